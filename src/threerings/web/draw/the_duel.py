"""The Duel in the browser: the bridge, the energy track, the row of cards face to face, the hand."""

from collections.abc import Sequence

from markupsafe import Markup

from threerings.core.game import PUBLIC, Name, Step
from threerings.core.zones import bit, count, members
from threerings.games.the_duel import GAME, story
from threerings.games.the_duel.actions import BEGIN, KEEP, LAY, ORDER, TAKE, card_of
from threerings.games.the_duel.components import (
    BALROG,
    CARD_IDS,
    FINAL,
    GANDALF,
    GAP,
    HAND,
    NONE,
    SIDES,
    SPARED,
    TOP,
    WHIP,
)
from threerings.games.the_duel.view import Exchange, Recall, View, opened
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel_cards import (
    Rows,
    backs,
    cost,
    face,
    label_of,
    marks,
    mini,
    name_of,
    rows_of,
    text_of,
    thing_of,
)
from threerings.web.draw.the_duel_glyphs import ATTACKS, BURST, EMBLEMS, FIGURES, SHIELD, definitions

__all__ = ["board", "hand", "opened", "path", "picture", "refused", "touched"]

SEATS = (GANDALF, BALROG)
LOWEST_SPACE = -2
FEW = 8
"""Up to so many cards in the row are drawn larger."""
UNSCORED = ("ask-refuse", "ask-take", "wait-refuse", "wait-take")
"""Questions between the laying of a card and its scoring."""


def board(view: View, desk: Desk) -> Markup:
    return joined(
        (
            definitions(),
            element("h2", heading(view, desk)),
            plate(view, desk, GANDALF),
            bridge(view, desk),
            plate(view, desk, BALROG),
            *(store(view, desk, seat) for seat in SEATS),
            track(view, desk),
            waiting(view, desk),
            row(view, desk),
            knowledge(view, desk),
        )
    )


def hand(view: View, desk: Desk) -> Markup:
    if view.seat == PUBLIC:
        return Markup("")
    own = view.side(view.seat).own
    cards = members(own.hand) if own else []
    return element("ul", *(element("li", hand_card(view, desk, card)) for card in cards), class_="cards")


def path(view: View, action: int) -> tuple[str, ...]:
    if LAY <= action < TAKE:
        return (thing_of(view.seat, card_of(action)),)
    return (thing_of(BALROG, card_of(action)),) if TAKE <= action < BEGIN else ()


def touched(step: Step) -> list[str]:
    """The card that was played or moved; a card set aside or dealt is nobody's event but its owner's."""
    before, action, after, _ = step
    if LAY <= action < KEEP:
        return [thing_of(before.turn, card_of(action))]
    if TAKE <= action < BEGIN:
        return [thing_of(BALROG, card_of(action)), thing_of(BALROG, WHIP)]
    if action == ORDER:
        return [thing_of(BALROG, before.enchanted)]
    last = len(after.row) - 1
    return [thing_of(after.owner(last), after.row[last])] if after.row and after.row[last] != GAP else []


def refused(view: View, things: Sequence[str]) -> int | None:
    """What somebody wants who touches a card: to set it aside while that is asked, else to lay it."""
    side, _, card = things[-1].partition("-") if things else ("", "", "")
    if view.seat == PUBLIC or side != SIDES[view.seat] or card not in CARD_IDS:
        return None
    verb = KEEP if GAME.question(view).key == "ask-keep" else LAY
    return verb + CARD_IDS.index(card)


# The two sides.


def heading(view: View, desk: Desk) -> str:
    parts = [desk.speech("the-duel-title", duel=view.duel)]
    if view.row:
        parts.append(desk.speech("the-duel-began", side=SIDES[view.began]))
    if view.tilsit:
        parts.append(desk.speech("the-duel-tilsit"))
    return " · ".join(parts)


