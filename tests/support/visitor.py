"""Somebody who visits a server without a network: has cookies, reads pages and finds the forms on them."""

import random
from http.cookies import SimpleCookie
from urllib.parse import urlencode

from tests.support.asgi import Answer, Request
from tests.support.browser import Form, Reader
from tests.support.server import Server

HOST = b"127.0.0.1:8080"
FORM = b"application/x-www-form-urlencoded"


class Visitor:
    """Somebody with a browser."""

    def __init__(self, server: Server, language: str = "en", client: str = "192.0.2.1") -> None:
        self.server = server
        self.language = language
        self.client = client
        self.cookies: dict[str, str] = {}
        self.forms: list[Form] = []
        """Those of the last page."""

    def headers(self) -> list[tuple[str, bytes]]:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return [
            ("host", HOST),
            ("accept-language", self.language.encode()),
            *([("cookie", jar.encode())] if jar else []),
        ]

    def get(self, target: str) -> Request:
        return Request("GET", target, self.headers(), client=self.client)

    def post(self, target: str, fields: list[tuple[str, str]]) -> Request:
        headers = [*self.headers(), ("content-type", FORM)]
        return Request("POST", target, headers, urlencode(fields).encode(), client=self.client)

    def filled(self, form: Form, rng: random.Random) -> Request:
        """A form as somebody would send it who presses any of its buttons."""
        button = [rng.choice(form.buttons)[:2]] if form.buttons else []
        fields = [*form.fields, *(pair for pair in button if pair[0])]
        if form.method == "get":
            return self.get(f"{form.action}?{urlencode(fields)}")
        return self.post(form.action, fields)

    def ask(self, request: Request) -> Answer:
        """Send it, and keep what the answer leaves in the browser."""
        answer = self.server.ask(request)
        self.keep(answer)
        return answer

    def keep(self, answer: Answer) -> None:
        for name, value in answer.headers:
            if name == "set-cookie":
                self.cookies |= {key: morsel.value for key, morsel in SimpleCookie(value).items()}
        if answer.header("content-type").startswith("text/html") and "<form" in answer.text:
            self.forms = [form for form in Reader(answer.text).forms if form.action]

    def open(self, target: str) -> Answer:
        """A page, wherever it leads."""
        answer = self.ask(self.get(target))
        while answer.header("location"):
            answer = self.ask(self.get(answer.header("location")))
        return answer

    def form(self, ending: str) -> Form | None:
        return next((form for form in self.forms if form.action.endswith(ending)), None)

    def press(self, ending: str, rng: random.Random, **changes: str) -> Answer:
        """Send the form of the last page that goes there, with fields changed, and see where it leads."""
        form = self.form(ending)
        assert form is not None, f"there is no form for {ending}"
        fields = [pair for pair in form.fields if pair[0] not in changes] + list(changes.items())
        answer = self.ask(self.post(form.action, fields) if changes else self.filled(form, rng))
        return self.open(answer.header("location")) if answer.header("location") else answer

    def start(self, game: str, opponent: str, **wishes: str) -> str:
        """A new match; its path."""
        self.open(f"/new/{game}")
        form = self.form(f"/new/{game}")
        assert form is not None
        fields = {**dict(form.fields), "opponent": opponent, **wishes}
        answer = self.ask(self.post(form.action, list(fields.items())))
        path = answer.header("location")
        assert path.startswith("/match/"), answer.text[:300]
        self.open(path)
        self.sit_down()
        return path

    def sit_down(self) -> None:
        """Add something to the shuffle, where the last page asks for it."""
        form = self.form("/join")
        if form and any(name == "entropy" for name, _ in form.fields):
            self.press("/join", random.Random(), entropy="some words")

    @property
    def key(self) -> str:
        """What proves who they are."""
        return self.cookies.get(self.server.cookie, "")


def length_of(server: Server, path: str) -> int:
    stored = server.run(server.hall.store.match(path.rpartition("/")[2]))
    assert stored is not None
    return len(stored.log)
