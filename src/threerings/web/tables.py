"""What one viewer is shown of a match.

A page is made from a `Seen` and from nothing else: all that a viewer may know is in it, and nothing more.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from threerings.core.game import PUBLIC, Prompt, Seat, Step
from threerings.core.match import RESIGNED
from threerings.games import GAMES, load
from threerings.web.draw import Desk, Drawing, drawing
from threerings.web.draw.plain import Plain
from threerings.web.sitting import MOST_UNDOS, Player, Result, Sitting, Told
from threerings.web.speech import Speech

LINES = 200
"""So many lines of the story are shown on the table; the replay has them all."""


class Seen(NamedTuple):
    """All that a viewer may know of a match."""

    game: str
    prompt: Prompt
    actor: Seat
    number: int
    games: int
    steps: Sequence[Step]
    told: Sequence[Told]
    result: Result | None
    points: tuple[int, int] | None
    """After the first of two games: what the players have, by their numbers."""
    ended: str
    """The reason for which the rules ended the last game; empty while it goes on."""
    winner: str
    """The side that won it; empty if none did."""
    asked: Player | None
    undo: str
    """For a player: free, ask, asked, answer, refused, spent, or empty if there is nothing to undo."""


def seen(sitting: Sitting, seat: Seat) -> Seen:
    outcome = sitting.match.outcome
    first = sitting.finished[0].outcome if sitting.finished else None
    return Seen(
        sitting.game.name,
        sitting.prompt(seat),
        sitting.actor,
        sitting.number,
        sitting.games,
        [moment.steps[seat] for moment in sitting.chronicle.moments],
        sitting.told[seat][-LINES:],
        sitting.result(),
        first.points if first else None,
        outcome.reason if outcome else "",
        sitting.game.sides[outcome.winner] if outcome and outcome.winner is not None else "",
        sitting.asked,
        undo_word(sitting, seat) if seat != PUBLIC else "",
    )


def undo_word(sitting: Sitting, seat: Seat) -> str:
    player = sitting.player_at(seat)
    if sitting.over:
        return ""
    if sitting.asked is not None:
        return "asked" if sitting.asked == player else "answer"
    if sitting.refused == player:
        return "refused"
    if sitting.undone_to(seat) is None:
        return ""
    if sitting.undos[player] >= MOST_UNDOS:
        return "spent"
    return "free" if sitting.undo_is_free(seat) else "ask"


class Choice(NamedTuple):
    text: str
    label: str
    path: str
    """The things to touch for it, between blanks."""


class Entry(NamedTuple):
    ply: int
    line: str


@dataclass
class Table:
    """The page of a table, ready for its template."""

    game: str
    title: str
    viewer: Seat
    sides: tuple[str, str]
    names: tuple[str, str]
    ply: int
    question: str
    your_turn: bool
    board: Markup
    hand: Markup
    choices: list[Choice]
    log: list[Entry]
    outcome: str
    reason: str
    undo: str
    number: int
    games: int
    turn: Seat
    """Whose choice is next; PUBLIC once all is over."""
    resign: bool = False
    given_up: str = ""
    """What else than this game would be given up by resigning."""
    spent: str = ""
    """That the viewer cannot take anything back any more."""
    rematch: bool = False
    offer: str = ""
    """That there is a rematch, and who wants it."""
    curtain: bool = False
    """Two people share the screen, and the next of them has not taken over yet: nobody's secrets are shown."""
    leave: bool = False
    """They do, and the one who has just acted was shown something that has to be hidden first."""
    join: bool = False
    """The viewer may take a free seat."""
    entropy: bool = False
    """The viewer has a seat, and has yet to add to the shuffle."""
    commitment: str = ""
    invite: str = ""
    message: str = ""
    csrf: str = ""
    urls: dict[str, str] = field(default_factory=dict)


