"""The table of Duel for Middle-earth: true overlaps, prices with their reasons, and a thing for every answer."""

import re
from html import unescape
from importlib.resources import files
from typing import ClassVar

import pytest

from tests.support.cases import MIDDLE_EARTH
from tests.web.drawings import Page, drawn, moments
from threerings.core.game import PUBLIC
from threerings.core.match import Match
from threerings.games import load
from threerings.games.middle_earth.components import (
    BOARD,
    CARD_IDS,
    CHAIN_IDS,
    COLOUR,
    COLOURS,
    PEOPLE_IDS,
    REGION_IDS,
    SIDES,
    SKILL_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from threerings.games.middle_earth.view import open_view
from threerings.games.middle_earth.words import TILE_BRINGS
from threerings.texts import LANGUAGES, Texts, keys, of_game, texts
from threerings.web import draw as drawings
from threerings.web.draw import Desk, middle_earth
from threerings.web.draw.middle_earth.faces import TOKEN_MARKS, card_signs, cost_signs, effect_signs, scene
from threerings.web.draw.middle_earth.faces import draw_sign as signs
from threerings.web.draw.middle_earth.glyphs import ART
from threerings.web.draw.middle_earth.tips import card_cost, card_text

PICTURES = files("threerings.web").joinpath(ART.lstrip("/")).read_text("utf-8")
SIGNS = dict(re.findall(r'<symbol id="([^"]+)" viewBox="0 0 24 24"><path fill-rule="evenodd" d="([^"]+)"/>', PICTURES))
DRAWN = set(re.findall(r' id="([^"]+)"', PICTURES))
USED = re.compile(rf'href="{ART}#([^"]+)"')
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


FOUR_PEOPLES = "fellowship cards elven-guest hobbit-cook dwarf-smith horse-breeder"
SIX_REGIONS = "fellowship units arnor 3 rohan 1 lindon 1 gondor 1 enedwaith 1 rhovanion 1"


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
    assert "too much for now" in tag_of(drawing, "tile-erebor")
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
    assert due <= set(SIGNS)
    assert len(set(SIGNS.values())) == len(SIGNS), "no two alike"
    assert set(TILE_BRINGS) == set(TILE_IDS)
    assert set(TOKEN_MARKS) == set(TOKEN_IDS)
    marks = [sign for card in range(len(CARD_IDS)) for sign in (*card_signs(card), *cost_signs(card))]
    marks += [sign for effects in TILE_BRINGS.values() for sign in effect_signs(effects)]
    for sign in (*marks, *sum(TOKEN_MARKS.values(), ())):
        assert set(USED.findall("".join(signs(sign, 0, 0, 10)))) <= DRAWN


def test_every_card_and_landmark_has_a_picture() -> None:
    scenes = {card: scene(card) for card in range(len(CARD_IDS))}
    assert set(scenes.values()) == {name for name in DRAWN if name.startswith("scene-")}, "and none is idle"
    colours = {(name, COLOUR[card]) for card, name in scenes.items()}
    assert len(colours) == len(set(scenes.values())), "no scene has two colours"
    assert {f"place-{name}" for name in TILE_IDS} | {f"land-{name}" for name in REGION_IDS} <= DRAWN


def test_tokens_are_told_apart_without_small_figures() -> None:
    assert not any(sign.text for marks in TOKEN_MARKS.values() for sign in marks)
    assert len(set(TOKEN_MARKS.values())) == len(TOKEN_MARKS)


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
    rare = {"board-none", "board-near", "board-near-quest", "board-near-peoples", "board-near-regions"}
    assert board - said == rare, "said of somebody without any skill, or close to victory"
    close = f"chapter 2; player sauron; {FOUR_PEOPLES}; {SIX_REGIONS}; fellowship tokens hobbits-eagles; sauron coins 1"
    close += " steps 13"
    for position in ("player fellowship", close):
        middle_earth.board(Match(GAME, {}, position, chance=None).view(0), Desk(speech, ("", "")))
    assert board <= said


@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_pictures_on_the_page_are_all_drawn(chapter: int) -> None:
    match = Match(GAME, {}, f"chapter {chapter}; player fellowship", chance=None)
    for text in (page(match, 0).board, page(at("retrieve"), 0).board, str(middle_earth.picture())):
        assert set(USED.findall(text)) <= DRAWN
        assert text.count("href=") == len(USED.findall(text))
    assert f"{ART}#back-{chapter}" in page(match, 0).board


def test_the_standings_tell_how_near_each_victory_is() -> None:
    board = page(at(), 0).board
    for said in ("Quest: 5 of 14", "Peoples: 2 of 6", "Regions: 2 of 7", "Quest: 9 of 14", "Regions: 4 of 7"):
        assert f'aria-label="{said}"' in board
    assert "has come 9 nearer. The gap is 5." in tag_of(page(at(), 0), "track")
    assert board.index("The Fellowship</b>") < board.index("Sauron</b>")
    board = page(at(), 1).board
    assert board.index("The Fellowship</b>") > board.index("Sauron</b>")


def test_meters_and_means_tell_the_rules_they_are_about() -> None:
    board = unescape(page(at(), 0).board)
    say = texts("en", "middle-earth")
    for label, rules in {
        "6 coins": ["T3", "P2"], "Units in supply: 11": ["W6", "W1"], "Quest: 5 of 14": ["Q1"],
        "Quest: 9 of 14": ["Q2"],
        "Peoples: 2 of 6": ["A4"], "Regions: 4 of 7": ["W6"], "Skills: Ruse ×2, Knowledge": ["P2", "P3"],
    }.items():  # fmt: skip
        told = " ".join(say(f"rule-ME-{rule}") for rule in rules)
        assert f'aria-label="{label}" data-tip="{told}" tabindex="0"' in board


@pytest.mark.parametrize(
    ("position", "warning"),
    [
        ("fellowship coins 6 steps 11", None),
        ("fellowship coins 6 steps 12", "2 steps"),
        ("sauron coins 1 steps 13", "1 step"),
        ("fellowship units arnor 3 rohan 1 lindon 1 gondor 1 enedwaith 1", None),
        (SIX_REGIONS, "1 region"),
        (f"{FOUR_PEOPLES}; fellowship tokens hobbits-eagles", "1 people"),
        (FOUR_PEOPLES, None),
    ],
)
def test_who_is_one_card_from_victory_is_warned_of(position: str, warning: str | None) -> None:
    for seat in (0, 1):
        board = page(Match(GAME, {}, f"chapter 2; player sauron; {position}", chance=None), seat).board
        assert ([f"Close to victory: {warning}"] if warning else []) == re.findall("Close to victory[^<]*", board)


def test_the_quest_is_one_way_with_what_is_left_for_each() -> None:
    way = inside(page(at(), 0), "track")
    assert re.findall(r'class="me-left">(\d+)<', way) == ["5", "9"]
    assert [way.count(f'class="{kind}"') for kind in ("me-trodden", "me-fled", "me-ahead")] == [15, 5, 9]
    assert way.count('class="me-bonus side0"') == 3
    assert way.count('class="me-bonus side0 me-used"') == 1
    assert way.count('class="me-bonus side1 me-used"') == 3


def test_the_discard_tells_what_a_card_brings_there() -> None:
    pile = inside(page(at(), 0), "pile-discard")
    assert "</svg>+2</span>" in pile
    assert "+4</span>" in inside(page(at(position=TABLE.replace("elves-trade", "humans-salvage")), 0), "pile-discard")


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
    assert "discard-tribute" in drawn(DRAW, open_view((match.view(0), match.view(1)))).things


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


@pytest.mark.parametrize(
    ("won", "signs"),
    [("fellowship presence", ["side0"]), ("nobody shared", ["side0", "side1"]), ("sauron quest", ["side1"])],
)
def test_the_sign_of_the_winner_lies_where_the_cards_lay(won: str, signs: list[str]) -> None:
    """Without words: the prompt says who won and why, once."""
    position = f"chapter 3; asks over public; player sauron; slots; won {won}"
    if won == "sauron quest":
        position += "; sauron coins 2 steps 14"
    elif won == "fellowship presence":
        position += "; fellowship units arnor 1 lindon 1"
    (ending,) = re.findall(r'<p aria-hidden="true">.*?</p>', page(Match(GAME, {}, position, chance=None), 0).board)
    assert re.findall(r'class="me-icon (side\d)"', ending) == signs
    assert not re.sub("<[^>]*>", "", ending)
