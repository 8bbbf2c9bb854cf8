"""The commands of reviews. What they do is imported only when it is done."""

from pathlib import Path
from typing import Annotated

import typer

from threerings.cli.complaint import answer
from threerings.cli.parameters import Jobs, Language, Place, RecordPath, Seconds

Thought = Annotated[int | None, typer.Option("--iterations", metavar="NUMBER", min=1, max=10**9)]
Chance = Annotated[int, typer.Option("--seed", metavar="NUMBER", min=0, max=2**62)]


def review(
    file: RecordPath,
    *,
    judged: Annotated[str | None, typer.Option("--seat", metavar="SIDE")] = None,
    whole: Seconds = None,
    thought: Thought = None,
    chance: Chance = 1,
    jobs: Jobs = None,
    on: Place = "pool",
    json: Annotated[bool, typer.Option("--json")] = False,
    language: Language = None,
) -> int:
    from threerings.cli.review import ReviewRequest, review_record

    request = ReviewRequest(judged, whole, thought, chance, jobs, on, json)
    return answer(language, lambda speech: review_record(file, request, speech))


def review_corpus(
    source: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    reviews: Annotated[Path, typer.Option("--out", metavar="FILE")],
    thought: Thought = None,
    chance: Chance = 1,
    jobs: Jobs = None,
    on: Place = "pool",
    language: Language = None,
) -> int:
    from threerings.cli.review import ReviewRequest
    from threerings.cli.review_corpus import review_many

    request = ReviewRequest(None, None, thought, chance, jobs, on, True)
    return answer(language, lambda speech: review_many(source, reviews, request, speech))
