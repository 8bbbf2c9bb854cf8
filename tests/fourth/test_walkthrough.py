"""docs/adding-a-game.md walks through the game line by line: what it quotes is what runs."""

import re
import tomllib
from importlib.metadata import entry_points
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
GAME = Path(__file__).parent / "riddles"


def quoted(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def written(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_all_of_its_code_is_quoted_in_its_order() -> None:
    code = (GAME / "__init__.py").read_text("utf-8")
    assert written("\n".join(quoted("python"))) == written(code)


def test_its_words_are_quoted_as_they_are() -> None:
    (words,) = quoted("ftl")
    assert words in (GAME / "texts" / "en.ftl").read_text("utf-8")


def test_it_is_found_by_the_entry_point_that_the_page_tells_of() -> None:
    point, _guide = quoted("toml")
    told = tomllib.loads(point)["project"]["entry-points"]["threerings.games"]
    assert {each.name: each.value for each in entry_points(group="threerings.games")}.items() >= told.items()
