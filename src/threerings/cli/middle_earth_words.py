"""Names and short signs for all that lies in the box of Duel for Middle-earth."""

from collections.abc import Iterable

from rich.text import Text

from threerings.cli.sheet import Sheet
from threerings.core.zones import members
from threerings.games.middle_earth.components import (
    BLUE,
    CARD_COINS,
    CARD_DATA,
    CARD_IDS,
    CARD_REGIONS,
    CARD_SKILLS,
    CARD_UNITS,
    CHAIN,
    CHAIN_IDS,
    COLOUR,
    COLOURS,
    EAGLES,
    FREE_WITH,
    GAIN,
    GIVES,
    GREEN,
    GREY,
    MANOEUVRES,
    PACK,
    PEOPLE,
    PEOPLE_IDS,
    RED,
    REGION_IDS,
    RINGS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TILE_REGION,
    TILE_SKILLS,
    TOKEN_IDS,
    YELLOW,
)
from threerings.games.middle_earth.view import Price, SideView, symbols_of

SEATS = (0, 1)
HARD = "\N{NO-BREAK SPACE}"
PEOPLE_LETTERS = 3
"""So many tell the peoples apart in every language."""
ANY_OF_FIVE = 2
"""The place of the token that gives any skill, among what gives one of several."""
KINDS = (("moves", 0), ("removals", 4), ("coins", 8), ("free", 12))
"""Kinds of manoeuvres, and where each has its four bits."""


def unbroken(words: str) -> str:
    return words.replace(" ", HARD)


def dotted(sheet: Sheet, parts: Iterable[str]) -> str:
    """Parts of a sentence with dots between them; no line begins with a dot."""
    return f"{HARD}{sheet.ink.dot} ".join(parts)


# Names.


def card_name(sheet: Sheet, card: int) -> str:
    return sheet.speech(f"card-{CARD_IDS[card]}")


def tile_name(sheet: Sheet, tile: int) -> str:
    return sheet.speech(f"tile-{TILE_IDS[tile]}")


def token_name(sheet: Sheet, token: int) -> str:
    return sheet.speech(f"token-{TOKEN_IDS[token]}")


def region_name(sheet: Sheet, region: int) -> str:
    return sheet.speech(f"region-{REGION_IDS[region]}")


def people_name(sheet: Sheet, people: int) -> str:
    return sheet.speech(f"people-{PEOPLE_IDS[people]}")


def chain_names(sheet: Sheet, chains: int) -> str:
    return ", ".join(unbroken(sheet.speech(f"chain-{CHAIN_IDS[chain]}")) for chain in members(chains))


def side_name(sheet: Sheet, seat: int) -> str:
    """A side, its sign before it, and who plays it."""
    name = f"{sheet.ink.backs[seat]} {sheet.speech(f'side-{SIDES[seat]}')}"
    return f"{name} ({sheet.names[seat]})" if sheet.names[seat] else name


def colour_style(card: int) -> str:
    return f"card-{COLOURS[COLOUR[card]]}"


def shape_of(sheet: Sheet, card: int) -> str:
    return sheet.ink.shapes[COLOUR[card]]


def cards_of(packs: Iterable[int]) -> list[int]:
    """The cards of the sets of three chapters."""
    return [card for chapter, pack in enumerate(packs) for card in members(pack, PACK * chapter)]


# Skills.


def letter(sheet: Sheet, skill: int) -> str:
    return sheet.speech(f"middle-earth-skill-{SKILL_IDS[skill]}")


def letters(sheet: Sheet, skills: Iterable[int]) -> str:
    return "".join(letter(sheet, skill) for skill in skills)


def skill_list(sheet: Sheet, skills: Iterable[int], mark: str = ", ") -> str:
    """Skills in words, each with the number of its symbols."""
    found = list(skills)
    return mark.join(
        unbroken(sheet.speech("skill-count", skill=SKILL_IDS[skill], number=found.count(skill)))
        for skill in sorted(set(found))
    )


def one_of(card: int) -> list[int]:
    """The skills of which a card gives one."""
    return [SKILL_IDS.index(skill) for skill in CARD_DATA[CARD_IDS[card]].get("gives_one_of", [])]


def owned_skills(sheet: Sheet, side: SideView) -> str:
    """All that a side can pay with instead of coins."""
    found = [skill_list(sheet, symbols_of(side.skills))] if side.skills else []
    choosers = [card for card in cards_of(side.cards) if one_of(card)]
    found += [skill_list(sheet, one_of(card), "/") for card in choosers]
    if side.jokers >> ANY_OF_FIVE & 1:
        found.append(unbroken(sheet.speech("middle-earth-any-skill")))
    return ", ".join(found)


