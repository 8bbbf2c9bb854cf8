"""What is told to those who are away, as it arrives: sealed pushes, signed posts, letters; and what is refused."""

import asyncio
import base64
import hmac
import json
import re
import socket
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.support.asgi import Answer, Request
from tests.support.endpoint import Endpoint
from tests.support.letter_box import LetterBox
from tests.support.patience import until
from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.store.calls import PUSH
from threerings.web import sealing, telling
from threerings.web.addresses import address
from threerings.web.letters import BadMail, BadSmtp, checked_mail, post_office
from threerings.web.limits import MOST_LETTERS
from threerings.web.outgoing import BadAddress, checked_url, is_public, looked_up

RNG = Random(3)
OURS = "http://127.0.0.1:8080"
PASSWORD = "a barrel of butterbur"


class Browser:
    """One with a push service: its keys, and the address at which it takes messages."""

    def __init__(self, endpoint: str) -> None:
        self.key, self.auth, self.endpoint = ec.generate_private_key(sealing.CURVE), b"sixteen letters!", endpoint

    @property
    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": sealing.text_of(sealing.point_of(self.key)), "auth": sealing.text_of(self.auth)}
        return {"endpoint": self.endpoint, **keys}


class House:
    def __init__(self, server: Server, endpoint: Endpoint, box: LetterBox) -> None:
        self.server, self.endpoint, self.box = server, endpoint, box

    def subscribed(self, visitor: Visitor, browser: Browser) -> Answer:
        visitor.open("/notices")
        form = {**browser.subscription, "_csrf_token": token_of(visitor)}
        return visitor.ask(visitor.post("/notices/push", list(form.items())))

    def match(self, host: Visitor) -> tuple[str, Visitor]:
        """A match that somebody has been invited to, and who came."""
        path = host.start("the-duel", "invite", seat="gandalf")
        link = re.search(r'id="invite" readonly value="[^"]*(/join/[^"]+)"', host.open(path).text)
        assert link
        other = Visitor(self.server, "en")
        other.open(link[1])
        other.press("/join", RNG)
        other.sit_down()
        return path, other


def token_of(visitor: Visitor) -> str:
    return next(dict(form.fields)["_csrf_token"] for form in visitor.forms)


def channels(server: Server, visitor: Visitor) -> list[str]:
    guest = server.run(server.hall.store.guest_with(sha256(visitor.key.partition(".")[0].encode()).hexdigest()))
    assert guest is not None
    return [one.address for one in server.run(server.hall.store.channels(guest.id))]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("data")
    with Endpoint() as endpoint, LetterBox() as box, Server(folder, anywhere=True, office=box.office) as server:
        server.hall.calls.patience = 0.0
        server.middleware.services.messenger.outbox.again = (0.0, 0.0)
        yield House(server, endpoint, box)


# Pushes.


def test_a_push_arrives_sealed_for_the_browser_and_signed_by_us(house: House) -> None:
    anna, browser = Visitor(house.server, "de"), Browser(f"{house.endpoint.url}/push/anna")
    assert house.subscribed(anna, browser).status == 303
    before = len(house.endpoint.posted)
    path, _ = house.match(anna)
    posted = house.endpoint.wait_for(before + 1)
    assert posted.path == "/push/anna"
    told = json.loads(sealing.opened(posted.body, browser.key, browser.auth))
    assert told == {"title": "Das Duell", "body": told["body"], "path": path}
    assert re.fullmatch(r"Deine Partie gegen Gast \w+ beginnt\.", told["body"])
    assert len(posted.body) == 86 + sealing.PADDED + 1 + 16, "its size tells nothing"
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert int(posted.headers["ttl"]) > 0
    assert path.rpartition("/")[2] not in posted.headers["topic"]
    check_signature(posted.headers["authorization"], house.endpoint.url, anna.open("/notices/key").text)


