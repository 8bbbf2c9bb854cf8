"""Checks a record: its hash chain, every action by the rules, and every draw where the shuffle can be proven."""

from pathlib import Path

from threerings.cli import record_files
from threerings.cli.arrange import game_named
from threerings.cli.complaint import DONE, FAILED, Complaint, complain, sentence
from threerings.cli.screen import Screen
from threerings.core.fair import words
from threerings.core.proof import prove
from threerings.core.record import RESIGN, Record, replay
from threerings.texts import Texts


def verify(path: Path, speech: Texts) -> int:
    screen = Screen(speech)
    try:
        records = record_files.read_records(path)
        accounts = [account(path, record, speech) for record in records]
        proven = proof(path, records, speech)
    except Complaint as complaint:
        complain(sentence(complaint, speech))
        return FAILED
    sound = speech("verify-sound", file=str(path), account=speech.listed(accounts))
    for line in (sound, *record_files.older_rules(records, speech), *record_files.help_used(records, speech), *proven):
        screen.say_command(line)
    return DONE


def account(path: Path, record: Record, speech: Texts) -> str:
    """A record in a few words. Raises Complaint where it breaks the rules."""
    game = game_named(record.header.game)
    with record_files.naming(path):
        outcome = replay(record, game).outcome
    actions = len(record.actions)
    if outcome is None:
        return speech("verify-unfinished", game=game.name, actions=actions)
    if outcome.winner is None:
        return speech("verify-draw", game=game.name, actions=actions, reason=outcome.reason)
    winner = game.sides[outcome.winner]
    if record.resigned and record.way == RESIGN:
        return speech("verify-resigned", game=game.name, actions=actions, winner=winner, side=record.resigned)
    return speech("verify-over", game=game.name, actions=actions, winner=winner, reason=outcome.reason)


def proof(path: Path, records: list[Record], speech: Texts) -> list[str]:
    """What the record proves of the shuffle; nothing to say if it promises nothing. Raises Complaint."""
    header = records[0].header
    if not header.commitment:
        return []
    game = game_named(header.game)
    with record_files.naming(path):
        found = prove(records, game)
    if found is None:
        return [speech("verify-later", commitment=header.commitment)]
    given = zip(game.sides, found.shuffle.entropies, strict=True)
    added = [f"{side}: {words(digits)}" for side, digits in given if digits]
    counts = {"draws": found.draws, "undone": found.undone}
    return [
        speech("verify-proven", commitment=found.commitment, **counts),
        speech("verify-added", added=", ".join(added)) if added else speech("verify-added-none"),
    ]
