"""Non-interference on every door of the server; and leaks that are planted there are found."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from jinja2 import BaseLoader, ChoiceLoader, FunctionLoader
from litestar import Litestar
from litestar.types import HTTPScope

from tests.secrecy.doors import NAMES
from tests.secrecy.double import MATCH
from tests.secrecy.law import Difference, Tally, Wish, compare
from tests.secrecy.long import Scale, main
from threerings.bots import workers
from threerings.bots.tempo import Pace
from threerings.bots.worker import Question
from threerings.bots.workers import Workers
from threerings.core.game import OBSERVERS, Seat
from threerings.games import GAMES
from threerings.store import RUNNING, Guest, Store
from threerings.store import history as store_history
from threerings.store.ratings import Leader, Rating, Skill
from threerings.store.sqlite import SqliteStore
from threerings.web import (
    api,
    api_profiles,
    calls,
    logs,
    messenger,
    middleware,
    own_data,
    pairing,
    play,
    players,
    previews,
    render,
    reviews,
    tables,
    talk,
    talk_pages,
)
from threerings.web import live as live_module
from threerings.web.app import Settings, application
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.payloads import PromptCard
from threerings.web.series import Series
from threerings.web.tables import MatchView, match_view

DOUBLES = 3
ENOUGH = 4
"""Pairs of views, of each door."""
CHANGING = {"go-on", "resign", "rematch", "ready", "join", "branch", "share", "talk"}
"""What can be done to a match besides acting; what is told after it is told by the other doors too."""


def compared(
    game: str, observer: Seat, doors: Collection[str] = NAMES, *, every: int = 5, enough: int = ENOUGH, first: int = 0
) -> Tally:
    """Raises Difference."""
    tally = Tally()
    for seed in range(first, first + 40):
        tally.merge(asyncio.run(compare(Wish(game, observer, seed, DOUBLES, every), doors)))
        if all(tally.pairs[door] >= enough for door in doors if door != "acted"):
            return tally
    raise AssertionError("the truths have to differ for the law to mean anything")


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("game", GAMES)
def test_what_an_observer_cannot_tell_apart_every_door_tells_alike(game: str, observer: Seat) -> None:
    tally = compared(game, observer)
    assert set(tally.pairs) >= set(NAMES) - {"acted"}


@pytest.mark.parametrize("game", GAMES)
def test_who_is_away_is_told_alike_what_they_cannot_tell_apart(game: str) -> None:
    """Whoever has a stream open is told nothing from afar: so here nobody has one."""
    assert compared(game, 0, ["notices"], every=1).pairs["notices"] >= ENOUGH


def test_every_route_of_a_match_is_one_of_the_doors(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = set()
    honest = logs.request_fields

    def heard(scope: HTTPScope, status: int) -> dict[str, Any]:
        asked.add(scope["path_template"])
        return honest(scope, status)

    monkeypatch.setattr(middleware, "request_fields", heard)
    compared("the-duel", 0, every=2)
    assert asked >= {path for path in routes_of_a_match(tmp_path) if path.rpartition("/")[2] not in CHANGING}


def routes_of_a_match(folder: Path) -> set[str]:
    async def opened() -> Litestar:
        made = await application(Settings(folder))
        await made.services.hall.close()
        return made.app

    paths = {route.path_format for route in asyncio.run(opened()).routes}
    return {path for path in paths if re.match(r"(/api)?/match(es)?/\{match\}", path)}


def test_the_long_comparison_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scale = Scale(20, ["confrontation"], ["api match"], doubles=4, jobs=1, seed=1, file=tmp_path / "results")
    assert main(scale) == 0
    first = (tmp_path / "results").read_text()
    assert "no difference" in capsys.readouterr().out
    assert main(scale) == 0
    assert (tmp_path / "results").read_text() == first, "there was nothing left to do"
    assert main(scale._replace(pairs=60)) == 0
    assert (tmp_path / "results").read_text().startswith(first)
    assert main(scale._replace(doors=["cellar"])) == 2


# Leaks, planted on purpose.


def truth(live: LiveMatch) -> int:
    """A number that depends on all that is hidden."""
    return crc32("\n".join(live.series.log).encode())


def in_a_template(monkeypatch: pytest.MonkeyPatch) -> None:
    """A template is given more than it may show, and shows it."""
    honest = render.templates()
    page = "{# changed #}{% extends 'honest.html' %}{% block target %}{{ live.series.log[-20:] }}{% endblock %}"
    assert isinstance(honest.loader, BaseLoader)

    def planted(name: str) -> str | None:
        if name == "honest.html":
            return str(honest.loader.get_source(honest, "replay.html")[0]) if honest.loader else None
        return page if name == "replay.html" else None

    leaky = honest.overlay(loader=ChoiceLoader([FunctionLoader(planted), honest.loader]))
    monkeypatch.setattr(render, "templates", lambda: leaky)


def in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page is drawn from the other seat's view."""

    def other(series: Series, seat: Seat) -> MatchView:
        return match_view(series, seat)._replace(prompt=series.prompt(1 - seat))

    monkeypatch.setattr(live_module, "match_view", other)


