"""What the things on the page are called; each can be touched by its name."""

from typing import Final

from threerings.games.middle_earth.components import CARD_IDS, PEOPLE_IDS, REGION_IDS, TILE_IDS, TOKEN_IDS

DISCARD_PILE: Final = "pile-discard"
UNSEEN_PILE: Final = "pile-unseen"
TILE_PILE: Final = "pile-tiles"
TRACK: Final = "track"


def card_thing(card: int) -> str:
    return f"card-{CARD_IDS[card]}"


def discarded_thing(card: int) -> str:
    return f"discard-{CARD_IDS[card]}"


def tile_thing(tile: int) -> str:
    return f"tile-{TILE_IDS[tile]}"


def token_thing(token: int) -> str:
    return f"token-{TOKEN_IDS[token]}"


def stack_thing(people: int) -> str:
    return f"stack-{PEOPLE_IDS[people]}"


def region_thing(region: int) -> str:
    return f"region-{REGION_IDS[region]}"


def units_thing(region: int) -> str:
    return f"units-{REGION_IDS[region]}"


def fort_thing(region: int) -> str:
    return f"fort-{REGION_IDS[region]}"
