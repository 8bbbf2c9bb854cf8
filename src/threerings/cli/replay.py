"""Steps through a record as one of the players saw it, as the spectators did, or with everything open."""

from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from threerings.cli import shelf
from threerings.cli.arrange import check, game_named
from threerings.cli.chronicle import Chronicle, Moment
from threerings.cli.page import told
from threerings.cli.players import read_player
from threerings.cli.screen import Screen
from threerings.cli.sheet import drawing
from threerings.core.game import PUBLIC, Game, Line, Seat
from threerings.core.record import BadRecord, Record, replay
from threerings.texts import Texts, texts

OPEN = "open"
SPECTATORS = "public"


class Scene(NamedTuple):
    """A position in which somebody had to choose, or the end, and what led to it."""

    game: int
    ply: int
    view: Any
    story: list[Line]


def show_replay(path: Path, seat: str | None, speech: Texts) -> int:
    records = shelf.read_records(path)
    game = game_named(records[0].header.game)
    check("unknown-seat", seat or OPEN, (*game.sides, SPECTATORS, OPEN))
    viewer = seat or (OPEN if all(record.end for record in records) else SPECTATORS)
    scenes: list[Scene] = []
    for record in records:
        scenes += scenes_of(record, game, viewer, path)
    screen = Screen(texts(speech.language, game.name))
    player = Projector(screen, game, records, scenes)
    return player.step_through() if screen.interactive else player.show_all()


def scenes_of(record: Record, game: Game[Any, Any], viewer: str, path: Path) -> list[Scene]:
    """Raises Complaint where the record breaks the rules."""
    try:
        replay(record, game)
    except BadRecord as error:
        raise shelf.damaged(path, error) from None
    chronicle = Chronicle(game, record.header.options, record.header.position)
    chronicle.follow(record.actions)
    moments = chronicle.moments
    scenes: list[Scene] = []
    told = 0
    for place, moment in enumerate(moments, start=1):
        if place == len(moments) or moments[place].actor < PUBLIC:
            story = [line for past in moments[told:place] for line in past.lines[observer(past, game, viewer, record)]]
            scenes.append(Scene(record.header.number, moment.ply, view_of(moment, game, viewer), story))
            told = place
    return scenes


def observer(moment: Moment, game: Game[Any, Any], viewer: str, record: Record) -> Seat:
    """Whose story to tell; with everything open, that of a player who saw the action unveiled."""
    if viewer == OPEN:
        return 0 if moment.seen[0] == record.actions[moment.ply - 1] else 1
    return PUBLIC if viewer == SPECTATORS else game.sides.index(viewer)


def view_of(moment: Moment, game: Game[Any, Any], viewer: str) -> Any:
    if viewer == OPEN:
        return drawing(game.name).opened((moment.views[0], moment.views[1]))
    return moment.views[PUBLIC if viewer == SPECTATORS else game.sides.index(viewer)]


class Projector:
    def __init__(self, screen: Screen, game: Game[Any, Any], records: list[Record], scenes: list[Scene]) -> None:
        self.screen = screen
        self.game = game
        self.records = records
        self.scenes = scenes
        self.drawing = drawing(game.name)

    def show_all(self) -> int:
        for place in range(len(self.scenes)):
            self.show(place)
        return 0

    def step_through(self) -> int:
        place = 0
        while 0 <= place < len(self.scenes):
            self.screen.clear()
            self.show(place)
            self.screen.say(self.screen.speech("replay-hint"), "faint")
            place = self.next_place(place, self.screen.ask("> ").casefold())
        return 0

    def next_place(self, place: int, typed: str) -> int:
        """Where to go from a scene; beyond the last one the replay ends."""
        if typed in ("q", "quit", self.screen.speech("word-quit")):
            return len(self.scenes)
        if typed == "b":
            return max(0, place - 1)
        if typed.isdecimal():
            return self.scene_at(self.scenes[place].game, int(typed[:6]))
        return place + 1

    def scene_at(self, game: int, ply: int) -> int:
        """The scene of a game that an action led to."""
        places = [place for place, scene in enumerate(self.scenes) if scene.game == game]
        return next((place for place in places if self.scenes[place].ply >= ply), places[-1])

    def show(self, place: int) -> None:
        scene = self.scenes[place]
        record = self.records[scene.game - 1]
        speech, sheet = self.screen.speech, self.screen.sheet(self.names(record))
        head = speech("replay-head", ply=scene.ply, plies=len(record.actions))
        if len(self.records) > 1 or record.header.games > 1:
            head = f"{speech('replay-game', game=scene.game)} {self.screen.ink.dot} {head}"
        self.screen.show([Text(head, "faint"), *self.drawing.board(scene.view, sheet), Text()])
        self.screen.show([*told(scene.story, sheet), Text(), *self.drawing.hand(scene.view, sheet), Text()])

    def names(self, record: Record) -> tuple[str, str]:
        first, second = (read_player(player).shown(self.screen.speech) for player in record.header.players)
        return first, second
