"""The curve of a review, as numbers for a drawing: a player's chance to win, where it was lost, and luck apart."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from threerings.core.game import Seat
from threerings.school.review import Judgement, Review

WIDTH: Final = 360.0
LEFT: Final = 40.0
"""Where the scale ends and the game begins."""
RIGHT: Final = WIDTH - 10.0
TOP: Final = 10.0
BOTTOM: Final = 112.0
LUCK: Final = 137.0
"""The line from which luck rises and falls …"""
LUCK_ROOM: Final = 16.0
"""… and how far it can."""
HEIGHT: Final = LUCK + LUCK_ROOM + 3.0
NOTHING: Final = 0.004
"""Luck that is smaller is not to be seen …"""
LEAST: Final = 0.1
"""… and the greatest of a game fills its room, if it is at least so great."""


class Point(NamedTuple):
    """A choice on the curve."""

    judgement: Judgement
    move: int
    x: float
    y: float
    fallen: float
    """How low the choice has brought it."""
    left: float
    """Its share of the drawing: whatever is nearer to it than to any other."""
    width: float


class Luck(NamedTuple):
    """What nature did between two choices: a bar."""

    move: int
    x: float
    y: float
    height: float
    gain: float
    """Of the greatest."""


class Curve(NamedTuple):
    points: list[Point]
    """The player's own choices."""
    others: list[Point]
    """The mistakes of the other, on the other's line."""
    line: str
    other_line: str
    """What the other could know of the same: the way of a path."""
    luck: list[Luck]
    now: float
    """Where the board is."""


class Scale(NamedTuple):
    """Where moves and chances are in the drawing."""

    plies: Sequence[int]

    def move(self, ply: int) -> int:
        """The picture in which somebody has to choose at a ply."""
        return self.plies.index(ply)

    def x(self, move: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * move / max(1, len(self.plies) - 1), 2)

    def y(self, chance: float) -> float:
        return round(TOP + (BOTTOM - TOP) * (1 - chance), 2)

    def path(self, points: Sequence[tuple[int, float]]) -> str:
        return " ".join(f"{self.x(self.move(ply))},{self.y(chance)}" for ply, chance in points)


def curve(review: Review, seat: Seat, plies: Sequence[int], now: int) -> Curve:
    """As a seat could know it. The plies are those of the pictures of the game, one of which is on the board."""
    scale = Scale(plies)
    other = [(ply, 1 - chance) for ply, chance in review.curve(1 - seat)]
    own = with_room([point_of(one, scale, one.before, one.after) for one in review.of(seat)])
    others = [point_of(one, scale, 1 - one.before, 1 - one.after) for one in review.of(1 - seat) if one.marked]
    line, other_line = scale.path(review.curve(seat)), scale.path(other)
    return Curve(own, others, line, other_line, luck_of(review, seat, scale), scale.x(now))


def point_of(one: Judgement, scale: Scale, before: float, after: float) -> Point:
    move = scale.move(one.ply)
    return Point(one, move, scale.x(move), scale.y(before), scale.y(after), 0.0, 0.0)


def with_room(points: list[Point]) -> list[Point]:
    """Each with its share of the drawing."""
    middles = [(one.x + then.x) / 2 for one, then in pairwise(points)]
    edges = [LEFT, *middles, RIGHT] if points else []  # whoever lost before their first choice has none
    return [
        point._replace(left=round(left, 2), width=round(right - left, 2))
        for point, (left, right) in zip(points, pairwise(edges), strict=True)
    ]


def luck_of(review: Review, seat: Seat, scale: Scale) -> list[Luck]:
    """What nature changed of a seat's chance, by the truth: before each choice but the first, and before the end."""
    way = review.way(seat)
    moves = [scale.move(one.ply) for one in review.judgements[1:]] + [len(scale.plies) - 1]
    if review.resigned is not None:
        moves.pop()  # what was given up is nobody's luck
    gains = [then - now for now, then in zip(way[1::2], way[2::2], strict=False)]
    most = max([LEAST, *map(abs, gains)])
    return [bar(move, gain / most, scale) for move, gain in zip(moves, gains, strict=False) if abs(gain) > NOTHING]


def bar(move: int, gain: float, scale: Scale) -> Luck:
    height = round(max(1.5, LUCK_ROOM * abs(gain)), 2)
    return Luck(move, scale.x(move), LUCK - height if gain > 0 else LUCK, height, gain)
