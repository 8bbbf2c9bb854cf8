"""A match as it is played over the web: one game, or two with the sides swapped, and what surrounds them.

A sitting is built from its log and from nothing else. Besides the actions of the games, nature's included, the log has
a few lines of its own:

    entropy SIDE DIGITS      asks undo SIDE      refuses undo SIDE      undo to PLY      resign SIDE      next game

Nothing is ever deleted from it: an undo is one more line. A *player* is 0 or 1, by the seat in the first game.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from threerings.core.fair import Shuffle
from threerings.core.game import (
    NATURE,
    OBSERVERS,
    PUBLIC,
    Game,
    Line,
    Name,
    Options,
    Outcome,
    Prompt,
    Seat,
    ThreeRingsError,
    UnknownAction,
)
from threerings.core.match import Chance, Match, StaleAction

Player = int
NEXT_GAME = "next game"
OUTSIDE = re.compile(
    r"(?P<verb>entropy|asks undo|refuses undo|undo to|resign|next game)(?: (?P<object>\S+))?(?: (?P<digits>[0-9a-f]+))?"
)
RESIGNED = "resigned"


class NotNow(ThreeRingsError):
    """Something that cannot be done at this moment, whatever the rules of the game say."""


class Told(NamedTuple):
    """Something that an observer has to tell, and the length of the log when it had happened."""

    ply: int
    line: Line


class Step(NamedTuple):
    """An action as an observer witnessed it, with the observer's views before and after it."""

    before: Any
    action: int
    after: Any


class Result(NamedTuple):
    """How it ended, by players."""

    winner: Player | None
    reason: str
    points: tuple[int, int]


