"""Who the hidden pieces may be, and which card lies face down.

Nature has no part in this game: the other player has set all pieces up and moved them. So every chance that is not
certain is an estimate. The pieces are weighed by the habits of players, as `belief` explains, because that comes
nearer to the truth than to count every way once; no placement that is possible is left out. A card that lies face down
is any of the hand, each as likely.
"""

from collections.abc import Iterator

from threerings.core.game import PUBLIC, Belief, belief
from threerings.core.zones import members
from threerings.games.confrontation.belief import chances, usual_chances
from threerings.games.confrontation.components import ARMY, HIDDEN, REGION_IDS, SIDES
from threerings.games.confrontation.knowledge import on_the_way, trace_of
from threerings.games.confrontation.view import View
from threerings.games.confrontation.words import full_card, full_piece


def beliefs(view: View, habits: bool = True) -> list[Belief]:
    return [] if view.seat == PUBLIC else [*of_pieces(view, habits), *of_card(view)]


def of_pieces(view: View, habits: bool) -> Iterator[Belief]:
    """The pieces of the other side in each region."""
    found = standing(view, 1 - view.seat, habits)
    for region, held in enumerate(view.army(1 - view.seat).counts):
        if held:
            here = ((full_piece(piece), chance) for piece, chance in sorted(found[region].items()))
            yield belief(f"region-{REGION_IDS[region]}", here, held, exact=False)


def standing(view: View, seat: int, habits: bool) -> list[dict[int, float]]:
    """For each region the chances of a side's pieces to stand in it; before it has set up, anybody may be anywhere."""
    army, whole = view.army(seat), trace_of(view, seat)
    if not whole:
        return [dict.fromkeys(range(army.first, army.first + ARMY), held / ARMY) for held in army.counts]
    if not habits:
        return chances(whole, int(army.first))
    return usual_chances(army.trace, int(army.first), on_the_way(view) if len(whole) > len(army.trace) else 0)


def of_card(view: View) -> Iterator[Belief]:
    """The card that the other has chosen for a combat, while it lies face down."""
    seat = 1 - view.seat
    army = view.army(seat)
    if army.card == HIDDEN:
        hand = members(army.hand)
        chances = ((full_card(seat, card), 1 / len(hand)) for card in hand)
        yield belief(f"stage-card-{SIDES[seat]}", chances, 1, exact=False)
