"""The texts of the special cards. Each returns what has to happen next."""

from typing import Final

from mypy_extensions import i64

from threerings.core.game import NATURE, PUBLIC
from threerings.games.the_duel import events
from threerings.games.the_duel.components import (
    BALANCE,
    DEFENSE,
    ENCHANTMENT,
    FINAL,
    GAP,
    LIST,
    MAGIC,
    MIRROR,
    POWER,
    RAGE,
    STRENGTH,
    TRICK,
    WHIP,
)
from threerings.games.the_duel.state import DRAWING, SHOWING, BareState, Side

DONE: Final = 0
ASKED: Final = 1
"""The text waits for nature."""
MOVED: Final = 2
"""A card was moved to the end of the row and has to be scored there."""

LOOK_DISTANCE: Final = 4
"""Three free spaces between the markers (DU-X6)."""


def read(state: BareState, card: i64) -> i64:
    """Carry out the text of a special that its owner has just played and that nothing silences."""
    if card == STRENGTH:
        strength(state)
    elif card == POWER:
        power(state)
    elif card == TRICK:
        return trick(state)
    elif card == DEFENSE:
        return defense(state)
    elif card == BALANCE:
        balance(state)
    elif card == LIST:
        return lay_open(state)
    elif card == MAGIC:  # DU-M1, DU-M2, DU-M3
        state.magic = state.duel != FINAL and state.balrog.plays < state.cards_to_play()
        state.note(events.BEGINS_TO_WAIT if state.magic else events.NO_EFFECT, MAGIC)
    elif card == RAGE:  # DU-A1
        state.rage = True
        state.note(events.BEGINS_TO_WAIT, RAGE)
    elif card == ENCHANTMENT:  # DU-Z1
        return draw_from(state, state.balrog, ENCHANTMENT)
    return DONE


def strength(state: BareState) -> None:  # DU-K1
    state.gandalf.energy -= state.deck.strength
    state.note(events.STRENGTH_STRIKES, state.deck.strength)


def power(state: BareState) -> None:  # DU-P1
    ahead = state.balrog.step - state.gandalf.step
    shift(state, state.balrog, state.gandalf, ahead, events.POWER_SHIFTS)


def balance(state: BareState) -> None:  # DU-B1
    ahead = state.gandalf.energy - state.balrog.energy
    shift(state, state.gandalf, state.balrog, ahead, events.BALANCE_SHIFTS)


def shift(state: BareState, gainer: Side, other: Side, ahead: i64, event: i64) -> None:
    """The leader gains 1; on a par the other also loses 1; from behind the gain is 2 (DU-P1, DU-B1, DU-F10)."""
    gain: i64 = min(i64(2) if ahead < 0 else i64(1), state.deck.highest(state.duel, state.tilsit) - gainer.energy)
    loss: i64 = 1 if ahead <= 0 else 0
    gainer.energy += gain
    other.energy -= loss
    state.note(event, gain, loss)


def trick(state: BareState) -> i64:  # DU-T1, DU-T2
    return no_effect(state, TRICK) if state.duel == FINAL else draw_from(state, state.gandalf, TRICK)


def no_effect(state: BareState, card: i64) -> i64:
    state.note(events.NO_EFFECT, card)
    return DONE


def draw_from(state: BareState, side: Side, card: i64) -> i64:
    """Nature draws a card from a hand, if there is one (DU-F12)."""
    if side.hand == 0:
        return no_effect(state, card)
    state.phase = DRAWING
    state.turn = NATURE
    return ASKED


def defense(state: BareState) -> i64:
    """Gandalf's last card moves behind Defense and leaves a gap where it lay (DU-D1)."""
    size: i64 = len(state.row)
    if size < 2 or state.gandalf.plays == state.cards_to_play():  # DU-D3
        return no_effect(state, DEFENSE)
    state.gap = size - 2
    moved = state.row[size - 2]
    state.note(events.DEFENDED, moved)
    state.row[size - 2] = GAP
    state.row.append(moved)
    return MOVED


def lay_open(state: BareState) -> i64:
    """List (DU-L1). The French edition takes its text where somebody may look already (DU-L3, DU-F10)."""
    if state.tilsit and abs_difference(state) >= LOOK_DISTANCE:
        return no_effect(state, LIST)
    state.open = True
    state.note(events.BEGINS_TO_WAIT, LIST)
    return show(state, PUBLIC)


def show(state: BareState, audience: i64) -> i64:
    """Nature turns up a hand card by card: the Balrog's for everybody or for Gandalf, Gandalf's for the Balrog."""
    state.audience = audience
    if state.shown_side().hand == 0:
        state.audience = PUBLIC
        return DONE
    state.phase = SHOWING
    state.turn = NATURE
    return ASKED


def abs_difference(state: BareState) -> i64:
    difference = state.gandalf.energy - state.balrog.energy
    return -difference if difference < 0 else difference


def silenced(state: BareState, card: i64) -> bool:
    """Whether a Balrog special loses its text to the Mirror or to Rage, ordered or not (DU-F8).

    Rage is used up by what it silences (DU-A1), not by what the Mirror has silenced (DU-A2).
    """
    if card == WHIP:  # DU-W3
        return False
    if answers_mirror(state) and card != DEFENSE:  # DU-R2, DU-F5
        state.note(events.SILENCED_BY_MIRROR, card)
        return True
    if not state.rage or (card == TRICK and state.duel == FINAL):  # DU-A1
        return False
    state.rage = False
    state.note(events.SILENCED_BY_RAGE, card)
    return True


def answers_mirror(state: BareState) -> bool:
    size: i64 = len(state.row)
    return size > 1 and state.row[size - 2] == MIRROR
