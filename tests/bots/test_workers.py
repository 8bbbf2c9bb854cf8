"""The processes in which bots think: fair, replaced when they fail, and with what they thought before."""

import asyncio
import logging
import os
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import threerings
from threerings.bots import worker as process
from threerings.bots import workers as module
from threerings.bots.tempo import Pace, Tempo
from threerings.bots.worker import (
    DIED,
    HUNG,
    MOST_KEPT,
    BotFailed,
    Life,
    Minds,
    Question,
    Running,
    Study,
    Worker,
    WorkerLost,
)
from threerings.bots.workers import SLICE, BotsClosed, NoChoice, WaitingLine, Workers
from threerings.core.match import Match
from threerings.games import load
from threerings.search.think import Candidate, Mind, Thought

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
        turns = WaitingLine()
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
        workers.on_replaced = why.append
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
        workers.on_replaced = why.append
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
    honest, troubles = process.start_process, [OSError("too many processes")]

    def moody(life: Life) -> Running:
        if troubles:
            raise troubles.pop()
        return honest(life)

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

    monkeypatch.setattr(process, "start_process", moody)
    in_time(story)
    assert "too many processes" in caplog.text


def test_a_process_changes_over_to_an_engine_that_has_come_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = tmp_path / "engine"
    monkeypatch.setenv("THREERINGS_ENGINE", str(engine))
    monkeypatch.setattr(sys, "path", sys.path.copy())
    worker, question = Worker(), asked()
    try:
        assert worker.ask(question, 0.1, 60) in question.prompt.legal
        coming = tmp_path / "coming"
        shutil.copytree(Path(threerings.__file__).parent, coming / "threerings")
        with (coming / "threerings/bots/worker.py").open("a") as source:
            source.write("\n\nMinds.choose = lambda self, question, seconds: -7\n")
        coming.rename(engine)
        assert not worker.ready
        assert worker.ask(question, 0.1, 60) == -7
        assert worker.ready
    finally:
        worker.end()


def test_nothing_is_ever_chosen_for_a_bot(caplog: pytest.LogCaptureFixture) -> None:
    """One that cannot choose is asked with little thought, and then not at all; the process is there for others."""

    class Moody(Here):
        async def ask(self, worker: Worker, question: Question, seconds: float, patience: float) -> int:
            action = await super().ask(worker, question, seconds, patience)
            if len(self.asked) < 4:
                raise WorkerLost(HUNG) if len(self.asked) % 2 else BotFailed("KeyError tree.py:81")
            return action

    async def story() -> None:
        workers, question = Moody(), asked()
        pace = AT_ONCE._replace(thought=0.01)
        with pytest.raises(NoChoice):
            await workers.choose(question, pace)
        assert await workers.choose(question, pace) == question.prompt.legal[-1]
        assert [seconds for _, seconds in workers.asked] == pytest.approx([0.01, 0.001, 0.01, 0.001])
        workers.close()
        with pytest.raises(BotsClosed):
            await workers.choose(question, pace)

    in_time(story)
    assert "KeyError tree.py:81" in caplog.text


def test_what_went_wrong_in_a_bot_is_told_without_its_words() -> None:
    one = Worker()
    try:
        with pytest.raises(BotFailed) as told:
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
        assert [type(each) for each in ended] == [BotsClosed] * 3
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


# Studies: what people ask for waits for bots, and no bot waits for the whole of it.


class Pondering(Here):
    """Notes in which order it is asked to choose and to ponder."""

    def __init__(self) -> None:
        super().__init__()
        self.served: list[str] = []

    async def ask(self, worker: Worker, question: Question, seconds: float, patience: float) -> int:
        self.served.append(question.match)
        return await super().ask(worker, question, seconds, patience)

    async def ponder(self, _: Worker, study: Study, __: float, ___: float) -> Thought:
        self.served.append(study.match)
        await asyncio.sleep(0)
        return Thought((Candidate(study.prompt.legal[0], 10, 0.5),), 10, ())


def studied(match: str = "s", game: str = "the-duel") -> Study:
    return Study(match, game, asked(game).prompt, 1)


def test_a_bot_is_served_between_two_slices_of_a_study() -> None:
    async def story() -> None:
        workers = Pondering()
        thinking = asyncio.create_task(workers.study(studied(), "anna", seconds=4 * SLICE))
        await asyncio.sleep(0)
        choosing = [asyncio.create_task(workers.choose(asked(match=f"m{n}"), AT_ONCE, "bert")) for n in range(2)]
        await asyncio.gather(thinking, *choosing)
        first = workers.served.index("m0")
        assert first < 4, "it did not wait for the whole study"
        assert workers.served[first + 1] == "m1", "nor did the next"
        assert workers.served.count("s") == 4

    in_time(story)


def test_guests_who_ask_for_studies_are_served_in_turns() -> None:
    async def story() -> None:
        workers = Pondering()
        wishes = (("a", "anna"), ("b", "anna"), ("c", "bert"))
        await asyncio.gather(*(workers.study(studied(match), guest, seconds=SLICE) for match, guest in wishes))
        assert sorted(workers.served) == ["a", "b", "c"]

    in_time(story)


def test_an_exact_answer_needs_no_second_slice() -> None:
    class Knowing(Pondering):
        async def ponder(self, worker: Worker, study: Study, seconds: float, patience: float) -> Thought:
            found = await super().ponder(worker, study, seconds, patience)
            return found._replace(candidates=(found.candidates[0]._replace(visits=0, value=1.0),), iterations=0)

    async def story() -> None:
        workers = Knowing()
        await workers.study(studied(), seconds=4 * SLICE)
        assert workers.served == ["s"]

    in_time(story)


def test_a_study_that_fails_says_so_and_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Pondering):
        async def ponder(self, *_: Any) -> Thought:
            raise BotFailed("ValueError")

    async def story() -> None:
        workers = Broken()
        with pytest.raises(NoChoice):
            await workers.study(studied())
        assert await workers.choose(asked(), AT_ONCE) in asked().prompt.legal
        workers.close()
        with pytest.raises(BotsClosed):
            await workers.study(studied())

    in_time(story)
    assert "a study of the-duel has failed" in caplog.text


def test_slices_of_a_study_go_on_where_the_last_has_ended() -> None:
    minds, study = Minds(), studied()
    first = minds.study(study, 0.0)
    second = minds.study(study, 0.0)
    assert second.visits == 2 * first.visits > 0
    other = minds.study(study._replace(match="other"), 0.0)
    assert other.visits == first.visits, "it is another match"


def test_a_process_answers_a_study_with_a_thought() -> None:
    worker = Worker()
    try:
        found = worker.study(studied(), 0.0, 60.0)
        assert {one.action for one in found.candidates} <= set(asked().prompt.legal)
        assert worker.ask(asked(), 0.1, 60.0) in asked().prompt.legal
    finally:
        worker.end()
