"""Through the mines of Moria, and what waits there."""

import pytest

from tests.rulebook.confrontation.table import (
    EVERYBODY,
    LIGHT_PIECES,
    asked,
    choices,
    combats,
    counts,
    go_on,
    hands,
    legal,
    play,
    verify,
)
from threerings.core.game import PUBLIC, BadPosition
from threerings.core.match import IllegalAction
from threerings.games.confrontation.components import DARK, LIGHT

EXAMPLES = [
    pytest.param(
        "light frodo@shire boromir@eregion gandalf@shire; dark balrog@moria; asks move light",
        "move boromir fangorn; ambush",
        "out boromir; at balrog@moria; combats 0; hands 9 9",
        id="C02",
    ),
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark troll@moria balrog@rohan; asks move light",
        "move merry fangorn; pass",
        "at merry@fangorn; combats 0",
        id="C04",
    ),
]


@pytest.mark.rule("CO-D1", "CO-R14")
@pytest.mark.parametrize(("given", "when", "then"), EXAMPLES)
def test_examples(given: str, when: str, then: str) -> None:
    verify(play(given, when), then)


@pytest.mark.rule("CO-D1", "CO-R14", "CO-L9")
@pytest.mark.parametrize("piece", [name for name in LIGHT_PIECES if name != "frodo"])
def test_the_balrog_strikes_any_traveller_and_is_unharmed(piece: str) -> None:
    match = play(
        f"light frodo@shire {piece}@eregion; dark balrog@moria; asks move light", f"move {piece} fangorn; ambush"
    )
    verify(match, f"out {piece}; at balrog@moria; combats 0; hands 9 9")


@pytest.mark.rule("CO-D1", "CO-R20", "CO-E2", "CO-L1")
def test_frodo_cannot_flee_from_the_ambush() -> None:
    match = play("light frodo@eregion sam@eregion; dark balrog@moria; asks move light", "move frodo fangorn; ambush")
    verify(match, "out frodo; at balrog@moria sam@eregion; won dark frodo")


@pytest.mark.rule("CO-D1", "CO-R14")
def test_the_ambush_is_optional() -> None:
    match = play("light frodo@shire merry@eregion; dark balrog@moria; asks move light", "move merry fangorn")
    assert asked(match) == "ambush dark"
    assert legal(match) == ["ambush", "pass"]
    verify(go_on(match, "pass"), "at merry@fangorn balrog@moria; combats 0")


@pytest.mark.rule("CO-R14")
def test_without_an_ambush_the_traveller_fights_in_fangorn() -> None:
    match = play(
        "light frodo@shire gimli@eregion; dark balrog@moria orcs@fangorn; asks move light", "move gimli fangorn"
    )
    verify(go_on(match, "pass"), "out orcs; at gimli@fangorn balrog@moria; combats 1")


@pytest.mark.rule("CO-R14")
def test_the_ambush_comes_before_anybody_is_shown() -> None:
    match = play(
        "light frodo@shire gimli@eregion; dark balrog@moria orcs@fangorn; asks move light", "move gimli fangorn"
    )
    assert match.logs[DARK] == ["move ? eregion fangorn"]
    assert counts(match, DARK, LIGHT) == {"shire": 1, "eregion": 1}
    go_on(match, "ambush")
    for observer in EVERYBODY:
        assert match.logs[observer][1:] == ["ambush", "show gimli"], "Dark's piece in Fangorn is not looked at"
    verify(match, "out gimli; at balrog@moria orcs@fangorn; combats 0")


@pytest.mark.rule("CO-R14", "CO-D1")
@pytest.mark.parametrize("piece", ["troll", "shelob", "witch-king", "nazgul", "black-rider", "saruman", "orcs", "warg"])
def test_only_the_balrog_ambushes_and_only_in_moria(piece: str) -> None:
    position = f"light frodo@shire merry@eregion; dark {piece}@moria balrog@misty-mountains; asks move light"
    match = play(position, "move merry fangorn")
    assert legal(match) == ["pass"]
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "ambush")
    assert refused.value.rule == "CO-I4"
    verify(go_on(match, "pass"), "at merry@fangorn; combats 0")


