"""What a seat may know, built up from nothing, and what it sees of an action: ME-I1, ME-I2."""

from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from threerings.core.game import PUBLIC, Outcome, made
from threerings.core.zones import bit, count
from threerings.games.middle_earth.actions import SHOW, SHOW_VEIL
from threerings.games.middle_earth.components import (
    CARD_COINS,
    CARD_SKILLS,
    COINS,
    COVERED_BY,
    EAGLES,
    FELLOWSHIP,
    FREE_WITH,
    PEOPLES,
    REGIONS,
    SKILLS,
    SLOTS,
    TILE_SKILLS,
)
from threerings.games.middle_earth.prices import discard_pay, missing, surcharge
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import SHOWING, UNKNOWN, Side, cards_in


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


class SideView(NamedTuple):
    """One side of the table. All of it is public."""

    coins: int
    steps: int
    units: tuple[int, ...]
    """Units in each region."""
    supply: int
    forts: int
    """Regions with a fortress, as a set."""
    cards: tuple[int, ...]
    """Cards played, a set for each chapter."""
    skills: int
    jokers: int
    chains: int
    peoples: tuple[int, ...]
    """Symbols of each people on the green cards."""
    tokens: int
    tiles: int

    @property
    def presence(self) -> int:
        """Regions with a unit or a fortress, as a set."""
        return self.forts | sum(1 << region for region, units in enumerate(self.units) if units)

    @property
    def support(self) -> int:
        """Different peoples that count for the victory, the eagles too."""
        return sum(1 for symbols in self.peoples if symbols) + (self.tokens >> EAGLES & 1)


class View(NamedTuple):
    """Everything a seat may know of a position. Spectators have the seat PUBLIC."""

    seat: int
    phase: int
    turn: int
    player: int
    chapter: int
    slots: tuple[int, ...]
    """The card in each slot, FACE_DOWN or TAKEN."""
    due: int
    unseen: int
    removed: int
    """How many removed cards of this chapter are not known to everybody."""
    secret: int | None
    """Which ones, for whoever has looked through the discard."""
    looked: int
    displayed: int | None
    """Those shown so far, for the one who is looking."""
    showing: int
    """How many those are."""
    discard: tuple[int, ...]
    tiles_up: int
    tiles_down: int
    stacked: int
    tops: tuple[int, ...]
    offered: int
    revealing: int
    extra: int
    amount: int
    regions: int
    optional: bool
    manoeuvres: int
    pending: tuple[int, ...]
    fellowship: SideView
    sauron: SideView
    outcome: Outcome | None

    def side(self, seat: int) -> SideView:
        return self.fellowship if seat == FELLOWSHIP else self.sauron

    @property
    def accessible(self) -> tuple[int, ...]:
        """The cards that may be taken: those that nothing lies on, ME-T1."""
        lying = self.lying
        covers = COVERED_BY[SLOTS * self.chapter : SLOTS * self.chapter + SLOTS]
        return tuple(card for slot, card in enumerate(self.slots) if card >= 0 and not covers[slot] & lying)

    def covered(self, slot: int) -> bool:
        """Whether another card lies on this one."""
        return COVERED_BY[SLOTS * self.chapter + slot] & self.lying != 0

    @property
    def lying(self) -> int:
        """The slots in which a card lies."""
        return sum(1 << place for place, card in enumerate(self.slots) if card >= -1)

    @property
    def reserve(self) -> int:
        return COINS - self.fellowship.coins - self.sauron.coins

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


@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """All that a seat may know of a position, built up from nothing. Views and observations are made from it alone.

    It is read at once: what lies open to all it does not copy, as all of a side does.
    """

    def __init__(self, state: MiddleEarthState, seat: i64) -> None:
        self.seat: i64 = seat
        self.phase: i64 = state.phase
        self.turn: i64 = state.turn
        self.player: i64 = state.player
        self.chapter: i64 = state.chapter
        self.faces: list[int] = state.faces
        self.due: i64 = state.due
        self.unseen: i64 = state.unseen
        self.removed: i64 = state.removed()
        self.knows: bool = seat != PUBLIC and state.looked & bit(seat) != 0
        """The seat has looked through the discard: ME-I3, ME-F8."""
        self.secret: i64 = state.secret if self.knows else i64(0)
        self.looked: i64 = state.looked
        self.looks: bool = state.phase == SHOWING and seat == state.player
        """The seat is looking through it."""
        self.displayed: i64 = state.displayed if self.looks else i64(0)
        self.showing: i64 = count(state.displayed)
        self.discard: list[int] = state.discard
        self.tiles_up: i64 = state.tiles_up
        self.tiles_down: i64 = state.tiles_down
        self.stacked: i64 = state.stacked
        self.tops: i64 = state.tops
        """The top token of each stack if it is known, five bits a people."""
        self.offered: i64 = state.offered
        self.revealing: i64 = state.revealing
        self.extra: i64 = state.extra
        self.amount: i64 = state.amount
        self.regions: i64 = state.regions
        self.optional: bool = state.optional
        self.manoeuvres: i64 = state.manoeuvres
        self.stack: list[int] = state.stack
        self.height: i64 = state.height
        self.fellowship: Side = state.fellowship
        self.sauron: Side = state.sauron
        self.outcome: Outcome | None = state.outcome()


def view_of(state: MiddleEarthState, seat: int) -> View:
    sight = Sight(state, seat)
    fields = (
        sight.seat,
        sight.phase,
        sight.turn,
        sight.player,
        sight.chapter,
        tuple(cards_in(sight.faces, sight.chapter)),
        sight.due,
        sight.unseen,
        sight.removed,
        sight.secret if sight.knows else None,
        sight.looked,
        sight.displayed if sight.looks else None,
        sight.showing,
        tuple(sight.discard),
        sight.tiles_up,
        sight.tiles_down,
        sight.stacked,
        tuple([top_of(sight.tops >> 5 * people & 31) for people in range(PEOPLES)]),
        sight.offered,
        sight.revealing,
        sight.extra,
        sight.amount,
        sight.regions,
        sight.optional,
        sight.manoeuvres,
        tuple(sight.stack[: sight.height]),
        side_view(sight.fellowship),
        side_view(sight.sauron),
        sight.outcome,
    )
    return made(View, fields)


def top_of(token: i64) -> int:
    """The token known to lie on top of a people's stack, or -1."""
    return -1 if token == UNKNOWN else int(token)


def side_view(side: Side) -> SideView:
    fields = (
        side.coins,
        side.steps,
        tuple([int(side.units >> 4 * region & 15) for region in range(REGIONS)]),
        side.supply,
        side.forts,
        tuple(side.cards),
        side.skills,
        side.jokers,
        side.chains,
        tuple([int(side.peoples >> 2 * people & 3) for people in range(PEOPLES)]),
        side.tokens,
        side.tiles,
    )
    return made(SideView, fields)


def opened(views: tuple[View, View]) -> View:
    """Both players' views of a position as one, with everything open."""
    one, other = views
    return one._replace(
        secret=other.secret if one.secret is None else one.secret,
        displayed=other.displayed if one.displayed is None else one.displayed,
    )


def witness(state: MiddleEarthState, action: int, seat: int) -> int:
    """What a seat sees of an action about to be played: only a look through the discard is private, ME-I3."""
    if SHOW <= action < SHOW_VEIL and seat != state.player:
        return SHOW_VEIL
    return action
