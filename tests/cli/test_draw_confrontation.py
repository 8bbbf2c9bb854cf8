"""The drawing of The Confrontation: never too wide, the right way round, and nothing hidden in it."""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from tests.support.cases import CONFRONTATION, VARIANT, Case
from tests.support.interference import pairs
from threerings.cli.draw import confrontation
from threerings.cli.draw.confrontation.combat import conclusions
from threerings.cli.ink import ASCII, UNICODE, Ink
from threerings.cli.sheet import Sheet
from threerings.core.game import OBSERVERS, PUBLIC
from threerings.core.match import Match
from threerings.games import load
from threerings.games.confrontation.components import CARD_IDS, NONE, PIECE_IDS, REGION_IDS, VARIANTS
from threerings.games.confrontation.knowledge import knowledge, last_move
from threerings.games.confrontation.view import View
from threerings.texts import LANGUAGES, texts

GAME = load("confrontation")
PICTURES = Path(__file__).parent / "pictures"
LIGHT = "light frodo@eregion sam@eregion pippin@shire merry@rhudaur gandalf@misty-mountains aragorn@fangorn gimli@shire"
DARK = "dark balrog@moria shelob@gondor witch-king@mordor nazgul@mirkwood orcs@dagorlad warg@mordor troll@mordor"
STAND = f"{LIGHT}; {DARK} saruman@gondor"
POSITION = f"""
{LIGHT}; {DARK} saruman@fangorn
asks choose light; moving dark; turns 9; fight aragorn saruman fangorn; combat first
played light 2 magic; played dark 6 eye; extra palantir
seen light stood 2101100100010000 out 6,8 | moved arthedain eregion all | met aragorn fangorn
seen dark stood 0000000010100123 out 4 | met shelob gondor | moved gondor fangorn all | met saruman fangorn
"""


def sheet(width: int = 80, height: int = 50, ink: Ink = UNICODE, language: str = "en") -> Sheet:
    return Sheet(width, height, ink, texts(language, "confrontation"), ("you", "bot greedy"))


def drawn(view: View, page: Sheet, legal: tuple[int, ...] = ()) -> str:
    lines = [*confrontation.board(view, page), *confrontation.hand(view, page, legal)]
    if legal and not confrontation.numbers_hand(legal):
        lines += confrontation.choices(view, page, legal)
    return "\n".join(line.plain.rstrip() for line in lines)


def matches(seeds: range, **options: str) -> Iterator[Match]:
    """Every position of some random matches in which somebody has to choose, and their ends."""
    for seed in seeds:
        dice = random.Random(seed)
        match = Match(GAME, options, chance=dice.randrange)
        yield match
        while match.outcome is None:
            prompt = match.prompt(match.actor)
            match.submit(match.actor, match.ply, GAME.actions[dice.choice(prompt.legal)].text)
            yield match


@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_wider_than_the_page(seed: int) -> None:
    dice = random.Random(seed)
    variants = " ".join(VARIANTS) if seed % 2 else ""
    for match in islice(matches(range(seed, seed + 1), variants=variants), seed % 3, None, 3):
        for observer in OBSERVERS:
            width = dice.choice((60, 80, 80, 100, 120, 160))
            page = sheet(width, dice.choice((24, 50)), dice.choice((UNICODE, ASCII)), dice.choice(LANGUAGES))
            legal = match.prompt(observer).legal if match.actor == observer else ()
            lines = drawn(match.view(observer), page, legal).split("\n")
            assert max(cell_len(line) for line in lines) <= width
        lines = drawn(confrontation.open_view((match.view(0), match.view(1))), sheet()).split("\n")
        assert max(cell_len(line) for line in lines) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_region_is_named_in_full(width: int, language: str) -> None:
    match = Match(GAME, {}, STAND, chance=None)
    for observer in OBSERVERS:
        text = drawn(match.view(observer), sheet(width, language=language))
        for region in REGION_IDS:
            assert texts(language, "confrontation")(f"region-{region}") in text


def line_of(text: str, word: str) -> int:
    return next(number for number, line in enumerate(text.split("\n")) if word in line)


def test_home_is_at_the_bottom_and_the_board_is_turned_for_dark() -> None:
    match = Match(GAME, {}, STAND, chance=None)
    light, dark, public = (drawn(match.view(observer), sheet()) for observer in OBSERVERS)
    for text in (light, public):
        assert line_of(text, " Mordor ") < line_of(text, " Moria ") < line_of(text, " The Shire ")
        assert text.index(" High Pass ") < text.index(" Moria ")
        assert "≈▸" in text
        assert "▲▲" in text
    assert line_of(dark, " The Shire ") < line_of(dark, " Moria ") < line_of(dark, " Mordor ")
    assert dark.index(" Moria ") < dark.index(" High Pass ")
    assert "◂≈" in dark
    assert "▼▼" in dark


