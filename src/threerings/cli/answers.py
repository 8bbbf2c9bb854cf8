"""What somebody types at the table, understood or not."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from threerings.core.game import Game, Prompt, UnknownAction
from threerings.texts import Texts

SHORTEST_WORD = 3
"""A part of a choice that is typed instead of its number has to be this long."""
LONGEST_QUOTE = 60
"""Letters of what was typed that a complaint repeats."""


class Kind(Enum):
    CHOICE = auto()
    """`text` is an action of the game, legal or not."""
    EXPLAIN = auto()
    """`text` is what to explain; empty, everything."""
    REDRAW = auto()
    LOG = auto()
    HINT = auto()
    """What a bot would do."""
    RANDOM = auto()
    """The rest of a set-up by chance."""
    AGAIN = auto()
    """The rest of a set-up as the last time."""
    RESIGN = auto()
    """Give the whole match up."""
    QUIT = auto()
    MISTAKE = auto()
    """`text` says what was wrong."""


class Answer(NamedTuple):
    kind: Kind
    text: str = ""


COMMANDS = {Kind.QUIT: ("quit", "q", "exit"), Kind.RESIGN: ("resign",), Kind.LOG: ("log",), Kind.HINT: ("hint",)}
"""How they are typed in every language; each language has a word for the first spelling."""
AT_A_SET_UP = {Kind.RANDOM: ("random",), Kind.AGAIN: ("again",)}


def understand(typed: str, prompt: Prompt, game: Game[Any, Any], speech: Texts, sets_up: bool = False) -> Answer:
    """What was meant. While pieces are set up, there are words for doing it all at once."""
    words = " ".join(typed.split())
    if not words:
        return Answer(Kind.REDRAW)
    if words.startswith("?"):
        return Answer(Kind.EXPLAIN, topic_of(words[1:].strip(), prompt, game))
    for kind, spellings in (COMMANDS | AT_A_SET_UP if sets_up else COMMANDS).items():
        if words.casefold() in (*spellings, speech(f"word-{spellings[0]}")):
            return Answer(kind)
    if words.isdecimal():
        return numbered_answer(words, prompt, game, speech)
    return named_answer(words, prompt, game, speech)


def topic_of(word: str, prompt: Prompt, game: Game[Any, Any]) -> str:
    """What a question is about; a number stands for the choice of that number."""
    number = place(word, len(prompt.legal))
    return word if number is None else game.actions[prompt.legal[number]].text.split()[-1]


def place(word: str, choices: int) -> int | None:
    """The place in a list that a number of at most so many names."""
    fits = word.isdecimal() and len(word) < 4 and 1 <= int(word) <= choices
    return int(word) - 1 if fits else None


def numbered_answer(words: str, prompt: Prompt, game: Game[Any, Any], speech: Texts) -> Answer:
    number = place(words, len(prompt.legal))
    if number is None:
        return Answer(Kind.MISTAKE, speech("mistake-number", number=quoted(words), last=len(prompt.legal)))
    return Answer(Kind.CHOICE, game.actions[prompt.legal[number]].text)


def quoted(words: str) -> str:
    return words if len(words) <= LONGEST_QUOTE else f"{words[:LONGEST_QUOTE]}…"


def named_answer(words: str, prompt: Prompt, game: Game[Any, Any], speech: Texts) -> Answer:
    """An action by its text, or a choice by a word that no other choice has."""
    try:
        return Answer(Kind.CHOICE, game.action(words).text)
    except UnknownAction:
        fitting = [action for action in prompt.legal if speaks_of(words, action, prompt.view, game, speech)]
    if len(fitting) == 1:
        return Answer(Kind.CHOICE, game.actions[fitting[0]].text)
    key = "mistake-several" if fitting else "mistake-unknown"
    return Answer(Kind.MISTAKE, speech(key, words=quoted(words), last=len(prompt.legal)))


def speaks_of(words: str, action: int, view: Any, game: Game[Any, Any], speech: Texts) -> bool:
    """Whether words occur, whole and in their order, in the text of an action or in the sentence that offers it."""
    offered = speech.say(game.offer(view, action))
    return len(words) >= SHORTEST_WORD and any(
        contains(parts(spoken), parts(words)) for spoken in (game.actions[action].text, offered)
    )


def parts(sentence: str) -> list[str]:
    """The words of a sentence without case, accents, punctuation at their ends, and hyphens."""
    letters = normalize("NFKD", sentence.casefold().replace("-", " ").replace("’", " ").replace("'", " "))
    bare = "".join(letter for letter in letters if not combining(letter))
    return [word.strip(".,:;!?()") or word for word in bare.split()]


def folded(word: str) -> str:
    """A name as people type it: without case, accents or blanks."""
    letters = normalize("NFKD", word).casefold()
    return "".join(letter for letter in letters if letter.isalnum())


def contains(sentence: Sequence[str], words: Sequence[str]) -> bool:
    rest = iter(sentence)
    return bool(words) and all(word in rest for word in words)
