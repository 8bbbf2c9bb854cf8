"""The Confrontation on paper: the diamond of regions, both sides' cards in its corners, the combat, what is known."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from unicodedata import normalize

from rich.text import Text

from threerings.cli.boxes import Box, shortened, side_by_side
from threerings.cli.canvas import Canvas
from threerings.cli.sheet import Sheet, numbered, prose
from threerings.core.game import PUBLIC
from threerings.core.zones import members
from threerings.games.confrontation import GAME
from threerings.games.confrontation.actions import MOVE, PALANTIR_, PLACE, PLAY, RECALL_, SHADOWFAX_, TURN
from threerings.games.confrontation.components import (
    ARMY,
    CARD_IDS,
    DARK,
    DARK_CARDS,
    EREGION,
    FANGORN,
    HOME,
    LIGHT,
    LIGHT_CARDS,
    LIMIT,
    MAGIC,
    MORIA,
    NONE,
    PIECE_IDS,
    PIECES,
    REGION_IDS,
    REGIONS,
    RETREAT,
    SETTLED,
    SHORTCUTS,
    SIDES,
    SIDEWAYS,
    STRENGTH,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    VARIANTS,
    number_of,
)
from threerings.games.confrontation.knowledge import Hint, knowledge, last_move
from threerings.games.confrontation.stage import BACK, FORBIDDEN, MISSING, OWN, VOID, Fighter, Stage, strength
from threerings.games.confrontation.stage import stage as combat
from threerings.games.confrontation.view import View, opened

__all__ = ["board", "choices", "explain", "hand", "legend", "numbers_hand", "opened", "sets_up"]

SEATS = (LIGHT, DARK)
ROWS = ((15,), (13, 14), (10, 11, 12), (6, 7, 8, 9), (3, 4, 5), (1, 2), (0,))
"""The regions from Mordor to the Shire, as Light sees them."""
MOUNTAINS = range(6, 10)
WIDEST_PLATE = 24
NARROWEST_WITH_CORNERS = 16
"""Beside smaller plates there is no room to write."""
HANDS = (LIGHT_CARDS, DARK_CARDS)
CARD_WIDTH = 15
LEAST_LETTERS = 4
"""Of a name with a mark that it is shortened."""
GAP = " "
HARD = "\N{NO-BREAK SPACE}"


def board(view: View, sheet: Sheet) -> list[Text]:
    """All that stands and lies on the table."""
    picture, left_over = diamond(view, sheet)
    below = [  # without a corner, the sign of the side tells whose it is
        line
        for entry in left_over
        for line in prose(entry.text, sheet.width, "  ", f"{sheet.ink.backs[entry.seat]} ", entry.style)
    ]
    return [heading(view, sheet), *picture, *below, *stage(view, sheet)]


def hand(view: View, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """What the viewer can conclude about hidden pieces, and the cards to choose from."""
    return [*conclusions(view, sheet), *card_boxes(sheet, view.seat, legal)]


def numbers_hand(legal: Sequence[int]) -> bool:
    """Whether each of these actions plays a combat card."""
    return bool(legal) and all(PLAY <= action < TURN for action in legal)


def sets_up(legal: Sequence[int]) -> bool:
    """Whether each of these actions places a piece before the first move."""
    return bool(legal) and all(PLACE <= action < MOVE for action in legal)


# The head of the page.


def heading(view: View, sheet: Sheet) -> Text:
    say = sheet.speech
    parts = [say("game-title")]
    if setting_up(view) != NONE:
        parts.append(say("confrontation-setup"))
    else:
        parts.append(say("confrontation-turn", turn=view.turns + 1))
        if view.outcome is None:
            parts.append(say("confrontation-moves", side=SIDES[view.mover_side]))
    line = Text(f" {sheet.ink.dot} ".join(parts), "bold")
    line.truncate(sheet.width)
    return line


def setting_up(view: View) -> int:
    """Who sets up now; NONE once both have."""
    return next((seat for seat in SEATS if not view.army(seat).trace), NONE)


def near(view: View) -> int:
    """The side whose home is at the bottom of the page."""
    return LIGHT if view.seat == PUBLIC else view.seat


# The diamond.


class Shape(NamedTuple):
    """Where the plates of the diamond lie."""

    page: int
    plate: int
    home: int
    depth: int
    """Lines inside a plate."""

    def width(self, row: int) -> int:
        return self.home if row in (0, 6) else self.plate

    def column(self, row: int, place: int = 0) -> int:
        return (self.page - len(ROWS[row]) * self.width(row)) // 2 + place * self.width(row)

    def line(self, row: int) -> int:
        return row * (self.depth + 1)

    @property
    def height(self) -> int:
        return self.line(len(ROWS)) + 1


def shape_on(sheet: Sheet) -> Shape:
    plate = min(WIDEST_PLATE, sheet.width // 4) // 2 * 2
    return Shape(sheet.width, plate, (plate * 4 // 5 if sheet.roomy else plate) * 2, 2 if sheet.roomy else 1)


def diamond(view: View, sheet: Sheet) -> tuple[list[Text], list["Entry"]]:
    """The regions, with the home of the near side at the bottom, and what found no room in the corners."""
    shape = shape_on(sheet)
    canvas = Canvas(shape.page, shape.height)
    turned = near(view) == DARK
    rows = [row[::-1] for row in reversed(ROWS)] if turned else list(ROWS)
    for place, regions in enumerate(rows):
        for number, region in enumerate(regions):
            spot = (shape.column(place, number), shape.line(place), shape.width(place))
            draw_plate(canvas, spot, view, sheet, region)
    draw_ways(canvas, shape, sheet, turned)
    left_over = draw_corners(canvas, shape, view, sheet)
    return canvas.lines(), left_over


def draw_plate(canvas: Canvas, spot: tuple[int, int, int], view: View, sheet: Sheet, region: int) -> None:
    """A region at this column and line, and this wide."""
    column, line, width = spot
    ink, depth = sheet.ink, shape_on(sheet).depth
    frame = ink.heavy if region in (view.field, next_to_fill(view)) else ink.light
    canvas.box(column, line, (width, depth + 2), frame)
    canvas.put(column + 1, line, title(view, sheet, region, width - 2))
    for place, text in enumerate(contents(view, sheet, region, width - 2), start=1):
        canvas.put(column + (1 if len(text) == width - 2 else 2), line + place, text)


def title(view: View, sheet: Sheet, region: int, room: int) -> Text:
    """The upper edge of a plate: the name, what is marked, and how many pieces a side may have there."""
    ink = sheet.ink
    heavy = region in (view.field, next_to_fill(view))
    mark, limit = marks(view, sheet, region), str(LIMIT[region])
    name = f" {region_name(sheet, region)} "
    badge = f" {mark} {limit} " if mark else f" {limit} "
    if len(name) + len(badge) + (region in MOUNTAINS) > room:
        badge = mark + limit
        name = shortened(name.strip(), room - len(badge), ink.more)
    edge = ink.ridge if region in MOUNTAINS else (ink.heavy if heavy else ink.light).across
    filling = (edge * room)[: room - len(name) - len(badge)]
    return Text.assemble((name, "bold"), (filling, "faint" if region in MOUNTAINS else ""), badge)


def next_to_fill(view: View) -> int:
    """The region that the viewer fills next while setting up."""
    seat = setting_up(view)
    if seat == NONE or seat != view.seat:
        return NONE
    return SETTLED[seat][sum(view.army(seat).counts)]


def marks(view: View, sheet: Sheet, region: int) -> str:
    """Where somebody left and came in the last move, and where a combat is."""
    move = last_move(view)
    found = sheet.ink.left if region == move.origin else ""
    found += sheet.ink.came if region == move.target else ""
    fighting = region == view.field and NONE not in (view.light_piece, view.dark_piece)
    return found + (sheet.ink.fight if fighting else "")


def draw_ways(canvas: Canvas, shape: Shape, sheet: Sheet, turned: bool) -> None:
    """The river between the regions it joins, and the tunnel between the mountains it leads under."""
    river_row, last = (2, 4)[turned], shape.depth
    for place in (1, 2):
        column = shape.column(river_row, place) - 1
        canvas.put(column, shape.line(river_row) + last, Text(sheet.ink.river[turned], "light"))
    column = shape.column(3, 2) - 1
    way = [sheet.ink.tunnel[0], *[sheet.ink.shaft] * (shape.depth - 1)]
    if turned:
        way = [*way[1:], sheet.ink.tunnel[1]]
    for place, piece in enumerate(way, start=1):
        canvas.put(column, shape.line(3) + place, Text(piece, "light"))


# What stands in a region.


class Token(NamedTuple):
    """A piece, or several hidden ones, in a plate."""

    mark: str
    name: str
    tail: str
    style: str

    def text(self, letters: int, more: str) -> Text:
        name = shortened(self.name, letters, more) if letters >= LEAST_LETTERS else self.name[:letters]
        return Text(self.mark + name + self.tail, self.style)


def contents(view: View, sheet: Sheet, region: int, room: int) -> list[Text]:
    """The lines of a plate: one for each piece if there is room, own ones above."""
    seats = (near(view), 1 - near(view))
    sides = [tokens(view, sheet, region, seat) for seat in seats]
    depth = shape_on(sheet).depth
    if depth == 2 and all(sides):
        lines = sides
    else:
        found = [token for side in sides for token in side]
        a_line = -(-len(found) // depth) or 1
        lines = [found[first : first + a_line] for first in range(0, len(found), a_line)]
    return [packed(line, room, sheet) for line in lines]


def packed(line: Sequence[Token], room: int, sheet: Sheet) -> Text:
    """Pieces side by side: in columns if they fit, else close together, the longest names shortened."""
    share = (room - 1) // max(1, len(line))
    letters = max((len(token.name) for token in line), default=1)
    texts = [token.text(letters, sheet.ink.more) for token in line]
    if all(len(text) < share for text in texts):
        for text in texts[:-1]:
            text.pad_right(share - len(text))
        return Text.assemble(*texts)
    while letters > 1 and sum(len(text) + 1 for text in texts) - 1 > room:
        letters -= 1
        texts = [token.text(letters, sheet.ink.more) for token in line]
    text = Text(" ").join(texts)
    text.truncate(room)
    return text


def tokens(view: View, sheet: Sheet, region: int, seat: int) -> list[Token]:
    army = view.army(seat)
    back = sheet.ink.backs[seat]
    mark = "" if seat == view.seat else f"{back} "
    known = knowledge(view, seat).certain[region]
    if army.places is not None:
        here = [ARMY * seat + piece for piece, place in enumerate(army.places) if place == region]
        return [open_token(view, sheet, piece, mark, piece in known) for piece in here]
    found = [Token(mark, piece_name(sheet, piece), f" {strength(view, piece)}", SIDES[seat]) for piece in known]
    hidden = army.counts[region] - len(found)
    return found + ([Token("", back * hidden, f" {hidden}", SIDES[seat])] if hidden > 0 else [])


def open_token(view: View, sheet: Sheet, piece: int, mark: str, known: bool) -> Token:
    """A piece whose face the viewer sees; marked, if it is the viewer's own and the opponent knows it too."""
    seen = sheet.ink.known if known and not both_open(view) else ""
    return Token(mark, piece_name(sheet, piece), f" {strength(view, piece)}{seen}", SIDES[piece // ARMY])


def both_open(view: View) -> bool:
    return view.light.places is not None and view.dark.places is not None


# The corners of the page beside the diamond.


class Entry(NamedTuple):
    """Something to tell about a side."""

    seat: int
    text: str
    style: str = ""


def draw_corners(canvas: Canvas, shape: Shape, view: View, sheet: Sheet) -> list[Entry]:
    """Cards on the left and eliminated pieces on the right, beside the home of each side; returns what is left over."""
    if shape.plate < NARROWEST_WITH_CORNERS:
        entries = (entry for seat in SEATS for entry in (*cards(view, sheet, seat), *losses(view, sheet, seat)))
        return [entry._replace(text=entry.text.removeprefix(f"{sheet.ink.backs[entry.seat]} ")) for entry in entries]
    left_over: list[Entry] = []
    half = shape.depth + 1
    wide, narrow = shape.column(0) - 1, shape.column(1) - 1
    beside = shape.column(1, 2) + 1
    far_lines = range(half * 2)
    near_lines = range(shape.line(5) + 1, shape.height)
    for seat, lines in ((1 - near(view), far_lines), (near(view), near_lines)):
        widths = [wide] * half + [narrow] * half
        widths = widths if lines is far_lines else widths[::-1]
        left_over += write(canvas, 0, lines, widths, cards(view, sheet, seat))
        column = [shape.page - beside] * len(lines)
        left_over += write(canvas, beside, lines, column, losses(view, sheet, seat))
    return left_over


def write(canvas: Canvas, column: int, lines: Sequence[int], widths: Sequence[int], told: list[Entry]) -> list[Entry]:
    """Write as many entries as there is room for; returns the others."""
    used = 0
    left_over: list[Entry] = []
    for entry in told:
        found = ragged(entry.text.split(" "), widths[used:])
        if found is None:
            left_over.append(entry)
            continue
        for text in found:
            canvas.put(column, lines[used], Text(text, entry.style))
            used += 1
    return left_over


def ragged(words: Sequence[str], widths: Sequence[int]) -> list[str] | None:
    """Words in lines of these widths; nothing if they do not fit."""
    found = [""]
    for word in words:
        longer = f"{found[-1]} {word}" if found[-1] else word
        if len(found) <= len(widths) and len(longer) <= widths[len(found) - 1]:
            found[-1] = longer
        else:
            found.append(word)
    fits = len(found) <= len(widths) and all(len(line) <= width for line, width in zip(found, widths, strict=False))
    return found if fits else None


def cards(view: View, sheet: Sheet, seat: int) -> list[Entry]:
    """Who plays a side, and its combat cards."""
    army, say = view.army(seat), sheet.speech
    found = [Entry(seat, side_name(sheet, seat), f"bold {SIDES[seat]}")]
    for key, held in (("hand", army.hand), ("played", HANDS[seat] & ~army.hand)):
        if held:
            names = " ".join(short_card(sheet, seat, card) for card in members(held))
            found.append(Entry(seat, f"{unbroken(say(f'confrontation-{key}'))} {names}"))
    return found


def side_name(sheet: Sheet, seat: int) -> str:
    """A side and who plays it; on a low page the player's name is left out where it would take a line of its own."""
    name = f"{sheet.ink.backs[seat]} {unbroken(sheet.speech(f'side-{SIDES[seat]}'))}"
    shape = shape_on(sheet)
    longer = f"{name} ({unbroken(sheet.names[seat])})" if sheet.names[seat] else name
    return longer if sheet.roomy or len(longer) < shape.column(0) else name


def losses(view: View, sheet: Sheet, seat: int) -> list[Entry]:
    """A side's special cards, and its pieces that are out."""
    army, say = view.army(seat), sheet.speech
    extra = ", ".join(unbroken(say(f"variant-{VARIANTS[card]}")) for card in members(army.extra))
    out = ", ".join(piece_name(sheet, ARMY * seat + piece) for piece in members(army.out))
    found = [Entry(seat, f"{unbroken(say('confrontation-extra'))} {extra}")] if extra else []
    return found + ([Entry(seat, f"{unbroken(say('confrontation-out'))} {out}", SIDES[seat])] if out else [])


# The combat.


def stage(view: View, sheet: Sheet) -> list[Text]:
    """Who fights whom, with which cards, and how it stands."""
    found = combat(view)
    if found is None or any(fighter.piece == NONE for fighter in found.fighters):
        return []
    where = sheet.speech("in-region", region=REGION_IDS[found.field])
    title = sheet.speech("confrontation-combat", where=where, side=SIDES[found.attacker])
    lines = prose(f"{sheet.ink.fight} {title}", sheet.width, "  ", "", "bold")
    for seat in (1 - near(view), near(view)):
        lines += side_of_stage(sheet, seat, found)
    return lines


def side_of_stage(sheet: Sheet, seat: int, found: Stage) -> list[Text]:
    """One side of a combat: piece, card, sum, and what the piece can do."""
    names = [
        f"{back} {piece_name(sheet, fighter.piece)} {fighter.strength}"
        for back, fighter in zip(sheet.ink.backs, found.fighters, strict=True)
    ]
    width = max(len(name) for name in names)
    fighter = found.fighters[seat]
    ability = sheet.speech(f"confrontation-ability-{PIECE_IDS[fighter.piece]}")
    total = "" if fighter.total is None else f" = {fighter.total}"
    rest = f"{card_on_stage(sheet, seat, fighter)}{total} {sheet.ink.dot} {ability}"
    lines = prose(rest, sheet.width, " " * (width + 6), f"  {names[seat].ljust(width)}  + ")
    lines[0].stylize(f"bold {SIDES[seat]}", 2, 2 + len(names[seat]))
    return lines


def card_on_stage(sheet: Sheet, seat: int, fighter: Fighter) -> str:
    unseen = {MISSING: "none", FORBIDDEN: "forbidden", BACK: "hidden"}
    if fighter.lies in unseen:
        return sheet.speech(f"confrontation-card-{unseen[fighter.lies]}")
    card = card_name(sheet, seat, fighter.card)
    marked = {OWN: "own", VOID: "void"}
    if fighter.lies in marked:
        return sheet.speech(f"confrontation-card-{marked[fighter.lies]}", card=card)
    return card if fighter.counts == fighter.card else f"{card} ({card_name(sheet, seat, fighter.counts)})"


# What the viewer can conclude.


def conclusions(view: View, sheet: Sheet) -> list[Text]:
    """Who the hidden pieces can be, region by region; nothing where it may be anybody."""
    lines: list[Text] = []
    for seat in SEATS:
        if view.army(seat).places is None:
            told = f" {sheet.ink.dot} ".join(hint_text(sheet, hint) for hint in knowledge(view, seat).hints)
            label = f"{sheet.ink.backs[seat]} {sheet.speech('confrontation-hidden')}"
            lines += prose(f"{label} {told}", sheet.width, "  ", "") if told else []
    return lines


def hint_text(sheet: Sheet, hint: Hint) -> str:
    def region(number: int) -> str:
        return unbroken(region_name(sheet, number))

    def piece(number: int) -> str:
        return piece_name(sheet, number)

    about, other = (piece, region) if hint.of_piece else (region, piece)
    *names, last = (other(number) for number in hint.listed)
    listed = f"{', '.join(names)} {sheet.speech('confrontation-or')} {last}" if names else last
    return sheet.speech(
        "confrontation-hint-not" if hint.excluded else "confrontation-hint", about=about(hint.about), names=listed
    )


# Choices.


def card_boxes(sheet: Sheet, seat: int, legal: Sequence[int]) -> list[Text]:
    """The combat cards to choose from, each with its number."""
    if not numbers_hand(legal):
        return []
    if not sheet.roomy:
        found = [
            f"{number}{HARD}{short_card(sheet, seat, action - PLAY, '+')}" for number, action in enumerate(legal, 1)
        ]
        return close_together(found, sheet)
    boxes = [card_box(sheet, seat, action - PLAY, number) for number, action in enumerate(legal, start=1)]
    fits = max(1, sheet.width // CARD_WIDTH)
    return side_by_side(boxes, CARD_WIDTH, -(-len(boxes) // -(-len(boxes) // fits)), sheet.ink.more)


def card_box(sheet: Sheet, seat: int, card: int, number: int) -> Box:
    name = card_name(sheet, seat, card)
    symbol = f"+{number_of(card)}" if card < MAGIC else sheet.ink.special
    return Box(
        frame=sheet.ink.heavy if seat == DARK else sheet.ink.light,
        style=SIDES[seat],
        rows=[(Text(), Text())],
        title=Text(f" {number} ", "bold touch"),
        name=name if len(name) <= CARD_WIDTH - 2 else short_card(sheet, seat, card),
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
            lines.append(numbered(number, sheet.speech.say(GAME.offer(view, legal[number - 1]))))
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
    line = numbered(number, f"{piece_name(sheet, piece)} {STRENGTH[piece]}".ljust(CARD_WIDTH))
    line.append(f" {sheet.speech(f'confrontation-ability-{PIECE_IDS[piece]}')}", "faint")
    line.truncate(sheet.width)
    return line


def grouped(view: View, sheet: Sheet, action: int) -> tuple[str, str]:
    """The group an action belongs to and what it is called there; no group if it stands alone."""
    if MOVE <= action < RECALL_:
        piece, region = divmod(action - MOVE, REGIONS)
        attack = f" {sheet.ink.fight}" if view.army(1 - piece // ARMY).counts[region] else ""
        return f"{piece_name(sheet, piece)} {STRENGTH[piece]}", unbroken(region_name(sheet, region) + attack)
    if RECALL_ <= action < PALANTIR_:
        return sheet.speech("variant-recall"), piece_name(sheet, action - RECALL_ + ARMY)
    if PALANTIR_ <= action < SHADOWFAX_:
        return sheet.speech("variant-palantir"), unbroken(region_name(sheet, action - PALANTIR_))
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


# Names.


def unbroken(words: str) -> str:
    return words.replace(" ", HARD)


def piece_name(sheet: Sheet, piece: int) -> str:
    """The name that fits on a plate."""
    short = f"confrontation-piece-{PIECE_IDS[piece]}"
    return unbroken(sheet.speech(short if short in sheet.speech else f"piece-{PIECE_IDS[piece]}"))


def region_name(sheet: Sheet, region: int) -> str:
    return sheet.speech(f"region-{REGION_IDS[region]}")


def card_key(seat: int, card: int) -> str:
    return f"card-retreat-{SIDES[seat]}" if card == RETREAT else f"card-{CARD_IDS[card]}"


def card_name(sheet: Sheet, seat: int, card: int) -> str:
    return sheet.speech(card_key(seat, card))


def short_card(sheet: Sheet, seat: int, card: int, sign: str = "") -> str:
    """A card in a list; a strength is just its number, perhaps with a sign before it."""
    if card == MAGIC:
        return sheet.speech("confrontation-card-magic")
    return sign + CARD_IDS[card] if card < MAGIC else unbroken(card_name(sheet, seat, card))


# Explanations.


def explain(view: View, sheet: Sheet, word: str) -> list[Text]:
    """A piece, a region, a combat card or a special card by its id or its name; nothing if there is none."""
    wanted = folded(word)
    for piece in range(PIECES):
        names = (PIECE_IDS[piece], piece_name(sheet, piece), sheet.speech(f"piece-{PIECE_IDS[piece]}"))
        if wanted in map(folded, names):
            return page_of(sheet, f"piece-{PIECE_IDS[piece]}")
    for region in range(REGIONS):
        if wanted in map(folded, (REGION_IDS[region], region_name(sheet, region))):
            return region_page(sheet, region)
    for name in VARIANTS:
        if wanted in map(folded, (name, sheet.speech(f"variant-{name}"))):
            return page_of(sheet, f"variant-{name}")
    return card_pages(view, sheet, wanted)


def card_pages(view: View, sheet: Sheet, wanted: str) -> list[Text]:
    """A combat card of the viewer's side, or else of any side."""
    seats = SEATS if view.seat == PUBLIC else (view.seat, 1 - view.seat)
    found: dict[str, list[Text]] = {}
    for seat in seats:
        for card in members(HANDS[seat]):
            names = (CARD_IDS[card], card_name(sheet, seat, card), short_card(sheet, seat, card))
            if wanted in map(folded, names):
                found[card_key(seat, card)] = page_of(sheet, card_key(seat, card))
    pages = list(found.values()) if view.seat == PUBLIC else list(found.values())[:1]
    return [line for page in pages for line in page]


def page_of(sheet: Sheet, key: str) -> list[Text]:
    return [Text(sheet.speech(key), "bold"), *prose(sheet.speech(f"{key}-text"), sheet.width, "  ")]


def region_page(sheet: Sheet, region: int) -> list[Text]:
    """A region's limit, and where ways lead from it."""
    say = sheet.speech
    kind = "home" if region in HOME else "mountain" if region in MOUNTAINS else "plain"
    lines = [Text(region_name(sheet, region), "bold")]
    lines += prose(say(f"confrontation-region-{kind}", limit=LIMIT[region]), sheet.width, "  ")
    ways = {
        "light": TOWARDS_MORDOR[region],
        "dark": TOWARDS_SHIRE[region],
        "sideways": SIDEWAYS[region],
        "shortcut": SHORTCUTS[region],
    }
    for name, regions in ways.items():
        if regions:
            names = ", ".join(region_name(sheet, there) for there in members(regions))
            lines += prose(say(f"confrontation-ways-{name}", regions=names), sheet.width, "    ", "  ")
    notes = {MORIA: "balrog"} | dict.fromkeys((EREGION, FANGORN), "tunnel")
    if region in notes:
        lines += prose(say(f"confrontation-region-{notes[region]}"), sheet.width, "  ")
    return lines


def folded(word: str) -> str:
    """A name as people type it: without case, accents or blanks."""
    letters = normalize("NFKD", word).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def legend(sheet: Sheet) -> list[Text]:
    """How to read the drawing."""
    ink = sheet.ink
    values: Iterable[tuple[str, dict[str, str]]] = (
        ("regions", {"ridge": ink.ridge * 2}),
        ("ways", {"right": ink.river[0], "left": ink.river[1], "up": ink.tunnel[0], "down": ink.tunnel[1]}),
        ("pieces", {"light": ink.backs[LIGHT], "dark": ink.backs[DARK], "known": ink.known}),
        ("marks", {"left": ink.left, "came": ink.came, "fight": ink.fight}),
    )
    return [
        line
        for key, found in values
        for line in prose(sheet.speech(f"confrontation-legend-{key}", **found), sheet.width)
    ]
