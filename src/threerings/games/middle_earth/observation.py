"""A player's view as numbers, the player's own side first."""

from typing import Final

from mypy_extensions import i64

from threerings.core.observation import ACTORS, BOTH, Pen, place_of_actor
from threerings.core.zones import bit
from threerings.games.middle_earth.components import (
    CARD_IDS,
    CHAIN_IDS,
    CHAPTERS,
    COINS,
    FELLOWSHIP,
    PACK,
    PEOPLE_IDS,
    PEOPLES,
    QUEST,
    REGION_IDS,
    SIDES,
    SKILL_IDS,
    SLOTS,
    TILE_IDS,
    TOKEN_IDS,
    UNITS,
)
from threerings.games.middle_earth.state import PHASES, UNKNOWN, Side
from threerings.games.middle_earth.tasks import TASKS
from threerings.games.middle_earth.view import View

OBSERVATION_VERSION: Final = 1
"""Raised whenever a place of the observation changes its meaning."""

SIDE_IDS: Final[tuple[str, ...]] = SIDES
CHAPTER_IDS: Final[tuple[str, ...]] = ("1", "2", "3")
PLACES: Final = tuple(f"card {place}" for place in range(1, PACK + 1))
"""The cards of a chapter by their places in its list."""
FACES: Final[tuple[str, ...]] = ("face down", *PLACES)
SLOT_IDS: Final = tuple(str(slot) for slot in range(SLOTS))
SLOT_NAMES: Final = tuple(f"slot {slot}" for slot in range(SLOTS))
IN_SLOT: Final = "a card face down, or one by its place in the chapter's list; nothing once it is taken"
PACKS: Final = tuple(CARD_IDS[PACK * chapter : PACK * (chapter + 1)] for chapter in range(CHAPTERS))
DISCARDS: Final = tuple(f"discard, chapter {chapter}" for chapter in CHAPTER_IDS)
PLAYED: Final = tuple(f"cards, chapter {chapter}" for chapter in CHAPTER_IDS)
MANOEUVRES: Final[tuple[str, ...]] = ("moves", "removals", "coins", "free")
JOKER_IDS: Final[tuple[str, ...]] = ("first such card", "second such card", "token")
MOST_REMOVED: Final = 23
MOST_TASKS: Final = 30
KIND: Final = 31
"""The lowest five bits of a task say of which kind it is."""


def observe(view: View, pen: Pen) -> None:
    seat = view.seat
    pen.one("seat", "the side you play", SIDE_IDS, seat)
    pen.one("phase", "what is asked", PHASES, view.phase)
    pen.one("actor", "who is asked; nobody once the match is over", ACTORS, place_of_actor(view.turn, seat))
    pen.one("player", "whose turn of the game it is", BOTH, view.player ^ seat)
    pen.one("chapter", "", CHAPTER_IDS, view.chapter)
    write_layout(view, pen)
    write_hidden(view, pen)
    pen.zone("landmarks up", "landmarks that can be taken", TILE_IDS, view.tiles_up)
    pen.zone("landmarks down", "landmarks not turned up yet", TILE_IDS, view.tiles_down)
    pen.zone("stacked", "tokens in the stacks", TOKEN_IDS, view.stacked)
    pen.zone("tops", "tokens known to lie on top of their stacks", TOKEN_IDS, top_tokens(view.packed_tops))
    pen.zone("offered", "tokens of which one may be kept", TOKEN_IDS, view.offered)
    pen.zone("revealing", "tokens of which nature reveals one", TOKEN_IDS, view.revealing)
    pen.number("extra turns", "more turns due to the player", 10, view.extra)
    pen.number("units to place", "", UNITS, view.amount)
    pen.zone("regions", "where they may go", REGION_IDS, view.regions)
    pen.number("optional", "1 if that may be left out", 1, view.optional)
    pen.packed("manoeuvres", "manoeuvres still to do", MANOEUVRES, 15, view.manoeuvres)
    tasks = "how many tasks of each kind are still to be done"
    pen.tally("pending", tasks, TASKS, MOST_TASKS, view.stack, size=view.height, mask=KIND)
    mine, theirs = (view.fellowship, view.sauron) if seat == FELLOWSHIP else (view.sauron, view.fellowship)
    write_side(mine, "your ", pen)
    write_side(theirs, "their ", pen)


def write_layout(view: View, pen: Pen) -> None:
    pen.ones(SLOT_NAMES, IN_SLOT, FACES, view.faces)
    pen.zone("due", "slots whose card nature has to turn up", SLOT_IDS, view.due)
    for chapter in range(CHAPTERS):
        pen.zone(DISCARDS[chapter], "cards everybody knows to be discarded", PACKS[chapter], view.discard[chapter])


def write_hidden(view: View, pen: Pen) -> None:
    looked, shown = view.looked, view.shown_cards if view.looks else i64(0)
    pen.zone("unseen", "cards of this chapter that not everybody has seen", PLACES, view.unseen)
    pen.number("removed", "removed cards that not everybody knows", MOST_REMOVED, view.removed)
    pen.zone("secret", "which ones, if you have looked through the discard", PLACES, view.removed_cards)
    pen.zone("looked", "who has", BOTH, looked if view.seat == FELLOWSHIP else (looked >> 1) | ((looked & 1) << 1))
    pen.zone("displayed", "the removed cards shown to you so far, while you look", PLACES, shown)
    pen.number("showing", "how many have been shown to whoever looks", MOST_REMOVED, view.showing)


def top_tokens(tops: i64) -> i64:
    found: i64 = 0
    for _ in range(PEOPLES):
        if tops & 31 != UNKNOWN:
            found |= bit(tops & 31)
        tops >>= 5
    return found


def write_side(side: Side, whose: str, pen: Pen) -> None:
    pen.whose = whose
    pen.number("coins", "", COINS, side.coins)
    pen.number("steps", "own steps of the quest", QUEST, side.steps)
    pen.packed("units", "units in each region", REGION_IDS, UNITS, side.packed_units)
    pen.number("supply", "units not on the map", UNITS, side.supply)
    pen.zone("fortresses", "", REGION_IDS, side.forts)
    for chapter in range(CHAPTERS):
        pen.zone(PLAYED[chapter], "cards played", PACKS[chapter], side.cards[chapter])
    pen.packed("skills", "symbols of each skill", SKILL_IDS, 15, side.skills)
    pen.zone("jokers", "what gives one of several skills", JOKER_IDS, side.jokers)
    pen.zone("chains", "chain symbols", CHAIN_IDS, side.chains)
    pen.packed("peoples", "symbols of each people on green cards", PEOPLE_IDS, 3, side.packed_peoples)
    pen.zone("tokens", "", TOKEN_IDS, side.tokens)
    pen.zone("landmarks", "", TILE_IDS, side.tiles)
