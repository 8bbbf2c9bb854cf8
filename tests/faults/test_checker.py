"""The checker finds what is planted, and nothing where nothing is."""

import random
from collections.abc import Callable

import pytest

from bench.faults.checker import BROKEN, DOUBLED, LOST, REFUSED, STUCK, UNFAIR, UNSENT, VEILED, Finding, check
from bench.faults.journal import Journal, Sent
from threerings.core.fair import Shuffle, entropy
from threerings.core.game import PUBLIC
from threerings.games import GAMES, load
from threerings.store import OVER, RUNNING, Card, Kept, Sitter
from threerings.web.sitting import Sitting

Played = tuple[Kept, list[Journal]]


def played(name: str, games: int = 1, seed: int = 5) -> Played:
    """A match of two who choose blindly, with the journals that honest clients would have kept."""
    game, rng = load(name), random.Random(seed)
    sitting = Sitting(game, game.settle({}), games).sit_down({}, rng.randrange)
    journals = [Journal("anna", 0), Journal("bert", 1), Journal("eve", PUBLIC)]
    while not sitting.over:
        seat = sitting.actor
        player, sent = sitting.player_at(seat), Sent(sitting.ply, game.actions[rng.choice(legal(sitting))].text)
        journals[player].sent.add(sent)
        sitting = sitting.act(seat, sent.ply, sent.text, rng.randrange)
        journals[player].acknowledged.append(sent)
        for journal in journals:
            place = PUBLIC if journal.player == PUBLIC else sitting.seat_of(journal.player)
            journal.see(sitting.ply, place, sitting.number, sitting.match.logs[place])
    card = Card("m", name, game.rules_version, sitting.options, games, status=OVER)
    return Kept(card, (Sitter("anna"), Sitter("bert")), tuple(sitting.log)), journals


def legal(sitting: Sitting) -> tuple[int, ...]:
    return sitting.prompt(sitting.actor).legal


def kinds(kept: Kept, journals: list[Journal]) -> set[str]:
    return {finding.kind for finding in check(kept, journals)}


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
    kept, journals = played(name)
    log = plant(kept.log, middle_choice(journals).ply)
    assert log != kept.log
    assert LOST in kinds(kept._replace(log=log), journals)


@pytest.mark.parametrize("name", GAMES)
def test_a_lost_end_is_found(name: str) -> None:
    kept, journals = played(name)
    found = kinds(kept._replace(log=kept.log[: last_choice(journals).ply]), journals)
    assert {LOST, STUCK, VEILED} <= found


def test_an_action_that_was_applied_a_second_time_is_found() -> None:
    """The rules allow it, and all that was acknowledged is there: only the player knows to have sent it once."""
    name, seed = "middle-earth", 3
    kept, journals = played(name, seed=seed)
    ply, author, text = repeated_choice(kept, journals)
    journals[author].sent.discard(Sent(ply, text))
    journals[author].acknowledged.remove(Sent(ply, text))
    assert [finding.kind for finding in check(kept, journals)] == [DOUBLED]


def repeated_choice(kept: Kept, journals: list[Journal]) -> tuple[int, int, str]:
    """A choice whose text the same player has sent before."""
    for journal in journals:
        texts: set[str] = set()
        for ply, text in journal.acknowledged:
            if text in texts:
                return ply, journal.player, text
            texts.add(text)
    raise AssertionError("nobody has ever done the same twice")


def test_a_line_that_its_player_never_sent_is_found() -> None:
    kept, journals = played("the-duel")
    sent = middle_choice(journals)
    for journal in journals:
        journal.sent.discard(sent)
        journal.acknowledged = [one for one in journal.acknowledged if one != sent]
    assert check(kept, journals) == [Finding(UNSENT, "m", str(sent))]


def test_a_draw_that_does_not_follow_and_words_that_were_lost_are_found() -> None:
    game, secret = load("the-duel"), "ab" * 32
    shuffle = Shuffle(secret, (entropy("Anna"), ""))
    sitting = Sitting(game, game.settle({})).sit_down({0: entropy("Anna"), 1: ""}, shuffle).resign(1)
    card = Card("m", "the-duel", game.rules_version, sitting.options, status=OVER)
    kept = Kept(card, (Sitter("anna"), Sitter(bot="club")), tuple(sitting.log), secret)
    anna = Journal("anna", 0)
    anna.words = "Anna"
    assert check(kept, [anna]) == []
    assert kinds(kept._replace(log=swapped(kept.log, 3)), [anna]) == {UNFAIR}
    assert kinds(kept._replace(secret="cd" * 32), [anna]) == {UNFAIR}
    anna.words = "others"
    assert kinds(kept, [anna]) == {LOST, UNSENT}


def shown_at_the_middle(kept: Kept, journals: list[Journal]) -> Sitting:
    sitting = Sitting(load(kept.card.game), kept.card.options)
    sitting.follow(kept.log[: middle_choice(journals).ply])
    return sitting


@pytest.mark.parametrize("name", ["the-duel", "confrontation"])
def test_a_seat_that_saw_what_is_hidden_from_it_is_found(name: str) -> None:
    kept, journals = played(name)
    sitting = shown_at_the_middle(kept, journals)
    journals[1].see(sitting.ply, 1, 1, sitting.match.log)
    assert kinds(kept, journals) == {VEILED}


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_saw_another_past_is_found(name: str) -> None:
    kept, journals = played(name)
    sitting = shown_at_the_middle(kept, journals)
    journals[1].see(sitting.ply, 1, 1, [*sitting.match.logs[1][:-1], "another"])
    assert kinds(kept, journals) == {VEILED}


def test_a_ply_that_never_came_is_found() -> None:
    kept, journals = played("the-duel")
    journals[2].see(len(kept.log) + 1, PUBLIC, 1, ["march"])
    assert kinds(kept, journals) == {VEILED}


def test_nonsense_on_disk_a_match_without_end_and_a_refusal_are_found() -> None:
    kept, journals = played("the-duel")
    assert BROKEN in kinds(kept._replace(log=(*kept.log, "march to Bree")), journals)
    assert kinds(kept._replace(card=kept.card._replace(status=RUNNING)), journals) == {STUCK}
    journals[0].refusals.append("GET /api/matches/m/stream: 404")
    assert kinds(kept, journals) == {REFUSED}
