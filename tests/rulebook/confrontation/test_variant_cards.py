"""Shadowfax, Gandalf the White, the Palantír and Recall: open on the table, once a game."""

import itertools

import pytest

from tests.rulebook.confrontation.table import (
    EVERYBODY,
    asked,
    board,
    choices,
    combats,
    counts,
    go_on,
    gone,
    hands,
    legal,
    moves,
    out_by_view,
    play,
    start,
    verify,
)
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, BadOption, Outcome
from threerings.core.match import IllegalAction, Match
from threerings.core.zones import members
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import DARK, LIGHT, VARIANTS

ALL = " ".join(VARIANTS)


def with_all(position: str, *actions: str) -> Match:
    return play(position, *actions, variants=ALL)


def refused(match: Match, action: str) -> str:
    with pytest.raises(IllegalAction) as error:
        go_on(match, action)
    return error.value.rule


# The four cards


@pytest.mark.rule("CO-V1", "CO-V2", "CO-V3", "CO-V4")
@pytest.mark.parametrize("chosen", [set(c) for n in range(5) for c in itertools.combinations(VARIANTS, n)])
def test_any_subset_may_be_played_with_and_lies_open(chosen: set[str]) -> None:
    match = start(variants=" ".join(sorted(chosen)))
    for observer in EVERYBODY:
        view = match.view(observer)
        assert {VARIANTS[card] for card in members(view.light.extra)} == chosen & set(VARIANTS[:2])
        assert {VARIANTS[card] for card in members(view.dark.extra)} == chosen & set(VARIANTS[2:])


@pytest.mark.rule("CO-V1", "CO-V2", "CO-V3", "CO-V4")
def test_without_them_none_can_be_used() -> None:
    light = play("light frodo@shire merry@rhudaur; dark troll@rohan; asks move light")
    assert {text.split()[0] for text in legal(light)} == {"move"}
    dark = play("light frodo@shire merry@rhudaur; dark troll@rohan")
    assert {text.split()[0] for text in legal(dark)} == {"move"}


def test_there_is_no_fifth_card() -> None:
    with pytest.raises(BadOption):
        start(variants="shadowfax narya")


@pytest.mark.rule("CO-R16", "CO-K5")
def test_they_are_no_combat_cards() -> None:
    eight = "played light 2 3 4 5 magic sacrifice cloak retreat; played dark 2 3 4 5 6 magic eye retreat"
    match = with_all(f"light frodo@shire gimli@rhudaur; dark troll@misty-mountains; {eight}; extra palantir")
    go_on(match, "palantir rhudaur; move troll rhudaur; cards 1 1")
    assert hands(match) == (9, 9)
    assert match.view(PUBLIC).dark.extra == 0, "it does not come back with the hands"


# Shadowfax

RHUDAUR = "light frodo@shire sam@shire merry@rhudaur"


@pytest.mark.rule("CO-V1")
def test_shadowfax_carries_a_piece_one_step_before_its_turn() -> None:
    match = with_all(f"{RHUDAUR}; dark troll@mordor; asks move light", "shadowfax; move merry high-pass")
    assert asked(match) == "move light"
    assert moves(match, "merry") == {"mirkwood"}
    verify(go_on(match, "move merry mirkwood"), "at merry@mirkwood")


@pytest.mark.rule("CO-V1")
def test_v02_the_extra_step_may_not_enter_a_region_with_dark() -> None:
    match = with_all(f"{RHUDAUR}; dark troll@misty-mountains; asks move light", "shadowfax")
    assert moves(match, "merry") == {"high-pass"}
    assert refused(match, "move merry misty-mountains") == "CO-V1"


@pytest.mark.rule("CO-V1", "CO-R26")
def test_v04_the_turn_is_made_with_the_same_piece() -> None:
    match = with_all(f"{RHUDAUR}; dark troll@mordor; asks move light", "shadowfax; move merry high-pass")
    assert legal(match) == ["move merry mirkwood", "halt"]
    assert refused(match, "move sam arthedain") == "CO-V1"


