"""A Duel small enough to be solved: some five thousand positions, and one secret.

Both sides stand one step below the top with one point of energy, so the first blow that hurts one side more decides
the match. All cards are known but the last of the Balrog's hand, which is dealt at the start: in three cases of ten it
is strong enough to beat everything that Gandalf has, else Gandalf can win. So the match is worth 0.4 to Gandalf.
"""

import json
from typing import Any, cast

from threerings.games.the_duel.components import STANDARD_DECK

SYMBOLS = {
    "1...|12..": ("C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10"),
    "1...|1...": ("C11", "C12", "C13", "C14"),
    "....|123.": ("C15", "C16", "C17", "C18"),
    "123.|123.": ("C19", "C20", "C21"),
}
POSITION = """
duel 2; asks deal nature; due 1; lost gandalf
gandalf energy 1 step 4; gandalf hand C02 C03 C04 C05 C06 C07 C08 C09 C10
balrog energy 1 step 4; balrog hand C11 C12 C13 C14 C15 C16 C17 C18
balrog deck C19 C20 C21 C01 C02 C03 C04 C05 C06 C07
"""


def deck() -> dict[str, Any]:
    """The usual deck with these symbols, and one point of energy to start with."""
    usual = cast(dict[str, dict[str, Any]], STANDARD_DECK.document)
    plain = usual["plain"] | {card: symbols for symbols, cards in SYMBOLS.items() for card in cards}
    return {**usual, "plain": plain, "energy": {"preliminary": 1, "final": 1}}


PARAMETERS = {"position": POSITION, "deck": json.dumps(deck())}
"""For OpenSpiel: pyspiel.load_game("threerings_the_duel", PARAMETERS)."""
