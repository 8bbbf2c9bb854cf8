"""Matches on their way from one store to another: lines of JSON, each of them one of

{"card": …, "sitters": […, …], "log": […], "shuffle": …}   a match, and the secret its shuffle follows from
{"guest": …, "keys": […], "marks": {…}, "account": …}       somebody who plays in them, and what they have learnt;
                                                            and "channels", by which they are told when they are away
{"review": …, "judgements": […]}                            what was found of a game, for one of them
{"said": …}                                                 what somebody said at a match that is remembered still
{"report": …}                                               what somebody complains of
{"rating": …}                                               how strong somebody was found to be in a game
{"gain": …}                                                 by how much a match has changed that
{"advantage": …}                                            what the first side of a game is worth
{"secret": …}                                               what makes the guests' cookies and invitations good
{"end": …}                                                  the last line: so many are before it

A match from before there were secrets has none, and neither has a line that was written then; nor marks or reviews,
before there were any; and who has no account has none. A match knows when a clock of it runs out, as so many
milliseconds from the moment of the export. What was rated is not rated again.
"""

import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple, TextIO

import msgspec

from threerings.core.game import ThreeRingsError
from threerings.store import Guest, MatchHeader, Person, ReviewKey, Sitter, Store, StoredMatch, StoredReview
from threerings.store.accounts import Account, Passkey
from threerings.store.calls import Channel
from threerings.store.ratings import Gain, Rating, Skill
from threerings.store.talk import Report, Said


class Advantage(NamedTuple):
    game: str
    skill: Skill


Found = StoredMatch | Person | StoredReview | Said | Report | Rating | Gain | Advantage | str
LONGEST_LINE = 16 * 2**20
"""Letters. Nobody plays so long, and whoever sends more would fill the memory."""


class BadLine(ThreeRingsError):
    """A line that is none of these, or a match that follows one nobody knows."""

    def __init__(self, fault: str, line: int = 0) -> None:
        super().__init__(fault)
        self.line = line


class Unfinished(ThreeRingsError):
    """Lines that nothing ends: some may be missing."""

    def __init__(self, lines: int) -> None:
        super().__init__(f"there is no end mark after {lines} lines")
        self.lines = lines
        self.end = end_mark(lines)


async def lines(store: Store) -> AsyncIterator[str]:
    """All of a store: guests first, and no match before the one it follows."""
    number = 0
    async for line in contents(store):
        yield line
        number += 1
    yield end_mark(number)


async def contents(store: Store) -> AsyncIterator[str]:
    yield json.dumps({"secret": await store.secret()})
    for person in await store.people():
        yield person_line(person)
    now = await store.beat(0)
    for match in await store.ids():
        stored = await store.match(match)
        assert stored is not None
        yield match_line(moved(stored, -now))
    for key in await store.review_keys():
        review = await store.review(key)
        assert review is not None
        yield review_line(review)
    for said in await store.all_talk():
        yield json.dumps({"said": said._asdict()}, ensure_ascii=False)
    for report in await store.reports():
        yield json.dumps({"report": report._asdict()}, ensure_ascii=False)
    for rating in await store.all_ratings():
        yield json.dumps({"rating": rating})
    for gain in await store.all_gains():
        yield json.dumps({"gain": gain})
    for game, skill in (await store.advantages()).items():
        yield json.dumps({"advantage": Advantage(game, skill)})


def moved(match: StoredMatch, by: int) -> StoredMatch:
    """The same by the clock of another house. What was overdue there is so here."""
    due = match.header.due
    return match._replace(header=match.header._replace(due=max(1, due + by) if due else 0))


def end_mark(lines: int) -> str:
    return json.dumps({"end": lines})


def read_all(file: TextIO) -> list[Found]:
    """What the lines of a file hold, if they are all there. Raises BadLine, naming the line, or Unfinished."""
    found: list[Found] = []
    while line := file.readline(LONGEST_LINE):
        if line.strip() == end_mark(len(found)):
            if file.read(1):
                raise BadLine("something is after the end", len(found) + 2)
            return found
        try:
            found.append(read(line))
        except BadLine as error:
            raise BadLine(str(error), len(found) + 1) from None
    raise Unfinished(len(found))


def match_line(match: StoredMatch) -> str:
    sitters = [sitter._asdict() for sitter in match.sitters]
    fields = {"card": match.header._asdict(), "sitters": sitters, "log": match.log, "shuffle": match.secret}
    return json.dumps(fields, ensure_ascii=False)


def person_line(person: Person) -> str:
    fields: dict[str, Any] = {"guest": person.guest._asdict(), "keys": person.keys, "marks": person.marks}
    if person.account:
        passkeys = [passkey._asdict() for passkey in person.account.passkeys]
        fields["account"] = {**person.account._asdict(), "passkeys": passkeys}
    if person.blocked:
        fields["blocked"] = True
    if person.channels:
        fields["channels"] = [channel._asdict() for channel in person.channels]
    return json.dumps(fields, ensure_ascii=False)


