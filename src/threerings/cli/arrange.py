"""From the command line to a table that is ready."""

import random
import secrets
import tomllib
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from threerings.bots import BOTS, DEFAULT
from threerings.cli import record_files
from threerings.cli.complaint import Complaint, complain, sentence
from threerings.cli.players import BOT, HUMAN, Player, printable, read_player
from threerings.cli.recorder import Recorder
from threerings.cli.screen import Screen
from threerings.cli.terminal_match import Plan, TerminalMatch
from threerings.core.fair import Shuffle, commitment, entropy, new_secret
from threerings.core.game import BadOption, Game, Option, Options, Seat
from threerings.core.proof import entropies
from threerings.core.record import Record, replay
from threerings.core.record_file import RecordFile
from threerings.games import GAMES, load
from threerings.texts import Texts, texts

RANDOM = "random"
LARGEST_DOCUMENT = 100_000
"""Bytes. The deck of the game itself has 1,300."""


class PlayRequest(NamedTuple):
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
    coached: bool = False


def terminal_match_for(request: PlayRequest, speech: Texts, closing: ExitStack) -> TerminalMatch:
    """A new match, or an old one to go on with. Raises Complaint where the wish cannot be met."""
    if request.resume is not None:
        return resumed_terminal_match(request, request.resume, speech, closing)
    game = game_named(request.game or "")
    screen = Screen(texts(speech.language, game.name))
    plan = plan_for(request, game, screen)
    recorder = new_recorder(request.record, game, screen, closing)
    if plan.shuffle and recorder.path and recorder.writes:
        record_files.keep_secret(recorder.path, plan.shuffle.secret)
        recorder.secret = plan.shuffle.secret
    return TerminalMatch(plan, screen, recorder)


def game_named(name: str) -> Game[Any, Any]:
    check("unknown-game", name, tuple(GAMES))
    return load(name)


