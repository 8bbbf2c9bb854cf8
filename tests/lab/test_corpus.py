"""Corpora: the same matches in either format, every one by the rules, and nothing lost when a run is killed."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from threerings.cli.commands import run
from threerings.games import load
from threerings.lab import corpus, small_duel
from threerings.lab.arena import WrongFile
from threerings.lab.corpus import BadCorpus, Candidate, CorpusFile, Decision, Entry, Filter
from threerings.lab.parquet import NotParquet
from threerings.search.think import Budget
from threerings.texts import LANGUAGES

LITTLE = Budget(iterations=5)
GAMES = ("the-duel", "confrontation", "middle-earth")


@pytest.fixture(scope="module")
def entries() -> list[Entry]:
    """A match of each game between a bot that searches and one that does not."""
    return [corpus.play(corpus.tasks(game, ("plain", "random"), 1, 3, LITTLE)[0]) for game in GAMES]


def written(path: Path, entries: list[Entry]) -> Path:
    corpus.write(path, entries)
    return path


# What an entry says.


def test_one_bot_plays_itself_and_two_change_seats_on_shuffles_of_their_own() -> None:
    alone = corpus.tasks("the-duel", ("random",), 2, 7, LITTLE)
    assert [task.bots for task in alone] == [("random", "random")] * 2
    assert len({task.seed for task in alone}) == 2
    both = corpus.tasks("the-duel", ("random", "greedy"), 3, 1, LITTLE)
    assert [task.bots[0] for task in both] == ["random", "greedy", "random"]


def test_an_entry_tells_the_match_and_every_decision(entries: list[Entry]) -> None:
    for entry in entries:
        match = corpus.replay(entry)
        assert tuple(match.log) == entry.log
        assert match.outcome == (entry.winner, entry.reason, entry.points)
        for prompt, told in corpus.positions(entry):
            assert (prompt.ply, prompt.seat, len(prompt.legal)) == (told.ply, told.actor, told.legal)
            assert match.game.actions[told.action].text == entry.log[told.ply]
            assert told.action in prompt.legal
            assert told.result == (0 if entry.winner is None else 1 if entry.winner == told.actor else -1)


def test_what_a_search_thought_is_kept_and_nothing_is_made_up_for_others(entries: list[Entry]) -> None:
    for entry in entries:
        searched = [one for one in entry.decisions if entry.bots[one.actor] == "plain" and one.legal > 1]
        assert searched
        for one in entry.decisions:
            thought = Candidate(one.action, one.visits or 0, one.value or 0.0)
            assert (thought in one.candidates) == (one in searched)
            assert sum(candidate.visits for candidate in one.candidates) == (5 if one in searched else 0)
            assert (one.visits is None) == (one.value is None) == (one not in searched)


# Both formats.


@pytest.mark.parametrize("suffix", corpus.SUFFIXES)
def test_what_is_written_is_read_and_replays(tmp_path: Path, entries: list[Entry], suffix: str) -> None:
    assert list(corpus.read(written(tmp_path / f"all{suffix}", entries))) == entries
    assert [path.name for path in tmp_path.iterdir()] == [f"all{suffix}"], "nothing else is left"


NUMBERS = st.integers(0, 2**31 - 1)
LONG = st.integers(0, 2**63 - 1)
VALUES = st.floats(-1, 1)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
CANDIDATES = st.builds(Candidate, NUMBERS, LONG, VALUES)
DECISIONS = st.builds(
    Decision, NUMBERS, st.integers(0, 1), NUMBERS, NUMBERS, st.sampled_from([-1, 0, 1]), st.none() | LONG,
    st.none() | VALUES, st.lists(CANDIDATES, max_size=3).map(tuple),
)  # fmt: skip
DOCUMENTS = st.recursive(TEXTS | NUMBERS | st.booleans() | st.none(), lambda inner: st.lists(inner, max_size=2))
ENTRIES = st.builds(
    Entry, st.sampled_from([1, 2]), TEXTS, NUMBERS, st.dictionaries(TEXTS, DOCUMENTS, max_size=2), LONG,
    st.tuples(TEXTS, TEXTS), st.none() | st.floats(0, 100), st.none() | LONG, st.lists(TEXTS, max_size=4).map(tuple),
    st.none() | st.integers(0, 1), TEXTS, st.tuples(NUMBERS, NUMBERS), NUMBERS,
    st.lists(DECISIONS, max_size=3).map(tuple), st.none() | TEXTS,
)  # fmt: skip


@settings(max_examples=30)
@given(st.lists(ENTRIES, max_size=4))
def test_json_lines_and_parquet_hold_the_same(tmp_path_factory: pytest.TempPathFactory, wanted: list[Entry]) -> None:
    folder = tmp_path_factory.mktemp("corpus")
    for suffix in corpus.SUFFIXES:
        path = written(folder / f"any{suffix}", wanted)
        assert list(corpus.read(path, by_rules=False)) == wanted


def test_a_learner_can_read_the_columns_without_this_package(tmp_path: Path, entries: list[Entry]) -> None:
    import pyarrow.parquet as pq

    table = pq.read_table(written(tmp_path / "all.parquet", entries), columns=["game", "decisions"])
    assert table["game"].to_pylist() == list(GAMES)
    assert len(table["decisions"].combine_chunks().flatten()) == sum(len(entry.decisions) for entry in entries)


# Damage.


DAMAGE: list[tuple[str, Any, str]] = [
    ("corpus", 3, "corpus: Invalid enum value 3"),
    ("game", "chess", "game: there is no game 'chess'"),
    ("game", None, "game: Expected `str`, got `null`"),
    ("rules_version", 99, "rules_version: made by version 99 of the rules"),
    ("options", {"edition": "moria"}, "options: edition must be"),
    ("options", {"colour": "red"}, "options: the-duel has no option 'colour'"),
    ("position", 1, "position: Expected `str | null`, got `int`"),
    ("position", "duel 9", "position: there is no duel '9' among 1, 2, 3, final"),
    ("position", "duel final", "log[0]: "),
    ("seed", "x", "seed: Expected `int`, got `str`"),
    ("seed", -1, "seed: Expected `int` >= 0"),
    ("bots", ["random"], "bots: Expected `array` of length 2"),
    ("winner", 2, "winner: Expected `int` <= 1"),
    ("winner", None, "winner: is None, by the rules"),
    ("reason", "boredom", "reason: is 'boredom', by the rules"),
    ("points", [9, 9], "points: is (9, 9), by the rules"),
    ("plies", 3, "plies: is 3, by the rules"),
    ("log", [], "log: ends before the match does"),
    ("log", ["deal C01", "march"], "log[1]: the-duel knows no action 'march'"),
    ("log", ["deal C01", "deal C01"], "log[1]: 'deal C01' is not allowed now"),
    ("log", ["DEAL C01"], "log[0]: 'DEAL C01' is not how the game writes 'deal C01'"),
    ("decisions", [], "decisions: there are 0, by the rules"),
    ("decisions", [{"ply": 0}], "decisions[0]: Object missing required field `actor`"),
    ("more", 1, "Object contains unknown field `more`"),
]


@pytest.mark.parametrize(("field", "value", "said"), DAMAGE)
def test_damage_is_told_with_line_and_field(
    tmp_path: Path, entries: list[Entry], field: str, value: Any, said: str
) -> None:
    path = written(tmp_path / "bad.jsonl", [entries[1], entries[0]])
    whole, line = path.read_text("utf-8").splitlines()
    path.write_text(f"{whole}\n{json.dumps({**json.loads(line), field: value})}\n", "utf-8")
    with pytest.raises(BadCorpus) as error:
        list(corpus.read(path))
    assert str(error.value).startswith(f"line 2: {said}")


@pytest.mark.parametrize("field", ["ply", "actor", "action", "legal", "result", "visits"])
def test_a_decision_that_is_not_the_matchs_is_found(entries: list[Entry], field: str) -> None:
    entry = entries[0]
    place, one = next((place, one) for place, one in enumerate(entry.decisions) if one.candidates)
    other = msgspec.structs.replace(
        one, **{field: -getattr(one, field) if field == "result" else 1 + getattr(one, field)}
    )
    changed = (*entry.decisions[:place], other, *entry.decisions[place + 1 :])
    with pytest.raises(BadCorpus, match=rf"decisions\[{place}\]"):
        corpus.replay(msgspec.structs.replace(entry, decisions=changed))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "line 1: is cut off"),
        (b"{\n", "line 1: is not JSON"),
        (b"\xff\xfe\n", "line 1: is not JSON"),
        (b"\n", "line 1: is not JSON"),
        (b"[]\n", "line 1: Expected `object`, got `array`"),
    ],
)
def test_a_file_of_something_else(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "strange.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadCorpus, match=f"^{said}"):
        list(corpus.read(path))


def test_a_parquet_file_that_is_none_or_was_damaged(tmp_path: Path, entries: list[Entry]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    path = written(tmp_path / "bad.parquet", entries)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(NotParquet, match="is no corpus in Parquet"):
        list(corpus.read(path))
    pq.write_table(pa.table({"options": ["{}"], "seed": [1]}), path)
    with pytest.raises(BadCorpus, match="row 1: Object missing required field"):
        list(corpus.read(path))


# Growing.


@pytest.mark.parametrize("suffix", corpus.SUFFIXES)
def test_a_corpus_goes_on_where_it_was(tmp_path: Path, suffix: str) -> None:
    path, wanted = tmp_path / f"some{suffix}", corpus.tasks("the-duel", ("random",), 4, 1, LITTLE)
    whole = written(tmp_path / f"whole{suffix}", [corpus.play(task) for task in wanted]).read_bytes()
    first = CorpusFile(path, wanted)
    assert first.missing == wanted
    first.add(corpus.play(wanted[0]))
    with corpus.growing(path).open("ab") as file:
        file.write(b'{"corpus":1,"ga')  # killed while it wrote
    second = CorpusFile(path, wanted[:2])
    assert second.missing == wanted[1:2]
    second.add(corpus.play(wanted[1]))
    second.finish()
    third = CorpusFile(path, wanted)
    assert third.missing == wanted[2:], "a finished one may grow too"
    for task in third.missing:
        third.add(corpus.play(task))
    third.finish()
    assert path.read_bytes() == whole
    assert {one.name for one in tmp_path.iterdir()} == {f"some{suffix}", f"whole{suffix}"}


@pytest.mark.parametrize("suffix", corpus.SUFFIXES)
def test_another_corpus_is_not_added_to(tmp_path: Path, suffix: str) -> None:
    path, wanted = tmp_path / f"some{suffix}", corpus.tasks("the-duel", ("random",), 1, 1, LITTLE)
    before = written(path, [corpus.play(wanted[0])]).read_bytes()
    for other in (wanted[0]._replace(seed=2), wanted[0]._replace(budget=Budget(iterations=6))):
        with pytest.raises(WrongFile, match=f"match 1 is random against random, seed {wanted[0].seed}"):
            CorpusFile(path, [other])
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("content", [b"my notes", b'{"a":1}', b"my\nnotes\n", b'{"a":1}\n{"b'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadCorpus, match=r"^line 1: "):
        CorpusFile(path, corpus.tasks("the-duel", ("random",), 1, 1, LITTLE))
    assert path.read_bytes() == content


def test_a_run_that_is_killed_goes_on_to_the_same_file(tmp_path: Path) -> None:
    path, bot = tmp_path / "some.parquet", "tests.lab.entrants:Waiting"
    words = ["corpus", "the-duel", bot, "random", "--matches", "6", "--jobs", "1", "--out", str(path)]
    lines = corpus.growing(path)
    with subprocess.Popen(
        [sys.executable, "-m", "threerings.cli.main", *words],
        stderr=subprocess.DEVNULL,
        env={**os.environ, "HOLD": "1"},
    ) as process:
        while process.poll() is None and not (lines.exists() and lines.read_bytes().count(b"\n") == 3):
            time.sleep(0.01)
        process.kill()
    assert not path.exists()
    assert run(words) == 0
    wanted = corpus.tasks("the-duel", (bot, "random"), 6, 1, Budget())
    whole = written(tmp_path / "whole.parquet", [corpus.play(task) for task in wanted])
    assert path.read_bytes() == whole.read_bytes()
    assert not lines.exists()


# The command.


@pytest.fixture
def file(tmp_path: Path, entries: list[Entry]) -> Path:
    return written(tmp_path / "all.jsonl", entries)


def shown(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert run(["corpus", "show", *map(str, words), "--language", "en"]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert run([*map(str, words), "--language", "en"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_a_corpus_is_shown_match_by_match_and_by_pairing(
    capsys: pytest.CaptureFixture[str], file: Path, entries: list[Entry]
) -> None:
    page = shown(capsys, file, "--check")
    for number, entry in enumerate(entries, 1):
        assert (
            f"{number:6}  {entry.game}  plain – random  {entry.seed}  {corpus.winner_of(entry)} {entry.reason}" in page
        )
    assert "1  the-duel" not in shown(capsys, file, "--rows", "0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_the_readers_language(
    capsys: pytest.CaptureFixture[str], file: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    assert run(["corpus", "show", str(file), "--language", language]) == 0
    assert {"en": "Plies", "fr": "Coups", "de": "Schritte"}[language] in capsys.readouterr().out


def test_filters_leave_what_fits(entries: list[Entry]) -> None:
    duel = entries[0]
    assert all(Filter().fits(entry) for entry in entries)
    assert [Filter(game="confrontation").fits(entry) for entry in entries] == [False, True, False]
    assert [Filter(bot=bot).fits(duel) for bot in ("plain", "random", "greedy")] == [True, True, False]
    assert [Filter(reason=reason).fits(duel) for reason in (duel.reason, "boredom")] == [True, False]
    assert [Filter(winner=side).fits(duel) for side in ("gandalf", "balrog")] in ([True, False], [False, True])
    assert Filter(winner=corpus.NOBODY).fits(msgspec.structs.replace(duel, winner=None))
    assert [Filter(least=duel.plies + more).fits(duel) for more in (0, 1)] == [True, False]
    assert [Filter(most=duel.plies - less).fits(duel) for less in (0, 1)] == [True, False]


def test_a_part_is_written_in_the_other_format_and_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: Path, entries: list[Entry]
) -> None:
    part, back, whole = tmp_path / "part.parquet", tmp_path / "back.jsonl", tmp_path / "whole.parquet"
    shown(capsys, file, "--game", "confrontation", "--out", part)
    assert list(corpus.read(part)) == [entries[1]]
    shown(capsys, file, "--out", whole)
    shown(capsys, whole, "--out", back)
    assert back.read_bytes() == file.read_bytes()


def test_bad_input_is_refused_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], file: Path) -> None:
    before, out = file.read_bytes(), tmp_path / "new.jsonl"
    make = ("corpus", "the-duel", "random", "--matches", "1", "--jobs", "1", "--out")
    assert "exists already" in refused(capsys, "corpus", "show", file, "--out", file)
    assert "ends with .jsonl or .parquet" in refused(capsys, "corpus", "show", file, "--out", tmp_path / "new.csv")
    assert "ends with .jsonl or .parquet" in refused(capsys, *make, tmp_path / "new.csv")
    assert "no such file" in refused(capsys, "corpus", "show", tmp_path / "none.parquet")
    assert "no such file" in refused(capsys, *make, tmp_path / "no" / "where.jsonl")
    assert "no game “chess”" in refused(capsys, "corpus", "show", file, "--game", "chess")
    assert "no side “boromir”" in refused(capsys, "corpus", "show", file, "--winner", "boromir")
    assert "no game “chess”" in refused(capsys, "corpus", "chess", "random", "--out", out)
    assert "no bot “deep”" in refused(capsys, "corpus", "the-duel", "deep", "--out", out)
    assert "one bot, or two" in refused(capsys, "corpus", "the-duel", "random", "greedy", "plain", "--out", out)
    assert "holds another corpus" in refused(capsys, *make, file)
    file.write_bytes(before[:-9])
    assert f"{file}: line 3: is cut off" in refused(capsys, "corpus", "show", file)
    assert file.read_bytes() == before[:-9]
    assert list(tmp_path.iterdir()) == [file]


LATE = {
    "the-duel": "duel final; gandalf energy 3 step 2; balrog energy 4 step 2; began gandalf",
    "confrontation": "light frodo@shire merry@rhudaur sam@shire; dark balrog@misty-mountains",
    "middle-earth": "chapter 1; slots 0=oath 1=first-steps; sauron coins 2 steps 13; up",
}


@pytest.mark.parametrize("suffix", corpus.SUFFIXES)
@pytest.mark.parametrize("name", GAMES)
def test_matches_start_where_and_as_it_was_wished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, suffix: str
) -> None:
    path = tmp_path / f"some{suffix}"
    words = ["corpus", name, "random", "--matches", "2", "--jobs", "1", "--out", str(path), "--position", LATE[name]]
    assert run(words) == 0
    entries = list(corpus.read(path))
    assert [entry.position for entry in entries] == [LATE[name]] * 2
    for prompt, _ in (next(corpus.positions(entry)) for entry in entries):
        assert prompt.ply < 20
    before = path.read_bytes()
    assert run(words) == 0
    assert path.read_bytes() == before
    capsys.readouterr()
    assert "holds another corpus" in refused(capsys, *words[:-2])
    assert path.read_bytes() == before


@pytest.mark.parametrize("suffix", corpus.SUFFIXES)
def test_matches_are_played_with_the_options_that_were_wished(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], suffix: str
) -> None:
    path, deck = tmp_path / f"some{suffix}", tmp_path / "deck.toml"
    words = ["corpus", "confrontation", "random", "--matches", "1", "--jobs", "1", "--out", str(path)]
    chosen = ("--option", "retreat=must", "--option", "variants=recall,palantir")
    assert run([*words, *chosen]) == 0
    (entry,) = corpus.read(path)
    assert (entry.options["retreat"], entry.options["variants"]) == ("must", "palantir recall")
    capsys.readouterr()
    assert "holds another corpus" in refused(capsys, *words)
    assert "holds another corpus" in refused(capsys, *words, *chosen[:2])
    other = tmp_path / f"deck{suffix}"
    plain = ["corpus", "the-duel", "random", "--matches", "1", "--jobs", "1", "--out", str(other)]
    deck.write_text(as_toml(small_duel.deck()), "utf-8")
    for _ in range(2):  # to be played, and to be gone on with
        assert run([*plain, "--option", f"deck={deck}"]) == 0
    (entry,) = corpus.read(other)
    assert entry.options["deck"] == load("the-duel").settle({"deck": small_duel.deck()})["deck"]


def as_toml(deck: dict[str, Any]) -> str:
    lines = []
    for section, entries in deck.items():
        lines += [f"[{section}]", *(f"{json.dumps(key)} = {json.dumps(value)}" for key, value in entries.items())]
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [["arena", "the-duel", "random", "greedy"], ["corpus", "the-duel", "random"]])
def test_a_start_that_cannot_be_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], language: str
) -> None:
    command = [*command, "--file" if command[0] == "arena" else "--out", str(tmp_path / "some.jsonl")]
    over = "duel final; asks over nature; gandalf energy 3 step 2; balrog energy 0 step 2"
    for wrong, named in (
        (["--option", "colour=red"], "colour"),
        (["--option", "edition=moria"], "moria"),
        (["--option", "edition"], "NAME=VALUE"),
        (["--position", "duel 9"], "there is no duel '9' among 1, 2, 3, final."),
        (["--position", over], "--position"),
    ):
        assert run([*command, *wrong, "--language", language]) == 2
        printed = capsys.readouterr()
        assert named in printed.err
        assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert not list(tmp_path.iterdir())


def test_a_corpus_of_the_first_version_is_read_but_not_gone_on_with(tmp_path: Path, entries: list[Entry]) -> None:
    old, row = tmp_path / "old.jsonl", msgspec.to_builtins(entries[0])
    del row["position"]
    old.write_bytes(msgspec.json.encode({**row, "corpus": 1}) + b"\n")
    (entry,) = corpus.read(old)
    assert (entry.corpus, entry.position, entry.log) == (1, None, entries[0].log)
    with pytest.raises(WrongFile, match="holds another corpus"):
        CorpusFile(old, [entries[0].task])


def test_two_runs_do_not_write_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from threerings.cli.corpus import alone_with

    path = tmp_path / "some.jsonl"
    with alone_with(path):
        said = refused(capsys, "corpus", "the-duel", "random", "--matches", "1", "--out", path)
    assert "another run is writing this file" in said
    assert not path.exists()


def test_without_pyarrow_there_is_a_hint_and_no_lost_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    said = refused(capsys, "corpus", "the-duel", "random", "--out", tmp_path / "some.parquet")
    assert 'pip install "threerings[lab]"' in said
    assert not list(tmp_path.iterdir())
