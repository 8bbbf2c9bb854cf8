"""Refuses positions that no match can reach and that the rules could not go on from."""

from threerings.core.game import NATURE, PUBLIC
from threerings.core.notation import require
from threerings.core.zones import bit, count
from threerings.games.the_duel.components import (
    BALROG,
    DECKS,
    DEFENSE,
    ENCHANTMENT,
    FINAL,
    GANDALF,
    GAP,
    HAND,
    LIST,
    NONE,
    SIDES,
    SPARED,
    TOP,
    TRICK,
    WHIP,
)
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import (
    BEGINNING,
    DEALING,
    DRAWING,
    FILLING,
    KEEPING,
    LAYING,
    ORDERING,
    OVER,
    REFUSING,
    SHOWING,
    TAKING,
    Memory,
    Side,
)


def check(state: DuelState) -> None:
    check_row(state)
    for seat, name in enumerate(SIDES):
        side = state.side(seat)
        require(0 <= side.step <= TOP, f"{name}: the bridge has {TOP} steps")
        require(-1000 < side.energy < 100, f"{name}: no track is that long")
        require(side.step < TOP or state.phase == OVER, f"{name}: a figure on the top step ends the match")
        check_sizes(state, side, name)
        check_sights(state, side, name)
    check_waiting(state)
    check_question(state)


def check_row(state: DuelState) -> None:
    require(len(state.row) <= 2 * state.cards_to_play(), "the row is longer than a duel")
    for seat, name in enumerate(SIDES):
        laid = [card for place, card in enumerate(state.row) if owner(state, place) == seat and card != GAP]
        fits = all(bit(card) & DECKS[seat] for card in laid)
        require(fits and len(set(laid)) == len(laid), f"{name}: the row holds a card twice, or one of the other side")
    require(state.row.count(GAP) <= 1, "there is never more than one gap")
    if state.gap != NONE:
        after_defense = len(state.row) > 2 and state.gap == len(state.row) - 3 and state.row[-2] == DEFENSE
        require(after_defense and owner(state, state.gap) == GANDALF, "the gap must be Gandalf's, just before Defense")


def owner(state: DuelState, place: int) -> int:
    return int(state.began) ^ (place & 1)


def check_sizes(state: DuelState, side: Side, name: str) -> None:
    """Nine cards a duel are dealt; they are in hand, in the row or set aside, unless the rest has left the game."""
    hand, deck, aside = int(count(side.hand)), int(count(side.deck)), int(count(side.aside))
    if state.duel == FINAL:
        require(hand + side.plays == HAND, f"{name}: {hand} cards in hand, {HAND - side.plays} are due in the final")
        require(deck == aside == 0, f"{name}: in the final nothing is left in the deck or set aside")
        return
    now = aside - SPARED * (int(state.duel) - 1)
    due = 0 if parted(state, side) else HAND - side.plays - now - undealt(state, side)
    require(hand == due, f"{name}: {hand} cards in hand, {due} are due")
    require(
        deck == HAND * (3 - state.duel) + undealt(state, side),
        f"{name}: {deck} cards are too many or too few in the deck",
    )
    fits = now == SPARED if parted(state, side) else 0 <= now <= SPARED
    require(fits, f"{name}: {aside} cards set aside do not fit this duel")


def undealt(state: DuelState, side: Side) -> int:
    """How many of a side's nine cards are still to be dealt."""
    if state.phase != DEALING:
        return 0
    return max(0, int(state.due) - HAND) if side is state.gandalf else min(HAND, int(state.due))


def parted(state: DuelState, side: Side) -> bool:
    """Whether a side has set its cards aside while the other still chooses."""
    return state.phase == KEEPING and state.turn == BALROG and side is state.gandalf


def check_sights(state: DuelState, side: Side, name: str) -> None:
    """What observers know must be true, and the public knows nothing that the opponent does not."""
    require(side.seen & ~(side.hand | side.aside) == 0, f"{name}: cards seen must be in the hand")
    require(side.shown & ~side.seen == 0, f"{name}: cards shown must be seen")
    require(side is state.balrog or side.shown == 0 or state.duel == FINAL, f"{name}: nothing shows this hand to all")
    fits = remembers(state, side, side.remembered, side.seen) and remembers(state, side, side.recorded, side.shown)
    subset = side.recorded.kept & ~side.remembered.kept == 0 and side.recorded.gone & ~side.remembered.gone == 0
    require(fits and subset, f"{name}: what is remembered of earlier duels does not fit the cards")


