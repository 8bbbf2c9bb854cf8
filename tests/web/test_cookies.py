"""The cookie by which a guest is known: it lasts as long as somebody comes back."""

import random
import time
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import pytest

from bench.fuzz.house import Answer, House
from bench.fuzz.visitors import Visitor
from threerings.web.guests import FRESH, YEAR

DAY = 24 * 3600


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as open_house:
        yield open_house


@pytest.fixture
def me(house: House) -> Visitor:
    """A guest of this house."""
    visitor = Visitor(house)
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
    me.cookies[me.house.cookie] = f"{key}.{int(time.time() - seconds_ago)}"


def test_a_cookie_in_use_is_renewed_for_a_whole_year(house: House, me: Visitor) -> None:
    made(me, FRESH + DAY)
    old = me.key
    (cookie,) = given(me.open("/about"), house.cookie)
    assert me.key != old
    assert me.key.partition(".")[0] == old.partition(".")[0], "the key stays, so that other browsers keep theirs"
    assert cookie["max-age"] == str(YEAR)
    assert cookie["httponly"]
    assert (cookie["samesite"], cookie["path"]) == ("lax", "/")
    assert "Bilbo" in me.open("/me").text
    assert not given(me.open("/about"), house.cookie), "once is enough"


def test_a_fresh_cookie_is_left_alone(house: House, me: Visitor) -> None:
    for age in (0, DAY, FRESH - DAY):
        made(me, age)
        for path in ("/about", "/lobby", "/me", "/nowhere"):
            assert not given(me.ask(me.get(path)), house.cookie)


@pytest.mark.parametrize("stamp", ["", ".", ".x", ".-5", ".٣", "." + "9" * 500, ".0", ".5.5", ".\xff"])
def test_a_cookie_that_does_not_say_when_it_was_made_is_renewed(house: House, me: Visitor, stamp: str) -> None:
    me.cookies[house.cookie] = me.key.partition(".")[0] + stamp
    (cookie,) = given(me.open("/me"), house.cookie)
    assert cookie["max-age"] == str(YEAR)
    assert 'value="Bilbo"' in me.open("/me").text


def test_forms_renew_it_too(house: House, me: Visitor) -> None:
    me.open("/me")
    made(me, YEAR - DAY)
    form = me.form("/settings")
    assert form is not None
    assert len(given(me.ask(me.filled(form, random.Random(1))), house.cookie)) == 1


def test_strangers_and_things_are_given_none(house: House, me: Visitor) -> None:
    made(me, YEAR)
    for path in ("/static/style.css", "/api/games", "/health"):
        assert not given(house.ask(me.get(path)), house.cookie)
    me.cookies[house.cookie] = "a" * 43
    assert not given(house.ask(me.get("/me")), house.cookie)
    me.cookies.clear()
    assert not given(house.ask(me.get("/me")), house.cookie)


def test_whoever_becomes_somebody_else_is_only_given_the_new_key(house: House, me: Visitor) -> None:
    other = Visitor(house)
    other.open("/me")
    page = other.press("/me/link", random.Random(1)).text
    link = next(value.partition("8080")[2] for value in page.split('"') if "/take/" in value)
    made(me, YEAR)
    old = me.key.partition(".")[0]
    me.open(link)
    made(me, YEAR)
    form = me.form(link)
    assert form is not None
    (cookie,) = given(me.ask(me.filled(form, random.Random(1))), house.cookie)
    assert cookie.value.partition(".")[0] != old


def test_behind_https_it_stays_secure(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.settings = house.settings._replace(https=True)
    with house:
        me = Visitor(house)
        me.open("/me")
        me.press("/settings", random.Random(1), name="Bilbo", back="/me")
        made(me, YEAR)
        (cookie,) = given(me.open("/me"), house.cookie)
        assert cookie["secure"]
