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
from threerings.core.game import BadOption, Game, Option, Options
from threerings.core.record import BadRecord, Record, RecordFile, replay
from threerings.games import GAMES, load
from threerings.texts import Texts, texts

RANDOM = "random"


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


def arranged(wish: Wish, speech: Texts, closing: ExitStack) -> Sitting:
    """A new match, or an old one to go on with. Raises Complaint where the wish cannot be met."""
    if wish.resume is not None:
        return resumed(wish, wish.resume, speech, closing)
    game = game_named(wish.game or "")
    screen = Screen(texts(speech.language, game.name))
    plan = planned(wish, game, screen)
    return Sitting(plan, screen, new_scribe(wish.record, game, screen, closing))


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
    options = settled(wish, game)
    players = seated(wish, game, int(games), screen.speech)
    return Plan(game, options, players, int(games), wish.seed, wish.thoughts)


def seated(wish: Wish, game: Game[Any, Any], games: int, speech: Texts) -> tuple[Player, Player]:
    """Who plays which side in the first game: the side wished for is that of the person named first."""
    bot, side = wish.bot or DEFAULT, wish.side or RANDOM
    check("unknown-bot", bot, tuple(BOTS))
    check("unknown-side", side, (*game.sides, RANDOM))
    if wish.rival:
        check("unknown-bot", wish.rival, tuple(BOTS))
    if len(wish.names) > (2 if wish.friend else 0 if wish.rival else 1):
        raise Complaint("too-many-names")
    names = [printable(name) for name in wish.names]
    names += [speech("player-number", number=number) if games == 2 else "" for number in range(len(names) + 1, 3)]
    mine = Player(BOT, bot) if wish.rival else Player(HUMAN, names[0] if wish.friend or wish.names else "")
    other = Player(HUMAN, names[1]) if wish.friend else Player(BOT, wish.rival or bot)
    if side == RANDOM:
        side = game.sides[secrets.randbelow(2) if wish.seed is None else random.Random(wish.seed).randrange(2)]
    return (mine, other) if side == game.sides[0] else (other, mine)


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
    try:
        content = tomllib.loads(path.read_text("utf-8"))
        game.settle({option: content})
    except UnicodeDecodeError:
        raise Complaint("document-not-text", file=str(path)) from None
    except tomllib.TOMLDecodeError as error:
        raise Complaint("document-not-toml", file=str(path), fault=str(error)) from None
    except BadOption as error:
        raise Complaint("document-bad", file=str(path), fault=str(error).removeprefix(f"{option}: ")) from None
    return content


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
    if wish != Wish(resume=path, seed=wish.seed, thoughts=wish.thoughts):
        raise Complaint("resume-alone")
    closing.enter_context(shelf.alone_with(path))
    file, records = closing.enter_context(shelf.reopened(path))
    game = game_named(records[0].header.game)
    screen = Screen(texts(speech.language, game.name))
    plan = plan_of(records, game, wish.seed)._replace(thoughts=wish.thoughts)
    sitting = Sitting(plan, screen, Scribe(file, path))
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
    return Plan(game, header.options, (first, second), header.games, seed)


def take_up(sitting: Sitting, records: list[Record], path: Path) -> None:
    """Play a record's games again as far as they came."""
    plan = sitting.plan
    for number, record in enumerate(records, start=1):
        try:
            match = replay(record, plan.game, None if record.end else plan.chance(number))
        except BadRecord as error:
            raise shelf.damaged(path, error) from None
        sitting.scribe.resume(match, len(record.actions), record.end is not None)
        if match.outcome is not None:
            sitting.outcomes.append(match.outcome)
        else:
            sitting.match = match
    if len(sitting.outcomes) == plan.games:
        raise Complaint("record-over", file=str(path))
