"""What a record proves about the shuffle of its match."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from threerings.core.fair import Shuffle, commitment
from threerings.core.game import NATURE, Game
from threerings.core.record import AID, BESIDES, BadRecord, Record, by_todays_rules, start_of, steps


class Proof(NamedTuple):
    """A shuffle of which every draw was checked."""

    shuffle: Shuffle
    commitment: str
    draws: int
    """So many of nature's choices follow from the shuffle, those with nothing to choose from included."""
    undone: int
    """So often a player took something back. They know how often they did: another number would hide draws."""


def prove(records: Sequence[Record], game: Game[Any, Any]) -> Proof | None:
    """Check all draws of the games of a match. None if there is no commitment, or the secret is not known yet.

    Raises BadRecord, naming the first line that does not follow.
    """
    promised, secret = records[0].header.commitment, records[-1].secret
    if not (promised and secret):
        return None
    if commitment(secret) != promised:
        raise BadRecord("the secret does not fit the commitment")
    shuffle = Shuffle(secret, entropies(records[0], game), records[0].header.twin)
    draws = undone = before = 0
    for record in records:
        with by_todays_rules(record.header.rules_version, game):
            drawn, taken_back = check_draws(record, game, shuffle, before)
        draws, undone = draws + drawn, undone + taken_back
        before += 1 + len(record.lines or record.actions) + (record.end is not None)
    return Proof(shuffle, promised, draws, undone)


def entropies(record: Record, game: Game[Any, Any]) -> tuple[str, str]:
    """What the players have added, by their seats in the first game. Raises BadRecord."""
    added: dict[str, str] = {}
    for text in record.lines:
        line = BESIDES.fullmatch(text)
        if line and line["side"]:
            if line["side"] not in game.sides or line["side"] in added:
                raise BadRecord(f"nobody could add this: {text}")
            added[line["side"]] = line["entropy"] or ""
    return added.get(game.sides[0], ""), added.get(game.sides[1], "")


def check_draws(record: Record, game: Game[Any, Any], shuffle: Shuffle, before: int) -> tuple[int, int]:
    """Check all draws of a game that `before` lines of the file precede; how many, and how many choices were undone.

    Raises BadRecord.
    """
    draws, undone, due_by, went_back = 0, 0, shuffle.game(record.header.number), False
    for number, (match, text) in enumerate(steps(record, start_of(record, game)), start=before + 2):
        if went_back and match.actor == NATURE:
            raise BadRecord(f"line {number - 1}: only a player's choice can be taken back")
        besides = BESIDES.fullmatch(text)
        went_back = bool(besides and besides["ply"])
        undone += went_back
        if besides and besides["side"] and (draws or record.header.number > 1):
            raise BadRecord(f"line {number}: entropy was added after the first draw")
        if text and not besides and not AID.fullmatch(text) and match.actor == NATURE:
            due = game.actions[match.nature_by(due_by)].text
            if due != text:
                raise BadRecord(f"line {number}: {text!r} does not follow from the shuffle; {due!r} does")
            draws += 1
    return draws, undone
