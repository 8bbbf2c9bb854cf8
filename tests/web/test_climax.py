"""The end of a duel, a chapter or a game stays on the table until a player goes on; nobody else waits for that."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.support.browser import Browser
from tests.support.server import Server
from tests.web.test_server_hall import ANNA, BERT, any_action, guest_to_act, in_halls
from threerings.core.fields import replaced
from threerings.core.game import OBSERVERS, PUBLIC
from threerings.games import load
from threerings.store import Sitter
from threerings.web.hall import Hall
from threerings.web.lately import last_turn
from threerings.web.live import LiveMatch
from threerings.web.play import Look, table_for
from threerings.web.series import Series
from threerings.web.speech import speech
from threerings.web.table_page import TablePage
from threerings.web.tables import match_view, seen_then, sounds_of, table_page

NewBrowser = Callable[[], Browser]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("climax")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[NewBrowser]:
    with ExitStack() as closing:

        def new() -> Browser:
            made = Browser(server.url)
            closing.callback(made.close)
            return made

        yield new


def begun(game: str, games: int = 1) -> Series:
    rules = load(game)
    return Series(rules, rules.settle({}), games).sit_down({}, Random(1).randrange)


def played(series: Series, rng: Random, until: Callable[[Series], bool]) -> Series:
    while not until(series):
        series = one_choice(series, rng)
    return series


def one_choice(series: Series, rng: Random) -> Series:
    prompt = series.prompt(series.actor)
    text = series.game.actions[rng.choice(prompt.legal)].text
    return series.act(prompt.seat, prompt.ply, text, rng.randrange)


# What is kept.


@pytest.mark.parametrize("seed", range(6))
def test_the_last_position_of_a_duel_is_kept_though_the_rules_clear_the_table(seed: int) -> None:
    series = played(begun("the-duel"), Random(seed), lambda series: series.climax is not None)
    assert series.climax is not None
    for seat in OBSERVERS:
        view = series.climax.view(seat)
        assert len(view.row) > 1, "the row lies as it lay"
        assert max(view.gandalf.step, view.balrog.step) > 0, "the figure has climbed"
        assert view.seat == seat
        assert [line.key.partition("-")[0] for line in series.climax.lines[seat]] == ["story", "ahead", "ahead"]


def test_the_last_position_of_a_chapter_has_no_card_left() -> None:
    series = played(begun("middle-earth"), Random(2), lambda series: series.climax is not None)
    assert series.climax is not None
    assert series.climax.view(PUBLIC).chapter == 0
    assert series.climax.view(PUBLIC).lying == 0
    assert series.match.view(PUBLIC).chapter == 1
    keys = [line.key for line in series.climax.lines[0]]
    assert keys == ["story-chapter-over", "ahead-standing", "ahead-standing", "ahead-chapter"]


def test_a_duel_that_was_won_is_not_said_to_end_now() -> None:
    """The figures have climbed already."""
    series = played(begun("the-duel"), Random(3), lambda series: series.climax is not None)
    for seat in OBSERVERS:
        page = table_page(seen_then(series, seat), speech("en", "the-duel"), ("Ada", "Bilbo"))
        assert "ended now" not in page.board
        assert 'class="goal' not in page.board


def test_what_is_taken_back_was_no_climax() -> None:
    series = played(begun("the-duel"), Random(3), lambda series: series.climax is not None)
    last = series.last_player()
    assert last is not None
    assert series.undo(last, series.ply, consent=True).climax is None
    assert series.climax is not None


def test_a_sitting_that_is_read_again_has_the_same_climax() -> None:
    series = played(begun("the-duel", games=2), Random(4), lambda series: series.number == 2)
    again = Series(series.game, series.options, 2)
    again.follow(series.log)
    assert again.climax == series.climax
    assert series.climax is not None
    assert series.climax.number == 1


# Who is held.


async def duel(hall: Hall, *sitters: Sitter, game: str = "the-duel", games: int = 1) -> LiveMatch:
    first, second = sitters
    return await hall.live(await hall.create(game, {}, (first, second), games=games))


async def to_climax(hall: Hall, live: LiveMatch, rng: Random) -> None:
    """Both have the page open and play until there is something to look at."""
    for guest in (ANNA, BERT):
        await hall.look(live, guest)
    while live.series.climax is None:
        await hall.go_on(live, guest_to_act(live), live.series.ply)
        await hall.act(live, guest_to_act(live), live.series.ply, any_action(live, rng))


def shown_to(live: LiveMatch, player: int, held: bool) -> TablePage:
    seat = live.series.seat_of(player)
    return table_for(live, Look(seat, "en", "", (player,), "", False, held), "")


def test_each_player_goes_on_for_themselves(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await duel(hall, Sitter("anna"), Sitter("bert"))
        await to_climax(hall, live, Random(5))
        assert live.holds("anna")
        assert live.holds("bert")
        climax = live.series.climax
        assert climax is not None
        await hall.go_on(live, ANNA, climax.ply)
        assert not live.holds("anna")
        assert live.holds("bert")
        table = shown_to(live, 1, held=True)
        assert table.climax
        assert table.at == climax.ply
        assert not table.choices
        assert not shown_to(live, 0, held=False).climax

    in_halls(tmp_path, story)


def test_who_acts_by_a_program_is_never_held_and_never_waited_for(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await duel(hall, Sitter("anna"), Sitter("bert"))
        await to_climax(hall, live, Random(5))
        await hall.leave_page(live, ANNA)
        assert not live.holds("anna")
        fresh = await duel(hall, Sitter("anna"), Sitter("bert"))
        while fresh.series.climax is None:
            await hall.act(fresh, guest_to_act(fresh), fresh.series.ply, any_action(fresh, Random(5)))
        assert not fresh.holds("anna"), "nobody has looked at a page"

    in_halls(tmp_path, story)


def test_a_bot_waits_until_the_player_goes_on(tmp_path: Path) -> None:
    """And it is asked at once when they do."""

    async def story(hall: Hall, _: Hall) -> None:
        live = await duel(hall, Sitter("anna"), Sitter(bot="random"))
        await hall.look(live, ANNA)
        rng = Random(6)
        while not live.holds("anna"):
            await turn_of(live, lambda: live.next_player == 0 or live.holds("anna"))
            if not live.holds("anna"):
                await hall.go_on(live, ANNA, live.series.ply)
                await hall.act(live, ANNA, live.series.ply, any_action(live, rng))
        assert live.bot_to_act == ""
        held = live.series.climax
        assert held is not None
        await hall.go_on(live, ANNA, held.ply)
        assert live.bot_to_act == ("random" if live.next_player == 1 else "")
        await turn_of(live, lambda: live.next_player == 0)

    in_halls(tmp_path, story)


async def turn_of(live: LiveMatch, happened: Callable[[], bool]) -> None:
    while not happened():
        changed = live.changed
        if not happened():
            await asyncio.wait_for(changed.wait(), 60)


def test_after_the_first_game_one_is_told_the_score_and_the_new_side(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await duel(hall, Sitter("anna"), Sitter("bert"), games=2)
        rng = Random(7)
        for guest in (ANNA, BERT):
            await hall.look(live, guest)
        while live.series.number == 1:
            await hall.go_on(live, guest_to_act(live), live.series.ply)
            await hall.act(live, guest_to_act(live), live.series.ply, any_action(live, rng))
        points = live.series.finished[0].outcome
        assert points is not None
        table = shown_to(live, 0, held=True)
        assert table.score == "Game 1 of 2"
        score = re.compile(rf": {points.points[0]} · .*: {points.points[1]}\b")
        assert score.search(table.climax[1])
        assert table.climax[-1].endswith("Your side now: The Balrog.")
        after = shown_to(live, 0, held=False)
        assert after.score.startswith("Game 2 of 2")
        assert score.search(after.score)

    in_halls(tmp_path, story)


# On the page, without a script.


def test_it_stays_without_a_script_and_over_a_reload(browser: NewBrowser) -> None:
    me, rng = browser(), Random(8)
    path = me.start("the-duel", "same")
    while not me.has_form("/go-on"):
        if me.has_form("/ready"):
            form = me.form("/ready")
            me.press(form, *form.buttons[0][:2])
        else:
            me.act(rng.choice(me.choices()))
    told = re.findall(r'class="question">([^<]*)', me.page.text)
    me.open(path)
    assert re.findall(r'class="question">([^<]*)', me.page.text) == told
    assert "The duel ends" in told[0]
    assert not me.has_form("/act")
    assert not me.has_form("/ready")
    me.press(me.form("/go-on"))
    assert not me.has_form("/go-on")
    assert me.has_form("/act") or me.has_form("/ready")
    me.open(path)
    assert not me.has_form("/go-on")


def test_after_a_restart_the_present_is_shown(tmp_path: Path) -> None:
    async def story(hall: Hall, other: Hall) -> None:
        live = await duel(hall, Sitter("anna"), Sitter("bert"))
        await to_climax(hall, live, Random(5))
        there = await other.live(live.header.id)
        await other.look(there, ANNA)
        assert there.series.climax == live.series.climax
        assert not there.holds("anna")

    in_halls(tmp_path, story)


# The end.


@pytest.mark.parametrize("game", ["the-duel", "confrontation"])
def test_at_the_end_nothing_is_hidden_and_everybody_stays_in_their_place(game: str) -> None:
    series = played(begun(game), Random(9), lambda series: series.over)
    views = [match_view(series, seat).prompt.view for seat in OBSERVERS]
    assert [view.seat for view in views] == [0, 1, 0]
    assert replaced(views[0], seat=1) == views[1]
    side, zone = {"the-duel": ("balrog", "own"), "confrontation": ("dark", "places")}[game]
    assert all(getattr(getattr(view, side), zone) is not None for view in views)
    assert getattr(getattr(series.match.view(0), side), zone) is None, "which it was before"


def test_resigning_opens_the_table_too() -> None:
    series = begun("the-duel").resign(0)
    assert match_view(series, PUBLIC).prompt.view.balrog.own is not None


# What has just happened.


@pytest.mark.parametrize("game", ["the-duel", "confrontation", "middle-earth"])
def test_the_last_turn_of_the_other_is_told_as_a_whole(game: str) -> None:
    """All that they chose since one's own last choice but one, and nothing that one chose oneself."""
    series, rng, checked = begun(game), Random(10), 0
    for _ in range(60):
        if series.over:
            break
        for seat in (0, 1):
            turn = last_turn(series, seat)
            if turn is None:
                assert 1 - seat not in series.actors
                continue
            inside = [
                actor
                for actor, place in zip(series.actors, series.places, strict=True)
                if turn.first <= place <= turn.last
            ]
            assert inside[0] == 1 - seat
            assert seat not in inside
            others = [place for place, actor in enumerate(series.actors) if actor == 1 - seat]
            assert turn.first <= series.places[others[-1]] <= turn.last
            checked += 1
        series = one_choice(series, rng)
    assert checked > 50


@pytest.mark.parametrize("game", ["the-duel", "confrontation", "middle-earth"])
def test_everybody_hears_the_same(game: str) -> None:
    """A sound is made of what everybody may know: it never differs between those who know more or less."""
    series, rng, heard = begun(game), Random(11), set()
    while not series.over:
        series = one_choice(series, rng)
        for moment in series.chronicle.moments:
            sounds = {sounds_of(series.game, moment.steps[seat]) for seat in OBSERVERS}
            assert len(sounds) == 1
            heard |= sounds
    assert {"card", "blow"} <= {sound for sounds in heard for sound in sounds.split("+")}


# Two people at one screen.


def test_where_both_know_the_same_nobody_draws_a_curtain(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Hall) -> None:
        live = await duel(hall, Sitter("anna"), Sitter("anna"), game="middle-earth")
        assert live.alike
        assert live.seat_for(ANNA) == live.series.actor
        looked = live.series.game.setup(LOOKED, {})
        views = [live.series.game.view(looked, seat) for seat in (0, 1)]
        assert not live.series.game.alike((views[0], views[1])), "a look through the discard is for one player"

    in_halls(tmp_path, story)


LOOKED = "chapter 1; removed oath captain barter; looked fellowship"
