"""The ledger of rules, their places and their tests."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import FOURTH
from threerings.cli.ledger import EnforcingLine, ledger, places_of, proofs_below, remarks
from threerings.core.game import UnknownGame
from threerings.games import GAMES
from threerings.texts import LANGUAGES, UnknownLanguage, rules_of

RULES = rules_of("the-duel", "en")
NOTHING_TO_ENFORCE = {
    "DU-X5": "an example of DU-X2, DU-X3 and DU-X4",
}
"""Rules that no line of code can keep or break, and why."""

KINDS_OF_MARKS = """
import pytest

CASES = [
    pytest.param(1, marks=pytest.mark.rule("DU-E1"), id="the end"),
    pytest.param(2),
    pytest.param(3, marks=[pytest.mark.slow, pytest.mark.rule("DU-E2", "DU-E3")]),
]
TYPED: list[object] = [pytest.param(1, marks=pytest.mark.rule("DU-E4"))]

@pytest.mark.rule("DU-C1", "DU-C2")
def test_marked():
    pytest.mark.rule("DU-F1")

@pytest.mark.rule("DU-X1")
class TestClass:
    def test_inside(self): ...

    @pytest.mark.rule("DU-X2")
    async def test_both(self): ...

    def helper(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("DU-S1"))])
def test_case(n): ...

@pytest.mark.parametrize("n", CASES)
def test_table(n): ...

@pytest.mark.parametrize("n", TYPED)
def test_typed(n): ...

@pytest.mark.rule("DU-F2")
def not_a_test(): ...

