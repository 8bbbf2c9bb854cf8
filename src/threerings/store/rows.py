"""What the two stores have in common: the columns of a match, and numbered migrations."""

import json
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

from threerings.store import Card, Guest, Kept, NewerStore, Person, Sitter

SHORT_OF_A_LOG = "id, game, rules_version, options, games, public, request, follows, status, result, made, twin"
COLUMNS = f"{SHORT_OF_A_LOG}, length, secret"


def values_of(match: Kept) -> tuple[Any, ...]:
    """The values of the COLUMNS of a match."""
    card = match.card
    made = card.made or f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}"
    options = json.dumps(dict(card.options), ensure_ascii=False, separators=(",", ":"))
    marks = (card.request or None, card.follows or None)
    state = (card.status, card.result, made, card.twin)
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


def with_log(row: tuple[Any, ...]) -> Kept:
    """The same with its log and its secret, from two more columns."""
    return kept(row[:-2])._replace(log=tuple(str(row[-2] or "").splitlines()), secret=row[-1])


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
