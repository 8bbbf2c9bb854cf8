"""The drawing of The Duel: never too wide, never out of place, and one picture known by heart."""

import random
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.support.duels import SEEN_BEFORE, UNORDERED
from tests.support.samples import GAME, played
from threerings.cli.draw import the_duel as drawing
from threerings.cli.draw.the_duel.cards import card_name, row
from threerings.cli.draw.the_duel.hands import hand_box, own_cards
from threerings.cli.draw.the_duel.tracks import energy
from threerings.cli.ink import ASCII, UNICODE, Ink, ink_for
from threerings.cli.page import QUESTION, page
from threerings.cli.sheet import Sheet
from threerings.core.chronicle import Chronicle
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games.the_duel.components import CARD_IDS
from threerings.games.the_duel.view import View
from threerings.texts import LANGUAGES, texts

PICTURES = Path(__file__).parent / "pictures"
POSITION = """
duel 2; began balrog; lost balrog; row C14 rage power C13 strength C18 C05; asks lay gandalf
waiting magic list enchanted:full-flame; looked gandalf
gandalf energy 11 step 2; balrog energy 6 step 1
gandalf hand C03 C15 C21 mirror balance C19; gandalf seen C03 C21
balrog hand C01 full-flame trick C20 C07
balrog seen C01 full-flame trick C20 C07; balrog shown C01 full-flame trick C20 C07
balrog aside C09 C10 C11; balrog gone C12 C16 C02
balrog remembered kept C09 gone past C10,C12/2/3; balrog recorded kept gone past -/3/3
"""


def sheet(width: int = 80, height: int = 50, ink: Ink = UNICODE, language: str = "en") -> Sheet:
    return Sheet(width, height, ink, texts(language, "the-duel"), ("you", "bot greedy"))


def drawn(view: View, page: Sheet, legal: tuple[int, ...] = ()) -> str:
    lines = [*drawing.board(view, page), *drawing.hand(view, page, legal)]
    return "\n".join(line.plain.rstrip() for line in lines)


def views(seed: int) -> Iterator[View]:
    """Every view of every position of a random match, the open ones too."""
    match = played(seed, "tilsit" if seed % 2 else "kosmos")
    chronicle = Chronicle(Match(GAME, match.options, chance=None))
    chronicle.follow(match.log)
    for moment in chronicle.moments:
        yield from moment.views.values()
        yield drawing.open_view((moment.views[0], moment.views[1]))


@pytest.mark.parametrize("seed", range(8))
def test_no_line_is_wider_than_the_page(seed: int) -> None:
    dice = random.Random(seed)
    for view in islice(views(seed), seed % 3, None, 3):
        width = dice.choice((60, 80, 80, 100, 120, 160))
        page = sheet(width, dice.choice((24, 50)), dice.choice((UNICODE, ASCII)), dice.choice(LANGUAGES))
        lines = [*drawing.board(view, page), *drawing.hand(view, page)]
        assert max(cell_len(line.plain) for line in lines) <= width
        assert all("\n" not in line.plain for line in lines)


def test_even_the_largest_deck_file_fits() -> None:
    """Tracks may be 99 spaces long and markers far below zero."""
    document = {**played(1).view(0).deck.document, "energy": {"preliminary": 99, "final": 99}}
    for deck, width in product(({}, {"deck": document}), (40, 80, 120)):
        view = Match(GAME, deck, "row C01", chance=None).view(0)
        for gandalf, balrog in product((99, 40, 2, -40), repeat=2):
            view.gandalf.energy, view.balrog.energy = gandalf, balrog
            lines = energy(view, sheet(width))
            assert max(cell_len(line.plain) for line in lines) <= width
            assert "▼" in lines[0].plain
            assert "▲" in lines[2].plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_low_page_energy_and_hand_stay_in_sight(language: str) -> None:
    low, log = sheet(80, 24, language=language), played(4).log
    chronicle = Chronicle(Match(GAME, played(4).options, chance=None))
    whole = Chronicle(Match(GAME, played(4).options, chance=None))
    whole.follow(log)
    for moment in whole.moments:
        chronicle.follow(log[: moment.ply - 1])
        seat = moment.actor
        if seat < PUBLIC:
            view = chronicle.moments[-1].views[seat]
            lines = [line.plain for line in page(chronicle, view, seat, low)][-(low.height - QUESTION) :]
            assert any(line.startswith(low.speech("the-duel-energy")) for line in lines)


@pytest.mark.parametrize("seed", range(3))
def test_every_card_of_the_row_is_drawn_with_its_owner_and_its_symbols(seed: int) -> None:
    for view in views(seed):
        if view.seat != PUBLIC or not view.row:
            continue
        text = "\n".join(line.plain for line in row(view, sheet()))
        owners = [view.owner(place) for place in range(len(view.row))]
        assert text.count("╭Gandalf") + text.count("┌Gandalf") == owners.count(0)
        assert text.count("┏Balrog") + text.count("┌Balrog") == owners.count(1)


