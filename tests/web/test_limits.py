"""Whoever runs a server finds every limit in one table."""

import re
from pathlib import Path

from threerings.web import limits

SERVER = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_table_of_limits_has_all_of_them_and_no_other() -> None:
    table = SERVER.read_text("utf-8").partition("\n## Limits\n")[2].partition("\n## ")[0]
    listed = [name for row in table.splitlines() if row.startswith("|") for name in re.findall(r"`([A-Z_]+)`", row)]
    assert sorted(listed) == sorted(name for name in vars(limits) if name.isupper())
