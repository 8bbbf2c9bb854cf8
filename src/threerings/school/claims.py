"""What lessons say about positions, proven by the engine."""

from collections.abc import Callable
from typing import Any

from threerings.bots import bot_named
from threerings.bots.levels import MASTER
from threerings.core.chronicle import Chronicle
from threerings.core.game import Seat
from threerings.school.lessons import Claim
from threerings.search.think import Budget

BUDGET = Budget(iterations=4_000)
"""How long the master thinks."""


Finding = tuple[object, object]
"""What a claim says, and what is true: the same, or the first is one of a set."""


def fault(claim: Claim, chronicle: Chronicle, seat: Seat) -> str:
    """What is wrong with a claim about a table, seen from a seat; nothing, if it is true."""
    kinds = [kind for kind in KINDS if getattr(claim, kind)]
    if len(kinds) != 1:
        return f"it claims {', '.join(kinds) or 'nothing'}: {claim}"
    said, true = KINDS[kinds[0]](claim, after(chronicle, *claim.after), seat)
    holds = said in true if isinstance(true, set) else said == true
    return "" if holds else f"not so: {claim}; true is {true}"


def after(chronicle: Chronicle, *texts: str) -> Chronicle:
    """A table as it lies after some actions."""
    table = chronicle.copy()
    for text in texts:
        table.match.follow([text])
        table.note()
    return table


def legal(table: Chronicle, seat: Seat) -> set[str]:
    return {table.match.game.actions[action].text for action in table.match.prompt(seat).legal}


def forbidding(table: Chronicle, seat: Seat, text: str) -> str | None:
    """The rule that forbids a choice; None if it is allowed."""
    if text in legal(table, seat):
        return None
    return table.match.game.forbids(table.match.view(seat), table.match.game.action(text).index)


def won(table: Chronicle, seat: Seat) -> str | None:
    """Why a seat has won; None if it has not."""
    outcome = table.match.outcome
    return outcome.reason if outcome and outcome.winner == seat else None


def best(table: Chronicle, seat: Seat) -> str:
    """What the master would choose, who is given the prompt and nothing else."""
    game = table.match.game
    return game.actions[bot_named(MASTER, game, 1, BUDGET).choose(table.match.prompt(seat))].text


def found(view: Any, way: str) -> Any:
    """What lies at the end of a way into a view: names, numbers of places, names with brackets."""
    here = view
    for part in way.split("."):
        if part.lstrip("-").isdigit():
            here = here[int(part)]
        elif part.endswith("()"):
            here = getattr(here, part[:-2])()
        else:
            here = here[part] if isinstance(here, dict) else getattr(here, part)
    return plain(here)


def plain(value: Any) -> Any:
    """A value as it can be compared with one of a file."""
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    return value


def keys_told(table: Chronicle, seat: Seat, actions: int) -> set[str]:
    """The keys of what a seat tells of so many last actions."""
    return {line.key for line in table.story(seat, len(table.moments) - actions)}


KINDS: dict[str, Callable[[Claim, Chronicle, Seat], Finding]] = {
    "legal": lambda claim, table, seat: (claim.legal, legal(table, seat)),
    "forbidden": lambda claim, table, seat: (claim.rule or "its rule", forbidding(table, seat, claim.forbidden)),
    "sees": lambda claim, table, seat: (plain(claim.equals), found(table.match.view(seat), claim.sees)),
    "told": lambda claim, table, seat: (claim.told, keys_told(table, seat, len(claim.after))),
    "wins": lambda claim, table, seat: (True, won(after(table, claim.wins), seat) is not None),
    "best": lambda claim, table, seat: (claim.best, best(table, seat)),
    "over": lambda claim, table, seat: (claim.over, won(table, seat)),
}
"""By the field that makes the claim."""
