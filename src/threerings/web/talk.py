"""Talk: a few ready phrases that everybody reads in their own language, and free text where both players want it.

Players and those who look on are in rooms of their own, and hear nothing of each other. What was said follows from what
the store keeps of it, and so does how each wants to talk.
"""

import unicodedata
from collections.abc import Sequence
from typing import Final, NamedTuple

from threerings.store.talk import Said
from threerings.web.limits import LONGEST_TEXT
from threerings.web.names import SHADES, visible
from threerings.web.refusals import NotNow

PHRASES: Final = ("hello", "luck", "well-played", "oops", "moment", "thanks", "bye")
PLAYERS, SPECTATORS = "players", "spectators"
PHRASE, TEXT = "phrase", "text"
ON, OFF, MUTE, UNMUTE = "on", "off", "mute", "unmute"
SWITCHES: Final = (ON, OFF, MUTE, UNMUTE)
SHOWN = 50
"""So many of the last things that were said are shown."""


class TooMuchTalk(NotNow):
    """Somebody talks more than anybody should."""


class BadTalk(NotNow):
    """Nothing that can be said here: no such phrase, no text, or one that not both players want."""


class TalkLine(NamedTuple):
    name: str
    words: str


class TalkPage(NamedTuple):
    """What somebody is shown of it, and what they may do."""

    lines: Sequence[TalkLine] = ()
    phrases: Sequence[tuple[str, str]] = ()
    """To choose from: the name of each and its words; nothing for who is nobody here."""
    room: str = PLAYERS
    free: bool = False
    """Both want free text."""
    wished: bool = False
    """The viewer does …"""
    asked: bool = False
    """… or the other does."""
    muted: bool = False
    news: str = ""
    """What was said last, and by whom, if it was not the viewer."""


def switched(talk: Sequence[Said], guest: str, on: str, off: str) -> bool:
    """How a guest has set one of the switches last; it is off in the beginning."""
    return next((said.kind == on for said in reversed(talk) if said.guest == guest and said.kind in (on, off)), False)


def heard(talk: Sequence[Said], room: str, guest: str = "") -> list[Said]:
    """What is said in a room, as far as somebody hears it: who has muted the other hears themselves."""
    muted = switched(talk, guest, MUTE, UNMUTE)
    said = [one for one in talk if one.room == room and one.kind in (PHRASE, TEXT)]
    return [one for one in said if one.guest == guest or not muted][-SHOWN:]


def free(talk: Sequence[Said], guests: Sequence[str]) -> bool:
    return all(switched(talk, guest, ON, OFF) for guest in guests)


def checked(talk: Sequence[Said], guests: Sequence[str], room: str, phrase: str, text: str) -> tuple[str, str]:
    """The kind of what somebody says, and the words as they are kept. Raises BadTalk."""
    if phrase:
        if phrase not in PHRASES:
            raise BadTalk("there is no such phrase")
        return PHRASE, phrase
    letters = unicodedata.normalize("NFC", SHADES.sub("", text[: LONGEST_TEXT * 10]))
    words = " ".join("".join(letter if visible(letter) else " " for letter in letters).split())
    if not words or len(words) > LONGEST_TEXT or room != PLAYERS or not free(talk, guests):
        raise BadTalk("there is no free text here, or it is too long")
    return TEXT, words
