"""Whether a server's memory levels off: thousands of matches in one process, one after the other.

They are played straight in the hall, on a real store. Most end by resignation after a few choices; some are played to
their end. Of some every page is drawn, as for two players.

python -m bench.memory FOLDER MATCHES SEED
"""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from tests.support import trees
from tests.support.process import memory_of
from threerings.bots.tempo import Tempo
from threerings.bots.workers import Workers
from threerings.games import OURS as GAMES
from threerings.store import Guest, Sitter
from threerings.store.sqlite import SqliteStore
from threerings.texts import LANGUAGES
from threerings.web.hall import Hall
from threerings.web.live import LiveMatch
from threerings.web.speech import speech

OURS = "bench.memory"
MATCHES = (2_000, 5_000, 10_000, 20_000)
"""After so many the memory is told, and after half of all."""
GOAL = "≤ 1.10"
AT_ONCE = 16
PLAYED_OUT = 0.02
DRAWN = 0.1
FEW = 8
"""Choices before most give up."""


def growth(folder: Path, matches: int, seed: int = 1) -> dict[int, int]:
    """Bytes of memory after some numbers of matches, up to this one."""
    command = trees.command(OURS, str(folder), str(matches), str(seed))
    around = trees.surroundings(trees.running_folder())
    done = subprocess.run(command, env=around, check=True, capture_output=True, text=True)
    return {int(count): int(size) for count, size in map(str.split, done.stdout.splitlines())}


class Crowd:
    """Players who come and go."""

    def __init__(self, hall: Hall, matches: int, seed: int) -> None:
        self.hall = hall
        self.rng = random.Random(seed)
        self.ends = sorted({count for count in MATCHES if count < matches} | {matches // 2, matches}, reverse=True)
        self.begun = self.ended = 0
        self.matches = matches

    async def play(self) -> None:
        await asyncio.gather(*(self._table() for _ in range(AT_ONCE)))

    async def _table(self) -> None:
        games = list(GAMES)
        while self.begun < self.matches:
            number = self.begun
            self.begun += 1
            await self._match(number, games[number % len(games)])
            self.ended += 1
            if self.ended == self.ends[-1]:
                print(self.ends.pop(), memory_of("self"), flush=True)

    async def _match(self, number: int, game: str) -> None:
        players = [Guest(f"g{number}-{seat}", f"Guest {number}") for seat in (0, 1)]
        for player in players:
            await self.hall.store.add_guest(player, f"key of {player.id}")
        match = await self.hall.create(game, {}, (Sitter(players[0].id), Sitter()), invited=True)
        live = await self.hall.live(match)
        await self.hall.join(live, players[1], "words")
        few = 10_000 if self.rng.random() < PLAYED_OUT else self.rng.randrange(FEW)
        drawn, language = self.rng.random() < DRAWN, self.rng.choice(LANGUAGES)
        while not live.series.over and few:
            if drawn:
                look(live, language)
            few -= 1
            await self.hall.act(live, players[live.next_player or 0], live.series.ply, self._choice(live))
        if not live.series.over:
            await self.hall.resign(live, players[live.next_player or 0])
        look(live, language)

    def _choice(self, live: LiveMatch) -> str:
        legal = live.series.prompt(live.series.actor).legal
        return live.series.game.actions[self.rng.choice(legal)].text


def look(live: LiveMatch, language: str) -> None:
    """Both players' pages are drawn."""
    for seat in (0, 1):
        live.table(seat, speech(language, live.header.game))


async def run(folder: Path, matches: int, seed: int) -> None:
    hall = Hall(SqliteStore(folder / "threerings.sqlite"), Workers(), Tempo())
    await Crowd(hall, matches, seed).play()
    await hall.close()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
