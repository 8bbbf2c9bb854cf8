"""The law of ratings: of people whose strength is known they find the order, and what a side is worth is nobody's."""

import pytest

from tests.support.people import GAME, Village
from threerings.bots import LEVELS
from threerings.games import OURS
from threerings.store.ratings import Contest, Known, Rating, Skill
from threerings.web.rating import ADVANTAGE, SURE, counted, figure, newcomer, rated_bots, weight

FOUND = 0.85


@pytest.mark.parametrize("advantage", [-200.0, 0.0, 120.0])
def test_the_true_order_is_found_and_the_side_is_charged_to_nobody(advantage: float) -> None:
    village = Village(30, advantage, seed=4)
    village.play(300)
    before, sure = village.error(), village.worth
    village.play(2700)
    assert min(village.order(0), village.order(1)) > FOUND
    assert village.error() < before
    assert abs(village.charged()) < 40, "those who play the better side look no better"
    assert village.worth is not None
    assert sure is not None
    assert abs(village.worth.points - advantage) < 60
    assert village.worth.spread < sure.spread
    assert village.covered() > 0.85


def test_without_a_side_of_its_own_the_advantage_would_be_charged() -> None:
    """The law above can fail."""
    village = Village(30, 200.0, seed=4)
    for _ in range(1500):
        village.worth = Skill(0.0, 0.001)
        village.play(1)
    assert village.charged() > 40


def met(players: tuple[str, str], winner: int | None, known: Known) -> tuple[Rating | None, Rating | None]:
    return counted(Contest("m", GAME, players, winner), known).ratings


def test_a_newcomer_has_a_rating_after_a_few_matches_with_bots() -> None:
    strong: Rating | None = None
    weak: Rating | None = None
    for number in range(6):
        side = number % 2
        for_strong = ("anna", "bot club") if side == 0 else ("bot club", "anna")
        strong = met(for_strong, side, known(strong, side))[side]
        for_weak = ("bert", "bot beginner") if side == 0 else ("bot beginner", "bert")
        weak = met(for_weak, 1 - side, known(weak, side))[side]
    assert strong is not None
    assert weak is not None
    bots = rated_bots(GAME)
    assert figure(strong.on(0)).points > bots["club"]
    assert figure(weak.on(0)).points < bots["beginner"] + 50
    assert figure(strong.on(0)).error < figure(newcomer("anna", GAME).on(0)).error * 0.75
    assert strong.matches == (3, 3)


def known(rating: Rating | None, side: int, again: int = 0) -> Known:
    return Known((rating, None) if side == 0 else (None, rating), None, again)


def test_every_level_stands_on_the_scale_of_every_game() -> None:
    for game in OURS:
        assert set(rated_bots(game)) == set(LEVELS)
        assert newcomer("anna", game).common.points in rated_bots(game).values()


def test_a_draw_with_somebody_better_raises_and_a_lost_match_never_does() -> None:
    good = newcomer("anna", GAME)._replace(common=Skill(1200.0, 50.0))
    poor = newcomer("bert", GAME)._replace(common=Skill(500.0, 50.0))
    draw = counted(Contest("m", GAME, ("anna", "bert"), None), Known((good, poor), Skill(0.0, 10.0)))
    assert draw.gained[0] < 0 < draw.gained[1]
    lost = counted(Contest("m", GAME, ("anna", "bert"), 0), Known((good, poor), Skill(0.0, 10.0)))
    assert lost.gained[1] <= 0 <= lost.gained[0]
    assert lost.gained[0] < 5, "who was to win gains little"


def test_who_meets_the_same_again_and_again_gains_less_and_less() -> None:
    shares = [weight(again) for again in range(8)]
    assert shares == sorted(shares, reverse=True)
    assert shares[:4] == [1, 1, 1, 0.5]
    gains = []
    for again in range(8):
        found = counted(Contest("m", GAME, ("anna", "bert"), 0), Known((None, None), None, again))
        gains.append(found.gained[0])
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < gains[0] / 4


def test_the_better_side_gains_less_once_it_is_known_to_be_better() -> None:
    both = (newcomer("anna", GAME), newcomer("bert", GAME))
    even, better = (
        counted(Contest("m", GAME, ("anna", "bert"), 0), Known(both, Skill(points, ADVANTAGE / 10))).gained[0]
        for points in (0.0, 200.0)
    )
    assert better < even
    assert figure(Skill(100.4, 10.0)) == (100, round(SURE * 10))
