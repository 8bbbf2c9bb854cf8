"""Corpora: matches between bots, written down for learners as JSON lines or Parquet. Both hold the same, losslessly.

Every entry is a whole match that replays by the rules. docs/corpus.md explains the fields.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from threerings.core.game import Game, Options, Outcome, Prompt, Seat, ThreeRingsError
from threerings.core.match import Match
from threerings.core.record import OtherRules, by_todays_rules
from threerings.games import load
from threerings.lab import parquet
from threerings.lab.arena import Task, WrongFile, played_match
from threerings.lab.seeds import of_match
from threerings.search.think import Budget, Thought

VERSION: Final = 2
"""Raised whenever the fields or their meaning change."""
LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
SUFFIXES: Final = (LINES, PARQUET)
SEATS: Final = (0, 1)
NOBODY: Final = "nobody"

Number = Annotated[int, Meta(ge=0, le=2**63 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=1)]
Result = Literal[-1, 0, 1]


class BadCorpus(ThreeRingsError):
    """A corpus that was damaged, or that the rules do not allow."""


class Candidate(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that a searching bot thought about."""

    action: Number
    visits: Number
    value: float
    """What it promised the bot, from -1 (lost) to 1 (won)."""


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot chose, and what came of it."""

    ply: Number
    """Its place in the log."""
    actor: SeatNumber
    action: Number
    """Its index in the game's table of actions."""
    legal: Number
    """From how many actions the bot could choose."""
    result: Result
    """How the match ended for the actor: 1 won, 0 shared or drawn, -1 lost."""
    visits: Number | None
    value: float | None
    """What the search made of the action it chose; nothing if the bot did not search."""
    candidates: tuple[Candidate, ...]
    """All that it thought about, the most visited first."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One match."""

    corpus: Literal[1, 2]
    """The version of these fields. In version 1 there was no position, and another shuffle for each seed."""
    game: str
    rules_version: Number
    options: dict[str, Any]
    seed: Number
    bots: tuple[str, str]
    """By seat."""
    seconds: float | None
    iterations: Number | None
    """The budget of each decision; nothing where the bots had their own."""
    log: tuple[str, ...]
    """The text of every action, nature's included."""
    winner: SeatNumber | None
    reason: str
    points: tuple[int, int]
    plies: Number
    decisions: tuple[Decision, ...]
    position: str | None = None
    """Where the match started, unless it was the usual start."""

    @property
    def task(self) -> Task:
        """What was to be played."""
        budget = Budget(self.seconds, self.iterations)
        return Task(self.game, self.bots, self.seed, budget, options=self.options, position=self.position)


# Playing.


def tasks(
    game: str,
    bots: Sequence[str],
    matches: int,
    seed: int,
    budget: Budget,
    *,
    options: Options | None = None,
    position: str | None = None,
) -> list[Task]:
    """So many matches, each on a shuffle of its own; one bot plays itself, two change seats after every match."""
    seats, settled = [(bots[0], bots[-1]), (bots[-1], bots[0])], load(game).settle(options or {})
    return [
        Task(game, seats[number % 2], of_match(seed, number), budget, options=settled, position=position)
        for number in range(matches)
    ]


def play(task: Task) -> Entry:
    """Play one match and write it down."""
    noted: list[tuple[Prompt, int, tuple[Candidate, ...]]] = []
    match = played_match(task, lambda prompt, action, thought: noted.append((prompt, action, candidates(thought))))
    outcome = match.outcome
    assert outcome is not None
    return Entry(
        VERSION,
        match.game.name,
        match.game.rules_version,
        dict(match.options),
        task.seed,
        task.bots,
        task.budget.seconds,
        task.budget.iterations,
        tuple(match.log),
        outcome.winner,
        outcome.reason,
        outcome.points,
        match.ply,
        tuple(decision(*one, outcome) for one in noted),
        match.position,
    )


def candidates(thought: Thought | None) -> tuple[Candidate, ...]:
    return tuple(Candidate(one.action, one.visits, one.value) for one in thought.candidates) if thought else ()


