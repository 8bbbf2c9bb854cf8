"""Everything that lies on the table, and what each observer has seen of it. No rules here."""

from typing import Any, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from threerings.core.fields import Fields
from threerings.core.game import NATURE, PUBLIC, Outcome, State
from threerings.core.zones import count, face_down
from threerings.games.the_duel.components import (
    BALROG,
    DECKS,
    FINAL,
    GANDALF,
    HAND,
    NONE,
    SPARED,
    STANDARD_DECK,
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


class Parting(NamedTuple):
    """Leftover cards of a past duel, as far as somebody knows: each of `seen` was set aside or left the game.

    Of all that duel's cards whose fate is hidden, `kept` were set aside and `gone` left the game.
    """

    seen: int
    kept: int
    gone: int


class Zones(NamedTuple):
    """A player's own hidden cards."""

    hand: int
    aside: int
    gone: int


@mypyc_attr(acyclic=True, free_list_len=1)
class Memory(Fields):
    """What an observer knows of a side's unplayed cards, for sure and by the partings (DU-I3, DU-F13).

    It never changes, so that copies of a state can share it.
    """

    def __init__(self, kept: i64 = 0, gone: i64 = 0, partings: tuple[int, ...] = ()) -> None:
        self.kept: i64 = kept
        """Cards known to be set aside."""
        self.gone: i64 = gone
        """Cards known to have left the game."""
        self.partings: tuple[int, ...] = partings
        self._cards: i64 = kept
        """All cards it is about, but for those gone."""
        self._sure: bool = True
        """Whether no more follows from it than it says, as long as none of its cards turns up."""
        for packed in partings:
            self._cards |= parting_seen(packed)
            self._sure = self._sure and (parting_seen(packed) == 0 or parting_kept(packed) != 0)
        self._since: tuple[i64, i64, bool, Memory | None] = (-1, -1, False, None)
        """What was last made of it, after the cards played and seen by then, and whether all were."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Memory, (self.kept, self.gone, self.partings)

    def retold(self) -> dict[str, dict[str, Any]]:
        return {"partings": {"past": self.past}}

    @property
    def past(self) -> tuple[Parting, ...]:
        """The partings of past duels, in the open."""
        unpacked = [(parting_seen(packed), parting_kept(packed), parting_gone(packed)) for packed in self.partings]
        return tuple([Parting(seen, kept, gone) for seen, kept, gone in unpacked])

    def since(self, spent: i64, seen: i64, all_seen: bool) -> "Memory":
        """The same in the light of the cards that have turned up in the final since, perhaps the whole hand."""
        spent &= self._cards
        seen &= self._cards
        if self._sure and not spent and not seen and not all_seen:
            return self
        played, known, whole, last = self._since
        if last is None or played != spent or known != seen or whole != all_seen:
            last = self.sure(spent, seen, all_seen)
            self._since = (spent, seen, all_seen, last)
        return last

    def sure(self, spent: i64, seen: i64, all_seen: bool) -> "Memory":
        """Once all that a duel kept has turned up, or the whole hand, what else was seen of it is gone (DU-F13)."""
        left: i64 = self.gone
        partings: list[int] = []
        for packed in self.partings:
            hidden, kept = left_hidden(packed, spent | seen), left_kept(packed, spent | seen)
            gone = parting_gone(packed)
            if all_seen or kept == 0:
                left |= hidden
                gone -= count(hidden)
                hidden = 0
            partings.append(parting(hidden, kept, gone))
        return Memory(self.kept & ~spent, left, tuple(partings))


BLANK_MEMORY: Final = Memory()


@mypyc_attr(acyclic=True, free_list_len=1)
class Side(Fields):
    """One player's cards, marker and figure, or what a seat may know of them: others' hidden cards lie face down."""

    def __init__(
        self, owner: i64 = GANDALF, like: "Side | None" = None, seat: i64 = NATURE, final: bool = False
    ) -> None:
        owns: bool = seat in (owner, NATURE)  # DU-I1, DU-I2
        self.owner: i64 = owner
        self.seat: i64 = seat
        """Who knows it, as of a table."""
        self.energy: i64 = like.energy if like else i64(STANDARD_DECK.preliminary)  # DU-S1
        self.step: i64 = like.step if like else i64(0)
        self.plays: i64 = like.plays if like else i64(0)
        """Cards played in this duel."""
        self.deck: i64 = i64(DECKS[owner]) if not like else like.deck if owns else face_down(like.deck)
        self.hand: i64 = i64(0) if not like else like.hand if owns else face_down(like.hand)
        self.aside: i64 = i64(0) if not like else like.aside if owns else face_down(like.aside)
        """Set aside for the final."""
        self.gone: i64 = i64(0) if not like else like.gone if owns else face_down(like.gone)
        """Left the game face down."""
        self.spent: i64 = like.spent if like else i64(0)
        """Played in this duel or an earlier one."""
        self.seen: i64 = like.seen if like and seat != PUBLIC else i64(0)
        """Cards the opponent knows to be in this hand (while cards are kept: in it or among those just set aside)."""
        self.shown: i64 = like.shown if like else i64(0)
        """The same for the public."""
        self.remembered: Memory = like.memory(seat, final) if like and seat != PUBLIC else BLANK_MEMORY
        """By the opponent."""
        self.recorded: Memory = like.record(seat, final) if like else BLANK_MEMORY
        """By the public."""

    def memory(self, seat: i64, final: bool) -> Memory:
        """What the opponent remembers, as a seat may know it: no more than follows for sure."""
        if seat == NATURE:
            return self.remembered
        return self.remembered.since(self.spent, self.seen, final and count(self.hand) == count(self.seen))

    def record(self, seat: i64, final: bool) -> Memory:
        """The same of what everybody remembers."""
        if seat == NATURE:
            return self.recorded
        return self.recorded.since(self.spent, self.shown, final and count(self.hand) == count(self.shown))

    def retold(self) -> dict[str, dict[str, Any]]:
        return {
            "owner": {},
            "seat": {},
            "deck": {"in_deck": self.in_deck},
            "hand": {"in_hand": self.in_hand},
            "aside": {"set_aside": self.set_aside},
            "gone": {"left_game": self.left_game},
            "remembered": {"remembered": None if self.seat == PUBLIC else self.remembered},
            "recorded": {"recorded": self.recorded, "own": self.own},
        }

    @property
    def in_deck(self) -> int:
        return int(count(self.deck))

    @property
    def in_hand(self) -> int:
        return int(count(self.hand))

    @property
    def set_aside(self) -> int:
        return int(count(self.aside))

    @property
    def left_game(self) -> int:
        return int(count(self.gone))

    @property
    def own(self) -> Zones | None:
        """The hidden cards, if they are known."""
        return Zones(self.hand, self.aside, self.gone) if self.seat in (self.owner, NATURE) else None

    def lay_aside(self, cards: i64) -> None:
        """Set cards of the hand aside, seen by the opponent but not by the public (DU-T1)."""
        self.hand &= ~cards
        self.aside |= cards
        self.seen &= ~cards
        self.remembered = Memory(self.remembered.kept | cards, self.remembered.gone, self.remembered.partings)

    def lay_aside_openly(self, cards: i64) -> None:  # DU-M1, DU-F9
        self.lay_aside(cards)
        self.shown &= ~cards
        self.recorded = Memory(self.recorded.kept | cards, self.recorded.gone, self.recorded.partings)


@mypyc_attr(acyclic=True)
class BareState(State):
    """Everything on the table, or what a seat may know of it; without the rules that move it."""

    def __init__(self, like: "BareState | None" = None, seat: i64 = NATURE) -> None:
        final = like.duel == FINAL if like else False
        self.seat: i64 = seat
        """Who knows it: a seat or PUBLIC; NATURE knows the truth."""
        self.deck: Deck = like.deck if like else STANDARD_DECK
        self.tilsit: bool = like.tilsit if like else False
        self.phase: i64 = like.phase if like else i64(DEALING)
        self.turn: i64 = like.turn if like else i64(NATURE)
        self.due: i64 = like.due if like else i64(2 * HAND)
        """Cards still to be dealt to both sides, or to be set aside by the one whose turn it is."""
        self.duel: i64 = like.duel if like else i64(1)
        self.began: i64 = like.began if like else i64(GANDALF)
        self.loser: i64 = like.loser if like else i64(GANDALF)
        """Who lost the previous duel; before the first, no matter who."""
        self.row: list[i64] = like.row.copy() if like else []
        self.gap: i64 = like.gap if like else i64(NONE)
        """Where in the row Gandalf has to fill a gap."""
        self.reflected: i64 = like.reflected if like else i64(0)
        """The Mirror's attack."""
        self.magic: bool = like.magic if like else False
        self.rage: bool = like.rage if like else False
        self.open: bool = like.open if like else False
        """The Balrog's hand lies face up (List)."""
        self.enchanted: i64 = like.enchanted if like else i64(NONE)
        self.looked: i64 = like.looked if like else i64(0)
        """Seats, as a set, that have looked at the other hand in this duel."""
        self.audience: i64 = like.audience if like else i64(PUBLIC)
        """Who is being shown cards."""
        self.displayed: i64 = like.displayed if like and (seat != PUBLIC or like.audience == PUBLIC) else i64(0)
        """Cards shown so far while a hand is being shown; the public may see them if everybody may (DU-X6)."""
        self.gandalf: Side = Side(GANDALF, like.gandalf if like else None, seat, final)
        self.balrog: Side = Side(BALROG, like.balrog if like else None, seat, final)
        self.winner: i64 = like.winner if like else i64(NONE)
        self.reason: i64 = like.reason if like else i64(0)

    def retold(self) -> dict[str, dict[str, Any]]:
        return {"winner": {"outcome": self.outcome()}, "reason": {}}

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(self.winner, REASONS[self.reason], (self.gandalf.step, self.balrog.step))

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
