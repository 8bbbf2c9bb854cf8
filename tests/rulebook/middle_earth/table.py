"""A table to try the rules on: set up a position, play, and look at what stands and lies there."""

from typing import Any

from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.core.zones import members
from threerings.games.middle_earth import GAME
from threerings.games.middle_earth.components import (
    CARD_IDS,
    FELLOWSHIP,
    PACK,
    PEOPLE_IDS,
    REGION_IDS,
    SAURON,
    SKILL_IDS,
    TILE_IDS,
    TOKEN_IDS,
)

SEATS = ("fellowship", "sauron", "public", "nature")
EVERYBODY = (FELLOWSHIP, SAURON, PUBLIC)
PLAYERS = (FELLOWSHIP, SAURON)

QUESTIONS = {"play": "choose", "discard": "choose", "move": "manoeuvre", "remove": "manoeuvre", "coin": "manoeuvre"}
"""What is asked, where the first answer does not say it by its own name."""


def start() -> Match:
    """A match before anything has happened."""
    return Match(GAME, chance=None)


def play(position: str, *actions: str) -> Match:
    """Set up a position and go on from there."""
    return go_on(Match(GAME, None, position, chance=None), *actions)


def go_on(match: Match, *actions: str) -> Match:
    """Carry out actions of whoever is to act. "nature" lets nature play until a player is asked, lowest cards first."""
    for action in actions:
        if action == "nature":
            match.go_on_with(lambda _: 0)
            match.go_on_with(None)
        else:
            match.follow([action])
    return match


def lie(*cards: str) -> str:
    """The statements that leave just these cards in their chapter's layout, so that the first of them is accessible.

    In chapter 2 up to six, all accessible. In the others up to five: the last two lie side by side, the first ones on
    them (the first on the one, the second on both, the third on the other).
    """
    chapter = CARD_IDS.index(cards[0]) // PACK + 1
    slots = range(6) if chapter == 2 else (*range(2, len(cards)), 0, 1)
    laid = " ".join(f"{slot}={card}" for slot, card in zip(slots, cards, strict=False))
    return f"chapter {chapter}; slots {laid}"


def legal(match: Match) -> set[str]:
    return {GAME.actions[action].text for action in match.prompt(match.actor).legal}


def choices(match: Match, verb: str) -> set[str]:
    """What may follow a verb: "place", "move", "keep" … Moves read like "arnor lindon"."""
    return {text.partition(" ")[2] for text in legal(match) if text.split()[0] == verb}


def first(match: Match, verb: str) -> str:
    """The first answer of a kind, where any will do."""
    return f"{verb} {min(choices(match, verb))}"


def asked(match: Match) -> str:
    """What is asked, and of whom: "choose sauron", "place fellowship", "turn nature" …"""
    if match.outcome is not None:
        return "nothing"
    verb = GAME.actions[match.prompt(match.actor).legal[0]].text.split()[0]
    return f"{QUESTIONS.get(verb, verb)} {SEATS[match.actor]}"


def won(match: Match) -> str:
    """Who has won and how: "sauron quest", "nobody shared"; nothing while the match goes on."""
    if match.outcome is None:
        return ""
    winner = match.outcome.winner
    return f"{'nobody' if winner is None else SEATS[winner]} {match.outcome.reason}"


def side(match: Match, seat: int, observer: int = PUBLIC) -> Any:
    return match.view(observer).side(seat)


def coins(match: Match) -> tuple[int, int]:
    """The coins of the Fellowship and of Sauron."""
    return side(match, FELLOWSHIP).coins, side(match, SAURON).coins


def reserve(match: Match) -> int:
    return 30 - sum(coins(match))


def steps(match: Match) -> tuple[int, int]:
    """The own steps of the Fellowship and of Sauron."""
    return side(match, FELLOWSHIP).steps, side(match, SAURON).steps


def units(match: Match, seat: int) -> dict[str, int]:
    """How many units of a side stand in each region where there are any."""
    return {region: number for region, number in zip(REGION_IDS, side(match, seat).units, strict=True) if number}


def supply(match: Match, seat: int) -> int:
    return int(side(match, seat).supply)


def forts(match: Match, seat: int) -> set[str]:
    return named(side(match, seat).forts, REGION_IDS)


def presence(match: Match, seat: int) -> int:
    """In how many regions a side is present."""
    return len(members(side(match, seat).presence))


def tokens(match: Match, seat: int) -> set[str]:
    return named(side(match, seat).tokens, TOKEN_IDS)


def tiles(match: Match, seat: int) -> set[str]:
    return named(side(match, seat).tiles, TILE_IDS)


def tiles_up(match: Match) -> set[str]:
    return named(match.view(PUBLIC).tiles_up, TILE_IDS)


def played(match: Match, seat: int) -> set[str]:
    """The cards a side has before it."""
    return cards_of(side(match, seat).cards)


def discard(match: Match, observer: int = PUBLIC) -> set[str]:
    """The cards everybody knows to lie in the discard."""
    return cards_of(match.view(observer).discard)


def removed(match: Match, observer: int) -> set[str] | None:
    """The removed cards of the chapter an observer knows, and not everybody; None if the observer knows nothing."""
    view = match.view(observer)
    return None if view.secret is None else chapter_cards(match, view.secret)


def unseen(match: Match) -> set[str]:
    """The cards of the chapter that not everybody has seen."""
    return chapter_cards(match, match.view(PUBLIC).unseen)


def laid(match: Match) -> dict[int, str]:
    """The cards of the layout by slot; `?` face down."""
    slots = enumerate(match.view(PUBLIC).slots)
    return {slot: "?" if card == -1 else CARD_IDS[card] for slot, card in slots if card >= -1}


def accessible(match: Match) -> set[str]:
    return {CARD_IDS[card] for card in match.view(PUBLIC).accessible}


def top(match: Match, people: str, observer: int = PUBLIC) -> str:
    """The top token of a people's stack as far as it is known."""
    token = match.view(observer).tops[PEOPLE_IDS.index(people)]
    return "?" if token == -1 else TOKEN_IDS[token]


def extra(match: Match) -> int:
    """More turns due to the player of the turn."""
    return int(match.view(PUBLIC).extra)


def price(match: Match, seat: int, name: str) -> Any:
    """What a card or a landmark costs a side, as the view tells it."""
    view = match.view(PUBLIC)
    if name in TILE_IDS:
        return view.tile_price(seat, TILE_IDS.index(name))
    return view.card_price(seat, CARD_IDS.index(name))


def cost(match: Match, seat: int, name: str) -> tuple[int, str]:
    """The coins to pay, and the missing symbols."""
    asked_for = price(match, seat, name)
    return asked_for.coins, " ".join(sorted(SKILL_IDS[skill] for skill in asked_for.missing))


def named(zone: int, ids: tuple[str, ...]) -> set[str]:
    return {ids[member] for member in members(zone)}


def cards_of(packs: tuple[int, ...]) -> set[str]:
    """The names of the cards in the sets of three chapters."""
    return {CARD_IDS[card] for chapter, pack in enumerate(packs) for card in members(pack, PACK * chapter)}


def chapter_cards(match: Match, zone: int) -> set[str]:
    """The names of a set of cards of the current chapter."""
    return {CARD_IDS[card] for card in members(zone, PACK * match.view(PUBLIC).chapter)}
