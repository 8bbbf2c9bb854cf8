"""Matches on disk: what any store promises. A store keeps texts; what they mean is none of its business.

Whatever a store has accepted is on disk before it answers, and a match's log only ever grows.
"""

from collections.abc import AsyncGenerator, Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from threerings.core.game import ThreeRingsError
from threerings.store.accounts import Account, AccountStore
from threerings.store.calls import CallStore, Channel
from threerings.store.history import NEWEST as NEWEST
from threerings.store.history import HistoryStore
from threerings.store.pairing import PairingStore
from threerings.store.ratings import RatingStore
from threerings.store.talk import TalkStore

OPEN = "open"
"""A seat is free, and anybody may take it."""
INVITED = "invited"
"""A seat is free for whoever has the invitation."""
RUNNING = "running"
OVER = "over"
EXPIRED = "expired"
"""Nobody has taken the free seat in time."""
CLOSED = "closed"
"""The operator has ended it: it counts for nothing."""

TURN = "turn"
"""Of a guest's matches those that wait for the guest …"""
GOING = "going"
"""… those that are not over and do not …"""
DONE = "done"
"""… and those that nobody can play in any more."""
ALL = "all"


class Conflict(ThreeRingsError):
    """A log has another length than the one who appends believes: a doubled append, or one out of order."""


class TooManyMatches(ThreeRingsError):
    """Somebody who would play in a new match has as many unfinished ones as anybody may have."""

    def __init__(self, most: int) -> None:
        super().__init__(f"nobody plays more than {most} matches at the same time")
        self.most = most


class TooManyOpen(TooManyMatches):
    """Somebody who wants to open a match to everybody has as many open already as anybody may have."""


class TooManyReviews(ThreeRingsError):
    """A guest has as many reviews under way, or has asked for as many in a day, as anybody may."""

    def __init__(self, most: "ReviewLimits") -> None:
        super().__init__(f"nobody has more than {most.at_once} reviews under way, or {most.a_day} in a day")
        self.most = most


class NewerStore(ThreeRingsError):
    """The store was made by a later version of this program."""


class NoStore(ThreeRingsError):
    """The store cannot be reached, or what it takes to speak to it is not installed.

    An answer that was waited for may be lost: then nobody knows whether a change was made. Asking again is safe.
    """


class UnknownStore(NoStore):
    """An address of a kind that nobody here can open."""


class StoreInUse(NoStore):
    """Another server has the file: two would not know of each other."""


class DamagedStore(NoStore):
    """The file is not whole, or is no store. Nothing in it was changed."""


class ForeignStore(DamagedStore):
    """The file is a database of another program."""


class LostChanges(DamagedStore):
    """The file has not all that was acknowledged: what was written ahead of it is damaged or gone."""


class Guest(NamedTuple):
    """A person, with an account or without. Empty settings are those of the browser."""

    id: str
    name: str = ""
    language: str = ""
    theme: str = ""


Marks = Mapping[str, str]
"""What a guest has learnt, each thing with what there is to say of it: "lesson the-duel first-card" and the like."""


class Person(NamedTuple):
    """A guest with the digests of all lasting keys, all marks, and the account, if there is one."""

    guest: Guest
    keys: tuple[str, ...]
    marks: Marks
    account: Account | None = None
    blocked: bool = False
    """Whether the operator does not let them in."""
    channels: tuple[Channel, ...] = ()
    """By what they are told when they are away."""


class Sitter(NamedTuple):
    """Who plays: a guest, a bot of some level, or nobody yet."""

    guest: str = ""
    bot: str = ""

    @property
    def free(self) -> bool:
        return not (self.guest or self.bot)