def check_signature(header: str, audience: str, public: str) -> None:
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found
    head, claims, signature, key = found.groups()
    assert key == public
    raw = sealing.bytes_of(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(sealing.CURVE, sealing.bytes_of(public))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert said["aud"] == audience
    assert time.time() < said["exp"] < time.time() + 24 * 3600
    assert said["sub"] == "mailto:rings@example.org"


@pytest.mark.parametrize("status", [404, 410])
def test_where_nobody_is_any_more_nothing_is_sent_again(house: House, status: int) -> None:
    anna = Visitor(house.server)
    house.subscribed(anna, Browser(f"{house.endpoint.url}/push/gone/{status}"))
    house.endpoint.answers = [status]
    house.match(anna)
    assert until(lambda: channels(house.server, anna) == [])


def test_what_cannot_be_taken_now_is_sent_again_but_not_for_ever(house: House) -> None:
    anna, browser = Visitor(house.server), Browser(f"{house.endpoint.url}/push/later")
    house.subscribed(anna, browser)
    house.endpoint.answers, before = [503, 429, 500], len(house.endpoint.posted)
    house.match(anna)
    house.endpoint.wait_for(before + 3)
    assert until(lambda: house.endpoint.answers == [])
    assert len(house.endpoint.posted) == before + 3, "three tries"
    assert channels(house.server, anna) == [browser.endpoint]


def test_the_seal_is_that_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(sealing.bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), sealing.CURVE
    )
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = sealing.sealed_by(
        own,
        sealing.bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
        b"When I grow up, I want to be a watermelon\x02",
        f"{point} BTBZMqHH6r4Tts7J_aSIgg",
    )
    assert sealing.text_of(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
        "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_key_of_the_operator_takes_the_place_of_the_house_s(tmp_path: Path) -> None:
    ours = sealing.text_of(sealing.point_of(sealing.signing_key("secret", tmp_path)))
    assert ours == sealing.text_of(sealing.point_of(sealing.signing_key("secret", tmp_path))), "always the same"
    key = ec.generate_private_key(sealing.CURVE)
    (tmp_path / sealing.FILE).write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    assert sealing.point_of(sealing.signing_key("secret", tmp_path)) == sealing.point_of(key)
    (tmp_path / sealing.FILE).write_text("nonsense")
    with pytest.raises(sealing.BadKey):
        sealing.signing_key("secret", tmp_path)


# What is refused.


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "ftp://push.example/"},
        {"endpoint": "http://"},
        {"endpoint": f"{'https://push.example/'}{'x' * 2000}"},
        {"endpoint": "https://me:you@push.example/"},
        {"p256dh": "BAAA"},
        {"p256dh": sealing.text_of(b"\x04" + bytes(64))},
        {"auth": "c2hvcnQ"},
        {"auth": "§"},
    ],
)
def test_a_forged_subscription_is_refused(house: House, change: dict[str, str]) -> None:
    anna = Visitor(house.server)
    anna.open("/notices")
    form = {**Browser(f"{house.endpoint.url}/push/x").subscription, **change, "_csrf_token": token_of(anna)}
    answer = anna.ask(anna.post("/notices/push", list(form.items())))
    assert answer.status == 422, answer.text
    assert 'role="alert"' in answer.text or "<h1" in answer.text


def test_a_subscription_that_another_site_sends_is_refused(house: House) -> None:
    anna = Visitor(house.server)
    anna.open("/notices")
    form = list(Browser(f"{house.endpoint.url}/push/x").subscription.items())
    assert anna.ask(anna.post("/notices/push", form)).status == 403, "without the token of our forms"
    forged = anna.post("/notices/push", [*form, ("_csrf_token", token_of(anna))])
    forged.headers.append(("origin", b"https://evil.example"))
    assert anna.ask(forged).status == 403


def test_nobody_takes_the_address_of_another_s_browser(house: House) -> None:
    anna, mallory = Visitor(house.server), Visitor(house.server)
    browser = Browser(f"{house.endpoint.url}/push/mine")
    house.subscribed(anna, browser)
    assert house.subscribed(mallory, Browser(browser.endpoint)).status == 422
    assert channels(house.server, anna) == [browser.endpoint]
    assert house.subscribed(mallory, browser).status == 303, "the same browser, as somebody else"
    assert channels(house.server, anna) == []


