"""Hostile requests to the whole application, one after the other, each with its answer and what is wrong with that."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from tests.hostile.forms import Hostile, learn
from tests.hostile.guarded import Guarded, all_guarded
from tests.hostile.programs import Programs
from tests.support.asgi import Answer, Request
from tests.support.judge import faults
from tests.support.server import Server
from tests.support.visitor import length_of

FORMS, PROGRAMS = "forms", "programs"


class Blow(NamedTuple):
    door: str
    request: Request
    answer: Answer
    faults: list[str]


def attack(server: Server, numbers: dict[str, int], rng: random.Random) -> Iterator[Blow]:
    """So many at each door, mixed. At last the matches must stand as they stood in which only strangers have tried."""
    secret = all_guarded(server, rng)
    forms, programs = Hostile(server, rng, secret).requests(), Programs(server, rng, secret)
    calls = programs.requests()
    doors = [door for door, number in numbers.items() for _ in range(number)]
    rng.shuffle(doors)
    request = Request()
    for door in doors:
        if door == FORMS:
            player, request = next(forms)
            answer = server.ask(request)
            learn(player, request, answer)
            found = faults(request, answer)
        else:
            request = next(calls)
            answer = server.ask(request)
            found = faults(request, answer) + programs.description.faults(request, answer)
        yield Blow(door, request, answer, found + given_away(secret, request, answer))
    for match in secret:
        if length_of(server, match.path) != match.length:
            yield Blow(FORMS, request, Answer(0, [], b""), [f"a stranger has changed {match.path}"])


def given_away(secret: list[Guarded], request: Request, answer: Answer) -> list[str]:
    """What an answer tells of matches in which whoever asks has no seat."""
    return [told for match in secret if match.id in request.target for told in match.given_away(answer)]
