"""A combat as a viewer sees it: who fights where, how far it has come, what the cards do, and the sums."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from threerings.core.game import Line, Step
from threerings.core.zones import bit
from threerings.games.confrontation import events
from threerings.games.confrontation.cards import cloaked, worth
from threerings.games.confrontation.components import (
    ARMY,
    DARK,
    EREGION,
    HIDDEN,
    LIGHT,
    NONE,
    SAM,
    SIDES,
    STRENGTH,
    number_of,
)
from threerings.games.confrontation.state import (
    AMBUSHING,
    ANSWERING,
    CHOOSING,
    FORBIDDING,
    MEETING,
    POINTING,
    RECOVERING,
    RETREATING,
    SHOWING,
    TURNING,
)
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import full_card, in_region

STEPS: Final = ("shown", "answer", "ban", "cards", "spells", "sum")
"""The steps of a combat in their order. At the last nobody is asked any more."""
STEP_OF: Final = {
    SHOWING: "shown",
    POINTING: "shown",
    MEETING: "shown",
    ANSWERING: "answer",
    FORBIDDING: "ban",
    CHOOSING: "cards",
    TURNING: "cards",
    RECOVERING: "spells",
    RETREATING: "spells",
}
IN_COMBAT: Final = (ANSWERING, FORBIDDING, CHOOSING, TURNING, RECOVERING, RETREATING)
"""What is asked while two shown pieces fight."""
# How a card lies on the stage.
MISSING: Final = "missing"
FORBIDDEN: Final = "forbidden"
BACK: Final = "back"
"""Face down, and not the viewer's."""
OWN: Final = "own"
"""Face down, and the viewer's: only the viewer sees what it is."""
OPEN: Final = "open"
VOID: Final = "void"
"""Open, and without any effect."""
CARD_KEYS: Final = {MISSING: "none", FORBIDDEN: "forbidden", BACK: "hidden", OWN: "own", VOID: "void", OPEN: "counts"}


class Fighter(NamedTuple):
    """One side of a combat."""

    piece: int
    """NONE while nobody has seen it."""
    strength: int
    card: int
    """NONE unless the viewer sees it."""
    lies: str
    counts: int
    """What an open card counts as: another one after Magic, NONE without effect."""
    total: int | None
    """Strength and card together, once both cards lie open."""
    out: bool = False
    """This combat has cost the piece."""


class Stage(NamedTuple):
    field: int
    attacker: int
    """The side that attacks."""
    step: str
    fighters: tuple[Fighter, Fighter]


def stage(view: View) -> Stage | None:
    """The combat that goes on, if any. A piece that the Balrog strikes in the tunnel fights nobody."""
    if view.phase not in STEP_OF or view.struck:
        return None
    return Stage(view.field, view.mover_side, STEP_OF[view.phase], (fighter(view, LIGHT), fighter(view, DARK)))


def fighter(view: View, seat: int) -> Fighter:
    army, piece = view.army(seat), view.light_piece if seat == LIGHT else view.dark_piece
    card = max(army.card, NONE)
    total = strength(view, piece) + strength_added(view, seat) if both_open(view) else None
    return Fighter(piece, strength(view, piece), card, lies(view, seat), army.effect, total)


def ended_combat(step: Step) -> Stage | None:
    """The combat that an action has just settled, with all that lay open then."""
    before: View = step.before
    if before.phase not in (MEETING, *IN_COMBAT) or step.after.phase in IN_COMBAT:
        return None
    fighters = [fighter(before, seat)._replace(total=None) for seat in (LIGHT, DARK)]
    for kind, *carried in step.events:
        if kind in SETTLES:
            SETTLES[kind](fighters, *carried)
    return Stage(before.field, before.mover_side, "sum", (fighters[LIGHT], fighters[DARK]))


def shows(fighters: list[Fighter], seat: int, **changes: Any) -> None:
    fighters[seat] = fighters[seat]._replace(**changes)


