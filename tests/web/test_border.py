"""Where the framework hands something over without a type, it is given one at once, and in one place."""

import ast
import inspect
from pathlib import Path
from typing import get_type_hints

import pytest
from litestar.handlers import HTTPRouteHandler

import threerings.web
from threerings.web import api, api_profiles, api_reviews, app
from threerings.web.guests import Visitor
from threerings.web.hall import Hall
from threerings.web.services import Services, hall_of, services_of

MODULES = sorted(Path(threerings.web.__file__).parent.rglob("*.py"))
PROGRAMS = (api, api_profiles, api_reviews)
HANDLERS = [
    *app.page_handlers(),
    *(one for module in PROGRAMS for one in vars(module).values() if isinstance(one, HTTPRouteHandler)),
]


def touches_state(module: Path) -> bool:
    """Whether something is read from, or written to, what an application keeps untyped."""
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    owners = [ast.unparse(node.value) for node in nodes if isinstance(node, ast.Attribute) and node.attr == "state"]
    return any(owner.endswith("app") for owner in owners)


def test_one_module_touches_what_the_application_keeps_untyped() -> None:
    assert [module.name for module in MODULES if touches_state(module)] == ["services.py"]


@pytest.mark.parametrize("one", HANDLERS, ids=lambda one: one.handler_name)
def test_nobody_who_answers_asks_for_it(one: HTTPRouteHandler) -> None:
    assert "state" not in inspect.signature(one.fn).parameters


def test_what_is_asked_for_instead_has_a_type() -> None:
    assert isinstance(Visitor.hall, property)
    assert {get_type_hints(way)["return"] for way in (hall_of, Visitor.hall.fget)} == {Hall}
    assert get_type_hints(services_of)["return"] is Services
