"""The games for OpenSpiel: after importing this, `pyspiel.load_game("threerings_the_duel")` works.

Nature's choices are explicit chance. A seat's information state is all that it has witnessed, in order.
"""

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, unquote

from threerings.core.chance import Rng
from threerings.core.game import NATURE, PUBLIC, Game, State
from threerings.games import GAMES, load
from threerings.lab.extras import LAB, needs
from threerings.lab.opening import Layout, Opening, layout, observation_of, opening
from threerings.lab.seeds import nature

with needs(LAB):
    import numpy as np
    import pyspiel

SEATS = (0, 1)
WORDS = 2**32
PLAIN = " ;:/.?|-@_\n"
"""What may stand in a parameter of OpenSpiel besides letters and digits; the rest is escaped as in a URL."""

Beginnings = tuple[str, str]
"""For each seat what it knew when the log began."""


class History:
    """A position, and what each seat has witnessed on the way to it."""

    def __init__(self, opening: Opening, start: State, beginnings: Beginnings) -> None:
        self.opening = opening
        self.start = start
        self.beginnings = beginnings
        self.state = start.copy()
        self.log: list[int] = []
        self.witnessed: tuple[list[int], list[int]] = ([], [])

    def play(self, action: int) -> None:
        for seat in SEATS:
            self.witnessed[seat].append(self.opening.game.witness(self.state, action, seat))
        self.state.play(action)
        self.log.append(action)

    def witnessed_text(self, seat: int) -> str:
        """All that a seat has witnessed, an action a line."""
        texts = (self.opening.game.actions[action].text for action in self.witnessed[seat])
        return "\n".join((self.beginnings[seat], *texts))

    def __deepcopy__(self, memo: object) -> "History":
        twin = History.__new__(History)
        twin.opening, twin.start, twin.beginnings = self.opening, self.start, self.beginnings
        twin.state, twin.log = self.state.copy(), self.log.copy()
        twin.witnessed = (self.witnessed[0].copy(), self.witnessed[1].copy())
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.opening.game
        return restored, (game.name, dict(self.opening.options), game.position(self.start), self.beginnings, self.log)


def restored(name: str, options: dict[str, object], position: str, beginnings: Beginnings, log: list[int]) -> History:
    """A history that was put away, played again."""
    found = Opening(load(name), options, position)
    history = History(found, found.start(), beginnings)
    for action in log:
        history.play(action)
    return history


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """A game with its options and position as parameters; in names _ stands for -."""

    name: str

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        name = self.name
        params = {key: unquote(str(value)) for key, value in (given or {}).items() if value}
        position = params.pop("position", None)
        self.opening = opening(name, position, **{option: read(value) for option, value in params.items()})
        self.beginning = History(self.opening, self.opening.start(), self.opening.game.sides)
        texts = params | ({"position": position} if position else {})
        parameters = {key: quote(value, PLAIN) for key, value in texts.items()}
        super().__init__(game_type(self.opening.game), game_numbers(self.opening.game), parameters)

    def new_initial_state(self, _: object = None) -> "OpenSpielState":
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.opening.game.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | None":
        """None for what is not observed here: the public part alone, the private part alone, both players at once."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params:
            raise ValueError("observations have no parameters")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.opening.game, kind.perfect_recall)

    def make_observer(self, *wanted: Any) -> Any:
        """The same for OpenSpiel's C++, which takes no None."""
        if self.make_py_observer(wanted[0] if len(wanted) == 2 else None, wanted[-1]) is None:
            raise ValueError("there are observations of one player, public and private together")
        return super().make_observer(*wanted)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


def loaded(text: str) -> OpenSpielGame:
    """A game that was put away."""
    game: OpenSpielGame = pyspiel.load_game(text)
    return game


def read(value: str) -> object:
    """An option's value: a word, or a document as JSON."""
    return json.loads(value) if value.startswith("{") else value


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    """A history behind OpenSpiel's names."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.course = game.beginning.__deepcopy__(None)

    def current_player(self) -> int:
        actor = self.course.state.actor()
        if actor == PUBLIC:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == NATURE else actor

    def _legal_actions(self, _: int) -> list[int]:
        return self.course.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        legal = self.course.state.legal()
        return [(action, 1 / len(legal)) for action in legal]

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, _: int, action: int) -> str:
        return self.course.opening.game.actions[action].text

    def is_terminal(self) -> bool:
        return self.course.state.actor() == PUBLIC

    def returns(self) -> list[float]:
        return [float(self.course.state.result(seat)) for seat in SEATS]

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """A world that the player's view allows. The player has witnessed the same; the other one begins from there."""
        old = self.course
        game = old.opening.game
        world = game.worlds(game.view(old.state, player)).draw(Rng(int(sampler() * WORDS)))
        beginnings = tuple(
            old.witnessed_text(seat) if seat == player else observation_text(game, world, seat) for seat in SEATS
        )
        twin: OpenSpielState = self.clone()
        twin.course = History(old.opening, world, (beginnings[0], beginnings[1]))
        return twin

    def __str__(self) -> str:
        return self.course.opening.game.position(self.course.state)


class Nature:
    """Deals from a seed, as all other doors do: `rl_environment.Environment(game, chance_event_sampler=Nature(7))`."""

    def __init__(self, seed: int) -> None:
        self.seed(seed)

    def seed(self, seed: int) -> None:
        self._rng = nature(seed)

    def __call__(self, state: OpenSpielState) -> int:
        legal = state.course.state.legal()
        return legal[self._rng.below(len(legal))]


def observation_text(game: Game[Any, Any], state: State, seat: int) -> str:
    """What a seat observes, in words."""
    found = layout(game.name).read(observation_of(game, state, seat))
    return "\n".join(f"{name}: {value}" for name, value in found.items())


class Observer:
    """What a seat sees: its observation, or with perfect recall all that it has witnessed.

    The tensor of the latter holds the index of each action or veil plus one, in order, and then zeros.
    """

    def __init__(self, game: Game[Any, Any], recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(game.longest if self.recalls else layout(game.name).size, np.float32)
        self.dict = {"witnessed" if self.recalls else "observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        history = state.course
        if not self.recalls:
            self.tensor[:] = np.frombuffer(observation_of(history.opening.game, history.state, player), np.uint8)
            return
        witnessed = history.witnessed[player]
        self.tensor.fill(0)
        self.tensor[: len(witnessed)] = witnessed
        self.tensor[: len(witnessed)] += 1

    def string_from(self, state: OpenSpielState, player: int) -> str:
        history = state.course
        return (
            history.witnessed_text(player)
            if self.recalls
            else observation_text(history.opening.game, history.state, player)
        )


def short_name(game: str) -> str:
    return f"threerings_{GAMES[game]}"


def game_type(game: Game[Any, Any]) -> Any:
    options = {option.name.replace("-", "_"): option.default for option in game.options}
    return pyspiel.GameType(
        short_name=short_name(game.name),
        long_name=f"Three Rings: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"position": "", **options},
    )


def game_numbers(game: Game[Any, Any]) -> Any:
    of: Layout = layout(game.name)
    return pyspiel.GameInfo(
        num_distinct_actions=of.choices,
        max_chance_outcomes=of.choices,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=game.longest,
    )


def register() -> None:
    for name in GAMES:
        if short_name(name) not in pyspiel.registered_names():
            # A class of its own: OpenSpiel holds on to it after Python's end, and only a class survives that.
            pyspiel.register_game(game_type(load(name)), type(f"{GAMES[name]}_game", (OpenSpielGame,), {"name": name}))


register()
