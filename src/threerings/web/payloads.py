"""What programs send, and what they are given. Their words stand in the description of the API."""

from typing import Any, Literal

import msgspec

from threerings.school.review import Review


class GuestWish(msgspec.Struct):
    name: str = ""


class GuestCard(msgspec.Struct):
    """A guest and the token with which a program proves to be them. The token is told once."""

    guest: str
    token: str


class MatchWish(msgspec.Struct):
    """A match to create. The opponent is "bot:LEVEL", "same" (play both seats), "invite" or "open"."""

    game: str
    opponent: str
    seat: str = "random"
    options: dict[str, Any] = {}
    games: int = 1
    twin: bool = False
    """Play the second of two games on the shuffle of the first."""
    public: bool = False
    waits: bool = False
    """Deal only once you have joined with entropy of your own: by then you know the commitment. Else you add none."""
    request: str = ""
    """A mark of your own: sending the same one again creates nothing new."""
    clock: str = ""
    """For two people ("invite", "open"): "live SECONDS+INCREMENT" for the whole match and for each choice, "days DAYS"
    for each turn, or none."""
    rated: bool = False
    """One game with the printed cards, between two people or against a level of the bots; nothing is taken back."""


class ListedMatch(msgspec.Struct):
    """A match in a list."""

    match: str
    game: str
    options: dict[str, Any]
    games: int
    players: tuple[str, str]
    """By the seats of the first game."""
    seats: list[int]
    """Which of them are yours."""
    status: str
    """One of "open", "invited", "running", "over", "expired" and "closed"."""
    awaits_you: bool
    """To choose, to answer, or to sit down. Not known of a match that was last played before this was noted."""
    result: str
    """Once it is over: the winner's number, or "nobody", and the reason."""
    made: str
    """The day."""
    clock: str = ""
    rated: bool = False


class MatchList(msgspec.Struct):
    """A page of a list, the newest first."""

    matches: list[ListedMatch]
    older: int | None
    """Ask for what is before it to get the next page; null on the last."""


class MatchCard(msgspec.Struct):
    match: str
    game: str
    options: dict[str, Any]
    games: int
    players: tuple[str, str]
    invite: str
    """What somebody else needs to join; empty for those who do not play."""
    twin: bool
    commitment: str
    """Of the secret that every draw follows from; empty if the shuffle cannot be proven."""
    entropies: tuple[str | None, str | None]
    """What the players have added to the shuffle, in hexadecimal digits of UTF-8, by the seats of the first game."""
    secret: str
    """Empty until the match is over."""
    status: str
    """One of "open", "invited", "running", "over", "expired" (nobody came in time) and "closed" (by the operator)."""
    clock: str = ""
    """As in the wish for it."""
    rated: bool = False


class SaidCard(msgspec.Struct):
    """Something that was said."""

    name: str
    words: str
    """In your language, if it is a phrase."""


class SayWish(msgspec.Struct):
    """One of the two."""

    phrase: Literal["", "hello", "luck", "well-played", "oops", "moment", "thanks", "bye"] = ""
    text: str = ""
    """Free text, 200 letters at most: only between players, once both have switched it on."""


class TalkWish(msgspec.Struct):
    answer: Literal["on", "off", "mute", "unmute", "report"]
    """Switch free text on or off, mute the other player or listen again, or report what was said."""


class ClockCard(msgspec.Struct):
    """The clocks as they stand when this is written, by seats."""

    left: tuple[int, int]
    """Milliseconds. What is spent on a choice counts from a second after it is offered."""
    runs: int | None
    """Whose clock runs."""


class UndoWish(msgspec.Struct):
    """A wish to take your last choice back ("ask", "withdraw"), or an answer to the other's ("yes", "no")."""

    ply: int
    answer: Literal["ask", "withdraw", "yes", "no"]


class RematchWish(msgspec.Struct):
    """An offer of another match ("offer"), its withdrawal ("withdraw"), or an answer to the other's ("yes", "no")."""

    answer: Literal["offer", "withdraw", "yes", "no"] = "offer"
    sides: Literal["swap", "same", "lots"] = "swap"
    """Of an offer: with the sides swapped, with the same ones, or as chance decides."""


class JoinWish(msgspec.Struct):
    """Sitting down. Whoever has a seat already, in a match that waits for them, adds their entropy."""

    invite: str = ""
    entropy: str = ""
    """Any words, 200 letters at most: the shuffle depends on them."""


class Act(msgspec.Struct):
    """An answer to a prompt: its ply, and the text of one of the legal actions."""

    ply: int
    action: str


class Legal(msgspec.Struct):
    text: str
    label: str


class Ending(msgspec.Struct):
    winner: int | None
    """0 or 1, by the seats of the first game."""
    reason: str
    points: tuple[int, int]


