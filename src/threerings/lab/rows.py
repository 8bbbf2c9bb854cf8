"""Many matches in one call, with NumPy arrays in and out."""

from collections.abc import Sequence
from typing import NamedTuple

from threerings.core.game import ThreeRingsError
from threerings.core.garbage import uncollected
from threerings.lab.extras import LAB, needs
from threerings.lab.opening import layout, opening
from threerings.lab.playing import Batch

with needs(LAB):
    import numpy as np
    from numpy.typing import NDArray


class NoMatches(ThreeRingsError):
    """There has to be a match to play."""


class Turn(NamedTuple):
    """Where all matches stand; every array has a row a match and stays as it is."""

    observations: NDArray[np.uint8]
    """What the one who is asked sees."""
    masks: NDArray[np.bool_]
    """What that player may choose."""
    actors: NDArray[np.int8]
    """Who is asked: seat 0 or 1."""
    rewards: NDArray[np.float32]
    """For seats 0 and 1: what the match that has just ended brought; zeros in all other rows."""
    done: NDArray[np.bool_]
    """Where a match has just ended. Its row shows the next one already."""
    seeds: NDArray[np.int64]
    """The seed of the match now played in the row."""


class Vector:
    """Matches side by side. Each row begins its next match by itself."""

    def __init__(self, game: str, matches: int, seed: int = 0, position: str | None = None, **options: object) -> None:
        if matches < 1:
            raise NoMatches(f"{matches} matches cannot be played")
        self.matches = matches
        self.opening = opening(game, position, **options)
        self.layout = layout(game)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Turn:
        """Begin all matches anew: those of the first round have the seeds `seed`, `seed + 1`, and so on."""
        self._batch = Batch(self.opening.game, self.opening.start(), self.layout.unwritten(), self.matches, seed)
        return self.turn()

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Turn:
        """Play an action in every match. Raises IllegalChoice; then nothing has changed in any of them."""
        with uncollected():
            self._batch.step(np.asarray(actions, dtype=np.int64).tolist())
        return self.turn()

    def turn(self) -> Turn:
        batch, rows = self._batch, self.matches
        return Turn(
            np.frombuffer(batch.pen.sheet.getvalue(), np.uint8).reshape(rows, -1),
            np.frombuffer(batch.marks.getvalue(), np.bool_).reshape(rows, -1),
            np.frombuffer(batch.actors.getvalue(), np.int8),
            np.frombuffer(batch.rewards.getvalue(), np.int8).reshape(rows, 2).astype(np.float32),
            np.frombuffer(batch.done.getvalue(), np.bool_),
            np.array(batch.seeds, np.int64),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen in every match, a row each: the masks of the turn."""
        return self.turn().masks

    def log(self, row: int) -> list[str]:
        """The match in a row so far, nature's actions too, in the game's notation."""
        return [self.opening.game.actions[action].text for action in self._batch.playing[row].log]
