"""Aragorn, the Witch-king, the winged Nazgûl and the Black Rider leave the straight way."""

import pytest

from tests.rulebook.confrontation.table import asked, board, go_on, moves, play
from threerings.core.match import IllegalAction


def ways(position: str, piece: str) -> set[str]:
    side = "light" if piece == "aragorn" else "dark"
    return moves(play(f"{position}; asks move {side}"), piece)


EXACTLY = [
    pytest.param(
        "light frodo@shire aragorn@eregion; dark troll@mordor", "aragorn", "fangorn misty-mountains moria", id="B02"
    ),
    pytest.param("light frodo@shire; dark witch-king@gondor", "witch-king", "fangorn rohan", id="B06"),
    pytest.param(
        "light frodo@shire; dark black-rider@gondor orcs@fangorn warg@fangorn saruman@gap-of-rohan balrog@moria",
        "black-rider",
        "rohan",
        id="B14",
    ),
]
INCLUDES = [
    pytest.param(
        "light frodo@shire aragorn@fangorn; dark troll@mirkwood warg@eregion",
        "aragorn",
        "mirkwood",
        "eregion",
        id="B04",
    ),
    pytest.param("light frodo@shire sam@fangorn; dark witch-king@rohan", "witch-king", "fangorn", "gondor", id="B08"),
    pytest.param("light frodo@dagorlad; dark nazgul@arthedain", "nazgul", "dagorlad shire", "cardolan", id="B10"),
    pytest.param(
        "light sam@arthedain frodo@arthedain; dark nazgul@rhudaur", "nazgul", "arthedain", "eregion", id="B12"
    ),
    pytest.param(
        "light frodo@shire sam@misty-mountains; dark black-rider@gondor orcs@fangorn",
        "black-rider",
        "misty-mountains",
        "rhudaur",
        id="B16",
    ),
]


@pytest.mark.rule("CO-L6", "CO-D3", "CO-D5", "CO-R10")
@pytest.mark.parametrize(("given", "piece", "expected"), EXACTLY)
def test_examples_of_exactly_these_moves(given: str, piece: str, expected: str) -> None:
    assert ways(given, piece) == set(expected.split())


@pytest.mark.rule("CO-L6", "CO-D3", "CO-D4", "CO-D5", "CO-R2")
@pytest.mark.parametrize(("given", "piece", "among", "never"), INCLUDES)
def test_examples_of_moves_among_others(given: str, piece: str, among: str, never: str) -> None:
    found = ways(given, piece)
    assert set(among.split()) <= found
    assert never not in found


# Aragorn


@pytest.mark.rule("CO-L6")
@pytest.mark.parametrize("region", ["rhudaur", "enedwaith", "arthedain", "cardolan", "misty-mountains", "moria"])
def test_aragorn_attacks_any_neighbour(region: str) -> None:
    match = play(f"light frodo@mirkwood aragorn@eregion; dark orcs@{region} troll@mordor; asks move light")
    go_on(match, f"move aragorn {region}; cards 5 1")
    assert board(match)["aragorn"] == region


@pytest.mark.rule("CO-L6")
def test_aragorn_reaches_only_neighbours() -> None:
    match = "light frodo@mirkwood aragorn@eregion; dark orcs@shire troll@high-pass warg@rohan"
    assert ways(match, "aragorn") == {"misty-mountains", "moria", "fangorn"}


@pytest.mark.rule("CO-L6", "CO-D8")
def test_aragorn_may_go_backward_to_attack_the_warg() -> None:
    match = play("light frodo@mirkwood aragorn@eregion; dark warg@cardolan troll@mordor; asks move light")
    go_on(match, "move aragorn cardolan; cards 5 1")
    assert board(match) == {"frodo": "mirkwood", "aragorn": "cardolan", "troll": "mordor"}


@pytest.mark.rule("CO-L6", "CO-R2")
def test_aragorn_may_attack_up_the_river() -> None:
    assert "fangorn" in ways("light frodo@shire aragorn@rohan; dark troll@fangorn", "aragorn")


@pytest.mark.rule("CO-L6")
@pytest.mark.parametrize("region", ["enedwaith", "arthedain", "cardolan", "rhudaur"])
def test_nobody_else_attacks_sideways_or_backward(region: str) -> None:
    match = play(f"light frodo@mirkwood gimli@eregion; dark orcs@{region} troll@mordor; asks move light")
    with pytest.raises(IllegalAction) as refused:
        go_on(match, f"move gimli {region}")
    assert refused.value.rule == "CO-M1"


# Witch-king


@pytest.mark.rule("CO-D3")
def test_the_witch_king_moves_sideways_to_attack_but_never_backward() -> None:
    light = "light frodo@gondor sam@rhudaur gimli@enedwaith merry@moria pippin@misty-mountains"
    assert ways(f"{light}; dark witch-king@eregion", "witch-king") == {"arthedain", "cardolan", "rhudaur", "enedwaith"}


@pytest.mark.rule("CO-D3")
def test_no_other_creature_attacks_sideways() -> None:
    light = "light frodo@gondor sam@rhudaur gimli@enedwaith"
    for piece in ("balrog", "shelob", "black-rider", "saruman", "orcs", "warg", "troll"):
        assert ways(f"{light}; dark {piece}@eregion", piece) == {"arthedain", "cardolan"}


