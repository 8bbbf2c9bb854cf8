"""What the server writes about itself: a line an event, in plain words or as JSON.

A line is built up from what it may say. A request is named by its route and its match, never by its path, because the
paths of invitations and of links for other devices are keys. Of an error there is its kind and its place, because its
words may hold what somebody sent, holds or drew. Nothing of a request's content, query, cookies or headers is written.
"""

import json
import logging
import re
import sqlite3
import sys
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from types import TracebackType
from typing import Any, TextIO

from litestar.enums import HttpMethod
from litestar.types import HTTPScope

HARMLESS = (OSError, sqlite3.Error)
"""Errors that speak of files and disks only: whoever runs the server needs their words."""
MOST_PLACES = 12
LONGEST = 200
"""Letters of whatever somebody else has worded: no line is longer than some of these."""
METHODS = frozenset(method.value for method in HttpMethod)
MATCH = r"[a-z0-9]{1,12}"
"""The shape of a match's id. What somebody else puts in its place may be a key."""


class LineFormatter(logging.Formatter):
    """Every record as one line."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        said = fields(record)
        if self.as_json:
            return json.dumps(said, ensure_ascii=False)
        time, level, event = said.pop("time"), said.pop("level"), said.pop("event")
        return " ".join([time, level, event, *(f"{name}={json.dumps(value)}" for name, value in said.items())])


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What may be written of a record. Below its first line a message of asyncio tells what an error said."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    event = record.getMessage().partition("\n")[0][:LONGEST]
    said = {"time": time, "level": record.levelname.lower(), "event": event, **getattr(record, "fields", {})}
    if record.exc_info and record.exc_info[1] is not None:
        said |= blame(record.exc_info[1])
    return said


def blame(error: BaseException) -> dict[str, Any]:
    """What went wrong and where, the innermost place last."""
    words = {"words": str(error).partition("\n")[0][:LONGEST]} if isinstance(error, HARMLESS) else {}
    return {"error": type(error).__name__, **words, "at": places(error.__traceback__)[-MOST_PLACES:]}


def places(trace: TracebackType | None) -> list[str]:
    frames = traceback.walk_tb(trace)
    return [f"{PurePath(each.f_code.co_filename).name}:{line} {each.f_code.co_name}" for each, line in frames]


def route_of(scope: HTTPScope) -> str:
    """Which kind of path was asked for, as the table of routes has it; nothing where the middleware has answered."""
    return str(scope.get("path_template", ""))


def method_of(scope: HTTPScope) -> str:
    """What was asked for, in one of few words: anybody can invent another."""
    return scope["method"] if scope["method"] in METHODS else "other"


def request_fields(scope: HTTPScope, status: int) -> dict[str, Any]:
    """What may be told of a request."""
    match = str(scope.get("path_params", {}).get("match", ""))
    said = {"method": method_of(scope), "route": route_of(scope), "status": status}
    return {**said, "match": match} if re.fullmatch(MATCH, match) else said


def write_logs(kind: str, stream: TextIO | None = None) -> None:
    """Every line of this process from now on. Without a kind only what goes wrong is written, in plain words."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(LineFormatter(kind == "json"))
    logging.basicConfig(handlers=[lines], level=logging.WARNING, force=True)
    logging.getLogger("threerings").setLevel(logging.INFO if kind else logging.WARNING)
