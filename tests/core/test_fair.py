"""Shuffles that can be proven: known answers, uniformity, twins, and what a changed record gives away."""

from collections import Counter
from random import Random

import pytest

from threerings.core.fair import COMMITMENT, DRAW, SPAN, Shuffle, below, commitment, entropy, packed_message, words
from threerings.core.game import NATURE
from threerings.core.match import Match
from threerings.core.proof import prove
from threerings.core.record import BadRecord, Record, end_line, header_of, read, replay, write
from threerings.games import GAMES, load

SECRET = bytes(range(32)).hex()
BOTH = (entropy("Anna"), entropy("Bert"))


def test_the_commitment_is_the_one_that_openssl_makes() -> None:
    """printf 'threerings commitment 1' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f"""
    assert commitment(SECRET) == "2e7794f96f78ab9d2abf944db29a0aa01b19c0b2380cdc03a0fbedee5ed7ae54"


@pytest.mark.parametrize(
    ("game", "place", "digest", "of_23", "of_7"),
    [
        (1, 0, "35efeef257831b869b692695bc84182f841ed5e702daa12f4c0d930218e9f4f8", 9, 3),
        (2, 0, "b908b083d07229cf04d2509d3177b4922af18070a40a032f834bfc73827a53af", 5, 1),
        (1, 1, "977637d3b32230eb296452e2353c96c470be1e984182f267ef7567f15d9e65c6", 6, 3),
        (2, 1, "d97cc7c8bce272c686e5acf8a415cd6e9d4057231675e26d1fb503bee6571be8", 12, 5),
        (1, 2, "d1d2bc1e2a3e06fa0f7d41bb0c0fac581c1980b2f27e04294c7a92c9e526a0cf", 13, 1),
        (2, 2, "2875306c05b39f354431fc40d1edb4f1076ca1f623d927f11882733c8e46d815", 22, 0),
    ],
)
def test_the_draws_are_those_that_openssl_makes(game: int, place: int, digest: str, of_23: int, of_7: int) -> None:
    """By the same command, of "threerings draw 1" and Anna, Bert, game, deal, place, 0: each after its length."""
    shuffle = Shuffle(SECRET, BOTH).game(game)
    assert (shuffle.draw("deal", place, 23), shuffle.draw("deal", place, 7)) == (of_23, of_7)
    assert shuffle.draw("deal", place, SPAN) == int(digest, 16)


def test_commitment_and_draws_are_apart() -> None:
    """No message of a draw is the message of the commitment, so showing one tells nothing of the other."""
    assert not COMMITMENT.startswith(DRAW)
    assert not DRAW.startswith(COMMITMENT)


def test_a_message_says_where_each_part_ends() -> None:
    assert packed_message(b"ab", b"c") != packed_message(b"a", b"bc")
    assert packed_message(b"", b"a") != packed_message(b"a", b"")
    one, other = Shuffle(SECRET, (entropy("ab"), entropy("c"))), Shuffle(SECRET, (entropy("a"), entropy("bc")))
    assert one.draw("deal", 0, SPAN) != other.draw("deal", 0, SPAN)


def test_numbers_that_would_favour_some_are_passed_over() -> None:
    whole = SPAN - SPAN % 7
    assert SPAN % 7
    assert below(7, [whole - 1]) == 6
    assert below(7, [whole, SPAN - 1, 9]) == 2
    assert below(8, [SPAN - 1]) == 7, "where the span is a multiple, every number counts"
    assert below(1, [SPAN - 1]) == 0


@pytest.mark.parametrize("n", [2, 3, 7, 9, 23])
def test_every_place_is_equally_likely(n: int) -> None:
    """Chi-squared over many secrets, entropies, games, piles and places: far from both tails."""
    rng, rounds = Random(n), 4000
    counts: Counter[int] = Counter()
    for _ in range(rounds):
        shuffle = Shuffle(rng.randbytes(32).hex(), (rng.randbytes(4).hex(), ""), number=rng.randrange(1, 3))
        counts[shuffle.draw(rng.choice(("deal", "turn 1", "show")), rng.randrange(30), n)] += 1
    due = rounds / n
    squares = sum((counts[place] - due) ** 2 / due for place in range(n))
    freedom = n - 1
    assert abs(squares - freedom) < 4 * (2 * freedom) ** 0.5


def test_one_after_the_other_all_orders_come() -> None:
    orders: Counter[str] = Counter()
    for seed in range(2400):
        cards, shuffle = list("abcd"), Shuffle(Random(seed).randbytes(32).hex())
        orders["".join(cards.pop(shuffle.draw("deal", place, len(cards))) for place in range(4))] += 1
    assert len(orders) == 24
    squares = sum((count - 100) ** 2 / 100 for count in orders.values())
    assert abs(squares - 23) < 4 * 46**0.5