def test_a_guest_has_only_so_many_browsers(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_BROWSERS", 2)
    anna = Visitor(house.server)
    house.subscribed(anna, Browser(f"{house.endpoint.url}/push/0"))
    assert len(channels(house.server, anna)) == 1
    house.subscribed(anna, Browser(f"{house.endpoint.url}/push/1"))
    assert channels(house.server, anna) == [f"{house.endpoint.url}/push/1"], "a browser has one address"


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/",
        "https://localhost/",
        "https://rings.local/",
        "https://127.0.0.1/",
        "https://10.0.0.7/",
        "https://169.254.169.254/latest",
        "https://[::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://224.0.0.1/",
        "https://push.example:0/",
        "https://push.example:99999/",
        "https:///nowhere",
        "https://a b/",
    ],
)
def test_nothing_goes_to_an_address_of_a_network_of_ours(url: str) -> None:
    with pytest.raises(BadAddress):
        checked_url(url)


def test_public_addresses_are_sent_to() -> None:
    for number in ("93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"):
        found = address(number)
        assert found is not None
        assert is_public(found)
    assert checked_url("https://push.example:8443/x?y=z").port == 8443


def test_a_name_that_leads_home_is_found_out_when_it_is_looked_up() -> None:
    """No machine's own name is one of the internet at large, if it leads anywhere at all."""
    for name in (socket.gethostname(), "localhost"):
        with pytest.raises((BadAddress, OSError)):
            asyncio.run(looked_up(name, 443, anywhere=False))
    assert asyncio.run(looked_up("localhost", 443, anywhere=True)) in ("127.0.0.1", "::1")


# Programs.


def program(server: Server, method: str, path: str, token: str, content: object = None) -> Answer:
    headers = [("host", b"127.0.0.1:8080"), ("authorization", f"Bearer {token}".encode())]
    return server.ask(Request(method, path, headers, b"" if content is None else json.dumps(content).encode()))


def new_program(server: Server) -> str:
    answer = server.ask(Request("POST", "/api/guests", [("host", b"127.0.0.1:8080")], b"{}"))
    return str(json.loads(answer.text)["token"])


def test_a_program_is_told_at_its_own_address(house: House) -> None:
    token, before = new_program(house.server), len(house.endpoint.posted)
    wish = {"url": f"{house.endpoint.url}/hook", "wants": ["turn"]}
    card = json.loads(program(house.server, "POST", "/api/hook", token, wish).text)
    shown = json.loads(program(house.server, "GET", "/api/hook", token).text)
    assert (shown["url"], shown["wants"], shown["secret"]) == (wish["url"], ["turn"], ""), "the secret is told once"
    bot = {"game": "the-duel", "opponent": "bot:beginner", "seat": "balrog"}
    match = json.loads(program(house.server, "POST", "/api/matches", token, bot).text)["match"]
    posted = house.endpoint.wait_for(before + 1)
    assert json.loads(posted.body) == {
        "kind": "turn",
        "match": match,
        "game": "the-duel",
        "opponent": json.loads(posted.body)["opponent"],
        "url": f"{OURS}/match/{match}",
    }
    at, signed = re.fullmatch(r"t=(\d+),v1=(\w+)", posted.headers["three-rings-signature"]).groups()  # type: ignore[union-attr] # it is so
    expected = hmac.new(card["secret"].encode(), f"{at}.".encode() + posted.body, sha256).hexdigest()
    assert hmac.compare_digest(signed, expected)
    assert program(house.server, "DELETE", "/api/hook", token).status == 200
    assert program(house.server, "GET", "/api/hook", token).status == 404


@pytest.mark.parametrize("wish", [{"url": "ftp://x/"}, {"url": "https://me@x/"}, {"url": ""}])
def test_an_address_of_a_program_is_looked_at(house: House, wish: dict[str, str]) -> None:
    answer = program(house.server, "POST", "/api/hook", new_program(house.server), wish)
    assert (answer.status, json.loads(answer.text)["error"]) == (422, "address")


def test_what_a_program_wants_to_know_is_one_of_the_kinds(house: House) -> None:
    wish = {"url": f"{house.endpoint.url}/hook", "wants": ["cards"]}
    assert program(house.server, "POST", "/api/hook", new_program(house.server), wish).status == 400


