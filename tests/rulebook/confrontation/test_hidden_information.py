"""What each player, and everybody else, may see."""

import pytest

from tests.rulebook.confrontation.table import (
    DARK_DECK,
    EVERYBODY,
    LIGHT_DECK,
    asked,
    choices,
    counts,
    effect,
    go_on,
    hand,
    legal,
    out_by_view,
    play,
    start,
)
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import DARK, HIDDEN, LIGHT, PIECE_IDS, VARIANTS

ALL = " ".join(VARIANTS)


def alike(one: Match, other: Match, *observers: int) -> None:
    """Nothing these observers are given tells two matches apart."""
    for observer in observers:
        assert one.logs[observer] == other.logs[observer]
        assert one.prompt(observer) == other.prompt(observer)
        assert one.view(observer) == other.view(observer)


# I1: a number per region


@pytest.mark.rule("CO-I1", "CO-M6")
@pytest.mark.parametrize(
    ("one", "other"),
    [("troll@rohan orcs@gondor", "orcs@rohan troll@gondor"), ("troll@rohan orcs@rohan", "warg@rohan balrog@rohan")],
)
def test_other_pieces_are_a_number_in_each_region(one: str, other: str) -> None:
    full = "light frodo@shire sam@shire; dark {} "
    rest = {
        "troll@rohan orcs@gondor": "warg@mordor balrog@mordor",
        "orcs@rohan troll@gondor": "balrog@mordor warg@mordor",
        "troll@rohan orcs@rohan": "warg@mordor balrog@mordor",
        "warg@rohan balrog@rohan": "troll@mordor orcs@mordor",
    }
    first, second = (play(full.format(place) + rest[place]) for place in (one, other))
    alike(first, second, LIGHT, PUBLIC)
    assert first.view(DARK) != second.view(DARK)


@pytest.mark.rule("CO-I1")
def test_only_the_owner_sees_which_piece_stands_where() -> None:
    match = play("light frodo@shire sam@rohan; dark troll@mordor")
    assert match.view(LIGHT).light.places is not None
    for observer in (DARK, PUBLIC):
        assert match.view(observer).light.places is None
        assert counts(match, observer, LIGHT) == {"shire": 1, "rohan": 1}
    assert match.view(LIGHT).dark.places is None
    assert match.view(PUBLIC).dark.places is None


# Every veil


@pytest.mark.rule("CO-I1")
def test_placing_is_veiled() -> None:
    match = start()
    match.follow(["place frodo"])
    assert [match.logs[observer] for observer in EVERYBODY] == [["place frodo"], ["place ?"], ["place ?"]]


@pytest.mark.rule("CO-I1")
@pytest.mark.parametrize(
    ("position", "action", "veil"),
    [
        ("light frodo@shire; dark troll@rohan", "move troll moria", "move ? rohan moria"),
        ("light frodo@shire sam@rohan; dark troll@mordor; asks move light", "move sam gondor", "move ? rohan gondor"),
        (
            "light frodo@shire sam@eregion; dark troll@moria; asks move light",
            "move sam fangorn",
            "move ? eregion fangorn",
        ),
        ("light frodo@shire sam@gondor; dark troll@moria; asks move light", "move sam mordor", "move ? gondor mordor"),
        ("light frodo@shire sam@gondor; dark nazgul@rhudaur", "move nazgul gondor", "move ? rhudaur gondor"),
    ],
)
def test_moving_is_veiled(position: str, action: str, veil: str) -> None:
    match = play(position)
    mover = match.actor
    match.follow([action])
    for observer in EVERYBODY:
        assert match.logs[observer] == [action if observer == mover else veil]


@pytest.mark.rule("CO-I1", "CO-E1")
def test_frodo_in_mordor_shows_himself() -> None:
    for here in ("gondor", "dagorlad"):
        match = play(f"light frodo@{here} sam@gondor; dark troll@moria; asks move light", "move frodo mordor")
        assert match.logs[LIGHT] == ["move frodo mordor"]
        assert match.logs[DARK] == match.logs[PUBLIC] == [f"move frodo ? {here} mordor"], (
            "he is seen to come from there"
        )