def test_words_are_kept_as_they_were_said() -> None:
    assert entropy("  Möge das Würfelglück … ") == "Möge das Würfelglück …".encode().hex()
    assert words(entropy("Möge")) == "Möge"
    assert words("ff00") == "\N{REPLACEMENT CHARACTER}", "what cannot be printed is left out"
    assert len(entropy("x" * 10_000)) == 400
    assert entropy("\ud800") == b"?".hex()


def test_nobody_prints_a_secret_by_accident() -> None:
    assert SECRET not in repr(Shuffle(SECRET, BOTH))


# Matches.


def played(game: str, shuffle: Shuffle, rng: Random) -> Match:
    """A match of random choices, each hint of `rng` used for choices only."""
    match = Match(load(game), chance=shuffle)
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        match.submit(prompt.seat, match.ply, match.game.actions[rng.choice(prompt.legal)].text)
    return match


def proven_record(game: str, seed: int, *, twin: bool = False, games: int = 1) -> list[Record]:
    rules, rng = load(game), Random(seed)
    shuffle = Shuffle(rng.randbytes(32).hex(), BOTH, twin)
    records = []
    for number in range(1, games + 1):
        match = played(game, shuffle.game(number), rng)
        assert match.outcome is not None
        header = header_of(match, ("human", "human"), number, games)
        header = header._replace(commitment=commitment(shuffle.secret), twin=twin)
        added = [f"entropy {side} {digits}" for side, digits in zip(rules.sides, BOTH, strict=True)]
        lines = (*(added if number == 1 else ()), *match.log)
        records.append(Record(header, tuple(match.log), end_line(rules, match.outcome), lines))
    # A second game has no lines but its actions.
    records = [record._replace(lines=() if record.lines == record.actions else record.lines) for record in records]
    records[-1] = records[-1]._replace(secret=shuffle.secret)
    return records


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("games", [1, 2])
def test_a_record_is_read_as_it_was_written_and_proves_every_draw(game: str, games: int) -> None:
    records = proven_record(game, 3, games=games)
    assert read(write(records).encode()) == records
    proof = prove(records, load(game))
    assert proof is not None
    assert proof.shuffle.entropies == BOTH
    assert proof.draws == sum(natures(record) for record in records)
    assert proof.undone == 0


def natures(record: Record) -> int:
    """How many of a record's actions are nature's."""
    match, found = Match(load(record.header.game), chance=None), 0
    for text in record.actions:
        found += match.actor == NATURE
        match.follow([text])
    return found


def test_a_record_from_before_is_as_it_was() -> None:
    """Byte for byte, and it says nothing of a shuffle."""
    match = Match(load("the-duel"), chance=Random(1).randrange)
    record = Record(header_of(match, ("human", "bot:casual")), tuple(match.log), None)
    first = write([record]).splitlines()[0]
    assert first.startswith('{"threerings":1,"game":"the-duel","rules_version":2,"options":{')
    assert '"position":null,"players":["human","bot:casual"],"number":1,"games":1}\t' in first
    assert read(write([record]).encode()) == [record]
    assert prove([record], match.game) is None


def changed(records: list[Record], **fields: object) -> list[Record]:
    return [records[0]._replace(**fields), *records[1:]]  # type: ignore[arg-type]  # any field


def test_every_forgery_is_found() -> None:
    game = load("the-duel")
    records = proven_record("the-duel", 5)
    record = records[0]
    first = record.lines.index(next(text for text in record.lines if text.startswith("deal")))
    other = next(text for text in record.lines[first + 1 :] if text.startswith("deal") and text != record.lines[first])
    swapped = list(record.lines)
    place = record.lines.index(other)
    swapped[first], swapped[place] = swapped[place], swapped[first]
    deal = f"line {first + 2}: {other!r} does not follow from the shuffle; {record.lines[first]!r} does"
    added = (record.lines[0] + "00", *record.lines[1:])
    late = (*record.lines[1:first], record.lines[first], record.lines[0], *record.lines[first + 1 :])
    forgeries = {
        deal: changed(records, lines=tuple(swapped)),
        "line 4: .* does not follow": changed(records, lines=added),
        "the secret does not fit the commitment": changed(records, secret="ab" * 32),
        "the secret does not fit": changed(records, header=record.header._replace(commitment="ab" * 32)),
        "entropy was added after the first draw": changed(records, lines=late),
        "nobody could add this": changed(records, lines=(record.lines[0], *record.lines)),
        "only a player's choice can be taken back": changed(
            records, lines=(*record.lines[: first + 1], "undo to 0", *record.lines[first:])
        ),
    }
    for fault, forged in forgeries.items():
        with pytest.raises(BadRecord, match=fault.replace("(", r"\(")):
            prove(forged, game)
    assert prove(records, game) is not None


