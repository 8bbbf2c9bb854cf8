"""One authority a match, and what happens when there are two after all."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.support.patience import PATIENCE
from threerings.bots.tempo import Pace, Tempo
from threerings.bots.worker import Question
from threerings.bots.workers import NoChoice, Workers
from threerings.core.game import OBSERVERS
from threerings.core.match import Match, StaleAction
from threerings.core.record import NewerRules
from threerings.games import GAMES
from threerings.store import Guest, Sitter
from threerings.store.sqlite import SqliteStore
from threerings.web import bot_turns, matches
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.matches import UnknownMatch
from threerings.web.outside import NEXT_GAME
from threerings.web.refusals import NotNow
from threerings.web.tables import match_view

ANNA, BERT = Guest("anna"), Guest("bert")


def in_halls(path: Path, story: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    """Two halls that know nothing of each other, over one file."""

    async def run() -> None:
        halls = [Hall(SqliteStore(path / "s"), Workers(), Tempo(0.0, 5.0)) for _ in range(2)]
        for guest in (ANNA, BERT):
            await halls[0].store.add_guest(guest, guest.id)
        try:
            await story(*halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


async def new_match(hall: Hall) -> str:
    return await hall.create("the-duel", {}, (Sitter("anna"), Sitter("bert")))


def any_action(live: LiveMatch, rng: Random) -> str:
    return rng.choice(legal_texts(live))


def legal_texts(live: LiveMatch) -> list[str]:
    return [live.series.game.actions[action].text for action in live.series.prompt(live.series.actor).legal]


def guest_to_act(live: LiveMatch) -> Guest:
    return (ANNA, BERT)[live.series.player_at(live.series.actor)]


def test_of_two_authorities_the_disk_decides(tmp_path: Path) -> None:
    async def story(one: Hall, other: Hall) -> None:
        match = await new_match(one)
        here, there = await one.live(match), await other.live(match)
        rng = Random(1)
        await one.act(here, guest_to_act(here), here.series.ply, any_action(here, rng))
        with pytest.raises(StaleAction):
            await other.act(there, guest_to_act(there), there.series.ply, any_action(there, rng))
        assert there.series.log == here.series.log, "it has believed what is on disk"

    in_halls(tmp_path, story)


def test_of_two_clicks_at_the_same_moment_one_counts(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await hall.live(await new_match(hall))
        ply, guest = live.series.ply, guest_to_act(live)
        texts = legal_texts(live)
        answers = await asyncio.gather(
            *(hall.act(live, guest, ply, text) for text in (*texts[:3], texts[0])), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [type(None), StaleAction, StaleAction, type(None)]
        assert live.series.log[ply:].count(texts[0]) == 1

    in_halls(tmp_path, story)


def test_nobody_sees_what_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await hall.live(await new_match(hall))
        before, seen = list(live.series.log), []
        append = hall.store.append

        async def slow(*values: object, **more: object) -> None:
            seen.append(list(live.series.log))
            await append(*values, **more)  # type: ignore[arg-type]  # handed on as they came
            seen.append(list(live.series.log))

        monkeypatch.setattr(hall.store, "append", slow)
        await hall.act(live, guest_to_act(live), live.series.ply, any_action(live, Random(1)))
        assert seen == [before, before]
        assert len(live.series.log) > len(before)

        async def full(*_: object, **more: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(hall.store, "append", full)
        before = list(live.series.log)
        with pytest.raises(OSError, match="full"):
            await hall.act(live, guest_to_act(live), live.series.ply, any_action(live, Random(1)))
        assert live.series.log == before

    in_halls(tmp_path, story)


def test_matches_nobody_looks_at_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "MOST_AWAKE", 3)

    async def story(hall: Hall, _: Hall) -> None:
        watched = await hall.live(await new_match(hall))
        for _number in range(6):
            await hall.live(await new_match(hall))
        gc.collect()
        assert hall.awake == 4, "three of the last, and the one that somebody looks at"
        assert await hall.live(watched.header.id) is watched, "there is only ever one of it"

    in_halls(tmp_path, story)


def test_what_is_not_there_has_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, other: Hall) -> None:
        with pytest.raises(UnknownMatch):
            await hall.live("none")
        match = await new_match(hall)
        game = (await hall.live(match)).series.game
        monkeypatch.setattr(game, "rules_version", game.rules_version - 1)
        with pytest.raises(NewerRules):
            await other.live(match)

    in_halls(tmp_path, story)


def test_a_bot_is_asked_its_prompt_and_told_what_it_chose_itself(tmp_path: Path) -> None:
    """Its own choice just before, if nothing has happened since: not after the other's, nature's or an undo."""

    async def story(hall: Hall, _: Hall) -> None:
        match = await hall.create("confrontation", {}, (Sitter("anna"), Sitter("bert")))
        live, asked = await hall.live(match), list[tuple[Question, Pace, str]]()

        async def noted(question: Question, pace: Pace, guest: str = "") -> int:
            asked.append((question, pace, guest))
            return question.prompt.legal[0]

        hall.workers.choose = noted  # type: ignore[method-assign]

        async def step() -> tuple[Question, int]:
            action = await hall.bots.choice(live, "master")
            question, pace, guest = asked[-1]
            assert (question.prompt, guest) == (live.series.prompt(live.series.actor), "annabert")
            await hall.act(live, guest_to_act(live), live.series.ply, live.series.game.actions[action].text)
            return question, pace.beats

        first, second = await step(), await step()
        assert (first[0].after, first[1]) == (None, 4)
        assert (second[0].after, second[1]) == (first[0].prompt.legal[0], 2)
        while live.series.actor == first[0].prompt.seat:
            await step()
        other = await step()
        assert (other[0].after, other[1]) == (None, 4)
        await hall.undo(live, guest_to_act(live), live.series.ply, "ask")
        assert (await step())[0].after is None, "what it chose was taken back"

    in_halls(tmp_path, story)


def test_a_bot_whose_choice_was_not_written_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "SECOND_TRY", 0.01)

    async def story(hall: Hall, _: Hall) -> None:
        append, failures = hall.store.append, [OSError("the disk is full")] * 2

        async def moody(*values: object, **more: object) -> None:
            if failures:
                raise failures.pop()
            await append(*values, **more)  # type: ignore[arg-type]  # handed on as they came

        monkeypatch.setattr(hall.store, "append", moody)
        match = await hall.create("the-duel", {}, (Sitter(bot="random"), Sitter("bert")))
        live = await hall.live(match)
        while live.next_player == 0:
            await asyncio.wait_for(live.changed.wait(), PATIENCE)
        assert not failures

    in_halls(tmp_path, story)


def test_a_bot_that_could_not_choose_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then it is its turn, and nothing is chosen for it."""
    monkeypatch.setattr(bot_turns, "THIRD_TRY", 0.01)

    async def story(hall: Hall, _: Hall) -> None:
        honest, failures = hall.workers.choose, [NoChoice("not now")] * 3

        async def moody(question: Question, pace: Pace, guest: str = "") -> int:
            if failures:
                assert live.series.actor == question.prompt.seat
                raise failures.pop()
            return await honest(question, pace, guest)

        hall.workers.choose = moody  # type: ignore[method-assign]
        match = await hall.create("the-duel", {}, (Sitter(bot="random"), Sitter("bert")))
        live = await hall.live(match)
        while live.next_player == 0:
            await asyncio.wait_for(live.changed.wait(), PATIENCE)
        assert not failures

    in_halls(tmp_path, story)


