"""The processes in which bots think: fair, replaced when they fail, and with what they thought before."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from threerings.bots import worker as process
from threerings.bots import workers as module
from threerings.bots.tempo import Pace, Tempo
from threerings.bots.worker import DIED, HUNG, MOST_KEPT, Failed, Lost, Minds, Question, Running, Worker
from threerings.bots.workers import Closed, NoChoice, Turns, Workers
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Mind, Thought

AT_ONCE = Tempo(0.0).pace("master", again=False)


def asked(game: str = "the-duel", bot: str = "greedy", match: str = "m") -> Question:
    played = Match(load(game), chance=Random(4).randrange)
    return Question(match, game, bot, played.prompt(played.actor), 1)


def in_time(story: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(120):
            await story()

    asyncio.run(run())


class Here(Workers):
    """There are no processes: whoever is asked answers here, and it is noted who was and for how long."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str, float]] = []

    async def begin(self, _: Worker) -> None:
        return

    async def ask(self, _: Worker, question: Question, seconds: float, __: float) -> int:
        self.asked.append((question.match, seconds))
        await asyncio.sleep(0)
        return question.prompt.legal[-1]


# Who is served next.


def test_guests_are_served_in_turns() -> None:
    async def story() -> None:
        turns = Turns()
        waiting = {turns.join(guest): f"{guest}{number}" for number in range(3) for guest in "ab"}
        waiting[turns.join("c")] = "c0"
        assert [waiting[turns.next()] for _ in range(7)] == ["a0", "b0", "c0", "a1", "b1", "a2", "b2"]
        assert not turns

    in_time(story)


def test_many_matches_of_one_guest_do_not_hold_up_another() -> None:
    """Forty questions wait for the only process; the forty-first, of somebody else, is soon asked."""

    async def story() -> None:
        workers, question = Here(), asked(bot="master")
        many = [workers.choose(question._replace(match=f"a{number}"), AT_ONCE, "anna") for number in range(40)]
        await asyncio.gather(*many, workers.choose(question._replace(match="b"), AT_ONCE, "bert"))
        workers.close()
        served = [match for match, _ in workers.asked]
        assert served[:4] == ["a0", "a1", "b", "a2"], "after the one that was thought about, and the first that waited"
        assert len(served) == 41

    in_time(story)


class Counted(Here):
    """Time passes only where it is waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []
        self.clock = lambda: sum(self.waits)

    async def wait(self, seconds: float) -> None:
        self.waits.append(seconds)


def test_a_process_is_held_for_as_long_as_its_bot_may_think() -> None:
    """Otherwise whoever waits for the same process would learn how long another bot has thought."""

    async def story() -> None:
        workers, pace = Counted(), Tempo().pace("master", again=False)
        await workers.choose(asked(), pace)
        held = module.HELD * pace.thought
        assert pace.thought < held < pace.beats * pace.beat
        assert workers.waits == pytest.approx([held, pace.beats * pace.beat - held])
        workers.close()

    in_time(story)


# Real processes.


async def insisted(workers: Workers, question: Question, pace: Pace) -> int:
    """What a bot chooses in the end, however busy this machine is."""
    while True:
        with suppress(NoChoice):
            return await workers.choose(question, pace)


def test_a_process_that_hangs_is_killed_and_another_chooses(caplog: pytest.LogCaptureFixture) -> None:
    """Only the one that hangs is: another match is not even asked twice."""

    async def story() -> None:
        workers = Workers(2)
        why: list[str] = []
        workers.replaced = why.append
        question = asked()
        try:
            await asyncio.gather(*(workers.choose(question._replace(match=name), AT_ONCE) for name in "ab"))
            first, second = (worker.pid for worker in workers._all)
            assert first
            os.kill(first, signal.SIGSTOP)
            paces = {"a": AT_ONCE._replace(patience=1.0), "b": AT_ONCE._replace(patience=60.0)}
            chosen = await asyncio.gather(
                *(insisted(workers, question._replace(match=name), pace) for name, pace in paces.items())
            )
            assert set(chosen) <= set(question.prompt.legal)
            assert workers._all[0].pid not in (first, None)
            assert workers._all[1].pid == second
            assert set(why) == {HUNG}
        finally:
            workers.close()

    with caplog.at_level(logging.ERROR):
        in_time(story)
    told = {record.getMessage() for record in caplog.records}
    assert told == {"a process that thought for a bot has hung and is replaced"}


def test_a_process_that_died_is_replaced_and_its_bot_asked_again() -> None:
    async def story() -> None:
        workers, why = Workers(1), list[str]()
        workers.replaced = why.append
        try:
            await workers.choose(asked(), AT_ONCE)
            (worker,) = workers._all
            assert worker.pid
            os.kill(worker.pid, signal.SIGKILL)
            assert await workers.choose(asked(), AT_ONCE) in asked().prompt.legal
            assert why == [DIED]
        finally:
            workers.close()

    in_time(story)


def test_a_process_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    honest, troubles = process.started, [OSError("too many processes")]

    def moody() -> Running:
        if troubles:
            raise troubles.pop()
        return honest()

    async def story() -> None:
        workers = Workers(1)
        try:
            workers.warm_up()
            assert workers.alive(), "it has just begun to start"
            await asyncio.gather(*workers._tasks)
            assert not workers.alive()
            await asyncio.gather(*workers._tasks)
            assert workers.alive(), "the second try has brought one"
        finally:
            workers.close()

    monkeypatch.setattr(process, "started", moody)
    in_time(story)
    assert "too many processes" in caplog.text


def test_nothing_is_ever_chosen_for_a_bot(caplog: pytest.LogCaptureFixture) -> None:
    """One that cannot choose is asked with little thought, and then not at all; the process is there for others."""

    class Moody(Here):
        async def ask(self, worker: Worker, question: Question, seconds: float, patience: float) -> int:
            action = await super().ask(worker, question, seconds, patience)
            if len(self.asked) < 4:
                raise Lost(HUNG) if len(self.asked) % 2 else Failed("KeyError tree.py:81")
            return action

    async def story() -> None:
        workers, question = Moody(), asked()
        pace = AT_ONCE._replace(thought=0.01)
        with pytest.raises(NoChoice):
            await workers.choose(question, pace)
        assert await workers.choose(question, pace) == question.prompt.legal[-1]
        assert [seconds for _, seconds in workers.asked] == pytest.approx([0.01, 0.001, 0.01, 0.001])
        workers.close()
        with pytest.raises(Closed):
            await workers.choose(question, pace)

    in_time(story)
    assert "KeyError tree.py:81" in caplog.text


def test_what_went_wrong_in_a_bot_is_told_without_its_words() -> None:
    one = Worker()
    try:
        with pytest.raises(Failed) as told:
            one.ask(asked(bot="the one that holds C05"), 0.0, 60.0)
    finally:
        one.end()
    assert str(told.value).startswith("UnknownBot")
    assert "C05" not in str(told.value)


def test_who_waits_is_sent_home_with_the_others() -> None:
    async def story() -> None:
        workers = Workers(1)
        pace = Tempo(1000.0).pace("random", again=False)
        waiting = [asyncio.create_task(workers.choose(asked(bot="random"), pace)) for _ in range(3)]
        await asyncio.sleep(0.1)
        workers.close()
        ended = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in ended] == [Closed] * 3
        assert not workers.alive()

    in_time(story)


# What is kept.


def next_question(question: Question, action: int, match: Match) -> Question:
    match.submit(question.prompt.seat, match.ply, match.game.actions[action].text)
    return question._replace(prompt=match.prompt(match.actor), after=action)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """All that bots think."""
    found: list[Thought] = []
    honest = Mind.think

    def noted(self: Mind, *given: Any) -> Thought:
        found.append(honest(self, *given))
        return found[-1]

    monkeypatch.setattr(Mind, "think", noted)
    return found


def visits(thought: Thought) -> int:
    return sum(candidate.visits for candidate in thought.candidates)


def test_a_bot_that_is_asked_again_goes_on_with_its_tree(thoughts: list[Thought]) -> None:
    """Setting up, one choice follows another: the second finds the first one's visits."""
    minds, game = Minds(), load("confrontation")
    match = Match(game, chance=Random(4).randrange)
    first = Question("m", "confrontation", "master", match.prompt(match.actor), 1)
    second = next_question(first, minds.choose(first, 0.1), match)
    minds.choose(second, 0.0)
    assert thoughts[0].iterations == visits(thoughts[0])
    assert thoughts[1].iterations < visits(thoughts[1])


