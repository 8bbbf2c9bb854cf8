"""Numbers and spells."""

from random import Random

import pytest

from tests.rulebook.confrontation.table import (
    asked,
    board,
    choices,
    effect,
    go_on,
    gone,
    hand,
    hands,
    legal,
    play,
    start,
    verify,
)
from threerings.core.match import IllegalAction, Match
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import DARK, LIGHT

EXAMPLES = [
    pytest.param(
        "light frodo@shire aragorn@rhudaur gandalf@shire; dark saruman@misty-mountains black-rider@mordor",
        "move aragorn misty-mountains; permit; cards 3 3",
        "out aragorn saruman",
        id="E02",
    ),
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark balrog@fangorn black-rider@mordor",
        "move merry fangorn; cards sacrifice retreat; retreat rohan",
        "at merry@fangorn balrog@rohan; hands 8 8",
        id="E04",
    ),
    pytest.param(
        "light frodo@shire aragorn@eregion gandalf@shire; dark orcs@fangorn black-rider@mordor",
        "move aragorn fangorn; cards 1 eye",
        "out orcs; at aragorn@fangorn",
        id="E06",
    ),
    pytest.param(
        "light frodo@shire legolas@eregion gandalf@shire; dark black-rider@fangorn orcs@mordor",
        "move legolas fangorn; cards cloak eye",
        "out legolas black-rider",
        id="E08",
    ),
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark balrog@misty-mountains black-rider@mordor",
        "move merry misty-mountains; cards retreat 6; retreat rhudaur",
        "at merry@rhudaur balrog@misty-mountains",
        id="E10",
    ),
    pytest.param(
        "light frodo@shire merry@rhudaur sam@arthedain pippin@arthedain gandalf@shire; "
        "dark balrog@misty-mountains black-rider@mordor; asks move dark",
        "move balrog rhudaur; cards retreat 1",
        "out merry; at balrog@rhudaur",
        id="E12",
    ),
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark balrog@fangorn black-rider@mordor",
        "move merry fangorn; cards retreat eye",
        "out merry; at balrog@fangorn",
        id="E14",
    ),
    pytest.param(
        "light merry@cardolan frodo@arthedain gandalf@shire; dark balrog@eregion black-rider@mordor; asks move dark",
        "move balrog cardolan; cards sacrifice retreat",
        "out balrog merry",
        id="E16",
    ),
    pytest.param(
        "light frodo@shire merry@mirkwood gandalf@shire; dark balrog@dagorlad black-rider@mordor; asks move dark",
        "move balrog mirkwood; cards 5 retreat; retreat fangorn",
        "at merry@mirkwood balrog@fangorn",
        id="E18",
    ),
    pytest.param(
        "light frodo@shire aragorn@eregion gandalf@shire; dark balrog@fangorn black-rider@mordor",
        "move aragorn fangorn; cards magic 2",
        "out aragorn; hands 8 8",
        id="E20",
    ),
    pytest.param(
        "light frodo@shire aragorn@eregion gandalf@shire; dark balrog@fangorn black-rider@mordor; "
        "played light sacrifice 5; played dark 1 2",
        "move aragorn fangorn; cards magic eye",
        "out aragorn; hands 6 6",
        id="E22",
    ),
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark balrog@fangorn black-rider@mordor; "
        "played light retreat; played dark 1",
        "move merry fangorn; cards magic retreat; retreat rohan; recover retreat; retreat misty-mountains",
        "at merry@misty-mountains balrog@rohan",
        id="E24",
    ),
    pytest.param(
        "light frodo@shire gandalf@eregion merry@shire; dark balrog@fangorn black-rider@mordor; "
        "played light 1; played dark 6",
        "move gandalf fangorn; play magic; recover 6; play cloak",
        "out balrog gandalf",
        id="E26",
    ),
    pytest.param(
        "light frodo@shire gandalf@eregion merry@shire; dark warg@fangorn black-rider@mordor",
        "move gandalf fangorn; cards 1 6",
        "out gandalf; at warg@fangorn",
        id="E28",
    ),
    pytest.param(
        "light frodo@shire gimli@rhudaur gandalf@shire; dark warg@misty-mountains black-rider@mordor; "
        "played light 2 3 4 5 magic sacrifice cloak; played dark 1 2 3 4 5 6 magic",
        "move gimli misty-mountains; cards 1 retreat",
        "out warg; hands 1 1",
        id="E30",
    ),
]


