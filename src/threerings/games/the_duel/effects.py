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
from threerings.games.the_duel.state import DRAWING, SHOWING, Side, Table

DONE: Final = 0
ASKED: Final = 1
"""The text waits for nature."""
MOVED: Final = 2
"""A card was moved to the end of the row and has to be scored there."""

LOOK_DISTANCE: Final = 4
"""Three free spaces between the markers (DU-X6)."""


def read(table: Table, card: i64) -> i64:
    """Carry out the text of a special that its owner has just played and that nothing silences."""
    if card == STRENGTH:
        strength(table)
    elif card == POWER:
        power(table)
    elif card == TRICK:
        return trick(table)
    elif card == DEFENSE:
        return defense(table)
    elif card == BALANCE:
        balance(table)
    elif card == LIST:
        return lay_open(table)
    elif card == MAGIC:  # DU-M1, DU-M2, DU-M3
        table.magic = table.duel != FINAL and table.balrog.plays < table.cards_to_play()
        table.note(events.BEGINS_TO_WAIT if table.magic else events.NO_EFFECT, MAGIC)
    elif card == RAGE:  # DU-A1
        table.rage = True
        table.note(events.BEGINS_TO_WAIT, RAGE)
    elif card == ENCHANTMENT:  # DU-Z1
        return draw_from(table, table.balrog, ENCHANTMENT)
    return DONE


def strength(table: Table) -> None:  # DU-K1
    table.gandalf.energy -= table.deck.strength
    table.note(events.STRENGTH_STRIKES, table.deck.strength)


def power(table: Table) -> None:  # DU-P1
    ahead = table.balrog.step - table.gandalf.step
    shift(table, table.balrog, table.gandalf, ahead, events.POWER_SHIFTS)


def balance(table: Table) -> None:  # DU-B1
    ahead = table.gandalf.energy - table.balrog.energy
    shift(table, table.gandalf, table.balrog, ahead, events.BALANCE_SHIFTS)


def shift(table: Table, gainer: Side, other: Side, ahead: i64, event: i64) -> None:
    """The leader gains 1; on a par the other also loses 1; from behind the gain is 2 (DU-P1, DU-B1, DU-F10)."""
    gain: i64 = min(i64(2) if ahead < 0 else i64(1), table.deck.highest(table.duel, table.tilsit) - gainer.energy)
    loss: i64 = 1 if ahead <= 0 else 0
    gainer.energy += gain
    other.energy -= loss
    table.note(event, gain, loss)


def trick(table: Table) -> i64:  # DU-T1, DU-T2
    return no_effect(table, TRICK) if table.duel == FINAL else draw_from(table, table.gandalf, TRICK)


def no_effect(table: Table, card: i64) -> i64:
    table.note(events.NO_EFFECT, card)
    return DONE


def draw_from(table: Table, side: Side, card: i64) -> i64:
    """Nature draws a card from a hand, if there is one (DU-F12)."""
    if side.hand == 0:
        return no_effect(table, card)
    table.phase = DRAWING
    table.turn = NATURE
    return ASKED


def defense(table: Table) -> i64:
    """Gandalf's last card moves behind Defense and leaves a gap where it lay (DU-D1)."""
    size: i64 = len(table.row)
    if size < 2 or table.gandalf.plays == table.cards_to_play():  # DU-D3
        return no_effect(table, DEFENSE)
    table.gap = size - 2
    moved = table.row[size - 2]
    table.note(events.DEFENDED, moved)
    table.row[size - 2] = GAP
    table.row.append(moved)
    return MOVED


def lay_open(table: Table) -> i64:
    """List (DU-L1). The French edition takes its text where somebody may look already (DU-L3, DU-F10)."""
    if table.tilsit and abs_difference(table) >= LOOK_DISTANCE:
        return no_effect(table, LIST)
    table.open = True
    table.note(events.BEGINS_TO_WAIT, LIST)
    return show(table, PUBLIC)


def show(table: Table, audience: i64) -> i64:
    """Nature turns up a hand card by card: the Balrog's for everybody or for Gandalf, Gandalf's for the Balrog."""
    table.audience = audience
    if table.shown_side().hand == 0:
        table.audience = PUBLIC
        return DONE
    table.phase = SHOWING
    table.turn = NATURE
    return ASKED


def abs_difference(table: Table) -> i64:
    difference = table.gandalf.energy - table.balrog.energy
    return -difference if difference < 0 else difference


def silenced(table: Table, card: i64) -> bool:
    """Whether a Balrog special loses its text to the Mirror or to Rage, ordered or not (DU-F8).

    Rage is used up by what it silences (DU-A1), not by what the Mirror has silenced (DU-A2).
    """
    if card == WHIP:  # DU-W3
        return False
    if answers_mirror(table) and card != DEFENSE:  # DU-R2, DU-F5
        table.note(events.SILENCED_BY_MIRROR, card)
        return True
    if not table.rage or (card == TRICK and table.duel == FINAL):  # DU-A1
        return False
    table.rage = False
    table.note(events.SILENCED_BY_RAGE, card)
    return True


def answers_mirror(table: Table) -> bool:
    size: i64 = len(table.row)
    return size > 1 and table.row[size - 2] == MIRROR