def owned_peoples(sheet: Sheet, side: SideView) -> str:
    found = [
        people_name(sheet, people) + (f"{HARD}×{symbols}" if symbols > 1 else "")
        for people, symbols in enumerate(side.peoples)
        if symbols
    ]
    return ", ".join([*found, sheet.speech("people-eagles")] if side.tokens >> EAGLES & 1 else found)


# What a card does and costs.


def effect(sheet: Sheet, card: int) -> str:
    """What a card does, in few words."""
    chain = f" {sheet.ink.chain}{chain_names(sheet, CHAIN[card])}" if CHAIN[card] else ""
    return own_effect(sheet, card) + chain


def own_effect(sheet: Sheet, card: int) -> str:
    say, colour = sheet.speech, COLOUR[card]
    if colour == GREY:
        return skill_list(sheet, one_of(card), "/") if one_of(card) else skill_list(sheet, symbols_of(GIVES[card]))
    if colour == YELLOW:
        return unbroken(say("cost-coins", number=int(GAIN[card])))
    if colour == BLUE:
        return unbroken(say("middle-earth-steps", number=int(RINGS[card])))
    if colour == GREEN:
        return people_name(sheet, int(PEOPLE[card]))
    if colour == RED:
        regions = "/".join(region_name(sheet, region) for region in members(CARD_REGIONS[card]))
        return f"{unbroken(say('middle-earth-units', number=int(CARD_UNITS[card])))} {regions}"
    return manoeuvre_list(sheet, int(MANOEUVRES[card]))


def manoeuvre_list(sheet: Sheet, manoeuvres: int) -> str:
    found = {kind: manoeuvres >> shift & 15 for kind, shift in KINDS}
    return ", ".join(
        unbroken(sheet.speech(f"middle-earth-count-{kind}", number=number)) for kind, number in found.items() if number
    )


def sign(sheet: Sheet, card: int) -> str:
    """What a card does, in a few characters after its shape."""
    colour = COLOUR[card]
    if colour == GREY:
        choice = "/".join(letter(sheet, skill) for skill in one_of(card))
        return choice or letters(sheet, symbols_of(GIVES[card]))
    if colour == GREEN:
        return people_name(sheet, int(PEOPLE[card]))[:PEOPLE_LETTERS]
    if colour in (YELLOW, BLUE, RED):
        return str(GAIN[card] + RINGS[card] + CARD_UNITS[card])
    signs = (sheet.ink.again, sheet.ink.fight, sheet.ink.shapes[YELLOW], "")
    found = [(MANOEUVRES[card] >> shift & 15, mark) for mark, (_, shift) in zip(signs, KINDS, strict=True)]
    return "".join(f"{number}{mark}" for number, mark in found if number)


def printed_cost(sheet: Sheet, card: int) -> str:
    """The coins and the skills that a card asks for; empty if it asks for nothing."""
    coins = str(CARD_COINS[card]) if CARD_COINS[card] else ""
    return coins + letters(sheet, symbols_of(CARD_SKILLS[card]))


def whole_cost(sheet: Sheet, card: int) -> str:
    """The same, with the chain symbol that makes the card free."""
    cost = printed_cost(sheet, card)
    return f"{cost}/{sheet.ink.chain}{chain_names(sheet, FREE_WITH[card])}" if FREE_WITH[card] else cost


def tile_effect(sheet: Sheet, tile: int) -> str:
    where = unbroken(f"{sheet.ink.fort} {region_name(sheet, TILE_REGION[tile])}")
    return f"{where}, {sheet.speech(f'middle-earth-tile-{TILE_IDS[tile]}')}"


def tile_cost(sheet: Sheet, tile: int) -> str:
    return letters(sheet, symbols_of(TILE_SKILLS[tile]))


def price_text(sheet: Sheet, price: Price, seat: int) -> Text:
    """The coins that somebody needs, and for which symbols; in brackets if there are too few."""
    if price.chained:
        return Text(f"{sheet.speech('middle-earth-free')} {sheet.ink.chain}", SIDES[seat])
    if not price.coins:
        return Text(sheet.speech("middle-earth-free"), SIDES[seat])
    surcharge = f"+{price.surcharge}{sheet.ink.fort}" if price.surcharge else ""
    text = f"{price.coins} {letters(sheet, price.missing)}{surcharge}".strip()
    return Text(text, SIDES[seat]) if price.affordable else Text(f"({text})", "faint")


def price_in_words(sheet: Sheet, price: Price) -> str:
    say = sheet.speech
    if price.chained or not price.coins:
        return say("middle-earth-chained" if price.chained else "cost-free")
    parts = [say("cost-coins", number=price.coins)]
    if price.missing:
        parts.append(say("middle-earth-missing", skills=skill_list(sheet, price.missing)))
    if price.surcharge:
        parts.append(say("middle-earth-surcharge", number=price.surcharge))
    return ", ".join(parts if price.affordable else [*parts, say("middle-earth-too-dear")])
