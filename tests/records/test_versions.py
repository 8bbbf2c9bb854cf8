"""Matches made by another version of the rules, through every door."""

import asyncio
import json
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.support.patience import PATIENCE
from tests.support.samples import GAME, played, record_of, recorded, two_games
from tests.support.server import Server
from tests.support.terminal import run as in_the_shell
from threerings.cli.commands import run
from threerings.core.record import NewerRules, OldRules, Record, end_line, read, replay
from threerings.games import load
from threerings.lab import corpus
from threerings.lab.corpus import BadCorpus
from threerings.search.think import Budget
from threerings.store import OVER, RUNNING, MatchHeader, Sitter, StoredMatch, moving
from threerings.store.sqlite import SqliteStore
from threerings.web.matches import rebuilt_series, result_text
from threerings.web.series import Series

NOW = GAME.rules_version
HANDS = [f"deal {card}" for special in ("mirror", "trick") for card in (special, *(f"C0{n}" for n in range(1, 9)))]
MIRROR_FIRST = [*HANDS, "lay mirror", "lay trick", "draw C01"]
"""Once a special kept its text against a Mirror laid first; today nobody draws."""
ACTION = len(MIRROR_FIRST)
OLDER = f"made by version 1 of the rules; today's, version {NOW}, do not fit it"


def by_version(version: int, record: Record) -> Record:
    return record._replace(header=record.header._replace(rules_version=version))


def misfit() -> Record:
    return by_version(1, record_of(played(5, plies=19))._replace(actions=tuple(MIRROR_FIRST)))


# Records.


def test_a_record_of_an_older_version_that_fits_is_as_good_as_todays() -> None:
    match = played(5)
    assert replay(by_version(1, record_of(match)), GAME).log == match.log


def test_a_record_that_does_not_fit_says_where() -> None:
    with pytest.raises(OldRules) as refused:
        replay(misfit(), GAME)
    assert str(refused.value) == f"{OLDER}: action {ACTION}: 'draw C01' is not allowed now: DU-I2"


@pytest.mark.rule("ME-F2")
def test_an_answer_that_is_no_longer_asked_for_does_not_fit() -> None:
    game = load("middle-earth")
    position = "chapter 3; slots 0=final-effort 1=treasury; sauron coins 3 steps 11; fellowship tiles helms-deep"
    header = record_of(played(5)).header._replace(game=game.name, rules_version=1, options={}, position=position)
    record = Record(header, ("play final-effort", "raze rohan"), "end sauron quest 0-1")
    with pytest.raises(OldRules, match="action 2: 'raze rohan' is not allowed now: ME-"):
        replay(record, game)


def test_another_end_does_not_fit() -> None:
    match = played(5)
    assert match.outcome is not None
    end = end_line(GAME, match.outcome._replace(reason="boredom"))
    with pytest.raises(OldRules, match=f"version {NOW}, do not fit it: the match ends"):
        replay(by_version(1, record_of(match)._replace(end=end)), GAME)


def test_a_newer_version_is_refused_as_such_even_if_it_would_fit() -> None:
    with pytest.raises(NewerRules, match=f"made by version 99 of the rules; here they are known up to version {NOW}"):
        replay(by_version(99, record_of(played(5))), GAME)


# The terminal.

FITS = {
    "en": f"This match was begun by version 1 of the rules; all of it fits today’s, version {NOW}.",
    "fr": f"version 1 des règles\u00a0; elle s’accorde en tout avec celles d’aujourd’hui, version {NOW}.",
    "de": f"nach Version 1 der Regeln begonnen; alles an ihr passt zu den heutigen, Version {NOW}.",
}


@pytest.mark.parametrize("language", FITS)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_fits_is_shown_with_a_sentence_about_it(
    command: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path, by_version(1, record_of(played(5))))
    assert run([command, str(path), "--language", language]) == 0
    assert " ".join(capsys.readouterr().out.split()).count(FITS[language].replace("\u00a0", " ")) == 1
    recorded(tmp_path, record_of(played(5)))
    assert run([command, str(path), "--language", language]) == 0
    assert FITS[language] not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "language", "said"),
    [
        (1, "en", f"by version 1 of the rules; today’s, version {NOW}, do not fit it: action {ACTION}, “draw C01”, is"),
        (1, "fr", f"aujourd’hui, version {NOW}, ne s’y accordent pas\u00a0: l’action {ACTION}, «\u00a0draw C01"),
        (1, "de", f"die heutigen, Version {NOW}, passen nicht dazu: Aktion {ACTION}, „draw C01“, verbietet die Regel"),
        (99, "en", f"it was made by version 99 of the rules; here they are known only up to version {NOW}."),
    ],
)
def test_what_cannot_be_played_again_is_told_in_a_sentence(
    version: int, language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path, by_version(version, misfit()))
    for command, code in ((["verify"], 1), (["replay"], 2), (["play", "--resume"], 2)):
        assert run([*command, str(path), "--language", language]) == code
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert said in err


