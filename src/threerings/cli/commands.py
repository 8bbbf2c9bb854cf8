"""The commands, each with its options. What they do is imported only when it is done, so that `--help` is quick."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from typer.main import get_command

import threerings
from threerings.cli.complaint import BAD_INPUT, Complaint, answer, common_texts, complain, spoken_here, unwritten_exit
from threerings.cli.parameters import (
    Copy,
    Data,
    GameName,
    GameOptions,
    Iterations,
    Jobs,
    Language,
    Matches,
    OneGame,
    Pairs,
    Place,
    Position,
    RecordPath,
    ResultPath,
    Seconds,
    Seed,
    Store,
)
from threerings.cli.puzzle_commands import puzzles, puzzles_check, puzzles_make
from threerings.cli.review_commands import review, review_corpus
from threerings.cli.streams import prepare_streams
from threerings.cli.usage import CommandPage, RootPage
from threerings.texts import Texts

if TYPE_CHECKING:
    from threerings.cli.arrange import PlayRequest

app = typer.Typer(name="threerings", cls=RootPage, add_completion=False, rich_markup_mode=None)
UsageTrouble: type[Exception] = typer.BadParameter.__mro__[2]
"""What Typer raises for a bad command line. Its releases keep it in different places; it is always two above this."""


def run(words: Sequence[str]) -> int:
    """Carry out a command line; the exit code."""
    prepare_streams()
    try:
        code = carried_out(words)
        sys.stdout.flush()
    except OSError as error:
        return unwritten_exit(error, common_texts(spoken_here()))
    return code


def carried_out(words: Sequence[str]) -> int:
    try:
        code = get_command(app).main(
            list(words) or ["--help"], prog_name="threerings", standalone_mode=False, obj=list(words)
        )
    except UsageTrouble as trouble:
        complain(str(getattr(trouble, "format_message", trouble.__str__)()))
        return BAD_INPUT
    except SystemExit:  # so Typer leaves when nobody reads its pages
        raise BrokenPipeError from None
    return code if isinstance(code, int) else 0


def show_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if threerings.compiled() else "plain Python"
        print(f"threerings {installed_version()} ({how})")
        raise typer.Exit


def installed_version() -> str:
    from importlib.metadata import PackageNotFoundError

    try:
        return threerings.__version__
    except PackageNotFoundError:  # run from its source without being installed
        return "from source"


@app.callback()
def root(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    pass


@app.command(cls=CommandPage)
def play(
    game: GameName = None,
    *,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="LEVEL")] = None,
    friend: Annotated[bool, typer.Option("--friend")] = False,
    side: Annotated[str | None, typer.Option("--side", metavar="SIDE|random")] = None,
    language: Language = None,
    edition: Annotated[str | None, typer.Option("--edition", metavar="kosmos|tilsit")] = None,
    deck: Annotated[str | None, typer.Option("--deck", metavar="FILE")] = None,
    option: GameOptions = None,
    games: Annotated[str | None, typer.Option("--games", metavar="1|2")] = None,
    twin: Annotated[bool, typer.Option("--twin")] = False,
    entropy: Annotated[list[str] | None, typer.Option("--entropy", metavar="WORDS")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="NUMBER")] = None,
    thoughts: Annotated[bool, typer.Option("--thoughts")] = False,
    processes: Annotated[int, typer.Option("--processes", metavar="NUMBER", min=1, max=64)] = 1,
    coach: Annotated[bool, typer.Option("--coach")] = False,
) -> int:
    from threerings.cli.arrange import PlayRequest

    typed = (("edition", edition), ("deck", deck))
    named = tuple((key, value) for key, value in typed if value is not None)

    def work(speech: Texts) -> int:
        options = (*named, *(option_named(text) for text in option or ()))
        first, rival = one_or_two(bot or [])
        names = tuple(name or ())
        request = PlayRequest(
            game, first, friend, side, options, games, record, resume, names, seed, rival, thoughts, processes
        )
        request = request._replace(twin=twin, entropies=tuple(entropy or ()), coached=coach)
        return seat_and_play(request, speech, language is not None)

    return answer(language, work)


def one_or_two(bots: list[str]) -> tuple[str | None, str | None]:
    """The bot to play against, and one that plays instead of a person. Raises Complaint if there are more."""
    if len(bots) > 2:
        raise Complaint("too-many-bots")
    return bots[0] if bots else None, bots[1] if len(bots) == 2 else None


def option_named(text: str) -> tuple[str, str]:
    """An option's name and value. Raises Complaint where there are not both."""
    option, equals, value = text.partition("=")
    if not (option and equals):
        raise Complaint("option-unreadable", typed=text, example="NAME=VALUE")
    return option, value


def seat_and_play(request: "PlayRequest", speech: Texts, language_given: bool) -> int:
    from threerings.cli import welcome
    from threerings.cli.arrange import session_for

    if request.game is None and request.resume is None:
        request, speech = welcome.complete_request(request, speech, language_given)
    with ExitStack() as closing:
        session = session_for(request, speech, closing)
        if request.resume is None:
            welcome.introduce(session)
        return session.play()


