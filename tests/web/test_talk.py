"""What players are told of each other's doings beside the game: undo, resigning, a rematch."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.support.browser import Browser
from tests.support.patience import until
from tests.support.program import Program
from tests.support.server import Server
from tests.web.test_server import Listener

NewBrowser = Callable[..., Browser]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[NewBrowser]:
    with ExitStack() as closing:

        def new(name: str, language: str = "en") -> Browser:
            made = Browser(server.url, language)
            closing.callback(made.close)
            made.open("/me")
            made.press(made.form("/settings"), name=name, back="/me")
            return made

        yield new


def met(me: Browser, friend: Browser, **wishes: str) -> str:
    """Both at a table; where it is."""
    path = me.start("the-duel", "invite", seat="gandalf", **wishes)
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    friend.open(link[1])
    friend.press(friend.form("/join"))
    me.open(path)
    return path


@pytest.mark.parametrize("games", ["1", "2"])
def test_whoever_resigns_is_told_so_and_the_others_who_it_was(browser: NewBrowser, games: str) -> None:
    me, friend, third = browser("Anna"), browser("Bert", "de"), browser("Cora", "fr")
    path = met(me, friend, games=games)
    me.press(me.form("/resign"))
    assert "You have lost." in me.page.text
    assert "You have resigned." in me.page.text
    assert "Anna has resigned" not in me.page.text
    friend.open(path)
    assert "Du hast gewonnen." in friend.page.text
    assert "Anna hat aufgegeben." in friend.page.text
    third.open(path)
    assert "Victoire\N{NO-BREAK SPACE}: Bert." in third.page.text
    assert "Abandon\N{NO-BREAK SPACE}: Anna." in third.page.text


def test_before_resigning_a_player_of_two_games_knows_what_they_give_up(browser: NewBrowser) -> None:
    me, friend = browser("Anna"), browser("Bert", "de")
    path = met(me, friend, games="2")
    assert "This gives up the whole match: this game, and the second" in me.page.text
    while "The first game is over" not in me.page.text:
        for player in (me, friend):
            player.open(path)
            if player.choices():
                player.act(player.choices()[0])
        me.open(path)
    me.choices()  # by which they go on from the end of the first game
    assert re.search(r"the first game too\. The score so far – Anna: \d+, Bert: \d+\.", me.page.text)
    friend.open(path)
    friend.choices()
    mine = re.search(r"score so far – Anna: (\d+), Bert: (\d+)", me.page.text)
    theirs = re.search(r"Der Stand bisher – Anna: (\d+), Bert: (\d+)", friend.page.text)
    assert mine
    assert theirs
    assert mine.groups() == theirs.groups()
    single = browser("Cora")
    single.start("the-duel", "bot:random")
    assert "whole match" not in single.page.text


def test_a_refused_wish_reaches_the_one_who_had_it(browser: NewBrowser) -> None:
    me, friend = browser("Anna"), browser("Bert")
    path = met(me, friend)
    me.act(me.choices()[0])
    friend.open(path)
    friend.act(friend.choices()[0])
    me.open(path)
    me.press(me.form("/undo"), "answer", "ask")
    friend.open(path)
    listener = Listener(me, path)
    heard(listener, "has been asked whether")
    friend.press(friend.form("/undo"), "answer", "no")
    heard(listener, "Your opponent does not agree: the last choice stands.")
    assert "Your opponent does not agree" not in friend.page.text
    assert "The Balrog does not agree: the choice stands." in friend.page.text, "the story tells it to everybody"


def test_programs_ask_and_answer_and_hear_that_they_were_refused(server: Server) -> None:
    with Program(server.url) as anna, Program(server.url) as bert:
        wish = {"game": "the-duel", "opponent": "invite", "seat": "gandalf"}
        card = anna.post("/api/matches", json=wish).json()
        path = f"/api/matches/{card['match']}"
        bert.post(f"{path}/join", json={"invite": card["invite"]})
        for client in (anna, bert):
            prompt = client.get(f"{path}/prompt").json()
            client.post(f"{path}/act", json={"ply": prompt["ply"], "action": prompt["legal"][0]["text"]})
        prompt = anna.get(f"{path}/prompt").json()
        assert prompt["undo"] == "ask"
        assert anna.post(f"{path}/undo", json={"ply": prompt["ply"], "answer": "ask"}).json()["undo"] == "asked"
        asked = bert.get(f"{path}/prompt").json()
        assert asked["undo"] == "answer"
        with anna.stream("GET", f"{path}/stream") as stream:
            lines = stream.iter_lines()
            next(line for line in lines if line.startswith("data: {"))
            bert.post(f"{path}/undo", json={"ply": asked["ply"], "answer": "no"})
            assert '"undo":"refused"' in next(line for line in lines if line.startswith("data: {"))
        prompt = anna.get(f"{path}/prompt").json()
        again = anna.post(f"{path}/undo", json={"ply": prompt["ply"], "answer": "ask"})
        assert (again.status_code, again.json()["error"]) == (409, "not-now")
        assert anna.post(f"{path}/undo", json={"ply": prompt["ply"], "answer": "maybe"}).status_code == 400


def test_a_limit_to_taking_back_is_told_in_a_sentence(
    browser: NewBrowser, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threerings.web.series.MOST_UNDOS", 2)
    monkeypatch.setattr("threerings.web.tables.MOST_UNDOS", 2)
    me = browser("Anna", "fr")
    me.start("the-duel", "same", seat="gandalf")
    for _ in range(2):
        me.press(me.form("/ready"))
        me.act(me.choices()[0])
        me.press(me.form("/undo"), "answer", "ask")
    if me.has_form("/ready"):
        me.press(me.form("/ready"))
    me.act(me.choices()[0])
    token = dict(me.form("/settings").fields)["_csrf_token"]
    ply = re.search(r'data-ply="(\d+)"', me.page.text)
    assert ply
    sent = {"_csrf_token": token, "ply": ply[1], "answer": "ask"}
    answer = me.client.post(f"{me.path}/undo", data=sent)
    assert answer.status_code == 409
    assert "Vous avez repris 2 choix dans cette partie" in answer.text
    with Program(server.url) as client:
        wish = {"game": "the-duel", "opponent": "same", "seat": "gandalf"}
        path = f"/api/matches/{client.post('/api/matches', json=wish).json()['match']}"
        for _ in range(3):
            prompt = client.get(f"{path}/prompt").json()
            after = client.post(f"{path}/act", json={"ply": prompt["ply"], "action": prompt["legal"][0]["text"]}).json()
            answer = client.post(f"{path}/undo", json={"ply": after["ply"], "answer": "ask"})
        assert (answer.status_code, answer.json()["error"]) == (409, "undos")
        assert "2 times" in answer.json()["sentence"]


def heard(listener: Listener, words: str) -> str:
    """The table that says so, once it has come."""
    assert until(lambda: any(words in data for _, _, data in listener.events)), listener.events[-1][2]
    return next(data for _, _, data in listener.events if words in data)


def test_a_rematch_that_is_offered_shows_at_once_and_everybody_goes_along(browser: NewBrowser) -> None:
    me, friend, third = browser("Anna"), browser("Bert", "fr"), browser("Cora")
    path = met(me, friend)
    me.press(me.form("/resign"))
    friend.open(path)
    listener, watcher = Listener(friend, path), Listener(third, path)
    assert "revanche." not in heard(listener, 'id="table"')
    me.press(me.form("/rematch"), "sides", "lots")
    assert "You have offered Bert a rematch: Draw lots." in me.page.text
    assert "Anna vous propose une revanche" in heard(listener, "Tirer au sort.")
    friend.open(path)
    friend.press(friend.form("/rematch"), "answer", "yes")
    rematch = friend.path
    assert rematch != path
    assert f'href="{rematch}"' in heard(watcher, "The players go on with a rematch.")
    assert "The rematch is ready." in me.open(path)
    assert f'href="{rematch}"' in me.page.text
    friend.sit_down()
    me.open(rematch)
    me.sit_down()
    assert me.choices() or friend.open(rematch)


def test_an_offer_is_refused_or_withdrawn_in_the_sight_of_both(browser: NewBrowser, server: Server) -> None:
    me, friend = browser("Anna"), browser("Bert", "de")
    path = met(me, friend)
    friend.open(path)
    friend.press(friend.form("/resign"))
    friend.press(friend.form("/rematch"), "sides", "same")
    server.hall.matches.alive.pop(path.removeprefix("/match/"))  # nobody has looked at it for long
    assert "Bert offers you a rematch: Same sides." in me.open(path)
    me.press(me.form("/rematch"), "answer", "no")
    assert "You have declined the rematch." in me.page.text
    assert "Anna möchte jetzt keine Revanche." in friend.open(path)
    assert not friend.has_form("/rematch") or not friend.form("/rematch").buttons, "who was refused does not ask again"
    me.press(me.form("/rematch"), "sides", "swap")
    friend.open(path)
    assert "Anna bietet dir eine Revanche an: Seiten getauscht." in friend.page.text
    me.press(me.form("/rematch"), "answer", "withdraw")
    assert "Anna hat das Angebot einer Revanche zurückgezogen." in friend.open(path)
    story = me.open(path)
    for told in ("Balrog offers a rematch with the same sides", "withdraws the offer of a rematch"):
        assert told in story


def test_sides_of_a_rematch_are_swapped_kept_or_drawn(browser: NewBrowser, server: Server) -> None:
    me, friend = browser("Anna"), browser("Bert")
    seen = set()
    for sides in ("swap", "same", *["lots"] * 12):
        path = met(me, friend)
        me.press(me.form("/resign"))
        me.press(me.form("/rematch"), "sides", sides)
        friend.open(path)
        friend.press(friend.form("/rematch"), "answer", "yes")
        before, after = (server.run(server.hall.live(one.removeprefix("/match/"))) for one in (path, friend.path))
        swapped = before.sitters != after.sitters
        assert sides == "lots" or swapped == (sides == "swap")
        seen.add((sides, swapped))
        friend.press(friend.form("/resign"))
    assert {("lots", True), ("lots", False)} <= seen


def test_a_wish_to_take_back_is_withdrawn(browser: NewBrowser) -> None:
    me, friend = browser("Anna"), browser("Bert")
    path = met(me, friend)
    me.act(me.choices()[0])
    friend.open(path)
    friend.act(friend.choices()[0])
    me.open(path)
    me.press(me.form("/undo"), "answer", "ask")
    assert friend.open(path)
    assert friend.has_form("/undo")
    me.press(me.form("/undo"), "answer", "withdraw")
    assert "You have withdrawn your wish" in me.page.text
    assert "no longer wants to take the choice back" in friend.open(path)
    token = dict(me.form("/settings").fields)["_csrf_token"]
    ply = re.search(r'data-ply="(\d+)"', me.page.text)
    assert ply
    again = me.client.post(f"{path}/undo", data={"_csrf_token": token, "ply": ply[1], "answer": "withdraw"})
    assert again.status_code == 409


def test_a_rematch_from_before_offers_were_noted_is_nobody_s_offer(browser: NewBrowser, server: Server) -> None:
    me = browser("Anna")
    path = me.start("the-duel", "bot:random")
    me.press(me.form("/resign"))
    match = path.removeprefix("/match/")
    sitters = server.run(server.hall.live(match)).sitters[::-1]
    server.run(server.hall.create("the-duel", {}, sitters, waits=True, follows=match))
    server.hall.matches.alive.pop(match)
    assert "The rematch is ready." in me.open(path)


def test_programs_offer_a_rematch_and_hear_of_it(server: Server) -> None:
    with Program(server.url) as anna, Program(server.url) as bert, Program(server.url) as third:
        card = anna.post("/api/matches", json={"game": "the-duel", "opponent": "invite", "seat": "gandalf"}).json()
        path = f"/api/matches/{card['match']}"
        bert.post(f"{path}/join", json={"invite": card["invite"]})
        assert anna.post(f"{path}/rematch", json={}).json()["error"] == "not-now"
        bert.post(f"{path}/resign")
        with anna.stream("GET", f"{path}/stream") as stream:
            lines = stream.iter_lines()
            next(line for line in lines if line.startswith("data: {"))
            assert bert.post(f"{path}/rematch", json={"sides": "same"}).json()["offer"] == "offered"
            assert next(line for line in lines if '"offer":"answer","offered_sides":"same"' in line)
        assert third.get(f"{path}/prompt").json()["offer"] == ""
        rematch = anna.post(f"{path}/rematch", json={"answer": "yes"}).json()["rematch"]
        assert rematch
        for client in (anna, bert, third):
            assert client.get(f"{path}/prompt").json()["rematch"] == rematch
        assert bert.post(f"{path}/rematch", json={}).json()["rematch"] == rematch, "it is made once"
