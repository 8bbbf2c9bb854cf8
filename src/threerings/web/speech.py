"""Every word of a page, in the reader's language: the common ones, those of one game, and those of the web."""

from functools import cache, lru_cache
from importlib.resources import files

from threerings.core.game import Line
from threerings.games import GAMES
from threerings.texts import LANGUAGES, Texts, parsed

SENTENCES = 2048
"""So many are remembered a language and game, and as many lines of logs: each of them is half a kilobyte or more."""


class Speech(Texts):
    """The texts of a language and a game, and with them those of the pages."""

    def __init__(self, language: str, game: str, *parts: str) -> None:
        super().__init__(language, game, *parts)
        self._bundle.add_resource(parsed(of_web(language)))
        self._said = lru_cache(SENTENCES)(super().__call__)
        self._told: dict[int, tuple[Line, str]] = {}
        """Sentences by the lines they were made of, which are kept here: so no other line can be taken for one."""

    def __call__(self, key: str, **values: str | int) -> str:
        """As every text; the same sentence is put together once, because a table says hundreds of them again."""
        return self._said(key, **values)

    def tell(self, line: Line) -> str:
        """A line of a log, which is the same one on each page. Other lines are made anew each time: say them."""
        known = self._told.get(id(line))
        if known is None or known[0] is not line:
            if len(self._told) >= SENTENCES:
                self._told.clear()
            known = self._told[id(line)] = (line, self.say(line))
        return known[1]


def of_web(language: str) -> str:
    return files("threerings.web").joinpath(f"texts/{language}.ftl").read_text("utf-8")


@cache
def speech(language: str, game: str = "", *parts: str) -> Speech:
    """Read once. A page without a game takes the common words along with those of any game."""
    return Speech(language, game or next(iter(GAMES)), *parts)


def language_in(accept: str) -> str:
    """The language of the house that a browser likes best, by its Accept-Language header; English if it likes none."""
    likings: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept.split(",")[:20]):
        tag, _, quality = part.partition(";q=")
        language = tag.strip()[:2].lower()
        if language in LANGUAGES:
            likings.append((-weight(quality), place, language))
    return min(likings)[2] if likings else LANGUAGES[0]


def weight(quality: str) -> float:
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0
