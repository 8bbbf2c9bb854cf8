"""What there is to say about the game, in no language: names, effects, costs, what is known, what lies ahead.

Story, terminal and browser say it; none of them knows the rules.
"""

from collections.abc import Callable, Iterable
from typing import Final

from threerings.core.game import Line, Name
from threerings.core.zones import count, members
from threerings.games.middle_earth.components import (
    ANY_SKILL,
    CARD_DATA,
    CARD_IDS,
    CARD_SKILLS,
    CHAIN_IDS,
    COLOURS,
    EAGLES,
    GIVES,
    JOKERS,
    MANOEUVRE_KINDS,
    PACK,
    PEOPLE,
    PEOPLE_IDS,
    PEOPLES,
    QUEST,
    REGION_IDS,
    REGIONS,
    RINGS,
    ROADS_BOTH_WAYS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TILE_REGION,
    TILE_SKILLS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.state import PHASES
from threerings.games.middle_earth.view import Price, SideView, View, symbols_of

SEATS: Final = (0, 1)
BONUSES: Final = {3: "coin", 6: "unit", 9: "turn", 12: "fortress"}
"""What the quest brings after so many steps: a coin, a unit, a turn, an enemy fortress less."""

FREE: Final = Name("cost-free", {})

Effect = tuple[str, int]
"""Something to be done, and how much of it: `gain` is coins, `rings` are steps, `coins` are those the enemy loses."""


def phase(view: View) -> str:
    """What is asked now, as the notation calls it."""
    return PHASES[view.phase]


# Names.


def card_name(card: int) -> Name:
    return Name(f"card-{CARD_IDS[card]}", {})


def token_name(token: int) -> Name:
    return Name(f"token-{TOKEN_IDS[token]}", {})


def token_text(token: int) -> Name:
    return Name(f"token-{TOKEN_IDS[token]}-text", {})


def tile_name(tile: int) -> Name:
    return Name(f"tile-{TILE_IDS[tile]}", {})


def tile_text(tile: int) -> Name:
    return Name(f"tile-{TILE_IDS[tile]}-text", {})


def region_name(region: int) -> Name:
    return Name(f"region-{REGION_IDS[region]}", {})


def people_name(people: int) -> Name:
    return Name(f"people-{PEOPLE_IDS[people]}", {})


def skill_name(skill: int) -> Name:
    return Name(f"skill-{SKILL_IDS[skill]}", {})


def chain_name(chain: int) -> Name:
    return Name(f"chain-{CHAIN_IDS[chain]}", {})


def colour_name(colour: int) -> Name:
    return Name(f"colour-{COLOURS[colour]}", {})


def side_name(seat: int) -> Name:
    return Name(f"side-{SIDES[seat]}", {})


def coins_of(number: int) -> Name:
    return Name("cost-coins", {"number": number})


def units_of(number: int) -> Name:
    return Name("count-units", {"number": number})


def of_people(people: int) -> Name:
    return Name("of-people", {"people": PEOPLE_IDS[people]})


def to_region(region: int) -> Name:
    return Name("to-region", {"region": REGION_IDS[region]})


def in_region(region: int) -> Name:
    return Name("in-region", {"region": REGION_IDS[region]})


def from_region(region: int) -> Name:
    return Name("from-region", {"region": REGION_IDS[region]})


def named(name: Callable[[int], Name], things: Iterable[int]) -> tuple[Name, ...]:
    return tuple(name(thing) for thing in things)


def skill_names(symbols: Iterable[int]) -> tuple[Name, ...]:
    """Skill symbols, equal ones together."""
    listed = list(symbols)
    return tuple(
        Name("skill-count", {"skill": SKILL_IDS[skill], "number": listed.count(skill)}) for skill in sorted(set(listed))
    )


# What cards and landmarks do.


def gives(card: int) -> tuple[int, ...]:
    """The skill symbols of a card."""
    return symbols_of(GIVES[card])


def one_of(card: int) -> list[int]:
    """The skills of which a card gives one."""
    return [SKILL_IDS.index(skill) for skill in CARD_DATA[CARD_IDS[card]].get("gives_one_of", ())]


def brings(card: int) -> list[Effect]:
    """What a card does on the table; skills, and the symbols of peoples, it keeps."""
    data = CARD_DATA[CARD_IDS[card]]
    return [(kind, data[kind]) for kind in ("gain", "rings", "units") if kind in data] + [
        *data.get("manoeuvres", {}).items()
    ]


TILE_BRINGS: Final[dict[str, tuple[Effect, ...]]] = {
    "barad-dur": (("retrieve", 1),),
    "bree": (("units", 2), ("moves", 2)),
    "erebor": (("gain", 5), ("moves", 1)),
    "grey-havens": (("tokens", 1),),
    "helms-deep": (("units", 3),),
    "isengard": (("rings", 1), ("strip", 1)),
    "minas-tirith": (("units", 1), ("rings", 2)),
}
"""What a landmark brings besides its fortress."""


def in_short(effect: Effect) -> Name:
    kind, number = effect
    return coins_of(number) if kind == "gain" else Name(f"count-{kind}", {"number": number})


def card_text(card: int) -> Line:
    """The sentence that tells what a card does."""
    data = CARD_DATA[CARD_IDS[card]]
    if one_of(card):
        return Line("card-text-choice", {"skills": named(skill_name, one_of(card))})
    if gives(card):
        return Line("card-text-grey", {"skills": skill_names(gives(card))})
    if "people" in data:
        return Line("card-text-green", {"people": of_people(int(PEOPLE[card]))})
    if "manoeuvres" in data:
        return Line("card-text-purple", {"manoeuvres": to_do(brings(card))})
    [(_, number)] = brings(card)
    if "regions" in data:
        first, second = (to_region(REGION_IDS.index(region)) for region in data["regions"])
        return Line("card-text-red", {"number": number, "first": first, "second": second})
    return Line(f"card-text-{data['colour']}", {"number": number})


def card_texts(card: int) -> tuple[Line, ...]:
    """The same, and the chain symbol that the card has."""
    chain = CARD_DATA[CARD_IDS[card]].get("chain")
    found = card_text(card)
    return (found, Line("card-text-chain", {"symbol": Name(f"chain-{chain}", {})})) if chain else (found,)


def to_do(manoeuvres: Iterable[Effect]) -> tuple[Name, ...]:
    return tuple(Name(f"manoeuvre-{kind}", {"number": number}) for kind, number in manoeuvres)


# What they cost.


def printed_cost(card: int) -> tuple[Name, ...]:
    """Coins and skills; nothing if the card asks for nothing."""
    coins = CARD_DATA[CARD_IDS[card]].get("coins")
    skills = skill_names(symbols_of(CARD_SKILLS[card]))
    return (coins_of(coins), *skills) if coins else skills


def freed_by(card: int) -> str | None:
    """The chain symbol that makes a card free."""
    free: str | None = CARD_DATA[CARD_IDS[card]].get("free_with")
    return free


def with_chain(card: int) -> Name:
    return Name("with-chain", {"chain": freed_by(card) or ""})


def chained(card: int) -> Line:
    return Line("cost-chain", {"symbol": with_chain(card)})


def tile_cost(tile: int) -> tuple[Name, ...]:
    return skill_names(symbols_of(TILE_SKILLS[tile]))


def cost_of(card: int | None, price: Price) -> Name | Line:
    """What somebody pays in the end: for a card if one is named, else for a landmark."""
    if price.chained and card is not None:
        return chained(card)
    return coins_of(price.coins) if price.coins else FREE


def payment(card: int | None, price: Price) -> Name | Line:
    """The same with the reasons, and whether it is too much."""
    cost, reasons = cost_of(card, price), list[Line]()
    if price.missing:
        skills = skill_names(price.missing)
        reasons.append(Line("cost-missing", {"number": len(price.missing), "skills": skills}))
    if price.surcharge:
        reasons.append(Line("cost-fortresses", {"number": price.surcharge}))
    if reasons:
        cost = Line("cost-reasons", {"cost": cost, "reasons": tuple(reasons)})
    return cost if price.affordable else Line("cost-too-much", {"cost": cost})


# What the sides have.


def cards_of(packs: Iterable[int]) -> list[int]:
    """The cards of the sets of three chapters."""
    return [card for chapter, pack in enumerate(packs) for card in members(pack, PACK * chapter)]


def choosers(side: SideView) -> list[list[int]]:
    """The skills of which each of some cards gives one."""
    return [one_of(card) for card, joker in enumerate(JOKERS) if joker & side.jokers]


def has_any_skill(side: SideView) -> bool:
    """Whether a token gives any one skill."""
    return side.jokers & ANY_SKILL != 0


def close_calls(view: View, seat: int) -> list[tuple[str, int]]:
    """The victories that one card, unit or fortress could bring a side, with what is missing."""
    if view.outcome() is not None:
        return []
    side = view.side(seat)
    left = {
        "quest": QUEST - side.steps,
        "peoples": PEOPLES - side.support,
        "regions": REGIONS - count(side.presence),
    }
    reach = {"quest": max(RINGS[PACK * view.chapter : PACK * (view.chapter + 1)]), "peoples": 1, "regions": 1}
    return [(goal, number) for goal, number in left.items() if 0 < number <= reach[goal]]


def symbols_by_people(side: SideView) -> list[tuple[str, int]]:
    """Each people with the number of its symbols; the eagles only where they are."""
    found = list(zip(PEOPLE_IDS, side.peoples, strict=True))
    return [*found, ("eagles", 1)] if side.tokens >> EAGLES & 1 else found


# The map.


def neighbours(region: int) -> list[int]:
    return [there for here, there in ROADS_BOTH_WAYS if here == region]


def tile_in(region: int) -> int:
    """The landmark of a region."""
    return [int(place) for place in TILE_REGION].index(region)


# What is known.


def removed_seen(view: View) -> list[int]:
    """The removed cards of this chapter that the viewer has seen."""
    return members(view.secret or view.displayed or 0, PACK * view.chapter)


def known_discard(view: View) -> list[int]:
    """The cards of the discard that the viewer knows, by chapter."""
    packs = list(view.discard)
    packs[view.chapter] |= view.secret or 0
    return cards_of(packs)


def discard_size(view: View) -> int:
    return len(cards_of(view.discard)) + view.removed


def discard_unseen(view: View) -> int:
    """How many cards of the discard the viewer has not seen."""
    return view.removed if view.secret is None else 0


def face_down(view: View) -> list[int]:
    """The cards among which those that lie face down are, as far as the viewer can tell."""
    return members(view.unseen & ~(view.secret or view.displayed or 0), PACK * view.chapter)


def stack_of(view: View, people: int) -> list[int]:
    """The tokens left in a people's stack, in no order."""
    return members(view.stacked & 7 << 3 * people)


def owners(sides: Iterable[bool]) -> tuple[Name, ...]:
    """Who has something."""
    return tuple(Name("place-owned", {"side": side}) for side, owns in zip(SIDES, sides, strict=True) if owns)


def lies_ahead(view: View, card: int) -> bool:
    """Whether a card may still be taken from a layout, as far as the viewer knows."""
    chapter = card // PACK
    if chapter != view.chapter:
        return chapter > view.chapter
    return card in view.slots or bool(view.unseen >> card % PACK & 1)


def place_of(view: View, card: int) -> tuple[Name, ...]:
    """Where a card is, as far as the viewer knows; nothing while its chapter has not begun."""
    owned = owners(card in cards_of(view.side(seat).cards) for seat in SEATS)
    if owned or card // PACK > view.chapter:
        return owned
    if card in known_discard(view):
        return (Name("place-discard", {}),)
    if card in view.slots:
        return (Name("place-accessible" if card in view.accessible else "place-covered", {}),)
    return (Name("place-unseen" if view.secret is None else "place-face-down", {}),)


# What lies ahead.


def manoeuvres_in(packed: int) -> list[Effect]:
    """Manoeuvres by kind."""
    found = [(kind, packed >> 4 * place & 15) for place, kind in enumerate(MANOEUVRE_KINDS)]
    return [(kind, number) for kind, number in found if number]


def useful_manoeuvres(view: View) -> list[Effect]:
    """The manoeuvres left that can do something, as many as can."""
    enemy = view.side(1 - view.player)
    most = {"moves": 15 if any(view.side(view.player).units) else 0, "removals": sum(enemy.units), "coins": enemy.coins}
    found = [(kind, min(number, most.get(kind, 15))) for kind, number in manoeuvres_in(view.manoeuvres)]
    return [(kind, number) for kind, number in found if number]


def fights(view: View, region: int) -> bool:
    """Whether units of the one whose turn it is would fight there."""
    return view.side(1 - view.player).units[region] > 0
