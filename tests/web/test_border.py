"""Where the framework hands something over without a type, it is given one at once, and in one place."""

import ast
import inspect
from pathlib import Path
from typing import get_type_hints

import pytest
from litestar.handlers import HTTPRouteHandler

import threerings.web
from threerings.web import api, health, pages, play, replays
from threerings.web.hall import Hall
from threerings.web.streams import OpenStreams

FOLDER = Path(threerings.web.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
TYPES = {"hall": Hall, "secret": str, "streams": OpenStreams}
HANDLERS = [
    *(one for module in (pages, play, replays, health) for one in module.HANDLERS),
    *(one for one in vars(api).values() if isinstance(one, HTTPRouteHandler)),
]


def touches_state(module: Path) -> list[int]:
    """The lines where something is read from, or written to, the untyped store of an application."""
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    reads = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == "state"]
    return [node.lineno for node in reads if not (isinstance(node.value, ast.Name) and node.value.id == "request")]


def test_one_module_touches_what_the_application_keeps_untyped() -> None:
    assert {module.name for module in MODULES if touches_state(module)} == {"services.py"}


@pytest.mark.parametrize("one", HANDLERS, ids=lambda one: one.handler_name)
def test_whoever_answers_is_given_typed_things(one: HTTPRouteHandler) -> None:
    answer = one.fn
    hints = get_type_hints(answer)
    assert "state" not in inspect.signature(answer).parameters
    for name in TYPES.keys() & hints.keys():
        assert hints[name] is TYPES[name]
    assert "return" in hints
