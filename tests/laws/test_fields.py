"""A field of a state is declared once. Whoever forgets it elsewhere is told its name here."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from typing import Any, Final

import pytest

from tests.support.cases import CASES, RIDDLES, Case
from threerings.core.chance import Rng
from threerings.core.fields import Fields, field_values
from threerings.core.game import OBSERVERS, State
from threerings.lab.opening import observation_of

KNOWER: Final = "who knows it, not what is known: states are known to nature"
OPTION: Final = "settled before the start"
OWNER: Final = "whose it is; observers have their own side first"
PUBLIC: Final = "players know more"
END: Final = {"winner": "nothing is to be decided any more", "reason": "as the winner"}

CONSTANT: Final[Mapping[str, Mapping[str, str]]] = {
    "the-duel": {"seat": KNOWER},
    "confrontation": {
        "seat": KNOWER,
        "known": KNOWER,
        "shield": OPTION,
        "strict": OPTION,
        "forbidden": "a combat without cards is over before anything is asked",
    },
    "middle-earth": {"seat": KNOWER, "knows": KNOWER, "looks": KNOWER},
    "riddles": {},
}
"""Fields that no match changes, and why."""
SECRET: Final[Mapping[str, tuple[str, ...]]] = {
    "the-duel": ("seat", "displayed", "deck", "hand", "aside", "gone", "seen", "remembered", "recorded"),
    "confrontation": ("seat", "known", "mover", "peeked", "seen", "packed_places", "card"),
    "middle-earth": ("seat", "knows", "removed_cards", "looks", "shown_cards"),
    "riddles": ("places",),
}
"""Fields of which a viewer may know less than there is."""
UNOBSERVED: Final[Mapping[str, Mapping[str, str]]] = {
    "the-duel": {"seat": KNOWER, "owner": OWNER, "deck": OPTION, "shown": PUBLIC, "recorded": PUBLIC, **END},
    "confrontation": {"seat": KNOWER, "known": KNOWER, "first": OWNER, "full": "follows from the numbers", **END},
    "middle-earth": {"seat": KNOWER, "knows": KNOWER, "looks": KNOWER, "lying": "follows from the faces", **END},
    "riddles": {},
}
"""Fields that learners need not be told of, and why."""

SEEDS: Final = (*range(50), 215)
"""In match 215 Dark points at a piece that the Palantír has shown."""
ENOUGH: Final = 6
"""So many values of each field are looked at."""
EVERY_GAME: Final = pytest.mark.parametrize("name", sorted({case.name for case in CASES}))


def owned(whole: Fields, path: str = "") -> Iterator[tuple[str, Fields, str]]:
    """Every field of a state or a view and of its parts: its path, the part that has it, and its name there."""
    for name, value in field_values(whole).items():
        if isinstance(value, Fields):
            yield from owned(value, f"{path}{name}.")
        else:
            yield path + name, whole, name


def flat(whole: Fields) -> dict[str, Any]:
    """All fields by their paths, each as it is told if that is not as it is kept."""
    found, retold = dict[str, Any](), whole.retold()
    for name, value in field_values(whole).items():
        parts = flat(value) if isinstance(value, Fields) else {"": retold.get(name) or value}
        found |= {f"{name}.{path}".rstrip("."): part for path, part in parts.items()}
    return found


def differing(one: Fields, other: Fields) -> set[str]:
    """The paths of the fields in which two differ."""
    ones, others = flat(one), flat(other)
    return {path for path in ones | others if ones.get(path) != others.get(path)}


def apart_from(names: Iterable[str], paths: Iterable[str]) -> set[str]:
    """Those fields that are neither named nor parts of one that is."""
    return {path for path in paths if set(path.split(".")).isdisjoint(names)}


@cache
def changes(name: str) -> tuple[dict[str, set[str]], list[tuple[Case, State]]]:
    """The first values of every field in random matches, whosever it is, and the positions that brought them."""
    values, found = defaultdict[str, set[str]](set), list[tuple[Case, State]]()
    for case in CASES:
        for seed in SEEDS if case.name == name else ():
            for state in case.positions(seed):
                before = sum(map(len, values.values()))
                for path, value in flat(state).items():
                    known = values[path.rpartition(".")[2]]
                    known |= {repr(value)} if len(known) < ENOUGH else set()
                if sum(map(len, values.values())) > before:
                    found.append((case, state.copy()))
    return values, found


@EVERY_GAME
def test_matches_change_every_field(name: str) -> None:
    """Else the laws below would mean little."""
    values, _ = changes(name)
    assert {field for field, seen in values.items() if len(seen) == 1} == set(CONSTANT[name])


@EVERY_GAME
def test_a_copy_has_every_field(name: str) -> None:
    for _, state in changes(name)[1]:
        assert differing(state, state.copy()) == set()


@EVERY_GAME
def test_a_position_brings_back_every_field(name: str) -> None:
    for case, state in changes(name)[1]:
        assert differing(state, case.game.setup(case.game.position(state), case.options)) == set()


@EVERY_GAME
def test_views_have_every_field_that_is_no_secret(name: str) -> None:
    hidden = set[str]()
    for case, state in changes(name)[1]:
        views = [case.game.view(state, observer) for observer in OBSERVERS]
        hidden |= {path for view in views if isinstance(view, Fields) for path in differing(state, view)}
    assert apart_from(SECRET[name], hidden) == set()


@EVERY_GAME
def test_imagined_worlds_have_every_field(name: str) -> None:
    """Those that are no secret as they are, and secret ones so that a position can bring them back."""
    rng = Rng(1)
    for number, (case, state) in enumerate(changes(name)[1]):
        world = case.game.worlds(case.game.view(state, number & 1)).draw(rng)
        assert apart_from(SECRET[name], differing(state, world)) == set()
        assert differing(world, case.game.setup(case.game.position(world), case.options)) == set()


@EVERY_GAME
def test_learners_are_told_of_every_field(name: str) -> None:
    seen, fields = set[str](), set[str]()
    for case, state in changes(name)[1]:
        fields |= {path for path, _, _ in owned(state)}
        seen |= observed(case, state, fields - seen)
    assert apart_from(UNOBSERVED[name], fields - seen) == set()


def test_a_forgotten_field_is_named() -> None:
    case, state = RIDDLES, RIDDLES.start()
    vars(state)["doubts"] = 3
    assert differing(state, state.copy()) == {"doubts"}
    assert differing(state, case.game.setup(case.game.position(state), {})) == {"doubts"}
    assert observed(case, state, {"doubts", "asker"}) == {"asker"}


def observed(case: Case, state: State, paths: set[str]) -> set[str]:
    """Those of some fields with which an observation would change."""
    sheets, found = observations(case, state), set[str]()
    for path, part, name in owned(state):
        for value in others(getattr(part, name)) if path in paths else ():
            twin = deepcopy(state)
            setattr({path: part for path, part, _ in owned(twin)}[path], name, value)
            if observations(case, twin) not in (sheets, None):
                found.add(path)
    return found


def observations(case: Case, state: State) -> list[bytes] | None:
    try:
        return [observation_of(case.game, state, seat) for seat in (0, 1)]
    except (IndexError, TypeError, ValueError):  # no position of the game
        return None


def others(value: Any) -> list[Any]:
    """Some other values that a field might have."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value ^ 1, value + 1, value ^ 6]
    if isinstance(value, str):
        return [value[::-1]]
    if isinstance(value, list | tuple) and value:
        return [type(value)([other, *value[1:]]) for other in others(value[0])]
    return [None] if hasattr(value, "events") else []