@pytest.mark.rule("CO-K3", "CO-C1", "CO-C2", "CO-C3", "CO-C4", "CO-C5", "CO-C6", "CO-R1", "CO-R2", "CO-R3", "CO-R6")
@pytest.mark.parametrize(("given", "when", "then"), EXAMPLES)
def test_examples(given: str, when: str, then: str) -> None:
    given = given if "asks" in given else f"{given}; asks move light"
    verify(play(given, when), then)


@pytest.mark.rule("CO-R4")
@pytest.mark.parametrize(("given", "when", "then"), EXAMPLES)
def test_the_examples_hold_if_one_must_retreat(given: str, when: str, then: str) -> None:
    given = given if "asks" in given else f"{given}; asks move light"
    verify(play(given, when, retreat="must"), then)


# Numbers


@pytest.mark.rule("CO-C7", "CO-K3")
@pytest.mark.parametrize("light", range(1, 6))
@pytest.mark.parametrize("dark", range(1, 7))
def test_numbers_are_added_and_compared(light: int, dark: int) -> None:
    match = play("light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light")
    go_on(match, f"move aragorn misty-mountains; cards {light} {dark}")
    fallen = "aragorn" if 4 + light < 5 + dark else "balrog" if 4 + light > 5 + dark else "aragorn balrog"
    verify(match, f"out {fallen}; hands 8 8")


@pytest.mark.rule("CO-C7")
def test_only_dark_has_a_six() -> None:
    match = play("light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains; asks move light")
    go_on(match, "move aragorn misty-mountains")
    assert choices(match, "play") == {"1", "2", "3", "4", "5", "magic", "sacrifice", "cloak", "retreat"}
    go_on(match, "play 1")
    assert choices(match, "play") == {"1", "2", "3", "4", "5", "6", "magic", "eye", "retreat"}


# Every card against every card. Sam has 2 here, the Black Rider 3. Magic takes back Light's 3, Dark's 6. The Cloak is
# worn by Legolas, who has 3. "light" or "dark": who is out; "away": who has left.

CARDS = """
           2          magic      eye     retreat
4          dark       light      dark    dark-away
magic      both       light      light   dark-away
sacrifice  both       both       light   dark-away
cloak      both       both       both    dark-away
retreat    light-away light-away light   both-away
"""
BLOCKED = {"4": "dark", "magic": "dark", "sacrifice": "both", "cloak": "both", "retreat": "light-away"}
"""Against a Retreat that leads nowhere."""


def card_table() -> list[tuple[str, str, str]]:
    head, *rows = [line.split() for line in CARDS.strip().splitlines()]
    return [(row[0], dark, cell) for row in rows for dark, cell in zip(head, row[1:], strict=True)]


def resolve(match: Match, light: str, dark: str) -> Match:
    """Play both cards; Magic takes the number, Retreat goes the first way there is."""
    go_on(match, f"cards {light} {dark}")
    while asked(match).startswith(("recover", "retreat")):
        number = {"recover dark": "recover 6", "recover light": "recover 3"}.get(asked(match))
        go_on(match, number or legal(match)[0])
    return match


def fight(region: str, origin: str, hero: str, attacker: str) -> Match:
    dark = {"fangorn": "gondor", "misty-mountains": "mirkwood"}[region]
    light_at, dark_at = (origin, region) if attacker == "light" else (region, dark)
    position = f"light frodo@shire {hero}@{light_at}; dark black-rider@{dark_at} troll@mordor; asks move {attacker}"
    move = f"move {hero if attacker == 'light' else 'black-rider'} {region}"
    return play(f"{position}; played light 3; played dark 6", move)


def became(match: Match, hero: str, region: str) -> str:
    fallen = gone(match)
    if fallen:
        return {frozenset([hero]): "light", frozenset(["black-rider"]): "dark"}.get(frozenset(fallen), "both")
    away = [side for side, name in (("light", hero), ("dark", "black-rider")) if board(match)[name] != region]
    return f"{away[0] if len(away) == 1 else 'both'}-away"