def turns_up(fighters: list[Fighter], seat: int, card: int) -> None:
    shows(fighters, seat, card=card, counts=card, lies=OPEN)


def cards_turned(fighters: list[Fighter], light: int, dark: int, _: int) -> None:
    turns_up(fighters, LIGHT, light)
    turns_up(fighters, DARK, dark)


def cards_forbidden(fighters: list[Fighter], forbidden: int, *_: int) -> None:
    for seat in (LIGHT, DARK):
        shows(fighters, seat, lies=FORBIDDEN if forbidden else MISSING)


SETTLES: Final[dict[int, Callable[..., None]]] = {
    events.MET: lambda fighters, attacker, piece, _: shows(
        fighters, 1 - attacker, piece=piece, strength=STRENGTH[piece]
    ),
    events.SAM: lambda fighters, *_: shows(fighters, LIGHT, piece=SAM, strength=worth(SAM, True)),
    events.FRODO: lambda fighters, *_: shows(fighters, LIGHT, strength=worth(SAM, True)),
    events.FORBIDDEN: cards_forbidden,
    events.PLAYED: lambda fighters, seat, card, _: turns_up(fighters, seat, card),
    events.TURNED: cards_turned,
    events.VOID: lambda fighters, *_: shows(fighters, DARK, counts=NONE, lies=VOID),
    events.RECOVERED: lambda fighters, seat, card, _: shows(fighters, seat, counts=card),
    events.LEFT: lambda fighters, seat, *_: shows(fighters, seat, counts=NONE, lies=VOID),
    events.CANCELLED: lambda fighters, *_: shows(fighters, LIGHT, counts=NONE, lies=VOID),
    events.CLOAKED: lambda fighters, *_: shows(fighters, DARK, lies=VOID),
    events.SUMMED: lambda fighters, piece, strength, added: shows(
        fighters, piece // ARMY, strength=strength, total=strength + added
    ),
    events.ELIMINATED: lambda fighters, piece, *_: shows(fighters, piece // ARMY, out=True),
}
"""What the rules announce while a combat is settled, and how it changes what lies there."""


def title(shown: Stage) -> Line:
    key = "confrontation-ended" if shown.step == "sum" else "confrontation-combat"
    return Line(key, {"where": in_region(shown.field), "side": SIDES[shown.attacker]})


def card_line(seat: int, one: Fighter) -> Line:
    """What can be said of a side's card: that there is none, or what it is and how it lies."""
    key = f"confrontation-card-{CARD_KEYS[one.lies]}"
    if one.card == NONE:
        return Line(key, {})
    card = full_card(seat, one.card)
    if one.lies != OPEN:
        return Line(key, {"card": card})
    same = one.counts == one.card
    return Line(card.key, {}) if same else Line(key, {"card": card, "counts": full_card(seat, one.counts)})


def strength(view: View, piece: int) -> int:
    """What a piece is worth in this position; nothing while nobody knows it."""
    if piece == NONE:
        return 0
    return int(worth(piece, view.with_frodo))


def lies(view: View, seat: int) -> str:
    army = view.army(seat)
    if not army.chosen:
        return FORBIDDEN if view.forbidden else MISSING
    if army.card == HIDDEN:
        return BACK
    if army.hand & bit(army.card):
        return OWN
    return VOID if army.effect == NONE or loses_number(view, seat) else OPEN


def loses_number(view: View, seat: int) -> bool:
    return seat == DARK and cloaked(view.light.effect, view.dark.effect)


def strength_added(view: View, seat: int) -> int:
    """What an open card adds to a strength."""
    return 0 if loses_number(view, seat) else int(number_of(view.army(seat).effect))


def both_open(view: View) -> bool:
    return all(lies(view, seat) in (OPEN, VOID) for seat in (LIGHT, DARK))


def in_tunnel(view: View) -> bool:
    """Whether a piece is on its way through the tunnel, and Dark decides what happens to it."""
    return view.phase == AMBUSHING and view.mover_at == EREGION