@pytest.mark.rule("CO-I1", "CO-V1")
def test_both_steps_with_shadowfax_are_veiled() -> None:
    match = play("light frodo@shire sam@rohan; dark troll@mordor; asks move light; extra shadowfax")
    go_on(match, "shadowfax; move frodo arthedain; move frodo rhudaur")
    assert match.logs[DARK] == match.logs[PUBLIC] == ["shadowfax", "move ? shire arthedain", "move ? arthedain rhudaur"]


@pytest.mark.rule("CO-I1", "CO-V4")
def test_recalling_is_veiled() -> None:
    one = play("light frodo@shire; dark troll@rohan orcs@rohan; extra recall", "recall troll")
    other = play("light frodo@shire; dark troll@rohan orcs@rohan; extra recall", "recall orcs")
    alike(one, other, LIGHT, PUBLIC)
    assert one.logs[LIGHT] == ["recall ? rohan"]


@pytest.mark.rule("CO-I3", "CO-K4")
def test_choosing_a_card_is_veiled() -> None:
    position = "light frodo@shire gimli@rhudaur; dark balrog@misty-mountains"
    one = play(position, "move balrog rhudaur; play 5")
    other = play(position, "move balrog rhudaur; play retreat")
    alike(one, other, DARK, PUBLIC)
    assert one.view(LIGHT) != other.view(LIGHT)
    one.follow(["play 6"])
    assert one.logs[LIGHT][-1] == one.logs[PUBLIC][-1] == "play ?"
    assert one.view(LIGHT).dark.card == HIDDEN
    assert one.view(PUBLIC).dark.chosen


@pytest.mark.rule("CO-I3", "CO-L5")
def test_before_gandalf_no_card_is_veiled() -> None:
    match = play(
        "light frodo@shire gandalf@rhudaur; dark balrog@misty-mountains", "move balrog rhudaur; play 5; play 1"
    )
    for observer in EVERYBODY:
        assert match.logs[observer][-2:] == ["play 5", "play 1"]


@pytest.mark.rule("CO-I3", "CO-C1")
def test_what_magic_takes_back_is_open() -> None:
    position = "light frodo@shire gimli@rhudaur; dark balrog@misty-mountains; played light 4; played dark 6 5"
    match = play(position.replace("light 4", "light 4 2"), "move balrog rhudaur; cards 1 magic; recover 5")
    for observer in EVERYBODY:
        assert "recover 5" in match.logs[observer]


@pytest.mark.rule("CO-V3", "CO-R24")
def test_spectators_do_not_see_what_the_palantir_shows() -> None:
    position = "light frodo@shire sam@rohan gimli@rohan; dark troll@mordor; extra palantir"
    one = play(position, "palantir rohan; show sam")
    other = play(position, "palantir rohan; show gimli")
    alike(one, other, PUBLIC)
    assert one.logs[PUBLIC] == ["palantir rohan", "show ?"]
    for observer in (LIGHT, DARK):
        assert one.logs[observer] == ["palantir rohan", "show sam"]
        assert one.view(observer).peeked == PIECE_IDS.index("sam")
    assert one.view(PUBLIC).peeked == HIDDEN
    go_on(one, "move troll gondor")
    go_on(other, "move troll gondor")
    alike(one, other, PUBLIC)
    assert one.view(DARK) != other.view(DARK), "Dark remembers"


POINTED = "light frodo@shire sam@rhudaur {}@rhudaur; dark troll@misty-mountains; extra palantir"


@pytest.mark.rule("CO-R24", "CO-I1")
@pytest.mark.parametrize(
    "point",
    [
        "point seen",
        "point other",
    ],
)
def test_pointing_tells_dark_nothing_about_the_piece_it_has_not_seen(point: str) -> None:
    matches = []
    for other in ("gimli", "legolas"):
        rest = "legolas@shire" if other == "gimli" else "gimli@shire"
        match = play(POINTED.format(other).replace("frodo@shire", f"frodo@shire {rest}"), "palantir rhudaur; show sam")
        go_on(match, "move troll rhudaur")
        match.follow([point])
        matches.append(match)
    alike(matches[0], matches[1], DARK, PUBLIC)


@pytest.mark.rule("CO-R24")
def test_spectators_cannot_tell_whom_dark_points_at_before_he_is_shown() -> None:
    match = play(POINTED.format("gimli"), "palantir rhudaur; show sam; move troll rhudaur")
    match.follow(["point other"])
    view = match.view(PUBLIC)
    assert (view.peeked, view.pointing) == (HIDDEN, 2)


