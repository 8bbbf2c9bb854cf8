"""Matches to be kept for ever: those of today's rules, and a store of today's tables. Nothing that is there is changed.

.venv-test/bin/python -m tools.records

tests/records/GAME/VERSION/ has records (`threerings verify` reads them), `web.jsonl` with matches as the web keeps them
(lines of `threerings export`, without its end mark), and `golden.txt`: what every observer saw of each, and how it
ended, as one digest. tests/records/changed.txt, which is written anew, names the matches of older versions that are not
as they were.
"""

import json
import random
import shutil
import tempfile
import time
import tomllib
from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from tests.support.server import Server
from tests.support.variants import variant_text, variants
from tests.support.visitor import Visitor, length_of
from threerings.bots import bot_named
from threerings.core.game import OBSERVERS, PUBLIC, Game, Options
from threerings.core.match import Match
from threerings.core.record import OldRules, Record, end_line, header_of, read, replay, write
from threerings.games import OURS, load
from threerings.store import OVER, RUNNING, MatchHeader, Sitter, StoredMatch, moving
from threerings.store.rows import scripts
from threerings.web.guests import guest_with, key_in
from threerings.web.matches import rebuilt_series, result_text
from threerings.web.refusals import NotNow
from threerings.web.series import Series

CHANGED = Path(__file__).resolve().parent.parent / "tests" / "records" / "changed.txt"
SHOWN = "ends as it did, but something else is asked or shown on the way"
STORES = Path(__file__).resolve().parent.parent / "tests" / "store" / "old"
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
SEEDS = 60
"""So many random matches of each way to play are tried; those that show something new are kept."""
LOOKS = 100
"""So often somebody looks whether it is their turn."""
FEW = 24
"""Iterations for a choice that is reviewed."""
LONGEST = 400
"""Plies. Nothing is learnt from longer ones that shorter ones do not show."""
JAMMED = "light merry@mordor sam@mordor pippin@mordor legolas@mordor gimli@gondor boromir@gondor frodo@rohan"
SIX = "arnor 2 rhovanion 1 enedwaith 1 rohan 1 gondor 1 mordor 1"
LAST = "chapter 3; slots 0=redeployment 1=treasury"
PEOPLES = "elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot"
POSITIONS = {
    "the-duel": (
        "duel 2; row C05; gandalf energy 9 step 1; balrog hand power ...",
        "duel final; gandalf energy 3 step 2; balrog energy 2 step 2",
    ),
    "confrontation": (
        "light frodo@gondor; dark troll@shire orcs@shire warg@cardolan balrog@mordor",
        "light frodo@shire gimli@rhudaur; dark black-rider@misty-mountains; asks move light",
        f"{JAMMED}; dark troll@arthedain",
        "light frodo@shire; dark troll@mordor; turns 290",
        "light frodo@eregion sam@shire; dark balrog@moria; asks move light",
        "light frodo@rhudaur sam@rhudaur; dark troll@misty-mountains",
    ),
    "middle-earth": (
        "chapter 3; slots 0=final-effort 1=treasury; player fellowship; fellowship coins 3 steps 13",
        "chapter 3; slots 0=final-effort 1=treasury; player sauron; sauron coins 3 steps 13",
        f"{LAST}; sauron coins 4; fellowship units; sauron units {SIX}",
        f"{LAST}; player fellowship; fellowship coins 4; sauron units; fellowship units {SIX}",
        f"chapter 3; slots 0=wizard-lore 1=treasury; sauron coins 4; sauron cards {PEOPLES}",
        f"chapter 3; slots 0=wizard-lore 1=treasury; player fellowship; fellowship coins 4; fellowship cards {PEOPLES}",
    ),
}
"""Near ends that seldom come by themselves."""


def ways(game: Game[Any, Any]) -> Iterator[tuple[str, Options]]:
    """Every way to play a game, by a name that can be a file's."""
    for options in variants(game):
        yield variant_text(options).replace(", ", "-").replace(" ", "-") or "usual", options
    if game.name == "the-duel":
        content = files("threerings.games.the_duel").joinpath("data/deck.toml").read_text("utf-8")
        deck: dict[str, Any] = tomllib.loads(content)
        yield "own-deck", {"deck": {**deck, "energy": {**deck["energy"], "preliminary": 12, "final": 18}}}


def played(game: Game[Any, Any], options: Options, seed: int, position: str | None = None, bot: str = "") -> Match:
    """A match of random choices; with a bot, seat 0 is the bot's."""
    dice = random.Random(seed)
    thinker = bot_named(bot, game, seed) if bot else None
    match = Match(game, options, position, chance=dice.randrange)
    while match.outcome is None and match.ply < LONGEST:
        prompt = match.prompt(match.actor)
        chosen = thinker.choose(prompt) if thinker and match.actor == 0 else dice.choice(prompt.legal)
        match.submit(match.actor, match.ply, game.actions[chosen].text)
    return match