def test_a_match_is_read_once_even_if_the_first_who_asked_has_gone(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        match = await new_match(hall)
        first, second = (asyncio.create_task(hall.live(match)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        assert await hall.live(match) is await second
        assert not hall.matches._loading

    in_halls(tmp_path, story)


def test_a_seat_is_taken_once_and_not_after_the_end(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await hall.live(await hall.create("the-duel", {}, (Sitter("anna"), Sitter())))
        await asyncio.gather(*(hall.join(live, BERT) for _ in range(3)))
        assert live.players(BERT) == (1,)
        alone = await hall.live(await hall.create("the-duel", {}, (Sitter("anna"), Sitter())))
        await hall.resign(alone, ANNA)
        with pytest.raises(NotNow):
            await hall.join(alone, BERT)
        with pytest.raises(NotNow):
            await hall.rematch(alone, ANNA)

    in_halls(tmp_path, story)


def test_a_late_wish_to_look_does_not_open_the_next_curtain(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await hall.live(await hall.create("the-duel", {}, (Sitter("anna"), Sitter("anna"))))
        ply, first = live.series.ply, live.next_player
        await hall.open_curtain(live, ANNA, ply)
        assert live.curtain_open_for == first
        while live.next_player == first:
            await hall.act(live, ANNA, live.series.ply, any_action(live, Random(1)))
        await hall.close_curtain(live, ANNA)
        await hall.open_curtain(live, ANNA, ply)
        assert live.curtain_open_for is None, "it was sent again: the first player is still at the screen"
        await hall.open_curtain(live, ANNA, live.series.ply)
        assert live.curtain_open_for == live.next_player

    in_halls(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_played_once_and_seen_once(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also nature's that follow from it: what was tried is what takes its place once it is on disk."""
    played, looks, told = list[int](), list[int](), list[list[str]]()
    play, view = Match._play, Match.view

    def counted(match: Match, action: int) -> None:
        played.append(action)
        play(match, action)

    def looked(match: Match, seat: int) -> object:
        looks.append(seat)
        return view(match, seat)

    async def story(hall: Hall, _: Hall) -> None:
        live = await hall.live(await hall.create(game, {}, (Sitter("anna"), Sitter("bert")), games=2))
        rng, append = Random(5), hall.store.append

        async def noted(match: str, length: int, lines: list[str], *rest: object, **more: object) -> None:
            told.append(lines)
            await append(match, length, lines, *rest, **more)  # type: ignore[arg-type]  # handed on as they came

        monkeypatch.setattr(hall.store, "append", noted)
        monkeypatch.setattr(Match, "_play", counted)
        while not live.series.over:
            text, guest, ply = any_action(live, rng), guest_to_act(live), live.series.ply
            monkeypatch.setattr(Match, "view", looked)
            await hall.act(live, guest, ply, text)
            monkeypatch.setattr(Match, "view", view)
        lines = [line for new in told for line in new if line != NEXT_GAME]
        assert [live.series.game.actions[action].text for action in played] == lines
        assert len(lines) > len(told) > 10, "nature has done something too"
        begun = len(OBSERVERS)  # the second game is looked at before anything has happened in it
        assert len(looks) <= len(OBSERVERS) * len(lines) + begun + len(told), (
            "once an action, and once to know what is legal"
        )

    in_halls(tmp_path, story)


def test_what_the_store_refuses_has_never_happened(tmp_path: Path) -> None:
    """Another process was quicker: what was tried here is forgotten, and what is on disk is followed."""

    async def story(one: Hall, other: Hall) -> None:
        match, rng = await new_match(one), Random(3)
        here, there = await one.live(match), await other.live(match)
        for quick, slow, hall, late in ((here, there, one, other), (there, here, other, one)) * 3:
            ply, texts = quick.series.ply, legal_texts(quick)
            mine, its = rng.sample(texts, 2) if len(texts) > 1 else (texts[0], "")
            await hall.act(quick, guest_to_act(quick), ply, mine)
            if not its:
                await late.act(slow, guest_to_act(slow), ply, mine)
                continue
            with pytest.raises(StaleAction):
                await late.act(slow, guest_to_act(slow), ply, its)
            assert slow.series.log == quick.series.log
            for observer in OBSERVERS:
                assert match_view(slow.series, observer) == match_view(quick.series, observer)

    in_halls(tmp_path, story)
