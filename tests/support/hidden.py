"""What really lies hidden in a position, under the names that beliefs have for it."""

from collections.abc import Callable, Mapping
from typing import Any

from threerings.core.game import Belief, Game, Name, Seat, State
from threerings.core.zones import members
from threerings.games.confrontation import words as confrontation
from threerings.games.confrontation.components import ARMY, HIDDEN, REGION_IDS
from threerings.games.middle_earth import words as middle_earth
from threerings.games.middle_earth.components import PACK
from threerings.games.the_duel import words as the_duel

Key = tuple[str, tuple[tuple[str, str | int], ...]]
Hidden = dict[str, dict[Key, float]]
"""By thing and name: 1 for what is there; less where nature has not decided yet."""


def key(name: Name) -> Key:
    return name.key, tuple(name.values.items())


def chances(belief: Belief) -> dict[Key, float]:
    return {key(name): chance for name, chance in belief.chances}


def hidden(game: Game[Any, Any], state: State, seat: Seat) -> Hidden:
    """What lies hidden from a seat, by what the other knows. Piles of which everybody knows the next thing are none."""
    return BY_GAME[game.name](game.view(state, 1 - seat), game.view(state, seat))


def in_confrontation(other: Any, own: Any) -> Hidden:
    army, seat = other.army(other.seat), other.seat
    found: Hidden = {}
    for piece, place in enumerate(army.places):
        if place < len(REGION_IDS):
            found.setdefault(f"region-{REGION_IDS[place]}", {})[key(confrontation.full_piece(ARMY * seat + piece))] = 1
    if own.army(seat).card == HIDDEN:
        found[f"stage-card-{game_side(other)}"] = {key(confrontation.full_card(seat, army.card)): 1}
    return found


def game_side(view: Any) -> str:
    return str(confrontation.the_side(view.seat).key.removeprefix("side-"))


def in_the_duel(other: Any, own: Any) -> Hidden:
    zones = other.side(other.seat).own
    side = ("gandalf", "balrog")[other.seat]
    return {
        f"{zone}-{side}": {key(the_duel.label(card)): 1 for card in members(cards)}
        for zone, cards in zones._asdict().items()
        if cards
    }


def in_middle_earth(other: Any, own: Any) -> Hidden:
    """The removed cards are settled once somebody has looked at them, or is looking."""
    first, down = PACK * own.chapter, own.down.bit_count()
    settled = next((view.secret for view in (own, other) if view.looked and view.secret is not None), None)
    shown = next((view.displayed for view in (own, other) if view.displayed), 0)
    if settled is None:
        open_ = own.unseen & ~shown
        share = down / open_.bit_count() if open_ else 0.0
        lying = dict.fromkeys(members(open_, first), share)
    else:
        lying = dict.fromkeys(members(own.unseen & ~settled, first), 1.0)
    removed = {card: 1 - lying.get(card, 0.0) for card in members(own.unseen, first)}
    piles = {"pile-unseen": lying, "pile-discard": removed}
    return {
        thing: {key(middle_earth.card_name(card)): share for card, share in pile.items() if share}
        for thing, pile in piles.items()
    }


BY_GAME: Mapping[str, Callable[[Any, Any], Hidden]] = {
    "confrontation": in_confrontation,
    "the-duel": in_the_duel,
    "middle-earth": in_middle_earth,
}
