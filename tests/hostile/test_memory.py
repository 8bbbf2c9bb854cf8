"""What stays in memory of those who come, look and go."""

import gc
from contextlib import ExitStack

import pytest
from litestar.connection import ASGIConnection

from tests.support.patience import until
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.core.game import Line
from threerings.games import load
from threerings.web.series import Series
from threerings.web.speech import SENTENCES, Speech


def alive(kind: type) -> int:
    gc.collect()
    return sum(isinstance(thing, kind) for thing in gc.get_objects())


def test_a_stream_keeps_nothing_of_its_request(server: Server) -> None:
    me = Visitor(server)
    path = me.start("the-duel", "same")
    before = alive(ASGIConnection)
    with ExitStack() as streams:
        for _ in range(5):
            streams.callback(server.let_go, server.hold(me.get(f"{path}/stream")))
        assert until(lambda: alive(ASGIConnection) <= before), "the last may still be on its way"


@pytest.fixture
def words() -> Speech:
    return Speech("en", "the-duel")


def test_what_is_asked_and_offered_is_not_remembered(words: Speech) -> None:
    game = load("the-duel")
    series = Series(game, game.settle({})).sit_down({}, lambda _: 0)
    asked = series.prompt(series.actor)
    before = alive(Line)
    for _ in range(50):
        words.say(game.question(asked.view))
        words.say(game.offer(asked.view, asked.legal[0]))
    assert alive(Line) <= before


def test_the_lines_of_old_logs_are_forgotten(words: Speech) -> None:
    before = alive(Line)
    for _ in range(3):
        lines = [Line("web-guest", {"number": number}) for number in range(SENTENCES)]
        assert [words.tell(line) for line in lines] == [words.say(line) for line in lines]
        del lines
    assert alive(Line) <= before + SENTENCES
