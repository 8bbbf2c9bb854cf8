"""Requests for the programs' door, made by Schemathesis from its own description: as described, and as not."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from requests import Request as Draft
from schemathesis import GenerationMode

from tests.hostile.guarded import Guarded
from tests.support.asgi import Answer, Request
from tests.support.description import Description
from tests.support.server import Server
from tests.support.visitor import HOST, Visitor
from threerings.games import GAMES

DESCRIPTION = "/api/schema/openapi.json"
BATCH = 60
"""So many requests of one kind to one place come one after the other."""
CLIENT = "198.51.100.7"
OPPONENTS = ("same", "open", "invite", "bot:random")
BASE = "http://127.0.0.1:8080"


class Programs:
    """Those who speak JSON: with tokens of their own, in matches of their own, and elsewhere."""

    def __init__(self, server: Server, rng: random.Random, secret: list[Guarded]) -> None:
        self.server = server
        self.rng = rng
        document = json.loads(Visitor(server).open(DESCRIPTION).text)
        self.description = Description(document)
        described: Any = schemathesis.openapi.from_dict(document)
        self.operations: list[Any] = [found.ok() for found in described.get_all_operations()]
        self.tokens = [self.arrive() for _ in range(4)]
        self.matches = [self.create(game, token) for game in GAMES for token in self.tokens[:2]]
        self.matches += [match.id for match in secret]

    def arrive(self) -> str:
        return str(json.loads(self.call("POST", "/api/guests", b'{"name": "Anna"}').text)["token"])

    def create(self, game: str, token: str) -> str:
        wish = f'{{"game": "{game}", "opponent": "same"}}'.encode()
        return str(json.loads(self.call("POST", "/api/matches", wish, token).text)["match"])

    def call(self, method: str, target: str, body: bytes, token: str = "") -> Answer:
        headers = [("host", HOST), ("content-type", b"application/json"), ("authorization", f"Bearer {token}".encode())]
        return self.server.ask(Request(method, target, headers, body))

    def requests(self) -> Iterator[Request]:
        """One batch after the other, for ever."""
        while True:
            operation = self.rng.choice(self.operations)
            mode = self.rng.choice((GenerationMode.POSITIVE, GenerationMode.NEGATIVE))
            yield from self.batch(operation, mode)

    def batch(self, operation: Any, mode: GenerationMode) -> list[Request]:
        made: list[Request] = []
        matches = "{match}" in operation.path and self.rng.random() < 0.8
        given_path = {"match": self.rng.choice(self.matches)} if matches else None

        @seed(self.rng.randrange(2**32))
        @settings(
            max_examples=BATCH,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode, path_parameters=given_path))
        def collect(case: Any) -> None:
            made.append(self.request(case))

        with suppress(Unsatisfiable):  # where nothing is described, nothing can be sent against the description
            collect()
        return made

    def request(self, case: Any) -> Request:
        """A case as bytes, by a program that has a token as a rule."""
        draft = {name: value for name, value in case.as_transport_kwargs(base_url=BASE).items() if name in KNOWN}
        ready = Draft(**draft).prepare()
        headers = [(name.lower(), latin(value)) for name, value in ready.headers.items()]
        if self.rng.random() < 0.85:
            headers = [pair for pair in headers if pair[0] != "authorization"]
            headers.append(("authorization", f"Bearer {self.rng.choice(self.tokens)}".encode()))
        address = urlsplit(str(ready.url))
        target = address.path + (f"?{address.query}" if address.query else "")
        body = ready.body.encode() if isinstance(ready.body, str) else ready.body
        return Request(
            str(ready.method),
            target,
            [("host", HOST), *headers],
            self.nearly_right(body if isinstance(body, bytes) else b""),
            client=CLIENT,
        )

    def nearly_right(self, body: bytes) -> bytes:
        """The description says "a text" where only some texts lead any further: have such a one, as a rule."""
        try:
            said = json.loads(body)
        except (ValueError, RecursionError):
            return body
        if not isinstance(said, dict) or self.rng.random() < 0.3:
            return body
        real = {
            "game": list(GAMES),
            "opponent": OPPONENTS,
            "seat": ["random"],
            "ply": range(40),
            "action": ["wait", "pass"],
        }
        for name, values in real.items():
            if name in said and self.rng.random() < 0.8:
                said[name] = self.rng.choice(values)
        return json.dumps(said).encode()


KNOWN = ("method", "url", "headers", "files", "data", "params", "auth", "cookies", "json")


def latin(value: str | bytes) -> bytes:
    return value if isinstance(value, bytes) else value.encode("latin-1", "replace")
