"""The page of a table, ready for its template."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from threerings.core.game import Seat
from threerings.texts.beliefs import Told
from threerings.web.aids import AidPage
from threerings.web.presence import PlayerCard
from threerings.web.talk import TalkPage


class Choice(NamedTuple):
    text: str
    label: str
    path: str
    """The things to touch for it, between blanks."""


class Teaching(NamedTuple):
    """What a table says besides, where somebody learns."""

    title: str
    step: int = 0
    steps: int = 0
    answer: str = ""
    """To a choice that was not right."""
    right: bool = False
    """The choice was right."""
    button: str = ""
    """What is written on the one that goes on; the usual words, if nothing is."""
    solution: str = ""
    """The address that shows a solution, where there is one to be found."""
    share: str = ""
    """The address of this table for others."""
    hint: str = ""
    """What to choose, and why …"""
    ask: str = ""
    """… or the address of the table with that."""


@dataclass
class TablePage:
    """The page of a table, ready for its template."""

    game: str
    title: str
    viewer: Seat
    sides: tuple[str, str]
    names: tuple[str, str]
    ply: int
    question: str
    your_turn: bool
    board: Markup
    hand: Markup
    choices: list[Choice]
    log: Markup
    """The lines of the story, those of the other's last turn and later marked as fresh."""
    outcome: str
    reason: str
    undo: str
    number: int
    games: int
    turn: Seat
    """Whose choice is next; PUBLIC once all is over."""
    at: int
    """The ply at which the table lay so."""
    lately: list[str]
    climax: list[str]
    score: str
    """Which of two games this is, and how they stand."""
    steps: str
    """What has just happened, for eyes and ears: ply, sounds and things of each step."""
    resign: bool = False
    given_up: str = ""
    """What else than this game would be given up by resigning."""
    spent: str = ""
    """That the viewer cannot take anything back any more."""
    rated: bool = False
    rematch: bool = False
    offer: str = ""
    """That there is a rematch, and who wants it …"""
    offer_word: str = ""
    """… and what the viewer may do about it: "answer", or, with "offered", withdraw it."""
    curtain: bool = False
    """Two people share the screen, and the next of them has not taken over yet: nobody's secrets are shown."""
    leave: bool = False
    """They do, and the one who has just acted was shown something that has to be hidden first."""
    join: bool = False
    """The viewer may take a free seat."""
    entropy: bool = False
    """The viewer has a seat, and has yet to add to the shuffle."""
    commitment: str = ""
    invite: str = ""
    message: str = ""
    teaching: Teaching | None = None
    aid: AidPage | None = None
    chances: Sequence[Told] = ()
    """What may be hidden where, if the viewer is shown it."""
    players: Sequence[PlayerCard] = ()
    """Two people, if there are."""
    claim: str = ""
    """What the viewer may do about the other who has gone: "absent" or "abort"."""
    talk: TalkPage | None = None
    """What is said, where two people play."""
    tell: bool = False
    """The viewer may want to be told from afar when something waits here."""
    staged: bool = False
    """Others have acted after the viewer's own choice, and nobody has seen it yet."""
    csrf: str = ""
    urls: dict[str, str] = field(default_factory=dict)
