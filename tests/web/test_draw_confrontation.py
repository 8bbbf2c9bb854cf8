"""The table of The Confrontation: the right way round, what is known on the pieces, the combat step by step."""

import re
from html import unescape
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from tests.support.cases import CONFRONTATION, VARIANT, Case
from tests.web.drawings import Page, drawn, moments
from threerings.core.game import PUBLIC, Step
from threerings.core.match import Match
from threerings.games import load
from threerings.games.confrontation.components import CARD_IDS, NONE, PIECE_IDS, REGION_IDS, VARIANTS
from threerings.games.confrontation.stage import OPEN, VOID, Stage, ended_combat, stage
from threerings.games.confrontation.view import open_view
from threerings.games.confrontation.words import has_set_up
from threerings.texts import LANGUAGES, texts
from threerings.web import draw as drawings
from threerings.web.draw import confrontation
from threerings.web.draw.confrontation.setup import PLANS

GAME = load("confrontation")
ART = files("threerings.web").joinpath("static/confrontation.svg")
DRAW = drawings.drawing("confrontation")
LIGHT = "light frodo@eregion sam@eregion pippin@shire merry@rhudaur gandalf@misty-mountains aragorn@fangorn gimli@shire"
DARK = "dark balrog@moria shelob@gondor witch-king@mordor nazgul@mirkwood orcs@dagorlad warg@mordor troll@mordor"
STAND = f"{LIGHT}; {DARK} saruman@gondor; turns 3"
COMBAT = f"""
{LIGHT}; {DARK} saruman@fangorn
asks choose light; moving dark; turns 9; fight aragorn saruman fangorn; combat first
played light 2 magic; played dark 6 eye; extra palantir
seen light stood 2101100100010000 out 6,8 | moved arthedain eregion all | met aragorn fangorn
seen dark stood 0000000010100123 out 4 | met shelob gondor | moved gondor fangorn all | met saruman fangorn
"""


def at(position: str, **options: str) -> Match:
    return Match(GAME, options, position, chance=None)


def page(match: Match, seat: int, language: str = "en", recent: tuple[Step, ...] = ()) -> Page:
    return drawn(DRAW, match.view(seat), match.prompt(seat).legal, language, recent)


def step(match: Match, text: str, seat: int) -> Step:
    """Carry out an action, and what a seat has seen of it."""
    before = match.view(seat)
    match.follow([text])
    return Step(before, GAME.action(match.logs[seat][-1]).index, match.view(seat), match.events)


def tag_of(drawing: Page, thing: str) -> str:
    found = re.search(rf'<\w+ class="[^"]*" data-thing="{thing}"[^>]*>', drawing.text)
    assert found, thing
    return unescape(found[0])


def pieces(drawing: Page, region: str) -> str:
    """What stands in a region: it is drawn right after it."""
    after = drawing.board.split(f'data-thing="region-{region}"', 1)[1]
    return after.split('data-thing="region-')[0].split('<div class="co-stand')[-1]


def row_of(drawing: Page, region: str) -> int:
    found = re.search(r"co-row(\d)", tag_of(drawing, f"region-{region}"))
    assert found
    return int(found[1])


# The map.


def test_home_is_at_the_bottom_and_the_map_is_turned_for_dark() -> None:
    match = at(STAND)
    for seat in (0, PUBLIC):
        drawing = page(match, seat)
        assert [row_of(drawing, region) for region in ("mordor", "moria", "shire")] == [0, 3, 6]
        assert "co-from-light" in drawing.board
    drawing = page(match, 1)
    assert [row_of(drawing, region) for region in ("mordor", "moria", "shire")] == [6, 3, 0]
    assert "co-from-dark" in drawing.board


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_region_is_named_and_tells_its_ways(language: str) -> None:
    drawing, say = page(at(STAND), 0, language), texts(language, "confrontation")
    for region in REGION_IDS:
        assert f">{say(f'region-{region}')}</span>" in drawing.board
        assert 'data-tip="' in tag_of(drawing, f"region-{region}")