def check(complaint: str, name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        raise Complaint(complaint, name=name, names=", ".join(names))


def plan_for(request: PlayRequest, game: Game[Any, Any], screen: Screen) -> Plan:
    games = request.games or "1"
    check("unknown-games", games, ("1", "2"))
    if request.friend and request.bot:
        raise Complaint("bot-or-friend")
    if request.friend and not screen.interactive:
        raise Complaint("friend-needs-terminal")
    if request.coached and (request.friend or request.rival):
        raise Complaint("coach-alone")
    if request.twin and games == "1":
        raise Complaint("twin-needs-two")
    if request.seed is not None and (request.twin or request.entropies):
        raise Complaint("seed-needs-no-shuffle")
    options = options_for(request, game)
    seat = own_seat(request, game)
    players = players_for(request, seat, int(games), screen.speech)
    plan = Plan(game, options, players, int(games), request.seed, request.thoughts, request.processes, request.coached)
    return plan if request.seed is not None else with_shuffle(plan, request, seat)


def own_seat(request: PlayRequest, game: Game[Any, Any]) -> Seat:
    """Where the one named first sits in the first game."""
    side = request.side or RANDOM
    check("unknown-side", side, (*game.sides, RANDOM))
    if side == RANDOM:
        side = game.sides[secrets.randbelow(2) if request.seed is None else random.Random(request.seed).randrange(2)]
    return game.sides.index(side)


def with_shuffle(plan: Plan, request: PlayRequest, seat: Seat) -> Plan:
    """The plan with a shuffle that can be proven."""
    if len(request.entropies) > (2 if request.friend else 1):
        raise Complaint("too-many-entropies")
    mine, other, *_ = (*map(entropy, request.entropies), "", "")
    secret = new_secret()
    shuffle = Shuffle(secret, (mine, other) if seat == 0 else (other, mine), request.twin)
    return plan._replace(shuffle=shuffle, commitment=commitment(secret), twin=request.twin)


def players_for(request: PlayRequest, seat: Seat, games: int, speech: Texts) -> tuple[Player, Player]:
    """Who plays which side in the first game, the one named first at this seat."""
    bot = request.bot or DEFAULT
    for name in (bot, request.rival or bot):
        check("unknown-bot", name, tuple(BOTS))
    if len(request.names) > (2 if request.friend else 0 if request.rival else 1):
        raise Complaint("too-many-names")
    names = [printable(name) for name in request.names]
    names += [speech("player-number", number=number) if games == 2 else "" for number in range(len(names) + 1, 3)]
    mine = Player(BOT, bot) if request.rival else Player(HUMAN, names[0] if request.friend or request.names else "")
    other = Player(HUMAN, names[1]) if request.friend else Player(BOT, request.rival or bot)
    return (mine, other) if seat == 0 else (other, mine)


# The game's own options.


def options_for(request: PlayRequest, game: Game[Any, Any]) -> Options:
    given: dict[str, object] = {}
    for name, typed in request.options:
        option = next((option for option in game.options if option.name == name), None)
        if option is None:
            raise Complaint("unknown-option", option=name, game=game.name)
        given[name] = checked_choice(option, typed) if option.choices else read_document(game, name, Path(typed))
    return game.settle(given)


def checked_choice(option: Option, typed: str) -> str:
    """One of an option's choices, or several between commas or blanks."""
    words = typed.replace(",", " ").split() if option.several else [typed]
    for word in words:
        if word not in option.choices:
            key = "unknown-edition" if option.name == "edition" else "unknown-choice"
            raise Complaint(key, option=option.name, name=word, names=", ".join(option.choices))
    return " ".join(words)


def read_document(game: Game[Any, Any], option: str, path: Path) -> object:
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


def new_recorder(record: Path | None, game: Game[Any, Any], screen: Screen, closing: ExitStack) -> Recorder:
    """Somebody to write the match down. Where no file was named and none can be made, the match goes on without."""
    try:
        path = record or record_files.new_path(game.name)
        file = closing.enter_context(RecordFile.create(path))
    except OSError as error:
        if record is not None:
            raise
        complain(screen.speech("match-not-recorded", trouble=sentence(error, screen.speech)))
        return Recorder(None, None)
    closing.enter_context(record_files.alone_with(path))
    return Recorder(file, path)


def resumed_terminal_match(request: PlayRequest, path: Path, speech: Texts, closing: ExitStack) -> TerminalMatch:
    how = {name: getattr(request, name) for name in ("seed", "thoughts", "processes", "coached")}
    if request != PlayRequest(resume=path, **how):
        raise Complaint("resume-alone")
    closing.enter_context(record_files.alone_with(path))
    file, records = closing.enter_context(record_files.reopen(path))
    game = game_named(records[0].header.game)
    screen = Screen(texts(speech.language, game.name))
    plan = plan_of(records, game, request.seed)._replace(**{name: how[name] for name in how if name != "seed"})
    recorder = Recorder(file, path)
    recorder.secret = record_files.kept_secret(path)
    if plan.commitment and recorder.secret and commitment(recorder.secret) == plan.commitment:
        with record_files.naming(path):
            added = entropies(records[0], game)
        plan = plan._replace(shuffle=Shuffle(recorder.secret, added, plan.twin))
    elif plan.commitment:
        recorder.secret = ""
        complain(screen.speech("match-secret-lost"))
    terminal_match = TerminalMatch(plan, screen, recorder)
    if terminal_match.shared and not screen.interactive:
        raise Complaint("friend-needs-terminal")
    take_up(terminal_match, records, path)
    return terminal_match


def plan_of(records: list[Record], game: Game[Any, Any], seed: int | None) -> Plan:
    header = records[0].header
    first, second = (read_player(player) for player in header.players)
    for player in (first, second):
        if player.is_bot:
            check("unknown-bot", player.name, tuple(BOTS))
    return Plan(
        game, header.options, (first, second), header.games, seed, commitment=header.commitment, twin=header.twin
    )


def take_up(terminal_match: TerminalMatch, records: list[Record], path: Path) -> None:
    """Play a record's games again as far as they came."""
    plan = terminal_match.plan
    if records[-1].secret:
        raise Complaint("record-over", file=str(path))
    for number, record in enumerate(records, start=1):
        with record_files.naming(path):
            match = replay(record, plan.game, None if record.end else plan.chance(number))
        terminal_match.recorder.resume(match, record)
        if match.outcome is not None:
            terminal_match.outcomes.append(match.outcome)
        else:
            terminal_match.match = match
    if terminal_match.over:
        raise Complaint("record-over", file=str(path))
