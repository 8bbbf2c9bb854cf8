"""How much is sent: for a first visit, and for those that follow. Static files are the same for everybody."""

import re
from collections.abc import Iterator
from functools import cache

import httpx
import pytest

from tests.support.moments import MOMENTS, LaidMoments
from tests.support.patience import PATIENCE
from tests.support.server import Server
from threerings.web.static_files import FOLDER, names

FIRST_VISIT = 150_000
AGAIN = 30_000
SCRIPT = 8 * 1024
SETTING_UP = "/static/confrontation.js"
"""Besides, as long as somebody sets up pieces."""


class Guest:
    """One who counts what comes, as it comes: packed."""

    def __init__(self, laid: LaidMoments) -> None:
        self.laid = laid
        self.client = httpx.Client(
            base_url=laid.url,
            headers={"accept-encoding": "gzip"},
            cookies=dict([laid.cookie]),
            timeout=PATIENCE,
        )

    @cache  # noqa: B019 - for as long as this module is tested
    def get(self, path: str) -> tuple[str, int]:
        """What is there, and how many bytes of it came."""
        with self.client.stream("GET", path) as answer:
            answer.raise_for_status()
            text = answer.read().decode("utf-8", "replace")
            return text, answer.num_bytes_downloaded

    def visit(self, path: str) -> dict[str, int]:
        """Everything that a browser fetches for a page, with its size."""
        page, size = self.get(path)
        fetched = sorted({*re.findall(r'"(/static/[\w./-]+)', page)})
        styles = [self.get(each)[0] for each in fetched if each.endswith(".css")]
        faces = sorted({f"/static/{face}" for style in styles for face in re.findall(r"fonts/[\w-]+\.woff2", style)})
        return {path: size} | {each: self.get(each)[1] for each in (*fetched, *faces)}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with Server(tmp_path_factory.mktemp("sizes")) as server:
        visiting = Guest(LaidMoments(server))
        yield visiting
        visiting.client.close()


def is_light(sizes: dict[str, int], path: str) -> None:
    assert sum(sizes.values()) <= FIRST_VISIT, sizes
    assert sizes[path] <= AGAIN, sizes
    assert sum(size for each, size in sizes.items() if each.endswith(".js") and each != SETTING_UP) <= SCRIPT, sizes


@pytest.mark.parametrize(
    "path", ["/", "/new/the-duel", "/lobby", "/learn", "/puzzles", "/rules/middle-earth", "/notices"]
)
def test_pages_are_light(guest: Guest, path: str) -> None:
    is_light(guest.visit(path), path)


@pytest.mark.parametrize("game", MOMENTS)
def test_tables_are_light(guest: Guest, game: str) -> None:
    for name in MOMENTS[game]:
        path = guest.laid.put(game, name)
        is_light(guest.visit(path), path)


@pytest.mark.parametrize("name", sorted(names()))
def test_who_has_a_file_is_not_sent_it_again(guest: Guest, name: str) -> None:
    path = f"/static/{name}"
    first = guest.client.get(path)
    assert first.content, "whoever has nothing gets all of it"
    again = guest.client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = guest.client.get(path, headers={"accept-encoding": "identity"})
    assert plain.content == first.content


def test_nothing_of_a_script_is_lost_but_what_is_for_readers(guest: Guest) -> None:
    for name in (each for each in names() if each.endswith(".js")):
        lines = FOLDER.joinpath(name).read_text("utf-8").splitlines()
        code = [line.strip(" \t") for line in lines if not line.strip().startswith("//")]
        assert guest.client.get(f"/static/{name}").text.splitlines() == code
        assert not any(line.count("`") % 2 for line in lines), "a text over several lines would lose its blanks"
