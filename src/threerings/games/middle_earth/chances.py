"""What may lie face down: cards, the removed cards, the next landmark, the token on top of each stack.

All of it is nature's doing, and what nobody has seen is drawn only when it is turned up: each card, tile or token that
it could be is as likely, and the chances are exact. There is one exception. A player who has looked through the discard
knows the removed cards, and may have chosen by them since: for the other they are estimates from then on, and so are
the cards that lie face down.
"""

from collections.abc import Iterator

from threerings.core.game import PUBLIC, Belief, Name, belief
from threerings.core.zones import bit, count, members
from threerings.games.middle_earth.components import PACK, PEOPLE_IDS, PEOPLES
from threerings.games.middle_earth.view import View
from threerings.games.middle_earth.words import card_name, named, stack_of, tile_name, token_name


def beliefs(view: View) -> list[Belief]:
    return [] if view.seat == PUBLIC else [*of_cards(view), *of_tiles(view), *of_tokens(view)]


def of_cards(view: View) -> Iterator[Belief]:
    """The cards of this chapter that not everybody has seen: some lie in the layout, the others were removed."""
    down, exact = int(count(view.down)), not chosen_by_secrets(view)
    removed, sure = int(view.removed), int(view.secret or view.displayed or 0)
    open_ = members(view.unseen & ~sure, PACK * view.chapter)
    left = removed - int(count(sure))
    known = [(card_name(card), 1.0) for card in members(sure, PACK * view.chapter)]
    if down:
        yield belief("pile-unseen", ((card_name(card), down / len(open_)) for card in open_), down, exact)
    if removed:
        unsure = [(card_name(card), left / len(open_)) for card in open_]
        yield belief("pile-discard", [*known, *unsure], removed, exact)


def chosen_by_secrets(view: View) -> bool:
    """Whether the other player has seen removed cards that the viewer has not."""
    return view.looked & bit(1 - view.seat) != 0 and not view.knows


def of_tiles(view: View) -> Iterator[Belief]:
    """The landmark that is raised next."""
    if view.tiles_down:
        yield belief("pile-tiles", evenly(named(tile_name, members(view.tiles_down))), 1, True)


def of_tokens(view: View) -> Iterator[Belief]:
    """The token on top of each stack, unless everybody knows it."""
    for people in range(PEOPLES):
        left = stack_of(view, people)
        if left and view.tops[people] < 0:
            yield belief(f"stack-{PEOPLE_IDS[people]}", evenly(named(token_name, left)), 1, True)


def evenly(names: tuple[Name, ...]) -> list[tuple[Name, float]]:
    return [(name, 1 / len(names)) for name in names]