@pytest.mark.rule("CO-V1", "CO-L6")
def test_v06_the_turn_after_the_extra_step_may_use_an_ability() -> None:
    match = with_all("light frodo@shire aragorn@eregion; dark warg@rhudaur troll@mordor; asks move light")
    go_on(match, "shadowfax; move aragorn misty-mountains; move aragorn rhudaur; cards 2 1")
    verify(match, "out warg; at aragorn@rhudaur")


@pytest.mark.rule("CO-V1", "CO-M3")
def test_the_extra_step_is_forward_needs_room_and_is_no_ability() -> None:
    match = with_all("light frodo@shire aragorn@eregion sam@moria; dark warg@rhudaur troll@mordor; asks move light")
    assert moves(go_on(match, "shadowfax"), "aragorn") == {"misty-mountains", "fangorn"}


@pytest.mark.rule("CO-V1", "CO-R26", "CO-M4")
def test_the_extra_step_does_not_use_the_river_but_the_move_after_it_may() -> None:
    match = with_all("light frodo@shire merry@mirkwood sam@misty-mountains; dark troll@mordor; asks move light")
    go_on(match, "shadowfax")
    assert moves(match, "merry") == {"dagorlad"}
    assert refused(match, "move merry fangorn") == "CO-V1"
    verify(go_on(match, "move sam mirkwood; move sam fangorn"), "at sam@fangorn")


@pytest.mark.rule("CO-V1", "CO-R26")
def test_shadowfax_is_not_offered_to_those_who_could_only_take_the_river() -> None:
    match = with_all("light frodo@mirkwood; dark troll@dagorlad orcs@mordor; asks move light")
    assert moves(match, "frodo") == {"dagorlad", "fangorn"}
    assert "shadowfax" not in legal(match)


@pytest.mark.rule("CO-V1", "CO-R26", "CO-D1")
def test_shadowfax_does_not_save_from_the_balrog() -> None:
    match = with_all(
        "light frodo@shire merry@eregion; dark balrog@moria; asks move light", "shadowfax; move merry fangorn"
    )
    assert asked(match) == "ambush dark"
    verify(go_on(match, "ambush"), "out merry; combats 0")


@pytest.mark.rule("CO-V1", "CO-R26", "CO-D1")
def test_shadowfax_through_the_tunnel_and_on() -> None:
    match = with_all(
        "light frodo@shire merry@eregion; dark balrog@moria; asks move light", "shadowfax; move merry fangorn"
    )
    go_on(match, "pass")
    assert legal(match) == ["move merry rohan", "move merry dagorlad", "move merry gondor", "halt"]
    verify(go_on(match, "move merry gondor"), "at merry@gondor")


@pytest.mark.rule("CO-V1", "CO-D1")
def test_the_balrog_may_strike_in_the_second_step_as_well() -> None:
    match = with_all(
        "light frodo@shire merry@arthedain; dark balrog@moria; asks move light", "shadowfax; move merry eregion"
    )
    verify(go_on(match, "move merry fangorn; ambush"), "out merry; at balrog@moria")


@pytest.mark.rule("CO-R26", "CO-V1")
def test_the_second_move_may_attack() -> None:
    match = with_all(f"{RHUDAUR}; dark orcs@mirkwood troll@mordor; asks move light", "shadowfax; move merry high-pass")
    verify(go_on(match, "move merry mirkwood; cards 5 1"), "out orcs; at merry@mirkwood; combats 1")


@pytest.mark.rule("CO-R26")
def test_without_a_second_move_the_turn_ends() -> None:
    position = "light frodo@shire merry@rhudaur sam@mirkwood pippin@mirkwood; dark troll@mordor; asks move light"
    match = with_all(position, "shadowfax; move merry high-pass")
    assert legal(match) == ["halt"]
    verify(go_on(match, "halt"), "at merry@high-pass")