@pytest.mark.rule("CO-C1", "CO-C2", "CO-C3", "CO-C4", "CO-C5", "CO-C6", "CO-C7", "CO-R3")
@pytest.mark.parametrize("attacker", ["light", "dark"])
@pytest.mark.parametrize(("light", "dark", "expected"), card_table())
def test_every_card_against_every_card(light: str, dark: str, expected: str, attacker: str) -> None:
    hero = "legolas" if light == "cloak" else "sam"
    match = resolve(fight("fangorn", "eregion", hero, attacker), light, dark)
    assert became(match, hero, "fangorn") == expected
    assert light not in hand(match, LIGHT)
    assert dark not in hand(match, DARK)


@pytest.mark.rule("CO-C6", "CO-R1", "CO-R5", "CO-R31")
@pytest.mark.parametrize("attacker", ["light", "dark"])
@pytest.mark.parametrize(("light", "expected"), BLOCKED.items())
def test_every_card_against_a_retreat_that_leads_nowhere(light: str, expected: str, attacker: str) -> None:
    hero = "legolas" if light == "cloak" else "sam"
    match = resolve(fight("misty-mountains", "rhudaur", hero, attacker), light, "retreat")
    assert became(match, hero, "misty-mountains") == expected
    assert "retreat" not in hand(match, DARK)


@pytest.mark.rule("CO-C4", "CO-R5")
@pytest.mark.parametrize("dark", ["2", "magic; recover 6", "eye"])
def test_lights_retreat_that_leads_nowhere_counts_nothing(dark: str) -> None:
    position = "light frodo@shire sam@mirkwood; dark black-rider@fangorn orcs@moria warg@misty-mountains troll@mordor"
    card, _, rest = dark.partition("; ")
    match = play(f"{position}; played light 3; played dark 6; asks move light", "move sam fangorn; play retreat")
    verify(go_on(match, f"play {card}; {rest}"), "out sam; hands 7 7")


# Magic


@pytest.mark.rule("CO-C1")
def test_magic_takes_any_other_card_played_since_the_hand_was_full() -> None:
    position = "light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light"
    match = play(f"{position}; played light 2 5 cloak; played dark 1 6 retreat", "move aragorn misty-mountains")
    go_on(match, "cards magic 3")
    assert choices(match, "recover") == {"2", "5", "cloak"}
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "recover 4")
    assert refused.value.rule == "CO-C1"
    go_on(match, "recover 5")
    verify(match, "out balrog; hands 5 5")
    assert hand(match, LIGHT) == {"1", "3", "4", "sacrifice", "retreat"}, "both Magic and what it took are spent"


@pytest.mark.rule("CO-C1")
def test_whoever_has_magic_chooses_after_seeing_the_other_card() -> None:
    position = "light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light"
    match = play(f"{position}; played light 2 5; played dark 1 6", "move aragorn misty-mountains; cards 4 magic")
    assert asked(match) == "recover dark"
    assert effect(match, LIGHT, DARK) == "4"
    verify(go_on(match, "recover 6"), "out aragorn")


@pytest.mark.rule("CO-C1", "CO-R3")
def test_of_two_magics_dark_replaces_first_and_openly() -> None:
    position = "light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light"
    match = play(f"{position}; played light 2 5; played dark 1 3", "move aragorn misty-mountains; cards magic magic")
    assert asked(match) == "recover dark"
    go_on(match, "recover 3")
    assert asked(match) == "recover light"
    assert effect(match, DARK, LIGHT) == "3"
    verify(go_on(match, "recover 5"), "out balrog")


@pytest.mark.rule("CO-R3", "CO-C5")
@pytest.mark.parametrize(
    ("recalled", "then"),
    [
        ("5", "out balrog; at aragorn@fangorn"),
        ("sacrifice", "out aragorn; at balrog@fangorn"),
        ("cloak", "out aragorn"),
        ("retreat", "out aragorn"),
    ],
)
def test_a_recalled_eye_cancels_only_a_recalled_spell(recalled: str, then: str) -> None:
    position = (
        "light frodo@shire aragorn@eregion; dark balrog@fangorn troll@mordor; asks move light; "
        "played light 5 sacrifice cloak retreat; played dark eye 1 2 3"
    )
    match = play(position, "move aragorn fangorn; cards magic magic; recover eye")
    assert asked(match) == "recover light"
    verify(go_on(match, f"recover {recalled}"), then)


