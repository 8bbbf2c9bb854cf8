"""What the operator of a server can do, while it goes on."""

import random
import re
from pathlib import Path

import pytest

from tests.support.server import Server
from tests.support.visitor import Visitor
from threerings.cli.commands import run
from threerings.store.talk import Report

RNG = random.Random(1)


def admin(folder: Path, *words: str) -> int:
    return run(["admin", *words, "--data", str(folder), "--language", "en"])


def test_the_operator_lists_closes_blocks_and_forgets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Server(tmp_path) as server:
        anna, bert = Visitor(server), Visitor(server, "de")
        anna.open("/me")
        anna.press("/settings", RNG, name="Anna", back="/me")
        first, second = (anna.start("the-duel", "open", seat="gandalf") for _ in range(2))
        for path in (first, second):
            bert.open("/lobby")
            bert.press(f"{path}/join", RNG)
            bert.sit_down()
        assert admin(tmp_path, "list") == 0
        said = capsys.readouterr().out
        guest = re.search(r"(\w+) \(Anna\)", said)
        assert guest is not None
        assert said.count("the-duel") == 2

        match = first.removeprefix("/match/")
        assert admin(tmp_path, "reports") == 0
        assert "Nobody has complained" in capsys.readouterr().out
        report = Report(match, guest[1], "somebody", "somebody: psst\nodd \x1b[31mcolours", "2026-11-18 12:00:00")
        server.run(server.hall.store.report(report))
        assert admin(tmp_path, "reports", match) == 0
        told = capsys.readouterr().out
        assert f"{match}, 2026-11-18: {guest[1]} complains of somebody\n    somebody: psst\n" in told
        assert "\x1b" not in told
        assert admin(tmp_path, "settle", match) == 0
        assert server.run(server.hall.store.reports()) == []

        assert admin(tmp_path, "close", match) == 0
        bert.open(first)
        answer = bert.press("/resign", RNG)
        assert (answer.status, "haben diese Partie beendet" in answer.text) == (410, True), "whoever acts is told"
        assert "haben diese Partie beendet" in bert.open(first).text
        assert "von den Betreibern beendet" in bert.open("/lobby/your-over").text
        assert admin(tmp_path, "close", match) == 2, "once is enough"

        assert admin(tmp_path, "block", guest[1]) == 0
        assert "One match that went on is closed" in capsys.readouterr().out
        assert 'value="Anna"' not in anna.open("/me").text
        assert admin(tmp_path, "unblock", guest[1]) == 0
        assert 'value="Anna"' in anna.open("/me").text

        assert admin(tmp_path, "forget", guest[1]) == 0
        assert 'value="Anna"' not in anna.open("/me").text
        assert admin(tmp_path, "forget", guest[1]) == 2
        capsys.readouterr()
        admin(tmp_path, "list", match)
        assert "Anna" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "list, reports, settle, close, forget, block, unblock, texts"),
        (["close"], "threerings admin list"),
        (["settle", "none"], "There is no match none"),
        (["close", "none"], "There is no match none"),
        (["list", "none"], "There is no match none"),
        (["block", "none"], "There is no guest none"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path):
        assert admin(tmp_path, *words) == 2
    assert said in capsys.readouterr().err


def test_terms_and_privacy_are_files_to_fill_in(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        visitor = Visitor(server, "de")
        assert "nichts geschrieben" in visitor.open("/terms").text
        assert "keine Werbung" in visitor.open("/privacy").text, "what the software keeps is always told"
        assert admin(tmp_path, "texts") == 0
        assert "Worum wir dich bitten" in visitor.open("/terms").text
        (tmp_path / "terms.de.txt").write_text("# Regeln <b>\n\nSei nett & fair.\n", "utf-8")
        assert admin(tmp_path, "texts") == 0
        page = visitor.open("/terms").text
        assert "<h2>Regeln &lt;b&gt;</h2>" in page
        assert "Sei nett &amp; fair." in page, "what was filled in is left as it is"
        assert "nichts geschrieben" not in Visitor(server, "fr").open("/privacy").text
