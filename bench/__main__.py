"""python -m bench NAME …: `python -m bench --help` lists them all."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from tests.support.trees import BUILT
from threerings.bots.levels import LEVELS
from threerings.games import OURS
from threerings.games import load as load_game
from threerings.school.review import STANDARD
from threerings.search.think import Budget

EXACT = ("club", "expert", "master")
"""The levels that look for exact answers."""


def number(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < 3600:
        raise ValueError
    return value


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast the games and the server run.")
    commands = parser.add_subparsers(dest="command", required=True)
    for add in (add_speeds, add_matches, add_review, add_calibration, add_ratings, add_rivals, add_server):
        add(commands)
    return parser


def add_speeds(commands: Any) -> None:
    """What the games and the search do in a second."""
    speed = commands.add_parser("speed", help="pure, compiled and OpenSpiel, measured in turns")
    speed.add_argument("--game", choices=OURS, default="the-duel")
    speed.add_argument("--rounds", type=number, default=25)
    speed.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    search = commands.add_parser("search", help="iterations of the search, against OpenSpiel's, measured in turns")
    search.add_argument("--rounds", type=number, default=7)
    search.add_argument("--game", choices=OURS, help="only this one")
    before = commands.add_parser("before", help="both of these, against another compiled copy, measured in turns")
    before.add_argument("before", type=Path, metavar="FOLDER", help="where the other copy is: its build/compiled")
    before.add_argument("game", nargs="?", choices=OURS, help="only this one")
    before.add_argument("--rounds", type=number, default=11)
    for command in (speed, search, before):
        command.add_argument(
            "--seconds", type=seconds, default=0.1, help="CPU time of each task in a round (%(default)s)"
        )
        command.add_argument(
            "--compiled", type=Path, metavar="FOLDER", default=BUILT, help="where the compiled package is"
        )
    doors = commands.add_parser("lab", help="decisions a second against PettingZoo's and RLCard's games")
    doors.add_argument("--rounds", type=number, default=9)
    doors.add_argument("--seconds", type=seconds, default=0.3, help="CPU time of each task in a round (%(default)s)")


def add_matches(commands: Any) -> None:
    """What is measured over many matches."""
    matches = commands.add_parser("matches", help="random matches with checks, on all cores")
    matches.add_argument("--matches", type=number, default=200_000)
    matches.add_argument("--jobs", type=number, default=os.cpu_count() or 1)
    matches.add_argument("--sample", type=number, default=50, help="check every n-th match in full (%(default)s)")
    checksum = commands.add_parser("checksum", help="one hash over many random matches: equal pure and compiled")
    checksum.add_argument("--matches", type=number, default=10_000)
    growth = commands.add_parser("growth", help="how strength grows with the budget: 1, 4 and 16 times the iterations")
    growth.add_argument("--iterations", type=number, default=250, help="of the smallest budget (%(default)s)")
    growth.add_argument("--pairs", type=number, default=50, help="of matches between every two (%(default)s)")
    growth.add_argument("--jobs", type=number, default=os.cpu_count() or 1)
    exact = commands.add_parser("exact", help="what exact answers cost a bot, and where they are found")
    exact.add_argument("--level", choices=EXACT, default="club")
    exact.add_argument("--matches", type=number, default=20)
    for command, game in ((matches, "the-duel"), (checksum, "the-duel"), (growth, "the-duel"), (exact, "middle-earth")):
        command.add_argument("--game", choices=OURS, default=game)
        command.add_argument("--seed", type=int, default=1)


def add_review(commands: Any) -> None:
    sure = commands.add_parser("sure", help="whether the master misses a win that nothing could prevent")
    sure.add_argument("game", nargs="?", choices=OURS, help="only this one")
    sure.add_argument("--positions", type=number, default=1000, help="with such a win, of each game (%(default)s)")
    sure.add_argument("--seed", type=int, default=1)
    review = commands.add_parser("review", help="how many planted mistakes a review marks, and how many other choices")
    review.add_argument("game", nargs="?", choices=OURS, help="only this one")
    review.add_argument("--matches", type=number, default=10, help="of each game (%(default)s)")
    review.add_argument("--master", type=number, default=1000, help="iterations of those who play (%(default)s)")
    review.add_argument("--iterations", type=number, default=STANDARD, help="of a review, a choice (%(default)s)")
    review.add_argument("--seed", type=int, default=1)
    review.add_argument("--jobs", type=number, default=os.cpu_count() or 1)


def add_calibration(commands: Any) -> None:
    calibration = commands.add_parser("calibration", help="whether what is believed comes true, in self-play")
    calibration.add_argument("game", nargs="?", choices=OURS, help="only this one")
    calibration.add_argument("--positions", type=number, default=10_000)
    calibration.add_argument("--level", choices=LEVELS, default="club")
    calibration.add_argument("--iterations", type=number, help="of each decision, instead of the level's own budget")
    calibration.add_argument("--seed", type=int, default=1)
    calibration.add_argument("--pictures", type=Path, metavar="FOLDER", help="draw what came of it there")


def add_ratings(commands: Any) -> None:
    ratings = commands.add_parser("ratings", help="what is found of people whose strength is known, side and all")
    ratings.add_argument("--people", type=number, default=30, help="of a village (%(default)s)")
    ratings.add_argument("--matches", type=number, default=100, help="of each of them (%(default)s)")
    ratings.add_argument("--villages", type=number, default=20, help="of each kind (%(default)s)")
    ratings.add_argument("--picture", type=Path, metavar="FILE", help="draw what came of it there")


def add_rivals(commands: Any) -> None:
    rivals = commands.add_parser("rivals", help="a bot against that of another copy of the package")
    rivals.add_argument("before", type=Path, metavar="FOLDER", help="where the other copy is: src, or build/compiled")
    rivals.add_argument("game", nargs="?", choices=OURS, help="only this one")
    rivals.add_argument("--bot", default="master", help="of this copy (%(default)s)")
    rivals.add_argument("--rival", default="master", help="of the other copy (%(default)s)")
    rivals.add_argument("--pairs", type=number, default=100, help="of matches (%(default)s)")
    rivals.add_argument("--time", type=seconds, default=0.1, help="of each decision (%(default)s)")
    rivals.add_argument("--iterations", type=number, help="of each decision, instead of a time")
    rivals.add_argument("--seed", type=int, default=1)
    rivals.add_argument("--jobs", type=number, default=1, help="matches at the same time (%(default)s)")


def add_server(commands: Any) -> None:
    """What is measured of the server."""
    load = commands.add_parser("load", help="durable actions a second, click to the other's page, memory a stream")
    load.add_argument("--matches", type=number, default=64, help="played at the same time (%(default)s)")
    load.add_argument("--seconds", type=seconds, default=15, help="of each part (%(default)s)")
    load.add_argument("--streams", type=number, default=2000, help="open and idle (%(default)s)")
    load.add_argument("--many", type=number, default=20_000, help="matches to watch the memory over (%(default)s)")
    pages = commands.add_parser("pages", help="CPU of an act of two people at browsers, against another copy")
    pages.add_argument("before", type=Path, metavar="FOLDER", help="the src folder of the other copy")
    pages.add_argument("--rounds", type=number, default=7)
    people = commands.add_parser("people", help="histories and leaderboards of a full house against a small one")
    people.add_argument("--people", type=number, default=10_000)
    people.add_argument("--matches", type=number, default=100_000)
    people.add_argument("--hers", type=number, default=1000, help="how many of them somebody has played (%(default)s)")
    people.add_argument("--rounds", type=number, default=200)
    people.add_argument("--postgresql", action="store_true", help="in a PostgreSQL instead of SQLite")
    for command in (load, pages):
        command.add_argument("--seed", type=int, default=1)


# Each benchmark is imported only when it runs: some need what is not always installed.


def speed(chosen: Any) -> int:
    from bench import speed

    return speed.main(chosen.game, chosen.rounds, chosen.seconds, chosen.compiled, chosen.json)


def search(chosen: Any) -> int:
    from bench import search

    return search.main(games(chosen), chosen.rounds, chosen.seconds, chosen.compiled)


def before(chosen: Any) -> int:
    from bench import before

    return before.main(chosen.before, chosen.compiled, games(chosen), chosen.rounds, chosen.seconds)


def growth(chosen: Any) -> int:
    from bench import growth

    return growth.main(chosen.game, chosen.iterations, chosen.pairs, chosen.seed, chosen.jobs)


def rivals(chosen: Any) -> int:
    from bench import rivals

    budget = Budget(iterations=chosen.iterations) if chosen.iterations else Budget(chosen.time)
    plan = rivals.Plan((chosen.bot, chosen.rival), chosen.pairs, chosen.seed, budget, chosen.jobs)
    return rivals.main(chosen.before, games(chosen), plan)


def exact(chosen: Any) -> int:
    from bench import exact

    return exact.main(chosen.game, chosen.level, chosen.matches, chosen.seed)


def sure(chosen: Any) -> int:
    from bench import sure

    return sure.main(games(chosen), chosen.positions, chosen.seed)


def review(chosen: Any) -> int:
    from bench import review

    plan = review.Plan("", 0, chosen.master, chosen.iterations)
    return review.main(games(chosen), chosen.matches, chosen.seed, plan, chosen.jobs)


def matches(chosen: Any) -> int:
    from bench import many

    return many.main(chosen.game, chosen.matches, chosen.seed, chosen.jobs, chosen.sample)


def calibration(chosen: Any) -> int:
    from bench import calibration

    plan = calibration.Plan(chosen.level, chosen.iterations, chosen.positions, chosen.seed)
    return calibration.main(games(chosen), plan, chosen.pictures)


def lab(chosen: Any) -> int:
    from bench import lab

    return lab.main(chosen.rounds, chosen.seconds)


def load(chosen: Any) -> int:
    from bench.load import Scale, measure_load

    return measure_load(Scale(chosen.matches, chosen.seconds, chosen.streams, chosen.many, chosen.seed))


def pages(chosen: Any) -> int:
    from bench.pages import pages

    return pages(chosen.before, chosen.rounds, chosen.seed)


def people(chosen: Any) -> int:
    from bench import people

    return people.main(chosen.people, chosen.matches, chosen.hers, chosen.rounds, chosen.postgresql)


def ratings(chosen: Any) -> int:
    from bench import ratings

    return ratings.main(chosen.people, chosen.matches, chosen.villages, chosen.picture)


def checksum(chosen: Any) -> int:
    from bench.checksum import checksum

    print(checksum(load_game(chosen.game), chosen.matches, chosen.seed))
    return 0


def games(chosen: Any) -> list[str]:
    return [chosen.game] if chosen.game else list(OURS)


BENCHMARKS = (
    speed,
    search,
    before,
    growth,
    rivals,
    exact,
    sure,
    matches,
    review,
    calibration,
    checksum,
    lab,
    ratings,
    load,
    pages,
    people,
)


def main(words: list[str]) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words = ["speed", *words]
    chosen = arguments().parse_args(words)
    return {benchmark.__name__: benchmark for benchmark in BENCHMARKS}[chosen.command](chosen)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
