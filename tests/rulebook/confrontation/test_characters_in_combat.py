"""What the characters do when they meet."""

import pytest

from tests.rulebook.confrontation.table import (
    asked,
    board,
    choices,
    go_on,
    gone,
    hand,
    hands,
    legal,
    play,
    verify,
)
from threerings.core.match import IllegalAction, Match
from threerings.games.confrontation.components import DARK, LIGHT

EXAMPLES = [
    pytest.param(
        "light frodo@shire merry@rhudaur gandalf@shire; dark witch-king@misty-mountains black-rider@mordor",
        "move witch-king rhudaur",
        "out witch-king; at merry@rhudaur; hands 9 9",
        id="D02",
    ),
    pytest.param(
        "light frodo@shire gimli@rhudaur gandalf@shire; dark orcs@misty-mountains black-rider@mordor",
        "move orcs rhudaur",
        "out orcs; at gimli@rhudaur; hands 9 9",
        id="D04",
    ),
    pytest.param(
        "light frodo@shire boromir@rhudaur gandalf@shire; dark saruman@misty-mountains black-rider@mordor; "
        "asks move light",
        "move boromir misty-mountains",
        "out boromir saruman; hands 9 9",
        id="D06",
    ),
    pytest.param(
        "light frodo@shire aragorn@rhudaur gandalf@shire; dark orcs@misty-mountains black-rider@mordor",
        "move orcs rhudaur",
        "out aragorn; at orcs@rhudaur; hands 9 9",
        id="D08",
    ),
    pytest.param(
        "light frodo@shire aragorn@rhudaur pippin@rhudaur gandalf@shire; dark orcs@misty-mountains black-rider@mordor",
        "move orcs rhudaur; show aragorn; cards 4 4",
        "out aragorn pippin; at orcs@rhudaur; combats 2; hands 8 8",
        id="D10",
    ),
    pytest.param(
        "light frodo@rhudaur gandalf@shire; dark troll@misty-mountains black-rider@mordor",
        "move troll rhudaur; flee eregion",
        "at frodo@eregion troll@rhudaur; hands 9 9",
        id="D12",
    ),
    pytest.param(
        "light frodo@rhudaur gandalf@shire; dark saruman@eregion troll@misty-mountains black-rider@mordor",
        "move troll rhudaur; cards retreat 3; retreat arthedain",
        "at frodo@arthedain troll@rhudaur",
        id="D14",
    ),
    pytest.param(
        "light frodo@rhudaur gandalf@shire; dark troll@misty-mountains black-rider@mordor; asks move light",
        "move frodo misty-mountains; cards retreat 3; retreat eregion",
        "at frodo@eregion troll@misty-mountains",
        id="D16",
    ),
    pytest.param(
        "light frodo@dagorlad gandalf@shire; dark witch-king@gondor orcs@gondor black-rider@mordor",
        "move witch-king dagorlad; cards 5 magic",
        "out witch-king; at frodo@dagorlad",
        id="D18",
    ),
    pytest.param(
        "light frodo@rhudaur merry@rhudaur gandalf@shire; dark orcs@misty-mountains black-rider@mordor",
        "move orcs rhudaur; show frodo; flee eregion; cards 3 1",
        "out orcs; at frodo@eregion merry@rhudaur; combats 2",
        id="D20",
    ),
    pytest.param(
        "light frodo@rhudaur sam@rhudaur gandalf@shire; dark orcs@misty-mountains black-rider@mordor",
        "move orcs rhudaur; show frodo; sam; flee eregion",
        "out sam; at frodo@eregion orcs@rhudaur; combats 2",
        id="D22",
    ),
    pytest.param(
        "light frodo@rhudaur sam@rhudaur gandalf@shire; dark warg@misty-mountains black-rider@mordor",
        "move warg rhudaur; show sam; cards 1 1",
        "out sam warg; at frodo@rhudaur; combats 1",
        id="D24",
    ),
    pytest.param(
        "light frodo@rhudaur sam@rhudaur gandalf@shire; dark saruman@misty-mountains black-rider@mordor",
        "move saruman rhudaur; show sam; stand; forbid; flee eregion",
        "out sam; at saruman@rhudaur frodo@eregion; combats 2; hands 9 9",
        id="D26",
    ),
    pytest.param(
        "light frodo@shire pippin@eregion gandalf@shire; dark troll@misty-mountains black-rider@mordor; "
        "asks move light",
        "move pippin misty-mountains; flee rhudaur",
        "at pippin@rhudaur troll@misty-mountains; hands 9 9",
        id="D28",
    ),
    pytest.param(
        "light frodo@shire pippin@rhudaur gandalf@shire; dark troll@misty-mountains black-rider@mordor",
        "move troll rhudaur; cards retreat 1; retreat arthedain",
        "at pippin@arthedain troll@rhudaur",
        id="D30",
    ),
    pytest.param(
        "light frodo@shire pippin@mirkwood gandalf@shire; dark troll@fangorn saruman@misty-mountains orcs@moria "
        "black-rider@mordor; asks move light",
        "move pippin fangorn; cards 5 1",
        "out pippin; at troll@fangorn",
        id="D32",
    ),
    pytest.param(
        "light frodo@shire gandalf@rhudaur merry@shire; dark saruman@misty-mountains black-rider@mordor; "
        "asks move light",
        "move gandalf misty-mountains; permit; play 6; play 5",
        "out gandalf saruman",
        id="D34",
    ),
    pytest.param(
        "light frodo@shire merry@rhudaur gandalf@shire; dark shelob@misty-mountains black-rider@mordor",
        "move shelob rhudaur; cards 1 1",
        "out merry; at shelob@gondor",
        id="D36",
    ),
    pytest.param(
        "light frodo@shire merry@rhudaur pippin@gondor gandalf@shire; dark shelob@misty-mountains black-rider@mordor",
        "move shelob rhudaur; cards 1 1",
        "out merry shelob; at pippin@gondor",
        id="D38",
    ),
    pytest.param(
        "light frodo@shire merry@rhudaur gandalf@shire; dark shelob@misty-mountains black-rider@mordor; "
        "asks move light",
        "move merry misty-mountains; cards 1 1",
        "out merry; at shelob@gondor",
        id="D40",
    ),
    pytest.param(
        "light frodo@shire boromir@rhudaur gandalf@shire; dark shelob@misty-mountains black-rider@mordor",
        "move shelob rhudaur",
        "out boromir shelob",
        id="D42",
    ),
    pytest.param(
        "light frodo@shire gandalf@rhudaur merry@shire; dark troll@misty-mountains black-rider@mordor",
        "move troll rhudaur; play retreat; play 5",
        "out troll; at gandalf@rhudaur; hands 8 8",
        id="D44",
    ),
    pytest.param(
        "light frodo@shire legolas@eregion gandalf@shire; dark troll@fangorn orcs@mordor black-rider@mordor; "
        "asks move light",
        "move legolas fangorn; cards sacrifice eye",
        "out legolas troll; hands 8 8",
        id="D46",
    ),
]


