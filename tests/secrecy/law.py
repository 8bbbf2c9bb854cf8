"""The law: where an observer cannot tell matches apart, every door of their doubles tells the same, to the byte."""

import logging
import tempfile
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.secrecy.doors import ACTED, DOORS, LOG, STREAMS, Question
from tests.secrecy.double import Double, Ear, kept, open_double, patient, seating
from tests.secrecy.steps import Deeds, Moment, Told, moments
from tests.support.variants import variants
from threerings.core.game import PUBLIC, Game, Seat
from threerings.games import load
from threerings.texts import LANGUAGES

FAST = next((folder for folder in (Path("/dev/shm"),) if folder.exists()), None)
"""Where a disk is not waited for: what is asked here is what is told, not what is kept."""
MOST_LINES = 60
WIDEST = 300

Views = dict[tuple[str, Seat], bytes]
"""What was told, by the door and the one who asked."""


class Wish(NamedTuple):
    """Matches to play in step."""

    game: str
    observer: Seat
    seed: int
    doubles: int
    every: int = 1
    """At which moments to look: at every n-th in which the truths differ."""


@dataclass
class Tally:
    """By door: how many views were fetched, and how many pairs of them, of different truths, were equal."""

    views: Counter[str] = field(default_factory=Counter)
    pairs: Counter[str] = field(default_factory=Counter)
    moments: int = 0

    def merge(self, other: "Tally") -> None:
        self.views.update(other.views)
        self.pairs.update(other.pairs)
        self.moments += other.moments


class Difference(Exception):
    """A door tells an observer something that it must not."""


def difference(wish: Wish, door: str, whom: str, one: bytes, other: bytes) -> Difference:
    head = f"{wish.game}: “{door}” tells {whom} a hidden thing. {wish}"
    return Difference("\n".join([head, *shown(one, other)]))


def shown(one: bytes, other: bytes) -> list[str]:
    """Two answers side by side, tag by tag."""
    first, second = (text.decode(errors="replace").replace("<", "\n<").splitlines() for text in (one, other))
    lines = list(unified_diff(first, second, "one truth", "another", n=1, lineterm=""))
    return [line[:WIDEST] for line in lines[:MOST_LINES]]


async def compare(wish: Wish, doors: Collection[str]) -> Tally:
    """Play matches in step for as long as they can be, and compare all that comes out of these doors.

    Raises Difference.
    """
    rng, game = Random(repr(tuple(wish))), load(wish.game)
    options, language = rng.choice(variants(game)), rng.choice(LANGUAGES)
    try:
        plan = list(moments(game, options, wish.observer, wish.doubles, rng))
    except Told as told:
        raise difference(wish, "turn", f"observer {wish.observer}", b"", str(told).encode()) from None
    apart = [number for number, moment in enumerate(plan) if moment.pairs]
    if not apart:
        return Tally()
    looks = apart[:: wish.every]
    openings = {place: opening(plan[: looks[0] + 1], place) for place in plan[looks[0]].deeds}
    with patient(), listening() as ear, tempfile.TemporaryDirectory(dir=FAST) as folder:
        async with AsyncExitStack() as stack:
            doubles = {}
            for place, deeds in openings.items():
                match = kept(game, options, texts(game, deeds))
                double = open_double(Path(folder, str(place)), match, language)
                doubles[place] = await stack.enter_async_context(double)
            ply = len(seating(game)) + len(openings[min(openings)].actions)
            return await Round(wish, game, doors, ear, doubles, ply).play(plan, looks)


def opening(plan: Sequence[Moment], place: int) -> Deeds:
    """All that has happened in a match up to a moment."""
    return sum((moment.deeds[place] for moment in plan), start=Deeds())


def texts(game: Game[Any, Any], deeds: Deeds) -> list[str]:
    return [game.actions[action].text for action in deeds.actions]


@contextmanager
def listening() -> Iterator[Ear]:
    """Hear all that the doubles write."""
    ear, log = Ear(), logging.getLogger("threerings")
    level, propagate = log.level, log.propagate
    log.addHandler(ear)
    log.setLevel(logging.INFO)
    log.propagate = False
    try:
        yield ear
    finally:
        log.removeHandler(ear)
        log.setLevel(level)
        log.propagate = propagate


