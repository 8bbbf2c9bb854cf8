"""Non-interference to the last byte of a page: what a viewer cannot tell apart looks the same to them."""

from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from random import Random

import msgspec
import pytest

from tests.laws.interference import by_witness
from threerings.core.game import OBSERVERS, PUBLIC, Options, Seat
from threerings.games import GAMES, load
from threerings.store import Card, Guest, Sitter
from threerings.texts import LANGUAGES
from threerings.web.api import prompt_card
from threerings.web.hall import Live
from threerings.web.play import urls
from threerings.web.render import fragment
from threerings.web.replays import scene
from threerings.web.sitting import Sitting
from threerings.web.speech import speech
from threerings.web.tables import Seen, laid, seen, why_not

DRAWN = [game for game, folder in GAMES.items() if find_spec(f"threerings.web.draw.{folder}")]
NAMES = ("Anna", "Bert")


def in_step(game: str, options: Options, observer: Seat, rng: Random) -> Iterator[tuple[Sitting, Sitting]]:
    """Two sittings, as long as the observer cannot tell them apart."""
    rules = load(game)
    one, other = (Sitting(rules, rules.settle(options)) for _ in range(2))
    parting = rng.choice((0.05, 0.2, 1.0))
    while True:
        yield one, other
        here = by_witness(rules, one.match._state, observer)
        there = by_witness(rules, other.match._state, observer)
        shared = sorted(here.keys() & there.keys())
        if not shared:
            return
        witness = rng.choice(shared)
        action = rng.choice(here[witness])
        twins = [twin for twin in there[witness] if twin != action]
        if action in there[witness] and (not twins or rng.random() > parting):
            twins = [action]
        one.follow([rules.actions[action].text])
        other.follow([rules.actions[rng.choice(twins)].text])


def appearance(sitting: Sitting, observer: Seat, language: str, rng: Random) -> list[str]:
    """All that reaches the observer: the fragment of page and stream, refusals, replay, the prompt of a program."""
    words = speech(language, sitting.game.name)
    known = seen(sitting, observer)
    refusals = [why_not(known, words, (), rng.choice(sitting.game.actions).text) for _ in range(5)]
    card = Card("m", sitting.game.name, sitting.game.rules_version, sitting.options)
    guests = [Guest("anna"), Guest("bert"), Guest("cora")]
    live = Live(card, sitting, (Sitter("anna"), Sitter("bert")))
    shown = scene(sitting.match, max(0, sitting.match.ply - 3), observer, False, words)
    return [
        fragment(replace(laid(known, words, NAMES), urls=urls(live, seated=observer != PUBLIC)), words),
        *refusals,
        repr((shown.view, shown.story)),
        msgspec.json.encode(prompt_card(live, guests[observer], language)).decode(),
    ]


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("game", DRAWN)
def test_what_a_viewer_cannot_tell_apart_looks_the_same(game: str, observer: Seat) -> None:
    rng = Random(f"{game} {observer}")
    compared = 0
    for _ in range(60):
        for one, other in in_step(game, {}, observer, rng):
            if one.log == other.log or rng.random() > 0.2:
                continue
            language, seed = rng.choice(LANGUAGES), rng.getrandbits(32)
            pages = [appearance(sitting, observer, language, Random(seed)) for sitting in (one, other)]
            assert pages[0] == pages[1]
            compared += 1
        if compared >= 8:
            break
    assert compared >= 8, "the two have to differ in what is hidden"


def test_the_law_finds_a_page_that_tells_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """A leak planted on purpose: the page is drawn from the other seat's view."""
    honest = seen

    def leaky(sitting: Sitting, seat: Seat) -> Seen:
        return honest(sitting, 1 - seat)

    monkeypatch.setitem(globals(), "seen", leaky)
    with pytest.raises(AssertionError):
        test_what_a_viewer_cannot_tell_apart_looks_the_same("the-duel", 0)
