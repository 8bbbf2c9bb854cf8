"""The Duel on paper: the energy track, the bridge, the row of cards, and what a viewer holds and knows."""

from collections.abc import Iterable, Sequence
from unicodedata import normalize

from rich.text import Text

from threerings.cli.boxes import Box, Ends, draw, side_by_side
from threerings.cli.sheet import Sheet, offered, prose
from threerings.core.game import PUBLIC
from threerings.core.zones import bit, members
from threerings.games.the_duel import GAME, story
from threerings.games.the_duel.actions import LAY, TAKE, card_of
from threerings.games.the_duel.components import (
    BALROG,
    BALROG_DECK,
    CARD_IDS,
    CARDS,
    FINAL,
    FULL_FLAME,
    GANDALF,
    GANDALF_DECK,
    GAP,
    HAND,
    NONE,
    SIDES,
    SPARED,
    SPECIALS,
    TOP,
    WHIP,
)
from threerings.games.the_duel.view import Exchange, Recall, View, opened

__all__ = ["board", "choices", "explain", "hand", "legend", "numbers_hand", "opened", "sets_up"]

SEATS = (GANDALF, BALROG)
INITIALS = ("G", "B")
ROWS = range(4)
CELL = 3
"""Columns of a space on the track or a step of the bridge."""
CARD_WIDTH = 13
NARROWEST_CARD = 8
A_LINE = 6
"""Cards of the row on one line, so that twelve make two."""
LOWEST_SPACE = -2
KNOWN_HAND = "the-duel-known-hand"
"""The cards one has to reckon with next: always shown in full."""
UNSCORED = ("ask-refuse", "ask-take", "wait-refuse", "wait-take")
"""Questions between the laying of a card and its scoring."""


def board(view: View, sheet: Sheet) -> list[Text]:
    """All that lies on the table."""
    tracks = [*energy(view, sheet), *bridge(view, sheet), *sides(view, sheet)]
    effects, cards = waiting(view, sheet), row(view, sheet)
    if sheet.roomy:
        return [heading(view, sheet), *tracks, *effects, Text(), *cards]
    return [heading(view, sheet), *effects, *cards, *tracks]  # the top of a low page is lost first


