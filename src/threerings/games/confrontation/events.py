"""What the rules announce as it happens, each with what it carries. Only what everybody may know.

Which piece moves is not announced: those who may know it see it in the witnessed action.
"""

from typing import Final

PLACED: Final = 0
"""A side has set up: the side."""
MOVED: Final = 1
"""A piece sets out: the side, from where, to where."""
SHADOWFAX: Final = 2
"""Shadowfax is called."""
HALTED: Final = 3
"""The piece that Shadowfax carried goes no further."""
GANDALF_THE_WHITE: Final = 4
"""Gandalf is back."""
PALANTIR: Final = 5
"""Dark looks into the Palantír: the region."""
PEEKED: Final = 6
"""Dark has seen a piece there."""
RECALLED: Final = 7
"""A Dark piece is called back to Mordor: from where."""
AMBUSHED: Final = 8
"""The Balrog strikes in the Mines."""
STRUCK: Final = 9
"""Whom it struck: the piece."""
ATTACKED: Final = 10
"""The attacker is shown: the side, the piece, the region."""
POINTED: Final = 11
"""Dark points at the piece the Palantír has shown, or at another: 1 or 0."""
MET: Final = 12
"""The defender is shown: the side that attacks, the piece, 1 in the first combat of a turn."""
FLED: Final = 13
"""A piece flees: the piece, to where."""
SAM: Final = 14
"""Sam fights in Frodo's place."""
FRODO: Final = 15
"""Frodo is shown at Sam's side."""
ELIMINATED: Final = 16
"""A piece is out: the piece."""
BOROMIR: Final = 17
"""Boromir takes his enemy along: the enemy."""
SLAIN: Final = 18
"""A character's text slays: who, whom."""
FIRST_STRIKE: Final = 19
"""The Orcs strike first: whom."""
FORBIDDEN: Final = 20
"""Saruman forbids cards, or allows them: 1 or 0."""
PLAYED: Final = 21
"""A card is played openly: the side, the card."""
TURNED: Final = 22
"""Both cards are turned up: Light's, Dark's."""
VOID: Final = 23
"""The Troll's card counts nothing."""
RECOVERED: Final = 24
"""Magic becomes another card: the side, the card."""
LEFT: Final = 25
"""Magic is left as it is: the side."""
CANCELLED: Final = 26
"""The Eye cancels a spell: the card."""
USELESS: Final = 27
"""A spell can do nothing here: the side, the card."""
RETREATED: Final = 28
"""A piece retreats by its card: the side, the piece, to where."""
STAYED: Final = 29
"""A side may retreat and does not: the side."""
SACRIFICED: Final = 30
"""Both are sacrificed: Light's piece, Dark's."""
CLOAKED: Final = 31
"""The Cloak takes Dark's number."""
SUMMED: Final = 32
"""What a side has: the piece, its strength, what its card adds. Light's first."""
BEATEN: Final = 33
"""The sums are compared: the side that is beaten, NONE if nobody is stronger."""
SHELOB: Final = 34
"""Shelob goes back to Gondor and may stay, or is out: 1 or 0."""
CARDS_BACK: Final = 35
"""Both take all their cards back."""
WON: Final = 36
"""The match is over: the winner, NONE if nobody; the reason."""

SOUNDS: Final = {
    MOVED: "step",
    RECALLED: "step",
    GANDALF_THE_WHITE: "step",
    FLED: "step",
    RETREATED: "step",
    SHELOB: "step",
    PLAYED: "card",
    TURNED: "card",
    RECOVERED: "card",
    CARDS_BACK: "card",
    ATTACKED: "blow",
    AMBUSHED: "blow",
    ELIMINATED: "blow",
    WON: "horn",
}
"""How they sound where there is something to hear."""
