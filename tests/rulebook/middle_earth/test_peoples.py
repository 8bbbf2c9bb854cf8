"""Chapter 6: peoples and their alliances."""

import pytest

from tests.rulebook.middle_earth.table import (
    EVERYBODY,
    asked,
    choices,
    coins,
    go_on,
    legal,
    lie,
    play,
    side,
    tokens,
    top,
    won,
)
from threerings.games.middle_earth.components import FELLOWSHIP, SAURON, TOKEN_IDS

PAIRS = {
    "elves": ("elven-guest", "elven-song"),
    "dwarves": ("dwarf-smith", "dwarf-hall"),
    "hobbits": ("hobbit-cook", "hobbit-gardener"),
    "humans": ("horse-breeder", "chronicler"),
    "ents": ("ent-grove", "ent-moot"),
    "wizards": ("staff-bearer", "wizard-lore"),
}
"""The two green cards of each people."""


def second(people: str, more: str = "") -> str:
    """Sauron about to play the second card of a people."""
    first, card = PAIRS[people]
    filler = "treasury" if people in ("ents", "wizards") else "tribute"
    return f"{lie(card, filler)}; sauron cards {first}; sauron coins 9; {more}"


def third(more: str = "", cards: str = "elven-guest dwarf-smith") -> str:
    """Sauron about to play the card of a third people, hobbits."""
    return f"{lie('hobbit-gardener', 'tribute')}; sauron cards {cards}; sauron coins 9; {more}"


# Two of one people


@pytest.mark.rule("ME-A1")
@pytest.mark.parametrize("people", PAIRS)
def test_two_symbols_of_a_people_reveal_two_of_its_tokens_to_keep_one(people: str) -> None:
    card = PAIRS[people][1]
    match = play(second(people), f"play {card}")
    assert asked(match) == "reveal nature"
    shown = sorted(choices(match, "reveal"))[:2]
    assert {token.split("-")[0] for token in choices(match, "reveal")} == {people}
    go_on(match, *(f"reveal {token}" for token in shown))
    assert legal(match) == {f"keep {token}" for token in shown}, "one has to be kept"
    assert asked(match) == "keep sauron"


@pytest.mark.rule("ME-A1", "ME-A3")
def test_the_other_token_goes_back_on_top_of_its_stack() -> None:
    match = play(second("elves"), "play elven-song", "reveal elves-wisdom", "reveal elves-paths", "keep elves-paths")
    assert (tokens(match, SAURON), top(match, "elves")) == ({"elves-paths"}, "elves-wisdom")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-A1")
def test_one_symbol_of_a_people_reveals_nothing() -> None:
    match = play(f"{lie('elven-song', 'tribute')}; sauron coins 9", "play elven-song")
    assert (asked(match), tokens(match, SAURON)) == ("choose fellowship", set())


@pytest.mark.rule("ME-A1")
def test_a_symbol_of_the_other_player_makes_no_pair() -> None:
    match = play(f"{lie('elven-song', 'tribute')}; sauron coins 9; fellowship cards elven-guest", "play elven-song")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-A1", "ME-A3")
def test_a_top_token_that_is_known_is_revealed_again_and_only_the_next_is_drawn() -> None:
    match = play(second("elves", "tops elves-trade"), "play elven-song")
    assert choices(match, "reveal") == {"elves-paths", "elves-wisdom"}
    go_on(match, "reveal elves-wisdom")
    assert choices(match, "keep") == {"elves-trade", "elves-wisdom"}


# Three different peoples


@pytest.mark.rule("ME-A2")
def test_the_third_people_reveals_the_top_token_of_each_of_the_three_to_keep_one() -> None:
    match = play(third(), "play hobbit-gardener")
    revealed = []
    for _ in range(3):
        assert len(choices(match, "reveal")) == 3
        revealed.append(min(choices(match, "reveal")))
        go_on(match, f"reveal {revealed[-1]}")
    assert {token.split("-")[0] for token in revealed} == {"elves", "dwarves", "hobbits"}
    assert legal(match) == {f"keep {token}" for token in revealed}