@pytest.mark.rule("CO-R3", "CO-C5")
@pytest.mark.parametrize("spell", ["sacrifice", "cloak", "retreat"])
def test_a_recalled_eye_cancels_a_spell_that_was_played(spell: str) -> None:
    position = (
        "light frodo@shire aragorn@eregion; dark balrog@fangorn troll@mordor; asks move light; "
        "played light 5; played dark eye"
    )
    verify(play(position, f"move aragorn fangorn; cards {spell} magic; recover eye"), "out aragorn; at balrog@fangorn")


MEET = """
light frodo@shire aragorn@eregion; dark balrog@fangorn troll@mordor; asks move light
played light 3 4 5; played dark eye 5 6
"""


@pytest.mark.rule("CO-R38", "CO-C1")
@pytest.mark.parametrize(
    ("course", "then"),
    [
        ("cards magic 1; leave magic", "out aragorn; at balrog@fangorn"),
        ("cards 1 magic; leave magic", "out aragorn balrog"),
        ("cards 2 magic; leave magic", "out balrog; at aragorn@fangorn"),
        ("cards cloak magic; leave magic", "out aragorn"),
        ("cards sacrifice magic; leave magic", "out aragorn balrog"),
        ("cards retreat magic; leave magic; retreat moria", "at aragorn@moria balrog@fangorn"),
        ("cards magic retreat; retreat rohan; leave magic", "at aragorn@fangorn balrog@rohan"),
        ("cards magic magic; leave magic; leave magic", "out aragorn"),
        ("cards magic magic; leave magic; recover 5", "out balrog"),
        ("cards magic magic; recover 6; leave magic", "out aragorn"),
        ("cards magic magic; recover eye; leave magic", "out aragorn"),
    ],
)
def test_magic_may_be_left_and_counts_nothing(course: str, then: str) -> None:
    match = play(MEET, f"move aragorn fangorn; {course}")
    verify(match, f"{then}; hands 5 5")
    _, light, dark = course.partition(";")[0].split()
    assert light not in hand(match, LIGHT)
    assert dark not in hand(match, DARK)


@pytest.mark.rule("CO-R38", "CO-L5", "CO-R17")
@pytest.mark.parametrize(("answer", "then"), [("1", "out black-rider"), ("magic; leave magic", "out black-rider")])
def test_before_gandalf_magic_may_be_left_too(answer: str, then: str) -> None:
    position = "light frodo@shire gandalf@eregion; dark black-rider@fangorn troll@mordor; asks move light"
    match = play(f"{position}; played light 4; played dark 6", "move gandalf fangorn; play magic")
    assert (asked(match), choices(match, "recover")) == ("recover dark", {"6"})
    go_on(match, "leave magic")
    assert (asked(match), effect(match, DARK)) == ("choose light", "-")
    verify(go_on(match, f"play {answer}"), then)


@pytest.mark.rule("CO-R38", "CO-R3", "CO-R6", "CO-R16")
def test_magic_that_is_cancelled_void_or_alone_cannot_be_left() -> None:
    position = "light frodo@shire aragorn@eregion; dark {}@fangorn orcs@mordor; asks move light; {}"
    for dark, played, cards in (
        ("balrog", "played light 5; played dark 1", "magic eye"),
        ("troll", "played light 5; played dark 1", "1 magic"),
        ("balrog", "", "magic magic"),
    ):
        match = play(position.format(dark, played), f"move aragorn fangorn; cards {cards}")
        assert asked(match) == "move dark"


@pytest.mark.rule("CO-C1", "CO-C3", "CO-R39")
@pytest.mark.parametrize(("recalled", "then"), [("6", "out legolas black-rider"), ("eye", "out legolas black-rider")])
def test_the_cloak_covers_a_recalled_number_too(recalled: str, then: str) -> None:
    position = (
        "light frodo@shire legolas@eregion; dark black-rider@fangorn troll@mordor; asks move light; "
        "played light 1 2; played dark 6 eye"
    )
    verify(play(position, f"move legolas fangorn; cards cloak magic; recover {recalled}"), then)


