"""The two sides of The Duel: who sits there, and the cards that are not on the table."""

from functools import cache

from markupsafe import Markup

from threerings.core.zones import members
from threerings.games.the_duel import words
from threerings.games.the_duel.components import SIDES, cards_to_play
from threerings.games.the_duel.view import View
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel.cards import back, backs, mini, names_of
from threerings.web.draw.the_duel.glyphs import sign
from threerings.web.draw.the_duel.track import number


def side(view: View, desk: Desk, seat: int) -> Markup:
    return element("div", plate(view, desk, seat), store(view, desk, seat), class_=f"side {SIDES[seat]}")


def plate(view: View, desk: Desk, seat: int) -> Markup:
    """Who sits here, the energy with what the last exchange cost, and where the cards are."""
    name, exchange = SIDES[seat], view.exchange()
    loss = words.losses(exchange)[seat] if exchange else 0
    return element(
        "div",
        sign(name),
        element("h3", desk.speech(f"the-duel-owner-{name}")),
        element("p", desk.names[seat], class_="who"),
        counts(view, desk, seat),
        element("span", f"−{loss}", class_="struck flash", aria_hidden="true") if loss else "",
        element("span", number(view.side(seat).energy), class_="energy", data_count=f"energy-{name}"),
        class_=f"plate {name}",
    )


def counts(view: View, desk: Desk, seat: int) -> Markup:
    """A stone for each card to be played in this duel, laid once it is; and the deck."""
    side, speech, due = view.side(seat), desk.speech, cards_to_play(view.duel)
    deck = element("span", back(seat), str(side.in_deck)) if side.in_deck else ""
    label = speech("the-duel-side", **words.counts(side), due=due)
    return desk.thing(
        "p", f"cards-{SIDES[seat]}", label, stones(side.plays, due), deck, tip=speech("draw-cards-tip"), class_="counts"
    )


@cache
def stones(laid: int, due: int) -> Markup:
    return joined(element("i", class_="laid" if place < laid else None) for place in range(due))


def store(view: View, desk: Desk, seat: int) -> Markup:
    """The cards of a side that are not on the table, but for those known in the hand."""
    parts = [hidden_hand(view, desk, seat), aside(view, desk, seat), gone(view, desk, seat)]
    return element("div", *parts, class_=f"store {SIDES[seat]}") if any(parts) else Markup("")


def hidden_hand(view: View, desk: Desk, seat: int) -> Markup:
    hidden = 0 if view.seat == seat else view.side(seat).in_hand - words.known_hand(view, seat).bit_count()
    name, label = f"hand-{SIDES[seat]}", desk.speech("draw-hand", count=view.side(seat).in_hand)
    parts = (element("span", label, class_="title"), backs(desk.speech, seat, hidden))
    return desk.thing("div", name, label, *parts) if hidden or name in desk.beliefs else Markup("")


def aside(view: View, desk: Desk, seat: int) -> Markup:
    """The cards set aside, open as far as they are known."""
    size, speech = view.side(seat).set_aside, desk.speech
    if not size:
        return Markup("")
    minis = [mini(view, desk, seat, card) for card in members(words.known_aside(view, seat))]
    fan = element("div", *minis, backs(desk.speech, seat, size - len(minis)), class_="fan")
    label = speech("draw-aside", count=size)
    parts = (element("span", label, class_="title"), fan)
    return desk.thing("div", f"aside-{SIDES[seat]}", label, *parts, tip=speech("draw-aside-tip"))


def gone(view: View, desk: Desk, seat: int) -> Markup:
    """The cards that have left the game face down: worth a place only where somebody wonders about them."""
    name = f"gone-{SIDES[seat]}"
    if name not in desk.beliefs:
        return Markup("")
    label = desk.speech(name)
    parts = (element("span", label, class_="title"), backs(desk.speech, seat, view.side(seat).left_game))
    return desk.thing("div", name, label, *parts)


def shown(view: View, desk: Desk, seat: int) -> Markup:
    """The cards known in a hand that the viewer does not hold."""
    known = 0 if view.seat == seat else words.known_hand(view, seat)
    if not known:
        return Markup("")
    key = "the-duel-known-hand" if known.bit_count() < view.side(seat).in_hand else "draw-open-hand"
    title = element("span", desk.speech(key, side=SIDES[seat]), class_="title")
    minis = [mini(view, desk, seat, card) for card in members(known)]
    return element("div", title, element("div", *minis, class_="fan"), class_=f"shown {SIDES[seat]}")


def knowledge(view: View, desk: Desk) -> Markup:
    """What is remembered of cards that lie nowhere to be seen; those known to be set aside lie there open."""
    lines = [
        element("li", desk.speech(title.key, **title.values), " ", element("b", names_of(desk.speech, cards)))
        for seat in words.SEATS
        for zone, title, cards in words.remembered(view, seat)
        if zone != "aside" or view.side(seat).own
    ]
    if not lines:
        return Markup("")
    title = element("summary", sign("eye"), desk.speech("draw-known"))
    return element("details", title, element("ul", *lines, class_="plain"), class_="knowledge", id="known")
