"""The cards of somebody's own box: typed in by forms alone, checked, handed out as a file, shown to opponents."""

import re
from collections.abc import Iterator
from html import unescape

import pytest

from tests.support.browser import Browser
from tests.support.server import Server
from threerings.games.the_duel.components import CARD_IDS, MUST_READ, STANDARD_DECK, read_deck
from threerings.games.the_duel.deck_file import write_deck
from threerings.texts import LANGUAGES
from threerings.web.speech import speech

PAGE = "/deck/the-duel"
STANDARD = write_deck(STANDARD_DECK)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def friend(server: Server) -> Iterator[Browser]:
    browser = Browser(server.url, "de")
    yield browser
    browser.close()


def press(me: Browser, wish: str, *off: str, **changes: str) -> str:
    """Send the cards, with some switches off and others on."""
    form = next(
        form for form in me.forms if form.action == PAGE and ("do", wish) in [each[:2] for each in form.buttons]
    )
    form.fields = [pair for pair in form.fields if pair[0] not in off]
    return unescape(me.press(form, "do", wish, **changes))


def upload(me: Browser, content: str | bytes, language: str = "en") -> str:
    me.client.headers["accept-language"] = language
    me.open(PAGE)
    fields = dict(me.form(PAGE).fields)
    file = {"file": ("deck.toml", content if isinstance(content, bytes) else content.encode())}
    me.page = me.client.post(PAGE, data={"_csrf_token": fields["_csrf_token"]}, files=file)
    return unescape(me.page.text)


def test_every_card_is_there_and_all_but_the_fixed_ones_have_eight_switches(me: Browser) -> None:
    page = me.open(PAGE)
    for card in CARD_IDS:
        assert page.count(f'id="{card}"') == 1
        assert page.count(f'name="{card}-') == (0 if card in MUST_READ else 8)
    assert "No card changed." in page


def test_from_the_page_to_the_file_and_back(me: Browser) -> None:
    me.open(PAGE)
    text = press(me, "download", "C05-attack-2", **{"rage-defence-1": "on", "final": "24"})
    assert me.page.headers["content-disposition"] == 'attachment; filename="the-duel-deck.toml"'
    due = STANDARD.replace('C05 = "....|1234"', 'C05 = "....|1.34"').replace('rage = "..34', 'rage = "1.34')
    assert text == due.replace("final = 20", "final = 24")
    assert write_deck(type(STANDARD_DECK)(read_deck(text, "file"))) == text
    page = upload(me, text)
    assert me.page.status_code == 200
    assert "2 of 33 different cards changed." in page
    assert press(me, "download") == text


def test_a_faultless_deck_is_taken_to_a_new_match_and_ours_needs_no_file(me: Browser) -> None:
    me.open(PAGE)
    page = press(me, "play", "C05-attack-2")
    assert me.has_form("/new/the-duel")
    assert 'C05 = "....|1.34"' in page
    me.open(PAGE)
    assert "C05 =" not in press(me, "play")


def test_back_to_our_cards(me: Browser) -> None:
    me.open(PAGE)
    assert "1 of 33" in press(me, "check", "C05-attack-2")
    assert "No card changed." in press(me, "reset")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("C01", "1...|...."),
        ("whip", "....|...4"),
        ("full-flame", "1234|123."),
        ("C07", "1.x.|...."),
        ("enchantment", "four"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_card_of_a_file_is_named(me: Browser, language: str, wrong: str, right: str) -> None:
    """DU-C2: the symbols of some cards are fixed."""
    page = upload(me, re.sub(f"^{wrong} = .*", f'{wrong} = "{right}"', STANDARD, flags=re.MULTILINE), language)
    assert me.page.status_code == 422
    words = speech(language, "the-duel")
    name = words("card-plain", number=7) if wrong == "C07" else words(f"card-{'trance' if wrong == 'C01' else wrong}")
    assert re.search(f"<li>{name}[^<]*'{re.escape(right)}'", page), "named as its owner knows it"


def test_all_that_is_wrong_is_named_at_once(me: Browser) -> None:
    page = upload(
        me, STANDARD.replace("final = 20", "final = 0").replace('C02 = "', 'C02 = "?').replace('"1..4|', '"1...4|')
    )
    assert [name in page for name in ("<li>Energy at the start of the final:", "<li>Card 2:", "<li>Balance:")] == [
        True
    ] * 3


def test_numbers_are_checked_as_typed(me: Browser) -> None:
    me.open(PAGE)
    page = press(me, "download", final="14")
    assert me.page.status_code == 422
    assert "The final cannot start below the duels" in page
    assert 'value="14"' in page
    assert "Energy that Strength costs Gandalf: this must be a whole number from 1 to 99." in press(
        me, "play", loss="all"
    )
    assert me.page.status_code == 422


def test_what_is_only_unlikely_is_said_and_allowed(me: Browser) -> None:
    me.open(PAGE)
    page = press(
        me,
        "check",
        "C02-attack-4",
        "C06-defence-1",
        **{"C07-defence-1": "on", "C12-defence-2": "on", "C12-attack-4": "on"},
    )
    assert me.page.status_code == 200
    assert "Card 2 bears no symbol" in page
    assert "Card 6 bears no symbol" in page
    page = press(me, "check", "C12-defence-3", "C12-attack-4")
    assert "no plain card comes twice: Card 7, Card 12." in page


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[",
        "C01 = 1",
        "[energy]\nfinal = 1",
        "x = " + "[" * 400,
        "# deck\n" * 2_000,
        "a = 0x" + "f" * 450,
        b"\xff\xfe",
    ],
)
def test_what_is_no_deck_is_refused(me: Browser, content: str | bytes) -> None:
    page = upload(me, content)
    assert me.page.status_code == 422
    assert 'class="error"' in page


@pytest.mark.parametrize("opponent", ["invite", "open"])
@pytest.mark.rule("DU-I1")
def test_the_opponent_sees_the_cards_before_sitting_down(me: Browser, friend: Browser, opponent: str) -> None:
    path = me.start("the-duel", opponent, **{"option-deck": STANDARD.replace('rage = "..34', 'rage = "1.34')})
    if opponent == "invite":
        found = re.search(r'value="(http[^"]*/join/[^"]*)"', me.page.text)
        assert found
        assert "Karten aus der Schachtel der einladenden Person" in friend.open(found[1])
    else:
        friend.open("/lobby")
    assert f'href="{path}/deck"' in friend.page.text
    shown = unescape(friend.open(f"{path}/deck"))
    assert "1 von 33 verschiedenen Karten geändert." in shown
    assert "Verteidigung 1, 3, 4, Angriff 1, 2, 4" in shown
    assert shown.count("<b>geändert</b>") == 1
    assert "checkbox" not in shown


def test_our_cards_need_no_notice(me: Browser, friend: Browser) -> None:
    path = me.start("the-duel", "open")
    assert f"{path}/deck" not in me.page.text
    assert f"{path}/deck" not in friend.open("/lobby")
    other = me.start("confrontation", "open")
    friend.open(f"{other}/deck")
    assert friend.page.status_code == 404
