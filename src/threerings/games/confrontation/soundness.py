"""Refuses positions that no match can reach and that the rules could not go on from."""

from threerings.core.game import NATURE, PUBLIC
from threerings.core.notation import require
from threerings.core.zones import bit, count
from threerings.games.confrontation.belief import placements
from threerings.games.confrontation.components import (
    ARMY,
    BALROG,
    DARK,
    EREGION,
    FANGORN,
    FRODO,
    HOME,
    LIGHT,
    LIMIT,
    MAGIC,
    MORDOR,
    MORIA,
    NONE,
    NOWHERE,
    OUT,
    REGION_IDS,
    REGIONS,
    RETREAT,
    SARUMAN,
    SETTLED,
    SHIRE,
    SIDES,
    WARG,
)
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import (
    AMBUSHING,
    ANSWERING,
    CAP,
    CHOOSING,
    FORBIDDING,
    GALLOPING,
    MEETING,
    MOVING,
    OVER,
    PEEKING,
    PLACING,
    POINTING,
    RECOVERING,
    RETREATING,
    SHOWING,
    STOOD,
    TURNING,
    Army,
)
from threerings.games.confrontation.turns import CONQUERORS, MOST_TURNS

CARD_PHASES = (CHOOSING, TURNING, RECOVERING, RETREATING)
TRAVELLING = (MOVING, AMBUSHING, SHOWING, OVER)
FIGHTING = (POINTING, MEETING, ANSWERING, FORBIDDING, CHOOSING, TURNING, RECOVERING, RETREATING)


def check(state: ConfrontationState) -> None:
    for seat, name in enumerate(SIDES):
        check_places(state, state.army(seat), name)
    check_shared_regions(state)
    check_cards(state)
    check_mover(state)
    check_question(state)
    check_remains(state)
    require(state.turns < MOST_TURNS or state.phase == OVER, f"a match has at most {MOST_TURNS} turns")
    require((state.phase == OVER) == (state.turn == PUBLIC), "nobody is asked once the match is over, and only then")
    for seat, name in enumerate(SIDES):
        check_trace(state, seat, name)


def check_places(state: ConfrontationState, army: Army, name: str) -> None:
    for region in range(REGIONS):
        number = army.count(region)
        require(number <= LIMIT[region], f"{name}: {number} are too many in {REGION_IDS[region]}")
    waiting = army.pieces_in(NOWHERE)
    require(not waiting or state.phase == PLACING, f"{name}: every piece has its place once the match has begun")
    require(state.light.place(FRODO) != OUT or state.phase == OVER, "light: without Frodo the match is over")


def check_shared_regions(state: ConfrontationState) -> None:
    """Light and Dark meet only where they fight."""
    shared = state.light.at & state.dark.at
    fights = state.phase in FIGHTING or (state.phase == SHOWING and not state.struck)
    require(not fights or 0 <= state.field < REGIONS, "a combat is fought in a region")
    alone = shared == 0 or state.phase == OVER
    met = fights and shared == bit(state.field) and state.army(state.mover_side).count(state.field) == 1
    require(alone or met, "light and dark share a region")


def check_cards(state: ConfrontationState) -> None:
    """Every combat costs both sides a card, so that both always have one for the next."""
    for army, name in ((state.light, "light"), (state.dark, "dark")):
        require(army.effect == NONE or lies_open(army), f"{name}: a card that counts has been turned up")
        chosen = state.phase in CARD_PHASES or army.card == NONE
        require(chosen, f"{name}: cards are chosen in a combat only")
    light, dark = cards_before(state.light), cards_before(state.dark)
    require(light == dark, f"unequal hands: light had {light} cards before this combat, dark {dark}")
    require(light > 0, "both hands are full again after the ninth pair")


def lies_open(army: Army) -> bool:
    return army.card != NONE and not army.hand & bit(army.card)


def cards_before(army: Army) -> int:
    """How many cards a side had when this combat began."""
    return int(count(army.hand)) + lies_open(army)


