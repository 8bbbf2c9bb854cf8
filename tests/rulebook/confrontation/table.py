"""A table to try the rules on: set up a position, play, and look at what stands and lies there."""

from typing import Any

from threerings.core.game import NATURE, PUBLIC
from threerings.core.match import Match
from threerings.core.zones import members
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import CARD_IDS, DARK, LIGHT, NONE, PIECE_IDS, REGION_IDS

SEATS = ("light", "dark", "public", "nature")
EVERYBODY = (LIGHT, DARK, PUBLIC)
LIGHT_PIECES = PIECE_IDS[:9]
DARK_PIECES = PIECE_IDS[9:]
LIGHT_DECK = ("1", "2", "3", "4", "5", "magic", "sacrifice", "cloak", "retreat")
DARK_DECK = ("1", "2", "3", "4", "5", "6", "magic", "eye", "retreat")

QUESTIONS = {
    "place": "place",
    "recall": "move",
    "palantir": "move",
    "shadowfax": "move",
    "gandalf-the-white": "move",
    "stuck": "move",
    "halt": "move",
    "pass": "ambush",
    "show": "show",
    "point": "point",
    "flee": "answer",
    "stand": "answer",
    "forbid": "forbid",
    "play": "choose",
    "turn": "turn",
    "recover": "recover",
    "leave": "recover",
    "retreat": "retreat",
    "stay": "retreat",
    "ambush": "ambush",
    "move": "move",
}


def start(**options: object) -> Match:
    """A match before anything has happened."""
    return Match(GAME, named(options), chance=None)


def play(position: str, *actions: str, **options: object) -> Match:
    """Set up a position and go on from there."""
    match = Match(GAME, named(options), position, chance=None)
    let_nature_choose(match)
    return go_on(match, *actions)


def named(options: dict[str, object]) -> dict[str, object]:
    return {name.replace("_", "-"): value for name, value in options.items()}


def go_on(match: Match, *actions: str) -> Match:
    """Carry out actions, several in one text if split by semicolons. Nature plays by itself what it cannot choose.

    "cards 4 6": Light plays the 4 and Dark the 6, in whatever order they are asked.
    """
    for action in [part.strip() for text in actions for part in text.split(";")]:
        if action.startswith("cards "):
            for _ in SEATS[:2]:
                follow(match, f"play {action.split()[1 + match.actor]}")
        elif action:
            follow(match, action)
    return match


def follow(match: Match, action: str) -> None:
    match.follow([action])
    let_nature_choose(match)


def let_nature_choose(match: Match) -> None:
    """Nature plays as long as there is only one thing it can do."""
    while match.actor == NATURE and len(legal(match)) == 1:
        match.follow(legal(match))


def legal(match: Match) -> list[str]:
    return [GAME.actions[action].text for action in match.prompt(match.actor).legal]


def asked(match: Match) -> str:
    """What is asked, and of whom: "move dark", "choose light" …"""
    if match.outcome is not None:
        return "nothing"
    return f"{QUESTIONS[legal(match)[0].split()[0]]} {SEATS[match.actor]}"


def moves(match: Match, piece: str) -> set[str]:
    """Where a piece may move."""
    ways = [text.split() for text in legal(match)]
    return {words[2] for words in ways if words[:2] == ["move", piece]}


def choices(match: Match, verb: str) -> set[str]:
    """What may follow a verb: "flee", "retreat", "recover", "play" …"""
    ways = [text.split() for text in legal(match)]
    return {words[1] for words in ways if words[0] == verb}


def board(match: Match) -> dict[str, str]:
    """Where everybody really stands, by name; those that are out are missing."""
    found: dict[str, str] = {}
    for seat, names in ((LIGHT, LIGHT_PIECES), (DARK, DARK_PIECES)):
        places = match.view(seat).army(seat).places
        found |= {name: REGION_IDS[place] for name, place in zip(names, places, strict=True) if place < 16}
    return found


def gone(match: Match) -> set[str]:
    """The pieces that have been eliminated since the position was set up."""
    began = play(match.position or "").view
    before = {name for seat in (LIGHT, DARK) for name in out_by_view(began(PUBLIC), seat)}
    return {name for seat in (LIGHT, DARK) for name in out_by_view(match.view(PUBLIC), seat)} - before


def out_by_view(view: Any, seat: int) -> set[str]:
    names = (LIGHT_PIECES, DARK_PIECES)[seat]
    return {names[piece] for piece in members(view.army(seat).out)}


def hand(match: Match, seat: int, observer: int = PUBLIC) -> set[str]:
    return {CARD_IDS[card] for card in members(match.view(observer).army(seat).hand)}


def hands(match: Match) -> tuple[int, int]:
    """How many cards Light and Dark hold."""
    return len(hand(match, LIGHT)), len(hand(match, DARK))


def combats(match: Match) -> int:
    """How many combats one attack has led to: every piece shown but the attacker is a defender."""
    return max(0, sum(text.startswith("show") for text in match.log) - 1)


def counts(match: Match, observer: int, seat: int) -> dict[str, int]:
    """How many pieces of a side an observer sees in each region."""
    numbers = match.view(observer).army(seat).counts
    return {region: number for region, number in zip(REGION_IDS, numbers, strict=True) if number}


def effect(match: Match, seat: int, observer: int = PUBLIC) -> str:
    """How a card that lies open counts."""
    card = match.view(observer).army(seat).effect
    return "-" if card == NONE else CARD_IDS[card]


def at(text: str) -> dict[str, str]:
    """The places in a text like "merry@rohan troll@mordor"."""
    return dict(word.split("@", 1) for word in text.split())


def verify(match: Match, then: str) -> None:
    """Check what a text says has become of a turn. Nobody else is out, and nobody has won unless it says so.

    "out merry; at troll@rhudaur; hands 8 8; combats 1; won dark frodo", all optional. Unless somebody has won, the
    turn is over and the other side is to move.
    """
    said = {part.split()[0]: part.split()[1:] for part in then.split(";") if part.strip()}
    assert gone(match) == set(said.pop("out", []))
    stands = at(" ".join(said.pop("at", [])))
    assert {name: board(match).get(name) for name in stands} == stands
    if "hands" in said:
        assert hands(match) == tuple(int(word) for word in said.pop("hands"))
    if "combats" in said:
        assert combats(match) == int(said.pop("combats")[0])
    winner = said.pop("won", None)
    if winner is None:
        began = play(match.position or "")
        assert asked(match) == f"move {SEATS[1 - began.actor]}"
    else:
        assert match.outcome is not None
        assert (match.outcome.winner, match.outcome.reason) == (SEATS.index(winner[0]), winner[1])
    assert not said, f"unknown expectations {said}"
