"""One combat after the other, until one side is left."""

import pytest

from tests.rulebook.confrontation.table import (
    DARK_DECK,
    EVERYBODY,
    LIGHT_DECK,
    asked,
    board,
    choices,
    combats,
    counts,
    go_on,
    gone,
    hand,
    hands,
    legal,
    out_by_view,
    play,
    verify,
)
from threerings.core.game import PUBLIC
from threerings.core.match import IllegalAction, Match
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import DARK, HIDDEN, LIGHT

EXAMPLES = [
    pytest.param(
        "light frodo@shire merry@eregion gandalf@shire; dark orcs@fangorn warg@fangorn black-rider@mordor",
        "move merry fangorn; show orcs; cards retreat 1; retreat moria",
        "at merry@moria orcs@fangorn warg@fangorn; combats 1",
        id="F02",
    ),
    pytest.param(
        "light frodo@shire aragorn@eregion gandalf@shire; dark balrog@fangorn orcs@fangorn black-rider@mordor",
        "move aragorn fangorn; show balrog; cards 1 retreat; retreat mirkwood; cards 2 2",
        "out orcs; at aragorn@fangorn balrog@mirkwood; combats 2; hands 7 7",
        id="F04",
    ),
    pytest.param(
        "light frodo@shire aragorn@eregion gandalf@shire; "
        "dark balrog@fangorn orcs@fangorn warg@misty-mountains saruman@moria black-rider@mordor",
        "move aragorn fangorn; pass; show balrog; cards retreat retreat; retreat mirkwood; cards 1 1",
        "out orcs; at aragorn@fangorn balrog@mirkwood; combats 2",
        id="F06",
    ),
    pytest.param(
        "light frodo@shire pippin@eregion gandalf@shire; dark orcs@fangorn troll@fangorn black-rider@mordor",
        "move pippin fangorn; show orcs; stand; cards 5 1; flee moria",
        "out orcs; at pippin@moria troll@fangorn; combats 2",
        id="F08",
    ),
]


@pytest.mark.rule("CO-K1", "CO-K6", "CO-R33", "CO-L3")
@pytest.mark.parametrize(("given", "when", "then"), EXAMPLES)
def test_examples(given: str, when: str, then: str) -> None:
    verify(play(f"{given}; asks move light", when), then)


@pytest.mark.rule("CO-K1")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("light frodo@shire gimli@rhudaur; dark troll@misty-mountains", "move troll rhudaur"),
        ("light frodo@shire gimli@rhudaur; dark troll@misty-mountains; asks move light", "move gimli misty-mountains"),
    ],
)
def test_entering_a_region_with_enemies_starts_a_combat(position: str, action: str) -> None:
    match = play(position, action)
    assert combats(match) == 1
    assert asked(match) == "choose light"
    for observer in EVERYBODY:
        assert {"show troll", "show gimli"} <= set(match.logs[observer])


@pytest.mark.rule("CO-K1")
def test_a_move_into_an_empty_region_or_to_friends_is_no_combat() -> None:
    match = play(
        "light frodo@shire gimli@arthedain; dark troll@misty-mountains; asks move light", "move frodo arthedain"
    )
    assert (combats(match), asked(match)) == (0, "move dark")


@pytest.mark.rule("CO-K1", "CO-R7", "CO-I1")
def test_i08_the_attacker_picks_blindly_so_nature_shows_any_defender() -> None:
    match = play("light frodo@shire gimli@shire sam@shire; dark troll@arthedain", "move troll shire")
    assert asked(match) == "show nature"
    assert legal(match) == ["show frodo", "show sam", "show gimli"]
    assert match.prompt(DARK).legal == match.prompt(LIGHT).legal == ()
    for picked in (0, 1, 2):
        again = Match(GAME, {}, match.position, chance=lambda n, picked=picked: picked if n == 3 else 0)
        again.submit(DARK, again.ply, "move troll shire")
        assert again.log[2] == legal(match)[picked]


@pytest.mark.rule("CO-R7", "CO-K6")
def test_a_piece_shown_before_may_be_met_again_or_not() -> None:
    position = "light frodo@shire aragorn@eregion; dark balrog@fangorn orcs@fangorn troll@mordor; asks move light"
    match = play(position, "move aragorn fangorn; show balrog; cards retreat retreat; stay; retreat moria")
    verify(match, "at aragorn@moria balrog@fangorn orcs@fangorn")
    position = "light frodo@shire sam@shire gimli@shire; dark troll@arthedain; asks move dark"
    match = play(position, "move troll shire; show frodo; sam; cards 1 1")
    assert legal(match) == ["show frodo", "show gimli"], "Frodo, who was shown, is mixed with the rest again"


