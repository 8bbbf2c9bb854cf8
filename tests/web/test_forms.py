"""Whole matches by forms alone: a browser without JavaScript."""

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from html import unescape
from importlib.resources import files
from pathlib import Path

import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.server import Server
from threerings.bots import LEVELS
from threerings.bots.ladder import ladder_ratings
from threerings.games import GAMES
from threerings.texts import LANGUAGES
from threerings.web.speech import speech as speech_of

NewBrowser = Callable[..., Browser]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[NewBrowser]:
    with ExitStack() as closing:

        def new(language: str = "en") -> Browser:
            made = Browser(server.url, language)
            closing.callback(made.close)
            return made

        yield new


def play_on(browser: Browser, path: str, rng: random.Random, until: Callable[[], bool]) -> None:
    """Choose anything until the condition holds; look again while the bot thinks."""
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline
        choices = browser.choices()
        if choices:
            browser.act(rng.choice(choices))
            assert browser.page.status_code == 200
        else:
            time.sleep(0.01)
            browser.open(path)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot(browser: NewBrowser, game: str) -> None:
    me = browser("de")
    path = me.start(game, "bot:random")
    play_on(me, path, random.Random(1), lambda: me.over)
    assert re.search("Du hast (gewonnen|verloren)|Niemand hat gewonnen", me.page.text)
    assert not me.choices()
    first = me.path
    me.press(me.form("/rematch"))
    assert re.fullmatch(r"/match/\w+", me.path)
    assert me.path != first
    again = me.path
    me.open(first)
    assert f'href="{again}"' in me.page.text
    assert not me.has_form("/rematch"), "a rematch is made once"


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_one_screen_with_a_curtain(browser: NewBrowser, game: str) -> None:
    me, rng = browser("fr"), random.Random(2)
    path = me.start(game, "same", games="2" if game == "the-duel" else "1")
    if game == "middle-earth":
        assert me.choices(), "where both see the same there is no curtain"
    handovers = 0
    turns = 0
    while not me.over and (game == "the-duel" or turns < 40):
        turns += 1
        if me.has_form("/go-on"):
            me.press(me.form("/go-on"))
        elif me.has_form("/ready"):
            form = me.form("/ready")
            if form.buttons[0][0] != "close":
                assert not me.choices(), "nothing to choose while the curtain is drawn"
                assert 'class="hand"' not in me.page.text
                handovers += 1
            me.press(form, *form.buttons[0][:2])
        else:
            me.act(rng.choice(me.choices()))
    assert handovers > 3 or game == "middle-earth"
    assert me.path == path
    if game == "the-duel":
        assert "la seconde commence" in me.page.text
        me.open(f"{path}/replay?game=2&move=9999")
        assert me.page.status_code == 200


def test_a_friend_is_invited_and_a_third_person_watches(browser: NewBrowser) -> None:
    me, friend, third = browser(), browser("de"), browser("fr")
    path = me.start("the-duel", "invite", seat="gandalf")
    found = re.search(r'value="(http[^"]*/join/[^"]*)"', me.page.text)
    assert found
    friend.open(found[1])
    assert "lädt dich ein" in friend.page.text
    assert friend.open(found[1].rsplit("/", 1)[0] + "/" + "0" * 32)
    assert friend.page.status_code == 404, "a wrong invitation opens nothing"
    friend.open(found[1])
    friend.press(friend.form("/join"))
    assert friend.path == path
    third.open(found[1])
    assert "déjà prise" in third.page.text
    third.open(path)
    assert not third.choices()
    me.open(path)
    assert "/join/" not in me.page.text
    rng = random.Random(3)
    while not me.over:
        for player in (me, friend):
            player.open(path)
            if player.choices():
                player.act(rng.choice(player.choices()))
        me.open(path)
    assert "Victoire" in third.open(path)


def test_anybody_takes_the_seat_of_an_open_match_and_only_one_gets_it(browser: NewBrowser) -> None:
    me, one, two = browser(), browser(), browser()
    path = me.start("confrontation", "open")
    one.open("/lobby")
    two.open("/lobby")
    form = one.form(f"{path}/join")
    one.press(form)
    assert one.path == path
    two.press(two.form(f"{path}/join"))
    assert two.page.status_code == 409
    assert "quicker" in two.page.text