def test_own_pieces_have_names_and_hidden_ones_only_a_number() -> None:
    match = Match(GAME, {}, STAND, chance=None)
    light, dark, public = (drawn(match.view(observer), sheet()) for observer in OBSERVERS)
    assert "Gandalf 5" in light
    assert "Troll 9" not in light
    assert "▓▓▓ 3" in light
    assert "Troll 9" in dark
    assert "Gandalf 5" not in dark
    assert "░░ 2" in public
    assert "▓▓▓ 3" in public
    opened = drawn(confrontation.open_view((match.view(0), match.view(1))), sheet())
    assert "Gandalf 5" in opened
    assert "▓ Troll 9" in opened


@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize("case", [CONFRONTATION, VARIANT], ids=str)
def test_what_a_seat_cannot_tell_apart_is_drawn_alike(case: Case, observer: int) -> None:
    rng, page, apart = Random(observer), sheet(), 0
    for _ in range(12):
        for place, (one, other) in enumerate(pairs(GAME, case.options, observer, rng)):
            if place % 4 == 0:
                legal = tuple(one.legal()) if one.actor() == observer else ()
                views = (GAME.view(one, observer), GAME.view(other, observer))
                assert drawn(views[0], page, legal) == drawn(views[1], page, legal)
                apart += GAME.position(one) != GAME.position(other)
    assert apart > 10


def test_what_was_seen_stays_known_and_is_told_in_few_words() -> None:
    """The Troll is seen in Gondor; then one of the two pieces there moves on, and he is in one of two regions."""
    start = "troll@gondor orcs@gondor warg@mordor balrog@fangorn"
    match = Match(GAME, {}, f"light frodo@shire; dark {start}; asks move dark; {seen('met troll gondor')}", chance=None)
    assert "▓ Troll 9" in drawn(match.view(0), sheet())
    assert "▓ Troll 9" in drawn(match.view(PUBLIC), sheet())
    assert "Troll 9◉" in drawn(match.view(1), sheet()), "Dark is told that Light knows"
    match.submit(1, 0, "move orcs rohan")
    text = drawn(match.view(0), sheet())
    assert "Troll 9" not in text
    assert "▓ Hidden: Troll: Rohan or Gondor" in text
    assert "Troll 9◉" not in drawn(match.view(1), sheet())


def seen(*events: str) -> str:
    return "seen dark " + " | ".join(["stood 0000000000010021 out 1,2,3,4,5", *events])


def test_nothing_is_said_where_everything_is_possible() -> None:
    match = Match(GAME, {}, STAND, chance=None)
    for seat in (0, 1):
        assert knowledge(match.view(1 - seat), seat).hints == ()
        assert not conclusions(match.view(seat), sheet())


def test_the_last_move_is_marked() -> None:
    match = Match(GAME, {}, f"{STAND}; asks move light; turns 3", chance=None)
    assert last_move(match.view(0))[1:] == (NONE, NONE)
    match.submit(0, 0, "move merry high-pass")
    for observer in OBSERVERS:
        move = last_move(match.view(observer))
        assert (REGION_IDS[move.origin], REGION_IDS[move.target]) == ("rhudaur", "high-pass")
        text = drawn(match.view(observer), sheet())
        assert "Rhudaur ──── ○ 2" in text
        assert "High Pass ╱╲ ● 1" in text


def test_gandalf_the_white_comes_from_nowhere() -> None:
    match = Match(
        GAME,
        {"variants": "gandalf-the-white"},
        "light frodo@shire; dark troll@mordor; asks move light; turns 9; seen light "
        "stood 1100000000000000 out 1,2,3,5,6,7,8 | met gandalf arthedain | went gandalf out",
        chance=None,
    )
    match.submit(0, 0, "gandalf-the-white")
    assert last_move(match.view(1)) == (0, NONE, REGION_IDS.index("fangorn"))


def test_a_combat_shows_who_fights_and_what_lies_on_the_table() -> None:
    match = Match(GAME, {}, POSITION, chance=None)
    text = drawn(match.view(0), sheet())
    assert "✖ Combat in Fangorn: Dark attacks" in text
    assert "▓ Saruman 4  + no card yet · may forbid cards" in text
    match.submit(0, 0, "play 5")
    assert "░ Aragorn 4  + Strength 5 (face down)" in drawn(match.view(0), sheet())
    for observer in (1, PUBLIC):
        text = drawn(match.view(observer), sheet())
        assert "░ Aragorn 4  + a card face down" in text
        assert "Strength 5" not in text
    match.submit(1, 1, "play magic")
    match.follow(["turn 5", "turn magic"])
    text = drawn(match.view(0), sheet())
    assert "░ Aragorn 4  + Strength 5 = 9" in text
    assert "▓ Saruman 4  + Magic = 4" in text


