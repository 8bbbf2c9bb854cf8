"""How somebody set up a side the last time, kept in the data folder."""

import json
import os
from collections.abc import Sequence

from threerings.cli import shelf

FILE = "setups.json"


def remembered(game: str, side: str, name: str) -> list[str]:
    """The actions of the last set-up; none if there is none or it cannot be read."""
    found = everything().get(key(game, side, name))
    return [str(text) for text in found] if isinstance(found, list) else []


def remember(game: str, side: str, name: str, texts: Sequence[str]) -> None:
    """Keep a set-up for the next time. It is a comfort: where it cannot be kept, nothing is lost."""
    kept = {**everything(), key(game, side, name): list(texts)}
    path = shelf.folder() / FILE
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(kept, indent=1, ensure_ascii=False), "utf-8")
        draft.replace(path)
    except OSError:
        return


def key(game: str, side: str, name: str) -> str:
    return " ".join(filter(None, (game, side, name)))


def everything() -> dict[str, object]:
    try:
        found = json.loads((shelf.folder() / FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
