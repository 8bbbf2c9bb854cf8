"""The story of a match as one viewer may tell it, and how a player is asked and answers.

It is told from the viewer's views and the actions witnessed, never from a state: first what was chosen, then what has
changed by it. Among the values of a line `side` is the one who acts or loses something, `card` is a card's name and
`shape` stands before it for its colour, `coins` is a number of coins in words; `origin`, `place` and `goal` are
regions, as a way begins there, something stands there, or a way leads there.
"""

from collections.abc import Callable
from typing import Final

from threerings.core.game import Line, Name
from threerings.core.zones import members
from threerings.games.middle_earth.actions import (
    ACCEPT,
    CALL,
    COIN,
    DISCARD,
    KEEP,
    LANDMARK,
    MOVE,
    PASS,
    PLACE,
    PLAY,
    RAZE,
    REMOVE,
    RETRIEVE,
    SHOW,
    SHOW_VEIL,
    STRIP,
    TURN,
)
from threerings.games.middle_earth.components import (
    CARD_DATA,
    CARD_IDS,
    COINS,
    COLOUR,
    FIRST_GREYS,
    GAIN,
    PACK,
    PEOPLE,
    PEOPLE_IDS,
    REGION_IDS,
    ROADS_BOTH_WAYS,
    SALVAGE,
    SHAPES,
    SIDES,
    SLOTS,
    TILE_IDS,
    TILE_REGION,
    TOKEN_IDS,
)
from threerings.games.middle_earth.state import (
    ACCEPTING,
    CALLING,
    CHOOSING,
    DEALING,
    FACE_DOWN,
    KEEPING,
    MANOEUVRING,
    OVER,
    PLACING,
    RAISING,
    RAZING,
    RETRIEVING,
    REVEALING,
    SHOWING,
    STRIPPING,
    TAKEN,
)
from threerings.games.middle_earth.view import View

Value = str | int | Name | tuple[Name, ...]
Values = dict[str, Value]


def tell(before: View, action: int, after: View) -> list[Line]:
    telling = Telling(before, action, after)
    TOLD[before.phase](telling)
    telling.tell_what_follows()
    return telling.lines


# Names.


def the_card(card: int) -> Values:
    """A card with the shape of its colour."""
    return {"shape": SHAPES[COLOUR[card]], "card": card_name(card)}


def card_name(card: int) -> Name:
    return Name(f"card-{CARD_IDS[card]}", {})


def token_name(token: int) -> Name:
    return Name(f"token-{TOKEN_IDS[token]}", {})


def tile_name(tile: int) -> Name:
    return Name(f"tile-{TILE_IDS[tile]}", {})


def coins_of(number: int) -> Name:
    return Name("cost-coins", {"number": number})


def units_of(number: int) -> Name:
    return Name("story-units", {"number": number})


def of_people(people: int) -> Name:
    return Name("of-people", {"people": PEOPLE_IDS[people]})


def with_chain(card: int) -> Name:
    """The symbol that makes a card free."""
    return Name("with-chain", {"chain": CARD_DATA[CARD_IDS[card]]["free_with"]})


def to_region(region: int) -> Name:
    return Name("to-region", {"region": REGION_IDS[region]})


def in_region(region: int) -> Name:
    return Name("in-region", {"region": REGION_IDS[region]})


def from_region(region: int) -> Name:
    return Name("from-region", {"region": REGION_IDS[region]})


def grey_card(grey: int) -> int:
    """A grey card's number among all cards."""
    return grey if grey < FIRST_GREYS else grey - FIRST_GREYS + PACK