def plate(view: View, desk: Desk, seat: int) -> Markup:
    """Who sits here, and the energy."""
    name, who = SIDES[seat], desk.names[seat]
    emblem = element("svg", element("use", href=f"#duel-{name}"), viewBox="0 0 24 24", aria_hidden="true")
    title = element("h3", emblem, desk.speech(f"the-duel-owner-{name}"))
    energy = element("span", level(view.side(seat).energy), class_="energy", data_count=f"energy-{name}")
    person = element("p", who, class_="who") if who else ""
    return element("div", element("div", title, person), energy, class_=f"plate {name}")


def store(view: View, desk: Desk, seat: int) -> Markup:
    """The cards of a side that are not on the table."""
    side = view.side(seat)
    due = HAND if view.duel == FINAL else HAND - SPARED
    counts = {"hand": side.in_hand, "deck": side.in_deck, "aside": side.set_aside, "plays": side.plays, "due": due}
    line = element("p", desk.speech("the-duel-side", **counts))
    return element("div", line, element("div", *zones(view, desk, seat), class_="zones"), class_=f"store {SIDES[seat]}")


def zones(view: View, desk: Desk, seat: int) -> list[Markup]:
    """The hand, unless the viewer holds it, and the cards set aside: open as far as they are known."""
    side = view.side(seat)
    seen = side.own.hand if side.own else side.shown if view.seat == PUBLIC else side.seen
    parts = [] if view.seat == seat else [pile(view, desk, seat, int(seen), side.in_hand)]
    aside = pile(view, desk, seat, known_aside(view, seat), side.set_aside)
    if aside:
        parts.append(element("div", aside, element("span", desk.speech("draw-aside"), class_="faint"), class_="aside"))
    return parts


def known_aside(view: View, seat: int) -> int:
    side = view.side(seat)
    if side.own:
        return side.own.aside
    recall = side.recorded if side.remembered is None else side.remembered
    return 0 if view.duel == FINAL else recall.kept


def pile(view: View, desk: Desk, seat: int, known: int, size: int) -> Markup:
    minis = [mini(view, desk, seat, card) for card in members(known)]
    return joined([*minis, backs(desk, seat, size - len(minis))])


# The bridge and the energy track.


def bridge(view: View, desk: Desk) -> Markup:
    """Steps rising from both sides to the top."""
    steps = [*range(TOP + 1), *range(TOP, -1, -1)]
    places = (view.gandalf.step, 2 * TOP + 1 - view.balrog.step)
    numbers = [
        element("text", str(step), x=centre(place), y=top_of(step) + 13, class_="step")
        for place, step in enumerate(steps)
        if step
    ]
    figures = [figure(seat, places[seat], steps[places[seat]]) for seat in SEATS]
    label = desk.speech("draw-bridge", gandalf=view.gandalf.step, balrog=view.balrog.step)
    return element(
        "svg", *stones(steps), *numbers, *figures, class_="bridge", viewBox="0 0 312 132", role="img", aria_label=label
    )


def centre(place: int) -> int:
    return 13 + 26 * place


def top_of(step: int) -> int:
    return 108 - 14 * step


def stones(steps: list[int]) -> list[Markup]:
    outline = "".join(f"V{top_of(step)}H{26 * place + 26}" for place, step in enumerate(steps))
    arch = "V132H286C250 84 200 70 156 70S62 84 26 132H0Z"
    ring = "M17 132C54 78 106 62 156 62s102 16 139 70"
    return [
        element("path", d=f"M0 132{outline}{arch}", class_="stone"),
        element("path", d=f"{ring}M156 62v8M106 69l4 8M206 69l-4 8M66 89l7 8M246 89l-7 8", class_="mortar"),
        element("path", d="M40 131h232", class_="abyss"),
    ]


def figure(seat: int, place: int, step: int) -> Markup:
    name = SIDES[seat]
    use = element("use", href=f"#duel-figure-{name}", x=centre(place) - 12, y=top_of(step) - 31, width=24, height=31)
    return element("g", use, class_=name, data_thing=f"figure-{name}")


