"""A sitting is its log: undo, resigning and the second game are lines like any other."""

from random import Random

import pytest

from threerings.core.game import OBSERVERS, PUBLIC
from threerings.core.match import IllegalAction, Match, StaleAction
from threerings.games import GAMES, load
from threerings.web import series as module
from threerings.web.outside import OUTSIDE
from threerings.web.refusals import NotNow, TooManyUndos
from threerings.web.series import APART, Series
from threerings.web.tables import match_view, undo_word


def begun(game: str = "the-duel", games: int = 1) -> Series:
    rules = load(game)
    return Series(rules, rules.settle({}), games).sit_down({}, Random(1).randrange)


def act(series: Series, rng: Random) -> Series:
    prompt = series.prompt(series.actor)
    text = series.game.actions[rng.choice(prompt.legal)].text
    return series.act(prompt.seat, prompt.ply, text, rng.randrange)


def all_of(series: Series) -> object:
    """Everything of a sitting that anybody can learn, but for its last steps."""
    pages = [match_view(series, observer)._replace(steps=()) for observer in OBSERVERS]
    told = {observer: list(told) for observer, told in series.stories.items()}
    kept = (series.log.copy(), series.authors.copy(), series.actors.copy(), series.places.copy(), series.undos[:])
    return pages, told, kept, series.match.open_position(), series.match.drawn.copy(), len(series.finished)


def again(series: Series) -> Series:
    rebuilt = Series(series.game, series.options, series.games)
    rebuilt.follow(series.log)
    return rebuilt