@pytest.mark.rule("CO-K6")
def test_four_defenders_are_fought_one_after_the_other() -> None:
    position = "light frodo@rohan merry@shire gimli@shire sam@shire legolas@shire; dark troll@arthedain"
    match = play(position, "move troll shire")
    for defender, card in (("merry", 1), ("gimli", 2), ("legolas", 3)):
        go_on(match, f"show {defender}; cards {card} {card}")
    assert asked(match) == "choose light"
    verify(go_on(match, "cards 4 4"), "out merry gimli sam legolas; at troll@shire; combats 4; hands 5 5")


@pytest.mark.rule("CO-K6")
def test_the_turn_ends_when_both_sides_are_gone_from_the_region() -> None:
    match = play(
        "light frodo@shire gimli@rhudaur; dark black-rider@misty-mountains troll@mordor", "move black-rider rhudaur"
    )
    verify(go_on(match, "cards 1 1"), "out gimli black-rider")


@pytest.mark.rule("CO-K6")
def test_when_the_attacker_falls_the_other_defenders_are_left_in_peace() -> None:
    match = play(
        "light frodo@shire gandalf@rhudaur sam@rhudaur; dark warg@misty-mountains troll@mordor", "move warg rhudaur"
    )
    verify(go_on(match, "show gandalf; cards 5 1"), "out warg; at gandalf@rhudaur sam@rhudaur; combats 1")


@pytest.mark.rule("CO-K2", "CO-R13")
def test_the_order_of_a_combat() -> None:
    position = "light frodo@eregion sam@eregion; dark saruman@moria orcs@mordor; played light 1; played dark 1"
    match = play(
        position, "move saruman eregion; show frodo; stand; permit; cards magic retreat; retreat rhudaur; recover 1"
    )
    assert [text for text in match.log if not text.startswith("move")] == [
        "show saruman",
        "show frodo",
        "stand",
        "permit",
        "play magic",
        "play retreat",
        "turn magic",
        "turn retreat",
        "retreat rhudaur",
        "recover 1",
    ]


@pytest.mark.rule("CO-K4", "CO-I3")
def test_cards_are_chosen_unseen_and_shown_together() -> None:
    match = play("light frodo@shire gimli@rhudaur; dark troll@misty-mountains", "move troll rhudaur; play 3")
    assert match.logs[DARK][-1] == match.logs[PUBLIC][-1] == "play ?"
    assert match.logs[LIGHT][-1] == "play 3"
    assert "3" in hand(match, LIGHT), "not yet"
    assert match.view(DARK).light.card == HIDDEN
    assert asked(match) == "choose dark"
    match.follow(["play 6"])
    assert match.logs[LIGHT][-1] == "play ?"
    assert match.view(LIGHT).dark.card == HIDDEN
    go_on(match, "turn 3")
    for observer in EVERYBODY:
        assert match.logs[observer][-2:] == ["turn 3", "turn 6"]
        assert hand(match, LIGHT, observer) == set(LIGHT_DECK) - {"3"}
        assert hand(match, DARK, observer) == set(DARK_DECK) - {"6"}


@pytest.mark.rule("CO-K4")
def test_a_spent_card_cannot_be_played_again() -> None:
    position = "light frodo@shire gimli@rhudaur; dark troll@misty-mountains; played light 3; played dark 6"
    match = play(position, "move troll rhudaur")
    assert choices(match, "play") == set(LIGHT_DECK) - {"3"}
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "play 3")
    assert refused.value.rule == "CO-K4"


NINTH = "played light 2 3 4 5 magic sacrifice cloak retreat; played dark 2 3 4 5 6 magic eye retreat"


@pytest.mark.rule("CO-K5", "CO-R18", "CO-R35")
def test_after_the_ninth_pair_both_take_all_nine_back() -> None:
    match = play(
        f"light frodo@shire gimli@rhudaur; dark warg@misty-mountains troll@mordor; {NINTH}", "move warg rhudaur"
    )
    assert legal(match) == ["play 1"], "the last card is forced"
    verify(go_on(match, "cards 1 1"), "out warg; hands 9 9")


