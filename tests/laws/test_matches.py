"""What a match and its record promise, in every game."""

import json
import pickle
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.cases import CASES, Case
from threerings.bots import BOTS, bot_named
from threerings.bots.worker import Question, Worker
from threerings.core.game import NATURE, PUBLIC, Prompt, UnknownAction
from threerings.core.match import IllegalAction, Match, StaleAction
from threerings.core.record import BadRecord, Record, end_line, header_of, link, read, replay, write
from threerings.core.record_file import RecordFile
from threerings.search.think import Budget

LITTLE = Budget(iterations=12)
"""Enough thought to show what it looks at."""
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
EVERY_PLACE = pytest.mark.parametrize("place", range(len(CASES)), ids=[str(case) for case in CASES])


def new_match(case: Case, seed: int) -> Match:
    return Match(case.game, case.options, chance=Random(seed).randrange)


def random_match(case: Case, seed: int) -> Match:
    match, rng = new_match(case, seed), Random(seed)
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        match.submit(match.actor, prompt.ply, match.game.actions[rng.choice(prompt.legal)].text)
    return match


def record_of(match: Match) -> Record:
    assert match.outcome is not None
    return Record(header_of(match, ("Ann", "Bo")), tuple(match.log), end_line(match.game, match.outcome))


@EVERY_CASE
def test_nature_never_waits_and_only_the_actor_may_choose(case: Case) -> None:
    match, rng = new_match(case, 1), Random(1)
    while match.outcome is None:
        actor = match.actor
        assert actor in (0, 1)
        assert match.prompt(1 - actor).legal == match.prompt(PUBLIC).legal == ()
        prompt = match.prompt(actor)
        text = match.game.actions[rng.choice(prompt.legal)].text
        with pytest.raises(IllegalAction) as refused:
            match.submit(1 - actor, prompt.ply, text)
        assert refused.value.rule
        match.submit(actor, prompt.ply, text)


@EVERY_CASE
def test_a_refused_action_changes_nothing(case: Case) -> None:
    match, rng = new_match(case, 2), Random(2)
    while match.outcome is None:
        actor, prompt, before = match.actor, match.prompt(match.actor), match.open_position()
        with pytest.raises(StaleAction):
            match.submit(actor, prompt.ply - 1, match.game.actions[prompt.legal[0]].text)
        with pytest.raises(UnknownAction):
            match.submit(actor, prompt.ply, "dance")
        forbidden = rng.choice([a for a in match.game.actions if a.index not in prompt.legal])
        with pytest.raises(IllegalAction):
            match.submit(actor, prompt.ply, forbidden.text)
        assert match.open_position() == before
        assert match.ply == prompt.ply
        match.submit(actor, prompt.ply, match.game.actions[rng.choice(prompt.legal)].text)


@EVERY_CASE
def test_a_record_replays_to_the_same_end(case: Case) -> None:
    for seed in range(5):
        match = random_match(case, seed)
        content = write([record_of(match)]).encode()
        again = replay(read(content)[0], case.game)
        assert (again.outcome, again.log, again.logs) == (match.outcome, match.log, match.logs)
        assert again.open_position() == match.open_position()


@EVERY_CASE
def test_a_record_from_the_middle_goes_on(case: Case) -> None:
    match = random_match(case, 3)
    half = len(match.log) // 2
    record = record_of(match)._replace(actions=tuple(match.log[:half]), end=None)
    resumed = replay(record, case.game, chance=Random(0).randrange)
    assert resumed.log[:half] == match.log[:half]
    assert resumed.actor != NATURE


@EVERY_CASE
def test_a_match_can_start_from_any_position(case: Case) -> None:
    for ply, state in enumerate(case.positions(6)):
        if ply % 12 == 0:
            match = Match(case.game, case.options, case.game.position(state), chance=None)
            record = Record(header_of(match, ("", "")), (), None)
            again = replay(read(write([record]).encode())[0], case.game)
            assert again.open_position() == match.open_position() == case.game.position(state)


@given(st.data())
@settings(max_examples=300)
def test_any_changed_byte_of_a_record_is_found(data: st.DataObject) -> None:
    content = bytearray(SAMPLE)
    place = data.draw(st.integers(0, len(content) - 1))
    content[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != content[place]))
    with pytest.raises(BadRecord):
        read(bytes(content))


@given(st.data())
@settings(max_examples=100)
def test_a_missing_or_doubled_line_is_found(data: st.DataObject) -> None:
    lines = SAMPLE.splitlines(keepends=True)
    place = data.draw(st.integers(0, len(lines) - 2))
    for changed in (lines[:place] + lines[place + 1 :], [*lines[:place], lines[place], *lines[place:]]):
        with pytest.raises(BadRecord):
            read(b"".join(changed))


