"""What the two stores have in common: the columns of a match, and numbered migrations."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

from threerings.store import (
    ALL,
    DONE,
    EXPIRED,
    GOING,
    INVITED,
    OPEN,
    OVER,
    TURN,
    Card,
    Guest,
    Kept,
    Most,
    NewerStore,
    Person,
    Sitter,
    TooManyMatches,
    TooManyOpen,
)

SHORT_OF_A_LOG = "id, game, rules_version, options, games, public, request, follows, status, result, made, twin, awaits"
COLUMNS = f"{SHORT_OF_A_LOG}, length, secret"
FREE = f"status IN ('{OPEN}', '{INVITED}')"
"""As in the index of those that may expire, which is found by just these words."""
FINISHED = f"status IN ('{OVER}', '{EXPIRED}')"
AWAITED = "(s.guest = {guest} AND (awaits & 1) != 0 OR t.guest = {guest} AND (awaits & 2) != 0)"
WHICH = {
    ALL: "true",
    TURN: f"NOT {FINISHED} AND {AWAITED}",
    GOING: f"NOT {FINISHED} AND NOT {AWAITED}",
    DONE: FINISHED,
}
"""The parts of a guest's matches."""


def values_of(match: Kept) -> tuple[Any, ...]:
    """The values of the COLUMNS of a match."""
    card = match.card
    made = card.made or f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}"
    options = json.dumps(dict(card.options), ensure_ascii=False, separators=(",", ":"))
    marks = (card.request or None, card.follows or None)
    state = (card.status, card.result, made, card.twin, card.awaits)
    return (*card[:3], options, card.games, card.public, *marks, *state, len(match.log), match.secret)


def kept(row: tuple[Any, ...]) -> Kept:
    """A match without its log, from SHORT_OF_A_LOG and who sits there."""
    *card, first_guest, first_bot, second_guest, second_bot = row
    values = Card(*card)
    values = values._replace(
        options=json.loads(card[3]),
        public=bool(card[5]),
        request=card[6] or "",
        follows=card[7] or "",
        twin=bool(card[11]),
    )
    return Kept(values, (Sitter(first_guest, first_bot), Sitter(second_guest, second_bot)))


def in_list(row: tuple[Any, ...]) -> Kept:
    """The same with its place before it."""
    return kept(row[1:])._replace(place=row[0])


def with_log(row: tuple[Any, ...]) -> Kept:
    """The same with its log and its secret, from two more columns."""
    return kept(row[:-2])._replace(log=tuple(str(row[-2] or "").splitlines()), secret=row[-1])


def too_many(match: Kept, has: Sequence[int], most: Most) -> None:
    """Whether a guest who has so many matches, and so many open, may play in one more.

    Raises TooManyMatches or TooManyOpen.
    """
    if has[0] >= most.unfinished:
        raise TooManyMatches(most.unfinished)
    if match.card.status == OPEN and has[1] >= most.open:
        raise TooManyOpen(most.open)


def person(row: tuple[Any, ...]) -> Person:
    """From a guest's columns, and their keys in one text."""
    return Person(Guest(*row[:-1]), tuple(str(row[-1] or "").split()))


def scripts(kind: str) -> list[str]:
    """The migrations of a kind of store, in their order."""
    folder = files("threerings.store").joinpath("migrations", kind)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found]


def missing(kind: str, version: int) -> list[str]:
    """The migrations that a store of this version still needs. Raises NewerStore."""
    known = scripts(kind)
    if version > len(known):
        raise NewerStore(f"the store is of version {version}; this program knows {len(known)}")
    return known[version:]