def hand(view: View, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """What the viewer knows of a hidden hand, and every hand the viewer may look into."""
    lines: list[Text] = []
    for seat in SEATS:
        if view.side(seat).own is None:
            lines += known_cards(view, sheet, seat)
    for seat in SEATS:
        if view.side(seat).own is not None:
            lines += own_cards(view, sheet, seat, legal)
    return lines


def numbers_hand(legal: Sequence[int]) -> bool:
    """Whether each of these actions lays or keeps a card of the hand."""
    return bool(legal) and all(LAY <= action < TAKE for action in legal)


def choices(view: View, sheet: Sheet, legal: Sequence[int]) -> list[Text]:
    return offered(GAME, view, sheet, legal)


def sets_up(legal: Sequence[int]) -> bool:  # noqa: ARG001 - nothing is set up in this game
    return False


# The head of the page.


def heading(view: View, sheet: Sheet) -> Text:
    say = sheet.speech
    parts = [say("game-title"), say("the-duel-title", duel=view.duel)]
    if view.row:
        parts.append(say("the-duel-began", side=SIDES[view.began]))
    if view.tilsit:
        parts.append(say("the-duel-tilsit"))
    return cropped(Text(f" {sheet.ink.dot} ".join(parts), "bold"), sheet)


def cropped(line: Text, sheet: Sheet) -> Text:
    line.truncate(sheet.width)
    return line


def sides(view: View, sheet: Sheet) -> list[Text]:
    names = [side_name(sheet, seat) for seat in SEATS]
    longest = max(len(name) for name in names)
    return [side_line(view, sheet, seat, names[seat].ljust(longest)) for seat in SEATS]


def side_name(sheet: Sheet, seat: int) -> str:
    side = sheet.speech(f"side-{SIDES[seat]}")
    return f"{side} ({sheet.names[seat]})" if sheet.names[seat] else side


def side_line(view: View, sheet: Sheet, seat: int, name: str) -> Text:
    side = view.side(seat)
    counts = {"hand": side.in_hand, "deck": side.in_deck, "aside": side.set_aside, "plays": side.plays}
    padded = {key: str(number).rjust(2) for key, number in counts.items()}
    due = HAND if view.duel == FINAL else HAND - SPARED
    detail = sheet.speech("the-duel-side", **padded, due=due)
    return cropped(Text.assemble((f"{INITIALS[seat]} {name}", f"bold {SIDES[seat]}"), "  ", detail), sheet)


def waiting(view: View, sheet: Sheet) -> list[Text]:
    """The effects still in force."""
    say = sheet.speech
    effects = (("rage", view.rage), ("magic", view.magic), ("list", view.open))
    texts = [say(f"the-duel-waiting-{name}") for name, on in effects if on]
    if view.enchanted != NONE:
        key = "the-duel-enchanted-left" if view.duel_over else "the-duel-waiting-enchantment"
        texts.append(say(key, card=chip(view, sheet, view.enchanted)))
    lines: list[Text] = []
    for text in texts:
        lines += prose(text, sheet.width, "  ", f"{sheet.ink.special} ", "touch")
    return lines


# The energy track and the bridge.


def energy(view: View, sheet: Sheet) -> list[Text]:
    levels = (view.gandalf.energy, view.balrog.energy)
    spaces = spaces_shown(levels, int(view.deck.final), (sheet.width - margin(sheet)) // CELL)
    places = [min(max(spaces.start - level, 0), len(spaces) - 1) for level in levels]
    track = [cell_text(minus(sheet, space), "negative" if space <= 0 else "faint") for space in spaces]
    if 0 in spaces:
        track[spaces.start] = Text.assemble((sheet.ink.bar, "faint"), (" 0", "negative"))
    if not sheet.roomy:
        return [labelled("the-duel-energy", sheet, with_initials(track, places))]
    return [
        marker(GANDALF, places, levels, sheet),
        labelled("the-duel-energy", sheet, highlighted(track, places)),
        marker(BALROG, places, levels, sheet),
    ]


def margin(sheet: Sheet) -> int:
    return 1 + max(len(sheet.speech("the-duel-energy")), len(sheet.speech("the-duel-bridge")))


def labelled(key: str, sheet: Sheet, cells: Iterable[Text]) -> Text:
    return Text.assemble(sheet.speech(key).ljust(margin(sheet)), *cells)


def cell_text(text: str, style: str) -> Text:
    return Text(text.rjust(CELL), style)


def minus(sheet: Sheet, number: int) -> str:
    return f"{sheet.ink.minus}{-number}" if number < 0 else str(number)


def spaces_shown(levels: tuple[int, int], top: int, room: int) -> range:
    """The spaces of the track from the top down; where the page is too narrow, those around the markers."""
    lowest = min(LOWEST_SPACE, *levels)
    if top - lowest >= room:
        top = min(top, max(levels) + 1)
    return range(top, max(lowest, top - room + 1) - 1, -1)


def highlighted(track: list[Text], places: Sequence[int]) -> list[Text]:
    return [Text(cell.plain, "bold") if place in places else cell for place, cell in enumerate(track)]


def with_initials(track: list[Text], places: Sequence[int]) -> list[Text]:
    """The track with the figures' initials where they stand."""
    marked = list(track)
    for seat in SEATS:
        marked[places[seat]] = cell_text(INITIALS[seat], f"bold {SIDES[seat]}")
    if places[GANDALF] == places[BALROG]:
        marked[places[GANDALF]] = cell_text("GB", "bold")
    return marked


def marker(seat: int, places: Sequence[int], levels: tuple[int, int], sheet: Sheet) -> Text:
    """An arrow above or below a space, and whose marker it is, on the side where there is room."""
    arrow = sheet.ink.above if seat == GANDALF else sheet.ink.below
    column = margin(sheet) + CELL * places[seat] + CELL - 1
    label = f"{sheet.speech(f'side-{SIDES[seat]}')} {minus(sheet, levels[seat])}"
    fits = column + 2 + len(label) < sheet.width
    text = f"{arrow} {label}".rjust(column + 2 + len(label)) if fits else f"{label} {arrow}".rjust(column + 1)
    return Text(text, f"bold {SIDES[seat]}")


def bridge(view: View, sheet: Sheet) -> list[Text]:
    """The steps from the ground on Gandalf's side over the top to the ground on the Balrog's."""
    steps = [*range(TOP + 1), *range(TOP, -1, -1)]
    places = (view.gandalf.step, 2 * TOP + 1 - view.balrog.step)
    numbers = [cell_text(str(step), "faint") for step in steps]
    if not sheet.roomy:
        return [labelled("the-duel-bridge", sheet, with_initials(numbers, places))]
    blank = [Text(" " * CELL) for _ in steps]
    stairs = [Text(sheet.ink.heights[step] * CELL, "faint") for step in steps]
    pad = Text(" " * (margin(sheet)))
    figures = [Text(cell.plain.strip().center(CELL), cell.style) for cell in with_initials(blank, places)]
    return [
        pad + Text.assemble(*figures),
        labelled("the-duel-bridge", sheet, stairs),
        pad + Text.assemble(*(Text(cell.plain.strip().center(CELL), "faint") for cell in numbers)),
    ]


# The row of cards.


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
    names = ", ".join(f"{INITIALS[view.owner(place)]} {place_name(view, sheet, place)}" for place in range(hidden))
    return prose(sheet.speech("the-duel-earlier", cards=names), sheet.width, "  ", "", "faint")


def place_name(view: View, sheet: Sheet, place: int) -> str:
    card = view.row[place]
    return sheet.speech("the-duel-gap") if card == GAP else card_name(sheet, card)


def row_box(view: View, sheet: Sheet, place: int) -> Box:
    """A card of the row; the edges of the last two are marked with what the exchange did."""
    card, seat = view.row[place], view.owner(place)
    gap = card == GAP
    frame = sheet.ink.dashed if gap else sheet.ink.heavy if seat == BALROG else sheet.ink.light
    before, after = edge_marks(view, sheet, place)
    return Box(
        frame=frame,
        style=SIDES[seat],
        rows=symbols(sheet, 0 if gap else view.deck.defence[card], 0 if gap else view.attack(place)),
        title=Text(sheet.speech(f"the-duel-owner-{SIDES[seat]}"), SIDES[seat]),
        name=place_name(view, sheet, place),
        badge=Text("" if gap else star(sheet, card), "touch"),
        left=before,
        right=after,
    )


def symbols(sheet: Sheet, defence: int, attack: int) -> list[Ends]:
    return [(symbol(sheet, defence, line), symbol(sheet, attack, line)) for line in ROWS]


def symbol(sheet: Sheet, rows: int, line: int) -> Text:
    return Text(sheet.ink.rows[line], "bold") if rows >> line & 1 else Text(sheet.ink.empty, "faint")


def star(sheet: Sheet, card: int) -> str:
    return sheet.ink.special if bit(card) & SPECIALS else ""


def edge_marks(view: View, sheet: Sheet, place: int) -> tuple[list[Text | None], list[Text | None]]:
    exchange = None if GAME.question(view).key in UNSCORED else view.exchange()
    marks = [mark(exchange, sheet, line) for line in ROWS] if exchange else [None] * 4
    last = len(view.row) - 1
    left = [pair[1] if pair and place == last else None for pair in marks]
    right = [pair[0] if pair and place == last - 1 else None for pair in marks]
    return left, right


def mark(exchange: Exchange, sheet: Sheet, line: int) -> tuple[Text, Text] | None:
    """The two edges where a row of attack meets a row of defence, if something happened there."""
    attack, defence = exchange.attack >> line & 1, exchange.defence >> line & 1
    if exchange.reflected or not (attack or defence):
        return None
    if attack and defence:
        left, right, style = *sheet.ink.parried, "parry"
    else:
        left, right, style = *(sheet.ink.hit_right if attack else sheet.ink.hit_left), "hit"
    return Text(left, style), Text(right, style)


# Hands.


def own_cards(view: View, sheet: Sheet, seat: int, legal: Sequence[int]) -> list[Text]:
    side = view.side(seat)
    if side.own is None:
        return []
    mine = seat == view.seat
    say = sheet.speech
    whose = SIDES[seat] if both_open(view) else "you"
    title = Text(say("the-duel-hand", whose=whose), "bold")
    if side.seen & side.own.hand:
        title.append(f"   {sheet.ink.known} {say('the-duel-known-mark', side=SIDES[1 - seat])}", "known")
    lines = [cropped(title, sheet), *hand_boxes(view, sheet, seat, numbers(legal) if mine else {})]
    lines += listed("the-duel-own-aside", view, sheet, side.own.aside, whose)
    if side.remembered:
        lines += recalled("the-duel-betrayed", view, sheet, side.remembered, seat)
    return lines


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
    return box._replace(name=CARD_IDS[card]) if 0 < card < FULL_FLAME and len(box.name) > width - 2 else box


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
        notes=forecast(view, sheet, card) if number and GAME.question(view).key == "ask-lay" else (),
    )


def forecast(view: View, sheet: Sheet, card: int) -> list[Text | None]:
    """What the exchange would cost each side if this card were laid now; its text not counted."""
    exchange = view._replace(row=(*view.row, card)).exchange()
    if exchange is None or card == WHIP:
        return [None] * 4
    losses = {exchange.attacker: exchange.attacker_loses, exchange.defender: exchange.defender_loses}
    costs = [cost(sheet, seat, losses[seat]) for seat in SEATS]
    return [None, *costs, None]


def cost(sheet: Sheet, seat: int, loss: int) -> Text | None:
    return Text(f"{INITIALS[seat]}{sheet.ink.minus}{loss}", SIDES[seat]) if loss else None


# What is known.


def known_cards(view: View, sheet: Sheet, seat: int) -> list[Text]:
    """What the viewer knows of the hidden cards of a side."""
    side = view.side(seat)
    seen = side.shown if view.seat == PUBLIC else side.seen
    recall = side.recorded if view.seat == PUBLIC else side.remembered
    lines = listed(KNOWN_HAND, view, sheet, seen, SIDES[seat])
    return lines + (recalled("the-duel-known", view, sheet, recall, seat) if recall else [])


def recalled(key: str, view: View, sheet: Sheet, recall: Recall, seat: int) -> list[Text]:
    """Cards remembered from earlier; in the final those set aside are in the hand."""
    kept = 0 if view.duel == FINAL else recall.kept
    unsure = 0
    for parting in recall.past:
        unsure |= parting.seen
    lines = listed(f"{key}-aside", view, sheet, kept, SIDES[seat])
    lines += listed(f"{key}-unsure", view, sheet, unsure, SIDES[seat])
    return lines + listed(f"{key}-gone", view, sheet, recall.gone, SIDES[seat])


def listed(key: str, view: View, sheet: Sheet, cards: int, side: str) -> list[Text]:
    """A label and cards with their symbols, in as many lines as they need; on a low page only their names."""
    if not cards:
        return []
    if sheet.roomy or key == KNOWN_HAND:
        text = "   ".join(chip(view, sheet, card) for card in members(cards))
    else:
        text = ", ".join(card_name(sheet, card) for card in members(cards))
    return prose(f"{sheet.speech(key, side=side)} {text}", sheet.width, "  ", "")


def chip(view: View, sheet: Sheet, card: int) -> str:
    """A card in a line of text, not to be broken: its name, defence and attack."""
    left, right = (
        "".join(symbol(sheet, rows[card], line).plain for line in ROWS)
        for rows in (view.deck.defence, view.deck.attack)
    )
    return f"{card_name(sheet, card)} {left}{sheet.ink.bar}{right}".replace(" ", "\N{NO-BREAK SPACE}")


def card_name(sheet: Sheet, card: int) -> str:
    label = story.label(card)
    return sheet.speech(label.key, **label.values)


# Explanations.


def explain(view: View, sheet: Sheet, word: str) -> list[Text]:
    """A card by its id or by its name in the reader's language; nothing if there is none."""
    for card in range(CARDS):
        if folded(word) in (folded(CARD_IDS[card]), folded(card_name(sheet, card))):
            return card_page(view, sheet, card)
    return []


def folded(word: str) -> str:
    """A name as people type it: without case, accents or blanks."""
    letters = normalize("NFKD", word).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def card_page(view: View, sheet: Sheet, card: int) -> list[Text]:
    """The card on the left, what it does on the right."""
    of_gandalf, of_balrog = bit(card) & GANDALF_DECK, bit(card) & BALROG_DECK
    owner = "both" if of_gandalf and of_balrog else "gandalf" if of_gandalf else "balrog"
    kind = CARD_IDS[card] if card >= FULL_FLAME else "plain" if card else "trance"
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
    text += prose(sheet.speech(f"card-{kind}-text"), room)
    left = draw(box, CARD_WIDTH, sheet.ink.more)
    height = max(len(left), len(text))
    left += [Text(" " * CARD_WIDTH)] * (height - len(left))
    text += [Text()] * (height - len(text))
    return [Text.assemble(picture, "  ", line) for picture, line in zip(left, text, strict=True)]


def legend(sheet: Sheet) -> list[Text]:
    """How to read the drawing."""
    ink = sheet.ink
    rows = " ".join(ink.rows)
    marks = {"parried": ink.parried, "right": ink.hit_right, "left": ink.hit_left}
    lines = prose(sheet.speech("the-duel-legend-cards", rows=rows, star=ink.special), sheet.width)
    lines += prose(sheet.speech("the-duel-legend-marks", **marks), sheet.width)
    sample = f"{INITIALS[GANDALF]}{ink.minus}2 {INITIALS[BALROG]}{ink.minus}1"
    lines += prose(sheet.speech("the-duel-legend-forecast", sample=sample), sheet.width)
    return lines + prose(sheet.speech("the-duel-legend-known", mark=ink.known), sheet.width)
