"""Steps through a record as one of the players saw it, as the spectators did, or with everything open."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from threerings.cli import beliefs, record_files, thoughts
from threerings.cli.arrange import check, game_named
from threerings.cli.complaint import DONE, Complaint
from threerings.cli.page import resignation_line, story_lines
from threerings.cli.players import name_in
from threerings.cli.screen import Screen
from threerings.cli.sheet import drawing
from threerings.cli.thoughts import Insight, read_thoughts
from threerings.core.chronicle import Chronicle, Moment
from threerings.core.game import PUBLIC, Game, Line, Seat
from threerings.core.match import Match
from threerings.core.record import Record, replay
from threerings.texts import Texts, texts

Insights = dict[tuple[int, int], Insight]
"""By game and ply."""
OPEN = "open"
SPECTATORS = "public"


class ReplayStop(NamedTuple):
    """A position in which somebody had to choose, or the end, and what led to it."""

    game: int
    ply: int
    view: Any
    story: list[Line]
    thinker: Any = None
    """The view of a bot that thought here."""
    insight: Insight | None = None


def show_replay(path: Path, seat: str | None, speech: Texts, review: bool = False, chances: bool = False) -> int:
    records = record_files.read_records(path)
    game = game_named(records[0].header.game)
    check("unknown-seat", seat or OPEN, (*game.sides, SPECTATORS, OPEN))
    viewer = seat or (OPEN if all(record.end for record in records) else SPECTATORS)
    if chances:
        check_chances(path, viewer, game, records)
    insights: Insights = {}
    if review:
        if not all(record.end for record in records):
            raise Complaint("thoughts-later", file=str(path))
        insights = read_thoughts(path)
    stops: list[ReplayStop] = []
    for record in records:
        stops += stops_of(record, game, viewer, path, insights)
    screen = Screen(texts(speech.language, game.name))
    player = Projector(screen, game, records, stops, chances)
    return player.step_through() if screen.interactive else player.show_all()


def check_chances(path: Path, viewer: str, game: Game[Any, Any], records: list[Record]) -> None:
    """What could be known is told of a side, and once the match is over. Raises Complaint."""
    if viewer not in game.sides:
        raise Complaint("belief-seat", first=game.sides[0], second=game.sides[1])
    if not all(record.end for record in records):
        raise Complaint("belief-later", file=str(path))


def stops_of(record: Record, game: Game[Any, Any], viewer: str, path: Path, insights: Insights) -> list[ReplayStop]:
    """Raises Complaint where the record breaks the rules."""
    with record_files.naming(path):
        replay(record, game)
    chronicle = Chronicle(Match(game, record.header.options, record.header.position, chance=None))
    start = chronicle.views
    chronicle.follow(record.actions)
    moments, number = chronicle.moments, record.header.number
    stops = [place for place in range(1, len(moments)) if moments[place].actor < PUBLIC] + [len(moments)]
    replay_stops: list[ReplayStop] = []
    told = 0
    for stop in stops:
        views = moments[stop - 1].views if stop else start
        story = [line for past in moments[told:stop] for line in past.lines[observer(past, game, viewer)]]
        replay_stop = ReplayStop(number, stop, view_of(views, game, viewer), story)
        insight = insights.get((number, stop))
        actor = moments[stop].actor if stop < len(moments) else PUBLIC
        if insight and insight.seat == actor < PUBLIC and viewer in (OPEN, game.sides[actor]):
            replay_stop = replay_stop._replace(thinker=views[actor], insight=insight)
        replay_stops.append(replay_stop)
        told = stop
    if record.resigned:
        replay_stops[-1].story.append(resignation_line(record.resigned, record.way))
    return replay_stops


def observer(moment: Moment, game: Game[Any, Any], viewer: str) -> Seat:
    """Whose story to tell; with everything open, that of a player who saw the action unveiled."""
    if viewer == OPEN:
        return moment.unveiled
    return PUBLIC if viewer == SPECTATORS else game.sides.index(viewer)


def view_of(views: Mapping[Seat, Any], game: Game[Any, Any], viewer: str) -> Any:
    if viewer == OPEN:
        return drawing(game.name).open_view((views[0], views[1]))
    return views[PUBLIC if viewer == SPECTATORS else game.sides.index(viewer)]


class Projector:
    def __init__(
        self,
        screen: Screen,
        game: Game[Any, Any],
        records: list[Record],
        stops: list[ReplayStop],
        chances: bool = False,
    ) -> None:
        self.screen = screen
        self.game = game
        self.chances = chances
        """Whether what could be known of hidden things is told with every step."""
        self.records = records
        self.stops = stops
        self.drawing = drawing(game.name)
        self.notes = record_files.older_rules(records, screen.speech)
        if all(record.end for record in records):
            self.notes += record_files.help_used(records, screen.speech)

    def show_all(self) -> int:
        for note in self.notes:
            self.screen.say(note, "faint")
        for place in range(len(self.stops)):
            self.screen.say(self.head(place), "faint")
            self.show(place)
        return DONE

    def step_through(self) -> int:
        place = 0
        while 0 <= place < len(self.stops):
            self.screen.clear()
            self.show(place)
            self.screen.say(self.head(place), "bold")
            for note in (*self.notes, self.screen.speech("replay-hint")):
                self.screen.say(note, "faint")
            place = self.next_place(place, self.screen.ask("> ").casefold())
        return DONE

    def next_place(self, place: int, typed: str) -> int:
        """Where to go from a stop; beyond the last one the replay ends."""
        if typed in ("q", "quit", self.screen.speech("word-quit")):
            return len(self.stops)
        if typed == "b":
            return max(0, place - 1)
        if typed.isdecimal():
            return self.stop_at(self.stops[place].game, int(typed[:6]))
        return place + 1

    def stop_at(self, game: int, ply: int) -> int:
        """The stop of a game that an action led to."""
        places = [place for place, stop in enumerate(self.stops) if stop.game == game]
        return next((place for place in places if self.stops[place].ply >= ply), places[-1])

    def head(self, place: int) -> str:
        stop, speech = self.stops[place], self.screen.speech
        record = self.records[stop.game - 1]
        head = speech("replay-head", ply=stop.ply, plies=len(record.actions))
        if record.header.games == 1:
            return head
        return f"{speech('replay-game', game=stop.game)} {self.screen.ink.dot} {head}"

    def show(self, place: int) -> None:
        stop = self.stops[place]
        sheet = self.screen.sheet(self.names(self.records[stop.game - 1]))
        self.screen.show([*self.drawing.board(stop.view, sheet), Text()])
        self.screen.show([*story_lines(stop.story, sheet), Text(), *self.drawing.hand(stop.view, sheet), Text()])
        if self.chances:
            beliefs.show(self.screen, self.game.beliefs(stop.view))
        if stop.insight is not None:
            who = name_in(self.records[stop.game - 1].header.players[stop.insight.seat], self.screen.speech)
            thoughts.show(self.screen, stop.insight, stop.thinker, self.game, who)

    def names(self, record: Record) -> tuple[str, str]:
        first, second = record.header.players
        return name_in(first, self.screen.speech), name_in(second, self.screen.speech)
