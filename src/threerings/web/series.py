"""A match as it is played over the web: one game, or two with the sides swapped, and what surrounds them.

A series is built from its log and from nothing else. Besides the actions of the games, nature's included, the log has
a few lines of its own:

    entropy SIDE DIGITS      asks undo SIDE      refuses undo SIDE      withdraws undo SIDE      undo to PLY
    resign SIDE              timeout SIDE        absent SIDE            abort SIDE               next game
    offers swap SIDE         offers same SIDE    offers lots SIDE       refuses rematch SIDE     withdraws rematch SIDE
    hint SIDE                coach on SIDE       coach off SIDE         chances on SIDE          chances off SIDE
    spent SIDE MILLISECONDS

Those of the fourth row are aids: they say what help a player had. Nobody else notices them before the end. They and
what a clock has charged are no plies.

Nothing is ever deleted from it: an undo is one more line. A *player* is 0 or 1, by the seat in the first game.

What a player does leads to another series. This one stays as it is, until the new lines are on disk and the other
takes its place.
"""

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from threerings.core.chronicle import Chronicle
from threerings.core.fair import Shuffle
from threerings.core.game import NATURE, PUBLIC, Game, Line, Name, Options, Prompt, Seat, UnknownAction
from threerings.core.match import ABORTED, RESIGNED, WAYS_OUT, Chance, Match, StaleAction
from threerings.core.record import AIDS, CHANCES_OFF, CHANCES_ON, COACH_ON, HINT
from threerings.web.climax import Climax, at_climax, at_end
from threerings.web.clocks import Times
from threerings.web.limits import MOST_UNDOS
from threerings.web.offers import Offer
from threerings.web.outside import NEXT_GAME, NO_REMATCH, OFFERS, OUTSIDE, SPENT, UNDO, undone_places
from threerings.web.refusals import NotNow, RatedMatch, TooManyUndos
from threerings.web.stories import Result, Stories

Player = int
APART = 16
"""Plies between two positions that are kept, so that an undo plays no more of the game again."""


