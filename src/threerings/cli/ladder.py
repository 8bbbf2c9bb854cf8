"""Rates the levels of a game against each other, shows the table, and writes it where the pages find it."""

from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table

from threerings.bots import LEVELS
from threerings.bots.ladder import LadderRating, LadderRatings, read_ratings
from threerings.cli.arena import percent, play_missing
from threerings.cli.arrange import game_named
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.laboratory import troubles
from threerings.cli.screen import Paper
from threerings.core.game import Game
from threerings.games import GAMES
from threerings.lab.arena import ResultFile
from threerings.lab.ladder import MEETINGS, climb, rate_ladder, ratings_text, reasons
from threerings.lab.ratings import against, in_seat
from threerings.search.think import Budget
from threerings.texts import Texts, texts

ALL = "all"
PAGE = """\
# How strong the bots are

Written by `threerings ladder`; every section names its command. Elo by Bradley and Terry over all matches of a game at
once, above the bot that plays at random, with 95 % intervals; one draw is added for every two bots that have met.
Every bot meets those one and two rungs away, in pairs of matches on the same shuffle with the seats swapped, each
level with its own budget. With `--iterations` no clock is looked at, and the master, whose own budget is a time, thinks
no more than so many imagined games.
"""


class LadderRequest(NamedTuple):
    """What was typed."""

    game: str
    pairs: int
    limit: Budget
    seed: int
    file: Path | None
    jobs: int | None
    page: Path | None
    figures: Path | None


def ladder(request: LadderRequest, speech: Texts) -> int:
    games = list(GAMES) if request.game == ALL else [game_named(request.game).name]
    for name in games:
        game = game_named(name)
        title = f"ladder {name} seconds {request.limit.seconds} iterations {request.limit.iterations}"
        file = file_of(request.file, name, len(games))
        with troubles(file):
            results = ResultFile(file, title)
            for _ in play_missing(
                results, climb(name, request.pairs, request.seed, request.limit), request.jobs, speech
            ):
                pass
        found = rate_ladder(results.played)
        show(found, texts(speech.language, name))
        if request.page is not None:
            write_section(request.page, name, section(game, command(request, name), results, found))
        if request.figures is not None:
            write_ratings(request.figures, name, found)
    return DONE


def file_of(file: Path | None, game: str, games: int) -> Path | None:
    """Where the results of a game are kept: each game has its own file."""
    return file if file is None or games == 1 else file.with_name(f"{file.stem}-{game}{file.suffix}")


def command(request: LadderRequest, game: str) -> str:
    seconds, iterations = request.limit
    limit = f" --time {seconds:g}" if seconds is not None else ""
    limit += f" --iterations {iterations}" if iterations is not None else ""
    return f"threerings ladder {game} --pairs {request.pairs}{limit} --seed {request.seed}"


def show(found: dict[str, LadderRating], speech: Texts) -> None:
    table = Table(speech("arena-bot"), "Elo", speech("arena-matches"), title=speech("game-title"))
    for bot in reversed(found):
        table.add_row(bot, elo_text(found[bot]), str(found[bot].matches))
    Paper().print(table)


def elo_text(rating: LadderRating) -> str:
    return f"{rating.elo} ± {rating.error}" if rating.error else str(rating.elo)


# The page, a section a game.


def section(game: Game[Any, Any], how: str, results: ResultFile, found: dict[str, LadderRating]) -> str:
    speech = texts("en", game.name)
    first, second = (speech(f"side-{side}") for side in game.sides)
    lines = [f"{speech('game-title')}: `{how}`", "", "| bot | Elo | matches |", "|---|---|---|"]
    lines += [f"| `{bot}` | {elo_text(found[bot])} | {found[bot].matches} |" for bot in reversed(found)]
    lines += ["", f"| bot | against | score | as {first} | as {second} |", "|---|---|---|---|---|"]
    for low, high in MEETINGS:
        if (whole := against(results.played, high, low)).matches:
            seats = [percent(in_seat(results.played, high, low, seat)) for seat in (0, 1)]
            lines.append(f"| `{high}` | `{low}` | {percent(whole)} | {seats[0]} | {seats[1]} |")
    between = [result for result in results.played if set(result.bots) <= set(LEVELS)]
    ends = ", ".join(f"{end} {times}" for end, times in reasons(between, game.sides).items())
    lines += ["", f"How the {len(between)} matches between levels ended, side and kind of victory: {ends}."]
    return "\n".join(lines)


def write_section(page: Path, game: str, text: str) -> None:
    """Replace what a page says of one game; the rest stays."""
    _, *parts = page.read_text("utf-8").split("\n## ") if page.exists() else [""]
    sections = {name: rest.strip("\n") for name, _, rest in (part.partition("\n") for part in parts)}
    sections[game] = text
    ordered = [f"## {name}\n\n{sections[name]}\n" for name in GAMES if name in sections]
    page.write_text("\n".join([PAGE, *ordered]), "utf-8")


def write_ratings(file: Path, game: str, found: dict[str, LadderRating]) -> None:
    """The same for the file that the package reads."""
    try:
        before: LadderRatings = read_ratings(file.read_text("utf-8")) if file.exists() else {}
    except (ValueError, TypeError) as error:
        raise Complaint("file-trouble", file=str(file), trouble=str(error)) from None
    before[game] = found
    ordered = {name: before[name] for name in GAMES if name in before}
    file.write_text(ratings_text(ordered), "utf-8")
