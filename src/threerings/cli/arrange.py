"""From the command line to a table that is ready."""

import random
import secrets
import tomllib
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from threerings.bots import BOTS, DEFAULT
from threerings.cli import shelf
from threerings.cli.complaint import Complaint, complain, sentence
from threerings.cli.players import BOT, HUMAN, Player, printable, read_player
from threerings.cli.screen import Screen
from threerings.cli.scribe import Scribe
from threerings.cli.sitting import Plan, Sitting
from threerings.core.fair import Shuffle, commitment, entropy, new_secret
from threerings.core.game import BadOption, Game, Option, Options, Seat
from threerings.core.proof import entropies
from threerings.core.record import BadRecord, Record, RecordFile, replay
from threerings.games import GAMES, load
from threerings.texts import Texts, texts

RANDOM = "random"
LARGEST_DOCUMENT = 100_000
"""Bytes. The deck of the game itself has 1,300."""


class Wish(NamedTuple):
    """What somebody wants to play, as far as they have said it."""

    game: str | None = None
    bot: str | None = None
    friend: bool = False
    side: str | None = None
    options: tuple[tuple[str, str], ...] = ()
    """The game's own options as they were typed; a document is typed as the name of its file."""
    games: str | None = None
    record: Path | None = None
    resume: Path | None = None
    names: tuple[str, ...] = ()
    seed: int | None = None
    rival: str | None = None
    """A second bot: then the two play each other."""
    thoughts: bool = False
    processes: int = 1
    twin: bool = False
    entropies: tuple[str, ...] = ()
    """Words that the players add to the shuffle, in the order of their names."""


def arranged(wish: Wish, speech: Texts, closing: ExitStack) -> Sitting:
    """A new match, or an old one to go on with. Raises Complaint where the wish cannot be met."""
    if wish.resume is not None:
        return resumed(wish, wish.resume, speech, closing)
    game = game_named(wish.game or "")
    screen = Screen(texts(speech.language, game.name))
    plan = planned(wish, game, screen)
    scribe = new_scribe(wish.record, game, screen, closing)
    if plan.shuffle and scribe.path and scribe.writes:
        shelf.keep_secret(scribe.path, plan.shuffle.secret)
        scribe.secret = plan.shuffle.secret
    return Sitting(plan, screen, scribe)


def game_named(name: str) -> Game[Any, Any]:
    check("unknown-game", name, tuple(GAMES))
    return load(name)


