"""A sitting is its log: undo, resigning and the second game are lines like any other."""

from random import Random

import pytest

from threerings.core.game import OBSERVERS, PUBLIC
from threerings.core.match import IllegalAction, Match, StaleAction
from threerings.games import GAMES, load
from threerings.web import sitting as module
from threerings.web.sitting import APART, OUTSIDE, NotNow, Sitting, TooManyUndos
from threerings.web.tables import seen, undo_word


def begun(game: str = "the-duel", games: int = 1) -> Sitting:
    rules = load(game)
    return Sitting(rules, rules.settle({}), games).sit_down({}, Random(1).randrange)


def act(sitting: Sitting, rng: Random) -> Sitting:
    prompt = sitting.prompt(sitting.actor)
    text = sitting.game.actions[rng.choice(prompt.legal)].text
    return sitting.act(prompt.seat, prompt.ply, text, rng.randrange)


def all_of(sitting: Sitting) -> object:
    """Everything of a sitting that anybody can learn, but for its last steps."""
    pages = [seen(sitting, observer)._replace(steps=()) for observer in OBSERVERS]
    told = {observer: list(told) for observer, told in sitting.told.items()}
    kept = (sitting.log.copy(), sitting.authors.copy(), sitting.actors.copy(), sitting.places.copy(), sitting.undos[:])
    return pages, told, kept, sitting.match.open_position(), sitting.match.drawn.copy(), len(sitting.finished)


def again(sitting: Sitting) -> Sitting:
    rebuilt = Sitting(sitting.game, sitting.options, sitting.games)
    rebuilt.follow(sitting.log)
    return rebuilt


