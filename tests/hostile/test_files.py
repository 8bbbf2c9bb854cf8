"""Damaged and forged files: whatever is in them, one of our own errors says so, at once and without much memory."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from threerings.cli.commands import run
from threerings.core.chance import Rng
from threerings.core.game import OBSERVERS, BadPosition, ThreeRingsError
from threerings.core.record import BadRecord, OtherRules, link, read, replay
from threerings.games import GAMES, OURS, load
from threerings.games.the_duel.components import BadDeck, read_deck
from threerings.store import StoredMatch, moving
from threerings.web.matches import DamagedMatch, rebuilt_series
from tools.records import POSITIONS, folders

DECK = files("threerings.games.the_duel").joinpath("data/deck.toml").read_text("utf-8")
ODD = [
    "",
    "?",
    "-1",
    "0",
    "99999999999999999999",
    "9" * 5_000,
    "١",
    "\x00",
    "é",
    "end",
    "{",
    "}",
    "=",
    "@",
    "...",
    "|",
    "/",
]
LAID = """
    slots 0=horse-breeder 1=disguise 2=? 3=? 4=? 5=toll 6=hobbit-cook 7=brave-heart 8=sellswords 9=? 10=? 11=? 12=? \
    13=? 14=river-crossing 15=first-steps 16=war-drill 17=packed-bag 18=? 19=?"""
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=8,
)
"""Anything that JSON can hold."""
own_settings = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])


@contextmanager
def said(*kinds: type[ThreeRingsError]) -> Iterator[None]:
    """Nothing goes wrong, or one of these errors says what."""
    try:
        yield
    except kinds as error:
        if not str(error):
            raise AssertionError("an error without words") from error


@cache
def samples(name: str) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folders(name)[-1].glob("*.record"))]


def chained(texts: list[str]) -> bytes:
    """Lines with links that fit: damage that no hash gives away."""
    before, lines = "", []
    for text in texts:
        before = link(before, text)
        lines.append(f"{text}\t{before}\n")
    return "".join(lines).encode()


def texts_of(content: bytes) -> list[str]:
    return [line.rpartition("\t")[0] for line in content.decode().splitlines()]


def replayed(content: bytes) -> None:
    """Raises BadRecord, or nothing."""
    for record in read(content):
        if record.header.game in GAMES:
            replay(record, load(record.header.game))


@st.composite
def damaged(draw: st.DrawFn, content: bytes) -> bytes:
    """Bytes with some of them changed, cut out or doubled."""
    spoilt = bytearray(content)
    for _ in range(draw(st.integers(1, 4))):
        at, size = draw(st.integers(0, len(spoilt))), draw(st.integers(0, 40))
        spoilt[at : at + size] = draw(st.sampled_from([b"", bytes(spoilt[at : at + size]) * 2]) | st.binary(max_size=9))
    return bytes(spoilt)


@st.composite
def reworded(draw: st.DrawFn, texts: list[str], separator: str = " ") -> list[str]:
    """Lines with some words exchanged for others, and some lines missing, doubled or elsewhere."""
    lines = list(texts)
    for _ in range(draw(st.integers(1, 4))):
        at, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(separator)
        words[draw(st.integers(0, len(words) - 1))] = draw(
            st.sampled_from([*ODD, *lines[other].split(separator)]) | st.text(max_size=12).filter(one_line)
        )
        deed = draw(st.integers(0, 3))
        if deed == 0:
            lines[at] = separator.join(words)
        elif deed == 1 and len(lines) > 1:
            del lines[at]
        elif deed == 2:
            lines.insert(at, lines[other])
        else:
            lines[at], lines[other] = lines[other], separator.join(words)
    return lines


def one_line(text: str) -> bool:
    return len(f"{text}x".splitlines()) == 1 and text.isprintable()


@pytest.mark.parametrize("game", OURS)
@own_settings
@given(data=st.data())
def test_damaged_records(game: str, data: st.DataObject) -> None:
    content = data.draw(st.sampled_from(samples(game)))
    changed = data.draw(damaged(content))
    with said(BadRecord):
        read(changed)
        assert content.startswith(changed), "only a record that was cut off between two lines is sound"


@pytest.mark.parametrize("game", OURS)
@own_settings
@given(data=st.data())
def test_forged_records(game: str, data: st.DataObject) -> None:
    texts = texts_of(data.draw(st.sampled_from(samples(game))))
    forged = chained(data.draw(reworded(texts)))
    with said(BadRecord):
        replayed(forged)


@own_settings
@given(fields=st.fixed_dictionaries({}, optional={
    "threerings": st.just(1), "game": st.sampled_from([*GAMES]) | VALUES, "rules_version": st.just(1) | VALUES,
    "options": st.dictionaries(st.sampled_from(["edition", "deck", "variants", "retreat"]), VALUES) | VALUES,
    "position": VALUES, "players": st.lists(VALUES, max_size=3) | VALUES, "number": VALUES, "games": VALUES,
}))  # fmt: skip
def test_forged_headers(fields: dict[str, object]) -> None:
    usual = {"threerings": 1, "game": "the-duel", "rules_version": 1, "options": {}, "position": None}
    usual |= {"players": ["", ""], "number": 1, "games": 1}
    for header in (fields, {**usual, **fields}):
        with said(BadRecord):
            replayed(chained([json.dumps(header)]))


@pytest.mark.parametrize(
    "header",
    [
        "{" * 100_000,
        "[" * 100_000,
        '{"threerings":' * 5_000,
        '{"threerings": ' + "9" * 100_000 + "}",
        '{"a": 1e999999999}',
    ],
    ids=["objects", "arrays", "headers", "digits", "exponent"],
)
def test_headers_without_end(header: str) -> None:
    with pytest.raises(BadRecord):
        read(chained([header]))


@own_settings
@given(lines=reworded(DECK.splitlines()))
def test_damaged_decks(lines: list[str]) -> None:
    with said(BadDeck):
        document = read_deck("\n".join(lines), "deck")
        assert load("the-duel").start(load("the-duel").settle({"deck": document})).legal()


@own_settings
@given(value=VALUES)
def test_options_of_any_kind(value: object) -> None:
    for game in map(load, GAMES):
        for option in game.options:
            with said(ThreeRingsError):
                game.start(game.settle({option.name: value}))


@cache
def positions(name: str) -> list[str]:
    """Written by people, and by the game itself in the middle of matches."""
    found, game = list(POSITIONS.get(name, ())), load(name)
    for seed in range(1, 9):
        state, rng = game.start(game.settle({})), Rng(seed)
        for _ in range(10 * seed):
            if state.outcome() is None:
                state.play(state.draw(rng))
        found.append(game.position(state))
    return found


@pytest.mark.parametrize("name", GAMES)
@own_settings
@given(data=st.data())
def test_forged_positions(name: str, data: st.DataObject) -> None:
    game = load(name)
    text = data.draw(st.sampled_from(positions(name))).replace("\n", ";")
    forged = ";".join(data.draw(reworded(text.split(";"))))
    seed = data.draw(st.integers(0, 2**32))
    with said(BadPosition):
        plays_on(game, game.setup(forged, game.settle({})), seed)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("confrontation", "asks choose light; moving dark; light frodo@eregion gandalf@moria; dark witch-king@moria"),
        ("middle-earth", f"asks deal nature; player fellowship; {LAID}; due 19; pending next raise"),
    ],
    ids=["a combat nowhere", "a card that nobody turns up"],
)
def test_positions_that_no_match_reaches(name: str, position: str) -> None:
    with pytest.raises(BadPosition):
        load(name).setup(position, load(name).settle({}))


def plays_on(game: Any, state: Any, seed: int) -> None:
    """A position that was accepted is one that can be shown and played from."""
    rng = Rng(seed)
    for _ in range(6):
        for observer in OBSERVERS:
            game.view(state, observer)
        if state.outcome() is not None:
            return
        state.play(state.draw(rng))


@own_settings
@given(data=st.data())
def test_forged_matches_of_the_web(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(OURS))
    line = data.draw(st.sampled_from((folders(name)[-1] / "web.jsonl").read_text("utf-8").splitlines()))
    value = json.loads(line)
    outside = ["undo to 0", "undo to 99999", "undo to x", "resign nobody", "next game", "asks undo light", "undo to"]
    value["log"] = data.draw(reworded([*value["log"][: data.draw(st.integers(1, 60))], *outside]))
    part = data.draw(st.sampled_from(["card", "sitters", "log"]))
    if data.draw(st.booleans()):
        value[part] = data.draw(VALUES)
    with said(moving.BadLine, DamagedMatch, OtherRules):
        kept = moving.read(json.dumps(value))
        assert isinstance(kept, StoredMatch)
        if kept.header.game in GAMES:
            rebuilt_series(kept)


def test_a_match_against_the_rules_is_not_imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = (folders("the-duel")[-1] / "web.jsonl").read_text("utf-8").splitlines()[0]
    value = json.loads(line)
    value["card"]["rules_version"] = load("the-duel").rules_version
    for log in (["lay C01"], ["dance"], ["undo to 7"], [*value["log"], "resign nobody"]):
        path = tmp_path / "forged.jsonl"
        lines = [line, json.dumps({**value, "log": log}), moving.end_mark(2)]
        path.write_text("".join(f"{text}\n" for text in lines), "utf-8")
        assert run(["import", str(path), "--data", str(tmp_path / "data"), "--language", "en"]) == 2
        assert "2" in capsys.readouterr().err, "it names the line"


def spoil_bytes(content: bytes, dice: random.Random) -> bytes:
    spoilt = bytearray(content)
    for _ in range(dice.randrange(1, 5)):
        spoilt[dice.randrange(len(spoilt))] = dice.randrange(256)
    return bytes(spoilt)


def cut(content: bytes, dice: random.Random) -> bytes:
    return content[: dice.randrange(len(content))]


def forge(content: bytes, dice: random.Random) -> bytes:
    texts = texts_of(content)
    texts[dice.randrange(len(texts))] = dice.choice((*ODD, dice.choice(texts)))
    return chained(texts)


@pytest.mark.parametrize("spoil", [spoil_bytes, cut, forge])
@pytest.mark.parametrize("command", ["verify", "replay", "import"])
def test_commands_answer_for_damaged_files(
    command: str,
    spoil: Callable[[bytes, random.Random], bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, dice = tmp_path / "damaged", random.Random(1)
    for number in range(9):
        game = OURS[number % 3]
        web = (folders(game)[-1] / "web.jsonl").read_bytes()
        web += f"{moving.end_mark(len(web.splitlines()))}\n".encode()
        content = web if command == "import" and spoil is not forge else dice.choice(samples(game))
        path.write_bytes(spoil(content, dice))
        store = ["--data", str(tmp_path / "data")] if command == "import" else []
        code = run([command, str(path), *store])
        printed = capsys.readouterr()
        assert code in (0, 1, 2)
        assert "Traceback" not in printed.err
        assert code == 0 or printed.err.count("\n") == 1