@pytest.mark.skipif(True, reason="DU-F3")
def test_something_else(): ...
"""


def write_tests(folder: Path, rules: Sequence[str]) -> Path:
    """A test file with one test for each rule."""
    tests = [f'@pytest.mark.rule("{rule}")\ndef test_{place}(): ...\n' for place, rule in enumerate(rules)]
    (folder / "test_rules.py").write_text("import pytest\n\n" + "\n".join(tests))
    return folder


def test_every_kind_of_mark_is_found(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_kinds.py").write_text(KINDS_OF_MARKS)
    (tmp_path / "other.py").write_text('@pytest.mark.rule("DU-F4")\ndef test_in_no_test_file(): ...\n')
    place = "deep/test_kinds.py"
    assert list(proofs_below(tmp_path)) == [
        ("DU-C1", f"{place}::test_marked"),
        ("DU-C2", f"{place}::test_marked"),
        ("DU-X1", f"{place}::TestClass::test_inside"),
        ("DU-X1", f"{place}::TestClass::test_both"),
        ("DU-X2", f"{place}::TestClass::test_both"),
        ("DU-S1", f"{place}::test_case[0]"),
        ("DU-E1", f"{place}::test_table[the end]"),
        ("DU-E2", f"{place}::test_table[2]"),
        ("DU-E3", f"{place}::test_table[2]"),
        ("DU-E4", f"{place}::test_typed[0]"),
    ]


def test_rules_come_in_the_order_of_the_texts_whatever_the_language() -> None:
    assert RULES[:5] == ("DU-C1", "DU-C2", "DU-C3", "DU-C4", "DU-S1")
    assert all(rules_of("the-duel", language) == RULES for language in LANGUAGES)


def test_a_full_ledger_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    twice = [*RULES, "DU-C1"]
    assert ledger("the-duel", "en", write_tests(tmp_path, twice)) == 0
    printed = capsys.readouterr()
    assert printed.out.splitlines()[-1] == f"{len(RULES)} rules, {len(RULES)} proven by {len(twice)} tests"
    assert printed.err == ""
    first = printed.out[: printed.out.index("DU-C2")]
    assert "Each side owns 27 cards." in first
    assert first.count("✓") == 2
    assert "✓ test_rules.py::test_0 " in first
    assert "no test" not in printed.out


def test_it_fits_into_80_columns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    long = f'import pytest\n@pytest.mark.rule("DU-C1")\ndef test_{"long_" * 30}name(): ...\n'
    (tmp_path / "test_long.py").write_text(long)
    ledger("the-duel", "de", tmp_path)
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) == 80
    assert "long_name" in "".join(line.strip() for line in lines), "nothing is cut off"


def test_the_sentences_are_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger("the-duel", "fr", write_tests(tmp_path, RULES))
    assert capsys.readouterr().out.startswith("Le Duel\n")


def test_no_game_named_means_all_of_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = [rule for game in GAMES for rule in rules_of(game, "en")]
    assert ledger(None, "en", write_tests(tmp_path, rules)) == 0
    assert capsys.readouterr().out.startswith("The Duel\n")


def test_rules_without_a_test_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    proven = [rule for rule in RULES if rule not in ("DU-X3", "DU-F13")]
    assert ledger("the-duel", "en", write_tests(tmp_path, proven)) == 1
    printed = capsys.readouterr()
    assert printed.err == "No test proves DU-X3, DU-F13.\n"
    assert printed.out.count("✗ no test") == 2
    assert f"{len(RULES)} rules, {len(RULES) - 2} proven by {len(RULES) - 2} tests" in printed.out


def test_a_test_of_an_unknown_rule_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger("the-duel", "en", write_tests(tmp_path, [*RULES, "DU-Q1"])) == 1
    printed = capsys.readouterr()
    assert printed.err == f"There is no rule DU-Q1, named by test_rules.py::test_{len(RULES)}.\n"
    assert f"proven by {len(RULES)} tests" in printed.out


def test_rules_of_a_game_that_is_not_here_are_let_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger("the-duel", "en", write_tests(tmp_path, [*RULES, "XY-Q1"])) == 0
    assert capsys.readouterr().err == ""


def test_without_the_tests_it_says_so_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "rulebook"
    assert ledger("the-duel", "en", missing) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"There is no folder {missing}: the ledger needs the tests, which come with the sources.\n"


def test_an_unknown_game_or_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame, match="'chess'"):
        ledger("chess", "en", tmp_path)
    with pytest.raises(UnknownLanguage, match="'tlh'"):
        ledger("the-duel", "tlh", tmp_path)


REMARKS = '''"""DU-C1 of a module,
DU-C2 in its second line."""

CARDS = 27  # DU-C3
"""DU-C4, said of a name."""
REFUSAL = "DU-S1"


def laid() -> str:
    """DU-S2."""
    # DU-S3, DU-S3 and DU-S44, which is none
    said("DU-S4")
    return (
        "DU-S5"
    )
'''


def test_a_rule_is_found_in_comments_and_docstrings_and_not_in_what_the_code_says(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(REMARKS)
    found = [(number, words) for number, words in remarks(tmp_path / "rules.py") if "DU-" in words]
    assert [number for number, _ in found] == [1, 2, 4, 5, 10, 11]


def test_the_ledger_says_where_a_rule_is_enforced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    places = list(places_of("riddles"))
    source = Path(str(find_spec("riddles").origin)).read_text("utf-8").splitlines()  # type: ignore[union-attr]
    turning = next(number for number, line in enumerate(source, start=1) if '"""RI-R3, RI-R4:' in line)
    assert EnforcingLine("RI-R3", f"__init__.py:{turning}") in places
    assert EnforcingLine("RI-R5", f"__init__.py:{turning}") in places
    ledger("riddles", "en", write_tests(tmp_path, ["RI-R3"]))
    shown = capsys.readouterr().out
    rule = shown[shown.index("RI-R3") : shown.index("RI-R4")]
    assert f"__init__.py:{turning}" in rule
    assert rule.index("→ ") < rule.index("✓ ")


def test_the_fourth_game_keeps_a_full_ledger(capsys: pytest.CaptureFixture[str]) -> None:
    assert ledger("riddles", "en", Path(FOURTH)) == 0
    assert capsys.readouterr().out.endswith("9 rules, 9 proven by 5 tests\n")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_where_it_is_enforced(game: str) -> None:
    named = {place.rule for place in places_of(game)}
    rules = set(rules_of(game, "en"))
    assert rules - named == NOTHING_TO_ENFORCE.keys() & rules
