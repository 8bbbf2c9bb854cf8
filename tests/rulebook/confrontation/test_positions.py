"""Positions as text: what is said is set up, what is printed can be read again, nonsense is refused."""

import random

import pytest

from tests.rulebook.confrontation.table import asked, board, go_on, legal, play
from threerings.core.chance import Rng
from threerings.core.game import PUBLIC, BadPosition
from threerings.core.match import Match
from threerings.games.confrontation import GAME
from threerings.games.confrontation.components import LIMIT, PIECE_IDS, REGION_IDS, VARIANTS

HERE = "light frodo@shire; dark troll@mordor"
LIGHT_NINE = "played light 1 2 3 4 5 magic sacrifice cloak retreat"
DARK_NINE = "played dark 1 2 3 4 5 6 magic eye retreat"
FIGHT = "light frodo@rhudaur sam@rhudaur; dark balrog@rhudaur; moving dark; fight frodo balrog rhudaur"


def test_unsaid_dark_is_to_move_with_full_hands() -> None:
    match = play(HERE)
    assert asked(match) == "move dark"
    assert board(match) == {"frodo": "shire", "troll": "mordor"}
    assert match.view(2).turns == 0


@pytest.mark.parametrize(
    "position",
    [
        (
            "light frodo@eregion; dark balrog@moria; asks ambush dark; "
            "moving light; mover frodo eregion all; fight - - fangorn"
        ),
        (
            "light frodo@rhudaur sam@rhudaur; dark troll@rhudaur; asks meet nature; "
            "moving dark; fight - troll rhudaur; combat first"
        ),
        (
            "light frodo@rhudaur; dark troll@rhudaur; asks choose light; "
            "moving dark; fight frodo troll rhudaur; combat first"
        ),
        (
            "light frodo@rhudaur; dark saruman@rhudaur; asks forbid dark; "
            "moving dark; fight frodo saruman rhudaur; combat first"
        ),
    ],
)
def test_a_position_may_be_in_the_middle_of_a_turn(position: str) -> None:
    match = play(position)
    again = Match(GAME, {}, match.open_position(), chance=None)
    assert again.open_position() == match.open_position()
    assert legal(again) == legal(match)


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_match_can_be_printed_and_set_up_again(seed: int) -> None:
    dice = random.Random(seed)
    options = {"variants": " ".join(VARIANTS), "retreat": dice.choice(("may", "must"))}
    match = Match(GAME, options, chance=None)
    while match.outcome is None:
        match.follow([dice.choice(legal(match))])
        if dice.random() < 0.1 or match.outcome is not None:
            again = Match(GAME, options, match.open_position(), chance=None)
            assert again.open_position() == match.open_position()
            assert [again.view(observer) for observer in range(3)] == [match.view(observer) for observer in range(3)]
            assert (again.actor, again.outcome) == (match.actor, match.outcome)
            assert again.outcome or legal(again) == legal(match)


def surprising(position: str, reason: str) -> object:
    return pytest.param(position, id=reason)


