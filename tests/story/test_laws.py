"""What every game's story promises."""

import pickle
from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.story.telling import names, put, step, steps
from tests.support.cases import CASES, RARE_POSITIONS, Case
from tests.support.interference import by_witness
from threerings.core.chance import Rng
from threerings.core.chronicle import Chronicle
from threerings.core.game import OBSERVERS, PUBLIC, State
from threerings.core.match import Match
from threerings.games import GAMES, load
from threerings.texts import LANGUAGES, keys, of_game, texts
from threerings.web.reel import Reel
from threerings.web.series import Series
from threerings.web.speech import Speech, speech

MATCHES = 10
MANY = 60
"""Matches enough for the rarest line."""
RARE = {
    "the-duel": ("row enchantment; waiting enchanted:C05; balrog seen C05; balrog shown C05; balrog energy 3 step 0",),
    "confrontation": (
        "light frodo@shire sam@rhudaur merry@rhudaur; dark troll@misty-mountains; extra palantir",
        "light frodo@rhudaur sam@rhudaur gandalf@shire; dark witch-king@misty-mountains troll@mordor",
        "moving light; light frodo@shire merry@gondor; dark troll@rohan; extra shadowfax",
        "moving light; light frodo@shire merry@eregion pippin@eregion; dark balrog@moria",
        "moving light; light frodo@shire merry@eregion; dark troll@moria balrog@rohan",
        "moving light; light frodo@shire gandalf@mordor; dark troll@fangorn balrog@mirkwood; turns 299",
        "light frodo@rohan; dark orcs@shire troll@shire warg@arthedain",
        "light frodo@rohan; dark orcs@shire",
    ),
    "middle-earth": (
        "chapter 3; fellowship coins 12 steps 12; sauron coins 12 steps 12",
        "chapter 3; fellowship coins 14; fellowship cards elven-guest dwarf-smith hobbit-cook horse-breeder ent-grove",
        "chapter 3; sauron coins 14; sauron units lindon 1 rhovanion 2 enedwaith 2 rohan 2 gondor 2 mordor 2; up bree",
        "chapter 2; up bree; sauron cards strong-arm siege-crew last-stand captain",
    ),
}
"""Positions that lead to what random matches hardly ever come to."""
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_OBSERVER = pytest.mark.parametrize("observer", OBSERVERS)


def starts(game: str) -> Iterator[tuple[int, State]]:
    """States to play random matches from, each with a seed."""
    cases = [case for case in CASES if case.name == game]
    for seed in range(MANY):
        for case in cases:
            yield seed, case.start()
        for position in RARE.get(game, ()):
            yield seed, load(game).setup(position, {})


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_OBSERVER
@EVERY_CASE
def test_whole_matches_are_told_to_everybody_in_every_language(case: Case, observer: int, language: str) -> None:
    words, sentences = texts(language, case.name), 0
    for seed in range(MATCHES):
        story = [line for found in steps(case.game, case.start(), seed, observer) for line in found.lines]
        assert story[-1].key.startswith("reason-")
        said = [words.say(line) for line in story]
        assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in said)
        sentences += len(said)
    assert sentences > 20 * MATCHES


@EVERY_OBSERVER
@EVERY_CASE
def test_a_story_told_twice_is_the_same(case: Case, observer: int) -> None:
    for found in steps(case.game, case.start(), 1, observer):
        before, after = pickle.loads(pickle.dumps((found.before, found.after)))  # equal, and nothing of them is shared
        again = found._replace(before=before, after=after)
        assert found.lines == again.lines


@EVERY_GAME
def test_every_line_of_the_story_is_told_in_some_match(game: str) -> None:
    told = {
        key
        for seed, state in starts(game)
        for found in steps(load(game), state, seed, OBSERVERS[seed % 3])
        for line in found.lines
        for key in (line.key, *(name.key for name in names(line)))
    }
    assert {key for key in keys(of_game("en", game)) if key.startswith(("story-", "reason-"))} <= told


