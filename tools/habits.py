"""Counts what players of The Confrontation tend to do, from matches of masters: how they set up, and which pieces move.

    python -m tools.habits --matches 1000 --iterations 400

What is counted replaces the game's data; measure the gain with `threerings arena`. Nobody has habits all the time, so
a tenth of every set-up counts as blind chance: no placement is ever ruled out.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from threerings.bots.levels import Level, SearchBot
from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Prompt
from threerings.games import load
from threerings.games.confrontation.actions import MOVE, RECALL_
from threerings.games.confrontation.components import ARMY, HOME, PIECE_IDS, PIECES, REGIONS, SETTLED
from threerings.games.confrontation.state import MOVING
from threerings.search.think import Budget

NAME = "confrontation"
PATH = Path("src/threerings/games/confrontation/data/habits.toml")
DOUBT = 0.1
"""The share of set-ups that follow no habit."""
FEW = 3
"""So many moves that follow no habit are added to those of each piece."""


class Move(NamedTuple):
    mover: int
    able: tuple[int, ...]
    """The pieces that stood with it and could move, and itself."""
    away: bool
    """From home."""


Played = tuple[dict[int, int], list[Move]]
"""Where the pieces were set up in a match, and the moves that were made."""


def play(seed: int, iterations: int) -> Played:
    game, rng = load(NAME), Rng(seed)
    state = game.start(game.settle({}))
    bots = [SearchBot(game, 2 * seed + seat, Level(Budget(None, iterations))) for seat in (0, 1)]
    set_up: dict[int, int] = {}
    moves: list[Move] = []
    ply = 0
    while (actor := state.actor()) != PUBLIC:
        if actor == NATURE:
            action = state.draw(rng)
        else:
            view = game.view(state, actor)
            action = bots[actor].choose(Prompt(actor, ply, view, tuple(state.legal())))
            if view.phase == MOVING:
                places = dict(enumerate(view.army(actor).places, ARMY * actor))
                set_up = places | set_up
                if MOVE <= action < RECALL_:
                    moves.append(move(places, actor, action, state.legal()))
        state.play(action)
        ply += 1
    return set_up, moves


def move(places: dict[int, int], seat: int, action: int, legal: list[int]) -> Move:
    mover = (action - MOVE) // REGIONS
    able = {(each - MOVE) // REGIONS for each in legal if MOVE <= each < RECALL_}
    here = places[mover]
    return Move(mover, tuple(piece for piece in able if places[piece] == here), here != HOME[seat])


def habits(played: list[Played]) -> str:
    """The counts as a TOML document."""
    stood = Counter(place for set_up, _ in played for place in set_up.items())
    lines = ["# How often each piece is set up at home, in each of four places, and alone in front.", "[set-up]"]
    for piece in range(PIECES):
        shares = [stood[piece, region] / len(played) for region in (HOME[piece // ARMY], *SETTLED[piece // ARMY])]
        shares[0] /= 4
        lines.append(entry(piece, [(1 - DOUBT) * share + DOUBT / ARMY for share in shares]))
    lines += ["", "# How readily each piece moves, compared with those beside it: at home, and elsewhere.", "[moves]"]
    moves = [each for _, found in played for each in found if len(each.able) > 1]
    moved = Counter((each.mover, each.away) for each in moves)
    due = {(piece, away): 0.0 for piece in range(PIECES) for away in (False, True)}
    for each in moves:
        for piece in each.able:
            due[piece, each.away] += 1 / len(each.able)
    for piece in range(PIECES):
        readiness = [(moved[piece, away] + FEW) / (due[piece, away] + FEW) for away in (False, True)]
        lines.append(entry(piece, readiness))
    return "\n".join([*lines, ""])


def entry(piece: int, numbers: list[float]) -> str:
    return f"{PIECE_IDS[piece]} = [{', '.join(f'{number:.3f}' for number in numbers)}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = list(pool.map(play, range(asked.seed, asked.seed + asked.matches), repeat(asked.iterations)))
    PATH.write_text(habits(played), "utf-8")


if __name__ == "__main__":
    main()
