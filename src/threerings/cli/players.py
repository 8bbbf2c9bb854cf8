"""Who sits at the table, and how a record keeps it."""

from typing import NamedTuple

from threerings.cli.complaint import Complaint
from threerings.texts import Texts

HUMAN = "human"
BOT = "bot"
LONGEST_NAME = 20


class Player(NamedTuple):
    """A person, perhaps with a name, or a bot with its name."""

    kind: str
    name: str = ""

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT

    def text(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind

    def spoken_name(self, speech: Texts) -> str:
        """The player's name as everybody says it; empty for a person without one."""
        return speech("player-bot", bot=self.name) if self.is_bot else self.name


def read_player(text: str) -> Player:
    """The player that a record names."""
    kind, _, name = text.partition(":")
    if kind not in (HUMAN, BOT):
        raise Complaint("record-other-players", player=text)
    return Player(kind, printable(name))


def name_in(text: str, speech: Texts) -> str:
    """What to call a player that a record names, whoever wrote it."""
    kind = text.partition(":")[0]
    return read_player(text).spoken_name(speech) if kind in (HUMAN, BOT) else printable(text)


def printable(name: str) -> str:
    """A name that can be shown in a line."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def names_for(players: tuple[Player, Player], speech: Texts) -> tuple[str, str]:
    """Both players as the page of a person calls them: alone against a bot, a person is "you"."""
    alone = any(player.is_bot for player in players)
    first, second = (
        player.spoken_name(speech) or (speech("player-you") if alone and not player.is_bot else "")
        for player in players
    )
    return first, second
