"""The doors: every way in which an observer is told something of a match. A new one is one more line of the table."""

import gzip
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from bench.secrecy.house import MATCH, Answer, Headers, House
from threerings.core.game import PUBLIC, Action, Seat
from threerings.web.lists import LISTS

PAGE, API = f"/match/{MATCH}", f"/api/matches/{MATCH}"


class Question(NamedTuple):
    """Who asks, and when: the same in every house."""

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
    ask: Callable[[House, Question], Awaitable[Answer | bytes]]
    opens: bool = False
    """Whether it stands open to everybody once the match is over."""
    common: bool = False
    """Whether it tells everybody the same."""


def browser(house: House, question: Question) -> Headers:
    return house.browser(question.observer)


def script(house: House, question: Question) -> Headers:
    """Our script asks for the part of the page that has changed."""
    return house.browser(question.observer, x_fragment="1")


def program(house: House, question: Question) -> Headers:
    return house.program(question.observer)


async def page(house: House, asked: Question) -> Answer:
    return await house.get(PAGE, browser(house, asked))


async def packed(house: House, asked: Question) -> Answer:
    """The page compressed: its size, and its bytes without the hour in their head."""
    answer = await house.get(PAGE, house.browser(asked.observer, accept_encoding="gzip"))
    assert len(gzip.decompress(answer.body)) > len(answer.body)
    return answer._replace(body=answer.body[:4] + answer.body[8:])


async def stream(house: House, asked: Question) -> bytes:
    return house.streams["stream", asked.observer].take()


async def refused(house: House, asked: Question) -> Answer:
    return await house.post_form(f"{PAGE}/act", script(house, asked), **asked.wrong())


async def why(house: House, asked: Question) -> Answer:
    return await house.post_form(f"{PAGE}/why", script(house, asked), **asked.wrong())


async def undo(house: House, asked: Question) -> Answer:
    """An answer to a wish that nobody has."""
    return await house.post_form(f"{PAGE}/undo", script(house, asked), ply=asked.ply, answer="yes")


async def replay(house: House, asked: Question) -> Answer:
    """What the observer knew at some ply."""
    return await house.get(f"{PAGE}/replay?ply={asked.rng.randint(0, asked.ply)}", browser(house, asked))


async def shut(house: House, asked: Question) -> Answer:
    """What is for nobody, or not for this observer, before the end."""
    own = asked.sides[asked.observer] if asked.observer != PUBLIC else "public"
    others = [side for side in (*asked.sides, "open") if side != own]
    path = asked.rng.choice(["record", *(f"replay?seat={side}" for side in others)])
    return await house.get(f"{PAGE}/{path}", browser(house, asked))


async def lists(house: House, asked: Question) -> Answer:
    paths = ("/", "/lobby", *(f"/lobby/{name}" for name in LISTS))
    return await house.get(asked.rng.choice(paths), browser(house, asked))


async def prompt(house: House, asked: Question) -> Answer:
    return await house.get(f"{API}/prompt", program(house, asked))


async def program_stream(house: House, asked: Question) -> bytes:
    return house.streams["api stream", asked.observer].take()


async def program_refused(house: House, asked: Question) -> Answer:
    return await house.post_json(f"{API}/act", program(house, asked), **asked.wrong())


async def program_undo(house: House, asked: Question) -> Answer:
    return await house.post_json(f"{API}/undo", program(house, asked), ply=asked.ply, answer="yes")


async def program_lists(house: House, asked: Question) -> Answer:
    paths = ("lobby", "matches", "matches?part=going", "matches?part=done")
    return await house.get(f"/api/{asked.rng.choice(paths)}", program(house, asked))


async def card(house: House, asked: Question) -> Answer:
    return await house.get(API, program(house, asked))


async def metrics(house: House, asked: Question) -> bytes:  # noqa: ARG001 - they are the same for everybody
    return house.figures.text()


async def bot(house: House, asked: Question) -> bytes:  # noqa: ARG001 - everybody waits for it alike
    return b"%g beats" % await house.beats("master")


STREAMS = {"stream": PAGE, "api stream": API}
DOORS = {
    "page": Door(page),
    "packed page": Door(packed),
    "stream": Door(stream),
    "refused": Door(refused),
    "why": Door(why),
    "undo": Door(undo),
    "replay": Door(replay, opens=True),
    "shut": Door(shut, opens=True),
    "lists": Door(lists),
    "api prompt": Door(prompt),
    "api stream": Door(program_stream),
    "api refused": Door(program_refused),
    "api undo": Door(program_undo),
    "api match": Door(card),
    "api lists": Door(program_lists),
    "metrics": Door(metrics, common=True),
    "bot": Door(bot, opens=True, common=True),
}
ACTED, LOG = "acted", "log"
"""Two more that need no asking: what an observer's own action is answered, and the lines that the server writes."""
NAMES = (*DOORS, ACTED, LOG)