def test_own_pieces_are_things_and_hidden_ones_are_backs() -> None:
    drawing = page(at(STAND), 0)
    own = {thing for thing in drawing.things if thing.startswith("piece-")}
    on_the_board = {f"piece-{name}" for name in PIECE_IDS[:9]}
    assert on_the_board < own, "Light's pieces, and the black rider who is out"
    assert own - on_the_board == {"piece-black-rider"}
    assert pieces(drawing, "mordor").count("co-back") == 3
    assert "Troll" not in pieces(drawing, "mordor")
    assert "co-back" not in pieces(drawing, "shire")


def test_spectators_see_backs_only() -> None:
    drawing = page(at(STAND), PUBLIC)
    assert "co-back light" in pieces(drawing, "shire")
    assert "co-back dark" in pieces(drawing, "mordor")
    assert drawing.hand == ""


def test_when_all_is_open_every_piece_has_its_name() -> None:
    match = at(STAND)
    drawing = drawn(DRAW, open_view((match.view(0), match.view(1))))
    assert "co-back" not in drawing.board
    assert {f"piece-{name}" for name in PIECE_IDS} <= set(drawing.things)


# What is known.


def test_a_known_piece_has_its_name_until_it_could_be_another() -> None:
    seen = "seen dark stood 0000000000010021 out 1,2,3,4,5 | met troll gondor"
    match = at(f"light frodo@shire; dark troll@gondor orcs@gondor warg@mordor balrog@fangorn; asks move dark; {seen}")
    assert "Troll" in pieces(page(match, 0), "gondor")
    assert "co-eye" in page(match, 1).board.split('data-thing="piece-troll"')[1].split("data-thing")[0]
    assert "Your opponent knows" in tag_of(page(match, 1), "piece-troll")
    match.submit(1, 0, "move orcs rohan")
    assert "Troll" not in pieces(page(match, 0), "gondor")
    assert "co-eye" not in page(match, 1).board
    drawing = page(match, 0)
    assert 'class="co-not"' in pieces(drawing, "mordor"), "he is not there"
    assert "Rohan or Gondor" in drawing.board
    assert "One hidden piece, not Troll" in tag_of(drawing, "region-mordor")


def test_at_first_anybody_may_stand_anywhere() -> None:
    drawing = page(at(STAND), 0)
    assert "it could be anybody" in tag_of(drawing, "region-mordor")
    assert "co-hints" not in drawing.board


def test_pieces_of_a_region_are_drawn_alike() -> None:
    backs = re.findall(r'<div class="co-piece co-back.*?</svg></div>', pieces(page(at(STAND), 0), "mordor"))
    assert len(backs) == 3
    assert len(set(backs)) == 1


# Setting up.


def test_setting_up_shows_slots_and_the_pieces_to_place() -> None:
    match = Match(GAME, chance=None)
    drawing = page(match, 0)
    assert drawing.board.count("co-slot") == 9
    assert drawing.hand.count("co-idle") - 1 == 9
    match.follow(["place merry"])
    drawing = page(match, 0)
    assert "Merry" in pieces(drawing, "arthedain")
    assert "co-next" in tag_of(drawing, "region-cardolan")
    assert "piece-merry" not in drawing.touchable
    assert page(match, 1).hand.count("co-idle") - 1 == 9, "Dark waits, and sees its pieces"
    assert "Merry" not in page(match, 1).text


@pytest.mark.rule("CO-S1")
@pytest.mark.parametrize(("seat", "name"), [(seat, name) for seat in (0, 1) for name in PLANS[seat]])
def test_a_plan_sets_everybody_up_in_the_order_of_the_rules(seat: int, name: str) -> None:
    match = Match(GAME, chance=None)
    match.follow([f"place {piece}" for piece in PIECE_IDS[:5]] if seat else [])
    drawing = page(match, seat)
    order = PLANS[seat][name]
    assert f'data-setup="{order}"' in drawing.board
    slots = re.findall(r'data-slot="(\d)" role="group" aria-label="([^"]*)"', drawing.board)
    assert sorted(slot for slot, _ in slots) == list("012345678")
    match.follow([f"place {piece}" for piece in order.split()[:5]])  # the others stay at home
    assert has_set_up(match.view(seat), seat)
    placed = match.view(seat).army(seat).places
    for slot, place in slots:
        piece = order.split()[int(slot)]
        assert texts("en", "confrontation")(f"region-{REGION_IDS[placed[PIECE_IDS.index(piece) % 9]]}") == place


