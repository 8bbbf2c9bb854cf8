"""The story of a match as one viewer may tell it, and how a player is asked and answers.

It is told from what the rules announced, the viewer's views and the action witnessed, never from a state. Among the
values of a line `side` is the one who acts or loses something, `card` is a card's name and `shape` stands before it for
its colour, `coins` is a number of coins in words; `origin`, `place` and `goal` are regions, as a way begins there,
something stands there, or a way leads there.
"""

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter
from typing import Final

from threerings.core.game import Line, Name, Step
from threerings.core.zones import count, members
from threerings.games.middle_earth import actions, components, events
from threerings.games.middle_earth.state import (
    ACCEPTING,
    CHOOSING,
    DEALING,
    MANOEUVRING,
    OVER,
    PLACING,
    RAISING,
    RAZING,
    REASONS,
    REVEALING,
    SHOWING,
)
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import (
    card_name,
    coins_of,
    from_region,
    gives,
    in_region,
    named,
    of_people,
    one_of,
    phase,
    skill_name,
    skill_names,
    tile_name,
    to_do,
    to_region,
    token_name,
    units_of,
    useful_manoeuvres,
    with_chain,
)

Value = str | int | Name | tuple[Name, ...]
Values = dict[str, Value]


def tell(step: Step) -> list[Line]:
    """Steps, and turns earned, that follow each other are told as one."""
    telling = Telling(step)
    for kind, run in groupby(step.events, key=itemgetter(0)):
        same = list(run)
        telling.run = len(same)
        for _, *carried in same[-1:] if kind in RUNS else same:
            TOLD[kind](telling, *carried)
    return telling.lines


# Names.


def the_card(card: int) -> Values:
    """A card with the shape of its colour."""
    return {"shape": components.SHAPES[components.COLOUR[card]], "card": card_name(card)}


class Telling:
    """The lines of one action: each event adds one, or goes on with the one before it."""

    def __init__(self, step: Step) -> None:
        self.before: View = step.before
        self.action = step.action
        self.after: View = step.after
        self.side = components.SIDES[step.before.player]
        self.enemy = components.SIDES[1 - step.before.player]
        self.run = 1
        """How many events of the same kind have just followed each other."""
        self.lines: list[Line] = []

    def say(self, key: str, **values: Value) -> None:
        self.lines.append(Line(key, values))

    def own(self, key: str, **values: Value) -> None:
        """Something done by the one whose turn it is."""
        self.say(key, side=self.side, **values)

    # A turn.

    def played(self, card: int, price: int, chained: int) -> None:
        if chained:
            self.own("story-chained", **the_card(card), chain=with_chain(card))
        elif price:
            self.own("story-paid", **the_card(card), coins=coins_of(price))
        else:
            self.own("story-free", **the_card(card))

    def laid(self, card: int) -> None:
        """What a card brings that nothing else tells."""
        people = int(components.PEOPLE[card])
        if gives(card):
            self.own("story-skills", skills=skill_names(gives(card)))
        elif one_of(card):
            self.own("story-choice", skills=named(skill_name, one_of(card)))
        elif people != components.NONE:
            symbols = Name("story-symbols", {"number": self.after.side(self.before.player).peoples[people]})
            self.own("story-people", symbols=symbols, people=of_people(people))

    def built(self, tile: int, price: int) -> None:
        taken: Values = {
            "side": self.side,
            "tile": tile_name(tile),
            "place": in_region(int(components.TILE_REGION[tile])),
        }
        if price:
            self.say("story-landmark", **taken, coins=coins_of(price))
        else:
            self.say("story-landmark-free", **taken)

    def stepped(self, total: int) -> None:
        self.own("story-steps", steps=Name("story-strides", {"number": self.run}), total=total)

    def declined(self) -> None:
        """A fortress may be spared by a bonus or by a token: the line fits both."""
        if self.before.phase == MANOEUVRING:
            self.own("story-stopped")
        else:
            self.own("story-spared" if self.before.phase == RAZING else "story-declined")

    def looked(self) -> None:
        """The removed cards are told to the one who sees them now."""
        if self.before.phase != SHOWING or self.action == actions.SHOW_VEIL:
            self.own("story-looked")
            return
        assert self.before.displayed is not None, "only the one who looks sees the cards"
        shown = [*members(self.before.displayed, components.PACK * self.before.chapter), self.action - actions.SHOW]
        self.own("story-found", cards=named(card_name, sorted(shown)))

    def earned(self) -> None:
        """A turn that begins at once is not worth two lines, and none follows the end."""
        later = self.run - (1 if self.before.extra == 0 and self.after.phase == CHOOSING else 0)
        if later and self.after.phase != OVER:
            self.own("story-earned", turns=Name("story-turns", {"number": later}))

    def won(self, winner: int, reason: int) -> None:
        won: Values = {} if winner == components.NONE else {"winner": components.SIDES[winner]}
        self.say(f"reason-{REASONS[reason]}", **won)


