"""Hints and a coach: only against bots, only for the one who has them, and the log keeps that they were used."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.browser import Browser
from tests.support.patience import until
from tests.support.server import Server
from threerings.bots.worker import Study
from threerings.bots.workers import NoChoice
from threerings.core.proof import prove
from threerings.core.record import AID, aids_in, read, replay
from threerings.games import load
from threerings.school.coach import AFTER
from threerings.search.think import Candidate, Thought
from threerings.web.limits import MOST_AIDS_WAITING
from threerings.web.live import LiveMatch

GOOD, BAD = 0.4, -0.4


async def first_is_best(study: Study, *_: object) -> Thought:
    """A master who likes the first choice, and clearly nothing else."""
    await asyncio.sleep(0)
    best, *others = study.prompt.legal
    found = (Candidate(best, 4000, GOOD), *(Candidate(action, 4000, BAD) for action in others))
    return Thought(found, 4000, (best,))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("coach")) as running:
        running.hall.workers.study = first_is_best  # type: ignore[method-assign, assignment]
        yield running


@pytest.fixture
def me(server: Server) -> Iterator[Browser]:
    browser = Browser(server.url)
    yield browser
    browser.close()


def live_at(server: Server, path: str) -> LiveMatch:
    return server.run(server.hall.live(path.rpartition("/")[2]))


def asked(me: Browser, path: str) -> list[str]:
    """The choices, as soon as there are some."""

    def look() -> bool:
        me.open(path)
        return bool(me.choices()) or me.over

    assert until(look)
    return me.choices()


def stored_log(server: Server, path: str) -> tuple[str, ...]:
    stored = server.run(server.hall.store.match(path.rpartition("/")[2]))
    assert stored is not None
    return stored.log


def aids(server: Server, path: str) -> list[str]:
    return [line for line in stored_log(server, path) if AID.fullmatch(line)]


# Hints.


@pytest.mark.parametrize("game", ["the-duel", "confrontation", "middle-earth"])
def test_a_hint_says_what_a_master_would_do_and_lights_it_up_without_a_script(
    server: Server, me: Browser, game: str
) -> None:
    side = load(game).sides[0]
    path = me.start(game, "bot:greedy", seat=side)
    best = asked(me, path)[0]
    assert 'class="share"' not in me.page.text
    page = me.press(me.form("/hint"))
    assert '"share">70%<' in page
    assert page.count('class="share"') == 3
    label = next(label for _, value, label in me.form("/act").buttons if value == best)
    assert re.search(r'<li><span>([^<]*)</span> <span class="share">70%', page)[1] == label  # type: ignore[index]
    assert re.search(r'class="[^"]*\blit\b', page), "the things to touch are lit"
    assert not me.has_form("/hint"), "there is nothing more to be said"
    assert aids(server, path) == [f"hint {side}"]


def test_a_hint_counts_once_however_often_it_is_asked_for(server: Server, me: Browser) -> None:
    path = me.start("the-duel", "bot:greedy", seat="gandalf")
    asked(me, path)
    form = me.form("/hint")
    for _ in range(3):
        me.press(form)
    assert aids(server, path) == ["hint gandalf"]
    me.act(me.choices()[0])
    page = me.press(form)
    assert me.page.status_code == 409, "it is about what was asked then"
    assert 'class="share"' not in page


def test_nobody_else_sees_that_there_is_help(server: Server, me: Browser) -> None:
    path = me.start("the-duel", "bot:greedy", seat="gandalf", public="on")
    asked(me, path)
    other = Browser(server.url)
    other.open("/")
    before = other.open(path)
    me.press(me.form("/hint"))
    me.press(me.form("/coach"), "answer", "on")
    assert "aid" in me.page.text
    live = live_at(server, path)
    assert live.series.lines[-2:] == ["hint gandalf", "coach on gandalf"]
    assert other.open(path) == before, "not even the number of a ply"
    assert other.client.post(f"{path}/hint", data=csrf(other)).status_code == 409
    other.close()


def csrf(browser: Browser) -> dict[str, str]:
    [token] = {value for form in browser.forms for name, value in form.fields if name == "_csrf_token"}
    return {"_csrf_token": token, "ply": "1"}


@pytest.mark.parametrize("opponent", ["same", "invite", "open"])
def test_there_is_no_help_against_people(me: Browser, opponent: str) -> None:
    path = me.start("the-duel", opponent, seat="gandalf", coach="on")
    me.open(path)
    assert not me.has_form("/hint")
    assert not me.has_form("/coach")
    assert not me.has_form("/chances")
    for way in ("hint", "coach", "chances"):
        answer = me.client.post(f"{path}/{way}", data=csrf(me) | {"answer": "on"})
        assert answer.status_code == 409
        assert "alone against a bot" in answer.text


def test_where_nobody_can_think_the_page_says_so(server: Server, me: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> Any:
        raise NoChoice("no")

    path = me.start("the-duel", "bot:greedy", seat="gandalf")
    asked(me, path)
    with monkeypatch.context() as broken:
        broken.setattr(server.hall.workers, "study", nothing)
        assert "not possible at this moment" in me.press(me.form("/hint"))
        assert aids(server, path) == []
    assert '"share">70%<' in me.press(me.form("/hint")), "it can be asked for again"


# The coach.


def coached(server: Server, me: Browser, game: str = "the-duel", side: str = "gandalf") -> str:
    path = me.start(game, "bot:greedy", seat=side, coach="on")
    asked(me, path)
    assert until(lambda: "chance to win is about" in me.open(path))
    return path


def plain_cards(me: Browser) -> list[str]:
    """Of the choices: after a special card it may be one's turn again."""
    return [text for text in me.choices() if text.startswith("lay C")]


