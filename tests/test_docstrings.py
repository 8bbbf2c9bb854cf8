"""What help() says of the modules that can be compiled is what their source says, compiled too."""

import ast
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path

import pytest

import setup

ROOT = Path(setup.__file__).parent


def hot_modules() -> list[Path]:
    found = {path for pattern in setup.HOT for path in ROOT.glob(pattern) if path.name != "__init__.py"}
    return sorted(found)


def said(body: list[ast.stmt], above: str = "") -> Iterator[tuple[str, str]]:
    """Every public class, function, method and property that has a docstring, by its dotted name."""
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            if text := ast.get_docstring(node):
                yield f"{above}{node.name}", text
            if isinstance(node, ast.ClassDef):
                yield from said(node.body, f"{above}{node.name}.")


@pytest.mark.parametrize("path", hot_modules(), ids=lambda path: str(path.relative_to(ROOT / "src" / "threerings")))
def test_every_docstring_of_the_source_is_there_at_run_time(path: Path) -> None:
    module = import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))
    tree = ast.parse(path.read_text("utf-8"))
    assert cleandoc(module.__doc__ or "") == ast.get_docstring(tree)
    for name, text in said(tree.body):
        found: object = module
        for part in name.split("."):
            found = getattr(found, part)
        assert cleandoc(found.__doc__ or "") == text, name