def record_of(match: Match, number: int = 1, games: int = 1) -> Record:
    end = end_line(match.game, match.outcome) if match.outcome else None
    return Record(header_of(match, ("bot:random", "bot:random"), number, games), tuple(match.log), end)


def shows(match: Match) -> set[str]:
    """What somebody could learn from a match: the verbs of its actions, and its end."""
    end = {f"end {match.outcome.winner} {match.outcome.reason}"} if match.outcome else set()
    return {text.split()[0] for text in match.log} | end


def telling(game: Game[Any, Any], options: Options, position: str | None = None) -> Iterator[tuple[int, Match]]:
    """The matches that show something which none before them has shown, with their seeds."""
    seen: set[str] = set()
    for seed in range(1, SEEDS + 1):
        match = played(game, options, seed, position)
        if not shows(match) <= seen:
            seen |= shows(match)
            yield seed, match


def chosen(game: Game[Any, Any]) -> Iterator[tuple[str, list[Record]]]:
    """The records of a game, by name."""
    for name, options in ways(game):
        for seed, match in telling(game, options):
            yield f"{name}-{seed}", [record_of(match)]
    for number, position in enumerate(POSITIONS[game.name], start=1):
        for seed, match in telling(game, {}, position):
            yield f"position-{number}-{seed}", [record_of(match)]
    yield "two-games", [record_of(played(game, {}, 100 + number), number, 2) for number in (1, 2)]
    yield "greedy", [record_of(played(game, {}, 7, bot="greedy"))]
    yield "unfinished", [record_of(played(game, {}, 8))._replace(end=None)]


# Matches of the web.


def web_matches(game: Game[Any, Any]) -> Iterator[StoredMatch]:
    """With wishes to undo, refused and granted, games that follow each other, and people who give up."""
    for number, (games, resigns) in enumerate([(1, False), (1, True), (2, False), (2, True)], start=1):
        series = sat(Series(game, game.settle({}), games), random.Random(number), resigns)
        result = result_text(series.result())
        header = MatchHeader(f"{game.name}-{number}", game.name, game.rules_version, series.options, games)
        header = header._replace(status=OVER if result else RUNNING, result=result or "", made="2026-01-01 00:00:00")
        yield StoredMatch(header, (Sitter(bot="random"), Sitter(bot="random")), tuple(series.log))


def sat(series: Series, dice: random.Random, resigns: bool) -> Series:
    series = series.sit_down({}, dice.randrange)
    while not series.over and not (resigns and series.ply > 120):
        try:
            series = something(series, dice)
        except NotNow:
            continue
    if resigns and not series.over:
        series = series.resign(dice.randrange(2))
    return series


def something(series: Series, dice: random.Random) -> Series:
    """What somebody at the table may do now: an action as a rule. Raises NotNow."""
    if series.undo_asked_by is not None:
        return series.answer(1 - series.undo_asked_by, series.ply, yes=dice.random() < 0.5)
    if dice.random() < 0.08:
        return series.undo(dice.randrange(2), series.ply, consent=dice.random() < 0.3)
    action = series.game.actions[dice.choice(series.prompt(series.actor).legal)]
    return series.act(series.actor, series.ply, action.text, dice.randrange)


# What was seen of them.


def golden(name: str, record: Record, game: Game[Any, Any]) -> str:
    """A line for each record: its length, its end, and a digest of all that anybody was asked or shown."""
    end = record.end or "unfinished"
    return f"{name} {len(record.actions)} {end} {digest(record, game)}"


def digest(record: Record, game: Game[Any, Any]) -> str:
    told = sha256()
    match = Match(game, record.header.options, record.header.position, chance=None)
    for text in record.actions:
        told.update(f"{match.actor} {asked(match)}\n".encode())
        match.follow([text])
    for observer in OBSERVERS:
        told.update("\n".join(match.logs[observer]).encode())
    told.update(match.open_position().encode())
    assert replay(record, game).log == match.log
    return told.hexdigest()[:16]


def asked(match: Match) -> str:
    """All that may be chosen now, whoever chooses."""
    return " | ".join(match.game.actions[action].text for action in legal(match))


def legal(match: Match) -> tuple[int, ...]:
    return match.prompt(match.actor).legal if match.actor != PUBLIC else ()


# What today's rules make of matches of older versions.


def folders(name: str) -> list[Path]:
    """The folders of a game, the oldest version first."""
    return sorted((FOLDER / name).iterdir(), key=lambda folder: int(folder.name))