@pytest.mark.rule("ME-A2", "ME-A3")
def test_the_other_two_go_back_on_top_of_their_stacks() -> None:
    match = play(third("tops elves-trade dwarves-masons hobbits-gifts"), "play hobbit-gardener")
    assert asked(match) == "keep sauron", "all three are known"
    go_on(match, "keep dwarves-masons")
    assert tokens(match, SAURON) == {"dwarves-masons"}
    assert [top(match, people) for people in ("elves", "dwarves", "hobbits")] == ["elves-trade", "?", "hobbits-gifts"]


@pytest.mark.rule("ME-A2")
def test_the_fourth_people_reveals_nothing() -> None:
    match = play(third(cards="elven-guest dwarf-smith horse-breeder"), "play hobbit-gardener")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-A2")
def test_two_peoples_reveal_nothing() -> None:
    assert asked(play(third(cards="elven-guest"), "play hobbit-gardener")) == "choose fellowship"


@pytest.mark.rule("ME-A2", "ME-A3")
def test_with_three_peoples_a_pair_still_reveals_its_two_tokens_and_only_those() -> None:
    match = play(second("elves", "fellowship coins 0").replace("elven-guest", "elven-guest dwarf-smith hobbit-cook"))
    go_on(match, "play elven-song")
    assert choices(match, "reveal") == {"elves-trade", "elves-paths", "elves-wisdom"}
    go_on(match, "reveal elves-trade", "reveal elves-paths", "keep elves-paths")
    assert asked(match) == "choose fellowship"


@pytest.mark.rule("ME-A3")
def test_one_symbol_serves_both_conditions() -> None:
    """The symbols of a pair that has brought a token count for the three peoples, too."""
    cards = "elven-guest elven-song dwarf-smith"
    match = play(third("sauron tokens elves-paths; tops elves-trade dwarves-masons hobbits-gifts", cards))
    go_on(match, "play hobbit-gardener")
    assert choices(match, "keep") == {"elves-trade", "dwarves-masons", "hobbits-gifts"}


@pytest.mark.rule("ME-A3", "ME-I1")
@pytest.mark.parametrize("observer", EVERYBODY)
def test_tokens_shown_are_known_to_everybody_and_where_the_rejected_ones_lie(observer: int) -> None:
    match = play(second("elves"), "play elven-song", "reveal elves-wisdom", "reveal elves-paths", "keep elves-paths")
    assert top(match, "elves", observer) == "elves-wisdom"
    assert match.logs[observer] == match.log


@pytest.mark.rule("ME-A3")
def test_a_token_rejected_is_offered_to_the_other_player_next() -> None:
    position = f"{lie('elven-song', 'dwarf-hall', 'tribute')}; sauron cards elven-guest; fellowship cards dwarf-smith"
    match = play(f"{position}; sauron coins 9; fellowship coins 9; up grey-havens", "play elven-song")
    go_on(match, "reveal elves-wisdom", "reveal elves-paths", "keep elves-paths", "landmark grey-havens", "call elves")
    assert choices(match, "keep") == {"elves-wisdom", "elves-trade"}, "the two that are left"


# Six peoples


FIVE = "elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot"


@pytest.mark.rule("ME-A4")
def test_six_different_peoples_win_at_once() -> None:
    match = play(f"{lie('wizard-lore', 'treasury')}; sauron cards {FIVE}; sauron coins 9", "play wizard-lore")
    assert won(match) == "sauron peoples"


@pytest.mark.rule("ME-A4")
def test_five_peoples_do_not_win_however_many_symbols() -> None:
    cards = f"{FIVE} elven-song dwarf-hall hobbit-gardener chronicler"
    position = f"{lie('ent-grove', 'treasury')}; sauron cards {cards}; sauron coins 9; fellowship tokens"
    match = play(f"{position} ents-awakening ents-wrath ents-march", "play ent-grove")
    assert (won(match), asked(match), side(match, SAURON).support) == ("", "choose fellowship", 5)