def in_a_log_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server writes what somebody does."""
    honest = Hall.act

    async def chatty(self: Hall, live: LiveMatch, guest: Guest | None, ply: int, text: str, *more: Any) -> None:
        logging.getLogger("threerings.web").info("somebody has chosen %s", text)
        await honest(self, live, guest, ply, text, *more)

    monkeypatch.setattr(Hall, "act", chatty)


def in_an_event_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of an event depends on what is hidden, if only by one bit."""
    honest = play.events

    async def marked(live: LiveMatch, *others: Any) -> AsyncIterator[bytes]:
        async for piece in honest(live, *others):
            yield re.sub(rb"(?m)^(id: \d+)$", rb"\g<1>.%d" % (truth(live) % 2), piece)

    monkeypatch.setattr(play, "events", marked)


def in_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions are counted by what they are."""
    honest = Hall.act

    async def counted(self: Hall, live: LiveMatch, guest: Guest | None, ply: int, text: str, *more: Any) -> None:
        self.metrics.count_choice(text, 0.0)
        await honest(self, live, guest, ply, text, *more)

    monkeypatch.setattr(Hall, "act", counted)


def in_a_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is longer or shorter, and says the same."""
    honest = api.prompt_card

    def padded(live: LiveMatch, seat: Seat, language: str) -> PromptCard:
        card = honest(live, seat, language)
        card.question += " " * (truth(live) % 3)
        return card

    monkeypatch.setattr(api, "prompt_card", padded)


def in_an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The story is told in another order."""
    honest = tables.table_page

    def shuffled(known: MatchView, *others: Any) -> Any:
        table = honest(known, *others)
        hidden = crc32(repr(SECRETS[-1]).encode())
        return table if hidden % 2 else table.__class__(**{**vars(table), "log": table.log[::-1]})

    def noting(series: Series, seat: Seat) -> MatchView:
        SECRETS.append(series.log)
        return match_view(series, seat)

    monkeypatch.setattr(live_module, "table_page", shuffled)
    monkeypatch.setattr(live_module, "match_view", noting)


def in_a_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is heard depends on what is hidden."""

    def noting(series: Series, seat: Seat) -> MatchView:
        SECRETS.append(series.log)
        return match_view(series, seat)

    monkeypatch.setattr(live_module, "match_view", noting)
    monkeypatch.setattr(tables, "sounds_of", lambda *_: ("card", "step")[crc32(repr(SECRETS[-1]).encode()) % 2])


def in_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal of a picture depends on what is hidden."""

    def noting(series: Series, seat: Seat) -> MatchView:
        SECRETS.append(series.log)
        return match_view(series, seat)

    monkeypatch.setattr(previews, "match_view", noting)
    monkeypatch.setattr(previews, "seal", lambda: str(crc32(repr(SECRETS[-1:]).encode()) % 2))


def in_a_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that go on are counted, by what is hidden in them."""
    honest = SqliteStore.tallies

    async def counted(self: SqliteStore, guest: str, *, public: bool = False) -> list[store_history.Tally]:
        stored = await self.match(MATCH)
        hidden = crc32("\n".join(stored.log).encode()) % 2 if stored else 0
        return [*await honest(self, guest, public=public), store_history.Tally("the-duel", 0, "won", 1 + hidden)]

    monkeypatch.setattr(SqliteStore, "tallies", counted)


def in_a_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is rated before the match is over, by what is hidden in it."""
    honest = SqliteStore.ratings

    async def hasty(self: SqliteStore, guest: str) -> list[Rating]:
        stored, found = await self.match(MATCH), await honest(self, guest)
        hidden = crc32("\n".join(stored.log).encode()) % 2 if stored else 0
        return [one._replace(common=Skill(one.common.points + hidden, one.common.spread)) for one in found]

    monkeypatch.setattr(SqliteStore, "ratings", hasty)


def in_a_leaderboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of the best players depends on what is hidden."""
    honest = SqliteStore.leaders

    async def swayed(self: SqliteStore, *wanted: Any) -> list[Leader]:
        stored, found = await self.match(MATCH), await honest(self, *wanted)
        return found[::-1] if stored and crc32("\n".join(stored.log).encode()) % 2 else found

    monkeypatch.setattr(SqliteStore, "leaders", swayed)


