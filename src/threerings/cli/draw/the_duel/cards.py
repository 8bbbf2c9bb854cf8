"""The cards of The Duel on paper, with their defence on the left and their attack on the right, and the row of them."""

from rich.text import Text

from threerings.cli.boxes import Box, Ends, side_by_side
from threerings.cli.sheet import Sheet, prose, unbroken
from threerings.games.the_duel import words
from threerings.games.the_duel.components import BALROG, GAP, SIDES
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import ROWS, special

INITIALS = ("G", "B")
CARD_WIDTH = 13
A_LINE = 6
"""Cards of the row on one line, so that twelve make two."""


def symbols(sheet: Sheet, defence: int, attack: int) -> list[Ends]:
    return [(symbol(sheet, defence, line), symbol(sheet, attack, line)) for line in ROWS]


def symbol(sheet: Sheet, rows: int, line: int) -> Text:
    return Text(sheet.ink.rows[line], "bold") if rows >> line & 1 else Text(sheet.ink.empty, "faint")


def star(sheet: Sheet, card: int) -> str:
    return sheet.ink.special if special(card) else ""


def chip(view: View, sheet: Sheet, card: int) -> str:
    """A card in a line of text, not to be broken: its name, defence and attack."""
    left, right = (
        "".join(symbol(sheet, rows[card], line).plain for line in ROWS)
        for rows in (view.deck.defence, view.deck.attack)
    )
    return unbroken(f"{card_name(sheet, card)} {left}{sheet.ink.bar}{right}")


def card_name(sheet: Sheet, card: int) -> str:
    label = words.label(card)
    return sheet.speech(label.key, **label.values)


def row(view: View, sheet: Sheet) -> list[Text]:
    if not view.row:
        return [Text(sheet.speech("the-duel-empty-row"), "faint")]
    boxes = [row_box(view, sheet, place) for place in range(len(view.row))]
    a_line = max(1, sheet.width // CARD_WIDTH)
    if A_LINE <= a_line < 2 * A_LINE:
        a_line = A_LINE
    hidden = 0 if sheet.roomy else max(0, len(boxes) - a_line)
    earlier = earlier_cards(view, sheet, hidden) if hidden else []
    return earlier + side_by_side(boxes[hidden:], CARD_WIDTH, a_line, sheet.ink.more)


def earlier_cards(view: View, sheet: Sheet, hidden: int) -> list[Text]:
    """The cards that a low page has no room to draw."""
    names = ", ".join(f"{INITIALS[view.owner(place)]} {card_name(sheet, view.row[place])}" for place in range(hidden))
    return prose(sheet.speech("the-duel-earlier", cards=names), sheet.width, "  ", "", "faint")


def row_box(view: View, sheet: Sheet, place: int) -> Box:
    """A card of the row; the edges of the last two are marked with what the exchange did."""
    card, seat, last = view.row[place], view.owner(place), len(view.row) - 1
    frame = sheet.ink.dashed if card == GAP else sheet.ink.heavy if seat == BALROG else sheet.ink.light
    return Box(
        frame=frame,
        style=SIDES[seat],
        rows=symbols(sheet, view.defence(place), view.attack(place)),
        title=Text(sheet.speech(f"the-duel-owner-{SIDES[seat]}"), SIDES[seat]),
        name=card_name(sheet, card),
        badge=Text(star(sheet, card), "touch"),
        left=edge(view, sheet, 1) if place == last else (),
        right=edge(view, sheet, 0) if place == last - 1 else (),
    )


def edge(view: View, sheet: Sheet, end: int) -> list[Text | None]:
    """What the exchange did in each row, on the right edge of the older card (0) or on the left of the newer (1)."""
    exchange, ink = view.exchange(), sheet.ink
    drawn = {"parried": ink.parried, "newer": ink.hit_right, "older": ink.hit_left}
    clashes = words.clashes(exchange) if exchange else []
    return [Text(drawn[what][end], "parry" if what == "parried" else "hit") if what else None for what in clashes]