# Combat


@pytest.mark.rule("CO-K1", "CO-I1", "CO-R7")
def test_a_pick_is_blind() -> None:
    one = play(
        "light frodo@shire sam@rhudaur gimli@rhudaur legolas@shire; dark troll@misty-mountains", "move troll rhudaur"
    )
    other = play(
        "light frodo@shire sam@shire gimli@rhudaur legolas@rhudaur; dark troll@misty-mountains", "move troll rhudaur"
    )
    assert asked(one) == "show nature"
    alike(one, other, DARK, PUBLIC)


@pytest.mark.rule("CO-I1", "CO-K1")
def test_an_attacker_is_unknown_until_it_is_shown() -> None:
    one = Match(GAME, {}, "light frodo@shire sam@rhudaur; dark troll@mirkwood orcs@mirkwood", chance=None)
    other = Match(GAME, {}, "light frodo@shire sam@rhudaur; dark troll@mirkwood orcs@mirkwood", chance=None)
    one.follow(["move troll misty-mountains"])
    other.follow(["move orcs misty-mountains"])
    for match in (one, other):
        match.follow(["move sam misty-mountains"])
    alike(one, other, LIGHT, PUBLIC)
    assert one.view(PUBLIC).mover == HIDDEN
    assert one.view(DARK).mover == HIDDEN


@pytest.mark.rule("CO-I2", "CO-K7")
def test_what_was_seen_is_knowledge_about_the_region_only() -> None:
    """Troll and Orcs stand in Gondor, the Troll was seen; whoever moves on, nobody can tell."""
    position = (
        "light frodo@shire merry@fangorn; dark troll@gondor orcs@gondor warg@mordor; asks move light; "
        "played light 1; played dark 1"
    )
    one = play(position, "move merry gondor; show troll; cards 2 2; move troll fangorn")
    other = play(position, "move merry gondor; show troll; cards 2 2; move orcs fangorn")
    alike(one, other, LIGHT, PUBLIC)


@pytest.mark.rule("CO-I2")
def test_both_fighters_are_seen_by_everybody() -> None:
    match = play("light frodo@shire gimli@rhudaur; dark balrog@misty-mountains", "move balrog rhudaur")
    for observer in EVERYBODY:
        view = match.view(observer)
        assert (PIECE_IDS[view.light_piece], PIECE_IDS[view.dark_piece]) == ("gimli", "balrog")


@pytest.mark.rule("CO-I3")
def test_i06_hands_are_nine_less_what_lies_open_for_everybody() -> None:
    position = "light frodo@shire gimli@rhudaur; dark troll@misty-mountains; played light 1 magic; played dark 6 eye"
    match = play(position, "move troll rhudaur; cards 2 2")
    for observer in EVERYBODY:
        assert hand(match, LIGHT, observer) == set(LIGHT_DECK) - {"1", "magic", "2"}
        assert hand(match, DARK, observer) == set(DARK_DECK) - {"6", "eye", "2"}


@pytest.mark.rule("CO-I3")
def test_a_card_once_turned_lies_open_for_everybody() -> None:
    position = "light frodo@shire gimli@eregion; dark balrog@fangorn; asks move light"
    match = play(position, "move gimli fangorn; cards 5 retreat")
    for observer in EVERYBODY:
        assert (effect(match, LIGHT, observer), effect(match, DARK, observer)) == ("5", "retreat")


# Questions are asked by public facts


@pytest.mark.rule("CO-I5", "CO-L2")
@pytest.mark.parametrize("attacked", ["frodo", "sam"])
def test_light_is_asked_about_frodo_and_sam_whoever_stands_beside(attacked: str) -> None:
    friend = "sam" if attacked == "frodo" else "frodo"
    position = "light {0}@rhudaur {1}@rhudaur {2}@shire; dark balrog@misty-mountains troll@mordor"
    together = play(position.format(attacked, friend, "gimli"), f"move balrog rhudaur; show {attacked}")
    apart = play(position.format(attacked, "gimli", friend), f"move balrog rhudaur; show {attacked}")
    assert asked(together) == asked(apart) == "answer light"
    alike(together, apart, DARK, PUBLIC)
    go_on(together, "stand")
    go_on(apart, "stand")
    alike(together, apart, DARK, PUBLIC)
    assert asked(together) == "choose light"