class Telling:
    """One action, and all that changed until the next question."""

    def __init__(self, before: View, action: int, after: View) -> None:
        self.before = before
        self.action = action
        self.after = after
        seat = before.player
        self.side = SIDES[seat]
        self.enemy = SIDES[1 - seat]
        self.own = (before.side(seat), after.side(seat))
        """The one whose turn it is, before and after."""
        self.other = (before.side(1 - seat), after.side(1 - seat))
        self.gained = self.own[1].coins - self.own[0].coins
        """Coins still to be told."""
        self.due = 0
        """How many of them at most the action itself has brought; the rest comes from a token."""
        self.lines: list[Line] = []

    def say(self, key: str, **values: Value) -> None:
        self.lines.append(Line(key, values))

    # Nature.

    def deal(self) -> None:
        """A layout takes one line, not one for each card."""
        if self.before.slots.count(FACE_DOWN) == SLOTS:
            self.say("story-chapter", chapter=self.before.chapter + 1)
        elif TAKEN in self.before.slots:
            self.say("story-turned", **the_card(self.action - TURN))

    def raised(self) -> None:
        if self.after.phase != RAISING:
            self.say("story-landmarks", tiles=tuple(tile_name(tile) for tile in members(self.after.tiles_up)))

    def wait(self) -> None:
        """Tokens revealed and cards shown are told together, once all are."""

    # A turn.

    def choose(self) -> None:
        if self.action < DISCARD:
            self.play(self.action)
        elif self.action < LANDMARK:
            self.say("story-discarded", side=self.side, **the_card(self.action - DISCARD), coins=coins_of(self.gained))
            self.gained = 0
        else:
            self.build(self.action - LANDMARK)

    def play(self, card: int) -> None:
        price = self.before.card_price(self.before.player, card)
        if price.chained:
            self.say("story-chained", side=self.side, **the_card(card), chain=with_chain(card))
        elif price.coins:
            self.say("story-paid", side=self.side, **the_card(card), coins=coins_of(price.coins))
        else:
            self.say("story-free", side=self.side, **the_card(card))
        self.gained += price.coins
        self.lay(card)

    def lay(self, card: int) -> None:
        """What a card brings that is nowhere else to be told."""
        self.due = int(GAIN[card])
        data = CARD_DATA[CARD_IDS[card]]
        if "gives" in data:
            skills = [Name("skill-count", {"skill": skill, "number": size}) for skill, size in data["gives"].items()]
            self.say("story-skills", side=self.side, skills=tuple(skills))
        elif "gives_one_of" in data:
            choice = tuple(Name(f"skill-{skill}", {}) for skill in data["gives_one_of"])
            self.say("story-choice", side=self.side, skills=choice)
        elif "people" in data:
            people = int(PEOPLE[card])
            symbols = Name("story-symbols", {"number": self.own[1].peoples[people]})
            self.say("story-people", side=self.side, symbols=symbols, people=of_people(people))

    def build(self, tile: int) -> None:
        price, region = self.before.tile_price(self.before.player, tile), int(TILE_REGION[tile])
        taken: Values = {"side": self.side, "tile": tile_name(tile), "place": in_region(region)}
        if price.coins:
            self.say("story-landmark", **taken, coins=coins_of(price.coins))
        else:
            self.say("story-landmark-free", **taken)
        self.gained += price.coins
        self.due = COINS
        self.arrive(region)

    # War.

    def place(self) -> None:
        if self.action == PASS:
            self.decline()
        else:
            self.arrive(self.action - PLACE)

    def arrive(self, region: int) -> None:
        units = self.own[1].units[region] - self.own[0].units[region] + self.fallen(region)
        if units:
            self.say("story-placed", side=self.side, units=units_of(units), place=in_region(region))
        self.fight(region)

    def fallen(self, region: int) -> int:
        """How many units each side loses where units arrive."""
        return self.other[0].units[region] - self.other[1].units[region]

    def fight(self, region: int) -> None:
        if self.fallen(region):
            self.say("story-conflict", place=in_region(region), units=units_of(self.fallen(region)))

    def manoeuvre(self) -> None:
        """A coin that the enemy loses is told with what follows."""
        if self.action < REMOVE:
            here, there = ROADS_BOTH_WAYS[self.action - MOVE]
            self.say("story-moved", side=self.side, origin=from_region(here), goal=to_region(there))
            self.fight(there)
        elif self.action < RAZE:
            self.say("story-removed", side=self.side, place=in_region(self.action - REMOVE))
        elif self.action == PASS:
            self.decline()

    def raze(self) -> None:
        if self.action == PASS:
            self.decline()
        else:
            self.say("story-razed", side=self.side, place=in_region(self.action - RAZE))

    def accept(self) -> None:
        """What a bonus brings is told with what follows."""
        if self.action == PASS:
            self.decline()
        else:
            self.due = 1 if self.own[0].steps == 3 else 0

    def decline(self) -> None:
        self.say("story-declined", side=self.side)

    # Peoples, and the discard.

    def call(self) -> None:
        self.say("story-called", side=self.side, people=of_people(self.action - CALL))

    def keep(self) -> None:
        self.say("story-kept", side=self.side, token=token_name(self.action - KEEP))

    def retrieve(self) -> None:
        card = self.action - RETRIEVE
        self.say("story-retrieved", side=self.side, **the_card(card))
        self.lay(card)

    def strip(self) -> None:
        self.say("story-stripped", side=self.enemy, **the_card(grey_card(self.action - STRIP)))

    # What follows.

    def tell_what_follows(self) -> None:
        self.coins()
        self.steps()
        if self.after.phase == KEEPING:
            self.say("story-revealed", tokens=tuple(token_name(token) for token in members(self.after.offered)))
        elif self.after.phase == RETRIEVING:
            self.look()
        outcome = self.after.outcome
        if outcome is None:
            self.turns()
        else:
            won: Values = {} if outcome.winner is None else {"winner": SIDES[outcome.winner]}
            self.say(f"reason-{outcome.reason}", **won)

    def coins(self) -> None:
        """First those of the action itself; what comes for a chained card comes last."""
        brought = min(self.due, self.gained)
        if brought:
            self.say("story-coins", side=self.side, coins=coins_of(brought))
        lost = self.other[0].coins - self.other[1].coins
        if lost:
            self.say("story-coins-lost", side=self.enemy, coins=coins_of(lost))
        if self.gained > brought:
            self.say("story-gifts", side=self.side, coins=coins_of(self.gained - brought))

    def steps(self) -> None:
        """Steps on the quest, and a bonus if one is offered there."""
        total = self.own[1].steps
        steps = total - self.own[0].steps
        if not steps:
            return
        self.say("story-steps", side=self.side, steps=Name("story-strides", {"number": steps}), total=total)
        after = self.after
        if total % 3 == 0 and (after.phase in (ACCEPTING, RAZING) or (after.phase == PLACING and after.optional)):
            self.say("story-bonus", total=total)

    def look(self) -> None:
        """The removed cards are told to the one who sees them now."""
        if self.before.phase != SHOWING or self.action == SHOW_VEIL:
            self.say("story-looked", side=self.side)
            return
        assert self.before.displayed is not None, "only the one who looks sees the cards"
        shown = [*members(self.before.displayed, PACK * self.before.chapter), self.action - SHOW]
        self.say("story-found", side=self.side, cards=tuple(card_name(card) for card in sorted(shown)))

    def turns(self) -> None:
        """Another turn is told when it begins, and when it is earned for later."""
        again = self.after.phase == CHOOSING and self.after.player == self.before.player
        earned = self.after.extra - self.before.extra + (1 if again and self.before.extra else 0)
        if earned:
            self.say("story-earned", side=self.side, turns=Name("story-turns", {"number": earned}))
        if again:
            self.say("story-again", side=self.side)