def test_who_waits_may_plan_already_and_nobody_else_sees_places() -> None:
    match = Match(GAME, chance=None)
    assert page(match, 1).board.count("data-slot") == 9
    match.follow(["place merry"])
    assert page(match, 0).board.count("data-slot") == 8
    assert "co-plans" not in page(match, 0).board, "a plan is for all nine"
    for seat in (1, PUBLIC):
        assert 'aria-label="Arthedain, 1 Light piece"' in page(match, seat).board
        assert "Merry" not in page(match, seat).text
    assert page(match, PUBLIC).board.count("data-slot") == 0


# Who is one step from winning.


def alarm(position: str, seat: int) -> list[str]:
    return re.findall(r"<span>(.*?)</span>", page(at(position), seat).board.partition('class="co-alarm"')[2])[:2]


@pytest.mark.rule("CO-E3")
def test_everybody_is_warned_when_two_dark_pieces_stand_in_the_shire() -> None:
    for seat in (0, 1, PUBLIC):
        (told, *_) = alarm("light frodo@moria; dark troll@shire orcs@shire warg@mordor; turns 9", seat)
        assert "Two Dark pieces stand in the Shire" in told
        assert not alarm("light frodo@moria; dark troll@shire orcs@mordor; turns 9", seat)


@pytest.mark.rule("CO-E1")
def test_whoever_may_know_is_warned_of_frodo_before_mordor() -> None:
    stand = "light frodo@{0} sam@{1} merry@shire; dark troll@mordor; turns 9"
    assert "Frodo stands in Gondor" in alarm(stand.format("gondor", "shire"), 0)[0]
    assert not alarm(stand.format("shire", "gondor"), 0), "Light knows that it is Sam"
    for seat in (1, PUBLIC):
        ways = [alarm(stand.format(*where), seat) for where in (("gondor", "shire"), ("shire", "gondor"))]
        assert "If it is Frodo" in ways[0][0]
        assert ways[0] == ways[1], "who does not see him is told the same whoever it is"
    seen = "seen light stood 2000000000000010 out 2,4,5,6,7,8 | met sam gondor"
    assert not alarm(f"{stand.format('shire', 'gondor')}; {seen}", 1), "Dark has seen Sam there"


# Touching.


def test_a_move_is_a_piece_and_a_region() -> None:
    drawing = page(at(f"{STAND}; asks move light"), 0)
    texts_of = {GAME.actions[action].text: path for action, path in drawing.paths.items()}
    assert texts_of["move merry high-pass"] == ("piece-merry", "region-high-pass")
    assert "piece-merry" in drawing.touchable
    assert "region-high-pass" not in drawing.touchable, "not yet"


def test_cards_regions_and_extra_cards_are_touched_and_questions_have_buttons() -> None:
    everything = "asks move {0}; turns 4; extra shadowfax gandalf-the-white palantir recall; moving {0}"
    stand = "light frodo@shire merry@eregion; dark troll@rohan orcs@mordor"
    for side, seat in (("light", 0), ("dark", 1)):
        match = at(f"{stand}; {everything.format(side)}", variants=" ".join(VARIANTS))
        view = match.view(seat)
        paths = {GAME.actions[action].text: DRAW.path(view, action) for action in match.prompt(seat).legal}
        if seat == 0:
            assert paths["shadowfax"] == ("extra-shadowfax",)
            assert paths["gandalf-the-white"] == ("extra-gandalf-the-white", "region-fangorn")
        else:
            assert paths["palantir eregion"] == ("extra-palantir", "region-eregion")
            assert paths["recall troll"] == ("extra-recall", "piece-troll")
    view = at(COMBAT).view(0)
    for text in (
        "stand",
        "sam",
        "reveal frodo",
        "forbid",
        "permit",
        "ambush",
        "pass",
        "halt",
        "stuck",
        "stay",
        "leave magic",
    ):
        assert DRAW.path(view, GAME.action(text).index) == ()
    assert DRAW.path(view, GAME.action("play magic").index) == ("card-light-magic",)
    assert DRAW.path(view, GAME.action("recover 2").index) == ("card-light-2",)
    assert DRAW.path(view, GAME.action("flee rohan").index) == ("region-rohan",)
    assert DRAW.path(view, GAME.action("retreat moria").index) == ("region-moria",)


