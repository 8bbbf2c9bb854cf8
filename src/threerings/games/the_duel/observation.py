"""A player's view as numbers, the player's own side first.

Left out: the symbols on the cards, which the options fix, and what only spectators know.
"""

from typing import Final

from mypy_extensions import i64

from threerings.core.observation import ACTORS, BOTH, Pen, place_of_actor
from threerings.core.zones import count
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF, SIDES, TOP
from threerings.games.the_duel.state import PHASES, Side, left_hidden, left_kept, parting_gone
from threerings.games.the_duel.view import View

OBSERVATION_VERSION: Final = 1
"""Raised whenever a place of the observation changes its meaning."""

SIDE_IDS: Final[tuple[str, ...]] = SIDES
AUDIENCES: Final[tuple[str, ...]] = ("you", "the opponent", "everybody")
DUELS: Final[tuple[str, ...]] = ("first", "second", "third", "final")
SYMBOL_ROWS: Final[tuple[str, ...]] = ("row 1", "row 2", "row 3", "row 4")
EFFECTS: Final[tuple[str, ...]] = ("magic", "rage", "list")
PARTED: Final = tuple(f"{duel} duel: seen" for duel in DUELS[:3])
KEPT: Final = tuple(f"{duel} duel: kept" for duel in DUELS[:3])
GONE: Final = tuple(f"{duel} duel: gone" for duel in DUELS[:3])
MOST_ENERGY: Final = 99
MOST_DEBT: Final = 103
MOST_LAID: Final = 20
YOUR_ROW: Final = "your cards in the row: 1 for the first place, 2 for the second, and so on; 0 for others"
THEIR_ROW: Final = "the same for the opponent's cards"


def observe(view: View, pen: Pen) -> None:
    seat, audience, began = view.seat, view.audience, view.began
    pen.one("seat", "the side you play", SIDE_IDS, seat)
    pen.number("tilsit", "1 in the edition tilsit, 0 in kosmos", 1, view.tilsit)
    pen.one("phase", "what is asked", PHASES, view.phase)
    pen.one("actor", "who is asked; nobody once the match is over", ACTORS, place_of_actor(view.turn, seat))
    pen.number("due", "cards still to be dealt or to be set aside", 18, view.due)
    pen.one("duel", "which duel is played", DUELS, view.duel - 1)
    pen.one("began", "who began this duel", BOTH, began ^ seat)
    pen.one("lost", "who lost the duel before; before the second duel, no matter", BOTH, view.loser ^ seat)
    pen.order("your row", YOUR_ROW, CARD_IDS, view.row, began ^ seat)
    pen.order("their row", THEIR_ROW, CARD_IDS, view.row, 1 - (began ^ seat))
    pen.number("gap", "the place of the row that Gandalf has to fill, from 1; 0 for none", MOST_LAID, view.gap + 1)
    pen.zone("reflected", "the attack of the Mirror", SYMBOL_ROWS, view.reflected)
    effects: i64 = (1 if view.magic else 0) | (2 if view.rage else 0) | (4 if view.open else 0)
    pen.zone("effects", "effects in force", EFFECTS, effects)
    pen.one("enchanted", "the card of the Balrog that is enchanted", CARD_IDS, view.enchanted)
    looked = view.looked if seat == GANDALF else (view.looked >> 1) | ((view.looked & 1) << 1)
    pen.zone("looked", "who has looked at the other hand in this duel", BOTH, looked)
    pen.one(
        "audience",
        "to whom a hand is shown; also everybody while none is",
        AUDIENCES,
        audience ^ seat if audience <= BALROG else audience,
    )
    pen.zone("displayed", "the cards shown so far", CARD_IDS, view.displayed)
    mine, theirs = (view.gandalf, view.balrog) if seat == GANDALF else (view.balrog, view.gandalf)
    write_side(mine, "your ", pen)
    write_own_cards(mine, pen)
    write_side(theirs, "their ", pen)


def write_side(side: Side, whose: str, pen: Pen) -> None:
    pen.whose = whose
    energy = side.energy
    pen.number("energy", "", MOST_ENERGY, max(0, energy))
    pen.number("below zero", "how far the energy has fallen below zero", MOST_DEBT, max(0, -energy))
    pen.number("step", "step of the bridge", TOP, side.step)
    pen.number("plays", "cards played in this duel", MOST_LAID, side.plays)
    pen.number("in deck", "cards in the deck", 27, count(side.deck))
    pen.number("in hand", "cards in hand", 9, count(side.hand))
    pen.number("set aside", "cards set aside for the final", 12, count(side.aside))
    pen.number("left game", "cards that have left the game", 27, count(side.gone))
    pen.zone("spent", "cards played, in this duel or before", CARD_IDS, side.spent)
    pen.zone("seen", "cards in hand that the other side knows", CARD_IDS, side.seen)
    memory = side.remembered
    pen.zone("known aside", "cards the other side knows to be set aside", CARD_IDS, memory.kept & ~side.spent)
    pen.zone("known gone", "cards the other side knows to have left the game", CARD_IDS, memory.gone)
    found = side.spent | side.seen
    for duel in range(3):
        past: i64 = memory.partings[duel] if duel < len(memory.partings) else 0
        seen = left_hidden(past, found)
        pen.zone(PARTED[duel], "its leftover cards that were seen; each was set aside or left", CARD_IDS, seen)
        pen.number(KEPT[duel], "how many of its hidden leftover cards were set aside", 9, left_kept(past, found))
        pen.number(GONE[duel], "how many of its hidden leftover cards left the game", 9, parting_gone(past))


def write_own_cards(side: Side, pen: Pen) -> None:
    pen.zone("hand", "", CARD_IDS, side.hand)
    pen.zone("aside", "cards set aside for the final", CARD_IDS, side.aside)
    pen.zone("gone", "cards that have left the game face down", CARD_IDS, side.gone)
