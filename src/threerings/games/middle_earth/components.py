"""What lies in the box: cards, landmarks, tokens, the map, the quest track and the layouts of the chapters."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

FELLOWSHIP: Final = 0
SAURON: Final = 1
SIDES: Final = ("fellowship", "sauron")
NONE: Final = -1

COINS: Final = 30
UNITS: Final = 15
"""Of each side. So many fit into four bits."""
FORTRESSES: Final = 7
QUEST: Final = 14
"""Own steps that win."""

# Colours, with the shapes that stand for them where colours cannot be told apart.
GREY: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
GREEN: Final = 3
RED: Final = 4
PURPLE: Final = 5
COLOURS: Final = ("grey", "yellow", "blue", "green", "red", "purple")
SHAPES: Final = ("◆", "●", "■", "▲", "✖", "★")

CHAPTERS: Final = 3
PACK: Final = 23
"""Cards of a chapter; a card's number is 23 for each chapter before its own, and its place there."""
WHOLE_PACK: Final = 0x7FFFFF
CARDS: Final = 69
SLOTS: Final = 20
FACE_DOWN: Final = -1
TAKEN: Final = -2
"""What a slot holds instead of a card: one that lies face down, or one that is gone."""
REMOVED: Final = 3
"""Cards of a chapter that nobody sees laid out."""
OPEN_TILES: Final = 3
FIRST_GREYS: Final = 8
"""Grey cards of the first chapter, which open its list; seven open the second's."""

REGIONS: Final = 7
ALL_REGIONS: Final = 0x7F
SKILLS: Final = 5
PEOPLES: Final = 6
TOKENS: Final = 18
ALL_TOKENS: Final = 0x3FFFF

# Tokens by number: three of each people.
TRADE: Final = 0
PATHS: Final = 1
WISDOM: Final = 2
MASONS: Final = 3
BUILDERS: Final = 4
TUNNELS: Final = 5
EAGLES: Final = 6
SCOUTS: Final = 7
GIFTS: Final = 8
ROADS: Final = 9
LEVY: Final = 10
SALVAGE: Final = 11
AWAKENING: Final = 12
WRATH: Final = 13
MARCH: Final = 14
BEACON: Final = 15
SUMMONS: Final = 16
MEMORY: Final = 17

# Landmarks by number.
BARAD_DUR: Final = 0
BREE: Final = 1
EREBOR: Final = 2
GREY_HAVENS: Final = 3
HELMS_DEEP: Final = 4
ISENGARD: Final = 5
MINAS_TIRITH: Final = 6

ARNOR: Final = 1
MORDOR: Final = 6


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("threerings.games.middle_earth").joinpath(f"data/{name}.toml").read_text("utf-8"))


BOARD: Final = read("board")
CARD_DATA: Final = read("cards")
CARD_IDS: Final = tuple(CARD_DATA)
SKILL_IDS: Final = tuple(BOARD["skills"])
PEOPLE_IDS: Final = tuple(BOARD["peoples"])
REGION_IDS: Final = tuple(BOARD["regions"])
TILE_IDS: Final = tuple(BOARD["landmarks"])
TOKEN_IDS: Final = tuple(f"{people}-{token}" for people in PEOPLE_IDS for token in BOARD["tokens"][people])
CHAIN_IDS: Final = tuple(card["chain"] for card in CARD_DATA.values() if "chain" in card)
ROADS_BOTH_WAYS: Final = tuple(
    (here, there)
    for here in range(REGIONS)
    for there in range(REGIONS)
    if [REGION_IDS[here], REGION_IDS[there]] in BOARD["roads"]
    or [REGION_IDS[there], REGION_IDS[here]] in BOARD["roads"]
)
"""From where to where a unit may move."""
MOVES: Final = 20
assert len(ROADS_BOTH_WAYS) == MOVES


def column(name: str, default: int = 0) -> list[i64]:
    """One number of each card."""
    return [i64(card.get(name, default)) for card in CARD_DATA.values()]


def packed(skills: dict[str, int]) -> int:
    """Symbols of each skill, four bits a skill."""
    return sum(number << 4 * SKILL_IDS.index(skill) for skill, number in skills.items())


