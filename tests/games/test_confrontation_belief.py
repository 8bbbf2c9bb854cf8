"""What can be known of hidden pieces, against an enumeration that only knows the moves of the game."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from tests.rulebook.confrontation.table import DARK_PIECES, LIGHT_PIECES, go_on, play, start
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.confrontation import GAME
from threerings.games.confrontation.belief import chances, placements
from threerings.games.confrontation.components import DARK, LIGHT, PIECE_IDS, REGION_IDS

Placement = tuple[tuple[str, str], ...]
"""Piece and place, by name."""
FIRST = (0, 9)
ARMIES = (LIGHT_PIECES, DARK_PIECES)


def believed(match: Match, observer: int, seat: int) -> Counter[Placement]:
    """Every placement an observer has to reckon with, with its weight."""
    trace = match.view(observer).army(seat).trace
    names = ARMIES[seat]
    found: Counter[Placement] = Counter()
    for places, weight in placements(trace, FIRST[seat]).items():
        regions = [(places >> 5 * piece) & 31 for piece in range(9)]
        standing = [(name, REGION_IDS[region]) for name, region in zip(names, regions, strict=True) if region < 16]
        found[tuple(standing)] += int(weight)
    return found


def chance(match: Match, observer: int, seat: int, region: str) -> dict[str, float]:
    """Who may stand in a region, and how likely it is."""
    found = chances(match.view(observer).army(seat).trace, FIRST[seat])[REGION_IDS.index(region)]
    return {PIECE_IDS[piece]: share for piece, share in found.items()}


# The naive way: keep a list of possible pasts, and let each event multiply or thin them.

Past = dict[str, str]


def pasts(pieces: Iterable[str], regions: str) -> list[Past]:
    """All ways to put these pieces into these regions; a region named twice holds two, whatever their order."""
    found = {tuple(sorted(zip(order, regions.split(), strict=True))) for order in permutations(pieces)}
    return [dict(placement) for placement in found]


def moved(before: list[Past], here: str, there: str, who: str = "") -> list[Past]:
    """Somebody who stood here went there: once for each who can have been it."""
    return [
        {**past, piece: there}
        for past in before
        for piece, region in past.items()
        if region == here and (not who or piece in who.split())
    ]


def met(before: list[Past], piece: str, here: str) -> list[Past]:
    return [past for past in before if past.get(piece) == here]


def went(before: list[Past], piece: str, there: str) -> list[Past]:
    return [{**past, piece: there} for past in before]


def lost(before: list[Past], piece: str) -> list[Past]:
    return [{name: region for name, region in past.items() if name != piece} for past in before]


def counted(found: list[Past], seat: int) -> Counter[Placement]:
    order = ARMIES[seat]
    return Counter(tuple((name, past[name]) for name in order if name in past) for past in found)


def same(one: Counter[Placement], other: Counter[Placement]) -> None:
    """Equal shares: only ratios of weights matter."""
    assert set(one) == set(other)
    assert {key: value * other.total() for key, value in one.items()} == {
        key: value * one.total() for key, value in other.items()
    }


# Set-ups


@pytest.mark.rule("CO-S1", "CO-I1")
def test_after_setting_up_every_set_up_is_equally_likely() -> None:
    match = go_on(start(), "place gimli; place sam; place frodo; place merry; place boromir")
    go_on(match, "place orcs; place troll; place balrog; place warg; place shelob")
    for seat in (LIGHT, DARK):
        found = believed(match, 1 - seat, seat)
        assert (len(found), set(found.values())) == (15120, {1})
        at_home = ("shire", "mordor")[seat]
        assert chance(match, PUBLIC, seat, at_home) == pytest.approx(dict.fromkeys(ARMIES[seat], 4 / 9))
    assert chance(match, DARK, LIGHT, "rhudaur") == pytest.approx(dict.fromkeys(LIGHT_PIECES, 1 / 9))


@pytest.mark.rule("CO-I1")
@pytest.mark.parametrize(
    "regions",
    ["rohan gondor mordor", "rohan rohan mordor", "mordor mordor mordor", "rohan rohan mordor mordor gondor"],
)
def test_small_armies_agree_with_the_enumeration(regions: str) -> None:
    pieces = ("troll", "orcs", "warg", "nazgul", "shelob")[: len(regions.split())]
    places = " ".join(f"{piece}@{region}" for piece, region in zip(pieces, regions.split(), strict=True))
    match = play(f"light frodo@shire; dark {places}")
    same(believed(match, LIGHT, DARK), counted(pasts(pieces, regions), DARK))


# Moves

THREE = "light frodo@shire sam@shire; dark troll@gondor orcs@gondor warg@mordor"
PIECES = ("troll", "orcs", "warg")


@pytest.mark.rule("CO-M6", "CO-I2")
def test_each_piece_of_a_region_may_have_moved() -> None:
    match = play(THREE, "move troll rohan")
    expected = moved(pasts(PIECES, "gondor gondor mordor"), "gondor", "rohan")
    same(believed(match, LIGHT, DARK), counted(expected, DARK))
    assert chance(match, LIGHT, DARK, "rohan") == pytest.approx(dict.fromkeys(PIECES, 1 / 3))


@pytest.mark.rule("CO-I2")
def test_several_moves_agree_with_the_enumeration() -> None:
    match = play(THREE, "move troll rohan; move frodo arthedain; move warg gondor; move frodo rhudaur; move warg rohan")
    expected = pasts(PIECES, "gondor gondor mordor")
    for here, there in (("gondor", "rohan"), ("mordor", "gondor"), ("gondor", "rohan")):
        expected = moved(expected, here, there)
    same(believed(match, LIGHT, DARK), counted(expected, DARK))


SEEN = "light frodo@shire merry@shire gimli@misty-mountains; dark troll@fangorn orcs@gondor warg@gondor nazgul@mordor"


@pytest.mark.rule("CO-I2", "CO-K7")
def test_a_survivor_is_known_to_be_one_of_its_region_and_spreads_once_it_moves() -> None:
    match = play(f"{SEEN}; asks move light", "move gimli fangorn; cards 1 1")
    assert chance(match, LIGHT, DARK, "fangorn") == {"troll": pytest.approx(1)}
    go_on(match, "move orcs fangorn; move frodo arthedain")
    expected = met(pasts(("troll", "orcs", "warg", "nazgul"), "fangorn gondor gondor mordor"), "troll", "fangorn")
    expected = moved(expected, "gondor", "fangorn")
    same(believed(match, LIGHT, DARK), counted(expected, DARK))
    assert chance(match, LIGHT, DARK, "fangorn")["troll"] == pytest.approx(1)
    go_on(match, "move orcs misty-mountains")
    expected = moved(expected, "fangorn", "misty-mountains")
    same(believed(match, LIGHT, DARK), counted(expected, DARK))
    assert chance(match, LIGHT, DARK, "misty-mountains")["troll"] == pytest.approx(1 / 2)
    assert chance(match, LIGHT, DARK, "fangorn")["troll"] == pytest.approx(1 / 2)


@pytest.mark.rule("CO-I2")
def test_a_piece_seen_elsewhere_is_not_here() -> None:
    match = play(f"{SEEN}; asks move light", "move gimli fangorn; cards 1 1")
    for region in ("gondor", "mordor"):
        assert set(chance(match, LIGHT, DARK, region)) == {"orcs", "warg", "nazgul"}


@pytest.mark.rule("CO-K7")
def test_the_eliminated_are_nowhere() -> None:
    match = play(f"{SEEN}; asks move light; played light 1; played dark 6", "move gimli fangorn; cards sacrifice 1")
    expected = lost(
        met(pasts(("troll", "orcs", "warg", "nazgul"), "fangorn gondor gondor mordor"), "troll", "fangorn"), "troll"
    )
    same(believed(match, LIGHT, DARK), counted(expected, DARK))
    same(believed(match, PUBLIC, DARK), counted(expected, DARK))


# Moves that tell who made them


def on_the_way(position: str, action: str, **options: object) -> Match:
    """A match in which a piece is on its way and has not been shown yet."""
    match = Match(GAME, options, position, chance=None)
    match.follow([action])
    return match


def candidates(match: Match, observer: int = PUBLIC) -> set[str]:
    return {PIECE_IDS[piece] for piece in range(18) if match.view(observer).candidates >> piece & 1}


@pytest.mark.rule("CO-D3", "CO-I1")
def test_a_piece_that_moved_sideways_to_attack_a_pair_is_the_witch_king() -> None:
    position = "light frodo@rhudaur sam@rhudaur; dark witch-king@eregion troll@eregion nazgul@mordor"
    assert candidates(on_the_way(position, "move witch-king rhudaur")) == {"witch-king"}


@pytest.mark.rule("CO-D3", "CO-D4")
def test_a_piece_that_moved_sideways_to_attack_one_may_also_be_the_nazgul() -> None:
    position = "light frodo@shire sam@rhudaur; dark witch-king@eregion troll@eregion nazgul@mordor"
    assert candidates(on_the_way(position, "move witch-king rhudaur")) == {"witch-king", "nazgul"}


@pytest.mark.rule("CO-D5", "CO-D4")
@pytest.mark.parametrize(
    ("light", "expected"),
    [("frodo@shire sam@shire", {"black-rider"}), ("frodo@shire", {"black-rider", "nazgul"})],
)
def test_a_charge_is_the_black_rider_or_perhaps_the_nazgul(light: str, expected: set[str]) -> None:
    position = f"light {light}; dark black-rider@mordor troll@mordor nazgul@gondor"
    assert candidates(on_the_way(position, "move black-rider shire")) == expected


@pytest.mark.rule("CO-D4")
def test_a_flight_backward_is_the_nazgul() -> None:
    position = "light frodo@gondor sam@shire; dark nazgul@arthedain troll@arthedain"
    assert candidates(on_the_way(position, "move nazgul gondor")) == {"nazgul"}


@pytest.mark.rule("CO-L6")
def test_a_companion_who_attacks_backward_is_aragorn() -> None:
    position = "light frodo@shire aragorn@eregion sam@eregion; dark troll@cardolan; asks move light"
    assert candidates(on_the_way(position, "move aragorn cardolan")) == {"aragorn"}


@pytest.mark.rule("CO-M1")
def test_a_step_forward_may_be_anybody() -> None:
    match = on_the_way("light frodo@rhudaur sam@shire; dark troll@misty-mountains orcs@mordor", "move troll rhudaur")
    assert candidates(match) == set(DARK_PIECES)


@pytest.mark.rule("CO-D3", "CO-I1")
def test_imagined_worlds_honour_who_can_have_moved() -> None:
    position = "light frodo@rhudaur sam@rhudaur; dark witch-king@eregion troll@eregion nazgul@mordor orcs@mordor"
    match = on_the_way(position, "move witch-king rhudaur")
    worlds, rng = GAME.worlds(match.view(LIGHT)), Rng(7)
    for _ in range(50):
        world = worlds.draw(rng)
        assert [GAME.actions[action].text for action in world.legal()] == ["show witch-king"]
        assert GAME.view(world, LIGHT) == match.view(LIGHT)


@pytest.mark.rule("CO-I1")
def test_imagined_worlds_come_as_often_as_they_are_believed() -> None:
    match = play(THREE, "move troll rohan; move frodo arthedain; move warg gondor; move sam arthedain")
    expected = believed(match, LIGHT, DARK)
    worlds, rng, draws = GAME.worlds(match.view(LIGHT)), Rng(3), 6000
    drawn: Counter[Placement] = Counter()
    for _ in range(draws):
        places = GAME.view(worlds.draw(rng), DARK).dark.places
        assert places is not None
        drawn[tuple((name, REGION_IDS[at]) for name, at in zip(DARK_PIECES, places, strict=True) if at < 16)] += 1
    assert set(drawn) == set(expected)
    for placement, weight in expected.items():
        assert drawn[placement] / draws == pytest.approx(weight / expected.total(), abs=0.03)


# Habits

SET_UP = """place gandalf; place legolas; place aragorn; place merry; place gimli;
    place witch-king; place orcs; place balrog; place saruman; place shelob"""


def share(match: Match, seat: int, piece: str, region: str, *, habits: bool) -> float:
    """How likely a piece of the other side is in a region."""
    weights = placements(match.view(1 - seat).army(seat).trace, FIRST[seat], habits=habits)
    assert min(weights.values()) > 0
    shift, at = 5 * (PIECE_IDS.index(piece) - FIRST[seat]), REGION_IDS.index(region)
    return sum(weight for places, weight in weights.items() if places >> shift & 31 == at) / sum(weights.values())


def test_habits_tell_how_a_side_sets_up_and_rule_nothing_out() -> None:
    match = go_on(start(), SET_UP)
    assert share(match, LIGHT, "frodo", "shire", habits=False) == pytest.approx(4 / 9)
    assert share(match, LIGHT, "frodo", "shire", habits=True) > 0.8
    assert share(match, DARK, "balrog", "mirkwood", habits=False) == pytest.approx(1 / 9)
    assert 0.4 < share(match, DARK, "balrog", "mirkwood", habits=True) < 1


def test_habits_tell_who_moves() -> None:
    """Somebody comes from Mordor: rather the Nazgûl than the Warg, who waits there."""
    match = play("light frodo@shire; dark nazgul@mordor warg@mordor", "move nazgul gondor")
    assert share(match, DARK, "nazgul", "gondor", habits=False) == pytest.approx(1 / 2)
    assert share(match, DARK, "nazgul", "gondor", habits=True) > 0.6


# Things seen in combat


@pytest.mark.rule("CO-L1", "CO-I2")
def test_frodo_who_fled_is_known_where_he_went_until_somebody_leaves() -> None:
    position = "light frodo@rhudaur sam@eregion gimli@shire; dark troll@misty-mountains orcs@mordor"
    match = play(position, "move troll rhudaur; flee eregion")
    pieces = ("frodo", "sam", "gimli")
    expected = went(met(pasts(pieces, "rhudaur eregion shire"), "frodo", "rhudaur"), "frodo", "eregion")
    same(believed(match, DARK, LIGHT), counted(expected, LIGHT))
    go_on(match, "move sam moria")
    expected = moved(expected, "eregion", "moria")
    same(believed(match, DARK, LIGHT), counted(expected, LIGHT))
    assert chance(match, DARK, LIGHT, "moria")["frodo"] == pytest.approx(1 / 2)


@pytest.mark.rule("CO-L2", "CO-I5")
@pytest.mark.parametrize(("answer", "known"), [("reveal frodo", True), ("stand", False)])
def test_frodo_beside_sam_is_known_only_if_he_was_shown(answer: str, known: bool) -> None:
    position = "light frodo@rhudaur sam@rhudaur gimli@shire; dark troll@misty-mountains orcs@mordor"
    match = play(position, f"move troll rhudaur; show sam; {answer}")
    found = chance(match, DARK, LIGHT, "rhudaur")
    assert found["sam"] == pytest.approx(1)
    assert found["frodo"] == pytest.approx(1 if known else 1 / 2)
    assert ("gimli" in found) != known


@pytest.mark.rule("CO-D1", "CO-I4")
@pytest.mark.parametrize(("answer", "known"), [("ambush", True), ("pass", False)])
def test_the_balrog_is_known_only_if_he_strikes(answer: str, known: bool) -> None:
    position = "light frodo@shire merry@eregion; dark balrog@moria troll@rohan; asks move light"
    match = play(position, f"move merry fangorn; {answer}")
    assert chance(match, LIGHT, DARK, "moria")["balrog"] == pytest.approx(1 if known else 1 / 2)


@pytest.mark.rule("CO-D1")
def test_a_traveller_struck_in_the_tunnel_was_one_of_eregion() -> None:
    position = "light frodo@shire merry@eregion sam@eregion gimli@shire; dark balrog@moria; asks move light"
    match = play(position, "move merry fangorn; ambush")
    pieces = ("frodo", "merry", "sam", "gimli")
    expected = lost(met(pasts(pieces, "shire eregion eregion shire"), "merry", "eregion"), "merry")
    same(believed(match, DARK, LIGHT), counted(expected, LIGHT))


@pytest.mark.rule("CO-D2")
def test_shelob_is_known_in_gondor() -> None:
    position = "light frodo@shire merry@rhudaur; dark shelob@misty-mountains troll@gondor orcs@mordor"
    match = play(position, "move shelob rhudaur; cards 1 1")
    assert chance(match, LIGHT, DARK, "gondor") == pytest.approx({"shelob": 1, "troll": 1 / 2, "orcs": 1 / 2})


@pytest.mark.rule("CO-C4", "CO-C6")
def test_those_who_retreat_are_known_where_they_went() -> None:
    position = "light frodo@shire merry@eregion; dark balrog@fangorn troll@rohan orcs@mordor; asks move light"
    match = play(position, "move merry fangorn; cards retreat retreat; retreat rohan; retreat moria")
    assert chance(match, LIGHT, DARK, "rohan") == pytest.approx({"balrog": 1, "troll": 1 / 2, "orcs": 1 / 2})
    assert chance(match, DARK, LIGHT, "moria") == pytest.approx({"merry": 1})


# Extra cards


@pytest.mark.rule("CO-V2", "CO-R27")
def test_gandalf_who_came_back_is_known_in_fangorn() -> None:
    position = "light frodo@shire merry@fangorn sam@shire; dark troll@mordor; asks move light; extra gandalf-the-white"
    match = play(position, "gandalf-the-white")
    assert chance(match, DARK, LIGHT, "fangorn")["gandalf"] == pytest.approx(1)
    go_on(match, "move troll gondor; move merry rohan")
    assert chance(match, DARK, LIGHT, "fangorn")["gandalf"] == pytest.approx(1 / 2)


@pytest.mark.rule("CO-V3", "CO-R24")
def test_what_the_palantir_showed_is_known_to_the_players_only() -> None:
    position = "light frodo@shire merry@rhudaur sam@rhudaur gimli@shire; dark troll@mordor; extra palantir"
    match = play(position, "palantir rhudaur; show merry; move troll gondor")
    for observer in (LIGHT, DARK):
        assert chance(match, observer, LIGHT, "rhudaur")["merry"] == pytest.approx(1)
    assert chance(match, PUBLIC, LIGHT, "rhudaur")["merry"] == pytest.approx(1 / 2)
    go_on(match, "move sam high-pass")
    assert chance(match, DARK, LIGHT, "high-pass")["merry"] == pytest.approx(1 / 2)
    assert chance(match, PUBLIC, LIGHT, "high-pass")["merry"] == pytest.approx(1 / 4)


@pytest.mark.rule("CO-V4", "CO-R25")
def test_anybody_of_the_region_may_have_been_recalled() -> None:
    match = play(f"{THREE}; extra recall", "recall troll")
    same(believed(match, LIGHT, DARK), counted(moved(pasts(PIECES, "gondor gondor mordor"), "gondor", "mordor"), DARK))


@pytest.mark.rule("CO-V1")
def test_two_steps_with_shadowfax_are_of_one_piece() -> None:
    position = "light frodo@shire merry@shire sam@arthedain; dark troll@mordor; asks move light; extra shadowfax"
    match = play(position, "shadowfax; move merry arthedain; move merry rhudaur")
    expected = moved(pasts(("frodo", "merry", "sam"), "shire shire arthedain"), "shire", "rhudaur")
    same(believed(match, DARK, LIGHT), counted(expected, LIGHT))


@pytest.mark.rule("CO-V1", "CO-L6", "CO-R26")
def test_a_piece_that_halts_beside_an_enemy_is_not_aragorn() -> None:
    light = "light frodo@shire merry@rhudaur aragorn@rhudaur sam@mirkwood pippin@mirkwood"
    match = play(
        f"{light}; dark troll@rohan; asks move light; extra shadowfax", "shadowfax; move merry high-pass; halt"
    )
    assert "aragorn" in chance(match, DARK, LIGHT, "high-pass"), "no enemy beside High Pass: Aragorn would halt as well"
    light = "light frodo@shire merry@fangorn aragorn@fangorn sam@gondor pippin@gondor gimli@mordor legolas@mordor"
    full = f"{light} boromir@mordor gandalf@mordor; dark troll@mirkwood; asks move light; extra shadowfax"
    match = play(full, "shadowfax; move merry dagorlad; halt")
    assert "aragorn" not in chance(match, DARK, LIGHT, "dagorlad")


@pytest.mark.rule("CO-V1", "CO-D1")
def test_a_traveller_that_shadowfax_brought_to_eregion_came_from_where_he_came_from() -> None:
    """Sam was seen in Arthedain, Legolas went from there by Eregion into the tunnel: Sam is still in Arthedain."""
    position = (
        "light frodo@eregion legolas@arthedain sam@arthedain; dark balrog@moria troll@mordor; asks move light; "
        "extra shadowfax; seen light stood 0200100000000000 out 2,3,4,5,7,8 | met sam arthedain"
    )
    match = play(position, "shadowfax; move legolas eregion; move legolas fangorn; ambush")
    assert chance(match, DARK, LIGHT, "arthedain") == pytest.approx({"sam": 1})
    assert chance(match, DARK, LIGHT, "eregion") == pytest.approx({"frodo": 1})


# Frodo and Mordor


@pytest.mark.rule("CO-E1", "CO-I1")
def test_a_companion_who_entered_mordor_and_did_not_win_is_not_frodo() -> None:
    match = play("light frodo@gondor sam@gondor; dark troll@rohan; asks move light", "move sam mordor")
    assert chance(match, DARK, LIGHT, "mordor") == pytest.approx({"sam": 1})
    assert chance(match, DARK, LIGHT, "gondor") == pytest.approx({"frodo": 1})


@pytest.mark.rule("CO-E1", "CO-I1")
def test_no_imagined_world_has_frodo_in_mordor() -> None:
    match = play("light frodo@gondor sam@gondor; dark troll@rohan; asks move light", "move sam mordor")
    worlds, rng = GAME.worlds(match.view(DARK)), Rng(1)
    for _ in range(30):
        places = GAME.view(worlds.draw(rng), LIGHT).light.places
        assert places is not None
        assert places[0] != REGION_IDS.index("mordor")
