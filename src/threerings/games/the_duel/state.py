"""Everything that lies on the table, and what each observer has seen of it. No rules here."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from threerings.core.game import NATURE, PUBLIC, State
from threerings.core.zones import count
from threerings.games.the_duel.components import (
    BALROG,
    BALROG_DECK,
    GANDALF,
    GANDALF_DECK,
    HAND,
    NONE,
    SPARED,
    Deck,
    cards_to_play,
)

# What is asked, in the order of the rulebook.
DEALING: Final = 0
BEGINNING: Final = 1
ORDERING: Final = 2
LAYING: Final = 3
REFUSING: Final = 4
TAKING: Final = 5
SHOWING: Final = 6
DRAWING: Final = 7
FILLING: Final = 8
KEEPING: Final = 9
OVER: Final = 10
PHASES: Final[tuple[str, ...]] = (
    "deal", "begin", "order", "lay", "refuse", "take", "show", "draw", "fill", "keep", "over",
)  # fmt: skip

# Why a match ended.
REASONS: Final = ("top", "higher", "final")
TOP_REACHED: Final = 0
HIGHER: Final = 1
FINAL_WON: Final = 2

# A parting is one duel's leftover cards as an observer remembers them, in one number: the cards seen whose fate stayed
# hidden, how many of all hidden ones were set aside, how many left the game.
KEPT_PLACE: Final = 40
GONE_PLACE: Final = 44
SEEN_BITS: Final = 0x1FFFFFFFF


def parting(seen: i64, kept: i64, gone: i64) -> i64:
    return seen | (kept << KEPT_PLACE) | (gone << GONE_PLACE)


def parting_seen(packed: i64) -> i64:
    return packed & SEEN_BITS


def parting_kept(packed: i64) -> i64:
    return (packed >> KEPT_PLACE) & 15


def parting_gone(packed: i64) -> i64:
    return packed >> GONE_PLACE


def left_hidden(packed: i64, found: i64) -> i64:
    """The cards of a parting whose fate is still hidden when some have been found since."""
    return parting_seen(packed) & ~found


def left_kept(packed: i64, found: i64) -> i64:
    """How many of the cards still hidden were set aside: all that have been found since had been."""
    return parting_kept(packed) - count(parting_seen(packed) & found)


@mypyc_attr(acyclic=True, free_list_len=1)
class Memory:
    """What an observer knows of a side's unplayed cards, for sure and by the partings (DU-I3, DU-F13).

    It never changes, so that copies of a state can share it; only its last telling is kept beside it.
    """

    def __init__(self, kept: i64, gone: i64, past: tuple[int, ...]) -> None:
        self.kept: i64 = kept
        self.gone: i64 = gone
        self.past: tuple[int, ...] = past
        self.told: tuple[i64, i64, bool, Any] = (-1, -1, False, None)
        """How it was last put into a view, after the cards played and seen by then, and whether all were."""


BLANK_MEMORY: Final = Memory(0, 0, ())


@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """One player's cards, marker and figure."""

    def __init__(self, deck: i64, energy: i64) -> None:
        self.deck: i64 = deck
        self.hand: i64 = 0
        self.aside: i64 = 0
        """Set aside for the final."""
        self.gone: i64 = 0
        """Left the game face down."""
        self.spent: i64 = 0
        """Played in this duel or an earlier one."""
        self.energy: i64 = energy
        self.step: i64 = 0
        self.plays: i64 = 0
        """Cards played in this duel."""
        self.seen: i64 = 0
        """Cards the opponent knows to be in this hand (while cards are kept: in it or among those just set aside)."""
        self.shown: i64 = 0
        """The same for the public."""
        self.remembered: Memory = BLANK_MEMORY
        """By the opponent."""
        self.recorded: Memory = BLANK_MEMORY
        """By the public."""

    def copy(self) -> "Side":
        side = Side(self.deck, self.energy)
        side.hand = self.hand
        side.aside = self.aside
        side.gone = self.gone
        side.spent = self.spent
        side.step = self.step
        side.plays = self.plays
        side.seen = self.seen
        side.shown = self.shown
        side.remembered = self.remembered
        side.recorded = self.recorded
        return side

    def set_aside(self, cards: i64) -> None:
        """Set cards of the hand aside, seen by the opponent but not by the public (DU-T1)."""
        self.hand &= ~cards
        self.aside |= cards
        self.seen &= ~cards
        self.remembered = Memory(self.remembered.kept | cards, self.remembered.gone, self.remembered.past)

    def set_aside_openly(self, cards: i64) -> None:  # DU-M1, DU-F9
        self.set_aside(cards)
        self.shown &= ~cards
        self.recorded = Memory(self.recorded.kept | cards, self.recorded.gone, self.recorded.past)


class Table(State):
    """The truth of a position, without the rules that move it."""

    def __init__(self, deck: Deck, tilsit: bool) -> None:
        self.deck: Deck = deck
        self.tilsit: bool = tilsit
        self.gandalf: Side = Side(GANDALF_DECK, deck.preliminary)  # on the ground, at 15: DU-S1
        self.balrog: Side = Side(BALROG_DECK, deck.preliminary)
        self.phase: i64 = DEALING
        self.turn: i64 = NATURE
        self.due: i64 = 2 * HAND
        """Cards still to be dealt to both sides, or to be set aside by the one whose turn it is."""
        self.duel: i64 = 1
        self.began: i64 = GANDALF
        self.loser: i64 = GANDALF
        """Who lost the previous duel; before the first, no matter who."""
        self.row: list[i64] = []
        self.gap: i64 = NONE
        """Where in the row Gandalf has to fill a gap."""
        self.reflected: i64 = 0
        """The Mirror's attack."""
        self.magic: bool = False
        self.rage: bool = False
        self.open: bool = False
        """The Balrog's hand lies face up (List)."""
        self.enchanted: i64 = NONE
        self.looked: i64 = 0
        """Seats, as a set, that have looked at the other hand in this duel."""
        self.audience: i64 = PUBLIC
        """Who is being shown cards."""
        self.displayed: i64 = 0
        """Cards shown so far while a hand is being shown."""
        self.winner: i64 = NONE
        self.reason: i64 = 0

    def side(self, seat: i64) -> Side:
        return self.gandalf if seat == GANDALF else self.balrog

    def dealt_side(self) -> Side:
        """Whose cards are being dealt: Gandalf's first."""
        return self.gandalf if self.due > HAND else self.balrog

    def shown_side(self) -> Side:
        """Whose hand is being shown."""
        return self.gandalf if self.audience == BALROG else self.balrog

    def cards_to_play(self) -> i64:
        """How many cards each plays in this duel, whatever was set aside (DU-F7)."""
        return cards_to_play(self.duel)

    def set_aside_now(self, side: Side) -> i64:
        """How many cards a side has set aside in this duel already (DU-E7)."""
        return count(side.aside) - SPARED * (self.duel - 1)

    def copy_to(self, other: "Table") -> None:
        """Make another table equal to this one; they share nothing that changes."""
        other.gandalf = self.gandalf.copy()
        other.balrog = self.balrog.copy()
        other.phase = self.phase
        other.turn = self.turn
        other.due = self.due
        other.duel = self.duel
        other.began = self.began
        other.loser = self.loser
        other.row = self.row.copy()
        other.gap = self.gap
        other.reflected = self.reflected
        other.magic = self.magic
        other.rage = self.rage
        other.open = self.open
        other.enchanted = self.enchanted
        other.looked = self.looked
        other.audience = self.audience
        other.displayed = self.displayed
        other.winner = self.winner
        other.reason = self.reason
