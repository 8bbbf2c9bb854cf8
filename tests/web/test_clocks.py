"""Clocks: the house's own decides, by the time in which a server was there and by nothing else."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.postgres import Postgres
from tests.support.program import Program
from tests.support.server import Server
from tests.web.test_server_hall import ANNA, BERT, any_action, guest_to_act
from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.core.game import BadOption
from threerings.core.match import StaleAction
from threerings.core.record import read, replay, write
from threerings.games import GAMES, load
from threerings.store import OVER, NoStore, Sitter
from threerings.store.opening import open_store
from threerings.web import flags
from threerings.web.clocks import DAY, GRACE, Clock, clock_named, face, presets
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.replays import records_of
from threerings.web.speech import speech
from threerings.web.timekeeper import BEAT, LONGEST_STEP, Timekeeper


class Steady:
    """A steady clock that a test turns."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


async def opened(place: str, steady: Steady) -> Hall:
    hall = Hall(await open_store(place), Workers(), Tempo(0.0, 5.0))
    hall.matches.time.steady = steady
    hall.matches.time.margin = 0  # there is no other process that might be ahead
    return hall


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "s")
    return str(request.getfixturevalue("postgres").new_database())


def in_hall(place: str, story: Callable[[Hall, Steady], Awaitable[None]]) -> None:
    async def run() -> None:
        steady = Steady()
        hall = await opened(place, steady)
        for guest in (ANNA, BERT):
            await hall.store.add_guest(guest, guest.id)
        try:
            await story(hall, steady)
        finally:
            await hall.close()

    asyncio.run(run())


async def begun(hall: Hall, clock: str = "live 600+10", game: str = "the-duel", games: int = 1) -> LiveMatch:
    return await hall.live(await hall.create(game, {}, (Sitter("anna"), Sitter("bert")), games=games, clock=clock))


async def choose(hall: Hall, live: LiveMatch, rng: Random | None = None) -> int:
    """Whoever is asked chooses anything; who it was."""
    player = live.next_player
    assert player is not None
    await hall.act(live, guest_to_act(live), live.series.ply, any_action(live, rng or Random(1)))
    return player


async def passed(hall: Hall, steady: Steady, seconds: float) -> None:
    """Time goes by, and the clock of the house with it, a beat at a time."""
    while seconds > 0:
        steady.seconds += min(seconds, 1.0)
        seconds -= 1.0
        await hall.matches.time.beat()


def test_a_clock_is_known_by_its_text() -> None:
    for clock in (Clock(600, 10), Clock(1, 0), Clock(days=3)):
        assert clock_named(clock.text) == clock
    assert clock_named("") is None
    for wrong in (
        "live",
        "live 0+5",
        "live 99999+5",
        "live 60+999",
        "days 0",
        "days 99",
        "days 1.5",
        "slow",
        "live 6+1 ",
    ):
        with pytest.raises(BadOption):
            clock_named(wrong)
    for game in GAMES:
        assert all(clock_named(clock.text) == clock for clock in presets(load(game).minutes))


def test_what_a_clock_shows() -> None:
    words = speech("en")
    shown = [face(left, words) for left in (0, 1, 1000, 59_001, 60_000, 3_600_000, DAY + 3_600_000)]
    assert shown == ["0:00", "0:01", "0:01", "1:00", "1:00", "1:00:00", "1 d 1 h"]


def test_who_thinks_is_charged_but_for_the_first_second_and_gets_the_increment(place: str) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall)
        player = live.next_player
        assert player is not None
        assert live.ticking == player
        await passed(hall, steady, 30)
        assert live.left(player, live.now()) == 571_000
        assert live.left(1 - player, live.now()) == 600_000, "one clock runs at a time"
        await choose(hall, live)
        assert live.left(player, live.now()) == 600_000 - 29_000 + 10_000
        stored = await hall.store.match(live.header.id)
        assert stored is not None
        assert "spent gandalf 29000" in stored.log or "spent balrog 29000" in stored.log
        assert stored.header.due == live.due

    in_hall(place, story)


def test_neither_a_crash_nor_the_time_without_a_server_costs_anything(place: str) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall)
        player = live.next_player
        assert player is not None
        await passed(hall, steady, 20)
        left = live.left(player, live.now())
        steady.seconds += 3600  # nobody writes a beat: the process is dead, or the machine asleep
        assert live.left(player, live.now()) == left - 1000 * LONGEST_STEP
        elsewhere = await opened(place, Steady())
        again = await elsewhere.live(live.header.id)
        assert again.left(player, again.now()) == left, "by the last beat on disk"
        await choose(elsewhere, again)
        assert again.left(player, again.now()) == left + 10_000
        await elsewhere.close()

    in_hall(place, story)


