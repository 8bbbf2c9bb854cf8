"""The table of Duel for Middle-earth: true overlaps, prices with their reasons, and a thing for every answer."""

import re
from html import unescape
from typing import ClassVar

import pytest

from tests.laws.cases import MIDDLE_EARTH
from tests.web.drawings import Page, drawn, moments
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games import load
from threerings.games.middle_earth.components import (
    BOARD,
    CARD_IDS,
    CHAIN_IDS,
    COLOURS,
    PEOPLE_IDS,
    REGION_IDS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import opened
from threerings.games.middle_earth.words import TILE_BRINGS
from threerings.texts import LANGUAGES, Texts, keys, of_game, texts
from threerings.web import draw as drawings
from threerings.web.draw import Desk, middle_earth
from threerings.web.draw.middle_earth.faces import TOKEN_MARKS, card_marks, cost_marks, effect_marks
from threerings.web.draw.middle_earth.faces import drawn as signs
from threerings.web.draw.middle_earth.glyphs import GLYPHS
from threerings.web.draw.middle_earth.tips import card_cost, card_text

GAME = load("middle-earth")
DRAW = drawings.drawing("middle-earth")
SLOTS = """
slots 0=archive 1=banner 2=web-of-lies 3=siege-crew 4=council 5=ranger 6=? 7=? 8=? 9=? 10=? 11=night-ride
 12=watch-fire 13=elven-song 14=marksmen 15=swordsmen 16=? 17=shield-wall 18=chronicler
""".replace("\n", "")
TABLE = f"""
chapter 2; {SLOTS}; up barad-dur erebor grey-havens; tops dwarves-tunnels
fellowship coins 6 steps 5; fellowship units arnor 3 rohan 1; fellowship tiles bree; fellowship tokens elves-trade
fellowship cards disguise hidden-path old-map toll swift-steed elven-guest hobbit-cook archers
sauron coins 1 steps 9; sauron units mordor 4 rhovanion 2; sauron tiles isengard minas-tirith
sauron cards strong-arm brave-heart barter packed-bag horse-breeder footmen
"""
PHASES = {
    "choose": ("", {"card-chronicler", "card-shield-wall", "tile-erebor"}),
    "place": ("placing 2 gondor rohan", {"region-gondor", "region-rohan"}),
    "manoeuvre": ("manoeuvres free 3", {"region-arnor", "region-rohan", "units-mordor", "units-rhovanion"}),
    "raze": ("", {"fort-enedwaith", "fort-gondor"}),
    "accept": ("", set()),
    "keep": ("offered dwarves-tunnels dwarves-masons", {"token-dwarves-tunnels", "token-dwarves-masons"}),
    "call": ("", {f"stack-{people}" for people in PEOPLE_IDS}),
    "retrieve": ("looked fellowship; removed tribute raiders long-march", {"discard-oath", "discard-tribute"}),
    "strip": ("", {"card-strong-arm", "card-brave-heart"}),
}
"""Each question, what its position needs, and things that must be touchable then."""


def at(phase: str = "choose", position: str = TABLE) -> Match:
    steps = position.replace("steps 5", "steps 3") if phase == "accept" else position
    return Match(GAME, {}, f"{steps}; asks {phase} fellowship; {PHASES[phase][0]}", chance=None)


def page(match: Match, seat: int, language: str = "en") -> Page:
    return drawn(DRAW, match.view(seat), match.prompt(seat).legal, language)


def tag_of(drawing: Page, thing: str) -> str:
    found = re.search(rf'<\w+ class="[^"]*" data-thing="{thing}"[^>]*>', drawing.text)
    assert found, thing
    return unescape(found[0])


def inside(drawing: Page, thing: str) -> str:
    """What is drawn in a thing and up to the next one."""
    return drawing.text.split(f'data-thing="{thing}"', 1)[1].split("data-thing=", 1)[0]


# Every question.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_every_question_can_be_answered_on_the_page(phase: str, language: str) -> None:
    match = at(phase)
    for seat in (0, 1, PUBLIC):
        drawing = page(match, seat, language)
        assert drawing.tree().tag == "main"
        assert "style=" not in drawing.text
        assert len(set(drawing.things)) == len(drawing.things)
        if seat == match.actor:
            beginnings = {path[0] for path in drawing.paths.values() if path}
            assert PHASES[phase][1] <= drawing.touchable == beginnings
            assert {thing for path in drawing.paths.values() for thing in path} <= set(drawing.things)
        else:
            assert not drawing.touchable


def test_paths_are_cards_tiles_regions_units_fortresses_tokens_and_stacks() -> None:
    view = at().view(0)
    expected = {
        "play toll": ("card-toll",),
        "discard toll": ("card-toll",),
        "landmark bree": ("tile-bree",),
        "place gondor": ("region-gondor",),
        "move arnor lindon": ("region-arnor", "region-lindon"),
        "remove mordor": ("units-mordor",),
        "raze mordor": ("fort-mordor",),
        "keep elves-trade": ("token-elves-trade",),
        "call ents": ("stack-ents",),
        "retrieve ambush": ("discard-ambush",),
        "strip disguise": ("card-disguise",),
        "strip archive": ("card-archive",),
        "coin": (),
        "accept": (),
        "pass": (),
    }
    assert {text: DRAW.path(view, GAME.action(text).index) for text in expected} == expected


def test_no_path_begins_another_even_when_regions_mean_several_things() -> None:
    paths = set(page(at("manoeuvre"), 0).paths.values()) - {()}
    assert ("region-arnor", "region-rhovanion") in paths
    assert ("units-rhovanion",) in paths
    assert not any(other[: len(path)] == path for path in paths for other in paths if other != path)


def test_what_an_event_was_about_is_on_the_page() -> None:
    marked = 0
    for place, moment in enumerate(moments(MIDDLE_EARTH, 3)):
        for happened in moment.recent if place % 4 == 0 else ():
            things = DRAW.touched(happened)
            assert set(things) <= set(drawn(DRAW, moment.view).things)
            marked += len(things)
    assert marked > 50


# The layout.


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_a_card_lies_on_those_it_covers(chapter: int) -> None:
    match = Match(GAME, {}, f"chapter {chapter}; player fellowship; fellowship coins 9", chance=None)
    places = [
        (float(x), float(y))
        for x, y in re.findall(r'<g [^>]*transform="translate\(([\d.-]+) ([\d.-]+)\)"', page(match, 0).board)
    ][:20]
    layout = BOARD["layouts"][str(chapter)]
    assert len(places) == 20
    for slot, above in enumerate(layout["covered_by"]):
        x, y = places[slot]
        lying = [
            other
            for other in range(slot + 1, 20)
            if abs(places[other][0] - x) < 100 and 0 < places[other][1] - y < 100 and other in above
        ]
        assert lying == above, "later in the page, so above it"
        assert all(abs(places[other][0] - x) >= 100 for other in range(20) if other != slot and places[other][1] == y)


def test_covered_cards_are_open_but_wear_no_price_and_face_down_ones_are_backs() -> None:
    drawing = page(at(), 0)
    assert "me-covered" in tag_of(drawing, "card-night-ride")
    assert "me-pay" not in inside(drawing, "card-night-ride").split("me-back")[0]
    assert "me-covered" not in tag_of(drawing, "card-chronicler")
    assert drawing.board.count('class="me-back"') == 6
    assert "covered" in tag_of(drawing, "card-night-ride")


# Prices.


def test_a_price_tells_its_reasons_for_both_sides() -> None:
    drawing = page(at(), 0)
    tip = tag_of(drawing, "card-chronicler")
    assert "Chronicler, green, 2 coins" in tip
    assert "Cost: Courage ×2, Knowledge, free with the horseshoe." in tip
    assert "The Fellowship: 2 coins (2 coins for the missing symbols: Courage ×2)." in tip
    assert "Sauron: free with the horseshoe." in tip
    face = inside(drawing, "card-chronicler")
    assert face.count('class="me-lack"') == 2
    assert "me-freed" in face.split("me-theirs")[1]


def test_what_is_too_dear_is_hollow_and_says_so() -> None:
    drawing = page(at(), 1)
    assert "too much now" in tag_of(drawing, "tile-erebor")
    assert "me-dear" in inside(drawing, "tile-erebor").split("me-theirs")[0]


def test_a_landmark_counts_fortresses() -> None:
    tip = tag_of(page(at(), 0), "tile-erebor")
    assert "1 coin for a fortress" in tip
    assert "2 coins for fortresses" in tip


def test_each_side_sees_its_own_price_first() -> None:
    for seat in (0, 1):
        tip = tag_of(page(at(), seat), "card-shield-wall")
        first, second = (tip.index("The Fellowship:"), tip.index("Sauron:"))[:: 1 if seat == 0 else -1]
        assert first < second


# Signs and words.


def test_everything_has_a_sign() -> None:
    due = {*SKILL_IDS, *PEOPLE_IDS, "eagles", *CHAIN_IDS, *COLOURS, *SIDES, *(f"region-{name}" for name in REGION_IDS)}
    assert due <= set(GLYPHS)
    assert len(set(GLYPHS.values())) >= len(GLYPHS) - 1, "no two alike, but Mount Doom is Mordor's"
    assert set(TILE_BRINGS) == set(TILE_IDS)
    assert set(TOKEN_MARKS) == set(TOKEN_IDS)
    marks = [mark for card in range(len(CARD_IDS)) for mark in (*card_marks(card), *cost_marks(card))]
    marks += [mark for effects in TILE_BRINGS.values() for mark in effect_marks(effects)]
    for mark in (*marks, *sum(TOKEN_MARKS.values(), ())):
        for used in re.findall(r'href="#me-([^"]+)"', "".join(signs(mark, 0, 0, 10))):
            assert used in GLYPHS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tells_what_it_does_and_costs(language: str) -> None:
    say = texts(language, "middle-earth")
    for card in range(len(CARD_IDS)):
        assert card_text(say, card).endswith(".")
        assert card_cost(say, card)


class Noted(Texts):
    """Texts that remember which of them were said."""

    said: ClassVar[set[str]] = set()

    def __call__(self, key: str, **values: str | int) -> str:
        self.said.add(key)
        return super().__call__(key, **values)


def test_the_board_says_every_word_it_has() -> None:
    speech, said = Noted("en", "middle-earth"), Noted.said
    for phase in PHASES:
        for seat in (0, 1):
            middle_earth.board(at(phase, f"{TABLE}; extra 1").view(seat), Desk(speech, ("", "")))
    board = {key for key in keys(of_game("en", "middle-earth")) if key.startswith("board-")}
    assert board - said == {"board-none"}, "said of somebody without any skill"
    middle_earth.board(Match(GAME, {}, "player fellowship", chance=None).view(0), Desk(speech, ("", "")))
    assert board <= said


def test_signs_on_the_page_are_all_defined_there() -> None:
    board = page(at("retrieve"), 0).board
    assert set(re.findall(r'href="#(me-[^"]+)"', board)) <= set(re.findall(r'id="(me-[^"]+)"', board))


def test_the_standings_tell_how_near_each_victory_is() -> None:
    board = page(at(), 0).board
    for said in ("Quest: 5 of 14", "Peoples: 2 of 6", "Regions: 2 of 7", "Quest: 9 of 14", "Regions: 4 of 7"):
        assert f'aria-label="{said}"' in board
    assert "has come 9 nearer. The gap is 5." in tag_of(page(at(), 0), "track")
    assert board.index("The Fellowship</b>") < board.index("Sauron</b>")
    board = page(at(), 1).board
    assert board.index("The Fellowship</b>") > board.index("Sauron</b>")


def test_whose_turn_it_is_and_how_many_more() -> None:
    board = page(at(position=f"{TABLE}; extra 2"), 1).board
    assert "<em>to play · 2 more turns</em>" in board.split("The Fellowship</b>")[1]
    assert "<em>" not in board.split("The Fellowship</b>")[0]


def test_the_map_shows_units_fortresses_and_roads() -> None:
    drawing = page(at(), 0)
    assert "Rohan; The Fellowship’s units: 1" in tag_of(drawing, "region-rohan")
    assert "Sauron’s fortress" in tag_of(drawing, "region-gondor")
    assert "Roads lead to: Lindon, Rhovanion, Enedwaith." in tag_of(drawing, "region-arnor")
    assert drawing.board.count('class="me-road"') == 10
    assert {thing for thing in drawing.things if thing.startswith("fort-")} == {
        "fort-arnor", "fort-enedwaith", "fort-gondor",
    }  # fmt: skip


# What is hidden.


def test_removed_cards_are_told_only_to_whoever_has_looked() -> None:
    match = at("retrieve")
    assert "as you have seen: ● Tribute, ■ Long march, ✖ Raiders." in tag_of(page(match, 0), "pile-discard")
    for seat in (1, PUBLIC):
        drawing = page(match, seat)
        assert "3 cards of this chapter were removed unseen." in tag_of(drawing, "pile-discard")
        assert not any("tribute" in thing for thing in drawing.things)
        assert "discard-oath" in drawing.things, "the rest lies open for all"
        assert "Tribute" in tag_of(drawing, "pile-unseen"), "for the others it may still lie in the layout"
    assert "Tribute" not in tag_of(page(match, 0), "pile-unseen")


def test_when_all_is_open_the_removed_cards_are_too() -> None:
    match = at("retrieve")
    assert "discard-tribute" in drawn(DRAW, opened((match.view(0), match.view(1)))).things


def test_stacks_tell_what_may_lie_there_and_known_tops_are_drawn() -> None:
    drawing = page(at(), 0)
    assert "In the stack: Elven paths, Elven wisdom." in tag_of(drawing, "stack-elves")
    assert "On top: Dwarf tunnels." in tag_of(drawing, "stack-dwarves")
    tokens = {thing for thing in drawing.things if thing.startswith("token-")}
    assert tokens == {"token-dwarves-tunnels", "token-elves-trade"}


# Why not.


@pytest.mark.parametrize(
    ("phase", "things", "rule"),
    [
        ("choose", ["card-night-ride"], "ME-T1"),
        ("choose", ["card-disguise"], "ME-T1"),
        ("choose", ["card-strong-arm"], "ME-T1"),
        ("choose", ["region-gondor"], "ME-T1"),
        ("choose", ["pile-discard"], "ME-T1"),
        ("choose", ["stack-ents"], "ME-T1"),
        ("place", ["card-chronicler"], "ME-F3"),
        ("place", ["tile-erebor"], "ME-F3"),
        ("place", ["region-mordor"], "ME-C5"),
        ("manoeuvre", ["region-gondor"], "ME-W3"),
        ("manoeuvre", ["fort-gondor"], "ME-W5"),
    ],
)
def test_touching_what_cannot_be_touched_asks_for_a_rule(phase: str, things: list[str], rule: str) -> None:
    match = at(phase)
    action = middle_earth.refused(match.view(0), things)
    assert action is not None
    assert action not in match.prompt(0).legal
    assert GAME.forbids(match.view(0), action) == rule


def test_some_things_are_nobodys_wish() -> None:
    view = at().view(0)
    assert middle_earth.refused(view, []) is None
    assert middle_earth.refused(view, ["track"]) is None
    assert middle_earth.refused(view, ["pile-unseen"]) is None
    assert middle_earth.refused(view, ["card-nonsense"]) is None
    assert middle_earth.refused(at().view(PUBLIC), ["card-night-ride"]) is None
    assert middle_earth.refused(view, ["units-mordor"]) == GAME.action("remove mordor").index
    assert middle_earth.refused(view, ["discard-oath"]) == GAME.action("retrieve oath").index
    assert middle_earth.refused(view, ["region-arnor", "region-lindon"]) == GAME.action("move arnor lindon").index


# The end.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", ["fellowship presence", "nobody shared", "sauron quest"])
def test_the_end_lies_where_the_cards_lay(won: str, language: str) -> None:
    position = f"chapter 3; asks over public; player sauron; slots; won {won}"
    if won == "sauron quest":
        position += "; sauron coins 2 steps 14"
    elif won == "fellowship presence":
        position += "; fellowship units arnor 1 lindon 1"
    match = Match(GAME, {}, position, chance=None)
    winner, reason = won.split()
    said = texts(language, "middle-earth")(f"reason-{reason}", winner=winner)
    assert said in unescape(page(match, 0, language).board)
