"""What could be known, on the page: where it lies hidden, only when it is asked for, and against nobody but bots."""

from collections.abc import Iterator

import pytest

from tests.support.browser import Browser
from tests.support.cases import CASES, Case
from tests.support.hidden import BY_GAME
from tests.support.patience import until
from tests.support.server import Server
from threerings.core.game import Belief, Name
from threerings.core.record import aids_in, read
from threerings.games import load
from threerings.texts import LANGUAGES, texts
from threerings.texts.beliefs import badge, by_thing, sentence, share, told
from threerings.web.draw import Desk, drawing

KNOWN = [case for case in CASES if case.name in BY_GAME]
SHOWN = '<details class="beliefs"'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("beliefs")) as running:
        yield running


@pytest.fixture
def me(server: Server) -> Iterator[Browser]:
    browser = Browser(server.url)
    yield browser
    browser.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", KNOWN, ids=str)
def test_a_belief_is_shown_at_its_thing_and_without_one_nothing_is(case: Case, language: str) -> None:
    game, draw, speech, met = case.game, drawing(case.name), texts(language, case.name), set[str]()
    for ply, state in enumerate(case.positions(4)):
        if ply % 11 == LANGUAGES.index(language):
            view = game.view(state, ply % 2)
            beliefs = game.beliefs(view)
            bare = draw.board(view, Desk(speech, ("", ""))) + draw.hand(view, Desk(speech, ("", "")))
            desk = Desk(speech, ("", ""), beliefs=by_thing(beliefs))
            page = draw.board(view, desk) + draw.hand(view, desk)
            assert 'class="belief"' not in bare
            assert page.count('class="belief"') == sum(bool(badge(belief, speech)) for belief in beliefs)
            for belief in beliefs:
                assert f'data-thing="{belief.thing}"' in page
                assert told(belief, speech).rows
                met.add(belief.thing.partition("-")[0])
    assert met


def test_what_is_not_certain_is_never_called_so() -> None:
    speech = texts("en", "the-duel")
    shares = [share(chance, speech) for chance in (1.0, 0.9999, 0.5, 0.0001)]
    assert shares == ["certain", "> 99%", "50%", "< 1%"]


def test_equal_chances_are_told_together_and_an_estimate_is_marked() -> None:
    speech, cards = texts("en", "the-duel"), [Name("card-plain", {"number": number}) for number in (1, 2, 3)]
    even = Belief("hand-balrog", tuple((card, 1 / 3) for card in cards), exact=True, held=1)
    assert badge(even, speech) == "3 × 33%"
    assert sentence(even, speech) == "Chances, exactly: 33% Card 1, Card 2, Card 3."
    rated = Belief("hand-balrog", ((cards[0], 1.0), (cards[1], 0.7), (cards[2], 0.3)), exact=False, held=2)
    assert badge(rated, speech) == "≈ 70% Card 2"
    assert told(rated, speech).place == "The Balrog’s hand (2), estimated"


@pytest.mark.parametrize("game", BY_GAME)
def test_chances_are_switched_on_and_off_and_the_record_keeps_it(server: Server, me: Browser, game: str) -> None:
    side = load(game).sides[1]  # when it is asked, the other has set up
    path = me.start(game, "bot:greedy", seat=side)
    assert until(lambda: bool(me.open(path)) and bool(me.choices()))
    assert SHOWN not in me.open(path)
    me.press(me.form("/chances"), "answer", "on")
    assert SHOWN in me.open(path)
    assert 'class="belief"' in me.page.text
    stranger = Browser(server.url)
    assert SHOWN not in stranger.open(path)
    stranger.close()
    me.press(me.form("/chances"), "answer", "off")
    assert SHOWN not in me.open(path)
    me.press(me.form("/resign"))
    [record] = read(me.client.get(f"{path}/record").content)
    switched = [line for line in record.lines if line.startswith("chances")]
    assert switched == [f"chances on {side}", f"chances off {side}"]
    assert [aid.shown_chances for aid in aids_in(record.lines, load(game).sides)] == [True]


def test_a_replay_tells_what_could_be_known_once_the_match_is_over(me: Browser) -> None:
    path = me.start("the-duel", "bot:greedy", seat="gandalf")
    assert until(lambda: bool(me.open(path)) and bool(me.choices()))
    wanted = f"{path}/replay?move=1&seat={{}}&chances=1"
    assert SHOWN not in me.open(wanted.format("gandalf"))
    assert 'id="chances"' not in me.page.text
    me.open(path)
    me.press(me.form("/resign"))
    assert SHOWN in me.open(wanted.format("gandalf"))
    assert "The Balrog’s hand (9)" in me.page.text
    assert "Gandalf’s hand (" not in me.page.text
    assert "Gandalf’s hand (9)" in me.open(wanted.format("balrog"))
    assert SHOWN not in me.open(wanted.format("gandalf").replace("&chances=1", ""))
    for everybody in ("open", "public"):
        assert SHOWN not in me.open(wanted.format(everybody))