@pytest.mark.parametrize(
    "position",
    [
        "light sam@shire; dark troll@mordor",
        "light frodo@shire; dark troll@shire",
        "light frodo@shire sam@moria gimli@moria; dark troll@mordor",
        "light frodo@shire sam@rohan gimli@rohan merry@rohan; dark troll@mordor",
        "light frodo@shire troll@rohan; dark warg@mordor",
        "light frodo@bree; dark troll@mordor",
        "light gollum@shire; dark troll@mordor",
        f"{HERE}; played light 6; played dark 6",
        f"{HERE}; played light 1",
        f"{HERE}; asks move nature",
        f"{HERE}; asks forbid dark",
        f"{HERE}; asks move light; moving dark",
        f"{HERE}; turns 300",
        f"{HERE}; turns many",
        f"{HERE}; gallop 2",
        f"{HERE}; weather fine",
        f"{HERE}; asks move dark; asks move light",
        f"{HERE}; seen dark met troll mordor",
        f"{HERE}; seen dark stood 0000000000000010 out 0,1,2,3,4,5,6,7",
        "turns 3",
        surprising("light frodo@mordor; dark troll@gondor", "Frodo in Mordor, and the match goes on"),
        surprising("light frodo@gondor; dark troll@shire warg@shire orcs@shire", "three in the Shire, and no end"),
        surprising("light frodo@shire frodo@gondor; dark troll@mordor", "a piece in two places"),
        surprising(f"{HERE}; won dark frodo", "won, yet the match goes on"),
        surprising(f"{HERE}; asks over public", "over, but nobody won by 'mordor'"),
        surprising(f"{HERE}; {LIGHT_NINE}; {DARK_NINE}", "empty hands leave nothing to play in the next combat"),
        surprising(f"{HERE}; peeked sam", "the Palantír showed a piece that is out"),
        surprising(f"{HERE}; gallop 7", "there is no gallop 7"),
        surprising(f"{HERE}; chosen light 5", "a card chosen without a combat"),
        surprising(f"{HERE}; struck", "struck without anybody in the tunnel"),
        surprising(
            "light frodo@shire sam@nowhere; dark troll@nowhere; asks place light", "placing it is an IndexError"
        ),
        surprising(f"{FIGHT}; asks choose light; played light 1", "Dark would have a card left when Light has none"),
        surprising(f"{FIGHT}; asks choose light; {LIGHT_NINE[:-8]}", "after one more combat Light has no card"),
        surprising(f"{FIGHT}; asks choose light; chosen dark 5", "Light chooses first, and Dark would choose twice"),
        surprising(f"{FIGHT}; asks choose dark; played light 5; chosen light 5; counts light 5", "turned too early"),
        surprising(f"{FIGHT}; asks answer light; chosen light 5", "cards are not chosen yet"),
        surprising(f"{FIGHT}; asks retreat dark; counts dark retreat", "a card counts that nobody has chosen"),
        surprising(
            f"{FIGHT}; asks recover dark; played dark magic 6; chosen dark magic; counts dark magic; played light 1",
            "Light has not chosen",
        ),
        surprising(
            "light frodo@rhudaur gandalf@shire; dark troll@rhudaur; asks choose light; moving dark; "
            "fight gandalf troll rhudaur; played dark 1; chosen dark 1",
            "Gandalf is not there",
        ),
        surprising(
            "light gandalf@rhudaur frodo@shire; dark balrog@rhudaur; asks choose light; moving dark; "
            "fight gandalf balrog rhudaur; chosen dark 1",
            "before Gandalf Dark's card lies open",
        ),
        surprising(
            "light frodo@rhudaur; dark troll@rhudaur; asks point dark; moving dark; "
            "fight - troll rhudaur; peeked frodo",
            "there is no other piece to point at",
        ),
        surprising(f"{FIGHT}; asks choose light; pointing 2; peeked frodo", "nobody points any more"),
        surprising(f"{HERE}; mover frodo shire all", "nobody of Dark's"),
        surprising(f"{HERE}; fight troll frodo shire; asks meet nature", "each fights for the other side"),
        surprising(f"{HERE}; asks peek nature; moving light; fight - - rohan", "Light does not look"),
        surprising(
            "light frodo@rhudaur; dark troll@rhudaur orcs@rhudaur; asks meet nature; moving dark; "
            "fight - troll rhudaur",
            "two attackers",
        ),
        surprising(
            f"{HERE}; seen dark stood 0000000000000001 out 0,1,2,3,4,5,6,7 | met frodo shire",
            "ValueError instead of BadPosition: a piece of the other side was seen",
        ),
    ],
)
def test_nonsense_is_refused(position: str) -> None:
    with pytest.raises(BadPosition):
        play(position)


