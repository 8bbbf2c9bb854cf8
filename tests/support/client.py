"""A program that plays by the JSON door, and never gives up: what was not answered is sent again."""

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any

import msgspec

from tests.support.journal import Journal, Sent
from tests.support.line import AGAIN, TROUBLE, Event, Line, Refused, bearer


class Legal(msgspec.Struct):
    text: str


class Prompt(msgspec.Struct):
    seat: int
    ply: int
    number: int
    actor: int
    legal: list[Legal]
    log: list[str]
    outcome: Any = None

    @property
    def player(self) -> int:
        return self.seat if self.number == 1 or self.seat > 1 else 1 - self.seat


class GuestCard(msgspec.Struct):
    guest: str
    token: str


class MatchCard(msgspec.Struct):
    match: str
    invite: str


class Guest:
    def __init__(self, line: Line, rng: random.Random) -> None:
        self.line = line
        self.rng = rng
        self.card = GuestCard("", "")
        self.words = f"{rng.getrandbits(64):x}"
        """What this guest adds to every shuffle."""

    async def arrive(self) -> None:
        answer = await self.line.ask("POST", "/api/guests", body={"name": ""})
        self.card = msgspec.json.decode(answer.content, type=GuestCard)

    async def be_told(self) -> None:
        """At an address that leads nowhere: what is sent there troubles nobody else."""
        await self.line.ask("POST", "/api/hook", self.card.token, {"url": "https://rings.invalid/"})

    async def create(self, game: str, opponent: str, games: int, clock: str = "", *, rated: bool = False) -> MatchCard:
        mark = f"{self.rng.getrandbits(64):x}"
        wish = {"game": game, "opponent": opponent, "games": games, "twin": games == 2, "waits": True, "request": mark}
        wish |= ({"clock": clock} if clock else {}) | ({"rated": True} if rated else {})
        answer = await self.line.ask("POST", "/api/matches", self.card.token, wish)
        card = msgspec.json.decode(answer.content, type=MatchCard)
        await self.join(card)
        return card

    async def join(self, card: MatchCard) -> None:
        """Take the free seat, if there is none already, and add to the shuffle."""
        wish = {"invite": card.invite, "entropy": self.words}
        await self.line.ask("POST", f"/api/matches/{card.match}/join", self.card.token, wish)


class Client:
    """A guest at one match: follows its stream, answers when asked, and notes everything."""

    kind = "prompt"
    """The events that matter."""

    def __init__(self, guest: Guest, match: str, *, twice: float = 0.0) -> None:
        self.guest = guest
        self.match = match
        self.path = f"/api/matches/{match}"
        self.journal = Journal(guest.card.guest)
        self.journal.words = guest.words
        self.twice = twice
        """How often two different choices are sent at once, as from two windows."""
        self.pause: Callable[[], float] = lambda: 0.0
        """Seconds to think before a choice."""
        self.clicked: Callable[[int], object] = id
        """Told the ply of each choice when it is sent …"""
        self.watched: Callable[[int], object] = id
        """… and that of each event of the stream when it has come."""
        self.settled: Callable[[], object] = object
        """Told of each acknowledgement."""

    async def play(self) -> None:
        """Until the match is over."""
        while True:
            try:
                async with aclosing(self.events()) as events:
                    async for event in events:
                        if event.kind == self.kind and await self.follow(event.data):
                            return
            except TROUBLE:
                pass
            except Refused as refused:
                self.journal.refusals.append(str(refused))
                return
            await asyncio.sleep(AGAIN)

    def events(self) -> AsyncGenerator[Event, None]:
        return self.guest.line.events(f"{self.path}/stream", bearer(self.guest.card.token))

    async def follow(self, data: str) -> bool:
        """Go on from an event of the stream; whether the match is over."""
        prompt = msgspec.json.decode(data, type=Prompt)
        self.watched(prompt.ply)
        return await self.answer(prompt)

    async def answer(self, prompt: Prompt) -> bool:
        """Choose for as long as it is our turn; whether the match is over."""
        while True:
            fresh = prompt.ply >= self.journal.latest
            self.note(prompt)
            if prompt.outcome is not None or not prompt.legal or not fresh:
                return prompt.outcome is not None
            await self.think()
            prompt = await self.choose(prompt)

    async def think(self) -> None:
        if pause := self.pause():
            await asyncio.sleep(pause)

    async def choose(self, prompt: Prompt) -> Prompt:
        texts = [legal.text for legal in prompt.legal]
        chosen = self.guest.rng.sample(texts, 2 if len(texts) > 1 and self.guest.rng.random() < self.twice else 1)
        self.clicked(prompt.ply)
        prompts = await asyncio.gather(*(self.send(Sent(prompt.ply, text)) for text in chosen))
        return max(prompts, key=lambda one: one.ply)

    async def send(self, sent: Sent) -> Prompt:
        """The prompt after this choice, or after another one if it came too late."""
        self.journal.sent.add(sent)
        self.journal.sent_at.setdefault(sent, time.monotonic())
        body = {"ply": sent.ply, "action": sent.text}
        answer = await self.guest.line.ask("POST", f"{self.path}/act", self.guest.card.token, body)
        self.journal.answered_at.setdefault(sent, time.monotonic())
        if answer.status == 200:
            self.journal.acknowledged.append(sent)
            self.settled()
        else:
            answer = await self.guest.line.ask("GET", f"{self.path}/prompt", self.guest.card.token)
        prompt = msgspec.json.decode(answer.content, type=Prompt)
        self.note(prompt)
        return prompt

    def note(self, prompt: Prompt) -> None:
        self.journal.player = prompt.player
        self.journal.see(prompt.ply, prompt.seat, prompt.number, prompt.log)
        if prompt.legal:
            self.journal.offered.setdefault(prompt.ply, time.monotonic())