@pytest.mark.rule("CO-I5", "CO-L2")
def test_sam_alone_and_frodo_without_a_way_are_not_asked() -> None:
    sam = play("light frodo@shire sam@rhudaur; dark balrog@misty-mountains", "move balrog rhudaur")
    assert asked(sam) == "choose light"
    frodo = play("light frodo@rhudaur sam@shire; dark balrog@misty-mountains orcs@eregion", "move balrog rhudaur")
    assert asked(frodo) == "choose light"


@pytest.mark.rule("CO-I5")
def test_frodo_with_company_is_asked_even_without_a_way_to_flee() -> None:
    dark = "dark balrog@misty-mountains orcs@eregion"
    match = play(f"light frodo@rhudaur gimli@rhudaur sam@shire; {dark}", "move balrog rhudaur; show frodo")
    assert legal(match) == ["stand"]


@pytest.mark.rule("CO-I3", "CO-C1")
def test_magic_is_asked_by_what_lies_open() -> None:
    position = "light frodo@shire gimli@rhudaur; dark balrog@misty-mountains troll@mordor"
    empty = play(position, "move balrog rhudaur; cards magic magic")
    assert asked(empty) == "move light"
    full = play(f"{position}; played light 1; played dark 1", "move balrog rhudaur; cards magic magic")
    assert (asked(full), choices(full, "recover")) == ("recover dark", {"1"})


@pytest.mark.rule("CO-I4")
@pytest.mark.parametrize("traveller", ["sam", "gimli"])
def test_dark_decides_on_the_ambush_without_knowing_the_traveller(traveller: str) -> None:
    position = "light frodo@shire sam@eregion gimli@eregion; dark balrog@moria; asks move light"
    one, other = play(position, f"move {traveller} fangorn"), play(position, "move sam fangorn")
    alike(one, other, DARK, PUBLIC)


@pytest.mark.rule("CO-I4")
def test_declining_the_ambush_tells_light_nothing_later_on() -> None:
    one = "light frodo@shire sam@eregion; dark balrog@moria troll@rohan; asks move light"
    other = "light frodo@shire sam@eregion; dark troll@moria balrog@rohan; asks move light"
    alike(play(one, "move sam fangorn; pass"), play(other, "move sam fangorn; pass"), LIGHT, PUBLIC)


# The log of a running match


@pytest.mark.rule("CO-I1")
def test_i10_a_log_holds_no_piece_that_was_not_shown() -> None:
    match = start()
    go_on(match, "place gimli; place sam; place frodo; place merry; place boromir")
    go_on(match, "place orcs; place troll; place balrog; place warg; place shelob")
    go_on(match, "move balrog high-pass; move merry moria; move warg misty-mountains; move boromir gap-of-rohan")
    for observer, enemies in ((LIGHT, PIECE_IDS[9:]), (DARK, PIECE_IDS[:9]), (PUBLIC, PIECE_IDS)):
        assert not [text for text in match.logs[observer] if any(name in text for name in enemies)]
    go_on(match, "move warg eregion; move frodo misty-mountains; move balrog rhudaur; move gimli eregion; cards 1 5")
    assert [text for text in match.logs[LIGHT] if "warg" in text] == ["show warg"]
    assert [text for text in match.logs[LIGHT] if "balrog" in text] == []


@pytest.mark.rule("CO-I2", "CO-I1")
def test_spectators_see_what_both_players_see_and_no_more() -> None:
    match = play(
        "light frodo@shire sam@rhudaur gimli@rhudaur; dark balrog@misty-mountains troll@mordor",
        "move balrog rhudaur; show gimli; cards retreat 1; retreat arthedain; cards 1 5; move gimli rhudaur",
    )
    assert match.logs[PUBLIC][0] == "move ? misty-mountains rhudaur"
    assert "show gimli" in match.logs[PUBLIC]
    view = match.view(PUBLIC)
    assert out_by_view(view, LIGHT) >= {"sam"}
    assert (view.light.places, view.dark.places, view.peeked) == (None, None, HIDDEN)
    told = view.told()
    assert (told["peeked"], told["mover"]) == (None, None)