def test_symbols_are_told_apart_by_shape_and_cards_by_their_frames() -> None:
    for ink in (UNICODE, ASCII):
        assert len(set(ink.rows)) == 4
        assert ink.light != ink.heavy
        assert not set(ink.rows) & {ink.empty, ink.special, ink.known}


def test_a_terminal_gets_the_finest_ink_it_can_show() -> None:
    assert ink_for("utf-8") is UNICODE
    assert ink_for("ascii") is ASCII
    assert ink_for("latin-1") is ASCII
    assert ink_for("no such encoding") is ASCII
    assert ink_for(None) is ASCII
    assert all(isinstance(part, tuple) or part.isascii() for part in ASCII)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_explains_itself_by_id_and_by_name(language: str) -> None:
    view, page = played(1).view(0), sheet(language=language)
    for card, name in enumerate(CARD_IDS):
        by_id = drawing.explain(view, page, name.upper())
        by_name = drawing.explain(view, page, card_name(page, card).lower())
        assert [line.plain for line in by_id] == [line.plain for line in by_name]
        assert max(cell_len(line.plain) for line in by_id) <= 80
    assert drawing.explain(view, page, "nonsense") == []


def test_accents_need_not_be_typed() -> None:
    view, page = played(1).view(0), sheet(language="fr")
    found = drawing.explain(view, page, "retablissement")
    assert "Rétablissement" in "".join(line.plain for line in found)


def test_numbers_stand_on_the_cards_that_can_be_chosen() -> None:
    """The enchanted card cannot be laid by the Balrog on his own: it has no number."""
    cards = "balrog hand C04 C05 C06 ...; balrog seen C05; balrog shown C05"
    match = Match(GAME, {}, f"row C01; waiting enchanted:C05; asks lay balrog; {cards}", chance=None)
    prompt = match.prompt(1)
    assert drawing.numbers_hand(prompt.legal)
    lines = [line.plain for line in own_cards(prompt.view, sheet(), 1, prompt.legal)]
    tops = "".join(line for line in lines if line.startswith("┏"))
    assert [f" {number} " in tops for number in range(1, 10)] == [True] * 8 + [False]
    assert tops.split("┏")[5].startswith("━"), "no number on card 5"


def test_what_an_exchange_would_cost_stands_on_the_cards() -> None:
    """The worked example of the rules: attack 1, 3, 4 against defence 2, 3 costs the defender 2 and the attacker 1."""
    match = Match(GAME, {}, "began gandalf; row C14; asks lay balrog; balrog hand C13 ...", chance=None)
    box = hand_box(match.view(1), sheet(), 1, CARD_IDS.index("C13"), 1)
    assert [note.plain if note else "" for note in box.notes] == ["", "G−1", "B−2", ""]


@pytest.mark.parametrize(
    ("picture", "page"),
    [
        ("80-columns.txt", sheet(80)),
        ("80-columns-low-ascii.txt", sheet(80, 24, ASCII)),
        ("120-columns-french.txt", sheet(120, language="fr")),
    ],
)
def test_pictures_known_by_heart(picture: str, page: Sheet) -> None:
    """After a change that is meant, copy what the test prints."""
    prompt = Match(GAME, {}, POSITION, chance=None).prompt(0)
    assert drawn(prompt.view, page, prompt.legal) == (PICTURES / picture).read_text("utf-8").rstrip("\n")


@pytest.mark.rule("DU-F9")
def test_at_the_end_of_a_duel_nobody_waits_for_an_order_any_more() -> None:
    match = Match(GAME, {}, UNORDERED, chance=None)
    assert "when Gandalf orders it" in unbroken(drawn(match.view(PUBLIC), sheet()))
    match.follow(["wait", "lay C01"])
    paper = unbroken(drawn(match.view(PUBLIC), sheet()))
    assert "when Gandalf orders it" not in paper
    assert "everybody sees whether the Balrog keeps it for the final." in paper


@pytest.mark.rule("DU-F13")
def test_once_the_whole_hand_of_the_final_was_seen_the_other_cards_are_simply_out_of_the_game() -> None:
    match = Match(GAME, {}, SEEN_BEFORE, chance=None)
    assert "now set aside or out of the game: Card 2" in unbroken(drawn(match.view(0), sheet()))
    match.follow(["lay C01", *(f"show {card}" for card in ("C05", "C06", "C07", "C08", "C02", "C11", "C04"))])
    paper = unbroken(drawn(match.view(0), sheet()))
    assert "set aside or out of the game" not in paper
    assert "Out of the game, from the Balrog’s hand: Card 3" in paper


def unbroken(paper: str) -> str:
    """The words of a page, wherever its lines end."""
    return " ".join(paper.split())
