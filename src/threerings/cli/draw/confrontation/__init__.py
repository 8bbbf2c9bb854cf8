"""The Confrontation on paper: the diamond of regions, both sides' cards in its corners, the combat, what is known."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.canvas import Canvas
from threerings.cli.draw.confrontation.choices import card_boxes, choices, numbers_hand, sets_up
from threerings.cli.draw.confrontation.combat import conclusions, stage
from threerings.cli.draw.confrontation.corners import draw_corners
from threerings.cli.draw.confrontation.diamond import draw_diamond, shape_on
from threerings.cli.draw.confrontation.explanations import explain, legend
from threerings.cli.sheet import Sheet, cropped, prose
from threerings.games.confrontation.components import NONE, SIDES
from threerings.games.confrontation.view import View, open_view
from threerings.games.confrontation.words import setting_up

__all__ = ["board", "choices", "explain", "hand", "legend", "numbers_hand", "open_view", "sets_up"]


def board(view: View, sheet: Sheet) -> list[Text]:
    """All that stands and lies on the table."""
    shape = shape_on(sheet)
    canvas = Canvas(shape.page, shape.height)
    draw_diamond(canvas, shape, view, sheet)
    left_over = draw_corners(canvas, shape, view, sheet)
    below = [  # without a corner, the sign of the side tells whose it is
        line
        for entry in left_over
        for line in prose(entry.text, sheet.width, "  ", f"{sheet.ink.backs[entry.seat]} ", entry.style)
    ]
    return [heading(view, sheet), *canvas.lines(), *below, *stage(view, sheet)]


def hand(view: View, sheet: Sheet, legal: Sequence[int] = ()) -> list[Text]:
    """What the viewer can conclude about hidden pieces, and the cards to choose from."""
    return [*conclusions(view, sheet), *card_boxes(sheet, view.seat, legal)]


def heading(view: View, sheet: Sheet) -> Text:
    say = sheet.speech
    parts = [say("game-title")]
    if setting_up(view) != NONE:
        parts.append(say("confrontation-setup"))
    else:
        parts.append(say("confrontation-turn", turn=view.turns + 1))
        if view.outcome() is None:
            parts.append(say("confrontation-moves", side=SIDES[view.mover_side]))
    return cropped(Text(f" {sheet.ink.dot} ".join(parts), "bold"), sheet)