def check(complaint: str, name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        raise Complaint(complaint, name=name, names=", ".join(names))


def planned(wish: Wish, game: Game[Any, Any], screen: Screen) -> Plan:
    games = wish.games or "1"
    check("unknown-games", games, ("1", "2"))
    if wish.friend and wish.bot:
        raise Complaint("bot-or-friend")
    if wish.friend and not screen.interactive:
        raise Complaint("friend-needs-terminal")
    if wish.twin and games == "1":
        raise Complaint("twin-needs-two")
    if wish.seed is not None and (wish.twin or wish.entropies):
        raise Complaint("seed-needs-no-shuffle")
    options = settled(wish, game)
    seat = own_seat(wish, game)
    players = seated(wish, seat, int(games), screen.speech)
    plan = Plan(game, options, players, int(games), wish.seed, wish.thoughts, wish.processes)
    return plan if wish.seed is not None else shuffled(plan, wish, seat)


def own_seat(wish: Wish, game: Game[Any, Any]) -> Seat:
    """Where the one named first sits in the first game."""
    side = wish.side or RANDOM
    check("unknown-side", side, (*game.sides, RANDOM))
    if side == RANDOM:
        side = game.sides[secrets.randbelow(2) if wish.seed is None else random.Random(wish.seed).randrange(2)]
    return game.sides.index(side)


def shuffled(plan: Plan, wish: Wish, seat: Seat) -> Plan:
    """The plan with a shuffle that can be proven."""
    if len(wish.entropies) > (2 if wish.friend else 1):
        raise Complaint("too-many-entropies")
    mine, other, *_ = (*map(entropy, wish.entropies), "", "")
    secret = new_secret()
    shuffle = Shuffle(secret, (mine, other) if seat == 0 else (other, mine), wish.twin)
    return plan._replace(shuffle=shuffle, commitment=commitment(secret), twin=wish.twin)


def seated(wish: Wish, seat: Seat, games: int, speech: Texts) -> tuple[Player, Player]:
    """Who plays which side in the first game, the one named first at this seat."""
    bot = wish.bot or DEFAULT
    for name in (bot, wish.rival or bot):
        check("unknown-bot", name, tuple(BOTS))
    if len(wish.names) > (2 if wish.friend else 0 if wish.rival else 1):
        raise Complaint("too-many-names")
    names = [printable(name) for name in wish.names]
    names += [speech("player-number", number=number) if games == 2 else "" for number in range(len(names) + 1, 3)]
    mine = Player(BOT, bot) if wish.rival else Player(HUMAN, names[0] if wish.friend or wish.names else "")
    other = Player(HUMAN, names[1]) if wish.friend else Player(BOT, wish.rival or bot)
    return (mine, other) if seat == 0 else (other, mine)


# The game's own options.


def settled(wish: Wish, game: Game[Any, Any]) -> Options:
    given: dict[str, object] = {}
    for name, typed in wish.options:
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            raise Complaint("unknown-option", option=name, game=game.name)
        given[name] = chosen(option, typed) if option.choices else document(game, name, Path(typed))
    return game.settle(given)


def chosen(option: Option, typed: str) -> str:
    """One of an option's choices, or several between commas or blanks."""
    words = typed.replace(",", " ").split() if option.several else [typed]
    for word in words:
        if word not in option.choices:
            key = "unknown-edition" if option.name == "edition" else "unknown-choice"
            raise Complaint(key, option=option.name, name=word, names=", ".join(option.choices))
    return " ".join(words)


def document(game: Game[Any, Any], option: str, path: Path) -> object:
    """The contents of a file that an option is given, tried out."""
    with path.open("rb") as file:
        content = file.read(LARGEST_DOCUMENT + 1)
    if len(content) > LARGEST_DOCUMENT:
        raise Complaint("file-too-large", file=str(path), most=LARGEST_DOCUMENT)
    try:
        given = tomllib.loads(content.decode("utf-8"))
        game.settle({option: given})
    except UnicodeDecodeError:
        raise Complaint("document-not-text", file=str(path)) from None
    except RecursionError:
        raise Complaint("document-too-deep", file=str(path)) from None
    except ValueError as error:  # TOML's own, and that of a number with too many digits
        raise Complaint("document-not-toml", file=str(path), fault=str(error)) from None
    except BadOption as error:
        raise Complaint("document-bad", file=str(path), fault=str(error).removeprefix(f"{option}: ")) from None
    return given


# The record.


def new_scribe(record: Path | None, game: Game[Any, Any], screen: Screen, closing: ExitStack) -> Scribe:
    """Somebody to write the match down. Where no file was named and none can be made, the match goes on without."""
    try:
        path = record or shelf.new_path(game.name)
        file = closing.enter_context(RecordFile.create(path))
    except OSError as error:
        if record is not None:
            raise
        complain(screen.speech("match-not-recorded", trouble=sentence(error, screen.speech)))
        return Scribe(None, None)
    closing.enter_context(shelf.alone_with(path))
    return Scribe(file, path)


def resumed(wish: Wish, path: Path, speech: Texts, closing: ExitStack) -> Sitting:
    if wish != Wish(resume=path, seed=wish.seed, thoughts=wish.thoughts, processes=wish.processes):
        raise Complaint("resume-alone")
    closing.enter_context(shelf.alone_with(path))
    file, records = closing.enter_context(shelf.reopened(path))
    game = game_named(records[0].header.game)
    screen = Screen(texts(speech.language, game.name))
    plan = plan_of(records, game, wish.seed)._replace(thoughts=wish.thoughts, processes=wish.processes)
    scribe = Scribe(file, path)
    scribe.secret = shelf.kept_secret(path)
    if plan.commitment and scribe.secret and commitment(scribe.secret) == plan.commitment:
        plan = plan._replace(shuffle=Shuffle(scribe.secret, added(records, game, path), plan.twin))
    elif plan.commitment:
        scribe.secret = ""
        complain(screen.speech("match-secret-lost"))
    sitting = Sitting(plan, screen, scribe)
    if sitting.shared and not screen.interactive:
        raise Complaint("friend-needs-terminal")
    take_up(sitting, records, path)
    return sitting


def plan_of(records: list[Record], game: Game[Any, Any], seed: int | None) -> Plan:
    header = records[0].header
    first, second = (read_player(player) for player in header.players)
    for player in (first, second):
        if player.is_bot:
            check("unknown-bot", player.name, tuple(BOTS))
    return Plan(
        game, header.options, (first, second), header.games, seed, commitment=header.commitment, twin=header.twin
    )


def added(records: list[Record], game: Game[Any, Any], path: Path) -> tuple[str, str]:
    """What the players have added to the shuffle. Raises Complaint."""
    try:
        return entropies(records[0], game)
    except BadRecord as error:
        raise shelf.damaged(path, error) from None


def take_up(sitting: Sitting, records: list[Record], path: Path) -> None:
    """Play a record's games again as far as they came."""
    plan = sitting.plan
    if records[-1].secret:
        raise Complaint("record-over", file=str(path))
    for number, record in enumerate(records, start=1):
        try:
            match = replay(record, plan.game, None if record.end else plan.chance(number))
        except BadRecord as error:
            raise shelf.damaged(path, error) from None
        sitting.scribe.resume(match, record)
        if match.outcome is not None:
            sitting.outcomes.append(match.outcome)
        else:
            sitting.match = match
    if sitting.over:
        raise Complaint("record-over", file=str(path))
