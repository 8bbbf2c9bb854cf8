"""A match in memory: who plays, who looks, and what they see."""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence

from threerings.core.fair import Shuffle, commitment
from threerings.core.game import NATURE, PUBLIC, Prompt, Seat
from threerings.core.match import Chance
from threerings.core.proof import Proof
from threerings.school.coach import Form, Mistake
from threerings.search.think import Thought
from threerings.store import CLOSED, EXPIRED, INVITED, OPEN, OVER, RUNNING, Guest, MatchHeader, Progress
from threerings.store.talk import Said
from threerings.web.clocks import GRACE, clock_named
from threerings.web.outside import SPENT
from threerings.web.presence import Presence
from threerings.web.refusals import NotNow
from threerings.web.seats import NotSeated, Sitters, absent_players, awaits_mask, nature, player_names
from threerings.web.series import Player, Series
from threerings.web.speech import Speech
from threerings.web.table_page import TablePage
from threerings.web.tables import match_view, seen_then, table_page


class Expired(NotNow):
    """Nobody has taken the free seat in time: the match cannot be played any more."""


class Closed(Expired):
    """The operator has ended it."""


class Counsel:
    """What is thought for somebody alone against a bot, for their eyes only."""

    def __init__(self) -> None:
        self.ply = -1
        """Of the prompt that is thought about …"""
        self.prompt: Prompt | None = None
        """… and the prompt itself."""
        self.task: asyncio.Task[Thought | None] | None = None
        self.judged = -1
        """The ply of the last choice that the coach has looked at."""
        self.considering = False
        """The coach looks at a choice: no bot answers yet."""
        self.mistake: Mistake | None = None
        """A choice about which the player has to decide."""
        self.form = Form()

    def thought(self, ply: int) -> Thought | None:
        """What the search thinks of the prompt of a ply, once it has."""
        done = self.task is not None and self.task.done() and not self.task.cancelled()
        return self.task.result() if self.task and done and ply == self.ply else None

    def forgive(self) -> None:
        self.considering, self.mistake = False, None