@pytest.mark.rule(
    *[f"CO-L{number}" for number in (1, 2, 3, 4, 5, 8, 9)], *[f"CO-D{number}" for number in (2, 6, 7, 8, 9)]
)
@pytest.mark.parametrize(("given", "when", "then"), EXAMPLES)
def test_examples(given: str, when: str, then: str) -> None:
    verify(play(given, when), then)


# Every pair, as the register's table has it.

# f flight (Frodo attacked, Pippin attacking), c cards, n Saruman may forbid them, O struck by attacking Orcs,
# + Dark out, ± both out.
PAIRS = """
          balrog shelob witch-king nazgul black-rider saruman orcs warg troll
frodo     f,c    f,c    f,c        f,c    f,c         f,cn    f,O  c    f,c
sam       c      c      c          c      c           cn      O    c    c
pippin    f,c    f,c    f,c        f,c    f,c         f,cn    f,O  c    f,c
merry     c      c      +          c      c           cn      O    c    c
gandalf   c      c      c          c      c           cn      O    c    c
aragorn   c      c      c          c      c           cn      O    c    c
legolas   c      c      c          +      c           cn      O    c    c
gimli     c      c      c          c      c           cn      +    c    c
boromir   ±      ±      ±          ±      ±           ±       ±    c    ±
"""
STRENGTH = {
    "frodo": 1, "sam": 2, "pippin": 1, "merry": 2, "gandalf": 5, "aragorn": 4, "legolas": 3, "gimli": 3, "boromir": 0,
    "balrog": 5, "shelob": 5, "witch-king": 5, "nazgul": 3, "black-rider": 3, "saruman": 4, "orcs": 2, "warg": 2,
    "troll": 9,
}  # fmt: skip