def check_mover(state: ConfrontationState) -> None:
    """Pieces lie open in a combat only, and are on the way between regions only."""
    shown = state.light_piece != NONE or state.dark_piece != NONE
    require(not shown or state.phase in (*FIGHTING, OVER), "pieces fight in a combat only")
    if state.mover == NONE:
        return
    require(state.phase in TRAVELLING, "nobody can be on the way now")
    on_board = state.army(state.mover_side).place(state.mover) < REGIONS
    require(on_board, "whoever is on the way is on the board")


def check_remains(state: ConfrontationState) -> None:
    """What only holds for a while must not be left over."""
    won = state.light.place(FRODO) == MORDOR or state.dark.count(SHIRE) >= CONQUERORS
    require(not won or state.phase == OVER, "the match is over")
    unsettled = state.winner == NONE and state.reason != CAP
    require(unsettled == (state.phase != OVER), "a match has an end when it is over, and only then")
    require(state.gallop in (0, 1, 2) and state.pointing in (0, 1, 2), "there is no such gallop, or pointing")
    require(state.gallop == 0 or state.mover_side == LIGHT, "Shadowfax carries pieces of Light, in Light's turn")
    struck = state.phase == SHOWING and state.dark.place(BALROG) == MORIA and in_tunnel(state)
    require(not state.struck or struck, "nobody is struck")
    on_board = state.peeked == NONE or state.light.place(state.peeked) < REGIONS
    gone = state.phase == OVER or state.phase in FIGHTING
    require(on_board or gone, "the Palantír showed a piece that is not there")
    require(not state.pointing or (state.phase == MEETING and points(state)), "nobody points at a piece")


def check_question(state: ConfrontationState) -> None:
    phase, turn = int(state.phase), int(state.turn)
    if phase == PLACING:
        fits = turn in (LIGHT, DARK) and state.mover_side == DARK and sets_up(state, turn)
    elif phase == MOVING:
        fits = turn == state.mover_side and state.gallop == (2 if state.mover != NONE else 0)
    elif phase == GALLOPING:
        fits = turn == LIGHT == state.mover_side and bool(state.extra_steps()) and state.gallop == 1
    elif phase == AMBUSHING:
        room = not state.light.full & bit(FANGORN)
        fits = turn == DARK and in_tunnel(state) and room and state.dark.at & bit(MORIA) != 0
    elif phase == SHOWING:
        fits = turn == NATURE and state.mover != NONE and (state.struck or shows(state))
    elif phase == PEEKING:
        looked = 0 < state.field < REGIONS and state.light.at & bit(state.field) != 0
        fits = turn == NATURE and state.mover_side == DARK and looked
    elif phase == OVER:
        fits = True
    else:
        fits = phase in FIGHTING and fights(state, phase, turn)
    require(fits, "this question cannot be asked in this position")


def in_tunnel(state: ConfrontationState) -> bool:
    """A piece of Light is on its way through the Mines."""
    light = state.mover != NONE and state.mover_side == LIGHT
    return light and state.light.place(state.mover) == EREGION and state.field == FANGORN


def sets_up(state: ConfrontationState, turn: int) -> bool:
    """Light has set up before Dark begins; each fills its regions in order, then the rest stay at home."""
    army, other = state.army(turn), state.army(1 - turn)
    done = ARMY - int(count(army.pieces_in(NOWHERE)))
    ready = count(other.pieces_in(NOWHERE)) == ARMY if turn == LIGHT else stands(other, LIGHT, ARMY)
    return ready and done < len(SETTLED[turn]) and stands(army, turn, done)


def stands(army: Army, seat: int, done: int) -> bool:
    """So many of a side stand where it sets up, and none elsewhere."""
    settled = SETTLED[seat][:done]
    home = int(army.count(HOME[seat])) == done - len(settled)
    return home and all(army.count(region) == 1 for region in settled) and not army.pieces_in(OUT)


def shows(state: ConfrontationState) -> bool:
    """The mover has arrived where enemies stand."""
    army, enemy = state.army(state.mover_side), state.army(1 - state.mover_side)
    return state.field != NONE and army.place(state.mover) == state.field and enemy.at & bit(state.field) != 0


