"""A match to review, and a review as it lies in a store, made by hand: so everybody knows what is found in it."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from tests.support.browser import Browser
from tests.support.patience import until
from threerings.core.game import Seat
from threerings.core.match import Match
from threerings.games import load
from threerings.school.review import Judgement, Weighed, tasks
from threerings.store import MatchHeader, ReviewKey, Sitter, StoredMatch, StoredReview
from threerings.store.rows import review_values
from threerings.web.matches import rebuilt_series
from threerings.web.reviewing import game_of

BEST, WORSE, NOISE = 0.62, 0.31, 0.04
COLUMNS = "match, number, guest, seed, iterations, choices, judgements, link, made, judged"


def judgement_of(match: Match, ply: int, *, mistake: bool) -> Judgement:
    """Of a choice: either the best, or far from it."""
    before = match.back_to(ply)
    seat, chosen = before.actor, match.log[ply]
    texts = [match.game.actions[action].text for action in before.prompt(seat).legal]
    others = [text for text in texts if text != chosen]
    best = Weighed(others[0] if mistake else chosen, BEST, NOISE)
    rest = [Weighed(text, BEST - 0.05, 0.0) for text in others[1:2]]
    after = WORSE if mistake else BEST
    return Judgement(
        ply, seat, chosen, BEST, after, NOISE, (best, *rest), BEST - 0.1, after - 0.1, NOISE, known_best=others[0]
    )


def lay_review(data: Path, path: str, seat: Seat, judged: int | None = None) -> StoredReview:
    """Put a review of a finished match into the store: every other choice of a seat is a mistake, nobody else's is.

    It belongs to the first guest who plays there; perhaps only so many choices are judged.
    """
    with closing(sqlite3.connect(data / "threerings.sqlite")) as connection, connection:
        stored = stored_match(connection, path.rpartition("/")[2])
        match = game_of(rebuilt_series(stored), 1)
        plies = [task.ply for task in tasks(match, 1, 1)]
        own = [ply for ply in plies if match.back_to(ply).actor == seat]
        lines = [encoded(judgement_of(match, ply, mistake=ply in own[::2])) for ply in plies][:judged]
        guest = next(sitter.guest for sitter in stored.sitters if sitter.guest)
        review = StoredReview(ReviewKey(stored.header.id, 1, guest), 5, 40, len(plies), tuple(lines))
        names = ", ".join(f":{name}" for name in COLUMNS.split(", "))
        connection.execute(f"INSERT INTO reviews ({COLUMNS}) VALUES ({names})", review_values(review))
    return review


def encoded(judgement: Judgement) -> str:
    return msgspec.json.encode(judgement).decode()


def stored_match(connection: sqlite3.Connection, match: str) -> StoredMatch:
    query = "SELECT game, rules_version, options, games, result FROM matches WHERE id = ?"
    game, version, options, games, result = connection.execute(query, (match,)).fetchone()
    rows = connection.execute("SELECT lines FROM logs WHERE match = ? ORDER BY ply", (match,))
    log = tuple(line for (lines,) in rows for line in lines.splitlines())
    seats = connection.execute("SELECT guest, bot FROM seats WHERE match = ? ORDER BY seat", (match,)).fetchall()
    header = MatchHeader(match, game, version, json.loads(options), games, result=result)
    return StoredMatch(header, (Sitter(*seats[0]), Sitter(*seats[1])), log)


def given_up(me: Browser, choices: int = 4, game: str = "the-duel") -> str:
    """A match against a bot that was played a little and resigned; its path."""
    path, rng = me.start(game, "bot:random", seat=load(game).sides[0]), random.Random(3)
    for _ in range(choices):
        assert until(lambda: bool(me.open(path) and me.choices()))
        me.act(rng.choice(me.choices()))
    me.open(path)
    me.choices()
    me.press(me.form("/resign"))
    me.open(path)
    assert me.over
    return path
