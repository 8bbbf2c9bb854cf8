"""The rulebook of The Duel behind the protocol that all games share."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from threerings.core.game import BadOption, Game, Option, Options
from threerings.games.the_duel import notation, story
from threerings.games.the_duel.actions import ACTIONS
from threerings.games.the_duel.components import BALROG, SIDES, STANDARD_DECK, TOP, Deck
from threerings.games.the_duel.observation import OBSERVATION_VERSION, observe
from threerings.games.the_duel.refusal import forbidding_rule
from threerings.games.the_duel.rules import HITS, DuelState
from threerings.games.the_duel.state import OVER
from threerings.games.the_duel.view import View, view_of, witness
from threerings.games.the_duel.worlds import DuelWorlds

EDITIONS: Final = ("kosmos", "tilsit")


class TheDuel(Game[DuelState, View]):
    def __init__(self) -> None:
        self.name = "the-duel"
        self.rules_version = 1
        self.sides = SIDES
        self.actions = ACTIONS
        self.options = (Option("edition", "kosmos", EDITIONS), Option("deck", "standard", ()))
        self.longest = 400
        self.double_tie = BALROG  # whoever sat there first plays Gandalf in the second game
        self.view = view_of
        self.worlds = DuelWorlds
        self.witness = witness
        self.forbids = forbidding_rule
        self.tell = story.tell
        self.offer = story.offer
        self.question = story.question
        self.position = notation.position
        self.observe = observe
        self.observation_version = OBSERVATION_VERSION

    def settled(self, option: Option, value: object) -> object:
        if option.name != "deck":
            return Game.settled(self, option, value)
        return value if value == "standard" else deck_of(value).document

    def start(self, options: Options) -> DuelState:
        settled = self.settle(options)
        return DuelState(deck_of(settled["deck"]), settled["edition"] == "tilsit")

    def setup(self, position: str, options: Options) -> DuelState:
        settled = self.settle(options)
        return notation.setup(position, deck_of(settled["deck"]), settled["edition"] == "tilsit")

    def estimate(self, state: DuelState, seat: int) -> float:
        """Steps count most, then energy, then the attack the other side has to answer."""
        if state.phase == OVER:
            return 1.0 if state.winner == seat else -1.0
        mine, other = state.side(seat), state.side(1 - seat)
        steps = int(mine.step - other.step) / TOP
        energy = int(mine.energy - other.energy) / int(state.deck.final)
        return 0.6 * steps + 0.3 * max(-1.0, min(1.0, energy)) + 0.02 * pressure(state, seat)


def pressure(state: DuelState, seat: int) -> int:
    """Rows of attack that wait for an answer: good for whoever laid them."""
    size: i64 = len(state.row)
    if size == 0:
        return 0
    rows: int = HITS[state.attack(state.row[size - 1])]
    return rows if (state.began ^ ((size - 1) & 1)) == seat else -rows


def deck_of(value: object) -> Deck:
    if value == "standard":
        return STANDARD_DECK
    if not isinstance(value, Mapping):
        raise BadOption("deck must be 'standard' or the contents of a deck file")
    return Deck(value)
