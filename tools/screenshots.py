"""Pictures of every page for the documentation: python -m tools.screenshots [FOLDER]

Each page is taken by day and by night, at a desk and on a phone: in English at the desk by day, else in turns in the
other languages.
"""

import sys
from base64 import b64decode
from itertools import cycle, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.process import Server
from tests.web.visitors import DESK, DRAWN, LOCALES, PHONE, mouse, play, start, visitor
from threerings.games import load

PICTURES = Path("docs/pictures")
SEED = 7
TURNS = {"the-duel": 4, "confrontation": 7, "middle-earth": 8}
"""Questions to answer before the picture of a table is worth taking."""
SIZES = {"desk": DESK, "phone": PHONE}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            take_all(browser, server.url, folder)
        finally:
            browser.close()
            server.close()


def take_all(browser: Browser, url: str, folder: Path) -> None:
    guide = visitor(browser, url)
    cookies = guide.context.cookies
    places = prepare(guide)
    others = cycle(language for language in LOCALES if language != "en")
    for name, path in places.items():
        for size, theme in product(SIZES, ("light", "dark")):
            language = "en" if (size, theme) == ("desk", "light") else next(others)
            page = visitor(browser, url, language, phone=size == "phone")
            if name != "home":  # there we are new
                page.context.add_cookies(cookies())  # type: ignore[arg-type]  # the same dicts
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.goto(path)
            page.wait_for_timeout(150)
            take(page, folder / f"{name}-{size}-{theme}-{language}.webp")
            page.context.close()
    guide.context.close()


def prepare(guide: Page) -> dict[str, str]:
    """Play a little of everything; all the pages that are worth a picture."""
    places = {"home": "/", "new": "/new", "lobby": "/lobby", "rules": "/rules", "about": "/about", "me": "/me"}
    for game in DRAWN:
        sides = load(game).sides
        table = start(guide, game, "bot:casual", sides[0])
        play(guide, mouse, Random(SEED), turns=TURNS.get(game, 12))
        start(guide, game, "open", sides[1])
        over = start(guide, game, "bot:beginner", sides[1])
        play(guide, mouse, Random(SEED))
        places |= {f"{game}-new": f"/new/{game}", f"{game}-rules": f"/rules/{game}", f"{game}-table": table}
        places[f"{game}-replay"] = f"{over}/replay?ply=40&seat=open"
    return places


def take(page: Page, file: Path) -> None:
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 70})
    file.write_bytes(b64decode(shot["data"]))
    print(file, f"{file.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
