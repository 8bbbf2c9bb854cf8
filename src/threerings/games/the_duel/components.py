"""What lies in the box: the cards, their symbols, the energy track and the bridge."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final, cast

from mypy_extensions import i64

from threerings.core.game import BadOption

GANDALF: Final = 0
BALROG: Final = 1
SIDES: Final = ("gandalf", "balrog")

# Cards by number: 21 plain ones that both decks have, then those of one side only.
FULL_FLAME: Final = 21
WHIP: Final = 22
STRENGTH: Final = 23
POWER: Final = 24
TRICK: Final = 25
DEFENSE: Final = 26
BALANCE: Final = 27
LIST: Final = 28
MAGIC: Final = 29
MIRROR: Final = 30
RAGE: Final = 31
ENCHANTMENT: Final = 32
CARDS: Final = 33

NONE: Final = -1
"""No card."""
GAP: Final = 33
"""Not a card: the place in the row that Gandalf has to fill after Defense."""

PLAIN: Final = (
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11",
    "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21",
)  # fmt: skip
OF_BALROG: Final = ("full-flame", "whip", "strength", "power", "trick", "defense")
OF_GANDALF: Final = ("balance", "list", "magic", "mirror", "rage", "enchantment")
CARD_IDS: Final[tuple[str, ...]] = PLAIN + OF_BALROG + OF_GANDALF

# Sets of cards.
GANDALF_DECK: Final = 0x1F81FFFFF  # DU-C1, DU-C2
BALROG_DECK: Final = 0x007FFFFFF
DECKS: Final = (GANDALF_DECK, BALROG_DECK)
BALROG_PLAIN: Final = 0x0003FFFFF
SPECIALS: Final = 0x1FFC00000

TOP: Final = 5
"""The highest step of the bridge (DU-C4)."""
HAND: Final = 9
SPARED: Final = 3
"""Cards set aside for the final in each preliminary duel."""
FINAL: Final = 4
"""The number of the final among the duels."""

BLANK: Final = "....|...."
FULL: Final = "1234|1234"
MUST_READ: Final = {"C01": BLANK, "whip": BLANK, "mirror": BLANK, "full-flame": FULL}
"""Cards whose symbols the rules themselves fix (DU-C2, DU-W1, DU-R1)."""
SECTIONS: Final = {"plain": PLAIN, "balrog": OF_BALROG, "gandalf": OF_GANDALF}
NUMBERS: Final = {"energy": ("preliminary", "final"), "strength": ("loss",)}

Document = Mapping[str, object]
"""A deck file as TOML reads it."""


class BadDeck(BadOption):
    """A deck that cannot be played with: names the file, the card and what is wrong with it."""


class Deck:
    """The symbols of every card and the numbers that the rulebooks leave to the components."""

    def __init__(self, document: Document, source: str = "deck") -> None:
        check_layout(document, source)
        symbols = [checked_symbols(document, card, source) for card in CARD_IDS]
        self.document = document
        self.defence = bytes([rows(text[:4]) for text in symbols])
        self.attack = bytes([rows(text[5:]) for text in symbols])
        self.preliminary: i64 = checked_number(document, "energy", "preliminary", source)
        self.final: i64 = checked_number(document, "energy", "final", source)
        self.strength: i64 = checked_number(document, "strength", "loss", source)
        if self.final < self.preliminary:
            raise BadDeck(f"{source}: [energy] final must not be below preliminary: it is the top of the track")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.document == other.document

    def __hash__(self) -> int:
        return hash((self.defence, self.attack))

    def __repr__(self) -> str:
        return f"Deck({self.document!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Deck, (self.document,)

    def highest(self, duel: i64, tilsit: bool) -> i64:
        """The space above which no text lifts a marker in a duel (DU-P2)."""
        return self.final if tilsit or duel == FINAL else self.preliminary

    def symbols(self, card: int) -> str:
        """A card as in the deck file: defence|attack."""
        return f"{row_text(self.defence[card])}|{row_text(self.attack[card])}"


def cards_to_play(duel: i64) -> i64:
    """How many cards each plays in a duel (DU-S2, DU-S5)."""
    return HAND if duel == FINAL else HAND - SPARED


def steps_climbed(distance: i64) -> i64:
    """How far the winner of a duel climbs: by the free spaces between the markers, up to two, four, or more (DU-E3)."""
    return 1 if distance < 4 else 2 if distance < 6 else 3


def negative(energy: i64) -> bool:
    """Whether a space lies in the negative area (DU-C3)."""
    return energy <= 0


def rows(text: str) -> int:
    """The rows that carry a symbol, row 1 as bit 0."""
    return sum(1 << row for row in range(4) if text[row] != ".")


def row_text(symbols: int) -> str:
    return "".join(str(row + 1) if symbols >> row & 1 else "." for row in range(4))


def check_layout(document: Document, source: str) -> None:
    """Every section is a table with just the entries it should have."""
    expected = {**SECTIONS, **NUMBERS}
    for name in [*expected, *document]:
        if name not in expected:
            raise BadDeck(f"{source}: unknown section [{name}]; a deck has [{'], ['.join(expected)}]")
        section = document.get(name)
        if not isinstance(section, Mapping):
            raise BadDeck(f"{source}: section [{name}] is missing")
        for entry in expected[name]:
            if entry not in section:
                raise BadDeck(f"{source}: [{name}] {entry} is missing")
        for entry in section:
            if entry not in expected[name]:
                raise BadDeck(f"{source}: [{name}] has no card or number called {entry!r}")


def checked_symbols(document: Document, card: str, source: str) -> str:
    section = next(name for name, cards in SECTIONS.items() if card in cards)
    text = cast(Mapping[str, object], document[section])[card]
    if not isinstance(text, str) or not reads_as_card(text):
        raise BadDeck(f"{source}: card {card}: {text!r} is not of the form '1.3.|.2.4' (defence|attack, rows 1 to 4)")
    if text != MUST_READ.get(card, text):
        raise BadDeck(f"{source}: card {card}: must be {MUST_READ[card]!r} by the rules, not {text!r}")
    return text


def reads_as_card(text: str) -> bool:
    return len(text) == len(FULL) and all(
        found == due or (found == "." and due != "|") for found, due in zip(text, FULL, strict=True)
    )


def checked_number(document: Document, section: str, name: str, source: str) -> int:
    value = cast(Mapping[str, object], document[section])[name]
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 99:
        raise BadDeck(f"{source}: [{section}] {name} must be a whole number from 1 to 99, not {value!r}")
    return value


def read_deck(text: str, source: str) -> Document:
    """The document in the text of a deck file, checked. Raises BadDeck."""
    try:
        document = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise BadDeck(f"{source}: not a TOML file: {error}") from None
    return Deck(document, source).document


STANDARD_DECK: Final = Deck(
    tomllib.loads(files("threerings.games.the_duel").joinpath("data/deck.toml").read_text("utf-8"))
)
"""The reconstructed deck that comes with the game."""
