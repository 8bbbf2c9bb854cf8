"""What the table of The Confrontation calls its things, and what they tell about themselves."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from threerings.core.zones import members
from threerings.games.confrontation.components import (
    ALL_OF,
    CARD_IDS,
    EREGION,
    FANGORN,
    HOME,
    LIMIT,
    MAGIC,
    MORIA,
    PIECE_IDS,
    REGION_IDS,
    RETREAT,
    SHORTCUTS,
    SIDES,
    SIDEWAYS,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    VARIANTS,
)
from threerings.games.confrontation.knowledge import Hint, knowledge
from threerings.games.confrontation.view import View
from threerings.texts import Texts

SEATS: Final = (0, 1)
MOUNTAINS: Final = range(6, 10)
NOTES: Final = {MORIA: "balrog", EREGION: "tunnel", FANGORN: "tunnel"}


# Names of the things on the page.


def piece_thing(piece: int) -> str:
    return f"piece-{PIECE_IDS[piece]}"


def region_thing(region: int) -> str:
    return f"region-{REGION_IDS[region]}"


def card_thing(seat: int, card: int) -> str:
    return f"card-{SIDES[seat]}-{CARD_IDS[card]}"


def extra_thing(card: int) -> str:
    return f"extra-{VARIANTS[card]}"


# Names for people.


def piece_name(say: Texts, piece: int) -> str:
    """The name that fits on a piece."""
    short = f"confrontation-piece-{PIECE_IDS[piece]}"
    return say(short if short in say else f"piece-{PIECE_IDS[piece]}")


def region_name(say: Texts, region: int) -> str:
    return say(f"region-{REGION_IDS[region]}")


def card_key(seat: int, card: int) -> str:
    return f"card-retreat-{SIDES[seat]}" if card == RETREAT else f"card-{CARD_IDS[card]}"


def card_glyph(seat: int, card: int) -> str:
    return card_key(seat, card).removeprefix("card-")


def card_name(say: Texts, seat: int, card: int) -> str:
    return say(card_key(seat, card))


def short_card(say: Texts, seat: int, card: int) -> str:
    """The name that fits on a card."""
    return say("confrontation-card-magic") if card == MAGIC else card_name(say, seat, card)


def one_of(say: Texts, names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} {say('confrontation-or')} {last}" if others else last


# What things tell.


def piece_label(say: Texts, piece: int, worth: int, how: str, region: int = 0) -> str:
    """A piece that is `at` a region, `out`, `idle` before it is placed, or a `fighter` on the stage."""
    values: dict[str, str | int] = {"piece": say(f"piece-{PIECE_IDS[piece]}"), "strength": worth}
    if how == "at":
        values["place"] = say("in-region", region=REGION_IDS[region])
    return say(f"confrontation-label-{how}", **values)


def piece_tip(say: Texts, piece: int, known: bool = False) -> str:
    tip = say(f"piece-{PIECE_IDS[piece]}-text")
    return f"{tip} {say('confrontation-known')}" if known else tip


def region_label(view: View, say: Texts, region: int) -> str:
    counts = [(seat, view.army(seat).counts[region]) for seat in SEATS]
    told = [say("confrontation-count", side=SIDES[seat], count=count) for seat, count in counts if count]
    return ", ".join((region_name(say, region), *told))


def region_tip(view: View, say: Texts, region: int) -> str:
    """Who may stand there, how many, and where ways lead from it."""
    return " ".join((*strangers(view, say, region), region_text(say, region)))


@cache
def region_text(say: Texts, region: int) -> str:
    """What a region is like, whoever stands in it."""
    kind = "home" if region in HOME else "mountain" if region in MOUNTAINS else "plain"
    told = [say(f"confrontation-region-{kind}", limit=LIMIT[region])]
    ways = {
        "light": TOWARDS_MORDOR[region],
        "dark": TOWARDS_SHIRE[region],
        "sideways": SIDEWAYS[region],
        "shortcut": SHORTCUTS[region],
    }
    for name, regions in ways.items():
        if regions:
            names = ", ".join(region_name(say, there) for there in members(regions))
            told.append(f"{say(f'confrontation-ways-{name}', regions=names)}.")
    if region in NOTES:
        told.append(say(f"confrontation-region-{NOTES[region]}"))
    return " ".join(told)


def strangers(view: View, say: Texts, region: int) -> list[str]:
    """What the viewer knows about the pieces in a region whose faces are turned away."""
    told = []
    for seat in SEATS:
        army, known = view.army(seat), knowledge(view, seat)
        hidden = army.counts[region] - len(known.certain[region])
        if army.places is not None:
            continue
        if known.certain[region]:
            names = (f"{say(f'piece-{PIECE_IDS[piece]}')} ({ability(say, piece)})" for piece in known.certain[region])
            told.append(say("confrontation-here-known", names=", ".join(names)))
        if hidden and known.possible[region]:
            told.append(doubt(say, hidden, known.possible, region, seat))
    return told


def doubt(say: Texts, hidden: int, possible: Sequence[Sequence[int]], region: int, seat: int) -> str:
    everywhere = {piece for here in possible for piece in here}
    excluded = [piece for piece in members(ALL_OF[seat]) if piece in everywhere and piece not in possible[region]]
    if not excluded:
        return say("confrontation-here-any", count=hidden)
    key, listed = ("not", excluded) if len(excluded) < len(possible[region]) else ("hidden", possible[region])
    return say(f"confrontation-here-{key}", count=hidden, names=one_of(say, (piece_name(say, one) for one in listed)))


def ability(say: Texts, piece: int) -> str:
    return say(f"confrontation-ability-{PIECE_IDS[piece]}")


def hint_text(say: Texts, hint: Hint) -> str:
    """What can be concluded about a region's pieces, or about a piece's place."""
    about, other = (piece_name, region_name) if hint.of_piece else (region_name, piece_name)
    key = "confrontation-hint-not" if hint.excluded else "confrontation-hint"
    return say(key, about=about(say, hint.about), names=one_of(say, (other(say, one) for one in hint.listed)))