@pytest.mark.parametrize("game", GAMES)
def test_no_action_of_a_game_looks_like_a_line_from_outside(game: str) -> None:
    assert not [action.text for action in load(game).actions if OUTSIDE.fullmatch(action.text)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_changes_nothing_until_it_takes_the_place_of_what_was(game: str) -> None:
    sitting, rng = begun(game, games=2), Random(11)
    while not sitting.over:
        before = all_of(sitting)
        last = sitting.last_player()
        others = [act(sitting, rng), sitting.resign(0)]
        if last is not None:
            others.append(sitting.undo(last, sitting.ply, consent=True))
        assert all_of(sitting) == before
        sitting = others[0]
        for other in others:
            assert all_of(other) == all_of(again(other)), "and it is what its log tells"


def test_two_games_swap_sides_and_the_rules_name_the_winner() -> None:
    sitting, rng = begun(games=2), Random(2)
    while not sitting.over:
        sitting = act(sitting, rng)
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
    sitting = act(sitting, rng)
    told = sitting.ply
    assert sitting.undo_is_free(first)
    sitting = sitting.undo(first, sitting.ply, consent=False)
    assert sitting.log[-1].startswith("undo to ")
    assert sitting.ply == told + 1
    assert sitting.prompt(first)._replace(ply=prompt.ply) == prompt
    while sitting.last_player() in (None, first):
        sitting = act(sitting, rng)
    assert not sitting.undo_is_free(first)
    rebuilt = again(sitting)
    assert rebuilt.match.open_position() == sitting.match.open_position()
    assert rebuilt.told == sitting.told
    assert rebuilt.actors == sitting.actors


def test_an_undo_by_consent() -> None:
    sitting, rng = begun(), Random(4)
    sitting = act(sitting, rng)
    sitting = act(sitting, rng)
    with pytest.raises(NotNow):
        sitting.answer(1, sitting.ply, yes=True)
    sitting = sitting.undo(0, sitting.ply, consent=False)
    assert sitting.log[-1] == "asks undo gandalf"
    assert sitting.asked == 0
    with pytest.raises(NotNow):
        sitting.undo(0, sitting.ply, consent=False)
    sitting = sitting.answer(1, sitting.ply, yes=False)
    assert sitting.log[-1] == "refuses undo balrog"
    with pytest.raises(NotNow):
        sitting.undo(0, sitting.ply, consent=False)
    sitting = act(sitting, rng)
    sitting = act(sitting, rng)
    sitting = sitting.undo(0, sitting.ply, consent=False)
    sitting = sitting.answer(1, sitting.ply, yes=True)
    assert sitting.actor == 0
    assert again(sitting).prompt(0) == sitting.prompt(0)


def test_everybody_is_told_that_an_undo_was_asked_for_and_refused() -> None:
    sitting, rng = begun(), Random(4)
    sitting = act(sitting, rng)
    sitting = act(sitting, rng)
    sitting = sitting.undo(0, sitting.ply, consent=False)
    assert undo_word(sitting, 1) == "answer"
    sitting = sitting.answer(1, sitting.ply, yes=False)
    assert undo_word(sitting, 0) == "refused"
    for told in sitting.told.values():
        assert [one.line.key for one in told[-2:]] == ["web-told-asks", "web-told-refuses"]
    sitting = act(sitting, rng)
    assert undo_word(sitting, 0) in ("ask", "free")


def test_nobody_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNDOS", 3)
    monkeypatch.setattr("threerings.web.tables.MOST_UNDOS", 3)
    sitting, rng = begun(), Random(3)
    first = sitting.actor
    for _ in range(3):
        sitting = act(sitting, rng)
        sitting = sitting.undo(first, sitting.ply, consent=True)
    sitting = act(sitting, rng)
    for one in (sitting, again(sitting)):
        assert undo_word(one, first) == "spent"
        with pytest.raises(TooManyUndos, match="more than 3 times"):
            one.undo(first, one.ply, consent=True)
    while sitting.last_player() in (None, first):
        sitting = act(sitting, rng)
    assert sitting.undo(1 - first, sitting.ply, consent=True).undos[1 - first] == 1, "each has a number of their own"


def test_a_log_is_read_in_steps_that_grow_as_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, rng = begun("middle-earth"), Random(3)
    while sitting.match.ply < 5 * APART:
        sitting = act(sitting, rng)
    for _ in range(150):
        player = sitting.player_at(sitting.actor)
        sitting = act(sitting, rng)
        sitting.follow([f"undo to {sitting.undone_to(sitting.seat_of(player))}"])
    played, looks = 0, 0
    follow, view = Match.follow, Match.view

    def counted(match: Match, texts: list[str]) -> None:
        nonlocal played
        texts = list(texts)
        played += len(texts)
        follow(match, texts)

    def looked(match: Match, seat: int) -> object:
        nonlocal looks
        looks += 1
        return view(match, seat)

    monkeypatch.setattr(Match, "follow", counted)
    monkeypatch.setattr(Match, "view", looked)
    rebuilt = again(sitting)
    assert rebuilt.told == sitting.told
    assert rebuilt.match.drawn == sitting.match.drawn
    assert rebuilt.match.open_position() == sitting.match.open_position()
    assert played <= len(sitting.log) + 150 * APART, "an undo does not play the game from its beginning"
    assert looks <= 3 * (1 + sitting.match.ply + 150), "nobody looks at what is taken back"


@pytest.mark.parametrize("game", GAMES)
def test_who_has_to_choose_or_to_answer_is_awaited(game: str) -> None:
    sitting, rng = begun(game, games=2), Random(7)
    while not sitting.over:
        last = sitting.last_player()
        if sitting.asked is not None:
            sitting = sitting.answer(1 - sitting.asked, sitting.ply, yes=rng.random() < 0.5)
        elif rng.random() < 0.1 and last is not None and sitting.refused != last:
            sitting = sitting.undo(last, sitting.ply, consent=rng.random() < 0.5)
        else:
            sitting = act(sitting, rng)
        choosing = {sitting.player_at(sitting.actor)} if sitting.actor < PUBLIC else set()
        asked = {1 - sitting.asked} if sitting.asked is not None else set()
        assert set(sitting.awaits) == choosing | asked
    assert not sitting.awaits


def test_resigning_ends_everything() -> None:
    sitting = begun(games=2).resign(1)
    assert sitting.over
    assert sitting.result() == (0, "resigned", (0, 0))
    assert not sitting.awaits
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
    sitting = sitting.act(0, prompt.ply, text, Random(1).randrange)
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
