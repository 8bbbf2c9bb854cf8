"""The checker finds what is planted, and nothing where nothing is."""

import random
from collections.abc import Callable

import pytest

from tests.faults.checker import BROKEN, DOUBLED, LOST, REFUSED, STUCK, UNFAIR, UNSENT, VEILED, Finding, check
from tests.faults.times import FELL, TIME_LOST, TIME_WON, Weather, charges, check_times
from tests.support.journal import Journal, Sent
from threerings.core.fair import Shuffle, entropy
from threerings.core.game import PUBLIC
from threerings.games import GAMES, load
from threerings.store import OVER, RUNNING, MatchHeader, Sitter, StoredMatch
from threerings.web.series import Series

Played = tuple[StoredMatch, list[Journal]]


def played(name: str, games: int = 1, seed: int = 5) -> Played:
    """A match of two who choose blindly, with the journals that honest clients would have kept."""
    game, rng = load(name), random.Random(seed)
    series = Series(game, game.settle({}), games).sit_down({}, rng.randrange)
    journals = [Journal("anna", 0), Journal("bert", 1), Journal("eve", PUBLIC)]
    while not series.over:
        seat = series.actor
        player, sent = series.player_at(seat), Sent(series.ply, game.actions[rng.choice(legal(series))].text)
        journals[player].sent.add(sent)
        series = series.act(seat, sent.ply, sent.text, rng.randrange)
        journals[player].acknowledged.append(sent)
        for journal in journals:
            place = PUBLIC if journal.player == PUBLIC else series.seat_of(journal.player)
            journal.see(series.ply, place, series.number, series.match.logs[place])
    header = MatchHeader("m", name, game.rules_version, series.options, games, status=OVER)
    return StoredMatch(header, (Sitter("anna"), Sitter("bert")), tuple(series.log)), journals


def legal(series: Series) -> tuple[int, ...]:
    return series.prompt(series.actor).legal


def kinds(stored: StoredMatch, journals: list[Journal]) -> set[str]:
    return {finding.kind for finding in check(stored, journals)}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("games", [1, 2])
def test_an_honest_match_is_fine(name: str, games: int) -> None:
    assert check(*played(name, games)) == []


def last_choice(journals: list[Journal]) -> Sent:
    return max(sent for journal in journals for sent in journal.acknowledged)


