"""What can be seen of a position: steps, energy, the attack in the row, and who has which cards for what."""

from typing import Final

from mypy_extensions import i64

from threerings.core.estimate import read_weights
from threerings.core.zones import members
from threerings.games.the_duel.components import CARDS, FINAL, NONE, TOP
from threerings.games.the_duel.rules import HITS, DuelState
from threerings.games.the_duel.state import Side

# Marks by number. 0 is none.
LEVEL: Final = TOP + 1
STEPS: Final = 1
"""Each duel with each pair of steps."""
LOST: Final = STEPS + 4 * LEVEL * LEVEL
"""Each duel with who lost the one before."""
ENERGY: Final = LOST + 8
"""How far Gandalf's marker is ahead, while few or many cards are left to play."""
SPAN: Final = 12
STAGES: Final = 4
ATTACK: Final = ENERGY + STAGES * (2 * SPAN + 1)
"""So many rows of attack wait for an answer of Gandalf, or of the Balrog."""
NEXT: Final = ATTACK + 10
"""Who plays next."""
LASTING: Final = NEXT + 2
"""Magic, rage, the Balrog's open hand, an enchanted card."""
HELD: Final = LASTING + 4
"""Each card in each hand, set aside, or in the pack."""
KIND: Final = HELD + 3 * 2 * CARDS
"""Marks of one kind of position: in a duel or before it, of the final or of the others."""
MARKS: Final = 4 * KIND

WEIGHTS: Final = read_weights("threerings.games.the_duel", MARKS)


def marks(state: DuelState) -> list[int]:
    duel = state.duel - 1
    gandalf = state.gandalf
    balrog = state.balrog
    kind: i64 = (2 * KIND if state.duel == FINAL else 0) + (0 if state.row else KIND)
    found: list[int] = [
        kind + STEPS + (duel * LEVEL + gandalf.step) * LEVEL + balrog.step,
        kind + LOST + 2 * duel + state.loser,
    ]
    if state.row:
        fighting(state, found, kind)
    held(found, gandalf, kind + HELD)
    held(found, balrog, kind + HELD + CARDS)
    return found


def fighting(state: DuelState, found: list[int], kind: i64) -> None:
    ahead: i64 = max(-SPAN, min(SPAN, state.gandalf.energy - state.balrog.energy))
    left: i64 = 2 * state.cards_to_play() - state.gandalf.plays - state.balrog.plays
    found.append(kind + ENERGY + min(left // 3, STAGES - 1) * (2 * SPAN + 1) + ahead + SPAN)
    size: i64 = len(state.row)
    last = state.row[size - 1]
    answers: i64 = state.began ^ (size & 1)
    rows: i64 = HITS[state.attack(last)] if last < CARDS else 0
    found.append(kind + ATTACK + 5 * answers + rows)
    found.append(kind + NEXT + answers)
    if state.magic:
        found.append(kind + LASTING)
    if state.rage:
        found.append(kind + LASTING + 1)
    if state.open:
        found.append(kind + LASTING + 2)
    if state.enchanted != NONE:
        found.append(kind + LASTING + 3)


def held(found: list[int], side: Side, first: i64) -> None:
    found += members(side.hand, first)
    found += members(side.aside, first + 2 * CARDS)
    found += members(side.deck, first + 4 * CARDS)
