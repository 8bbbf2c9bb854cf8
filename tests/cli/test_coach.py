"""A coach and hints at the keyboard: the same sentences, and the record says that they were used."""

from pathlib import Path
from random import Random
from typing import Any, cast

from tests.cli.player import PROMPT, Player, first
from tests.support.terminal import Terminal, run
from threerings.bots import Bot
from threerings.cli.coach import Coach, say_why
from threerings.cli.screen import Screen
from threerings.core.game import Prompt
from threerings.core.match import Match
from threerings.core.record import read
from threerings.games import load
from threerings.search.think import Candidate, Thought
from threerings.texts import texts

GAME = load("the-duel")


class FirstIsBest(Bot):
    """A master who likes the first choice, and clearly nothing else."""

    def choose(self, prompt: Prompt) -> int:
        best, *others = prompt.legal
        found = (Candidate(best, 4000, 0.4), *(Candidate(action, 4000, -0.4) for action in others))
        self.thought = Thought(found, 4000, (best,))
        return best


class Paper:
    """A screen that keeps what it was told."""

    def __init__(self) -> None:
        self.speech = texts("en", "the-duel")
        self.said: list[str] = []

    def say(self, text: str, *_: object, **__: object) -> None:
        self.said.append(text)


def asked() -> Prompt:
    return Match(GAME, chance=Random(1).randrange).prompt(0)


def test_the_coach_says_what_matters_and_objects_to_a_mistake() -> None:
    paper, prompt = Paper(), asked()
    coach = Coach(FirstIsBest(GAME, 1), cast(Screen, paper))
    coach.speak(prompt)
    assert paper.said[0].startswith("You begin: nothing attacks you yet")
    assert "about 70%" in paper.said[1]
    paper.said.clear()
    assert not coach.objects(prompt, prompt.legal[0])
    assert paper.said == []
    assert coach.objects(prompt, prompt.legal[-1])
    assert "from about 70% to 30%" in paper.said[0]
    assert any(said.startswith("Better: Lay ") for said in paper.said)


def test_the_coach_falls_silent_when_all_goes_well() -> None:
    paper, prompt = Paper(), asked()
    coach = Coach(FirstIsBest(GAME, 1), cast(Screen, paper))
    for _ in range(3):
        coach.speak(prompt)
        coach.judge(prompt.legal[0])
    paper.said.clear()
    coach.speak(prompt)
    assert paper.said == []
    coach.judge(prompt.legal[-1])
    coach.speak(prompt)
    assert paper.said


def test_a_hint_says_why() -> None:
    paper, prompt, master = Paper(), asked(), FirstIsBest(GAME, 1)
    master.choose(prompt)
    say_why(cast(Screen, paper), GAME, prompt, cast(Any, master.thought))
    assert len(paper.said) == 1


def test_a_match_with_a_coach_and_a_hint_says_so_in_its_record(tmp_path: Path) -> None:
    record = tmp_path / "match.record"
    words: list[str | Path] = ["play", "the-duel", "--bot", "random", "--side", "gandalf", "--seed", "9", "--coach"]
    with Terminal([*words, "--record", record, "--language", "en"], tmp_path) as terminal:
        terminal.expect(f"{texts('en', 'the-duel')('press-enter')} ")
        terminal.type("")
        assert "You begin: nothing attacks you yet" in " ".join(terminal.expect(PROMPT).split())
        terminal.type("hint")
        assert "Thoughts of" in terminal.expect(PROMPT)
        terminal.type("quit")
        assert terminal.end()[1] == 0
    [found] = read(record.read_bytes())
    assert [line for line in found.lines if line not in found.actions] == ["coach on gandalf", "hint gandalf"]
    checked = run("verify", record, "--language", "en", data=tmp_path)
    assert checked.returncode == 0
    assert "With help: gandalf asked for one hint; gandalf had a coach." in " ".join(checked.stdout.split())
    with Terminal(["play", "--resume", record, "--seed", "9", "--language", "en"], tmp_path) as terminal:
        Player(terminal, record, "en").play(first)
        assert terminal.end()[1] == 0
    replayed = run("replay", record, "--language", "en", data=tmp_path)
    assert "gandalf asked for one hint" in " ".join(replayed.stdout.split())


def test_there_is_no_coach_for_two_people_or_two_bots(tmp_path: Path) -> None:
    for words in (("--bot", "random", "--bot", "greedy"), ("--friend",)):
        refused = run("play", "the-duel", *words, "--coach", "--language", "en", data=tmp_path)
        assert refused.returncode == 2
        assert refused.stderr