@pytest.mark.rule("CO-R26", "CO-V1")
def test_after_the_extra_step_light_may_always_stop() -> None:
    match = with_all(f"{RHUDAUR}; dark troll@mordor; asks move light", "shadowfax; move merry high-pass")
    assert refused(match, "gandalf-the-white") == "CO-V2"
    verify(go_on(match, "halt"), "at merry@high-pass")
    assert refused(go_on(match, "move troll gondor"), "halt") == "CO-V1"


@pytest.mark.rule("CO-R26")
def test_stopping_is_drawn_too() -> None:
    """With no extra card left a random move is drawn without listing all of them."""
    match = play(
        f"{RHUDAUR}; dark troll@mordor; asks move light; extra shadowfax", "shadowfax; move merry misty-mountains"
    )
    state, rng = GAME.setup(match.open_position(), {}), Rng(4)
    drawn = {GAME.actions[state.draw(rng)].text for _ in range(60)}
    assert drawn == set(legal(match)) == {"move merry mirkwood", "move merry fangorn", "halt"}


@pytest.mark.rule("CO-R26", "CO-E1")
def test_frodo_stepping_into_empty_mordor_wins() -> None:
    match = with_all("light frodo@gondor; dark troll@moria; asks move light", "shadowfax; move frodo mordor")
    assert match.outcome == Outcome(LIGHT, "mordor", (1, 0))
    held = with_all("light frodo@gondor sam@shire; dark troll@mordor; asks move light", "shadowfax")
    assert moves(held, "frodo") == set()


@pytest.mark.rule("CO-R26", "CO-E1")
def test_frodo_wins_with_the_second_step_even_against_a_guard() -> None:
    match = with_all("light frodo@fangorn; dark troll@mordor; asks move light", "shadowfax; move frodo gondor")
    assert go_on(match, "move frodo mordor").outcome == Outcome(LIGHT, "mordor", (1, 0))


@pytest.mark.rule("CO-V1")
def test_shadowfax_is_offered_only_if_somebody_can_step() -> None:
    match = with_all("light frodo@gondor gandalf@gondor; dark troll@mordor; asks move light")
    assert "shadowfax" not in legal(match)
    assert refused(match, "shadowfax") == "CO-V1"


# Gandalf the White


@pytest.mark.rule("CO-V2", "CO-R27")
def test_gandalf_comes_back_in_fangorn_instead_of_the_turn() -> None:
    match = with_all("light frodo@shire merry@fangorn; dark troll@mordor; asks move light", "gandalf-the-white")
    assert asked(match) == "move dark"
    assert board(match) == {"frodo": "shire", "merry": "fangorn", "gandalf": "fangorn", "troll": "mordor"}
    for observer in EVERYBODY:
        assert "gandalf" not in out_by_view(match.view(observer), LIGHT)
        assert counts(match, observer, LIGHT) == {"shire": 1, "fangorn": 2}


@pytest.mark.rule("CO-V2")
@pytest.mark.parametrize(
    "position",
    [
        "light frodo@shire; dark warg@fangorn",
        "light frodo@shire merry@fangorn sam@fangorn; dark warg@mordor",
        "light frodo@shire gandalf@shire; dark warg@mordor",
    ],
    ids=["Dark in Fangorn", "two in Fangorn", "Gandalf alive"],
)
def test_v08_gandalf_cannot_come_back(position: str) -> None:
    match = with_all(f"{position}; asks move light")
    assert "gandalf-the-white" not in legal(match)
    assert refused(match, "gandalf-the-white") == "CO-V2"


@pytest.mark.rule("CO-V2", "CO-R27")
def test_v16_gandalf_comes_back_only_once() -> None:
    match = with_all("light frodo@shire; dark troll@dagorlad; asks move light", "gandalf-the-white")
    go_on(match, "move troll fangorn; play 1; play 1")
    assert gone(match) == set()
    assert "gandalf" in out_by_view(match.view(PUBLIC), LIGHT)
    assert refused(match, "gandalf-the-white") == "CO-V2"


