"""What several commands can be told, and how."""

from pathlib import Path
from typing import Annotated

import typer

from threerings.cli.complaint import Complaint

Language = Annotated[str | None, typer.Option("--language", metavar="en|fr|de")]
OneGame = Annotated[str, typer.Argument(metavar="GAME")]
GameName = Annotated[str | None, typer.Argument(metavar="GAME")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Store = Annotated[str | None, typer.Option("--store", metavar="ADDRESS")]
Matches = Annotated[Path, typer.Argument(metavar="FILE")]
Copy = Annotated[Path, typer.Argument(metavar="FILE")]
RecordPath = Annotated[Path, typer.Argument(metavar="FILE")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Position = Annotated[str | None, typer.Option("--position", metavar="TEXT")]
Place = Annotated[str, typer.Option("--on", metavar="pool|ray")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="NUMBER", min=1)]
Pairs = Annotated[int, typer.Option("--pairs", metavar="NUMBER", min=1)]
Seconds = Annotated[float | None, typer.Option("--time", metavar="SECONDS", min=0)]
Iterations = Annotated[int | None, typer.Option("--iterations", metavar="NUMBER", min=1)]
Seed = Annotated[int, typer.Option("--seed", metavar="NUMBER")]
ResultPath = Annotated[Path | None, typer.Option("--file", metavar="FILE")]


def options_named(texts: list[str] | None) -> tuple[tuple[str, str], ...]:
    """The names and values of options. Raises Complaint where there are not both."""
    return tuple(map(option_named, texts or ()))


def option_named(text: str) -> tuple[str, str]:
    """An option's name and value. Raises Complaint where there are not both."""
    option, equals, value = text.partition("=")
    if not (option and equals):
        raise Complaint("option-unreadable", typed=text, example="NAME=VALUE")
    return option, value
