"""Shuffles that can be proven, from the first page to the record: against a bot, on one screen, between two seats."""

import asyncio
import json
import logging
import random
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.program import Program
from tests.support.server import Server
from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.cli.commands import run
from threerings.core.fair import commitment, entropy
from threerings.core.game import NATURE
from threerings.core.record import read
from threerings.store import Guest, Sitter
from threerings.store.sqlite import SqliteStore
from threerings.web.hall import Hall

COMMITMENT = re.compile(r'<code class="digits">([0-9a-f]{64})</code>')


def secret_of(server: Server, path: str) -> str:
    """From the disk: no page has it."""
    with closing(sqlite3.connect(server.settings.data / "threerings.sqlite")) as connection:
        query = "SELECT secret FROM matches WHERE id = ?"
        return str(connection.execute(query, (path.rsplit("/", 1)[-1],)).fetchone()[0])


def begin(me: Browser, game: str, opponent: str, **wishes: str) -> str:
    """A new match that still waits; the commitment it shows."""
    me.open(f"/new/{game}")
    me.press(me.form(f"/new/{game}"), opponent=opponent, **wishes)
    found = COMMITMENT.search(me.page.text)
    assert found
    return found[1]


def finish(me: Browser, seed: int, undo: bool = False) -> None:
    """Play to the end, whatever is asked, at both sides of a curtain; perhaps take something back, once at least."""
    rng, path, deadline = random.Random(seed), me.path, time.monotonic() + PATIENCE
    often = 1.0
    while not me.over:
        assert time.monotonic() < deadline
        if me.has_form("/ready"):
            form = me.form("/ready")
            me.press(form, *form.buttons[0][:2])
        elif undo and me.has_form("/undo") and rng.random() < often:
            me.press(me.form("/undo"), "answer", "ask")
            if me.page.status_code == 200:  # the other may have been quicker
                often = 0.05
        elif me.choices():
            me.act(rng.choice(me.choices()))
        else:
            time.sleep(0.01)
            me.open(path)