@pytest.mark.rule("CO-K5", "CO-R18")
def test_hands_come_back_even_between_two_combats_of_one_turn() -> None:
    position = f"light frodo@shire gimli@rhudaur legolas@rhudaur; dark troll@misty-mountains orcs@mordor; {NINTH}"
    match = play(position, "move troll rhudaur; show gimli; cards 1 1")
    assert hands(match) == (9, 9)
    assert choices(match, "play") == set(LIGHT_DECK)
    verify(go_on(match, "cards 5 1"), "out gimli legolas; hands 8 8; combats 2")


@pytest.mark.rule("CO-K5", "CO-R18", "CO-D6")
def test_cards_that_saruman_forbids_bring_no_hand_back() -> None:
    match = play(
        f"light frodo@shire gimli@rhudaur; dark saruman@misty-mountains; {NINTH}", "move saruman rhudaur; forbid"
    )
    assert hands(match) == (1, 1)


@pytest.mark.rule("CO-R18", "CO-L5")
def test_hands_do_not_come_back_before_light_has_answered_gandalfs_foe() -> None:
    match = play(
        f"light frodo@shire gandalf@rhudaur; dark balrog@misty-mountains; {NINTH}", "move balrog rhudaur; play 1"
    )
    assert hands(match) == (1, 0)
    go_on(match, "play 1")
    assert (hands(match), gone(match)) == ((9, 9), {"gandalf", "balrog"})


@pytest.mark.rule("CO-R35")
def test_the_last_card_must_be_played_even_if_useless() -> None:
    position = (
        "light frodo@rohan gimli@shire legolas@shire; dark black-rider@arthedain troll@mordor; "
        "played light 1 2 3 4 5 magic sacrifice cloak; played dark 1 2 3 4 5 6 magic eye"
    )
    match = play(position, "move black-rider shire; show gimli")
    assert legal(match) == ["play retreat"]
    go_on(match, "play retreat")
    assert legal(match) == ["play retreat"]


@pytest.mark.rule("CO-K7", "CO-I2")
def test_i02_the_fallen_lie_open_and_survivors_are_hidden_again() -> None:
    match = play(
        "light frodo@shire merry@rhudaur; dark troll@misty-mountains orcs@mordor", "move troll rhudaur; cards 1 1"
    )
    verify(match, "out merry; at troll@rhudaur")
    for observer in EVERYBODY:
        view = match.view(observer)
        assert "merry" in out_by_view(view, LIGHT)
        assert counts(match, observer, DARK) == {"rhudaur": 1, "mordor": 1}
        assert (view.light_piece, view.dark_piece) == (-1, -1)
    assert match.view(LIGHT).dark.places is None


@pytest.mark.rule("CO-K7")
def test_the_fallen_never_move_again() -> None:
    match = play(
        "light frodo@shire merry@rhudaur; dark troll@misty-mountains orcs@mordor", "move troll rhudaur; cards 1 1"
    )
    with pytest.raises(IllegalAction) as refused:
        go_on(match, "move merry high-pass")
    assert refused.value.rule == "CO-K7"


@pytest.mark.rule("CO-K6", "CO-C6")
def test_an_attacker_of_dark_who_retreats_ends_the_turn() -> None:
    position = "light frodo@shire merry@rhudaur gimli@rhudaur; dark balrog@misty-mountains troll@mordor"
    match = play(position, "move balrog rhudaur; show merry; cards 1 retreat; retreat eregion")
    verify(match, "at merry@rhudaur gimli@rhudaur balrog@eregion; combats 1")


@pytest.mark.rule("CO-K6", "CO-C4")
def test_a_defender_who_retreats_leaves_the_others_to_fight() -> None:
    position = "light frodo@shire merry@rhudaur gimli@rhudaur; dark balrog@misty-mountains troll@mordor"
    match = play(position, "move balrog rhudaur; show merry; cards retreat 1; retreat arthedain")
    assert asked(match) == "choose light"
    verify(go_on(match, "cards 5 2"), "out balrog; at merry@arthedain gimli@rhudaur; combats 2")


@pytest.mark.rule("CO-L3", "CO-K6")
def test_pippin_may_flee_in_his_second_combat_only_where_there_is_still_a_way() -> None:
    position = "light frodo@shire pippin@eregion; dark orcs@fangorn troll@fangorn warg@moria; asks move light"
    match = play(position, "move pippin fangorn; pass; show orcs; stand; cards 5 1")
    assert legal(match) == ["flee misty-mountains", "stand"]
    assert board(go_on(match, "flee misty-mountains"))["troll"] == "fangorn"