def pair_table() -> list[tuple[str, str, str]]:
    head, *rows = [line.split() for line in PAIRS.strip().splitlines()]
    return [(row[0], dark, cell) for row in rows for dark, cell in zip(head, row[1:], strict=True)]


def met(light: str, dark: str, attacker: str) -> Match:
    """Light in Rhudaur, Dark in the Misty Mountains, and one of them attacks."""
    beside = "sam@shire" if light == "frodo" else "frodo@shire"
    waiting = "troll@mordor" if dark != "troll" else "warg@mordor"
    move = f"move {light} misty-mountains" if attacker == "light" else f"move {dark} rhudaur"
    position = f"light {light}@rhudaur {beside}; dark {dark}@misty-mountains {waiting}; asks move {attacker}"
    return play(position, move)


@pytest.mark.rule(
    *("CO-K2", "CO-K3", "CO-R13", "CO-R36"),
    *[f"CO-L{number}" for number in (1, 2, 3, 4, 5, 7, 8, 9)],
    *[f"CO-D{number}" for number in (2, 6, 7, 8, 9)],
)
@pytest.mark.parametrize("attacker", ["light", "dark"])
@pytest.mark.parametrize(("light", "dark", "cell"), pair_table())
def test_every_pair(light: str, dark: str, cell: str, attacker: str) -> None:
    match = met(light, dark, attacker)
    flees = "f" in cell and attacker == {"frodo": "dark", "pippin": "light"}[light]
    assert (asked(match) == "answer light") == flees
    if flees:
        assert choices(match, "flee") == ({"eregion"} if light == "frodo" else {"rhudaur", "eregion"})
        go_on(match, "stand")
    struck = "O" in cell and attacker == "dark"
    if cell in ("±", "+") or struck:
        fallen = {"±": {light, dark}, "+": {dark}}.get(cell, {light})
        assert (gone(match), hands(match)) == (fallen, (9, 9))
        assert asked(match) == ("nothing" if light == "frodo" else f"move {'dark' if attacker == 'light' else 'light'}")
        return
    if "n" in cell:
        assert legal(match) == ["forbid", "permit"]
        assert asked(match) == "forbid dark"
        go_on(match, "permit")
    open_order = light == "gandalf" and dark != "warg"
    assert asked(match) == ("choose dark" if open_order else "choose light")
    go_on(match, "cards 3 2")
    compare(match, light, dark, STRENGTH[light] + 3, STRENGTH[dark] + (0 if dark == "troll" else 2))


def compare(match: Match, light: str, dark: str, light_total: int, dark_total: int) -> None:
    fallen = ({light} if light_total <= dark_total else set()) | ({dark} if dark_total <= light_total else set())
    assert gone(match) == fallen
    assert hands(match) == (8, 8)
    if dark == "shelob" and dark not in fallen:
        assert board(match)["shelob"] == "gondor"


# Frodo


@pytest.mark.rule("CO-L1")
@pytest.mark.parametrize(
    ("light", "dark", "expected"),
    [
        ("", "", {"rhudaur", "enedwaith"}),
        ("", "saruman@rhudaur", {"enedwaith"}),
        ("gimli@enedwaith legolas@enedwaith", "", {"rhudaur"}),
        ("gimli@enedwaith", "", {"rhudaur", "enedwaith"}),
    ],
)
def test_frodo_flees_sideways_where_no_enemy_is_and_room(light: str, dark: str, expected: set[str]) -> None:
    match = play(f"light frodo@eregion {light}; dark troll@moria {dark} orcs@mordor", "move troll eregion")
    assert choices(match, "flee") == expected
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "flee cardolan")
    assert refused.value.rule == "CO-L1"


@pytest.mark.rule("CO-L1", "CO-R13")
def test_frodo_flees_before_the_orcs_strike_and_need_not() -> None:
    position = "light frodo@rhudaur sam@shire; dark orcs@misty-mountains troll@mordor"
    verify(play(position, "move orcs rhudaur; flee eregion"), "at frodo@eregion orcs@rhudaur; hands 9 9")
    verify(play(position, "move orcs rhudaur; stand"), "out frodo; won dark frodo")


