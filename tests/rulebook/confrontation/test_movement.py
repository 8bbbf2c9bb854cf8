"""Moving one region: forward, the river, the tunnel, and how many find room."""

import pytest

from tests.rulebook.confrontation.table import asked, board, go_on, legal, moves, play
from threerings.core.match import IllegalAction

FORWARD = {
    "shire": "arthedain cardolan",
    "arthedain": "rhudaur eregion",
    "cardolan": "eregion enedwaith",
    "rhudaur": "high-pass misty-mountains",
    "eregion": "misty-mountains moria fangorn",
    "enedwaith": "moria gap-of-rohan",
    "high-pass": "mirkwood",
    "misty-mountains": "mirkwood fangorn",
    "moria": "fangorn rohan",
    "gap-of-rohan": "rohan",
    "mirkwood": "dagorlad fangorn",
    "fangorn": "dagorlad gondor rohan",
    "rohan": "gondor",
    "dagorlad": "mordor",
    "gondor": "mordor",
    "mordor": "",
}
"""Light's steps, river and tunnel among them."""
DARK_FORWARD = {
    "shire": "",
    "arthedain": "shire",
    "cardolan": "shire",
    "rhudaur": "arthedain",
    "eregion": "arthedain cardolan",
    "enedwaith": "cardolan",
    "high-pass": "rhudaur",
    "misty-mountains": "rhudaur eregion",
    "moria": "eregion enedwaith",
    "gap-of-rohan": "enedwaith",
    "mirkwood": "high-pass misty-mountains",
    "fangorn": "misty-mountains moria",
    "rohan": "moria gap-of-rohan",
    "dagorlad": "mirkwood fangorn",
    "gondor": "fangorn rohan",
    "mordor": "dagorlad gondor",
}
LIMITS = dict.fromkeys(FORWARD, 2) | dict.fromkeys(("shire", "mordor"), 4)
LIMITS |= dict.fromkeys(("high-pass", "misty-mountains", "moria", "gap-of-rohan"), 1)
COMPANIONS = ("merry", "pippin", "legolas", "gimli")
CREATURES = ("saruman", "orcs", "warg", "troll")

EXAMPLES = [
    pytest.param("light frodo@gap-of-rohan merry@shire; dark troll@gondor", "merry", "arthedain cardolan", id="A02"),
    pytest.param("light frodo@shire merry@high-pass; dark troll@gondor", "merry", "mirkwood", id="A04"),
    pytest.param("light frodo@shire merry@fangorn; dark troll@mordor", "merry", "dagorlad gondor rohan", id="A06"),
    pytest.param("light frodo@shire; dark saruman@mirkwood", "saruman", "high-pass misty-mountains", id="A08"),
    pytest.param("light frodo@shire; dark saruman@fangorn", "saruman", "misty-mountains moria", id="A10"),
    pytest.param(
        "light frodo@shire merry@rhudaur sam@misty-mountains; dark troll@mordor", "merry", "high-pass", id="A12"
    ),
    pytest.param(
        "light frodo@shire merry@eregion sam@fangorn pippin@fangorn; dark troll@mordor",
        "merry",
        "misty-mountains moria",
        id="A14",
    ),
]


def side_of(piece: str) -> str:
    return "dark" if piece in CREATURES else "light"


@pytest.mark.rule("CO-M1", "CO-M3", "CO-M4", "CO-M5")
@pytest.mark.parametrize(("given", "piece", "expected"), EXAMPLES)
def test_examples(given: str, piece: str, expected: str) -> None:
    assert moves(play(f"{given}; asks move {side_of(piece)}"), piece) == set(expected.split())


@pytest.mark.rule("CO-M1", "CO-M4", "CO-M5")
@pytest.mark.parametrize("region", FORWARD)
def test_light_goes_forward_only(region: str) -> None:
    frodo = "gap-of-rohan" if region == "shire" else "shire"
    troll = "gondor" if region == "mordor" else "mordor"
    match = play(f"light merry@{region} frodo@{frodo}; dark troll@{troll}; asks move light")
    assert moves(match, "merry") == set(FORWARD[region].split())


