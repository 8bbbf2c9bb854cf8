"""Between two people at one keyboard: a page that both may see, and nothing left of the one before."""

from collections.abc import Sequence

from rich.text import Text

from threerings.cli.screen import Screen


def draw_curtain(screen: Screen, public_page: Sequence[Text], person: str) -> None:
    """Hide everything and wait for the next person; then hide this page too."""
    screen.forget()
    screen.show(public_page)
    screen.say(screen.speech("curtain-hand-over", person=person), "bold")
    screen.ask_afresh(screen.speech("curtain-enter") + " ")
    screen.forget()
