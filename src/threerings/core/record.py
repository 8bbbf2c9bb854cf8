"""Matches on paper: a text file that anybody can read, replay and check.

A record is a header, the text of every action in order, nature's included, and the end. Each line closes with a tab
and a link of a hash chain that runs through all lines before it, so that any changed byte is found. A file holds one
record, or both games of a two-game match.

Where the shuffle can be proven, the header has its commitment, and there are other lines between the actions: what the
players have added, and what was taken back. The secret closes the file once the match is over.

    entropy SIDE DIGITS      undo to PLY      secret DIGITS

In any record, a player who gives up is named before the end, and so is one whose time has run out, who has gone, or
who has broken off. That ends the whole match: no other game follows. And it is noted whenever a player was given a
hint, or began or ceased to play with a coach, before the choice that it helped.

    resign SIDE      timeout SIDE      absent SIDE      abort SIDE
    hint SIDE      coach on SIDE      coach off SIDE      chances on SIDE      chances off SIDE
"""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, NamedTuple

from threerings.core.fair import DIGITS
from threerings.core.game import Game, Options, Outcome, ThreeRingsError, UnknownAction
from threerings.core.match import WAYS_OUT, Chance, IllegalAction, Match, StaleAction

FORMAT = 1
LINK_LENGTH = 16
BESIDES = re.compile(r"entropy (?P<side>\S+)(?: (?P<entropy>(?:[0-9a-f]{2})+))?|undo to (?P<ply>\d{1,6})")
"""Lines that are no actions."""
HINT = "hint"
COACH_ON = "coach on"
COACH_OFF = "coach off"
CHANCES_ON = "chances on"
CHANCES_OFF = "chances off"
AIDS = (HINT, COACH_ON, COACH_OFF, CHANCES_ON, CHANCES_OFF)
AID = re.compile(rf"(?P<aid>{'|'.join(AIDS)}) (?P<side>\S+)")
"""Lines that say what help a player had; nothing follows from them."""
SECRET = "secret "
RESIGN = "resign"
GIVEN_UP = re.compile(rf"(?P<way>{'|'.join(WAYS_OUT)}) (?P<side>.*)")
"""The line that ends a match from outside the rules."""


class BadRecord(ThreeRingsError):
    """A record that was damaged, or that the rules do not allow."""


class OtherRules(BadRecord):
    """A match made by another version of the rules that cannot be played again by today's."""

    def __init__(self, made: int, now: int, fault: str) -> None:
        super().__init__(f"made by version {made} of the rules; {fault}")
        self.made = made
        self.now = now


class NewerRules(OtherRules):
    def __init__(self, made: int, now: int) -> None:
        super().__init__(made, now, f"here they are known up to version {now}")


class OldRules(OtherRules):
    """`fault` says where today's rules do not fit."""

    def __init__(self, made: int, now: int, fault: str) -> None:
        super().__init__(made, now, f"today's, version {now}, do not fit it: {fault}")
        self.fault = fault


@contextmanager
def by_todays_rules(made: int, game: Game[Any, Any]) -> Iterator[None]:
    """Play something again that was made by some version of the rules: the one place that decides about versions.

    What an older version made is as good as today's if nothing goes wrong here. Raises NewerRules, and OldRules for
    whatever goes wrong with an older one.
    """
    now = game.rules_version
    if made > now:
        raise NewerRules(made, now)
    try:
        yield
    except (ThreeRingsError, LookupError, ValueError) as error:
        if made < now:
            raise OldRules(made, now, str(error)) from None
        raise


class Header(NamedTuple):
    """What was settled before the first action."""

    game: str
    rules_version: int
    """Of the rules by which the record was begun."""
    options: Options
    position: str | None = None
    """Where the match started, if not at the beginning."""
    players: tuple[str, str] = ("", "")
    """Names, by seat."""
    number: int = 1
    games: int = 1
    """This is game `number` of a match of so many games."""
    commitment: str = ""
    """Of the secret that the shuffle follows from, if it can be proven."""
    twin: bool = False
    """Whether both games are played on the same shuffle."""

    def line(self) -> str:
        fields = self._asdict()
        if not self.commitment:
            del fields["commitment"], fields["twin"]
        return json.dumps({"threerings": FORMAT, **fields}, ensure_ascii=False, separators=(",", ":"))


