"""The pages of lessons, without a browser."""

import re
from collections.abc import Iterator
from html import escape, unescape

import pytest

from tests.support.asgi import Answer
from tests.support.browser import Form
from tests.support.lessons import stops
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.school.lessons import PART, course, enough
from threerings.texts import texts
from threerings.web.guests import guest_with, key_in
from threerings.web.learn import address, mark_of

GAME = "the-duel"
FIRST = f"/learn/{GAME}/first-card"
WORDS = texts("en", GAME, PART)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("learn")) as running:
        yield running


def send(visitor: Visitor, target: str, **fields: str) -> Answer:
    """Send a form to some place of a lesson."""
    token = dict(visitor.forms[0].fields)["_csrf_token"]
    return visitor.ask(visitor.post(target, [("_csrf_token", token), *fields.items()]))


def marks(server: Server, visitor: Visitor) -> dict[str, str]:
    guest = server.run(guest_with(key_in(visitor.key), server.hall.store))
    return dict(server.run(server.hall.store.marks(guest.id))) if guest else {}


def says(answer: Answer, key: str) -> bool:
    return str(escape(WORDS(key), quote=False)) in answer.text


def test_who_finishes_a_lesson_becomes_a_guest_and_is_remembered(server: Server) -> None:
    visitor, (lesson, second, *_) = Visitor(server), course(GAME)
    for stop in stops(GAME, lesson):
        page = visitor.open(address(FIRST, stop.place))
        assert says(page, stop.scene.say)
        assert not visitor.key, "nobody is kept in mind for looking"
        last = stop.place
    done = send(visitor, address(f"{FIRST}/finish", last))
    assert done.header("location") == f"/learn/{GAME}#next"
    assert marks(server, visitor) == {mark_of(GAME, lesson.name): "done"}
    following = visitor.open(f"/learn/{GAME}")
    assert f'class="button primary" href="/learn/{GAME}/{second.name}"' in following.text
    assert Visitor(server).open(f"/learn/{GAME}").text.count('class="done"') == 0


def test_a_first_match_with_a_coach_is_offered_before_the_last_lesson(server: Server) -> None:
    visitor, lesson = Visitor(server), course(GAME)[0]
    *_, last = stops(GAME, lesson)
    visitor.open(FIRST)
    send(visitor, address(f"{FIRST}/finish", last.place))
    guest = server.run(guest_with(key_in(visitor.key), server.hall.store))
    assert guest
    for other in course(GAME)[1 : enough(GAME)]:
        assert not first_match(visitor)
        server.run(server.hall.store.mark(guest.id, mark_of(GAME, other.name), "done"))
    fields = dict(first_match(visitor)[0].fields)
    assert (fields["opponent"], fields["coach"], fields["seat"]) == ("bot:beginner", "on", lesson.seat)


def first_match(visitor: Visitor) -> list[Form]:
    """The forms of a course that lead to a match."""
    visitor.open(f"/learn/{GAME}")
    return [form for form in visitor.forms if form.action == f"/new/{GAME}"]


@pytest.mark.parametrize("target", ["finish?step=1", "finish?step=2", "finish?step=3&choice=lay+C11", "go-on?step=2"])
def test_a_lesson_is_finished_at_its_end_and_nowhere_else(server: Server, target: str) -> None:
    visitor = Visitor(server)
    visitor.open(FIRST)
    answer = send(visitor, f"{FIRST}/{target}")
    assert answer.status == 200
    assert marks(server, visitor) == {}


@pytest.mark.parametrize("query", ["step=9", "step=x", "step=3", "step=1&choice=lay+C11", "step=2&tried=lay+C99"])
def test_an_address_to_which_no_lesson_leads_begins_it(server: Server, query: str) -> None:
    visitor = Visitor(server)
    visitor.open(FIRST)
    answers = [visitor.ask(visitor.get(f"{FIRST}?{query}"))]
    answers += [send(visitor, f"{FIRST}/{doing}?{query}", action="x") for doing in ("act", "go-on", "finish", "why")]
    assert [(answer.status, answer.header("location")) for answer in answers] == [(303, FIRST)] * 5


@pytest.mark.parametrize("path", ["/learn/chess", f"/learn/{GAME}/nothing", "/learn/chess/nothing"])
def test_what_is_not_taught_is_not_found(server: Server, path: str) -> None:
    assert Visitor(server).open(path).status == 404


def test_choices_are_answered(server: Server) -> None:
    visitor = Visitor(server)
    visitor.open(FIRST)
    wrong = send(visitor, f"{FIRST}/act?step=2", action="lay C07")
    assert wrong.status == 303
    assert says(visitor.open(wrong.header("location")), "lesson-first-card-half")
    illegal = send(visitor, f"{FIRST}/act?step=2", action="lay C21")
    assert illegal.status == 422
    assert "DU-S2" in illegal.text
    assert send(visitor, f"{FIRST}/act?step=2", action="nonsense").status == 422
    assert send(visitor, f"{FIRST}/act?step=1", action="lay C11").status == 422, "there is something to read first"
    why = send(visitor, f"{FIRST}/why?step=2", thing="gandalf-C11")
    assert "You can do this" in why.text
    assert send(visitor, f"{FIRST}/why?step=2", action="nonsense").status == 200


def test_a_hint_is_a_link_to_the_same_table_and_lights_what_to_touch(server: Server) -> None:
    visitor = Visitor(server)
    asked = visitor.open(f"{FIRST}?step=3&choice=lay+C11&tried=lay+C06").text
    hinted = visitor.open(unescape(asked.split('id="hint" href="')[1].split('"')[0]))
    assert "Hint: Lay card 12. It parries both rows of the attack." in hinted.text
    assert re.findall(r'class="thing [^"]*\blit\b[^"]*" data-thing="([^"]*)"', hinted.text) == ["gandalf-C12"]
    assert 'id="hint"' not in hinted.text
    assert not says(hinted, "lesson-first-card-half-again"), "what was wrong is answered no more"
    assert 'id="hint"' not in visitor.open(FIRST).text, "there is something to read"


def test_what_the_balrog_holds_is_not_on_the_page(server: Server) -> None:
    """Of all cards of the Balrog a learner's page names the one that lies in the row."""
    page = Visitor(server).open(FIRST).text
    named = {part.split('"')[0] for part in page.split('data-thing="balrog-')[1:]}
    assert named == {"C08"}
