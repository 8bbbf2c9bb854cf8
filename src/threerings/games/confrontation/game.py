"""The rulebook of The Confrontation behind the protocol that all games share."""

from typing import Final

from threerings.core.game import Belief, Game, Line, Option, Options
from threerings.core.observation import Pen
from threerings.core.style import Style
from threerings.games.confrontation import advice, chances, notation, story
from threerings.games.confrontation.actions import ACTIONS
from threerings.games.confrontation.components import LIGHT, SIDES, VARIANTS
from threerings.games.confrontation.estimate import NET, features
from threerings.games.confrontation.events import SOUNDS
from threerings.games.confrontation.observation import OBSERVATION_VERSION, observe
from threerings.games.confrontation.refusal import forbidding_rule
from threerings.games.confrontation.rules import ConfrontationState
from threerings.games.confrontation.state import MOVING, OVER
from threerings.games.confrontation.turns import MOST_TURNS
from threerings.games.confrontation.view import View, open_view, witness
from threerings.games.confrontation.worlds import ConfrontationWorlds, likely_worlds, true_worlds

OPTIONS: Final = (
    Option("retreat-shield", "off", ("off", "on")),
    Option("retreat", "may", ("may", "must")),
    Option("no-move", "lenient", ("lenient", "strict")),
    Option("variants", "", VARIANTS, several=True),
)


class Confrontation(Game[ConfrontationState, View]):
    def __init__(self) -> None:
        self.name = "confrontation"
        self.rules_version = 2
        self.sides = SIDES
        self.actions = ACTIONS
        self.options = OPTIONS
        self.longest = 60 * MOST_TURNS
        self.double_tie = None  # CO-R29
        self.shuffles = False
        self.style = Style(patience=8, habits=True, exact=20000, keeps=True)
        self.view = View
        self.worlds = ConfrontationWorlds
        self.likely = likely_worlds
        self.forbids = forbidding_rule
        self.tell = story.tell
        self.offer = story.offer
        self.question = story.question
        self.position = notation.position
        self.observation_version = OBSERVATION_VERSION
        self.sounds = SOUNDS

    def start(self, options: Options) -> ConfrontationState:
        settled = self.settle(options)
        state = ConfrontationState()
        state.shield = settled["retreat-shield"] == "on"
        state.must_retreat = settled["retreat"] == "must"
        state.strict = settled["no-move"] == "strict"
        for card in str(settled["variants"]).split():
            held = 1 << VARIANTS.index(card)
            state.light.extra |= held & 3
            state.dark.extra |= held & 12
        return state

    def setup(self, position: str, options: Options) -> ConfrontationState:
        return notation.setup(position, self.start(options))

    def true_worlds(self, view: View, truth: ConfrontationState) -> ConfrontationWorlds:
        return true_worlds(view, truth)

    def witness(self, state: ConfrontationState, action: int, seat: int) -> int:
        return witness(state, action, seat)

    def open_view(self, views: tuple[View, View]) -> View:
        return open_view(views)

    def matters(self, view: View) -> list[Line]:
        return advice.matters(view)

    def weigh(self, view: View, action: int) -> tuple[list[Line], list[Line]]:
        return advice.weigh(view, action)

    def beliefs(self, view: View) -> list[Belief]:
        return chances.beliefs(view)

    def estimate(self, state: ConfrontationState, seat: int) -> float:
        if state.phase == OVER:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        light = NET.chance(features(state))
        return light if seat == LIGHT else -light

    def observe(self, state: ConfrontationState, seat: int, pen: Pen) -> None:
        observe(View(state, seat), pen)

    def quiet(self, state: ConfrontationState) -> bool:
        """Between two turns."""
        return state.phase == MOVING