@pytest.mark.rule("CO-C1", "CO-C2", "CO-C6")
def test_a_recalled_retreat_saves_dark_from_a_sacrifice() -> None:
    position = (
        "light frodo@shire legolas@eregion; dark black-rider@fangorn troll@mordor; asks move light; "
        "played light 1; played dark retreat"
    )
    match = play(position, "move legolas fangorn; cards sacrifice magic; recover retreat; retreat rohan")
    verify(match, "at legolas@fangorn black-rider@rohan")


@pytest.mark.rule("CO-C1", "CO-C2")
@pytest.mark.parametrize("recalled", ["3", "sacrifice", "cloak"])
def test_when_dark_has_left_only_a_recalled_retreat_still_acts(recalled: str) -> None:
    position = (
        "light frodo@shire legolas@eregion; dark black-rider@fangorn troll@mordor; asks move light; "
        "played light 3 sacrifice cloak; played dark 1 2 3"
    )
    match = play(position, "move legolas fangorn; cards magic retreat; retreat rohan")
    assert asked(match) == "recover light"
    verify(go_on(match, f"recover {recalled}"), "at legolas@fangorn black-rider@rohan")


@pytest.mark.rule("CO-R6", "CO-C1")
def test_two_magics_with_nothing_to_take_count_nothing() -> None:
    match = play("light frodo@shire gimli@eregion; dark black-rider@fangorn troll@mordor; asks move light")
    verify(go_on(match, "move gimli fangorn; cards magic magic"), "out gimli black-rider; hands 8 8")


@pytest.mark.rule("CO-R6", "CO-C1")
def test_right_after_the_hands_came_back_magic_finds_nothing() -> None:
    eight = "played light 1 2 3 4 5 sacrifice cloak retreat; played dark 1 2 3 4 5 6 eye retreat"
    match = play(f"light frodo@shire gimli@eregion; dark black-rider@fangorn troll@mordor; asks move light; {eight}")
    go_on(match, "move gimli fangorn; cards magic magic; recover 1; recover 1")
    verify(match, "out gimli black-rider; hands 9 9")


# Sacrifice


@pytest.mark.rule("CO-C2", "CO-R20", "CO-E2")
def test_frodo_may_be_lost_by_a_sacrifice() -> None:
    match = play("light frodo@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light")
    verify(go_on(match, "move frodo misty-mountains; cards sacrifice 1"), "out frodo balrog; won dark frodo")


@pytest.mark.rule("CO-C2", "CO-D2")
def test_a_sacrifice_takes_shelob_before_she_wins() -> None:
    match = play("light frodo@shire sam@rhudaur; dark shelob@misty-mountains troll@mordor; asks move light")
    verify(go_on(match, "move sam misty-mountains; cards sacrifice 6"), "out sam shelob")


@pytest.mark.rule("CO-R1")
@pytest.mark.parametrize(("shield", "balrog"), [("off", False), ("on", True)])
def test_whether_a_retreat_that_was_only_played_shields_from_a_sacrifice(shield: str, balrog: bool) -> None:
    position = "light merry@cardolan frodo@arthedain gandalf@shire; dark balrog@eregion black-rider@mordor"
    match = play(position, "move balrog cardolan; cards sacrifice retreat", retreat_shield=shield)
    assert ("balrog" in board(match)) == ("merry" in board(match)) == balrog


@pytest.mark.rule("CO-R1", "CO-K6")
def test_shielded_from_a_sacrifice_both_fight_a_new_combat() -> None:
    position = "light merry@cardolan frodo@arthedain gandalf@shire; dark balrog@eregion black-rider@mordor"
    match = play(position, "move balrog cardolan; cards sacrifice retreat", retreat_shield="on")
    assert (asked(match), hands(match), gone(match)) == ("choose light", (8, 8), set())
    assert match.log[-1] == "show merry", "the survivors were hidden, and Merry is met again"
    verify(go_on(match, "cards 5 1"), "out balrog; at merry@cardolan; hands 7 7; combats 2")


@pytest.mark.rule("CO-R1", "CO-R7")
def test_after_the_shield_the_attacker_points_blindly_again() -> None:
    position = "light merry@cardolan sam@cardolan frodo@arthedain; dark warg@eregion black-rider@mordor"
    match = play(position, "move warg cardolan; show sam; cards sacrifice retreat", retreat_shield="on")
    assert legal(match) == ["show sam", "show merry"]