def in_a_pairing(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far the other may be apart depends on what is hidden in another match."""
    honest = pairing.look

    async def swayed(hall: Hall, guest: Guest) -> pairing.Waiting | None:
        stored, found = await hall.store.match(MATCH), await honest(hall, guest)
        hidden = crc32("\n".join(stored.log).encode()) % 2 if stored else 0
        return found and found._replace(reach=found.reach + hidden)

    monkeypatch.setattr(pairing, "look", swayed)


def in_a_program_s_history(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the next page begins depends on what is hidden."""

    async def placed(store: Store, *_: Any) -> tuple[list[store_history.Played], int]:
        stored = await store.match(MATCH)
        return [], crc32("\n".join(stored.log).encode()) % 2 if stored else 0

    monkeypatch.setattr(api_profiles, "history_before", placed)


def in_one_s_own_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole log comes along, though the match goes on."""
    monkeypatch.setattr(own_data, "OVER", RUNNING)


def in_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a clock is charged depends on what was chosen."""
    honest = LiveMatch.thought
    monkeypatch.setattr(LiveMatch, "thought", lambda live, now: honest(live, now) + 100 * (truth(live) % 2))


def in_a_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether somebody is here depends on what they hold."""
    monkeypatch.setattr(players, "presence_of", lambda live, _: ("here", "away")[truth(live) % 2])


def in_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said in the other room is heard, if the truth is so."""
    honest = talk.heard

    def overheard(said: Any, room: str, guest: str = "") -> Any:
        return honest(said, room, guest)[: -1 if SECRETS and crc32(repr(SECRETS[-1]).encode()) % 2 else None]

    def noting(series: Series, seat: Seat) -> MatchView:
        SECRETS.append(series.log)
        return match_view(series, seat)

    monkeypatch.setattr(live_module, "match_view", noting)
    monkeypatch.setattr(talk_pages, "heard", overheard)


def in_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is away is told a little more than who has played what."""
    honest = calls.notice

    def chatty(live: LiveMatch, *others: Any) -> calls.Notice:
        told = honest(live, *others)
        return told._replace(body=f"{told.body}{'!' * (truth(live) % 2)}")

    monkeypatch.setattr(calls, "notice", chatty)


def in_the_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether somebody is called at all depends on what is hidden."""
    honest = calls.concerned
    monkeypatch.setattr(calls, "concerned", lambda live, before: honest(live, before) if truth(live) % 2 else {})


def in_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a letter says that something waits depends on what is hidden."""
    monkeypatch.setattr(messenger, "still_waits", lambda live, *_: bool(truth(live) % 2))


def in_a_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks whether the match is over."""
    monkeypatch.setattr(reviews, "reviewable", lambda live, _: live)


SECRETS: list[list[str]] = []
LEAKS: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "a template": ("replay", in_a_template),
    "a view": ("page", in_a_view),
    "a log line": ("log", in_a_log_line),
    "an event id": ("stream", in_an_event_id),
    "a figure": ("metrics", in_a_figure),
    "a size": ("api prompt", in_a_size),
    "an order": ("stream", in_an_order),
    "a sound": ("stream", in_a_sound),
    "a picture": ("preview", in_a_picture),
    "a profile": ("history", in_a_profile),
    "a rating": ("history", in_a_rating),
    "a leaderboard": ("leaderboard", in_a_leaderboard),
    "a pairing": ("pairing", in_a_pairing),
    "a program's history": ("api history", in_a_program_s_history),
    "one's own data": ("own data", in_one_s_own_data),
    "a clock": ("api prompt", in_a_clock),
    "a presence": ("api prompt", in_a_presence),
    "talk": ("stream", in_talk),
    "a notice": ("notices", in_a_notice),
    "a notice that does not come": ("notices", in_the_silence),
    "a letter": ("letter", in_a_letter),
    "a review": ("review", in_a_review),
}


@pytest.mark.parametrize(("name", "plant"), LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(name: str, plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: Any) -> None:
    plant(monkeypatch)
    with pytest.raises(Difference, match=f"“{name}”"):
        compared("the-duel", 0, [name], every=2, enough=200)


def test_a_bot_that_answers_as_soon_as_it_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the first beat after its thought: sooner where it has no choice, or sees a win at hand."""
    honest = Workers.choose

    async def hasty(self: Workers, question: Question, pace: Pace, guest: str = "") -> int:
        return await honest(self, question, pace._replace(beats=1), guest)

    monkeypatch.setattr(workers, "HELD", 0.0)
    monkeypatch.setattr(Workers, "choose", hasty)
    with pytest.raises(Difference, match="“bot”"):
        compared("confrontation", 0, ["bot"], every=1, enough=10_000, first=45)  # soon there is no choice in one truth