@pytest.mark.rule("CO-M1", "CO-M4", "CO-M5")
@pytest.mark.parametrize("region", DARK_FORWARD)
def test_dark_goes_forward_only_and_uses_neither_river_nor_tunnel(region: str) -> None:
    frodo = "moria" if region == "shire" else "shire"
    match = play(f"light frodo@{frodo}; dark saruman@{region} troll@{'gondor' if region == 'mordor' else 'mordor'}")
    assert moves(match, "saruman") == set(DARK_FORWARD[region].split())


@pytest.mark.rule("CO-M1")
def test_a_turn_is_one_piece_one_region() -> None:
    match = play("light frodo@shire merry@rhudaur; dark troll@mordor; asks move light", "move merry high-pass")
    assert asked(match) == "move dark"
    assert board(match) == {"frodo": "shire", "merry": "high-pass", "troll": "mordor"}


@pytest.mark.rule("CO-M2")
@pytest.mark.parametrize(
    ("light", "dark", "side", "piece", "there"),
    [
        ("aragorn@moria", "troll@misty-mountains", "light", "aragorn", "misty-mountains"),
        ("aragorn@moria", "troll@gap-of-rohan", "light", "aragorn", "gap-of-rohan"),
        ("merry@high-pass", "witch-king@misty-mountains", "dark", "witch-king", "high-pass"),
        ("merry@gap-of-rohan", "black-rider@moria", "dark", "black-rider", "gap-of-rohan"),
    ],
)
def test_nobody_goes_sideways_in_the_mountains(light: str, dark: str, side: str, piece: str, there: str) -> None:
    match = play(f"light frodo@shire {light}; dark {dark} orcs@mordor; asks move {side}")
    assert there not in moves(match, piece)
    with pytest.raises(IllegalAction) as refused:
        go_on(match, f"move {piece} {there}")
    assert refused.value.rule == "CO-M2"


@pytest.mark.rule("CO-M2", "CO-L1")
def test_frodo_cannot_flee_sideways_in_the_mountains() -> None:
    match = play("light frodo@moria; dark troll@fangorn", "move troll moria")
    assert asked(match) == "choose light"


@pytest.mark.rule("CO-M2", "CO-C6", "CO-R31")
def test_dark_cannot_retreat_sideways_in_the_mountains() -> None:
    match = play(
        "light frodo@shire gimli@moria; dark troll@mordor shelob@fangorn", "move shelob moria", "cards 1 retreat"
    )
    assert asked(match) == "move light"
    assert board(match)["shelob"] == "gondor"


@pytest.mark.rule("CO-M3")
@pytest.mark.parametrize(("here", "there"), [(here, there) for here in FORWARD for there in FORWARD[here].split()])
def test_light_never_exceeds_a_regions_limit(here: str, there: str) -> None:
    crowd = [f"{name}@{there}" for name in COMPANIONS[: LIMITS[there]]]
    position = f"frodo@{'moria' if 'moria' not in (here, there) else 'shire'} aragorn@{here}"
    troll = "mordor" if there != "mordor" else "high-pass"
    full = play(f"light {position} {' '.join(crowd)}; dark troll@{troll}; asks move light")
    assert there not in moves(full, "aragorn")
    room = play(f"light {position} {' '.join(crowd[1:])}; dark troll@{troll}; asks move light")
    assert there in moves(room, "aragorn")


@pytest.mark.rule("CO-M3")
@pytest.mark.parametrize(
    ("here", "there"),
    [(here, there) for here in DARK_FORWARD for there in DARK_FORWARD[here].split() if there != "shire"],
)
def test_dark_never_exceeds_a_regions_limit(here: str, there: str) -> None:
    crowd = [f"{name}@{there}" for name in CREATURES[: LIMITS[there]]]
    full = play(f"light frodo@shire; dark balrog@{here} {' '.join(crowd)}")
    assert there not in moves(full, "balrog")
    room = play(f"light frodo@shire; dark balrog@{here} {' '.join(crowd[1:])}")
    assert there in moves(room, "balrog")


@pytest.mark.rule("CO-M3")
def test_four_find_room_in_the_shire_and_in_mordor() -> None:
    light = play("light frodo@shire sam@shire pippin@shire merry@shire; dark troll@mordor")
    assert board(light)["merry"] == "shire"
    match = play(
        "light frodo@shire merry@gondor sam@mordor pippin@mordor gimli@mordor; dark troll@rohan; asks move light"
    )
    assert board(go_on(match, "move merry mordor"))["merry"] == "mordor"


