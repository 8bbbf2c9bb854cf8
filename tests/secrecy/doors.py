"""The doors: every way in which an observer is told something of a match. A new one is one more line of the table."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import NamedTuple

from tests.secrecy.double import MATCH, PEOPLE, TURNS, Double, Headers
from tests.support.asgi import Answer, Request, called
from threerings.core.game import PUBLIC, Action, Seat
from threerings.games import GAMES, load
from threerings.store.calls import Call
from threerings.web.calls import KINDS
from threerings.web.lists import LISTS

PAGE, API = f"/match/{MATCH}", f"/api/matches/{MATCH}"


class Question(NamedTuple):
    """Who asks, and when: the same in every double."""

    observer: Seat
    ply: int
    legal: tuple[int, ...]
    """What the observer may do now."""
    actions: tuple[Action, ...]
    sides: tuple[str, str]
    seed: str

    @property
    def rng(self) -> Random:
        """Always the same for the same question."""
        return Random(self.seed)

    def wrong(self) -> dict[str, str | int]:
        """An answer that is refused: not legal, too late, or no action at all."""
        rng = self.rng
        action = rng.choice(self.actions)
        while action.index in self.legal:
            action = rng.choice(self.actions)
        ply, text = rng.choice(((self.ply, action.text), (self.ply, action.text), (0, action.text), (self.ply, "??")))
        return {"ply": ply, "action": text}


class Door(NamedTuple):
    ask: Callable[[Double, Question], Awaitable[Answer | bytes]]
    opens: bool = False
    """Whether nothing is hidden there once the match is over."""
    common: bool = False
    """Whether it tells everybody the same."""


def browser(double: Double, question: Question) -> Headers:
    return double.browser(question.observer)


def script(double: Double, question: Question) -> Headers:
    """Our script asks for the part of the page that has changed."""
    return double.browser(question.observer, x_fragment="1")


def program(double: Double, question: Question) -> Headers:
    return double.program(question.observer)


async def page(double: Double, asked: Question) -> Answer:
    return await double.get(PAGE, browser(double, asked))


async def packed(double: Double, asked: Question) -> Answer:
    """The page compressed: its size, and its bytes without the hour in their head."""
    answer = await double.get(PAGE, double.browser(asked.observer, accept_encoding="gzip"))
    assert len(gzip.decompress(answer.body)) > len(answer.body)
    return replace(answer, body=answer.body[:4] + answer.body[8:])


async def stream(double: Double, asked: Question) -> bytes:
    return double.streams["stream", asked.observer].take()


async def refused(double: Double, asked: Question) -> Answer:
    return await double.post_form(f"{PAGE}/act", script(double, asked), **asked.wrong())


async def why(double: Double, asked: Question) -> Answer:
    return await double.post_form(f"{PAGE}/why", script(double, asked), **asked.wrong())


async def undo(double: Double, asked: Question) -> Answer:
    """An answer to a wish that nobody has."""
    return await double.post_form(f"{PAGE}/undo", script(double, asked), ply=asked.ply, answer="yes")


async def say(double: Double, asked: Question) -> Answer:
    """Free text that nobody has allowed: it is refused."""
    return await double.post_form(f"{PAGE}/say", script(double, asked), text="psst")


async def claim(double: Double, asked: Question) -> Answer:
    """From somebody who is still there, or by nobody who plays."""
    return await double.post_form(f"{PAGE}/claim", script(double, asked))


async def help_refused(double: Double, asked: Question) -> Answer:
    """Between people there are no hints, no chances and no coach."""
    path = asked.rng.choice(("hint", "chances", "coach"))
    return await double.post_form(f"{PAGE}/{path}", script(double, asked), ply=asked.ply, answer="on")


async def replay(double: Double, asked: Question) -> Answer:
    """What the observer knew at some ply; chances are asked for in vain before the end."""
    at, more = asked.rng.randint(0, asked.ply), asked.rng.choice(("", "&chances=1"))
    return await double.get(f"{PAGE}/replay?move={at}{more}", browser(double, asked))


async def preview(double: Double, asked: Question) -> Answer:
    """A picture of what everybody may see, now or at some ply."""
    when = asked.rng.choice(("", f"?move={asked.rng.randint(0, asked.ply)}"))
    return await double.get(f"{PAGE}/preview.png{when}", browser(double, asked))


async def deck(double: Double, asked: Question) -> Answer:
    """The cards of a match are known to all; of most games there is no such page."""
    return await double.get(f"{PAGE}/deck", browser(double, asked))


async def shut(double: Double, asked: Question) -> Answer:
    """What is for nobody, or not for this observer, before the end."""
    own = asked.sides[asked.observer] if asked.observer != PUBLIC else "public"
    others = [side for side in (*asked.sides, "open") if side != own]
    path = asked.rng.choice(["record", *(f"replay?seat={side}" for side in others)])
    return await double.get(f"{PAGE}/{path}", browser(double, asked))


async def review(double: Double, asked: Question) -> Answer:
    """Before the end nobody is told anything of a choice, whoever asks and however."""
    seats = [f"review?seat={side}" for side in asked.sides]
    path = asked.rng.choice(["review", *seats, "review/stream", "review/word", "POST review"])
    if path == "POST review":
        return await double.post_form(f"{PAGE}/review", browser(double, asked), game=1)
    return await double.get(f"{PAGE}/{path}", browser(double, asked))


async def program_review(double: Double, asked: Question) -> Answer:
    if asked.rng.random() < 0.5:
        return await double.post_json(f"{API}/review", program(double, asked), game=1)
    return await double.get(f"{API}/review", program(double, asked))


async def lists(double: Double, asked: Question) -> Answer:
    paths = ("/", "/lobby", *(f"/lobby/{name}" for name in LISTS))
    return await double.get(asked.rng.choice(paths), browser(double, asked))


async def history(double: Double, asked: Question) -> Answer:
    """One's own matches, and a player's profile, whoever it is."""
    paths = ("/history", "/history?result=won", *(f"/player/{name}" for name in PEOPLE))
    return await double.get(asked.rng.choice(paths), browser(double, asked))


async def leaderboard(double: Double, asked: Question) -> Answer:
    """The best players, and what the sides are worth."""
    return await double.get(f"/leaderboard/{asked.rng.choice(list(GAMES))}", browser(double, asked))


async def pairing(double: Double, asked: Question) -> bytes:
    """Whoever watches looks for somebody, each for a game of their own; nobody comes."""
    path = f"/pair/{list(GAMES)[asked.observer]}"
    begun = await double.post_form(path, browser(double, asked))
    return bytes(begun) + bytes(await double.get(path, browser(double, asked)))


async def program_leaderboard(double: Double, asked: Question) -> Answer:
    game = asked.rng.choice(list(GAMES))
    return await double.get(f"/api/leaderboard/{game}/{load(game).sides[0]}", program(double, asked))


async def program_pairing(double: Double, asked: Question) -> Answer:
    return await double.post_json("/api/pairing", program(double, asked), game=list(GAMES)[asked.observer])


async def lobby_stream(double: Double, asked: Question) -> bytes:
    """How it begins: all that follows is made as this is."""
    live = await called(double.middleware, Request("GET", "/lobby/stream", browser(double, asked)))
    for _ in range(TURNS):
        await asyncio.sleep(0)
        if b"event: part" in b"".join(live.pieces(0)):
            break
        await asyncio.sleep(0.001)
    said = b"".join(live.pieces(0))
    await live.left()
    return said


async def own_data(double: Double, asked: Question) -> Answer:
    """All that the house knows of the observer."""
    return await double.get("/account/data", browser(double, asked))


async def program_history(double: Double, asked: Question) -> Answer:
    path = asked.rng.choice(("history", *(f"players/{name}" for name in PEOPLE)))
    return await double.get(f"/api/{path}", program(double, asked))


async def prompt(double: Double, asked: Question) -> Answer:
    return await double.get(f"{API}/prompt", program(double, asked))


async def program_stream(double: Double, asked: Question) -> bytes:
    return double.streams["api stream", asked.observer].take()


async def program_refused(double: Double, asked: Question) -> Answer:
    return await double.post_json(f"{API}/act", program(double, asked), **asked.wrong())


async def program_undo(double: Double, asked: Question) -> Answer:
    return await double.post_json(f"{API}/undo", program(double, asked), ply=asked.ply, answer="yes")


async def program_say(double: Double, asked: Question) -> Answer:
    return await double.post_json(f"{API}/say", program(double, asked), text="psst")


async def program_claim(double: Double, asked: Question) -> Answer:
    return await double.post_json(f"{API}/claim", program(double, asked))


async def program_lists(double: Double, asked: Question) -> Answer:
    paths = ("lobby", "matches", "matches?part=going", "matches?part=done")
    return await double.get(f"/api/{asked.rng.choice(paths)}", program(double, asked))


async def card(double: Double, asked: Question) -> Answer:
    return await double.get(API, program(double, asked))


async def notices(double: Double, asked: Question) -> bytes:
    """What the observer is told who does not look; to those who look on nobody tells anything."""
    return await double.told_from_afar(PEOPLE[asked.observer])


async def letter(double: Double, asked: Question) -> bytes:
    """What a letter would say, of whatever waits."""
    messenger, store = double.middleware.services.messenger, double.hall.store
    (channel, *_) = await store.channels(PEOPLE[asked.observer])
    calls = [Call(channel.guest, MATCH, kind, "") for kind in KINDS]
    return "\n".join([await messenger.line(channel, call) for call in calls]).encode()


async def metrics(double: Double, asked: Question) -> bytes:
    return double.figures.text()


async def bot(double: Double, asked: Question) -> bytes:
    return b"%g beats" % await double.beats("master")


STREAMS = {"stream": PAGE, "api stream": API}
DOORS = {
    "page": Door(page, opens=True),
    "packed page": Door(packed, opens=True),
    "stream": Door(stream, opens=True),
    "refused": Door(refused, opens=True),
    "why": Door(why, opens=True),
    "undo": Door(undo, opens=True),
    "say": Door(say, opens=True),
    "claim": Door(claim, opens=True),
    "help": Door(help_refused, opens=True),
    "replay": Door(replay, opens=True),
    "preview": Door(preview, opens=True),
    "shut": Door(shut, opens=True),
    "review": Door(review, opens=True),
    "lists": Door(lists),
    "history": Door(history),
    "leaderboard": Door(leaderboard),
    "pairing": Door(pairing),
    "api leaderboard": Door(program_leaderboard),
    "api pairing": Door(program_pairing),
    "lobby stream": Door(lobby_stream),
    "own data": Door(own_data, opens=True),
    "api history": Door(program_history),
    "api prompt": Door(prompt),
    "api stream": Door(program_stream),
    "api refused": Door(program_refused),
    "api undo": Door(program_undo),
    "api say": Door(program_say),
    "api claim": Door(program_claim),
    "api review": Door(program_review, opens=True),
    "api match": Door(card),
    "api lists": Door(program_lists),
    "notices": Door(notices),
    "letter": Door(letter, opens=True),
    "metrics": Door(metrics, common=True),
    "bot": Door(bot, opens=True, common=True),
    "deck": Door(deck),
}
ACTED, LOG = "acted", "log"
"""Two more that need no asking: what an observer's own action is answered, and the lines that the server writes."""
NAMES = (*DOORS, ACTED, LOG)
