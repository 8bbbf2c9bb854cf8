"""Somebody who plays through a terminal, and knows from the record what the program ought to show."""

from collections.abc import Callable
from pathlib import Path

from tests.support.terminal import Terminal
from threerings.cli.ink import UNICODE
from threerings.cli.page import page
from threerings.cli.players import names_for, read_player
from threerings.cli.sheet import LONGEST_LINE, Sheet, drawing, prose
from threerings.core.chronicle import Chronicle
from threerings.core.game import PUBLIC, Prompt, Seat
from threerings.core.match import Match
from threerings.core.record import Record, read, replay
from threerings.games import load
from threerings.texts import Texts, texts

GAME = load("the-duel")
PROMPT = "\n> "
Choice = Callable[[Prompt], str]


def first(prompt: Prompt) -> str:
    return "1"


def by_turns(prompt: Prompt) -> str:
    """Now a number, now the text of an action, now only the name of a card."""
    text = GAME.actions[prompt.legal[prompt.ply % len(prompt.legal)]].text
    if prompt.ply % 3 == 0:
        return str(prompt.ply % len(prompt.legal) + 1)
    return text.upper() if prompt.ply % 3 == 1 else text.split()[-1]


class Position:
    """What a record file says at one moment. It can follow the file as it grows."""

    def __init__(self, record: Record, speech: Texts, width: int) -> None:
        self.header = record.header
        self.game = load(record.header.game)
        self.drawing = drawing(self.game.name)
        self.speech = speech
        self.players = tuple(read_player(player) for player in record.header.players)
        names = names_for((self.players[0], self.players[1]), speech)
        self.sheet = Sheet(width, 50, UNICODE, speech, names)
        self.match = Match(self.game, record.header.options, record.header.position, chance=None)
        self.chronicle = Chronicle(Match(self.game, record.header.options, record.header.position, chance=None))
        self.follow(record)

    def follow(self, record: Record) -> None:
        self.match.follow(record.actions[self.match.ply :])
        self.chronicle.follow(self.match.log)

    @property
    def prompt(self) -> Prompt:
        return self.match.prompt(self.match.actor)

    def page(self, seat: Seat) -> str:
        legal = self.prompt.legal if self.match.actor == seat else ()
        lines = page(self.chronicle, self.match.view(seat), seat, self.sheet, legal)
        return "\n".join(line.plain for line in lines)

    def question(self) -> str:
        """The whole page of whoever is asked, up to where the answer is typed."""
        prompt, speech = self.prompt, self.speech
        lines = [self.page(prompt.seat), *self.said(speech.say(self.game.question(prompt.view)))]
        if not self.drawing.numbers_hand(prompt.legal):
            lines += [line.plain for line in self.drawing.choices(prompt.view, self.sheet, prompt.legal)]
        if self.drawing.sets_up(prompt.legal):
            lines += self.said(speech("hint-setup"))
        return trimmed("\n".join([*lines, speech("hint", last=len(prompt.legal)), ">"]))

    def said(self, text: str) -> list[str]:
        return [line.plain for line in prose(text, min(self.sheet.width, LONGEST_LINE))]

    def curtain(self) -> str:
        """The page between two people: what everybody may see, and who is next."""
        person = self.speech(f"side-{self.game.sides[self.match.actor]}")
        name = self.players[self.match.actor].name
        person = f"{name} ({person})" if name else person
        words = [self.speech("curtain-hand-over", person=person), self.speech("curtain-enter")]
        return trimmed("\n".join([self.page(PUBLIC), *words]))


def trimmed(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").split("\n"))


class Player:
    """Plays a match at a terminal; checks every page against the record on disk, which must be ahead of the screen."""

    def __init__(
        self, terminal: Terminal, record: Path, language: str, width: int = 80, game: str = "the-duel"
    ) -> None:
        self.terminal = terminal
        self.record = record
        self.speech = texts(language, game)
        self.width = width
        self.curtains = 0
        self.secrets = 0
        self.turns = 0
        self.last: Position | None = None

    def position(self) -> Position:
        """What the record on disk says now."""
        record = read(self.record.read_bytes())[-1]
        if self.last is None or self.last.header != record.header:
            self.last = Position(record, self.speech, self.width)
        self.last.follow(record)
        return self.last

    def play(self, choose: Choice, turns: int = 1000) -> None:
        """Answer so many questions, or all there are."""
        go_on, curtain, secrets = (
            f"{self.speech(key)} " for key in ("press-enter", "curtain-enter", "curtain-secrets")
        )
        while self.turns < turns:
            shown = self.terminal.expect(PROMPT, go_on, curtain, secrets, at_end=True)
            if shown.endswith(curtain):
                same("the curtain", trimmed(self.terminal.in_sight()), self.position().curtain())
                self.curtains += 1
            elif shown.endswith(secrets):
                self.secrets += 1
            elif not shown.endswith((PROMPT, go_on)):
                return
            if shown.endswith(PROMPT):
                self.answer(shown, choose)
            else:
                self.terminal.type("")

    def answer(self, shown: str, choose: Choice) -> None:
        position = self.position()
        expected = position.question()
        same("the page", trimmed(shown)[-len(expected) :], expected)
        if self.curtains and position.game is GAME:
            same("hands in sight", self.hands_in_sight(position), self.turns_in_a_row(position))
        self.terminal.type(choose(position.prompt))
        self.turns += 1

    def hands_in_sight(self, position: Position) -> int:
        """How many hands can be seen on the screen or by scrolling back."""
        return self.terminal.in_sight().count(f"\n{position.speech('the-duel-hand', whose='you')}")

    def turns_in_a_row(self, position: Position) -> int:
        """How often the player who is asked was asked since the other one was."""
        turns = 1
        for moment in reversed(position.chronicle.moments):
            if moment.actor == 1 - position.prompt.seat:
                break
            turns += moment.actor == position.prompt.seat
        return turns


def same(what: str, seen: object, expected: object) -> None:
    if seen != expected:
        raise AssertionError(f"{what} is\n{seen}\nand should be\n{expected}")


def outcome_of(path: Path) -> object:
    """How the one match of a record file ended."""
    (record,) = read(path.read_bytes())
    return replay(record, load(record.header.game)).outcome if record.end else None


def play_together(folder: Path, game: str, side: str, choose: Choice) -> None:
    """Two people play a whole match. Every page and every curtain is compared with what the record allows."""
    record = folder / "match.record"
    words: list[str | Path] = ["play", game, "--friend", "--side", side, "--seed", "2", "--record", record]
    with Terminal(words, folder) as terminal:
        player = Player(terminal, record, "en", game=game)
        player.play(choose)
        assert terminal.end()[1] == 0
    assert outcome_of(record) is not None
    assert player.curtains > 10


def break_off_and_go_on(folder: Path, game: str, choose: Choice, *how: str) -> None:
    record = folder / "match.record"
    with Terminal(["play", game, *how, "--seed", "5", "--record", record], folder) as terminal:
        Player(terminal, record, "en", game=game).play(choose, turns=9)
        terminal.expect(PROMPT)
        terminal.type("quit")
        assert terminal.end()[1] == 0
    before = read(record.read_bytes())[0].actions
    with Terminal(["play", "--resume", record, "--seed", "5"], folder) as terminal:
        Player(terminal, record, "en", game=game).play(choose)
        assert terminal.end()[1] == 0
    assert read(record.read_bytes())[0].actions[: len(before)] == before
    assert outcome_of(record) is not None