def records_in(folder: Path) -> dict[str, Record]:
    """By name and number, in the order in which they were made."""
    return {
        f"{path.stem} {record.header.number}": record
        for path in sorted(folder.glob("*.record"))
        for record in read(path.read_bytes())
    }


def web_in(folder: Path) -> Iterator[StoredMatch]:
    for line in (folder / "web.jsonl").read_text("utf-8").splitlines():
        kept = moving.read(line)
        assert isinstance(kept, StoredMatch)
        yield kept


def changes(game: Game[Any, Any], folder: Path) -> Iterator[str]:
    """What became of the matches in a folder that are not as they were, if it is an older version's."""
    if int(folder.name) == game.rules_version:
        return
    known = (folder / "golden.txt").read_text("utf-8").splitlines()
    for name, record in records_in(folder).items():
        try:
            replay(record, game)
            if golden(name, record, game) not in known:
                yield f"{game.name}/{folder.name}/{name}: {SHOWN}"
        except OldRules as error:
            yield f"{game.name}/{folder.name}/{name}: {error}"
    for stored in web_in(folder):
        try:
            rebuilt_series(stored)
        except OldRules as error:
            yield f"{game.name}/{folder.name}/web {stored.header.id}: {error}"


def make(game: Game[Any, Any], folder: Path) -> None:
    folder.mkdir(parents=True)
    lines = []
    for name, records in chosen(game):
        (folder / f"{name}.record").write_text(write(records), "utf-8")
        lines += [golden(f"{name} {record.header.number}", record, game) for record in records]
    (folder / "web.jsonl").write_text(
        "".join(f"{moving.match_line(stored)}\n" for stored in web_matches(game)), "utf-8"
    )
    (folder / "golden.txt").write_text("\n".join(lines) + "\n", "utf-8")


# A store.


def make_store(path: Path) -> None:
    """Matches of all games, running and over, of one guest; beside it, what proves who that is, and how they stand."""
    path.parent.mkdir(exist_ok=True)
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        with Server(Path(folder), iterations=FEW) as server:
            guest = Visitor(server)
            guest.open("/me")
            guest.press("/settings", dice, name="Bilbo")
            for game in OURS:
                for opponent, choices in (("bot:random", 12), ("bot:random", 8), ("invite", 3), ("same", 1000)):
                    leave(guest, guest.start(game, opponent, games="2"), dice, choices)
            review(guest, server)
            store = server.hall.store
            key = key_in(guest.key)
            known = server.run(guest_with(key, store))
            kept = server.run(store.played_by(known.id, 100)) if known else []
            stands = {match.header.id: [match.header.status, length_of(server, match.header.id)] for match in kept}
        shutil.copy(Path(folder) / "threerings.sqlite", path)
    path.with_suffix(".json").write_text(json.dumps({"key": key, "matches": stands}, indent=1) + "\n", "utf-8")


def review(guest: Visitor, server: Server) -> None:
    """Have the first match that is over reviewed, and wait until it is."""
    store = server.hall.store
    stored = (server.run(store.match(match)) for match in server.run(store.ids()))
    match = next(match.header.id for match in stored if match and match.header.status == OVER)
    guest.open(f"/match/{match}/replay")
    guest.press("/review", random.Random(1))
    while server.run(store.review_keys(unfinished=True)):
        time.sleep(0.1)


def leave(guest: Visitor, path: str, dice: random.Random, choices: int) -> None:
    """Make so many choices at most, take something back, and perhaps give up."""
    looks = 0
    while choices and looks < LOOKS:
        guest.open(path)
        doing = next((doing for doing in ("/go-on", "/act", "/ready") if guest.form(doing)), "")
        if doing:
            guest.press(doing, dice)
            choices, looks = choices - 1, 0
        else:
            time.sleep(0.02)
            looks += 1
    for doing in ("/undo", *(["/resign"] if dice.random() < 0.5 else [])):
        guest.open(path)
        if guest.form(doing):
            guest.press(doing, dice)


def main() -> None:
    for name in OURS:
        game = load(name)
        folder = FOLDER / name / str(game.rules_version)
        if folder.exists():
            print(f"{folder}: there already")
        else:
            make(game, folder)
            print(f"{folder}: made")
    lines = [line for name in OURS for folder in folders(name) for line in changes(load(name), folder)]
    CHANGED.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    print(f"{CHANGED}: {len(lines)} matches of older versions are not as they were")
    path = STORES / f"{len(scripts('sqlite'))}.sqlite"
    if path.exists():
        print(f"{path}: there already")
    else:
        make_store(path)
        print(f"{path}: made")


if __name__ == "__main__":
    main()
