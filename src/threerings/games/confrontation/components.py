"""What lies in the box: the board, the eighteen characters, the combat cards and the four extra cards."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

LIGHT: Final = 0
DARK: Final = 1
SIDES: Final = ("light", "dark")

# Regions by number, from the Shire to Mordor, left to right as Light sees them.
SHIRE: Final = 0
EREGION: Final = 4
MORIA: Final = 8
FANGORN: Final = 11
GONDOR: Final = 14
MORDOR: Final = 15
REGIONS: Final = 16
NOWHERE: Final = 30
"""Not placed yet."""
OUT: Final = 31
"""Eliminated."""

# Characters by number: Light's nine, then Dark's nine.
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
GANDALF: Final = 4
ARAGORN: Final = 5
LEGOLAS: Final = 6
GIMLI: Final = 7
BOROMIR: Final = 8
BALROG: Final = 9
SHELOB: Final = 10
WITCH_KING: Final = 11
NAZGUL: Final = 12
BLACK_RIDER: Final = 13
SARUMAN: Final = 14
ORCS: Final = 15
WARG: Final = 16
TROLL: Final = 17
PIECES: Final = 18
ARMY: Final = 9
"""Characters of one side."""
NONE: Final = -1
HIDDEN: Final = -2
"""A piece or a card of which a viewer knows no more than that it is there."""
PIECE_IDS: Final[tuple[str, ...]] = (
    "frodo", "sam", "pippin", "merry", "gandalf", "aragorn", "legolas", "gimli", "boromir",
    "balrog", "shelob", "witch-king", "nazgul", "black-rider", "saruman", "orcs", "warg", "troll",
)  # fmt: skip
ALL_OF: Final = (0x1FF, 0x3FE00)
"""The characters of each side, as sets."""

# Combat cards by number: those with a number, then the spells.
MAGIC: Final = 6
SACRIFICE: Final = 7
CLOAK: Final = 8
RETREAT: Final = 9
EYE: Final = 10
CARDS: Final = 11
CARD_IDS: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", "magic", "sacrifice", "cloak", "retreat", "eye")
LIGHT_CARDS: Final = 0x3DF
DARK_CARDS: Final = 0x67F
HANDS: Final = (LIGHT_CARDS, DARK_CARDS)

# Extra cards of the variant.
SHADOWFAX: Final = 0
GANDALF_THE_WHITE: Final = 1
PALANTIR: Final = 2
RECALL: Final = 3
VARIANTS: Final[tuple[str, ...]] = ("shadowfax", "gandalf-the-white", "palantir", "recall")


def read_board() -> dict[str, Any]:
    return tomllib.loads(files("threerings.games.confrontation").joinpath("data/board.toml").read_text("utf-8"))


BOARD: Final = read_board()
REGION_IDS: Final = tuple(BOARD["regions"])
LIMIT: Final = bytes(region["limit"] for region in BOARD["regions"].values())
STRENGTH: Final = bytes(BOARD["strength"][piece] for piece in PIECE_IDS)
SETTLED: Final = ((1, 2, 3, 4, 5), (13, 14, 10, 11, 12))
"""The regions where each side sets up one piece; the other four stand at home."""
HOME: Final = (SHIRE, MORDOR)
ROWS: Final = ((15,), (13, 14), (10, 11, 12), (6, 7, 8, 9), (3, 4, 5), (1, 2), (0,))
"""The regions from Mordor to the Shire, as Light sees them."""
MOUNTAINS: Final = ROWS[3]


def neighbours(kind: str) -> list[int]:
    """For each region the set of those it leads to."""
    return [sum(1 << REGION_IDS.index(name) for name in region[kind]) for region in BOARD["regions"].values()]


def reverse(links: list[int]) -> list[int]:
    return [sum(1 << here for here in range(REGIONS) if links[here] >> there & 1) for there in range(REGIONS)]


def shortcuts(*kinds: str) -> list[int]:
    found = [0] * REGIONS
    for kind in kinds:
        for here, there in BOARD["shortcuts"][kind]:
            found[REGION_IDS.index(here)] |= 1 << REGION_IDS.index(there)
    return found


TOWARDS_MORDOR: Final[list[i64]] = [i64(mask) for mask in neighbours("forward")]
TOWARDS_SHIRE: Final[list[i64]] = [i64(mask) for mask in reverse(neighbours("forward"))]
SIDEWAYS: Final[list[i64]] = [i64(mask) for mask in neighbours("sideways")]  # none in the mountains: CO-M2
TUNNEL: Final[list[i64]] = [i64(mask) for mask in shortcuts("tunnel")]
SHORTCUTS: Final[list[i64]] = [i64(mask) for mask in shortcuts("river", "tunnel")]


def number_of(card: i64) -> i64:
    """What a card adds to a strength: spells, and no card at all, nothing."""
    return card + 1 if NONE < card < MAGIC else 0
