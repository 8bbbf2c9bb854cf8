"""python -m bench [speed|matches|checksum|faults|load] …; without a word it measures speed."""

import argparse
import os
import sys
from pathlib import Path

from bench.trees import BUILT
from threerings.games import GAMES, load


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
    parser = argparse.ArgumentParser(prog="python -m bench", description="How fast and how reliably the games run.")
    commands = parser.add_subparsers(dest="command", required=True)
    speed = commands.add_parser("speed", help="pure, compiled and OpenSpiel, measured in turns")
    speed.add_argument("--rounds", type=number, default=25)
    speed.add_argument("--seconds", type=seconds, default=0.1, help="CPU time of each task in a round (%(default)s)")
    speed.add_argument("--compiled", type=Path, metavar="FOLDER", default=BUILT, help="where the compiled package is")
    speed.add_argument("--json", type=Path, metavar="FILE", help="write all figures to a file")
    matches = commands.add_parser("matches", help="random matches with checks, on all cores")
    matches.add_argument("--matches", type=number, default=200_000)
    matches.add_argument("--jobs", type=number, default=os.cpu_count() or 1)
    matches.add_argument("--sample", type=number, default=50, help="check every n-th match in full (%(default)s)")
    checksum = commands.add_parser("checksum", help="one hash over many random matches: equal pure and compiled")
    checksum.add_argument("--matches", type=number, default=10_000)
    faults = commands.add_parser("faults", help="kill -9, cut lines, full disks: is anything lost?")
    faults.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    faults.add_argument("--kills", type=number, default=40)
    faults.add_argument("--matches", type=number, default=8, help="played at the same time (%(default)s)")
    faults.add_argument("--report", type=Path, metavar="FILE", help="write what came out into its section")
    house = commands.add_parser("load", help="durable actions a second, click to the other's page, memory a stream")
    house.add_argument("--matches", type=number, default=64, help="played at the same time (%(default)s)")
    house.add_argument("--seconds", type=seconds, default=15, help="of each part (%(default)s)")
    house.add_argument("--streams", type=number, default=2000, help="open and idle (%(default)s)")
    house.add_argument("--many", type=number, default=20_000, help="matches to watch the memory over (%(default)s)")
    for command in (speed, matches, checksum):
        command.add_argument("--game", choices=GAMES, default="the-duel")
    for command in (matches, checksum, faults, house):
        command.add_argument("--seed", type=int, default=1)
    return parser


def main(words: list[str]) -> int:
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help")):
        words = ["speed", *words]
    chosen = arguments().parse_args(words)
    if chosen.command == "speed":
        from bench import speed

        return speed.main(chosen.game, chosen.rounds, chosen.seconds, chosen.compiled, chosen.json)
    if chosen.command == "matches":
        from bench import many

        return many.main(chosen.game, chosen.matches, chosen.seed, chosen.jobs, chosen.sample)
    if chosen.command == "faults":
        from bench.faults import command
        from bench.faults.storm import Plan

        return command.main(chosen.store, Plan(chosen.kills, chosen.matches, chosen.seed), chosen.report)
    if chosen.command == "load":
        from bench.load import Scale, measure_load

        return measure_load(Scale(chosen.matches, chosen.seconds, chosen.streams, chosen.many, chosen.seed))
    from bench.checksum import checksum

    print(checksum(load(chosen.game), chosen.matches, chosen.seed))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
