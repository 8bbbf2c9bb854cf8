"""Refuses positions that no match can reach and that the rules could not go on from."""

from threerings.core.game import NATURE, PUBLIC
from threerings.core.notation import require
from threerings.core.zones import bit, count, members
from threerings.games.middle_earth.actions import PASS
from threerings.games.middle_earth.components import (
    ALL_REGIONS,
    COVERED_BY,
    NONE,
    OPEN_TILES,
    PEOPLES,
    QUEST,
    REGIONS,
    REMOVED,
    SIDES,
    SLOTS,
    TILE_REGION,
)
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import (
    ACCEPTING,
    CHOOSING,
    CONQUERED,
    DEALING,
    KEEPING,
    MANOEUVRING,
    MORE_REGIONS,
    OVER,
    PEOPLES_JOINED,
    PLACING,
    QUEST_DONE,
    RAISING,
    REVEALING,
    SHARED,
    SHOWING,
    UNKNOWN,
    WORKING,
    Side,
)


def check(state: MiddleEarthState) -> None:
    check_layout(state)
    check_removed(state)
    for name, side in zip(SIDES, (state.fellowship, state.sauron), strict=True):
        check_side(state, side, name)
    require(state.reserve >= 0, "there are no more than 30 coins")
    for region in range(REGIONS):
        alone = not (state.fellowship.units_in(region) and state.sauron.units_in(region))
        require(alone, "units of both sides cannot stand in one region")
    require(state.fellowship.forts & state.sauron.forts == 0, "a region has one fortress at most")
    require(count(state.tiles_up) <= OPEN_TILES, f"at most {OPEN_TILES} landmarks lie face up")
    for people in range(PEOPLES):
        top = state.top(people)
        known = top != UNKNOWN and state.stack_of(people) & bit(top)
        require(top == UNKNOWN or known != 0, "a known top token must lie in its stack")
    check_question(state)


def check_layout(state: MiddleEarthState) -> None:
    for slot in range(SLOTS):
        if not state.lying & bit(slot):
            covered = COVERED_BY[SLOTS * state.chapter + slot] & state.lying
            require(covered == 0, f"slot {slot} is empty, but a card lies on it")
    accessible_down = state.uncovered() & state.down & ~state.due
    require(state.phase not in (CHOOSING, DEALING) or accessible_down == 0, "an accessible card lies face up")
    require(state.due & ~state.down == 0, "only cards that lie face down are due to be turned up")


def check_removed(state: MiddleEarthState) -> None:
    hidden = int(state.removed)
    if state.down == 0:
        fits = state.unseen == state.looked == 0
        require(fits, "with all cards face up nothing of the chapter is unseen, and nobody need look")
        return
    require(1 <= hidden <= REMOVED, f"{hidden} removed cards do not fit the layout: 1 to {REMOVED} are possible")
    if state.looked:
        fits = count(state.removed_cards) == hidden and state.removed_cards & ~state.unseen == 0
        require(fits, "the removed cards do not fit")
    else:
        require(state.removed_cards == 0, "nobody has looked at the removed cards")


def check_side(state: MiddleEarthState, side: Side, name: str) -> None:
    require(side.coins >= 0, f"{name}: a player has no less than 0 coins")
    require(side.supply >= 0, f"{name}: a side has 15 units")
    built = sum(bit(TILE_REGION[tile]) for tile in members(side.tiles))
    require(side.forts & ~built == 0, f"{name}: a fortress stands in the region of a landmark of that side")
    require(0 <= side.steps <= QUEST, f"{name}: the quest has {QUEST} steps")
    won = side.steps == QUEST or side.support == PEOPLES or side.presence == ALL_REGIONS
    require(not won or state.phase == OVER, f"{name}: that wins at once")


def check_question(state: MiddleEarthState) -> None:
    phase, turn = int(state.phase), int(state.turn)
    require((state.reason >= 0) == (phase == OVER), "a match has an end when it is over, and only then")
    require(turn == PUBLIC if phase == OVER else turn in (state.player, NATURE), "only the player of the turn is asked")
    require(phase == SHOWING or state.shown_cards == 0, "removed cards are shown only to one who is looking")
    require(phase == DEALING or state.due == 0, "cards are turned up only when that is due")
    require((phase == PLACING) == (state.amount > 0), "units are placed when that is asked, and only then")
    require((phase == MANOEUVRING) == (state.manoeuvres > 0), "manoeuvres are made when that is asked")
    require((phase == REVEALING) == (state.revealing != 0), "tokens are revealed when that is due")
    require(phase in (KEEPING, REVEALING) or state.offered == 0 or state.height > 0, "tokens are offered to be kept")
    nature = not state.legal() or (turn == NATURE) == (phase in NATURES)
    require(phase != WORKING and nature, "this question cannot be asked of this player")
    require(phase == OVER or bool(state.legal()), "this question has no answer in this position")
    require(phase in (CHOOSING, OVER) or state.legal() != [PASS], "what can do nothing is not asked for")
    require(phase != DEALING or state.due != 0, "no card is due to be turned up")
    side = state.side(state.player)
    require(state.amount <= side.supply, "there are not so many units in the supply")
    if phase == ACCEPTING:
        steps = int(side.steps)
        require(steps == 9 or (steps == 3 and state.reserve > 0), "only the bonuses of steps 3 and 9 are accepted")
    waiting = phase in (CHOOSING, OVER)
    require(waiting == (state.height == 0), "something has to follow this question")
    require(phase != OVER or ended(state), "the match has not ended like this")


def ended(state: MiddleEarthState) -> bool:
    """Whether the position is one in which a match ends for the reason given."""
    presence = [int(count(side.presence)) for side in (state.fellowship, state.sauron)]
    if state.winner == NONE:
        return state.reason == SHARED and presence[0] == presence[1]
    winner = state.side(state.winner)
    fits = {
        QUEST_DONE: winner.steps == QUEST,
        PEOPLES_JOINED: winner.support == PEOPLES,
        CONQUERED: winner.presence == ALL_REGIONS,
        MORE_REGIONS: presence[state.winner] > presence[1 - state.winner],
    }
    return fits.get(int(state.reason), False)


NATURES = (DEALING, RAISING, REVEALING, SHOWING)
"""What nature is asked."""