class LiveMatch:
    """A match in memory."""

    margin = 0
    """Milliseconds by which the clock of the house may be ahead of ours in another process."""

    def __init__(self, header: MatchHeader, series: Series, sitters: Sitters, secret: str = "") -> None:
        self.header = header
        self.series = series
        self.series.rated = bool(header.rated)
        self.sitters = sitters
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set, and replaced by a new one, whenever there is something new to see."""
        self.names: tuple[str, str] = ("", "")
        """The players' own names."""
        self.curtain_open_for: Player | None = None
        """Which of two people at the same screen has the curtain open."""
        self.rematch = ""
        self.offered_by = ""
        """The guest who was first to want it; nobody knows of matches from before that was noted."""
        self._secret = secret
        self.commitment = commitment(secret) if secret else ""
        """Of the secret that the shuffle follows from; empty if it cannot be proven."""
        self.proof: Proof | None = None
        """Once it was made."""
        self.thinking = False
        """Whether a bot is being asked."""
        self.gone_on: dict[str, int] = {}
        """The guests who play at the page, and up to which ply they have gone on. Programs never wait."""
        self.counsel = Counsel()
        self.clock = clock_named(header.clock)
        self.due = header.due
        """When whoever has to choose runs out of time; 0 if no clock runs …"""
        self.now: Callable[[], int] = lambda: 0
        """… by the clock of the house."""
        self.presence = Presence(time.monotonic)
        self.talk: list[Said] = []
        self.speakers: dict[str, str] = {}
        """The names of those who have said something."""
        self.reachable: frozenset[str] = frozenset()
        """The guests who play here and can be told from afar that something waits for them …"""
        self.called: frozenset[str] = frozenset()
        """… and those who were, and have not looked since."""
        self.forget_call: Callable[[str], None] = lambda _: None
        """Have it forgotten that a guest was called: they have looked."""
        self._tables: dict[tuple[Seat, str, bool, frozenset[str], bool], TablePage] = {}

    def behind(self, progress: Progress) -> bool:
        """Whether another process has changed something that is not known here."""
        seated = self.has_free_seat and progress.status != self.header.status
        curtain = self.shared and progress.curtain != self.curtain_open_for
        longer = progress.length > len(self.series.lines)
        closed = progress.status == CLOSED != self.header.status
        elsewhere = progress.present != self.presence.elsewhere
        spoken = progress.said != len(self.talk)
        return longer or seated or closed or curtain or elsewhere or spoken or progress.gone_on != self.gone_on

    @property
    def expired(self) -> bool:
        """Whether nobody can play here any more although it is not over: nobody came, or the operator has ended it."""
        return self.header.status in (EXPIRED, CLOSED)

    @property
    def status(self) -> str:
        """As the store has it, whatever has happened since the match was read."""
        if self.series.over:
            return OVER
        return self.header.status if self.has_free_seat or self.expired else RUNNING

    @property
    def can_be_joined(self) -> bool:
        return self.status in (OPEN, INVITED)

    def check_not_expired(self) -> None:
        if self.header.status == CLOSED:
            raise Closed("the operator has ended it")
        if self.expired:
            raise Expired("nobody came in time")

    def check_going(self) -> None:
        """Raises NotNow or Expired."""
        self.check_not_expired()
        if self.series.over:
            raise NotNow("the match is over")

    def notify(self) -> None:
        self._tables.clear()
        self.changed.set()
        self.changed = asyncio.Event()

    def players(self, guest: Guest | None) -> tuple[Player, ...]:
        """Whom a guest plays: nobody, one, or both at the same screen."""
        return tuple(player for player in (0, 1) if guest and self.sitters[player].guest == guest.id)

    def see(self, guest: Guest | None) -> None:
        """A guest has asked for something: whoever plays here is there."""
        if guest and self.players(guest):
            self.presence.see(guest.id)
        if guest and guest.id in self.called:
            self.called -= {guest.id}
            self.forget_call(guest.id)

    @property
    def shared(self) -> bool:
        """Whether two people play at one screen."""
        first, second = self.sitters
        return first.guest == second.guest != ""

    @property
    def pupil(self) -> Player | None:
        """The one who may have help: a person alone against a bot, unless the match is rated."""
        alone = [player for player in (0, 1) if self.sitters[player].guest and self.sitters[1 - player].bot]
        return alone[0] if alone and not self.header.rated else None

    @property
    def pupil_chooses(self) -> bool:
        return self.pupil is not None and self.pupil == self.next_player and not self.expired

    @property
    def has_free_seat(self) -> bool:
        return any(sitter.free for sitter in self.sitters)

    @property
    def secret(self) -> str:
        """What the shuffle follows from, once everybody may know it."""
        return self._secret if self.series.over else ""

    @property
    def waits(self) -> bool:
        """Whether nature waits until everybody has sat down."""
        return self.series.actor == NATURE

    def absent(self, series: Series) -> Sequence[Player]:
        """The players who have a seat and have never sat down, at some moment."""
        return absent_players(self._secret, self.sitters, series.entropies)

    def awaits_seating(self, player: Player) -> bool:
        """Whether a player who has a seat has never sat down."""
        return player in self.absent(self.series)

    def owed_by(self, guest: Guest | None) -> tuple[Player, ...]:
        """The players for whom a guest has yet to add to the shuffle."""
        over = self.series.over or self.expired
        owing = () if over else absent_players(self._secret, self.sitters, self.series.entropies)
        return tuple(player for player in self.players(guest) if player in owing)

    @property
    def may_be_repeated(self) -> bool:
        """Whether there may be a rematch. Where somebody never sat down there is none: nobody is chased so."""
        seated = not absent_players(self._secret, self.sitters, self.series.entropies)
        return self.series.over and not self.has_free_seat and seated

    def awaited_after(self, series: Series) -> int:
        """Whom the match will wait for, as the store notes it."""
        return awaits_mask(series, self._secret, self.sitters)

    def chance(self, entropies: Mapping[Player, str] | None = None) -> Chance | None:
        """Where nature's choices come from in this game, now or once these entropies are known."""
        added = self.series.entropies if entropies is None else entropies
        chance = nature(self._secret, self.header.twin, self.sitters, added)
        return chance.game(self.series.number) if isinstance(chance, Shuffle) else chance

    @property
    def for_anybody(self) -> bool:
        """Whether a free seat is for everybody, and not only for those with the invitation."""
        return self.header.public and self.header.status != INVITED

    def seat_for(self, guest: Guest | None) -> Seat:
        """From which seat a guest looks now. At a shared screen the curtain decides; everybody else watches."""
        players = self.players(guest)
        if not players:
            return PUBLIC
        if len(players) == 2 and self.alike:
            return min(self.series.actor, PUBLIC)
        player = self.curtain_open_for if len(players) == 2 else players[0]
        return PUBLIC if player is None else self.series.seat_of(player)

    @property
    def alike(self) -> bool:
        """Whether both players know the same: then nothing needs a curtain."""
        views = self.series.views
        return self.series.game.alike((views[0], views[1]))

    # Time.

    @property
    def people(self) -> bool:
        """Whether two people play, each for themselves."""
        first, second = self.sitters
        return bool(first.guest and second.guest) and not self.shared

    @property
    def ticking(self) -> Player | None:
        """Whose clock runs. Whose turn it is everybody may know."""
        return self.next_player if self.due else None

    def thought(self, now: int) -> int:
        """Milliseconds that whoever has to choose would be charged now."""
        if self.clock is None or self.ticking is None:
            return 0
        return max(0, now - self.due + self.series.times.left(self.clock, self.ticking))

    def charged(self, after: Series, came: int) -> Series:
        """What comes next, with what the clock of whoever had to choose has counted, unless the same is still asked."""
        if self.ticking is None or after.question == self.series.question:
            return after
        return after.noted(SPENT, self.ticking, str(self.thought(came)))

    def left(self, player: Player, now: int) -> int:
        """Milliseconds on a player's clock, if there is one."""
        if self.clock is None:
            return 0
        return self.series.times.left(self.clock, player) - (self.thought(now) if player == self.ticking else 0)

    def out_of_time(self, now: int) -> bool:
        return 0 < self.due <= now and self.ticking is not None

    def due_after(self, after: Series, now: int) -> int:
        """When time will run out, if this comes next. It runs once both have sat down, for whoever may choose."""
        if self.clock is None or after.over or after.actor >= PUBLIC or self.has_free_seat:
            return 0
        if absent_players(self._secret, self.sitters, after.entropies):
            return 0
        if self.due and after.question == self.series.question:
            return self.due
        return now + GRACE + self.margin + after.times.left(self.clock, after.player_at(after.actor))

    # Climaxes.

    def holds(self, guest: str) -> bool:
        """Whether a guest has yet to go on from the last climax. At the end of the match there is nowhere to go."""
        climax = self.series.climax
        return bool(climax and guest in self.gone_on and climax.ply > self.gone_on[guest] and not self.series.over)

    def actor_of(self, guest: Guest | None) -> Player:
        """The player as whom a guest acts. Raises NotSeated."""
        players = self.players(guest)
        if not players:
            raise NotSeated("you do not play in this match")
        if len(players) == 1:
            return players[0]
        return self.curtain_open_for if self.curtain_open_for is not None else self.next_player or 0

    def undoer(self, guest: Guest | None) -> Player:
        """The player for whom a guest may take something back; at a shared screen, whoever chose last."""
        last = self.series.last_player()
        return last if self.shared and last is not None and self.players(guest) else self.actor_of(guest)

    @property
    def next_player(self) -> Player | None:
        actor = self.series.actor
        return self.series.player_at(actor) if actor < PUBLIC else None

    @property
    def bot_to_act(self) -> str:
        """The bot whose choice is next; empty if it is nobody's, or a person's, or a person has yet to go on."""
        player, waits = self.next_player, self.counsel.considering or self.counsel.mistake is not None
        return "" if player is None or waits or any(map(self.holds, self.gone_on)) else self.sitters[player].bot

    def table(
        self, seat: Seat, speech: Speech, held: bool = False, lit: frozenset[str] = frozenset(), chances: bool = False
    ) -> TablePage:
        """What is to be seen from a seat, made once for all who look from there in the same language."""
        key = (seat, speech.language, held, lit, chances)
        if key not in self._tables:
            known = seen_then(self.series, seat) if held else match_view(self.series, seat)
            players = (0, 1) if known.number == 1 else (1, 0)
            first, second = (self.name_of(player, speech) for player in players)
            self._tables[key] = table_page(known, speech, (first, second), lit, chances)
        return self._tables[key]

    def name_of(self, player: Player, speech: Speech) -> str:
        return player_names(self.sitters, self.names, speech)[player]

    def draw_curtain_if_due(self) -> None:
        """After a turn at a shared screen: hide everything, unless the player has yet to read something secret."""
        if self.curtain_open_for is None:
            return
        series, seat = self.series, self.series.seat_of(self.curtain_open_for)
        since = series.chronicle.last_act(PUBLIC) + 1
        if series.over or (series.actor != seat and not series.chronicle.secrets_since(seat, since)):
            self.curtain_open_for = None
