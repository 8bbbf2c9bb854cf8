"""The games for Gymnasium: one side is the learner's, a bot plays the other."""

from typing import Any

from threerings.bots import Bot, UnknownBot
from threerings.core.game import PUBLIC, Prompt, ThreeRingsError
from threerings.games import GAMES, load
from threerings.lab.entrants import CHEAT, choice, made
from threerings.lab.extras import LAB, needs
from threerings.lab.opening import layout, opening
from threerings.lab.render import MODES, Frame, frame
from threerings.lab.seeds import SEEDS, of_bot
from threerings.lab.zoo import Observation, observation_space, observed
from threerings.search.think import Budget

with needs(LAB):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray


class NoSide(ThreeRingsError):
    """The game has no such side."""


class Against(gymnasium.Env[Observation, np.int64], EzPickle):
    """A match against a bot. Only the result is rewarded: 1, 0 or -1; an illegal action loses at once."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        opponent: str = "casual",
        side: str | None = None,
        *,
        iterations: int | None = None,
        render_mode: str | None = None,
        position: str | None = None,
        **options: object,
    ) -> None:
        """Without a side the learner's is drawn for each match. The bot thinks so many iterations, if that is said.

        The opponent is one of our bots, or yours as module:name, which is imported: name only what you trust.
        """
        EzPickle.__init__(
            self, game, opponent, side, iterations=iterations, render_mode=render_mode, position=position, **options
        )
        self.opening = opening(game, position, **options)
        self.layout = layout(game)
        self.side = None if side is None else seat_of(self.opening.game.sides, side)
        self.seat = self.side or 0
        self.opponent = opponent
        self.budget = None if iterations is None else Budget(iterations=iterations)
        self.bot = self._new_bot(0)
        self.playing = self.opening.playing()
        self.render_mode = render_mode
        self.observation_space = observation_space(self.layout)
        self.action_space = spaces.Discrete(self.layout.choices)

    @property
    def log(self) -> list[str]:
        """The match so far, nature's and the bot's actions too, in the game's notation."""
        return [self.opening.game.actions[action].text for action in self.playing.log]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match. The same seed brings the same deals, the same side and the same bot."""
        super().reset(seed=seed, options=options)
        deal = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = deal % 2 if self.side is None else self.side
        self.bot = self._new_bot(deal)
        self.playing.begin(deal)
        self._let_bot_play()
        return self._observed(), {"side": self.opening.game.sides[self.seat]}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.playing.legal:
            return self._observed(), -1.0, True, False, {"illegal": int(action)}
        self.playing.play(int(action))
        self._let_bot_play()
        over = self.playing.actor() == PUBLIC
        return self._observed(), float(self.playing.state.result(self.seat)), over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may choose now, as MaskablePPO of sb3-contrib asks for it."""
        return np.frombuffer(bytearray(self.playing.marks(self.seat)), np.bool_)

    def render(self) -> Any:
        """As the learner sees it."""
        found: Frame = frame(self.render_mode, self.opening.game, self.playing.state, self.seat)
        return found

    def _observed(self) -> Observation:
        return observed(self.playing, self.seat)

    def _let_bot_play(self) -> None:
        playing, other = self.playing, 1 - self.seat
        while playing.actor() == other:
            view = self.opening.game.view(playing.state, other)
            prompt = Prompt(other, len(playing.log), view, tuple(playing.legal))
            playing.play(choice(self.bot, self.opponent, prompt))

    def _new_bot(self, seed: int) -> Bot:
        if self.opponent == CHEAT:
            raise UnknownBot(f"{CHEAT} is shown the truth, and only an arena shows it")
        return made(self.opponent, self.opening.game, of_bot(seed, 1 - self.seat), self.budget)


def seat_of(sides: tuple[str, str], side: str) -> int:
    if side not in sides:
        raise NoSide(f"{side!r} is none of the sides {' and '.join(sides)}")
    return sides.index(side)


def register() -> None:
    """Make `gymnasium.make("threerings/TheDuel-v1")` work; the version is that of the observations."""
    for name in GAMES:
        title = "".join(word.capitalize() for word in name.split("-"))
        env_id = f"threerings/{title}-v{load(name).observation_version}"
        if env_id not in gymnasium.registry:
            gymnasium.register(env_id, "threerings.lab.gym:Against", kwargs={"game": name})


register()