@pytest.mark.rule("CO-L1", "CO-D8")
def test_frodo_cannot_flee_from_the_warg() -> None:
    match = play("light frodo@rhudaur sam@shire; dark warg@misty-mountains troll@mordor", "move warg rhudaur")
    assert asked(match) == "choose light"


@pytest.mark.rule("CO-L1")
def test_flight_is_over_once_cards_are_played_and_is_no_normal_move() -> None:
    position = "light frodo@rhudaur sam@shire; dark troll@misty-mountains orcs@mordor"
    match = play(position, "move troll rhudaur; stand")
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "flee eregion")
    assert refused.value.rule == "CO-L1"
    with pytest.raises(IllegalAction) as refused:
        play(f"{position}; asks move light", "move frodo eregion")
    assert refused.value.rule == "CO-M1"


@pytest.mark.rule("CO-R30", "CO-L1")
def test_frodo_may_flee_into_the_region_the_attacker_just_left() -> None:
    match = play("light frodo@dagorlad sam@shire; dark witch-king@gondor troll@mordor", "move witch-king dagorlad")
    verify(go_on(match, "flee gondor"), "at frodo@gondor witch-king@dagorlad")


@pytest.mark.rule("CO-R32", "CO-K6")
def test_frodos_flight_does_not_end_the_attack() -> None:
    match = play("light frodo@rhudaur gimli@rhudaur; dark troll@misty-mountains orcs@mordor", "move troll rhudaur")
    go_on(match, "show frodo; flee eregion")
    assert asked(match) == "choose light"
    verify(go_on(match, "cards 1 1"), "out gimli; at frodo@eregion troll@rhudaur; combats 2")


# Sam


@pytest.mark.rule("CO-L2", "CO-R11")
@pytest.mark.parametrize(("answer", "then"), [("stand", "out sam"), ("reveal frodo", "out balrog")])
def test_sam_beside_frodo_has_five_if_frodo_is_shown(answer: str, then: str) -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark balrog@misty-mountains orcs@mordor", "move balrog rhudaur")
    go_on(match, f"show sam; {answer}; cards 2 1")
    if then == "out sam":
        assert (gone(match), asked(match)) == ({"sam"}, "answer light")
        go_on(match, "flee eregion")
    verify(match, then)


@pytest.mark.rule("CO-L2", "CO-R11")
def test_sam_may_step_in_for_frodo_and_then_has_five() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark balrog@misty-mountains orcs@mordor", "move balrog rhudaur")
    go_on(match, "show frodo")
    assert legal(match) == ["flee eregion", "stand", "sam"]
    verify(go_on(match, "sam; cards 2 1"), "out balrog; at frodo@rhudaur sam@rhudaur; combats 1")


@pytest.mark.rule("CO-L2")
def test_a_tie_of_sam_stepping_in_takes_sam_and_not_frodo() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark balrog@misty-mountains orcs@mordor", "move balrog rhudaur")
    verify(go_on(match, "show frodo; sam; cards 1 1"), "out sam balrog; at frodo@rhudaur")


@pytest.mark.rule("CO-L2")
def test_sam_without_frodo_beside_him_has_two_and_no_choice() -> None:
    match = play(
        "light frodo@shire sam@rhudaur gimli@rhudaur; dark balrog@misty-mountains", "move balrog rhudaur; show sam"
    )
    assert legal(match) == ["stand"]
    go_on(match, "stand; cards 3 1")
    assert gone(match) == {"sam"}


@pytest.mark.rule("CO-L2", "CO-R31")
def test_sam_at_frodos_side_has_five_and_not_more() -> None:
    position = "light frodo@shire sam@shire gimli@shire; dark balrog@arthedain orcs@mordor"
    match = play(position, "move balrog shire; show sam; reveal frodo; cards retreat 1")
    assert gone(match) == {"sam"}, "behind the Shire is nothing: 5 against 6"
    assert legal(match) == ["show frodo", "show gimli"]


@pytest.mark.rule("CO-L2", "CO-C4")
def test_sam_may_retreat_and_leave_frodo() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark balrog@misty-mountains orcs@mordor", "move balrog rhudaur")
    go_on(match, "show frodo; sam; cards retreat retreat; retreat eregion; retreat arthedain")
    verify(match, "at sam@arthedain balrog@eregion frodo@rhudaur; combats 1")


