"""What the rules announce as it happens, each with what it carries. Only what everybody may know.

Unless it says otherwise, it is done by the one whose turn it is.
"""

from typing import Final

CHAPTER: Final = 0
"""A chapter is laid out: which one, counted from 0."""
TURNED: Final = 1
"""A card that became accessible is turned up: the card."""
RAISED: Final = 2
"""The landmarks that lie open are complete: which ones, as a set."""
PLAYED: Final = 3
"""A card is played: the card, the coins paid, whether it was free by chaining."""
LAID: Final = 4
"""A card has come to lie in the play area: the card."""
DISCARDED: Final = 5
"""A card is discarded: the card, the coins it brings."""
BUILT: Final = 6
"""A landmark is taken: the tile, the coins paid."""
GAINED: Final = 7
"""Coins are gained: how many."""
GIFTED: Final = 8
"""Coins are gained by the Hobbits' gifts: how many."""
LOST: Final = 9
"""The enemy loses coins: how many."""
PLACED: Final = 10
"""Units arrive from the supply: the region, how many."""
FOUGHT: Final = 11
"""A conflict: the region, how many units each side loses."""
MOVED: Final = 12
"""A unit moves: from where, to where."""
REMOVED: Final = 13
"""An enemy unit is removed: the region."""
RAZED: Final = 14
"""An enemy fortress is removed: the region."""
STEPPED: Final = 15
"""A step on the quest: how many steps the side has gone by now."""
BONUS: Final = 16
"""The bonus of a space is offered: the steps gone."""
DECLINED: Final = 17
"""What may be left out is left out."""
CALLED: Final = 18
"""A stack of tokens is chosen: the people."""
REVEALED: Final = 19
"""Tokens lie open to choose from: which ones, as a set."""
KEPT: Final = 20
"""A token is kept: the token."""
LOOKED: Final = 21
"""The discard has been looked through."""
RETRIEVED: Final = 22
"""A card of the discard is played without paying: the card."""
STRIPPED: Final = 23
"""The enemy discards a grey card: the card."""
EARNED: Final = 24
"""Another turn is earned."""
AGAIN: Final = 25
"""Another turn begins."""
WON: Final = 26
"""The match is over: the winner, NONE if shared; the reason."""
CHAPTER_OVER: Final = 27
"""The last card of a chapter is taken, and another chapter follows: which one is over, counted from 0."""

SOUNDS: Final = {
    TURNED: "card",
    PLAYED: "card",
    DISCARDED: "card",
    RETRIEVED: "card",
    STRIPPED: "card",
    KEPT: "card",
    BUILT: "step",
    PLACED: "step",
    MOVED: "step",
    STEPPED: "step",
    GAINED: "coin",
    GIFTED: "coin",
    LOST: "coin",
    FOUGHT: "blow",
    REMOVED: "blow",
    RAZED: "blow",
    CHAPTER_OVER: "horn",
    WON: "horn",
}
"""How they sound where there is something to hear."""
