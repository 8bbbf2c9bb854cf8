"""A table to try the rules on: set up a position, play, and look at what lies there."""

from typing import Any

from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.core.zones import members
from threerings.games.the_duel import GAME
from threerings.games.the_duel.components import BALROG, CARD_IDS, GANDALF, GAP

SEATS = ("gandalf", "balrog", "public", "nature")
EVERYBODY = (GANDALF, BALROG, PUBLIC)

# Rows with one card left to play. The last card has no attack, so that C01 answers it without loss.
BALROG_LAYS_LAST = "row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C06"
GANDALF_LAYS_LAST = "began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C06 C06"
BALROG_LAYS_LAST_IN_FINAL = (
    "duel final; row C01 C02 C02 C03 C03 C04 C04 C05 C05 C06 C07 C07 C08 C08 C09 C09 C06"  # 17 cards
)
GANDALF_LAYS_LAST_IN_FINAL = (
    "duel final; began balrog; row C02 C02 C03 C03 C04 C04 C05 C05 C07 C06 C08 C07 C09 C08 C10 C09 C06"  # 17 cards
)


def start(**options: object) -> Match:
    """A match before anything has happened."""
    return Match(GAME, options, chance=None)


def play(position: str, *actions: str, **options: object) -> Match:
    """Set up a position and go on from there."""
    return go_on(Match(GAME, options, position, chance=None), *actions)


def go_on(match: Match, *actions: str) -> Match:
    """Carry out actions of whoever is to act. "nature" lets nature play until a player is asked, lowest cards first."""
    for action in actions:
        if action == "nature":
            match.go_on_with(lambda _: 0)
            match.go_on_with(None)
        else:
            match.follow([action])
    return match


def markers(gandalf: int, balrog: int, steps: tuple[int, int] = (0, 0)) -> str:
    """The statements that put both markers, and both figures, in their place."""
    return f"gandalf energy {gandalf} step {steps[0]}; balrog energy {balrog} step {steps[1]}"


def energies(match: Match) -> tuple[int, int]:
    view = match.view(PUBLIC)
    return view.gandalf.energy, view.balrog.energy


def steps(match: Match) -> tuple[int, int]:
    view = match.view(PUBLIC)
    return view.gandalf.step, view.balrog.step


def row(match: Match) -> str:
    return " ".join("gap" if card == GAP else CARD_IDS[card] for card in match.view(PUBLIC).row)


def legal(match: Match) -> list[str]:
    return [GAME.actions[action].text for action in match.prompt(match.actor).legal]


def asked(match: Match) -> str:
    """What is asked, and of whom: "lay gandalf", "draw nature" … A gap is to be filled, not laid."""
    if match.outcome is not None:
        return "nothing"
    verb = legal(match)[0].split()[0]
    if verb == "lay" and match.view(PUBLIC).gap >= 0:
        verb = "fill"
    return f"{verb} {SEATS[match.actor]}"


def cards(zone: int) -> set[str]:
    """The names of a set of cards."""
    return {CARD_IDS[card] for card in members(zone)}


def own(match: Match, seat: int) -> Any:
    """The hidden zones of a player's own side: hand, aside, gone."""
    return match.view(seat).side(seat).own


def hand(match: Match, seat: int) -> set[str]:
    return cards(own(match, seat).hand)


def aside(match: Match, seat: int) -> set[str]:
    return cards(own(match, seat).aside)


def gone(match: Match, seat: int) -> set[str]:
    return cards(own(match, seat).gone)


def opponent(match: Match, seat: int) -> Any:
    """The other side as a player sees it."""
    return match.view(seat).side(1 - seat)


def known(match: Match, seat: int) -> set[str]:
    """The cards a player knows to be in the other hand."""
    return cards(opponent(match, seat).seen)