@pytest.mark.rule("ME-A4")
def test_the_eagles_are_the_sixth_people() -> None:
    cards = "elven-guest dwarf-smith hobbit-cook horse-breeder"
    position = f"{lie('ent-moot', 'treasury')}; sauron coins 9; sauron tokens hobbits-eagles"
    assert won(play(f"{position}; sauron cards {cards}", "play ent-moot")) == "sauron peoples"
    match = play(f"{position}; sauron cards {cards.replace('elven-guest ', '')}", "play ent-moot")
    assert (won(match), asked(match)) == ("", "choose fellowship")


@pytest.mark.rule("ME-A4", "ME-E1")
def test_the_eagles_win_when_they_come_last() -> None:
    cards = "elven-guest dwarf-smith hobbit-cook horse-breeder ent-moot"
    match = play(f"{lie('treasury')}; up grey-havens; player fellowship; fellowship coins 9; fellowship cards {cards}")
    go_on(match, "landmark grey-havens", "call hobbits", "reveal hobbits-eagles", "reveal hobbits-gifts")
    assert won(match) == "", "shown, not kept yet"
    go_on(match, "keep hobbits-eagles")
    assert won(match) == "fellowship peoples"


@pytest.mark.rule("ME-A4")
def test_the_eagles_do_not_count_as_one_of_three_peoples() -> None:
    match = play(third("sauron tokens hobbits-eagles", cards="elven-guest"), "play hobbit-gardener")
    assert (asked(match), side(match, SAURON).support) == ("choose fellowship", 3)


@pytest.mark.rule("ME-A4", "ME-A2")
def test_with_the_eagles_the_third_people_on_cards_still_brings_its_token() -> None:
    tops = "tops elves-trade dwarves-masons"
    match = play(third(f"sauron tokens hobbits-eagles; {tops}"), "play hobbit-gardener", "reveal hobbits-gifts")
    assert choices(match, "keep") == {"elves-trade", "dwarves-masons", "hobbits-gifts"}


# Fewer tokens


@pytest.mark.rule("ME-A5")
def test_the_last_token_of_a_stack_is_revealed_alone() -> None:
    match = play(second("elves", "fellowship tokens elves-trade elves-wisdom"), "play elven-song")
    assert legal(match) == {"keep elves-paths"}
    go_on(match, "keep elves-paths")
    assert (tokens(match, SAURON), top(match, "elves")) == ({"elves-paths"}, "?")


@pytest.mark.rule("ME-A5", "ME-F7")
def test_an_empty_stack_gives_nothing() -> None:
    match = play(second("elves", "fellowship tokens elves-trade elves-wisdom elves-paths"), "play elven-song")
    assert (asked(match), tokens(match, SAURON), coins(match)) == ("choose fellowship", set(), (3, 9))


@pytest.mark.rule("ME-A5", "ME-A2")
def test_of_three_peoples_those_with_an_empty_stack_show_nothing() -> None:
    gone = "fellowship tokens elves-trade elves-wisdom elves-paths; tops dwarves-masons hobbits-gifts"
    match = play(third(gone), "play hobbit-gardener")
    assert legal(match) == {"keep dwarves-masons", "keep hobbits-gifts"}


@pytest.mark.rule("ME-A5", "ME-A2")
def test_three_peoples_with_empty_stacks_give_nothing() -> None:
    three = ("elves", "dwarves", "hobbits")
    gone = " ".join(token for token in TOKEN_IDS if token.startswith(three))
    match = play(third(f"fellowship tokens {gone}"), "play hobbit-gardener")
    assert (asked(match), tokens(match, SAURON)) == ("choose fellowship", set())
    assert len(tokens(match, FELLOWSHIP)) == 9
