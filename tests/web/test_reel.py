"""A game on film: every choice is a move, nothing of the story is missing, nobody sees more than they knew."""

import itertools
from random import Random

import pytest

from threerings.core.chronicle import Chronicle
from threerings.core.game import NATURE, OBSERVERS, PUBLIC
from threerings.core.match import Match
from threerings.games import GAMES, load
from threerings.games.confrontation.stage import ended_combat, stage
from threerings.web.reel import Reel
from threerings.web.replays import picture_fields
from threerings.web.speech import speech


def played(game: str, plies: int | None = None) -> Match:
    match, rng = Match(load(game), chance=Random(3).randrange), Random(3)
    while match.outcome is None and (plies is None or match.ply < plies):
        prompt = match.prompt(match.actor)
        match.submit(prompt.seat, match.ply, match.game.actions[rng.choice(prompt.legal)].text)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_only_choices_are_moves(game: str) -> None:
    match = played(game)
    reel = Reel(match)
    walk, choosers = Match(match.game, match.options, chance=None), []
    for text in match.log:
        if walk.actor != NATURE:
            choosers.append((walk.ply, walk.actor))
        walk.follow([text])
    assert list(zip(reel.plies, reel.actors, strict=True)) == [*choosers, (match.ply, PUBLIC)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 40, None])
def test_every_picture_is_what_was_known(game: str, plies: int | None) -> None:
    match = played(game, plies)
    reel = Reel(match)
    for move, ply in enumerate(reel.plies):
        there = match.back_to(ply)
        for seat in OBSERVERS:
            assert reel.picture(move, seat).view == there.view(seat)
        views = there.view(0), there.view(1)
        assert reel.picture(move, None).view == match.game.open_view(views)


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_complete_and_every_line_has_its_move(game: str) -> None:
    match = played(game)
    reel = Reel(match)
    chronicle = Chronicle(Match(match.game, match.options, chance=None))
    chronicle.follow(match.log)
    for seat in OBSERVERS:
        assert [line for _, line in reel.story(seat)] == chronicle.story(seat)
    assert [line for _, line in reel.story(None)] == chronicle.open_story()
    moves = [move for move, _ in reel.story(PUBLIC)]
    assert moves == sorted(moves)
    assert moves[-1] == reel.last
    steps = [step for move in range(reel.last + 1) for step in reel.picture(move, PUBLIC).steps]
    assert len(steps) == match.ply, "every action is on exactly one picture"


def test_a_turn_is_jumped_over_as_a_whole() -> None:
    reel = Reel(played("confrontation"))
    turns = reel.turns()
    assert turns[0] == 0
    assert turns[-1] == reel.last
    for before, after in itertools.pairwise(turns):
        assert {reel.actors[move] for move in range(before, after)} == {reel.actors[before]}
        assert reel.turn_after(before) == after
        assert reel.turn_before(after) == before
        assert reel.turn_before(before + 1) == before
    assert reel.turn_before(0) == 0
    assert reel.turn_after(reel.last) == reel.last


def test_a_settled_combat_stays_on_the_stage_unless_another_begins() -> None:
    reel = Reel(played("confrontation"))
    for looker, seat in {"open": None, "light": 0, "dark": 1}.items():
        pictures = [reel.picture(move, seat) for move in range(reel.last + 1)]
        settled = [any(map(ended_combat, steps)) and stage(view) is None for view, steps in pictures]
        assert [past_combat(reel, move, looker) for move in range(reel.last + 1)] == settled
        assert sum(settled) > 3


def past_combat(reel: Reel, move: int, looker: str) -> bool:
    return "co-past" in picture_fields(reel, move, looker, speech("en", reel.game.name), ("Ada", "Bilbo"))["board"]
