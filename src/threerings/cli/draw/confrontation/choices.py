"""The choices: cards to play, moves grouped by piece, everything else line by line."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from threerings.cli.boxes import Box, side_by_side
from threerings.cli.draw.confrontation.names import card_called, piece_called, region_called
from threerings.cli.sheet import HARD, Sheet, cropped, numbered_line, prose, unbroken
from threerings.games.confrontation import GAME, components
from threerings.games.confrontation.actions import MOVE, PALANTIR_, PLACE, PLAY, RECALL_, SHADOWFAX_, TURN
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import ability, attacks, extra_card, full_card

CARD_WIDTH = 15
GAP = " "


def numbers_hand(legal: Sequence[int]) -> bool:
    """Whether each of these actions plays a combat card."""
    return bool(legal) and all(PLAY <= action < TURN for action in legal)


def sets_up(legal: Sequence[int]) -> bool:
    """Whether each of these actions places a piece before the first move."""
    return bool(legal) and all(PLACE <= action < MOVE for action in legal)


def card_boxes(sheet: Sheet, seat: int, legal: Sequence[int]) -> list[Text]:
    """The combat cards to choose from, each with its number."""
    if not numbers_hand(legal):
        return []
    if not sheet.roomy:
        found = [
            f"{number}{HARD}{card_called(sheet, seat, action - PLAY, '+')}" for number, action in enumerate(legal, 1)
        ]
        return close_together(found, sheet)
    boxes = [card_box(sheet, seat, action - PLAY, number) for number, action in enumerate(legal, start=1)]
    fits = max(1, sheet.width // CARD_WIDTH)
    return side_by_side(boxes, CARD_WIDTH, -(-len(boxes) // -(-len(boxes) // fits)), sheet.ink.more)


def card_box(sheet: Sheet, seat: int, card: int, number: int) -> Box:
    name = sheet.speech.say(full_card(seat, card))
    symbol = f"+{components.number_of(card)}" if card < components.MAGIC else sheet.ink.special
    return Box(
        frame=sheet.ink.heavy if seat == components.DARK else sheet.ink.light,
        style=components.SIDES[seat],
        rows=[(Text(), Text())],
        title=Text(f" {number} ", "bold touch"),
        name=name if len(name) <= CARD_WIDTH - 2 else card_called(sheet, seat, card),
        notes=[Text(symbol, "bold")],
    )


def choices(view: View, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
    """The legal actions with their numbers from 1: moves grouped by piece, everything else line by line."""
    lines: list[Text] = []
    if sets_up(legal):
        return [to_place(sheet, number, action - PLACE) for number, action in enumerate(legal, start=1)]
    groups: dict[str, list[Text]] = {}
    named = [grouped(view, sheet, action) for action in legal]
    longest = max(len(target) for _, target in named)
    for number, (group, target) in enumerate(named, start=1):
        if group:
            padded = (f"{number:3} ", target.ljust(longest)) if sheet.roomy else (f"{number}{HARD}", target)
            choice = Text.assemble((padded[0], "bold touch"), padded[1])
            groups.setdefault(group, []).append(choice)
        else:
            lines.append(numbered_line(number, sheet.speech.say(GAME.offer(view, legal[number - 1]))))
    if not sheet.roomy:
        told = (f"{unbroken(name)}{HARD}({' '.join(one.plain for one in found)})" for name, found in groups.items())
        return close_together(told, sheet) + lines
    width = max((len(group) for group in groups), default=0)
    return [line for group, found in groups.items() for line in group_lines(group.ljust(width), found, sheet)] + lines


def close_together(told: Iterable[str], sheet: Sheet) -> list[Text]:
    """Choices one behind the other, for a low page."""
    lines = prose(f" {sheet.ink.dot} ".join(told), sheet.width, "  ")
    for line in lines:
        line.highlight_regex(rf"\b\d+(?={HARD}[^(])", "bold touch")
    return lines


def to_place(sheet: Sheet, number: int, piece: int) -> Text:
    line = numbered_line(number, f"{piece_called(sheet, piece)} {components.STRENGTH[piece]}".ljust(CARD_WIDTH))
    return cropped(line.append(f" {sheet.speech.say(ability(piece))}", "faint"), sheet)


def grouped(view: View, sheet: Sheet, action: int) -> tuple[str, str]:
    """The group an action belongs to and what it is called there; no group if it stands alone."""
    if MOVE <= action < RECALL_:
        piece, region = divmod(action - MOVE, components.REGIONS)
        attack = f"{HARD}{sheet.ink.fight}" if attacks(view, piece, region) else ""
        return f"{piece_called(sheet, piece)} {components.STRENGTH[piece]}", region_called(sheet, region) + attack
    if RECALL_ <= action < PALANTIR_:
        return sheet.speech.say(extra_card(components.RECALL)), piece_called(sheet, action - RECALL_ + components.ARMY)
    if PALANTIR_ <= action < SHADOWFAX_:
        return sheet.speech.say(extra_card(components.PALANTIR)), region_called(sheet, action - PALANTIR_)
    return "", ""


def group_lines(group: str, found: Sequence[Text], sheet: Sheet) -> list[Text]:
    """A group's name and its numbered members, in as many lines as they need."""
    lines = [Text(f"  {group}  ")]
    indent = len(lines[0])
    for text in found:
        if len(lines[-1]) + len(text) > sheet.width and len(lines[-1]) > indent:
            lines.append(Text(" " * indent))
        lines[-1].append_text(text)
        lines[-1].append(GAP)
    for line in lines:
        line.rstrip()
        line.truncate(sheet.width)
    return lines
