"""Who can be played against, and how strong they have been found to be."""

from rich.text import Text

from threerings.bots import BOTS
from threerings.bots.ladder import ladder_ratings
from threerings.cli.arrange import game_named
from threerings.cli.complaint import DONE
from threerings.cli.screen import Screen
from threerings.games import GAMES
from threerings.texts import Texts, texts


def show_bots(game: str | None, speech: Texts) -> int:
    """Every bot with its character, and its rating in a game or in all of them."""
    games = list(GAMES) if game is None else [game_named(game).name]
    screen = Screen(speech)
    for bot in BOTS:
        screen.show([Text(bot, "bold")])
        screen.say(speech(f"opponent-{bot}"), indent="  ")
        for name in games:
            if rating := rating_text(name, bot, speech):
                screen.say(f"{texts(speech.language, name)('game-title')}: {rating}", "faint", indent="  ")
    return DONE


def rating_text(game: str, bot: str, speech: Texts) -> str:
    """What the ladder says of a bot in a game; nothing if it was not measured, or if others are measured by it."""
    rating = ladder_ratings().get(game, {}).get(bot)
    return speech("opponent-rating", elo=rating.elo, error=rating.error) if rating and rating.error else ""
