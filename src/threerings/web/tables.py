"""What one viewer is shown of a match.

A page is made from a `MatchView` and from nothing else: all that a viewer may know is in it, and nothing more.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup

from threerings.core.fields import replaced
from threerings.core.game import PUBLIC, Game, Line, Prompt, Seat, Step
from threerings.core.match import ABORTED, WAYS_OUT
from threerings.games import GAMES, load
from threerings.texts.beliefs import by_thing, told
from threerings.web.draw import Desk, Drawing, drawing
from threerings.web.draw.markup import REMEMBERED, element, joined
from threerings.web.draw.plain import Plain
from threerings.web.lately import last_turn, recent
from threerings.web.limits import MOST_UNDOS
from threerings.web.series import Player, Series
from threerings.web.speech import Speech
from threerings.web.stories import Result, StoryLine
from threerings.web.table_page import Choice, TablePage

LINES = 200
"""So many lines of the story are shown on the table; the replay has them all."""


class MatchView(NamedTuple):
    """All that a viewer may know of a match."""

    game: str
    prompt: Prompt
    actor: Seat
    number: int
    games: int
    steps: Sequence[tuple[int, Step]]
    """What is marked on the table, each with the length of the log after it."""
    lately: Sequence[Line]
    """What the other did in their last turn."""
    since: int
    """The length of the log after the first choice of that turn."""
    climax: Sequence[Line]
    """What the viewer looks at before they go on, how things stand and what comes next; empty at all other times."""
    at: int
    """The length of the log when the table lay as it is shown."""
    story: Sequence[StoryLine]
    result: Result | None
    points: tuple[int, int] | None
    """After the first of two games: what the players have, by their numbers."""
    ended: str
    """The reason for which the rules ended the last game; empty while it goes on."""
    winner: str
    """The side that won it; empty if none did."""
    undo_asked_by: Player | None
    undo: str
    """For a player: free, ask, asked, answer, refused, withdrawn, spent, or empty if there is nothing to undo."""


def match_view(series: Series, seat: Seat) -> MatchView:
    outcome, turn, told = series.match.outcome, last_turn(series, seat), series.stories[seat]
    first, last = turn or (series.ply + 1, 0)
    return MatchView(
        series.game.name,
        open_prompt(series, seat) if series.over else series.prompt(seat),
        series.actor,
        series.number,
        series.games,
        [(series.places[moment.ply - 1], moment.steps[seat]) for moment in recent(series, seat)],
        [line for ply, line in told[-LINES:] if first <= ply <= last],
        first,
        (),
        series.ply,
        told[-LINES:],
        series.result(),
        points_of(series),
        outcome.reason if outcome else "",
        series.game.sides[outcome.winner] if outcome and outcome.winner is not None else "",
        series.undo_asked_by,
        undo_word(series, seat) if seat != PUBLIC else "",
    )


def open_prompt(series: Series, seat: Seat) -> Prompt:
    """Nothing is hidden any more once all is over. Everybody stays where they sat."""
    prompt, game = series.prompt(seat), series.game
    view = game.open_view((series.views[0], series.views[1]))
    return prompt._replace(view=view if seat == PUBLIC or type(view) is tuple else replaced(view, seat=seat))


def points_of(series: Series) -> tuple[int, int] | None:
    first = series.finished[0].outcome if series.finished else None
    return first.points if first else None


def seen_then(series: Series, seat: Seat) -> MatchView:
    """The same at the last climax, for whoever has not gone on since."""
    climax, now = series.climax, match_view(series, seat)
    assert climax is not None, "nobody is held without one"
    there = seat if seat == PUBLIC or climax.number == series.number else 1 - seat
    steps = climax.steps[there]
    return now._replace(
        prompt=Prompt(there, series.ply, climax.view(there), ()),
        number=climax.number,
        steps=[(climax.ply, step) for step in steps],
        lately=climax.lately[there],
        since=climax.ply,
        climax=climax.lines[there],
        at=climax.ply,
        story=[told for told in now.story if told.ply <= climax.ply],
        points=points_of(series) if climax.number < series.number else None,
        undo=now.undo if now.undo == "answer" else "",
    )


def undo_word(series: Series, seat: Seat) -> str:
    player = series.player_at(seat)
    if series.over or series.rated:
        return ""
    if series.undo_asked_by is not None:
        return "asked" if series.undo_asked_by == player else "answer"
    if series.undo_refused_to == player:
        return "withdrawn" if series.undo_withdrawn else "refused"
    if series.undo_ply(seat) is None:
        return ""
    if series.undos[player] >= MOST_UNDOS:
        return "spent"
    return "free" if series.undo_is_free(seat) else "ask"


def table_page(
    known: MatchView, speech: Speech, names: tuple[str, str], lit: frozenset[str] = frozenset(), chances: bool = False
) -> TablePage:
    """The table as a viewer knows it; names by seats. Things may be lit, and what may be hidden in them be told."""
    game, draw, view, seat = load(known.game), drawing_of(known.game), known.prompt.view, known.prompt.seat
    paths = {action: draw.path(view, action) for action in known.prompt.legal}
    last, steps = marks_of(known, draw)
    beliefs = game.beliefs(view) if chances and known.result is None else []
    desk = Desk(speech, names, touchable(paths), last, [step for _, step in known.steps], lit, by_thing(beliefs))
    outcome, reason = result_sentences(known, speech, names)
    ended = f"reason-{known.ended}" if outcome else ""  # said once, where everybody looks
    return TablePage(
        game=known.game,
        title=speech("game-title"),
        viewer=seat,
        sides=(speech(f"side-{game.sides[0]}"), speech(f"side-{game.sides[1]}")),
        names=names,
        ply=known.prompt.ply,
        question="" if outcome or known.climax else speech.say(game.question(view)),
        your_turn=bool(paths),
        board=draw.board(view, desk),
        hand=draw.hand(view, desk),
        choices=[choice_of(game, view, action, path, speech) for action, path in paths.items()],
        log=log_lines(known, speech, ended),
        outcome=outcome,
        reason=reason,
        undo=known.undo,
        number=known.number,
        games=known.games,
        turn=known.actor,
        at=known.at,
        lately=[speech.tell(line) for line in known.lately if line.key != ended],
        climax=climax_of(known, speech, names),
        score=score_of(known, speech, names),
        steps=steps,
        resign=seat != PUBLIC and known.result is None and not known.climax,
        given_up=resign_warning(known, speech, names),
        chances=[told(belief, speech) for belief in beliefs],
        spent=speech("web-error-undos", most=MOST_UNDOS) if known.undo == "spent" else "",
    )


def touchable(paths: Mapping[int, tuple[str, ...]]) -> frozenset[str]:
    """The things with which a choice begins."""
    return frozenset(path[0] for path in paths.values() if path)


def marks_of(known: MatchView, draw: Drawing) -> tuple[frozenset[str], str]:
    """The things that were touched lately, and what the page is told of each step: ply, sounds and things."""
    game = load(known.game)
    touched = [(ply, step, draw.touched(step)) for ply, step in known.steps]
    steps = "|".join(" ".join((str(ply), sounds_of(game, step), *things)) for ply, step, things in touched)
    return frozenset(thing for *_, things in touched for thing in things), steps


def choice_of(game: Game[Any, Any], view: Any, action: int, path: tuple[str, ...], speech: Speech) -> Choice:
    return Choice(game.actions[action].text, speech.say(game.offer(view, action)), " ".join(path))


def log_lines(known: MatchView, speech: Speech, ended: str) -> Markup:
    """The story without what is said where everybody looks: made here, once for all who look from the same seat."""
    since = known.since
    return joined(
        [
            log_line(speech.tell(told.line), told.ply, told.ply >= since)
            for told in known.story
            if told.line.key != ended
        ]
    )


@lru_cache(REMEMBERED)
def log_line(text: str, ply: int, fresh: bool) -> Markup:
    """Most of them were on the last page too."""
    return element("li", text, data_ply=ply, class_="fresh" if fresh else None)


def sounds_of(game: Game[Any, Any], step: Step) -> str:
    """By what everybody may know, and by nothing else."""
    return "+".join(dict.fromkeys(game.sounds[kind] for kind, *_ in step.events if kind in game.sounds)) or "-"


def climax_of(known: MatchView, speech: Speech, names: tuple[str, str]) -> list[str]:
    """What somebody is told before they go on: who won and by what first."""
    told = [speech.say(line) for line in known.climax]
    if not told or known.points is None:
        return told
    seat, sides = known.prompt.seat, load(known.game).sides
    own = "" if seat == PUBLIC else speech("table-swapped", side=speech(f"side-{sides[1 - seat]}"))
    return [*told, standing(known.points, speech, names), own or speech("table-swap")]


def score_of(known: MatchView, speech: Speech, names: tuple[str, str]) -> str:
    if known.games == 1:
        return ""
    which = speech("table-game", number=known.number, games=known.games)
    if known.points is None or known.number == 1:
        return which
    return f"{which} · {standing(known.points, speech, (names[1], names[0]))}"


def standing(points: tuple[int, int], speech: Speech, names: tuple[str, str]) -> str:
    """After the first of two games, by the seats in it."""
    return speech("table-score", first=names[0], points=points[0], second=names[1], others=points[1])


def resign_warning(known: MatchView, speech: Speech, names: tuple[str, str]) -> str:
    """What a player of two games should know before resigning."""
    if known.games == 1 or known.result is not None:
        return ""
    if known.points is None:
        return speech("table-resign-first")
    points, others = known.points
    return speech("table-resign-second", first=names[1], points=points, second=names[0], others=others)


def result_sentences(known: MatchView, speech: Speech, names: tuple[str, str]) -> tuple[str, str]:
    """Who has won, and why; nothing while the match goes on."""
    result, seat = known.result, known.prompt.seat
    if result is None:
        return "", ""
    if result.reason == ABORTED:
        return speech("web-result-aborted"), ""
    first, second = names if known.number == 1 else (names[1], names[0])
    winner = "" if result.winner is None else (first, second)[result.winner]
    if result.winner is None:
        outcome = speech("web-result-draw")
    elif seat == PUBLIC:
        outcome = speech("web-result-won", name=winner)
    else:
        mine = seat if known.number == 1 else 1 - seat
        outcome = speech("web-result-you-won" if result.winner == mine else "web-result-you-lost")
    if result.reason in WAYS_OUT.values() and result.winner is not None:
        gave_up = 1 - result.winner
        if seat == (gave_up if known.number == 1 else 1 - gave_up):
            return outcome, speech(f"web-reason-you-{result.reason}")
        return outcome, speech(f"web-reason-{result.reason}", name=(first, second)[gave_up])
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


def why_not(known: MatchView, speech: Speech, things: Sequence[str], text: str) -> str:
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
    return refusal_sentence(game.forbids(view, action), speech)


def refusal_sentence(rule: str, speech: Speech) -> str:
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
