"""Profiles: everybody finds their own matches again, and others what everybody may know."""

import json
import random
import re
from collections.abc import Iterator

import pytest

from tests.support.asgi import Request
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.games import load
from threerings.store import OVER, RUNNING, Guest, MatchHeader, Sitter, StoredMatch
from threerings.web.guests import digest
from threerings.web.profiles import PAGE_SIZE

RNG = random.Random(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Anna has played 75 matches with Bert and bots; every third is listed for everybody, and one goes on."""
    with Server(tmp_path_factory.mktemp("data")) as server:
        store = server.hall.store
        for name in ("anna", "bert"):
            server.run(store.add_guest(Guest(name, name.title()), digest(f"key of {name}")))
            server.run(store.open_account(name))
        for number in range(75):
            server.run(store.add_match(match(number)))
        server.run(store.add_match(match(0, status=RUNNING, result="", name="going", public=True)))
        yield server


def match(number: int, status: str = OVER, result: str = "", name: str = "", public: bool = False) -> StoredMatch:
    game = ("the-duel", "confrontation", "middle-earth")[number % 3]
    other = Sitter("bert") if number % 2 else Sitter(bot="master")
    sitters = (Sitter("anna"), other) if number % 5 else (other, Sitter("anna"))
    header = MatchHeader(name or f"m{number}", game, load(game).rules_version, {}, public=public or number % 3 == 0)
    how = result or ("0 resigned", "1 resigned", "nobody the-end")[number % 7 % 3]
    return StoredMatch(header._replace(status=status, result=how if status == OVER else ""), sitters)


def at(server: Server, name: str, language: str = "en") -> Visitor:
    visitor = Visitor(server, language)
    visitor.cookies[server.cookie] = f"key of {name}.1"
    return visitor


def shown(page: str) -> list[str]:
    return re.findall(r'href="/match/(\w+)/replay"', page)


def leaves(visitor: Visitor, path: str) -> list[str]:
    page = visitor.open(path).text
    found = shown(page)
    while older := re.search(r'class="button" href="([^"]*before=\d+)"', page):
        assert len(shown(page)) == PAGE_SIZE
        page = visitor.open(older[1].replace("&amp;", "&")).text
        found += shown(page)
    return found


def test_a_history_has_all_that_is_over_and_filters_and_pages(house: Server) -> None:
    anna = at(house, "anna")
    everything = [f"m{number}" for number in reversed(range(75))]
    assert leaves(anna, "/history") == everything
    assert leaves(anna, "/history?game=confrontation") == [name for name in everything if int(name[1:]) % 3 == 1]
    assert leaves(anna, "/history?opponent=bert") == [name for name in everything if int(name[1:]) % 2]
    light = leaves(anna, "/history?game=confrontation&side=light")
    dark = leaves(anna, "/history?game=confrontation&side=dark")
    assert sorted(light + dark) == sorted(leaves(anna, "/history?game=confrontation"))
    assert dark == [name for name in everything if int(name[1:]) % 3 == 1 and int(name[1:]) % 5 == 0]
    parts = [leaves(anna, f"/history?result={result}") for result in ("won", "lost", "drawn")]
    assert sorted(name for part in parts for name in part) == sorted(everything)
    assert min(map(len, parts)) > 5
    assert leaves(anna, "/history?game=chess&side=white&result=x&before=-5") == everything, "nonsense is all the same"
    assert "Verloren" in at(house, "anna", "de").open("/history").text
    assert "No match like this" in Visitor(house).open("/history").text


def test_others_see_only_what_everybody_may_find_and_only_of_who_wants_it(house: Server) -> None:
    store, bert = house.hall.store, at(house, "bert")
    assert bert.open("/player/anna").status == bert.open("/player/nobody").status == 404
    house.run(store.show_account("anna", True))
    page = bert.open("/player/anna").text
    assert leaves(bert, "/player/anna") == [f"m{number}" for number in reversed(range(75)) if number % 3 == 0]
    assert "Anna" in page
    assert "/player/bert" not in page, "Bert does not want to be looked at"
    house.run(store.show_account("bert", True))
    assert "/player/bert" in bert.open("/player/anna").text
    numbers = re.findall(r"(\d+) won, (\d+) drawn, (\d+) lost", page)
    assert sum(int(number) for row in numbers for number in row) == 25, "nor is anything else counted"
    house.run(store.show_account("anna", False))
    house.run(store.show_account("bert", False))
    assert bert.open("/player/anna").status == 404


def test_who_is_blocked_has_no_profile(house: Server) -> None:
    store, anna = house.hall.store, at(house, "anna")
    house.run(store.show_account("bert", True))
    assert "/player/bert" in anna.open("/history").text
    house.run(store.block("bert", True))
    page = anna.open("/history").text
    assert "Bert" in page, "their matches stay with the others"
    assert "/player/bert" not in page
    assert anna.open("/player/bert").status == 404
    headers = [("host", b"127.0.0.1"), ("authorization", b"Bearer key of anna")]
    assert house.ask(Request("GET", "/api/players/bert", headers)).status == 404
    house.run(store.block("bert", False))
    assert anna.open("/player/bert").status == 200
    house.run(store.show_account("bert", False))


def test_programs_have_the_same(house: Server) -> None:
    def asked(path: str) -> tuple[int, dict[str, object]]:
        headers = [("host", b"127.0.0.1"), ("authorization", b"Bearer key of anna")]
        answer = house.ask(Request("GET", path, headers))
        return answer.status, json.loads(answer.text)

    status, first = asked("/api/history?game=the-duel&result=won")
    assert status == 200
    matches = first["matches"]
    assert isinstance(matches, list)
    assert {(one["game"], one["result"]) for one in matches} == {("the-duel", "won")}
    _, page = asked("/api/history")
    _, then = asked(f"/api/history?before={page['older']}")
    assert page["matches"] != then["matches"]
    assert asked("/api/history?result=x")[0] == 400
    assert asked("/api/players/bert")[0] == 404
    house.run(house.hall.store.show_account("bert", True))
    status, card = asked("/api/players/bert")
    assert (status, card["name"]) == (200, "Bert")
    house.run(house.hall.store.show_account("bert", False))


def test_a_profile_is_shown_and_hidden_by_its_owner(house: Server) -> None:
    anna = at(house, "anna")
    anna.open("/account")
    page = anna.press("/account/shown", RNG).text
    assert 'href="/player/anna"' in page
    assert Visitor(house).open("/player/anna").status == 200
    anna.press("/account/shown", RNG)
    assert Visitor(house).open("/player/anna").status == 404