@pytest.mark.rule("CO-D3")
def test_the_sideways_attack_of_the_witch_king_is_a_combat_of_the_attacker() -> None:
    match = play("light frodo@gondor sam@rhudaur; dark witch-king@eregion troll@mordor", "move witch-king rhudaur")
    assert board(go_on(match, "cards 1 1"))["witch-king"] == "rhudaur"


# Winged Nazgûl


@pytest.mark.rule("CO-D4", "CO-R9")
def test_the_nazgul_flies_onto_every_region_with_exactly_one_companion() -> None:
    light = "light frodo@shire sam@high-pass gimli@enedwaith merry@gondor pippin@gondor legolas@mordor boromir@rhudaur"
    found = ways(f"{light} aragorn@rhudaur; dark nazgul@moria", "nazgul")
    assert found == {"eregion", "enedwaith", "shire", "high-pass", "mordor"}


@pytest.mark.rule("CO-D4")
def test_the_nazgul_flies_over_anybody() -> None:
    light = "light frodo@shire sam@arthedain gimli@arthedain merry@cardolan pippin@cardolan"
    dark = "dark nazgul@mordor troll@dagorlad warg@dagorlad orcs@gondor saruman@gondor"
    assert ways(f"{light}; {dark}", "nazgul") == {"shire"}


@pytest.mark.rule("CO-R9")
@pytest.mark.parametrize("there", ["misty-mountains", "gap-of-rohan", "high-pass"])
def test_the_nazgul_flies_from_mountain_to_mountain(there: str) -> None:
    match = play(f"light frodo@shire sam@{there}; dark nazgul@moria troll@mordor", f"move nazgul {there}; cards 1 6")
    assert board(match)["nazgul"] == there


@pytest.mark.rule("CO-D4")
def test_the_nazgul_meets_a_pair_only_straight_ahead() -> None:
    light = "light frodo@cardolan sam@cardolan merry@shire pippin@shire"
    assert ways(f"{light}; dark nazgul@rhudaur", "nazgul") == {"arthedain"}
    assert ways(f"{light}; dark nazgul@enedwaith", "nazgul") == {"cardolan"}


# Black Rider


@pytest.mark.rule("CO-D5", "CO-R10")
def test_the_rider_charges_forward_as_far_as_the_first_companion() -> None:
    light = "light frodo@shire sam@rhudaur gimli@rhudaur"
    found = ways(f"{light}; dark black-rider@mordor", "black-rider")
    assert found == {"dagorlad", "gondor", "rhudaur", "shire"}, "round Rhudaur the way to the Shire is open"


@pytest.mark.rule("CO-D5", "CO-R10")
def test_the_rider_does_not_ride_through_companions() -> None:
    light = "light frodo@shire sam@arthedain gimli@cardolan"
    assert ways(f"{light}; dark black-rider@eregion", "black-rider") == {"arthedain", "cardolan"}


@pytest.mark.rule("CO-R10")
def test_the_rider_never_charges_into_an_empty_region() -> None:
    assert ways("light frodo@gondor; dark black-rider@mordor", "black-rider") == {"dagorlad", "gondor"}
    assert ways("light frodo@gondor; dark black-rider@rohan", "black-rider") == {"moria", "gap-of-rohan"}


@pytest.mark.rule("CO-R10")
def test_the_rider_rides_neither_sideways_nor_backward_nor_through_the_tunnel() -> None:
    light = "light frodo@eregion sam@rohan gimli@gondor"
    dark = "dark black-rider@fangorn troll@misty-mountains orcs@moria"
    assert ways(f"{light}; {dark}", "black-rider") == set()


@pytest.mark.rule("CO-D5")
def test_a_charge_is_an_attack() -> None:
    match = play("light frodo@shire gimli@rhudaur; dark black-rider@mordor troll@rohan", "move black-rider rhudaur")
    assert asked(match) == "choose light"
    assert board(go_on(match, "cards 1 6"))["black-rider"] == "rhudaur"


@pytest.mark.rule("CO-D5", "CO-M3")
def test_no_other_creature_charges() -> None:
    for piece in ("balrog", "shelob", "witch-king", "saruman", "orcs", "warg", "troll"):
        assert ways(f"light frodo@shire; dark {piece}@gondor", piece) == {"fangorn", "rohan"}


# Sideways in the row of the river


@pytest.mark.rule("CO-R2")
@pytest.mark.parametrize(("here", "there"), [("mirkwood", "fangorn"), ("rohan", "fangorn"), ("fangorn", "mirkwood")])
def test_frodo_may_flee_sideways_across_the_river(here: str, there: str) -> None:
    dark = {"mirkwood": "dagorlad", "fangorn": "dagorlad", "rohan": "gondor"}[here]
    match = play(f"light frodo@{here} gimli@shire; dark troll@{dark} orcs@mordor", f"move troll {here}")
    assert board(go_on(match, f"flee {there}"))["frodo"] == there


@pytest.mark.rule("CO-R2")
@pytest.mark.parametrize(("here", "there"), [("rohan", "fangorn"), ("fangorn", "mirkwood"), ("mirkwood", "fangorn")])
def test_the_witch_king_may_attack_sideways_across_the_river(here: str, there: str) -> None:
    assert there in ways(f"light frodo@shire gimli@{there}; dark witch-king@{here}", "witch-king")