class MatchHeader(NamedTuple):
    """What was settled about a match before its first line, and how it stands."""

    id: str
    game: str
    rules_version: int
    options: Mapping[str, object]
    games: int = 1
    public: bool = False
    """Whether the lobby shows it."""
    request: str = ""
    """A mark of the request that created it: the same request creates it only once."""
    follows: str = ""
    """The match that this is the rematch of."""
    status: str = RUNNING
    result: str = ""
    """Once it is over: the winner's number and the reason, as the web writes it."""
    made: str = ""
    twin: bool = False
    """Whether both games are played on the same shuffle."""
    awaits: int = 0
    """Whom it waits for: 1 for the first player, 2 for the second, 3 for both. Matches of old stores do not know."""
    clock: str = ""
    """What was agreed about time, as the web writes it."""
    due: int = 0
    """When the one who has to choose runs out of time, by the clock of the house; 0 if no clock runs."""
    rated: str = ""
    """AGREED if its players want it to be rated, COUNTED or LEFT_OUT once it is over and was looked at."""


class StoredMatch(NamedTuple):
    """A match as it lies in the store. The sitters are in the order of their seats in the first game."""

    header: MatchHeader
    sitters: tuple[Sitter, Sitter]
    log: tuple[str, ...] = ()
    """Left out in lists."""
    secret: str = ""
    """What its shuffle follows from, if that can be proven: nobody's business until the match is over. Left out too."""
    place: int = 0
    """In lists: by which the next page knows where to go on."""

    def guests(self) -> set[str]:
        return {sitter.guest for sitter in self.sitters if sitter.guest}


class MatchLimits(NamedTuple):
    """How many matches a guest may have …"""

    unfinished: int
    open: int
    """… and how many of them that wait for anybody."""


class ReviewKey(NamedTuple):
    """Which review it is: of which match, which of its games, and who has asked for it."""

    match: str
    number: int
    guest: str


class StoredReview(NamedTuple):
    """A review as it lies in the store: how it is made, and as much of it as there is."""

    key: ReviewKey
    seed: int
    iterations: int
    choices: int
    """So many are to be judged …"""
    judgements: tuple[str, ...] = ()
    """… and these are, a line each; an empty one where nothing could be said."""
    link: str = ""
    """By this word everybody may see it, once the guest has shared it."""
    made: str = ""

    @property
    def done(self) -> bool:
        return len(self.judgements) >= self.choices


class ReviewLimits(NamedTuple):
    """How many reviews a guest may have under way, and ask for in a day."""

    at_once: int
    a_day: int