# Letters.


def with_account(house: House, name: str, language: str = "en") -> Visitor:
    visitor = Visitor(house.server, language)
    visitor.open("/account")
    assert visitor.press("/account/password", RNG, login=name, password=PASSWORD).status == 200
    return visitor


def link_in(text: str) -> str:
    found = re.search(rf"{OURS}(/\S+)", text)
    assert found, text
    return found[1]


def confirmed(house: House, visitor: Visitor, to: str) -> None:
    visitor.open("/notices")
    before = len(house.box.letters)
    assert visitor.press("/notices/mail", RNG, address=to).status == 200
    letter = house.box.wait_for(before + 1)
    assert (letter["To"], letter["From"]) == (to, "rings@example.org")
    link = link_in(letter.get_content())
    somebody = Visitor(house.server)
    assert to in somebody.open(link).text
    assert 'role="status"' in somebody.press(link, RNG).text


def test_letters_gather_what_waits_and_can_be_stopped(house: House) -> None:
    anna = with_account(house, "Anna", "fr")
    confirmed(house, anna, "anna@example.org")
    anna.open("/notices")
    form = {"_csrf_token": token_of(anna), "way": "mail"}
    for kind in ("turn", "begin"):
        anna.ask(anna.post("/notices/kind", list({**form, "kind": kind}.items())))
    path, _ = house.match(anna)
    guest = path.rpartition("/")[2]
    store, messenger = house.server.hall.store, house.server.middleware.services.messenger
    assert until(lambda: bool(house.server.run(store.called_to(guest))))
    before, later = len(house.box.letters), datetime.now(UTC) + timedelta(hours=1)
    house.server.run(messenger.write_due(later))
    letter = house.box.wait_for(before + 1)
    assert letter["Subject"] == "Three Rings\u00a0: quelque chose vous attend"
    text = letter.get_content()
    assert f"{OURS}{path}" in text
    assert "commence" in text
    house.server.run(messenger.write_due(later))
    house.server.run(messenger.write_due(later + timedelta(days=1)))
    assert len(house.box.letters) == before + 1, "what was told once is not told again"
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix(OURS)
    assert stop in text
    stranger = Visitor(house.server)
    assert "anna@example.org" in stranger.open(stop).text, "nothing has happened yet"
    answer = house.server.ask(Request("POST", stop, [("host", b"127.0.0.1:8080")], b"List-Unsubscribe=One-Click"))
    assert answer.status == 200
    assert 'role="status"' in stranger.open(stop).text
    assert stranger.open(f"{stop[:-1]}{'0' if stop[-1] != '0' else '1'}").status == 404


def test_a_letter_brings_somebody_back(house: House) -> None:
    bert = with_account(house, "Bert")
    confirmed(house, bert, "bert@example.org")
    before = len(house.box.letters)
    lost = Visitor(house.server)
    lost.open("/sign-in")
    known = lost.press("/sign-in/letter", RNG, address="Bert@EXAMPLE.org".replace("Bert", "bert"))
    lost.open("/sign-in")
    unknown = lost.press("/sign-in/letter", RNG, address="nobody@example.org")
    assert bare(known) == bare(unknown), "whether somebody has an address is not told"
    link = link_in(house.box.wait_for(before + 1).get_content())
    lost.open(link)
    lost.press(link, RNG)
    assert channels(house.server, lost) == ["bert@example.org"]
    again = Visitor(house.server)
    again.open(link)
    assert again.press(link, RNG).status == 410, "it is good once"
    lost.open("/sign-in")
    for _ in range(MOST_LETTERS):
        answer = lost.press("/sign-in/letter", RNG, address="nobody@example.org")
        lost.open("/sign-in")
    assert answer.status == 429, "nobody is buried under letters"


def bare(answer: Answer) -> str:
    """A page without what is another one each time."""
    return re.sub(r'name="_csrf_token" value="[^"]*"|data-passkey="[^"]*"', "", answer.text)