def fights(state: ConfrontationState, phase: int, turn: int) -> bool:
    attacker = state.light_piece if state.mover_side == LIGHT else state.dark_piece
    if phase in (MEETING, POINTING):
        here = attacker != NONE and state.army(state.mover_side).place(attacker) == state.field
        return here and (meets(state, turn) if phase == MEETING else turn == DARK and points(state))
    if not both_shown(state) or not (dark_is_here(state) or dark_has_left(state, phase, turn)):
        return False
    if phase == ANSWERING:
        return turn == LIGHT and state.dark_piece != WARG and state.may_answer()
    if phase == FORBIDDING:
        return turn == DARK and state.dark_piece == SARUMAN
    return asks_card(state, phase, turn)


def meets(state: ConfrontationState, turn: int) -> bool:
    return turn == NATURE and (not state.pointing or points(state)) and state.defenders() != 0


def points(state: ConfrontationState) -> bool:
    """Dark may choose between the piece that the Palantír has shown and another one."""
    shown = state.mover_side == DARK and state.peeked != NONE and state.light.place(state.peeked) == state.field
    return shown and state.light.count(state.field) > 1


def both_shown(state: ConfrontationState) -> bool:
    shown = NONE not in (state.light_piece, state.dark_piece)
    return shown and state.light.place(state.light_piece) == state.field


def dark_is_here(state: ConfrontationState) -> bool:
    return state.dark.place(state.dark_piece) == state.field


def dark_has_left(state: ConfrontationState, phase: int, turn: int) -> bool:
    """Dark has retreated, and Light's card is still to be applied."""
    asked = phase in (RECOVERING, RETREATING) and turn == LIGHT
    return asked and state.dark.effect == RETREAT and state.dark.place(state.dark_piece) < REGIONS


def asks_card(state: ConfrontationState, phase: int, turn: int) -> bool:
    openly = state.open_order()
    light, dark = state.light, state.dark
    if phase == TURNING:
        return turn == NATURE and not openly and NONE not in (light.card, dark.card) and not lies_open(dark)
    if turn not in (LIGHT, DARK):
        return False
    army, other = state.army(turn), state.army(1 - turn)
    if phase == CHOOSING:
        second = turn == (LIGHT if openly else DARK)
        waits = (other.card != NONE and lies_open(other) == openly) if second else other.card == NONE
        return army.card == NONE and waits and not state.forbidden
    answered = lies_open(light) or (openly and phase == RECOVERING and turn == DARK and light.card == NONE)
    if not answered or not lies_open(dark):
        return False
    if phase == RECOVERING:
        return army.effect == MAGIC and state.recoverable(army) != 0
    return army.effect == RETREAT and state.retreats(turn) != 0


def check_trace(state: ConfrontationState, seat: int, name: str) -> None:
    """What was seen must fit where the pieces stand."""
    army = state.army(seat)
    if army.seen is None:
        require(army.pieces_in(NOWHERE) != 0, f"{name}: nothing was seen")
        return
    seen = army.seen.events()
    fits = seen[0] & 15 == STOOD and all(entry & 15 != STOOD for entry in seen[1:])
    require(fits, f"{name}: what was seen begins with where the pieces stood")
    truth = Army(seat, army)
    if state.mover != NONE and state.mover_side == seat:
        require(bool(state.candidates & bit(state.mover)), f"{name}: the mover is none of those it may be")
        truth.put(state.mover, state.origin)
    require(seen[0] >> 13 == truth.packed_counts or len(seen) > 1, f"{name}: what was seen does not fit the pieces")
    total = sum(seen[0] >> 13 >> 3 * region & 7 for region in range(REGIONS)) + count(seen[0] >> 4 & 0x1FF)
    require(total == ARMY, f"{name}: what was seen does not fit the pieces")
    believed = placements(seen, int(army.first))
    require(int(truth.packed_places) in believed, f"{name}: what was seen does not fit the pieces")
    frodo = seat == LIGHT and state.phase != OVER and any(places & 31 == MORDOR for places in believed)
    require(not frodo, "light: whoever entered Mordor, it was not Frodo")