class PromptCard(msgspec.Struct):
    """All that a player, or a spectator, is given."""

    seat: int
    """0 or 1; 2 watches."""
    ply: int
    number: int
    """Which game of the match is being played."""
    actor: int
    question: str
    view: dict[str, Any]
    legal: list[Legal]
    log: list[str]
    """The game so far, as witnessed from this seat."""
    outcome: Ending | None
    undo: str = ""
    """Whether you can take your last choice back: "free", "ask", "asked" (the other has yet to answer), "refused" or
    "withdrawn" until the next action, "spent" (no more in this match) or "". With "answer" the other asks you."""
    clock: ClockCard | None = None
    presence: tuple[str, str] | None = None
    """Of two people, by seats: "here", "away" or "thinking"."""
    claim: str = ""
    """What you may do about the other who has gone: "absent" (claim the match), "abort" (break it off) or ""."""
    rematch: str = ""
    """The match in which the players go on, as soon as both want it."""
    offer: str = ""
    """How a rematch stands: "offered" (by you), "answer" (the other offers it to you), "refused", "withdrawn" or ""."""
    offered_sides: str = ""
    """What was offered: "swap", "same" or "lots"."""
    talk: list[SaidCard] = []
    """What was said, among the players or among those who look on."""
    free_text: bool = False
    """Whether both players have switched free text on."""


class GameCard(msgspec.Struct):
    name: str
    title: str
    sides: tuple[str, str]
    options: dict[str, list[str]]
    """Choices by option; an option without choices takes a document."""
    bots: list[str]


class PlayedCard(msgspec.Struct):
    """A match that is over, as one who played in it has it."""

    match: str
    game: str
    side: str
    """Yours, or theirs whose profile it is; "both" if two games were played, or both seats by one person."""
    opponent: str
    """What a page would call them."""
    opponent_id: str
    """By which their matches are asked for: a guest, "bot LEVEL", "gone", or nothing at one screen."""
    result: str
    """One of "won", "lost" and "drawn"; empty at one screen."""
    made: str
    """The day."""
    gained: int | None = None
    """Points by which the rating has changed, if the match was rated."""


class RatingCard(msgspec.Struct):
    """How strong somebody was found to be on a side of a game."""

    game: str
    side: str
    points: int
    """On the scale of the bots."""
    error: int
    """The truth is within so many points of it, nineteen times of twenty."""
    matches: int


class History(msgspec.Struct):
    """A page of a history, the newest first."""

    matches: list[PlayedCard]
    older: int | None
    """Ask for what is before it to get the next page; null on the last."""
    ratings: list[RatingCard] = []


class LeaderCard(msgspec.Struct):
    """One of the best players of a side."""

    player: str
    name: str
    points: int
    error: int
    matches: int


class Leaderboard(msgspec.Struct):
    """A page of the players of a side, by what they are at least: points less error."""

    players: list[LeaderCard]
    after: str
    """Ask for what is after it to get the next page; empty on the last."""
    bots: dict[str, int]
    """By level: these stand still."""
    advantage: int
    """What the first side of the game is worth more than the second, in points …"""
    error: int
    """… more or less so many."""


class PairingWish(msgspec.Struct):
    """Anybody to play with, at once."""

    game: str
    clocks: list[str] = []
    """Any of these will do; without one, those that a page offers for an evening."""
    side: str = "random"
    rated: bool = False


class PairingCard(msgspec.Struct):
    """How it stands."""

    match: str
    """Once there is somebody: join it with your entropy. Empty before."""
    waited: int
    """Seconds."""
    within: int | None
    """So many points apart the other may be now; null for any at all."""


class Nothing(msgspec.Struct):
    """There is nothing to say."""


class TallyCard(msgspec.Struct):
    """So many matches of a kind."""

    game: str
    side: str
    result: str
    number: int


class PlayerCard(msgspec.Struct):
    """A profile."""

    player: str
    name: str
    since: str
    tallies: list[TallyCard]
    matches: list[PlayedCard]
    older: int | None
    ratings: list[RatingCard] = []


class ReviewWish(msgspec.Struct):
    game: int = 1
    """Which game of the match."""


class SideCard(msgspec.Struct):
    """One side of a game that was reviewed. Shares of the chance to win are from 0 to 1."""

    side: str
    accuracy: float
    """The share of choices that were as good as the best, as far as can be told."""
    luck: float
    """What nature drew. This and the next three are all that moved the chance from the first choice to the end."""
    unknown: float
    """What nobody could know."""
    own: float
    other: float


class ReviewCard(msgspec.Struct):
    """A review that you have asked for."""

    match: str
    game: int
    choices: int
    judged: int
    """So many of the choices; ask again until all are."""
    link: str
    """By this word others see it; empty unless you have shared it."""
    sides: list[SideCard] = []
    """Once it is done."""
    turning_points: list[int] = []
    """The plies of the mistakes that cost most."""
    review: Review | None = None


class HookWish(msgspec.Struct):
    """Where you want to be told, by https, and of what."""

    url: str
    wants: list[Literal["turn", "rematch", "begin"]] = msgspec.field(
        default_factory=lambda: ["turn", "rematch", "begin"]
    )


class HookCard(msgspec.Struct):
    """An address of yours. What is posted there is signed with the secret."""

    url: str
    wants: list[str]
    secret: str = ""
    """Told once, when the address is set."""
