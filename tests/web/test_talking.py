"""Presence, claims, and what people say to each other."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from tests.support.browser import Browser
from tests.support.patience import until
from tests.support.program import Program
from tests.support.server import Server
from tests.web.test_clocks import Steady, begun, choose, in_hall
from tests.web.test_server import Listener
from tests.web.test_server_hall import ANNA, BERT
from threerings.store import Sitter
from threerings.web.attending import ABORT, ABORT_AFTER, CLAIM, CLAIM_AFTER, attending, leave_alone, way_out
from threerings.web.following import expire
from threerings.web.hall import Hall
from threerings.web.limits import MOST_SAID, SAID_A_MINUTE
from threerings.web.players import presence_of
from threerings.web.presence import AWAY, BLINK, HERE, THINKING
from threerings.web.refusals import NotNow
from threerings.web.talk import BadTalk, TooMuchTalk
from threerings.web.talking import say, switch

CORA = ANNA._replace(id="cora", name="Cora")


def test_who_has_a_stream_open_is_here_and_who_blinks_too(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall, "")
        steady.seconds += BLINK
        assert presence_of(live, 0) == presence_of(live, 1) == AWAY
        async with attending(hall, live, ANNA), attending(hall, live, BERT):
            steady.seconds += 1000
            assert {presence_of(live, 0), presence_of(live, 1)} == {HERE, THINKING}
            assert presence_of(live, live.next_player or 0) == THINKING
            async with attending(hall, live, CORA):
                pass
            assert "cora" not in live.presence._open, "who looks on is nobody's business"
        steady.seconds += BLINK - 1
        assert presence_of(live, 0) != AWAY
        steady.seconds += 1
        assert presence_of(live, 0) == AWAY
        await hall.look(live, ANNA)
        assert presence_of(live, 0) != AWAY, "pages without a stream count, too"

    in_hall(str(tmp_path / "s"), story)


def test_a_match_without_a_clock_is_claimed_from_somebody_who_has_gone(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live, rng = await begun(hall, "", "confrontation"), Random(2)
        while min(live.series.times.chosen(player) for player in (0, 1)) < 2:
            await choose(hall, live, rng)
        gone = live.next_player
        assert gone is not None
        me, other = (BERT, ANNA) if gone == 0 else (ANNA, BERT)
        async with attending(hall, live, me):
            await hall.look(live, other)
            steady.seconds += CLAIM_AFTER - 1
            assert way_out(live, 1 - gone) == ""
            with pytest.raises(NotNow):
                await leave_alone(hall, live, me)
            steady.seconds += 1
            assert (way_out(live, 1 - gone), way_out(live, gone)) == (CLAIM, "")
            async with attending(hall, live, other):
                assert way_out(live, 1 - gone) == "", "there they are again"
            steady.seconds += CLAIM_AFTER
            for _ in range(2):  # sent twice, it is the same
                await leave_alone(hall, live, me)
            assert live.series.result() == (1 - gone, "absent", (0, 0))

    in_hall(str(tmp_path / "s"), story)


def test_what_has_hardly_begun_is_broken_off_and_counts_for_nothing(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall, "")
        await choose(hall, live)
        steady.seconds += ABORT_AFTER
        assert way_out(live, 0) == ABORT
        await leave_alone(hall, live, ANNA)
        stored = await hall.store.match(live.header.id)
        assert stored is not None
        assert stored.header.result == "nobody aborted"
        clocked = await begun(hall, "live 600+5")
        steady.seconds += ABORT_AFTER
        assert way_out(clocked, 0) == "", "there the clock decides"
        match = await hall.create("the-duel", {}, (Sitter("anna"), Sitter("bert")), waits=True, clock="live 600+5")
        waiting = await hall.live(match)
        await hall.join(waiting, ANNA, "")
        steady.seconds += ABORT_AFTER
        assert way_out(waiting, 0) == ABORT, "who never sat down keeps nobody"

    in_hall(str(tmp_path / "s"), story)


def test_limits_of_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, _: Steady) -> None:
        live = await begun(hall, "")
        for phrase, text in (("nonsense", ""), ("", ""), ("", "a word")):
            with pytest.raises(BadTalk):
                await say(hall, live, ANNA, phrase, text)
        await switch(hall, live, ANNA, "on")
        with pytest.raises(BadTalk):
            await say(hall, live, ANNA, "", "only one wants it")
        await switch(hall, live, BERT, "on")
        await say(hall, live, ANNA, "", "  both\u200b do\n ")
        assert live.talk[-1].text == "both do"
        for wrong in ("x" * 201, "\u200b", " "):
            with pytest.raises(BadTalk):
                await say(hall, live, ANNA, "", wrong)
        with pytest.raises(BadTalk):
            await say(hall, live, CORA, "", "who looks on has phrases only")
        for number in range(SAID_A_MINUTE - 2):  # the switch and the first text count, too
            await say(hall, live, ANNA, "", f"and {number}")
        with pytest.raises(TooMuchTalk):
            await say(hall, live, ANNA, "bye", "")
        monkeypatch.setattr(hall.talkers, "over", lambda _: 0)
        for number in range(MOST_SAID - 1):
            await say(hall, live, BERT, "", f"and {number}")
        with pytest.raises(TooMuchTalk):
            await say(hall, live, BERT, "bye", "")
        alone = await hall.live(await hall.create("the-duel", {}, (Sitter("anna"), Sitter(bot="random"))))
        with pytest.raises(NotNow):
            await say(hall, alone, ANNA, "hello", "")

    in_hall(str(tmp_path / "s"), story)


def test_what_was_said_goes_a_day_after_the_end_and_what_was_reported_stays(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Steady) -> None:
        live = await begun(hall, "")
        await say(hall, live, ANNA, "hello", "")
        for _twice in range(2):
            await switch(hall, live, BERT, "report")
        later = datetime.now(UTC) + timedelta(days=2)
        await expire(hall.matches, later)
        assert len(live.talk) == 1, "as long as the match goes on it is remembered"
        await hall.resign(live, ANNA)
        await expire(hall.matches, datetime.now(UTC))
        assert len(live.talk) == 1
        await expire(hall.matches, later)
        assert live.talk == await hall.store.talk(live.header.id) == []
        (report,) = await hall.store.reports()
        assert (report.guest, report.against, report.said) == ("bert", "anna", "anna: hello")

    in_hall(str(tmp_path / "s"), story)


# At the pages, and by programs.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        running.hall.matches.time.steady = lambda: 5.0
        yield running


def test_everybody_reads_phrases_in_their_language_and_players_are_apart_from_spectators(server: Server) -> None:
    me, friend, third = (Browser(server.url, language) for language in ("en", "de", "fr"))
    path = me.start("the-duel", "invite")
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    friend.open(link[1])
    friend.press(friend.form("/join"))
    listener = Listener(me, path)
    friend.open(path)
    friend.press(friend.form("/say"), "phrase", "luck")
    assert "Viel Glück!</li>" in friend.page.text
    assert until(lambda: any("Good luck!</li>" in data for _, _, data in listener.events)), "at once"
    assert "Bonne chance\N{NO-BREAK SPACE}!</li>" not in third.open(path)
    third.press(third.form("/say"), "phrase", "hello")
    assert "Bonjour\N{NO-BREAK SPACE}!</li>" in third.page.text
    assert "Hello!</li>" not in me.open(path)
    for browser in (me, friend):
        browser.open(path)
        browser.press(browser.form("/talk"), "answer", "on")
    friend.press(next(form for form in friend.forms if ("text", "") in form.fields), text="<b>Na?</b>")
    assert "&lt;b&gt;Na?&lt;/b&gt;" in me.open(path)
    me.press(me.form("/talk"), "answer", "mute")
    assert "Na?" not in me.page.text
    me.press(me.form("/talk"), "answer", "unmute")
    assert "Na?" in me.page.text
    me.press(me.form("/talk"), "answer", "report")
    assert "Thank you. What was said here is kept" in me.page.text
    for browser in (me, friend, third):
        browser.close()


def test_programs_talk(server: Server) -> None:
    with Program(server.url, "Anna") as anna, Program(server.url, "Bert") as bert:
        card = anna.post("/api/matches", json={"game": "the-duel", "opponent": "invite"}).json()
        path = f"/api/matches/{card['match']}"
        assert anna.post(f"{path}/say", json={"phrase": "hello"}).json()["error"] == "not-now"
        bert.post(f"{path}/join", json={"invite": card["invite"]})
        anna.post(f"{path}/say", json={"phrase": "hello"})
        prompt = bert.get(f"{path}/prompt", headers={"accept-language": "de"}).json()
        assert prompt["talk"] == [{"name": "Anna", "words": "Hallo!"}]
        refused = bert.post(f"{path}/say", json={"text": "well"})
        assert (refused.status_code, refused.json()["error"]) == (422, "phrase")
        for client in (anna, bert):
            prompt = client.post(f"{path}/talk", json={"answer": "on"}).json()
        assert prompt["free_text"]
        assert bert.post(f"{path}/say", json={"text": "well"}).json()["talk"][-1]["words"] == "well"
        assert bert.post(f"{path}/claim").json()["error"] == "not-now"
        assert set(prompt["presence"]) <= {"here", "thinking"}
