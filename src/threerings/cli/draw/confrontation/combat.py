"""The combat that goes on, and what the viewer can conclude."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text

from threerings.cli.draw.confrontation.names import piece_called, unbroken_line
from threerings.cli.sheet import Sheet, prose
from threerings.games.confrontation.components import NONE, SIDES
from threerings.games.confrontation.stage import Stage, card_line, title
from threerings.games.confrontation.stage import stage as combat
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import ability, near
from threerings.games.confrontation.words import conclusions as concluded


def stage(view: View, sheet: Sheet) -> list[Text]:
    """Who fights whom, with which cards, and how it stands."""
    found = combat(view)
    if found is None or any(fighter.piece == NONE for fighter in found.fighters):
        return []
    lines = prose(f"{sheet.ink.fight} {sheet.speech.say(title(found))}", sheet.width, "  ", "", "bold")
    for seat in (1 - near(view), near(view)):
        lines += side_of_stage(sheet, seat, found)
    return lines


def side_of_stage(sheet: Sheet, seat: int, found: Stage) -> list[Text]:
    """One side of a combat: piece, card, sum, and what the piece can do."""
    names = [
        f"{back} {piece_called(sheet, fighter.piece)} {fighter.strength}"
        for back, fighter in zip(sheet.ink.backs, found.fighters, strict=True)
    ]
    width = max(len(name) for name in names)
    fighter = found.fighters[seat]
    total = "" if fighter.total is None else f" = {fighter.total}"
    card, able = sheet.speech.say(card_line(seat, fighter)), sheet.speech.say(ability(fighter.piece))
    rest = f"{card}{total} {sheet.ink.dot} {able}"
    lines = prose(rest, sheet.width, " " * (width + 6), f"  {names[seat].ljust(width)}  + ")
    lines[0].stylize(f"bold {SIDES[seat]}", 2, 2 + len(names[seat]))
    return lines


def conclusions(view: View, sheet: Sheet) -> list[Text]:
    """Who the hidden pieces can be, region by region; nothing where it may be anybody."""
    lines: list[Text] = []
    for seat, found in groupby(concluded(view), itemgetter(0)):
        told = f" {sheet.ink.dot} ".join(unbroken_line(sheet, line) for _, line in found)
        label = f"{sheet.ink.backs[seat]} {sheet.speech('confrontation-hidden')}"
        lines += prose(f"{label} {told}", sheet.width, "  ", "")
    return lines