@app.command(cls=CommandPage)
def learn(
    game: GameName = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    language: Language = None,
) -> int:
    from threerings.cli.learn import learn as take_lessons

    return answer(language, lambda speech: take_lessons(game, lesson, speech))


app.command(cls=CommandPage)(puzzles)
app.command("puzzles-make", cls=CommandPage)(puzzles_make)
app.command("puzzles-check", cls=CommandPage)(puzzles_check)


@app.command(cls=CommandPage)
def serve(
    *,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="NUMBER", min=0, max=65535)] = 8080,
    data: Data = None,
    store: Store = None,
    allow: Annotated[list[str] | None, typer.Option("--allow", metavar="NAME")] = None,
    https: Annotated[bool, typer.Option("--https")] = False,
    proxies: Annotated[list[str] | None, typer.Option("--trust-proxy", metavar="ADDRESS|NETWORK")] = None,
    open: Annotated[bool, typer.Option("--open")] = False,  # noqa: A002 - named as it is typed
    log: Annotated[Literal["", "text", "json"], typer.Option("--log", metavar="text|json")] = "",
    metrics: Annotated[int | None, typer.Option("--metrics", metavar="NUMBER", min=1, max=65535)] = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="NUMBER", min=1, max=256)] = None,
    smtp: Annotated[str, typer.Option("--smtp", metavar="ADDRESS", envvar="THREERINGS_SMTP")] = "",
    mail_from: Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", envvar="THREERINGS_MAIL_FROM")] = "",
    tell_anywhere: Annotated[bool, typer.Option("--tell-anywhere")] = False,
    language: Language = None,
) -> int:
    from threerings.cli import record_files
    from threerings.cli.serve import ServeRequest, keep_open

    names, trusted = tuple(allow or ()), tuple(proxies or ())
    request = ServeRequest(
        host,
        port,
        data or record_files.folder(),
        store,
        names,
        https,
        open,
        log,
        metrics,
        trusted,
        workers,
        smtp,
        mail_from,
        tell_anywhere,
    )
    return answer(language, lambda speech: keep_open(request, speech))


@app.command(cls=CommandPage)
def export(matches: Matches, data: Data = None, store: Store = None, language: Language = None) -> int:
    from threerings.cli import move, record_files

    place = move.place(data or record_files.folder(), store)
    return answer(language, lambda speech: move.export(place, matches, speech))


@app.command(cls=CommandPage)
def backup(copy: Copy, data: Data = None, store: Store = None, language: Language = None) -> int:
    from threerings.cli import move, record_files

    place = move.place(data or record_files.folder(), store)
    return answer(language, lambda speech: move.back_up(place, copy, speech))


@app.command(cls=CommandPage)
def admin(
    action: Annotated[str, typer.Argument(metavar="list|reports|settle|close|forget|block|unblock|texts")],
    whom: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    *,
    data: Data = None,
    store: Store = None,
    language: Language = None,
) -> int:
    from threerings.cli import move, record_files
    from threerings.cli.admin import admin as administer

    folder = data or record_files.folder()
    place = move.place(folder, store)
    return answer(language, lambda speech: administer(action, whom, place, folder, speech))


@app.command("import", cls=CommandPage)
def take_over(matches: Matches, data: Data = None, store: Store = None, language: Language = None) -> int:
    from threerings.cli import move, record_files

    place = move.place(data or record_files.folder(), store)
    return answer(language, lambda speech: move.take_over(place, matches, speech))


@app.command(cls=CommandPage)
def replay(
    file: RecordPath,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SIDE|public|open")] = None,
    thoughts: Annotated[bool, typer.Option("--thoughts")] = False,
    beliefs: Annotated[bool, typer.Option("--beliefs")] = False,
    language: Language = None,
) -> int:
    from threerings.cli.replay import show_replay

    return answer(language, lambda speech: show_replay(file, seat, speech, thoughts, beliefs))


app.command(cls=CommandPage)(review)
app.command("review-corpus", cls=CommandPage)(review_corpus)


@app.command(cls=CommandPage)
def verify(file: RecordPath, language: Language = None) -> int:
    from threerings.cli.verify import verify as check

    return answer(language, lambda speech: check(file, speech))


@app.command(cls=CommandPage)
def rules(
    game: GameName = None,
    rule: Annotated[str | None, typer.Argument(metavar="ID")] = None,
    language: Language = None,
) -> int:
    from threerings.cli.rulebook import show_rules

    return answer(language, lambda speech: show_rules(game, rule, speech))