TOLD: Final[dict[int, Callable[[Telling], None]]] = {
    DEALING: Telling.deal,
    RAISING: Telling.raised,
    CHOOSING: Telling.choose,
    PLACING: Telling.place,
    MANOEUVRING: Telling.manoeuvre,
    RAZING: Telling.raze,
    ACCEPTING: Telling.accept,
    REVEALING: Telling.wait,
    KEEPING: Telling.keep,
    CALLING: Telling.call,
    SHOWING: Telling.wait,
    RETRIEVING: Telling.retrieve,
    STRIPPING: Telling.strip,
}


# What a player may choose.


def offer(view: View, action: int) -> Line:
    first = max(first for first in OFFERED if first <= action)
    return OFFERED[first](view, action - first)


def offer_play(view: View, card: int) -> Line:
    price = view.card_price(view.seat, card)
    if price.chained:
        return Line("action-chained", {**the_card(card), "chain": with_chain(card)})
    if price.coins:
        return Line("action-pay", {**the_card(card), "coins": coins_of(price.coins)})
    return Line("action-play", the_card(card))


def offer_discard(view: View, card: int) -> Line:
    side, reserve = view.side(view.seat), COINS - view.fellowship.coins - view.sauron.coins
    pay = (view.chapter + 1) * (2 if side.tokens >> SALVAGE & 1 else 1)
    return Line("action-discard", {**the_card(card), "coins": coins_of(min(pay, reserve))})


