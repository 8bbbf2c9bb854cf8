"""Reviews over the web: who may ask, what is seen and by whom, and that nothing of them is lost."""

import json
import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.patience import until
from tests.support.program import Program
from tests.support.reviews import BEST, WORSE, encoded, given_up, lay_review
from tests.support.server import Server
from threerings.core.match import Match
from threerings.school.reasons import percent
from threerings.school.review import ChoiceTask, Judgement, tasks
from threerings.school.reviewer import LAST
from threerings.store import ReviewKey, ReviewLimits, StoredReview
from threerings.texts import LANGUAGES
from threerings.web import reviewing
from threerings.web.curves import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, curve
from threerings.web.reel import Reel
from threerings.web.reviewing import game_of, judgements_of, whole
from threerings.web.speech import speech

FEW = 24
"""Iterations: what is found does not matter here."""
POINTS = re.compile(r'<a (?:class="marked" )?id="point-\d+" href="[^"]*" aria-label=')
"""The player's own, on the curve."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, iterations=FEW) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    browser = Browser(server.url)
    yield browser
    browser.close()


@pytest.fixture
def bert(server: Server) -> Iterator[Browser]:
    browser = Browser(server.url)
    yield browser
    browser.close()


def reviews_in(server: Server) -> list[StoredReview]:
    store = server.hall.store
    found = [server.run(store.review(key)) for key in server.run(store.review_keys())]
    return [review for review in found if review]


# From the table to the review.


def test_a_match_is_reviewed_from_the_finished_table(server: Server, anna: Browser) -> None:
    path = given_up(anna)
    asked = anna.press(anna.form("/review"))
    assert anna.path == f"{path}/review"
    words = speech("en", "the-duel")
    if words("web-review-making") in asked:
        assert '<noscript><meta http-equiv="refresh"' in asked, "it shows by itself how far it is"
        assert "<progress" in asked
    assert until(lambda: words("web-review-summary") in anna.open(f"{path}/review"))
    assert "http-equiv" not in anna.page.text
    (review,) = reviews_in(server)
    assert review.iterations == FEW
    found, match = judgements_of(review), match_of(server, path)
    assert [one.ply for one in found] == [task.ply for task in tasks(match, 1, 1)]
    assert max(one.ply for one in found) < match.ply, "to give up is no choice of the game"
    assert len(POINTS.findall(anna.page.text)) == sum(one.seat == 0 for one in found) > 2
    anna.open(f"{path}/replay")
    anna.press(anna.form("/review"))
    assert len(reviews_in(server)) == 1, "asked again, it is the same"


def match_of(server: Server, path: str) -> Match:
    return game_of(server.run(server.hall.live(path.rpartition("/")[2])).series, 1)


def test_those_who_wait_are_told_how_far_it_is(server: Server, anna: Browser) -> None:
    path = given_up(anna)
    anna.press(anna.form("/review"))
    with anna.client.stream("GET", f"{path}/review/stream") as stream:
        told = list(stream.iter_lines())
    events = [line.removeprefix("event: ") for line in told if line.startswith("event: ")]
    judged = [int(line.split()[1]) for line in told if line.startswith("data: ")]
    (review,) = reviews_in(server)
    assert events == ["progress"] * (len(events) - 1) + ["done"]
    assert judged == sorted(set(judged))
    assert judged[-1] == review.choices > 0


def test_a_review_is_made_apart_from_the_bots_and_last_of_all(server: Server, anna: Browser) -> None:
    nice: list[int] = []
    workers = server.hall.reviews.workers
    assert workers is not server.hall.workers
    given_up(anna, choices=8)
    anna.press(anna.form("/review"))

    def seen() -> bool:
        for worker in workers._all:
            if worker.pid is not None and worker.ready:
                try:
                    nice.append(os.getpriority(os.PRIO_PROCESS, worker.pid))
                except ProcessLookupError:
                    continue
        return LAST in nice or reviews_in(server)[0].done

    assert until(seen)
    assert until(lambda: reviews_in(server)[0].done)
    assert LAST in nice
    assert until(lambda: all(worker.pid is None for worker in workers._all))  # they cost nothing when nobody waits


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_is_explained(server: Server, anna: Browser, language: str) -> None:
    path = given_up(anna)
    review = lay_review(server.settings.data, path, 0)
    anna.client.headers["accept-language"] = language
    words, marked = speech(language, "the-duel"), [one for one in judgements_of(review) if one.marked]
    at = Reel(match_of(server, path)).plies.index(marked[0].ply)
    page = anna.open(f"{path}/review?move={at}")
    assert words("web-review-before-after", before=percent(BEST), after=percent(WORSE)) in page
    assert words("web-review-cost", lost=31, error=4) in page
    assert words("web-review-why") in page
    assert words("web-review-hindsight-text", before=percent(BEST - 0.1), after=percent(WORSE - 0.1)) in page
    assert page.count('class="marked"') == 2 * len(marked), "on the curve and in the table"
    other = anna.open(f"{path}/review?move={at}&seat=balrog")
    assert words("web-review-other-side") in other
    assert 'class="marked other' in other


def test_somebody_tries_again_from_before_a_mistake(server: Server, anna: Browser) -> None:
    path = given_up(anna)
    marked = next(one for one in judgements_of(lay_review(server.settings.data, path, 0)) if one.marked)
    at = Reel(match_of(server, path)).plies.index(marked.ply)
    anna.open(f"{path}/review?move={at}")
    anna.press(anna.form("/branch"))
    assert anna.path != path
    assert re.fullmatch(r"/match/\w+", anna.path)
    assert marked.chosen in anna.choices(), "the same choice, to be made otherwise"


# Who sees it.


def test_before_the_end_there_is_nothing(server: Server, anna: Browser) -> None:
    path = anna.start("the-duel", "bot:random", seat="gandalf")
    assert not anna.has_form("/review")
    csrf = dict(anna.form("/resign").fields)
    for asked in ("review", "review/stream", "review/word"):
        anna.open(f"{path}/{asked}")
        assert anna.page.status_code == 404
    for asked in ("review", "share"):
        assert anna.client.post(f"{path}/{asked}", data=csrf).status_code == 404
    assert reviews_in(server) == []


def test_a_review_is_seen_by_the_one_who_asked_and_by_nobody_else(server: Server, anna: Browser, bert: Browser) -> None:
    path = given_up(anna)
    lay_review(server.settings.data, path, 0)
    words = speech("en", "the-duel")
    assert words("web-review-summary") in anna.open(f"{path}/review")
    assert words("web-review-summary") not in bert.open(f"{path}/review")
    assert bert.has_form("/review"), "they may ask for one of their own"
    bert.open(f"{path}/review/stream")
    assert bert.page.status_code == 404
    anna.press(anna.form("/share"), "answer", "on")
    link = re.search(r'readonly value="[^"]*(/match/\w+/review/[^"]+)"', anna.page.text)
    assert link
    shared = bert.open(link[1])
    assert words("web-review-summary") in shared
    assert words("web-review-shared") in shared
    assert not bert.has_form("/share")
    anna.press(anna.form("/share"), "answer", "off")
    bert.open(link[1])
    assert bert.page.status_code == 404


def test_a_guest_who_did_not_play_may_ask_for_a_review(server: Server, anna: Browser, bert: Browser) -> None:
    path = given_up(anna, choices=1)
    bert.open(f"{path}/replay")
    bert.press(bert.form("/review"))
    assert bert.path == f"{path}/review"
    (review,) = reviews_in(server)
    assert until(lambda: reviews_in(server)[0].done)
    assert review.key.guest != ""
    assert speech("en")("web-review-summary") in bert.open(f"{path}/review")


@pytest.mark.parametrize("asked", ["game=2", "game=0", "seat=everybody"])
def test_what_is_not_there_is_not_shown(anna: Browser, asked: str) -> None:
    path = given_up(anna, choices=1)
    anna.open(f"{path}/review?{asked}")
    assert anna.page.status_code in (403, 404)


# Limits, trouble, and the end of a server.


def test_nobody_has_more_reviews_than_anybody_may(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "MOST_REVIEWS", ReviewLimits(1, 1))
    given_up(anna, choices=1)
    anna.press(anna.form("/review"))
    given_up(anna, choices=1)
    refused = anna.press(anna.form("/review"))
    assert anna.page.status_code == 409
    assert speech("en")("web-error-reviews", most=1, day=1) in refused
    monkeypatch.setattr(reviewing, "MOST_REVIEWS_WAITING", 0)
    monkeypatch.setattr(reviewing, "MOST_REVIEWS", ReviewLimits(9, 9))
    given_up(anna, choices=1)
    assert speech("en")("web-error-reviews-busy") in anna.press(anna.form("/review"))
    assert len(reviews_in(server)) == 1


def test_a_choice_that_cannot_be_judged_holds_nothing_up(
    server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(match: Match, seed: int, iterations: int) -> list[ChoiceTask]:
        first, *others = tasks(match, seed, iterations)
        return [first._replace(game="chess"), *others]

    monkeypatch.setattr(reviewing, "tasks", broken)
    path = given_up(anna)
    anna.press(anna.form("/review"))
    assert until(lambda: reviews_in(server)[0].done)
    (review,) = reviews_in(server)
    assert review.judgements[0] == ""
    assert len(judgements_of(review)) == review.choices - 1
    assert speech("en")("web-review-summary") in anna.open(f"{path}/review")


def test_a_review_goes_on_after_a_restart_and_nothing_is_judged_twice(tmp_path: Path) -> None:
    with Server(tmp_path, iterations=FEW) as server:
        me = Browser(server.url)
        path = given_up(me)
        me.close()
    begun = lay_review(tmp_path, path, 0, judged=3)
    assert not begun.done
    with Server(tmp_path, iterations=FEW) as server:
        assert until(lambda: reviews_in(server)[0].done)
        (after,) = reviews_in(server)
    assert after.judgements[:3] == begun.judgements, "what was found is kept"
    assert len(after.judgements) == after.choices == begun.choices
    assert len({one.ply for one in judgements_of(after)}) == after.choices


def test_a_server_that_closes_while_it_reviews_loses_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, iterations=2000) as server:
        me = Browser(server.url)
        given_up(me, choices=6)
        me.press(me.form("/review"))
        assert until(lambda: len(reviews_in(server)[0].judgements) > 0)
        me.close()
    with Server(tmp_path) as server:
        found = reviews_in(server)[0].judgements
        assert until(lambda: reviews_in(server)[0].done)
        (after,) = reviews_in(server)
    assert after.judgements[: len(found)] == found
    assert (len(found) > 0, after.iterations) == (True, 2000), "as it was begun"
    assert len({one.ply for one in judgements_of(after)}) == after.choices


# Programs.


def test_a_program_asks_and_fetches(server: Server, anna: Browser) -> None:
    program = Program(server.url)
    match = program.start("the-duel")
    for _ in range(6):
        program.act(match, random.Random(2))
    api = f"/api/matches/{match}/review"
    assert program.get(api).status_code == 404, "nothing before the end"
    assert program.post(api, json={}).status_code == 404
    program.post(f"/api/matches/{match}/resign", json={}).raise_for_status()
    assert program.get(api).status_code == 404, "nobody has asked"
    program.post(api, json={"game": 1}).raise_for_status()
    assert until(lambda: json.loads(program.get(api).text)["review"] is not None)
    card = program.get(api).json()
    assert card["judged"] == card["choices"] == len(card["review"]["judgements"])
    assert [side["side"] for side in card["sides"]] == ["gandalf", "balrog"]
    stranger = Program(server.url)
    assert stranger.get(api).status_code == 404
    program.close()
    stranger.close()


# The curve.


def test_every_choice_has_its_place_on_the_curve(server: Server, anna: Browser) -> None:
    path = given_up(anna)
    review = lay_review(server.settings.data, path, 0)
    live = server.run(server.hall.live(path.rpartition("/")[2]))
    reel = Reel(game_of(live.series, 1))
    for seat in (0, 1):
        drawn = curve(whole(review, live.series), seat, reel.plies, 1)
        own = [one for one in judgements_of(review) if one.seat == seat]
        assert [point.judgement.ply for point in drawn.points] == [one.ply for one in own]
        assert all(LEFT <= point.x <= RIGHT and TOP <= point.y <= point.fallen <= BOTTOM for point in drawn.points)
        assert round(sum(point.width for point in drawn.points)) == round(RIGHT - LEFT), "a click finds the nearest"
        assert len(drawn.others) == sum(one.marked for one in judgements_of(review) if one.seat != seat)
        assert all(0 < bar.y <= bar.y + bar.height < HEIGHT for bar in drawn.luck)


def test_judgements_are_kept_as_they_are() -> None:
    one = Judgement(3, 1, "lay C01", 0.5, 0.25, 0.01, (), 0.5, 0.4, 0.0, "lay C02")
    assert judgements_of(StoredReview(ReviewKey("m", 1, "anna"), 1, 1, 1, (encoded(one), "", '{"ply": 9}'))) == [one]
