"""Pictures of every page and of the hard moments of every game: python -m tools.screenshots [FOLDER]

All screens and both themes, the three languages in turns. Those that the documents show are kept in docs/pictures, too.
"""

import shutil
import sys
from base64 import b64decode
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.support.chromium import DRAWN, LOCALES, launched, mouse, new_page, play, start
from tests.support.moments import MOMENTS, LaidMoments
from tests.support.server import Server
from threerings.games import GAMES, load
from threerings.school.lessons import course, taught

ALL = Path("build/pictures")
KEPT = Path("docs/pictures")
SEED = 7
TURNS = {"the-duel": 4, "confrontation": 7, "middle-earth": 4}
"""Questions to answer before the picture of a table is worth taking."""
REVIEWED = 2000
"""Iterations for a choice: enough to see what a review looks like."""
SIZES = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (768, 1024), (360, 740), (740, 360))
THEMES = ("light", "dark")
SHOTS = [(*size, theme) for size, theme in product(SIZES, THEMES)]
DESK_BY_DAY, DESK_BY_NIGHT, LARGE_BY_DAY, PHONE_BY_DAY, PHONE_BY_NIGHT = 0, 1, 6, 12, 13
"""Places in SHOTS."""
SHOWN = {
    "home": (DESK_BY_DAY, DESK_BY_NIGHT, PHONE_BY_DAY),
    "lobby": (DESK_BY_DAY,),
    "middle-earth-third-chapter": (LARGE_BY_DAY,),
    **{f"{game}-table": (DESK_BY_DAY, DESK_BY_NIGHT, PHONE_BY_DAY, PHONE_BY_NIGHT) for game in DRAWN},
    **{f"{game}-review": (DESK_BY_DAY, DESK_BY_NIGHT, PHONE_BY_DAY) for game in ("the-duel", "confrontation")},
    **{f"{game}-{page}": (DESK_BY_DAY,) for game, page in product(DRAWN, ("new", "replay", "result"))},
}
"""What the documents show of each place."""


def main(folder: Path) -> None:
    make_empty(folder)
    for game in set(GAMES) - set(DRAWN):
        del GAMES[game]  # that of the tests
    with (
        TemporaryDirectory() as data,
        sync_playwright() as playwright,
        Server(Path(data), iterations=REVIEWED) as server,
    ):
        browser = launched(playwright)
        try:
            take_all(browser, LaidMoments(server), folder)
        finally:
            browser.close()
    for old in KEPT.glob("*.webp"):
        old.unlink()  # other pictures there are others' work
    for place, shots in SHOWN.items():
        for number in shots:
            shutil.copy(folder / file_name(place, number), KEPT)


def make_empty(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def take_all(browser: Browser, laid: LaidMoments, folder: Path) -> None:
    pages = {language: new_page(browser, laid.url, language) for language in LOCALES}
    take(pages, "home", "/", folder)  # there we are new
    for page in pages.values():
        laid.let_in(page)
    for name, path in (prepare(pages["en"]) | hard_moments(laid)).items():
        take(pages, name, path, folder)


def prepare(guide: Page) -> dict[str, str]:
    """Play a little of everything; all the pages that are worth a picture."""
    places = {"new": "/new", "lobby": "/lobby", "rules": "/rules", "guide": "/guide", "about": "/about", "me": "/me"}
    places |= {"leaderboard": "/leaderboard", "pair": "/pair/confrontation"}
    places["deck"] = "/deck/the-duel"
    places |= {"learn": "/learn", "puzzles": "/puzzles"}
    for game in taught():
        places |= {f"{game}-course": f"/learn/{game}", f"{game}-lesson": f"/learn/{game}/{course(game)[0].name}"}
    for game in DRAWN:
        sides = load(game).sides
        table = start(guide, game, "bot:casual", sides[0])
        play(guide, mouse, Random(SEED), turns=TURNS.get(game, 12))
        start(guide, game, "open", sides[1])
        over = start(guide, game, "bot:beginner", sides[1])
        play(guide, mouse, Random(SEED))
        places |= {f"{game}-new": f"/new/{game}", f"{game}-rules": f"/rules/{game}", f"{game}-table": table}
        places[f"{game}-guide"] = f"/guide/{game}"
        places |= {f"{game}-result": over, f"{game}-replay": f"{over}/replay?move=30&seat=open"}
        places[f"{game}-review"] = review(guide, over)
    places["practise"] = "/practise"
    return places


def review(guide: Page, over: str) -> str:
    """Have a match reviewed; where its first mark on the curve leads."""
    guide.goto(over)
    guide.locator("#review").click()
    guide.wait_for_selector(".verdict", timeout=0)
    marks = guide.locator(".curve a.marked:not(.other)")
    return (marks if marks.count() else guide.locator(".curve svg a")).first.get_attribute("href") or ""


def hard_moments(laid: LaidMoments) -> dict[str, str]:
    return {f"{game}-{name}": laid.put(game, name) for game, names in MOMENTS.items() for name in names}


def take(pages: dict[str, Page], name: str, path: str, folder: Path) -> None:
    for language, page in pages.items():
        page.goto(path)
        page.evaluate("document.fonts.ready")
        for number, (width, height, theme) in enumerate(SHOTS):
            if language_of(number) == language:
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]  # one it knows
                shoot(page, folder / file_name(name, number))
    print(name)


def language_of(number: int) -> str:
    return list(LOCALES)[number % len(LOCALES)]


def file_name(place: str, number: int) -> str:
    width, height, theme = SHOTS[number]
    return f"{place}-{width}x{height}-{theme}-{language_of(number)}.webp"


def shoot(page: Page, file: Path) -> None:
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 70})
    file.write_bytes(b64decode(shot["data"]))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ALL)
