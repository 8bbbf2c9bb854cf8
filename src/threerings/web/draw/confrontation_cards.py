"""Both sides' cards and losses, and the stage of a combat."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from markupsafe import Markup

from threerings.core.game import PUBLIC
from threerings.core.zones import bit, members
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import (
    ARMY,
    DARK_CARDS,
    LIGHT_CARDS,
    MAGIC,
    NONE,
    NOWHERE,
    REGION_IDS,
    SIDES,
    VARIANTS,
    number_of,
)
from threerings.games.confrontation.knowledge import knowledge
from threerings.games.confrontation.stage import (
    BACK,
    FORBIDDEN,
    MISSING,
    OWN,
    STEPS,
    VOID,
    Fighter,
    Stage,
    ended,
    stage,
)
from threerings.games.confrontation.view import View
from threerings.web.draw import Desk
from threerings.web.draw.confrontation_glyphs import glyph
from threerings.web.draw.confrontation_map import near, token, wall
from threerings.web.draw.confrontation_words import (
    SEATS,
    ability,
    card_glyph,
    card_key,
    card_name,
    card_thing,
    extra_thing,
    hint_text,
    short_card,
)
from threerings.web.draw.markup import element

HANDS: Final = (LIGHT_CARDS, DARK_CARDS)
ON_STAGE: Final = {MISSING: "none", FORBIDDEN: "forbidden", BACK: "hidden", OWN: "own", VOID: "void"}


# Cards.


def card(desk: Desk, seat: int, number: int, spent: bool) -> Markup:
    """A combat card, in the hand or among those of a side: all know which ones are left."""
    name = card_name(desk.speech, seat, number)
    label = desk.speech("confrontation-card-spent", card=name) if spent else name
    tip = desk.speech(f"{card_key(seat, number)}-text")
    class_ = f"co-card {SIDES[seat]}{' co-spent' if spent else ''}"
    return desk.thing("div", card_thing(seat, number), label, *card_face(desk, seat, number), tip=tip, class_=class_)


def card_face(desk: Desk, seat: int, number: int) -> tuple[Markup, ...]:
    if number < MAGIC:
        return (element("b", f"+{number_of(number)}", class_="co-number"),)
    return glyph(card_glyph(seat, number)), caption(short_card(desk.speech, seat, number))


def caption(name: str) -> Markup:
    """A name under a sign, smaller if one of its words is long."""
    return element("span", name, class_="co-what co-long" if max(map(len, name.split())) > 9 else "co-what")


def extra(desk: Desk, number: int, seat: int) -> Markup:
    """One of the variant's cards, not used yet."""
    key = f"variant-{VARIANTS[number]}"
    name, tip = desk.speech(key), desk.speech(f"{key}-text")
    children = (glyph(VARIANTS[number]), caption(name))
    return desk.thing("div", extra_thing(number), name, *children, tip=tip, class_=f"co-card co-extra {SIDES[seat]}")


def cards(view: View, desk: Desk, seat: int) -> Markup:
    army = view.army(seat)
    found = [card(desk, seat, number, not army.hand & bit(number)) for number in members(HANDS[seat])]
    found += [extra(desk, number, seat) for number in members(army.extra)]
    return element("div", *found, class_=f"co-cards co-many{len(found)}")


def to_place(view: View) -> list[int]:
    """The viewer's pieces that do not stand anywhere yet."""
    places = view.army(view.seat).places if view.seat != PUBLIC else None
    return [ARMY * view.seat + piece for piece, place in enumerate(places or ()) if place == NOWHERE]


def held(view: View, desk: Desk) -> Markup:
    """The pieces to set up, or the combat cards."""
    pieces = to_place(view)
    if not pieces:
        return cards(view, desk, view.seat)
    found = [token(desk, piece, "idle") for piece in pieces]
    return element("div", *found, class_="co-idlers")


# Beside the map.


def side(view: View, desk: Desk, seat: int) -> Markup:
    """Who plays a side, and its cards if the viewer does not hold them."""
    say, place = desk.speech, "near" if seat == near(view) else "far"
    parts = [glyph(SIDES[seat], "co-sign"), element("b", say(f"side-{SIDES[seat]}"))]
    parts += [element("span", desk.names[seat], class_="co-player")] if desk.names[seat] else []
    turn = " co-turn" if view.mover_side == seat and view.outcome is None else ""
    found = [element("h2", *parts, class_=f"co-side{turn}")]
    if seat != view.seat:
        found.append(cards(view, desk, seat))
    return element("div", *found, class_=f"co-party co-{place} {SIDES[seat]}")