def test_a_listed_invitation_is_for_the_one_who_was_invited(browser: NewBrowser) -> None:
    me, stranger, friend = browser(), browser(), browser()
    path = me.start("the-duel", "invite", public="on")
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    assert path not in stranger.open("/lobby"), "it is listed as soon as both are there"
    stranger.open(path)
    assert not stranger.has_form("/join")
    token = dict(stranger.form("/settings").fields)["_csrf_token"]
    assert stranger.client.post(f"{path}/join", data={"_csrf_token": token}).status_code == 404
    friend.open(link[1])
    friend.press(friend.form("/join"))
    assert friend.path == path
    assert path in stranger.open("/lobby")


def test_undo_is_free_until_somebody_else_acts_and_then_asks(browser: NewBrowser) -> None:
    me, friend = browser(), browser()
    path = me.start("the-duel", "invite", seat="gandalf")
    link = re.search(r'value="http[^"]*(/join/[^"]*)"', me.page.text)
    assert link
    friend.open(link[1])
    friend.press(friend.form("/join"))
    before = me.open(path)
    choices = me.choices()
    me.act(choices[0])
    assert "Take back" in me.page.text
    me.press(me.form("/undo"), "answer", "ask")
    assert me.choices() == choices
    assert re.sub(r'data-ply="\d+"|value="\d+"', "", before).count("<button") <= me.page.text.count("<button")
    me.act(choices[1])
    friend.open(path)
    friend.act(friend.choices()[0])
    me.open(path)
    assert "Ask to take back" in me.page.text
    me.press(me.form("/undo"), "answer", "ask")
    friend.open(path)
    assert "Do you agree?" in friend.page.text
    friend.press(friend.form("/undo"), "answer", "no")
    me.open(path)
    assert not me.has_form("/undo"), "a wish that was refused is not repeated"
    me.act(me.choices()[0])
    friend.open(path)
    friend.act(friend.choices()[0])
    me.open(path)
    me.press(me.form("/undo"), "answer", "ask")
    friend.open(path)
    friend.press(friend.form("/undo"), "answer", "yes")
    me.open(path)
    assert me.choices()
    assert "takes the last choice back" in me.page.text


def test_undo_against_a_bot_needs_nobody(browser: NewBrowser) -> None:
    me = browser()
    path = me.start("the-duel", "bot:random", seat="gandalf")
    choices = me.choices()
    me.act(choices[0])
    play_on(me, path, random.Random(1), lambda: bool(me.choices()))
    me.press(me.form("/undo"), "answer", "ask")
    assert me.choices() == choices


def test_resigning_ends_the_match(browser: NewBrowser) -> None:
    me = browser()
    path = me.start("the-duel", "bot:random", seat="balrog")
    me.press(me.form("/resign"))
    assert me.over
    assert "You have lost." in me.page.text
    assert "The Balrog resigns." in me.page.text
    me.press(me.form("/rematch"))
    assert me.path != path
    me.sit_down()
    play_on(me, me.path, random.Random(1), lambda: bool(me.choices()))
    assert "you" not in me.path


def test_answers_by_name(browser: NewBrowser) -> None:
    me, other = browser(), browser("fr")
    path = me.start("the-duel", "same", seat="gandalf")
    me.press(me.form("/ready"))
    form = me.form("/act")
    ply = dict(form.fields)["ply"]
    me.press(form, "action", "lay C99")
    assert me.page.status_code == 422
    assert "no such action" in me.page.text
    me.press(form, "action", "wait")
    assert me.page.status_code == 422
    assert re.search(r"by rule DU-\w+:", me.page.text)
    first = form.buttons[0][1]
    me.press(form, "action", form.buttons[1][1], ply="0")
    assert me.page.status_code == 409
    assert "moved on" in me.page.text
    me.press(form, "action", first)
    assert me.page.status_code == 200
    log = me.page.text.count("<li data-ply")
    me.press(form, "action", first, ply=ply)
    assert me.page.status_code == 200, "sending it again gets the same answer"
    assert me.page.text.count("<li data-ply") == log
    me.press(form, "action", form.buttons[1][1], ply=ply)
    assert me.page.status_code == 409
    other.open(path)
    token = dict(other.form("/settings").fields)["_csrf_token"]
    other.page = other.client.post(f"{path}/act", data={"_csrf_token": token, "ply": ply, "action": first})
    assert other.page.status_code == 403
    assert "Seuls ceux" in other.page.text


def test_why_can_t_i(browser: NewBrowser) -> None:
    me = browser("de")
    me.start("the-duel", "bot:random", seat="gandalf")
    token = dict(me.form("/act").fields)["_csrf_token"]
    said = me.client.post(f"{me.path}/why", data={"_csrf_token": token, "action": "wait"})
    assert "Regel DU-" in said.text
    said = me.client.post(
        f"{me.path}/why", data={"_csrf_token": token, "thing": "nothing"}, headers={"X-Fragment": "1"}
    )
    assert said.text.lstrip().startswith("<main")
    assert said.status_code == 200