@app.command(cls=CommandPage)
def arena(
    game: OneGame,
    bots: Annotated[list[str], typer.Argument(metavar="BOT")],
    *,
    pairs: Pairs = 50,
    time: Seconds = None,
    iterations: Iterations = None,
    start: Seed = 1,
    results: ResultPath = None,
    jobs: Jobs = None,
    stop: Annotated[bool, typer.Option("--stop")] = False,
    option: GameOptions = None,
    position: Position = None,
    on: Place = "pool",
    language: Language = None,
) -> int:
    from threerings.cli.arena import arena as hold
    from threerings.cli.laboratory import Wanted
    from threerings.search.think import Budget

    def work(speech: Texts) -> int:
        options = tuple(map(option_named, option or ()))
        wish = Wanted(game, tuple(bots), pairs, Budget(time, iterations), start, jobs, on, options, position)
        return hold(wish, results, stop, speech)

    return answer(language, work)


@app.command(cls=CommandPage)
def exploit(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    opponent: Annotated[str, typer.Argument(metavar="BOT")],
    *,
    pairs: Annotated[int, typer.Option("--pairs", metavar="NUMBER", min=1)] = 20,
    iterations: Annotated[int, typer.Option("--iterations", metavar="NUMBER", min=1)] = 200,
    start: Annotated[int, typer.Option("--seed", metavar="NUMBER")] = 1,
    results: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None,
    jobs: Jobs = None,
    on: Place = "pool",
    language: Language = None,
) -> int:
    from threerings.cli.arena import arena as hold
    from threerings.cli.laboratory import Wanted
    from threerings.lab.entrants import EXPLOIT
    from threerings.search.think import Budget

    bots = (f"{EXPLOIT}@{iterations}", opponent)
    wish = Wanted(game, bots, pairs, Budget(), start, jobs, on)
    return answer(language, lambda speech: hold(wish, results, False, speech))


@app.command(cls=CommandPage)
def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME|all")],
    *,
    pairs: Pairs = 50,
    longest: Seconds = None,
    imagined: Iterations = None,
    start: Seed = 1,
    results: ResultPath = None,
    jobs: Jobs = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="FILE")] = None,
    figures: Annotated[Path | None, typer.Option("--figures", metavar="FILE")] = None,
    language: Language = None,
) -> int:
    from threerings.cli.ladder import LadderRequest
    from threerings.cli.ladder import ladder as climb
    from threerings.search.think import Budget

    request = LadderRequest(game, pairs, Budget(longest, imagined), start, results, jobs, write, figures)
    return answer(language, lambda speech: climb(request, speech))


@app.command(cls=CommandPage)
def bots(game: GameName = None, language: Language = None) -> int:
    from threerings.cli.bots import show_bots

    return answer(language, lambda speech: show_bots(game, speech))


@app.command(cls=CommandPage)
def corpus(
    game: OneGame,
    bots: Annotated[list[str], typer.Argument(metavar="BOT")],
    *,
    number: Annotated[int, typer.Option("--matches", metavar="NUMBER", min=1)] = 100,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    time: Seconds = None,
    iterations: Iterations = None,
    start: Annotated[int, typer.Option("--seed", metavar="NUMBER", min=0, max=2**62)] = 1,
    jobs: Jobs = None,
    option: GameOptions = None,
    position: Position = None,
    on: Place = "pool",
    language: Language = None,
) -> int:
    from threerings.cli.corpus import grow
    from threerings.cli.laboratory import Wanted
    from threerings.search.think import Budget

    def work(speech: Texts) -> int:
        options = tuple(map(option_named, option or ()))
        wish = Wanted(game, tuple(bots), number, Budget(time, iterations), start, jobs, on, options, position)
        return grow(wish, out, speech)

    return answer(language, work)


@app.command("corpus-show", cls=CommandPage)
def corpus_show(
    source: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    only: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
    winner: Annotated[str | None, typer.Option("--winner", metavar="SIDE|nobody")] = None,
    reason: Annotated[str | None, typer.Option("--reason", metavar="REASON")] = None,
    entrant: Annotated[str | None, typer.Option("--bot", metavar="BOT")] = None,
    least: Annotated[int | None, typer.Option("--min-plies", metavar="NUMBER")] = None,
    most: Annotated[int | None, typer.Option("--max-plies", metavar="NUMBER")] = None,
    rows: Annotated[int, typer.Option("--rows", metavar="NUMBER", min=0)] = 20,
    check: Annotated[bool, typer.Option("--check")] = False,
    target: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    language: Language = None,
) -> int:
    from threerings.cli.corpus import CorpusQuery, show
    from threerings.lab.corpus import Filter

    query = CorpusQuery(Filter(only, winner, reason, entrant, least, most), rows, check, target)
    return answer(language, lambda speech: show(source, query, speech))


@app.command(cls=CommandPage)
def ledger(
    game: GameName = None,
    tests: Annotated[Path, typer.Option("--tests", metavar="FOLDER")] = Path("tests"),
    language: Language = None,
) -> int:
    from threerings.cli.ledger import ledger as show_ledger

    return answer(language, lambda speech: show_ledger(known_game(game), speech.language, tests))


def known_game(game: str | None) -> str | None:
    """The name of a game. Raises Complaint if there is no such game."""
    from threerings.cli.arrange import game_named

    return game and game_named(game).name
