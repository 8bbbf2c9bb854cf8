"""One playing of a game."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from threerings.core.fair import Shuffle
from threerings.core.game import (
    NATURE,
    OBSERVERS,
    PUBLIC,
    Event,
    Game,
    Options,
    Outcome,
    Prompt,
    Seat,
    State,
    ThreeRingsError,
)

RESIGNED = "resigned"
TIME = "time"
ABSENT = "absent"
ABORTED = "aborted"
WAYS_OUT = {"resign": RESIGNED, "timeout": TIME, "absent": ABSENT, "abort": ABORTED}
"""How a match ends from outside the rules: the word before the side in logs and records, and the reason. A side gives
up, its time has run out, it has gone and the other claims the match, or it breaks off what has hardly begun."""
Chance = Callable[[int], int] | Shuffle
"""A source of randomness: given n, a whole number from 0 to n - 1, each equally likely; or one that can be proven."""


class StaleAction(ThreeRingsError):
    """An answer to a question that is no longer asked."""

    def __init__(self, ply: int, now: int) -> None:
        super().__init__(f"the match is at ply {now}, not {ply}")
        self.ply = ply
        self.now = now


class IllegalAction(ThreeRingsError):
    """An action the rules do not allow now. `rule` is the id of the rule that forbids it."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(f"{text!r} is not allowed now: {rule}")
        self.text = text
        self.rule = rule


def resignation(seat: Seat, reason: str = RESIGNED) -> Outcome:
    """How a match ends that a seat has given up: the other wins, without points. Broken off, nobody does."""
    return Outcome(None if reason == ABORTED else 1 - seat, reason, (0, 0))


class Match:
    """The only holder of a live state: players get prompts, and hand in texts.

    Nature plays by itself whenever it is the actor. Without a source of chance it waits, and its actions have to be
    followed from somewhere: a record, a test.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options | None = None,
        position: str | None = None,
        chance: Chance | None = secrets.randbelow,
    ) -> None:
        self.game = game
        self.options = game.settle(options or {})
        self.position = position
        self.log: list[str] = []
        self.logs: dict[Seat, list[str]] = {observer: [] for observer in OBSERVERS}
        """What each seat, and the public, has seen happen."""
        self.drawn: Counter[str] = Counter()
        """How often nature has drawn from each pile, also what was taken back: so no draw comes twice."""
        self.events: tuple[Event, ...] = ()
        """What the rules announced of the last action."""
        self.still: tuple[int, State] | None = None
        """The position at the climax of the last action, and how many of the events led to it."""
        self.resigned: Seat | None = None
        """Who has given the match up …"""
        self.reason = RESIGNED
        """… and why."""
        self._chance = chance
        self._state: State = game.start(self.options) if position is None else game.setup(position, self.options)
        self._let_nature_play()

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def actor(self) -> Seat:
        """Whose choice is next: a seat, NATURE if it waits, PUBLIC once the match is over."""
        return self._state.actor() if self.resigned is None else PUBLIC

    @property
    def outcome(self) -> Outcome | None:
        return self._state.outcome() if self.resigned is None else resignation(self.resigned, self.reason)

    def view(self, seat: Seat) -> Any:
        return self.game.view(self._state, seat)

    def prompt(self, seat: Seat) -> Prompt:
        legal = tuple(self._state.legal()) if self.actor == seat else ()
        return Prompt(seat, self.ply, self.view(seat), legal)

    def submit(self, seat: Seat, ply: int, text: str) -> None:
        """Carry out a player's action. Raises StaleAction, UnknownAction or IllegalAction; then nothing has changed."""
        if ply != self.ply:
            raise StaleAction(ply, self.ply)
        action = self.game.action(text)
        if action.index not in self.prompt(seat).legal:
            raise IllegalAction(action.text, self.game.forbids(self.view(seat), action.index))
        self._play(action.index)
        self._let_nature_play()

    def resign(self, seat: Seat, reason: str = RESIGNED) -> None:
        """A player gives up, whoever is to act. Raises StaleAction once the match is over."""
        if self.outcome is not None:
            raise StaleAction(self.ply, self.ply)
        self.resigned, self.reason = seat, reason

    def follow(self, texts: Iterable[str]) -> None:
        """Carry out actions of whoever is to act, nature included. Raises UnknownAction or IllegalAction."""
        for text in texts:
            action = self.game.action(text)
            if action.index not in self._state.legal():
                asker = PUBLIC if self.actor == NATURE else self.actor
                raise IllegalAction(action.text, self.game.forbids(self.view(asker), action.index))
            self._play(action.index)
        self._let_nature_play()

    def go_on_with(self, chance: Chance | None) -> None:
        """Hand nature another source of chance, after following a record."""
        self._chance = chance
        self._let_nature_play()

    def nature_by(self, chance: Chance) -> int:
        """What nature, if it is the actor, does by a source of chance."""
        legal = self._state.legal()
        if isinstance(chance, Shuffle):
            pile = self.game.pile(legal[0])
            return legal[chance.draw(pile, self.drawn[pile], len(legal))]
        return legal[chance(len(legal))]

    def back_to(self, ply: int) -> "Match":
        """This match as it was at a ply. Nature waits, and what it has drawn since stays drawn."""
        before = Match(self.game, self.options, self.position, chance=None)
        before.follow(self.log[:ply])
        before.drawn = self.drawn.copy()
        return before

    def copy(self) -> "Match":
        """An equal match that goes its own way."""
        twin = Match.__new__(Match)
        twin.game, twin.options, twin.position = self.game, self.options, self.position
        twin.log, twin.logs = self.log.copy(), {observer: log.copy() for observer, log in self.logs.items()}
        twin.drawn, twin.resigned, twin.reason = self.drawn.copy(), self.resigned, self.reason
        twin.events, twin.still = self.events, self.still
        twin._chance, twin._state = self._chance, self._state.copy()
        return twin

    def open_position(self) -> str:
        """The whole truth, in the game's notation. For finished matches, tests and bug reports, never for a player."""
        return self.game.position(self._state)

    def _play(self, action: int) -> None:
        for observer in OBSERVERS:
            seen = self.game.witness(self._state, action, observer)
            self.logs[observer].append(self.game.actions[seen].text)
        if self.actor == NATURE:
            self.drawn[self.game.pile(action)] += 1
        self._state.journal = journal = list[Event]()
        self._state.still = None
        self._state.play(action)
        self.events, self.still = tuple(journal), self._state.still
        self.log.append(self.game.actions[action].text)

    def _let_nature_play(self) -> None:
        while self._chance is not None and self.actor == NATURE:
            self._play(self.nature_by(self._chance))