def verified(me: Browser, path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `threerings verify` says of the record that the page offers."""
    file = tmp_path / "downloaded.record"
    file.write_bytes(me.client.get(f"{path}/record").content)
    code = run(["verify", str(file), "--language", "en"])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


@pytest.mark.parametrize("game", ["the-duel", "confrontation", "middle-earth"])
def test_a_match_against_a_bot_is_proven(
    server: Server, me: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    promised = begin(me, game, "bot:random")
    assert commitment(secret_of(server, me.path)) == promised
    me.sit_down("my own words")
    path = me.path
    finish(me, 1, undo=True)
    out = verified(me, path, tmp_path, capsys)
    assert promised in out
    assert "my own words" in out
    page = me.open(f"{path}/replay")
    assert "The server has checked its own work" in page
    assert promised in page
    assert secret_of(server, path) in page
    assert "my own words" in page
    undone = sum(line.startswith("undo to") for line in read((tmp_path / "downloaded.record").read_bytes())[0].lines)
    assert undone
    assert f"{undone} choices were taken back" in page if undone > 1 else "One choice was taken back" in page


def test_two_games_at_one_screen_on_the_same_shuffle_are_proven(
    server: Server, me: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begin(me, "the-duel", "same", games="2", twin="on")
    me.sit_down("we two")
    path = me.path
    finish(me, 2)
    out = verified(me, path, tmp_path, capsys)
    assert "gandalf: we two, balrog: we two" in out
    first, second = read((tmp_path / "downloaded.record").read_bytes())
    assert first.header.twin
    assert second.header.twin
    deals = [[text for text in record.actions if text.startswith("deal")] for record in (first, second)]
    common = min(map(len, deals))
    assert common >= 18
    assert deals[0][:common] == deals[1][:common]


def test_two_seats_add_their_own_and_nothing_is_dealt_before(
    server: Server, me: Browser, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    friend = Browser(server.url)
    promised = begin(me, "the-duel", "invite", seat="gandalf")
    me.sit_down("Anna")
    path = me.path
    assert "The match begins as soon as everybody has sat down." in me.page.text
    assert not me.choices()
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    assert promised in friend.open(link[1]), "the commitment is known before anything is added"
    friend.press(friend.form("/join"), entropy="Bert")
    me.open(path)
    assert me.choices()
    assert promised in me.page.text
    me.press(me.form("/resign"))
    out = verified(me, path, tmp_path, capsys)
    assert "gandalf: Anna, balrog: Bert" in out
    assert "every draw (18 in all)" in out
    friend.close()


def test_whoever_comes_by_the_lobby_adds_at_the_table(server: Server, me: Browser) -> None:
    guest = Browser(server.url)
    begin(me, "the-duel", "open", seat="gandalf")
    me.sit_down()
    guest.open("/lobby")
    guest.press(guest.form(f"{me.path}/join"))
    assert guest.page.url.path == me.path
    assert not me.has_form("/act")
    me.open(me.path)
    assert not me.choices(), "the other has yet to add to the shuffle"
    guest.sit_down("late words")
    me.open(me.path)
    assert me.choices()
    guest.sit_down("later words")
    me.press(me.form("/resign"))
    assert entropy("late words") in me.client.get(f"{me.path}/record").text
    guest.close()


def test_a_rematch_begins_when_both_have_sat_down(server: Server) -> None:
    with Program(server.url) as anna, Program(server.url) as bert:
        card = anna.post("/api/matches", json={"game": "the-duel", "opponent": "invite"}).json()
        path = f"/api/matches/{card['match']}"
        bert.post(f"{path}/join", json={"invite": card["invite"]})
        anna.post(f"{path}/resign")

        async def again() -> str:
            live = await server.hall.live(card["match"])
            guest = await server.hall.store.guest(live.sitters[0].guest)
            assert guest is not None
            return await server.hall.rematch(live, guest)

        path = f"/api/matches/{server.run(again())}"
        for number, client in enumerate((anna, bert)):
            assert [one.get(f"{path}/prompt").json()["actor"] for one in (anna, bert)] == [NATURE] * 2
            assert client.post(f"{path}/join", json={"entropy": f"words {number}"}).status_code == 200
        prompt = anna.get(f"{path}/prompt").json()
        assert prompt["actor"] < 2
        card = anna.get(path).json()
        assert set(card["entropies"]) == {entropy("words 0"), entropy("words 1")}


def test_a_program_knows_the_commitment_before_it_adds(server: Server) -> None:
    with Program(server.url) as client:
        wish = {"game": "the-duel", "opponent": "bot:random", "seat": "gandalf", "waits": True}
        card = client.post("/api/matches", json=wish).json()
        path = f"/api/matches/{card['match']}"
        assert (card["entropies"], card["secret"]) == ([None, None], "")
        waiting = client.get(f"{path}/prompt").json()
        assert (waiting["legal"], waiting["log"], waiting["actor"]) == ([], [], NATURE)
        refused = client.post(f"{path}/act", json={"ply": waiting["ply"], "action": "lay C01"})
        assert refused.status_code == 422
        joined = client.post(f"{path}/join", json={"entropy": "mine"}).json()
        assert joined["commitment"] == card["commitment"]
        assert joined["entropies"] == [entropy("mine"), None]
        ply = client.get(f"{path}/prompt").json()["ply"]
        assert client.post(f"{path}/join", json={"entropy": "other"}).json()["entropies"] == [entropy("mine"), None]
        assert client.get(f"{path}/prompt").json()["ply"] >= ply > 18
        client.post(f"{path}/resign")
        secret = client.get(path).json()["secret"]
        assert commitment(secret) == card["commitment"]


def test_the_secret_is_nowhere_before_the_end(
    server: Server, me: Browser, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """All that anybody is sent while the match goes on, at every turn; afterwards it is there for all."""
    caplog.set_level(logging.DEBUG)
    begin(me, "the-duel", "bot:random", seat="gandalf")
    path, match, secret = me.path, me.path.removeprefix("/match/"), secret_of(server, me.path)
    seen = [me.page.text]
    me.sit_down("words")
    stranger = Browser(server.url, "de")
    with Program(server.url) as spectator:
        for turn in range(6):
            for browser in (me, stranger):
                for page in (path, f"{path}/replay", f"{path}/record", "/", "/lobby", "/me"):
                    seen += [browser.open(page), str(browser.page.headers)]
            for door in ("", "/prompt"):
                seen.append(spectator.get(f"/api/matches/{match}{door}").text)
            seen.append(first_event(me.client, f"{path}/stream"))
            seen.append(first_event(spectator, f"/api/matches/{match}/stream"))
            me.open(path)
            token = dict(me.form("/resign").fields)["_csrf_token"]
            seen.append(me.client.post(f"{path}/why", data={"_csrf_token": token, "action": "refuse"}).text)
            if turn == 3 and me.has_form("/undo"):
                seen.append(me.press(me.form("/undo"), "answer", "ask"))
            elif me.choices():
                seen.append(me.act("dance"))
                me.open(path)
                seen.append(me.act(me.choices()[0]) if me.choices() else "")
        live = server.run(server.hall.live(match))
        seen += [repr(live.chance()), repr(live), *live.series.log]
        assert len(seen) > 100
        assert not [text for text in seen if secret in text]
        assert secret not in caplog.text
        assert secret not in "".join(capsys.readouterr())
        me.open(path)
        me.press(me.form("/resign"))
        assert secret in stranger.open(f"{path}/replay")
        assert secret in stranger.open(f"{path}/record")
    stranger.close()


def first_event(client: httpx.Client, path: str) -> str:
    with client.stream("GET", path) as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                return line
    return ""


def test_a_match_from_before_goes_on_and_is_not_proven(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = Browser(server.url)
        me.start("the-duel", "bot:random", seat="gandalf")
        path = me.path
        finish_later = me.choices()
        assert finish_later
    with closing(sqlite3.connect(tmp_path / "threerings.sqlite")) as connection:
        connection.execute("UPDATE matches SET secret = ''")
        connection.execute("UPDATE logs SET lines = replace(lines, 'entropy gandalf' || char(10), '')")
        connection.execute("UPDATE matches SET length = length - 1")
        connection.commit()
    with Server(tmp_path, server.port):
        me.open(path)
        assert not COMMITMENT.search(me.page.text)
        finish(me, 3)
        record = me.client.get(f"{path}/record").text
        assert "commitment" not in record
        assert "secret" not in record
        assert "cannot be proven" in me.open(f"{path}/replay")
        me.close()


def test_what_goes_on_from_a_finished_match_is_not_proven(server: Server, me: Browser) -> None:
    me.start("the-duel", "bot:random", seat="gandalf")
    me.press(me.form("/resign"))
    me.open(f"{me.path}/replay?move=8")
    me.press(me.form("/branch"))
    assert re.fullmatch(r"/match/\w+", me.path)
    assert not COMMITMENT.search(me.page.text)
    me.press(me.form("/resign"))
    assert "cannot be proven" in me.open(f"{me.path}/replay")


def test_a_draw_that_could_not_be_written_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails once, or the process dies: whoever tries again draws the same."""

    async def story() -> None:
        hall = Hall(SqliteStore(tmp_path / "s"), Workers(), Tempo(0.0, 5.0))
        await hall.store.add_guest(Guest("anna"), "anna")
        match = await hall.create("the-duel", {}, (Sitter("anna"), Sitter("anna")), waits=True)
        live, tried = await hall.live(match), list[list[str]]()
        real = hall.store.append

        async def failing(match: str, length: int, lines: list[str], *rest: Any) -> None:
            tried.append(lines)
            if len(tried) == 1:
                raise OSError("the disk is full")
            await real(match, length, lines, *rest)

        monkeypatch.setattr(hall.store, "append", failing)
        with pytest.raises(OSError, match="full"):
            await hall.join(live, Guest("anna"), "words")
        assert live.series.log == []
        await hall.join(live, Guest("anna"), "words")
        assert tried[0] == tried[1] == live.series.log
        assert len(tried[0]) == 20
        await hall.close()

    asyncio.run(story())


def test_twins_need_two_games(server: Server) -> None:
    with Program(server.url) as client:
        cards = [
            client.post("/api/matches", json={"game": "middle-earth", "opponent": "same", "games": games, "twin": True})
            for games in (1, 2)
        ]
        assert [card.json()["twin"] for card in cards] == [False, True]
        assert json.loads(cards[1].text)["commitment"]
