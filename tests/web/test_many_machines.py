"""Several processes on one PostgreSQL: whoever made it, everybody sees it, and whoever dies, it goes on."""

import asyncio
import random
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.postgres import Postgres
from tests.support.process import ServerProcess
from tests.web.test_server import Listener
from tests.web.test_server_hall import ANNA, BERT, any_action, guest_to_act, new_match
from threerings.bots.tempo import Pace, Tempo
from threerings.bots.worker import Question
from threerings.bots.workers import Workers
from threerings.core.match import StaleAction
from threerings.store import Sitter
from threerings.store import postgres as module
from threerings.store.postgres import PostgresStore
from threerings.web.following import expire
from threerings.web.hall import Hall
from threerings.web.live import Expired, LiveMatch
from threerings.web.reviewing import judgements_of
from threerings.web.seats import SeatTaken


@pytest.fixture
def place(postgres: Postgres) -> str:
    return postgres.new_database()


def in_halls(place: str, story: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    """Two halls that know each other only by their database."""

    async def run() -> None:
        halls = [Hall(await PostgresStore.open(place), Workers(), Tempo(0.0, 5.0)) for _ in range(2)]
        for guest in (ANNA, BERT):
            await halls[0].store.add_guest(guest, guest.id)
        for hall in halls:
            hall.open()
        try:
            await story(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


async def until(live: LiveMatch, condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.wait_for(live.changed.wait(), PATIENCE)


def test_a_hall_sees_what_another_does(place: str) -> None:
    async def story(one: Hall, other: Hall) -> None:
        match = await one.create("the-duel", {}, (Sitter("anna"), Sitter()))
        here, there = await one.live(match), await other.live(match)
        assert here.waits
        await one.join(here, BERT)
        await until(there, lambda: not there.has_free_seat)
        await other.join(there, BERT, "words")
        await until(here, lambda: not here.waits)
        with pytest.raises(SeatTaken):
            await other.join(there, ANNA._replace(id="cora"))
        await one.store.change_guest(BERT._replace(name="Bertie"))
        await until(there, lambda: there.names[1] == "Bertie")
        rng = Random(1)
        for hall, mine, its in ((one, here, there), (other, there, here)):
            await hall.act(mine, guest_to_act(mine), mine.series.ply, any_action(mine, rng))
            goal = mine.series.ply
            await until(its, lambda its=its, goal=goal: its.series.ply == goal)  # type: ignore[misc]
            assert its.series.log == mine.series.log
        await other.resign(there, ANNA)
        await until(here, lambda: here.series.over)
        rematch = await one.rematch(here, ANNA)
        await until(there, lambda: there.rematch == rematch)
        assert await other.rematch(there, BERT) == rematch

    in_halls(place, story)


def test_a_review_is_made_by_one_of_them_and_every_choice_judged_once(place: str) -> None:
    async def story(one: Hall, other: Hall) -> None:
        one.reviews.iterations = 24
        match = await new_match(one)
        here, rng = await one.live(match), Random(1)
        for _ in range(6):
            await one.act(here, guest_to_act(here), here.series.ply, any_action(here, rng))
        await one.resign(here, ANNA)
        asked = await one.reviews.ask(here, 1, ANNA)
        async with asyncio.timeout(PATIENCE):
            while not (review := await other.store.review(asked.key) or asked).done:
                other.reviews.go_on(review)  # as whoever looks there does
                await asyncio.sleep(0.05)
        plies = [judgement.ply for judgement in judgements_of(review)]
        assert len(plies) == len(set(plies)) == review.choices > 3

    in_halls(place, story)


def test_all_are_told_that_nobody_came_in_time(place: str) -> None:
    async def story(one: Hall, other: Hall) -> None:
        match = await one.create("the-duel", {}, (Sitter("anna"), Sitter()), public=True)
        here, there = await one.live(match), await other.live(match)
        then = datetime.now(UTC) + timedelta(days=2)
        await expire(one.matches, then)
        assert here.expired
        await until(there, lambda: there.expired)
        with pytest.raises(Expired):
            await other.join(there, BERT)

    in_halls(place, story)


def test_whoever_asks_sees_what_was_acknowledged_elsewhere(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where no news ever arrive."""
    monkeypatch.setattr(PostgresStore, "_will_tell", lambda *_: None)

    async def story(one: Hall, other: Hall) -> None:
        match = await new_match(one)
        here, there = await one.live(match), await other.live(match)
        await one.act(here, guest_to_act(here), here.series.ply, any_action(here, Random(1)))
        assert (await other.live(match)).series.log == here.series.log
        await one.act(here, guest_to_act(here), here.series.ply, any_action(here, Random(2)))
        await until(there, lambda: there.series.log == here.series.log)  # by looking around

    in_halls(place, story)


def test_of_two_halls_the_store_decides_and_a_doubled_action_counts_once(place: str) -> None:
    async def story(one: Hall, other: Hall) -> None:
        match = await new_match(one)
        here, there = await one.live(match), await other.live(match)
        for round_ in range(8):
            ply, guest, rng = here.series.ply, guest_to_act(here), Random(round_)
            texts = [here.series.game.actions[action].text for action in here.series.prompt(here.series.actor).legal]
            same, another = texts[0], rng.choice(texts[1:] or texts)
            acts = ((one, here, same), (other, there, same), (one, here, another), (other, there, another))
            answers = await asyncio.gather(
                *(hall.act(live, guest, ply, text) for hall, live, text in acts), return_exceptions=True
            )
            assert {type(answer) for answer in answers} <= {type(None), StaleAction}
            assert answers[0] is None or answers[2] is None or answers[1] is None or answers[3] is None
            await until(there, lambda: there.series.ply >= here.series.ply)
            await until(here, lambda: here.series.ply >= there.series.ply)
            assert here.series.log == there.series.log
            for answer, (_, _, text) in zip(answers, acts, strict=True):
                assert (answer is None) == (here.series.log[ply] == text), "who was told yes has made it"

    in_halls(place, story)


def test_a_bot_is_played_by_one_process(place: str) -> None:
    async def story(one: Hall, other: Hall) -> None:
        asked: list[int] = []
        for hall in (one, other):
            choose = hall.workers.choose

            async def counted(question: Question, pace: Pace, guest: str = "", choose: Any = choose) -> int:
                asked.append(question.prompt.ply)
                return int(await choose(question, pace, guest))

            hall.workers.choose = counted  # type: ignore[method-assign]
        match = await one.create("the-duel", {}, (Sitter("anna"), Sitter(bot="random")))
        rng = Random(1)
        for number in range(8):
            hall = (one, other)[number % 2]
            live = await hall.live(match)
            await until(live, lambda live=live: live.next_player != 1)  # type: ignore[misc]
            if live.series.over:
                break
            await hall.act(live, ANNA, live.series.ply, any_action(live, rng))
        assert len(asked) >= 3
        assert len(asked) == len(set(asked)), "nobody thinks about what another thinks about"

    in_halls(place, story)


def test_the_bots_of_the_dead_are_taken_over(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        one, other = await PostgresStore.open(place), await PostgresStore.open(place)
        assert await one.claim("m")
        assert await one.claim("m")
        assert not await other.claim("m")
        assert one._pulse is not None
        one._pulse.cancel()
        await one._run("UPDATE processes SET seen = seen - :long WHERE id = :me", long=module.ALIVE, me=one._me)
        assert await other.claim("m")
        assert not await one.claim("m"), "one that comes back finds them taken"
        await other.release("m")
        assert await one.claim("m")
        await one.close()
        assert await other.claim("m"), "who goes leaves everything to the others"
        await other.close()

    asyncio.run(story())


def test_a_curtain_is_the_same_everywhere(place: str) -> None:
    async def story(one: Hall, other: Hall) -> None:
        match = await one.create("the-duel", {}, (Sitter("anna"), Sitter("anna")))
        here, there = await one.live(match), await other.live(match)
        rng = Random(3)
        for _ in range(6):
            await one.open_curtain(await one.live(match), ANNA, here.series.ply)
            assert (await other.live(match)).curtain_open_for == here.curtain_open_for == here.next_player
            await other.act(there, ANNA, there.series.ply, any_action(there, rng))
            assert (await one.live(match)).curtain_open_for == there.curtain_open_for
            await other.close_curtain(there, ANNA)
            assert (await one.live(match)).curtain_open_for is None

    in_halls(place, story)


def test_a_climax_stays_everywhere_until_the_player_goes_on_anywhere(place: str) -> None:
    """And whichever process plays the bot, it waits for that and for nothing else."""

    async def story(one: Hall, other: Hall) -> None:
        match = await one.create("the-duel", {}, (Sitter("anna"), Sitter(bot="random")))
        await one.look(await one.live(match), ANNA)
        rng, held, climaxes, halls = Random(4), set(), set(), [one, other]
        while not (live := await halls[0].live(match)).series.over:
            climaxes |= {live.series.climax.ply} if live.series.climax else set()
            if live.holds("anna"):
                held.add(live.series.ply)
                there = await halls[1].live(match)
                assert there.holds("anna"), "the other process shows it, too"
                assert live.bot_to_act == there.bot_to_act == ""
                await halls[1].go_on(there, ANNA, there.series.ply)
                assert not (await halls[0].live(match)).holds("anna")
            elif live.next_player == 0:
                await halls[0].act(live, ANNA, live.series.ply, any_action(live, rng))
            else:
                await until(live, lambda live=live: live.next_player != 1 or live.holds("anna"))  # type: ignore[misc]
            rng.shuffle(halls)
        assert len(held) == len(climaxes) > 0

    in_halls(place, story)


# Real processes.


@pytest.fixture
def servers(place: str, tmp_path: Path) -> Iterator[list[ServerProcess]]:
    standing = [ServerProcess(tmp_path, place) for _ in range(2)]
    for server in standing:
        server.open()
    yield standing
    for server in standing:
        server.close()


def moved(browser: Browser, server: ServerProcess) -> Browser:
    """The same visitor, sent to another process by the proxy."""
    browser.client.base_url = httpx.URL(server.url)
    return browser


def invited(host: Browser, path: str, server: ServerProcess) -> Browser:
    """Somebody who takes the free seat, at another process."""
    link = re.search(r"/join/\w+/\w+", host.open(path))
    assert link
    friend = Browser(server.url)
    friend.open(link[0])
    friend.press(friend.form("/join"))
    assert friend.path == path
    return friend


def play_on(players: list[Browser], path: str, rng: random.Random, actions: int) -> int:
    """Whoever may, acts; how many actions there were before the end."""
    done, deadline = 0, time.monotonic() + PATIENCE
    while done < actions:
        assert time.monotonic() < deadline
        for player in players:
            player.open(path)
            assert player.page.status_code == 200
            if player.over:
                return done
            if player.choices():
                player.act(rng.choice(player.choices()))
                assert player.page.status_code == 200, player.page.text
                done += 1
    return done


def test_a_match_on_two_processes_outlives_one_of_them(servers: list[ServerProcess]) -> None:
    first, second = servers
    rng = random.Random(1)
    anna, watcher = Browser(first.url), Browser(second.url)
    path = anna.start("the-duel", "invite", seat="gandalf")
    bert = invited(anna, path, second)
    watcher.open(path)
    listener = Listener(watcher, path)
    listener.wait_for(1)
    assert play_on([anna, bert], path, rng, 6) >= 6
    listener.wait_for(4)
    plies = [int(ply) for _, ply, _ in listener.events]
    assert plies == sorted(plies)

    first.kill()
    seen = len(listener.events)
    assert play_on([moved(anna, second), bert], path, rng, 10) >= 10
    listener.wait_for(seen + 3)
    first.open()
    assert play_on([moved(anna, first), bert], path, rng, 400) > 0
    for browser in (anna, bert):
        assert play_on([browser], path, rng, 1) == 0, "each process learns of the end by itself"
    for browser in (anna, bert, watcher):
        browser.close()
    second.close()
    assert listener.ended.wait(PATIENCE)


def test_a_bot_goes_on_where_its_process_has_died(servers: list[ServerProcess]) -> None:
    first, second = servers
    rng = random.Random(2)
    anna = Browser(first.url)
    path = anna.start("the-duel", "bot:random", seat="gandalf")
    play_on([anna], path, rng, 3)
    first.kill()
    assert play_on([moved(anna, second)], path, rng, 6) >= 6
    anna.close()


def test_a_player_sent_from_process_to_process_goes_on_once_from_each_climax(servers: list[ServerProcess]) -> None:
    rng, held = random.Random(5), []
    anna = Browser(servers[0].url)
    path = anna.start("the-duel", "bot:random", seat="gandalf")
    deadline = time.monotonic() + PATIENCE
    while not anna.over:
        assert time.monotonic() < deadline
        moved(anna, rng.choice(servers)).open(path)
        if anna.has_form("/go-on"):
            held.append(dict(anna.form("/go-on").fields)["ply"])
            moved(anna, rng.choice(servers)).press(anna.form("/go-on"))
        elif anna.choices():
            moved(anna, rng.choice(servers)).act(rng.choice(anna.choices()))
    assert len(held) == len(set(held)) > 0
    anna.close()


def test_odd_requests_are_refused_by_name_here_too(servers: list[ServerProcess]) -> None:
    with httpx.Client(base_url=servers[0].url, timeout=PATIENCE) as client:
        assert [client.get(path).status_code for path in ("/match/%00", "/match/%ff", "/match/'")] == [404] * 3