def read_person(value: Any) -> Person:
    """Raises ValueError, KeyError or TypeError."""
    guest = msgspec.convert([value["guest"][field] for field in Guest._fields], Guest)
    keys, marks = (
        msgspec.convert(value["keys"], tuple[str, ...]),
        msgspec.convert(value.get("marks", {}), dict[str, str]),
    )
    account = read_account(value["account"], guest.id) if "account" in value else None
    channels = tuple(read_channel(one, guest.id) for one in value.get("channels", []))
    return Person(guest, keys, marks, account, msgspec.convert(value.get("blocked", False), bool), channels)


def read_channel(value: Any, guest: str) -> Channel:
    channel = msgspec.convert([value[field] for field in Channel._fields], Channel)
    if channel.guest != guest:
        raise ValueError("a channel is somebody else's")
    return channel


def read_account(value: Any, guest: str) -> Account:
    passkeys = [[one[field] for field in Passkey._fields] for one in value["passkeys"]]
    account = msgspec.convert([{**value, "passkeys": passkeys}[field] for field in Account._fields], Account)
    if {guest} != {account.guest, *(passkey.guest for passkey in account.passkeys)}:
        raise ValueError("an account is somebody else's")
    return account


def review_line(review: StoredReview) -> str:
    fields = {**review._asdict(), **review.key._asdict()}
    lines = fields.pop("judgements")
    del fields["key"]
    return json.dumps({"review": fields, "judgements": lines}, ensure_ascii=False)


def read_review(value: Any) -> StoredReview:
    """Raises ValueError, KeyError or TypeError."""
    told = {**value["review"], "judgements": value["judgements"]}
    key = msgspec.convert([told[field] for field in ReviewKey._fields], ReviewKey)
    review = msgspec.convert([key, *(told[field] for field in StoredReview._fields[1:])], StoredReview)
    if any(len(line.splitlines()) > 1 for line in review.judgements):
        raise ValueError("a review has lines in lines")
    return review


def read(line: str) -> Found:
    """A match, a guest, a review or the secret. Raises BadLine."""
    try:
        value = json.loads(line)
        if "secret" in value:
            return msgspec.convert(value["secret"], str)
        if "said" in value:
            return msgspec.convert([value["said"][field] for field in Said._fields], Said)
        if "report" in value:
            return msgspec.convert([value["report"][field] for field in Report._fields], Report)
        if "rating" in value:
            return msgspec.convert(value["rating"], Rating)
        if "gain" in value:
            return msgspec.convert(value["gain"], Gain)
        if "advantage" in value:
            return msgspec.convert(value["advantage"], Advantage)
        if "review" in value:
            return read_review(value)
        if "guest" in value:
            return read_person(value)
        # What a header did not have yet when the line was written is as usual.
        fields = {**MatchHeader._field_defaults, **value["card"]}
        header = msgspec.convert([fields[field] for field in MatchHeader._fields], MatchHeader)
        first, second = ([sitter[field] for field in Sitter._fields] for sitter in value["sitters"])
        log = msgspec.convert(value["log"], tuple[str, ...])
        secret = msgspec.convert(value.get("shuffle", ""), str)
        match = StoredMatch(header, (msgspec.convert(first, Sitter), msgspec.convert(second, Sitter)), log, secret)
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadLine(str(error)) from None
    if any(len(text.splitlines()) != 1 for text in log):
        raise BadLine("the log has lines in lines")
    return match


async def take(store: Store, found: Found) -> bool | None:
    """Put what a line holds into a store; of a match, whether it was not there yet. Raises BadLine."""
    if isinstance(found, StoredMatch):
        follows = found.header.follows
        if follows and await store.match(follows) is None:
            raise BadLine(f"there is no match {follows} to follow")
        return await store.restore(moved(found, await store.beat(0)))
    if isinstance(found, StoredReview):
        if await store.match(found.key.match) is None or await store.guest(found.key.guest) is None:
            raise BadLine(f"there is no match {found.key.match} of which that is a review, or nobody who asked for it")
        await store.restore_review(found)
    elif isinstance(found, Said | Report):
        if await store.match(found.match) is None:
            raise BadLine(f"there is no match {found.match} at which that was said")
        await (store.say(found) if isinstance(found, Said) else store.report(found))
    elif isinstance(found, Rating):
        await store.take_rating(found)
    elif isinstance(found, Gain):
        await store.take_gain(found)
    elif isinstance(found, Advantage):
        await store.take_advantage(*found)
    elif isinstance(found, Person):
        await store.take_person(found)
    else:
        await store.take_secret(found)
    return None
