"""What the table of Duel for Middle-earth calls its things, and what they tell about themselves."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from threerings.core.game import PUBLIC
from threerings.core.zones import members
from threerings.games.middle_earth.components import (
    CARD_DATA,
    CARD_IDS,
    CHAPTERS,
    COLOUR,
    COLOURS,
    FELLOWSHIP,
    PACK,
    PEOPLE_IDS,
    REGION_IDS,
    ROADS_BOTH_WAYS,
    SHAPES,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TILE_REGION,
    TILE_SKILLS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import Price, View, symbols_of
from threerings.texts import Texts

SEATS: Final = (0, 1)
DISCARD_PILE: Final = "pile-discard"
UNSEEN_PILE: Final = "pile-unseen"
TILE_PILE: Final = "pile-tiles"
TRACK: Final = "track"
FACE_DOWN: Final = -1
TAKEN: Final = -2
"""As slots in a view are: a card that lies face down, and one that is gone."""
PAYMENTS: Final = 4096
"""So many sentences about prices are remembered, of all languages."""


def near(view: View) -> int:
    """The side that is drawn first: the viewer's."""
    return FELLOWSHIP if view.seat == PUBLIC else view.seat


# Names of the things on the page.


def card_thing(card: int) -> str:
    return f"card-{CARD_IDS[card]}"


def discarded_thing(card: int) -> str:
    return f"discard-{CARD_IDS[card]}"


def tile_thing(tile: int) -> str:
    return f"tile-{TILE_IDS[tile]}"


def token_thing(token: int) -> str:
    return f"token-{TOKEN_IDS[token]}"


def stack_thing(people: int) -> str:
    return f"stack-{PEOPLE_IDS[people]}"


def region_thing(region: int) -> str:
    return f"region-{REGION_IDS[region]}"


def units_thing(region: int) -> str:
    return f"units-{REGION_IDS[region]}"


def fort_thing(region: int) -> str:
    return f"fort-{REGION_IDS[region]}"


# Names for people.


@cache
def card_name(say: Texts, card: int) -> str:
    return say(f"card-{CARD_IDS[card]}")


def card_names(say: Texts, cards: Iterable[int]) -> str:
    """Cards with the shapes of their colours."""
    return ", ".join(f"{SHAPES[COLOUR[card]]} {card_name(say, card)}" for card in cards)


def card_label(view: View, say: Texts, card: int) -> str:
    """Name and colour; of a card in the layout, whether it can be had, and for how much."""
    told = [card_name(say, card), say(f"colour-{COLOURS[COLOUR[card]]}").lower()]
    if card in view.slots:
        price = view.card_price(near(view), card)
        told.append(cost_of(say, card, price) if card in view.accessible else say("board-covered"))
    return ", ".join(told)


def tile_name(say: Texts, tile: int) -> str:
    return say(f"tile-{TILE_IDS[tile]}")


def token_name(say: Texts, token: int) -> str:
    return say(f"token-{TOKEN_IDS[token]}")


def region_name(say: Texts, region: int) -> str:
    return say(f"region-{REGION_IDS[region]}")


def skill_list(say: Texts, skills: Iterable[int]) -> str:
    """Skill symbols, equal ones together."""
    listed = list(skills)
    kinds = [skill for skill in range(len(SKILL_IDS)) if skill in listed]
    return ", ".join(say("skill-count", skill=SKILL_IDS[skill], number=listed.count(skill)) for skill in kinds)


# What cards do and cost.


@cache
def card_effect(say: Texts, card: int) -> str:
    data = CARD_DATA[CARD_IDS[card]]
    told = [effect_text(say, data["colour"], data)]
    if "chain" in data:
        told.append(say("card-text-chain", symbol=say(f"chain-{data['chain']}")))
    return " ".join(told)


def effect_text(say: Texts, colour: str, data: dict[str, object]) -> str:
    match data:
        case {"gives_one_of": list(skills)}:
            return say("card-text-choice", skills=", ".join(say(f"skill-{skill}") for skill in skills))
        case {"gives": dict(skills)}:
            listed = [SKILL_IDS.index(skill) for skill, number in skills.items() for _ in range(number)]
            return say("card-text-grey", skills=skill_list(say, listed))
        case {"people": str(people)}:
            return say("card-text-green", people=say("of-people", people=people))
        case {"units": int(units), "regions": [str(first), str(second)]}:
            first, second = say("to-region", region=first), say("to-region", region=second)
            return say("card-text-red", number=units, first=first, second=second)
        case {"manoeuvres": dict(kinds)}:
            listed_kinds = (say(f"manoeuvre-{kind}", number=number) for kind, number in kinds.items())
            return say("card-text-purple", manoeuvres=", ".join(listed_kinds))
        case {"gain": int(number)} | {"rings": int(number)}:
            return say(f"card-text-{colour}", number=number)
        case _:
            raise ValueError(colour)


