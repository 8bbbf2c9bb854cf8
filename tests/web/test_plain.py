"""A game that nobody has drawn can be played all the same: Riddles, which lies in tests/fourth."""

import random
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.cases import RIDDLES
from tests.support.interference import pairs
from tests.support.server import Server
from threerings.core.game import OBSERVERS, PUBLIC
from threerings.core.match import Match
from threerings.texts import LANGUAGES
from threerings.texts.facts import facts
from threerings.web.draw import Desk
from threerings.web.speech import speech
from threerings.web.tables import drawing_of

ROW = re.compile(r'<tr><th scope="row">(.*?)</th><td>(.*?)</td></tr>')
POSITION = ".bbgxbgxgb.q gollum 0-1"
"""Gollum has taken a round and asks riddle 12."""


@pytest.fixture(scope="module")
def me(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Server(tmp_path_factory.mktemp("data")) as server:
        browser = Browser(server.url, "en")
        yield browser
        browser.close()


def rows(page: str) -> dict[str, str]:
    return {unescape(name): unescape(value) for name, value in ROW.findall(page)}


def view_at(position: str, seat: int) -> object:
    return Match(RIDDLES.game, position=position, chance=None).view(seat)


def board(position: str, seat: int, language: str = "en") -> dict[str, str]:
    desk = Desk(speech(language, RIDDLES.name), ("Ann", "Bo"))
    return rows(drawing_of(RIDDLES.name).board(view_at(position, seat), desk))


def test_a_viewer_is_shown_the_fields_that_the_texts_name() -> None:
    assert board(POSITION, 1) == {
        "Rounds taken (Bilbo, Gollum)": "0, 1",
        "Your riddles": "4, 7, 9",
        "Riddles held (Bilbo, Gollum)": "4, 3",
        "Asked by you, face down": "12",
        "The answer": "–",
        "Spent": "5, 8",
    }
    assert board(POSITION, 0, "fr")["Vos énigmes"] == "2, 3, 6, 10"
    assert board(POSITION, 0)["Asked by you, face down"] == "–"
    assert board(POSITION, PUBLIC)["Your riddles"] == "–"


def test_where_the_texts_name_no_field_each_goes_by_its_own_name() -> None:
    shown = dict(facts(view_at(POSITION, 1), speech("en", "the-duel")))
    assert shown["asker"] == "1"
    assert shown["hand"] == "4, 7, 9"
    assert shown["outcome"] == "–"
    over = RIDDLES.game.setup("xxxxxxxxxx.. bilbo 3-2", {})
    shown = dict(facts(RIDDLES.game.view(over, 0), speech("en", "the-duel")))
    assert shown["outcome"] == "winner: 0; reason: riddles; points: 3, 2"


@pytest.mark.parametrize("observer", OBSERVERS)
def test_what_an_observer_cannot_tell_apart_is_drawn_alike(observer: int) -> None:
    game, draw = RIDDLES.game, drawing_of(RIDDLES.name)
    desk, rng = Desk(speech("en", RIDDLES.name), ("Ann", "Bo")), random.Random(observer)
    for _ in range(20):
        for one, other in pairs(game, {}, observer, rng):
            assert draw.board(game.view(one, observer), desk) == draw.board(game.view(other, observer), desk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_is_offered_with_rules_and_a_picture_and_no_page_asks_for_what_is_not_there(
    me: Browser, language: str
) -> None:
    words = speech(language, RIDDLES.name)
    for path in ("/", "/new", "/rules"):
        page = unescape(me.client.get(path, headers={"Accept-Language": language}).text)
        assert words("game-title") in page
        assert '<svg class="picture plainly"' in page
    page = me.client.get("/new/riddles", headers={"Accept-Language": language}).text
    assert words("side-gollum") in page
    assert "riddles.css" not in page
    assert "RI-R4" in me.client.get("/rules/riddles").text
    for sheet in re.findall(r'<link rel="stylesheet" href="(.*?)"', me.client.get("/").text):
        assert me.client.get(sheet).status_code == 200


def test_a_match_is_played_by_forms_and_seen_again(me: Browser) -> None:
    path = me.start("riddles", "same", seat="bilbo")
    rng = random.Random(5)
    while not me.over:
        if me.has_form("/ready"):
            form = me.form("/ready")
            me.press(form, *form.buttons[0][:2])
            continue
        hand = rows(me.page.text)["Your riddles"].split(", ")
        assert [text.split()[1] for text in me.choices()] == hand, "each riddle of the hand has its button"
        me.act(rng.choice(me.choices()))
    assert rows(me.page.text)["Spent"].count(",") == 9
    assert "has taken more rounds" in me.page.text
    replay = me.open(f"{path}/replay?move=1&seat=gollum")
    assert "face down." in replay
    assert rows(replay)["Asked by you, face down"] != "–"
    opened = me.open(f"{path}/replay?move=0&seat=open")
    hands = [value for name, value in ROW.findall(opened) if name == "Your riddles"]
    assert [len(hand.split(", ")) for hand in hands] == [5, 5]
    assert opened.count("<caption>") == 2


def test_a_bot_thinks_in_a_process_of_its_own(me: Browser) -> None:
    """That process is started anew and finds the game by itself."""
    path = me.start("riddles", "bot:beginner", seat="bilbo")
    for _ in range(3):
        while not me.choices():
            me.open(path)
        me.act(me.choices()[0])
    assert me.page.status_code == 200


def test_a_refusal_names_the_rule(me: Browser) -> None:
    me.start("riddles", "bot:random", seat="gollum")
    me.press(me.form("/act"), "action", "answer 1")
    assert me.page.status_code == 422
    assert "by rule RI-R2: The other answers" in unescape(me.page.text)


def test_its_record_can_be_verified(me: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from threerings.cli.commands import run

    path = me.start("riddles", "bot:random", seat="gollum")
    me.press(me.form("/resign"))
    file = tmp_path / "riddles.record"
    file.write_text(me.client.get(f"{path}/record").text)
    assert run(["verify", str(file), "--language", "en"]) == 0
    assert "bilbo won" in capsys.readouterr().out