class Record(NamedTuple):
    header: Header
    actions: tuple[str, ...]
    """Those that count: nothing that was taken back."""
    end: str | None
    """The last line of a finished match."""
    lines: tuple[str, ...] = ()
    """All lines between header and end, if there are others than these actions."""
    secret: str = ""
    """What the shuffle follows from, once the whole match is over."""
    resigned: str = ""
    """The side that has given the whole match up …"""
    way: str = RESIGN
    """… and how: one of the WAYS_OUT."""


class Aids(NamedTuple):
    """What help a side had in a game."""

    side: str
    hints: int
    coached: bool
    shown_chances: bool


def aids_in(lines: Iterable[str], sides: Iterable[str]) -> list[Aids]:
    """Of all sides that had any. A choice that was taken back does not take back what helped with it."""
    found = [aid for aid in map(AID.fullmatch, lines) if aid]
    used = {side: [aid["aid"] for aid in found if aid["side"] == side] for side in sides}
    return [Aids(side, aids.count(HINT), COACH_ON in aids, CHANCES_ON in aids) for side, aids in used.items() if aids]


def header_of(match: Match, players: tuple[str, str], number: int = 1, games: int = 1) -> Header:
    game = match.game
    return Header(game.name, game.rules_version, match.options, match.position, players, number, games)


def end_line(game: Game[Any, Any], outcome: Outcome) -> str:
    winner = "nobody" if outcome.winner is None else game.sides[outcome.winner]
    return f"end {winner} {outcome.reason} {outcome.points[0]}-{outcome.points[1]}"


def link(before: str, text: str) -> str:
    """The link that closes a line."""
    return sha256(f"{before}\n{text}".encode()).hexdigest()[:LINK_LENGTH]


def write(records: Iterable[Record]) -> str:
    """The text of a record file."""
    texts: list[str] = []
    for record in records:
        texts += [record.header.line(), *(record.lines or record.actions)]
        texts += [f"{record.way} {record.resigned}"] if record.resigned else []
        texts += [record.end] if record.end else []
        texts += [SECRET + record.secret] if record.secret else []
    lines, before = [], ""
    for text in texts:
        before = link(before, text)
        lines.append(f"{text}\t{before}\n")
    return "".join(lines)


def read(content: bytes) -> list[Record]:
    """The records in a file. Raises BadRecord at the first line that is not as it was written."""
    texts = checked_lines(content)
    if not texts:
        raise BadRecord("the record is empty")
    drafts: list[Draft] = []
    for number, text in enumerate(texts, start=1):
        last = drafts[-1] if drafts else None
        if text.startswith("{") and last and last.resigned:
            raise BadRecord("the games of the match do not belong together")
        if text.startswith("{") and not (last and last.secret):
            drafts.append(Draft(read_header(text, number)))
        elif last is None or not last.take(text):
            raise BadRecord(f"line {number}: expected a header, found {text!r}")
    return [draft.record() for draft in drafts]


