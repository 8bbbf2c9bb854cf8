"""The rulebook of The Duel behind the protocol that all games share."""

from collections.abc import Mapping
from typing import Final

from threerings.core.game import BadOption, Belief, Game, Line, Option, Options
from threerings.core.observation import Pen
from threerings.core.style import Style
from threerings.core.zones import count
from threerings.games.the_duel import advice, chances, notation, story
from threerings.games.the_duel.actions import ACTIONS
from threerings.games.the_duel.components import BALROG, GANDALF, SIDES, STANDARD_DECK, Deck
from threerings.games.the_duel.estimate import NET, features
from threerings.games.the_duel.events import SOUNDS
from threerings.games.the_duel.observation import OBSERVATION_VERSION, observe
from threerings.games.the_duel.refusal import forbidding_rule
from threerings.games.the_duel.rules import DuelState
from threerings.games.the_duel.state import BEGINNING, DEALING, LAYING, OVER
from threerings.games.the_duel.view import View, open_view, witness
from threerings.games.the_duel.worlds import DuelWorlds

EDITIONS: Final = ("kosmos", "tilsit")


class TheDuel(Game[DuelState, View]):
    def __init__(self) -> None:
        self.name = "the-duel"
        self.rules_version = 2
        self.sides = SIDES
        self.actions = ACTIONS
        self.options = (Option("edition", "kosmos", EDITIONS), Option("deck", "standard", ()))
        self.longest = 400
        self.double_tie = BALROG  # whoever sat there first plays Gandalf in the second game: DU-G3
        self.style = Style(patience=0, divided=False, exact=20000, keeps=True)
        self.view = View
        self.worlds = DuelWorlds
        self.likely = DuelWorlds
        self.forbids = forbidding_rule
        self.tell = story.tell
        self.offer = story.offer
        self.question = story.question
        self.position = notation.position
        self.observation_version = OBSERVATION_VERSION
        self.sounds = SOUNDS

    def checked_value(self, option: Option, value: object) -> object:
        if option.name != "deck":
            return Game.checked_value(self, option, value)
        return value if value == "standard" else deck_of(value).document

    def start(self, options: Options) -> DuelState:
        settled = self.settle(options)
        state = DuelState()
        state.deck = deck_of(settled["deck"])
        state.tilsit = settled["edition"] == "tilsit"
        state.gandalf.energy = state.balrog.energy = state.deck.preliminary
        return state

    def setup(self, position: str, options: Options) -> DuelState:
        return notation.setup(position, self.start(options))

    def witness(self, state: DuelState, action: int, seat: int) -> int:
        return witness(state, action, seat)

    def open_view(self, views: tuple[View, View]) -> View:
        return open_view(views)

    def ahead(self, view: View) -> list[Line]:
        return story.ahead(view)

    def matters(self, view: View) -> list[Line]:
        return advice.matters(view)

    def weigh(self, view: View, action: int) -> tuple[list[Line], list[Line]]:
        return advice.weigh(view, action)

    def beliefs(self, view: View) -> list[Belief]:
        return chances.beliefs(view)

    def estimate(self, state: DuelState, seat: int) -> float:
        if state.phase == OVER:
            return 1.0 if state.winner == seat else -1.0
        gandalf = NET.chance(features(state))
        return gandalf if seat == GANDALF else -gandalf

    def observe(self, state: DuelState, seat: int, pen: Pen) -> None:
        observe(View(state, seat), pen)

    def quiet(self, state: DuelState) -> bool:
        """Between two duels, or two cards."""
        return state.phase in (DEALING, BEGINNING, LAYING)

    def nearly_over(self, state: DuelState) -> bool:
        """Six cards in either hand: of fuller hands hardly any could be played out."""
        return count(state.gandalf.hand) <= 6 and count(state.balrog.hand) <= 6


def deck_of(value: object) -> Deck:
    if value == "standard":
        return STANDARD_DECK
    if not isinstance(value, Mapping):
        raise BadOption("deck must be 'standard' or the contents of a deck file")
    return Deck(value)