def track(view: View, desk: Desk) -> Markup:
    """The spaces from the top down; below zero lies the negative area."""
    levels = [view.side(seat).energy for seat in SEATS]
    top = int(view.deck.final if view.duel == FINAL or view.tilsit else view.deck.preliminary)
    spaces = range(max(top, *levels), min(LOWEST_SPACE, *levels) - 1, -1)
    cells = [space_cell(space, levels) for space in spaces]
    label = desk.speech("draw-energy", gandalf=level(levels[GANDALF]), balrog=level(levels[BALROG]))
    return element("div", *cells, class_="track", role="img", aria_label=label)


def space_cell(space: int, levels: list[int]) -> Markup:
    markers = [marker(seat) for seat in SEATS if levels[seat] == space]
    kind = " ".join(
        word for word, fits in (("negative", space <= 0), ("five", space % 5 == 0), ("here", bool(markers))) if fits
    )
    return element("span", element("b", level(space)), *markers, class_=kind or None)


def marker(seat: int) -> Markup:
    name = SIDES[seat]
    emblem = element("svg", element("use", href=f"#duel-{name}"), viewBox="0 0 24 24")
    return element("i", emblem, class_=f"marker {name}", data_thing=f"marker-{name}")


def level(energy: int) -> str:
    return f"−{-energy}" if energy < 0 else str(energy)


# The row of cards, and what waits.


def waiting(view: View, desk: Desk) -> Markup:
    """The effects still in force."""
    effects = [name for name, on in (("rage", view.rage), ("magic", view.magic), ("list", view.open)) if on]
    lines = [effect(name, desk.speech(f"the-duel-waiting-{name}")) for name in effects]
    if view.enchanted != NONE:
        key = "the-duel-enchanted-left" if view.duel_over else "the-duel-waiting-enchantment"
        lines.append(effect("enchantment", desk.speech(key, card=name_of(desk.speech, view.enchanted))))
    return element("ul", *lines, class_="effects plain") if lines else Markup("")


def effect(name: str, text: str) -> Markup:
    sign = element("svg", element("use", href=f"#duel-{name}"), viewBox="0 0 24 24", aria_hidden="true")
    return element("li", sign, text)


def row(view: View, desk: Desk) -> Markup:
    if not view.row:
        return element("div", element("p", desk.speech("the-duel-empty-row"), class_="faint"), class_="lane empty")
    exchange = None if GAME.question(view).key in UNSCORED else view.exchange()
    cards = [element("li", row_card(view, desk, place, exchange)) for place in range(len(view.row))]
    kind = "lane few" if len(cards) <= FEW else "lane"
    return element("ol", *cards, class_=kind, aria_label=desk.speech("draw-row"), data_scroll="lane")


def row_card(view: View, desk: Desk, place: int, exchange: Exchange | None) -> Markup:
    """A card of the row. The last two wear what their exchange did."""
    card, seat, last = view.row[place], view.owner(place), len(view.row) - 1
    gap = card == GAP
    rows = Rows(0, 0) if gap else Rows(view.deck.defence[card], view.attack(place))
    label = desk.speech("the-duel-gap") if gap else label_of(desk.speech, card, rows)
    drawn = marks(exchange) if exchange and place == last else []
    loss = 0
    if exchange and place >= last - 1:
        loss = exchange.defender_loses if place == last else exchange.attacker_loses
    return desk.thing(
        "div",
        "gap" if gap else thing_of(seat, card),
        f"{desk.speech(f'the-duel-owner-{SIDES[seat]}')}: {label}",
        face(desk.speech, seat, card, rows, *drawn),
        cost(seat, loss, "flash") if loss else "",
        tip="" if gap else text_of(desk.speech, card),
        class_=f"card {SIDES[seat]}{' hit' if loss else ''}",
    )


# Hands and knowledge.


