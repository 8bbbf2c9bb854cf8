"""What can be known of hidden pieces, against an enumeration that only knows the moves of the game."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

import pytest

from tests.rulebook.confrontation.table import DARK_PIECES, LIGHT_PIECES, go_on, play, start
from tests.support.possibilities import Possibilities
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, BadPosition
from threerings.core.match import Match
from threerings.games.confrontation import GAME
from threerings.games.confrontation.belief import chances, placements
from threerings.games.confrontation.components import DARK, LIGHT, PIECE_IDS, REGION_IDS
from threerings.games.confrontation.knowledge import knowledge
from threerings.games.confrontation.observation import may_stand
from threerings.games.confrontation.rules import ConfrontationState

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


@pytest.mark.rule("CO-R26", "CO-V1", "CO-L6")
@pytest.mark.parametrize("dark", ["troll@mirkwood", "troll@rohan"], ids=["Aragorn could attack", "nobody could"])
def test_stopping_after_shadowfax_tells_nothing_about_the_piece(dark: str) -> None:
    light = "light frodo@shire merry@fangorn aragorn@fangorn sam@gondor pippin@gondor gimli@mordor legolas@mordor"
    full = f"{light} boromir@mordor gandalf@mordor; dark {dark} orcs@high-pass; asks move light; extra shadowfax"
    match = play(full, "shadowfax; move merry dagorlad; halt")
    found = chance(match, DARK, LIGHT, "dagorlad")
    assert found == pytest.approx({"frodo": 1 / 5, **dict.fromkeys(LIGHT_PIECES[1:], 1 / 10)})


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


# What a player could do, or could not


def enumerated(light: str, dark: str, action: str, seat: int, **options: object) -> Counter[Placement]:
    """Every placement of a side after an action that looks like this one, from all that could have been played.

    It begins with all ways to mix the pieces of that side, each set up as a match of its own.
    """
    sides = [light.split(), dark.split()]
    names, regions = zip(*(word.split("@") for word in sides[seat]), strict=True)
    truth = play(f"light {light}; dark {dark}; asks move {('light', 'dark')[seat]}", **options)
    seen = GAME.witness(state_of(truth, options), GAME.action(action).index, 1 - seat)
    found: Counter[Placement] = Counter()
    for past in pasts(names, " ".join(regions)):
        if past.get("frodo") == "mordor":
            continue
        sides[seat] = [f"{name}@{region}" for name, region in past.items()]
        position = f"light {' '.join(sides[0])}; dark {' '.join(sides[1])}; asks move {('light', 'dark')[seat]}"
        state = state_of(play(position, **options), options)
        for twin in state.legal():
            if GAME.witness(state, twin, 1 - seat) == seen:
                match = play(position, GAME.actions[twin].text, **options)
                places = match.view(seat).army(seat).places
                standing = zip(ARMIES[seat], places, strict=True)
                found[tuple((name, REGION_IDS[at]) for name, at in standing if at < 16)] += 1
    return found


def state_of(match: Match, options: dict[str, object]) -> ConfrontationState:
    return GAME.setup(match.open_position(), {name.replace("_", "-"): value for name, value in options.items()})


JAMMED = "frodo@gondor aragorn@{} sam@{} merry@mordor pippin@mordor gimli@mordor"
"""Mordor is full, so nobody can step forward; only Aragorn might attack from where he stands."""
IN_GONDOR, NOT_IN_GONDOR = JAMMED.format("gondor", "mordor"), JAMMED.format("mordor", "gondor")
EXTRA = "shadowfax gandalf-the-white palantir recall"
USES = [
    pytest.param(IN_GONDOR, "troll@rohan", "gandalf-the-white", {"aragorn"}, "strict", id="only in Gondor he could"),
    pytest.param(IN_GONDOR, "troll@dagorlad", "gandalf-the-white", None, "strict", id="he could anywhere"),
    pytest.param(NOT_IN_GONDOR, "troll@rohan", "gandalf-the-white", None, "lenient", id="the card saves"),
    pytest.param(f"{IN_GONDOR} legolas@shire", "troll@rohan", "gandalf-the-white", None, "strict", id="others could"),
    pytest.param(
        NOT_IN_GONDOR, "troll@rohan", "stuck", {"sam", "merry", "pippin", "gimli"}, "strict", id="he could not"
    ),
]


@pytest.mark.rule("CO-R19", "CO-V2", "CO-E4", "CO-L6")
@pytest.mark.parametrize(("light", "dark", "action", "beside", "strictness"), USES)
def test_having_a_move_or_none_tells_of_aragorn(
    light: str, dark: str, action: str, beside: set[str] | None, strictness: str
) -> None:
    options = {"no_move": strictness, "variants": EXTRA}
    match = play(f"light {light}; dark {dark}; asks move light", action, **options)
    expected = enumerated(light, dark, action, LIGHT, **options)
    for observer in (DARK, PUBLIC):
        same(believed(match, observer, LIGHT), expected)
        companions = set(chance(match, observer, LIGHT, "gondor")) - {"frodo", "gandalf"}
        assert beside is None or companions == beside
    again = Match(GAME, match.options, match.open_position(), chance=None)
    assert again.open_position() == match.open_position()


@pytest.mark.rule("CO-R19", "CO-V2", "CO-L6")
def test_worlds_and_observations_know_it_too() -> None:
    match = play(
        f"light {IN_GONDOR}; dark troll@rohan; asks move light", "gandalf-the-white", no_move="strict", variants=EXTRA
    )
    worlds, rng, gondor = GAME.worlds(match.view(DARK)), Rng(1), REGION_IDS.index("gondor")
    for _ in range(30):
        places = GAME.view(worlds.draw(rng), LIGHT).light.places
        assert places is not None
        assert places[PIECE_IDS.index("aragorn")] == gondor
    trace = state_of(match, {"no_move": "strict", "variants": EXTRA}).light.seen
    assert may_stand(trace, 0).of(PIECE_IDS.index("aragorn")) == 1 << gondor


@pytest.mark.rule("CO-R19", "CO-V2", "CO-M6")
@pytest.mark.parametrize("strictness", ["strict", "lenient"])
def test_the_worlds_are_all_that_can_have_come_about(strictness: str) -> None:
    """Sam or Aragorn goes on to Mordor. Then only Aragorn, if he stayed, could move; yet Gandalf is called."""
    position = """
    light frodo@dagorlad sam@gondor aragorn@gondor merry@mordor pippin@mordor gimli@mordor
    dark troll@rohan orcs@arthedain; asks move light
    seen light stood 0000000000000123 out 4,6,8 | met frodo dagorlad | met sam gondor | met aragorn gondor
    """
    truth = GAME.setup(position, {"no-move": strictness, "variants": EXTRA})
    possible, counts = Possibilities(GAME, truth, DARK), []
    for text in ("move sam mordor", "move orcs shire", "gandalf-the-white"):
        action = GAME.action(text).index
        possible.witnessed(truth, action)
        truth.play(action)
        possible.agree_with_draws(truth)
        counts.append(len(possible.states))
    assert counts == [2, 2, 1 if strictness == "strict" else 2]


@pytest.mark.rule("CO-R19", "CO-V3", "CO-V4")
@pytest.mark.parametrize("dark", ["nazgul@shire troll@shire", "nazgul@shire troll@arthedain", "nazgul@shire"])
@pytest.mark.parametrize("action", ["recall nazgul", "palantir gondor"])
@pytest.mark.parametrize("strictness", ["strict", "lenient"])
def test_dark_tells_nothing_by_having_a_move(dark: str, action: str, strictness: str) -> None:
    """If nobody of Dark can step forward, all are in the Shire: then everybody knows who they are anyway."""
    options = {"no_move": strictness, "variants": EXTRA}
    match = play(f"light frodo@gondor; dark {dark}; asks move dark", action, **options)
    same(believed(match, LIGHT, DARK), enumerated("frodo@gondor", dark, action, DARK, **options))


# Frodo and Mordor


@pytest.mark.rule("CO-E1", "CO-I1")
def test_a_companion_who_entered_mordor_and_did_not_win_is_not_frodo() -> None:
    match = play("light frodo@gondor sam@gondor; dark troll@rohan; asks move light", "move sam mordor")
    assert chance(match, DARK, LIGHT, "mordor") == pytest.approx({"sam": 1})
    assert chance(match, DARK, LIGHT, "gondor") == pytest.approx({"frodo": 1})


IN_MORDOR = [
    "light merry@mordor frodo@dagorlad; dark orcs@rohan",
    "light merry@mordor sam@mordor frodo@dagorlad gimli@gondor; dark orcs@rohan",
    "light merry@mordor frodo@dagorlad; dark orcs@rohan; seen light stood 0000000000000101 out 1,2,4,5,6,7,8",
    """light merry@mordor frodo@dagorlad gimli@gondor; dark orcs@rohan
    seen light stood 0000000000000210 out 1,2,4,5,6,8 | moved dagorlad mordor all""",
    "moving light; gallop 2; mover merry dagorlad all; light frodo@dagorlad merry@mordor; dark warg@rohan",
    """light merry@mordor frodo@dagorlad; dark orcs@mordor troll@mordor; asks show nature; moving light
    mover merry dagorlad all; fight - - mordor; combat first""",
]
"""Somebody of Light stands in Mordor, and the match goes on."""


@pytest.mark.rule("CO-E1", "CO-I1")
@pytest.mark.parametrize("position", IN_MORDOR)
def test_set_up_by_hand_nobody_in_mordor_is_taken_for_frodo(position: str) -> None:
    match = Match(GAME, {}, position, chance=None)
    mordor = REGION_IDS.index("mordor")
    worlds, likely, rng = GAME.worlds(match.view(DARK)), GAME.likely(match.view(DARK)), Rng(5)
    for _ in range(30):
        for world in (worlds.draw(rng), likely.draw(rng)):
            places = GAME.view(world, LIGHT).light.places
            assert places is not None
            assert places[0] != mordor
            assert GAME.view(world, DARK) == match.view(DARK)
    for observer in (DARK, PUBLIC):
        known = knowledge(match.view(observer), LIGHT)
        assert PIECE_IDS.index("frodo") not in (*known.certain[mordor], *known.possible[mordor])
    assert not may_stand(state_of(match, {}).light.seen, 0).of(PIECE_IDS.index("frodo")) >> mordor & 1
    assert match.open_position() == Match(GAME, {}, match.open_position(), chance=None).open_position()


@pytest.mark.rule("CO-E1", "CO-I1")
def test_of_two_in_mordor_neither_is_frodo_and_the_chances_say_so() -> None:
    match = play(IN_MORDOR[1])
    pieces = ("frodo", "merry", "sam", "gimli")
    expected = [past for past in pasts(pieces, "dagorlad gondor mordor mordor") if past["frodo"] != "mordor"]
    same(believed(match, DARK, LIGHT), counted(expected, LIGHT))
    assert chance(match, DARK, LIGHT, "dagorlad")["frodo"] == pytest.approx(1 / 2)
    assert chance(match, PUBLIC, LIGHT, "mordor") == pytest.approx(dict.fromkeys(("merry", "sam", "gimli"), 2 / 3))


@pytest.mark.rule("CO-E1")
def test_when_the_match_is_won_frodo_in_mordor_is_known() -> None:
    match = play("light frodo@mordor sam@mordor; dark orcs@rohan; asks over public; won light mordor")
    assert chance(match, PUBLIC, LIGHT, "mordor") == pytest.approx({"frodo": 1, "sam": 1})


def test_a_trace_that_has_frodo_in_mordor_is_refused() -> None:
    seen = "stood 0000000000000102 out 1,2,4,5,6,8 | went frodo mordor | moved mordor gondor all"
    with pytest.raises(BadPosition, match="Frodo"):
        play(f"light merry@mordor gimli@mordor frodo@gondor; dark orcs@rohan; seen light {seen}")


@pytest.mark.rule("CO-E1", "CO-I1")
def test_no_imagined_world_has_frodo_in_mordor() -> None:
    match = play("light frodo@gondor sam@gondor; dark troll@rohan; asks move light", "move sam mordor")
    worlds, rng = GAME.worlds(match.view(DARK)), Rng(1)
    for _ in range(30):
        places = GAME.view(worlds.draw(rng), LIGHT).light.places
        assert places is not None
        assert places[0] != REGION_IDS.index("mordor")