@pytest.mark.parametrize("game", GAMES)
def test_no_action_of_a_game_looks_like_a_line_from_outside(game: str) -> None:
    assert not [action.text for action in load(game).actions if OUTSIDE.fullmatch(action.text)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_changes_nothing_until_it_takes_the_place_of_what_was(game: str) -> None:
    series, rng = begun(game, games=2), Random(11)
    while not series.over:
        before = all_of(series)
        last = series.last_player()
        others = [act(series, rng), series.resign(0)]
        if last is not None:
            others.append(series.undo(last, series.ply, consent=True))
        assert all_of(series) == before
        series = others[0]
        for other in others:
            assert all_of(other) == all_of(again(other)), "and it is what its log tells"


def test_two_games_swap_sides_and_the_rules_name_the_winner() -> None:
    series, rng = begun(games=2), Random(2)
    while not series.over:
        series = act(series, rng)
    assert series.log.count("next game") == 1
    assert (series.seat_of(0), series.seat_of(1)) == (1, 0)
    result = series.result()
    assert result is not None
    first, second = series.finished[0].outcome, series.match.outcome
    assert first is not None
    assert second is not None
    assert tuple(result) == tuple(series.game.double(first, second))
    assert again(series).result() == result


def test_an_undo_is_a_line_and_the_log_rebuilds_it() -> None:
    series, rng = begun(), Random(3)
    first = series.actor
    prompt = series.prompt(first)
    series = act(series, rng)
    told = series.ply
    assert series.undo_is_free(first)
    series = series.undo(first, series.ply, consent=False)
    assert series.log[-1].startswith("undo to ")
    assert series.ply == told + 1
    assert series.prompt(first)._replace(ply=prompt.ply) == prompt
    while series.last_player() in (None, first):
        series = act(series, rng)
    assert not series.undo_is_free(first)
    rebuilt = again(series)
    assert rebuilt.match.open_position() == series.match.open_position()
    assert rebuilt.stories == series.stories
    assert rebuilt.actors == series.actors


def test_an_undo_by_consent() -> None:
    series, rng = begun(), Random(4)
    series = act(series, rng)
    series = act(series, rng)
    with pytest.raises(NotNow):
        series.answer(1, series.ply, yes=True)
    series = series.undo(0, series.ply, consent=False)
    assert series.log[-1] == "asks undo gandalf"
    assert series.undo_asked_by == 0
    with pytest.raises(NotNow):
        series.undo(0, series.ply, consent=False)
    series = series.answer(1, series.ply, yes=False)
    assert series.log[-1] == "refuses undo balrog"
    with pytest.raises(NotNow):
        series.undo(0, series.ply, consent=False)
    series = act(series, rng)
    series = act(series, rng)
    series = series.undo(0, series.ply, consent=False)
    series = series.answer(1, series.ply, yes=True)
    assert series.actor == 0
    assert again(series).prompt(0) == series.prompt(0)


def test_everybody_is_told_that_an_undo_was_asked_for_and_refused() -> None:
    series, rng = begun(), Random(4)
    series = act(series, rng)
    series = act(series, rng)
    series = series.undo(0, series.ply, consent=False)
    assert undo_word(series, 1) == "answer"
    series = series.answer(1, series.ply, yes=False)
    assert undo_word(series, 0) == "refused"
    for told in series.stories.values():
        assert [one.line.key for one in told[-2:]] == ["web-told-asks", "web-told-refuses"]
    series = act(series, rng)
    assert undo_word(series, 0) in ("ask", "free")


def test_nobody_takes_back_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_UNDOS", 3)
    monkeypatch.setattr("threerings.web.tables.MOST_UNDOS", 3)
    series, rng = begun(), Random(3)
    first = series.actor
    for _ in range(3):
        series = act(series, rng)
        series = series.undo(first, series.ply, consent=True)
    series = act(series, rng)
    for one in (series, again(series)):
        assert undo_word(one, first) == "spent"
        with pytest.raises(TooManyUndos, match="more than 3 times"):
            one.undo(first, one.ply, consent=True)
    while series.last_player() in (None, first):
        series = act(series, rng)
    assert series.undo(1 - first, series.ply, consent=True).undos[1 - first] == 1, "each has a number of their own"


def test_a_log_is_read_in_steps_that_grow_as_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    series, rng = begun("middle-earth"), Random(3)
    while series.match.ply < 5 * APART:
        series = act(series, rng)
    for _ in range(150):
        player = series.player_at(series.actor)
        series = act(series, rng)
        series.follow([f"undo to {series.undo_ply(series.seat_of(player))}"])
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
    rebuilt = again(series)
    assert rebuilt.stories == series.stories
    assert rebuilt.match.drawn == series.match.drawn
    assert rebuilt.match.open_position() == series.match.open_position()
    assert played <= len(series.log) + 150 * APART, "an undo does not play the game from its beginning"
    assert looks <= 3 * (1 + series.match.ply + 150), "nobody looks at what is taken back"


@pytest.mark.parametrize("game", GAMES)
def test_who_has_to_choose_or_to_answer_is_awaited(game: str) -> None:
    series, rng = begun(game, games=2), Random(7)
    while not series.over:
        last = series.last_player()
        if series.undo_asked_by is not None:
            series = series.answer(1 - series.undo_asked_by, series.ply, yes=rng.random() < 0.5)
        elif rng.random() < 0.1 and last is not None and series.undo_refused_to != last:
            series = series.undo(last, series.ply, consent=rng.random() < 0.5)
        else:
            series = act(series, rng)
        choosing = {series.player_at(series.actor)} if series.actor < PUBLIC else set()
        asked = {1 - series.undo_asked_by} if series.undo_asked_by is not None else set()
        assert set(series.awaits) == choosing | asked
    assert not series.awaits


def test_resigning_ends_everything() -> None:
    series = begun(games=2).resign(1)
    assert series.over
    assert series.result() == (0, "resigned", (0, 0))
    assert not series.awaits
    assert series.prompt(0).legal == ()
    with pytest.raises(StaleAction):
        series.resign(0)
    with pytest.raises(StaleAction):
        series.act(0, series.ply, "lay C01", Random(1).randrange)


def test_what_was_done_already_is_recognised() -> None:
    series = begun()
    prompt = series.prompt(0)
    text = series.game.actions[prompt.legal[0]].text
    assert not series.was_done((0,), prompt.ply, text)
    series = series.act(0, prompt.ply, text, Random(1).randrange)
    assert series.was_done((0,), prompt.ply, f"  {text.upper()} ")
    assert not series.was_done((1,), prompt.ply, text)
    assert not series.was_done((0,), prompt.ply, "lay C99")
    assert not series.was_done((0,), 0, series.log[0]), "nature's actions are nobody's"


def test_only_the_rules_say_what_is_legal() -> None:
    series = begun()
    with pytest.raises(IllegalAction):
        series.act(1, series.ply, series.game.actions[series.prompt(0).legal[0]].text, Random(1).randrange)
    with pytest.raises(StaleAction):
        series.act(0, series.ply - 1, "lay C01", Random(1).randrange)
