"""Somebody who plays in a browser, as far as a server can tell: a page, its stream, and buttons that are pressed."""

import re
from collections.abc import AsyncGenerator
from html import unescape
from urllib.parse import urlencode

from bench.faults.client import Client
from bench.faults.line import Event

PLY = re.compile(r'data-ply="(\d+)"')
CHOICE = re.compile(r'name="action" value="([^"]*)"')
FORM_TOKEN = re.compile(r'data-csrf="([^"]*)"')
COOKIE = re.compile(r"set-cookie: (threerings-\w+)-csrf=([^;]+)")
OVER = " data-over>"


class Browser(Client):
    """Plays as a client does, but for the journal: what pages show is for people."""

    kind = "table"
    cookie = ""

    async def play(self) -> None:
        self.path = f"/match/{self.match}"
        page = await self.guest.line.send(f"GET {self.path}", [])
        found = COOKIE.search(page.head)
        assert found, "every page brings a cookie for its forms"
        house, self.token = found.groups()
        self.cookie = f"cookie: {house}={self.guest.card.token}; {house}-csrf={self.token}"
        await super().play()

    def events(self) -> AsyncGenerator[Event, None]:
        return self.guest.line.events(f"{self.path}/stream", self.cookie)

    async def follow(self, data: str) -> bool:
        self.watched(ply_of(data))
        while CHOICE.search(data) and ply_of(data) >= self.journal.latest:  # the stream may be behind our own clicks
            data = await self.press(data)
            self.journal.latest = max(self.journal.latest, ply_of(data))
        return OVER in data

    async def press(self, page: str) -> str:
        """The page after pressing any button of this one."""
        action = unescape(self.guest.rng.choice(CHOICE.findall(page)))
        token = FORM_TOKEN.search(page)
        fields = {"action": action, "ply": ply_of(page), "_csrf_token": token[1] if token else ""}
        headers = [self.cookie, "x-fragment: 1", "content-type: application/x-www-form-urlencoded"]
        await self.think()
        self.clicked(ply_of(page))
        answer = await self.guest.line.send(f"POST {self.path}/act", headers, urlencode(fields).encode())
        if answer.status == 200:
            self.settled()
        return answer.content.decode()


def ply_of(page: str) -> int:
    found = PLY.search(page)
    assert found, "a table tells its ply"
    return int(found[1])