def test_a_clock_stands_while_the_store_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall)
        player = live.next_player
        assert player is not None

        async def away(_: int) -> int:
            raise NoStore("away")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "beat", away)
            for _ in range(100):
                steady.seconds += 1
                with pytest.raises(NoStore):
                    await hall.matches.time.beat()
        await hall.matches.time.beat()
        assert live.left(player, live.now()) >= 600_000 - 1000 * LONGEST_STEP

    in_hall(str(tmp_path / "s"), story)


def test_who_runs_out_of_time_loses_also_when_nobody_looks(place: str) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall, "live 5+0")
        player, match = live.next_player, live.header.id
        assert player is not None
        del live
        hall.matches.alive.clear()
        await passed(hall, steady, 6)
        await flags.fall(hall.matches, hall.run_out, set())
        assert not (await hall.live(match)).series.over, "what came in time may still be on its way"
        await passed(hall, steady, 2)
        for _ in range(2):
            await flags.fall(hall.matches, hall.run_out, set())
        stored = await hall.store.match(match)
        assert stored is not None
        assert (stored.header.status, stored.header.result, stored.header.due) == (OVER, f"{1 - player} time", 0)
        assert [line.split()[0] for line in stored.log].count("timeout") == 1
        assert await hall.store.dues(9) == []

    in_hall(place, story)


