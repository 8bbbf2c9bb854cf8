"""The search: it finds what is there to be found, and thinks the same thing twice."""

from itertools import count
from random import Random
from typing import Any

import pytest

from tests.support.cases import CASES, Case
from threerings.bots import bot_named
from threerings.bots.levels import LEVELS
from threerings.bots.together import Together
from threerings.core.chance import Rng
from threerings.core.game import Game
from threerings.core.match import Match
from threerings.core.style import Style
from threerings.games import load
from threerings.search import think as module
from threerings.search.exact import Solver
from threerings.search.think import Budget, Candidate, Mind, Thought, blurred, merged, think
from threerings.search.tree import MOST_NODES, Node, Search, size

BOTH = pytest.mark.parametrize("observers", [1, 2])
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
WINS = {
    "Frodo stands next to Mordor": (
        "confrontation",
        "moving light; light frodo@gondor merry@shire; dark troll@mordor warg@mordor orcs@mordor balrog@dagorlad",
        "move frodo mordor",
    ),
    "a third piece stands next to the Shire": (
        "confrontation",
        "light frodo@rohan gimli@eregion; dark orcs@shire troll@shire warg@arthedain",
        "move warg shire",
    ),
    "one ring is missing": (
        "middle-earth",
        "chapter 1; slots 0=oath 1=first-steps; sauron coins 2 steps 13; up",
        "play first-steps",
    ),
    "one people is missing": (
        "middle-earth",
        """chapter 3; slots 0=royal-gift 1=ent-moot; player fellowship; fellowship coins 9; up
        fellowship cards elven-guest dwarf-smith hobbit-cook horse-breeder wizard-lore""",
        "play ent-moot",
    ),
    "one region is missing": (
        "middle-earth",
        """chapter 1; slots 0=sellswords 1=toll; fellowship units rohan 1; sauron coins 2; up
        sauron units arnor 1 rhovanion 1 enedwaith 1 gondor 1 mordor 2; sauron tiles helms-deep""",
        "play sellswords",
    ),
}


@BOTH
@pytest.mark.parametrize("name", WINS)
def test_a_win_at_hand_is_taken(name: str, observers: int) -> None:
    game, position, wins = WINS[name]
    match = Match(load(game), position=position, chance=None)
    prompt = match.prompt(match.actor)
    found = think(match.game, prompt, Budget(iterations=400), Style(observers=observers), Rng(3))
    assert match.game.actions[found.action].text == wins
    assert found.candidates[0].value > 0.9
    assert found.line[0] == found.action


