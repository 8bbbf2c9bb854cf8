"""The rulebook of Duel for Middle-earth behind the protocol that all games share."""

from threerings.core.game import Game, Options
from threerings.core.observation import Pen
from threerings.core.style import Style
from threerings.core.zones import count
from threerings.games.middle_earth import notation, story
from threerings.games.middle_earth.actions import ACTIONS, RAISE, REVEAL, SHOW, TURN
from threerings.games.middle_earth.components import CHAPTERS, FELLOWSHIP, PACK, PEOPLE_IDS, SIDES
from threerings.games.middle_earth.estimate import NET, marks
from threerings.games.middle_earth.observation import OBSERVATION_VERSION, observe
from threerings.games.middle_earth.refusal import forbidding_rule
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import CHOOSING, OVER
from threerings.games.middle_earth.view import Sight, View, opened, view_of, witness
from threerings.games.middle_earth.worlds import MiddleEarthWorlds


class MiddleEarth(Game[MiddleEarthState, View]):
    def __init__(self) -> None:
        self.name = "middle-earth"
        self.rules_version = 2
        self.sides = SIDES
        self.actions = ACTIONS
        self.options = ()
        self.longest = 1000
        self.double_tie = None
        self.style = Style(patience=9, divided=False, exact=20000, keeps=True)
        self.view = view_of
        self.worlds = MiddleEarthWorlds
        self.likely = MiddleEarthWorlds
        self.forbids = forbidding_rule
        self.tell = story.tell
        self.offer = story.offer
        self.question = story.question
        self.position = notation.position
        self.observation_version = OBSERVATION_VERSION

    def pile(self, action: int) -> str:
        """Each chapter has its pack, and each people its stack of three tokens."""
        if TURN <= action < RAISE:
            return f"turn {(action - TURN) // PACK + 1}"
        if REVEAL <= action < SHOW:
            return f"reveal {PEOPLE_IDS[(action - REVEAL) // 3]}"
        return super().pile(action)

    def start(self, options: Options) -> MiddleEarthState:
        self.settle(options)
        state = MiddleEarthState()
        state.begin()
        return state

    def setup(self, position: str, options: Options) -> MiddleEarthState:
        self.settle(options)
        return notation.setup(position)

    def witness(self, state: MiddleEarthState, action: int, seat: int) -> int:
        return witness(state, action, seat)

    def opened(self, views: tuple[View, View]) -> View:
        return opened(views)

    def estimate(self, state: MiddleEarthState, seat: int) -> float:
        if state.phase == OVER:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        fellowship = NET.chance(marks(state))
        return fellowship if seat == FELLOWSHIP else -fellowship

    def observe(self, state: MiddleEarthState, seat: int, pen: Pen) -> None:
        observe(Sight(state, seat), pen)

    def quiet(self, state: MiddleEarthState) -> bool:
        """Between two turns."""
        return state.phase == CHOOSING

    def nearly_over(self, state: MiddleEarthState) -> bool:
        """The last six cards: all of the 658 exact answers that mattered in 400 matches were found there."""
        return state.chapter == CHAPTERS - 1 and count(state.lying) <= 6