def test_an_address_that_nobody_has_confirmed_is_good_for_nothing(house: House) -> None:
    mallory = with_account(house, "Mallory")
    mallory.open("/notices")
    before = len(house.box.letters)
    mallory.press("/notices/mail", RNG, address="victim@example.org")
    letter = house.box.wait_for(before + 1)
    lost = Visitor(house.server)
    lost.open("/sign-in")
    lost.press("/sign-in/letter", RNG, address="victim@example.org")
    link = link_in(letter.get_content())
    guest, made, proof = link.rpartition("/")[2].split(".")
    for forged in (
        f"{guest}.{int(made) - 90_000}.{proof}",
        f"{guest}.{made}.{'0' * 32}",
        guest,
        "x.y.z",
        f"{guest}.9999999999.{proof}",
    ):
        assert lost.open(f"/letters/{forged}").status == 404
    assert len(house.box.letters) == before + 1


def test_a_stolen_session_adds_no_address(house: House) -> None:
    anna = with_account(house, "Thief")
    house.server.run(house.server.hall.store._run("UPDATE keys SET made = '2020-01-01 00:00:00'"))  # type: ignore[attr-defined] # of this kind
    anna.open("/notices")
    assert anna.press("/notices/mail", RNG, address="thief@example.org").status == 403


def test_a_mail_server_that_knows_nobody_is_believed(house: House) -> None:
    dora = with_account(house, "Dora")
    dora.open("/notices")
    house.box.refuses = "550 nobody"
    dora.press("/notices/mail", RNG, address="dora@example.org")
    assert until(lambda: channels(house.server, dora) == [])
    house.box.refuses = ""


@pytest.mark.parametrize(
    "typed", ["", "anna", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "a@ex..org"]
)
def test_what_is_no_address_for_letters(typed: str) -> None:
    with pytest.raises(BadMail):
        checked_mail(typed)


def test_where_letters_are_handed_in() -> None:
    office = post_office("smtp://me:p%40ss@mail.example.org", "rings@Example.ORG")
    assert office == ("mail.example.org", 587, "rings@example.org", "me", "p@ss", False)
    assert post_office("smtps://mail.example.org:4650", "r@example.org")[1:2] == (4650,)
    for wrong in ("mail.example.org", "http://x", "smtp://", "smtp://x:y"):
        with pytest.raises(BadSmtp):
            post_office(wrong, "r@example.org")


def test_without_a_mail_server_there_are_no_letters(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna = Visitor(server)
        assert "/notices/mail" not in anna.open("/notices").text
        assert "/sign-in/letter" not in anna.open("/sign-in").text
        form = [("_csrf_token", token_of(anna)), ("address", "anna@example.org")]
        assert anna.ask(anna.post("/sign-in/letter", form)).status == 404
        assert anna.ask(anna.post("/notices/mail", form)).status == 404


# Switching.


def test_all_is_off_until_it_is_switched_on_and_each_kind_goes_off_by_one_click(house: House) -> None:
    anna, browser = Visitor(house.server), Browser(f"{house.endpoint.url}/push/kinds")
    assert 'aria-pressed="true"' not in anna.open("/notices").text.partition("<main")[2]
    house.subscribed(anna, browser)
    page = anna.open("/notices").text.partition("<main")[2]
    assert page.count('aria-pressed="true"') == 3
    token = token_of(anna)
    anna.ask(anna.post("/notices/kind", [("_csrf_token", token), ("way", "push"), ("kind", "turn")]))
    page = anna.open("/notices").text.partition("<main")[2]
    assert page.count('aria-pressed="true"') == 2
    anna.ask(anna.post("/notices/stop", [("_csrf_token", token), ("way", PUSH)]))
    assert channels(house.server, anna) == []


def test_the_table_offers_to_tell_until_it_does(house: House) -> None:
    anna = Visitor(house.server)
    path, other = house.match(anna)
    assert 'id="told"' in anna.open(path).text
    assert 'id="told"' not in Visitor(house.server).open(path).text, "who only looks on is not called"
    house.subscribed(anna, Browser(f"{house.endpoint.url}/push/table"))
    assert 'id="told"' not in anna.open(path).text
    assert 'id="told"' in other.open(path).text
