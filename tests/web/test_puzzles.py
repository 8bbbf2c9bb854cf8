"""Puzzles over the web: what is shown, what is answered, and what is remembered."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.server import Server
from threerings.core.chance import Rng
from threerings.core.chronicle import Chronicle
from threerings.games import OURS, load
from threerings.school.puzzles import Attempt, Puzzle, of_day, puzzles_of, selected
from threerings.school.reasons import why_right, why_wrong
from threerings.texts import LANGUAGES
from threerings.web import puzzles
from threerings.web.draw.canvas import document
from threerings.web.exercises import Exercise, exercise_view
from threerings.web.puzzles import mark_of_day, streak
from threerings.web.solving import LATE, RIGHT, WRONG
from threerings.web.speech import speech
from threerings.web.tables import drawing_of, table_page

DAY = date(2026, 11, 18)
EVERY_GAME = pytest.mark.parametrize("game", OURS)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(puzzles, "today", lambda: DAY)
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Browser]:
    visitor = Browser(server.url)
    yield visitor
    visitor.client.close()


def choose(browser: Browser, text: str) -> str:
    form = next(form for form in browser.forms if "/act" in form.action)
    return browser.press(form, "action", text)


def solve(browser: Browser, puzzle: Puzzle) -> str:
    return [choose(browser, text) for text in puzzle.solution][-1]


# What is shown.


@EVERY_GAME
def test_a_puzzle_shows_nothing_but_its_solvers_view(game: str) -> None:
    """Whatever else is true behind the view: page, picture, reasons stay the same, byte for byte."""
    rules, words = load(game), speech("en", game)
    for puzzle in puzzles_of(game)[:4]:
        worlds = rules.worlds(puzzle.begun().view(puzzle.seat))
        truths = [puzzle.position, *(rules.position(worlds.draw(Rng(seed))) for seed in range(3))]
        seen = set()
        for truth in truths:
            one = puzzle._replace(position=truth)
            match = one.begun()
            exercise = Exercise(Chronicle(match), puzzle.seat, rules.question(match.view(puzzle.seat)), True)
            page = table_page(exercise_view(exercise), words, ("", ""))
            why = [*why_right(one), *why_wrong(Attempt(one, (one.rival,)))]
            picture = document(drawing_of(game).preview(match.view(puzzle.seat)))
            seen.add((str(page), str(picture), tuple(map(words.say, why))))
        assert len(seen) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_every_language(browser: Browser, language: str) -> None:
    browser.client.headers["accept-language"] = language
    words = speech(language)
    assert words("puzzles-today") in browser.open("/puzzles")
    for game in OURS:
        assert words("puzzles-all") in browser.open("/puzzles")
        listed = browser.open(f"/puzzles/{game}")
        assert listed.count(f'href="/puzzles/{game}/') == len(puzzles_of(game)) + 1, "all of them, and the next one"
        assert speech(language, game)("puzzle-wrong") not in browser.open(f"/puzzles/{game}/1")
        assert words("puzzle-show") in browser.page.text


def test_a_list_is_narrowed_by_theme_and_difficulty(browser: Browser) -> None:
    some = selected("the-duel", "special", 1)
    assert browser.open("/puzzles/the-duel?theme=special&difficulty=1").count('<li><a href="/puzzles/') == len(some) > 0
    assert speech("en")("puzzles-none") in browser.open("/puzzles/the-duel?theme=nothing")


@pytest.mark.parametrize(
    "path", ["/puzzles/chess", "/puzzles/the-duel/0", "/puzzles/the-duel/9999", "/puzzles/chess/1"]
)
def test_what_is_not_there_is_not_found(browser: Browser, path: str) -> None:
    browser.open(path)
    assert browser.page.status_code == 404


@pytest.mark.parametrize("asked", ["choice=nonsense", "tried=nonsense", "choice=keep+C01"])
def test_an_address_that_leads_nowhere_begins_the_puzzle_anew(browser: Browser, asked: str) -> None:
    browser.open(f"/puzzles/the-duel/1?{asked}")
    assert str(browser.page.url).endswith("/puzzles/the-duel/1")


@EVERY_GAME
def test_a_link_has_a_picture(browser: Browser, game: str) -> None:
    browser.open(f"/puzzles/{game}/1/preview.png")
    assert browser.page.headers["content-type"] == "image/png"


# Answering, without JavaScript.


@EVERY_GAME
def test_a_wrong_choice_is_answered_and_may_be_tried_again(browser: Browser, game: str) -> None:
    words = speech("en", game)
    puzzle = puzzles_of(game)[0]
    browser.open(f"/puzzles/{game}/1")
    wrong = choose(browser, puzzle.rival)
    assert words("puzzle-wrong") in wrong
    assert words("puzzle-solved") not in wrong
    solved = solve(browser, puzzle)
    assert words("puzzle-solved") in solved
    assert all(words.say(line).split(" ")[0] in solved for line in why_right(puzzle))
    assert f'class="{LATE}"' in browser.open(f"/puzzles/{game}")


def test_the_first_answer_counts(browser: Browser) -> None:
    browser.open("/puzzles/the-duel/1")
    solve(browser, puzzles_of("the-duel")[0])
    browser.open("/puzzles/the-duel/1")
    choose(browser, puzzles_of("the-duel")[0].rival)
    browser.open("/puzzles/the-duel/2")
    choose(browser, puzzles_of("the-duel")[1].rival)
    listed = browser.open("/puzzles/the-duel")
    assert listed.count(f'class="{RIGHT}"') == listed.count(f'class="{WRONG}"') == 1


def test_whoever_looks_at_the_solution_has_not_found_it(browser: Browser) -> None:
    words = speech("en", "the-duel")
    browser.open("/puzzles/the-duel/1")
    shown = browser.press(browser.form("/solution"))
    assert words("puzzle-shown") in shown
    assert words("puzzle-solved") not in shown
    assert f'class="{WRONG}"' in browser.open("/puzzles/the-duel")


def test_after_a_puzzle_comes_the_next_and_after_the_last_the_list(browser: Browser) -> None:
    all_of_them = puzzles_of("the-duel")
    for number, following in ((1, "/puzzles/the-duel/2"), (len(all_of_them), "/puzzles/the-duel")):
        browser.open(f"/puzzles/the-duel/{number}")
        solve(browser, all_of_them[number - 1])
        browser.press(next(form for form in browser.forms if "/go-on" in form.action))
        assert browser.path == following


def test_what_the_rules_forbid_is_no_answer(browser: Browser) -> None:
    browser.open("/puzzles/the-duel/1")
    choose(browser, "begin gandalf")
    assert browser.page.status_code == 422
    choose(browser, "nonsense")
    assert browser.page.status_code == 422
    assert f'class="{WRONG}"' not in browser.open("/puzzles/the-duel")


# The puzzle of the day.


def test_days_in_a_row_make_a_streak(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    words = speech("en")
    assert words("puzzles-streak", days=0) in browser.open("/puzzles")
    for past in range(3):
        day = DAY + timedelta(past)
        monkeypatch.setattr(puzzles, "today", lambda day=day: day)
        which = of_day(day)
        browser.open(f"/puzzles/{which.game}/{which.number}")
        solve(browser, which.puzzle)
        overview = browser.open("/puzzles")
        assert words("puzzles-today-right") in overview
        assert words("puzzles-streak", days=past + 1) in overview
    missed = DAY + timedelta(3)
    monkeypatch.setattr(puzzles, "today", lambda: missed)
    assert words("puzzles-streak", days=3) in browser.open("/puzzles"), "today is not over yet"
    which = of_day(missed)
    browser.open(f"/puzzles/{which.game}/{which.number}")
    choose(browser, which.puzzle.rival)
    solve(browser, which.puzzle)
    overview = browser.open("/puzzles")
    assert words("puzzles-today-wrong") in overview
    assert words("puzzles-streak", days=0) in overview


def test_another_puzzle_is_not_that_of_the_day(browser: Browser) -> None:
    which = of_day(DAY)
    other = next(one for one in selected(which.game) if one != which)
    browser.open(f"/puzzles/{other.game}/{other.number}")
    solve(browser, other.puzzle)
    assert speech("en")("puzzles-streak", days=0) in browser.open("/puzzles")


def test_a_gap_ends_a_streak() -> None:
    days = {mark_of_day(DAY - timedelta(past)): RIGHT for past in (0, 1, 3)}
    assert streak(days, DAY) == 2
    assert streak(days, DAY + timedelta(1)) == 2
    assert streak(days, DAY + timedelta(2)) == 0
    assert streak({**days, mark_of_day(DAY): WRONG}, DAY) == 0
