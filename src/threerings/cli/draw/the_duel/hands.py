"""What a viewer of The Duel holds and knows, on paper."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.boxes import Box, side_by_side
from threerings.cli.draw.the_duel.cards import CARD_WIDTH, INITIALS, card_name, chip, star, symbols
from threerings.cli.sheet import Sheet, cropped, prose
from threerings.core.zones import bit, members
from threerings.games.the_duel import words
from threerings.games.the_duel.actions import LAY, TAKE, card_of
from threerings.games.the_duel.components import BALROG, CARD_IDS, SIDES
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import SEATS

NARROWEST_CARD = 8


def hand(view: View, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """What the viewer knows of a hidden hand, and every hand the viewer may look into."""
    hidden = [line for seat in SEATS if not view.side(seat).own for line in known_cards(view, sheet, seat)]
    return hidden + [line for seat in SEATS for line in own_cards(view, sheet, seat, legal)]


def numbers_hand(legal: Sequence[int]) -> bool:
    """Whether each of these actions lays or keeps a card of the hand."""
    return bool(legal) and all(LAY <= action < TAKE for action in legal)


def own_cards(view: View, sheet: Sheet, seat: int, legal: Sequence[int]) -> list[Text]:
    side = view.side(seat)
    if side.own is None:
        return []
    say = sheet.speech
    whose = SIDES[seat] if both_open(view) else "you"
    title = Text(say("the-duel-hand", whose=whose), "bold")
    if side.seen & side.own.hand:
        title.append(f"   {sheet.ink.known} {say('the-duel-known-mark', side=SIDES[1 - seat])}", "known")
    lines = [cropped(title, sheet), *hand_boxes(view, sheet, seat, numbers(legal) if seat == view.seat else {})]
    if side.own.aside:
        lines += card_lines(say("the-duel-own-aside", side=whose), view, sheet, side.own.aside)
    return lines + memory_lines(view, sheet, seat)


def both_open(view: View) -> bool:
    return view.gandalf.own is not None and view.balrog.own is not None


def numbers(legal: Sequence[int]) -> dict[int, int]:
    """The number that each card of the hand can be chosen by."""
    if not numbers_hand(legal):
        return {}
    return {card_of(action): number for number, action in enumerate(legal, start=1)}


def hand_boxes(view: View, sheet: Sheet, seat: int, numbered: dict[int, int]) -> list[Text]:
    side = view.side(seat)
    cards = members(side.own.hand) if side.own else []
    if not cards:
        return []
    boxes = [hand_box(view, sheet, seat, card, numbered.get(card)) for card in cards]
    width, a_line = hand_layout(sheet, len(boxes), sheet.roomy and not both_open(view))
    if width < CARD_WIDTH:
        boxes = [with_short_name(box, card, width) for box, card in zip(boxes, cards, strict=True)]
    return side_by_side(boxes, width, a_line, sheet.ink.more)


def with_short_name(box: Box, card: int, width: int) -> Box:
    """On a narrow card a plain card's id stands for its name."""
    return box._replace(name=CARD_IDS[card]) if words.kind(card) == "plain" and len(box.name) > width - 2 else box


def hand_layout(sheet: Sheet, cards: int, roomy: bool) -> tuple[int, int]:
    """How wide the cards are and how many stand on a line: wide ones in even lines, or narrow ones on one."""
    fits = max(1, sheet.width // CARD_WIDTH)
    if roomy or cards <= fits or cards * NARROWEST_CARD > sheet.width:
        lines = -(-cards // fits)
        return CARD_WIDTH, -(-cards // lines)
    return sheet.width // cards, cards


def hand_box(view: View, sheet: Sheet, seat: int, card: int, number: int | None) -> Box:
    side = view.side(seat)
    badge = Text(star(sheet, card), "touch")
    if side.seen & bit(card):
        badge.append(sheet.ink.known, "known")
    return Box(
        frame=sheet.ink.heavy if seat == BALROG else sheet.ink.light,
        style=SIDES[seat],
        rows=symbols(sheet, view.deck.defence[card], view.deck.attack[card]),
        title=Text(f" {number} " if number else "", "bold touch"),
        name=card_name(sheet, card),
        badge=badge,
        notes=forecast(view, sheet, card) if number else (),
    )


def forecast(view: View, sheet: Sheet, card: int) -> list[Text | None]:
    """What the exchange would cost each side if this card were laid now."""
    losses = words.forecast(view, card) or (0, 0)
    return [None, *(cost(sheet, seat, losses[seat]) for seat in SEATS), None]


def cost(sheet: Sheet, seat: int, loss: int) -> Text | None:
    return Text(f"{INITIALS[seat]}{sheet.ink.minus}{loss}", SIDES[seat]) if loss else None


def known_cards(view: View, sheet: Sheet, seat: int) -> list[Text]:
    """What the viewer knows of the hidden cards of a side. Those in its hand are to be reckoned with next."""
    seen = words.known_hand(view, seat)
    title = sheet.speech("the-duel-known-hand", side=SIDES[seat])
    lines = card_lines(title, view, sheet, seen, full=True) if seen else []
    return lines + memory_lines(view, sheet, seat)


def memory_lines(view: View, sheet: Sheet, seat: int) -> list[Text]:
    known = [(sheet.speech(title.key, **title.values), cards) for _, title, cards in words.remembered(view, seat)]
    return [line for title, cards in known for line in card_lines(title, view, sheet, cards)]


def card_lines(title: str, view: View, sheet: Sheet, cards: int, full: bool = False) -> list[Text]:
    """A title and cards with their symbols, in as many lines as they need; on a low page only their names."""
    if sheet.roomy or full:
        text = "   ".join(chip(view, sheet, card) for card in members(cards))
    else:
        text = ", ".join(card_name(sheet, card) for card in members(cards))
    return prose(f"{title} {text}", sheet.width, "  ", "")
