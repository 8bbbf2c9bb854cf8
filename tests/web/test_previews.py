"""Previews of links: what stands in the head of each page, and the pictures that it names."""

import asyncio
import random
import re
import struct
import threading
from collections.abc import Iterator
from html import unescape
from typing import Any
from xml.etree import ElementTree as ET

import httpx
import pytest
from litestar.exceptions import TooManyRequestsException

from tests.support.browser import Browser
from tests.support.cases import CASES, Case
from tests.support.interference import pairs
from tests.support.server import Server
from threerings.core.game import PUBLIC
from threerings.games import GAMES
from threerings.texts import LANGUAGES
from threerings.web import previews
from threerings.web.draw.canvas import document
from threerings.web.limits import MOST_PICTURES_WAITING
from threerings.web.render import LOCALES
from threerings.web.speech import speech
from threerings.web.tables import drawing_of

TAG = re.compile(r'<meta (?:name|property)="([\w:]+)" content="(.*?)">')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


def tags(server: Server, path: str, language: str) -> dict[str, str]:
    """What a messenger reads, which has never been here."""
    answer = httpx.get(f"{server.url}{path}", headers={"Accept-Language": language}, timeout=60)
    assert answer.status_code == 200
    found = {name: unescape(value) for name, value in TAG.findall(answer.text)}
    assert found["og:url"] == f"{server.url}{path}"
    assert found["og:image"].startswith(f"{server.url}/")
    assert found["og:locale"] == LOCALES[language]
    assert found["description"] == found["og:description"]
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    return found


def size(answer: httpx.Response) -> tuple[int, int]:
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", answer.content[16:24])
    return width, height