class Series:
    rated = False
    """Whether the players have agreed that it is: then nothing is taken back."""

    def __init__(self, game: Game[Any, Any], options: Options, games: int = 1) -> None:
        self.game = game
        self.options = options
        self.games = games
        self.lines: list[str] = []
        """Every line, as the store has them."""
        self.log: list[str] = []
        """Every line but the aids, undone ones too, and those from outside the rules. Its length is the ply players
        answer to."""
        self.authors: list[Player] = []
        """Which player wrote each line; NATURE, or PUBLIC where it does not matter."""
        self.finished: list[Match] = []
        """The games before this one."""
        self.entropies: dict[Player, str] = {}
        """What those who have sat down have added to the shuffle, perhaps nothing."""
        self.coached: set[Player] = set()
        """Who plays with a coach at their side."""
        self.shown_chances: set[Player] = set()
        """Who is shown how likely it is what lies hidden."""
        self.hinted: dict[Player, int] = {}
        """At which ply each player was given a hint last."""
        self.resigned: Player | None = None
        """Who has ended it from outside the rules …"""
        self.reason = RESIGNED
        """… and why."""
        self.times = Times()
        self.offer: Offer | None = None
        """Of a rematch: the last one that was made."""
        self.undo_asked_by: Player | None = None
        """Who waits for an answer to a wish to undo."""
        self.undo_refused_to: Player | None = None
        """Whose wish was refused since the last action, or withdrawn."""
        self.undo_withdrawn = False
        """Which of the two."""
        self.undos = [0, 0]
        """How often each player has taken something back."""
        self.climax: Climax | None = None
        """The last one. Who has not gone on since still looks at it."""
        self.stories = Stories()
        self._begin()

    def _begin(self) -> None:
        self.chronicle = Chronicle(Match(self.game, self.options, chance=None))
        """Of the game that is being played: what happened since either player's last choice, that one too."""
        self.actors: list[Seat] = []
        """Who took each action of this game."""
        self.places: list[int] = []
        """The length of the log after each of them."""
        self._kept = [self.match.copy()]
        """The match as it was now and then."""

    @property
    def match(self) -> Match:
        return self.chronicle.match

    @property
    def views(self) -> dict[Seat, Any]:
        return self.chronicle.views

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
            return Result(None if self.reason == ABORTED else 1 - self.resigned, self.reason, (0, 0))
        outcome = self.match.outcome
        if outcome is None or self.number < self.games:
            return None
        first = self.finished[0].outcome if self.finished else None
        return Result(*(self.game.double(first, outcome) if first else outcome))

    @property
    def awaits(self) -> list[Player]:
        """Who has something to choose or to answer; nobody while nature waits."""
        choosing = [self.player_at(self.actor)] if self.actor < PUBLIC else []
        return choosing if self.undo_asked_by is None else [*choosing, 1 - self.undo_asked_by]

    def _player_of(self, side: str) -> Player:
        return self.player_at(self.game.sides.index(side))

    def last_player(self) -> Player | None:
        """Who made the last choice in this game."""
        seats = [actor for actor in self.actors if actor < PUBLIC]
        return self.player_at(seats[-1]) if seats else None

    def own_last(self) -> int | None:
        """What the player who is asked now has chosen just before, if nothing has happened since."""
        if self.places[-1:] != [self.ply] or self.actors[-1] != self.actor:
            return None
        return self.game.action(self.log[-1]).index

    def undo_ply(self, seat: Seat) -> int | None:
        """The ply of the game to which an undo would lead: before the seat's last choice. None if there is none."""
        plies = [ply for ply, actor in enumerate(self.actors) if actor == seat]
        return plies[-1] if plies else None

    def undo_is_free(self, seat: Seat) -> bool:
        """Nobody else has done anything since, and nothing hidden or random was shown."""
        return bool(self.actors) and self.actors[-1] == seat

    # Reading the log.

    def follow(self, lines: Iterable[str]) -> None:
        """Go on with lines of the log. They were checked before they were written: damaged ones raise ValueError."""
        lines = tuple(lines)
        undone = undone_places(lines, self.match.ply)
        for place, line in enumerate(lines):
            outside = OUTSIDE.fullmatch(line)
            if outside:
                self._step_outside(line, outside["verb"], outside["object"] or "", outside["digits"] or "")
            else:
                self._play(line)
                if place not in undone:
                    self._show()

    def _play(self, text: str, seat: Seat | None = None) -> None:
        """One action: a seat's own, or whoever's it is in a log. Raises UnknownAction or IllegalAction."""
        actor = self.match.actor
        if seat is None:
            self.match.follow([text])
        else:
            self.match.submit(seat, self.match.ply, text)
        author = NATURE if actor == NATURE else self.player_at(actor)
        self._write(self.match.log[-1], author)
        if author != NATURE:
            self.times.chose(author)
        self.actors.append(actor)
        self.places.append(self.ply)
        self.undo_asked_by = self.undo_refused_to = None
        if self.match.ply % APART == 0:
            self._kept.append(self.match.copy())

    def _show(self) -> None:
        """Let everybody see the last action, and tell it."""
        moment = self.chronicle.note()
        self.chronicle.forget()
        self.stories.note(self.ply, moment.lines)
        self.climax = at_climax(self.game, self.ply, self.number, moment) or self.climax

    def _step_outside(self, line: str, verb: str, what: str, digits: str) -> None:
        nobody = verb in ("undo to", NEXT_GAME)
        player = PUBLIC if nobody else self._player_of(what)
        if verb in AIDS or verb == SPENT:
            self.lines.append(line)
            self._aid(verb, player) if verb in AIDS else self.times.charge(player, int(digits))
            return
        self._write(line, player)
        if verb == "entropy":
            self.entropies[player] = digits
        elif verb in UNDO:
            self._talk_of_undo(verb.split(maxsplit=1)[0], player, what)
        elif verb in OFFERS or verb in NO_REMATCH:
            self.offer = Offer.after(self.offer, player, verb)
            self._tell_of(f"web-told-{verb.replace(' ', '-')}", what)
        elif verb == "undo to":
            self._undo(range(len(self.actors)).index(int(what)))
        elif verb in WAYS_OUT:
            self.resigned, self.reason, self.undo_asked_by = player, WAYS_OUT[verb], None
            self._tell_of(f"web-told-{verb}", what)
        else:
            self.climax = at_end(self.ply, self.number, self.chronicle.moments)
            self.finished.append(self.match)
            self._begin()
            self.stories.tell(self.ply, Line("web-told-next", {}))

    def _talk_of_undo(self, verb: str, player: Player, side: str) -> None:
        if verb == "asks":
            self.undo_asked_by = player
        else:
            self.undo_asked_by, self.undo_refused_to = None, self.undo_asked_by
            self.undo_withdrawn = verb == "withdraws"
        self._tell_of(f"web-told-{verb}", side)

    def _aid(self, aid: str, player: Player) -> None:
        if aid == HINT:
            self.hinted[player] = self.ply
        elif aid in (CHANCES_ON, CHANCES_OFF):
            shown = self.shown_chances
            self.shown_chances = shown | {player} if aid == CHANCES_ON else shown - {player}
        else:
            self.coached = self.coached | {player} if aid == COACH_ON else self.coached - {player}

    def _undo(self, ply: int) -> None:
        seat, since = self.actors[ply], self.places[ply]
        self.undos[self.player_at(seat)] += 1
        if self.climax and self.climax.ply >= since:
            self.climax = None
        self._go_back_to(ply)
        self.times.took_back(self.player_at(actor) for actor in self.actors[ply:] if actor < PUBLIC)
        del self.actors[ply:], self.places[ply:]
        self.undo_asked_by = self.undo_refused_to = None
        self.stories.forget(since)
        self._tell_of("web-told-undone", self.game.sides[seat])

    def _go_back_to(self, ply: int) -> None:
        """As `Match.back_to`, from the last position that was kept."""
        while self._kept[-1].ply > ply:
            self._kept.pop()
        before = self._kept[-1].copy()
        before.follow(self.match.log[before.ply : ply])
        before.drawn = self.match.drawn
        self.chronicle = Chronicle(before)

    def _write(self, line: str, author: Player) -> None:
        self.lines.append(line)
        self.log.append(line)
        self.authors.append(author)

    def _tell_of(self, key: str, side: str) -> None:
        self.stories.tell(self.ply, Line(key, {"side": Name(f"side-{side}", {})}))

    # What may be done: each answers with the series as it will be, and changes nothing.

    def sit_down(self, entropies: Mapping[Player, str], chance: Chance | None) -> "Series":
        """Players sit down before the first game and add to the shuffle, perhaps nothing; then nature may deal."""
        after = self.copy()
        for player, added in entropies.items():
            after.follow([f"entropy {self.game.sides[player]} {added}".strip()])
        after._let_nature_play(chance)
        return after

    def act(self, seat: Seat, ply: int, text: str, chance: Chance | None) -> "Series":
        """A player's action and what follows from it, by the chance of this game; without one, nature waits.

        Raises StaleAction, UnknownAction or IllegalAction.
        """
        self._check(ply)
        after = self.copy()
        after._play(text, seat)
        after._show()
        after._let_nature_play(chance)
        if after.match.outcome is not None and self.number < self.games:
            after.follow([NEXT_GAME])
            after._let_nature_play(chance.game(2) if isinstance(chance, Shuffle) else chance)
        return after

    def _let_nature_play(self, chance: Chance | None) -> None:
        while chance is not None and self.actor == NATURE:
            self._play(self.game.actions[self.match.nature_by(chance)].text)
            self._show()

    def undo(self, player: Player, ply: int, consent: bool) -> "Series":
        """Go back before a player's last choice, or ask for it. Raises StaleAction or NotNow."""
        self._check(ply)
        seat = self.seat_of(player)
        goal = self.undo_ply(seat)
        if self.rated:
            raise RatedMatch("in a rated match nothing is taken back")
        if goal is None or player in (self.undo_asked_by, self.undo_refused_to):
            raise NotNow("there is nothing to undo now")
        if self.undos[player] >= MOST_UNDOS:
            raise TooManyUndos(MOST_UNDOS)
        if consent or self.undo_is_free(seat):
            return self._with(f"undo to {goal}")
        return self._with(f"asks undo {self.game.sides[seat]}")

    def withdraw(self, player: Player, ply: int) -> "Series":
        """A player no longer wants to undo. Raises StaleAction or NotNow."""
        self._check(ply)
        if self.undo_asked_by != player:
            raise NotNow("there is no wish to withdraw")
        return self._with(f"withdraws undo {self.game.sides[self.seat_of(player)]}")

    def answer(self, player: Player, ply: int, yes: bool) -> "Series":
        """What a player says to the other's wish to undo. Raises StaleAction or NotNow."""
        self._check(ply)
        if self.undo_asked_by != 1 - player:
            raise NotNow("nobody has asked for an undo")
        goal = self.undo_ply(self.seat_of(self.undo_asked_by))
        return self._with(f"undo to {goal}" if yes else f"refuses undo {self.game.sides[self.seat_of(player)]}")

    def resign(self, player: Player, way: str = "resign") -> "Series":
        """A player gives the whole match up, or ends it in another of the WAYS_OUT, whatever has happened meanwhile.

        Raises StaleAction once it is over.
        """
        self._check(self.ply)
        return self.noted(way, player)

    def noted(self, verb: str, player: Player, digits: str = "") -> "Series":
        """With a line that says something of a player: an aid they have, what they offer, what they were charged."""
        return self._with(f"{verb} {self.game.sides[self.seat_of(player)]} {digits}".strip())

    @property
    def question(self) -> tuple[int, int, tuple[int, ...]]:
        """By which one knows whether the same is still asked."""
        return self.number, self.match.ply, tuple(self.undos)

    def _with(self, line: str) -> "Series":
        after = self.copy()
        after.follow([line])
        return after

    def copy(self) -> "Series":
        """An equal series that goes its own way. They share what nobody changes any more."""
        twin = copy.copy(self)
        twin.lines, twin.log, twin.authors = self.lines.copy(), self.log.copy(), self.authors.copy()
        twin.times = Times(self.times)
        twin.undos, twin.hinted = self.undos.copy(), self.hinted.copy()
        twin.actors, twin.places = self.actors.copy(), self.places.copy()
        twin.finished, twin._kept, twin.entropies = self.finished.copy(), self._kept.copy(), self.entropies.copy()
        twin.stories = self.stories.copy()
        twin.chronicle = self.chronicle.copy()
        return twin

    def _check(self, ply: int) -> None:
        if ply != self.ply or self.over:
            raise StaleAction(ply, self.ply)

    def was_done(self, players: Iterable[Player], ply: int, text: str) -> bool:
        """Whether one of these players has done just this at this ply already: then it was sent twice."""
        if not 0 <= ply < self.ply or self.authors[ply] not in players:
            return False
        try:
            return self.log[ply] == self.game.action(text).text
        except UnknownAction:
            return self.log[ply] == text
