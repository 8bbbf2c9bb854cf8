"""The finite table of actions, and the arithmetic between an action and its card."""

from typing import Final

from threerings.core.game import Action
from threerings.games.the_duel.components import CARD_IDS, CARDS, FULL_FLAME, SIDES

# Each verb owns one action for every card, in the order of the cards.
DEAL: Final = 0
DRAW: Final = 33
SHOW: Final = 66
LAY: Final = 99
KEEP: Final = 132
TAKE: Final = 165
"""Only the Balrog's plain cards can be taken by the Whip."""

BEGIN: Final = 187
"""BEGIN + seat: this seat begins the duel."""
ORDER: Final = 189
WAIT: Final = 190
REFUSE: Final = 191
ALLOW: Final = 192

DEAL_VEIL: Final = 193
DRAW_VEIL: Final = 194
SHOW_VEIL: Final = 195
KEEP_VEIL: Final = 196


def texts() -> list[str]:
    named = [f"{verb} {card}" for verb in ("deal", "draw", "show", "lay", "keep") for card in CARD_IDS]
    named += [f"take {card}" for card in CARD_IDS[: FULL_FLAME + 1]]
    named += [f"begin {side}" for side in SIDES]
    named += ["order", "wait", "refuse", "allow"]
    return [*named, "deal ?", "draw ?", "show ?", "keep ?"]


ACTIONS: Final = tuple(Action(index, text) for index, text in enumerate(texts()))


def card_of(action: int) -> int:
    """The card an action is about. Only for actions before BEGIN."""
    return action % CARDS