@BOTH
@EVERY_CASE
def test_the_same_seed_thinks_the_same(case: Case, observers: int) -> None:
    match = Match(case.game, case.options, chance=Random(4).randrange)
    prompt = match.prompt(match.actor)
    thoughts = [think(case.game, prompt, Budget(iterations=60), Style(observers), Rng(8)) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == 60
    assert sum(candidate.visits for candidate in thoughts[0].candidates) == 60
    assert {candidate.action for candidate in thoughts[0].candidates} <= set(prompt.legal)


@EVERY_CASE
def test_a_playout_may_be_cut_short(case: Case) -> None:
    match = Match(case.game, case.options, chance=Random(4).randrange)
    found = think(case.game, match.prompt(match.actor), Budget(iterations=40), Style(patience=5), Rng(8))
    assert all(-1 <= candidate.value <= 1 for candidate in found.candidates)


def test_a_budget_of_time_is_kept_and_always_brings_a_choice() -> None:
    match = Match(load("the-duel"))
    assert think(match.game, match.prompt(0), Budget(seconds=0.0), Style(), Rng(1)).iterations > 0


@pytest.mark.parametrize(("name", "wins_due"), [("confrontation", 6), ("middle-earth", 7)])
def test_a_little_thought_beats_none(name: str, wins_due: int) -> None:
    game, won = load(name), 0
    for seed in range(8):
        match = Match(game, chance=Random(seed).randrange)
        thinker = seed % 2
        bots = [bot_named("beginner", game, seed, Budget(iterations=40)), bot_named("random", game, seed)]
        bots = bots[::-1] if thinker else bots
        while match.outcome is None:
            prompt = match.prompt(match.actor)
            match.submit(match.actor, prompt.ply, game.actions[bots[match.actor].choose(prompt)].text)
        won += match.outcome.winner == thinker
    assert won >= wins_due


def test_several_minds_put_together_what_they_found() -> None:
    """Root parallelism: visits add up, values are weighed by them, and one that knows for sure decides."""
    one = Thought((Candidate(1, 60, 0.5), Candidate(2, 40, 0.0)), 100, (1, 7))
    other = Thought((Candidate(2, 90, 0.2), Candidate(1, 10, -0.5)), 100, (2, 8))
    both = merged([one, other])
    assert [candidate[:2] for candidate in both.candidates] == [(2, 130), (1, 70)]
    assert both.candidates[1].value == pytest.approx((60 * 0.5 - 10 * 0.5) / 70)
    assert (both.iterations, both.line) == (200, (2, 8))
    sure = Thought((Candidate(3, 0, 1.0),), 0, (3,))
    assert merged([one, sure]).action == 3


def test_a_bot_thinks_in_several_processes() -> None:
    game = load("the-duel")
    prompt = Match(game, chance=Random(4).randrange).prompt(0)
    bot = Together(game, 1, Budget(iterations=50), "master", 2)
    assert bot.choose(prompt) in prompt.legal
    assert bot.thought is not None
    assert bot.thought.iterations == 100


EXACT = Style(patience=1, exact=20000)
LAST_CARDS = """chapter 3; slots 0=redeployment 1=treasury; player fellowship; fellowship coins 9; sauron coins 9; up
    fellowship units arnor 1 rhovanion 1; sauron units mordor 2"""


def test_the_last_cards_are_solved() -> None:
    """All lies open, so the answer is known without an imagined game: keep the other from the card that would tie."""
    match = Match(load("middle-earth"), position=LAST_CARDS, chance=Random(1).randrange)
    found = think(match.game, match.prompt(match.actor), Budget(iterations=50), EXACT, Rng(1))
    values = {match.game.actions[action].text: value for action, _, value in found.candidates}
    assert found.iterations == 0
    assert values == {
        "play redeployment": 1.0, "discard redeployment": 1.0, "play treasury": 0.0, "discard treasury": 0.0,
    }  # fmt: skip


@pytest.mark.parametrize("name", [name for name in WINS if name != "one region is missing"])
def test_a_win_at_hand_needs_no_thought(name: str) -> None:
    game, position, wins = WINS[name]
    match = Match(load(game), position=position, chance=None)
    found = think(match.game, match.prompt(match.actor), Budget(iterations=50), EXACT, Rng(3))
    assert (match.game.actions[found.action].text, found.iterations) == (wins, 0)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """So many positions each attempt at an exact answer was allowed."""
    found: list[int] = []

    def noted(game: Game[Any, Any], positions: int) -> Solver:
        found.append(positions)
        return Solver(game, positions)

    monkeypatch.setattr(module, "Solver", noted)
    return found


BEFORE_LAST_CARDS = (
    "chapter 1; slots 0=oath 1=first-steps; up",
    "chapter 3; slots 0=redeployment 1=treasury 2=ambush 3=cavalry 4=ent-moot 5=royal-gift 6=plunder; up",
)


def test_every_way_is_looked_at_only_where_the_match_can_end(looked: list[int]) -> None:
    """In Duel for Middle-earth those are the last six cards."""
    game = load("middle-earth")
    for position in BEFORE_LAST_CARDS:
        match = Match(game, position=position, chance=Random(1).randrange)
        think(game, match.prompt(match.actor), Budget(iterations=1), EXACT, Rng(1))
    assert not looked
    match = Match(game, position=LAST_CARDS, chance=Random(1).randrange)
    think(game, match.prompt(match.actor), Budget(iterations=1), EXACT, Rng(1))
    assert looked[0] == EXACT.exact // 10, "a tenth is tried first"


def test_an_exact_answer_that_would_take_too_long_is_not_looked_for(
    looked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The short attempt tells how long the whole one would take."""
    match = Match(load("middle-earth"), position=LAST_CARDS, chance=Random(1).randrange)
    ticks = count(0.0, 1.0)
    monkeypatch.setattr(module, "monotonic", lambda: next(ticks))
    for seconds, attempts in ((9.0, 1), (20.0, 2)):
        looked.clear()
        think(match.game, match.prompt(match.actor), Budget(seconds, 1), EXACT._replace(exact=20), Rng(1))
        assert len(looked) == attempts


@EVERY_CASE
def test_nothing_hidden_is_ever_solved(case: Case) -> None:
    """A choice that the other does not see ends the attempt: the first prompt of a match is always searched."""
    match = Match(case.game, case.options, chance=Random(4).randrange)
    found = think(case.game, match.prompt(match.actor), Budget(iterations=20), EXACT, Rng(8))
    assert found.iterations == 20


TOGETHER = """light frodo@shire aragorn@rhudaur; dark balrog@misty-mountains troll@mordor
    played light 3 4 magic sacrifice cloak retreat; played dark 4 5 6 magic eye retreat"""


def test_what_the_other_chooses_at_the_same_time_is_thought_about() -> None:
    """Aragorn has 4, the Balrog 5: with the 5 Light wins whatever Dark plays, with the 1 and the 2 it loses."""
    game = load("confrontation")
    match = Match(game, position=TOGETHER, chance=Random(1).randrange)
    match.submit(1, match.ply, "move balrog rhudaur")
    match.submit(0, match.ply, "play 1")
    prompt = match.prompt(1)
    assert [game.actions[action].text for action in prompt.legal] == ["play 1", "play 2", "play 3"]
    search = Search(game, game.worlds(prompt.view), 1, Rng(1))
    search.run(600)
    light = {game.actions[action].text: int(node.visits) for action, node in (search.other.children or {}).items()}
    assert sum(light.values()) == 600
    assert light["play 5"] > 400
    assert set(search.root.children or {}) == set(prompt.legal), "Dark's own choice does not depend on it"
    search.follow(prompt.legal[0])
    assert not search.root.children, "what Light has chosen is not known, so nothing of the tree is"


def test_what_still_holds_of_a_tree_is_kept() -> None:
    """Setting up, one choice follows another of the same player: the second finds the first one's visits."""
    game = load("confrontation")
    match = Match(game, chance=Random(4).randrange)
    mind = Mind(game, Style(patience=1, keeps=True), Rng(1))
    first = mind.think(match.prompt(0), Budget(iterations=300))
    match.submit(0, match.ply, game.actions[first.action].text)
    second = mind.think(match.prompt(0), Budget(iterations=300))
    assert second.iterations == 300
    assert sum(candidate.visits for candidate in second.candidates) > 300
    forgetful = Mind(game, Style(patience=1), Rng(1))
    forgetful.think(match.prompt(0), Budget(iterations=100))
    again = forgetful.think(match.prompt(0), Budget(iterations=300))
    assert sum(candidate.visits for candidate in again.candidates) == 300


def words_in(node: Node) -> set[str]:
    """The verbs of all that happens below a node."""
    actions, found = load("middle-earth").actions, set()
    for seen, child in (node.children or {}).items():
        found |= {actions[seen].text.split()[0]} | words_in(child)
    return found


def test_what_nature_draws_need_not_divide_the_tree() -> None:
    game = load("middle-earth")
    match = Match(game, chance=Random(4).randrange)
    for divided in (True, False):
        worlds = game.worlds(match.view(match.actor))
        search = Search(game, worlds, match.actor, Rng(1), divided=divided)
        search.run(300)
        assert "play" in words_in(search.root)
        assert ("turn" in words_in(search.root)) == divided


def test_a_deep_tree_can_be_let_go() -> None:
    """Freed level by level, deeper than an interpreter frees without a detour."""
    rng = Rng(1)
    for _ in range(300):
        root = Node()
        for _ in range(60):
            node = root
            for level in range(20 + rng.below(100)):
                node = node.child(rng.below(3) if level > 40 else 0)
        assert root.child(0).children


@BOTH
@EVERY_CASE
def test_a_tree_that_is_full_grows_no_more_and_goes_on_counting(case: Case, observers: int) -> None:
    match = Match(case.game, case.options, chance=Random(4).randrange)
    seat = match.actor
    search = Search(
        case.game, case.game.worlds(match.view(seat)), seat, Rng(8), observers=observers, patience=1, most=60
    )
    assert Search(case.game, search.worlds, seat, Rng(8)).most == MOST_NODES
    search.run(300)
    found = size(search.root) if observers == 1 else size(search.root) + size(search.other)
    assert found == search.nodes == 60
    assert sum(int(child.visits) for child in (search.root.children or {}).values()) == search.iterations == 300
    search.follow(max(search.root.children or {}))
    assert search.nodes < 60, "what is not kept makes room"


@EVERY_CASE
def test_first_every_action_is_looked_at_in_the_same_worlds(case: Case) -> None:
    match = Match(case.game, case.options, chance=Random(4).randrange)
    prompt = match.prompt(match.actor)
    found = think(case.game, prompt, Budget(iterations=0), case.game.style._replace(looks=3), Rng(8))
    assert {(one.action, one.visits) for one in found.candidates} == {(action, 3) for action in prompt.legal}
    assert found.iterations == 3 * len(prompt.legal)
    assert found.action == max(found.candidates, key=lambda one: one.value).action
    more = think(case.game, prompt, Budget(iterations=20), case.game.style._replace(looks=3), Rng(8))
    assert sum(one.visits for one in more.candidates) == more.iterations == found.iterations + 20


def test_who_has_no_time_still_looks_once() -> None:
    match = Match(load("the-duel"), chance=Random(4).randrange)
    prompt = match.prompt(match.actor)
    found = think(match.game, prompt, Budget(seconds=0.0), match.game.style._replace(looks=8), Rng(8))
    assert found.iterations == len(prompt.legal)


@pytest.mark.parametrize(("blur", "seen"), [(0.0, {1}), (0.3, {1, 2}), (0.8, {1, 2, 3})])
def test_a_small_difference_is_overlooked_and_a_great_one_never(blur: float, seen: set[int]) -> None:
    found = Thought(tuple(Candidate(*one) for one in ((1, 8, 0.5), (2, 8, 0.3), (3, 8, 0.0), (4, 8, -0.5))), 32, (1,))
    thoughts = [blurred(found, blur, Rng(seed)) for seed in range(60)]
    assert {one.action for one in thoughts} == seen
    assert all(set(one.candidates) == set(found.candidates) and one.line == (one.action,) for one in thoughts)


THOUGHT = {name: 200 if level.budget.iterations is None else level.budget.iterations for name, level in LEVELS.items()}
GIFT = "chapter 1; slots 0=oath 1=first-steps; asks accept sauron; sauron coins 2 steps 3; up"


@pytest.mark.parametrize("level", LEVELS)
def test_a_gift_is_taken(level: str) -> None:
    match = Match(load("middle-earth"), position=GIFT, chance=None)
    prompt = match.prompt(match.actor)
    for seed in range(5):
        bot = bot_named(level, match.game, seed, Budget(iterations=THOUGHT[level]))
        assert match.game.actions[bot.choose(prompt)].text == "accept"


SHOWN_WARG = """moving light; light frodo@rohan gimli@eregion boromir@shire merry@cardolan
    dark warg@gondor troll@mordor orcs@mordor"""


@pytest.mark.parametrize("level", LEVELS)
def test_frodo_does_not_attack_a_warg_that_was_shown(level: str) -> None:
    """CO-K3: he has 1, the Warg 2 and the better cards; he would die in most worlds, and others can move."""
    match = Match(load("confrontation"), position=SHOWN_WARG, chance=None)
    prompt = match.prompt(match.actor)
    texts = [match.game.actions[action].text for action in prompt.legal]
    assert "move frodo gondor" in texts
    for seed in range(10):
        bot = bot_named(level, match.game, seed, Budget(iterations=THOUGHT[level]))
        assert match.game.actions[bot.choose(prompt)].text != "move frodo gondor"


def test_weaker_levels_see_less() -> None:
    *levels, master = LEVELS.values()
    assert [level.blur for level in levels] == sorted((level.blur for level in levels), reverse=True)
    thought = [level.budget.iterations or 0 for level in levels]
    assert thought == sorted(thought)
    assert (master.looks, master.blur, master.budget.iterations) == (0, 0.0, None)
