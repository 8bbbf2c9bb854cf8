"""Records keep what help a player had: nothing follows from such lines, and everything is proven as without them."""

from random import Random

import pytest

from threerings.core.fair import Shuffle, commitment
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.core.proof import prove
from threerings.core.record import AID, BadRecord, Record, aids_in, end_line, header_of, read, replay, write
from threerings.games import GAMES, load
from threerings.web.outside import OUTSIDE

SECRET = "ab" * 32
GAME = load("the-duel")


def played(proven: bool) -> Record:
    """A whole random match."""
    rng = Random(3)
    shuffle = Shuffle(SECRET, ("", ""), False).game(1)
    match = Match(GAME, chance=shuffle if proven else rng.randrange)
    while match.actor != PUBLIC:
        prompt = match.prompt(match.actor)
        match.submit(prompt.seat, prompt.ply, GAME.actions[rng.choice(prompt.legal)].text)
    assert match.outcome is not None
    header = header_of(match, ("human", "bot:club"))._replace(commitment=commitment(SECRET) if proven else "")
    return Record(header, tuple(match.log), end_line(GAME, match.outcome), secret=SECRET if proven else "")


def helped(record: Record) -> Record:
    """The same with help in the middle, and before the first deal."""
    log = record.actions
    return record._replace(
        lines=(
            "coach on gandalf",
            "chances on gandalf",
            *log[:25],
            "hint gandalf",
            *log[25:],
            "chances off gandalf",
            "coach off gandalf",
        )
    )


@pytest.mark.parametrize("proven", [False, True])
def test_a_record_with_help_is_read_replayed_and_proven(proven: bool) -> None:
    plain = played(proven)
    record = helped(plain)
    [again] = read(write([record]).encode())
    assert again == record
    assert again.actions == plain.actions
    assert replay(again, GAME).log == list(plain.actions)
    assert aids_in(again.lines, GAME.sides) == [("gandalf", 1, True, True)]
    assert (prove([again], GAME) is not None) == proven
    if proven:
        assert prove([again], GAME) == prove([plain], GAME)


def test_without_help_a_record_is_as_it_always_was() -> None:
    plain = played(proven=False)
    [again] = read(write([plain]).encode())
    assert again.lines == ()
    assert aids_in(again.lines, GAME.sides) == []


def test_a_line_that_only_looks_like_help_is_refused() -> None:
    record = played(proven=False)
    for line in ("hint", "hint gandalf balrog", "coach gandalf", "coach sometimes gandalf", "chances gandalf"):
        damaged = record._replace(lines=(line, *record.actions))
        [again] = read(write([damaged]).encode())
        with pytest.raises(BadRecord):
            replay(again, GAME)


def test_no_game_has_an_action_that_could_be_taken_for_help() -> None:
    for game in GAMES:
        assert not [action.text for action in load(game).actions if AID.fullmatch(action.text)]
        assert not [action.text for action in load(game).actions if OUTSIDE.fullmatch(action.text)]