@pytest.mark.rule("CO-R27", "CO-L5")
def test_gandalf_who_came_back_is_an_ordinary_gandalf() -> None:
    match = with_all("light frodo@shire; dark balrog@dagorlad; asks move light", "gandalf-the-white")
    assert asked(go_on(match, "move balrog fangorn")) == "choose dark"


# The Palantír

LOOK = "light frodo@shire merry@rhudaur sam@rhudaur; dark balrog@misty-mountains troll@mordor"


@pytest.mark.rule("CO-V3", "CO-R24")
def test_the_palantir_shows_one_piece_of_a_region_before_the_turn() -> None:
    match = with_all(LOOK, "palantir rhudaur")
    assert asked(match) == "show nature"
    assert legal(match) == ["show sam", "show merry"]
    go_on(match, "show merry")
    assert asked(match) == "move dark"
    assert match.logs[DARK] == ["palantir rhudaur", "show merry"]
    assert match.logs[PUBLIC] == ["palantir rhudaur", "show ?"]
    verify(go_on(match, "move troll gondor"), "at troll@gondor")


@pytest.mark.rule("CO-V3", "CO-R24")
def test_v10_the_palantir_does_not_look_into_the_shire() -> None:
    match = with_all("light frodo@shire merry@rhudaur sam@shire; dark balrog@misty-mountains troll@mordor")
    assert choices(match, "palantir") == {"rhudaur"}
    assert refused(match, "palantir shire") == "CO-V3"
    assert refused(match, "palantir gondor") == "CO-V3"


@pytest.mark.rule("CO-V3", "CO-R24")
def test_the_palantir_is_of_darks_turn_only() -> None:
    match = with_all(f"{LOOK}; asks move light")
    assert choices(match, "palantir") == set()
    with pytest.raises(IllegalAction):
        match.submit(DARK, match.ply, "palantir rhudaur")


@pytest.mark.rule("CO-V3", "CO-R24", "CO-R7")
@pytest.mark.parametrize(("point", "meets"), [("point seen", "merry"), ("point other", "sam")])
def test_the_piece_that_was_looked_at_is_not_mixed_in_this_turn(point: str, meets: str) -> None:
    match = with_all(LOOK, "palantir rhudaur; show merry; move balrog rhudaur")
    assert asked(match) == "point dark"
    assert legal(match) == ["point seen", "point other"]
    go_on(match, point)
    assert match.log[-1] == f"show {meets}"


@pytest.mark.rule("CO-R24", "CO-K6")
def test_the_piece_that_was_looked_at_is_fought_after_the_other_has_left() -> None:
    match = with_all(LOOK, "palantir rhudaur; show sam; move balrog rhudaur; point other")
    go_on(match, "cards retreat 1; retreat arthedain")
    assert match.log[-2:] == ["retreat arthedain", "show sam"]


@pytest.mark.rule("CO-R24")
def test_attacking_another_region_is_as_blind_as_ever() -> None:
    light = "light frodo@shire merry@rhudaur sam@rhudaur gimli@eregion legolas@eregion"
    match = with_all(f"{light}; dark balrog@misty-mountains troll@mordor", "palantir rhudaur; show merry")
    go_on(match, "move balrog eregion")
    assert legal(match) == ["show legolas", "show gimli"]


@pytest.mark.rule("CO-R24")
def test_one_turn_later_the_piece_may_be_mixed_again() -> None:
    match = with_all(LOOK, "palantir rhudaur; show merry; move troll gondor; move frodo arthedain; move balrog rhudaur")
    assert legal(match) == ["show sam", "show merry"]
    assert asked(match) == "show nature"


