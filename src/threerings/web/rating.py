"""How strong somebody is, by what they have won against whom, and on which side.

A player's strength on a side is what they can in the game, and a leaning to that side; the first side of a game has an
advantage besides, which is nobody's merit. To the model (Weng and Lin's, of Thurstone and Mosteller's kind) these are
mates of a team: what a match tells is shared out among them, the more to each the less was known of it. So who wins
with the better side gains little by it, once it is known to be better. Bots stand still: the points are the ladder's.
"""

import math
from typing import Final, NamedTuple

from openskill.models import ThurstoneMostellerFull, ThurstoneMostellerFullRating

from threerings.bots import DEFAULT, LEVELS
from threerings.bots.ladder import ladder_ratings
from threerings.store.ratings import Contest, Found, Known, Rating, Skill

BOT: Final = "bot "
NEWCOMER: Final = 350.0
"""Points: how far somebody new may be from the level that is usual here …"""
LEANING: Final = 75.0
"""… how much better most are on one side than on the other …"""
ADVANTAGE: Final = 100.0
"""… and how much a side may be worth."""
FIXED: Final = 0.001
DRAWN: Final = 10.0
"""Points: who is so close in a match has drawn."""
DRIFT: Final = 6.0
"""How much anybody may have changed since their last match …"""
SHIFT: Final = 1.0
"""… and what a side is worth, as people learn to play it."""
WHOLE: Final = 3
"""So many matches of the same two in a day count in full; the fourth by half, the fifth by a third …"""
SURE: Final = 1.96
"""Standard deviations to either side within which the truth is, nineteen times of twenty."""


def all_of_it(*_: object) -> float:
    """How much of what a match tells makes surer: with this the model is exact for two teams."""
    return 1.0


# Four hundred points make ten to one, as on the ladder: Elo's curve is as good as a normal one 1.7 times as wide.
MODEL: Final = ThurstoneMostellerFull(
    mu=0.0, sigma=NEWCOMER, beta=1.7 * 400 / math.log(10) / math.sqrt(2), epsilon=DRAWN, tau=0.0, gamma=all_of_it
)

Mate = ThurstoneMostellerFullRating


class Figure(NamedTuple):
    """Points as people read them: so many, more or less so many, nineteen times of twenty."""

    points: int
    error: int

    @property
    def word(self) -> str:
        """How sure that is."""
        return "guess" if self.error > 300 else "rough" if self.error > 150 else "good"


def figure(skill: Skill) -> Figure:
    return Figure(round(skill.points), round(SURE * skill.spread))


def rated_bots(game: str) -> dict[str, float]:
    """The levels whose strength in a game was measured."""
    return {bot: float(found.elo) for bot, found in ladder_ratings().get(game, {}).items() if bot in LEVELS}


def newcomer(guest: str, game: str) -> Rating:
    """What is thought of somebody of whom nothing is known."""
    usual = rated_bots(game).get(DEFAULT, 0.0)
    return Rating(guest, game, Skill(usual, NEWCOMER), (Skill(0.0, LEANING), Skill(0.0, LEANING)), (0, 0))


def weight(again: int) -> float:
    """How much one more match counts of two who have had so many lately."""
    return 1 / max(1, again + 2 - WHOLE)


def counted(contest: Contest, known: Known) -> Found:
    """What is known after a match."""
    advantage = moved_on(known.advantage or Skill(0.0, ADVANTAGE), SHIFT)
    before = [
        None if player.startswith(BOT) else rating or newcomer(player, contest.game)
        for player, rating in zip(contest.players, known.ratings, strict=True)
    ]
    teams = [team(contest, side, before[side], advantage) for side in (0, 1)]
    ranks = [0.0 if contest.winner in (side, None) else 1.0 for side in (0, 1)]
    after, share = MODEL.rate(teams, ranks=ranks), weight(known.again)
    moved = [
        [between(old, new, share) for old, new in zip(*both, strict=True)] for both in zip(teams, after, strict=True)
    ]
    first, second = (rating and with_team(rating, side, moved[side]) for side, rating in enumerate(before))
    gained = [
        round(new.on(side).points) - round(old.on(side).points) if old and new else 0
        for side, (old, new) in enumerate(zip(before, (first, second), strict=True))
    ]
    return Found((first, second), (gained[0], gained[1]), moved[0][-1])


def team(contest: Contest, side: int, rating: Rating | None, advantage: Skill) -> list[Mate]:
    """All that plays on a side: somebody's skill and leaning, or a bot; and the advantage of the first side."""
    if rating:
        mates = [moved_on(rating.common, DRIFT), rating.leanings[side]]
    else:
        mates = [Skill(rated_bots(contest.game)[contest.players[side].removeprefix(BOT)], FIXED)]
    return [MODEL.rating(*mate) for mate in (mates if side else [*mates, advantage])]


def moved_on(skill: Skill, drift: float) -> Skill:
    """What is known now of what may have changed meanwhile."""
    return Skill(skill.points, math.hypot(skill.spread, drift))


def between(old: Mate, new: Mate, share: float) -> Skill:
    """The way from what was known to what a match tells, as far as the match counts."""
    variance = (1 - share) * old.sigma**2 + share * new.sigma**2
    return Skill(old.mu + share * (new.mu - old.mu), math.sqrt(variance))


def with_team(rating: Rating, side: int, mates: list[Skill]) -> Rating:
    """A rating after a match on a side."""
    (first, second), (one, other) = rating.leanings, rating.matches
    leanings = (first, mates[1]) if side else (mates[1], second)
    matches = (one, other + 1) if side else (one + 1, other)
    return rating._replace(common=mates[0], leanings=leanings, matches=matches)
