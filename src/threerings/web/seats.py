"""The two who sit at a match: what they are called, and for whom it waits."""

import secrets
from collections.abc import Container, Mapping

from threerings.core.fair import Shuffle
from threerings.core.game import ThreeRingsError
from threerings.core.match import Chance
from threerings.store import INVITED, OPEN, RUNNING, Sitter
from threerings.web.series import Player, Series
from threerings.web.speech import Speech

Sitters = tuple[Sitter, Sitter]
"""By the seats of the first game."""


class NotSeated(ThreeRingsError):
    """Somebody who does not play here wants to do what players do."""


class SeatTaken(ThreeRingsError):
    """Somebody else sits there already."""


def first_status(sitters: Sitters, invited: bool) -> str:
    """Of a new match: whether a seat is free, and for whom."""
    if not any(sitter.free for sitter in sitters):
        return RUNNING
    return INVITED if invited else OPEN


def player_names(sitters: Sitters, names: tuple[str, str], speech: Speech) -> tuple[str, str]:
    """What a page calls the players. Two people at one screen are one guest: they are told apart by number."""
    if sitters[0].guest and sitters[0] == sitters[1]:
        return speech("player-number", number=1), speech("player-number", number=2)
    first, second = (player_name(sitter, name, speech) for sitter, name in zip(sitters, names, strict=True))
    return first, second


def player_name(sitter: Sitter, name: str, speech: Speech) -> str:
    if sitter.bot:
        return speech("web-bot", bot=sitter.bot)
    if not sitter.guest:
        return speech("web-nobody")
    return name or speech("web-guest", number=number_of(sitter.guest))


def number_of(guest: str) -> int:
    """Something short to tell nameless guests apart."""
    return int.from_bytes(guest.encode()) % 900 + 100


def missing_players(sitters: Sitters, seated: Container[Player]) -> tuple[Player, ...]:
    """The players who have yet to sit down. Bots add nothing: they would be the server's own words."""
    return tuple(player for player in (0, 1) if not sitters[player].bot and player not in seated)


def absent_players(secret: str, sitters: Sitters, seated: Container[Player]) -> tuple[Player, ...]:
    """The same where it matters: a match that goes on from somewhere else was dealt there."""
    return missing_players(sitters, seated) if secret else ()


def awaits_mask(series: Series, secret: str, sitters: Sitters) -> int:
    """Whom a match waits for, as the store notes it: to choose, to answer, or to sit down at all."""
    if series.result() is not None:
        return 0
    return sum(1 << player for player in {*series.awaits, *absent_players(secret, sitters, series.entropies)})


def nature(secret: str, twin: bool, sitters: Sitters, entropies: Mapping[Player, str]) -> Chance | None:
    """Where nature's choices come from: the one place where it is chosen. None while it waits for players."""
    if not secret:
        return secrets.randbelow
    if missing_players(sitters, entropies):
        return None
    return Shuffle(secret, (entropies.get(0, ""), entropies.get(1, "")), twin)
