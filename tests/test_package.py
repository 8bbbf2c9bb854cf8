"""The package as a whole: its version, and how it runs."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import threerings

ROOT = Path(__file__).parent.parent


def test_the_version_is_the_one_in_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert threerings.__version__ == project["version"]


def test_the_package_has_no_other_surprises() -> None:
    with pytest.raises(AttributeError, match="nonsense"):
        threerings.nonsense  # type: ignore[attr-defined]  # noqa: B018


def test_pure_modules_come_from_source_and_compiled_ones_from_libraries() -> None:
    from threerings.core import game, zones

    suffixes = {Path(str(module.__file__)).suffix == ".py" for module in (game, zones)}
    assert suffixes == {not threerings.compiled()}


@pytest.mark.parametrize(("package", "version"), [("gymnasium", "1.2.2"), ("pettingzoo", "1.26.1")])
def test_rllib_and_agilerl_fit_beside_the_laboratory(package: str, version: str) -> None:
    """RLlib wants this very Gymnasium, AgileRL a PettingZoo below 1.27; the doors have been checked with both."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = {one.name: one.specifier for one in map(Requirement, extras["lab"])}
    assert version in wanted[package]


EXTRAS = ("gymnasium", "librt", "numpy", "open_spiel", "pettingzoo", "PIL", "prometheus_client", "psycopg", "pyarrow")
WITHOUT_EXTRAS = f"""
import sys
sys.modules.update(dict.fromkeys({EXTRAS}))  # whoever imports one of these now fails
from threerings.cli.main import main
sys.argv[1:] = ["play", "middle-earth", "--bot", "beginner", "--bot", "beginner", "--seed", "1"]
main()
"""


def test_players_need_none_of_the_extras(tmp_path: Path) -> None:
    played = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