def hand_card(view: View, desk: Desk, card: int) -> Markup:
    """A card of the viewer's hand, with what the exchange would cost if it were laid now."""
    seat, speech, rows = view.seat, desk.speech, rows_of(view, card)
    seen = bool(view.side(seat).seen & bit(card))
    eye = element("use", href="#duel-eye", x=40, y=6, width=20, height=20, class_="own")
    losses = forecast(view, card) if thing_of(seat, card) in desk.touchable else None
    tips = [speech("draw-seen")] if seen else []
    costs: list[Markup] = []
    if losses is not None:
        said: Name = story.score(losses)
        tips.insert(0, speech("draw-forecast", score=speech(said.key, **said.values)))
        costs = [cost(side, losses[side]) for side in SEATS if losses[side]]
    return desk.thing(
        "div",
        thing_of(seat, card),
        label_of(speech, card, rows),
        face(speech, seat, card, rows, *([eye] if seen else [])),
        element("span", *costs, class_="costs", aria_hidden="true"),
        tip=" ".join([*tips, text_of(speech, card)]),
        class_=f"card {SIDES[seat]}",
    )


def forecast(view: View, card: int) -> tuple[int, int] | None:
    """What Gandalf and the Balrog would lose if this card were laid at the end; its text not counted."""
    if GAME.question(view).key != "ask-lay" or card == WHIP:
        return None
    exchange = view._replace(row=(*view.row, card)).exchange()
    if exchange is None:
        return None
    losses = {exchange.attacker: exchange.attacker_loses, exchange.defender: exchange.defender_loses}
    return losses[GANDALF], losses[BALROG]


def knowledge(view: View, desk: Desk) -> Markup:
    """What is remembered of cards that lie nowhere to be seen."""
    lines: list[Markup] = []
    for seat in SEATS:
        side = view.side(seat)
        recall = side.recorded if view.seat == PUBLIC else side.remembered
        if recall:
            lines += recalled("the-duel-betrayed" if side.own else "the-duel-known", recall, desk, seat, view)
    return element("ul", *lines, class_="knowledge plain") if lines else Markup("")


def recalled(key: str, recall: Recall, desk: Desk, seat: int, view: View) -> list[Markup]:
    unsure = 0
    for parting in recall.past:
        unsure |= parting.seen
    kept = recall.kept if key == "the-duel-betrayed" and view.duel != FINAL else 0
    zones_known = (("aside", kept), ("unsure", unsure), ("gone", recall.gone))
    return [remembered(f"{key}-{zone}", cards, desk, seat) for zone, cards in zones_known if count(cards)]


def remembered(key: str, cards: int, desk: Desk, seat: int) -> Markup:
    names = ", ".join(name_of(desk.speech, card) for card in members(cards))
    return element("li", desk.speech(key, side=SIDES[seat]), " ", element("b", names))


# The front page.


def picture() -> Markup:
    """The bridge, the two who meet on it, and two cards face to face below."""
    steps = [*range(TOP + 1), *range(TOP, -1, -1)]
    figures = [
        element("path", d=FIGURES[name], transform=f"translate({x} {top_of(3) - 31})", class_=f"duel-figure {name}")
        for name, x in (("gandalf", centre(3) - 12), ("balrog", centre(8) - 12))
    ]
    above = element("g", *stones(steps), *figures, transform="translate(4 -22)")
    cards = [small_card(GANDALF, 92, (1,), (0, 2, 3)), small_card(BALROG, 166, (0, 2), (1, 2))]
    joints = element("path", d="M152 128h16M152 158h16", class_="joint")
    burst = element("path", d=BURST, transform="translate(172 173) scale(.7)", class_="burst")
    parts = [above, *cards, joints, burst]
    return element("svg", *parts, class_="picture the-duel", viewBox="0 2 320 200", aria_hidden="true")


def small_card(seat: int, x: int, defence: Sequence[int], attack: Sequence[int]) -> Markup:
    name = SIDES[seat]
    sheet = element("rect", width=62, height=87, rx=6, class_="paper")
    frame = element("rect", x=3.5, y=3.5, width=55, height=80, rx=4, class_="frame")
    signs = [
        element("path", d=sign, transform=f"translate({edge} {17 + 15 * row}) scale(.6)", class_="duel-fill")
        for sign, edge, rows in ((SHIELD, 11, defence), (ATTACKS[name], 51, attack))
        for row in rows
    ]
    emblem = element("path", d=EMBLEMS[name], transform="translate(20 27) scale(.9)", class_="duel-fill pale")
    return element("g", sheet, frame, emblem, *signs, transform=f"translate({x} 111)", class_=name)