@pytest.mark.rule("CO-L2", "CO-R11")
def test_sam_may_step_in_after_another_companion_has_fought() -> None:
    position = "light frodo@shire sam@shire gimli@shire; dark balrog@arthedain orcs@mordor"
    match = play(position, "move balrog shire; show gimli; cards 1 1; show frodo")
    assert legal(match) == ["stand", "sam"]
    verify(go_on(match, "sam; cards 3 2"), "out gimli balrog; at frodo@shire sam@shire; combats 2")


@pytest.mark.rule("CO-L2", "CO-D8")
def test_sam_cannot_step_in_against_the_warg() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark warg@misty-mountains", "move warg rhudaur; show frodo")
    assert asked(match) == "choose light"


@pytest.mark.rule("CO-R12", "CO-L2", "CO-D7")
def test_sam_stepping_in_is_struck_by_the_orcs() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark orcs@misty-mountains", "move orcs rhudaur; show frodo; sam")
    assert gone(match) == {"sam"}
    assert hands(match) == (9, 9)
    assert asked(match) == "answer light"
    verify(go_on(match, "stand; cards 5 1"), "out sam orcs; at frodo@rhudaur; combats 2")


@pytest.mark.rule("CO-L2", "CO-D6")
def test_sam_at_frodos_side_fights_saruman_with_five_when_cards_are_forbidden() -> None:
    match = play("light frodo@rhudaur sam@rhudaur; dark saruman@misty-mountains orcs@mordor", "move saruman rhudaur")
    verify(go_on(match, "show sam; reveal frodo; forbid"), "out saruman; hands 9 9")


# Pippin


@pytest.mark.rule("CO-L3", "CO-R13")
def test_pippin_flees_to_any_region_behind_him_and_need_not() -> None:
    position = "light frodo@shire pippin@misty-mountains; dark troll@fangorn orcs@mordor; asks move light"
    match = play(position, "move pippin fangorn")
    assert legal(match) == ["flee misty-mountains", "flee moria", "stand"]
    verify(go_on(match, "stand; cards 5 1"), "out pippin")


@pytest.mark.rule("CO-L3", "CO-R30")
def test_pippin_does_not_flee_up_the_river_or_to_where_enemies_are() -> None:
    position = "light frodo@shire pippin@mirkwood; dark troll@fangorn orcs@moria; asks move light"
    assert choices(play(position, "move pippin fangorn"), "flee") == {"misty-mountains"}


@pytest.mark.rule("CO-L3", "CO-M3")
def test_pippin_flees_only_where_there_is_room() -> None:
    position = "light frodo@shire pippin@eregion gimli@rhudaur sam@rhudaur; dark troll@misty-mountains; asks move light"
    match = play(position, "move pippin misty-mountains")
    assert choices(match, "flee") == {"eregion"}


@pytest.mark.rule("CO-L3")
def test_pippin_cannot_flee_when_attacked_or_from_the_warg() -> None:
    attacked = play("light frodo@shire pippin@rhudaur; dark troll@misty-mountains", "move troll rhudaur")
    assert asked(attacked) == "choose light"
    warg = play(
        "light frodo@shire pippin@rhudaur; dark warg@misty-mountains; asks move light", "move pippin misty-mountains"
    )
    assert asked(warg) == "choose light"
    with pytest.raises(IllegalAction) as refused:
        go_on(warg, "flee rhudaur")
    assert refused.value.rule == "CO-L3"


# Gandalf


@pytest.mark.rule("CO-L5", "CO-R17", "CO-K4")
def test_before_gandalf_dark_shows_its_card_first() -> None:
    match = met("gandalf", "balrog", "dark")
    go_on(match, "play 6")
    assert match.view(LIGHT).dark.card == 5
    assert match.logs[LIGHT][-1] == "play 6"
    assert hand(match, DARK) == {"1", "2", "3", "4", "5", "magic", "eye", "retreat"}
    assert asked(match) == "choose light"
    assert gone(go_on(match, "play sacrifice")) == {"gandalf", "balrog"}


