"""What a seat sees, to look at: as text, or the text as a picture."""

from textwrap import fill
from typing import Any

from threerings.core.game import Game, State
from threerings.lab.extras import LAB, needs
from threerings.lab.opening import layout, observation_of
from threerings.texts import texts

with needs(LAB):
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image, ImageDraw, ImageFont

MODES = ["ansi", "rgb_array"]
COLUMNS = 100
SIZE = (760, 600)
MARGIN, LETTERS, LINE = 16, 13, 17
PAPER, INK = (250, 247, 240), (40, 36, 32)

Frame = str | NDArray[np.uint8] | None


def frame(mode: str | None, game: Game[Any, Any], state: State, seat: int) -> Frame:
    if mode is None:
        return None
    lines = description(game, state, seat)
    return "\n".join(lines) if mode == "ansi" else picture(fill("  ·  ".join(lines), COLUMNS))


def description(game: Game[Any, Any], state: State, seat: int) -> list[str]:
    """The question in words, then everything that is not zero in the observation."""
    outcome = state.outcome()
    if outcome is None:
        asked = texts("en", game.name).say(game.question(game.view(state, seat)))
    else:
        asked = "shared" if outcome.winner is None else f"{game.sides[outcome.winner]} wins ({outcome.reason})"
    seen = layout(game.name).read(observation_of(game, state, seat))
    return [f"{game.name}, {game.sides[seat]}: {asked}", *(f"{name}: {value}" for name, value in seen.items())]


def picture(text: str) -> NDArray[np.uint8]:
    """The text on paper, always of the same size."""
    paper = Image.new("RGB", SIZE, PAPER)
    ImageDraw.Draw(paper).multiline_text(
        (MARGIN, MARGIN), text, INK, ImageFont.load_default(LETTERS), spacing=LINE - LETTERS
    )
    return np.array(paper)