def decision(prompt: Prompt, action: int, thought: tuple[Candidate, ...], outcome: Outcome) -> Decision:
    chosen = next((one for one in thought if one.action == action), None)
    visits, value = (chosen.visits, chosen.value) if chosen else (None, None)
    result = result_for(prompt.seat, outcome)
    return Decision(prompt.ply, prompt.seat, action, len(prompt.legal), result, visits, value, thought)


def result_for(seat: Seat, outcome: Outcome) -> Result:
    if outcome.winner is None:
        return 0
    return 1 if outcome.winner == seat else -1


# Replaying.


def replay(entry: Entry) -> Match:
    """The match of an entry, played again by the rules. Raises BadCorpus, naming the field, where it breaks them."""
    with by_rules_of(entry):
        return replayed(entry)


def replayed(entry: Entry) -> Match:
    match = started(entry)
    prompts = list(followed(entry, match))
    if match.outcome is None:
        raise BadCorpus("log: ends before the match does")
    for field, due in {**match.outcome._asdict(), "plies": match.ply}.items():
        if getattr(entry, field) != due:
            raise BadCorpus(f"{field}: is {getattr(entry, field)!r}, by the rules {due!r}")
    if len(entry.decisions) != len(prompts):
        raise BadCorpus(f"decisions: there are {len(entry.decisions)}, by the rules {len(prompts)}")
    for place, (told, (prompt, action)) in enumerate(zip(entry.decisions, prompts, strict=True)):
        due = decision(prompt, action, told.candidates, match.outcome)
        if told != due or not {one.action for one in told.candidates} <= {*prompt.legal}:
            raise BadCorpus(f"decisions[{place}]: is not what the match tells of ply {prompt.ply}")
    return match


def positions(entry: Entry) -> Iterator[tuple[Prompt, Decision]]:
    """Every decision with what the bot was given, by the rules. Raises BadCorpus."""
    with by_rules_of(entry):
        for told, (prompt, _) in zip(entry.decisions, followed(entry, started(entry)), strict=False):
            yield prompt, told


def started(entry: Entry) -> Match:
    with blaming("options"):
        options = game_of(entry).settle(entry.options)
    with blaming("position"):
        return Match(game_of(entry), options, entry.position, chance=None)


def game_of(entry: Entry) -> Game[Any, Any]:
    with blaming("game"):
        return load(entry.game)


@contextmanager
def by_rules_of(entry: Entry) -> Iterator[None]:
    """Play an entry again, whichever version of the rules made it. Raises BadCorpus where today's do not fit it."""
    try:
        with by_todays_rules(entry.rules_version, game_of(entry)):
            yield
    except OtherRules as error:
        raise BadCorpus(f"rules_version: {error}") from None


def followed(entry: Entry, match: Match) -> Iterator[tuple[Prompt, int]]:
    """The prompts of the players and what they chose, while a match follows its log."""
    places = {action.text: action.index for action in match.game.actions}
    for place, text in enumerate(entry.log):
        prompt = match.prompt(match.actor) if match.actor in SEATS else None
        with blaming(f"log[{place}]"):
            match.follow([text])
            if text not in places:
                raise BadCorpus(f"{text!r} is not how the game writes {match.log[-1]!r}")
        if prompt is not None:
            yield prompt, places[text]


@contextmanager
def blaming(field: str) -> Iterator[None]:
    """Say which field is to blame for an error."""
    try:
        yield
    except ThreeRingsError as error:
        raise BadCorpus(f"{field}: {error}") from None


# Files.


def read(path: Path, *, by_rules: bool = True) -> Iterator[Entry]:
    """The matches of a file, each played again by the rules unless that is not wished.

    Raises BadCorpus, naming line (or row) and field, at the first that is damaged, and NotParquet.
    """
    rows: Iterator[bytes | parquet.Row] = parquet.rows(path) if kind(path) == PARQUET else lines(path)
    unit = "row" if kind(path) == PARQUET else "line"
    for number, row in enumerate(rows, 1):
        with blaming(f"{unit} {number}"):
            entry = understood(row)
            if by_rules:
                replay(entry)
        yield entry


def kind(path: Path) -> str:
    """How a file is written, by its suffix."""
    if path.suffix not in SUFFIXES:
        raise BadCorpus(f"the name of a corpus ends with {' or '.join(SUFFIXES)}")
    return path.suffix


def lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from file


