"""What cards and landmarks cost, and what a discarded card brings."""

from mypy_extensions import i64

from threerings.core.zones import bit, count, lowest
from threerings.games.middle_earth.components import (
    CARD_COINS,
    CARD_SKILLS,
    FREE_WITH,
    JOKER_SKILLS,
    MASONS,
    SALVAGE,
    TILE_SKILLS,
)
from threerings.games.middle_earth.state import Side


def missing(skills: i64, jokers: i64, asked: i64) -> i64:
    """The symbols to be paid for, packed, ME-P2; whatever gives one of several skills gives the best one, ME-P3.

    The sets of the cards that do so have no skill in common and the token gives any, so one after the other is best.
    """
    # All five skills at once: the fourth bit of each stays where at least as much is asked as there is.
    spare: i64 = (asked | 0x88888) - skills
    enough: i64 = spare & 0x88888
    short: i64 = spare & (enough - (enough >> 3))
    if short == 0:
        return 0
    place: i64 = 0
    while jokers:
        if jokers & 1:
            helped: i64 = short & JOKER_SKILLS[place]
            if helped:
                short -= bit(lowest(helped) & ~3)
        jokers >>= 1
        place += 1
    return short


def symbols(skills: i64) -> i64:
    """How many symbols there are."""
    return (skills & 15) + ((skills >> 4) & 15) + ((skills >> 8) & 15) + ((skills >> 12) & 15) + ((skills >> 16) & 15)


def card_price(side: Side, card: i64) -> i64:
    """The coins a side needs to play a card: ME-P1, ME-P2, ME-P4."""
    if FREE_WITH[card] & side.chains:  # ME-P5
        return 0
    return CARD_COINS[card] + symbols(missing(side.skills, side.jokers, CARD_SKILLS[card]))


def surcharge(tokens: i64, forts: i64) -> i64:
    """The coins that a landmark costs a side because of its fortresses: ME-P6."""
    return 0 if tokens & bit(MASONS) else count(forts)


def tile_price(side: Side, tile: i64) -> i64:
    """The coins a side needs to take a landmark: ME-P6."""
    return surcharge(side.tokens, side.forts) + symbols(missing(side.skills, side.jokers, TILE_SKILLS[tile]))


def discard_pay(chapter: i64, tokens: i64) -> i64:
    """The coins that a discarded card brings, if the reserve has them: ME-T3."""
    pay = chapter + 1
    return 2 * pay if tokens & bit(SALVAGE) else pay
