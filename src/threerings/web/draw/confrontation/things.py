"""The ids of the things on the page, and what they tell whoever points at them or hears the page."""

from collections.abc import Iterator
from functools import cache

from threerings.core.game import Line
from threerings.games.confrontation import words
from threerings.games.confrontation.components import CARD_IDS, PIECE_IDS, REGION_IDS, SIDES, VARIANTS
from threerings.games.confrontation.knowledge import standing
from threerings.games.confrontation.view import View
from threerings.texts import Texts

# Names of the things on the page.


def piece_thing(piece: int) -> str:
    return f"piece-{PIECE_IDS[piece]}"


def region_thing(region: int) -> str:
    return f"region-{REGION_IDS[region]}"


def card_thing(seat: int, card: int) -> str:
    return f"card-{SIDES[seat]}-{CARD_IDS[card]}"


def extra_thing(card: int) -> str:
    return f"extra-{VARIANTS[card]}"


# What things tell.


def piece_label(say: Texts, piece: int, worth: int, how: str, region: int = 0) -> str:
    """A piece that is `at` a region, `out`, `idle` before it is placed, or a `fighter` on the stage."""
    values: dict[str, words.Value] = {"piece": words.full_piece(piece), "strength": worth}
    if how == "at":
        values["place"] = words.in_region(region)
    return say.say(Line(f"confrontation-label-{how}", values))


def piece_tip(say: Texts, piece: int, known: bool = False) -> str:
    tip = say.say(words.text_of(words.full_piece(piece)))
    return f"{tip} {say('confrontation-known')}" if known else tip


def region_label(view: View, say: Texts, region: int) -> str:
    counts = [(seat, view.army(seat).count(region)) for seat in words.SEATS]
    told = [say("confrontation-count", side=SIDES[seat], count=count) for seat, count in counts if count]
    return ", ".join((say.say(words.region_name(region)), *told))


def region_tip(view: View, say: Texts, region: int) -> str:
    """Who may stand there, how many, and where ways lead from it."""
    return " ".join((*strangers(view, say, region), land_text(say, region)))


@cache
def land_text(say: Texts, region: int) -> str:
    about = words.land(region)
    return " ".join(
        (say.say(about.kind), *(f"{say.say(way)}." for way in about.ways), *(say.say(note) for note in about.notes))
    )


def strangers(view: View, say: Texts, region: int) -> Iterator[str]:
    """What the viewer knows about the pieces in a region whose faces are turned away."""
    for seat in words.SEATS:
        found, unsure = standing(view, region, seat), words.doubt(view, region, seat)
        if found.certain:
            names = [f"{say.say(words.full_piece(one))} ({say.say(words.ability(one))})" for one in found.certain]
            yield say("confrontation-here-known", names=", ".join(names))
        if unsure is not None:
            yield say.say(unsure)
