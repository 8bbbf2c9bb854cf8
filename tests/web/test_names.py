"""What guests may be called: something to be seen, and nothing that the pages call somebody else."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.support.asgi import Request
from tests.support.judge import faults
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.bots import BOTS
from threerings.texts import LANGUAGES
from threerings.web.names import BadName, checked_name, shown_name
from threerings.web.speech import speech

HOST = ("host", b"127.0.0.1")


def fault(typed: str) -> str:
    with pytest.raises(BadName) as caught:
        checked_name(typed)
    return caught.value.fault


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("", ""),
        ("  \t\r\n ", ""),
        ("Anna", "Anna"),
        ("  Anna \t von\u00a0\u3000Thal\n", "Anna von Thal"),
        ("Zoe\u0308", "Zoë"),
        ("Éowyn", "Éowyn"),
        ("Бильбо", "Бильбо"),
        ("ビルボ", "ビルボ"),
        ("גנדלף", "גנדלף"),
        ("ไม้เอก", "ไม้เอก"),
        ("नमस्ते", "नमस्ते"),
        ("<b>Bilbo</b>", "<b>Bilbo</b>"),
        ("Anna \u2764\ufe0f", "Anna \u2764"),
        ("R2-D2", "R2-D2"),
        ("7", "7"),
        ("x" * 20, "x" * 20),
        ("e\u0323\u0302" * 20, "\u1ec7" * 20),
        ("q\u0303" * 20, "q\u0303" * 20),
        ("Botond", "Botond"),
        ("Botvinnik", "Botvinnik"),
        ("Abbot", "Abbot"),
        ("Gastl", "Gastl"),
        ("Gaston", "Gaston"),
        ("Guesting", "Guesting"),
        ("Master", "Master"),
        ("Du Li", "Du Li"),
    ],
)
def test_a_name_that_can_be_seen_is_kept(typed: str, kept: str) -> None:
    assert checked_name(typed) == kept
    assert checked_name(kept) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "Bil\0bo", "Bil\x1b[1mbo", "Bil\x7fbo", "Bil\x9bbo", "Bil\u202ebo", "Bil\u2066bo", "Bil\u200bbo", "Bil\u200dbo",
        "Bil\u00adbo", "Bil\ufeffbo", "Bil\u2060bo", "Bil\ue000bo", "Bil\U0010ffffbo", "Bil\u0378bo", "Bil\ud800bo",
        "Bil\u3164bo", "\u3164", "\u115f\u1160", "\u2800", "Bil\u034fbo", "Bil\U000e0101bo", "Bil\ufffcbo",
        "\u0301", "\u0301Bilbo", "Bil \u0301bo", "Bilbx" + "\u0323" * 4, "...", "- -", "\u2764", "\u0488",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_or_is_no_letter_is_refused(typed: str) -> None:
    assert fault(typed) == "letters"


@pytest.mark.parametrize("typed", ["x" * 21, "q\u0303" * 21, "x" * 100_000, "\u0301" * 100_000, " " * 100_000])
def test_what_is_too_long_is_refused(typed: str) -> None:
    assert fault(typed) == "long"


@pytest.mark.parametrize(
    "typed",
    [
        "Bot master", "bot MASTER", "Bot (master)", "BotMaster", "B o t  m a s t e r", "Bot", "bot 7", "Bot-Meister",
        "Bot maître", "Bot maitre", "The Bot", "Frodo (bot)", "B0t master", "B.O.T.", "Bot_master", "Bot_",
        "\uff22\uff4f\uff54 \uff4d\uff41\uff53\uff54\uff45\uff52", "\u0412\u043e\u0442 m\u0430ster",
        "\u0392\u039f\u03a4",
        "\u0299\u1d0f\u1d1b", "\U0001d401\U0001d428\U0001d42d master", "\u24b7\u24de\u24e3 master",
        "B\u00f6t master", "Bot m4st3r",
        "Guest 123", "guest123", "GUEST  # 5", "Guest", "Gast 123", "Gäst 7", "Invité 4", "invite 4", "lnvite 4",
        "Guest l23", "Guest \u0661\u0662", "\u0262uest 9", "Gue$t 1", "Player 1", "Joueur 2", "Spieler 2",
        "nobody", "N0body", "Niemand", "Personne", "a free seat", "A Free-Seat", "une place libre", "ein freier Platz",
        "You", "du", "VOUS",
    ],
)  # fmt: skip
def test_what_the_pages_call_others_is_refused(typed: str) -> None:
    assert fault(typed) == "taken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_a_page_says_of_others_can_be_a_name(language: str) -> None:
    words = speech(language)
    said = [words("web-bot", bot=bot) for bot in BOTS]
    said += [words("web-guest", number=number) for number in range(100, 1000, 7)]
    said += [words("player-number", number=number) for number in (1, 2)]
    for name in (*said, words("web-nobody")):
        with pytest.raises(BadName):
            checked_name(name)


def test_any_letters_at_all_are_answered() -> None:
    rng = random.Random(1)
    for _ in range(5_000):
        typed = "".join(chr(rng.randrange(rng.choice((0x80, 0x600, 0x3000, 0x110000)))) for _ in range(8))
        name = shown_name(typed)
        assert name == shown_name(name)
        assert name.isprintable()


# At both doors.

TOLD = {
    "Bil\u202ebo": {"en": "can be seen", "fr": "signes visibles", "de": "sichtbaren Buchstaben"},
    "x" * 30: {"en": "20 characters", "fr": "20 caractères", "de": "20 Zeichen"},
    "Bot master": {"en": "calls its bots", "fr": "appelle ses bots", "de": "nennt das Haus seine Bots"},
}


@pytest.mark.parametrize("typed", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_types_such_a_name_is_told_why_and_keeps_the_old_one(tmp_path: Path, typed: str, language: str) -> None:
    rng = random.Random(1)
    with Server(tmp_path) as server:
        me = Visitor(server, language)
        me.open("/me")
        me.press("/settings", rng, name="Bilbo", back="/me")
        answer = me.press("/settings", rng, name=typed, back="/me")
        assert answer.status == 422
        assert TOLD[typed][language] in answer.text
        assert faults(me.get("/me"), answer) == []
        assert 'value="Bilbo"' in me.open("/me").text
        headers = [HOST, ("accept-language", language.encode())]
        refused = server.ask(Request("POST", "/api/guests", headers, json.dumps({"name": typed}).encode()))
        said = json.loads(refused.text)
        assert (refused.status, said["error"]) == (422, "bad-name")
        assert TOLD[typed][language] in said["sentence"]


@pytest.mark.parametrize("kept", ["Bot (master)", "Bil\u202ebo", "\u3164", "x" * 500])
def test_a_name_from_before_the_rules_is_shown_to_nobody(tmp_path: Path, kept: str) -> None:
    with Server(tmp_path) as server:
        me = Visitor(server)
        path = me.start("the-duel", "open")
    with closing(sqlite3.connect(tmp_path / "threerings.sqlite")) as connection, connection:
        connection.execute("UPDATE guests SET name = ?", (kept,))
    with Server(tmp_path) as server:
        me.server, other = server, Visitor(server)
        pages = [other.open("/lobby"), other.open(path), other.open(f"{path}/replay"), me.open(path), me.open("/me")]
        for page in pages:
            assert page.status == 200
            for place in (f"{kept} (", f">{kept}<", f'value="{kept}"'):
                assert place not in page.text
        assert "Guest " in pages[0].text
        proven = [HOST, ("authorization", f"Bearer {me.key.partition('.')[0]}".encode())]
        match = path.rpartition("/")[2]
        card = json.loads(server.ask(Request("GET", f"/api/matches/{match}", proven)).text)
        assert kept not in card["players"]
        assert server.ask(Request("POST", f"/api/matches/{match}/resign", proven)).status == 200
        record = me.open(f"{path}/record")
        assert record.status == 200
        assert json.dumps(kept)[1:-1] not in record.text
        assert kept not in record.text
