"""The measurement of reviews: what is planted is bad by a deeper search, and everything is counted once."""

from io import StringIO

from rich.console import Console

from bench.review import CLEARLY, DEEP_SEED, DEEPER, Plan, Reviewed, Seen, reviewed, share, spoilt_match, table
from threerings.school.measuring import compared, looked_over
from threerings.school.proving import inquiry
from threerings.school.review import prompt_at, tasks

PLAN = Plan("the-duel", 3, 4, 40)


def test_what_is_planted_is_clearly_bad_by_a_deeper_search() -> None:
    match, planted = spoilt_match(PLAN)
    assert planted
    assert match.outcome is not None
    for ply in planted:
        asked = inquiry(match.game, prompt_at(match, ply))
        deep = looked_over(asked, DEEPER * PLAN.iterations // 2, DEEP_SEED)
        chosen = match.game.action(match.log[ply]).index
        assert compared(asked, deep, chosen, DEEPER * PLAN.iterations // 4, DEEP_SEED).lost > CLEARLY


def test_every_choice_of_a_match_is_seen_by_both_reviews() -> None:
    match, planted = spoilt_match(PLAN)
    found = reviewed(PLAN)
    assert len(found.choices) == len(tasks(match, 1))
    assert sum(choice.planted for choice in found.choices) == len(planted)


def test_shares_have_their_intervals() -> None:
    choices = [Seen(True, (True, True))] * 9 + [Seen(True, (False, True))] + [Seen(False, (False, False))] * 40
    printed = StringIO()
    Console(width=110, file=printed).print(table("the-duel", [Reviewed(choices, (0.1, 0.2), 4.0)]))
    rows = [" ".join(row.split()) for row in printed.getvalue().splitlines()]
    assert any(row.startswith("planted mistakes, marked 10 90.0 %") for row in rows)
    assert any(row.startswith("untouched choices, marked 40 0.0 %") for row in rows)
    assert any(row.startswith("marked by either of them, by both 10 90.0 %") for row in rows)
    number, part, interval = share([True] * 9 + [False])
    low, high = map(float, interval.split(" – "))
    assert (number, part) == ("10", "90.0 %")
    assert low < 90 < high
