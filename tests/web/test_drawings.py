"""Laws of every drawing: all that is legal can be touched, and nothing hidden is drawn."""

from collections import Counter
from random import Random

import pytest

from tests.support.cases import RARE_POSITIONS, Case
from tests.support.interference import pairs, pairs_from
from tests.web.drawings import DRAWN, asked, drawn, moments
from threerings.core.game import OBSERVERS, PUBLIC
from threerings.texts import LANGUAGES, texts
from threerings.web.draw import drawing

RARE = [name for name, (case, _) in RARE_POSITIONS.items() if case in DRAWN]
EVERY_DRAWING = pytest.mark.parametrize("case", DRAWN, ids=str)


@pytest.mark.parametrize("seed", range(3))
@EVERY_DRAWING
def test_a_page_is_sound_and_every_legal_action_can_be_touched_or_read(case: Case, seed: int) -> None:
    game, draw, dice = case.game, drawing(case.name), Random(seed)
    for moment in moments(case, seed):
        if not moment.legal and dice.random() > 0.1:
            continue
        language = dice.choice(LANGUAGES)
        page = drawn(draw, moment.view, moment.legal, language, moment.recent)
        assert page.tree().tag == "main"
        assert "style=" not in page.text
        things = Counter(page.things)
        assert max(things.values(), default=1) == 1, "an id is unique on its page"
        for path in page.paths.values():
            assert set(path) <= set(things)
        assert page.touchable == {path[0] for path in page.paths.values() if path}
        say = texts(language, case.name)
        named = Counter((path, say.say(game.offer(moment.view, action))) for action, path in page.paths.items())
        assert max(named.values(), default=1) == 1, "two actions differ in their paths or in their names"


@EVERY_DRAWING
def test_no_path_is_the_beginning_of_another(case: Case) -> None:
    """Else the longer one could never be walked to its end."""
    draw = drawing(case.name)
    for seed in range(10, 12):
        for moment in moments(case, seed):
            paths = {path for action in moment.legal if (path := draw.path(moment.view, action))}
            assert not any(other[: len(path)] == path for path in paths for other in paths if other != path)


@EVERY_DRAWING
def test_a_spectator_holds_nothing(case: Case) -> None:
    draw = drawing(case.name)
    assert not any(drawn(draw, moment.view).hand for moment in moments(case, 5) if moment.observer == PUBLIC)


@EVERY_DRAWING
def test_the_small_picture_is_sound_and_says_nothing(case: Case) -> None:
    picture = str(drawing(case.name).picture())
    assert picture.startswith("<svg")
    assert 'aria-hidden="true"' in picture
    assert "style=" not in picture
    assert "<text" not in picture


@pytest.mark.parametrize("observer", OBSERVERS)
@EVERY_DRAWING
def test_what_a_seat_cannot_tell_apart_is_drawn_alike(case: Case, observer: int) -> None:
    game, draw, rng, apart = case.game, drawing(case.name), Random(observer), 0
    for _ in range(6):
        for place, (one, other) in enumerate(pairs(game, case.options, observer, rng)):
            if place % 3 == 1:
                pages = [drawn(draw, game.view(state, observer), asked(state, observer)) for state in (one, other)]
                assert pages[0] == pages[1]
                apart += game.position(one) != game.position(other)
    assert apart > 10, "the pairs must really differ behind the scenes for the law to mean anything"


@pytest.mark.parametrize("name", RARE)
def test_rare_questions_are_drawn_alike_too(name: str) -> None:
    case, position = RARE_POSITIONS[name]
    game, draw, rng, apart = case.game, drawing(case.name), Random(7), 0
    state = game.setup(position, case.options)
    for observer in 5 * (0, 1):
        for place, (one, other) in enumerate(pairs_from(game, state, observer, rng)):
            if place > 15 and place % 5:
                continue  # the rare question comes soon
            pages = [drawn(draw, game.view(each, observer), asked(each, observer)) for each in (one, other)]
            assert pages[0] == pages[1]
            apart += game.position(one) != game.position(other)
    assert apart > 6, "one of the two may know everything there, but not both"
