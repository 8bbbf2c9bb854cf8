"""What the operator of a server does to its store, also while the server goes on."""

import asyncio
from pathlib import Path
from typing import Final

from threerings.cli.complaint import DONE, Complaint
from threerings.cli.move import file_of, with_store
from threerings.store import GOING, TURN, Sitter, Store, StoredMatch
from threerings.store.whole import whole_file
from threerings.texts import Texts
from threerings.web.notices import blanks

LISTED: Final = 50
MOST: Final = 1000
"""Unfinished matches that are closed with somebody; nobody has so many."""


def admin(action: str, name: str | None, place: str, data: Path, speech: Texts) -> int:
    """Raises Complaint or OSError."""
    if action == "texts":
        return write_texts(data, speech)
    if action not in ACTIONS:
        raise Complaint("admin-unknown", typed=action, actions=", ".join((*ACTIONS, "texts")))
    if name is None and action not in ("list", "reports"):
        raise Complaint("admin-whom", action=action)
    file_of(place)
    for line in asyncio.run(with_store(place, lambda store: ACTIONS[action](store, name or "", speech))):
        print(line)
    return DONE


def write_texts(data: Path, speech: Texts) -> int:
    """Terms and privacy to fill in; what is there is left as it is."""
    for name, text in blanks().items():
        if not (data / name).exists():
            with whole_file(data / name) as part:
                part.write_text(text, "utf-8")
            print(speech("admin-text", file=str(data / name)))
    return DONE


async def listed(store: Store, name: str, _: Texts) -> list[str]:
    """The newest matches, or one of them, with the ids of those who play. Raises Complaint."""
    if not name:
        return [await match_line(store, match) for match in await store.newest_matches(LISTED)]
    found = await store.match(name)
    if found is None:
        raise Complaint("admin-no-match", match=name)
    return [await match_line(store, found)]


async def match_line(store: Store, match: StoredMatch) -> str:
    header = match.header
    players = " – ".join([await player(store, sitter) for sitter in match.sitters])
    return f"{header.id}  {header.made}  {header.game}  {header.status}  {players}"


async def player(store: Store, sitter: Sitter) -> str:
    known = await store.guest(sitter.guest) if sitter.guest else None
    name = f" ({known.name})" if known and known.name.isprintable() and known.name else ""
    return f"{sitter.guest}{name}" if sitter.guest else f"bot:{sitter.bot}" if sitter.bot else "…"


async def reports(store: Store, match: str, speech: Texts) -> list[str]:
    """What guests have complained of, or of one match: who, about whom, and what was said there."""
    found = [one for one in await store.reports() if match in ("", one.match)]
    lines = []
    for one in found:
        lines.append(
            speech("admin-report", match=one.match, day=one.made[:10], guest=one.guest, against=one.against or "…")
        )
        lines += [f"    {line}" for line in one.said.splitlines() if line.isprintable()]
    return lines or [speech("admin-no-reports")]


async def settle(store: Store, match: str, speech: Texts) -> list[str]:
    """Raises Complaint."""
    if not await store.settle_reports(match):
        raise Complaint("admin-no-match", match=match)
    return [speech("admin-settled", match=match)]


async def close(store: Store, match: str, speech: Texts) -> list[str]:
    """Raises Complaint."""
    if not await store.close_match(match):
        raise Complaint("admin-not-going", match=match)
    return [speech("admin-closed", match=match)]


async def known(store: Store, guest: str) -> str:
    """Raises Complaint."""
    if await store.guest(guest) is None:
        raise Complaint("admin-nobody", guest=guest)
    return guest


async def forget(store: Store, guest: str, speech: Texts) -> list[str]:
    """Raises Complaint."""
    await known(store, guest)
    closed = await close_all(store, guest)
    await store.forget(guest)
    return [speech("admin-forgotten", guest=guest, number=closed)]


async def close_all(store: Store, guest: str) -> int:
    """Nobody is left to wait for somebody who will not come."""
    going = [match for which in (TURN, GOING) for match in await store.played_by(guest, MOST, which)]
    return sum([await store.close_match(match.header.id) for match in going])


async def block(store: Store, guest: str, speech: Texts) -> list[str]:
    """Raises Complaint."""
    await store.block(await known(store, guest), True)
    return [speech("admin-blocked", guest=guest, number=await close_all(store, guest))]


async def unblock(store: Store, guest: str, speech: Texts) -> list[str]:
    """Raises Complaint."""
    await store.block(await known(store, guest), False)
    return [speech("admin-unblocked", guest=guest)]


ACTIONS: Final = {
    "list": listed, "reports": reports, "settle": settle, "close": close,
    "forget": forget, "block": block, "unblock": unblock,
}  # fmt: skip
