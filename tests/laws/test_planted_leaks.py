"""The non-interference law itself is put to the test: it must find leaks that were planted."""

from collections.abc import Callable
from random import Random

import pytest

from tests.support.cases import CONFRONTATION, KOSMOS, RARE_POSITIONS, Case
from tests.support.interference import appearance, beats, pairs, pairs_from
from threerings.bots.tempo import Pace, on_the_beat
from threerings.core.game import State

Leak = Callable[[State], object]


def tells_apart(case: Case, observer: int, leak: Leak) -> bool:
    """Whether the law sees a difference when every page also shows the leak."""
    game = case.game
    for seed in range(40):
        for one, other in pairs(game, case.options, observer, Random(seed)):
            pages = [appearance(game, state, observer) + repr(leak(state)).encode() for state in (one, other)]
            if pages[0] != pages[1]:
                return True
    return False


def dark_pieces_in(case: Case, state: State, region: str) -> list[str]:
    """Dark's pieces in a region, in the order of their numbers."""
    line = next(line for line in case.game.position(state).splitlines() if line.startswith("dark "))
    return [word for word in line.split() if word.endswith(f"@{region}")]


LEAKS: dict[str, tuple[Case, int, Leak]] = {
    "one identity": (CONFRONTATION, 0, lambda state: "troll@gondor" in dark_pieces_in(CONFRONTATION, state, "gondor")),
    "one slot's order": (CONFRONTATION, 0, lambda state: dark_pieces_in(CONFRONTATION, state, "mordor")[:1] < ["o"]),
    "one prompt": (CONFRONTATION, 0, lambda state: state.actor() == 1 and len(state.legal()) > 12),
    "one card of a hand": (
        KOSMOS,
        0,
        lambda state: "C05" in KOSMOS.game.position(state).split("balrog hand")[1].splitlines()[0],
    ),
    "what spectators must not see": (
        KOSMOS,
        2,
        lambda state: "C05" in KOSMOS.game.position(state).split("gandalf seen")[1].splitlines()[0],
    ),
}


@pytest.mark.parametrize(("case", "observer", "leak"), LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(case: Case, observer: int, leak: Leak) -> None:
    assert tells_apart(case, observer, leak)


def in_haste(pace: Pace, choose: Callable[[], int], clock: Callable[[], float], sleep: Callable[[float], None]) -> int:
    """On the beat, but on the first one after the thought: where there is nothing to think about, almost at once."""
    began = clock()
    chosen = choose()
    sleep(pace._replace(beats=1).rest(clock() - began))
    return chosen


@pytest.mark.parametrize("keep_time", [in_haste, on_the_beat])
def test_a_bot_that_answers_as_soon_as_it_knows_is_found(keep_time: Callable[..., int]) -> None:
    """Sam beside Frodo has something to think about, Sam beside Merry has not."""
    case, position = RARE_POSITIONS["Sam and Frodo side by side"]
    game, state, times = case.game, case.game.setup(position, case.options), set()
    for seed in range(60):
        for pair in pairs_from(game, state, 1, Random(seed)):
            if pair.one.actor() == 0 and {len(truth.legal()) > 1 for truth in pair} == {True, False}:
                times.add(tuple(beats(game, truth, "master", False, keep_time) for truth in pair))
    assert times
    assert all(one == other for one, other in times) == (keep_time is on_the_beat)


@pytest.mark.parametrize("case", [KOSMOS, CONFRONTATION], ids=str)
def test_without_a_leak_there_is_nothing_to_find(case: Case) -> None:
    assert not any(tells_apart(case, observer, lambda _: None) for observer in (0, 1, 2))
