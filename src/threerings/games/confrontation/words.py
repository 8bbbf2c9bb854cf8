"""What The Confrontation calls its things, and what they tell about themselves, in no language yet.

Story, stage and the drawings of both doors say their names and facts from here, and compute none of them.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from threerings.core.game import PUBLIC, Line, Name
from threerings.core.zones import members
from threerings.games.confrontation.components import (
    ARMY,
    BLACK_RIDER,
    CARD_IDS,
    DARK,
    EREGION,
    FANGORN,
    FRODO,
    HOME,
    LIGHT,
    LIMIT,
    MAGIC,
    MORDOR,
    MORIA,
    MOUNTAINS,
    NAZGUL,
    NONE,
    PIECE_IDS,
    REGION_IDS,
    RETREAT,
    SARUMAN,
    SETTLED,
    SHIRE,
    SHORTCUTS,
    SIDES,
    SIDEWAYS,
    TOWARDS_MORDOR,
    TOWARDS_SHIRE,
    VARIANTS,
    WITCH_KING,
    number_of,
)
from threerings.games.confrontation.knowledge import NOTHING, Hint, knowledge, standing
from threerings.games.confrontation.turns import CONQUERORS
from threerings.games.confrontation.view import View

Value = str | int | Name | tuple[Name, ...]
SEATS: Final = (LIGHT, DARK)
LONG_NAMED: Final = (NAZGUL, BLACK_RIDER)
"""Their names are shortened where there is little room."""
BREAKABLE: Final = (WITCH_KING, SARUMAN)
"""Their names may be broken in two where there is still less."""
WAYS: Final = {"light": TOWARDS_MORDOR, "dark": TOWARDS_SHIRE, "sideways": SIDEWAYS, "shortcut": SHORTCUTS}
NOTES: Final = {MORIA: "balrog", EREGION: "tunnel", FANGORN: "tunnel"}


# How far the match has come.


def setting_up(view: View) -> int:
    """Who sets up now; NONE once both have."""
    return next((seat for seat in SEATS if not has_set_up(view, seat)), NONE)


def has_set_up(view: View, seat: int) -> bool:
    return bool(view.army(seat).trace)


def next_to_fill(view: View) -> int:
    """The region where the next piece is set up; NONE once both sides have."""
    seat = setting_up(view)
    return NONE if seat == NONE else SETTLED[seat][sum(view.army(seat).counts)]


def near(view: View) -> int:
    """The side whose home is at the bottom of a drawing."""
    return LIGHT if view.seat == PUBLIC else view.seat


def attacks(view: View, piece: int, region: int) -> bool:
    """Whether a move leads to a combat. Frodo in Mordor fights nobody: he has won (CO-E1)."""
    return view.army(1 - piece // ARMY).counts[region] > 0 and not (piece == FRODO and region == MORDOR)


# Names as they stand alone.


def the_side(seat: int) -> Name:
    return Name(f"side-{SIDES[seat]}", {})


def full_piece(piece: int) -> Name:
    return Name(f"piece-{PIECE_IDS[piece]}", {})


def short_piece(piece: int) -> Name:
    """The name that fits on a piece."""
    return Name(f"confrontation-piece-{PIECE_IDS[piece]}", {}) if piece in LONG_NAMED else full_piece(piece)


def face_piece(piece: int) -> Name:
    """The same, for a narrow wall."""
    return Name(f"confrontation-face-{PIECE_IDS[piece]}", {}) if piece in BREAKABLE else short_piece(piece)


def ability(piece: int) -> Name:
    return Name(f"confrontation-ability-{PIECE_IDS[piece]}", {})


def region_name(region: int) -> Name:
    return Name(f"region-{REGION_IDS[region]}", {})


def full_card(seat: int, card: int) -> Name:
    return Name(f"card-retreat-{SIDES[seat]}" if card == RETREAT else f"card-{CARD_IDS[card]}", {})


def short_card(seat: int, card: int) -> Name:
    """The name that fits on a card."""
    return Name("confrontation-card-magic", {}) if card == MAGIC else full_card(seat, card)


def extra_card(card: int) -> Name:
    return Name(f"variant-{VARIANTS[card]}", {})


def text_of(name: Name) -> Name:
    """What a piece or a card of this name does, in a few sentences."""
    return Name(f"{name.key}-text", {})


# Names in the middle of a sentence.


def the_piece(piece: int, case: str = "accusative") -> Name:
    return Name("the-piece", {"piece": PIECE_IDS[piece], "case": case})


def the_card(card: int) -> Name:
    """A card that somebody plays, replaces or cancels."""
    kind = CARD_IDS[card] if card >= MAGIC else "strength"
    return Name("story-card", {"card": kind, "number": int(number_of(card))})


def to_region(region: int) -> Name:
    return Name("to-region", {"region": REGION_IDS[region]})


def in_region(region: int) -> Name:
    return Name("in-region", {"region": REGION_IDS[region]})


def from_region(region: int) -> Name:
    return Name("from-region", {"region": REGION_IDS[region]})


# What a region tells.


class Land(NamedTuple):
    """What a region is like, whoever stands in it."""

    kind: Line
    ways: tuple[Line, ...]
    """Where they lead from it, a line for each kind of way."""
    notes: tuple[Line, ...]


def land(region: int) -> Land:
    kind = "home" if region in HOME else "mountain" if region in MOUNTAINS else "plain"
    ways = [(name, tuple(region_name(there) for there in members(found[region]))) for name, found in WAYS.items()]
    return Land(
        Line(f"confrontation-region-{kind}", {"limit": LIMIT[region]}),
        tuple(Line(f"confrontation-ways-{name}", {"regions": regions}) for name, regions in ways if regions),
        (Line(f"confrontation-region-{NOTES[region]}", {}),) if region in NOTES else (),
    )


def way_line(kind: str) -> Line:
    """What the river or the tunnel is for."""
    return Line("confrontation-region-tunnel" if kind == "tunnel" else "confrontation-way-river-text", {})


# What is known of hidden pieces.


def conclusions(view: View) -> Iterator[tuple[int, Line]]:
    """What the viewer can conclude about each hidden side; nothing where it may be anybody."""
    for seat in SEATS:
        if view.army(seat).places is None:
            yield from ((seat, hint_line(hint)) for hint in knowledge(view, seat).hints)


def hint_line(hint: Hint) -> Line:
    """What can be concluded about a region's pieces, or about a piece's place."""
    about, other = (short_piece, region_name) if hint.of_piece else (region_name, short_piece)
    key = "confrontation-hint-not" if hint.excluded else "confrontation-hint"
    return Line(key, {"about": about(hint.about), **one_of(other(one) for one in hint.listed)})


def one_of(names: Iterable[Name]) -> dict[str, Value]:
    """Names of which one is meant, or none: the last stands by itself, so that a language can say "or" before it."""
    *others, last = names
    return {"names": tuple(others), "last": last, "listed": len(others) + 1}


def doubt(view: View, region: int, seat: int) -> Line | None:
    """Who the pieces of a side may be that stand in a region and are not known."""
    hidden = standing(view, region, seat).hidden
    possible = knowledge(view, seat).possible if hidden else NOTHING.possible
    if not possible[region]:
        return None
    excluded = sorted({piece for here in possible for piece in here} - {*possible[region]})
    if not excluded:
        return Line("confrontation-here-any", {"count": hidden})
    key, listed = ("not", excluded) if len(excluded) < len(possible[region]) else ("hidden", possible[region])
    return Line(f"confrontation-here-{key}", {"count": hidden, **one_of(short_piece(one) for one in listed)})


# Who is one step from winning.


def alarms(view: View) -> Iterator[tuple[int, Line]]:
    """Which side could win with its next step, as far as the viewer can know (CO-E1, CO-E3)."""
    if view.outcome() is not None:
        return
    if view.dark.counts[SHIRE] == CONQUERORS - 1:
        yield DARK, Line("confrontation-alarm-shire", {})
    gates = [region for region in members(TOWARDS_SHIRE[MORDOR]) if view.light.counts[region]]
    sure = [region for region in gates if FRODO in seen_in(view, region)]
    perhaps = [region for region in gates if FRODO in knowledge(view, LIGHT).possible[region]]
    if sure:
        yield LIGHT, Line("confrontation-alarm-mordor", {"place": in_region(sure[0])})
    elif perhaps and view.light.places is None:
        yield LIGHT, Line("confrontation-alarm-perhaps", {})


def seen_in(view: View, region: int) -> tuple[int, ...]:
    """Light's pieces that the viewer knows to stand in a region."""
    found = standing(view, region, LIGHT)
    return found.faces + found.certain
