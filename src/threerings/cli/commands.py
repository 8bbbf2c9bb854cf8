"""The commands, each with its options. What they do is imported only when it is done, so that `--help` is quick."""

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from typer.main import get_command

import threerings
from threerings.cli.complaint import BAD_INPUT, Complaint, answer, common_texts, complain, spoken_here, unwritten_exit
from threerings.cli.lab_commands import arena, corpus, corpus_show, exploit, ladder
from threerings.cli.parameters import (
    Copy,
    Data,
    GameName,
    GameOptions,
    Language,
    Matches,
    RecordPath,
    Store,
    options_named,
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


def add(*commands: Callable[..., int]) -> None:
    """Commands from modules of their own."""
    for command in commands:
        app.command(cls=CommandPage)(command)


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
        options = (*named, *options_named(option))
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


def seat_and_play(request: "PlayRequest", speech: Texts, language_given: bool) -> int:
    from threerings.cli import welcome
    from threerings.cli.arrange import terminal_match_for

    if request.game is None and request.resume is None:
        request, speech = welcome.complete_request(request, speech, language_given)
    with ExitStack() as closing:
        terminal_match = terminal_match_for(request, speech, closing)
        if request.resume is None:
            welcome.introduce(terminal_match)
        return terminal_match.play()


@app.command(cls=CommandPage)
def learn(
    game: GameName = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    language: Language = None,
) -> int:
    from threerings.cli.learn import learn as take_lessons

    return answer(language, lambda speech: take_lessons(game, lesson, speech))


add(puzzles, puzzles_make, puzzles_check)


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
    from threerings.cli import move

    place = move.place(data, store)
    return answer(language, lambda speech: move.export(place, matches, speech))


@app.command(cls=CommandPage)
def backup(copy: Copy, data: Data = None, store: Store = None, language: Language = None) -> int:
    from threerings.cli import move

    place = move.place(data, store)
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
    from threerings.cli import move

    place = move.place(data, store)
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


add(review, review_corpus)


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


add(arena, exploit, ladder)


@app.command(cls=CommandPage)
def bots(game: GameName = None, language: Language = None) -> int:
    from threerings.cli.bots import show_bots

    return answer(language, lambda speech: show_bots(game, speech))


add(corpus, corpus_show)


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