@pytest.mark.rule("CO-L5", "CO-R17")
def test_light_must_answer_a_retreat_with_a_card() -> None:
    position = "light frodo@shire gandalf@fangorn; dark balrog@gondor orcs@mordor"
    match = play(position, "move balrog fangorn; play retreat")
    assert asked(match) == "choose light"
    assert board(match)["balrog"] == "fangorn"
    verify(go_on(match, "play 1; retreat rohan"), "at gandalf@fangorn balrog@rohan; hands 8 8")


@pytest.mark.rule("CO-R17", "CO-C1")
def test_light_may_answer_with_magic_which_comes_after_darks_spell() -> None:
    position = "light frodo@shire gandalf@fangorn; dark balrog@gondor orcs@mordor; played light retreat; played dark 1"
    match = play(position, "move balrog fangorn; play retreat; play magic")
    assert asked(match) == "retreat dark"
    go_on(match, "retreat rohan; recover retreat; retreat moria")
    verify(match, "at gandalf@moria balrog@rohan; hands 7 7")


@pytest.mark.rule("CO-R17", "CO-R3", "CO-C5")
def test_an_eye_shown_to_gandalf_cancels_a_magic_that_answers_it() -> None:
    position = "light frodo@shire gandalf@fangorn; dark balrog@gondor orcs@mordor; played light 5; played dark 1"
    verify(play(position, "move balrog fangorn; play eye; play magic"), "out gandalf balrog")


@pytest.mark.rule("CO-R3", "CO-L5")
@pytest.mark.parametrize(
    ("recalled", "then"), [("5", "out balrog; at gandalf@fangorn"), ("retreat", "out gandalf balrog")]
)
def test_before_gandalf_a_recalled_eye_does_not_cancel_magic_but_a_recalled_spell(recalled: str, then: str) -> None:
    position = (
        "light frodo@shire gandalf@fangorn; dark balrog@gondor orcs@mordor; played light 5 retreat; played dark eye 1"
    )
    match = play(position, "move balrog fangorn; play magic")
    assert asked(match) == "recover dark"
    go_on(match, "recover eye")
    assert asked(match) == "choose light"
    go_on(match, f"play magic; recover {recalled}")
    verify(match, then)


@pytest.mark.rule("CO-L5", "CO-D8")
def test_against_the_warg_gandalf_has_no_such_power() -> None:
    match = met("gandalf", "warg", "light")
    assert asked(match) == "choose light"
    go_on(match, "play 1")
    assert match.logs[DARK][-1] == "play ?"


@pytest.mark.rule("CO-L5", "CO-D6", "CO-R15")
def test_saruman_forbids_before_gandalfs_order() -> None:
    match = met("gandalf", "saruman", "dark")
    verify(go_on(match, "forbid"), "out saruman; hands 9 9")


@pytest.mark.rule("CO-L5", "CO-D9", "CO-R16")
@pytest.mark.parametrize("card", ["6", "magic", "eye", "retreat"])
def test_the_troll_shows_gandalf_a_void_card(card: str) -> None:
    position = "light frodo@shire gandalf@fangorn; dark troll@gondor orcs@mordor; played light 4; played dark 5"
    match = play(position, f"move troll fangorn; play {card}")
    assert asked(match) == "choose light"
    verify(go_on(match, "play 5"), "out troll; hands 7 7")


# Boromir and the others who cannot decline


@pytest.mark.rule("CO-L9", "CO-D8")
def test_boromir_fights_the_warg_with_cards_and_no_strength() -> None:
    verify(go_on(met("boromir", "warg", "dark"), "cards 3 1"), "out boromir warg")
    verify(go_on(met("boromir", "warg", "light"), "cards 4 1"), "out warg")


@pytest.mark.rule("CO-L9", "CO-R13", "CO-D7")
def test_boromir_takes_attacking_orcs_along() -> None:
    verify(met("boromir", "orcs", "dark"), "out boromir orcs; hands 9 9")


@pytest.mark.rule("CO-L8", "CO-D7", "CO-R36")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_gimli_beats_the_orcs_unharmed(attacker: str) -> None:
    verify(met("gimli", "orcs", attacker), "out orcs; hands 9 9")


@pytest.mark.rule("CO-L7", "CO-L4", "CO-R36")
@pytest.mark.parametrize("attacker", ["light", "dark"])
@pytest.mark.parametrize(("light", "dark"), [("legolas", "nazgul"), ("merry", "witch-king")])
def test_legolas_and_merry_cannot_decline(light: str, dark: str, attacker: str) -> None:
    verify(met(light, dark, attacker), f"out {dark}; hands 9 9")


