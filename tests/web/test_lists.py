"""Lists of matches: in pages, and nobody's matches push those of others out of sight."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import httpx
import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.program import Program
from tests.support.server import Server
from threerings.games import load
from threerings.store import OPEN, OVER, RUNNING, MatchHeader, Sitter, StoredMatch
from threerings.web.following import expire
from threerings.web.limits import MOST_OFFERS, MOST_OPEN
from threerings.web.lists import PAGE_SIZE

NewBrowser = Callable[..., Browser]
T = TypeVar("T")


@pytest.fixture
def browser(server: Server) -> Iterator[NewBrowser]:
    with ExitStack() as closing:

        def new(language: str = "en") -> Browser:
            made = Browser(server.url, language)
            closing.callback(made.close)
            return made

        yield new


def guest_of(server: Server, path: str) -> str:
    """Who sits first at a table."""
    live = server.run(server.hall.live(path.removeprefix("/match/")))
    return next(sitter.guest for sitter in live.sitters if sitter.guest)


def fill(server: Server, number: int, status: str, guest: str = "", other: str = "somebody") -> list[str]:
    """So many matches that were made somehow; the newest first."""
    names = [f"{status}{place:03}" for place in range(number)]
    for name in names:
        header = MatchHeader(name, "the-duel", load("the-duel").rules_version, {}, public=True, status=status)
        second = Sitter() if status == OPEN else Sitter(other)
        server.run(server.hall.store.add_match(StoredMatch(header, (Sitter(guest or f"guest-{name}"), second))))
    return names[::-1]


def listed(page: str) -> list[str]:
    """The matches on a page, in their order."""
    return re.findall(r'/match/(\w+)(?:/replay|/join)?"', page)


def leaves(me: Browser, path: str) -> list[str]:
    """All of a list, as somebody leafs through it."""
    found = listed(me.open(path))
    while older := re.search(r'href="(/lobby/[a-z-]+\?before=\d+)"', me.page.text):
        assert len(listed(me.page.text)) == PAGE_SIZE
        found += listed(me.open(older[1]))
    return found


def test_my_matches_stay_in_sight_whatever_others_do(server: Server, browser: NewBrowser) -> None:
    me = browser()
    waiting = me.start("the-duel", "open", seat="gandalf")
    mine = me.start("confrontation", "same")
    fill(server, 45, RUNNING, guest_of(server, mine), "another")
    finished = fill(server, 45, OVER, guest_of(server, mine), "another")
    fill(server, 45, OPEN)
    for path in ("/", "/lobby"):
        assert listed(me.open(path))[0] == mine.removeprefix("/match/"), "what waits for me comes first"
    assert leaves(me, "/lobby/your-over") == finished
    assert leaves(me, "/lobby/yours")[-1] == waiting.removeprefix("/match/"), "it waits for somebody else"
    assert len(leaves(me, "/lobby/open")) == 46
    assert len(listed(me.open("/lobby"))) < 70


def test_pages_of_lists_are_there_for_everybody_and_bad_ones_are_not(browser: NewBrowser) -> None:
    stranger = browser("de")
    for name in ("your-turn", "yours", "your-over", "open", "running", "over"):
        assert "Zurzeit keine." in stranger.open(f"/lobby/{name}")
    for path, status in (("/lobby/none", 404), ("/lobby/open?before=x", 400)):
        stranger.open(path)
        assert stranger.page.status_code == status
    for place in (-1, 0, 10**30):
        assert stranger.open(f"/lobby/open?before={place}")
        assert stranger.page.status_code == 200


def test_who_has_gone_is_not_asked_again_and_again(server: Server, browser: NewBrowser) -> None:
    """Join, resign, and offer one rematch after the other: that makes no matches, and has an end."""
    me, pest = browser(), browser()
    path = me.start("the-duel", "open")
    me.open("/")
    pest.open("/lobby")
    pest.press(pest.form(f"{path}/join"))
    pest.sit_down()
    pest.press(pest.form("/resign"))
    token = dict(pest.form("/settings").fields)["_csrf_token"]
    answers = []
    for _ in range(20):
        answers.append(pest.client.post(f"{path}/rematch", data={"_csrf_token": token}).status_code)
        pest.client.post(f"{path}/rematch", data={"_csrf_token": token, "answer": "withdraw"})
    assert answers.count(200) == MOST_OFFERS
    assert answers[-1] == 409
    own = server.run(server.hall.store.played_by(guest_of(server, path), 50))
    assert len(own) == 1, "no match is made of an offer"


# Open matches are few, and not for ever.


def test_a_guest_has_few_open_matches(browser: NewBrowser) -> None:
    me, other = browser("fr"), browser()
    paths = [me.start("the-duel", "open") for _ in range(MOST_OPEN)]
    me.open("/new/the-duel")
    me.press(me.form("/new/the-duel"), opponent="open")
    assert me.page.status_code == 409
    assert f"{MOST_OPEN} parties en attente dans le salon au plus" in me.page.text
    assert me.start("the-duel", "invite"), "a friend may be invited all the same"
    assert other.start("the-duel", "open")
    me.open(paths[0])
    me.press(me.form("/resign"))
    assert me.start("the-duel", "open"), "one that is given up makes room"


def test_a_program_has_few_open_matches(server: Server) -> None:
    with Program(server.url) as client:
        wish = {"game": "the-duel", "opponent": "open"}
        answers = [client.post("/api/matches", json=wish) for _ in range(MOST_OPEN + 1)]
        assert [answer.status_code for answer in answers] == [201] * MOST_OPEN + [409]
        assert answers[-1].json()["error"] == "open"


def later(server: Server, **time: float) -> None:
    """The server looks whose time is up, as it will some time from now."""
    then = datetime.now(UTC) + timedelta(**time)
    server.run(expire(server.hall.matches, then))


def test_an_open_match_expires_and_one_that_was_joined_does_not(server: Server, browser: NewBrowser) -> None:
    me, other, late = browser(), browser(), browser("de")
    joined, alone = me.start("the-duel", "open"), me.start("the-duel", "open")
    invited = me.start("the-duel", "invite")
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    other.open("/lobby")
    other.press(other.form(f"{joined}/join"))
    late.open("/lobby")
    form = late.form(f"{alone}/join")
    later(server, hours=23)
    assert alone.removeprefix("/match/") in listed(other.open("/lobby"))
    later(server, hours=25)
    assert alone.removeprefix("/match/") not in listed(other.open("/lobby"))
    late.press(form)
    assert late.page.status_code == 410
    assert "Niemand hat den freien Platz rechtzeitig genommen" in late.page.text
    me.open(alone)
    assert "Nobody came in time" in me.page.text
    assert not me.has_form("/resign")
    assert "/join/" not in me.page.text, "nobody is invited any more"
    assert "nobody came in time" in me.open("/lobby/your-over")
    for path in (joined, invited):
        assert "Nobody came in time" not in me.open(path)
    late.open(link[1])
    assert late.has_form("/join"), "a friend may take longer"
    later(server, days=31)
    assert "zu alt" in late.open(link[1])
    assert not late.has_form(f"{invited}/join")
    me.open(joined)
    assert me.has_form("/resign")
    assert me.start("the-duel", "open")


def test_whoever_waits_is_told_when_the_time_is_up(server: Server) -> None:
    with Program(server.url) as client:
        card = client.post("/api/matches", json={"game": "confrontation", "opponent": "open", "seat": "light"}).json()
        path = f"/api/matches/{card['match']}"
        prompt = client.get(f"{path}/prompt").json()
        assert (card["status"], bool(prompt["legal"])) == ("open", True)
        with client.stream("GET", f"{path}/stream") as stream:
            lines = stream.iter_lines()
            assert "Nobody came" not in next(line for line in lines if line.startswith("data: {"))
            later(server, hours=25)
            assert "Nobody came in time" in next(line for line in lines if line.startswith("data: {"))
        assert client.get(path).json()["status"] == "expired"
        assert client.get(f"{path}/prompt").json()["legal"] == []
        sent = {"ply": prompt["ply"], "action": prompt["legal"][0]["text"]}
        refused = client.post(f"{path}/act", json=sent)
        assert (refused.status_code, refused.json()["error"]) == (410, "expired")


# Programs.


def all_pages(client: httpx.Client, path: str) -> list[dict[str, Any]]:
    answer, found = client.get(path).json(), []
    while True:
        found += answer["matches"]
        if answer["older"] is None:
            return found
        joint = "&" if "?" in path else "?"
        answer = client.get(f"{path}{joint}before={answer['older']}").json()


def test_programs_find_their_matches_and_those_they_may_join(server: Server) -> None:
    with Program(server.url, "Anna") as anna, Program(server.url, "Bert") as bert:
        wish = {"game": "confrontation", "opponent": "open", "seat": "light"}
        match = anna.post("/api/matches", json=wish).json()["match"]
        fill(server, 2 * PAGE_SIZE, OPEN)
        found = all_pages(bert, "/api/lobby")
        assert len(found) == 2 * PAGE_SIZE + 1
        assert found[-1]["match"] == match
        assert found[-1]["players"] == ["Anna", "a free seat"]
        assert (found[-1]["seats"], found[-1]["status"], found[-1]["awaits_you"]) == ([], "open", False)
        bert.post(f"/api/matches/{match}/join", json={})
        assert match not in [one["match"] for one in all_pages(bert, "/api/lobby")]
        for client, seats, turn in ((anna, [0], True), (bert, [1], False)):
            parts = {part: all_pages(client, f"/api/matches?part={part}") for part in ("turn", "going", "done")}
            (one,) = parts["turn" if turn else "going"]
            assert (one["match"], one["seats"], one["awaits_you"]) == (match, seats, turn)
            assert sum(map(len, parts.values())) == 1
        bert.post(f"/api/matches/{match}/resign")
        (one,) = all_pages(anna, "/api/matches?part=done")
        assert (one["status"], one["result"]) == ("over", "0 resigned")
        assert all_pages(anna, "/api/matches") == []
        assert anna.get("/api/matches?part=others").status_code == 400
        assert anna.get("/api/lobby?before=x").status_code == 400
    assert httpx.get(f"{server.url}/api/matches", timeout=PATIENCE).status_code == 401


def test_the_lists_are_described(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=PATIENCE).json()["paths"]
    assert {parameter["name"] for parameter in paths["/api/matches"]["get"]["parameters"]} == {"part", "before"}
    assert {parameter["name"] for parameter in paths["/api/lobby"]["get"]["parameters"]} == {"before"}
