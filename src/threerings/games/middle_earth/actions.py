"""The finite table of actions."""

from typing import Final

from threerings.core.game import Action
from threerings.games.middle_earth.components import (
    CARD_IDS,
    GREY_CARDS,
    PEOPLE_IDS,
    REGION_IDS,
    ROADS_BOTH_WAYS,
    TILE_IDS,
    TOKEN_IDS,
)

PLAY: Final = 0
"""PLAY + card."""
DISCARD: Final = 69
"""DISCARD + card."""
LANDMARK: Final = 138
"""LANDMARK + tile."""
PLACE: Final = 145
"""PLACE + region."""
MOVE: Final = 152
"""MOVE + road, one way."""
REMOVE: Final = 172
"""REMOVE + region: an enemy unit."""
RAZE: Final = 179
"""RAZE + region: an enemy fortress."""
COIN: Final = 186
ACCEPT: Final = 187
PASS: Final = 188
KEEP: Final = 189
"""KEEP + token."""
CALL: Final = 207
"""CALL + people."""
RETRIEVE: Final = 213
"""RETRIEVE + card."""
STRIP: Final = 282
"""STRIP + grey card, counted among the grey ones."""
TURN: Final = 297
"""TURN + card: nature lays it out, or turns it up."""
RAISE: Final = 366
"""RAISE + tile: nature turns up a landmark."""
REVEAL: Final = 373
"""REVEAL + token: nature shows it to all."""
SHOW: Final = 391
"""SHOW + card: nature shows one of the removed cards to whoever looks through the discard."""
SHOW_VEIL: Final = 460


def texts() -> list[str]:
    found = [f"play {card}" for card in CARD_IDS]
    found += [f"discard {card}" for card in CARD_IDS]
    found += [f"landmark {tile}" for tile in TILE_IDS]
    found += [f"place {region}" for region in REGION_IDS]
    found += [f"move {REGION_IDS[here]} {REGION_IDS[there]}" for here, there in ROADS_BOTH_WAYS]
    found += [f"remove {region}" for region in REGION_IDS]
    found += [f"raze {region}" for region in REGION_IDS]
    found += ["coin", "accept", "pass"]
    found += [f"keep {token}" for token in TOKEN_IDS]
    found += [f"call {people}" for people in PEOPLE_IDS]
    found += [f"retrieve {card}" for card in CARD_IDS]
    found += [f"strip {CARD_IDS[card]}" for card in GREY_CARDS]
    found += [f"turn {card}" for card in CARD_IDS]
    found += [f"raise {tile}" for tile in TILE_IDS]
    found += [f"reveal {token}" for token in TOKEN_IDS]
    found += [f"show {card}" for card in CARD_IDS]
    return [*found, "show ?"]


ACTIONS: Final = tuple(Action(index, text) for index, text in enumerate(texts()))
