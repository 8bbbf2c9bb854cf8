"""Words and short signs for all that lies in the box of Duel for Middle-earth."""

from collections.abc import Iterable

from rich.text import Text

from threerings.cli.sheet import HARD, Sheet, unbroken
from threerings.core.game import Line, Name
from threerings.core.zones import members
from threerings.games.middle_earth import components, words
from threerings.games.middle_earth.view import Price, SideView, View, symbols_of

PEOPLE_LETTERS = 3
"""So many tell the peoples apart in every language."""


def name_text(sheet: Sheet, name: Name | Line) -> str:
    """A name in words; a number of symbols stays with what it counts."""
    return sheet.speech.say(name).replace(" ×", f"{HARD}×")


def name_list(sheet: Sheet, names: Iterable[Name], mark: str = ", ") -> str:
    """Names one after the other, none of them broken."""
    return mark.join(unbroken(name_text(sheet, name)) for name in names)


def dotted(sheet: Sheet, parts: Iterable[str]) -> str:
    """Parts of a sentence with dots between them; no line begins with a dot."""
    return f"{HARD}{sheet.ink.dot} ".join(parts)


def chain_names(sheet: Sheet, chains: int) -> str:
    return name_list(sheet, words.named(words.chain_name, members(chains)))


def side_title(sheet: Sheet, seat: int) -> str:
    """A side, its sign before it, and who plays it."""
    name = f"{sheet.ink.backs[seat]} {name_text(sheet, words.side_name(seat))}"
    return f"{name} ({sheet.names[seat]})" if sheet.names[seat] else name


def colour_style(card: int) -> str:
    return f"card-{components.COLOURS[components.COLOUR[card]]}"


def shape_of(sheet: Sheet, card: int) -> str:
    return sheet.ink.shapes[components.COLOUR[card]]


# Skills and peoples.


def letter(sheet: Sheet, skill: int) -> str:
    return sheet.speech(f"sheet-skill-{components.SKILL_IDS[skill]}")


def letters(sheet: Sheet, skills: Iterable[int]) -> str:
    return "".join(letter(sheet, skill) for skill in skills)


def skill_list(sheet: Sheet, skills: Iterable[int], mark: str = ", ") -> str:
    return name_list(sheet, words.skill_names(skills), mark)


def owned_skills(sheet: Sheet, side: SideView) -> str:
    """All that a side can pay with instead of coins."""
    found = [skill_list(sheet, symbols_of(side.skills))] if side.skills else []
    found += [skill_list(sheet, skills, "/") for skills in words.choosers(side)]
    if words.has_any_skill(side):
        found.append(unbroken(sheet.speech("sheet-any-skill")))
    return ", ".join(found)


def owned_peoples(sheet: Sheet, side: SideView) -> str:
    return ", ".join(
        sheet.speech(f"people-{people}") + (f"{HARD}×{symbols}" if symbols > 1 else "")
        for people, symbols in words.symbols_by_people(side)
        if symbols
    )


# What a card does and costs.


def effect(sheet: Sheet, card: int) -> str:
    """What a card does, in few words."""
    chain = f" {sheet.ink.chain}{chain_names(sheet, components.CHAIN[card])}" if components.CHAIN[card] else ""
    return own_effect(sheet, card) + chain


def own_effect(sheet: Sheet, card: int) -> str:
    colour = components.COLOUR[card]
    if colour == components.GREY:
        return skill_list(sheet, words.one_of(card), "/") or skill_list(sheet, words.gives(card))
    if colour == components.GREEN:
        return name_text(sheet, words.people_name(int(components.PEOPLE[card])))
    if colour == components.RED:
        [(_, units)] = words.brings(card)
        regions = "/".join(
            name_text(sheet, words.region_name(region)) for region in members(components.CARD_REGIONS[card])
        )
        return sheet.speech("sheet-units-to", units=unbroken(name_text(sheet, words.units_of(units))), regions=regions)
    return effect_list(sheet, words.brings(card))


def effect_list(sheet: Sheet, effects: Iterable[words.Effect]) -> str:
    return name_list(sheet, map(words.in_short, effects))


def sign(sheet: Sheet, card: int) -> str:
    """What a card does, in a few characters after its shape."""
    colour = components.COLOUR[card]
    if colour == components.GREY:
        choice = "/".join(letter(sheet, skill) for skill in words.one_of(card))
        return choice or letters(sheet, words.gives(card))
    if colour == components.GREEN:
        return name_text(sheet, words.people_name(int(components.PEOPLE[card])))[:PEOPLE_LETTERS]
    marks = {"moves": sheet.ink.again, "removals": sheet.ink.fight, "coins": sheet.ink.shapes[components.YELLOW]}
    return "".join(f"{number}{marks.get(kind, '')}" for kind, number in words.brings(card))


def short_cost(sheet: Sheet, card: int) -> str:
    """The coins and the skills that a card asks for; empty if it asks for nothing."""
    coins = str(components.CARD_COINS[card]) if components.CARD_COINS[card] else ""
    return coins + letters(sheet, symbols_of(components.CARD_SKILLS[card]))


def whole_cost(sheet: Sheet, card: int) -> str:
    """The same, with the chain symbol that makes the card free."""
    cost = short_cost(sheet, card)
    return (
        f"{cost}/{sheet.ink.chain}{chain_names(sheet, components.FREE_WITH[card])}"
        if components.FREE_WITH[card]
        else cost
    )


def tile_effect(sheet: Sheet, tile: int) -> str:
    where = unbroken(f"{sheet.ink.fort} {name_text(sheet, words.region_name(int(components.TILE_REGION[tile])))}")
    return ", ".join(
        [where, *(name_text(sheet, words.in_short(effect)) for effect in words.TILE_BRINGS[components.TILE_IDS[tile]])]
    )


def tile_letters(sheet: Sheet, tile: int) -> str:
    return letters(sheet, symbols_of(components.TILE_SKILLS[tile]))


def price_text(sheet: Sheet, price: Price, seat: int) -> Text:
    """The coins that somebody needs, and for which symbols; in brackets if there are too few."""
    if price.chained or not price.coins:
        chain = f" {sheet.ink.chain}" if price.chained else ""
        return Text(sheet.speech("sheet-free") + chain, components.SIDES[seat])
    surcharge = f"+{price.surcharge}{sheet.ink.fort}" if price.surcharge else ""
    text = f"{price.coins} {letters(sheet, price.missing)}{surcharge}".strip()
    return Text(text, components.SIDES[seat]) if price.affordable else Text(f"({text})", "faint")


# The stacks.


def stack_text(view: View, sheet: Sheet, people: int) -> str:
    """How many tokens are left of a people's, and the top one if it is known."""
    left, top = len(words.stack_of(view, people)), view.tops[people]
    return f"{left} {sheet.ink.token} {name_text(sheet, words.token_name(top))}" if top >= 0 else str(left)
