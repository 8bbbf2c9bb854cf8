"""The stage of a combat."""

from collections.abc import Iterable, Iterator, Sequence

from markupsafe import Markup

from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import LIGHT, NONE, ROWS, SIDES
from threerings.games.confrontation.stage import (
    BACK,
    OWN,
    STEPS,
    VOID,
    Fighter,
    Stage,
    card_line,
    ended_combat,
    stage,
    title,
)
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import ability, full_card, near, text_of
from threerings.web.draw import Desk
from threerings.web.draw.confrontation.cards import card_face
from threerings.web.draw.confrontation.glyphs import art
from threerings.web.draw.confrontation.map import token
from threerings.web.draw.markup import element


def combat(view: View, desk: Desk) -> Markup:
    """The combat that goes on, or the one that has just been settled."""
    now = stage(view)
    if now is not None:
        return combat_scene(view, desk, now, ())
    for step in reversed(desk.recent):
        past = ended_combat(step)
        if past is not None:
            return combat_scene(view, desk, past, [desk.speech.say(line) for line in GAME.tell(step)])
    return Markup()


def combat_scene(view: View, desk: Desk, shown: Stage, told: Sequence[str]) -> Markup:
    head = element("p", art("strength", "co-sign"), desk.speech.say(title(shown)))
    own = near(view)
    fighters = [fighter(view, desk, seat, shown.fighters[seat]) for seat in (1 - own, own)]
    middle = element("div", *(steps(desk, shown.step) if not told else story(told)), class_="co-between")
    place = "co-low" if row_of(view, shown.field) <= 3 else "co-high"
    past = " co-past" if told else ""
    return element("div", head, fighters[0], middle, fighters[1], class_=f"co-stage {place}{past} flash")


def row_of(view: View, region: int) -> int:
    """How far from the top of the page a region lies: the stage opens where it hides no way out of the combat."""
    row = next(place for place, regions in enumerate(ROWS) if region in regions)
    return row if near(view) == LIGHT else len(ROWS) - 1 - row


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
        wall = art(f"back-{SIDES[seat]}", "co-wall")
        piece = desk.thing("div", name, label, wall, class_=f"co-piece co-back {SIDES[seat]}")
    else:
        piece = token(desk, one.piece, "fighter", name, one.strength)
    total = "" if one.total is None else f"= {one.total}"
    parts = [piece, element("span", "+", class_="co-plus"), combat_card(desk, seat, one)]
    parts.append(element("b", total, class_="co-total"))
    if one.piece != NONE:
        parts.append(element("span", desk.speech.say(ability(one.piece)), class_="co-ability"))
    place = "near" if seat == near(view) else "far"
    out = " co-lost" if one.out else ""
    return element("div", *parts, class_=f"co-combatant co-{place} {SIDES[seat]}{out}")


def combat_card(desk: Desk, seat: int, one: Fighter) -> Markup:
    """The card of a side in combat: missing, face down, or turned."""
    say, name = desk.speech, f"stage-card-{SIDES[seat]}"
    label, class_ = say.say(card_line(seat, one)), f"co-card co-{one.lies} {SIDES[seat]}"
    if one.card == NONE:
        sign = () if one.lies != BACK else (art(SIDES[seat]),)
        return desk.thing("div", name, label, *sign, class_=class_)
    shows = one.counts if one.lies not in (OWN, VOID) and one.counts not in (NONE, one.card) else one.card
    tip = say.say(text_of(full_card(seat, one.card)))
    return desk.thing("div", name, label, *card_face(desk, seat, shows), tip=tip, class_=class_)