def test_without_the_token_nothing_is_accepted(browser: NewBrowser) -> None:
    me = browser()
    path = me.start("the-duel", "bot:random")
    refused = me.client.post(f"{path}/resign", data={"ply": "20"})
    assert refused.status_code == 403
    assert "Traceback" not in refused.text
    me.open(path)
    assert not me.over


def test_language_theme_and_name_are_remembered(browser: NewBrowser) -> None:
    me = browser("de-AT,de;q=0.9,en;q=0.5")
    assert 'lang="de"' in me.open("/")
    me.press(me.form("/settings"), "language", "fr")
    assert '<html lang="fr" data-theme="auto">' in me.page.text
    me.press(me.form("/settings"), "theme", "dark")
    assert '<html lang="fr" data-theme="dark">' in me.open("/about")
    me.open("/me")
    me.press(next(form for form in me.forms if "name" in dict(form.fields)), name="Bilbo <b>")
    assert "Bilbo &lt;b&gt;" in me.page.text
    cookie = next(cookie for cookie in me.client.cookies.jar if re.fullmatch(r"threerings-\w{8}", cookie.name))
    assert cookie.has_nonstandard_attr("HttpOnly")


def test_a_seat_is_taken_along_to_another_device(browser: NewBrowser) -> None:
    me, phone, thief = browser(), browser("fr"), browser()
    path = me.start("the-duel", "bot:random", seat="gandalf")
    me.open("/me")
    me.press(me.form("/me/link"))
    link = re.search(r'value="http[^"]*(/take/[^"]*)"', me.page.text)
    assert link
    phone.open(link[1])
    phone.press(phone.form(link[1]))
    assert phone.open(path)
    assert phone.choices()
    thief.open(link[1])
    thief.press(thief.form(link[1]))
    assert thief.page.status_code == 410
    assert not thief.open(path) or not thief.choices()
    assert me.open(path)
    assert me.choices(), "the first device keeps the seat"


def test_rules_are_found(browser: NewBrowser) -> None:
    me = browser("de")
    assert "DU-R1" in me.open("/rules/the-duel")
    found = me.open("/rules/the-duel?q=spiegel")
    assert "DU-R1" in found
    assert "DU-K1" not in found
    assert "Keine Regel" in me.open("/rules/the-duel?q=xyzzy<b>")
    assert "<b>" not in me.page.text
    assert me.open("/rules/chess")
    assert me.page.status_code == 404


def test_a_finished_match_is_seen_again_and_continued(browser: NewBrowser, tmp_path: Path) -> None:
    me, other = browser(), browser()
    path = me.start("confrontation", "bot:random", public="on")
    me.open(f"{path}/replay?seat=public")
    assert me.page.status_code == 200
    other.open(f"{path}/replay?seat=light")
    assert other.page.status_code == 403, "while it is played, nobody looks into another's hand"
    other.open(f"{path}/record")
    assert other.page.status_code == 404
    me.open(path)
    play_on(me, path, random.Random(4), lambda: me.over)
    steps = 0
    other.open(f"{path}/replay?move=0")
    while "aria-disabled" not in other.page.text.split("web-replay")[0] or steps == 0:
        following = re.search(r'href="([^"]*)" title="Next"', other.page.text)
        if not following or steps > 6:
            break
        other.open(following[1].replace("&amp;", "&"))
        assert other.page.status_code == 200
        steps += 1
    assert steps > 3
    for seat in ("light", "dark", "public", "open"):
        other.open(f"{path}/replay?move=30&seat={seat}")
        assert other.page.status_code in (200, 403)
    other.open(f"{path}/replay?move=5&seat=light")
    form = other.form("/branch")
    other.press(form, bot="random", ply="99999")
    assert other.page.status_code == 404, "there is nothing to continue after the end"
    other.press(form, bot="random")
    branched = other.path
    other.press(form, bot="random")
    assert other.path == branched, "sent twice, begun once"
    assert re.fullmatch(r"/match/\w+", other.path)
    play_on(other, other.path, random.Random(5), lambda: other.over)
    file = tmp_path / "match.record"
    file.write_text(me.client.get(f"{path}/record").text)
    from threerings.cli.commands import run

    assert run(["verify", str(file)]) == 0
    assert path.removeprefix("/match/") in other.open("/lobby")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_offered_with_its_character_and_its_rating_if_it_was_measured(
    browser: NewBrowser, language: str
) -> None:
    me = browser(language)
    for game in GAMES:
        page, speech, ratings = me.open(f"/new/{game}"), speech_of(language, game), ladder_ratings().get(game, {})
        for level in LEVELS:
            label = re.search(rf'value="bot:{level}".*?</label>', page, re.DOTALL)
            assert label, level
            shown = unescape(label[0])
            assert speech(f"web-level-{level}") in shown
            assert shown.count('class="on"') == list(LEVELS).index(level) + 1, "its strength is drawn"
            assert "Elo" not in shown, "figures are one click away"
            assert speech(f"opponent-{level}") in unescape(page)
            if level in ratings:
                assert speech("web-new-rating", elo=ratings[level].elo, error=ratings[level].error) in unescape(page)
        matches = sum(rating.matches for rating in ratings.values()) // 2
        assert (speech("web-new-ratings", matches=matches) in unescape(page)) == bool(ratings)


