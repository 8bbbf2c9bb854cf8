"""What can be seen of a position: steps, energy, the attack in the row, and who has which cards for what."""

from typing import Final

from mypy_extensions import i64

from threerings.core.estimate import read_net
from threerings.core.zones import members
from threerings.games.the_duel.components import CARDS, NONE, TOP
from threerings.games.the_duel.exchange import HITS
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import Side

# Marks by number.
ALWAYS: Final = 0
LOST: Final = 1
"""Each duel with who lost the one before."""
STEP: Final = LOST + 8
"""Each step of either figure."""
HELD: Final = STEP + 2 * (TOP + 1)
"""Each card in each hand, set aside, or in the pack."""
BETWEEN: Final = HELD + 3 * 2 * CARDS
"""All features again, for positions within a duel, and some more."""
AHEAD: Final = 2 * BETWEEN
"""How far Gandalf's marker is ahead."""
SPAN: Final = 12
LEFT: Final = AHEAD + 2 * SPAN + 1
"""So many cards to be played in this duel."""
ENERGY: Final = LEFT + 20
"""Of either, if it is low."""
LOW: Final = 8
ATTACK: Final = ENERGY + 2 * LOW + 2
"""So many rows of attack wait for an answer of Gandalf, or of the Balrog."""
LASTING: Final = ATTACK + 10
"""Magic, rage, the Balrog's open hand, an enchanted card."""
FEATURES: Final = LASTING + 4

NET: Final = read_net("threerings.games.the_duel", FEATURES)


def features(state: DuelState) -> list[int]:
    gandalf = state.gandalf
    balrog = state.balrog
    kind: i64 = BETWEEN if state.row else 0
    found: list[int] = [
        kind + ALWAYS,
        kind + LOST + 2 * (state.duel - 1) + max(state.loser, 0),
        kind + STEP + gandalf.step,
        kind + STEP + TOP + 1 + balrog.step,
    ]
    if state.row:
        fighting(state, found)
    held(found, gandalf, kind + HELD)
    held(found, balrog, kind + HELD + CARDS)
    return found


def fighting(state: DuelState, found: list[int]) -> None:
    found.append(AHEAD + max(0, min(2 * SPAN, SPAN + state.gandalf.energy - state.balrog.energy)))
    found.append(LEFT + 2 * state.cards_to_play() - state.gandalf.plays - state.balrog.plays)
    found.append(ENERGY + max(0, min(LOW, state.gandalf.energy)))
    found.append(ENERGY + LOW + 1 + max(0, min(LOW, state.balrog.energy)))
    size: i64 = len(state.row)
    last = state.row[size - 1]
    answers: i64 = state.began ^ (size & 1)
    rows: i64 = HITS[state.attack(last)] if last < CARDS else 0
    found.append(ATTACK + 5 * answers + rows)
    if state.magic:
        found.append(LASTING)
    if state.rage:
        found.append(LASTING + 1)
    if state.open:
        found.append(LASTING + 2)
    if state.enchanted != NONE:
        found.append(LASTING + 3)


def held(found: list[int], side: Side, first: i64) -> None:
    found += members(side.hand, first)
    found += members(side.aside, first + 2 * CARDS)
    found += members(side.deck, first + 4 * CARDS)
