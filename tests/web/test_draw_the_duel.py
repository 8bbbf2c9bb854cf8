"""The Duel as the browser shows it: positions set up by their notation, and what must be seen on the page."""

import re
from importlib.resources import files

import pytest

from tests.support.duels import SEEN_BEFORE, UNORDERED
from threerings.core.game import PUBLIC, Step
from threerings.core.match import Match
from threerings.games import load
from threerings.games.the_duel.components import CARD_IDS, FULL_FLAME
from threerings.games.the_duel.view import open_view
from threerings.texts import texts
from threerings.web.draw import Desk
from threerings.web.draw import the_duel as drawing

GAME = load("the-duel")
NAMES = ("Ada", "Bilbo")


def at(position: str) -> Match:
    return Match(GAME, position=position, chance=None)


def desk(match: Match, seat: int, language: str = "en") -> Desk:
    prompt = match.prompt(seat)
    paths = (drawing.path(prompt.view, action) for action in prompt.legal)
    return Desk(texts(language, "the-duel"), NAMES, frozenset(path[0] for path in paths if path))


def board(match: Match, seat: int, language: str = "en") -> str:
    return drawing.board(match.view(seat), desk(match, seat, language))


def hand(match: Match, seat: int) -> str:
    return drawing.hand(match.view(seat), desk(match, seat))


def thing(page: str, name: str) -> str:
    """The element of a thing, as far as the next one."""
    found = re.search(rf'<(?:div|g)[^>]*data-thing="{name}".*?(?=<(?:div|g|i)[^>]*data-thing|$)', page, re.DOTALL)
    assert found, name
    return found[0]


def test_the_row_shows_what_was_parried_and_what_hit_whom() -> None:
    match = at("duel 2; row C04; balrog hand C08 ...")  # attack 12.4 meets defence ..3.
    match.follow(["lay C08"])
    page = board(match, 0)
    newer, older = thing(page, "balrog-C08"), thing(page, "gandalf-C04")
    assert newer.count("#burst") == 4
    assert "−3" in newer
    assert "−1" in older
    assert "joint" not in newer
    match = at("duel 2; row C05; balrog hand C19 ...")
    match.follow(["lay C19"])
    assert thing(board(match, 0), "balrog-C19").count('class="joint"') == 4


def test_an_exchange_is_not_marked_before_it_is_scored() -> None:
    match = at("duel 2; row C04; waiting magic; balrog hand C08 ...")
    match.follow(["lay C08"])
    assert GAME.question(match.view(0)).key == "ask-refuse"
    assert "#burst" not in thing(board(match, 0), "balrog-C08")


def test_markers_and_figures_stand_where_they_belong() -> None:
    page = board(at("duel 2; gandalf energy 9 step 3; balrog energy 4 step 1; row C05 C12"), 0)
    assert re.search(r'<b>9</b><i class="marker gandalf"', page)
    assert re.search(r'<b>4</b><i class="marker balrog"', page)
    assert "Gandalf on step 3, the Balrog on step 1" in page
    assert 'data-thing="figure-gandalf"' in page


def test_the_hand_is_shown_to_its_owner_only() -> None:
    match = at("duel 2; gandalf hand C01 rage ...; balrog hand whip C21 ...")
    mine, theirs = board(match, 0) + hand(match, 0), board(match, 1) + hand(match, 1)
    assert 'data-thing="gandalf-rage"' in mine
    assert 'data-thing="gandalf-rage"' not in theirs
    assert 'data-thing="balrog-whip"' in theirs
    assert drawing.hand(match.view(PUBLIC), desk(match, PUBLIC)) == ""
    assert 'data-thing="balrog-whip"' not in board(match, PUBLIC)


def test_known_cards_of_the_other_hand_lie_open_and_the_rest_are_backs() -> None:
    page = board(at("duel 2; balrog hand whip C21 ...; balrog seen whip"), 0)
    assert "mini" in thing(page, "balrog-whip")
    assert 'data-thing="balrog-C21"' not in page
    assert 'aria-label="8 hidden cards"' in page


def test_a_card_of_the_own_hand_says_what_it_would_cost_and_who_has_seen_it() -> None:
    match = at("duel 2; row C05; began balrog; gandalf hand C01 C19 ...; gandalf seen C19")
    blank, full = thing(hand(match, 0), "gandalf-C01"), thing(hand(match, 0), "gandalf-C19")
    assert "If you lay it now: Gandalf loses 4." in blank
    assert "−4" in blank
    assert "nobody loses energy" in full
    assert "Your opponent has seen this card." in full


def test_waiting_effects_are_told() -> None:
    known = "balrog hand C07 ...; balrog seen C07; balrog shown C07"
    page = board(at(f"duel 2; row C05 C12; waiting magic rage enchanted:C07; {known}"), 0, "de")
    assert page.count('data-thing="effect-') == 3
    assert "Verzaubert: Karte 7" in page


@pytest.mark.rule("DU-F9")
def test_at_the_end_of_a_duel_nobody_waits_for_an_order_any_more() -> None:
    match = at(UNORDERED)
    assert "when Gandalf orders it" in board(match, PUBLIC)
    match.follow(["wait", "lay C01"])
    page = board(match, PUBLIC)
    assert "when Gandalf orders it" not in page
    assert "Enchanted: Card 12 – everybody sees whether the Balrog keeps it for the final." in page


@pytest.mark.rule("DU-F13")
def test_once_the_whole_hand_of_the_final_was_seen_the_other_cards_are_simply_out_of_the_game() -> None:
    match = at(SEEN_BEFORE)
    assert "now set aside or out of the game: <b>Card 2, Card 3, Card 4</b>" in board(match, 0)
    match.follow(["lay C01", *(f"show {card}" for card in ("C05", "C06", "C07", "C08", "C02", "C11", "C04"))])
    page = board(match, 0)
    assert "set aside or out of the game" not in page
    assert "Out of the game, from the Balrog’s hand: <b>Card 3</b>" in page
    assert "Gandalf knows these to be out of the game: <b>Card 3</b>" in board(match, 1)