def test_only_options_that_make_sense_are_offered(browser: NewBrowser) -> None:
    me = browser()
    assert 'name="twin"' in me.open("/new/the-duel")
    assert 'name="twin"' not in me.open("/new/confrontation"), "nothing is shuffled there"


def test_an_invitation_says_what_one_is_invited_to_and_asks_for_a_name(browser: NewBrowser) -> None:
    me, other = browser(), browser("de")
    me.start(
        "confrontation", "invite", seat="light", games="2", **{"option-variants": "recall", "option-retreat": "must"}
    )
    link = unescape(re.search(r'id="invite" readonly value="(.*?)"', me.page.text)[1])  # type: ignore[index]
    path = "/join/" + link.split("/join/")[1]
    page = unescape(other.open(path))
    for words in ("Die Finsternis", "Zwei Spiele", "etwa 40 Minuten", "Sonderkarten", "Pflicht"):
        assert words in page, words
    assert "Kein Zug mehr" not in page, "what is as usual is not told"
    picture = other.client.get(f"{path}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert b"<svg" in picture.content
    assert other.client.get(path.rsplit("/", 1)[0] + "/wrong/qr.svg").status_code == 404
    form = other.form("/join")
    other.press(form, name="Bot")
    assert other.page.status_code == 422, "no name of somebody else"
    other.open(path)
    other.press(other.form("/join"), name="Éowyn")
    assert "Éowyn" in me.open(me.path)


def test_bad_options_are_refused_by_name(browser: NewBrowser) -> None:
    me = browser("fr")
    me.open("/new/the-duel")
    me.press(me.form("/new/the-duel"), **{"option-edition": "third"})
    assert me.page.status_code == 422
    assert "edition : 'third' ne fait pas partie des choix." in unescape(me.page.text)
    deck = files("threerings.games.the_duel").joinpath("data/deck.toml").read_text("utf-8")
    refused = {
        "not toml [": "la ligne 1 n’est pas lisible comme TOML à partir de la colonne 5.",
        "a = [": "il s’arrête au milieu d’une entrée.",
        "a" + ".a" * 60_000 + " = 1": "il compte plus de 10000 caractères, ou plus de 500 sur une ligne.",
        "# deck\n" * 2_000: "il compte plus de 10000 caractères",
        "x = " + "9" * 450: "la section [",
        "x = " + "\n".join(["[" * 400] * 20): "il est imbriqué trop profondément.",
        deck.replace('C01 = "....|', 'C01 = "1...|'): "carte C01 : la règle veut '....|....'",
    }
    for pasted, why in refused.items():
        me.press(me.form("/new/the-duel"), **{"option-deck": pasted})
        assert me.page.status_code == 422
        (told,) = re.findall(r'role="alert">([^<]*)', unescape(me.page.text))
        assert told.startswith("Le texte saisi pour « Cartes » n’est pas utilisable")
        assert why in told
    assert 'C01 = "1...|' in unescape(me.page.text), "what was pasted can be mended"
    me.press(me.form("/new/the-duel"), **{"option-edition": "tilsit"})
    assert me.page.status_code == 200
    assert me.path.startswith("/match/")


def test_the_same_request_creates_one_match(browser: NewBrowser) -> None:
    me = browser()
    me.open("/new/the-duel")
    form = me.form("/new/the-duel")
    me.press(form)
    first = me.path
    me.press(form)
    assert me.path == first


def test_a_name_that_was_saved_is_confirmed(browser: NewBrowser) -> None:
    me = browser("de")
    me.open("/me")
    me.press([form for form in me.forms if form.action == "/settings"][-1], name="Rosie")
    assert "Am Tisch heißt du Rosie" in re.sub("[\u2068\u2069]", "", me.page.text)
    assert "heißt du" not in me.open("/me")