def seats_followed(state: State, seed: int) -> Iterator[int]:
    """Play a random match; whom to look at in each of its positions: always the same observer, and whoever is asked."""
    rng, observer = Rng(seed), OBSERVERS[seed % 3]
    while state.actor() != PUBLIC:
        yield from {observer, state.actor()} & set(OBSERVERS)
        state.play(state.draw(rng))
    yield observer


@EVERY_GAME
def test_every_question_is_asked_and_every_choice_offered_in_words(game: str) -> None:
    found: set[str] = set()
    for seed, state in starts(game):
        for seat in seats_followed(state, seed):
            lines = put(load(game), state, seat)
            said = [texts("en", game).say(line) for line in lines]
            assert len(set(said)) == len(said), "no two choices read the same"
            found |= {line.key for line in lines}
    assert found == {key for key in keys(of_game("en", game)) if key.startswith(("action-", "ask-", "wait-"))}


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_CASE
def test_questions_and_choices_are_put_in_every_language(case: Case, language: str) -> None:
    for seed in range(2):
        for state in case.positions(seed):
            for observer in OBSERVERS:
                said = [texts(language, case.name).say(line) for line in put(case.game, state, observer)]
                assert said[0].endswith((".", "?"))
                assert len(set(said)) == len(said)


@EVERY_OBSERVER
@EVERY_CASE
def test_stories_of_what_an_observer_cannot_tell_apart_are_the_same(case: Case, observer: int) -> None:
    rng, game = Random(observer), case.game
    rare = [game.setup(position, case.options) for found, position in RARE_POSITIONS.values() if found == case]
    apart = 0
    for begun in [case.start(), *rare] * MATCHES:
        one, other = begun.copy(), begun.copy()
        while shared := sorted(by_witness(game, one, observer).keys() & by_witness(game, other, observer).keys()):
            assert game.question(game.view(one, observer)) == game.question(game.view(other, observer))
            seen = rng.choice(shared)
            first = step(game, one, rng.choice(by_witness(game, one, observer)[seen]), observer)
            second = step(game, other, rng.choice(by_witness(game, other, observer)[seen]), observer)
            assert first.lines == second.lines
            apart += game.position(one) != game.position(other)
    assert apart > 5 * MATCHES, "the two truths must really differ"


@EVERY_CASE
def test_nobody_is_asked_once_the_match_is_over(case: Case) -> None:
    *_, state = case.positions(1)
    for observer in OBSERVERS:
        assert case.game.question(case.game.view(state, observer)).key == "wait-over"


def told_at_the_table(match: Match, words: Speech) -> Iterator[tuple[object, str]]:
    series = Series(match.game, match.options)
    series.follow(match.log)
    for observer in OBSERVERS:
        yield from (((observer, told.ply), words.say(told.line)) for told in series.stories[observer])


def told_again(match: Match, words: Speech) -> Iterator[tuple[object, str]]:
    """By the last page of a replay, from every seat and with everything open."""
    reel = Reel(match)
    for looker in (*OBSERVERS, None):
        yield from ((looker, words.say(line)) for move, line in reel.story(looker) if move == reel.last)


def told_in_the_terminal(match: Match, words: Speech) -> Iterator[tuple[object, str]]:
    chronicle = Chronicle(Match(match.game, match.options, chance=None))
    chronicle.follow(match.log)
    for moment in chronicle.moments:
        for observer in OBSERVERS:
            yield from (((observer, moment.ply), words.say(line)) for line in moment.lines[observer])


@pytest.mark.parametrize("tell", [told_at_the_table, told_again, told_in_the_terminal])
@EVERY_CASE
def test_no_line_is_told_twice_at_one_moment_and_the_end_is_told_once(
    case: Case, tell: Callable[[Match, Speech], Iterator[tuple[object, str]]]
) -> None:
    words = speech("en", case.name)
    for seed in range(MATCHES):
        match = Match(case.game, case.options, chance=Random(seed).randrange)
        rng = Rng(seed)
        while match.outcome is None:
            legal = match.prompt(match.actor).legal
            match.submit(match.actor, match.ply, case.game.actions[legal[rng.below(len(legal))]].text)
        told = list(tell(match, words))
        assert len(told) > 4
        assert len(set(told)) == len(told)
