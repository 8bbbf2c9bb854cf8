"""The guides on their pages: all is drawn, nothing of a box is missing, and every link leads somewhere."""

import gzip
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import unescape
from importlib.resources import files

import httpx
import pytest

from tests.support.browser import Browser
from tests.support.patience import PATIENCE
from tests.support.server import Server
from threerings.core.zones import members
from threerings.games import load
from threerings.games.confrontation import components as confrontation
from threerings.games.middle_earth import components as middle_earth
from threerings.games.the_duel import components as the_duel
from threerings.school.guide import PART, guide, places
from threerings.texts import LANGUAGES, chapter_of, rules_of
from threerings.web.draw import guide_drawing
from threerings.web.guides import guide_in
from threerings.web.speech import speech

BOXES: dict[str, dict[str, Sequence[str]]] = {
    "the-duel": {
        "plain": the_duel.PLAIN,
        "gandalf": the_duel.OF_GANDALF,
        "balrog": the_duel.OF_BALROG,
    },
    "confrontation": {
        "light": confrontation.PIECE_IDS[:9],
        "dark": confrontation.PIECE_IDS[9:],
        "light-cards": [confrontation.CARD_IDS[card] for card in members(confrontation.LIGHT_CARDS)],
        "dark-cards": [confrontation.CARD_IDS[card] for card in members(confrontation.DARK_CARDS)],
        "extra": confrontation.VARIANTS,
    },
    "middle-earth": {
        "chapter-1": middle_earth.CARD_IDS[:23],
        "chapter-2": middle_earth.CARD_IDS[23:46],
        "chapter-3": middle_earth.CARD_IDS[46:],
        "landmarks": middle_earth.TILE_IDS,
        "tokens": middle_earth.TOKEN_IDS,
        "colours": middle_earth.COLOURS,
    },
}
"""All that lies in the boxes, by the galleries that show it."""
NUMBERS = {"the-duel": 33, "confrontation": 18 + 18 + 4, "middle-earth": 69 + 7 + 18 + 6}
SILENT: dict[str, Sequence[str]] = {
    "the-duel": the_duel.PLAIN[1:],
    "confrontation": confrontation.CARD_IDS[:5] + confrontation.CARD_IDS[:6],
}
"""Things that have nothing but their numbers."""
EVERY_GUIDE = pytest.mark.parametrize("game", BOXES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LINK = re.compile(r'<a [^>]*?href="([^"]*)"')
PLACE = re.compile(r'\bid="([^"]*)"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("guides")) as running:
        yield running


def opened(server: Server, path: str, language: str = "en") -> str:
    answer = httpx.get(f"{server.url}{path}", headers={"Accept-Language": language}, timeout=PATIENCE)
    assert answer.status_code == 200, path
    return answer.text


# Galleries and pictures.


@EVERY_GUIDE
def test_everything_in_the_box_is_in_a_gallery_and_says_what_it_does(game: str) -> None:
    shown = {item.gallery: item.things for chapter in guide_in("en", game) for item in chapter.items if item.gallery}
    assert {name: [thing.name for _, thing, _ in things] for name, things in shown.items()} == {
        name: list(ids) for name, ids in BOXES[game].items()
    }
    assert set(shown) == set(guide_drawing(game).GALLERIES)
    assert sum(map(len, shown.values())) == NUMBERS[game]
    silent = [thing.name for things in shown.values() for _, thing, _ in things if not thing.text]
    assert silent == list(SILENT.get(game, ())), "what their numbers do is told of all of them at once"


@EVERY_LANGUAGE
@EVERY_GUIDE
def test_every_picture_is_drawn(game: str, language: str) -> None:
    due = sum(bool(part.show) for section in guide(game) for part in section.parts)
    drawn = [item.picture for chapter in guide_in(language, game) for item in chapter.items if item.show]
    assert len(drawn) == due >= 5
    for picture in drawn:
        assert "<use" in picture, "the art of the game"
        assert "style=" not in picture
        assert "<script" not in picture


# Pages and links.


@EVERY_LANGUAGE
@EVERY_GUIDE
def test_every_link_leads_somewhere_and_every_place_is_there_once(server: Server, game: str, language: str) -> None:
    page = opened(server, f"/guide/{game}", language)
    ids = Counter(PLACE.findall(page))
    assert max(ids.values()) == 1
    words = speech(language, game, PART)
    for section in guide(game):
        assert f'<h2 id="{section.name}">{words(section.title)}</h2>' in unescape(page)
    rules = set(PLACE.findall(opened(server, f"/rules/{game}", language)))
    links = {link for link in LINK.findall(page) if link.startswith(("#", "/"))}
    for link in links:
        path, _, place = link.partition("#")
        if path == f"/rules/{game}":
            assert not place or place in rules, link
        elif path:
            opened(server, path)
        else:
            assert place in ids, link


@EVERY_LANGUAGE
@EVERY_GUIDE
def test_the_register_points_back(server: Server, game: str, language: str) -> None:
    page = opened(server, f"/rules/{game}", language)
    ids = set(PLACE.findall(opened(server, f"/guide/{game}", language)))
    found = {link.partition("#")[2] for link in LINK.findall(page) if link.startswith(f"/guide/{game}#")}
    assert found <= ids
    assert found == {place for _, place in places(game).values()}
    told = [rule for rule in rules_of(game) if chapter_of(rule) in places(game)]
    assert len(told) > 30


def test_guides_are_listed_and_linked_from_everywhere(server: Server) -> None:
    listed = opened(server, "/guide")
    visitor = Browser(server.url, "en")
    for game in BOXES:
        way = f'href="/guide/{game}"'
        visitor.start(game, "bot:beginner", seat=load(game).sides[0])
        table = visitor.page.text
        for page in (listed, opened(server, "/"), opened(server, "/rules"), opened(server, f"/rules/{game}")):
            assert way in page
        assert way in opened(server, f"/new/{game}")
        assert way in table
    visitor.close()
    assert 'href="/guide"' in opened(server, "/about"), "at the foot of each page"


def test_a_game_without_a_guide_is_learnt_from_its_rules(server: Server) -> None:
    assert httpx.get(f"{server.url}/guide/riddles", timeout=PATIENCE).status_code == 404
    assert httpx.get(f"{server.url}/guide/chess", timeout=PATIENCE).status_code == 404
    assert 'href="/rules/riddles#short"' in opened(server, "/new/riddles")
    assert "/guide/riddles" not in opened(server, "/guide")


@EVERY_LANGUAGE
@EVERY_GUIDE
def test_a_first_visit_is_light(server: Server, game: str, language: str) -> None:
    """Faces are packed already; everything else is as the server packs it."""
    page = opened(server, f"/guide/{game}", language)
    static = files("threerings.web").joinpath("static")
    fetched = set(re.findall(r'"/static/([\w./-]+)', page))
    faces = ["fonts/text.woff2", "fonts/text-bold.woff2", "fonts/display.woff2"]
    sizes = {name: len(gzip.compress(static.joinpath(name).read_bytes(), 6)) for name in [*fetched, *faces]}
    sizes["page"] = len(gzip.compress(page.encode(), 6))
    assert sum(sizes.values()) <= 150_000, sizes