@pytest.mark.rule("CO-R1", "CO-R4")
def test_the_shield_holds_for_those_who_choose_to_stay_and_for_a_recalled_retreat() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn troll@mordor; asks move light; played light 1"
    match = play(f"{position}; played dark 1", "move merry fangorn; cards sacrifice retreat; stay", retreat_shield="on")
    assert (asked(match), gone(match)) == ("choose light", set())
    go_on(match, "cards magic magic; recover retreat; stay; recover sacrifice")
    assert (asked(match), gone(match), hands(match)) == ("choose light", set(), (6, 6))


@pytest.mark.rule("CO-R1", "CO-R34")
@pytest.mark.parametrize("seed", range(3))
def test_players_who_shield_whenever_they_can_still_end_their_match(seed: int) -> None:
    """Only two pairs in nine can shield, any other combat removes somebody from the region."""
    match, dice = start(retreat_shield="on"), Random(seed)
    eager = ("play sacrifice", "play retreat", "play magic", "recover sacrifice", "recover retreat", "stay")
    while match.outcome is None:
        found = legal(match)
        match.follow([next((text for text in eager if text in found), dice.choice(found))])
    assert match.ply < GAME.longest


@pytest.mark.rule("CO-R1")
@pytest.mark.parametrize(("shield", "balrog"), [("off", False), ("on", True)])
def test_the_shield_holds_in_the_mountains_too(shield: str, balrog: bool) -> None:
    position = "light merry@rhudaur frodo@arthedain; dark balrog@misty-mountains black-rider@mordor; asks move light"
    match = play(position, "move merry misty-mountains; cards sacrifice retreat", retreat_shield=shield)
    assert ("balrog" in board(match)) == ("merry" in board(match)) == balrog


@pytest.mark.rule("CO-R1", "CO-R16")
def test_the_trolls_void_retreat_never_shields() -> None:
    position = "light merry@rhudaur frodo@arthedain; dark troll@misty-mountains black-rider@mordor; asks move light"
    match = play(position, "move merry misty-mountains; cards sacrifice retreat", retreat_shield="on")
    verify(match, "out merry troll")


# Retreats


@pytest.mark.rule("CO-C4", "CO-M3")
@pytest.mark.parametrize(
    ("light", "dark", "expected"),
    [
        ("", "", {"arthedain", "cardolan"}),
        ("", "warg@cardolan", {"arthedain"}),
        ("pippin@arthedain gimli@arthedain", "", {"cardolan"}),
    ],
)
def test_light_retreats_backward_where_no_enemy_is_and_room(light: str, dark: str, expected: set[str]) -> None:
    match = play(
        f"light frodo@shire merry@eregion {light}; dark balrog@moria {dark} troll@mordor", "move balrog eregion"
    )
    go_on(match, "cards retreat 6")
    assert choices(match, "retreat") == expected


@pytest.mark.rule("CO-C6", "CO-M3", "CO-R2")
@pytest.mark.parametrize(
    ("light", "dark", "expected"),
    [
        ("", "", {"mirkwood", "rohan"}),
        ("gimli@mirkwood", "", {"rohan"}),
        ("", "warg@rohan orcs@rohan", {"mirkwood"}),
        ("", "warg@rohan", {"mirkwood", "rohan"}),
    ],
)
def test_dark_retreats_sideways_where_no_enemy_is_and_room(light: str, dark: str, expected: set[str]) -> None:
    match = play(f"light frodo@shire merry@eregion {light}; dark balrog@fangorn {dark} troll@mordor; asks move light")
    go_on(match, "move merry fangorn; cards 5 retreat")
    assert choices(match, "retreat") == expected


@pytest.mark.rule("CO-R31", "CO-C4")
def test_light_cannot_retreat_from_the_shire() -> None:
    match = play("light frodo@rohan merry@shire gimli@shire; dark balrog@arthedain troll@mordor", "move balrog shire")
    go_on(match, "show merry; cards retreat 1")
    assert gone(match) == {"merry"}


