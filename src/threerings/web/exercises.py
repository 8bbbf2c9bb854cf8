"""A table with no match behind it: a position to learn from, or to solve. It is drawn and touched as every table is."""

from dataclasses import replace
from typing import NamedTuple

from threerings.core.chronicle import Chronicle
from threerings.core.game import Line, Seat, Step
from threerings.web.speech import Speech
from threerings.web.stories import StoryLine
from threerings.web.table_page import TablePage, Teaching
from threerings.web.tables import MatchView, table_page


class Exercise(NamedTuple):
    chronicle: Chronicle
    seat: Seat
    say: Line
    """What the learner is told …"""
    asks: bool
    """… and whether they have to choose. Else they go on when they have read it."""
    first: int = 0
    """The moment from which on everything has just happened."""
    before: int = 0
    """Added to every ply: a page that comes later on has a higher one, also where the table was laid anew."""
    lit: frozenset[str] = frozenset()
    """The things spoken of."""


def exercise_view(exercise: Exercise) -> MatchView:
    """All that the learner may know."""
    chronicle, seat, before = exercise.chronicle, exercise.seat, exercise.before
    match, fresh, steps = chronicle.match, chronicle.moments[exercise.first :], fresh_steps(exercise)
    prompt = match.prompt(seat)._replace(ply=before + match.ply)
    if not exercise.asks:
        prompt = prompt._replace(legal=(), view=steps[-1][1].after if steps else prompt.view)
    told = [(before + moment.ply, line) for moment in chronicle.moments for line in moment.lines[seat]]
    return MatchView(
        game=match.game.name,
        prompt=prompt,
        actor=match.actor,
        number=1,
        games=1,
        steps=steps,
        lately=[line for moment in fresh for line in moment.lines[seat]],
        since=before + (fresh[0].ply if fresh else match.ply + 1),
        climax=() if exercise.asks else (exercise.say,),
        at=prompt.ply,
        story=[StoryLine(ply, line) for ply, line in told],
        result=None,
        points=None,
        ended="",
        winner="",
        undo_asked_by=None,
        undo="",
    )


def fresh_steps(exercise: Exercise) -> list[tuple[int, Step]]:
    """What has just happened; for those who go on when they like, up to the climax, where the table stays as it is."""
    steps = []
    for moment in exercise.chronicle.moments[exercise.first :]:
        climax = None if exercise.asks else moment.climax
        steps.append((exercise.before + moment.ply, (climax or moment.steps)[exercise.seat]))
        if climax:
            break
    return steps


def exercise_page(exercise: Exercise, speech: Speech, teaching: Teaching, urls: dict[str, str]) -> TablePage:
    """The page of the table. Its addresses: act, go-on, why, back, and that of the page itself."""
    known = exercise_view(exercise)
    you, other = speech("exercise-you"), speech("exercise-other")
    names = (you, other) if exercise.seat == 0 else (other, you)
    table = table_page(known, speech, names, exercise.lit)
    return replace(
        table,
        question=speech.say(exercise.say) if exercise.asks else "",
        your_turn=exercise.asks,
        resign=False,
        teaching=teaching,
        staged=len(known.steps) > 1,
        urls={"stream": "", "deck": "", **urls, "why": urls["why"] if exercise.asks else ""},
    )