class Store(AccountStore, CallStore, HistoryStore, RatingStore, PairingStore, TalkStore, Protocol):
    """All calls may come at the same time; each answers for itself."""

    async def secret(self) -> str:
        """A text that only this server knows, always the same: made when the store is."""

    async def add_guest(self, guest: Guest, key: str, device: str = "") -> None:
        """A new guest, and the digest of the key by which a device proves who they are."""

    async def change_guest(self, guest: Guest) -> None: ...

    async def guest(self, guest: str) -> Guest | None: ...

    async def guest_with(self, key: str) -> Guest | None:
        """The guest whom a key belongs to, by the key's digest. Who is blocked is nobody."""

    async def add_key(self, guest: str, key: str, *, once: bool = False, device: str = "") -> None:
        """Another key of a guest. One that is good only once opens nothing: it can be spent for a lasting one."""

    async def spend_key(self, once: str, key: str, device: str = "") -> Guest | None:
        """Exchange a key that is good once for a lasting one. None if there is no such key, it was spent, or is old."""

    async def mark(self, guest: str, mark: str, value: str) -> None:
        """Remember that a guest has learnt something, or that they have learnt it better."""

    async def marks(self, guest: str, prefix: str = "") -> Marks:
        """What a guest has learnt, of all that begins so, by its name."""

    async def add_match(self, match: StoredMatch, most: MatchLimits | None = None) -> StoredMatch:
        """A new match, or the one that the same request has created already.

        Raises TooManyMatches or TooManyOpen if a guest who plays in it has as many already.
        """

    async def append(
        self,
        match: str,
        length: int,
        lines: Sequence[str],
        result: str | None = None,
        awaits: int | None = None,
        *,
        due: int = 0,
    ) -> None:
        """Add lines to a log of this length, perhaps the result with which they end it, whom it awaits then, and until
        when.

        Raises Conflict.
        """

    async def beat(self, milliseconds: int) -> int:
        """The clock of the house, which is at least this far now."""

    async def dues(self, limit: int) -> list[tuple[str, int]]:
        """Matches with a running clock, and when it runs out, the first of them first."""

    async def sit(self, match: str, seat: int, sitter: Sitter) -> bool:
        """Take a free seat of a match that is open or for the invited; whether it was free."""

    async def expire(self, status: str, made: str) -> list[str]:
        """End the wait of all that are of a status with a free seat, and were made before a time; their names."""

    async def close_match(self, match: str) -> bool:
        """Let nobody play in a match any more; whether it went on until now."""

    async def match(self, match: str) -> StoredMatch | None: ...

    async def rematch_of(self, match: str) -> str | None: ...

    async def public_matches(self, status: str, limit: int, before: int = NEWEST) -> list[StoredMatch]:
        """Public matches of a status before a place, the newest first, without their logs."""

    async def newest_matches(self, limit: int) -> list[StoredMatch]:
        """Of whatever kind, without their logs."""

    async def played_by(self, guest: str, limit: int, which: str = ALL, before: int = NEWEST) -> list[StoredMatch]:
        """A guest's matches, or those of them that are TURN, GOING or DONE, as in other lists."""

    # Reviews.

    async def add_review(self, review: StoredReview, most: ReviewLimits) -> StoredReview:
        """A new review, or the one that there is already. Raises TooManyReviews."""

    async def add_judgement(self, key: ReviewKey, place: int, judgement: str) -> None:
        """One more line of a review that has so many; where it has more already, nothing changes."""

    async def share_review(self, key: ReviewKey, link: str) -> None:
        """Let everybody see a review who knows a word; without one, nobody else."""

    async def review(self, key: ReviewKey) -> StoredReview | None: ...

    async def shared_review(self, match: str, link: str) -> StoredReview | None:
        """The review of a match that is seen by a word."""

    async def reviews_of(self, guest: str, limit: int) -> list[StoredReview]:
        """What a guest has asked for, the newest first."""

    async def review_keys(self, *, unfinished: bool = False) -> list[ReviewKey]:
        """All reviews, or those that are not done, the oldest first."""

    # Moving to another store.

    async def people(self) -> list[Person]:
        """All guests."""

    async def ids(self) -> list[str]:
        """All matches, the oldest first."""

    async def take_secret(self, secret: str) -> None:
        """Have the secret of another store, unless there is one here already: it makes cookies and invitations good."""

    async def take_person(self, person: Person) -> None:
        """Have a guest of another store, unless they are here already."""

    async def restore(self, match: StoredMatch) -> bool:
        """Put a match of another store here, as it was there; whether it was new. What it follows is here already."""

    async def restore_review(self, review: StoredReview) -> None:
        """Put a review of another store here, unless there is one. Its match and its guest are here already."""

    async def close(self) -> None:
        """Finish all that was accepted."""


class News(NamedTuple):
    """Something that another process has changed: a match, or a guest. With neither: it is time to look around."""

    match: str = ""
    guest: str = ""


class Progress(NamedTuple):
    """By what a process sees whether it is behind."""

    length: int
    status: str
    curtain: int | None
    """Which player has the curtain open at a shared screen."""
    gone_on: dict[str, int]
    """The guests who play at the page, and up to which ply they have gone on."""
    present: frozenset[str] = frozenset()
    """The guests who look at the match, by any process."""
    said: int = 0
    """So much was said."""


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several processes use at the same time."""

    def news(self) -> AsyncGenerator[News, None]:
        """What the others change, as it happens. Some may be lost: so now and then comes a piece without names."""

    async def progress(self, matches: Sequence[str]) -> dict[str, Progress]: ...

    async def draw_curtain(self, match: str, player: int | None) -> None:
        """Who has the curtain open. It is forgotten whenever the database starts anew."""

    async def go_on(self, match: str, guest: str, ply: int | None) -> None:
        """A guest at the page has gone on up to a ply; without one, the guest has left the page. Forgotten likewise."""

    async def attend(self, match: str, guest: str, here: bool) -> None:
        """A guest looks at a match by this process, or no more. Forgotten likewise."""

    async def claim(self, match: str) -> bool:
        """Whether this process plays the bots of a match from now on: then no other does, as long as we live."""

    async def release(self, match: str) -> None: ...
