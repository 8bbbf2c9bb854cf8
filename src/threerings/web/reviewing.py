"""Reviews under way. A choice after the other is judged, in processes that no bot waits for; each is on disk at once.

Whatever stops a review, it goes on: when the server opens again, or when somebody looks at it.
"""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

import msgspec
from litestar.exceptions import NotFoundException

from threerings.bots.workers import BotsClosed, NoChoice, Workers
from threerings.core.match import Match
from threerings.school.review import STANDARD, ChoiceTask, Judgement, Review, review_of, tasks
from threerings.school.reviewer import work
from threerings.store import Guest, ReviewKey, StoredReview
from threerings.web.limits import MOST_REVIEWS, MOST_REVIEWS_WAITING
from threerings.web.live import LiveMatch
from threerings.web.matches import Matches
from threerings.web.refusals import NotNow
from threerings.web.series import Series
from threerings.web.tasks import BackgroundTasks

LOG = logging.getLogger("threerings.web")
PATIENCE: Final = 900.0
"""Seconds in which a choice has to be judged, on a slow machine too."""
TRIES: Final = 2
SEEDS: Final = 2**31


class ReviewsBusy(NotNow):
    """More reviews are wanted than can be made in a reasonable time."""


class Reviews:
    def __init__(self, matches: Matches, background: BackgroundTasks, iterations: int = STANDARD) -> None:
        self.workers = Workers(1, work)
        self.iterations = iterations
        self._matches = matches
        self._background = background
        self._running: set[ReviewKey] = set()

    async def ask(self, live: LiveMatch, number: int, guest: Guest) -> StoredReview:
        """A guest's review of a game, begun if there was none. Raises NotNow, ReviewsBusy or TooManyReviews."""
        key = ReviewKey(live.header.id, number, guest.id)
        if not live.series.over:
            raise NotNow("nobody is told anything of a match before its end")
        known = await self._matches.store.review(key)
        if known is None and len(self._running) >= MOST_REVIEWS_WAITING:
            raise ReviewsBusy("too many reviews are under way")
        if known is None:
            seed = secrets.randbelow(SEEDS)
            choices = await asyncio.to_thread(tasks, game_of(live.series, number), seed, self.iterations)
            wish = StoredReview(key, seed, self.iterations, len(choices))
            known = await self._matches.store.add_review(wish, MOST_REVIEWS)
        self.go_on(known)
        return known

    def go_on(self, review: StoredReview) -> None:
        """Have a review made, unless it is done or under way."""
        if not review.done and review.key not in self._running and not self._background.closing.is_set():
            self._running.add(review.key)
            self._background.start(self._make(review.key))

    async def resume(self) -> None:
        """Go on with all that was stopped."""
        try:
            for key in await self._matches.store.review_keys(unfinished=True):
                review = await self._matches.store.review(key)
                if review:
                    self.go_on(review)
        except Exception:
            LOG.exception("which reviews were stopped is not known; who looks at one has it go on")

    async def _make(self, key: ReviewKey) -> None:
        """Make a review, unless another process does."""
        shared, name = self._matches.shared, f"review {' '.join(map(str, key))}"
        try:
            if not shared or await shared.claim(name):
                await self._judge_all(key)
                if shared:
                    await shared.release(name)
        except BotsClosed:
            LOG.info("the review of %s goes on when the server opens again", key.match)
        except Exception:
            LOG.exception("the review of %s was stopped", key.match)
        finally:
            self._running.discard(key)
            if not self._running:
                self.workers.rest()

    async def _judge_all(self, key: ReviewKey) -> None:
        review = await self._matches.store.review(key)
        if review is None:
            return
        match = game_of((await self._matches.find(key.match)).series, key.number)
        wanted = await asyncio.to_thread(tasks, match, review.seed, review.iterations)
        for place in range(len(review.judgements), len(wanted)):
            line = await self._judged(wanted[place], key)
            await self._matches.store.add_judgement(key, place, line)

    async def _judged(self, task: ChoiceTask, key: ReviewKey) -> str:
        """What the store keeps of a choice; nothing if it cannot be judged. Raises BotsClosed."""
        for _ in range(TRIES):
            try:
                said = await self.workers.answer(task, key.match, key.guest, PATIENCE)
                return msgspec.json.encode(said).decode()
            except NoChoice:
                LOG.warning("a choice of %s could not be judged", key.match)
        return ""


def reviewable(live: LiveMatch, number: int) -> LiveMatch:
    """A match of which somebody may be told all. Raises NotFoundException."""
    if not live.series.over or not 1 <= number <= live.series.number:
        raise NotFoundException
    return live


def game_of(series: Series, number: int) -> Match:
    """A game of a finished match as it ended, perhaps because somebody gave up."""
    match = [*series.finished, series.match][number - 1]
    if series.resigned is None or number != series.number:
        return match
    match = match.copy()
    match.resign(series.seat_of(series.resigned), series.reason)
    return match


def judgements_of(review: StoredReview) -> list[Judgement]:
    """What can be said of its choices; what another version has written in another way is left out."""
    found = []
    for line in filter(None, review.judgements):
        with suppress(msgspec.DecodeError):
            found.append(msgspec.json.decode(line, type=Judgement))
    return found


def whole(review: StoredReview, series: Series) -> Review:
    """A review as far as it is made."""
    match = game_of(series, review.key.number)
    return review_of(match, judgements_of(review), review.seed, review.iterations)
