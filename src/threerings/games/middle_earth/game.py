"""The rulebook of Duel for Middle-earth behind the protocol that all games share."""

from threerings.core.game import Game, Options
from threerings.core.zones import count
from threerings.games.middle_earth import notation, story
from threerings.games.middle_earth.actions import ACTIONS
from threerings.games.middle_earth.components import PEOPLES, QUEST, REGIONS, SIDES
from threerings.games.middle_earth.observation import OBSERVATION_VERSION, observe
from threerings.games.middle_earth.refusal import forbidding_rule
from threerings.games.middle_earth.rules import MiddleEarthState
from threerings.games.middle_earth.state import OVER, Side, symbols
from threerings.games.middle_earth.view import View, view_of, witness
from threerings.games.middle_earth.worlds import MiddleEarthWorlds


class MiddleEarth(Game[MiddleEarthState, View]):
    def __init__(self) -> None:
        self.name = "middle-earth"
        self.rules_version = 1
        self.sides = SIDES
        self.actions = ACTIONS
        self.options = ()
        self.longest = 1000
        self.double_tie = None
        self.view = view_of
        self.worlds = MiddleEarthWorlds
        self.witness = witness
        self.forbids = forbidding_rule
        self.tell = story.tell
        self.offer = story.offer
        self.question = story.question
        self.position = notation.position
        self.observe = observe
        self.observation_version = OBSERVATION_VERSION

    def start(self, options: Options) -> MiddleEarthState:
        self.settle(options)
        state = MiddleEarthState()
        state.begin()
        return state

    def setup(self, position: str, options: Options) -> MiddleEarthState:
        self.settle(options)
        return notation.setup(position)

    def estimate(self, state: MiddleEarthState, seat: int) -> float:
        """How much nearer a seat is to each of the victories, with a little for what it can pay with."""
        if state.phase == OVER:
            return 0.0 if state.winner < 0 else 1.0 if state.winner == seat else -1.0
        ahead = standing(state.fellowship) - standing(state.sauron)
        return max(-0.99, min(0.99, ahead if seat == 0 else -ahead))


def standing(side: Side) -> float:
    """How near a side is to the three victories, the nearest weighing most, and its means."""
    quest = int(side.steps) / QUEST
    peoples = int(side.support()) / PEOPLES
    regions = int(count(side.presence())) / REGIONS
    means = int(side.coins) + 2 * int(symbols(side.skills))
    return 0.3 * (quest**2 + peoples**2) + 0.4 * regions + 0.01 * means
