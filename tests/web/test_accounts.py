"""Accounts: a guest becomes one and keeps everything; nobody else gets in, and who is sent away is away at once."""

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from webauthn.helpers import bytes_to_base64url

from tests.support.asgi import Answer, Request
from tests.support.authenticator import Authenticator, asked
from tests.support.patience import until
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.store.history import Wanted
from threerings.store.sql_accounts import OWNED
from threerings.web import passkeys, passwords
from threerings.web.limits import MOST_FROM_AN_ADDRESS, MOST_OF_A_NAME
from threerings.web.sessions import device_of

TABLES = ("tries", *OWNED, "logs", "seats", "matches", "guests")
RNG = random.Random(1)
PASSWORD = "a barrel of butterbur"
LOCALHOST = b"localhost:8080"


class Local(Visitor):
    """Somebody who reaches the house by its name, as passkeys want it."""

    def headers(self) -> list[tuple[str, bytes]]:
        return [(name, LOCALHOST if name == "host" else value) for name, value in super().headers()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def server(house: Server) -> Server:
    """One for all tests, in which nobody has ever been: to open another takes longer than most of them."""
    for table in TABLES:
        house.run(house.hall.store._run(f"DELETE FROM {table}"))  # type: ignore[attr-defined] # of this kind
    return house


@pytest.fixture
def me(server: Server) -> Visitor:
    """A guest with an account and a match that goes on."""
    return with_password(Visitor(server), "Bilbo")


def with_password(visitor: Visitor, login: str) -> Visitor:
    visitor.open("/account")
    answer = visitor.press("/account/password", RNG, login=login, password=PASSWORD)
    assert answer.status == 200, answer.text
    return visitor


def sign_in(visitor: Visitor, login: str, password: str = PASSWORD) -> Answer:
    visitor.open("/sign-in")
    return visitor.press("/sign-in/password", RNG, login=login, password=password)


def guest_of(visitor: Visitor) -> str:
    """The id of the guest that a browser is."""
    return str(json.loads(visitor.open("/account/data").text)["id"])


def age_sessions(server: Server) -> None:
    """Everybody signed in an hour ago."""
    server.run(server.hall.store._run("UPDATE keys SET made = datetime('now', '-1 hour')"))  # type: ignore[attr-defined] # of this kind


def refused(answer: Answer, status: int, words: str) -> bool:
    return answer.status == status and words in answer.text


# Becoming an account.


def test_a_guest_becomes_an_account_and_keeps_all_matches(server: Server) -> None:
    me, elsewhere = Visitor(server), Visitor(server, "de")
    path = me.start("the-duel", "bot:random")
    with_password(me, "Bilbo")
    assert me.form("/resign") is None
    assert "Abmelden" not in me.open("/account").text
    answer = sign_in(elsewhere, " BILBO ")
    assert answer.status == 200
    assert path in elsewhere.open("/lobby").text, "found again"
    elsewhere.open(path)
    assert elsewhere.form("/resign") is not None, "and played on"
    assert guest_of(me) == guest_of(elsewhere)
    assert "Abmelden" in elsewhere.open("/account").text


def test_only_digests_are_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        me = Visitor(server)
        me.open("/account")
        page = me.press("/account/password", RNG, login="Bilbo", password=PASSWORD).text
        codes = re.findall(r"<code>([\w-]{19})</code>", page)
        assert len(codes) == 8
        assert not re.findall(r"<code>", me.open("/account").text), "they are shown once"
    kept = (tmp_path / "threerings.sqlite").read_bytes()
    for secret in (PASSWORD, me.key.partition(".")[0], *codes, *(code.replace("-", "") for code in codes)):
        assert secret.encode() not in kept
    with sqlite3.connect(tmp_path / "threerings.sqlite") as connection:
        (hashed,) = connection.execute("SELECT hash FROM passwords").fetchone()
    connection.close()
    assert hashed.startswith("$argon2id$")


@pytest.mark.parametrize(
    ("login", "password", "why"),
    [
        ("Frodo", "short", (422, "at least")),
        ("Frodo", "x" * 201, (422, "at most")),
        ("Frodo Baggins", "FRODO Baggins", (422, "must not be the name")),
        ("", PASSWORD, (422, "letters")),
        ("\u202eFrodo", PASSWORD, (422, "letters")),
        ("bilbo", PASSWORD, (409, "already")),
        ("ＢＩＬＢＯ", PASSWORD, (409, "already")),
    ],
)
def test_what_cannot_be_an_account_is_refused(
    server: Server, me: Visitor, login: str, password: str, why: tuple[int, str]
) -> None:
    other = Visitor(server)
    other.open("/account")
    assert refused(other.press("/account/password", RNG, login=login, password=password), *why)
    assert "make an account" in other.open("/sign-in").text.lower()
    assert server.run(server.hall.store.password("bilbo")), "whoever has it keeps it"


def test_whoever_has_seats_here_is_asked_before_they_are_lost(server: Server, me: Visitor) -> None:
    other = Visitor(server)
    path = other.start("the-duel", "bot:random")
    page = other.open("/sign-in").text
    assert "would lose these seats" in page
    token = [("_csrf_token", dict((other.form("/settings") or other.forms[0]).fields)["_csrf_token"])]
    answer = other.ask(other.post("/sign-in/password", [*token, ("login", "bilbo"), ("password", PASSWORD)]))
    assert answer.status == 409
    assert path in other.open("/lobby").text
    assert sign_in(other, "bilbo").status == 200, "who says so leaves them"
    assert path not in other.open("/lobby").text


# Who does not get in.


def told(answer: Answer) -> str:
    """A page without what is different each time."""
    return re.sub(r'value="[0-9a-f]{128}"|data-passkey="[^"]*"', "", answer.text)


def test_a_wrong_password_and_an_unknown_name_are_told_alike(
    server: Server, me: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    honest = passwords.verified

    def counting(kept: str, typed: str) -> bool:
        looked.append(typed)
        return honest(kept, typed)

    monkeypatch.setattr(passwords, "verified", counting)
    asked_of_store: list[str] = []
    rows = type(server.hall.store)._rows  # type: ignore[attr-defined] # of this kind

    async def heard(store: object, statement: str, **values: object) -> object:
        asked_of_store.append(statement)
        return await rows(store, statement, **values)

    monkeypatch.setattr(type(server.hall.store), "_rows", heard)
    seen = []
    for login in ("bilbo", "smaug"):
        asked_of_store.clear()
        stranger = Visitor(server)
        answer = sign_in(stranger, login, "wrong but long enough")
        assert refused(answer, 403, "does not fit")
        seen.append((told(answer).replace(login, ""), list(asked_of_store)))
    assert seen[0] == seen[1]
    assert len(looked) == 2, "the same work"


def test_guessing_is_stopped_for_a_name_whoever_guesses_and_wherever(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with_password(Visitor(server), "Bilbo")
        for number in range(MOST_OF_A_NAME):
            guesser = Visitor(server, client=f"192.0.2.{number}")
            for login in ("bilbo", "smaug"):
                assert sign_in(guesser, login, f"guess number {number}").status == 403
    with Server(tmp_path) as server:  # another process would count on, too
        late = Visitor(server, client="192.0.2.200")
        for login in ("bilbo", "smaug"):
            answer = sign_in(late, login)
            assert refused(answer, 429, "Too many tries"), "whether there is such an account or not"
            assert answer.header("retry-after") == "900"
        with_password(late, "Sam")
        assert sign_in(Visitor(server), "Sam").status == 200, "others are not concerned"


def test_guessing_is_stopped_for_an_address(server: Server, me: Visitor) -> None:
    guesser = Visitor(server, client="198.51.100.7")
    guesser.open("/sign-in")
    for number in range(MOST_FROM_AN_ADDRESS):
        assert guesser.press("/sign-in/code", RNG, code=f"aaaa-{number}").status == 403
    assert guesser.press("/sign-in/code", RNG, code="aaaa").status == 429
    assert sign_in(Visitor(server), "bilbo").status == 200


def test_who_knows_the_password_after_all_is_forgiven(server: Server, me: Visitor) -> None:
    other = Visitor(server)
    for _ in range(2):
        for number in range(MOST_OF_A_NAME - 1):
            assert sign_in(other, "bilbo", f"guess number {number}").status == 403
        assert sign_in(other, "bilbo").status == 200
        other = Visitor(server)


def test_no_form_of_an_account_is_taken_from_another_site(server: Server, me: Visitor) -> None:
    paths = {
        handler
        for route in server.middleware.app.routes
        for handler in [route.path]
        if handler.startswith(("/account", "/sign-in", "/sign-out")) and "POST" in getattr(route, "methods", ())
    }
    assert len(paths) > 8
    for path in paths:
        fields = [("login", "x"), ("password", PASSWORD), ("sure", "yes"), ("session", "others")]
        assert server.ask(me.post(path.replace("{way:str}", "password"), fields)).status == 403
    assert sign_in(Visitor(server), "bilbo").status == 200, "nothing was changed"


# Recovery codes.


def test_a_recovery_code_lets_in_once(server: Server) -> None:
    me = Visitor(server)
    me.open("/account")
    page = me.press("/account/password", RNG, login="Bilbo", password=PASSWORD).text
    codes = re.findall(r"<code>([\w-]{19})</code>", page)
    lost = Visitor(server)
    lost.open("/sign-in")
    assert lost.press("/sign-in/code", RNG, code=f" {codes[0].upper().replace('-', ' ')} ").status == 200
    assert guest_of(lost) == guest_of(me)
    assert "7 are left" in lost.open("/account").text
    again = Visitor(server)
    again.open("/sign-in")
    assert refused(again.press("/sign-in/code", RNG, code=codes[0]), 403, "does not fit")
    lost.open("/account")
    answer = lost.press("/account/password", RNG, login="x", password="another long one")
    assert answer.status == 200, "who came by a code may set a new password"
    assert sign_in(Visitor(server), "bilbo").status == 403
    assert sign_in(Visitor(server), "bilbo", "another long one").status == 200
    lost.open("/account")
    assert len(re.findall(r"<code>", lost.press("/account/codes", RNG).text)) == 8
    again.open("/sign-in")
    assert again.press("/sign-in/code", RNG, code=codes[1]).status == 403, "the old ones are void"


# Passkeys.


@pytest.fixture
def device(server: Server) -> Authenticator:
    """One whose owner has an account."""
    device, me = Authenticator(), Local(server)
    me.open("/me")
    me.press("/settings", RNG, name="Bilbo", back="/me")
    page = me.open("/account").text
    answer = me.press("/account/passkey", RNG, credential=device.make(asked(page, "/account/passkey")))
    assert answer.status == 200, answer.text
    assert len(re.findall(r"<code>", answer.text)) == 8
    return device


def proved(visitor: Visitor, credential: str) -> Answer:
    visitor.open("/sign-in")
    return visitor.press("/sign-in/passkey", RNG, credential=credential)


def question(visitor: Visitor) -> dict[str, object]:
    return asked(visitor.open("/sign-in").text, "/sign-in/passkey")


def test_a_passkey_lets_in_from_another_browser(server: Server, device: Authenticator) -> None:
    other = Local(server)
    assert proved(other, device.prove(question(other))).status == 200
    assert 'value="Bilbo"' in other.open("/me").text


def test_a_passkey_s_answer_is_good_once(server: Server, device: Authenticator) -> None:
    thief = Local(server)
    answer = device.prove(question(thief))
    assert proved(Local(server), answer).status == 200
    assert refused(proved(thief, answer), 403, "not accepted"), "replayed"


def test_a_copy_of_a_passkey_is_noticed_by_its_counter(server: Server, device: Authenticator) -> None:
    for _ in range(2):
        assert proved(Local(server), device.prove(question(Local(server)))).status == 200
    device.uses = 0
    assert refused(proved(Local(server), device.prove(question(Local(server)))), 403, "not accepted")


def test_answers_to_other_questions_are_refused(
    server: Server, device: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = Local(server)
    honest = question(stranger)
    new = asked(stranger.open("/account").text, "/account/passkey")
    own = bytes_to_base64url(b"x" * 40)
    for options in (
        {**honest, "challenge": new["challenge"]},
        {**honest, "challenge": own},
        {**honest, "rpId": "evil"},
    ):
        assert proved(stranger, device.prove(options)).status == 403
    device.origin = "https://evil.example"
    assert proved(stranger, device.prove(question(stranger))).status == 403, "another site has asked"
    device.origin = "http://localhost:8080"
    assert proved(stranger, Authenticator().prove(question(stranger))).status == 403, "nobody's"
    for odd in ("", "{}", "[]", "x", '{"id": 1}', "{" * 9000, '{"id": "a", "rawId": "a", "response": {}}'):
        assert proved(stranger, odd).status == 403
    answer = device.prove(question(stranger))
    monkeypatch.setattr(passkeys, "LASTS", -1)
    assert proved(stranger, answer).status == 403, "too old"


def test_a_passkey_asked_for_by_one_is_not_given_to_another(server: Server) -> None:
    me, other = Local(server), Local(server)
    for visitor, name in ((me, "Bilbo"), (other, "Gollum")):
        visitor.open("/me")
        visitor.press("/settings", RNG, name=name, back="/me")
    answer = Authenticator().make(asked(me.open("/account").text, "/account/passkey"))
    other.open("/account")
    assert other.press("/account/passkey", RNG, credential=answer).status == 403
    me.open("/account")
    assert me.press("/account/passkey", RNG, credential=answer).status == 200


def test_the_last_way_in_cannot_be_thrown_away(server: Server, device: Authenticator) -> None:
    me = Local(server)
    proved(me, device.prove(question(me)))
    page = me.open("/account").text
    assert "/account/passkey/remove" not in page
    second = Authenticator()
    me.press("/account/passkey", RNG, credential=second.make(asked(page, "/account/passkey")))
    token = dict((me.form("/sign-out") or me.forms[0]).fields)["_csrf_token"]
    names = [bytes_to_base64url(one.id) for one in (device, second)]
    statuses = [
        me.ask(me.post("/account/passkey/remove", [("_csrf_token", token), ("passkey", name)])).status for name in names
    ]
    assert statuses == [303, 409]
    assert proved(Local(server), device.prove(question(Local(server)))).status == 403, "removed"
    assert proved(Local(server), second.prove(question(Local(server)))).status == 200


def test_by_a_number_there_are_no_passkeys(server: Server) -> None:
    assert "data-passkey" not in Visitor(server).open("/account").text
    assert "reached by a name" in Visitor(server).open("/account").text


# Sessions.


def test_sessions_are_listed_and_one_that_is_ended_stops_at_once(server: Server, me: Visitor) -> None:
    thief = Visitor(server)
    path = me.start("the-duel", "bot:random")
    sign_in(thief, "bilbo")
    thief.open(path)
    assert thief.form("/resign") is not None
    stream = server.hold(thief.get(f"{path}/stream"))
    page = me.open("/account").text
    assert page.count('action="/account/sessions/end"') == 2, "the other one, and all others"
    me.press("/account/sessions/end", RNG)
    assert until(lambda: stream.answer().whole), "nothing more is told there"
    server.let_go(stream)
    assert 'value="Bilbo"' not in thief.open("/me").text
    thief.open(path)
    assert thief.form("/resign") is None, "only a spectator now"
    me.open(path)
    assert me.form("/resign") is not None, "who ended it stays"


def test_a_stolen_session_cannot_take_the_account(server: Server, me: Visitor) -> None:
    age_sessions(server)
    token = [("_csrf_token", dict(me.forms[0].fields)["_csrf_token"])]
    for path, fields in (
        ("/account/password", [("password", "the thief's own")]),
        ("/account/codes", []),
        ("/account/passkey/remove", [("passkey", "x")]),
        ("/account/delete", [("sure", "yes")]),
    ):
        answer = me.ask(me.post(path, token + fields))
        assert refused(answer, 403, "fresh proof"), path
    page = me.open("/account").text
    assert "prove once more" in page
    assert me.form("/account/password") is None
    assert sign_in(me, "bilbo").status == 200
    assert me.form("/account/password") is None
    me.open("/account")
    assert me.form("/account/password") is not None, "after another proof"


def test_another_password_signs_out_everywhere_else(server: Server, me: Visitor) -> None:
    other = Visitor(server)
    sign_in(other, "bilbo")
    me.open("/account")
    before = me.key
    me.press("/account/password", RNG, password="another long one")
    assert me.key != before, "a new key for a new proof"
    assert 'value="Bilbo"' not in other.open("/account").text
    assert "/sign-out" not in other.open("/account").text
    assert "/sign-out" in me.open("/account").text


def test_signing_out_ends_the_session_for_good(server: Server, me: Visitor) -> None:
    key = me.key
    me.open("/account")
    me.press("/sign-out", RNG)
    assert me.key.partition(".")[0] == ""
    thief = Visitor(server)
    thief.cookies[server.cookie] = key
    assert "/sign-out" not in thief.open("/account").text
    guest = Visitor(server)
    path = guest.start("the-duel", "bot:random")
    token = [("_csrf_token", dict(guest.forms[0].fields)["_csrf_token"])]
    guest.ask(guest.post("/sign-out", token))
    assert path in guest.open("/lobby").text, "a guest without an account cannot come back, so does not leave"


def test_programs_have_sessions_too(server: Server) -> None:
    made = json.loads(server.ask(api("POST", "/api/guests", "", b"{}")).text)
    assert server.run(server.hall.store.sessions(made["guest"]))[0].device == "program"
    (session,) = server.run(server.hall.store.sessions(made["guest"]))
    assert server.ask(api("GET", "/api/history", made["token"])).status == 200
    server.run(server.hall.store.end_session(made["guest"], session.key))
    assert server.ask(api("GET", "/api/history", made["token"])).status == 401


def api(method: str, path: str, token: str, body: bytes = b"") -> Request:
    headers = [("host", b"127.0.0.1"), ("content-type", b"application/json")]
    return Request(method, path, [*headers, ("authorization", f"Bearer {token}".encode())], body)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19) AppleWebKit/605 Version/19 Mobile Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537 Chrome/140.0 Mobile Safari/537", "Chrome · Android"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_devices_are_called_as_people_call_them(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_link_for_a_phone_is_a_picture_too(server: Server, me: Visitor) -> None:
    me.open("/me")
    page = me.press("/me/link", RNG).text
    assert 'src="data:image/svg+xml' in page
    assert "quarter of an hour" in me.open("/me").text


# One's own data.


@pytest.fixture
def pair(server: Server) -> tuple[Visitor, Visitor, str, str]:
    """Two people, a match of theirs that is over, and one that goes on."""
    one, other = with_password(Visitor(server), "Anna"), Visitor(server)
    paths = []
    for _ in range(2):
        path = one.start("confrontation", "open", seat="light")
        other.open("/lobby")
        other.press(f"{path}/join", RNG)
        other.sit_down()
        paths.append(path)
    one.open(paths[0])
    one.press("/resign", RNG)
    return one, other, paths[0], paths[1]


def test_all_one_s_data_come_as_a_file_without_what_is_hidden(
    server: Server, pair: tuple[Visitor, Visitor, str, str]
) -> None:
    one, other, over, going = pair
    other.open(going)
    answer = one.open("/account/data")
    assert answer.header("content-disposition").startswith("attachment")
    known = json.loads(answer.text)
    assert (known["account"]["login"], len(known["sessions"])) == ("anna", 1)
    matches = {f"/match/{match['match']}": match for match in known["matches"]}
    assert set(matches) == {over, going}
    assert matches[over]["log"][-1] == "resign light"
    assert "log" not in matches[going]
    stored = server.run(server.hall.store.match(going.removeprefix("/match/")))
    assert stored is not None
    assert stored.secret not in answer.text
    assert "$argon2" not in answer.text
    assert Visitor(server).ask(Visitor(server).get("/account/data")).header("location") == "/account"


def test_who_has_everything_deleted_leaves_no_trace_and_nobody_waits(
    server: Server, pair: tuple[Visitor, Visitor, str, str]
) -> None:
    one, other, over, going = pair
    guest = guest_of(one)
    one.open("/account/delete")
    one.press("/account/delete", RNG)
    assert one.key.partition(".")[0] == ""
    store = server.hall.store
    assert server.run(store.guest(guest)) is None
    assert server.run(store.sessions(guest)) == []
    assert server.run(store.account(guest)) is None
    assert server.run(store.history(guest, Wanted(), 9)) == []
    for path in (over, going):
        stored = server.run(store.match(path.removeprefix("/match/")))
        assert stored is not None
        assert (stored.header.status, guest in repr(stored)) == ("over", False)
    page = other.open("/history").text
    assert page.count("somebody who has left") == 2
    assert page.count('class="result won"') == 2, "who stays has won what was given up"
    assert sign_in(Visitor(server), "anna").status == 403
    assert other.open(f"{over}/replay").status == 200
