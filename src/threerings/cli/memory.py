"""Small things that the terminal remembers, each a file of JSON in the data folder.

They are a comfort: where one cannot be read or kept, nothing is lost.
"""

import json
import os

from threerings.cli import record_files


def recall(file: str) -> dict[str, object]:
    """All that is in a file, by its name."""
    try:
        found = json.loads((record_files.folder() / file).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def remember(file: str, name: str, value: object) -> None:
    path = record_files.folder() / file
    draft = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps({**recall(file), name: value}, indent=1, ensure_ascii=False), "utf-8")
        draft.replace(path)
    except OSError:
        return