def test_the_coach_tells_what_matters_before_a_choice(server: Server, me: Browser) -> None:
    path = coached(server, me)
    assert aids(server, path) == ["coach on gandalf"]
    assert "You begin: nothing attacks you yet" in me.page.text
    assert "about 70%" in me.page.text
    me.press(me.form("/coach"), "answer", "off")
    assert "You begin: nothing attacks you yet" not in me.page.text
    assert aids(server, path) == ["coach on gandalf", "coach off gandalf"]


def test_after_a_clear_mistake_the_bot_waits_until_it_is_taken_back_or_left(server: Server, me: Browser) -> None:
    path = coached(server, me)
    best, *_, worst = plain_cards(me)
    me.act(worst)
    assert until(lambda: "Take it back" in me.open(path))
    assert "from about 70% to 30%" in me.page.text
    live = live_at(server, path)
    assert live.series.actor == 1, "the bot has not answered"
    assert not live.bot_to_act
    me.press(me.form("/coach"), "answer", "back")
    assert worst in me.choices(), "it lies in the hand again"
    assert stored_log(server, path)[-1].startswith("undo to")
    assert live.series.undos == [1, 0]
    me.act(worst)
    assert until(lambda: "Take it back" in me.open(path))
    me.press(me.form("/coach"), "answer", "leave")
    assert worst not in asked(me, path)
    assert best in me.choices(), "the bot has answered, and the match goes on"


def test_after_a_good_choice_the_bot_answers_and_the_coach_grows_silent(server: Server, me: Browser) -> None:
    path, question = coached(server, me), load("the-duel").question
    live = live_at(server, path)
    while live.counsel.form.answered.count(question(live.series.prompt(0).view).key) < AFTER:  # there are several kinds
        me.act(asked(me, path)[0])
        asked(me, path)
    assert "Your coach" not in me.page.text
    assert me.has_form("/coach"), "though it is still there"
    me.act(plain_cards(me)[-1])
    assert until(lambda: "Take it back" in me.open(path))
    me.press(me.form("/coach"), "answer", "leave")
    asked(me, path)
    assert "Your coach" in me.page.text, "it speaks again"


def test_a_mistake_sent_twice_is_judged_once(server: Server, me: Browser) -> None:
    path = coached(server, me)
    form, worst = me.form("/act"), me.choices()[-1]
    for _ in range(2):
        me.press(form, "action", worst)
    assert until(lambda: "Take it back" in me.open(path))
    assert live_at(server, path).counsel.form.lost == pytest.approx([0.4])


def test_programs_that_play_for_somebody_with_a_coach_wait_for_nobody(server: Server, me: Browser) -> None:
    path = coached(server, me)
    live = live_at(server, path)
    guest = server.run(server.hall.store.guest(live.sitters[0].guest))
    assert guest is not None
    server.run(server.hall.leave_page(live, guest))
    worst = me.choices()[-1]
    server.run(server.hall.act(live, guest, live.series.ply, worst))
    assert until(lambda: live.series.actor == 0)
    assert live.counsel.mistake is None


def test_a_guest_is_thought_for_only_so_often_at_once(server: Server, me: Browser) -> None:
    path = me.start("the-duel", "bot:greedy", seat="gandalf")
    asked(me, path)
    guest = live_at(server, path).sitters[0].guest
    server.hall.coaching._waiting[guest] = MOST_AIDS_WAITING
    try:
        assert "not possible at this moment" in me.press(me.form("/hint"))
    finally:
        del server.hall.coaching._waiting[guest]


# What stays.


def test_records_keep_what_help_was_used_and_can_be_proven(server: Server, me: Browser) -> None:
    path = coached(server, me)
    me.press(me.form("/hint"))
    worst = me.choices()[-1]
    me.act(worst)
    assert until(lambda: "Take it back" in me.open(path))
    me.press(me.form("/coach"), "answer", "back")
    me.press(me.form("/resign"))
    assert "hint gandalf" not in me.page.text
    content = me.client.get(f"{path}/record").content
    [record] = read(content)
    assert record.lines.count("hint gandalf") == 1
    assert record.lines.count("coach on gandalf") == 1
    [used] = aids_in(record.lines, load("the-duel").sides)
    assert used == ("gandalf", 1, True, False)
    assert replay(record, load("the-duel")).resigned == 0
    proof = prove([record], load("the-duel"))
    assert proof is not None
    assert proof.undone == 1
    assert "asked for one hint" in me.open(f"{path}/replay")
    assert "had a coach" in me.page.text


def test_a_server_that_starts_again_knows_who_has_a_coach(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.hall.workers.study = first_is_best  # type: ignore[method-assign, assignment]
        me = Browser(server.url)
        path = me.start("the-duel", "bot:greedy", seat="gandalf", coach="on")
        asked(me, path)
        me.press(me.form("/hint"))
        cookies = me.client.cookies
        before = live_at(server, path).series.lines
        me.close()
    with Server(tmp_path) as server:
        server.hall.workers.study = first_is_best  # type: ignore[method-assign, assignment]
        me = Browser(server.url)
        me.client.cookies = cookies
        live = live_at(server, path)
        assert live.series.lines == before
        assert live.series.coached == {0}
        assert until(lambda: '"share">70%<' in me.open(path)), "it was asked for before"
        assert aids(server, path).count("hint gandalf") == 1
        me.close()