class Draft:
    """A record that is being read."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.actions: list[str] = []
        self.lines: list[str] = []
        self.end: str | None = None
        self.secret = ""
        self.resigned, self.way = "", RESIGN
        self.plain = True
        """Whether all lines are actions that count."""

    def take(self, text: str) -> bool:
        """One more line; whether it can stand here."""
        if reveals(self.header, text) and not self.secret:
            self.secret = text.removeprefix(SECRET)
        elif self.end or self.secret:
            return False
        elif text.startswith("end "):
            self.end = text
        elif self.resigned:
            return False
        elif given_up := GIVEN_UP.fullmatch(text):
            self.way, self.resigned = given_up["way"], given_up["side"]
        else:
            self._add(text)
        return True

    def _add(self, text: str) -> None:
        """A line between header and end."""
        self.lines.append(text)
        besides = BESIDES.fullmatch(text) if self.header.commitment else None
        if besides is None and not AID.fullmatch(text):
            self.actions.append(text)
            return
        self.plain = False
        if besides and besides["ply"]:
            del self.actions[int(besides["ply"]) :]

    def record(self) -> Record:
        lines = () if self.plain else tuple(self.lines)
        return Record(self.header, tuple(self.actions), self.end, lines, self.secret, self.resigned, self.way)


def reveals(header: Header, text: str) -> bool:
    """Whether a line is the secret that a record has promised."""
    return bool(header.commitment and text.startswith(SECRET) and DIGITS.fullmatch(text.removeprefix(SECRET)))


def checked_lines(content: bytes) -> list[str]:
    """The lines without their links, checked."""
    *lines, rest = content.split(b"\n")
    texts: list[str] = []
    before = ""
    for number, line in enumerate(lines, start=1):
        try:
            text, _, closing = line.decode("utf-8").rpartition("\t")
        except UnicodeDecodeError:
            raise BadRecord(f"line {number}: not UTF-8 text") from None
        before = link(before, text)
        if closing != before:
            raise BadRecord(f"line {number}: was changed, or a line before it is missing")
        texts.append(text)
    if rest:
        raise BadRecord(f"line {len(lines) + 1}: is cut off")
    return texts


def read_header(text: str, number: int) -> Header:
    try:
        fields = json.loads(text)
        if fields.pop("threerings") != FORMAT:
            raise BadRecord(f"line {number}: a record of another format")
        header = Header(**{**fields, "players": tuple(fields["players"])})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise BadRecord(f"line {number}: not the header of a record") from None
    if not well_formed(header):
        raise BadRecord(f"line {number}: not the header of a record")
    return header


def well_formed(header: Header) -> bool:
    """Whether the values are of their kinds: anybody may have written the file."""
    names: list[object] = [header.game, *header.players, "" if header.position is None else header.position]
    numbers: list[object] = [header.rules_version, header.number, header.games]
    options: object = header.options
    promise: object = header.commitment
    fits = all(isinstance(name, str) for name in names) and all(type(number) is int for number in numbers)
    fits &= promise == "" or (isinstance(promise, str) and DIGITS.fullmatch(promise) is not None)
    fits &= header.twin in (False, header.games == 2 and promise != "") and type(header.twin) is bool
    fits = fits and header.rules_version >= 1 and 1 <= header.number <= header.games <= 2
    return fits and len(names) == 4 and isinstance(options, dict)


def replay(record: Record, game: Game[Any, Any], chance: Chance | None = None) -> Match:
    """The match a record tells of, played again by the rules. Raises BadRecord where it breaks them."""
    with by_todays_rules(record.header.rules_version, game):
        *_, (match, _) = steps(record, start_of(record, game))
        if record.resigned:
            give_up(match, record.resigned, record.way)
        check_end(record, game, match)
    match.go_on_with(chance)
    return match


def give_up(match: Match, side: str, way: str) -> None:
    """Raises BadRecord if nobody plays this side, or the match is over."""
    try:
        match.resign(match.game.sides.index(side), WAYS_OUT[way])
    except (ValueError, StaleAction):
        raise BadRecord(f"nobody could give up here: {side}") from None


def start_of(record: Record, game: Game[Any, Any]) -> Match:
    """The match of a record before its first line. Raises BadRecord."""
    header = record.header
    try:
        return Match(game, header.options, header.position, chance=None)
    except ThreeRingsError as error:
        raise BadRecord(f"header: {error}") from None


def steps(record: Record, match: Match) -> Iterator[tuple[Match, str]]:
    """Each line of a record with the match before it; at last the whole match, with no line. Raises BadRecord."""
    for text in record.lines or record.actions:
        yield match, text
        besides = BESIDES.fullmatch(text) if record.lines else None
        try:
            if besides and besides["ply"]:
                match = match.back_to(int(besides["ply"]))
            elif not besides and not AID.fullmatch(text):
                match.follow([text])
        except (UnknownAction, IllegalAction) as error:
            raise BadRecord(f"action {match.ply + 1}: {error}") from None
    yield match, ""


def check_end(record: Record, game: Game[Any, Any], match: Match) -> None:
    outcome = match.outcome
    if record.end is None:
        return
    if outcome is None:
        raise BadRecord("the record ends before the match does")
    if record.end != end_line(game, outcome):
        raise BadRecord(f"the match ends {end_line(game, outcome)!r}, the record says {record.end!r}")