RUNS: Final = (events.STEPPED, events.EARNED)
TOLD: Final[dict[int, Callable[..., None]]] = {
    events.CHAPTER: lambda telling, chapter, *_: telling.say("story-chapter", chapter=chapter + 1),
    events.TURNED: lambda telling, card, *_: telling.say("story-turned", **the_card(card)),
    events.RAISED: lambda telling, tiles, *_: telling.say("story-landmarks", tiles=named(tile_name, members(tiles))),
    events.PLAYED: Telling.played,
    events.LAID: lambda telling, card, *_: telling.laid(card),
    events.DISCARDED: lambda telling, card, coins, _: telling.own(
        "story-discarded", **the_card(card), coins=coins_of(coins)
    ),
    events.BUILT: lambda telling, tile, price, _: telling.built(tile, price),
    events.GAINED: lambda telling, coins, *_: telling.own("story-coins", coins=coins_of(coins)),
    events.GIFTED: lambda telling, coins, *_: telling.own("story-gifts", coins=coins_of(coins)),
    events.LOST: lambda telling, coins, *_: telling.say("story-coins-lost", side=telling.enemy, coins=coins_of(coins)),
    events.PLACED: lambda telling, region, units, _: telling.own(
        "story-placed", units=units_of(units), place=in_region(region)
    ),
    events.FOUGHT: lambda telling, region, units, _: telling.say(
        "story-conflict", place=in_region(region), units=units_of(units)
    ),
    events.MOVED: lambda telling, here, there, _: telling.own(
        "story-moved", origin=from_region(here), goal=to_region(there)
    ),
    events.REMOVED: lambda telling, region, *_: telling.own("story-removed", place=in_region(region)),
    events.RAZED: lambda telling, region, *_: telling.own("story-razed", place=in_region(region)),
    events.STEPPED: lambda telling, total, *_: telling.stepped(total),
    events.BONUS: lambda telling, total, *_: telling.say("story-bonus", total=total),
    events.DECLINED: lambda telling, *_: telling.declined(),
    events.CALLED: lambda telling, people, *_: telling.own("story-called", people=of_people(people)),
    events.REVEALED: lambda telling, tokens, *_: telling.say(
        "story-revealed", tokens=named(token_name, members(tokens))
    ),
    events.KEPT: lambda telling, token, *_: telling.own("story-kept", token=token_name(token)),
    events.LOOKED: lambda telling, *_: telling.looked(),
    events.RETRIEVED: lambda telling, card, *_: telling.own("story-retrieved", **the_card(card)),
    events.STRIPPED: lambda telling, card, *_: telling.say("story-stripped", side=telling.enemy, **the_card(card)),
    events.EARNED: lambda telling, *_: telling.earned(),
    events.AGAIN: lambda telling, *_: telling.own("story-again"),
    events.CHAPTER_OVER: lambda telling, chapter, *_: telling.say("story-chapter-over", chapter=chapter + 1),
    events.WON: lambda telling, winner, reason, _: telling.won(winner, reason),
}


def ahead(view: View) -> list[Line]:
    """How both sides stand after a chapter, and which one follows."""
    standing = [
        Line(
            "ahead-standing",
            {
                "side": side,
                "steps": view.side(seat).steps,
                "peoples": view.side(seat).support,
                "regions": count(view.side(seat).presence),
            },
        )
        for seat, side in enumerate(components.SIDES)
    ]
    return [*standing, Line("ahead-chapter", {"chapter": view.chapter + 2})]


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
    return Line("action-discard", {**the_card(card), "coins": coins_of(view.discard_coins(view.seat))})


def offer_landmark(view: View, tile: int) -> Line:
    price = view.tile_price(view.seat, tile)
    if price.coins:
        return Line("action-landmark", {"tile": tile_name(tile), "coins": coins_of(price.coins)})
    return Line("action-landmark-free", {"tile": tile_name(tile)})


def offer_place(view: View, region: int) -> Line:
    return Line("action-place", {"units": units_of(view.amount), "place": in_region(region)})


def offer_move(_: View, road: int) -> Line:
    here, there = components.ROADS_BOTH_WAYS[road]
    return Line("action-move", {"origin": from_region(here), "goal": to_region(there)})


def offer_pass(view: View, _: int) -> Line:
    if view.phase == MANOEUVRING:
        return Line("action-stop", {})
    return Line("action-spare" if view.phase == RAZING else "action-decline", {})


OFFERED: Final[dict[int, Callable[[View, int], Line]]] = {
    actions.PLAY: offer_play,
    actions.DISCARD: offer_discard,
    actions.LANDMARK: offer_landmark,
    actions.PLACE: offer_place,
    actions.MOVE: offer_move,
    actions.REMOVE: lambda _, region: Line("action-remove", {"place": in_region(region)}),
    actions.RAZE: lambda _, region: Line("action-raze", {"place": in_region(region)}),
    actions.COIN: lambda *_: Line("action-coin", {}),
    actions.ACCEPT: lambda view, _: Line("action-accept", {"total": view.side(view.seat).steps}),
    actions.PASS: offer_pass,
    actions.KEEP: lambda _, token: Line("action-keep", {"token": token_name(token)}),
    actions.CALL: lambda _, people: Line("action-call", {"people": of_people(people)}),
    actions.RETRIEVE: lambda _, card: Line("action-retrieve", the_card(card)),
    actions.STRIP: lambda _, grey: Line("action-strip", the_card(components.GREY_CARDS[grey])),
}
"""Each kind of choice by its first action, with what it is called: from the view, and the action counted from there."""


# What a player is asked, and what the others wait for.


def question(view: View) -> Line:
    if view.turn != view.seat or view.phase == OVER:
        nobody = view.phase in (DEALING, RAISING, REVEALING, OVER)
        return Line(f"wait-{phase(view)}", {} if nobody else {"side": components.SIDES[view.player]})
    if view.phase == PLACING:
        return Line("ask-place-bonus", {}) if view.optional else Line("ask-place", {"units": units_of(view.amount)})
    if view.phase == MANOEUVRING:
        return ask_manoeuvre(view)
    return Line(f"ask-{phase(view)}", {"total": view.side(view.seat).steps} if view.phase == ACCEPTING else {})


def ask_manoeuvre(view: View) -> Line:
    """The manoeuvres left that can do something."""
    left = useful_manoeuvres(view)
    for kind, number in left:
        if kind == "free":
            return Line("ask-march", {"number": number})
    return Line("ask-manoeuvre", {"manoeuvres": to_do(left)})