def test_actions_are_paths_of_the_cards_they_are_about() -> None:
    match = at("duel 2; row C05 C12; began balrog; balrog hand whip ...")
    view = match.view(1)
    assert drawing.path(view, GAME.action("lay whip").index) == ("balrog-whip",)
    assert drawing.path(view, GAME.action("take C05").index) == ("balrog-C05",)
    assert drawing.path(view, GAME.action("order").index) == ()


@pytest.mark.parametrize(
    ("touched", "text"), [("gandalf-C05", "lay C05"), ("balrog-C05", None), ("marker-gandalf", None)]
)
def test_touching_an_own_card_means_to_lay_it(touched: str, text: str | None) -> None:
    action = drawing.refused(at("duel 2; row C05; began balrog").view(0), [touched])
    assert (None if action is None else GAME.actions[action].text) == text


def test_the_last_event_is_about_the_card_that_was_laid() -> None:
    match = at("duel 2; row C04; balrog hand C08 ...")
    before = match.view(0)
    match.follow(["lay C08"])
    assert drawing.touched(Step(before, GAME.action("lay C08").index, match.view(0), match.events)) == ["balrog-C08"]


def test_with_all_cards_open_both_hands_are_seen() -> None:
    match = at("duel 2; gandalf hand rage ...; balrog hand whip ...")
    view = open_view((match.view(0), match.view(1)))
    page = drawing.board(view, desk(match, 0)) + drawing.hand(view, desk(match, 0))
    assert 'data-thing="gandalf-rage"' in page
    assert 'data-thing="balrog-whip"' in page


def test_no_page_has_a_style_or_a_script_of_its_own() -> None:
    match = at("duel 2; row C05 C12; waiting magic rage")
    page = board(match, 0) + hand(match, 0) + drawing.picture()
    assert not re.search(r"<script|<style|style=|\son\w+=", page)


def test_the_name_of_a_plain_card_stands_on_its_plate_and_not_where_strength_would() -> None:
    card = thing(hand(at("duel 1; gandalf hand C14 ..."), 0), "gandalf-C14")
    assert re.findall(r'<text[^>]*class="(\w+)"[^>]*>(.*?)</text>', card) == [("name", "Card 14"), ("number", "14")]


@pytest.mark.parametrize(
    ("energies", "told"),
    [
        ((9, 6), "Gandalf would climb one step"),
        ((6, 10), "the Balrog would climb 2 steps"),
        ((12, 6), "Gandalf would climb 3 steps"),
        ((7, 7), "the Balrog would climb one step"),
    ],
)
@pytest.mark.rule("DU-E3", "DU-E4")
def test_the_plaque_tells_what_the_duel_would_bring_if_it_ended_now(energies: tuple[int, int], told: str) -> None:
    gandalf, balrog = energies
    page = board(at(f"duel 1; row C05 C12; gandalf energy {gandalf} step 0; balrog energy {balrog} step 0"), PUBLIC)
    assert f"If the duel ended now, {told}." in page
    assert "If the duel ended now" not in board(at("duel 1"), PUBLIC)


@pytest.mark.rule("DU-G1", "DU-G2")
def test_it_tells_who_would_win_the_match() -> None:
    near = "row C05 C12; gandalf energy {} step 4; balrog energy 8 step {}"
    assert "Gandalf would reach the top and win." in board(at("duel 3; " + near.format(9, 1)), PUBLIC)
    page = board(at("duel 3; " + near.format(4, 1)), PUBLIC)
    assert "Gandalf is one step below the top" in page
    assert "Gandalf has 4 energy left: at 0 the duel is over." in page
    final = board(at("duel final; " + near.format(9, 4)), PUBLIC)
    assert "If the final ended now, Gandalf would win." in final
    assert "one step below the top" not in final


def test_the_track_shows_what_has_just_been_lost() -> None:
    match = at("duel 2; row C04; gandalf energy 9 step 0; balrog energy 12 step 0; balrog hand C08 ...")
    before = match.view(0)
    match.follow(["lay C08"])
    step = Step(before, GAME.action("lay C08").index, match.view(0), match.events)
    page = drawing.board(match.view(0), desk(match, 0)._replace(recent=(step,)))
    assert page.count("gandalf-lost") == 1
    assert page.count("balrog-lost") == 3
    assert "-lost" not in board(match, 0)


@pytest.mark.parametrize("name", ["bridge", "track", "cards-gandalf", "cards-balrog", "aside-balrog"])
def test_whatever_lies_on_the_table_tells_about_itself(name: str) -> None:
    page = board(at("duel 2; row C05 C12; balrog aside C02 C03 C04"), 0)
    assert re.search(rf'data-thing="{name}" data-tip="\w', page)


def test_all_art_on_a_page_is_in_the_file_of_art() -> None:
    drawn = files("threerings.web").joinpath("static/the-duel.svg").read_text("utf-8")
    match = at("duel 2; row C05 C12; waiting magic rage")
    page = board(match, 0) + hand(match, 0) + drawing.picture()
    used = {*re.findall(r'href="/static/the-duel.svg#([\w-]+)"', page), *CARD_IDS[FULL_FLAME:], "trance", "burst"}
    assert used <= set(re.findall(r'<symbol id="([\w-]+)"', drawn))
    assert set(re.findall(r"url\(#([\w-]+)\)", drawn)) <= set(re.findall(r'Gradient id="([\w-]+)"', drawn))
