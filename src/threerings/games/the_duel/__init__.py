"""The Duel: Gandalf against the Balrog on the bridge of Khazad-dûm."""

from typing import Final

from threerings.games.the_duel.game import TheDuel

GAME: Final = TheDuel()
