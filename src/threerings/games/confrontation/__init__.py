"""The Confrontation: Light against Dark across Middle-earth, with pieces whose faces only their owner sees."""

from typing import Final

from threerings.games.confrontation.game import Confrontation

GAME: Final = Confrontation()
