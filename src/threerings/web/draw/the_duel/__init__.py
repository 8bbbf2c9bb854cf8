"""The Duel in the browser: the bridge, the energy track, the row of cards face to face, the hand."""

from collections.abc import Sequence

from markupsafe import Markup

from threerings.core.game import PUBLIC, Step
from threerings.core.zones import bit, members
from threerings.games.the_duel import words
from threerings.games.the_duel.actions import BEGIN, KEEP, LAY, ORDER, TAKE, card_of
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF, GAP, SIDES, WHIP
from threerings.games.the_duel.view import Exchange, View, opened
from threerings.games.the_duel.words import SEATS, keeps
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel.bridge import bridge, picture, track
from threerings.web.draw.the_duel.cards import Rows, cost, face, label_of, marks, name_of, rows_of, text_of, thing_of
from threerings.web.draw.the_duel.glyphs import definitions
from threerings.web.draw.the_duel.sides import knowledge, plate, store

__all__ = ["board", "hand", "opened", "path", "picture", "refused", "touched"]

FEW = 8
"""Up to so many cards in the row are drawn larger."""


def board(view: View, desk: Desk) -> Markup:
    heading = " · ".join(desk.speech.say(line) for line in words.heading(view))
    return joined(
        (
            definitions(),
            element("h2", heading),
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
    verb = KEEP if keeps(view) else LAY
    return verb + CARD_IDS.index(card)


def waiting(view: View, desk: Desk) -> Markup:
    """The effects still in force."""
    lines = [effect(card, desk.speech.say(line)) for card, line in words.waiting(view)]
    return element("ul", *lines, class_="effects plain") if lines else Markup("")


def effect(name: str, text: str) -> Markup:
    sign = element("svg", element("use", href=f"#duel-{name}"), viewBox="0 0 24 24", aria_hidden="true")
    return element("li", sign, text)


def row(view: View, desk: Desk) -> Markup:
    if not view.row:
        return element("div", element("p", desk.speech("the-duel-empty-row"), class_="faint"), class_="lane empty")
    exchange = view.exchange()
    cards = [element("li", row_card(view, desk, place, exchange)) for place in range(len(view.row))]
    kind = "lane few" if len(cards) <= FEW else "lane"
    return element("ol", *cards, class_=kind, aria_label=desk.speech("draw-row"), data_scroll="lane")


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
    eye = element("use", href="#duel-eye", x=40, y=6, width=20, height=20, class_="own")
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
        class_=f"card {SIDES[seat]}",
    )
