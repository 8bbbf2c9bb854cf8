"""People whose strength is known, and what the ratings find of them: nobody plays, chance decides as strength says."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Final

from threerings.store.ratings import Contest, Known, Rating, Skill
from threerings.web.rating import BOT, SURE, counted, newcomer, rated_bots

GAME: Final = "the-duel"
SPREAD: Final = 200.0
"""How far people are from each other …"""
LEANING: Final = 50.0
"""… and from themselves on the other side."""


@dataclass
class Village:
    """People who play each other and bots, on a side by lot, where the first side has an advantage."""

    people: int
    advantage: float
    seed: int
    bots: float = 0.4
    """The share of matches that are against bots."""
    truth: list[tuple[float, float]] = field(default_factory=list)
    known: dict[int, Rating] = field(default_factory=dict)
    worth: Skill | None = None
    matches: int = 0

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        middle = fmean(rated_bots(GAME).values())
        for _ in range(self.people):
            skill = self.rng.gauss(middle, SPREAD)
            self.truth.append((skill + self.rng.gauss(0, LEANING), skill + self.rng.gauss(0, LEANING)))

    def play(self, matches: int) -> None:
        for _ in range(matches):
            one, side = self.rng.randrange(self.people), self.rng.randrange(2)
            bot = self.rng.choice(list(rated_bots(GAME))) if self.rng.random() < self.bots else ""
            other = None if bot else self.rng.choice([who for who in range(self.people) if who != one])
            self.meet((one, other) if side == 0 else (other, one), bot)
        self.matches += matches

    def meet(self, players: tuple[int | None, int | None], bot: str) -> None:
        """A match of two, by their sides; none is a bot."""
        strengths = [
            rated_bots(GAME)[bot] if who is None else self.truth[who][side] for side, who in enumerate(players)
        ]
        ahead = strengths[0] + self.advantage - strengths[1]
        winner = 0 if self.rng.random() < 1 / (1 + 10 ** (-ahead / 400)) else 1
        names = [f"{BOT}{bot}" if who is None else str(who) for who in players]
        ratings = [None if who is None else self.known.get(who) for who in players]
        found = counted(Contest("", GAME, (names[0], names[1]), winner), Known((ratings[0], ratings[1]), self.worth, 0))
        self.worth = found.advantage
        for who, rating in zip(players, found.ratings, strict=True):
            if who is not None and rating is not None:
                self.known[who] = rating

    def pairs(self) -> Iterator[tuple[float, Skill, int]]:
        """Truth, what was found, and the side, of everybody on either side."""
        for who, truth in enumerate(self.truth):
            rating = self.known.get(who) or newcomer(str(who), GAME)
            for side in (0, 1):
                yield truth[side], rating.on(side), side

    # What one would like to know of them.

    def order(self, side: int) -> float:
        """Of two people on a side, how often the better is found to be the better."""
        found = [(truth, skill.points) for truth, skill, where in self.pairs() if where == side]
        told = [(a - c) * (b - d) > 0 for n, (a, b) in enumerate(found) for c, d in found[:n]]
        return fmean(told)

    def covered(self) -> float:
        """How often the truth is within what is said of it."""
        return fmean(abs(truth - skill.points) <= SURE * skill.spread for truth, skill, _ in self.pairs())

    def error(self) -> float:
        """Points, as the root of the mean square."""
        return math.sqrt(fmean((truth - skill.points) ** 2 for truth, skill, _ in self.pairs()))

    def charged(self) -> float:
        """How much more everybody is thought to be on the first side than on the second, beyond what they are."""
        first, second = (
            fmean(skill.points - truth for truth, skill, where in self.pairs() if where == side) for side in (0, 1)
        )
        return first - second