# Shelob


@pytest.mark.rule("CO-D2")
@pytest.mark.parametrize(
    ("gondor", "stays"),
    [("", True), ("troll@gondor", True), ("troll@gondor warg@gondor", False)],
)
def test_shelob_returns_to_gondor_unless_two_other_creatures_are_there(gondor: str, stays: bool) -> None:
    match = play(
        f"light frodo@shire merry@rhudaur; dark shelob@misty-mountains {gondor}", "move shelob rhudaur; cards 1 1"
    )
    assert board(match).get("shelob") == ("gondor" if stays else None)
    verify(match, "out merry" if stays else "out merry shelob")


@pytest.mark.rule("CO-D2")
@pytest.mark.parametrize("gondor", ["pippin@gondor", "pippin@gondor sam@gondor"])
def test_shelob_is_lost_if_companions_stand_in_gondor(gondor: str) -> None:
    match = play(f"light frodo@shire merry@rhudaur {gondor}; dark shelob@misty-mountains troll@mordor")
    verify(go_on(match, "move shelob rhudaur; cards 1 1"), "out merry shelob")


@pytest.mark.rule("CO-D2", "CO-K6")
def test_shelobs_return_ends_her_attack() -> None:
    match = play(
        "light frodo@shire merry@rhudaur sam@rhudaur; dark shelob@misty-mountains", "move shelob rhudaur; show merry"
    )
    verify(go_on(match, "cards 1 1"), "out merry; at sam@rhudaur shelob@gondor; combats 1")


@pytest.mark.rule("CO-D2")
def test_shelob_stays_if_nobody_was_eliminated_or_she_is_out_as_well() -> None:
    tie = play("light frodo@shire gandalf@rhudaur; dark shelob@misty-mountains troll@mordor", "move shelob rhudaur")
    verify(go_on(tie, "cards 1 1"), "out gandalf shelob")
    position = "light frodo@shire merry@rhudaur; dark shelob@misty-mountains troll@mordor"
    away = play(position, "move shelob rhudaur; cards retreat 1; retreat arthedain")
    verify(away, "at merry@arthedain shelob@rhudaur")


@pytest.mark.rule("CO-R8", "CO-D2")
def test_shelob_who_wins_in_gondor_stays_and_fights_on() -> None:
    match = play("light frodo@shire merry@gondor sam@gondor; dark shelob@mordor troll@mordor", "move shelob gondor")
    go_on(match, "show merry; cards 1 1")
    assert (gone(match), board(match)["shelob"], asked(match)) == ({"merry"}, "gondor", "choose light")
    verify(go_on(match, "cards 2 2"), "out merry sam; at shelob@gondor; combats 2")


@pytest.mark.rule("CO-R8", "CO-D2")
def test_shelob_who_defends_gondor_beside_another_creature_stays() -> None:
    position = "light frodo@shire merry@fangorn; dark shelob@gondor troll@gondor; asks move light"
    match = play(position, "move merry gondor; show shelob; cards 1 1")
    verify(match, "out merry; at shelob@gondor troll@gondor")


@pytest.mark.rule("CO-D2")
def test_shelob_defending_beside_another_leaves_it_alone() -> None:
    position = "light frodo@shire merry@misty-mountains; dark shelob@fangorn troll@fangorn; asks move light"
    match = play(position, "move merry fangorn; show shelob; cards 1 1")
    verify(match, "out merry; at shelob@gondor troll@fangorn; combats 1")


@pytest.mark.rule("CO-D2", "CO-E3")
def test_shelob_leaves_the_shire_and_so_does_not_take_it() -> None:
    position = "light frodo@rohan merry@shire; dark shelob@arthedain troll@mordor"
    verify(play(position, "move shelob shire; cards 1 1"), "out merry; at shelob@gondor")


# Saruman


@pytest.mark.rule("CO-D6", "CO-R15")
@pytest.mark.parametrize("attacker", ["light", "dark"])
def test_saruman_forbids_cards_and_none_is_spent(attacker: str) -> None:
    verify(go_on(met("gimli", "saruman", attacker), "forbid"), "out gimli; hands 9 9")
    verify(go_on(met("aragorn", "saruman", attacker), "forbid"), "out aragorn saruman; hands 9 9")


