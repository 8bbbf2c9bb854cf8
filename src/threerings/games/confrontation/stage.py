"""A combat as a viewer sees it: who fights where, how far it has come, what the cards do, and the sums."""

from typing import Final, NamedTuple

from threerings.core.zones import bit
from threerings.games.confrontation.actions import FORBID, PLAY, RECOVER, TURN
from threerings.games.confrontation.combat import SAM_WITH_FRODO
from threerings.games.confrontation.components import CLOAK, DARK, EREGION, LIGHT, NONE, SAM, STRENGTH, number_of
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
from threerings.games.confrontation.story import IN_COMBAT, TOLD, Telling
from threerings.games.confrontation.view import View

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
    card = army.card if army.chosen and army.card is not None else NONE
    total = strength(view, piece) + added(view, seat) if both_open(view) else None
    return Fighter(piece, strength(view, piece), card, lies(view, seat), army.effect, total)


def ended(before: View, action: int, after: View) -> Stage | None:
    """The combat that an action, as the viewer has witnessed it, has just settled, with all that lay open then."""
    if before.phase not in (MEETING, *IN_COMBAT) or after.phase in IN_COMBAT:
        return None
    telling = Telling(before, action, after)
    TOLD[before.phase](telling)
    seats = (LIGHT, DARK)
    cards = [last_card(before, action, seat) for seat in seats]
    compared = (telling.lost(LIGHT) or telling.lost(DARK)) and not telling.sacrificed()
    summed = compared and (action == FORBID or NONE not in cards)
    fighters = [settled(telling, seat, cards[seat], summed) for seat in seats]
    return Stage(before.field, before.mover_side, "sum", (fighters[LIGHT], fighters[DARK]))


def last_card(before: View, action: int, seat: int) -> int:
    """The card of a side at the end of a combat: it may be the last action that shows it."""
    if TURN <= action < RECOVER and seat == DARK:
        return action - TURN
    if PLAY <= action < TURN and seat == before.turn:
        return action - PLAY
    army = before.army(seat)
    return army.card if army.chosen and army.card is not None else NONE


def settled(telling: Telling, seat: int, card: int, summed: bool) -> Fighter:
    piece = telling.light_piece if seat == LIGHT else telling.dark_piece
    value = strength(telling.before._replace(light_piece=telling.light_piece), piece)
    counts = telling.counts[seat]
    covered = seat == DARK and telling.counts[LIGHT] == CLOAK and number_of(counts) > 0
    lying = FORBIDDEN if telling.action == FORBID else MISSING
    if card != NONE:
        lying = VOID if covered or counts == NONE else OPEN
    total = value + (0 if covered else int(number_of(counts))) if summed else None
    return Fighter(piece, value, card, lying, counts, total, telling.lost(seat))


def strength(view: View, piece: int) -> int:
    """What a piece is worth in this position; nothing while nobody knows it."""
    if piece == NONE:
        return 0
    return SAM_WITH_FRODO if piece == SAM == view.light_piece and view.with_frodo else STRENGTH[piece]


def lies(view: View, seat: int) -> str:
    army = view.army(seat)
    if not army.chosen:
        return FORBIDDEN if view.forbidden else MISSING
    if army.card is None:
        return BACK
    if army.hand & bit(army.card):
        return OWN
    return VOID if army.effect == NONE or cloaked(view, seat) else OPEN


def cloaked(view: View, seat: int) -> bool:
    return seat == DARK and view.light.effect == CLOAK and number_of(view.dark.effect) > 0


def added(view: View, seat: int) -> int:
    """What an open card adds to a strength."""
    return 0 if cloaked(view, seat) else int(number_of(view.army(seat).effect))


def both_open(view: View) -> bool:
    return all(lies(view, seat) in (OPEN, VOID) for seat in (LIGHT, DARK))


def in_tunnel(view: View) -> bool:
    """Whether a piece is on its way through the tunnel, and Dark decides what happens to it."""
    return view.phase == AMBUSHING and view.mover_at == EREGION
