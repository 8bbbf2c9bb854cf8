"""A player's view as numbers, the player's own side first."""

from typing import Final

from mypy_extensions import i64

from threerings.core.observation import ACTORS, BOTH, Pen, asked
from threerings.core.zones import bit
from threerings.games.middle_earth.components import (
    CARD_IDS,
    CHAIN_IDS,
    CHAPTERS,
    COINS,
    FELLOWSHIP,
    NONE,
    PACK,
    PEOPLE_IDS,
    QUEST,
    REGION_IDS,
    SIDES,
    SKILL_IDS,
    SLOTS,
    TILE_IDS,
    TOKEN_IDS,
    UNITS,
)
from threerings.games.middle_earth.effects import TASKS
from threerings.games.middle_earth.state import FACE_DOWN, PHASES
from threerings.games.middle_earth.view import SideView, View

OBSERVATION_VERSION: Final = 1
"""Raised whenever a place of the observation changes its meaning."""

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


def observe(view: View, pen: Pen) -> None:
    seat: i64 = view.seat
    pen.one("seat", "the side you play", SIDES, seat)
    pen.one("phase", "what is asked", PHASES, view.phase)
    pen.one("actor", "who is asked; nobody once the match is over", ACTORS, asked(view.turn, seat))
    pen.one("player", "whose turn of the game it is", BOTH, view.player ^ seat)
    pen.one("chapter", "", CHAPTER_IDS, view.chapter)
    write_layout(view, pen)
    write_hidden(view, seat, pen)
    pen.zone("landmarks up", "landmarks that can be taken", TILE_IDS, view.tiles_up)
    pen.zone("landmarks down", "landmarks not turned up yet", TILE_IDS, view.tiles_down)
    pen.zone("stacked", "tokens in the stacks", TOKEN_IDS, view.stacked)
    pen.zone("tops", "tokens known to lie on top of their stacks", TOKEN_IDS, top_tokens(view.tops))
    pen.zone("offered", "tokens of which one may be kept", TOKEN_IDS, view.offered)
    pen.zone("revealing", "tokens of which nature reveals one", TOKEN_IDS, view.revealing)
    pen.number("extra turns", "more turns due to the player", 10, view.extra)
    pen.number("units to place", "", UNITS, view.amount)
    pen.zone("regions", "where they may go", REGION_IDS, view.regions)
    pen.number("optional", "1 if that may be left out", 1, view.optional)
    pen.nibbles("manoeuvres", "manoeuvres still to do", MANOEUVRES, 15, view.manoeuvres)
    pen.numbers("pending", "how many tasks of each kind are still to be done", TASKS, MOST_TASKS, tasks(view.pending))
    mine, theirs = (view.fellowship, view.sauron) if seat == FELLOWSHIP else (view.sauron, view.fellowship)
    write_side(mine, "your ", pen)
    write_side(theirs, "their ", pen)


def write_layout(view: View, pen: Pen) -> None:
    before: i64 = PACK * view.chapter
    for slot in range(SLOTS):
        card: i64 = view.slots[slot]
        pen.one(SLOT_NAMES[slot], IN_SLOT, FACES, card - before + 1 if card >= 0 else 0 if card == FACE_DOWN else NONE)
    pen.zone("due", "slots whose card nature has to turn up", SLOT_IDS, view.due)
    for chapter in range(CHAPTERS):
        pen.zone(DISCARDS[chapter], "cards everybody knows to be discarded", PACKS[chapter], view.discard[chapter])


def write_hidden(view: View, seat: i64, pen: Pen) -> None:
    looked: i64 = view.looked
    pen.zone("unseen", "cards of this chapter that not everybody has seen", PLACES, view.unseen)
    pen.number("removed", "removed cards that not everybody knows", MOST_REMOVED, view.removed)
    pen.zone("secret", "which ones, if you have looked through the discard", PLACES, view.secret or 0)
    pen.zone("looked", "who has", BOTH, looked if seat == 0 else (looked >> 1) | ((looked & 1) << 1))
    pen.zone("displayed", "the removed cards shown to you so far, while you look", PLACES, view.displayed or 0)
    pen.number("showing", "how many have been shown to whoever looks", MOST_REMOVED, view.showing)


def top_tokens(tops: tuple[int, ...]) -> i64:
    found: i64 = 0
    for token in tops:
        if token >= 0:
            found |= bit(token)
    return found


def tasks(pending: tuple[int, ...]) -> tuple[int, ...]:
    """How many tasks there are of each kind; a task's kind stands in its lowest five bits."""
    found = [0] * len(TASKS)
    for task in pending:
        found[task & 31] += 1
    return tuple(found)


def write_side(side: SideView, whose: str, pen: Pen) -> None:
    pen.whose = whose
    pen.number("coins", "", COINS, side.coins)
    pen.number("steps", "own steps of the quest", QUEST, side.steps)
    pen.numbers("units", "units in each region", REGION_IDS, UNITS, side.units)
    pen.number("supply", "units not on the map", UNITS, side.supply)
    pen.zone("fortresses", "", REGION_IDS, side.forts)
    for chapter in range(CHAPTERS):
        pen.zone(PLAYED[chapter], "cards played", PACKS[chapter], side.cards[chapter])
    pen.nibbles("skills", "symbols of each skill", SKILL_IDS, 15, side.skills)
    pen.zone("jokers", "what gives one of several skills", JOKER_IDS, side.jokers)
    pen.zone("chains", "chain symbols", CHAIN_IDS, side.chains)
    pen.numbers("peoples", "symbols of each people on green cards", PEOPLE_IDS, 3, side.peoples)
    pen.zone("tokens", "", TOKEN_IDS, side.tokens)
    pen.zone("landmarks", "", TILE_IDS, side.tiles)