def test_the_server_ends_it_by_itself(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        hall.open()
        live = await begun(hall, "live 1+0")
        async with asyncio.timeout(PATIENCE):
            while not live.series.over:
                steady.seconds += 0.5
                await asyncio.sleep(0.01)
                await hall.matches.time.beat()
        assert live.series.reason == "time"

    in_hall(str(tmp_path / "s"), story)


def test_a_choice_that_comes_too_late_is_refused_and_one_that_came_in_time_counts(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall, "live 5+0")
        guest, action = guest_to_act(live), any_action(live, Random(1))
        await passed(hall, steady, 5.5)
        came = live.now()
        await passed(hall, steady, 1)
        await hall.act(live, guest, live.series.ply, action, came)  # it waited for the house
        assert not live.series.over
        late = await begun(hall, "live 5+0")
        await passed(hall, steady, 6)
        with pytest.raises(StaleAction):
            await hall.act(late, guest_to_act(late), late.series.ply, any_action(late, Random(1)))
        assert late.series.result() == (1 - (0 if late.series.resigned == 0 else 1), "time", (0, 0))

    in_hall(str(tmp_path / "s"), story)


def test_no_clock_runs_before_both_have_sat_down_or_after_the_end(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        for game in GAMES:
            match = await hall.create(game, {}, (Sitter("anna"), Sitter()), clock="live 60+5", invited=True, waits=True)
            live = await hall.live(match)
            await hall.join(live, ANNA, "words")
            await passed(hall, steady, 100)
            assert live.ticking is None
            await hall.join(live, BERT)
            assert live.ticking is None
            await hall.join(live, BERT, "words")
            assert live.ticking == live.next_player
            await passed(hall, steady, 11)
            assert live.left(live.series.player_at(live.series.actor), live.now()) == 50_000
            await hall.resign(live, ANNA)
            assert live.ticking is None

    in_hall(str(tmp_path / "s"), story)


def test_days_are_for_a_turn_of_however_many_choices(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall, "days 1", "confrontation")
        rng, turns = Random(3), 0
        while turns < 6 and not live.series.over:
            player, before = live.next_player, live.left(live.next_player or 0, live.now())
            steady.seconds += 2.0
            await hall.matches.time.beat()
            await choose(hall, live, rng)
            if live.next_player == player:
                assert live.left(player or 0, live.now()) == before - 1000
            elif live.next_player is not None:
                turns += 1
                assert live.left(live.next_player, live.now()) == DAY, "each turn has its own"

    in_hall(str(tmp_path / "s"), story)


def test_taking_back_gives_no_time(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        live = await begun(hall, "live 60+30", "confrontation")
        player = live.next_player
        assert player is not None
        for _ in range(5):
            await passed(hall, steady, 3)
            await choose(hall, live)
            await hall.undo(live, (ANNA, BERT)[player], live.series.ply, "ask")
        assert live.next_player == player
        assert live.left(player, live.now()) == 60_000 - 5 * 2000

    in_hall(str(tmp_path / "s"), story)


def test_time_that_ran_out_stands_in_the_record(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        for games in (1, 2):
            live = await begun(hall, "live 5+0", games=games)
            await choose(hall, live)
            await passed(hall, steady, 10)
            await hall.run_out(live, live.now())
            content = write(records_of(live))
            (record,) = read(content.encode())
            assert (record.way, record.end) == (
                "timeout",
                f"end {'gandalf' if record.resigned == 'balrog' else 'balrog'} time 0-0",
            )
            assert replay(record, load("the-duel")).outcome == (0 if record.resigned == "balrog" else 1, "time", (0, 0))
            assert "spent" not in content

    in_hall(str(tmp_path / "s"), story)


def test_the_house_clock_only_goes_forward_and_never_ahead(tmp_path: Path) -> None:
    async def story(hall: Hall, steady: Steady) -> None:
        began = steady.seconds
        one, other = Timekeeper(hall.store, steady), Timekeeper(hall.store, steady)
        rng, told = Random(1), 0
        for _ in range(200):
            steady.seconds += rng.random()
            keeper = rng.choice((one, other))
            await keeper.beat()
            assert told <= keeper.now() <= 1000 * (steady.seconds - began) + 1
            told = keeper.now()
            assert max(one.now(), other.now()) - told <= GRACE + 1000

    in_hall(str(tmp_path / "s"), story)


def test_who_answers_a_process_that_is_ahead_is_charged_no_more(postgres: Postgres) -> None:
    """A server that has just started is behind the others by a beat, until it has heard from them."""

    async def story() -> None:
        place, steady = postgres.new_database(), Steady()
        one, other = [Hall(await open_store(place), Workers(), Tempo(0.0, 5.0)) for _ in range(2)]
        for hall in (one, other):
            hall.matches.time.steady = steady
        for guest in (ANNA, BERT):
            await one.store.add_guest(guest, guest.id)
        await other.matches.time.beat()
        steady.seconds += BEAT
        await one.matches.time.beat()  # of the second that has gone by it knows nothing
        live = await begun(one)
        assert other.matches.time.now() - one.matches.time.now() == 1000 * BEAT
        steady.seconds += 0.5
        there = await other.live(live.header.id)
        await choose(other, there)
        (spent,) = [line for line in there.series.lines if line.startswith("spent")]
        assert spent.endswith(" 0"), "half a second is within the first"
        for hall in (one, other):
            await hall.close()

    asyncio.run(story())


# At the pages, and by programs.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        running.hall.matches.time.steady = lambda: 5.0
        yield running


def test_a_clock_is_chosen_shown_before_joining_and_at_the_table(server: Server) -> None:
    me, friend, third = (Browser(server.url, language) for language in ("en", "de", "fr"))
    quick = presets(load("the-duel").minutes)[0]
    path = me.start("the-duel", "invite", clock=quick.text)
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    assert "Je 5:00, und 5 Sekunden mehr für jede Wahl" in friend.open(link[1])
    friend.press(friend.form("/join"))
    page = me.open(path)
    assert page.count('role="timer"') == 2
    assert page.count("data-runs") == 1
    assert "5:00" in page
    assert 'data-left="300000"' in third.open(path)
    me.start("the-duel", "open", clock="days 3")
    assert "3 jours par tour" in third.open("/lobby")
    me.start("the-duel", "bot:random", clock="days 3")
    assert 'role="timer"' not in me.page.text, "a bot needs no clock"
    for browser in (me, friend, third):
        browser.close()


def test_programs_agree_on_a_clock_and_are_told_how_it_stands(server: Server) -> None:
    with Program(server.url) as anna, Program(server.url) as bert:
        wish = {"game": "the-duel", "opponent": "invite", "clock": "live 90+2"}
        card = anna.post("/api/matches", json=wish).json()
        assert card["clock"] == "live 90+2"
        path = f"/api/matches/{card['match']}"
        assert anna.get(f"{path}/prompt").json()["clock"] is None
        bert.post(f"{path}/join", json={"invite": card["invite"]})
        prompt = anna.get(f"{path}/prompt").json()
        assert prompt["clock"] == {"left": [90_000, 90_000], "runs": prompt["actor"]}
        for wrong in ({**wish, "clock": "slow"}, {**wish, "opponent": "bot:random"}, {**wish, "opponent": "same"}):
            refused = anna.post("/api/matches", json=wrong)
            assert (refused.status_code, refused.json()["error"]) == (422, "bad-option")
