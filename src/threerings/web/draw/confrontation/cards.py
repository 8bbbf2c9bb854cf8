"""Both sides' cards and losses, and what is known of those who hide."""

from markupsafe import Markup

from threerings.core.zones import bit, members
from threerings.games.confrontation.components import ARMY, HANDS, MAGIC, SIDES, VARIANTS, number_of
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import alarms, extra_card, full_card, near, short_card, text_of, the_side
from threerings.games.confrontation.words import conclusions as concluded
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.glyphs import art
from threerings.web.draw.confrontation.map import token
from threerings.web.draw.confrontation.things import card_thing, extra_thing
from threerings.web.draw.markup import element

# Cards.


def card(desk: Desk, seat: int, number: int, spent: bool) -> Markup:
    """A combat card, in the hand or among those of a side: all know which ones are left."""
    kind, say = full_card(seat, number), desk.speech
    name, tip = say.say(kind), say.say(text_of(kind))
    label = say("confrontation-card-spent", card=name) if spent else name
    class_ = f"co-card {SIDES[seat]}{' co-spent' if spent else ''}"
    return desk.thing("div", card_thing(seat, number), label, *card_face(desk, seat, number), tip=tip, class_=class_)


def card_face(desk: Desk, seat: int, number: int) -> tuple[Markup, ...]:
    if number < MAGIC:
        return art("strength"), element("b", f"+{number_of(number)}", class_="co-number")
    sign = full_card(seat, number).key.removeprefix("card-")
    return art(sign), caption(desk.speech.say(short_card(seat, number)))


def caption(name: str) -> Markup:
    """A name under a sign, smaller if one of its words is long."""
    return element("span", name, class_="co-what co-long" if max(map(len, name.split())) > 9 else "co-what")


def extra(desk: Desk, number: int, seat: int) -> Markup:
    """One of the variant's cards, not used yet."""
    kind = extra_card(number)
    name, tip = desk.speech.say(kind), desk.speech.say(text_of(kind))
    children = (art(VARIANTS[number]), caption(name))
    return desk.thing("div", extra_thing(number), name, *children, tip=tip, class_=f"co-card co-extra {SIDES[seat]}")


def cards(view: View, desk: Desk, seat: int) -> Markup:
    army = view.army(seat)
    found = [card(desk, seat, number, not army.hand & bit(number)) for number in members(HANDS[seat])]
    found += [extra(desk, number, seat) for number in members(army.extra)]
    return element("div", *found, class_=f"co-cards co-many{len(found)}")


# Beside the map.


def side(view: View, desk: Desk, seat: int) -> Markup:
    """Who plays a side, and its cards if the viewer does not hold them."""
    say, place = desk.speech, "near" if seat == near(view) else "far"
    parts = [art(SIDES[seat], "co-sign"), element("b", say.say(the_side(seat)))]
    parts += [element("span", desk.names[seat], class_="co-player")] if desk.names[seat] else []
    turn = " co-turn" if view.mover_side == seat and view.outcome() is None else ""
    found = [element("h2", *parts, class_=f"co-side{turn}")]
    if seat != view.seat:
        found.append(cards(view, desk, seat))
    return element("div", *found, class_=f"co-party co-{place} {SIDES[seat]}")


def tray(view: View, desk: Desk, seat: int) -> Markup:
    """A side's pieces that are out."""
    army, say = view.army(seat), desk.speech
    out = [token(desk, ARMY * seat + piece, "out") for piece in members(army.out)]
    if not out:
        return Markup()
    name = say("confrontation-tray", side=SIDES[seat])
    tip = say("confrontation-tray-text", count=len(out), left=sum(army.counts))
    label = desk.thing("span", f"tray-{SIDES[seat]}", name, say("confrontation-out"), tip=tip, class_="co-label")
    return element("div", label, *out, class_=f"co-tray co-{'near' if seat == near(view) else 'far'} {SIDES[seat]}")


def alarm(view: View, desk: Desk) -> Markup:
    """That a side is one step from winning."""
    found = [
        element("p", art(SIDES[seat], "co-sign"), element("span", desk.speech.say(line)), class_=SIDES[seat])
        for seat, line in alarms(view)
    ]
    return element("div", *found, class_="co-alarm") if found else Markup()


def conclusions(view: View, desk: Desk) -> Markup:
    """What the viewer can conclude about hidden pieces; nothing where it may be anybody."""
    found = [element("li", desk.speech.say(line), class_=SIDES[seat]) for seat, line in concluded(view)]
    if not found:
        return Markup()
    title = element("span", desk.speech("confrontation-hidden"), class_="co-label")
    return element("div", title, element("ul", *found), class_="co-hints")