@pytest.mark.rule("CO-D1")
def test_the_balrog_does_not_strike_those_who_take_another_way() -> None:
    position = "light frodo@shire merry@eregion sam@misty-mountains; dark balrog@moria; asks move light"
    assert asked(play(position, "move sam fangorn")) == "move dark"
    attack = play(position, "move merry moria")
    assert (asked(attack), combats(attack)) == ("choose light", 1)


@pytest.mark.rule("CO-L9", "CO-D1")
def test_boromir_takes_the_balrog_along_when_he_attacks_moria_itself() -> None:
    match = play(
        "light frodo@shire boromir@eregion; dark balrog@moria orcs@mordor; asks move light", "move boromir moria"
    )
    verify(match, "out boromir balrog")


@pytest.mark.rule("CO-I4", "CO-R14")
def test_i04_dark_is_asked_for_an_ambush_whoever_stands_in_moria() -> None:
    balrog = "light frodo@shire merry@eregion; dark balrog@moria troll@mordor; asks move light"
    troll = "light frodo@shire merry@eregion; dark balrog@mordor troll@moria; asks move light"
    one, other = play(balrog, "move merry fangorn"), play(troll, "move merry fangorn")
    for observer in (LIGHT, PUBLIC):
        assert asked(one) == asked(other) == "ambush dark"
        assert one.prompt(observer) == other.prompt(observer)
    go_on(one, "pass")
    go_on(other, "pass")
    for observer in (LIGHT, PUBLIC):
        assert one.view(observer) == other.view(observer)
        assert one.logs[observer] == other.logs[observer]


@pytest.mark.rule("CO-I4")
def test_dark_is_not_asked_while_moria_is_empty() -> None:
    match = play("light frodo@shire merry@eregion; dark balrog@fangorn; asks move light", "move merry fangorn")
    assert asked(match) == "choose light"


NAZGUL = "light frodo@shire aragorn@fangorn; dark nazgul@eregion balrog@moria orcs@mordor; asks move dark"


@pytest.mark.rule("CO-R40", "CO-D4", "CO-M5")
def test_the_nazgul_who_flies_from_eregion_to_fangorn_takes_no_tunnel() -> None:
    match = play(NAZGUL, "move nazgul fangorn")
    assert (asked(match), combats(match)) == ("choose light", 1)
    for observer in EVERYBODY:
        assert match.logs[observer][1:] == ["show nazgul", "show aragorn"], "nobody is asked about the Balrog"
    verify(go_on(match, "cards 1 5"), "out aragorn; at nazgul@fangorn balrog@moria; combats 1")


@pytest.mark.rule("CO-R40")
@pytest.mark.parametrize(
    "question", ["asks ambush dark; mover nazgul eregion nazgul", "asks show nature; struck; mover nazgul eregion all"]
)
def test_no_position_has_dark_in_the_tunnel(question: str) -> None:
    with pytest.raises(BadPosition):
        play(f"{NAZGUL.partition('; asks')[0]}; {question}; moving dark; fight - - fangorn")


@pytest.mark.rule("CO-M5", "CO-R30", "CO-L3", "CO-C4")
def test_nobody_flees_or_retreats_through_the_tunnel() -> None:
    position = "light frodo@shire pippin@eregion; dark troll@fangorn orcs@mordor; asks move light"
    match = play(position, "move pippin fangorn")
    assert choices(match, "flee") == {"misty-mountains", "moria"}
    go_on(match, "stand; cards retreat 1")
    assert choices(match, "retreat") == {"misty-mountains", "moria"}


@pytest.mark.rule("CO-D1", "CO-K7", "CO-I2")
def test_after_the_ambush_the_victim_lies_open_and_the_balrog_is_known_to_be_in_moria() -> None:
    match = play(
        "light frodo@shire merry@eregion; dark balrog@moria troll@rohan; asks move light", "move merry fangorn"
    )
    go_on(match, "ambush")
    assert counts(match, LIGHT, DARK) == {"moria": 1, "rohan": 1}
    assert hands(match) == (9, 9)
    assert match.view(DARK).light.out >> LIGHT_PIECES.index("merry") & 1