@given(st.binary(max_size=200))
def test_no_bytes_upset_the_reader(content: bytes) -> None:
    with pytest.raises(BadRecord):
        read(content)


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = read(SAMPLE)[0]
    first = record.actions[0]
    breaches = (
        (record._replace(actions=(first, first, *record.actions[1:])), "not allowed"),
        (record._replace(actions=("dance", *record.actions)), "no action"),
        (record._replace(actions=record.actions[:-1]), "ends before"),
        (record._replace(end="end nobody tired 0-0"), "the record says"),
        (record._replace(header=record.header._replace(rules_version=99)), "version 99"),
        (record._replace(header=record.header._replace(options={"nonsense": 1})), "nonsense"),
    )
    for broken, complaint in breaches:
        with pytest.raises(BadRecord, match=complaint):
            replay(broken, CASES[0].game)


@pytest.mark.parametrize(
    "change",
    [
        {"game": []}, {"rules_version": "1"}, {"rules_version": 0}, {"options": []}, {"players": ["Ann"]},
        {"number": 0}, {"more": 1},
    ],
    ids=str,
)  # fmt: skip
def test_a_header_of_the_wrong_form_is_refused(change: dict[str, Any]) -> None:
    fields = json.loads(read(SAMPLE)[0].header.line())
    text = json.dumps({**fields, **change})
    with pytest.raises(BadRecord, match="not the header"):
        read(f"{text}\t{link('', text)}\n".encode())


def test_what_was_added_is_in_the_file_and_a_torn_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "match"
    record = read(SAMPLE)[0]
    with RecordFile.create(path) as file:
        file.add([record.header.line(), *record.actions[:30]])
    assert read(path.read_bytes())[0].actions == record.actions[:30]
    with path.open("ab") as torn:
        torn.write(b"lay C0")
    with pytest.raises(BadRecord, match="cut off"):
        read(path.read_bytes())
    reopened, records = RecordFile.reopen(path)
    assert records[0].actions == record.actions[:30]
    assert record.end is not None
    with reopened:
        reopened.add([*record.actions[30:], record.end])
    assert path.read_bytes() == SAMPLE
    with pytest.raises(FileExistsError):
        RecordFile.create(path)


@EVERY_CASE
@pytest.mark.parametrize("name", BOTS)
def test_bots_play_whole_matches_on_prompts_alone(case: Case, name: str) -> None:
    match = new_match(case, 9)
    bots = [bot_named(name, case.game, seed, LITTLE) for seed in (0, 1)]
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        action = bots[match.actor].choose(prompt)
        assert action in prompt.legal
        match.submit(match.actor, prompt.ply, case.game.actions[action].text)


TWINS = 16
"""So many pairs of prompts, or a few more, are put to every bot."""
BOTH_SEATS = pytest.mark.parametrize("seat", [0, 1])


@cache
def twins(place: int, seat: int) -> list[tuple[Prompt, Prompt]]:
    """Prompts of a seat in a case behind which the truth differs."""
    from tests.support.interference import pairs

    case, seed = CASES[place], 0
    game, found = case.game, list[tuple[Prompt, Prompt]]()
    while len(found) < TWINS:
        for one, other in pairs(game, case.options, seat, Random(seed)):
            if one.actor() == seat and len(one.legal()) > 1 and game.position(one) != game.position(other):
                truths = [Match(game, case.options, game.position(state), chance=None) for state in (one, other)]
                found.append((truths[0].prompt(seat), truths[1].prompt(seat)))
        seed += 1
    return found[:: len(found) // TWINS]


@EVERY_PLACE
@BOTH_SEATS
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_when_only_the_hidden_truth_differs(place: int, name: str, seat: int) -> None:
    for seed, prompts in enumerate(twins(place, seat)):
        bots = [bot_named(name, CASES[place].game, seed, LITTLE) for _ in prompts]
        choices = [bot.choose(prompt) for bot, prompt in zip(bots, prompts, strict=True)]
        assert choices[0] == choices[1]
        assert bots[0].thought == bots[1].thought


@EVERY_PLACE
@BOTH_SEATS
def test_nothing_of_the_hidden_truth_reaches_a_worker_process(place: int, seat: int) -> None:
    """A prompt is all that is sent, and its bytes are the same; so is what the process answers."""
    asked = twins(place, seat)
    assert all(pickle.dumps(one) == pickle.dumps(other) for one, other in asked)
    worker = Worker()
    try:
        for pair in asked[::4]:
            questions = [Question("match", CASES[place].name, "beginner", prompt, 5) for prompt in pair]
            one, other = (worker.ask(question, 60.0, 60.0) for question in questions)
            assert one == other
    finally:
        worker.end()


def test_greedy_beats_random() -> None:
    case, wins = CASES[0], 0
    for seed in range(40):
        match = new_match(case, seed)
        bots = [bot_named("greedy", case.game, seed), bot_named("random", case.game, seed)]
        seats = bots if seed % 2 == 0 else bots[::-1]
        while match.outcome is None:
            prompt = match.prompt(match.actor)
            match.submit(match.actor, prompt.ply, case.game.actions[seats[match.actor].choose(prompt)].text)
        wins += match.outcome.winner == seed % 2
    assert wins >= 32


SAMPLE = write([record_of(random_match(CASES[0], 7))]).encode()
