"""What matters in a position of Duel for Middle-earth, and what speaks for and against a choice.

All of it by what the viewer may know, which is nearly all there is.
"""

from collections.abc import Callable, Iterator
from typing import Final

from threerings.core.chance import Rng
from threerings.core.foresight import Weighing, announced
from threerings.core.game import Line, Name, Step
from threerings.core.zones import count
from threerings.games.middle_earth import actions, events
from threerings.games.middle_earth.components import (
    CARD_DATA,
    CARD_IDS,
    CHAPTERS,
    EAGLES,
    FACE_DOWN,
    GREY_CARDS,
    NONE,
    PEOPLE,
    PEOPLES,
    QUEST,
    RINGS,
    SIDES,
    TILE_IDS,
    TILE_REGION,
)
from threerings.games.middle_earth.state import CHOOSING, MANOEUVRING
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import (
    TILE_BRINGS,
    brings,
    card_name,
    close_calls,
    coins_of,
    freed_by,
    gives,
    in_region,
    in_short,
    lies_ahead,
    named,
    of_people,
    one_of,
    skill_name,
    skill_names,
    stack_of,
    token_text,
    useful_manoeuvres,
)
from threerings.games.middle_earth.worlds import MiddleEarthWorlds

THIRD: Final = 3
"""Different peoples that bring a token (ME-A2)."""


# What matters now.


def matters(view: View) -> list[Line]:
    if view.outcome() is not None:
        return []
    return [*perils(view), *chances(view), *end_of_book(view), *purse(view)]


def perils(view: View) -> Iterator[Line]:
    """How the other side could win soon."""
    for goal, number in close_calls(view, 1 - view.seat):
        yield Line(f"advice-peril-{goal}", {"side": SIDES[1 - view.seat], "number": number})
    if view.turn == view.seat and view.phase == CHOOSING:
        for card in view.accessible:
            if wins_with(view, 1 - view.seat, card):
                yield Line("advice-peril-card", {"side": SIDES[1 - view.seat], "card": card_name(card)})


def chances(view: View) -> Iterator[Line]:
    """How the viewer could."""
    for goal, number in close_calls(view, view.seat):
        yield Line(f"advice-chance-{goal}", {"number": number})


def end_of_book(view: View) -> Iterator[Line]:
    """In the last chapter the regions may decide (ME-E2)."""
    if view.chapter == CHAPTERS - 1:
        own, other = (count(view.side(seat).presence) for seat in (view.seat, 1 - view.seat))
        yield Line("advice-last-chapter", {"number": own, "against": other})


def purse(view: View) -> Iterator[Line]:
    """What can be paid for."""
    if view.turn == view.seat and view.phase == CHOOSING:
        cards = view.accessible
        paid = sum(view.card_price(view.seat, card).affordable for card in cards)
        coins = coins_of(view.side(view.seat).coins)
        some = Line("advice-purse", {"coins": coins, "number": paid, "count": len(cards)})
        yield some if paid < len(cards) else Line("advice-purse-all", {"coins": coins})


def wins_with(view: View, seat: int, card: int) -> bool:
    """Whether a side that may take this card and can pay for it would win by it at once."""
    side = view.side(seat)
    if not view.card_price(seat, card).affordable:
        return False
    people = int(PEOPLE[card])
    joins = people != NONE and not side.peoples[people] and side.support == PEOPLES - 1
    return joins or 0 < QUEST - side.steps <= RINGS[card]


# What speaks for a choice, and what against it.


def weigh(view: View, action: int) -> Weighing:
    found, step = Weighing([], []), tried(view, action)
    weigh_outcome(found, step)
    weigh_regions(found, step)
    first = max(first for first in WEIGHED if first <= action)
    WEIGHED[first](found, view, action - first)
    if view.phase == CHOOSING:
        weigh_layout(found, step)
    return found


def tried(view: View, action: int) -> Step:
    """An action as the viewer would live through it."""
    world = MiddleEarthWorlds(view).draw(Rng(1))
    found = announced(world, action)
    return Step(view, action, View(world, view.seat), found)


def weigh_outcome(found: Weighing, step: Step) -> None:
    """The match is over, or another turn is due."""
    seat = step.before.seat
    for kind, winner, *_ in step.events:
        if kind == events.WON and winner != NONE:
            found.gain("wins-match") if winner == seat else found.cost("loses-match")
    for kind, *_ in step.events:
        if kind == events.EARNED:
            found.gain("another-turn")


def weigh_regions(found: Weighing, step: Step) -> None:
    """What changes on the map: regions, and units lost in a conflict."""
    seat = step.before.seat
    own, other = (
        count(step.after.side(side).presence) - count(step.before.side(side).presence) for side in (seat, 1 - seat)
    )
    total = count(step.after.side(seat).presence)
    if own > 0:
        found.gain("regions-more", number=total)
    if other < 0:
        found.gain("regions-enemy", side=SIDES[1 - seat], number=count(step.after.side(1 - seat).presence))
    if own < 0:
        found.cost("regions-fewer", number=total)
    for kind, region, units, _ in step.events:
        if kind == events.FOUGHT:
            found.cost("conflict", place=in_region(region), number=units)


