"""Two games with sides swapped."""

import pytest

from tests.rulebook.confrontation.table import go_on, play
from threerings.core.game import Outcome
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import DARK, LIGHT

LIGHT_WINS_FIVE = (
    "light frodo@gondor sam@shire merry@shire pippin@shire gimli@rhudaur; "
    "dark troll@rohan orcs@rohan warg@moria balrog@mordor shelob@mordor saruman@fangorn; asks move light"
)


def won(winner: int, pieces: int) -> Outcome:
    return Outcome(winner, "mordor" if winner == LIGHT else "shire", (pieces, 0) if winner == LIGHT else (0, pieces))


@pytest.mark.rule("CO-W1")
def test_w01_the_winner_scores_the_own_pieces_on_the_board_the_loser_nothing() -> None:
    match = play(LIGHT_WINS_FIVE, "move frodo mordor")
    assert match.outcome == Outcome(LIGHT, "mordor", (5, 0))


@pytest.mark.rule("CO-W1")
def test_w02_one_player_wins_both_games() -> None:
    first = play(LIGHT_WINS_FIVE, "move frodo mordor").outcome
    second = play("light frodo@gondor sam@rohan; dark troll@shire orcs@shire warg@arthedain", "move warg shire").outcome
    assert first is not None
    assert second is not None
    assert second == Outcome(DARK, "shire", (0, 3))
    assert GAME.double(first, second) == Outcome(0, "double-points", (8, 0))


@pytest.mark.rule("CO-W1")
def test_w03_the_higher_total_wins() -> None:
    assert GAME.double(won(LIGHT, 4), won(LIGHT, 6)) == Outcome(1, "double-points", (4, 6))
    assert GAME.double(won(DARK, 4), won(DARK, 6)) == Outcome(0, "double-points", (6, 4))


@pytest.mark.rule("CO-W1", "CO-R29")
@pytest.mark.parametrize("winner", [LIGHT, DARK])
def test_w04_equal_totals_are_a_draw(winner: int) -> None:
    assert GAME.double(won(winner, 4), won(winner, 4)) == Outcome(None, "double-tie", (4, 4))


@pytest.mark.rule("CO-W1", "CO-E4")
def test_w05_dark_scores_its_pieces_when_light_cannot_move() -> None:
    jammed = "light merry@mordor sam@mordor pippin@mordor legolas@mordor gimli@gondor boromir@gondor frodo@rohan"
    match = play(f"{jammed}; dark troll@arthedain orcs@rhudaur warg@eregion", "move troll shire; stuck")
    assert match.outcome == Outcome(DARK, "no-move", (0, 3))


@pytest.mark.rule("CO-W1", "CO-R27")
def test_w06_gandalf_who_came_back_counts() -> None:
    match = play(
        "light frodo@gondor; dark troll@rohan; asks move light", "gandalf-the-white", variants="gandalf-the-white"
    )
    go_on(match, "move troll moria; move frodo mordor")
    assert match.outcome == Outcome(LIGHT, "mordor", (2, 0))


@pytest.mark.rule("CO-W1")
def test_pieces_that_are_out_do_not_count_even_if_the_last_combat_took_them() -> None:
    match = play(
        "light frodo@rhudaur sam@shire; dark black-rider@misty-mountains troll@mordor", "move black-rider rhudaur"
    )
    assert go_on(match, "stand; cards 3 1").outcome == Outcome(DARK, "frodo", (0, 1))
