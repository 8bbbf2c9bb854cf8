"""What a seat may know, built up from nothing, and what it sees of an action: ME-I1, ME-I2."""

from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from threerings.core.fields import replaced
from threerings.games.middle_earth.actions import SHOW, SHOW_VEIL
from threerings.games.middle_earth.components import (
    CARD_COINS,
    CARD_SKILLS,
    COVERED_BY,
    FREE_WITH,
    SKILLS,
    SLOTS,
    TILE_SKILLS,
)
from threerings.games.middle_earth.prices import discard_pay, missing, surcharge
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import BareState, Side


class Price(NamedTuple):
    """What a card or a landmark costs a player now."""

    coins: int
    """Coins to pay in all."""
    missing: tuple[int, ...]
    """The skill symbols among them that have to be paid for, one for each coin."""
    surcharge: int
    """Coins among them for the player's fortresses on the board."""
    chained: bool
    """Free because of a chain symbol the player owns."""
    affordable: bool


SideView = Side
"""One side of the table. All of it is public."""


@mypyc_attr(acyclic=True, free_list_len=1)
class View(BareState):
    """Everything a seat may know of a position. Spectators have the seat PUBLIC."""

    @property
    def accessible(self) -> tuple[int, ...]:
        """The cards that may be taken: those that nothing lies on, ME-T1."""
        covers = COVERED_BY[SLOTS * self.chapter : SLOTS * self.chapter + SLOTS]
        return tuple(card for slot, card in enumerate(self.slots) if card >= 0 and not covers[slot] & self.lying)

    def covered(self, slot: int) -> bool:
        """Whether another card lies on this one."""
        return COVERED_BY[SLOTS * self.chapter + slot] & self.lying != 0

    def discard_coins(self, seat: int) -> int:
        """What a discarded card brings a player now."""
        return min(int(discard_pay(self.chapter, self.side(seat).tokens)), self.reserve)

    def card_price(self, seat: int, card: int) -> Price:
        """What a card of the layout costs a player."""
        side = self.side(seat)
        if FREE_WITH[card] & side.chains:
            return Price(0, (), 0, chained=True, affordable=True)
        short = symbols_of(missing(side.skills, side.jokers, CARD_SKILLS[card]))
        coins = int(CARD_COINS[card]) + len(short)
        return Price(coins, short, 0, chained=False, affordable=coins <= side.coins)

    def tile_price(self, seat: int, tile: int) -> Price:
        """What a landmark costs a player."""
        side = self.side(seat)
        short = symbols_of(missing(side.skills, side.jokers, TILE_SKILLS[tile]))
        more = int(surcharge(side.tokens, side.forts))
        coins = more + len(short)
        return Price(coins, short, more, chained=False, affordable=coins <= side.coins)


def symbols_of(skills: i64) -> tuple[int, ...]:
    """Packed skills one by one."""
    return tuple(skill for skill in range(SKILLS) for _ in range(int(skills >> 4 * skill & 15)))


def open_view(views: tuple[View, View]) -> View:
    """Both players' views of a position as one, with everything open."""
    one, other = views
    if other.knows:
        one = replaced(one, knows=True, removed_cards=other.removed_cards)
    return replaced(one, looks=True, shown_cards=other.shown_cards) if other.looks else one


def witness(state: MiddleEarthState, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played: only a look through the discard is private, ME-I3."""
    if SHOW <= action < SHOW_VEIL and seat != state.player:
        return SHOW_VEIL
    return action
