"""What the rules announce as it happens, each with what it carries. Only what everybody may know."""

from typing import Final

DUEL: Final = 0
"""A duel begins: its number, the energy both start with."""
DEALT: Final = 1
"""A side has its hand: the side."""
BEGINS: Final = 2
"""Who begins is settled: the side that begins; the one that decided, NONE by rule."""
ORDERED: Final = 3
"""Gandalf orders the enchanted card: the card."""
WAITED: Final = 4
"""Gandalf does not order it yet: the card."""
LAID: Final = 5
"""A card is laid: the side, the card."""
REFUSED: Final = 6
"""Magic refuses it: the card."""
ALLOWED: Final = 7
"""Magic lets it stand: the card."""
WHIPPED: Final = 8
"""The Whip brings a card to the end of the row: the card."""
STRUCK: Final = 9
"""The last card is scored: what Gandalf loses, what the Balrog loses."""
REFLECTED: Final = 10
"""The Mirror comes to lie behind an attack: how many rows it reflects."""
LOOKED: Final = 11
"""A whole hand has been shown: to whom, PUBLIC if to everybody."""
SILENCED_BY_MIRROR: Final = 12
"""A special loses its text: the card."""
SILENCED_BY_RAGE: Final = 13
"""The same by Rage: the card."""
STRENGTH_STRIKES: Final = 14
"""What Gandalf loses."""
POWER_SHIFTS: Final = 15
"""What the Balrog gains, what Gandalf loses."""
BALANCE_SHIFTS: Final = 16
"""What Gandalf gains, what the Balrog loses."""
BEGINS_TO_WAIT: Final = 17
"""The text of List, Magic or Rage holds from now on: the card."""
NO_EFFECT: Final = 18
"""A special can do nothing here: the card."""
DEFENDED: Final = 19
"""Defense moves a card to the end of the row: the card."""
FILLED: Final = 20
"""Gandalf fills the gap: the card."""
TRICKED: Final = 21
"""Trick has drawn a card from Gandalf's hand."""
ENCHANTED: Final = 22
"""Enchantment has drawn a card from the Balrog's hand: the card."""
DUEL_WON: Final = 23
"""A duel is over: the winner, the winner's energy, the loser's energy."""
KEPT: Final = 24
"""A side has set a card aside: the side, how many are still to be set aside."""
DROPPED: Final = 25
"""The enchanted card, open on the table, leaves the game: the card."""
REST_KEPT: Final = 26
"""A side had just as many cards left as were to be set aside: the side, how many."""
WON: Final = 27
"""The match is over: the winner, the reason."""

SOUNDS: Final = {
    DEALT: "card",
    LAID: "card",
    WHIPPED: "card",
    DEFENDED: "card",
    FILLED: "card",
    STRUCK: "blow",
    STRENGTH_STRIKES: "blow",
    POWER_SHIFTS: "blow",
    BALANCE_SHIFTS: "blow",
    DUEL_WON: "horn",
    WON: "horn",
}
"""How they sound where there is something to hear."""
