"""Who is away is called when something waits for them: once, and never while they look."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.web.test_server_hall import ANNA, BERT, any_action, guest_to_act
from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.store import Guest, Sitter
from threerings.store.calls import HOOK, MAIL, PUSH, Channel
from threerings.store.opening import open_store
from threerings.web.attending import attending
from threerings.web.calls import BEGIN, KINDS, REMATCH, TURN, Notice
from threerings.web.hall import Hall, request_mark
from threerings.web.live import LiveMatch
from threerings.web.rematches import talk_of_rematch

Story = Callable[[Hall, list[tuple[Channel, Notice]]], Awaitable[None]]
CHANNEL = Channel("anna", PUSH, "https://push.example/anna", "keys", " ".join(KINDS), "de", session="anna", made="1")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "s")
    return str(request.getfixturevalue("postgres").new_database())


def in_hall(place: str, story: Story) -> None:
    async def run() -> None:
        hall = Hall(await open_store(place), Workers(), Tempo(0.0, 5.0))
        told: list[tuple[Channel, Notice]] = []
        hall.calls.patience = 0.0
        hall.calls.tell = lambda channel, notice: told.append((channel, notice))
        for guest in (ANNA, BERT):
            await hall.store.add_guest(guest._replace(name=guest.id.title()), guest.id)
        await hall.store.add_channel(CHANNEL)
        try:
            await story(hall, told)
        finally:
            await hall.close()

    asyncio.run(run())


async def settled(hall: Hall) -> None:
    """Until nothing is under way any more."""
    await hall.tasks.finish(60.0)


async def until_turn_of(hall: Hall, live: LiveMatch, guest: Guest) -> None:
    """The other chooses until it is a guest's turn; the guest does first, if need be."""
    rng = Random(2)
    while guest_to_act(live) == guest:
        await hall.act(live, guest, live.series.ply, any_action(live, rng))
    while guest_to_act(live) != guest:
        other = guest_to_act(live)
        await hall.act(live, other, live.series.ply, any_action(live, rng))
    await settled(hall)


async def begun(hall: Hall) -> LiveMatch:
    live = await hall.live(await hall.create("the-duel", {}, (Sitter("anna"), Sitter("bert"))))
    await settled(hall)
    return live


def test_who_is_away_is_called_once_until_they_have_looked(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        live = await begun(hall)
        await until_turn_of(hall, live, ANNA)
        ((channel, notice),) = told
        assert channel == CHANNEL
        assert notice == Notice(TURN, live.header.id, "the-duel", "Bert", "Das Duell", "Gegen Bert bist du am Zug.")
        await until_turn_of(hall, live, ANNA)
        assert len(told) == 1, "nobody is called twice before they have looked"
        await hall.look(live, ANNA)
        await settled(hall)
        assert not await hall.store.called_to(live.header.id)
        await until_turn_of(hall, live, ANNA)
        assert len(told) == 2

    in_hall(place, story)


def test_who_looks_is_not_called(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        live = await begun(hall)
        async with attending(hall, live, ANNA):
            await until_turn_of(hall, live, ANNA)
        assert told == []
        await until_turn_of(hall, live, ANNA)
        assert len(told) == 1, "now they have gone"

    in_hall(place, story)


def test_who_comes_back_in_a_moment_is_not_called(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        live = await begun(hall)
        hall.calls.patience = 3600.0
        while guest_to_act(live) == ANNA:
            await hall.act(live, ANNA, live.series.ply, any_action(live, Random(2)))
        while guest_to_act(live) == BERT:
            await hall.act(live, BERT, live.series.ply, any_action(live, Random(2)))
        live.see(ANNA)
        hall.closing.set()
        await settled(hall)
        assert told == []

    in_hall(place, story)


def test_a_rematch_that_is_offered_and_a_match_that_begins(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        live = await begun(hall)
        await hall.resign(live, BERT)
        await talk_of_rematch(hall, live, BERT, "offer", "swap")
        await settled(hall)
        assert [notice.kind for _, notice in told] == [REMATCH]
        await talk_of_rematch(hall, live, ANNA, "no", "swap")
        await talk_of_rematch(hall, live, ANNA, "offer", "swap")
        await talk_of_rematch(hall, live, BERT, "yes", "swap")
        await settled(hall)
        assert [(notice.kind, notice.match) for _, notice in told[1:]] == [(BEGIN, live.rematch)]

    in_hall(place, story)


def test_somebody_has_come_to_a_match_that_waited(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        mark = request_mark("anna", "")
        match = await hall.create("the-duel", {}, (Sitter("anna"), Sitter()), invited=True, waits=True, request=mark)
        live = await hall.live(match)
        await hall.join(live, ANNA, "words")
        await settled(hall)
        assert told == []
        await hall.join(live, BERT, "words")
        await settled(hall)
        assert [notice.kind for _, notice in told] == [BEGIN], "and of whose turn it is there is no second call"

    in_hall(place, story)


def test_each_channel_is_told_what_it_wants(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        await hall.store.add_channel(CHANNEL._replace(wants=REMATCH))
        hook = Channel("anna", HOOK, "https://bots.example/", "secret", TURN, "en", made="2")
        await hall.store.add_channel(hook)
        await hall.store.add_channel(Channel("anna", MAIL, "anna@example.org", wants=BEGIN, made="3"))
        live = await begun(hall)
        await until_turn_of(hall, live, ANNA)
        assert [channel for channel, _ in told] == [hook]
        assert await hall.store.called_to(live.header.id) == frozenset(), "no person was called"
        await hall.store.block("anna", True)
        await until_turn_of(hall, live, ANNA)
        assert len(told) == 1, "who is blocked is told nothing"

    in_hall(place, story)


def test_a_push_ends_with_the_session_of_its_browser(place: str) -> None:
    async def story(hall: Hall, told: list[tuple[Channel, Notice]]) -> None:
        live = await begun(hall)
        await hall.store.add_key("anna", "another")
        await hall.store.hand_on_channels("anna", "another")
        await hall.store.end_session("anna", "anna")
        assert [one.session for one in await hall.store.channels("anna")] == ["another"]
        await hall.store.end_session("anna", "another")
        await until_turn_of(hall, live, ANNA)
        assert told == []

    in_hall(place, story)


def test_letters_are_given_out_once_and_not_too_often(place: str) -> None:
    async def story(hall: Hall, _: list[tuple[Channel, Notice]]) -> None:
        store = hall.store
        await store.add_channel(Channel("anna", MAIL, "anna@example.org", wants=TURN, confirmed=False, made="3"))
        live = await begun(hall)
        await until_turn_of(hall, live, ANNA)
        assert await store.called_to(live.header.id) == {"anna"}
        later, soon = "2999-01-01 12:00:00", "2999-01-01 11:00:00"
        assert await store.claim_letters(later, soon, later) == [], "nobody has confirmed the address"
        await store.add_channel(Channel("anna", MAIL, "anna@example.org", wants=TURN, made="3"))
        claims = await asyncio.gather(*(store.claim_letters(later, soon, later) for _ in range(4)))
        assert [one.address for claim in claims for one in claim] == ["anna@example.org"]
        assert [(call.kind, call.match) for call in await store.calls_to_tell("anna")] == [(TURN, live.header.id)]
        assert await store.calls_to_tell("anna") == []
        await asyncio.gather(*(store.add_channel(CHANNEL) for _ in range(8)))
        assert len(await store.channels("anna")) == 2, "however many say the same at once"
        await store.forget("anna")
        assert await store.called_to(live.header.id) == frozenset()
        assert await store.channels("anna") == []

    in_hall(place, story)
