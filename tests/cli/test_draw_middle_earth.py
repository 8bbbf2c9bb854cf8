"""The drawing of Duel for Middle-earth: never too wide, everything on it, and nothing hidden in it."""

import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from rich.cells import cell_len

from tests.support.cases import RARE_POSITIONS
from tests.support.interference import Pair, in_step
from threerings.cli.draw import middle_earth
from threerings.cli.draw.middle_earth.explain import everything
from threerings.cli.draw.middle_earth.map import map_of, quest
from threerings.cli.draw.middle_earth.market import rows_of, skill_key
from threerings.cli.draw.middle_earth.signs import letter, price_text
from threerings.cli.ink import ASCII, UNICODE, Ink
from threerings.cli.sheet import Sheet
from threerings.core.game import OBSERVERS, PUBLIC
from threerings.core.match import Match
from threerings.games import load
from threerings.games.middle_earth.components import (
    CARD_IDS,
    REGION_IDS,
    ROADS_BOTH_WAYS,
    SIDES,
    SKILL_IDS,
    SKILLS,
    TILE_IDS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import View
from threerings.texts import LANGUAGES, Texts, keys, of_game, texts

GAME = load("middle-earth")
PICTURES = Path(__file__).parent / "pictures"
LAYOUT = "slots 0=night-ride 1=tribute 2=marksmen 3=dwarf-hall 4=council 5=raiders 6=? 7=? 8=? 9=? 10=?"
POSITION = f"""
chapter 2; player sauron; extra 1; up barad-dur erebor; tops elves-paths wizards-beacon
{LAYOUT} 11=ranger 12=chronicler 13=watch-fire 14=banner 15=? 16=? 18=shield-wall
fellowship coins 6 steps 4; sauron coins 3 steps 7
fellowship cards disguise strong-arm old-map swift-steed river-crossing dwarf-smith hobbit-cook horse-breeder market-day
sauron cards hidden-path war-drill captain toll packed-bag footmen elven-guest
fellowship units arnor 2 rohan 1; sauron units mordor 3 gondor 1; fellowship tiles bree
sauron tiles isengard minas-tirith; fellowship tokens hobbits-eagles; sauron tokens elves-wisdom
"""
LOOKING = RARE_POSITIONS["a player has just begun to look through the discard"][1]
LOOKER = 1


def sheet(width: int = 80, height: int = 50, ink: Ink = UNICODE, language: str = "en") -> Sheet:
    return Sheet(width, height, ink, texts(language, "middle-earth"), ("you", "bot greedy"))


def drawn(view: View, page: Sheet, legal: tuple[int, ...] = ()) -> str:
    lines = [*middle_earth.board(view, page), *middle_earth.hand(view, page, legal)]
    if legal and not middle_earth.numbers_hand(legal):
        lines += middle_earth.choices(view, page, legal)
    return "\n".join(line.plain.rstrip() for line in lines).replace("\N{NO-BREAK SPACE}", " ")


def matches(seed: int) -> Iterator[Match]:
    """Every position of a random match in which somebody has to choose, and its end."""
    dice = random.Random(seed)
    match = Match(GAME, {}, chance=dice.randrange)
    yield match
    while match.outcome is None:
        prompt = match.prompt(match.actor)
        match.submit(match.actor, match.ply, GAME.actions[dice.choice(prompt.legal)].text)
        yield match


def match_at(position: str) -> Match:
    return Match(GAME, {}, position, chance=None)


@pytest.mark.parametrize("seed", range(6))
def test_no_line_is_wider_than_the_page(seed: int) -> None:
    dice = random.Random(seed)
    for match in islice(matches(seed), seed % 3, None, 3):
        for observer in OBSERVERS:
            width = dice.choice((40, 60, 80, 80, 100, 120, 160))
            page = sheet(width, dice.choice((24, 50)), dice.choice((UNICODE, ASCII)), dice.choice(LANGUAGES))
            legal = match.prompt(observer).legal if match.actor == observer else ()
            lines = drawn(match.view(observer), page, legal).split("\n")
            assert max(cell_len(line) for line in lines) <= width
        lines = drawn(middle_earth.open_view((match.view(0), match.view(1))), sheet()).split("\n")
        assert max(cell_len(line) for line in lines) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_what_a_player_decides_by_is_on_the_page(width: int, language: str) -> None:
    prompt = match_at(POSITION).prompt(1)
    page = sheet(width, language=language)
    text, say = drawn(prompt.view, page, prompt.legal), page.speech
    for region in REGION_IDS:
        assert say(f"region-{region}") in text
    for side in SIDES:
        assert say(f"side-{side}") in text
    for name in ("card-banner", "card-shield-wall", "tile-barad-dur", "tile-erebor", "tile-bree", "token-elves-wisdom"):
        assert say(name) in text, name
    for name in ("token-elves-paths", "token-wizards-beacon"):
        assert f"✦ {say(name)}" in text, "known tops"
    assert say("sheet-goals", steps=4, peoples=4, regions=2).replace("\N{NO-BREAK SPACE}", " ") in text
    assert say("sheet-goals", steps=7, peoples=1, regions=3).replace("\N{NO-BREAK SPACE}", " ") in text
    assert say("sheet-extra", number=1) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_skill_has_a_letter_of_its_own_and_a_key(language: str) -> None:
    page = sheet(language=language)
    found = {letter(page, skill) for skill in range(SKILLS)}
    assert len(found) == SKILLS
    assert all(len(one) == 1 for one in found)
    for skill in SKILL_IDS:
        assert page.speech(f"skill-{skill}") in skill_key(page).plain


def test_cards_lie_upon_each_other() -> None:
    """Covered cards keep their upper half, dimmed; those that may be taken are whole, in heavy frames."""
    lines = drawn(match_at(POSITION).view(0), sheet()).split("\n")
    assert lines[1].startswith("╭■1──────SC╮╭●4────────╮╭✖2─────RRR╮")
    assert lines[3].startswith("│     ┌╌╌╌╌╌╌╌╌╌╌┐┌╌╌╌╌╌╌╌╌╌╌┐"), "the face-down row lies upon the first"
    assert lines[5] == "      ╎     ╭◆R/S/C─1KL╮╭▲Hum───CCK╮╭■2─────SCC╮┏◆L━━━━━━━━┓     ╎"
    assert lines[9:13] == [
        "                  ╎     ┏✖2━━━━━SSC┓     ╎",
        "                  └╌╌╌╌╌┃Shield wa…┃╌╌╌╌╌┘",
        "                        ┃Lind/Ened ┃",
        "                        ┗━━━━━━━━━━┛",
    ]


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_every_layout_is_drawn_whole(chapter: int) -> None:
    for width in (80, 120):
        text = drawn(match_at(f"chapter {chapter}; player sauron").view(PUBLIC), sheet(width))
        cards = "\n".join(text.split("\n")[1:18])
        assert len(re.findall(r"[╭┏][◆●■▲✖★]", cards)) + cards.count("? ") == 20


def test_prices_tell_what_is_missing_for_both_sides() -> None:
    match = match_at(POSITION)
    lines = drawn(match.view(0), sheet(120)).split("\n")
    (wall,) = [line for line in lines if line.startswith("✖ Shield wall")]
    assert wall.split("  ")[-1] == "free ∞"
    assert "SSC/∞Helmet  2 SC " in wall
    (tower,) = [line for line in lines if line.startswith("⌂ Barad-dûr")]
    assert tower.endswith("6 CCCLL+1⌂  (6 CCKL+2⌂)"), "too dear for Sauron: in brackets"
    view = match.view(0)
    assert price_text(sheet(), view.card_price(0, CARD_IDS.index("banner")), 0).plain == "free"


def test_numbers_play_and_discard() -> None:
    prompt = match_at(POSITION).prompt(1)
    assert middle_earth.numbers_hand(prompt.legal)
    actions = [GAME.actions[action].text for action in prompt.legal]
    rows = {row.name: row for row in rows_of(prompt.view, sheet(), prompt.legal)}
    assert actions[rows["Shield wall"].first - 1] == "play shield-wall"
    assert actions[rows["Shield wall"].second - 1] == "discard shield-wall"
    assert rows["Barad-dûr"].first == 0, "it cannot be paid for"
    numbers = [number for row in rows.values() for number in (row.first, row.second) if number]
    assert sorted(numbers) == list(range(1, len(prompt.legal) + 1))
    assert "discard for 2" in drawn(prompt.view, sheet(), prompt.legal)


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_carries_its_number_once(seed: int) -> None:
    kinds = set()
    for match in matches(seed):
        if match.outcome is None:
            prompt = match.prompt(match.actor)
            kinds.add(GAME.actions[prompt.legal[0]].text.split()[0])
            if middle_earth.numbers_hand(prompt.legal):
                rows = rows_of(prompt.view, sheet(), prompt.legal)
                numbers = [number for row in rows for number in (row.first, row.second) if number]
            else:
                lines = [line.plain for line in middle_earth.choices(prompt.view, sheet(), prompt.legal)]
                numbers = [int(number) for line in lines for number in re.findall(r"(?:^| ) ?(\d+)(?:\xa0|  )", line)]
            assert sorted(numbers) == list(range(1, len(prompt.legal) + 1))
    assert len(kinds) > 3


def test_moves_are_grouped_by_where_they_begin_and_tell_of_conflicts() -> None:
    prompt = match_at(f"{POSITION}; asks manoeuvre sauron; manoeuvres moves 2 removals 1").prompt(1)
    lines = [line.plain.split() for line in middle_earth.choices(prompt.view, sheet(), prompt.legal)]
    assert lines[0] == ["Gondor", "─▶", "1", "Enedwaith", "2", "Rohan", "✖", "3", "Mordor"]
    assert lines[1] == ["Mordor", "─▶", "4", "Rohan", "✖", "5", "Gondor"]
    assert lines[2][:4] == ["Remove", "a", "unit:", "6"]
    assert len(lines) == 4, "and an end of it"


def test_a_token_to_keep_tells_what_it_does() -> None:
    prompt = match_at(f"{POSITION}; asks keep sauron; offered wizards-beacon elves-paths").prompt(1)
    text = " ".join(drawn(prompt.view, sheet(), prompt.legal).split())
    assert texts("en", "middle-earth")("token-wizards-beacon-text") in text
    assert "Revealed: Elven paths, Wizards’ beacon" in text


def test_units_to_place_are_announced_and_their_regions_framed() -> None:
    match = match_at(f"{POSITION}; asks place sauron; placing 2 lindon enedwaith")
    text = drawn(match.view(0), sheet())
    assert "Units to place: 2 (Lindon, Enedwaith)" in text
    assert "Sauron decides where his units go." in text
    assert "┏ Lindon ━━━┓" in text
    assert "╭ Arnor ────╮" in text
    assert "Sauron decides" not in drawn(match.view(1), sheet()), "the one who is asked sees the question below"


def test_the_map_shows_every_road_and_no_other() -> None:
    """Roads are drawn between neighbours in the grid of plates: across, down, or aslant."""
    text = [line.plain.ljust(45) for line in map_of(match_at(POSITION).view(PUBLIC), sheet())]
    grid = {"lindon": (0, 0), "arnor": (1, 0), "rhovanion": (2, 0), "enedwaith": (1, 1), "rohan": (2, 1)}
    grid |= {"gondor": (1, 2), "mordor": (2, 2)}
    found = set()
    for one, (column, row) in grid.items():
        for other, (right, below) in grid.items():
            if (right, below) == (column + 1, row) and text[4 * row + 1][16 * column + 13] == "─":
                found.add((one, other))
            if (right, below) == (column, row + 1) and text[4 * row + 3][16 * column + 6] == "│":
                found.add((one, other))
            if (right, below) == (column - 1, row + 1) and text[4 * row + 3][16 * column - 1] == "╱":
                found.add((one, other))
    roads = {(REGION_IDS[here], REGION_IDS[there]) for here, there in ROADS_BOTH_WAYS}
    assert found | {(there, here) for here, there in found} == roads


def test_the_nazgul_s_strip_ends_under_frodo_and_sam() -> None:
    for steps, own in ((0, 0), (4, 7), (13, 13)):
        view = match_at(f"fellowship coins 3 steps {steps}; sauron coins 2 steps {own}").view(PUBLIC)
        above, below = (line.plain for line in quest(view, sheet()))
        frodo, nazgul = above.index("◉"), below.index("◉")
        assert below.index("○") == frodo
        assert frodo - nazgul == 2 * (14 - own)
        assert above.endswith(f"{14 - steps} to go")
        assert below.endswith(f"{14 - own} to go")


def test_bonuses_still_to_come_are_marked() -> None:
    view = match_at(POSITION).view(PUBLIC)
    above, below = (line.plain for line in quest(view, sheet()))
    assert above.split("◉")[1].split()[:9] == ["·", "✖", "·", "·", "»", "·", "·", "⌂", "·"]
    assert below.split("◉")[1].split()[:6] == ["·", "»", "·", "·", "⌂", "·"]


def test_removed_cards_are_shown_to_whoever_has_looked() -> None:
    match = match_at(f"{POSITION}; removed swordsmen strongbox archive; looked sauron")
    sauron, fellowship, public = (drawn(match.view(seat), sheet()) for seat in (1, 0, PUBLIC))
    assert "The removed cards of this chapter: Archive, Strongbox, Swordsmen" in sauron
    for text in (fellowship, public):
        assert "Strongbox" not in text
        assert "Sauron has looked through the discard" in text
    opened = drawn(middle_earth.open_view((match.view(0), match.view(1))), sheet())
    assert "Archive, Strongbox, Swordsmen" in opened


@pytest.mark.parametrize("observer", OBSERVERS)
def test_what_a_seat_cannot_tell_apart_is_drawn_alike(observer: int) -> None:
    """The only secret of this game: the removed cards that one player has looked at."""
    rng, page, apart = Random(observer), sheet(), 0
    for _ in range(10):
        start = Pair(GAME.setup(LOOKING, {}), GAME.setup(LOOKING, {}))
        for one, other in islice(in_step(GAME, start, observer, rng), 8):
            legal = tuple(one.legal()) if one.actor() == observer else ()
            views = (GAME.view(one, observer), GAME.view(other, observer))
            assert drawn(views[0], page, legal) == drawn(views[1], page, legal)
            apart += GAME.position(one) != GAME.position(other)
    assert (apart > 10) == (observer != LOOKER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_explains_itself_by_id_and_by_name(language: str) -> None:
    view, page = match_at(POSITION).view(1), sheet(language=language)
    for name, key, number, tell in everything():
        for typed in (name.upper(), page.speech(key).lower()):
            found = [line.plain for line in middle_earth.explain(view, page, typed)]
            for line in tell(view, page, number):
                assert line.plain in found, typed
            assert max(cell_len(line) for line in found) <= 80
    assert middle_earth.explain(view, page, "nonsense") == []
    assert middle_earth.explain(view, page, "") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_rules_can_be_asked_for(language: str) -> None:
    view, page = match_at(POSITION).view(1), sheet(language=language)
    for key in keys(of_game(language, "middle-earth")):
        if key.startswith("chapter-"):
            lines = middle_earth.explain(view, page, page.speech(key))
            assert any(line.plain.startswith(key.removeprefix("chapter-")) for line in lines), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_choice_is_about_can_be_explained(language: str) -> None:
    """`? 3` asks about the last word of the third choice."""
    view, page = match_at(POSITION).view(1), sheet(language=language)
    for word in {action.text.split()[-1] for action in GAME.actions} - {"?"}:
        assert middle_earth.explain(view, page, word), word


def test_explanations_tell_where_things_are() -> None:
    view, page = match_at(f"{POSITION}; removed swordsmen strongbox archive; looked sauron").view(1), sheet()

    def told(word: str) -> str:
        return " ".join(" ".join(line.plain for line in middle_earth.explain(view, page, word)).split())

    assert "Sauron has it." in told("toll")
    assert "It can be taken now." in told("banner")
    assert "under another card" in told("council")
    assert "It lies in the discard." in told("strongbox")
    assert "It lies face down" in told("border-guard")
    assert "░ The Fellowship (you) · 2 coins (2 coins for the missing symbols: Strength, Courage)" in told(
        "shield wall"
    )
    assert "▓ Sauron (bot greedy) · free with the helmet" in told("shield wall")
    missing = "4 coins for the missing symbols: Courage ×2, Knowledge, Leadership"
    assert f"6 coins ({missing}, 2 coins for fortresses), too much for now" in told("barad-dur")
    assert "It lies on top of its stack." in told("elven paths")
    assert "The Fellowship has it." in told("bree")
    assert "It still lies face down." in told("helms-deep")
    assert "Neighbours: Rohan, Gondor" in told("mordor")
    assert "Makes free: Shield wall" in told("helmet")
    assert "● Toll" in told("sauron")
    assert "Strongbox" in told("discard")
    for token in TOKEN_IDS[:3]:
        assert page.speech(f"token-{token}") in told("elves")
    public = match_at(POSITION).view(PUBLIC)
    lines = middle_earth.explain(public, page, "border guard")
    assert "Not seen in the open yet" in "\n".join(line.plain for line in lines)
    assert all(middle_earth.explain(public, page, tile) for tile in TILE_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_fits(language: str) -> None:
    for ink in (UNICODE, ASCII):
        lines = middle_earth.legend(sheet(language=language, ink=ink))
        assert max(cell_len(line.plain) for line in lines) <= 80


class Noted(Texts):
    """Texts that remember which of them were said."""

    said: ClassVar[set[str]] = set()

    def __call__(self, key: str, **values: str | int) -> str:
        self.said.add(key)
        return super().__call__(key, **values)


def test_the_terminal_says_every_word_it_has() -> None:
    page = sheet()._replace(speech=Noted("en", "middle-earth"))
    for asked in ("", "asks manoeuvre sauron; manoeuvres moves 1", "asks keep sauron; offered elves-paths"):
        match = match_at(f"{POSITION}; removed swordsmen strongbox archive; looked sauron; {asked}")
        drawn(match.view(PUBLIC), page)
        drawn(match.view(1), page, match.prompt(1).legal)
    drawn(match_at(f"{POSITION}; asks place sauron; placing 2 lindon enedwaith").view(1), page)
    removing = match_at(f"{POSITION}; asks manoeuvre sauron; manoeuvres removals 1").prompt(1)
    drawn(removing.view, page, removing.legal)
    for name, *_ in everything():
        middle_earth.explain(match_at(POSITION).view(0), page, name)
        middle_earth.explain(match.view(1), page, name)
    middle_earth.legend(page)
    assert {key for key in keys(of_game("en", "middle-earth")) if key.startswith(("sheet-", "place-"))} <= Noted.said


def test_nothing_is_left_to_take_once_the_match_is_over() -> None:
    match = match_at(f"{POSITION.replace('steps 7', 'steps 14')}; asks over public; pending; won sauron quest")
    for page in (sheet(), sheet(120), sheet(80, 24)):
        text = drawn(match.view(0), page)
        assert "Can be taken now" not in text
        assert "then another turn" not in text
        assert "Mordor" in text


@pytest.mark.parametrize("height", [24, 50])
def test_a_long_discard_is_listed_by_colour(height: int) -> None:
    match = match_at(LOOKING)
    match.go_on_with(random.Random(1).randrange)
    prompt = match.prompt(1)
    assert len(prompt.legal) > 30
    lines = [line.plain for line in middle_earth.choices(prompt.view, sheet(height=height), prompt.legal)]
    assert [line[0] for line in lines if line[0] != " "] == list("◆●■▲✖★")
    assert max(cell_len(line) for line in lines) <= 80


@pytest.mark.parametrize(
    ("picture", "seat", "page"),
    [
        ("middle-earth-sauron-german.txt", 1, sheet(80, language="de")),
        ("middle-earth-wide-french.txt", 0, sheet(120, language="fr")),
        ("middle-earth-low-ascii.txt", 1, sheet(80, 24, ASCII)),
    ],
)
def test_pictures_known_by_heart(picture: str, seat: int, page: Sheet) -> None:
    """After a change that is meant, copy what the test prints."""
    prompt = match_at(POSITION).prompt(seat)
    assert drawn(prompt.view, page, prompt.legal) == (PICTURES / picture).read_text("utf-8").rstrip("\n")
