"""What The Duel says of a position comes true in its rules, and every rule names its place in them."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.the_duel import GAME, events, words
from threerings.games.the_duel.actions import card_of
from threerings.games.the_duel.components import CARD_IDS, WHIP
from threerings.texts import keys, of_game

SOURCE = Path(__file__).parents[2] / "src" / "threerings" / "games" / "the_duel"
EXAMPLES = {"DU-X5"}
"""Rules that show how another one works: there is nothing to enforce."""


def positions(seed: int) -> Iterator[Match]:
    """A random match, before each choice of a player."""
    rng = random.Random(seed)
    match = Match(GAME, {}, chance=rng.randrange)
    while match.outcome is None:
        yield match
        legal = match.prompt(match.actor).legal
        match.submit(match.actor, match.ply, GAME.actions[rng.choice(legal)].text)


def cost(match: Match, card: int) -> tuple[int, ...] | None:
    """What the rules announce that a card costs Gandalf and the Balrog when it is laid and, by Magic, let stand."""
    played = match.copy()
    played.go_on_with(None)
    played.follow([f"lay {CARD_IDS[card]}"])
    if "allow" in [GAME.actions[action].text for action in played.prompt(played.actor).legal]:
        played.follow(["allow"])
    return next((event[1:3] for event in played.events if event[0] == events.STRUCK), None)


@pytest.mark.rule("DU-X3")
def test_a_card_costs_what_was_forecast_for_it() -> None:
    forecasts = 0
    for seed in range(6):
        for match in positions(seed):
            view = match.view(match.actor)
            for action in match.prompt(match.actor).legal if words.lays(view) and view.row else ():
                card = card_of(action)
                if card != WHIP:
                    assert words.forecast(view, card) == (cost(match, card) or (0, 0))
                    forecasts += 1
    assert forecasts > 500


def test_there_is_a_forecast_only_for_who_is_asked_to_answer_a_card() -> None:
    """The Whip is not scored where it is laid, and what fills a gap is not scored at all."""
    for match in positions(7):
        for seat in (0, 1, PUBLIC):
            view = match.view(seat)
            assert (words.forecast(view, 0) is not None) == (GAME.question(view).key == "ask-lay")
            assert words.forecast(view, WHIP) is None


def test_every_rule_is_named_where_it_is_enforced() -> None:
    rules = {key.removeprefix("rule-") for key in keys(of_game("en", "the-duel")) if key.startswith("rule-")}
    sources = (path for path in SOURCE.glob("*.py") if path.name != "refusal.py")
    named = {rule for path in sources for rule in re.findall(r"DU-[A-Z]\d+", path.read_text("utf-8"))}
    assert rules - named == EXAMPLES
    assert named <= rules
