"""What could be known of hidden things, in the terminal."""

from collections.abc import Sequence

from threerings.cli.screen import Screen
from threerings.core.game import Belief
from threerings.texts.beliefs import told


def show(screen: Screen, beliefs: Sequence[Belief]) -> None:
    """Each place with all that may be there, the likeliest first."""
    screen.say(screen.speech("belief-head" if beliefs else "belief-nothing"), "bold" if beliefs else "faint")
    for belief in beliefs:
        place, rows = told(belief, screen.speech)
        screen.say(place, indent="  ")
        for chance, names in rows:
            screen.say(f"{chance}  {names}", "faint", indent="    ")