def test_cards_to_choose_from_carry_numbers() -> None:
    prompt = Match(GAME, {}, POSITION, chance=None).prompt(0)
    assert confrontation.numbers_hand(prompt.legal)
    text = "\n".join(line.plain for line in confrontation.hand(prompt.view, sheet(), prompt.legal))
    for number in range(1, len(prompt.legal) + 1):
        assert f"╭ {number} ─" in text
    assert "Strength 2" not in text, "it is spent"


@pytest.mark.rule("CO-R26", "CO-R38")
def test_stopping_and_leaving_magic_have_lines_of_their_own() -> None:
    carried = "light frodo@shire merry@high-pass; dark troll@rohan; moving light; gallop 2; mover merry rhudaur all"
    fight = "light frodo@shire merry@rhudaur; dark balrog@rhudaur; moving dark; fight merry balrog rhudaur"
    spent = (
        "played light 1 magic; chosen light magic; counts light magic; played dark 1 2; chosen dark 2; counts dark 2"
    )
    for position, told in (
        (carried, "2  Stop here"),
        (f"{fight}; asks recover light; {spent}", "2  Leave Magic as it is"),
    ):
        prompt = Match(GAME, {}, position, chance=None).prompt(0)
        lines = [line.plain for line in confrontation.choices(prompt.view, sheet(), prompt.legal)]
        assert told in lines[-1]


def test_moves_are_grouped_by_piece() -> None:
    prompt = Match(GAME, {}, f"{STAND}; asks move light; turns 3", chance=None).prompt(0)
    lines = [line.plain for line in confrontation.choices(prompt.view, sheet(), prompt.legal)]
    (merry,) = [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines if "Merry" in line]
    assert merry.split() == ["Merry", "2", "7", "High", "Pass"], "Gandalf fills the other way"
    numbers = [
        int(word) for line in lines for word in line.replace("\N{NO-BREAK SPACE}", "_").split() if word.isdigit()
    ]
    assert set(range(1, len(prompt.legal) + 1)) <= set(numbers)
    attacks = [line for line in lines if "Gondor\N{NO-BREAK SPACE}✖" in line]
    assert len(attacks) == 1, "only Aragorn reaches Gondor"


@pytest.mark.rule("CO-E1")
def test_a_move_that_wins_leads_to_no_combat() -> None:
    position = "light frodo@gondor merry@dagorlad; dark troll@mordor; asks move light; turns 3"
    prompt = Match(GAME, {}, position, chance=None).prompt(0)
    lines = [line.plain for line in confrontation.choices(prompt.view, sheet(), prompt.legal)]
    marked = {line.split()[0]: "Mordor\N{NO-BREAK SPACE}✖" in line for line in lines}
    assert marked == {"Frodo": False, "Merry": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explains_itself_by_id_and_by_name(language: str) -> None:
    view, page = Match(GAME, {}, STAND, chance=None).view(1), sheet(language=language)
    say = page.speech
    named = [(name, say(f"piece-{name}")) for name in PIECE_IDS]
    named += [(name, say(f"region-{name}")) for name in REGION_IDS]
    named += [(name, say(f"variant-{name}")) for name in VARIANTS]
    named += [(name, say(f"card-{name}")) for name in CARD_IDS if name != "retreat"]
    named += [("retreat", say("card-retreat-dark"))]
    for name, spoken in named:
        by_id = [line.plain for line in confrontation.explain(view, page, name.upper())]
        by_name = [line.plain for line in confrontation.explain(view, page, spoken.lower())]
        assert by_id == by_name
        assert by_id[0] == spoken
        assert max(cell_len(line) for line in by_id) <= 80
    assert confrontation.explain(view, page, "nonsense") == []
    assert confrontation.explain(view, page, "") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_fits(language: str) -> None:
    for ink in (UNICODE, ASCII):
        lines = confrontation.legend(sheet(language=language, ink=ink))
        assert max(cell_len(line.plain) for line in lines) <= 80


@pytest.mark.parametrize(
    ("picture", "seat", "page"),
    [
        ("confrontation-light.txt", 0, sheet(80)),
        ("confrontation-dark-german.txt", 1, sheet(80, language="de")),
        ("confrontation-low-ascii-french.txt", 2, sheet(80, 24, ASCII, "fr")),
    ],
)
def test_pictures_known_by_heart(picture: str, seat: int, page: Sheet) -> None:
    """After a change that is meant, copy what the test prints."""
    prompt = Match(GAME, {}, POSITION, chance=None).prompt(seat)
    assert drawn(prompt.view, page, prompt.legal) == (PICTURES / picture).read_text("utf-8").rstrip("\n")
