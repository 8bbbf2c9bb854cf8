"""What the two stores have in common: the columns of a match, and numbered migrations."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

from threerings.store import (
    ALL,
    CLOSED,
    DONE,
    EXPIRED,
    GOING,
    INVITED,
    OPEN,
    OVER,
    TURN,
    Guest,
    Marks,
    MatchHeader,
    MatchLimits,
    NewerStore,
    Person,
    ReviewKey,
    Sitter,
    StoredMatch,
    StoredReview,
    TooManyMatches,
    TooManyOpen,
)

LINK_LASTS = 15 * 60
"""Seconds for which a key that is good once can be spent."""
SHORT_OF_A_LOG = (
    "id, game, rules_version, options, games, public, request, follows, status, result, made, twin, awaits, clock, "
    "due, rated"
)
REVIEW = "match, number, guest, seed, iterations, choices, judgements, link, made"
COLUMNS = f"{SHORT_OF_A_LOG}, length, secret"
FREE = f"status IN ('{OPEN}', '{INVITED}')"
"""As in the index of those that may expire, which is found by just these words."""
FINISHED = f"status IN ('{OVER}', '{EXPIRED}', '{CLOSED}')"
LET_IN = "NOT EXISTS (SELECT 1 FROM blocked b WHERE b.guest = g.id)"
"""Of a guest g: the operator has not blocked them."""
AWAITED = "(s.guest = :wanted AND (awaits & 1) != 0 OR t.guest = :wanted AND (awaits & 2) != 0)"
WHICH = {
    ALL: "true",
    TURN: f"NOT {FINISHED} AND {AWAITED}",
    GOING: f"NOT {FINISHED} AND NOT {AWAITED}",
    DONE: FINISHED,
}
"""The parts of the matches of a guest who is wanted."""

MATCHES_OF = f"""
    SELECT count(DISTINCT match), count(DISTINCT CASE status WHEN '{OPEN}' THEN match END)
    FROM seats JOIN matches ON id = match WHERE guest = :guest AND guest != '' AND NOT {FINISHED}"""
"""How many unfinished matches a guest plays in, and how many of them are open."""


def moment(time: datetime) -> str:
    """As the stores write it: so texts are in the order of time."""
    return f"{time:%Y-%m-%d %H:%M:%S}"


def values_of(match: StoredMatch) -> tuple[Any, ...]:
    """The values of the COLUMNS of a match."""
    header = match.header
    made = header.made or moment(datetime.now(UTC))
    options = json.dumps(dict(header.options), ensure_ascii=False, separators=(",", ":"))
    marks = (header.request or None, header.follows or None)
    state = (header.status, header.result, made, header.twin, header.awaits, header.clock, header.due)
    known = (*header[:3], options, header.games, header.public, *marks, *state)
    return (*known, header.rated, len(match.log), match.secret)


def stored_match(row: tuple[Any, ...]) -> StoredMatch:
    """A match without its log, from SHORT_OF_A_LOG and who sits there."""
    *header, first_guest, first_bot, second_guest, second_bot = row
    values = MatchHeader(*header)
    values = values._replace(
        options=json.loads(header[3]),
        public=bool(header[5]),
        request=header[6] or "",
        follows=header[7] or "",
        twin=bool(header[11]),
    )
    return StoredMatch(values, (Sitter(first_guest, first_bot), Sitter(second_guest, second_bot)))


def listed_match(row: tuple[Any, ...]) -> StoredMatch:
    """The same with its place before it."""
    return stored_match(row[1:])._replace(place=row[0])


def with_log(row: tuple[Any, ...]) -> StoredMatch:
    """The same with its log and its secret, from two more columns."""
    return stored_match(row[:-2])._replace(log=tuple(str(row[-2] or "").splitlines()), secret=row[-1])


def check_limits(match: StoredMatch, has: Sequence[int], most: MatchLimits) -> None:
    """Whether a guest who has so many matches, and so many open, may play in one more.

    Raises TooManyMatches or TooManyOpen.
    """
    if has[0] >= most.unfinished:
        raise TooManyMatches(most.unfinished)
    if match.header.status == OPEN and has[1] >= most.open:
        raise TooManyOpen(most.open)


def person(row: tuple[Any, ...], marks: Marks) -> Person:
    """From a guest's columns, and their keys in one text."""
    return Person(Guest(*row[:-1]), tuple(str(row[-1] or "").split()), marks)


def review_values(review: StoredReview) -> dict[str, object]:
    """The values of the columns of a REVIEW by their names, and how many choices are judged."""
    lines, made = review.judgements, review.made or moment(datetime.now(UTC))
    values = {**review.key._asdict(), **review._asdict(), "made": made, "judged": len(lines)}
    del values["key"]
    return {**values, "judgements": "".join(f"{line}\n" for line in lines)}


def stored_review(row: tuple[Any, ...]) -> StoredReview:
    match, number, guest, seed, iterations, choices, judgements, link, made = row
    key = ReviewKey(match, number, guest)
    return StoredReview(key, seed, iterations, choices, tuple(judgements.split("\n")[:-1]), link, made)


def scripts(kind: str) -> list[str]:
    """The migrations of a kind of store, in their order."""
    folder = files("threerings.store").joinpath("migrations", kind)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found]


def missing_scripts(kind: str, version: int) -> list[str]:
    """The migrations that a store of this version still needs. Raises NewerStore."""
    known = scripts(kind)
    if version > len(known):
        raise NewerStore(f"the store is of version {version}; this program knows {len(known)}")
    return known[version:]
