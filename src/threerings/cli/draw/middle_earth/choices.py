"""The answers to the questions that an effect asks: moves by where they begin, cards by colour, the rest in lines."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.draw.middle_earth.map import forces
from threerings.cli.draw.middle_earth.signs import dotted, effect, name_text, shape_of, sign, stack_text
from threerings.cli.sheet import Sheet, cropped, numbered_line, prose, unbroken
from threerings.games.middle_earth import GAME, actions, words
from threerings.games.middle_earth.components import COLOUR, GREY_CARDS, ROADS_BOTH_WAYS
from threerings.games.middle_earth.view import View

INDENT = "     "
"""As wide as a number before a choice."""


def choices(view: View, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
    """The legal actions with their numbers from 1."""
    groups: dict[str, list[Text]] = {}
    alone: list[Text] = []
    for number, action in sorted(enumerate(legal, start=1), key=lambda choice: colour_of(choice[1])):
        group, name = grouped(view, sheet, action)
        if group:
            choice = Text.assemble((f"{number:3}\N{NO-BREAK SPACE}", "bold touch"), name)
            groups.setdefault(group, []).append(choice)
        else:
            alone += offer_lines(view, sheet, action, number)
    width = max((len(group) for group in groups), default=0)
    column = 1 + max((len(choice) for found in groups.values() for choice in found), default=0)
    together = [
        line for group, found in groups.items() for line in group_lines(group.ljust(width), found, column, sheet)
    ]
    return together + alone


def colour_of(action: int) -> int:
    """The colour of a card to retrieve, so that those of one colour stand together."""
    return int(COLOUR[action - actions.RETRIEVE]) if actions.RETRIEVE <= action < actions.STRIP else 0


def grouped(view: View, sheet: Sheet, action: int) -> tuple[str, Text]:
    """The group an action belongs to and what it is called there; no group if it stands alone."""
    if actions.MOVE <= action < actions.REMOVE:
        here, there = ROADS_BOTH_WAYS[action - actions.MOVE]
        fight = f" {sheet.ink.fight}" if words.fights(view, there) else ""
        return f"{name_text(sheet, words.region_name(here))} {sheet.ink.hit_right}", Text(
            name_text(sheet, words.region_name(there)) + fight
        )
    if actions.REMOVE <= action < actions.RAZE:
        region = action - actions.REMOVE
        units = view.side(1 - view.player).units[region]
        return sheet.speech("sheet-remove"), Text(f"{name_text(sheet, words.region_name(region))} ({units})")
    if actions.RETRIEVE <= action < actions.STRIP:
        card = action - actions.RETRIEVE
        title = f"{shape_of(sheet, card)} {name_text(sheet, words.colour_name(int(COLOUR[card])))}"
        return title, Text(f"{name_text(sheet, words.card_name(card))} ({sign(sheet, card)})")
    return "", Text()


def group_lines(group: str, found: Sequence[Text], column: int, sheet: Sheet) -> list[Text]:
    """A group's name and its numbered members, in columns, in as many lines as they need."""
    indent = len(group) + 2
    a_line = max(1, (sheet.width - indent) // column)
    lines: list[Text] = []
    for first in range(0, len(found), a_line):
        line = Text(group.ljust(indent) if first == 0 else " " * indent)
        for text in found[first : first + a_line]:
            part = text.copy()
            part.pad_right(column - len(part))
            line.append_text(part)
        line.rstrip()
        lines.append(cropped(line, sheet))
    return lines


def offer_lines(view: View, sheet: Sheet, action: int, number: int) -> list[Text]:
    """A choice on a line of its own, with what helps to decide."""
    offer = sheet.speech.say(GAME.offer(view, action))
    note = note_on(view, sheet, action)
    told = (
        dotted(sheet, (offer, note)) if actions.KEEP <= action < actions.CALL else f"{offer}  {unbroken(note)}".rstrip()
    )
    first, *rest = (line.plain for line in prose(told, sheet.width - len(INDENT)))
    return [numbered_line(number, first), *(Text(INDENT + line) for line in rest)]


def note_on(view: View, sheet: Sheet, action: int) -> str:
    """What an offer does not tell: who stands there, what the token or the card does, what is left of a stack."""
    if actions.PLACE <= action < actions.MOVE or actions.RAZE <= action < actions.COIN:
        return forces(view, sheet, action - (actions.PLACE if action < actions.MOVE else actions.RAZE)).plain
    if actions.KEEP <= action < actions.CALL:
        return name_text(sheet, words.token_text(action - actions.KEEP))
    if actions.CALL <= action < actions.RETRIEVE:
        return f"({stack_text(view, sheet, action - actions.CALL)})"
    if actions.STRIP <= action < actions.TURN:
        return f"({effect(sheet, GREY_CARDS[action - actions.STRIP])})"
    return ""
