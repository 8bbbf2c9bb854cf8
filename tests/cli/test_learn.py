"""Lessons in the terminal."""

import io
import json
from pathlib import Path

import pytest

from tests.support.lessons import LESSONS, NAMES, stops
from threerings.cli import learn
from threerings.cli.commands import run
from threerings.cli.complaint import BAD_INPUT, DONE
from threerings.school.lessons import PART, Lesson, course, enough, taught
from threerings.texts import LANGUAGES, texts

GAME = "the-duel"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THREERINGS_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def learnt(data: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads((data / learn.FILE).read_text("utf-8"))
    return found


def joined(text: str) -> str:
    """What was printed, however its lines were broken."""
    return " ".join(text.split())


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_every_lesson_is_taken_and_says_what_it_says_in_the_browser(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, lesson: Lesson
) -> None:
    taken = list(stops(game, lesson))
    language = LANGUAGES[len(lesson.name) % len(LANGUAGES)]
    words = texts(language, game, PART)
    typed(monkeypatch, *(stop.choice for stop in taken))
    assert run(["learn", game, lesson.name, "--language", language]) == DONE
    shown = joined(capsys.readouterr().out)
    for stop in taken:
        assert joined(words(stop.scene.say)) in shown
    assert learnt(data) == {f"{game} {lesson.name}": "done"}


def test_wrong_choices_are_answered_and_forbidden_ones_refused_by_their_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "lay C07", "lay C21", "nonsense", "?", "? C11", "? DU-X3", "? nothing", "log", "", "quit")
    assert run(["learn", GAME, "first-card", "--language", "en"]) == DONE
    shown, words = joined(capsys.readouterr().out), texts("en", GAME, PART)
    for said in ("lesson-first-card-half", "rule-DU-S2", "rule-DU-X3"):
        assert joined(words(said)) in shown
    assert "“nonsense” is no action" in shown
    assert "nothing called “nothing”" in shown
    assert shown.count(joined(words("lesson-first-card-parry"))) == 2, "Enter draws the table again"
    assert "Look at: Balrog: Card 8; defence 3, attack 2, 4 · Card 11; defence 2, 4, attack none" in shown


def test_a_goal_that_is_missed_begins_anew(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "", "lay C06", "lay C10", "", "lay C10", "lay C19", "")
    assert run(["learn", GAME, "top", "--language", "en"]) == DONE
    shown, words = joined(capsys.readouterr().out), texts("en", GAME, PART)
    assert joined(words("lesson-top-missed")) in shown
    assert joined(words("lesson-top-won")) in shown


def test_a_hint_says_what_to_do_and_leads_back_to_the_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "lay C06", "hint", "hint", "lay C10", "tipp", "lay C19", "")
    assert run(["learn", GAME, "top", "--language", "de"]) == DONE
    shown = joined(capsys.readouterr().out)
    assert shown.count("Tipp: Lege Karte 10.") == 2, "who asks again is told again"
    assert "Tipp: Lege Karte 19." in shown
    assert joined(texts("de", GAME, PART)("lesson-top-won")) in shown


def test_lessons_are_chosen_from_a_list_that_knows_what_is_done(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, *_ = course(GAME)
    lines = [[stop.choice for stop in stops(GAME, lesson)] for lesson in (first, second)]
    typed(monkeypatch, "", *lines[0], "77", "2", *lines[1], "quit")
    assert run(["learn", GAME, "--language", "en"]) == DONE
    shown = capsys.readouterr().out
    assert set(learnt(data)) == {f"{GAME} {lesson.name}" for lesson in (first, second)}
    assert "2 of 9 lessons done" in shown
    assert shown.count("(done)") == 3, "one the first time, two the second"


def test_after_the_last_lesson_a_first_match_is_offered(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    *others, last = course(GAME)
    (data / learn.FILE).write_text(json.dumps({f"{GAME} {lesson.name}": "done" for lesson in others}), "utf-8")
    typed(monkeypatch, "", *(stop.choice for stop in stops(GAME, last)))
    assert run(["learn", GAME, "--language", "en"]) == DONE
    assert f"threerings play {GAME} --bot beginner --coach --side gandalf" in capsys.readouterr().out


def test_a_first_match_is_offered_as_soon_as_it_makes_sense(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lessons = course(GAME)
    for known in (enough(GAME) - 1, enough(GAME)):
        done = {f"{GAME} {lesson.name}": "done" for lesson in lessons[:known]}
        (data / learn.FILE).write_text(json.dumps(done), "utf-8")
        typed(monkeypatch, "quit")
        assert run(["learn", GAME, "--language", "en"]) == DONE
        shown = capsys.readouterr().out
        assert f"threerings learn {GAME} {lessons[known].name}" in shown
        assert ("--bot beginner --coach" in shown) == (known == enough(GAME))


def test_who_leaves_has_not_finished(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lines in (("quit",), ("", "quit")):
        typed(monkeypatch, *lines)
        assert run(["learn", GAME, "first-card"]) == DONE
        assert not (data / learn.FILE).exists()


def test_what_is_not_there_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch)
    assert run(["learn", GAME, "nothing", "--language", "en"]) == BAD_INPUT
    assert "first-card" in capsys.readouterr().err
    assert run(["learn", "chess", "--language", "en"]) == BAD_INPUT
    assert ", ".join(taught()) in capsys.readouterr().err
    assert run(["learn", "--language", "en"]) == BAD_INPUT, "nobody can be asked"
    capsys.readouterr()
    assert run(["learn", GAME, "first-card", "--language", "en"]) == BAD_INPUT
    assert "input ended" in capsys.readouterr().err
