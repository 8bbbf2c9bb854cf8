"""The finite table of actions."""

from typing import Final

from threerings.core.game import Action
from threerings.games.confrontation.components import CARD_IDS, PIECE_IDS, REGION_IDS, REGIONS

PLACE: Final = 0
"""PLACE + piece."""
MOVE: Final = 18
"""MOVE + 16 * piece + region."""
RECALL_: Final = 306
"""RECALL_ + piece of Dark, counted from its first."""
PALANTIR_: Final = 315
"""PALANTIR_ + region."""
SHADOWFAX_: Final = 331
WHITE: Final = 332
STUCK: Final = 333
HALT: Final = 334
AMBUSH: Final = 335
PASS: Final = 336
SHOW: Final = 337
"""SHOW + piece: nature turns it up."""
POINT_SEEN: Final = 355
POINT_OTHER: Final = 356
FLEE: Final = 357
"""FLEE + region."""
STAND: Final = 373
SWAP: Final = 374
REVEAL_FRODO: Final = 375
FORBID: Final = 376
PERMIT: Final = 377
PLAY: Final = 378
"""PLAY + card, chosen unseen or, before Gandalf, openly."""
TURN: Final = 389
"""TURN + card: nature turns up a chosen card."""
RECOVER: Final = 400
"""RECOVER + card: what Magic takes back from the cards played."""
LEAVE: Final = 406
"""In the place of Magic itself, which Magic cannot take back: it is left as it is."""
WITHDRAW: Final = 411
"""WITHDRAW + region: where a Retreat leads."""
STAY: Final = 427

PLACE_VEIL: Final = 428
PLAY_VEIL: Final = 429
SHOW_VEIL: Final = 430
RECALL_VEIL: Final = 431
"""RECALL_VEIL + the region the piece was in."""
MOVE_VEIL: Final = 447
"""MOVE_VEIL + 16 * from + to."""
FRODO_VEIL: Final = 703
"""FRODO_VEIL + the region from which Frodo enters Mordor: everybody sees who it was, and where he came from."""


def texts() -> list[str]:
    found = [f"place {piece}" for piece in PIECE_IDS]
    found += [f"move {piece} {region}" for piece in PIECE_IDS for region in REGION_IDS]
    found += [f"recall {piece}" for piece in PIECE_IDS[9:]]
    found += [f"palantir {region}" for region in REGION_IDS]
    found += ["shadowfax", "gandalf-the-white", "stuck", "halt", "ambush", "pass"]
    found += [f"show {piece}" for piece in PIECE_IDS]
    found += ["point seen", "point other"]
    found += [f"flee {region}" for region in REGION_IDS]
    found += ["stand", "sam", "reveal frodo", "forbid", "permit"]
    for verb in ("play", "turn", "recover"):
        found += [f"{verb} {card}" for card in CARD_IDS]
    found[LEAVE] = "leave magic"
    found += [f"retreat {region}" for region in REGION_IDS]
    found += ["stay", "place ?", "play ?", "show ?"]
    found += [f"recall ? {region}" for region in REGION_IDS]
    found += [f"move ? {here} {there}" for here in REGION_IDS for there in REGION_IDS]
    return found + [f"move frodo ? {here} mordor" for here in REGION_IDS]


ACTIONS: Final = tuple(Action(index, text) for index, text in enumerate(texts()))


def move(piece: int, region: int) -> int:
    return MOVE + REGIONS * piece + region
