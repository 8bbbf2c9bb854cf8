"""Builds the package: with a C compiler at hand the hot modules become machine code, else they stay plain.

THREERINGS_PURE=1 keeps them plain Python. So does an editable install: there the edited source must run.
"""

import ast
import os
import re
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HOT = (
    "src/threerings/core/chance.py",
    "src/threerings/core/zones.py",
    "src/threerings/core/fields.py",
    "src/threerings/core/game.py",
    "src/threerings/core/estimate.py",
    "src/threerings/core/observation.py",
    "src/threerings/core/playout.py",
    "src/threerings/games/*/actions.py",
    "src/threerings/games/*/components.py",
    "src/threerings/games/*/events.py",
    "src/threerings/games/*/state.py",
    "src/threerings/games/*/rules.py",
    "src/threerings/games/*/prices.py",
    "src/threerings/games/*/tasks.py",
    "src/threerings/games/*/war.py",
    "src/threerings/games/*/peoples.py",
    "src/threerings/games/*/effects.py",
    "src/threerings/games/*/exchange.py",
    "src/threerings/games/*/moves.py",
    "src/threerings/games/*/cards.py",
    "src/threerings/games/*/combat.py",
    "src/threerings/games/*/turns.py",
    "src/threerings/games/*/belief.py",
    "src/threerings/games/*/view.py",
    "src/threerings/games/*/estimate.py",
    "src/threerings/games/*/observation.py",
    "src/threerings/games/*/game.py",
    "src/threerings/games/*/worlds.py",
    "src/threerings/search/exact.py",
    "src/threerings/search/sure.py",
    "src/threerings/search/tree.py",
    "src/threerings/lab/byte_pen.py",
    "src/threerings/lab/playing.py",
)


def hot_modules() -> list[str]:
    found = (path for pattern in HOT for path in sorted(Path().glob(pattern)))
    return [str(path) for path in found if path.name != "__init__.py"]


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers: it is given one line to try."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as scratch:
        line = Path(scratch, "line.c")
        line.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            compiler.compile([str(line)], output_dir=scratch, include_dirs=include)
        except (BaseError, CCompilerError):
            return False
    return True


def extensions(scratch: str) -> list[Extension]:
    """The hot modules as one library, so that they call each other natively; none when they stay plain."""
    # Other commands only ask for metadata, or build in place.
    if "bdist_wheel" not in sys.argv or os.environ.get("THREERINGS_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return plain("mypyc is not installed")
    if not can_compile():
        return plain("no C compiler with Python's headers")
    modules = hot_modules()
    print(f"threerings: translating {len(modules)} modules", flush=True)
    built = mypycify(
        # What other modules need, such as the laboratory's, is not there while the package is built.
        ["--no-color-output", "--follow-imports=silent", *modules],
        opt_level="3",
        debug_level="0",  # a third smaller, and nobody steps through the generated C
        group_name="threerings",
        target_dir=scratch,
    )
    for path in Path(scratch).glob("__native_*.c"):
        path.write_text(documented(path.read_text("utf-8"), docstrings(modules)), "utf-8")
    for extension in built:
        # mypyc asks for -Werror, and a newer compiler warns of more. Hidden functions can be inlined: a fifth faster.
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", "-fvisibility=hidden"]
    print("threerings: compiling", flush=True)
    return cast(list[Extension], built)


# Docstrings. mypyc drops them, and compiled functions take none at run time: they are added to the C it has written.

Docstrings = dict[tuple[str, ...], str]
"""As C writes them: by module; by module and name; by module, class and name; a class also by its file and line."""
MODULE = re.compile(r'static struct PyModuleDef \w+ = \{\s+PyModuleDef_HEAD_INIT,\s+"([\w.]+)",\s+(?=NULL)')
TABLE = re.compile(r'static Py(?:Method|GetSet)Def (?:\w+___)?(\w+)_(?:methods|getseters)\[\]|\.tp_name = "(\w+)"')
FUNCTIONS = re.compile(r"static PyMethodDef \w+module_methods\[\]")
ENTRY = re.compile(r'\s*\{"(\w+)",')
ROOM = re.compile(r'(?<=\\n--\\n\\n")(?=\))|(?<=PyDoc_STR\()NULL|NULL(?=, NULL\},)')
"""Where a docstring belongs: behind a signature, or where there is nothing."""
FILLER = re.compile(
    r"CPyStatics\[\d+\](?=; /\* 'mypyc filler docstring' \*/(?:.*\n){5}.*Traceback\(\"(.+?)\", \S+ (\d+),)"
)
"""The docstring of a class that stays a Python class; its file and line are named five lines below."""


def docstrings(paths: list[str]) -> Docstrings:
    found: Docstrings = {}

    def note(node: ast.AST, *names: str) -> None:
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
            found[names] = c_text(text)

    for path in paths:
        tree = ast.parse(Path(path).read_text("utf-8"))
        module = ".".join(Path(path).with_suffix("").parts[1:])
        note(tree, module)
        for node in tree.body:
            note(node, module, getattr(node, "name", ""))
            if isinstance(node, ast.ClassDef):
                note(node, path, str(node.lineno))
                for method in node.body:
                    name = getattr(method, "name", "")
                    note(method, module, node.name, name)
                    note(method, module, f"{name}_{node.name}_obj")  # what a method of a Python class is made into
    return found


def c_text(text: str) -> str:
    signs = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in text.encode())
    return f'"{"".join(signs)}"'


def documented(c: str, texts: Docstrings) -> str:
    """What mypyc has written, with the docstrings."""

    def filled(at: re.Match[str]) -> str:
        return f"PyUnicode_FromString({texts[at[1], at[2]]})" if (at[1], at[2]) in texts else at[0]

    c = FILLER.sub(filled, c)
    parts, done = [], 0
    for end in MODULE.finditer(c):  # all that belongs to a module stands before this
        parts += [with_docstrings(c[done : end.end()], end[1], texts), texts.get((end[1],), "NULL")]
        done = end.end() + len("NULL")
    return "".join([*parts, c[done:]])


def with_docstrings(c: str, module: str, texts: Docstrings) -> str:
    """The tables of a module. Each says whose it is, then comes entry after entry."""
    lines: list[str] = []
    owner: tuple[str, ...] = (module,)
    name = owner
    for line in c.splitlines(keepends=True):
        if table := TABLE.search(line):
            owner = name = (module,) if FUNCTIONS.search(line) else (module, table[1] or table[2])
        if entry := ENTRY.match(line):
            name = (*owner, entry[1])
        text = texts.get(name, "")
        lines.append(ROOM.sub(text.replace("\\", r"\\"), line, 1) if text else line)
    return "".join(lines)


def plain(reason: str) -> list[Extension]:
    print(f"threerings: plain Python, {reason}")
    return []


class AllOrNone(build_ext):
    """The compiled modules live in one library, so a build that fails halfway leaves none of them."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError):
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = plain("the C compiler failed")


if __name__ == "__main__":
    # Everything a build writes goes to a folder of its own: nothing stale is packed, nothing is left behind.
    with TemporaryDirectory(prefix="threerings-") as scratch:
        setup(
            ext_modules=extensions(scratch),
            cmdclass={"build_ext": AllOrNone},
            options={
                "build": {"build_base": scratch},
                "build_ext": {"parallel": str(os.cpu_count() or 1)},
                "egg_info": {"egg_base": scratch},
            },
        )