def weigh_layout(found: Weighing, step: Step) -> None:
    """What the other may take next, if it is the other's turn: what the choice leaves, and what it opens."""
    view, after = step.before, step.after
    if after.outcome() is not None or after.chapter != view.chapter:
        return
    enemy = 1 - view.seat
    taken = [card for card in view.accessible if card not in after.slots]
    for card in taken:
        if wins_with(view, enemy, card):
            found.gains.insert(0, Line("advice-denies", {"side": SIDES[enemy], "card": card_name(card)}))
    left = [card for card in after.accessible if wins_with(after, enemy, card)]
    if left:
        found.costs.insert(0, Line("advice-leaves", {"side": SIDES[enemy], "cards": named(card_name, left)}))
    opened = [card for card in after.accessible if card not in view.accessible]
    if opened:
        found.cost("opens", cards=named(card_name, opened))
    hidden = sum(card == FACE_DOWN and not after.covered(slot) for slot, card in enumerate(after.slots))
    if hidden:
        found.cost("turns-up", number=hidden)


def weigh_card(found: Weighing, view: View, card: int) -> None:
    """A card that is played, from the layout or the discard."""
    side, people = view.side(view.seat), int(PEOPLE[card])
    if people != NONE:
        weigh_people(found, view, people)
    if RINGS[card] and side.steps + RINGS[card] < QUEST:
        found.gain("steps", number=int(RINGS[card]), left=int(QUEST - side.steps - RINGS[card]))
    if gives(card):
        found.gain("skills", skills=skill_names(gives(card)))
    if one_of(card):
        found.gain("one-of", skills=named(skill_name, one_of(card)))
    rest = [effect for effect in brings(card) if effect[0] != "rings"]
    if rest:
        found.gain("brings", effects=tuple(in_short(effect) for effect in rest))
    chain = CARD_DATA[CARD_IDS[card]].get("chain")
    freed = [other for other in range(len(CARD_IDS)) if chain and freed_by(other) == chain and lies_ahead(view, other)]
    if freed:
        found.gain("frees", cards=named(card_name, freed))


def weigh_played(found: Weighing, view: View, card: int) -> None:
    price = view.card_price(view.seat, card)
    weigh_card(found, view, card)
    if price.chained:
        found.gain("chained")
    elif price.coins:
        found.cost("pays", coins=coins_of(price.coins), left=int(view.side(view.seat).coins) - price.coins)


def weigh_people(found: Weighing, view: View, people: int) -> None:
    side = view.side(view.seat)
    symbols = side.peoples[people]
    if symbols == 1:
        found.gain("pair", people=of_people(people))
    elif not symbols:
        if side.different_peoples() + 1 == THIRD:
            found.gain("third-people", people=of_people(people))
        else:
            found.gain("new-people", people=of_people(people), number=int(side.support) + 1)


def weigh_discard(found: Weighing, view: View, card: int) -> None:
    found.gain("discards", coins=coins_of(view.discard_coins(view.seat)))
    if view.card_price(view.seat, card).affordable:
        found.cost("unplayed", card=card_name(card))


def weigh_landmark(found: Weighing, view: View, tile: int) -> None:
    price = view.tile_price(view.seat, tile)
    effects = tuple(in_short(effect) for effect in TILE_BRINGS[TILE_IDS[tile]])
    found.gain("landmark", place=in_region(int(TILE_REGION[tile])), effects=effects)
    found.gain("keeps-layout")
    if price.coins:
        found.cost("pays", coins=coins_of(price.coins), left=int(view.side(view.seat).coins) - price.coins)


def weigh_placing(found: Weighing, view: View, region: int) -> None:
    if view.side(view.seat).presence >> region & 1:
        found.gain("reinforces", place=in_region(region))


def weigh_moving(found: Weighing, view: View, road: int) -> None:  # noqa: ARG001 - as all others
    if not found.gains and not found.costs:
        found.cost("no-region")


def weigh_removal(found: Weighing, view: View, region: int) -> None:
    found.gain("removes", side=SIDES[1 - view.seat], place=in_region(region))


def weigh_razing(found: Weighing, view: View, region: int) -> None:
    found.gain("razes", side=SIDES[1 - view.seat], place=in_region(region))


def weigh_coin(found: Weighing, view: View, _: int) -> None:
    found.gain("coin", side=SIDES[1 - view.seat])


def weigh_bonus(found: Weighing, view: View, _: int) -> None:
    found.gain("bonus", total=int(view.side(view.seat).steps))


def weigh_pass(found: Weighing, view: View, _: int) -> None:
    if view.phase == MANOEUVRING:
        found.cost("stops", effects=tuple(in_short(effect) for effect in useful_manoeuvres(view)))
    else:
        found.cost("declines")


def weigh_token(found: Weighing, view: View, token: int) -> None:
    if token == EAGLES:
        found.gain("eagles", number=int(view.side(view.seat).support) + 1)
    found.gains.append(Line(token_text(token).key, {}))


def weigh_call(found: Weighing, view: View, people: int) -> None:
    found.gain("call", people=of_people(people), number=min(2, len(stack_of(view, people))))


def weigh_strip(found: Weighing, view: View, grey: int) -> None:
    card = GREY_CARDS[grey]
    skills: tuple[Name, ...] = skill_names(gives(card)) or named(skill_name, one_of(card))
    found.gain("strips", side=SIDES[1 - view.seat], skills=skills)


WEIGHED: Final[dict[int, Callable[[Weighing, View, int], None]]] = {
    actions.PLAY: weigh_played,
    actions.DISCARD: weigh_discard,
    actions.LANDMARK: weigh_landmark,
    actions.PLACE: weigh_placing,
    actions.MOVE: weigh_moving,
    actions.REMOVE: weigh_removal,
    actions.RAZE: weigh_razing,
    actions.COIN: weigh_coin,
    actions.ACCEPT: weigh_bonus,
    actions.PASS: weigh_pass,
    actions.KEEP: weigh_token,
    actions.CALL: weigh_call,
    actions.RETRIEVE: weigh_card,
    actions.STRIP: weigh_strip,
}
"""Each kind of choice by its first action; it is counted from there."""
