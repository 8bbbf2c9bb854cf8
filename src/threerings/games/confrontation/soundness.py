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
from threerings.games.confrontation.rules import CONQUERORS, MOST_TURNS, ConfrontationState
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

FIGHTING = (POINTING, MEETING, ANSWERING, FORBIDDING, CHOOSING, TURNING, RECOVERING, RETREATING)


def check(state: ConfrontationState) -> None:
    for seat, name in enumerate(SIDES):
        check_places(state, state.army(seat), name)
    check_shared_regions(state)
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
    spent = NONE in (army.card, army.effect) or not army.hand & bit(army.card)
    require(spent, f"{name}: a card that counts has been turned up")


def check_shared_regions(state: ConfrontationState) -> None:
    """Light and Dark meet only where they fight."""
    shared = state.light.at & state.dark.at
    fights = state.phase in FIGHTING or (state.phase == SHOWING and not state.struck)
    require(not fights or 0 <= state.field < REGIONS, "a combat is fought in a region")
    alone = shared == 0 or state.phase == OVER
    require(alone or (fights and shared == bit(state.field)), "light and dark share a region")
    require(int(count(state.light.hand)) == int(count(state.dark.hand)) or state.phase in FIGHTING, "unequal hands")


def check_remains(state: ConfrontationState) -> None:
    """What only holds for a while must not be left over."""
    won = state.light.place(FRODO) == MORDOR or state.dark.count(SHIRE) >= CONQUERORS
    require(not won or state.phase == OVER, "the match is over")
    unsettled = state.winner == NONE and state.reason != CAP
    require(unsettled == (state.phase != OVER), "a match has an end when it is over, and only then")
    fighting = state.phase in FIGHTING
    cards = state.light.card != NONE or state.dark.card != NONE
    require(fighting or not cards, "cards are chosen in a combat only")
    require(state.light.hand | state.dark.hand != 0 or fighting, "both hands are full again after the ninth pair")
    require(state.gallop in (0, 1, 2) and state.pointing in (0, 1, 2), "there is no such gallop, or pointing")
    require(not state.struck or (state.phase == SHOWING and state.dark.place(BALROG) == MORIA), "nobody is struck")
    on_board = state.peeked == NONE or (0 <= state.peeked < ARMY and state.light.place(state.peeked) < REGIONS)
    require(on_board or state.phase == OVER or fighting, "the Palantír showed a piece that is not there")


def check_question(state: ConfrontationState) -> None:
    phase, turn = int(state.phase), int(state.turn)
    players = (LIGHT, DARK)
    if phase == PLACING:
        fits = turn in players and sets_up(state, turn)
    elif phase == MOVING:
        fits = turn == state.mover_side and (state.mover != NONE) == (state.gallop == 2)
    elif phase == GALLOPING:
        fits = turn == LIGHT == state.mover_side and bool(state.extra_steps()) and state.gallop == 1
    elif phase == AMBUSHING:
        tunnel = state.mover != NONE and state.light.place(state.mover) == EREGION and state.field == FANGORN
        fits = turn == DARK and tunnel and state.dark.at & bit(MORIA) != 0
    elif phase == SHOWING:
        fits = turn == NATURE and state.mover != NONE and (state.struck or shows(state))
    elif phase == PEEKING:
        fits = turn == NATURE and state.field != NONE and state.light.at & bit(state.field) != 0
    elif phase == OVER:
        fits = True
    else:
        fits = phase in FIGHTING and state.field != NONE and fights(state, phase, turn)
    require(fits, "this question cannot be asked in this position")


def sets_up(state: ConfrontationState, turn: int) -> bool:
    """Light has set up before Dark begins; each fills its regions in order, then the rest stay at home."""
    army, other = state.army(turn), state.army(1 - turn)
    done = ARMY - int(count(army.pieces_in(NOWHERE)))
    ready = count(other.pieces_in(NOWHERE)) == (ARMY if turn == LIGHT else 0)
    placed = all(army.count(region) == 1 for region in SETTLED[turn][:done])
    return ready and placed and done < len(SETTLED[turn]) and count(army.pieces_in(OUT)) == 0


def shows(state: ConfrontationState) -> bool:
    """The mover has arrived where enemies stand."""
    army, enemy = state.army(state.mover_side), state.army(1 - state.mover_side)
    return state.field != NONE and army.place(state.mover) == state.field and enemy.at & bit(state.field) != 0


def fights(state: ConfrontationState, phase: int, turn: int) -> bool:
    attacker = state.light_piece if state.mover_side == LIGHT else state.dark_piece
    if attacker == NONE or state.mover != NONE or state.army(state.mover_side).place(attacker) != state.field:
        return (
            phase in (RECOVERING, RETREATING)
            and attacker != NONE
            and both_shown(state)
            and asks_card(state, phase, turn)
        )
    if phase == MEETING:
        return turn == NATURE and state.defenders() != 0
    if phase == POINTING:
        return turn == DARK == state.mover_side and state.peeked != NONE and state.defenders() & bit(state.peeked) != 0
    if not both_shown(state):
        return False
    if phase == ANSWERING:
        return turn == LIGHT and state.dark_piece != WARG and state.may_answer()
    if phase == FORBIDDING:
        return turn == DARK and state.dark_piece == SARUMAN
    return asks_card(state, phase, turn)


def both_shown(state: ConfrontationState) -> bool:
    light, dark = int(state.light_piece), int(state.dark_piece)
    return 0 <= light < ARMY <= dark < 2 * ARMY


def asks_card(state: ConfrontationState, phase: int, turn: int) -> bool:
    if phase == TURNING:
        held = state.dark.card != NONE and state.dark.hand & bit(state.dark.card) != 0
        return turn == NATURE and state.light.card != NONE and held
    if turn not in (LIGHT, DARK):
        return False
    army = state.army(turn)
    if phase == CHOOSING:
        first = DARK if state.open_order() else LIGHT
        waits = turn == first or state.army(first).card != NONE
        return army.card == NONE and army.hand != 0 and waits and not state.forbidden
    if phase == RECOVERING:
        return army.effect == MAGIC and state.recoverable(army) != 0
    return army.effect == RETREAT and state.retreats(turn) != 0


def check_trace(state: ConfrontationState, seat: int, name: str) -> None:
    """What was seen must fit where the pieces stand."""
    army = state.army(seat)
    if army.trace is None:
        require(army.pieces_in(NOWHERE) != 0, f"{name}: nothing was seen")
        return
    seen = army.trace.events()
    fits = seen[0] & 15 == STOOD and all(entry & 15 != STOOD for entry in seen[1:])
    require(fits, f"{name}: what was seen begins with where the pieces stood")
    truth = army.copy()
    if state.mover != NONE and state.mover_side == seat:
        require(bool(state.candidates & bit(state.mover)), f"{name}: the mover is none of those it may be")
        truth.put(state.mover, state.origin)
    require(seen[0] >> 13 == truth.counts or len(seen) > 1, f"{name}: what was seen does not fit the pieces")
    total = sum(seen[0] >> 13 >> 3 * region & 7 for region in range(REGIONS)) + count(seen[0] >> 4 & 0x1FF)
    require(total == ARMY, f"{name}: what was seen does not fit the pieces")
    require(int(truth.places) in placements(seen, int(army.first)), f"{name}: what was seen does not fit the pieces")
