"""What there is to say about the game agrees with what the rules do, and both doors say it alike."""

from pathlib import Path

import pytest

import threerings
from tests.rulebook.middle_earth.table import play
from threerings.cli.draw import middle_earth as on_paper
from threerings.cli.ink import UNICODE
from threerings.cli.sheet import Sheet
from threerings.core.game import Line, Name
from threerings.games.middle_earth import GAME
from threerings.games.middle_earth.components import CARD_IDS, COINS, QUEST, REGION_IDS, REGIONS, TILE_IDS
from threerings.games.middle_earth.words import (
    BONUSES,
    TILE_BRINGS,
    card_texts,
    fights,
    known_discard,
    payment,
    phase,
    place_of,
    printed_cost,
    tile_in,
    useful_manoeuvres,
)
from threerings.texts import LANGUAGES, texts
from threerings.web.draw.middle_earth.tips import card_tip, tile_tip

TABLE = "chapter 2; player fellowship; fellowship coins 9; up bree erebor"
RICH = f"{TABLE}; slots 0=archive 1=banner 2=shield-wall"
SLOTS = """
slots 0=archive 1=banner 2=web-of-lies 3=siege-crew 4=council 5=chronicler 6=? 7=? 8=? 9=? 10=? 11=night-ride
 12=watch-fire 13=elven-song 14=marksmen 15=swordsmen
""".replace("\n", "")
HARD = "\N{NO-BREAK SPACE}"
ENDLESS = 1000


@pytest.mark.rule("ME-T3")
@pytest.mark.parametrize(
    ("tokens", "sauron", "coins"), [("", 2, 2), ("humans-salvage", 2, 4), ("humans-salvage", 20, 1)]
)
def test_what_a_discarded_card_brings_is_said_as_it_is_paid(tokens: str, sauron: int, coins: int) -> None:
    match = play(f"{RICH}; fellowship tokens {tokens}; sauron coins {sauron}")
    view = match.view(0)
    assert view.reserve == COINS - 9 - sauron
    assert view.discard_coins(0) == coins
    sheet = Sheet(80, 50, UNICODE, texts("en", "middle-earth"))
    lines = [line.plain for line in on_paper.hand(view, sheet, match.prompt(0).legal)]
    assert f"discard for {coins}" in lines[0]
    match.submit(0, match.ply, "discard shield-wall")
    assert match.view(0).fellowship.coins == 9 + coins


@pytest.mark.rule("ME-P1", "ME-P2", "ME-P5", "ME-P6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_and_browser_say_the_same_of_every_card_and_landmark(language: str) -> None:
    view, say = (
        play(f"{RICH}; fellowship tiles isengard; sauron cards footmen").view(0),
        texts(language, "middle-earth"),
    )
    sheet = Sheet(ENDLESS, ENDLESS, UNICODE, say)

    def on_a_page(word: str) -> str:
        return " ".join(line.plain.strip() for line in on_paper.explain(view, sheet, word)).replace(HARD, " ")

    for name, card in ((name, CARD_IDS.index(name)) for name in CARD_IDS):
        told: list[Name | Line] = [*card_texts(card), *printed_cost(card)]
        told += [payment(card, view.card_price(seat, card)) for seat in (0, 1) if card in view.slots]
        for text in (say.say(line).replace(HARD, " ") for line in told):
            assert text in on_a_page(name), name
            assert text in card_tip(view, say, card).replace(HARD, " ") or card not in view.slots, name
    for tile in (TILE_IDS.index("bree"), TILE_IDS.index("erebor")):
        for seat in (0, 1):
            text = say.say(payment(None, view.tile_price(seat, tile))).replace(HARD, " ")
            assert text in on_a_page(TILE_IDS[tile])
            assert text in tile_tip(view, say, tile).replace(HARD, " ")


@pytest.mark.rule("ME-L1")
@pytest.mark.parametrize("tile", TILE_IDS)
def test_a_landmark_brings_what_is_said(tile: str) -> None:
    """What happens by itself has happened, and what is asked comes next."""
    position = f"chapter 2; player fellowship; fellowship coins 20; sauron cards disguise; slots 0=archive; up {tile}"
    price = play(position).view(0).tile_price(0, TILE_IDS.index(tile)).coins
    after = play(position, f"landmark {tile}", *(("nature",) if tile == "barad-dur" else ())).view(0)
    brings, side = dict(TILE_BRINGS[tile]), after.fellowship
    assert side.coins == 20 - price + brings.get("gain", 0)
    assert side.steps == brings.get("rings", 0)
    assert sum(side.units) == 2 + brings.get("units", 0)
    asked = {"moves": "manoeuvre", "retrieve": "retrieve", "tokens": "call", "strip": "strip"}
    due = [asked[kind] for kind in brings if kind in asked]
    assert [phase(after)] == (due or ["choose"])
    assert "moves" not in brings or useful_manoeuvres(after) == [("moves", brings["moves"])]


@pytest.mark.rule("ME-Q3")
@pytest.mark.parametrize("steps", range(1, QUEST))
def test_the_quest_offers_the_bonuses_that_are_said(steps: int) -> None:
    position = f"player fellowship; slots 0=first-steps 1=toll; fellowship coins 3 steps {steps - 1}; sauron tiles bree"
    view = play(position, "play first-steps").view(0)
    questions = {"coin": "accept", "unit": "place", "turn": "accept", "fortress": "raze", "": "choose"}
    assert phase(view) == questions[BONUSES.get(steps, "")]


def test_every_region_has_its_landmark() -> None:
    assert sorted(tile_in(region) for region in range(REGIONS)) == list(range(len(TILE_IDS)))


@pytest.mark.rule("ME-I3", "ME-F8")
def test_what_is_known_depends_on_who_has_looked() -> None:
    position = f"{TABLE}; {SLOTS}; removed raiders tribute ranger; looked sauron"
    raiders = CARD_IDS.index("raiders")
    looker, other = play(position).view(1), play(position).view(0)
    assert raiders in known_discard(looker)
    assert raiders not in known_discard(other)
    assert [line.key for line in place_of(looker, raiders)] == ["place-discard"]
    assert [line.key for line in place_of(other, raiders)] == ["place-unseen"]
    assert [line.key for line in place_of(looker, CARD_IDS.index("dwarf-hall"))] == ["place-face-down"]


@pytest.mark.rule("ME-W1")
def test_a_fight_is_foreseen_where_one_comes() -> None:
    view = play(f"{RICH}; fellowship units arnor 1; sauron units rhovanion 1").view(0)
    assert [region for region in range(REGIONS) if fights(view, region)] == [REGION_IDS.index("rhovanion")]


def test_no_drawing_learns_the_phase_from_a_message() -> None:
    house = Path(threerings.__file__).parent
    for room in ("cli", "web"):
        for path in (house / room / "draw" / "middle_earth").glob("*.py"):
            assert "question(view).key" not in path.read_text("utf-8"), path


def test_phases_are_called_as_in_the_notation() -> None:
    assert phase(play(RICH).view(0)) == "choose"
    assert GAME.question(play(RICH).view(0)).key == "ask-choose"
