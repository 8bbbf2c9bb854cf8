"""Who may enter the laboratory: the bots of the house, one that is shown the truth, and yours by its dotted name.

Yours is `module:name`, for example `examples.learned:Learned`. The module is imported, so its code runs: name only what
you trust. Only the laboratory does this; a table or a server knows no other bots than those of the house.
"""

from importlib import import_module
from typing import Any, Final

from threerings.bots import BOTS, MakeBot, UnknownBot
from threerings.bots.basic import Bot
from threerings.bots.levels import MASTER
from threerings.core.game import Game, Prompt, ThreeRingsError
from threerings.search.think import Budget

CHEAT: Final = "cheat"
"""The master's search, given the truth: the most that knowing it could bring. Nobody plays against it but bots."""
EXPLOIT: Final = "exploit"
"""The master's search, told how the other bot chooses wherever it is asked: it looks for what that does wrong."""
SPECIAL: Final = (CHEAT, EXPLOIT)


class BadChoice(ThreeRingsError):
    """A bot chose what is not legal."""


def maker(name: str) -> MakeBot:
    """How to make the bot of this name. Raises UnknownBot."""
    if ":" in name:
        return imported(name)
    if name not in (*BOTS, *SPECIAL):
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join((*BOTS, *SPECIAL))}, or module:name")
    return BOTS[MASTER if name in SPECIAL else name]


def imported(name: str) -> MakeBot:
    """The bot, or the function that makes one, under a dotted name."""
    module, _, wanted = name.partition(":")
    try:
        make: MakeBot = getattr(import_module(module), wanted)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise UnknownBot(f"there is no bot {name!r}: {error}") from None
    if not callable(make):
        raise UnknownBot(f"there is no bot {name!r}: {wanted} makes nothing")
    return make


def made(name: str, game: Game[Any, Any], seed: int, budget: Budget | None) -> Bot:
    """A new bot, with a budget of its own unless one is given. Raises UnknownBot."""
    bot = maker(name)(game, seed, budget)
    if not isinstance(bot, Bot):
        raise UnknownBot(f"there is no bot {name!r}: it makes {type(bot).__name__}, which is not a Bot")
    return bot


def choice(bot: Bot, name: str, prompt: Prompt) -> int:
    """What a bot chooses. Raises BadChoice."""
    action = bot.choose(prompt)
    if action not in prompt.legal:
        raise BadChoice(f"{name} chose {action!r} at ply {prompt.ply}, which is not legal")
    return action
