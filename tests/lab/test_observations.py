"""Observations: made from views only, documented place by place, and the same until their version says otherwise."""

import hashlib
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.support.cases import CASES, RARE_POSITIONS, Case
from tests.support.interference import Pair, pairs, pairs_from
from threerings import lab
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Game, Prompt
from threerings.core.match import Match
from threerings.core.zones import members
from threerings.games import GAMES, load
from threerings.games.confrontation.belief import placements
from threerings.lab.document import document
from threerings.lab.opening import NoView, layout, observation_of
from threerings.lab.seeds import nature

DOCUMENT = Path(__file__).parents[2] / "docs" / "observations.md"
MATCHES = 12

GOLDEN = {
    "the-duel": (1, 760, "87b65a76b51ec395"),
    "confrontation": (1, 730, "66f1f79bc15d3f58"),
    "middle-earth": (1, 1071, "87d8a73d086deb36"),
    "riddles": (1, 58, "3b4bbc7ee1615c55"),
}
"""For each game the version of its observations, their size, and a sum over layout and contents."""


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_that_changes_gets_a_new_version(name: str) -> None:
    """After a change that was meant: raise the game's OBSERVATION_VERSION, then write the new line here."""
    game, found = load(name), hashlib.sha256(repr(layout(name).spans).encode())
    for case in CASES:
        if case.name == name:
            for state in case.positions(seed=1):
                for seat in (0, 1):
                    found.update(observation_of(game, state, seat))
    assert (game.observation_version, layout(name).size, found.hexdigest()[:16]) == GOLDEN[name]


def test_the_document_says_what_the_code_does() -> None:
    assert DOCUMENT.read_text("utf-8") == document(), "python -m threerings.lab.document > docs/observations.md"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_stays_within_its_bounds_and_every_view_fills_the_places(case: Case) -> None:
    most = layout(case.name).most()
    for seed in range(3):
        for state in case.positions(seed):
            for seat in (0, 1):
                sheet = observation_of(case.game, state, seat)
                assert len(sheet) == layout(case.name).size
                assert all(number <= bound for number, bound in zip(sheet, most, strict=True))


def same(game: Game[Any, Any], pair: Pair, observer: int) -> bool:
    return observation_of(game, pair.one, observer) == observation_of(game, pair.other, observer)


@pytest.mark.parametrize("observer", [0, 1])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_tell_apart_is_observed_alike(case: Case, observer: int) -> None:
    game, rng, apart = case.game, Random(observer), 0
    for _ in range(MATCHES):
        for pair in pairs(game, case.options, observer, rng):
            assert same(game, pair, observer)
            apart += game.position(pair.one) != game.position(pair.other)
    assert apart > MATCHES, "the pairs must really differ behind the scenes for the law to mean anything"