def middle_choice(journals: list[Journal]) -> Sent:
    sent = sorted(sent for journal in journals for sent in journal.acknowledged)
    return sent[len(sent) // 2]


def without(log: tuple[str, ...], ply: int) -> tuple[str, ...]:
    return log[:ply] + log[ply + 1 :]


def doubled(log: tuple[str, ...], ply: int) -> tuple[str, ...]:
    return (*log[: ply + 1], *log[ply:])


def swapped(log: tuple[str, ...], ply: int) -> tuple[str, ...]:
    return (*log[:ply], log[ply + 1], log[ply], *log[ply + 2 :])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plant", [without, doubled, swapped])
def test_a_lost_a_doubled_or_a_reordered_line_is_found(
    name: str, plant: Callable[[tuple[str, ...], int], tuple[str, ...]]
) -> None:
    stored, journals = played(name)
    log = plant(stored.log, middle_choice(journals).ply)
    assert log != stored.log
    assert LOST in kinds(stored._replace(log=log), journals)


@pytest.mark.parametrize("name", GAMES)
def test_a_lost_end_is_found(name: str) -> None:
    stored, journals = played(name)
    found = kinds(stored._replace(log=stored.log[: last_choice(journals).ply]), journals)
    assert {LOST, STUCK, VEILED} <= found


def test_an_action_that_was_applied_a_second_time_is_found() -> None:
    """The rules allow it, and all that was acknowledged is there: only the player knows to have sent it once."""
    name, seed = "middle-earth", 3
    stored, journals = played(name, seed=seed)
    ply, author, text = repeated_choice(stored, journals)
    journals[author].sent.discard(Sent(ply, text))
    journals[author].acknowledged.remove(Sent(ply, text))
    assert [finding.kind for finding in check(stored, journals)] == [DOUBLED]


def repeated_choice(stored: StoredMatch, journals: list[Journal]) -> tuple[int, int, str]:
    """A choice whose text the same player has sent before."""
    for journal in journals:
        texts: set[str] = set()
        for ply, text in journal.acknowledged:
            if text in texts:
                return ply, journal.player, text
            texts.add(text)
    raise AssertionError("nobody has ever done the same twice")


def test_a_line_that_its_player_never_sent_is_found() -> None:
    stored, journals = played("the-duel")
    sent = middle_choice(journals)
    for journal in journals:
        journal.sent.discard(sent)
        journal.acknowledged = [one for one in journal.acknowledged if one != sent]
    assert check(stored, journals) == [Finding(UNSENT, "m", str(sent))]


def test_a_draw_that_does_not_follow_and_words_that_were_lost_are_found() -> None:
    game, secret = load("the-duel"), "ab" * 32
    shuffle = Shuffle(secret, (entropy("Anna"), ""))
    series = Series(game, game.settle({})).sit_down({0: entropy("Anna"), 1: ""}, shuffle).resign(1)
    header = MatchHeader("m", "the-duel", game.rules_version, series.options, status=OVER)
    stored = StoredMatch(header, (Sitter("anna"), Sitter(bot="club")), tuple(series.log), secret)
    anna = Journal("anna", 0)
    anna.words = "Anna"
    assert check(stored, [anna]) == []
    assert kinds(stored._replace(log=swapped(stored.log, 3)), [anna]) == {UNFAIR}
    assert kinds(stored._replace(secret="cd" * 32), [anna]) == {UNFAIR}
    anna.words = "others"
    assert kinds(stored, [anna]) == {LOST, UNSENT}


def shown_at_the_middle(stored: StoredMatch, journals: list[Journal]) -> Series:
    series = Series(load(stored.header.game), stored.header.options)
    series.follow(stored.log[: middle_choice(journals).ply])
    return series


@pytest.mark.parametrize("name", ["the-duel", "confrontation"])
def test_a_seat_that_saw_what_is_hidden_from_it_is_found(name: str) -> None:
    stored, journals = played(name)
    series = shown_at_the_middle(stored, journals)
    journals[1].see(series.ply, 1, 1, series.match.log)
    assert kinds(stored, journals) == {VEILED}


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_saw_another_past_is_found(name: str) -> None:
    stored, journals = played(name)
    series = shown_at_the_middle(stored, journals)
    journals[1].see(series.ply, 1, 1, [*series.match.logs[1][:-1], "another"])
    assert kinds(stored, journals) == {VEILED}


def test_a_ply_that_never_came_is_found() -> None:
    stored, journals = played("the-duel")
    journals[2].see(len(stored.log) + 1, PUBLIC, 1, ["march"])
    assert kinds(stored, journals) == {VEILED}


def test_nonsense_on_disk_a_match_without_end_and_a_refusal_are_found() -> None:
    stored, journals = played("the-duel")
    assert BROKEN in kinds(stored._replace(log=(*stored.log, "march to Bree")), journals)
    assert kinds(stored._replace(header=stored.header._replace(status=RUNNING)), journals) == {STUCK}
    journals[0].refusals.append("GET /api/matches/m/stream: 404")
    assert kinds(stored, journals) == {REFUSED}


CALM = Weather()


def thinking() -> Played:
    """A match by the clock: each choice is thought about for three seconds, and a clock is charged for two of them."""
    game, rng, now = load("the-duel"), random.Random(5), 100.0
    series = Series(game, game.settle({}), 1).sit_down({}, rng.randrange)
    journals = [Journal("anna", 0), Journal("bert", 1)]
    while not series.over:
        seat = series.actor
        player, sent = series.player_at(seat), Sent(series.ply, game.actions[rng.choice(legal(series))].text)
        journals[player].offered[sent.ply], journals[player].sent_at[sent] = now, now + 3
        now += 3
        journals[player].answered_at[sent] = now
        series = series.act(seat, sent.ply, sent.text, rng.randrange).noted("spent", player, "2000")
    header = MatchHeader("m", "the-duel", game.rules_version, series.options, status=OVER, clock="live 7200+0")
    return StoredMatch(header, (Sitter("anna"), Sitter("bert")), tuple(series.lines)), journals


def test_honest_clocks_are_fine_and_time_lost_or_won_is_found() -> None:
    stored, journals = thinking()
    assert check_times(stored, journals, CALM, strict=True) == []
    assert len(list(charges(stored))) > 10

    def planted(milliseconds: int) -> StoredMatch:
        place = [place for place, line in enumerate(stored.log) if line.startswith("spent")][5]
        line = " ".join([*stored.log[place].split()[:2], str(milliseconds)])
        return stored._replace(log=(*stored.log[:place], line, *stored.log[place + 1 :]))

    def kinds_of(milliseconds: int, weather: Weather) -> set[str]:
        return {kind for kind, _ in check_times(planted(milliseconds), journals, weather, strict=True)}

    assert kinds_of(2100, CALM) == {TIME_LOST}
    assert kinds_of(2000, Weather(outages=[(100.0, 200.0)])) == {TIME_LOST}, "there was no server at all"
    for journal in journals:
        journal.sent_at = {sent: at + 60 for sent, at in journal.sent_at.items()}
        journal.answered_at = {sent: at + 60 for sent, at in journal.answered_at.items()}
    assert kinds_of(2000, CALM) == {TIME_WON}
    ended = stored._replace(log=(*stored.log[:9], "timeout gandalf"))
    assert (FELL, "timeout gandalf") in check_times(ended, journals, CALM, strict=False)