# Tags.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_and_its_games_tell_what_they_are(server: Server, language: str) -> None:
    found = tags(server, "/", language)
    words = speech(language)
    assert found["og:title"] == "Three Rings"
    assert words("web-home-welcome") in found["description"]
    assert found["og:image"].endswith("/preview/home.png")
    assert found["og:image:alt"] == words("web-preview-home")
    for game in GAMES:
        words = speech(language, game)
        for path in (f"/new/{game}", f"/rules/{game}"):
            found = tags(server, path, language)
            assert found["og:title"].startswith(words("game-title"))
            assert words("game-tagline") in found["description"]
            assert found["og:image"].endswith(f"/preview/{game}.png")
            assert words("game-title") in found["og:image:alt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_tells_who_invites_to_which_game_and_side(server: Server, me: Browser, language: str) -> None:
    me.open("/")
    me.press(me.form("/settings"), name="Lobelia")
    me.start("confrontation", "invite", seat="dark")
    link = re.search(r"/join/[\w/-]+", me.page.text)
    assert link
    words = speech(language, "confrontation")
    found = tags(server, link[0], language)
    assert "Lobelia" in found["og:title"]
    assert words("game-title") in found["og:title"]
    assert words("side-light") in found["description"]
    assert found["og:image"].endswith("/preview/confrontation.png")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_and_its_replay_tell_who_plays_and_name_the_moment(server: Server, me: Browser, language: str) -> None:
    path = me.start("the-duel", "bot:random", seat="gandalf")
    words = speech(language, "the-duel")
    bot, move = words("web-bot", bot="random"), words("web-replay-at", move=0, moves=0)
    found = tags(server, path, language)
    assert found["og:title"].startswith(words("game-title"))
    assert f"{bot} ({words('side-balrog')})" in found["description"]
    assert found["og:image"] == f"{server.url}{path}/preview.png"
    found = tags(server, f"{path}/replay?move=0", language)
    assert f"{bot} ({words('side-balrog')})" in found["description"]
    assert move in found["description"]
    assert found["og:image"] == f"{server.url}{path}/preview.png?game=1&move=0"
    assert size(me.client.get(found["og:image"])) == (1200, 630)


# Pictures.


def test_the_pictures_of_the_house_and_its_games_are_there(me: Browser) -> None:
    for name in ("home", *GAMES):
        answer = me.client.get(f"/preview/{name}.png")
        assert size(answer) == (1200, 630)
        assert "max-age=86400" in answer.headers["cache-control"]
        assert "content-encoding" not in answer.headers


def test_who_has_a_picture_is_not_sent_it_again_and_nobody_is_given_a_cookie(server: Server) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as stranger:
        first = stranger.get("/preview/the-duel.png")
        assert "set-cookie" not in first.headers
        assert first.headers["cross-origin-resource-policy"] == "cross-origin"
        again = stranger.get("/preview/the-duel.png", headers={"If-None-Match": f"W/{first.headers['etag']}"})
        assert (again.status_code, again.content) == (304, b"")


def test_there_is_no_picture_of_what_is_not_there(me: Browser) -> None:
    path = me.start("the-duel", "bot:random")
    for missing in ("/preview/chess.png", "/preview/the-duel", "/preview/.png", "/match/nowhere/preview.png"):
        assert me.client.get(missing).status_code == 404
    assert me.client.get(f"{path}/preview.png?game=2").status_code == 404
    assert me.client.get(f"{path}/preview.png?move=x").status_code == 400


def test_the_picture_of_a_match_is_the_public_s_until_the_end_and_then_shows_all(server: Server, me: Browser) -> None:
    path = me.start("confrontation", "same", seat="light")
    for _ in range(3):
        if me.has_form("/ready"):
            form = me.form("/ready")
            me.press(form, *form.buttons[0][:2])
        me.act(me.choices()[0])
    blind = me.client.get(f"{path}/preview.png").headers["etag"]
    assert httpx.get(f"{server.url}{path}/preview.png", timeout=60).headers["etag"] == blind, "the same for everybody"
    assert me.client.get(f"{path}/preview.png?move=99").headers["etag"] == blind, "the last move is now"
    assert me.client.get(f"{path}/preview.png?move=1").headers["etag"] != blind
    me.open(path)
    me.press(me.form("/resign"))
    shown = me.client.get(f"{path}/preview.png").headers["etag"]
    assert shown != blind
    assert me.client.get(f"{path}/preview.png?move=99").headers["etag"] == shown


# Drawings.


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_position_is_drawn_whole_and_alone(case: Case) -> None:
    draw = drawing_of(case.name)
    views = [case.game.view(state, PUBLIC) for ply, state in enumerate(case.positions(3)) if ply % 7 == 0]
    for markup in (draw.poster(), *map(draw.preview, views)):
        svg = document(markup)
        ET.fromstring(svg)
        assert "var(" not in svg
        assert "/static/" not in svg
        assert set(re.findall(r'(?:href="|url\()#([\w-]+)', svg)) <= set(re.findall(r' id="([\w-]+)"', svg))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_the_public_cannot_tell_apart_is_drawn_alike(case: Case) -> None:
    game, draw, rng = case.game, drawing_of(case.name), random.Random(7)
    differing = 0
    for _ in range(6):
        for one, other in pairs(game, case.options, PUBLIC, rng):
            differing += game.position(one) != game.position(other)
            assert draw.preview(game.view(one, PUBLIC)) == draw.preview(game.view(other, PUBLIC))
    assert differing > 10, "the truths have to differ for the law to mean anything"


def test_the_same_is_painted_once() -> None:
    svg = document("once")
    asyncio.run(previews.STUDIO.png(svg))
    hits = previews.painted.cache_info().hits
    asyncio.run(previews.STUDIO.png(svg))
    assert previews.painted.cache_info().hits == hits + 1


def test_whoever_asks_for_too_many_at_once_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    dry = threading.Event()

    def slowly(svg: str) -> bytes:
        dry.wait()
        return svg.encode()

    async def flood() -> list[Any]:
        studio = previews.Studio()
        asked = [asyncio.ensure_future(studio.png(str(number))) for number in range(MOST_PICTURES_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequestsException):
            await studio.png("one more")
        dry.set()
        painted = await asyncio.gather(*asked)
        return [*painted, await studio.png("later")]

    monkeypatch.setattr(previews, "painted", slowly)
    assert asyncio.run(flood())[-1] == b"later"
