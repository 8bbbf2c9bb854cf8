"""One's own mistakes as puzzles, one after the other: positions of reviewed matches, as they were seen then."""

import asyncio
from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from threerings.core.game import Line, Name, Seat
from threerings.core.match import Match
from threerings.games import GAMES
from threerings.school.coach import CLOSE
from threerings.school.puzzles import Puzzle
from threerings.school.review import Judgement
from threerings.store import Guest, ReviewKey, StoredMatch, StoredReview
from threerings.web import solving
from threerings.web.guests import Visiting, Visitor
from threerings.web.render import page
from threerings.web.reviewing import game_of, judgements_of, reviewable
from threerings.web.solving import LATE, RIGHT, Riddle

MOST: Final = 60
"""So many of the newest reviews are looked through."""
KEPT: Final = 64


class Missed(NamedTuple):
    """A mistake of a guest."""

    key: ReviewKey
    judgement: Judgement
    game: str
    day: str

    @property
    def path(self) -> str:
        return f"/practise/{self.key.match}/{self.key.number}/{self.judgement.ply}"

    @property
    def mark(self) -> str:
        return mark_of(self.key, self.judgement.ply)

    @property
    def lost(self) -> int:
        return round(100 * self.judgement.lost)


def mark_of(key: ReviewKey, ply: int) -> str:
    return f"practice {key.match} {key.number} {ply}"


async def mistakes_of(guest: Guest, visitor: Visitor) -> AsyncIterator[Missed]:
    """What a guest's reviews have marked of their own choices, the newest match first."""
    store = visitor.hall.store
    for review in await store.reviews_of(guest.id, MOST):
        stored = await store.match(review.key.match) if review.done else None
        if stored and stored.header.game in GAMES:
            for one in mistakes_in(review, stored):
                yield Missed(review.key, one, stored.header.game, review.made[:10])


def mistakes_in(review: StoredReview, stored: StoredMatch) -> list[Judgement]:
    """The mistakes of the one who asked."""
    seats = [seat_of(player, review.key) for player in (0, 1) if stored.sitters[player].guest == review.key.guest]
    return [one for one in judgements_of(review) if one.marked and one.seat in seats]


def seat_of(player: int, key: ReviewKey) -> Seat:
    return player if key.number == 1 else 1 - player


@get("/practise")
async def overview(visitor: Visiting) -> Response[str]:
    guest = visitor.guest
    missed = [one async for one in mistakes_of(guest, visitor)] if guest else []
    known = await visitor.hall.store.marks(guest.id, "practice ") if guest else {}
    following = next((one for one in missed if known.get(one.mark) not in (RIGHT, LATE)), None)
    solved = sum(known.get(one.mark) in (RIGHT, LATE) for one in missed)
    titles = {game: visitor.speech(game)("game-title") for game in GAMES}
    given: dict[str, Any] = {"missed": missed, "known": known, "following": following, "solved": solved}
    return page(visitor, "practise.html", titles=titles, **given)


async def riddle_of(match: str, number: int, ply: int, visitor: Visitor) -> Riddle:
    """A visitor's own mistake. Raises NotFoundException."""
    key = ReviewKey(match, number, visitor.guest.id if visitor.guest else "")
    review, stored = await visitor.hall.store.review(key), await visitor.hall.store.match(match)
    found = [one for one in mistakes_in(review, stored) if one.ply == ply] if review and stored else []
    if not found or review is None:
        raise NotFoundException
    live = reviewable(await visitor.hall.live(match), number)
    played_game, (one,) = game_of(live.series, number), found
    puzzle = await asyncio.to_thread(puzzle_of, played_game, one, review.iterations)
    choice = await asyncio.to_thread(chosen_then, played_game, one)
    name = Line("practise-name", {"title": Name("game-title", {}), "day": review.made[:10]})
    return Riddle(
        puzzle,
        f"/practise/{match}/{number}/{ply}",
        "/practise",
        mark_of(key, ply),
        name,
        (Line("web-review-practise", {}), Line("practise-then", {"choice": choice})),
        "practise-best",
        "practise-onward",
        {each.text: each.chance for each in one.best[1:] if one.best[0].chance - each.chance <= CLOSE},
        own=True,
    )


@lru_cache(KEPT)
def puzzle_of(match: Match, one: Judgement, iterations: int) -> Puzzle:
    """A mistake, to be done better."""
    best, *others = one.best
    chances = {each.text: each.chance for each in others} | {one.chosen: one.after}
    position, options = match.back_to(one.ply).open_position(), dict(match.options)
    return Puzzle(
        match.game.name, position, one.seat, (best.text,), best.chance, chances, iterations, 1, "", 0, options
    )


@lru_cache(KEPT)
def chosen_then(match: Match, one: Judgement) -> Line:
    return match.game.offer(match.back_to(one.ply).view(one.seat), match.game.action(one.chosen).index)


@get("/practise/{match:str}/{number:int}/{ply:int}")
async def show(match: FromPath[str], number: FromPath[int], ply: FromPath[int], visitor: Visiting) -> Response[Any]:
    return await solving.show(await riddle_of(match, number, ply, visitor), visitor)


@post("/practise/{match:str}/{number:int}/{ply:int}/act", status_code=200)
async def act(match: FromPath[str], number: FromPath[int], ply: FromPath[int], visitor: Visiting) -> Response[Any]:
    return (await solving.act(await riddle_of(match, number, ply, visitor), visitor)).response


@post("/practise/{match:str}/{number:int}/{ply:int}/solution", status_code=200)
async def show_solution(
    match: FromPath[str], number: FromPath[int], ply: FromPath[int], visitor: Visiting
) -> Response[Any]:
    return (await solving.show_solution(await riddle_of(match, number, ply, visitor), visitor)).response


@post("/practise/{match:str}/{number:int}/{ply:int}/go-on", status_code=200)
async def go_on(match: FromPath[str], number: FromPath[int], ply: FromPath[int], visitor: Visiting) -> Response[Any]:
    """The next of one's mistakes; after the last one, all of them."""
    missed = [one async for one in mistakes_of(visitor.guest, visitor)] if visitor.guest else []
    paths = [one.path for one in missed]
    here = f"/practise/{match}/{number}/{ply}"
    rest = paths[paths.index(here) + 1 :] if here in paths else []
    return solving.go_on(rest[0] if rest else "/practise", visitor)


@post("/practise/{match:str}/{number:int}/{ply:int}/why", status_code=200)
async def why(match: FromPath[str], number: FromPath[int], ply: FromPath[int], visitor: Visiting) -> Response[Any]:
    return await solving.why(await riddle_of(match, number, ply, visitor), visitor)


HANDLERS = (overview, show, act, show_solution, go_on, why)
