"""What games say for and against choices: sayable, by the view alone, and true."""

import pickle
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest

from tests.support.cases import CASES, Case
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, Game, Line, State
from threerings.games import load
from threerings.texts import LANGUAGES, keys, of_game, texts

MATCHES = 6
MANY = 60
"""Matches enough for the rarest sentence, but for one."""
ORDERED = """
    row enchantment C02 C01; waiting enchanted:power; balrog energy 14 step 0
    balrog hand power C03 C04 C05 C06 C07 C08 C09; balrog seen power; balrog shown power
"""
HOUSE = ("the-duel", "confrontation", "middle-earth")
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


def choices(case: Case, matches: int = MATCHES) -> Iterator[tuple[State, Any]]:
    """The positions of random matches in which a player has to choose, with that player's view."""
    for seed in range(matches):
        for state in case.positions(seed):
            if state.actor() < PUBLIC:
                yield state, case.game.view(state, state.actor())


def advice(game: Game[Any, Any], view: Any, action: int) -> list[Line]:
    gains, costs = game.weigh(view, action)
    return [*gains, *costs]


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_CASE
def test_whatever_may_be_chosen_can_be_advised_in_every_language(case: Case, language: str) -> None:
    words, game = texts(language, case.name), case.game
    for state, view in choices(case, 2):
        lines = [line for action in state.legal() for line in advice(game, view, action)]
        for said in map(words.say, [*game.matters(view), *lines]):
            assert said.endswith((".", "?")), said
            assert said[0].isupper() or not said[0].isalpha(), said


@EVERY_CASE
def test_advice_is_the_same_for_an_equal_view_that_shares_nothing(case: Case) -> None:
    for state, view in islice(choices(case), 0, None, 7):
        again = pickle.loads(pickle.dumps(view))
        assert case.game.matters(view) == case.game.matters(again)
        for action in state.legal():
            assert advice(case.game, view, action) == advice(case.game, again, action)


def test_there_is_something_to_say_of_nearly_every_choice() -> None:
    """Of the three games of the house; one that brings no advice is silent."""
    for case in CASES[:-1]:
        said = [bool(advice(case.game, view, action)) for state, view in choices(case) for action in state.legal()]
        assert sum(said) / len(said) > 0.95, case
    riddles = CASES[-1]
    assert not any(advice(riddles.game, view, action) for state, view in choices(riddles) for action in state.legal())


@EVERY_CASE
def test_what_is_said_to_end_a_match_ends_it_and_nothing_else_does(case: Case) -> None:
    """In the truth, and in the worlds that the view allows."""
    game = case.game
    for state, view in choices(case):
        worlds = [state, *(game.worlds(view).draw(Rng(seed)) for seed in range(2))]
        for action in state.legal():
            keys_said = {line.key for line in advice(game, view, action)}
            for world in worlds:
                after = world.copy()
                after.play(action)
                won = after.result(view.seat)
                if game.name in HOUSE:
                    assert ("advice-wins-match" in keys_said) == (won == 1)
                    assert ("advice-loses-match" in keys_said) == (won == -1)


def after(game: Game[Any, Any], state: State, action: int) -> Any:
    twin = state.copy()
    seat = state.actor()
    twin.play(action)
    return game.view(twin, seat)


def values(lines: list[Line], key: str) -> list[Any]:
    return [line.values for line in lines if line.key == f"advice-{key}"]


def test_energy_that_a_card_of_the_duel_costs_is_lost_in_truth() -> None:
    checked = 0
    for case in CASES[:2]:
        for state, view in choices(case):
            for action in state.legal():
                then, seat = after(case.game, state, action), view.seat
                if then.duel != view.duel:
                    continue
                own = view.side(seat).energy - then.side(seat).energy
                other = view.side(1 - seat).energy - then.side(1 - seat).energy
                gains, costs = case.game.weigh(view, action)
                assert [found["loss"] for found in values(costs, "hurts")] == ([own] if own > 0 else [])
                assert [found["loss"] for found in values(gains, "hits")] == ([other] if other > 0 else [])
                assert [found["number"] for found in values(gains, "lifts")] == ([-own] if own < 0 else [])
                assert [found["number"] for found in values(costs, "lifts-other")] == ([-other] if other < 0 else [])
                checked += bool(own or other)
    assert checked > 500


def test_what_a_duel_won_brings_is_climbed_in_truth() -> None:
    checked = 0
    for state, view in choices(CASES[0], 12):
        for action in state.legal():
            then = after(CASES[0].game, state, action)
            for seat, key in ((view.seat, "wins-duel"), (1 - view.seat, "loses-duel")):
                climbed = then.side(seat).step - view.side(seat).step
                found = values(advice(CASES[0].game, view, action), key)
                assert [value["steps"] for value in found] == ([climbed] if climbed else [])
                checked += len(found)
    assert checked > 10


def test_pieces_said_to_be_lost_or_taken_at_once_are_out_in_truth() -> None:
    checked = 0
    for case in CASES[2:4]:
        for state, view in choices(case, 12):
            for action in state.legal():
                then = after(case.game, state, action)
                lines = advice(case.game, view, action)
                for seat, key in ((view.seat, "loses"), (1 - view.seat, "takes")):
                    out = then.army(seat).out & ~view.army(seat).out
                    assert len(values(lines, key)) == out.bit_count()
                    checked += out.bit_count()
    assert checked > 50


def test_how_a_meeting_ends_before_any_card_is_how_it_ends_without_one() -> None:
    """Saruman forbids cards: what was said of the meeting then holds in truth."""
    game, checked = load("confrontation"), 0
    for case in CASES[2:4]:
        for state, view in choices(case, 40):
            if not any(game.actions[action].text == "forbid" for action in state.legal()):
                continue
            [line] = [line for line in game.matters(view) if line.key == "advice-fight"]
            own, other = line.values["strength"], line.values["against"]
            assert isinstance(own, int)
            assert isinstance(other, int)
            lines = advice(game, view, game.action("forbid").index)
            assert bool(values(lines, "loses")) == (own <= other)
            assert bool(values(lines, "takes")) == (other <= own)
            checked += 1
    assert checked > 5


def test_what_opens_in_the_layout_and_what_the_purse_pays_is_so_in_truth() -> None:
    case = CASES[4]
    checked = 0
    for state, view in choices(case):
        for action in state.legal():
            text = case.game.actions[action].text
            if not text.startswith(("play ", "discard ", "landmark ")):
                continue
            then, lines = after(case.game, state, action), advice(case.game, view, action)
            if then.chapter != view.chapter or then.outcome():
                continue
            fresh = {card for card in then.accessible if card not in view.accessible}
            assert sum(len(found["cards"]) for found in values(lines, "opens")) == len(fresh)
            for found in values(lines, "pays"):
                assert int(found["left"]) <= view.side(view.seat).coins
                checked += 1
            assert bool(values(lines, "turns-up")) >= bool(then.due)
    assert checked > 100


@pytest.mark.parametrize("game", HOUSE)
def test_every_sentence_of_advice_is_given_in_some_match(game: str) -> None:
    cases = [case for case in CASES if case.name == game]
    ordered = [load(game).setup(ORDERED, {})] if game == "the-duel" else []
    rare = [(cases[0], state, load(game).view(state, 0)) for state in ordered]
    found = {
        line.key
        for case, state, view in chain(rare, ((case, *found) for case in cases for found in choices(case, MANY)))
        for line in (
            *case.game.matters(view),
            *(line for action in state.legal() for line in advice(case.game, view, action)),
        )
    }
    assert {key for key in keys(of_game("en", game)) if key.startswith("advice-")} - found == set()
