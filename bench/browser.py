"""Somebody who plays in a browser, as far as a server can tell: a page, its stream, and buttons that are pressed."""

import re
from collections.abc import AsyncGenerator
from html import unescape
from urllib.parse import urlencode

from tests.support.client import Client
from tests.support.line import Answer, Event

PLY = re.compile(r'data-ply="(\d+)"')
CHOICE = re.compile(r'name="action" value="([^"]*)"')
GO_ON = 'id="go-on"'
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
        name, self.token = found.groups()
        self.cookie = f"cookie: {name}={self.guest.card.token}; {name}-csrf={self.token}"
        await super().play()

    def events(self) -> AsyncGenerator[Event, None]:
        return self.guest.line.events(f"{self.path}/stream", self.cookie)

    async def follow(self, data: str) -> bool:
        self.watched(ply_of(data))
        while (GO_ON in data or CHOICE.search(data)) and ply_of(
            data
        ) >= self.journal.latest:  # the stream may be behind our own clicks
            data = await (self.go_on(data) if GO_ON in data else self.press(data))
            self.journal.latest = max(self.journal.latest, ply_of(data))
        return OVER in data

    async def press(self, page: str) -> str:
        """The page after pressing any button of this one."""
        action = unescape(self.guest.rng.choice(CHOICE.findall(page)))
        await self.think()
        self.clicked(ply_of(page))
        answer = await self.post("act", page, action=action)
        if answer.status == 200:
            self.settled()
        return answer.content.decode()

    async def go_on(self, page: str) -> str:
        """The page after the end of a duel, a chapter or a game."""
        return (await self.post("go-on", page)).content.decode()

    async def post(self, door: str, page: str, **more: str) -> Answer:
        token = FORM_TOKEN.search(page)
        fields = {"ply": ply_of(page), "_csrf_token": token[1] if token else "", **more}
        headers = [self.cookie, "x-fragment: 1", "content-type: application/x-www-form-urlencoded"]
        return await self.guest.line.send(f"POST {self.path}/{door}", headers, urlencode(fields).encode())


def ply_of(page: str) -> int:
    found = PLY.search(page)
    assert found, "a table tells its ply"
    return int(found[1])