@dataclass
class Round:
    """Several doubles in which an observer sees the same."""

    wish: Wish
    game: Game[Any, Any]
    doors: Collection[str]
    ear: Ear
    doubles: dict[int, Double]
    ply: int
    tally: Tally = field(default_factory=Tally)
    told: dict[int, Views] = field(default_factory=lambda: defaultdict(dict))
    """By double: what needed no asking since the last look."""

    async def play(self, plan: Sequence[Moment], looks: Sequence[int]) -> Tally:
        """From the first look to the last."""
        for place in self.doubles:
            await self.sit_down(place)
        for number in range(looks[0], looks[-1] + 1):
            moment = plan[number]
            if number > looks[0]:
                await self.go_on(plan[number - 1].actor, moment)
            if number in looks:
                self.judge([await self.look(place, moment) for place in moment.deeds], moment.pairs)
        for place in plan[looks[-1]].deeds:
            played = texts(self.game, opening(plan[: looks[-1] + 1], place))
            assert await self.doubles[place].log() == seating(self.game) + played, "each double has gone its own way"
        return self.tally

    @property
    def watchers(self) -> tuple[Seat, ...]:
        """Spectators cannot tell apart what a player cannot."""
        return tuple({self.wish.observer, PUBLIC})

    async def sit_down(self, place: int) -> None:
        """Open the streams that are wanted."""
        double = self.doubles[place]
        for name, path in STREAMS.items():
            for watcher in self.watchers:
                if name in self.doors:
                    headers = double.browser(watcher) if name == "stream" else double.program(watcher)
                    await double.listen((name, watcher), f"{path}/stream", headers, self.ply)
        self.hear(place)

    async def look(self, place: int, moment: Moment) -> Views:
        """Everything that the watchers are told now, or were since the last look."""
        views: Views = {}
        for name in (name for name in self.doors if name in DOORS):
            door = DOORS[name]
            if door.opens and moment.actor == PUBLIC:
                continue
            for watcher in (PUBLIC,) if door.common else self.watchers:
                legal = moment.legal if moment.actor == watcher else ()
                seed = f"{self.wish.seed} {self.ply}"
                question = Question(watcher, self.ply, legal, self.game.actions, self.game.sides, seed)
                views[name, watcher] = bytes(await door.ask(self.doubles[place], question))
        self.hear(place)
        return views | self.told.pop(place, {})

    def hear(self, place: int) -> None:
        """The lines that a double has written meanwhile."""
        self.note(place, LOG, PUBLIC, "".join(f"{line}\n" for line in self.ear.take()).encode())

    def note(self, place: int, door: str, watcher: Seat, told: bytes) -> None:
        if door in self.doors:
            views = self.told[place]
            views[door, watcher] = views.get((door, watcher), b"") + told

    def judge(self, all_views: Sequence[Views], pairs: int) -> None:
        """Raises Difference."""
        self.tally.moments += 1
        for (door, watcher), told in all_views[0].items():
            for views in all_views[1:]:
                if views[door, watcher] != told:
                    whom = f"observer {watcher} at ply {self.ply}"
                    raise difference(self.wish, door, whom, told, views[door, watcher])
            self.tally.views[door] += len(all_views)
            self.tally.pairs[door] += pairs

    async def go_on(self, actor: Seat, moment: Moment) -> None:
        """Act wherever it goes on: the observer now by the form and now by a program, the other by a program."""
        by_form = actor == self.wish.observer and Random(f"{self.wish.seed} {self.ply}").random() < 0.5
        for place, deeds in moment.deeds.items():
            double, text = self.doubles[place], self.game.actions[deeds.actions[0]].text
            answer = await double.act(actor, self.ply, text, deeds.chances, by_form)
            assert answer.status == 200, bytes(answer)
            await double.settle(self.ply + len(deeds.actions))
            self.hear(place)
            if actor == self.wish.observer and moment.actor != PUBLIC:  # at the end nothing is hidden any more
                self.note(place, ACTED, actor, bytes(answer))
        self.ply += len(next(iter(moment.deeds.values())).actions)
