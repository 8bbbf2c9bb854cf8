"""The Duel in the browser: the bridge, the energy track, the row of cards face to face, the hand."""

from collections.abc import Sequence

from markupsafe import Markup

from threerings.core.game import PUBLIC, Line, Step
from threerings.core.zones import bit, members
from threerings.games.the_duel import words
from threerings.games.the_duel.actions import BEGIN, KEEP, LAY, ORDER, TAKE, card_of
from threerings.games.the_duel.components import BALROG, CARD_IDS, GAP, SIDES, WHIP
from threerings.games.the_duel.view import Exchange, View, open_view
from threerings.games.the_duel.words import SEATS, keeps
from threerings.web.draw import Desk
from threerings.web.draw.markup import element
from threerings.web.draw.the_duel.bridge import scene
from threerings.web.draw.the_duel.cards import Rows, cost, face, label_of, marks, name_of, rows_of, text_of, thing_of
from threerings.web.draw.the_duel.glyphs import art, sign
from threerings.web.draw.the_duel.picture import picture
from threerings.web.draw.the_duel.preview import poster, preview
from threerings.web.draw.the_duel.sides import knowledge, shown, side
from threerings.web.draw.the_duel.track import track

__all__ = ["board", "hand", "open_view", "path", "picture", "poster", "preview", "refused", "touched"]

CROWDS = ((4, "past"), (6, "past some"))
"""How the cards before the last two are drawn: so many as large as these, a few more smaller, many in two lines."""


def board(view: View, desk: Desk) -> Markup:
    settled, winner = words.at_climax(view, desk.recent[-1:]), words.winner(view, desk.recent[-1:])
    return element(
        "div",
        scene(settled, desk),
        plaque(settled, desk),
        *(side(view, desk, seat) for seat in SEATS),
        track(view, desk),
        notes(settled, desk),
        row(view, desk),
        class_="duel" if winner is None else f"duel won-{SIDES[winner]}",
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
    verb = KEEP if keeps(view) else LAY
    return verb + CARD_IDS.index(card)


def plaque(view: View, desk: Desk) -> Markup:
    """Which duel it is, and what it would bring if it ended now."""
    heading = " · ".join(desk.speech.say(line) for line in words.heading(view))
    ahead = words.lead(view)
    told = element("p", desk.speech.say(words.end_now(view, ahead))) if ahead else ""
    return element("div", element("h2", heading), told, class_="plaque")


def notes(view: View, desk: Desk) -> Markup:
    """Warnings, the effects still in force, and what is known of hidden cards."""
    warnings = [
        element("li", desk.speech.say(line), class_=f"warning {SIDES[seat]}") for seat, line in words.warnings(view)
    ]
    lines = [*(effect(view, desk, card, line) for card, line in words.waiting(view)), *warnings]
    parts = [
        element("ul", *lines) if lines else "",
        *(shown(view, desk, seat) for seat in SEATS),
        knowledge(view, desk),
    ]
    return element("div", *parts, class_="notes") if any(parts) else Markup("")


def effect(view: View, desk: Desk, card: str, line: Line) -> Markup:
    """The card that has an effect in force, and its sentence for those who ask."""
    speech = desk.speech
    if card == "enchantment":
        name = speech("draw-enchanted", card=name_of(speech, view.enchanted))
    else:
        name = speech(f"card-{card}")
    parts = (sign(card, "0 0 42 94"), name)
    return element("li", desk.thing("span", f"effect-{card}", name, *parts, tip=speech.say(line), class_="effect"))


def row(view: View, desk: Desk) -> Markup:
    """All cards laid; the last two, face to face, are the exchange that counts."""
    if not view.row:
        return element("div", element("p", desk.speech("the-duel-empty-row")), class_="lane empty")
    exchange = view.exchange()
    cards = [element("li", row_card(view, desk, place, exchange)) for place in range(len(view.row))]
    past, now = cards[:-2], cards[-2:]
    size = next((size for most, size in CROWDS if len(past) <= most), "past many")
    lists = [element("ol", *past, class_=size), element("ol", *now, class_="now", start=len(past) + 1)]
    return element("div", *lists[not past :], class_="lane", role="group", aria_label=desk.speech("draw-row"))


def row_card(view: View, desk: Desk, place: int, exchange: Exchange | None) -> Markup:
    """A card of the row. The last two wear what their exchange did."""
    card, seat, last = view.row[place], view.owner(place), len(view.row) - 1
    gap = card == GAP
    rows = Rows(view.defence(place), view.attack(place))
    label = name_of(desk.speech, card) if gap else label_of(desk.speech, card, rows)
    drawn = marks(exchange) if exchange and place == last else []
    loss = words.losses(exchange)[seat] if exchange and place >= last - 1 else 0
    return desk.thing(
        "div",
        "gap" if gap else thing_of(seat, card),
        f"{desk.speech(f'the-duel-owner-{SIDES[seat]}')}: {label}",
        face(desk.speech, seat, card, rows, *drawn),
        cost(seat, loss, "flash") if loss else "",
        tip="" if gap else text_of(desk.speech, card),
        class_=f"card {SIDES[seat]}{' hit' if loss else ''}",
    )


def hand_card(view: View, desk: Desk, card: int) -> Markup:
    """A card of the viewer's hand, with what the exchange would cost if it were laid now."""
    seat, speech, rows = view.seat, desk.speech, rows_of(view, card)
    seen = bool(view.side(seat).seen & bit(card))
    eye = art("eye", x=39, y=1, width=22, height=22)
    losses = words.forecast(view, card) if thing_of(seat, card) in desk.touchable else None
    tips = [speech("draw-seen")] if seen else []
    costs: list[Markup] = []
    if losses is not None:
        said = words.score(losses)
        tips.insert(0, speech("draw-forecast", score=speech(said.key, **said.values)))
        costs = [cost(side, losses[side]) for side in SEATS if losses[side]]
    return desk.thing(
        "div",
        thing_of(seat, card),
        label_of(speech, card, rows),
        face(speech, seat, card, rows, *([eye] if seen else [])),
        element("span", *costs, class_="costs", aria_hidden="true"),
        tip=" ".join([*tips, text_of(speech, card)]),
        class_=f"card {SIDES[seat]}{' enchanted' if card == view.enchanted and seat == BALROG else ''}",
    )
