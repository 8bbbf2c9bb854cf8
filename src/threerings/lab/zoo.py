"""The games for PettingZoo: an agent for each side, asked in turn."""

from functools import cached_property
from typing import Any

from threerings.core.game import PUBLIC
from threerings.lab.extras import LAB, needs
from threerings.lab.opening import Layout, layout, opening
from threerings.lab.playing import Playing
from threerings.lab.render import MODES, Frame, frame
from threerings.lab.seeds import SEEDS

with needs(LAB):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy import frombuffer
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

Observation = dict[str, NDArray[Any]]
PLACE, MARK = np.dtype(np.uint8), np.dtype(np.int8)


def observation_space(of: Layout) -> spaces.Space[Any]:
    most = np.frombuffer(of.most(), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (of.choices,), np.int8),
        }
    )


def observed(playing: Playing, seat: int) -> Observation:
    """What a seat sees and may do; one that is not asked may do nothing."""
    sheet, marks = bytearray(playing.seen(seat)), bytearray(playing.marks(seat))  # learners may write on them
    return {"observation": frombuffer(sheet, PLACE), "action_mask": frombuffer(marks, MARK)}


class MatchEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc]  # PettingZoo is untyped
    """A match for two agents, named after the sides. An illegal action raises IllegalChoice and changes nothing."""

    metadata = {"render_modes": MODES, "render_fps": 1, "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def __init__(
        self, game: str, *, render_mode: str | None = None, position: str | None = None, **options: object
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, position=position, **options)
        self.opening = opening(game, position, **options)
        self.layout = layout(game)
        self.playing = self.opening.playing()
        self.metadata = {**self.metadata, "name": f"{game}_v{self.opening.game.observation_version}"}
        self.render_mode = render_mode
        self.possible_agents = list(self.opening.game.sides)
        self.agents: list[str] = []
        self.np_random = np.random.default_rng()

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: observation_space(self.layout) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, spaces.Discrete]:
        return {agent: spaces.Discrete(self.layout.choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    @property
    def log(self) -> list[str]:
        """The match so far, nature's actions too, in the game's notation."""
        return [self.opening.game.actions[action].text for action in self.playing.log]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a match. The same seed brings the same deals; without one each match gets the next."""
        if seed is not None:
            self.np_random = np.random.default_rng(seed)
        self.playing.begin(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.playing.actor()]

    def observe(self, agent: str) -> Observation:
        return observed(self.playing, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.playing.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        actor = self.playing.actor()
        if actor != PUBLIC:
            self.agent_selection = self.possible_agents[actor]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {side: float(self.playing.state.result(seat)) for seat, side in enumerate(self.agents)}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Frame:
        """As the agent sees it that is asked, or was to be asked next."""
        seat = self.possible_agents.index(self.agent_selection)
        return frame(self.render_mode, self.opening.game, self.playing.state, seat)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
