"""How the tests of two games go on with a match."""

from threerings.core.match import Match


def go_on(match: Match, *actions: str) -> Match:
    """Carry out actions of whoever is to act. "nature" lets nature play until a player is asked, lowest cards first."""
    for action in actions:
        if action == "nature":
            match.go_on_with(lambda _: 0)
            match.go_on_with(None)
        else:
            match.follow([action])
    return match