def tray(view: View, desk: Desk, seat: int) -> Markup:
    """A side's pieces that are out."""
    out = [token(desk, ARMY * seat + piece, "out") for piece in members(view.army(seat).out)]
    if not out:
        return Markup()
    label = element("span", desk.speech("confrontation-out"), class_="co-label")
    return element("div", label, *out, class_=f"co-tray co-{'near' if seat == near(view) else 'far'} {SIDES[seat]}")


def conclusions(view: View, desk: Desk) -> Markup:
    """What the viewer can conclude about hidden pieces; nothing where it may be anybody."""
    found = []
    for seat in SEATS:
        hints = knowledge(view, seat).hints if view.army(seat).places is None else ()
        found += [element("li", hint_text(desk.speech, hint), class_=SIDES[seat]) for hint in hints]
    if not found:
        return Markup()
    title = element("span", desk.speech("confrontation-hidden"), class_="co-label")
    return element("div", title, element("ul", *found), class_="co-hints")


# The stage.


def combat(view: View, desk: Desk) -> Markup:
    """The combat that goes on, or the one that has just been settled."""
    now = stage(view)
    if now is not None:
        return scene(view, desk, now, ())
    for step in reversed(desk.recent):
        past = ended(step)
        if past is not None:
            return scene(view, desk, past, [desk.speech.say(line) for line in GAME.tell(step)])
    return Markup()


def scene(view: View, desk: Desk, shown: Stage, told: Sequence[str]) -> Markup:
    where = desk.speech("in-region", region=REGION_IDS[shown.field])
    key = "confrontation-ended" if shown.step == "sum" else "confrontation-combat"
    title = element("p", glyph("fight", "co-sign"), desk.speech(key, where=where, side=SIDES[shown.attacker]))
    own = near(view)
    fighters = [fighter(view, desk, seat, shown.fighters[seat]) for seat in (1 - own, own)]
    middle = element("div", *(steps(desk, shown.step) if not told else story(told)), class_="co-between")
    place = "co-low" if row_of(view, shown.field) <= 3 else "co-high"
    past = " co-past" if told else ""
    return element("div", title, fighters[0], middle, fighters[1], class_=f"co-stage {place}{past} flash")


def row_of(view: View, region: int) -> int:
    """How far from the top of the page a region lies: the stage opens where it hides no way out of the combat."""
    row = ROW_OF[region]
    return 6 - row if near(view) == 0 else row


ROW_OF: Final = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6)


def steps(desk: Desk, now: str) -> Iterator[Markup]:
    """The way a combat goes, and how far it has come."""
    found = [
        element("li", desk.speech(f"confrontation-step-{step}"), aria_current="step" if step == now else None)
        for step in STEPS
    ]
    yield element("ol", *found, class_="co-steps")


def story(told: Iterable[str]) -> Iterator[Markup]:
    for line in told:
        yield element("p", line)


def fighter(view: View, desk: Desk, seat: int, one: Fighter) -> Markup:
    """A side of the stage: piece, card, and their sum."""
    name = f"fighter-{SIDES[seat]}"
    if one.piece == NONE:
        label = desk.speech("confrontation-label-hidden")
        piece = desk.thing("div", name, label, wall(seat), class_=f"co-piece co-back {SIDES[seat]}")
    else:
        piece = token(desk, one.piece, "fighter", name, one.strength)
    total = "" if one.total is None else f"= {one.total}"
    parts = [piece, element("span", "+", class_="co-plus"), staged(desk, seat, one)]
    parts.append(element("b", total, class_="co-total"))
    if one.piece != NONE:
        parts.append(element("span", ability(desk.speech, one.piece), class_="co-ability"))
    place = "near" if seat == near(view) else "far"
    out = " co-lost" if one.out else ""
    return element("div", *parts, class_=f"co-combatant co-{place} {SIDES[seat]}{out}")


def staged(desk: Desk, seat: int, one: Fighter) -> Markup:
    """The card of a side in combat: missing, face down, or turned."""
    say, name = desk.speech, f"stage-card-{SIDES[seat]}"
    if one.card == NONE:
        label = say(f"confrontation-card-{ON_STAGE[one.lies]}")
        sign = () if one.lies != BACK else (glyph(SIDES[seat]),)
        return desk.thing("div", name, label, *sign, class_=f"co-card co-{one.lies} {SIDES[seat]}")
    label = card_name(say, seat, one.card)
    if one.lies in ON_STAGE:
        label = say(f"confrontation-card-{ON_STAGE[one.lies]}", card=label)
    elif one.counts != one.card:
        label = f"{label} ({card_name(say, seat, one.counts)})"
    shows = one.counts if one.lies not in (OWN, VOID) and one.counts not in (NONE, one.card) else one.card
    tip = say(f"{card_key(seat, one.card)}-text")
    children = card_face(desk, seat, shows)
    return desk.thing("div", name, label, *children, tip=tip, class_=f"co-card co-{one.lies} {SIDES[seat]}")
