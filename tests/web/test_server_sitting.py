"""A sitting is its log: undo, resigning and the second game are lines like any other."""

from random import Random

import pytest

from threerings.core.match import IllegalAction, StaleAction
from threerings.games import GAMES, load
from threerings.web.sitting import OUTSIDE, NotNow, Sitting


def begun(game: str = "the-duel", games: int = 1) -> Sitting:
    rules = load(game)
    sitting = Sitting(rules, rules.settle({}), games)
    sitting.follow(sitting.opening(Random(1).randrange))
    return sitting


def act(sitting: Sitting, rng: Random) -> None:
    prompt = sitting.prompt(sitting.actor)
    text = sitting.game.actions[rng.choice(prompt.legal)].text
    sitting.follow(sitting.act(prompt.seat, prompt.ply, text, rng.randrange))


def again(sitting: Sitting) -> Sitting:
    rebuilt = Sitting(sitting.game, sitting.options, sitting.games)
    rebuilt.follow(sitting.log)
    return rebuilt


@pytest.mark.parametrize("game", GAMES)
def test_no_action_of_a_game_looks_like_a_line_from_outside(game: str) -> None:
    assert not [action.text for action in load(game).actions if OUTSIDE.fullmatch(action.text)]


def test_what_is_proposed_changes_nothing_until_it_is_followed() -> None:
    sitting = begun()
    before = (list(sitting.log), sitting.views, sitting.match.open_position())
    prompt = sitting.prompt(sitting.actor)
    lines = sitting.act(prompt.seat, prompt.ply, sitting.game.actions[prompt.legal[0]].text, Random(1).randrange)
    assert lines
    assert (list(sitting.log), sitting.views, sitting.match.open_position()) == before


def test_two_games_swap_sides_and_the_rules_name_the_winner() -> None:
    sitting, rng = begun(games=2), Random(2)
    while not sitting.over:
        act(sitting, rng)
    assert sitting.log.count("next game") == 1
    assert (sitting.seat_of(0), sitting.seat_of(1)) == (1, 0)
    result = sitting.result()
    assert result is not None
    first, second = sitting.finished[0].outcome, sitting.match.outcome
    assert first is not None
    assert second is not None
    assert tuple(result) == tuple(sitting.game.double(first, second))
    assert again(sitting).result() == result


def test_an_undo_is_a_line_and_the_log_rebuilds_it() -> None:
    sitting, rng = begun(), Random(3)
    first = sitting.actor
    prompt = sitting.prompt(first)
    act(sitting, rng)
    told = sitting.ply
    assert sitting.undo_is_free(first)
    sitting.follow(sitting.undo(first, sitting.ply, consent=False))
    assert sitting.log[-1].startswith("undo to ")
    assert sitting.ply == told + 1
    assert sitting.prompt(first)._replace(ply=prompt.ply) == prompt
    while sitting.last_player() in (None, first):
        act(sitting, rng)
    assert not sitting.undo_is_free(first)
    rebuilt = again(sitting)
    assert rebuilt.match.open_position() == sitting.match.open_position()
    assert rebuilt.told == sitting.told
    assert rebuilt.actors == sitting.actors


def test_an_undo_by_consent() -> None:
    sitting, rng = begun(), Random(4)
    act(sitting, rng)
    act(sitting, rng)
    with pytest.raises(NotNow):
        sitting.answer(1, sitting.ply, yes=True)
    sitting.follow(sitting.undo(0, sitting.ply, consent=False))
    assert sitting.log[-1] == "asks undo gandalf"
    assert sitting.asked == 0
    with pytest.raises(NotNow):
        sitting.undo(0, sitting.ply, consent=False)
    sitting.follow(sitting.answer(1, sitting.ply, yes=False))
    assert sitting.log[-1] == "refuses undo balrog"
    with pytest.raises(NotNow):
        sitting.undo(0, sitting.ply, consent=False)
    act(sitting, rng)
    act(sitting, rng)
    sitting.follow(sitting.undo(0, sitting.ply, consent=False))
    sitting.follow(sitting.answer(1, sitting.ply, yes=True))
    assert sitting.actor == 0
    assert again(sitting).prompt(0) == sitting.prompt(0)


def test_resigning_ends_everything() -> None:
    sitting = begun(games=2)
    lines = sitting.resign(1)
    assert sitting.result_after(lines) == (0, "resigned", (0, 0))
    sitting.follow(lines)
    assert sitting.over
    assert sitting.result() == (0, "resigned", (0, 0))
    assert sitting.prompt(0).legal == ()
    with pytest.raises(StaleAction):
        sitting.resign(0)
    with pytest.raises(StaleAction):
        sitting.act(0, sitting.ply, "lay C01", Random(1).randrange)


def test_what_was_done_already_is_recognised() -> None:
    sitting = begun()
    prompt = sitting.prompt(0)
    text = sitting.game.actions[prompt.legal[0]].text
    assert not sitting.answered((0,), prompt.ply, text)
    sitting.follow(sitting.act(0, prompt.ply, text, Random(1).randrange))
    assert sitting.answered((0,), prompt.ply, f"  {text.upper()} ")
    assert not sitting.answered((1,), prompt.ply, text)
    assert not sitting.answered((0,), prompt.ply, "lay C99")
    assert not sitting.answered((0,), 0, sitting.log[0]), "nature's actions are nobody's"


def test_only_the_rules_say_what_is_legal() -> None:
    sitting = begun()
    with pytest.raises(IllegalAction):
        sitting.act(1, sitting.ply, sitting.game.actions[sitting.prompt(0).legal[0]].text, Random(1).randrange)
    with pytest.raises(StaleAction):
        sitting.act(0, sitting.ply - 1, "lay C01", Random(1).randrange)