def test_other_entropy_and_another_secret_deal_other_cards() -> None:
    one = Shuffle(SECRET, BOTH)
    others = [Shuffle(SECRET, (BOTH[0], "")), Shuffle(SECRET, BOTH[::-1]), Shuffle("ab" * 32, BOTH), one.game(2)]
    deals = [Match(load("the-duel"), chance=shuffle).log for shuffle in (one, *others)]
    assert len({tuple(deal) for deal in deals}) == len(deals)
    assert Match(load("the-duel"), chance=Shuffle(SECRET, BOTH)).log == deals[0]


def test_an_undo_never_repeats_a_draw() -> None:
    """The second duel is dealt, the choice before it taken back and made again: other cards come."""
    game, rng = load("the-duel"), Random(2)
    match = Match(game, chance=Shuffle(SECRET, BOTH))
    while True:
        prompt, before = match.prompt(match.actor), match.ply
        text = game.actions[rng.choice(prompt.legal)].text
        match.submit(prompt.seat, match.ply, text)
        dealt = match.log[before + 1 :]
        if len(dealt) >= 18:
            break
    again = match.back_to(before)
    assert again.drawn == match.drawn
    again.follow([text])
    again.go_on_with(Shuffle(SECRET, BOTH))
    assert again.log[before + 1 :] != dealt
    assert again.drawn["deal"] == match.drawn["deal"] + 18
    lines = (*(f"entropy {side} {digits}" for side, digits in zip(game.sides, BOTH, strict=True)), *match.log)
    lines += (f"undo to {before}", *again.log[before:])
    header = header_of(again, ("human", "human"))._replace(commitment=commitment(SECRET))
    [record] = read(write([Record(header, tuple(again.log), None, lines, SECRET)]).encode())
    assert record.actions == tuple(again.log)
    assert replay(record, game).log == again.log
    proof = prove([record], game)
    assert proof is not None
    assert proof.undone == 1


# Twins.


def piles_that_last(match: Match) -> dict[str, list[str]]:
    """The piles that cards leave only by being drawn: packs, tiles, tokens. A hand is no pile.

    In Duel for Middle-earth somebody may look at the cards that were removed from a pack (ME-I3): what they have seen
    cannot be turned any more. The order of a pack counts up to there.
    """
    walk, found, looked = Match(match.game, chance=None), dict[str, list[str]](), False
    for text in match.log:
        verb = text.split()[0]
        if walk.actor == NATURE and verb in ("deal", "turn", "raise", "reveal") and not (looked and verb == "turn"):
            found.setdefault(match.game.pile(match.game.action(text).index), []).append(text)
        looked |= walk.actor == NATURE and verb == "show"
        walk.follow([text])
    return found


@pytest.mark.parametrize("game", ["the-duel", "middle-earth"])
def test_twins_have_the_same_piles_whatever_is_played(game: str) -> None:
    compared: Counter[str] = Counter()
    for seed in range(12):
        twin = Shuffle(Random(seed).randbytes(32).hex(), BOTH, twin=True)
        one, other = (played(game, twin.game(number), Random(seed + 100 * number)) for number in (1, 2))
        assert one.log != other.log, "they were played differently"
        here, there = piles_that_last(one), piles_that_last(other)
        for pile in here.keys() & there.keys():
            common = min(len(here[pile]), len(there[pile]))
            assert here[pile][:common] == there[pile][:common], pile
            compared[pile.split()[0]] += common
    verbs = {"the-duel": ["deal"], "middle-earth": ["turn", "raise", "reveal"]}[game]
    assert all(compared[verb] > 20 for verb in verbs)


@pytest.mark.parametrize("game", ["the-duel", "middle-earth"])
def test_games_that_are_no_twins_have_other_piles(game: str) -> None:
    apart = Shuffle(SECRET, BOTH)
    one, other = (piles_that_last(played(game, apart.game(number), Random(1))) for number in (1, 2))
    pile = {"the-duel": "deal", "middle-earth": "turn 1"}[game]
    assert one[pile] != other[pile]


def test_a_record_of_twins_is_proven_as_such() -> None:
    records = proven_record("the-duel", 8, twin=True, games=2)
    assert prove(records, load("the-duel")) is not None
    apart = [record._replace(header=record.header._replace(twin=False)) for record in records]
    with pytest.raises(BadRecord, match="does not follow"):
        prove(apart, load("the-duel"))
