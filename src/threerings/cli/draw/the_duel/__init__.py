"""The Duel on paper: the energy track, the bridge, the row of cards, and what a viewer holds and knows."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.answers import folded
from threerings.cli.boxes import Box, draw
from threerings.cli.draw.the_duel.cards import CARD_WIDTH, INITIALS, card_name, chip, row, star, symbols
from threerings.cli.draw.the_duel.hands import hand, numbers_hand
from threerings.cli.draw.the_duel.tracks import bridge, energy
from threerings.cli.sheet import Sheet, cropped, legend_of, offer_lines, prose
from threerings.games.the_duel import GAME, words
from threerings.games.the_duel.components import BALROG, CARD_IDS, CARDS, GANDALF, SIDES, cards_to_play
from threerings.games.the_duel.view import View, open_view
from threerings.games.the_duel.words import SEATS

__all__ = ["board", "choices", "explain", "hand", "legend", "numbers_hand", "open_view", "sets_up"]


def board(view: View, sheet: Sheet) -> list[Text]:
    """All that lies on the table."""
    tracks = [*energy(view, sheet), *bridge(view, sheet), *sides(view, sheet)]
    effects, cards = waiting(view, sheet), row(view, sheet)
    if sheet.roomy:
        return [heading(view, sheet), *tracks, *effects, Text(), *cards]
    return [heading(view, sheet), *effects, *cards, *tracks]  # the top of a low page is lost first


def choices(view: View, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
    return offer_lines(GAME, view, sheet, legal)


def sets_up(legal: Sequence[int]) -> bool:  # noqa: ARG001 - nothing is set up in this game
    return False


def heading(view: View, sheet: Sheet) -> Text:
    parts = [sheet.speech("game-title"), *(sheet.speech.say(line) for line in words.heading(view))]
    return cropped(Text(f" {sheet.ink.dot} ".join(parts), "bold"), sheet)


def sides(view: View, sheet: Sheet) -> list[Text]:
    names = [side_name(sheet, seat) for seat in SEATS]
    longest = max(len(name) for name in names)
    return [side_line(view, sheet, seat, names[seat].ljust(longest)) for seat in SEATS]


def side_name(sheet: Sheet, seat: int) -> str:
    side = sheet.speech(f"side-{SIDES[seat]}")
    return f"{side} ({sheet.names[seat]})" if sheet.names[seat] else side


def side_line(view: View, sheet: Sheet, seat: int, name: str) -> Text:
    padded = {key: str(number).rjust(2) for key, number in words.counts(view.side(seat)).items()}
    detail = sheet.speech("the-duel-side", **padded, due=cards_to_play(view.duel))
    return cropped(Text.assemble((f"{INITIALS[seat]} {name}", f"bold {SIDES[seat]}"), "  ", detail), sheet)


def waiting(view: View, sheet: Sheet) -> list[Text]:
    """The effects still in force; the enchanted card with its symbols."""
    lines: list[Text] = []
    for _, (key, values) in words.waiting(view):
        text = sheet.speech(key, **{name: chip(view, sheet, view.enchanted) for name in values})
        lines += prose(text, sheet.width, "  ", f"{sheet.ink.special} ", "touch")
    return lines


# Explanations.


def explain(view: View, sheet: Sheet, word: str) -> list[Text]:
    """A card by its id or by its name in the reader's language; nothing if there is none."""
    for card in range(CARDS):
        if folded(word) in (folded(CARD_IDS[card]), folded(card_name(sheet, card))):
            return card_page(view, sheet, card)
    return []


def card_page(view: View, sheet: Sheet, card: int) -> list[Text]:
    """The card on the left, what it does on the right."""
    owner = words.owner(card)
    box = Box(
        frame=sheet.ink.heavy if owner == "balrog" else sheet.ink.light,
        style="" if owner == "both" else owner,
        rows=symbols(sheet, view.deck.defence[card], view.deck.attack[card]),
        title=Text(CARD_IDS[card]),
        name=card_name(sheet, card),
        badge=Text(star(sheet, card), "touch"),
    )
    room = sheet.width - CARD_WIDTH - 2
    text = [Text(f"{card_name(sheet, card)}: {sheet.speech(f'card-owner-{owner}')}", "bold")]
    text += prose(sheet.speech(f"card-{words.kind(card)}-text"), room)
    left = draw(box, CARD_WIDTH, sheet.ink.more)
    height = max(len(left), len(text))
    left += [Text(" " * CARD_WIDTH)] * (height - len(left))
    text += [Text()] * (height - len(text))
    return [Text.assemble(picture, "  ", line) for picture, line in zip(left, text, strict=True)]


def legend(sheet: Sheet) -> list[Text]:
    """How to read the drawing."""
    ink = sheet.ink
    marks = {
        "cards": {"rows": " ".join(ink.rows), "star": ink.special},
        "marks": {"parried": ink.parried, "right": ink.hit_right, "left": ink.hit_left},
        "forecast": {"sample": f"{INITIALS[GANDALF]}{ink.minus}2 {INITIALS[BALROG]}{ink.minus}1"},
        "known": {"mark": ink.known},
    }
    return legend_of(sheet, "the-duel-legend", marks)