@pytest.mark.rule("CO-R31", "CO-C6")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("light frodo@rohan merry@shire; dark balrog@arthedain troll@dagorlad", "move balrog shire"),
        ("light frodo@shire merry@gondor; dark balrog@mordor; asks move light", "move merry mordor"),
        ("light frodo@shire merry@moria; dark balrog@fangorn; asks move dark", "move balrog moria"),
    ],
    ids=["Shire", "Mordor", "Moria"],
)
def test_dark_cannot_retreat_from_shire_mordor_or_the_mountains(position: str, action: str) -> None:
    match = play(position, action, "cards 4 retreat")
    assert gone(match) == {"balrog"}


@pytest.mark.rule("CO-R4")
def test_a_retreat_is_optional_and_one_who_stays_counts_nothing() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn black-rider@mordor; asks move light"
    match = play(position, "move merry fangorn; cards 4 retreat")
    assert legal(match) == ["retreat mirkwood", "retreat rohan", "stay"]
    verify(go_on(match, "stay"), "out balrog")
    match = play(position, "move merry fangorn; cards retreat 1")
    assert legal(match) == ["retreat misty-mountains", "retreat moria", "stay"]
    verify(go_on(match, "stay"), "out merry")


@pytest.mark.rule("CO-R4")
def test_one_who_must_retreat_chooses_only_where() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn black-rider@mordor; asks move light"
    match = play(position, "move merry fangorn; cards retreat retreat", retreat="must")
    assert legal(match) == ["retreat mirkwood", "retreat rohan"]
    assert legal(go_on(match, "retreat rohan")) == ["retreat misty-mountains", "retreat moria"]


@pytest.mark.rule("CO-R4", "CO-C2")
def test_dark_who_stays_is_not_spared_by_its_retreat() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn black-rider@mordor; asks move light"
    verify(play(position, "move merry fangorn; cards sacrifice retreat; stay"), "out merry balrog")


@pytest.mark.rule("CO-R4", "CO-C4")
def test_light_who_stays_when_dark_left_stays_in_peace() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn black-rider@mordor; asks move light"
    match = play(position, "move merry fangorn; cards retreat retreat; retreat rohan; stay")
    verify(match, "at merry@fangorn balrog@rohan")


@pytest.mark.rule("CO-R5", "CO-R4")
def test_a_retreat_that_leads_nowhere_does_nothing_even_if_one_must() -> None:
    match = play(
        "light frodo@shire gimli@rhudaur; dark black-rider@misty-mountains; asks move light",
        "move gimli misty-mountains; cards 1 retreat",
        retreat="must",
    )
    assert gone(match) == {"black-rider"}


@pytest.mark.rule("CO-C4", "CO-C6")
def test_of_two_retreats_dark_goes_first() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn black-rider@mordor; asks move light"
    match = play(position, "move merry fangorn; cards retreat retreat")
    assert asked(match) == "retreat dark"
    go_on(match, "retreat mirkwood")
    assert asked(match) == "retreat light"
    verify(go_on(match, "retreat moria"), "at merry@moria balrog@mirkwood")


@pytest.mark.rule("CO-R30", "CO-C4", "CO-C6")
def test_retreats_may_lead_where_the_attacker_came_from() -> None:
    match = play("light frodo@shire merry@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light")
    go_on(match, "move merry misty-mountains; cards retreat 1")
    assert "rhudaur" in choices(match, "retreat")
    match = play("light frodo@shire sam@gondor; dark witch-king@dagorlad troll@mordor", "move witch-king gondor")
    go_on(match, "cards 5 retreat")
    assert choices(match, "retreat") == {"dagorlad"}


@pytest.mark.rule("CO-R30")
def test_a_backward_retreat_never_goes_up_the_river() -> None:
    match = play("light frodo@shire merry@mirkwood; dark balrog@fangorn troll@mordor; asks move light")
    go_on(match, "move merry fangorn; cards retreat 1")
    assert choices(match, "retreat") == {"misty-mountains", "moria"}


# The Eye


@pytest.mark.rule("CO-C5")
@pytest.mark.parametrize(("card", "then"), [("1", "out aragorn balrog"), ("2", "out balrog")])
def test_the_eye_counts_nothing_against_a_number(card: str, then: str) -> None:
    position = "light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains troll@mordor; asks move light"
    verify(play(position, f"move aragorn misty-mountains; cards {card} eye"), then)