def understood(row: bytes | parquet.Row) -> Entry:
    try:
        if not isinstance(row, bytes):
            return msgspec.convert(row, Entry)
        if not row.endswith(b"\n"):
            raise BadCorpus("is cut off")
        return DECODER.decode(row)
    except msgspec.ValidationError as error:
        complaint, _, field = str(error).partition(" - at `$")
        raise BadCorpus(f"{field.strip('.`')}: {complaint}" if field else complaint) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadCorpus(f"is not JSON: {error}") from None


DECODER: Final = msgspec.json.Decoder(Entry)
HEAD: Final = b'{"corpus":'
"""How every line begins."""


def line_of(entry: Entry) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def write(path: Path, entries: Iterable[Entry]) -> None:
    """Write a file, by its suffix. It is there as a whole or not at all."""
    unfinished = path.with_name(f"{path.name}.new")
    try:
        if kind(path) == PARQUET:
            parquet.write(unfinished, (msgspec.to_builtins(entry) for entry in entries))
        else:
            with unfinished.open("wb") as file:
                file.writelines(map(line_of, entries))
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def growing(path: Path) -> Path:
    """Where the matches of a file are while they are played. A Parquet file cannot grow, JSON lines beside it can."""
    return path if kind(path) == LINES else path.with_name(f"{path.name}.part{LINES}")


class CorpusFile:
    """A corpus that grows in the order of its tasks. One that was stopped, or was smaller, goes on where it was.

    Raises WrongFile if the file holds other matches than the first of those that are wanted.
    """

    def __init__(self, path: Path, wanted: Sequence[Task]) -> None:
        self._path = path
        self._lines = growing(path)
        if kind(path) == PARQUET:
            parquet.arrow()  # rather now than after the last match
        begun = self._lines.exists() and self._lines.stat().st_size > 0
        source = self._lines if begun or not path.exists() else path
        self.missing = list(wanted[taken_up(source, wanted) :])
        """What is still to be played."""
        if source != self._lines:
            for entry in read(source, by_rules=False):
                self.add(entry)

    def add(self, entry: Entry) -> None:
        """The next of the missing matches. It is in the file before this returns."""
        with self._lines.open("ab") as file:
            file.write(line_of(entry))

    def finish(self) -> None:
        """All matches are there."""
        if self._lines != self._path:
            write(self._path, read(self._lines, by_rules=False))
            self._lines.unlink()


def taken_up(path: Path, wanted: Sequence[Task]) -> int:
    """How many of the matches are in a file already."""
    if not path.exists():
        return 0
    if kind(path) == LINES:
        drop_what_is_cut_off(path)
    done = 0
    for entry, task in zip(read(path, by_rules=False), wanted, strict=False):
        done += 1
        if entry.task != task or entry.corpus != VERSION:
            raise WrongFile(f"holds another corpus: match {done} is {' against '.join(entry.bots)}, seed {entry.seed}")
        if entry.rules_version != load(task.game).rules_version:
            with blaming(f"match {done}"):
                replay(entry)
    return done


def drop_what_is_cut_off(path: Path, head: bytes = HEAD) -> None:
    """The beginning of a line that a killed program left behind. Anything else is not ours to drop."""
    with path.open("r+b") as file:
        whole = sum(len(line) for line in file if line.endswith(b"\n"))
        file.seek(whole)
        rest = file.read()
        if rest[: len(head)] == head[: len(rest)]:
            file.truncate(whole)


# Choosing.


class Filter(NamedTuple):
    """Which matches of a corpus are meant; what is None leaves them all."""

    game: str | None = None
    winner: str | None = None
    """The side that won, or NOBODY."""
    reason: str | None = None
    bot: str | None = None
    """In either seat."""
    least: int | None = None
    most: int | None = None
    """Plies."""

    def fits(self, entry: Entry) -> bool:
        return (
            self.game in (None, entry.game)
            and self.winner in (None, winner_of(entry))
            and self.reason in (None, entry.reason)
            and self.bot in (None, *entry.bots)
            and (self.least is None or entry.plies >= self.least)
            and (self.most is None or entry.plies <= self.most)
        )


def winner_of(entry: Entry) -> str:
    return NOBODY if entry.winner is None else load(entry.game).sides[entry.winner]