@pytest.mark.parametrize("case", [CONFRONTATION, VARIANT], ids=str)
def test_what_an_event_was_about_is_on_the_page(case: Case) -> None:
    for place, moment in enumerate(moments(case, 21)):
        for happened in moment.recent if place % 4 == 0 else ():
            assert set(DRAW.touched(happened)) <= set(drawn(DRAW, moment.view).things)


def test_whoever_is_out_is_marked() -> None:
    match = at(COMBAT)
    match.follow(["play 5", "play 1", "turn 5"])
    assert DRAW.touched(step(match, "turn 1", 1)) == ["region-fangorn", "piece-saruman"]


def test_a_veiled_move_is_two_regions() -> None:
    match = at(f"{STAND}; asks move light")
    assert DRAW.touched(step(match, "move merry high-pass", 1)) == ["region-rhudaur", "region-high-pass"]


@pytest.mark.parametrize(
    ("things", "wanted"),
    [
        (("piece-merry",), "move merry high-pass"),
        (("piece-merry", "region-shire"), "move merry shire"),
        (("piece-legolas",), "move legolas mordor"),
        (("card-light-2",), "play 2"),
        (("extra-shadowfax",), "shadowfax"),
        (("piece-troll",), None),
        (("card-dark-2",), None),
        (("region-moria",), None),
        (("nonsense",), None),
        ((), None),
    ],
)
def test_what_cannot_be_touched_stands_for_an_action(things: tuple[str, ...], wanted: str | None) -> None:
    action = confrontation.refused(at(COMBAT).view(0), things)
    assert (None if action is None else GAME.actions[action].text) == wanted
    if things:
        assert confrontation.refused(at(COMBAT).view(PUBLIC), things) is None


def test_every_refusal_has_a_rule() -> None:
    for place, moment in enumerate(moments(VARIANT, 4)):
        if moment.observer != PUBLIC and place % 5 == 0:
            for thing in drawn(DRAW, moment.view).things:
                action = confrontation.refused(moment.view, (thing,))
                assert action is None or GAME.forbids(moment.view, action).startswith("CO-")


# Combat.


def lit(drawing: Page) -> str:
    (found,) = re.findall(r'<li aria-current="step">(\w+)</li>', drawing.board)
    return str(found)


def test_a_combat_is_staged_step_by_step() -> None:
    match = at(COMBAT)
    drawing = page(match, 0)
    assert "Combat in Fangorn: Dark attacks" in drawing.board
    assert lit(drawing) == "Cards"
    assert "no card yet" in tag_of(drawing, "stage-card-light")
    match.follow(["play 5"])
    assert "Strength 5 (face down)" in tag_of(page(match, 0), "stage-card-light")
    for seat in (1, PUBLIC):
        assert "a card face down" in tag_of(page(match, seat), "stage-card-light")
    match.follow(["play magic", "turn 5", "turn magic"])
    drawing = page(match, 1)
    assert lit(drawing) == "Spells"
    assert "= 9" in drawing.board
    assert "= 4" in drawing.board
    assert drawing.touchable == {"card-dark-6", "card-dark-eye"}


def test_the_sums_stay_on_the_stage_when_the_combat_is_settled() -> None:
    match = at(COMBAT)
    match.follow(["play 5", "play 3", "turn 5"])
    happened = step(match, "turn 3", 0)
    assert stage(match.view(0)) is None
    drawing = page(match, 0, recent=(happened,))
    assert "Combat in Fangorn: Dark attacked" in drawing.board
    assert "= 9" in drawing.board
    assert "= 7" in drawing.board
    assert "Dark loses Saruman." in drawing.board
    assert "co-lost" in drawing.board
    assert "co-stage" not in page(match, 0).board


