"""Real forms of real pages, and what hostile visitors make of them."""

import random
import re
from collections.abc import Callable, Iterator
from urllib.parse import quote, urlencode

from tests.hostile.guarded import Guarded
from tests.support.asgi import Answer, Request
from tests.support.browser import Form
from tests.support.server import Server
from tests.support.visitor import FORM, Visitor
from threerings.games import GAMES
from threerings.texts import LANGUAGES

PAGES = (
    "/",
    "/new",
    *(f"/new/{game}" for game in GAMES),
    "/lobby",
    "/rules",
    "/rules/the-duel?q=a",
    "/about",
    "/me",
    "/account",
    "/sign-in",
    "/history?game=the-duel",
    "/terms",
    "/privacy",
    "/deck/the-duel",
)
LOOKS = ("", "/stream", "/replay", "/record", "/deck")
DOINGS = ("/act", "/go-on", "/undo", "/resign", "/rematch", "/ready", "/why", "/join", "/branch")
ODD = (
    "", " ", "0", "-1", "1e9", "99999999999999999999", "NaN", "null", "true", "[]", "{}", '{"a":{"a":{"a":[]}}}',
    "\x00",
    "a\x00b", "\r\nset-cookie: a=b", "\n", "\x1b[31m", "\u202egro.live\u202c", "\u200b", "\ufeff", "\U0001f480",
    "é" * 50,
    "e\u0301" * 60, "\ud7ff", "\ufffe", "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}",
    "${7}",
    "'; DROP TABLE matches; --", "../../../etc/passwd", "..\\..\\x", "%2e%2e%2f", "//evil.example", "/\\evil.example",
    "http://evil.example/", "javascript:alert(1)", "a" * 5_000, "(" * 3_000, "[[" * 2_000, "٣", "１２", "1 or 1=1",
    "on",
    "undo to 0", "resign light", "next game", "deal ?", "-0", "+1", "0x10", "1_000", "İ", "ß",
)  # fmt: skip
"""Texts that something, somewhere, has stumbled over."""
KINDS = (
    b"", b"text/plain", b"application/json", b"application/xml", b"multipart/form-data",
    b"multipart/form-data; boundary=",
    b"multipart/form-data; boundary=x", b"multipart/form-data; boundary=" + b"y" * 300, FORM + b"; charset=utf-16",
    FORM + b"; charset=nonsense", b"application/x-www-form-urlencoded; charset=\xff", b"application/msgpack", b"/",
    b";;;",
)  # fmt: skip
HEADERS: tuple[tuple[str, bytes], ...] = (
    ("origin", b"https://evil.example"), ("origin", b"null"), ("origin", b"http://127.0.0.1:8080"), ("origin", b"://"),
    ("referer", b"https://evil.example/"), ("sec-fetch-site", b"cross-site"), ("last-event-id", b"-1"),
    ("last-event-id", b"\xff\xfe" * 20), ("last-event-id", b"9" * 400), ("if-none-match", b'"x", W/"y", *'),
    ("if-modified-since", b"yesterday"), ("range", b"bytes=-1,9-2,0-"), ("range", b"bytes=99999999999999999999-"),
    ("accept", b"application/json"), ("accept", b"\xff"), ("accept-language", b"\xff, de;q=nan, fr;q=1e999"),
    ("accept-language", b"," * 3_000), ("accept-encoding", b"gzip"), ("accept-encoding", b"gzip;q=0, *;q=x"),
    ("expect", b"100-continue"), ("x-fragment", b"1"), ("x-csrftoken", b"\xe9" * 64), ("x-csrftoken", b"a" * 128),
    ("x-http-method-override", b"DELETE"), ("x-forwarded-for", b"::1"), ("x-forwarded-host", b"evil.example"),
    ("x-original-url", b"/me"), ("authorization", b"Bearer \xff\xff"), ("authorization", b"Basic Og=="),
    ("content-length", b"-5"), ("content-length", b"99999999999"), ("content-length", b"abc"),
    ("content-encoding", b"gzip"), ("transfer-encoding", b"chunked, nonsense"), ("cookie", b"=;=;;a"),
    ("cookie", b'a="' + b"\\" * 500), ("cookie", b"\xff=\xff"), ("host", b"evil.example"), ("host", b""), ("host",
    b"[::1"),
)  # fmt: skip
SELDOM = ("/settings", "/resign")
"""What stands on every page, and what ends a match."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", "")
LARGEST = 300_000
PLAYERS = 6
FRESH = 5
"""Every so many requests a player looks at another page."""

Mutation = Callable[["Hostile", Request], None]


class Hostile:
    """Makes requests out of real ones. The same seed makes the same, as far as the server does not choose at random."""

    def __init__(self, server: Server, rng: random.Random, secret: list[Guarded]) -> None:
        self.server = server
        self.rng = rng
        self.guarded = secret
        self.players = [Visitor(server, LANGUAGES[number % 3], f"192.0.2.{number}") for number in range(PLAYERS)]
        self.matches: list[str] = []
        self._dead_keys = dead_keys(server)
        for player in self.players:
            player.open(rng.choice(PAGES))
        for number, game in enumerate(GAMES):
            self.open_match(self.players[number], game)

    def open_match(self, player: Visitor, game: str) -> None:
        """A match to be played with: with a bot, at one screen, or open to the other players."""
        opponent = self.rng.choice(("bot:random", "same", "open", "invite"))
        player.open(f"/new/{game}")
        form = player.form(f"/new/{game}")
        if form is None:
            return
        fields = {**dict(form.fields), "opponent": opponent, "games": self.rng.choice("12"), "public": "on"}
        path = player.ask(player.post(form.action, list(fields.items()))).header("location")
        if path.startswith("/match/"):
            self.matches.append(path)
            player.open(path)

    def requests(self) -> Iterator[tuple[Visitor, Request]]:
        """One after the other, for ever. Whoever takes them tells the visitor of the answer."""
        number = 0
        while True:
            player = self.rng.choice(self.players)
            number += 1
            if number % FRESH == 0:
                self.look_around(player)
            request = self.base(player)
            for _ in range(self.rng.choice((0, 1, 1, 2, 2, 3, 5))):
                self.rng.choice(MUTATIONS)(self, request)
            yield player, request

    def look_around(self, player: Visitor) -> None:
        """Somewhere else: a match as a rule, and now and then a new one, or as somebody new."""
        chance = self.rng.random()
        if chance < 0.1 or len(self.matches) < len(GAMES):
            self.open_match(player, self.rng.choice(list(GAMES)))
        elif chance < 0.15:
            player.cookies.clear()
            player.open("/me")
        elif chance < 0.3:
            player.open(self.rng.choice(PAGES))
        else:
            player.open(self.rng.choice(self.matches) + self.rng.choice(("", "", "", "/replay")))

    def base(self, player: Visitor) -> Request:
        """Something that a page would send, or at least nearly so."""
        chance = self.rng.random()
        forms = [form for form in player.forms if chance < 0.05 or not form.action.endswith(SELDOM)]
        moves = [form for form in forms if form.action.endswith(("/act", "/ready", "/go-on"))]
        if forms and chance < 0.55:
            return player.filled(self.rng.choice(moves if moves and chance < 0.4 else forms), self.rng)
        if chance < 0.8:
            match = self.rng.choice([*self.matches, *(secret.path for secret in self.guarded)])
            if self.rng.random() < 0.5:
                return player.get(match + self.rng.choice(LOOKS))
            fields = [*self.token(player), ("ply", "20"), ("action", self.rng.choice(ODD))]
            return player.post(match + self.rng.choice(DOINGS), fields)
        return player.get(self.rng.choice(PAGES))

    def token(self, player: Visitor) -> list[tuple[str, str]]:
        form: Form | None = player.form("/settings")
        return [(name, value) for name, value in (form.fields if form else []) if name == "_csrf_token"]

    def odd(self) -> str:
        """An odd text, or a text of odd letters."""
        if self.rng.random() < 0.8:
            return self.rng.choice(ODD)
        return "".join(chr(self.rng.choice((9, 32, 64, 0x300, 0x2029, 0xFFFD, 0x10FFFF))) for _ in range(30))

    # What is done to a request.

    def change_field(self, request: Request) -> None:
        parts = request.body.decode("utf-8", "replace").split("&")
        place = self.rng.randrange(len(parts))
        name = parts[place].partition("=")[0]
        parts[place] = f"{name}={quote(self.odd())}"
        request.body = "&".join(parts).encode()

    def add_fields(self, request: Request) -> None:
        pairs = [(self.odd()[:50], self.odd()) for _ in range(self.rng.choice((1, 2, 1500)))]
        request.body += b"&" + urlencode(pairs).encode()

    def drop_field(self, request: Request) -> None:
        parts = request.body.split(b"&")
        del parts[self.rng.randrange(len(parts))]
        request.body = b"&".join(parts)

    def change_kind(self, request: Request) -> None:
        replace_header(request, "content-type", self.rng.choice(KINDS))
        if self.rng.random() < 0.5:
            part = 'content-disposition: form-data; name="_csrf_token"; filename="x"'
            request.body = f"--x\r\n{part}\r\n\r\n{self.odd()}\r\n--x--\r\n".encode()

    def spoil_body(self, request: Request) -> None:
        if self.rng.random() < 0.3:
            request.body = self.rng.randbytes(self.rng.choice((1, 50, 5_000)))
        else:
            bits = bytearray(request.body or b"x")
            for _ in range(self.rng.randrange(1, 9)):
                bits[self.rng.randrange(len(bits))] = self.rng.randrange(256)
            request.body = bytes(bits)

    def swell_body(self, request: Request) -> None:
        request.body += b"&name=" + b"x" * self.rng.randrange(1, LARGEST)

    def cut_body(self, request: Request) -> None:
        request.body = request.body[: self.rng.randrange(len(request.body) + 1)]
        request.cut = request.method == "POST" and self.rng.random() < 0.3

    def change_cookies(self, request: Request) -> None:
        other = self.rng.choice(self.players)
        key = self.rng.choice((*self._dead_keys, "a" * 43, other.key[:-1] + "_", self.odd()[:200], ""))
        jar = f"{self.server.cookie}={key}; {self.server.cookie}-csrf={self.rng.choice((self.odd()[:99], 'f' * 128))}"
        replace_header(request, "cookie", jar.encode("utf-8", "replace"))

    def change_headers(self, request: Request) -> None:
        name, value = self.rng.choice(HEADERS)
        if self.rng.random() < 0.8:
            replace_header(request, name, value)
        else:
            request.headers.append((name, value))

    def change_method(self, request: Request) -> None:
        request.method = self.rng.choice(METHODS)

    def change_path(self, request: Request) -> None:
        path, mark, query = request.target.partition("?")
        parts = path.split("/")
        parts[self.rng.randrange(len(parts))] = quote(self.odd(), safe=self.rng.choice(("", "/.")))
        request.target = "/" + "/".join(parts).lstrip("/") + mark + query

    def change_query(self, request: Request) -> None:
        names = ("game", "ply", "seat", "q", "x", "")
        pairs = [(self.rng.choice(names), self.odd()) for _ in range(self.rng.randrange(1, 4))]
        path = request.target.partition("?")[0]
        request.target = f"{path}?{urlencode(pairs)}" if self.rng.random() < 0.8 else f"{path}?{'%' * 30}&&=;a"


MUTATIONS: tuple[Mutation, ...] = (
    Hostile.change_field, Hostile.change_field, Hostile.add_fields, Hostile.drop_field, Hostile.change_kind,
    Hostile.spoil_body, Hostile.swell_body, Hostile.cut_body, Hostile.change_cookies, Hostile.change_headers,
    Hostile.change_headers, Hostile.change_method, Hostile.change_path, Hostile.change_query,
)  # fmt: skip


def replace_header(request: Request, name: str, value: bytes) -> None:
    request.headers = [pair for pair in request.headers if pair[0] != name] + [(name, value)]


def dead_keys(server: Server) -> list[str]:
    """Keys that open nothing: a link that was used, one that was not, and what the store keeps of them."""
    rng, owner, phone = random.Random(1), Visitor(server), Visitor(server)
    links = []
    for _ in range(2):
        owner.open("/me")
        found = re.search(r"/take/([\w-]+)", owner.press("/me/link", rng).text)
        assert found is not None
        links.append(found[1])
    phone.open(f"/take/{links[0]}")
    phone.press(f"/take/{links[0]}", rng)
    return links


def learn(player: Visitor, request: Request, answer: Answer) -> None:
    """A player who still is who they were goes on from the answer."""
    if request.header("cookie") in ("", player.headers()[-1][1].decode("latin-1")):
        player.keep(answer)