class Sitting:
    def __init__(self, game: Game[Any, Any], options: Options, games: int = 1) -> None:
        self.game = game
        self.options = options
        self.games = games
        self.log: list[str] = []
        """Every line, undone ones too, and those from outside the rules. Its length is the ply players answer to."""
        self.authors: list[Player] = []
        """Which player wrote each line; NATURE, or PUBLIC where it does not matter."""
        self.finished: list[Match] = []
        """The games before this one."""
        self.entropies: dict[Player, str] = {}
        """What those who have sat down have added to the shuffle, perhaps nothing."""
        self.resigned: Player | None = None
        self.asked: Player | None = None
        """Who waits for an answer to a wish to undo."""
        self.refused: Player | None = None
        """Whose wish was refused since the last action."""
        self.told: dict[Seat, list[Told]] = {observer: [] for observer in OBSERVERS}
        self._begin()

    def _begin(self) -> None:
        self.match = Match(self.game, self.options, chance=None)
        self.actors: list[Seat] = []
        """Who took each action of the game that is being played."""
        self.places: list[int] = []
        """The length of the log after each of them."""
        self.views: dict[Seat, Any] = self._look()
        self.recent: dict[Seat, list[Step]] = {observer: [] for observer in OBSERVERS}
        """The last choice of a player and all that nature did after it."""

    def _look(self) -> dict[Seat, Any]:
        return {observer: self.match.view(observer) for observer in OBSERVERS}

    # How it stands.

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def number(self) -> int:
        return len(self.finished) + 1

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.match.outcome is not None

    @property
    def actor(self) -> Seat:
        """Whose choice is next; PUBLIC once all is over."""
        return PUBLIC if self.over else self.match.actor

    def seat_of(self, player: Player) -> Seat:
        return player if self.number == 1 else 1 - player

    player_at = seat_of
    """Swapping sides twice leaves everybody in place, so it is the same sum."""

    def prompt(self, seat: Seat) -> Prompt:
        """What is asked of a seat, with the ply to answer to."""
        prompt = self.match.prompt(seat)
        return Prompt(seat, self.ply, self.views[seat], () if self.over else prompt.legal)

    def result(self) -> Result | None:
        """None while it goes on."""
        if self.resigned is not None:
            return Result(1 - self.resigned, RESIGNED, (0, 0))
        return self._result(self.match.outcome)

    def _result(self, outcome: Outcome | None) -> Result | None:
        """What the end of this game means for the players."""
        if outcome is None or self.number < self.games:
            return None
        first = self.finished[0].outcome if self.finished else None
        return Result(*(self.game.double(first, outcome) if first else outcome))

    def result_after(self, lines: Sequence[str]) -> Result | None:
        """The result with which these lines, once followed, end the match, if they do."""
        outside = OUTSIDE.fullmatch(lines[-1])
        if outside and outside["verb"] == "resign":
            return Result(1 - self.player_at(self.game.sides.index(outside["object"])), RESIGNED, (0, 0))
        if outside or self.number < self.games:
            return None
        trial = self.match.copy()
        trial.follow(line for line in lines if not OUTSIDE.fullmatch(line))
        return self._result(trial.outcome)

    def last_player(self) -> Player | None:
        """Who made the last choice in this game."""
        seats = [actor for actor in self.actors if actor < PUBLIC]
        return self.player_at(seats[-1]) if seats else None

    def undone_to(self, seat: Seat) -> int | None:
        """The ply of the game to which an undo would lead: before the seat's last choice. None if there is none."""
        plies = [ply for ply, actor in enumerate(self.actors) if actor == seat]
        return plies[-1] if plies else None

    def undo_is_free(self, seat: Seat) -> bool:
        """Nobody else has done anything since, and nothing hidden or random was shown."""
        return bool(self.actors) and self.actors[-1] == seat

    # Reading the log.

    def follow(self, lines: Iterable[str]) -> None:
        """Go on with lines of the log. They were checked before they were written: damaged ones raise ValueError."""
        for line in lines:
            outside = OUTSIDE.fullmatch(line)
            if outside:
                self._step_outside(line, outside["verb"], outside["object"] or "", outside["digits"] or "")
            else:
                self._play(line)

    def _play(self, text: str) -> None:
        before, actor = self.views, self.match.actor
        self.match.follow([text])
        self.views = self._look()
        self._write(text, NATURE if actor == NATURE else self.player_at(actor))
        self.actors.append(actor)
        self.places.append(self.ply)
        self.asked = self.refused = None
        for observer in OBSERVERS:
            seen = self.game.action(self.match.logs[observer][-1]).index
            step = Step(before[observer], seen, self.views[observer])
            self.recent[observer] = [*(self.recent[observer] if actor == NATURE else ()), step]
            self.told[observer] += [Told(self.ply, line) for line in self.game.tell(*step)]
        outcome = self.match.outcome
        if outcome is not None:
            self._tell(Line(f"reason-{outcome.reason}", {"winner": self._side(outcome)}))

    def _side(self, outcome: Outcome) -> str:
        return "" if outcome.winner is None else self.game.sides[outcome.winner]

    def _step_outside(self, line: str, verb: str, what: str, digits: str) -> None:
        nobody = verb in ("undo to", NEXT_GAME)
        player = PUBLIC if nobody else self.player_at(self.game.sides.index(what))
        self._write(line, player)
        if verb == "entropy":
            self.entropies[player] = digits
        elif verb == "asks undo":
            self.asked = player
        elif verb == "refuses undo":
            self.asked, self.refused = None, self.asked
        elif verb == "undo to":
            self._undo(range(len(self.actors)).index(int(what)))
        elif verb == "resign":
            self.resigned, self.asked = player, None
            self._tell(Line("web-told-resigned", {"side": Name(f"side-{what}", {})}))
        else:
            self.finished.append(self.match)
            self._begin()
            self._tell(Line("web-told-next", {}))

    def _undo(self, ply: int) -> None:
        whose = self.game.sides[self.actors[ply]]
        match, actors, places = self.match.back_to(ply), self.actors[:ply], self.places[:ply]
        since = self.places[ply]
        self._begin()
        self.match = match
        self.actors, self.places, self.views = actors, places, self._look()
        self.asked = self.refused = None
        for observer in OBSERVERS:
            self.told[observer] = [told for told in self.told[observer] if told.ply < since]
        self._tell(Line("web-told-undone", {"side": Name(f"side-{whose}", {})}))

    def _write(self, line: str, author: Player) -> None:
        self.log.append(line)
        self.authors.append(author)

    def _tell(self, line: Line) -> None:
        """Something that everybody may know."""
        for observer in OBSERVERS:
            self.told[observer].append(Told(self.ply, line))

    # What may be added to the log: each answers with the lines to write, and changes nothing.

    def seating(self, entropies: Mapping[Player, str]) -> list[str]:
        """Players sit down before the first game and add to the shuffle, perhaps nothing."""
        return [f"entropy {self.game.sides[player]} {added}".strip() for player, added in entropies.items()]

    def dealing(self, chance: Chance | None) -> list[str]:
        """What nature has to do now, if it has waited."""
        trial = self.match.copy()
        trial.go_on_with(chance)
        return trial.log[self.match.ply :]

    def opening(self, chance: Chance | None, prefix: Sequence[str] = ()) -> list[str]:
        """The first lines: what nature does before anybody is asked, perhaps after actions from somewhere else."""
        match = Match(self.game, self.options, chance=None)
        match.follow(prefix)
        match.go_on_with(chance)
        return match.log

    def act(self, seat: Seat, ply: int, text: str, chance: Chance | None) -> list[str]:
        """A player's action and what follows from it, by the chance of this game; without one, nature waits.

        Raises StaleAction, UnknownAction or IllegalAction.
        """
        self._check(ply)
        trial = self.match.copy()
        trial.submit(seat, trial.ply, text)
        trial.go_on_with(chance)
        lines = trial.log[self.match.ply :]
        if trial.outcome is not None and self.number < self.games:
            lines += [NEXT_GAME, *self.opening(chance.game(2) if isinstance(chance, Shuffle) else chance)]
        return lines

    def undo(self, player: Player, ply: int, consent: bool) -> list[str]:
        """Go back before a player's last choice, or ask for it. Raises StaleAction or NotNow."""
        self._check(ply)
        seat = self.seat_of(player)
        goal = self.undone_to(seat)
        if goal is None or player in (self.asked, self.refused):
            raise NotNow("there is nothing to undo now")
        if consent or self.undo_is_free(seat):
            return [f"undo to {goal}"]
        return [f"asks undo {self.game.sides[seat]}"]

    def answer(self, player: Player, ply: int, yes: bool) -> list[str]:
        """What a player says to the other's wish to undo. Raises StaleAction or NotNow."""
        self._check(ply)
        if self.asked != 1 - player:
            raise NotNow("nobody has asked for an undo")
        goal = self.undone_to(self.seat_of(self.asked))
        return [f"undo to {goal}"] if yes else [f"refuses undo {self.game.sides[self.seat_of(player)]}"]

    def resign(self, player: Player) -> list[str]:
        """Give the whole match up, whatever has happened meanwhile. Raises StaleAction once it is over."""
        self._check(self.ply)
        return [f"resign {self.game.sides[self.seat_of(player)]}"]

    def _check(self, ply: int) -> None:
        if ply != self.ply or self.over:
            raise StaleAction(ply, self.ply)

    def answered(self, players: Iterable[Player], ply: int, text: str) -> bool:
        """Whether one of these players has done just this at this ply already: then it was sent twice."""
        if not 0 <= ply < self.ply or self.authors[ply] not in players:
            return False
        try:
            return self.log[ply] == self.game.action(text).text
        except UnknownAction:
            return self.log[ply] == text
