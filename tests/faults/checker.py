"""Proves from what the clients noted, and from the log on disk, that a match was kept as promised."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.support.journal import Journal, Sent, Shown, digest
from threerings.core.fair import Shuffle, entropy
from threerings.core.game import NATURE, PUBLIC, ThreeRingsError
from threerings.games import load
from threerings.store import OVER, StoredMatch
from threerings.web.outside import OUTSIDE, SPENT
from threerings.web.series import Series

LOST = "acknowledged action lost"
DOUBLED = "action applied twice"
UNSENT = "action nobody sent"
VEILED = "seat saw what is not a prefix of its log"
UNFAIR = "draw that does not follow from the shuffle"
BROKEN = "log the rules do not allow"
STUCK = "match that cannot go on"
REFUSED = "honest request refused"


class Finding(NamedTuple):
    kind: str
    match: str
    what: str


def check(stored: StoredMatch, journals: Sequence[Journal]) -> list[Finding]:
    """Everything that is wrong with a match that was played to its end."""
    series = Series(load(stored.header.game), stored.header.options, stored.header.games)
    shown = by_ply(journals)
    log = [line for line in stored.log if not line.startswith(f"{SPENT} ")]
    found = [(VEILED, f"{one} was shown, but there is no such ply") for one in after(shown, len(log))]
    for ply, line in enumerate(log):
        found += [(VEILED, text) for text in not_prefixes(series, shown[ply])]
        found += [(UNFAIR, f"line {ply}: {text}") for text in not_drawn(series, line, stored)]
        try:
            series.follow([line])
        except (ThreeRingsError, ValueError, IndexError) as error:
            found.append((BROKEN, f"line {ply}: {line}: {error}"))
            break
    else:
        found += [(VEILED, text) for text in not_prefixes(series, shown[len(log)])]
        if not series.over or stored.header.status != OVER:
            found.append((STUCK, f"{len(log)} lines, {stored.header.status}"))
    for journal in journals:
        found += [(LOST, str(sent)) for sent in journal.acknowledged if not holds(log, sent)]
        found += [(LOST, line) for line in added(series, journal) if line not in log]
        found += unsent(series, journal)
        found += [(REFUSED, text) for text in journal.refusals]
    return [Finding(kind, stored.header.id, what) for kind, what in found]


def holds(log: Sequence[str], sent: Sent) -> bool:
    return sent.ply < len(log) and log[sent.ply] == sent.text


def not_drawn(series: Series, line: str, stored: StoredMatch) -> Iterable[str]:
    """A line that nature is said to have drawn next, but did not by the shuffle."""
    if stored.secret and series.actor == NATURE and not OUTSIDE.fullmatch(line):
        first, second = (series.entropies.get(player, "") for player in (0, 1))
        shuffle = Shuffle(stored.secret, (first, second), stored.header.twin).game(series.number)
        due = series.game.actions[series.match.nature_by(shuffle)].text
        if line != due:
            yield f"{line} instead of {due}"


def added(series: Series, journal: Journal) -> list[str]:
    """The line by which a player has added to the shuffle."""
    if journal.player == PUBLIC or not journal.words:
        return []
    return [f"entropy {series.game.sides[journal.player]} {entropy(journal.words)}"]


def unsent(series: Series, journal: Journal) -> Iterable[tuple[str, str]]:
    """Lines that a player is said to have written, but did not send at that ply."""
    if journal.player == PUBLIC:
        return  # who watches writes nothing; the lines between two games are nobody's
    texts = {sent.text for sent in journal.sent}
    for ply, author in enumerate(series.authors):
        line = Sent(ply, series.log[ply])
        if line.text in added(series, journal) and series.log.index(line.text) == ply:
            continue
        if author == journal.player and line not in journal.sent:
            yield (DOUBLED if line.text in texts else UNSENT), str(line)


def by_ply(journals: Iterable[Journal]) -> defaultdict[int, set[Shown]]:
    shown: defaultdict[int, set[Shown]] = defaultdict(set)
    for journal in journals:
        for one in journal.shown:
            shown[one.ply].add(one)
    return shown


def after(shown: dict[int, set[Shown]], length: int) -> list[Shown]:
    return [one for ply in shown if ply > length for one in shown[ply]]


def not_prefixes(series: Series, shown: Iterable[Shown]) -> Iterable[str]:
    """What was shown at this ply and differs from what the seat witnessed up to it."""
    for one in shown:
        witnessed = series.match.logs[one.seat]
        if (one.number, one.length, one.lines) != (series.number, len(witnessed), digest(witnessed)):
            yield f"{one}, but {len(witnessed)} lines {digest(witnessed)} of game {series.number}"
