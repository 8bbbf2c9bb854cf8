"""Sets as bit masks, and the generator: the same numbers interpreted and compiled."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from threerings.core.chance import Rng
from threerings.core.zones import bit, count, lowest, members, nth

ZONES = st.sets(st.integers(0, 61))


@given(ZONES)
def test_a_mask_is_a_set(zone: set[int]) -> None:
    mask = sum(bit(member) for member in zone)
    assert mask == sum(1 << member for member in zone)
    assert count(mask) == len(zone)
    assert members(mask) == sorted(zone)
    assert members(mask, 100) == [100 + member for member in sorted(zone)]
    assert [nth(mask, place) for place in range(len(zone))] == sorted(zone)
    if zone:
        assert lowest(mask) == min(zone)


def test_the_stream_is_the_same_everywhere() -> None:
    rng = Rng(2026)
    assert [rng.word() for _ in range(4)] == [1147785340, 1745257408, 1701411569, 1316022509]


@given(st.integers(), st.integers(1, 2**31))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(ZONES.filter(bool), st.integers(0, 2**32))
def test_picks_and_subsets_come_from_the_set(zone: set[int], seed: int) -> None:
    rng, mask = Rng(seed), sum(1 << member for member in zone)
    assert rng.pick(mask) in zone
    for size in range(len(zone) + 1):
        part = rng.subset(mask, size)
        assert count(part) == size
        assert part & ~mask == 0


def test_every_subset_comes_about_equally_often() -> None:
    rng = Rng(1)
    drawn = Counter(rng.subset(0b11011, 2) for _ in range(6000))
    assert len(drawn) == 6
    assert all(850 < times < 1150 for times in drawn.values())