@pytest.mark.rule("CO-D6", "CO-R15")
def test_saruman_decides_anew_in_each_combat() -> None:
    match = play(
        "light frodo@shire gimli@rhudaur legolas@rhudaur; dark saruman@misty-mountains", "move saruman rhudaur"
    )
    go_on(match, "show gimli; forbid")
    assert asked(match) == "forbid dark"
    verify(go_on(match, "permit; cards 5 1"), "out gimli saruman; at legolas@rhudaur; hands 8 8; combats 2")


# Orcs


@pytest.mark.rule("CO-D7", "CO-R12")
def test_the_orcs_strike_only_when_they_attack() -> None:
    assert asked(met("aragorn", "orcs", "light")) == "choose light"


@pytest.mark.rule("CO-D7", "CO-R12")
def test_the_orcs_strike_again_in_their_next_turn() -> None:
    position = "light frodo@gondor gimli@shire sam@rhudaur merry@arthedain; dark orcs@misty-mountains"
    match = play(position, "move orcs rhudaur; move gimli cardolan")
    go_on(match, "move orcs arthedain")
    assert gone(match) == {"sam", "merry"}
    assert hands(match) == (9, 9)


@pytest.mark.rule("CO-D7", "CO-R12")
def test_after_the_first_combat_the_orcs_have_plain_strength() -> None:
    match = play("light frodo@gondor legolas@rhudaur merry@rhudaur; dark orcs@misty-mountains troll@mordor")
    go_on(match, "move orcs rhudaur; show legolas")
    assert (gone(match), asked(match)) == ({"legolas"}, "choose light")
    verify(go_on(match, "cards 2 1"), "out legolas orcs; at merry@rhudaur")


# Warg


@pytest.mark.rule("CO-D8")
def test_the_warg_does_not_touch_lights_cards() -> None:
    verify(go_on(met("gimli", "warg", "dark"), "cards sacrifice 1"), "out gimli warg")
    verify(go_on(met("gimli", "warg", "dark"), "cards cloak 6"), "out warg")


# Troll


@pytest.mark.rule("CO-D9", "CO-R16")
@pytest.mark.parametrize("card", ["1", "6", "magic", "eye", "retreat"])
def test_the_trolls_card_is_blank_and_spent(card: str) -> None:
    position = "light frodo@shire aragorn@fangorn; dark troll@gondor orcs@mordor; played light 1; played dark 2"
    match = play(position, "move troll fangorn; play 5; " + f"play {card}")
    verify(match, "out aragorn troll; hands 7 7")
    assert card not in hand(match, DARK)


@pytest.mark.rule("CO-R37", "CO-D9", "CO-K4")
def test_the_trolls_card_is_chosen_unseen_and_turned_with_lights() -> None:
    match = play("light frodo@shire aragorn@fangorn; dark troll@gondor orcs@mordor", "move troll fangorn")
    assert asked(match) == "choose light", "only before Gandalf does Dark choose first"
    go_on(match, "play 5")
    assert (asked(match), match.logs[DARK][-1]) == ("choose dark", "play ?")
    go_on(match, "play 6")
    assert match.logs[LIGHT][-3:] == ["play ?", "turn 5", "turn 6"]
    verify(match, "out aragorn troll; hands 8 8")


@pytest.mark.rule("CO-D9", "CO-R16", "CO-C1", "CO-C2", "CO-C4")
@pytest.mark.parametrize("card", ["1", "6", "magic", "eye", "retreat"])
@pytest.mark.parametrize(
    ("spell", "then"),
    [
        ("sacrifice", "out aragorn troll"),
        ("cloak", "out aragorn"),
        ("magic; recover 5", "out aragorn troll"),
        ("retreat; retreat moria", "at aragorn@moria troll@fangorn"),
    ],
)
def test_no_card_of_the_troll_hinders_lights_spells(card: str, spell: str, then: str) -> None:
    position = "light frodo@shire aragorn@fangorn; dark troll@gondor orcs@mordor; played light 5; played dark 2"
    light, _, rest = spell.partition("; ")
    verify(play(position, f"move troll fangorn; play {light}; play {card}; {rest}"), then)