def offer_landmark(view: View, tile: int) -> Line:
    price = view.tile_price(view.seat, tile)
    if price.coins:
        return Line("action-landmark", {"tile": tile_name(tile), "coins": coins_of(price.coins)})
    return Line("action-landmark-free", {"tile": tile_name(tile)})


def offer_place(view: View, region: int) -> Line:
    return Line("action-place", {"units": units_of(view.amount), "place": in_region(region)})


def offer_move(_: View, road: int) -> Line:
    here, there = ROADS_BOTH_WAYS[road]
    return Line("action-move", {"origin": from_region(here), "goal": to_region(there)})


def offer_pass(view: View, _: int) -> Line:
    return Line("action-stop" if view.phase == MANOEUVRING else "action-decline", {})


OFFERED: Final[dict[int, Callable[[View, int], Line]]] = {
    PLAY: offer_play,
    DISCARD: offer_discard,
    LANDMARK: offer_landmark,
    PLACE: offer_place,
    MOVE: offer_move,
    REMOVE: lambda _, region: Line("action-remove", {"place": in_region(region)}),
    RAZE: lambda _, region: Line("action-raze", {"place": in_region(region)}),
    COIN: lambda *_: Line("action-coin", {}),
    ACCEPT: lambda view, _: Line("action-accept", {"total": view.side(view.seat).steps}),
    PASS: offer_pass,
    KEEP: lambda _, token: Line("action-keep", {"token": token_name(token)}),
    CALL: lambda _, people: Line("action-call", {"people": of_people(people)}),
    RETRIEVE: lambda _, card: Line("action-retrieve", the_card(card)),
    STRIP: lambda _, grey: Line("action-strip", the_card(grey_card(grey))),
}
"""Each kind of choice by its first action, with what it is called: from the view, and the action counted from there."""


# What a player is asked, and what the others wait for.

ASKED: Final = {
    CHOOSING: "ask-choose",
    RAZING: "ask-raze",
    ACCEPTING: "ask-accept",
    KEEPING: "ask-keep",
    CALLING: "ask-call",
    RETRIEVING: "ask-retrieve",
    STRIPPING: "ask-strip",
}
AWAITED: Final = {
    DEALING: "wait-deal",
    RAISING: "wait-raise",
    CHOOSING: "wait-choose",
    PLACING: "wait-place",
    MANOEUVRING: "wait-manoeuvre",
    RAZING: "wait-raze",
    ACCEPTING: "wait-accept",
    REVEALING: "wait-reveal",
    KEEPING: "wait-keep",
    CALLING: "wait-call",
    SHOWING: "wait-show",
    RETRIEVING: "wait-retrieve",
    STRIPPING: "wait-strip",
    OVER: "wait-over",
}


def question(view: View) -> Line:
    if view.turn != view.seat or view.phase == OVER:
        named = view.phase not in (DEALING, RAISING, REVEALING, OVER)
        return Line(AWAITED[view.phase], {"side": SIDES[view.player]} if named else {})
    if view.phase == PLACING:
        return Line("ask-place-bonus", {}) if view.optional else Line("ask-place", {"units": units_of(view.amount)})
    if view.phase == MANOEUVRING:
        return ask_manoeuvre(view)
    return Line(ASKED[view.phase], {"total": view.side(view.seat).steps} if view.phase == ACCEPTING else {})


def ask_manoeuvre(view: View) -> Line:
    """The manoeuvres left that can do something."""
    moves, removals, coins, free = (view.manoeuvres >> shift & 15 for shift in (0, 4, 8, 12))
    if free:
        return Line("ask-march", {"number": free})
    own, other = view.side(view.seat), view.side(1 - view.seat)
    kinds = {
        "manoeuvre-moves": moves if any(own.units) else 0,
        "manoeuvre-removals": min(removals, sum(other.units)),
        "manoeuvre-coins": min(coins, other.coins),
    }
    left = tuple(Name(kind, {"number": number}) for kind, number in kinds.items() if number)
    return Line("ask-manoeuvre", {"manoeuvres": left})