@pytest.mark.parametrize("name", RARE_POSITIONS)
def test_rare_questions_are_observed_alike_too(name: str) -> None:
    case, position = RARE_POSITIONS[name]
    game, rng, apart = case.game, Random(7), 0
    state = game.setup(position, case.options)
    for observer in 10 * (0, 1):
        for pair in pairs_from(game, state, observer, rng):
            assert same(game, pair, observer)
            apart += game.position(pair.one) != game.position(pair.other)
    assert apart > 10


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_world_imagined_from_a_view_is_observed_as_the_truth_is(case: Case) -> None:
    """Whoever is given nothing but a view can have its observation too."""
    game, rng = case.game, Rng(3)
    for state in case.positions(seed=4):
        for seat in (0, 1):
            world = game.worlds(game.view(state, seat)).draw(rng)
            assert observation_of(game, world, seat) == observation_of(game, state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_prompt_alone_is_observed_as_the_doors_show_it(case: Case) -> None:
    options: dict[str, Any] = {name.replace("-", "_"): value for name, value in case.options.items()}
    env = lab.env(case.name, **options)
    match, rng = Match(case.game, case.options, chance=nature(2).below), Random(5)
    env.reset(seed=2)
    while match.outcome is None:
        for seat, side in enumerate(case.game.sides):
            observed, shown = lab.observe(match.prompt(seat)), env.observe(side)["observation"]
            assert (observed.dtype, observed.shape, observed.flags.writeable) == (shown.dtype, shown.shape, True)
            assert (observed == shown).all()
        action = rng.choice(match.prompt(match.actor).legal)
        match.submit(match.actor, match.ply, case.game.actions[action].text)
        env.step(action)


def test_what_is_no_players_view_is_not_observed() -> None:
    with pytest.raises(NoView, match="str is not the view of a game"):
        lab.observe(Prompt(0, 0, "all I know", ()))
    with pytest.raises(ValueError, match="only a player's view"):
        lab.observe(Match(load("the-duel"), chance=nature(1).below).prompt(PUBLIC))


def seen(name: str, position: str, seat: int) -> dict[str, str]:
    game = load(name)
    return layout(name).read(observation_of(game, game.setup(position, {}), seat))


def test_the_duel_is_observed_as_it_stands() -> None:
    position = """
        duel 2; began balrog; lost gandalf; row C05 C12; gandalf energy 12 step 1; balrog energy 14 step 2
        gandalf hand C01 rage ...; balrog hand C06 C07 ...; balrog seen C06; gandalf seen rage
        """
    mine, theirs = seen("the-duel", position, 0), seen("the-duel", position, 1)
    assert mine["seat"] == "gandalf"
    assert (mine["your row"], mine["their row"]) == ("C12:2", "C05:1")
    assert (mine["your energy"], mine["their energy"], mine["their step"]) == ("12", "14", "2")
    struck = "duel 1; asks keep gandalf; due 3; row C01 C05; gandalf energy 15 step 1; balrog energy -2 step 0"
    assert seen("the-duel", struck, 0)["their below zero"] == "2"
    assert {"C01", "rage"} <= set(mine["your hand"].split(", "))
    assert (mine["their seen"], mine["your seen"]) == ("C06", "rage")
    assert theirs["began"] == "you"
    assert "C07" in theirs["your hand"]
    assert "C07" not in mine.get("their seen", "")


def test_the_confrontation_is_observed_as_it_stands() -> None:
    position = """
        light frodo@shire sam@rhudaur gandalf@eregion; dark troll@mordor orcs@mordor warg@gondor
        seen dark stood 0000000000000012 out 0,1,2,3,4,5 | met warg gondor
        """
    mine = seen("confrontation", position, 0)
    assert mine["your frodo or balrog"] == "shire"
    assert mine["their counts"] == "gondor:1, mordor:2"
    assert mine["their gimli or warg: may stand"] == "gondor"
    assert mine["their legolas or orcs: may stand"] == "gondor, mordor"
    assert "their frodo or balrog: may stand" not in mine


@pytest.mark.parametrize("case", [case for case in CASES if case.name == "confrontation"], ids=str)
def test_a_piece_may_stand_wherever_belief_holds_it_possible(case: Case) -> None:
    """The observation looks at each piece alone, so it may allow more than the exact belief, never less."""
    found = import_module("threerings.games.confrontation.observation")
    for ply, state in enumerate(case.positions(seed=1)):
        view = case.game.view(state, 1)
        for seat in (0, 1):
            army = view.army(seat)
            if ply % 12 == 0 and army.trace:
                exact = [0] * 9
                for places in placements(army.trace, 9 * seat):
                    for piece in range(9):
                        exact[piece] |= 1 << (places >> 5 * piece & 31)
                loose = found.may_stand(army.seen, 9 * seat)
                for piece in range(9):
                    possible = {region for region in members(exact[piece]) if region < 16 and army.counts[region]}
                    assert possible <= set(members(loose.of(piece)))


def test_middle_earth_is_observed_as_it_stands() -> None:
    position = """
        chapter 2; player sauron; fellowship coins 5 steps 3; sauron coins 4; fellowship tiles bree
        fellowship units arnor 2 gondor 1; up erebor isengard; slots 0=night-ride 1=archive 2=banner 6=? 7=? 11=tribute
        """
    mine = seen("middle-earth", position, 0)
    assert (mine["chapter"], mine["actor"], mine["player"]) == ("2", "the opponent", "the opponent")
    assert (mine["your coins"], mine["your steps"], mine["your units"]) == ("5", "3", "arnor:2, gondor:1")
    assert (mine["landmarks up"], mine["your landmarks"]) == ("erebor, isengard", "bree")
    game = load("middle-earth")
    place = [action.text for action in game.actions[23:46]].index("play night-ride") + 1
    assert (mine["slot 0"], mine["slot 6"]) == (f"card {place}", "face down")
