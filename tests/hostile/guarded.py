"""Matches that strangers must neither change nor learn anything of."""

import random
import re
from typing import NamedTuple

from tests.support.asgi import Answer
from tests.support.server import Server
from tests.support.visitor import Visitor, length_of
from threerings.games import OURS, load

VALUES = re.compile(r'(?:id|value|href|data-[a-z-]+)="([^"]{4,})"')
"""What stands in a page besides its words. Paths do not count: every page knows its own."""


class Guarded(NamedTuple):
    """A match that its players leave alone: whatever happens in it, strangers have done."""

    path: str
    secrets: frozenset[str]
    """What stands on the players' pages, and on no spectator's."""
    length: int

    @property
    def id(self) -> str:
        return self.path.rpartition("/")[2]

    def given_away(self, answer: Answer) -> list[str]:
        shown = set(VALUES.findall(answer.text))
        return [f"it shows {secret!r} of {self.path}" for secret in sorted(self.secrets & shown)]


def guarded(server: Server, game: str, rng: random.Random) -> Guarded:
    """A match of two people in the middle of it."""
    one, other, watcher = Visitor(server), Visitor(server), Visitor(server)
    path = one.start(game, "invite", seat=load(game).sides[0])
    link = next(value for value in VALUES.findall(one.open(path).text) if "/join/" in value)
    other.open(link.partition("8080")[2])
    other.press("/join", rng)
    for _ in range(6):
        for player in (one, other):
            player.open(path)
            for doing in ("/go-on", "/act"):
                if player.form(doing):
                    player.press(doing, rng)
    public = set(VALUES.findall(watcher.open(path).text)) | set(VALUES.findall(watcher.open(f"{path}/replay").text))
    private = {value for player in (one, other) for value in VALUES.findall(player.open(path).text)} - public
    secrets = {value for value in private if not value.startswith("/")}
    assert len(secrets) > 5, "a seat knows more than the public"
    return Guarded(path, frozenset(secrets), length_of(server, path))


def all_guarded(server: Server, rng: random.Random) -> list[Guarded]:
    return [guarded(server, game, rng) for game in OURS]
