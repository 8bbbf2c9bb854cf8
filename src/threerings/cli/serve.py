"""The server, started from the command line."""

import sys
from pathlib import Path
from typing import NamedTuple

from threerings.cli.complaint import DONE, Complaint
from threerings.store.sqlite import NewerStore
from threerings.texts import Texts
from threerings.web.app import Settings
from threerings.web.serve import PortTaken, allowed, listen, open_browser, serve


class Wish(NamedTuple):
    """The server that somebody wants."""

    host: str
    port: int
    data: Path
    names: tuple[str, ...]
    https: bool
    open_page: bool


def keep_open(wish: Wish, speech: Texts) -> int:
    """Serve until somebody presses Ctrl-C. Raises Complaint where the port or the store cannot be used."""
    try:
        listening = listen(wish.host, wish.port)
    except PortTaken as error:
        raise Complaint("serve-port", address=f"{error.host}:{error.port}") from None

    def ready(url: str) -> None:
        print(speech("serve-ready", url=url))
        sys.stdout.flush()
        if wish.open_page and not open_browser(url):
            print(speech("serve-no-browser"))

    with listening:
        try:
            serve(Settings(wish.data, allowed(wish.host, wish.names), wish.https), listening, ready)
        except NewerStore:
            raise Complaint("serve-newer", folder=str(wish.data)) from None
    return DONE