def test_an_older_match_goes_on_and_its_second_game_is_of_todays_version(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = by_version(1, two_games()[0])
    path = recorded(tmp_path, first._replace(header=first.header._replace(players=("human", "bot:random"))))
    done = in_the_shell("play", "--resume", path, "--seed", "1", data=tmp_path, typed="1\nquit\n")
    assert done.returncode == 0, done.stderr
    one, two = read(path.read_bytes())
    assert (one.header.rules_version, two.header.rules_version) == (1, NOW)
    assert len(two.actions) > 18
    assert run(["verify", str(path)]) == 0
    assert FITS["en"] in capsys.readouterr().out


# The web.


def kept(version: int, log: list[str], name: str = "old") -> StoredMatch:
    """A match as a store keeps it."""
    series = Series(GAME, GAME.settle({}))
    result = ""
    if version == NOW or log[-1] != MIRROR_FIRST[-1]:
        series.follow(log)
        result = result_text(series.result()) or ""
    header = MatchHeader(
        name, GAME.name, version, series.options, public=True, result=result, made="2026-01-01 00:00:00"
    )
    sitters = (Sitter(bot="random"), Sitter(bot="random"))
    return StoredMatch(header._replace(status=OVER if result else RUNNING), sitters, tuple(log))


def in_a_store(folder: Path, *matches: StoredMatch) -> None:
    async def work() -> None:
        store = SqliteStore(folder / "threerings.sqlite")
        for match in matches:
            await store.restore(match)
        await store.close()

    asyncio.run(work())


def test_a_stored_match_of_an_older_version_is_shown_if_it_fits(tmp_path: Path) -> None:
    in_a_store(tmp_path, kept(1, played(5).log))
    with Server(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        assert client.get("/match/old").status_code == 200
        assert client.get("/match/old/replay").status_code == 200
        (record,) = read(client.get("/match/old/record").content)
    assert record.header.rules_version == NOW, "it was written down just now, and all of it is by today's rules"
    assert replay(record, GAME).log == played(5).log


@pytest.mark.parametrize(
    ("version", "name", "said"),
    [
        (
            1,
            "old-rules",
            f"made by version 1 of the rules and cannot be shown by today’s, version {NOW}: action {ACTION}",
        ),
        (99, "newer-rules", f"made by version 99 of the rules; this server knows them only up to version {NOW}."),
    ],
)
def test_a_stored_match_that_cannot_be_shown_is_answered_with_a_sentence(
    version: int, name: str, said: str, tmp_path: Path
) -> None:
    in_a_store(tmp_path, kept(version, MIRROR_FIRST))
    with Server(tmp_path) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        for path in ("/match/old", "/match/old/replay", "/match/old/record"):
            page = client.get(path, headers={"accept-language": "en"})
            assert page.status_code == 410
            assert said in page.text
        token = client.post("/api/guests", json={"name": ""}).json()["token"]
        prompt = client.get("/api/matches/old/prompt", headers={"authorization": f"Bearer {token}"})
        assert (prompt.status_code, prompt.json()["error"]) == (410, name)
        assert said in prompt.json()["sentence"]


def test_a_stored_match_that_would_be_over_today_does_not_fit() -> None:
    """Nobody could ever end it: the log says nothing of an end."""
    ended = kept(1, played(5).log)
    with pytest.raises(OldRules, match="the match ends"):
        rebuilt_series(ended._replace(header=ended.header._replace(status=RUNNING, result="")))


def test_import_keeps_what_does_not_fit_says_so_and_refuses_what_is_newer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, store = tmp_path / "all.jsonl", ["--data", str(tmp_path / "data"), "--language", "en"]
    lines = [moving.match_line(match) for match in (kept(1, played(5).log, "fits"), kept(1, MIRROR_FIRST))]
    path.write_text("".join(f"{line}\n" for line in (*lines, moving.end_mark(2))), "utf-8")
    assert run(["import", str(path), *store]) == 0
    told, done = capsys.readouterr().out.splitlines()
    assert told.startswith(f"{path}, line 2: this match is kept, but cannot be shown: it was made by version 1")
    assert f"action {ACTION}" in told
    assert done == "2 matches are new; already there: 0."
    newer = json.loads(lines[0])
    newer["card"]["rules_version"] = 99
    path.write_text(f"{json.dumps(newer)}\n{moving.end_mark(1)}\n", "utf-8")
    assert run(["import", str(path), *store]) == 2
    assert "line 1: this match cannot be taken over: it was made by version 99" in capsys.readouterr().err


# Corpora.


def test_a_corpus_of_an_older_version_is_read_and_goes_on_if_it_fits(tmp_path: Path) -> None:
    tasks = corpus.tasks(GAME.name, ("random",), 1, 3, Budget(iterations=5))
    entry = corpus.play(tasks[0])
    older = msgspec.structs.replace(entry, rules_version=1)
    path = tmp_path / "old.jsonl"
    corpus.write(path, [older])
    assert list(corpus.read(path)) == [older]
    assert corpus.taken_up(path, tasks) == 1
    assert len(list(corpus.positions(older))) == len(entry.decisions)
    other = msgspec.structs.replace(older, log=tuple(MIRROR_FIRST))
    said = rf"rules_version: {OLDER}: log\[{ACTION - 1}\]"
    with pytest.raises(BadCorpus, match=said):
        corpus.replay(other)
    corpus.write(path, [other])
    with pytest.raises(BadCorpus, match=rf"match 1: {said}"):
        corpus.taken_up(path, tasks)
    with pytest.raises(BadCorpus, match="rules_version: made by version 99 of the rules; here they are known up to"):
        corpus.replay(msgspec.structs.replace(entry, rules_version=99))