@pytest.mark.rule("CO-M3")
def test_the_limit_counts_each_side_for_itself() -> None:
    match = play("light frodo@shire merry@rhudaur; dark troll@misty-mountains; asks move light")
    assert "misty-mountains" in moves(match, "merry")


@pytest.mark.rule("CO-M4")
@pytest.mark.parametrize(("here", "there"), [("fangorn", "mirkwood"), ("rohan", "fangorn")])
def test_nobody_goes_up_the_river(here: str, there: str) -> None:
    match = play(f"light frodo@shire merry@{here}; dark troll@mordor; asks move light")
    with pytest.raises(IllegalAction) as refused:
        go_on(match, f"move merry {there}")
    assert refused.value.rule == "CO-M4"


@pytest.mark.rule("CO-M4")
@pytest.mark.parametrize(
    ("here", "there"), [("mirkwood", "fangorn"), ("fangorn", "rohan"), ("fangorn", "mirkwood"), ("rohan", "fangorn")]
)
def test_dark_may_not_use_the_river(here: str, there: str) -> None:
    match = play(f"light frodo@shire merry@{there}; dark troll@{here}")
    with pytest.raises(IllegalAction) as refused:
        go_on(match, f"move troll {there}")
    assert refused.value.rule == "CO-M4"


@pytest.mark.rule("CO-M4", "CO-R28", "CO-K1")
@pytest.mark.parametrize(("here", "there"), [("mirkwood", "fangorn"), ("fangorn", "rohan")])
def test_light_may_attack_down_the_river(here: str, there: str) -> None:
    match = play(f"light frodo@shire gandalf@{here}; dark orcs@{there} troll@mordor; asks move light")
    go_on(match, f"move gandalf {there}; cards 5 1")
    assert board(match) == {"frodo": "shire", "gandalf": there, "troll": "mordor"}


@pytest.mark.rule("CO-M5", "CO-R28", "CO-K1")
def test_light_may_attack_through_the_tunnel() -> None:
    match = play("light frodo@shire gandalf@eregion; dark orcs@fangorn troll@mordor; asks move light")
    go_on(match, "move gandalf fangorn; cards 5 1")
    assert board(match) == {"frodo": "shire", "gandalf": "fangorn", "troll": "mordor"}


@pytest.mark.rule("CO-M5")
@pytest.mark.parametrize(
    ("position", "piece", "there"),
    [
        ("light frodo@shire merry@fangorn; dark troll@mordor; asks move light", "merry", "eregion"),
        ("light frodo@shire merry@eregion; dark troll@fangorn", "troll", "eregion"),
        ("light frodo@shire merry@fangorn; dark troll@eregion", "troll", "fangorn"),
        ("light frodo@shire aragorn@fangorn; dark troll@eregion; asks move light", "aragorn", "eregion"),
    ],
)
def test_the_tunnel_leads_one_way_and_only_light(position: str, piece: str, there: str) -> None:
    match = play(position)
    with pytest.raises(IllegalAction) as refused:
        go_on(match, f"move {piece} {there}")
    assert refused.value.rule == "CO-M5"


@pytest.mark.rule("CO-M6")
def test_mixing_needs_no_action_for_nobody_can_tell_the_pieces_of_a_region_apart() -> None:
    one = play("light frodo@shire; dark troll@gondor orcs@gondor warg@rohan", "move troll fangorn")
    other = play("light frodo@shire; dark troll@gondor orcs@gondor warg@rohan", "move orcs fangorn")
    assert one.logs[0] == other.logs[0] == ["move ? gondor fangorn"]
    assert one.view(0) == other.view(0)


@pytest.mark.rule("CO-M6")
def test_pieces_of_different_regions_are_never_mixed() -> None:
    match = play("light frodo@shire; dark troll@gondor orcs@rohan")
    swaps = [text for text in legal(match) if not text.startswith(("move troll", "move orcs"))]
    assert swaps == []
    assert board(go_on(match, "move troll fangorn"))["orcs"] == "rohan"