def laid(known: Seen, speech: Speech, names: tuple[str, str]) -> Table:
    """The table as a viewer knows it. The names are those of the players at seats 0 and 1."""
    game, view, seat = load(known.game), known.prompt.view, known.prompt.seat
    draw = drawing_of(known.game)
    paths = {action: draw.path(view, action) for action in known.prompt.legal}
    last = [thing for step in known.steps for thing in draw.touched(step)]
    desk = Desk(speech, names, frozenset(path[0] for path in paths.values() if path), frozenset(last), known.steps)
    outcome, reason = end(known, speech, names)
    labels = (speech.say(game.offer(view, action)) for action in paths)
    return Table(
        game=known.game,
        title=speech("game-title"),
        viewer=seat,
        sides=(speech(f"side-{game.sides[0]}"), speech(f"side-{game.sides[1]}")),
        names=names,
        ply=known.prompt.ply,
        question=outcome or speech.say(game.question(view)),
        your_turn=bool(paths),
        board=draw.board(view, desk),
        hand=draw.hand(view, desk),
        choices=[
            Choice(game.actions[action].text, label, " ".join(path))
            for (action, path), label in zip(paths.items(), labels, strict=True)
        ],
        log=[Entry(told.ply, speech.tell(told.line)) for told in known.told],
        outcome=outcome,
        reason=reason,
        undo=known.undo,
        number=known.number,
        games=known.games,
        turn=known.actor,
        resign=seat != PUBLIC and known.result is None,
        given_up=given_up(known, speech, names),
        spent=speech("web-error-undos", most=MOST_UNDOS) if known.undo == "spent" else "",
    )


def given_up(known: Seen, speech: Speech, names: tuple[str, str]) -> str:
    """What a player of two games should know before resigning."""
    if known.games == 1 or known.result is not None:
        return ""
    if known.points is None:
        return speech("table-resign-first")
    points, others = known.points
    return speech("table-resign-second", first=names[1], points=points, second=names[0], others=others)


def end(known: Seen, speech: Speech, names: tuple[str, str]) -> tuple[str, str]:
    """Who has won, and why; nothing while the match goes on."""
    result, seat = known.result, known.prompt.seat
    if result is None:
        return "", ""
    first, second = names if known.number == 1 else (names[1], names[0])
    winner = "" if result.winner is None else (first, second)[result.winner]
    if result.winner is None:
        outcome = speech("web-result-draw")
    elif seat == PUBLIC:
        outcome = speech("web-result-won", name=winner)
    else:
        mine = seat if known.number == 1 else 1 - seat
        outcome = speech("web-result-you-won" if result.winner == mine else "web-result-you-lost")
    if result.reason == RESIGNED and result.winner is not None:
        gave_up = 1 - result.winner
        if seat == (gave_up if known.number == 1 else 1 - gave_up):
            return outcome, speech("web-reason-you-resigned")
        return outcome, speech("web-reason-resigned", name=(first, second)[gave_up])
    reason = speech(f"reason-{known.ended}", winner=known.winner)
    if known.games == 2:
        key = "match-double-draw" if result.winner is None else f"match-{result.reason.removesuffix('-points')}"
        sums: dict[str, str | int] = {
            "first": first,
            "points": result.points[0],
            "second": second,
            "others": result.points[1],
        }
        reason = f"{reason} {speech(key, winner=winner, **sums)}"
    return outcome, reason


def why_not(known: Seen, speech: Speech, things: Sequence[str], text: str) -> str:
    """The rule's sentence for something that cannot be done, or what to do instead; nothing for what means nothing."""
    game, view = load(known.game), known.prompt.view
    if text:
        action: int | None = game.action(text).index
    else:
        refused = getattr(drawing_of(known.game), "refused", None)
        action = refused(view, tuple(things)) if refused else None
    if action is None or known.prompt.seat == PUBLIC or known.result is not None:
        return ""
    if action in known.prompt.legal:
        return speech("web-why-legal", label=speech.say(game.offer(view, action)))
    return forbidden(game.forbids(view, action), speech)


def forbidden(rule: str, speech: Speech) -> str:
    return speech("mistake-forbidden", id=rule, rule=speech(f"rule-{rule}"))


@cache
def drawing_of(game: str) -> Drawing:
    """The game's own drawing; a plain one where nobody has drawn it."""
    try:
        return drawing(game)
    except ModuleNotFoundError as error:
        if error.name != f"threerings.web.draw.{GAMES[game]}":
            raise
        return Plain(load(game))
