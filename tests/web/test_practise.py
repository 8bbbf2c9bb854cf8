"""One's own mistakes as puzzles: only one's own, as they were seen then, and what is answered to a better choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.reviews import given_up, lay_review
from tests.support.server import Server
from threerings.games import OURS
from threerings.school.review import Judgement
from threerings.store import StoredReview
from threerings.web import practise
from threerings.web.reviewing import judgements_of
from threerings.web.speech import speech


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Iterator[Browser]:
    browser = Browser(server.url)
    yield browser
    browser.close()


def mistakes(review: StoredReview) -> list[Judgement]:
    return [one for one in judgements_of(review) if one.marked]


def practised(server: Server, me: Browser, game: str = "the-duel") -> tuple[str, list[Judgement]]:
    """A reviewed match; where its mistakes are practised, and what they are."""
    review = lay_review(server.settings.data, given_up(me, game=game), 0)
    return f"/practise/{review.key.match}/1", mistakes(review)


def choose(me: Browser, text: str) -> str:
    return me.press(next(form for form in me.forms if "/act" in form.action), "action", text)


def test_nothing_is_practised_before_there_are_mistakes(anna: Browser) -> None:
    assert speech("en")("practise-none") in anna.open("/practise")


@pytest.mark.parametrize("game", OURS)
def test_mistakes_are_practised_one_after_the_other(server: Server, anna: Browser, game: str) -> None:
    place, missed = practised(server, anna, game)
    words = speech("en", game)
    assert words("practise-solved", solved=0, all=len(missed)) in anna.open("/practise")
    for number, one in enumerate(missed):
        if number == 0:
            anna.open(f"{place}/{one.ply}")
        assert anna.path == f"{place}/{one.ply}"
        assert words("puzzle-wrong") in choose(anna, one.chosen), "what was chosen then is still a mistake"
        assert words("puzzle-solved") in choose(anna, one.best[0].text)
        anna.press(next(form for form in anna.forms if "/go-on" in form.action))
    assert anna.path == "/practise", "after the last"
    assert words("practise-solved", solved=len(missed), all=len(missed)) in anna.page.text
    assert words("puzzle-done-late") in anna.page.text


def test_a_choice_that_nobody_has_measured_is_wrong_as_well(server: Server, anna: Browser) -> None:
    place, missed = practised(server, anna)
    one = missed[-1]
    known = {one.chosen, *(each.text for each in one.best)}
    anna.open(f"{place}/{one.ply}")
    others = [text for text in anna.choices() if text not in known]
    assert speech("en", "the-duel")("puzzle-wrong") in choose(anna, others[0])


def test_a_choice_as_good_as_the_best_is_right(server: Server, anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practise, "CLOSE", 0.06)
    place, missed = practised(server, anna)
    one = next(one for one in missed if len(one.best) > 1)
    anna.open(f"{place}/{one.ply}")
    assert speech("en", "the-duel")("puzzle-solved") in choose(anna, one.best[1].text)
    assert speech("en")("puzzle-done-right") in anna.open("/practise")


def test_whoever_looks_at_the_solution_has_not_found_it(server: Server, anna: Browser) -> None:
    place, missed = practised(server, anna)
    anna.open(f"{place}/{missed[0].ply}")
    assert speech("en", "the-duel")("puzzle-shown") in anna.press(anna.form("/solution"))
    assert speech("en")("puzzle-done-wrong") in anna.open("/practise")


def test_nobody_else_finds_them(server: Server, anna: Browser) -> None:
    place, missed = practised(server, anna)
    bert = Browser(server.url)
    for path in (f"{place}/{missed[0].ply}", f"{place}/9999"):
        bert.open(path)
        assert bert.page.status_code == 404
    assert speech("en")("practise-none") in bert.open("/practise")
    bert.close()


def test_the_mistakes_of_the_other_are_not_ones_own(server: Server, anna: Browser) -> None:
    review = lay_review(server.settings.data, given_up(anna), 1)
    assert mistakes(review), "there are some"
    assert speech("en")("practise-none") in anna.open("/practise")
