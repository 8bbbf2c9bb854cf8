"""The commands of the laboratory, each with its options. What they do is imported only when it is done."""

from pathlib import Path
from typing import Annotated

import typer

from threerings.cli.complaint import answer
from threerings.cli.parameters import (
    GameOptions,
    Iterations,
    Jobs,
    Language,
    OneGame,
    Pairs,
    Place,
    Position,
    ResultPath,
    Seconds,
    Seed,
    options_named,
)
from threerings.texts import Texts


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
    from threerings.cli.laboratory import MatchesRequest
    from threerings.search.think import Budget

    budget = Budget(time, iterations)

    def work(speech: Texts) -> int:
        request = MatchesRequest(game, tuple(bots), pairs, budget, start, jobs, on, options_named(option), position)
        return hold(request, results, stop, speech)

    return answer(language, work)


def exploit(
    game: OneGame,
    opponent: Annotated[str, typer.Argument(metavar="BOT")],
    *,
    pairs: Pairs = 20,
    iterations: Annotated[int, typer.Option("--iterations", metavar="NUMBER", min=1)] = 200,
    start: Seed = 1,
    results: ResultPath = None,
    jobs: Jobs = None,
    on: Place = "pool",
    language: Language = None,
) -> int:
    from threerings.cli.arena import arena as hold
    from threerings.cli.laboratory import MatchesRequest
    from threerings.lab.entrants import EXPLOIT
    from threerings.search.think import Budget

    bots = (f"{EXPLOIT}@{iterations}", opponent)
    request = MatchesRequest(game, bots, pairs, Budget(), start, jobs, on)
    return answer(language, lambda speech: hold(request, results, False, speech))


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
    from threerings.cli.laboratory import MatchesRequest
    from threerings.search.think import Budget

    budget = Budget(time, iterations)

    def work(speech: Texts) -> int:
        request = MatchesRequest(game, tuple(bots), number, budget, start, jobs, on, options_named(option), position)
        return grow(request, out, speech)

    return answer(language, work)


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
