"""The ledger: every rule of a game, where it is enforced, and the tests that prove it."""

import ast
import re
import tokenize
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from threerings.cli.screen import Paper
from threerings.games import GAMES, PACKAGES, load
from threerings.texts import rules_of, texts


class ProvingTest(NamedTuple):
    """A test that names a rule."""

    rule: str
    test: str


class EnforcingLine(NamedTuple):
    """A docstring or a comment of a game's sources that names a rule."""

    rule: str
    line: str
    """The file, and the line in it."""


def ledger(game: str | None, language: str, tests: Path) -> int:
    """Print the rules of a game, or of all, with the tests found in a folder and below it.

    Returns the exit code: 0 if every rule is proven, 1 if one is not or a test names an unknown rule, 2 without tests.
    """
    if not tests.is_dir():
        complain(f"There is no folder {tests}: the ledger needs the tests, which come with the sources.")
        return 2
    games = list(GAMES) if game is None else [load(game).name]
    proofs = list(proofs_below(tests))
    for name in games:
        print_rules(name, language, proofs)
    rules = [rule for name in games for rule in rules_of(name, language)]
    print_sum(rules, proofs)
    return 1 if complaints(rules, proofs, language) else 0


def complaints(rules: list[str], proofs: list[ProvingTest], language: str) -> bool:
    """Name the rules that no test proves, and the tests that name a rule which its game does not have.

    Of a game that is not here nothing is known.
    """
    proven = {proof.rule for proof in proofs}
    unproven = [rule for rule in rules if rule not in proven]
    if unproven:
        complain(f"No test proves {', '.join(unproven)}.")
    known = {rule for name in GAMES for rule in rules_of(name, language)}
    unknown = [proof for proof in proofs if proof.rule not in known and register(proof.rule) in map(register, known)]
    for proof in unknown:
        complain(f"There is no rule {proof.rule}, named by {proof.test}.")
    return bool(unproven or unknown)


def register(rule: str) -> str:
    """What the ids of all rules of a game begin with."""
    return rule.partition("-")[0]


# What is printed.


def complain(text: str) -> None:
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(text)


def print_rules(game: str, language: str, proofs: list[ProvingTest]) -> None:
    words = texts(language, game)
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    places = list(places_of(game))
    for rule in rules_of(game, language):
        lines = [place.line for place in places if place.rule == rule]
        tests = [proof.test for proof in proofs if proof.rule == rule]
        table.add_row(rule, Group(Text(words(f"rule-{rule}")), *enforced_at(lines), *proven_by(tests), Text()))
    console = Paper(highlight=False)
    console.print(Text(words("game-title"), style="bold underline"), end="\n\n")
    console.print(table)


def enforced_at(lines: list[str]) -> list[Text]:
    return [Text(f"→ {', '.join(lines)}", style="cyan", overflow="fold")] if lines else []


def proven_by(tests: list[str]) -> list[Text]:
    if not tests:
        return [Text("✗ no test", style="bold red")]
    return [Text(f"✓ {test}", style="green", overflow="fold") for test in tests]


def print_sum(rules: list[str], proofs: list[ProvingTest]) -> None:
    of_rules = [proof for proof in proofs if proof.rule in rules]
    proven, tests = {proof.rule for proof in of_rules}, {proof.test for proof in of_rules}
    Paper(highlight=False).print(f"{len(rules)} rules, {len(proven)} proven by {len(tests)} tests")


# What the sources say.


def places_of(game: str) -> Iterator[EnforcingLine]:
    """Where the sources of a game name its rules."""
    spec = find_spec(PACKAGES[game])
    folders = (spec.submodule_search_locations if spec else None) or []
    rules = rules_of(game, "en")
    for path in sorted(path for folder in folders for path in Path(folder).rglob("*.py")):
        for number, words in remarks(path):
            named = re.findall(r"(?<![\w-])[A-Z]+-[A-Z]+\d+(?!\w)", words)
            yield from (EnforcingLine(rule, f"{path.name}:{number}") for rule in dict.fromkeys(named) if rule in rules)


def remarks(path: Path) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a file, line by line. A string that begins a statement is a docstring."""
    alone = True
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and alone):
                yield from enumerate(token.string.splitlines(), start=token.start[0])
            if token.type not in (tokenize.COMMENT, tokenize.NL):
                alone = token.type in BEFORE


BEFORE = (tokenize.ENCODING, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
"""What stands before a statement."""


# What the test files say.


def proofs_below(folder: Path) -> Iterator[ProvingTest]:
    for path in sorted(folder.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        yield from proofs_in(module.body, path.relative_to(folder).as_posix(), [], tables_in(module))


def tables_in(module: ast.Module) -> dict[str, ast.expr]:
    """What the names at the top of a module stand for."""
    tables: dict[str, ast.expr] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            tables |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            tables[node.target.id] = node.value
    return tables


def proofs_in(
    body: Sequence[ast.stmt], place: str, inherited: list[str], tables: dict[str, ast.expr]
) -> Iterator[ProvingTest]:
    """The proofs in a module or a class, which hands its marks on to its tests."""
    for node in body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        name = f"{place}::{node.name}"
        rules = inherited + [rule for mark in node.decorator_list for rule in rules_named(mark)]
        if isinstance(node, ast.ClassDef):
            yield from proofs_in(node.body, name, rules, tables)
        elif node.name.startswith("test"):
            yield from (ProvingTest(rule, name) for rule in rules)
            for mark in node.decorator_list:
                yield from proofs_of_cases(mark, name, tables)


def rules_named(mark: ast.expr) -> list[str]:
    """The ids in `pytest.mark.rule("…")`; none in anything else."""
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.rule")):
        return []
    return [str(argument.value) for argument in mark.args if isinstance(argument, ast.Constant)]


def proofs_of_cases(mark: ast.expr, test: str, tables: dict[str, ast.expr]) -> Iterator[ProvingTest]:
    """The marks of single cases, `pytest.param(…, marks=…)`, in a decorator or in the table it names."""
    if not (isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("mark.parametrize")):
        return
    named = [tables[node.id] for node in ast.walk(mark) if isinstance(node, ast.Name) and node.id in tables]
    nodes = [node for source in (mark, *named) for node in ast.walk(source)]
    cases = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("param")]
    for number, case in enumerate(cases):
        marks = [keyword.value for keyword in case.keywords if keyword.arg == "marks"]
        rules = [rule for value in marks for node in ast.walk(value) for rule in case_rules(node)]
        yield from (ProvingTest(rule, f"{test}[{case_name(case, number)}]") for rule in rules)


def case_rules(node: ast.AST) -> list[str]:
    return rules_named(node) if isinstance(node, ast.expr) else []


def case_name(case: ast.Call, number: int) -> str:
    """The case's own id, or its place in the table."""
    ids = [keyword.value for keyword in case.keywords if keyword.arg == "id"]
    return str(ids[0].value) if ids and isinstance(ids[0], ast.Constant) else str(number)
