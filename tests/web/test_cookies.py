"""The cookie by which a guest is known: it lasts as long as somebody comes back."""

import random
import time
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import pytest

from tests.support.asgi import Answer
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.web.limits import COOKIE_FRESH, COOKIE_LASTS

DAY = 24 * 3600


@pytest.fixture
def me(server: Server) -> Visitor:
    """A guest of this server."""
    visitor = Visitor(server)
    visitor.open("/me")
    visitor.press("/settings", random.Random(1), name="Bilbo", back="/me")
    return visitor


def given(answer: Answer, name: str) -> list[Morsel[str]]:
    """The cookies of this name that an answer sets."""
    found = [SimpleCookie(value) for header, value in answer.headers if header == "set-cookie"]
    return [cookies[name] for cookies in found if name in cookies]


def made(me: Visitor, seconds_ago: float) -> None:
    """The cookie is as old as this."""
    key = me.key.partition(".")[0]
    me.cookies[me.server.cookie] = f"{key}.{int(time.time() - seconds_ago)}"


def test_a_cookie_in_use_is_renewed_for_a_whole_year(server: Server, me: Visitor) -> None:
    made(me, COOKIE_FRESH + DAY)
    old = me.key
    (cookie,) = given(me.open("/about"), server.cookie)
    assert me.key != old
    assert me.key.partition(".")[0] == old.partition(".")[0], "the key stays, so that other browsers keep theirs"
    assert cookie["max-age"] == str(COOKIE_LASTS)
    assert cookie["httponly"]
    assert (cookie["samesite"], cookie["path"]) == ("lax", "/")
    assert "Bilbo" in me.open("/me").text
    assert not given(me.open("/about"), server.cookie), "once is enough"


def test_a_fresh_cookie_is_left_alone(server: Server, me: Visitor) -> None:
    for age in (0, DAY, COOKIE_FRESH - DAY):
        made(me, age)
        for path in ("/about", "/lobby", "/me", "/nowhere"):
            assert not given(me.ask(me.get(path)), server.cookie)


@pytest.mark.parametrize("stamp", ["", ".", ".x", ".-5", ".٣", "." + "9" * 500, ".0", ".5.5", ".\xff"])
def test_a_cookie_that_does_not_say_when_it_was_made_is_renewed(server: Server, me: Visitor, stamp: str) -> None:
    me.cookies[server.cookie] = me.key.partition(".")[0] + stamp
    (cookie,) = given(me.open("/me"), server.cookie)
    assert cookie["max-age"] == str(COOKIE_LASTS)
    assert 'value="Bilbo"' in me.open("/me").text


def test_forms_renew_it_too(server: Server, me: Visitor) -> None:
    me.open("/me")
    made(me, COOKIE_LASTS - DAY)
    form = me.form("/settings")
    assert form is not None
    assert len(given(me.ask(me.filled(form, random.Random(1))), server.cookie)) == 1


def test_strangers_and_things_are_given_none(server: Server, me: Visitor) -> None:
    made(me, COOKIE_LASTS)
    for path in ("/static/style.css", "/api/games", "/health"):
        assert not given(server.ask(me.get(path)), server.cookie)
    me.cookies[server.cookie] = "a" * 43
    assert not given(server.ask(me.get("/me")), server.cookie)
    me.cookies.clear()
    assert not given(server.ask(me.get("/me")), server.cookie)


def test_whoever_becomes_somebody_else_is_only_given_the_new_key(server: Server, me: Visitor) -> None:
    other = Visitor(server)
    other.open("/me")
    page = other.press("/me/link", random.Random(1)).text
    link = next(value.partition("8080")[2] for value in page.split('"') if "/take/" in value)
    made(me, COOKIE_LASTS)
    old = me.key.partition(".")[0]
    me.open(link)
    made(me, COOKIE_LASTS)
    form = me.form(link)
    assert form is not None
    (cookie,) = given(me.ask(me.filled(form, random.Random(1))), server.cookie)
    assert cookie.value.partition(".")[0] != old


def test_behind_https_it_stays_secure(tmp_path: Path) -> None:
    with Server(tmp_path, https=True) as server:
        me = Visitor(server)
        me.open("/me")
        me.press("/settings", random.Random(1), name="Bilbo", back="/me")
        made(me, COOKIE_LASTS)
        (cookie,) = given(me.open("/me"), server.cookie)
        assert cookie["secure"]
