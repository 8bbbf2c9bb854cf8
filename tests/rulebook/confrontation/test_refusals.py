"""Moves that are refused, and the rule that refuses them."""

import re
from pathlib import Path

import pytest

from tests.rulebook.confrontation.table import SEATS, play
from threerings.core.match import IllegalAction
from threerings.texts import keys, of_game

SOURCES = Path(__file__).parents[3] / "src/threerings/games/confrontation"
LIGHT_MOVES = "; asks move light"
EXAMPLES = [
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark black-rider@mordor; asks move light",
        "light",
        "move merry rhudaur",
        "CO-M1",
        id="H01",
    ),
    pytest.param(
        "light frodo@shire merry@misty-mountains gandalf@shire; dark black-rider@mordor; asks move light",
        "light",
        "move merry moria",
        "CO-M2",
        id="H02",
    ),
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark black-rider@mordor",
        "light",
        "move merry moria",
        "CO-S2",
        id="H03",
    ),
]
TUNNEL = "light frodo@shire merry@eregion; dark troll@moria balrog@rohan"
FIGHT = "light frodo@rhudaur sam@shire; dark balrog@misty-mountains troll@mordor"
MORE = [
    ("light frodo@shire merry@eregion; dark troll@mordor" + LIGHT_MOVES, "", "light", "move merry cardolan", "CO-M1"),
    ("light frodo@shire; dark troll@rohan", "", "dark", "move troll gondor", "CO-M1"),
    ("light frodo@shire; dark troll@rohan", "", "dark", "move troll enedwaith", "CO-M1"),
    ("light frodo@shire merry@rhudaur sam@high-pass; dark troll@mordor" + LIGHT_MOVES, "", "light",
     "move merry high-pass", "CO-M3"),
    ("light frodo@shire merry@mirkwood sam@fangorn gimli@fangorn; dark troll@mordor" + LIGHT_MOVES, "", "light",
     "move merry fangorn", "CO-M3"),
    ("light frodo@shire merry@eregion sam@fangorn gimli@fangorn; dark troll@mordor" + LIGHT_MOVES, "", "light",
     "move merry fangorn", "CO-M3"),
    ("light frodo@shire aragorn@eregion; dark troll@mordor" + LIGHT_MOVES, "", "light",
     "move aragorn rhudaur", "CO-L6"),
    ("light frodo@shire; dark witch-king@gondor", "", "dark", "move witch-king dagorlad", "CO-D3"),
    ("light frodo@shire sam@shire; dark nazgul@gondor", "", "dark", "move nazgul shire", "CO-D4"),
    ("light frodo@gondor; dark black-rider@mordor", "", "dark", "move black-rider shire", "CO-D5"),
    ("light frodo@shire; dark nazgul@eregion", "", "dark", "move nazgul fangorn", "CO-D4"),
    ("light frodo@shire; dark troll@eregion", "", "dark", "move troll fangorn", "CO-M5"),
    (FIGHT, "", "dark", "leave magic", "CO-C1"),
    ("light frodo@shire; dark troll@rohan", "", "dark", "move frodo arthedain", "CO-S2"),
    (TUNNEL + LIGHT_MOVES, "move merry fangorn", "dark", "ambush", "CO-I4"),
    (FIGHT, "", "dark", "ambush", "CO-I4"),
    (FIGHT, "", "dark", "show frodo", "CO-I1"),
    (FIGHT, "", "dark", "point seen", "CO-R7"),
    (FIGHT, "", "dark", "play 1", "CO-K4"),
    (FIGHT, "", "dark", "recover 1", "CO-C1"),
    (FIGHT, "", "dark", "retreat rohan", "CO-C6"),
    (FIGHT + LIGHT_MOVES, "", "light", "retreat rhudaur", "CO-C4"),
    (FIGHT, "", "dark", "forbid", "CO-D6"),
    (FIGHT, "move balrog rhudaur", "light", "sam", "CO-L2"),
    (FIGHT, "move balrog rhudaur", "light", "flee arthedain", "CO-L1"),
    (FIGHT, "move balrog rhudaur", "light", "move sam arthedain", "CO-K6"),
    (FIGHT, "move balrog rhudaur", "dark", "move troll gondor", "CO-S2"),
    (FIGHT, "move balrog rhudaur; stand", "light", "play 6", "CO-K4"),
    (FIGHT, "move balrog rhudaur; stand; play 1", "light", "play 2", "CO-K4"),
    (FIGHT, "", "dark", "shadowfax", "CO-V1"),
    (FIGHT + LIGHT_MOVES, "", "light", "gandalf-the-white", "CO-V2"),
    (FIGHT, "", "dark", "palantir rhudaur", "CO-V3"),
    (FIGHT, "", "dark", "recall balrog", "CO-V4"),
    (FIGHT, "", "dark", "stuck", "CO-E4"),
    (FIGHT, "", "dark", "place troll", "CO-S1"),
    ("", "", "light", "move frodo arthedain", "CO-S2"),
]  # fmt: skip


def refuse(given: str, when: str, seat: str, action: str) -> str:
    match = play(given, when)
    before = match.open_position()
    with pytest.raises(IllegalAction) as refused:
        match.submit(SEATS.index(seat), match.ply, action)
    assert match.open_position() == before
    return refused.value.rule


@pytest.mark.rule("CO-M1", "CO-M2", "CO-S2")
@pytest.mark.parametrize(("given", "seat", "action", "rule"), EXAMPLES)
def test_examples(given: str, seat: str, action: str, rule: str) -> None:
    assert refuse(given, "", seat, action) == rule


@pytest.mark.rule("CO-M1", "CO-M3", "CO-S2", "CO-L6", "CO-D3", "CO-D4", "CO-D5")
@pytest.mark.parametrize(("given", "when", "seat", "action", "rule"), MORE)
def test_a_refusal_names_its_rule_and_changes_nothing(given: str, when: str, seat: str, action: str, rule: str) -> None:
    assert refuse(given, when, seat, action) == rule


@pytest.mark.rule("CO-I4", "CO-I1")
def test_a_refusal_tells_nothing_about_hidden_pieces() -> None:
    hidden = ("light frodo@shire merry@rhudaur; dark {}@high-pass {}@mordor" + LIGHT_MOVES).format
    for action in ("move merry eregion", "ambush", "show troll", "palantir rhudaur", "move troll gondor", "stand"):
        assert refuse(hidden("troll", "orcs"), "", "light", action) == refuse(
            hidden("orcs", "troll"), "", "light", action
        )


def test_every_rule_is_named_where_it_is_enforced() -> None:
    enforcing = [path for path in SOURCES.glob("*.py") if path.stem not in ("refusal", "words", "story", "stage")]
    named = {rule for path in enforcing for rule in re.findall(r"CO-[A-Z]\d+", path.read_text("utf-8"))}
    worded = keys(of_game("en", "confrontation"))
    assert named == {key.removeprefix("rule-") for key in worded if key.startswith("rule-")}
