"""The rulebook of Duel for Middle-earth behind the protocol that all games share."""

from threerings.core.fields import replaced
from threerings.core.game import Belief, Game, Line, Options
from threerings.core.observation import Pen
from threerings.core.style import Style
from threerings.core.zones import count
from threerings.games.middle_earth import advice, chances, notation, story
from threerings.games.middle_earth.actions import ACCEPT, ACTIONS, MOVE, PASS, PLACE, RAISE, REMOVE, REVEAL, SHOW, TURN
from threerings.games.middle_earth.components import CHAPTERS, FELLOWSHIP, PACK, PEOPLE_IDS, SIDES
from threerings.games.middle_earth.estimate import NET, features
from threerings.games.middle_earth.events import SOUNDS
from threerings.games.middle_earth.observation import OBSERVATION_VERSION, observe
from threerings.games.middle_earth.refusal import forbidding_rule
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import CHOOSING, OVER
from threerings.games.middle_earth.view import View, open_view, witness
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
        self.view = View
        self.worlds = MiddleEarthWorlds
        self.likely = MiddleEarthWorlds
        self.forbids = forbidding_rule
        self.tell = story.tell
        self.offer = story.offer
        self.question = story.question
        self.minutes = 30
        self.position = notation.position
        self.observation_version = OBSERVATION_VERSION
        self.sounds = SOUNDS

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

    def open_view(self, views: tuple[View, View]) -> View:
        return open_view(views)

    def alike(self, views: tuple[View, View]) -> bool:
        """Always, but for a look through the discard: ME-I3."""
        one, other = views
        return one == replaced(other, seat=one.seat)

    def ahead(self, view: View) -> list[Line]:
        return story.ahead(view)

    def matters(self, view: View) -> list[Line]:
        return advice.matters(view)

    def weigh(self, view: View, action: int) -> tuple[list[Line], list[Line]]:
        return advice.weigh(view, action)

    def beliefs(self, view: View) -> list[Belief]:
        return chances.beliefs(view)

    def estimate(self, state: MiddleEarthState, seat: int) -> float:
        if state.phase == OVER:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        fellowship = NET.chance(features(state))
        return fellowship if seat == FELLOWSHIP else -fellowship

    def observe(self, state: MiddleEarthState, seat: int, pen: Pen) -> None:
        observe(View(state, seat, glance=True), pen)

    def quiet(self, state: MiddleEarthState) -> bool:
        """Between two turns."""
        return state.phase == CHOOSING

    def sensible(self, view: View, legal: tuple[int, ...]) -> tuple[int, ...]:
        """A coin, a unit or a turn for nothing is not declined (ME-Q3), nor what the other would lose (ME-F4).

        Of the last cards a turn more may be one too many.
        """
        offered = any(PLACE <= action < MOVE or REMOVE <= action < PASS for action in legal)
        last_turns = view.chapter == CHAPTERS - 1 and ACCEPT in legal
        return tuple(action for action in legal if action != PASS) if offered and not last_turns else legal

    def nearly_over(self, state: MiddleEarthState) -> bool:
        """The last six cards: all of the 658 exact answers that mattered in 400 matches were found there."""
        return state.chapter == CHAPTERS - 1 and count(state.lying) <= 6