def remembers(state: DuelState, side: Side, memory: Memory, seen: int) -> bool:
    """Whether a memory fits the truth."""
    known = memory.since(side.spent, seen, False)
    kept_zone = side.hand if state.duel == FINAL else side.aside
    if len(known.past) != state.duel - 1 + parted(state, side) or known.kept & ~kept_zone or known.gone & ~side.gone:
        return False
    claimed = known.kept | known.gone | int(seen)
    for part in known.past:
        if part.seen & claimed:
            return False
        claimed |= part.seen
        kept, gone = count(part.seen & kept_zone), count(part.seen & side.gone)
        if kept + gone != count(part.seen) or kept > part.kept or gone > part.gone:
            return False
    hidden_kept = sum(part.kept for part in known.past)
    gone_total = count(known.gone) + sum(part.gone for part in known.past)
    if gone_total != count(side.gone):
        return False
    if state.duel == FINAL:
        turned_up = hidden_kept - count(side.hand & ~seen)
        return known.kept & ~seen == 0 and 0 <= turned_up <= side.plays + count(seen)
    hidden = count(side.aside) - count(known.kept) - hidden_kept
    keeping = state.phase == KEEPING and state.side(state.turn) is side
    return hidden == 0 if memory is side.remembered and not keeping else 0 <= hidden <= SPARED


def check_waiting(state: DuelState) -> None:
    in_force = state.magic or state.rage or state.open or state.enchanted != NONE
    require(not in_force or state.phase not in (DEALING, BEGINNING), "nothing waits before the first card of a duel")
    require(not state.magic or state.duel != FINAL, "Magic does not wait in the final")
    if state.enchanted != NONE:
        shown = state.balrog.hand & state.balrog.shown
        require(shown & bit(state.enchanted) != 0, "the enchanted card must be in the Balrog's hand and shown")
    if state.open and state.phase not in (SHOWING, KEEPING):
        require(state.balrog.hand & ~state.balrog.shown == 0, "with List the Balrog's whole hand is shown")


def check_question(state: DuelState) -> None:
    last = state.row[-1] if state.row else NONE
    next_seat = owner(state, len(state.row))
    last_seat = 1 - next_seat
    phase, turn = int(state.phase), int(state.turn)
    if phase == DEALING:
        fits = turn == NATURE and state.duel != FINAL and 1 <= state.due <= 2 * HAND and last == NONE
    elif phase == BEGINNING:
        fits = state.duel > 1 and last == NONE and turn == state.chooser()
    elif phase == ORDERING:
        fits = turn == GANDALF and next_seat == BALROG and state.enchanted != NONE
    elif phase == LAYING:
        fits = turn == next_seat and not state.all_played()
    elif phase == REFUSING:
        fits = turn == GANDALF and last_seat == BALROG and state.magic
    elif phase == TAKING:
        fits = turn == last_seat == BALROG and last == WHIP and state.plain_in_row() != 0
    elif phase == SHOWING:
        fits = turn == NATURE and last != NONE and shows(state, last)
    elif phase == DRAWING:
        trick = last == TRICK and last_seat == BALROG and state.duel != FINAL
        fits = turn == NATURE and (trick or (last == ENCHANTMENT and last_seat == GANDALF)) and state.choices() != 0
    elif phase == FILLING:
        fits = turn == GANDALF and state.gap != NONE
    elif phase == KEEPING:
        fits = turn in (GANDALF, BALROG) and state.duel != FINAL and keeps(state)
    else:
        fits = phase == OVER and turn == PUBLIC and state.winner != NONE
    require((state.winner == NONE) == (phase != OVER), "a match has a winner when it is over, and only then")
    require(phase == SHOWING or state.displayed == 0, "cards are shown only while a hand is being shown")
    level = state.gandalf.energy == state.balrog.energy or min(state.gandalf.energy, state.balrog.energy) > 0
    require(level or phase in (SHOWING, KEEPING, OVER), "a marker in the negative area ends the duel")
    has_gap = phase in (FILLING, KEEPING, OVER) or (phase == SHOWING and state.audience != PUBLIC)
    require(fits and (state.gap == NONE or has_gap), "this question cannot be asked in this position")


def shows(state: DuelState, last: int) -> bool:
    side = state.shown_side()
    known = side.shown if state.audience == PUBLIC else side.seen
    if state.displayed & ~(side.hand & known) or state.displayed == side.hand:
        return False
    return (last == LIST and state.open) if state.audience == PUBLIC else len(state.row) > 1


def keeps(state: DuelState) -> bool:
    side = state.side(state.turn)
    return state.due == SPARED - state.set_aside_now(side) and count(side.hand) > state.due > 0
