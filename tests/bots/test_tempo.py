"""When a bot's answer comes: level and public facts decide it, and nothing else."""

import pytest

from threerings.bots import BOTS, LEVELS
from threerings.bots.tempo import BEAT, Tempo, on_the_beat


@pytest.mark.parametrize(
    ("bot", "again", "beats"),
    [
        ("beginner", False, 1),
        ("casual", False, 1),
        ("club", True, 1),
        ("expert", False, 1),
        ("random", False, 1),
        ("master", False, 4),
        ("master", True, 2),
        ("plain", False, 4),
    ],
)
def test_the_pace_of_a_bot(bot: str, again: bool, beats: int) -> None:
    assert Tempo().pace(bot, again).beats == beats


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("again", [False, True])
def test_thought_fits_into_the_pace(bot: str, again: bool) -> None:
    pace = Tempo().pace(bot, again)
    assert pace.beats * BEAT - pace.thought > BEAT / 4, "what else there is to do has to fit in too"
    shorter = Tempo(beat=BEAT / 2).pace(bot, again)
    assert (shorter.beats, shorter.thought) == (pace.beats, pace.thought / 2)
    if bot in LEVELS and not again:
        assert pace.thought == LEVELS[bot].budget.seconds


@pytest.mark.parametrize(("spent", "due"), [(0.0, 2.0), (0.1, 2.0), (1.999, 2.0), (2.1, 2.5), (2.5, 2.5), (7.2, 7.5)])
def test_an_answer_comes_on_the_beat_and_never_early(spent: float, due: float) -> None:
    now = [100.0]

    def think() -> str:
        now[0] += spent
        return "this"

    def sleep(seconds: float) -> None:
        now[0] += seconds

    pace = Tempo(0.5).pace("master", again=False)
    assert on_the_beat(pace, think, lambda: now[0], sleep) == "this"
    assert now[0] == pytest.approx(100 + due)


def test_without_a_beat_nobody_waits() -> None:
    pace = Tempo(0.0).pace("master", again=False)
    assert (pace.thought, pace.rest(0.0), pace.rest(3.0)) == (0.0, 0.0, 0.0)