def chain_set(name: str) -> list[i64]:
    """For each card the chain symbol it has under this name, as a set of one or none."""
    return [i64(1 << CHAIN_IDS.index(card[name]) if name in card else 0) for card in CARD_DATA.values()]


def region_set(names: list[str]) -> int:
    return sum(1 << REGION_IDS.index(name) for name in names)


MANOEUVRE_KINDS: Final = ("moves", "removals", "coins", "free")
"""Each has four bits where manoeuvres are counted."""


def manoeuvre(moves: int, removals: int, coins: int, free: int) -> int:
    """Manoeuvres still to do, four bits a kind. A free one may be of any kind."""
    return moves | removals << 4 | coins << 8 | free << 12


COLOUR: Final[list[i64]] = [i64(COLOURS.index(card["colour"])) for card in CARD_DATA.values()]
GREY_CARDS: Final = tuple(card for card in range(CARDS) if COLOUR[card] == GREY)
CARD_COINS: Final[list[i64]] = column("coins")
CARD_SKILLS: Final[list[i64]] = [i64(packed(card.get("skills", {}))) for card in CARD_DATA.values()]
FREE_WITH: Final[list[i64]] = chain_set("free_with")
CHAIN: Final[list[i64]] = chain_set("chain")
GIVES: Final[list[i64]] = [i64(packed(card.get("gives", {}))) for card in CARD_DATA.values()]
GAIN: Final[list[i64]] = column("gain")
RINGS: Final[list[i64]] = column("rings")
PEOPLE: Final[list[i64]] = [
    i64(PEOPLE_IDS.index(card["people"]) if "people" in card else NONE) for card in CARD_DATA.values()
]
CARD_UNITS: Final[list[i64]] = column("units")
CARD_REGIONS: Final[list[i64]] = [i64(region_set(card.get("regions", []))) for card in CARD_DATA.values()]
MANOEUVRES: Final[list[i64]] = [
    i64(manoeuvre(kinds.get("moves", 0), kinds.get("removals", 0), kinds.get("coins", 0), 0))
    for kinds in (card.get("manoeuvres", {}) for card in CARD_DATA.values())
]
JOKERS: Final[list[i64]] = [i64(0), *(i64(0) for _ in range(CARDS - 1))]
"""For each card that gives one of several skills a set of one: that card among those that do; else empty."""
JOKER_SKILLS: Final[list[i64]] = []
"""The skills of each such card, as a set of the four bits of each; the last is the token that gives any."""
for number, name in enumerate(CARD_IDS):
    if "gives_one_of" in CARD_DATA[name]:
        JOKERS[number] = i64(1 << len(JOKER_SKILLS))
        JOKER_SKILLS.append(i64(15 * packed(dict.fromkeys(CARD_DATA[name]["gives_one_of"], 1))))
ANY_SKILL: Final = 4
"""The token among those that give one of several skills, as a set."""
JOKER_SKILLS.append(i64(0xFFFFF))

TILE_REGION: Final[list[i64]] = [i64(REGION_IDS.index(tile["region"])) for tile in BOARD["landmarks"].values()]
TILE_SKILLS: Final[list[i64]] = [i64(packed(tile["skills"])) for tile in BOARD["landmarks"].values()]


def covers() -> list[i64]:
    """For each slot of each chapter the slots that lie on it."""
    return [
        i64(sum(1 << above for above in covered))
        for layout in BOARD["layouts"].values()
        for covered in layout["covered_by"]
    ]


def face_up() -> list[i64]:
    """For each chapter the slots whose cards are laid out face up: every second row."""
    found: list[i64] = []
    for layout in BOARD["layouts"].values():
        slots, first = 0, 0
        for row, size in enumerate(layout["rows"]):
            slots |= sum(1 << slot for slot in range(first, first + size)) if row % 2 == 0 else 0
            first += size
        found.append(i64(slots))
    return found


COVERED_BY: Final[list[i64]] = covers()
COVERS: Final[list[i64]] = [
    i64(sum(1 << below for below in range(SLOTS) if int(COVERED_BY[SLOTS * chapter + below]) >> slot & 1))
    for chapter in range(CHAPTERS)
    for slot in range(SLOTS)
]
"""For each slot of each chapter the slots that it lies on."""
FACE_UP: Final[list[i64]] = face_up()
ALL_SLOTS: Final = 0xFFFFF
