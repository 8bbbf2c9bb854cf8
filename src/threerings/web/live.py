"""A match in memory: who plays, who looks, and what they see."""

import asyncio
from collections.abc import Mapping

from threerings.core.fair import Shuffle, commitment
from threerings.core.game import NATURE, PUBLIC, Seat
from threerings.core.match import Chance
from threerings.core.proof import Proof
from threerings.store import EXPIRED, INVITED, OPEN, OVER, RUNNING, Card, Guest, Mark
from threerings.web.seats import NotSeated, Sitters, absent, awaited, called, nature
from threerings.web.sitting import NotNow, Player, Sitting
from threerings.web.speech import Speech
from threerings.web.tables import Table, laid, seen


class Expired(NotNow):
    """Nobody has taken the free seat in time: the match cannot be played any more."""


class Live:
    """A match in memory."""

    def __init__(self, card: Card, sitting: Sitting, sitters: Sitters, secret: str = "") -> None:
        self.card = card
        self.sitting = sitting
        self.sitters = sitters
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set, and replaced by a new one, whenever there is something new to see."""
        self.names: tuple[str, str] = ("", "")
        """The players' own names."""
        self.opened: Player | None = None
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
        self._tables: dict[tuple[Seat, str], Table] = {}

    def behind(self, mark: Mark) -> bool:
        """Whether another process has changed something that is not known here."""
        seated = self.has_free_seat and mark.status != self.card.status
        return mark.length > self.sitting.ply or seated or (self.shared and mark.curtain != self.opened)

    @property
    def expired(self) -> bool:
        return self.card.status == EXPIRED

    @property
    def status(self) -> str:
        """As the store has it, whatever has happened since the match was read."""
        if self.sitting.over:
            return OVER
        return self.card.status if self.has_free_seat else RUNNING

    @property
    def can_be_joined(self) -> bool:
        return self.status in (OPEN, INVITED)

    def check_not_expired(self) -> None:
        if self.expired:
            raise Expired("nobody came in time")

    def check_going(self) -> None:
        """Raises NotNow or Expired."""
        self.check_not_expired()
        if self.sitting.over:
            raise NotNow("the match is over")

    def notify(self) -> None:
        self._tables.clear()
        self.changed.set()
        self.changed = asyncio.Event()

    def players(self, guest: Guest | None) -> tuple[Player, ...]:
        """Whom a guest plays: nobody, one, or both at the same screen."""
        return tuple(player for player in (0, 1) if guest and self.sitters[player].guest == guest.id)

    @property
    def shared(self) -> bool:
        """Whether two people play at one screen."""
        first, second = self.sitters
        return first.guest == second.guest != ""

    @property
    def has_free_seat(self) -> bool:
        return any(sitter.free for sitter in self.sitters)

    @property
    def secret(self) -> str:
        """What the shuffle follows from, once everybody may know it."""
        return self._secret if self.sitting.over else ""

    @property
    def waits(self) -> bool:
        """Whether nature waits until everybody has sat down."""
        return self.sitting.actor == NATURE

    def owed_by(self, guest: Guest | None) -> tuple[Player, ...]:
        """The players for whom a guest has yet to add to the shuffle."""
        over = self.sitting.over or self.expired
        owing = () if over else absent(self._secret, self.sitters, self.sitting.entropies)
        return tuple(player for player in self.players(guest) if player in owing)

    @property
    def may_be_repeated(self) -> bool:
        """Whether there may be a rematch. Where somebody never sat down there is none: nobody is chased so."""
        seated = not absent(self._secret, self.sitters, self.sitting.entropies)
        return self.sitting.over and not self.has_free_seat and seated

    def awaited_after(self, sitting: Sitting) -> int:
        """Whom the match will wait for, as the store notes it."""
        return awaited(sitting, self._secret, self.sitters)

    def chance(self, entropies: Mapping[Player, str] | None = None) -> Chance | None:
        """Where nature's choices come from in this game, now or once these entropies are known."""
        added = self.sitting.entropies if entropies is None else entropies
        chance = nature(self._secret, self.card.twin, self.sitters, added)
        return chance.game(self.sitting.number) if isinstance(chance, Shuffle) else chance

    @property
    def for_anybody(self) -> bool:
        """Whether a free seat is for everybody, and not only for those with the invitation."""
        return self.card.public and self.card.status != INVITED

    def seat_for(self, guest: Guest | None) -> Seat:
        """From which seat a guest looks now. At a shared screen the curtain decides; everybody else watches."""
        players = self.players(guest)
        if not players:
            return PUBLIC
        player = self.opened if len(players) == 2 else players[0]
        return PUBLIC if player is None else self.sitting.seat_of(player)

    def actor_of(self, guest: Guest | None) -> Player:
        """The player as whom a guest acts. Raises NotSeated."""
        players = self.players(guest)
        if not players:
            raise NotSeated("you do not play in this match")
        if len(players) == 1:
            return players[0]
        return self.opened if self.opened is not None else self.next_player or 0

    def undoer(self, guest: Guest | None) -> Player:
        """The player for whom a guest may take something back; at a shared screen, whoever chose last."""
        last = self.sitting.last_player()
        return last if self.shared and last is not None and self.players(guest) else self.actor_of(guest)

    @property
    def next_player(self) -> Player | None:
        actor = self.sitting.actor
        return self.sitting.player_at(actor) if actor < PUBLIC else None

    @property
    def bot_to_act(self) -> str:
        """The bot whose choice is next; empty if it is nobody's, or a person's."""
        player = self.next_player
        return "" if player is None else self.sitters[player].bot

    def table(self, seat: Seat, speech: Speech) -> Table:
        """What is to be seen from a seat, made once for all who look from there in the same language."""
        key = (seat, speech.language)
        if key not in self._tables:
            first, second = (self.called(self.sitting.player_at(place), speech) for place in (0, 1))
            self._tables[key] = laid(seen(self.sitting, seat), speech, (first, second))
        return self._tables[key]

    def called(self, player: Player, speech: Speech) -> str:
        return called(self.sitters, self.names, speech)[player]

    def draw_curtain_if_due(self) -> None:
        """After a turn at a shared screen: hide everything, unless the player has yet to read something secret."""
        if self.opened is None:
            return
        sitting, seat = self.sitting, self.sitting.seat_of(self.opened)
        if sitting.over or (sitting.actor != seat and not sitting.chronicle.secrets_since(seat, 1)):
            self.opened = None
