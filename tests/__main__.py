"""The long forms of tests: python -m tests [faults|hostile|secrecy] …; alone: all of them.

Storms, hostile requests and pairs of views, as many as you like; `make test` has a few of each.
"""

import argparse
import os
import sys
from pathlib import Path

from threerings.games import OURS


def number(text: str) -> int:
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests", description="The long forms of tests.")
    commands = parser.add_subparsers(dest="command", required=True)
    faults = commands.add_parser("faults", help="kill -9, cut lines, full disks: is anything lost?")
    faults.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    faults.add_argument("--kills", type=number, default=40)
    faults.add_argument("--matches", type=number, default=8, help="played at the same time (%(default)s)")
    faults.add_argument("--report", type=Path, metavar="FILE", help="write what came out into its section")
    secrecy = commands.add_parser("secrecy", help="what an observer cannot tell apart, every door tells alike")
    secrecy.add_argument("--pairs", type=number, default=2_000, help="views compared a game and door (%(default)s)")
    secrecy.add_argument("--doubles", type=number, default=20, help="of the server that play in step (%(default)s)")
    secrecy.add_argument("--jobs", type=number, default=os.cpu_count() or 1)
    secrecy.add_argument("--game", choices=OURS, action="append", help="only this one; can be given several times")
    secrecy.add_argument("--door", action="append", help="only this one; can be given several times")
    secrecy.add_argument("--file", type=Path, help="keep what has come out here, and go on from it")
    hostile = commands.add_parser(
        "hostile", help="hostile requests at every door: is each answered, clearly, and nothing told?"
    )
    hostile.add_argument("--requests", type=number, default=50_000)
    for command in (faults, hostile, secrecy):
        command.add_argument("--seed", type=int, default=1)
    return parser


def run(words: list[str]) -> int:
    chosen = arguments().parse_args(words)
    if chosen.command == "faults":
        from tests.faults import long as faults
        from tests.faults.storm import Plan

        return faults.main(chosen.store, Plan(chosen.kills, chosen.matches, chosen.seed), chosen.report)
    if chosen.command == "hostile":
        from tests.hostile import long as hostile

        return hostile.main(chosen.requests, chosen.seed)
    from tests.secrecy import long as secrecy

    wished = (chosen.pairs, chosen.game or list(OURS), chosen.door or ())
    return secrecy.main(secrecy.Scale(*wished, chosen.doubles, chosen.jobs, chosen.seed, chosen.file))


def main(words: list[str]) -> int:
    return run(words) if words else max(run([name]) for name in ("faults", "hostile", "secrecy"))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("Interrupted.")