def settled(position: str, *actions: str) -> Stage:
    match = at(position)
    match.follow(actions[:-1])
    found = ended_combat(step(match, actions[-1], PUBLIC))
    assert found is not None
    return found


DUEL = "light frodo@shire {0}@rhudaur; dark {1}@misty-mountains troll@mordor; asks move dark; moving dark; turns 2"
MEET = ("move {1} rhudaur", "show {1}", "show {0}")


def fought(light: str, dark: str, *actions: str, played: str = "") -> Stage:
    begun = [text.format(light, dark) for text in MEET]
    return settled(f"{DUEL.format(light, dark)}{played}", *begun, *actions)


@pytest.mark.parametrize(
    ("found", "totals", "out"),
    [
        (fought("merry", "balrog", "play 1", "play 1", "turn 1", "turn 1"), (3, 6), (True, False)),
        (fought("merry", "balrog", "play 4", "play 1", "turn 4", "turn 1"), (6, 6), (True, True)),
        (fought("merry", "balrog", "play cloak", "play 6", "turn cloak", "turn 6"), (2, 5), (True, False)),
        (fought("merry", "balrog", "play sacrifice", "play 6", "turn sacrifice", "turn 6"), (None, None), (True, True)),
        (fought("merry", "balrog", "play sacrifice", "play eye", "turn sacrifice", "turn eye"), (2, 5), (True, False)),
        (fought("merry", "witch-king"), (None, None), (False, True)),
        (fought("merry", "saruman", "forbid"), (2, 4), (True, False)),
        (fought("gandalf", "saruman", "permit", "play 6", "play 5"), (10, 10), (True, True)),
    ],
)
def test_how_a_combat_ends(found: Stage, totals: tuple[Any, Any], out: tuple[bool, bool]) -> None:
    assert tuple(fighter.total for fighter in found.fighters) == totals
    assert tuple(fighter.out for fighter in found.fighters) == out


@pytest.mark.rule("CO-R38")
def test_magic_that_was_left_lies_void_on_the_stage() -> None:
    position = "light gandalf@fangorn frodo@shire; dark balrog@fangorn; moving dark; fight gandalf balrog fangorn"
    match = at(f"{position}; asks choose dark; played light 1; played dark 1")
    match.follow(["play magic", "leave magic"])
    for seat in (0, 1):
        assert "Magic (void)" in tag_of(page(match, seat), "stage-card-dark")


def test_a_card_without_effect_is_void_at_the_end() -> None:
    light, dark = fought("merry", "balrog", "play cloak", "play 6", "turn cloak", "turn 6").fighters
    assert (light.lies, dark.lies) == (OPEN, VOID)


def test_the_end_of_a_combat_is_told_once_to_everybody() -> None:
    """In random matches: a combat has ended whenever the two pieces that fought are apart, and only then."""
    dice, found = Random(1), 0
    for seed in range(3):
        for moment in moments(VARIANT, seed):
            for happened in moment.recent:
                before, _, after, _ = happened
                past = ended_combat(happened)
                fighting = NONE not in (before.light_piece, before.dark_piece)
                still = NONE not in (after.light_piece, after.dark_piece) and after.outcome() is None
                if fighting:
                    assert (past is None) == still
                if past is not None and dice.random() < 0.3:
                    found += 1
                    assert drawn(DRAW, moment.view, recent=moment.recent).tree().tag == "main"
    assert found > 10


# The signs.


def test_every_piece_and_card_has_a_sign_of_its_own() -> None:
    names = [*PIECE_IDS, *VARIANTS, *(card for card in CARD_IDS[6:] if card != "retreat")]
    drawn_ = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*)</symbol>', ART.read_text("utf-8")))
    signs = [drawn_[name] for name in (*names, "retreat-light", "retreat-dark")]
    assert len(set(signs)) == len(signs)


def test_every_region_has_a_land_of_its_own() -> None:
    drawn_ = dict(re.findall(r'<symbol id="land-([^"]+)"[^>]*>(.*)</symbol>', ART.read_text("utf-8")))
    assert set(drawn_) == set(REGION_IDS)
    assert len(set(drawn_.values())) == len(REGION_IDS)
