"""The two sides of The Duel: who sits there, and the cards that are not on the table."""

from markupsafe import Markup

from threerings.core.zones import members
from threerings.games.the_duel import words
from threerings.games.the_duel.components import SIDES, cards_to_play
from threerings.games.the_duel.view import View
from threerings.web.draw import Desk
from threerings.web.draw.markup import element, joined
from threerings.web.draw.the_duel.bridge import level
from threerings.web.draw.the_duel.cards import backs, mini, names_of


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
    line = element("p", desk.speech("the-duel-side", **words.counts(view.side(seat)), due=cards_to_play(view.duel)))
    return element("div", line, element("div", *zones(view, desk, seat), class_="zones"), class_=f"store {SIDES[seat]}")


def zones(view: View, desk: Desk, seat: int) -> list[Markup]:
    """The hand, unless the viewer holds it, and the cards set aside: open as far as they are known."""
    side, known = view.side(seat), words.known_hand(view, seat)
    parts = [] if view.seat == seat else [pile(view, desk, seat, known, side.in_hand)]
    aside = pile(view, desk, seat, words.known_aside(view, seat), side.set_aside)
    if aside:
        parts.append(element("div", aside, element("span", desk.speech("draw-aside"), class_="faint"), class_="aside"))
    return parts


def pile(view: View, desk: Desk, seat: int, known: int, size: int) -> Markup:
    minis = [mini(view, desk, seat, card) for card in members(known)]
    return joined([*minis, backs(desk, seat, size - len(minis))])


def knowledge(view: View, desk: Desk) -> Markup:
    """What is remembered of cards that lie nowhere to be seen; those known to be set aside lie there open."""
    lines = [
        element("li", desk.speech(title.key, **title.values), " ", element("b", names_of(desk.speech, cards)))
        for seat in words.SEATS
        for zone, title, cards in words.remembered(view, seat)
        if zone != "aside" or view.side(seat).own
    ]
    return element("ul", *lines, class_="knowledge plain") if lines else Markup("")