@cache
def printed_cost(say: Texts, card: int) -> str:
    data = CARD_DATA[CARD_IDS[card]]
    parts = [say("cost-coins", number=data["coins"])] if "coins" in data else []
    if "skills" in data:
        listed = [SKILL_IDS.index(skill) for skill, number in data["skills"].items() for _ in range(number)]
        parts.append(say("cost-skills", skills=skill_list(say, listed)))
    if "free_with" in data:
        parts.append(say("cost-chain", symbol=say("with-chain", chain=data["free_with"])))
    return ", ".join(parts) or say("cost-free")


def cost_of(say: Texts, card: int | None, price: Price) -> str:
    """What somebody pays in the end: a card if one is named, else a landmark."""
    if price.chained and card is not None:
        return say("cost-chain", symbol=say("with-chain", chain=CARD_DATA[CARD_IDS[card]]["free_with"]))
    return say("cost-coins", number=price.coins) if price.coins else say("cost-free")


@lru_cache(PAYMENTS)
def payment(say: Texts, seat: int, card: int | None, price: Price) -> str:
    """What a side pays, with the reasons."""
    cost = cost_of(say, card, price)
    reasons = []
    if price.missing:
        reasons.append(say("cost-missing", number=len(price.missing), skills=skill_list(say, price.missing)))
    if price.surcharge:
        reasons.append(say("board-surcharge", number=price.surcharge))
    if reasons:
        cost = f"{cost} ({', '.join(reasons)})"
    return say("board-pays", side=SIDES[seat], cost=cost if price.affordable else say("board-too-much", cost=cost))


def card_tip(view: View, say: Texts, card: int) -> str:
    told = [card_effect(say, card)]
    if card in view.slots:
        told.append(say("board-cost", cost=printed_cost(say, card)))
        told += [payment(say, seat, card, view.card_price(seat, card)) for seat in (near(view), 1 - near(view))]
    return " ".join(told)


def tile_tip(view: View, say: Texts, tile: int) -> str:
    told = [say(f"tile-{TILE_IDS[tile]}-text")]
    if view.tiles_up >> tile & 1:
        told.append(say("board-cost", cost=skill_list(say, symbols_of(TILE_SKILLS[tile]))))
        told += [payment(say, seat, None, view.tile_price(seat, tile)) for seat in (near(view), 1 - near(view))]
    return " ".join(told)


# The map, the stacks and the discard.


def region_label(view: View, say: Texts, region: int) -> str:
    told = [region_name(say, region)]
    for seat in SEATS:
        if view.side(seat).units[region]:
            told.append(units_label(view, say, seat, region))
        if view.side(seat).forts >> region & 1:
            told.append(say("board-fort", side=SIDES[seat]))
    return "; ".join(told)


def units_label(view: View, say: Texts, seat: int, region: int) -> str:
    return say("board-units", side=SIDES[seat], number=view.side(seat).units[region])


@cache
def region_tip(say: Texts, region: int) -> str:
    ways = ", ".join(region_name(say, there) for here, there in ROADS_BOTH_WAYS if here == region)
    landmark = next(tile for tile in range(len(TILE_IDS)) if TILE_REGION[tile] == region)
    return f"{say('board-ways', names=ways)} {say('board-landmark-here', tile=tile_name(say, landmark))}"


def stack_tip(view: View, say: Texts, people: int) -> str:
    left = members(view.stacked & 7 << 3 * people)
    told = [say("board-stack-text", names=", ".join(token_name(say, token) for token in left))] if left else []
    if view.tops[people] >= 0:
        told.insert(0, say("board-stack-top", token=token_name(say, view.tops[people])))
    return " ".join(told)


def known_discard(view: View) -> list[int]:
    """The cards of the discard that the viewer knows, by chapter."""
    packs = list(view.discard)
    packs[view.chapter] |= view.secret or 0
    return [card for chapter in range(CHAPTERS) for card in members(packs[chapter], PACK * chapter)]


def discard_size(view: View) -> int:
    return sum(pack.bit_count() for pack in view.discard) + view.removed


def discard_tip(view: View, say: Texts) -> str:
    """What everybody knows to lie there, and what the viewer has seen of the removed cards."""
    seen = members(view.secret or view.displayed or 0, PACK * view.chapter)
    known = [card for card in known_discard(view) if card not in seen]
    told = [say("board-discard-known", names=card_names(say, known))] if known else []
    if seen:
        told.append(say("board-discard-seen", names=card_names(say, seen)))
    elif view.removed:
        told.append(say("board-discard-removed", number=view.removed))
    return " ".join(told)


def unseen_tip(view: View, say: Texts) -> str:
    """The cards that may still lie face down, as far as the viewer can tell."""
    left = view.unseen & ~(view.secret or view.displayed or 0)
    return say("board-unseen-text", names=card_names(say, members(left, PACK * view.chapter))) if left else ""
