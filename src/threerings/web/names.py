"""Names of guests: made of what can be seen, and none that the pages give to somebody else.

Two names are alike if they are so without case, width, accents, spaces and signs, and after the letters of Greek and
Cyrillic, the small capitals, the digits and the signs that look like a Latin letter were read as that letter. Letters
that resemble others only in some typefaces, or of other scripts, are not covered.
"""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final, Literal

from threerings.bots import BOTS
from threerings.core.game import ThreeRingsError
from threerings.texts import LANGUAGES
from threerings.web.limits import LONGEST_NAME
from threerings.web.speech import Speech, speech

MOST_ACCENTS: Final = 3
"""On one letter. Some scripts need three; towers of them reach into other lines."""
NOBODY: Final = ("nobody", "personne", "niemand")
BOT: Final = "bot"

SHADES: Final = re.compile("[\ufe00-\ufe0f]")
"""They choose between two drawings of a sign, as phones do behind every heart, and are no part of a name."""
BLANKS: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters, signs and accents by their kind, of which nothing is to be seen."""
TWINS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХавеѕіјкмнорстухһԁԛԝьѵпгӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεγηικνοπρτυχωıɑɡʙᴏᴛᴍᴀꜱᴇʀɢᴜɴɪʏᴅʟøđłħŧ01345789$@|!€",
    "ABESIJKMHOPCTYXabesijkmhopctyxhdqwbvnrlABEZHIKMNOPTYXabeynikvonptuxwiagbotmaserguniydlodlhtoleastbgsalle",
)

Fault = Literal["letters", "long", "taken"]


class BadName(ThreeRingsError):
    """Nobody can be called so."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"a name nobody can have: {fault}")
        self.fault = fault

    def sentence(self, words: Speech) -> str:
        return words(f"web-error-name-{self.fault}", most=LONGEST_NAME)


def checked_name(typed: str) -> str:
    """A name as it is kept; an empty one is none. Raises BadName."""
    if len(typed) > LONGEST_NAME * 10:
        raise BadName("long")
    name = " ".join(SHADES.sub("", unicodedata.normalize("NFC", typed)).split())
    if name and not (all(map(visible, name)) and accented_well(name) and any(map(str.isalnum, name))):
        raise BadName("letters")
    if sum(not accent(letter) for letter in name) > LONGEST_NAME:
        raise BadName("long")
    if reserved(name):
        raise BadName("taken")
    return name


@lru_cache(1024)
def shown_name(kept: str) -> str:
    """A name that is kept, if it may be shown: it may have been taken before there were rules for names."""
    try:
        return checked_name(kept)
    except BadName:
        return ""


def visible(letter: str) -> bool:
    kind = unicodedata.category(letter)
    return letter == " " or (kind[0] in "LMNPS" and not BLANKS.match(letter))


def accent(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"


def accented_well(name: str) -> bool:
    """Whether every accent stands on something, and none on too many others."""
    row = MOST_ACCENTS
    for letter in name:
        row = row + 1 if accent(letter) else MOST_ACCENTS if letter == " " else 0
        if row > MOST_ACCENTS and accent(letter):
            return False
    return True


def likeness(text: str) -> str:
    """What is left of a text for somebody who does not look closely."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).translate(TWINS).casefold())
    return "".join(letter for letter in folded.translate(TWINS) if letter.isalnum()).replace("i", "l")


def reserved(name: str) -> bool:
    """Whether the pages call somebody so, in any language: bots, those without a name, free seats."""
    whole = unicodedata.normalize("NFKC", name)
    words = re.split(r"[\W_]+", whole)
    if {likeness(whole), likeness(re.sub(r"[\W\d_]+$", "", whole))} & name_without_number() or BOT in map(
        likeness, words
    ):
        return True
    return likeness(words[0]) in before_number() and all(
        re.fullmatch(r"[\doil]*", word.casefold()) for word in words[1:]
    )


@cache
def name_without_number() -> frozenset[str]:
    """What the pages call somebody, without the numbers by which they tell them apart."""
    found = [*NOBODY, BOT]
    for words in map(speech, LANGUAGES):
        found += [words("web-nobody"), words("player-you"), *(words("web-bot", bot=bot) for bot in BOTS)]
    return frozenset(map(likeness, found)) | before_number()


@cache
def before_number() -> frozenset[str]:
    """What stands before those numbers."""
    keys = ("web-guest", "player-number")
    return frozenset(likeness(speech(language)(key, number=0).rstrip(" 0")) for language in LANGUAGES for key in keys)
