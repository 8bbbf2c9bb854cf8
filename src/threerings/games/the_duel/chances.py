"""What the other side's hidden cards may be, summed over all deals and choices that fit what was seen.

The sums are those of `DuelWorlds`, without drawing: of the unseen cards each is as likely as any other to be where an
unseen card is, of the seen cards of one duel each is as likely to have been set aside.

Until the other side has chosen anything, only the deal has decided, and the chances are exact. Whoever lays a card has
picked it out of a hand, and whoever sets cards aside or strikes them out has picked all of them: what they picked may
tell more of the rest to somebody who knows their habits. There every way counts once, and the chances are estimates.
"""

from threerings.core.game import PUBLIC, Belief, belief
from threerings.core.zones import count, members
from threerings.games.the_duel.components import SIDES
from threerings.games.the_duel.state import Side
from threerings.games.the_duel.view import View
from threerings.games.the_duel.words import label
from threerings.games.the_duel.worlds import DuelWorlds, Group

HAND, ASIDE, GONE = "hand", "aside", "gone"
Zones = dict[str, dict[int, float]]
"""For each zone the chances of the cards to be in it."""


def beliefs(view: View) -> list[Belief]:
    """The other hand, what the other has set aside for the final, and what has left the game face down."""
    if view.seat == PUBLIC:
        return []
    other = view.side(1 - view.seat)
    sizes = {HAND: other.in_hand, ASIDE: other.set_aside, GONE: other.left_game}
    exact, found, owner = only_dealt(other), chances(view), SIDES[other.owner]
    return [
        belief(f"{zone}-{owner}", ((label(card), chance) for card, chance in sorted(found[zone].items())), size, exact)
        for zone, size in sizes.items()
        if size
    ]


def only_dealt(other: Side) -> bool:
    """Whether a side has chosen nothing yet."""
    return not other.spent and not other.set_aside and not other.left_game


def chances(view: View) -> Zones:
    """Of every card of the other side that is not on the table."""
    worlds, other = DuelWorlds(view), view.side(1 - view.seat)
    found: Zones = {HAND: {}, ASIDE: {}, GONE: dict.fromkeys(members(other.remembered.gone), 1.0)}
    found[HAND if worlds.final else ASIDE] |= dict.fromkeys(members(other.remembered.kept), 1.0)
    found[HAND] |= dict.fromkeys(members(other.seen if worlds.final else worlds.enchanted), 1.0)
    total = sum(worlds.weights)
    for split, weight in zip(worlds.splits, worlds.weights, strict=True):
        add_unseen(found, worlds, split, weight / total)
        for group, unseen_kept in zip(worlds.groups, split, strict=True):
            add_seen(found, worlds, group, unseen_kept, weight / total)
    return found


def add_unseen(found: Zones, worlds: DuelWorlds, split: tuple[int, ...], share: float) -> None:
    """Where the cards are that were never seen, if just so many of each duel's were set aside."""
    unknown, kept = members(worlds.unknown), sum(split)
    if worlds.final:
        in_hand = kept - int(worlds.turned_up)
        sizes = {HAND: in_hand, GONE: len(unknown) - in_hand}
    else:
        rests = [(group, int(group.unseen) - one) for group, one in zip(worlds.groups, split, strict=True)]
        in_hand = sum(rest for group, rest in rests if group is worlds.present)
        sizes = {ASIDE: kept, HAND: in_hand, GONE: sum(rest for _, rest in rests) - in_hand}
    for zone, size in sizes.items():
        for card in unknown:
            found[zone][card] = found[zone].get(card, 0.0) + share * size / len(unknown)


def add_seen(found: Zones, worlds: DuelWorlds, group: Group, unseen_kept: int, share: float) -> None:
    """Where those are that were seen in one duel and not since."""
    seen, kept = int(count(group.seen)), int(group.kept) - unseen_kept
    zones = (HAND if worlds.final else ASIDE, HAND if group is worlds.present else GONE)
    for zone, size in zip(zones, (kept, seen - kept), strict=True):
        for card in members(group.seen):
            found[zone][card] = found[zone].get(card, 0.0) + share * size / seen