def test_hands_that_differ_are_refused_with_what_they_held() -> None:
    with pytest.raises(BadPosition, match="light had 8 cards before this combat, dark 9"):
        play(f"{FIGHT}; asks choose light; played light 1")


EVERYTHING = {"variants": " ".join(VARIANTS), "retreat-shield": "on", "no-move": "strict"}


def statements(dice: random.Random) -> dict[str, list[str]]:
    """Positions of two random matches as lists of statements, by the question that is asked."""
    found: dict[str, list[str]] = {}
    for options in ({}, EVERYTHING):
        match = Match(GAME, options, chance=None)
        while match.outcome is None:
            match.follow([dice.choice(legal(match))])
            lines = [line for line in match.open_position().splitlines() if not line.startswith("seen")]
            found.setdefault(lines[0].split()[1], []).append(";".join(lines))
    return found


def about(line: str) -> str:
    """What a statement is about: no position says two things about it."""
    words = line.split()
    return " ".join(words[:2]) if words[0] in ("played", "chosen", "counts") else words[0]


def changed(position: str, other: str, dice: random.Random) -> str:
    """A position with some of its statements left out, or taken from another one, or with other cards spent."""
    said = {about(line): line for line in position.split(";")}
    taken = {about(line): line for line in other.split(";")}
    for _ in range(dice.randint(1, 3)):
        key = dice.choice(sorted(said.keys() | taken.keys()))
        if key in taken and dice.random() < 0.7:
            said[key] = taken[key]
        elif key.startswith("played") and key in said:
            said[key] += " 3" if " 3" not in said[key] else " 4"
        else:
            said.pop(key, None)
    return ";".join(said.values())


def go_to_the_end(position: str, dice: random.Random) -> bool:
    """Play on from a position, unless it is refused; there is always something to do until the match is over."""
    try:
        state = GAME.setup(position, EVERYTHING)
    except BadPosition:
        return False
    while state.actor() != PUBLIC:
        assert state.legal(), position
        state.play(dice.choice(state.legal()))
        assert all(army.count(at) <= LIMIT[at] for army in (state.light, state.dark) for at in range(16)), position
    assert state.outcome() is not None
    return True


@pytest.mark.rule("CO-K5", "CO-R18")
@pytest.mark.parametrize("seed", range(4))
def test_from_any_position_that_is_accepted_play_comes_to_an_end(seed: int) -> None:
    dice, accepted = random.Random(seed), 0
    positions = statements(dice)
    for _ in range(90):
        one, other = (dice.choice(positions[dice.choice(sorted(positions))]) for _ in range(2))
        accepted += go_to_the_end(changed(one, other, dice), dice)
    assert accepted > 8


def test_extra_cards_can_be_said_of_the_start() -> None:
    assert play("extra shadowfax").view(2).light.extra == 1


def test_what_is_not_known_of_a_piece_is_where_pieces_stand() -> None:
    one = play("light frodo@shire; dark troll@mordor orcs@rohan")
    other = play("light frodo@shire; dark orcs@mordor troll@rohan")
    assert one.view(0) == other.view(0)
    assert go_on(one, "move troll gondor").logs[0] == ["move ? mordor gondor"]


def test_pieces_that_lie_open_are_known_even_if_nothing_is_said_of_what_was_seen() -> None:
    position = "light frodo@rhudaur gimli@rhudaur sam@shire; dark troll@rhudaur orcs@mordor; moving dark"
    match = play(f"{position}; asks choose light; fight gimli troll rhudaur")
    for seat, name in ((0, "troll"), (1, "gimli")):
        worlds, rng = GAME.worlds(match.view(seat)), Rng(1)
        for _ in range(30):
            imagined = GAME.view(worlds.draw(rng), 1 - seat).army(1 - seat).places
            assert imagined is not None
            assert imagined[PIECE_IDS.index(name) % 9] == REGION_IDS.index("rhudaur")