@pytest.mark.rule("CO-R24", "CO-L2")
def test_a_single_piece_needs_no_pointing() -> None:
    match = with_all(
        "light frodo@shire gimli@rhudaur; dark balrog@misty-mountains", "palantir rhudaur; move balrog rhudaur"
    )
    assert (combats(match), asked(match)) == (2, "choose light"), "looked at, then shown with the Balrog"


@pytest.mark.rule("CO-V3", "CO-V4")
def test_after_the_palantir_dark_may_still_recall() -> None:
    match = with_all(LOOK, "palantir rhudaur; show merry")
    assert "recall balrog" in legal(match)
    verify(go_on(match, "recall balrog"), "at balrog@mordor")


@pytest.mark.rule("CO-V3", "CO-R19")
def test_the_palantir_may_be_used_at_the_start_of_a_turn_that_is_given_up() -> None:
    match = with_all("light frodo@gondor; dark troll@shire orcs@shire")
    assert "palantir gondor" in legal(match)


# Recall


@pytest.mark.rule("CO-V4", "CO-R25")
def test_recall_brings_a_piece_from_the_board_back_to_mordor() -> None:
    match = with_all("light frodo@shire; dark troll@rhudaur orcs@gondor warg@mordor")
    assert choices(match, "recall") == {"troll", "orcs"}, "not one in Mordor, not one that is out"
    go_on(match, "recall troll")
    assert asked(match) == "move light"
    assert board(match)["troll"] == "mordor"
    assert match.logs[LIGHT] == match.logs[PUBLIC] == ["recall ? rhudaur"]
    assert match.logs[DARK] == ["recall troll"]


@pytest.mark.rule("CO-V4", "CO-R25", "CO-M3")
@pytest.mark.parametrize(
    "position",
    [
        "light frodo@shire; dark troll@mordor orcs@mordor warg@mordor shelob@mordor balrog@rohan",
        "light frodo@shire merry@mordor; dark balrog@rohan",
    ],
    ids=["four there", "Light there"],
)
def test_v12_recall_needs_room_and_no_light_in_mordor(position: str) -> None:
    match = with_all(position)
    assert choices(match, "recall") == set()
    assert refused(match, "recall balrog") == "CO-V4"


@pytest.mark.rule("CO-R25")
def test_recall_makes_four_in_mordor_at_most() -> None:
    match = with_all("light frodo@shire; dark troll@mordor orcs@mordor warg@mordor balrog@rohan", "recall balrog")
    assert counts(match, PUBLIC, DARK) == {"mordor": 4}


@pytest.mark.rule("CO-R25")
@pytest.mark.parametrize("piece", ["troll", "shelob"], ids=["in Mordor", "eliminated"])
def test_recall_refuses_a_piece_in_mordor_or_out(piece: str) -> None:
    match = with_all("light frodo@shire; dark troll@mordor balrog@rohan")
    assert refused(match, f"recall {piece}") == "CO-V4"


# Once a game

HERE = "light frodo@shire merry@rhudaur; dark troll@mordor"
USED = [
    (f"{HERE}; asks move light", "shadowfax; move merry high-pass; move merry mirkwood; move troll gondor",
     "shadowfax", "CO-V1"),
    (f"{HERE}; asks move light", "gandalf-the-white; move troll gondor", "gandalf-the-white", "CO-V2"),
    (HERE, "palantir rhudaur", "palantir rhudaur", "CO-V3"),
    (HERE, "palantir rhudaur; move troll gondor; move merry high-pass", "palantir high-pass", "CO-V3"),
    (HERE.replace("mordor", "gondor orcs@rohan"), "recall troll; move merry high-pass", "recall orcs", "CO-V4"),
]  # fmt: skip


@pytest.mark.rule("CO-V1", "CO-V2", "CO-V3", "CO-V4")
@pytest.mark.parametrize(("position", "used", "again", "rule"), USED)
def test_v14_each_card_is_used_once(position: str, used: str, again: str, rule: str) -> None:
    match = with_all(position, used)
    assert again not in legal(match)
    assert refused(match, again) == rule
