"""Offers of a rematch: made, answered, refused and withdrawn, and all of it to be seen by both."""

from typing import NamedTuple

from threerings.web.limits import MOST_OFFERS

Player = int
OPEN, REFUSED, WITHDRAWN = "open", "refused", "withdrawn"


class Offer(NamedTuple):
    """The last one that was made."""

    by: Player
    sides: str
    """One of "swap", "same" and "lots"."""
    state: str = OPEN
    number: int = 1
    """It is the first, the second …"""

    @classmethod
    def after(cls, before: "Offer | None", player: Player, verb: str) -> "Offer | None":
        """As a line of the log tells it."""
        if verb.startswith("offers "):
            return cls(player, verb.removeprefix("offers "), number=before.number + 1 if before else 1)
        return before and before._replace(state=REFUSED if verb.startswith("refuses") else WITHDRAWN)

    def open_to(self, player: Player) -> bool:
        """Whether this player may answer it."""
        return self.state == OPEN and self.by != player


def may_offer(last: Offer | None, player: Player) -> bool:
    """Who was refused does not ask again; the other may think better of it."""
    if last is None:
        return True
    return last.state != OPEN and last.number < MOST_OFFERS and not (last.state == REFUSED and last.by == player)