def test_a_tree_of_another_position_is_never_used(thoughts: list[Thought]) -> None:
    """After an undo, in another match, after another choice, for another level: everything is thought anew."""
    game = load("confrontation")
    for change in ({"after": None}, {"match": "other"}, {"bot": "expert"}, {"after": 0}):
        minds, match = Minds(), Match(game, chance=Random(4).randrange)
        first = Question("m", "confrontation", "master", match.prompt(match.actor), 1)
        second = next_question(first, minds.choose(first, 0.1), match)
        minds.choose(second._replace(**change), 0.0)
        assert thoughts[-1].iterations == visits(thoughts[-1])


def test_a_tree_of_another_ply_is_never_used(thoughts: list[Thought]) -> None:
    minds, match = Minds(), Match(load("confrontation"), chance=Random(4).randrange)
    first = Question("m", "confrontation", "master", match.prompt(match.actor), 1)
    second = next_question(first, minds.choose(first, 0.1), match)
    minds.choose(second._replace(prompt=second.prompt._replace(ply=7)), 0.0)
    assert thoughts[-1].iterations == visits(thoughts[-1])


def test_only_so_many_trees_are_kept(thoughts: list[Thought]) -> None:
    game, minds = load("confrontation"), Minds()
    seconds = []
    for number in range(MOST_KEPT + 1):
        match = Match(game, chance=Random(4).randrange)
        first = Question(f"m{number}", "confrontation", "expert", match.prompt(match.actor), 1)
        seconds.append(next_question(first, minds.choose(first, 0.1), match))
    thoughts.clear()
    for question in reversed(seconds):
        minds.choose(question, 0.1)
    again = [thought.iterations < visits(thought) for thought in thoughts]
    assert again == [True] * MOST_KEPT + [False], "the oldest had to go"


def test_a_match_comes_back_to_the_process_that_knows_it() -> None:
    async def story() -> None:
        workers = Workers(3)
        try:
            names = ("a", "b", "c")
            pace = AT_ONCE._replace(thought=0.2)
            await asyncio.gather(*(workers.choose(asked(match=name), pace) for name in names))
            homes = {name: worker for worker in workers._all for name in worker.recent}
            assert len({id(worker) for worker in homes.values()}) == 3
            for name in reversed(names):
                await workers.choose(asked(match=name), AT_ONCE)
                assert homes[name].recent.count(name) == 2
        finally:
            workers.close()

    in_time(story)


def test_as_many_processes_as_cores() -> None:
    assert 1 <= module.cores() <= (os.cpu_count() or 1)
