"""Notices on their way: to a browser's push service, to a program's own address, or some of them in a letter."""

import asyncio
import hmac
import json
import logging
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final

from threerings.core.game import ThreeRingsError
from threerings.store.calls import HOOK, PUSH, Call, Channel
from threerings.store.rows import moment
from threerings.web.calls import REMATCH, TURN, Notice, notice
from threerings.web.hall import Hall
from threerings.web.letters import PostOffice, handed_in, letter
from threerings.web.limits import LETTERS_APART, LETTERS_WAIT
from threerings.web.live import LiveMatch
from threerings.web.outbox import Outbox, Parcel
from threerings.web.outgoing import post
from threerings.web.sealing import point_of, sealed, signature, signing_key, text_of
from threerings.web.speech import speech
from threerings.web.tasks import happens
from threerings.web.tokens import token_for

LOG = logging.getLogger("threerings.web")
LASTS: Final = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is not there."""
ROUND: Final = 60.0
SIGNATURE: Final = "Three-Rings-Signature"


class Messenger:
    def __init__(
        self, hall: Hall, secret: str, folder: Path, office: PostOffice | None = None, *, anywhere: bool = False
    ) -> None:
        """Raises BadKey. With no post office there are no letters; perhaps also to addresses that are not public."""
        self.office = office
        self.anywhere = anywhere
        self.outbox = Outbox(hall.tasks)
        self._hall = hall
        self._secret = secret
        self._key = signing_key(secret, folder)
        hall.calls.tell = self.tell

    @property
    def public_key(self) -> str:
        """By which browsers know who may send them something."""
        return text_of(point_of(self._key))

    def open(self) -> None:
        self.outbox.open()
        if self.office:
            self._hall.tasks.start(self._write_letters())

    def tell(self, channel: Channel, told: Notice) -> None:
        """Have a notice sent."""
        way = {PUSH: self._push, HOOK: self._hook}[channel.way]
        self._put(channel, lambda: way(channel, told))

    def _put(self, channel: Channel, send: object) -> None:
        async def gone() -> None:
            await self._hall.store.remove_channel(channel.guest, channel.way, channel.address)
            await self._hall.matches.learn_of(channel.guest)

        self.outbox.put(Parcel(send, gone))  # type: ignore[arg-type] # one of those above

    async def _push(self, channel: Channel, told: Notice) -> int:
        headers = {
            "authorization": signature(self._key, channel.address, self.contact(channel)),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(LASTS),
            "topic": token_for(self._secret, f"topic {told.match}"),
        }
        return await post(channel.address, headers, sealed(pushed(told), channel.secret), anywhere=self.anywhere)

    def contact(self, channel: Channel) -> str:
        """Whom a push service may ask what this is."""
        return f"mailto:{self.office.sender}" if self.office else channel.base

    async def _hook(self, channel: Channel, told: Notice) -> int:
        body = hooked(told, channel.base)
        headers = {
            "content-type": "application/json",
            SIGNATURE.lower(): signed(channel.secret, body, int(time.time())),
        }
        return await post(channel.address, headers, body, anywhere=self.anywhere)

    # Letters.

    def write(self, channel: Channel, kind: str, lines: Sequence[str], stop: str = "") -> None:
        """Have a letter sent, if there is a post office."""
        if self.office is not None:
            office, words = self.office, speech(channel.language)
            end = [words("letter-stop", link=stop)] if stop else []
            made = letter(office.sender, channel.address, words, kind, [*lines, *end])
            if stop:
                made["List-Unsubscribe"], made["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
            self._put(channel, lambda: handed_in(office, made))

    def stop_link(self, channel: Channel) -> str:
        return f"{channel.base}/letters/stop/{letter_token(self._secret, 'stop', channel)}"

    async def _write_letters(self) -> None:
        closing = self._hall.closing
        while not closing.is_set():
            try:
                await self.write_due(datetime.now(UTC))
            except Exception:
                LOG.exception("who is to be written to is not known")
            await happens(closing, ROUND)

    async def write_due(self, time: datetime) -> None:
        """Write to all who were called a while ago, have not looked, and had no letter lately."""
        before, quiet = moment(time - LETTERS_APART), moment(time - LETTERS_WAIT)
        for channel in await self._hall.store.claim_letters(moment(time), before, quiet):
            calls = [
                one for one in await self._hall.store.calls_to_tell(channel.guest) if one.kind in channel.wants.split()
            ]
            lines = list(filter(None, await asyncio.gather(*(self.line(channel, call) for call in calls))))
            if lines:
                self.write(channel, "digest", lines, self.stop_link(channel))

    async def line(self, channel: Channel, call: Call) -> str:
        """What a letter says of a call; nothing if nothing waits there any more."""
        try:
            live = await self._hall.live(call.match)
        except ThreeRingsError:  # it cannot be read any more
            return ""
        player = next((player for player in (0, 1) if live.sitters[player].guest == channel.guest), None)
        if player is None or not still_waits(live, call.kind, player):
            return ""
        told = notice(live, player, call.kind, channel.language)
        return f"{told.title}: {told.body}\n{channel.base}/match/{told.match}"


def still_waits(live: LiveMatch, kind: str, player: int) -> bool:
    if kind == REMATCH:
        return live.series.offer is not None and live.series.offer.open_to(player) and not live.rematch
    return not (live.expired or live.series.over) and (kind != TURN or live.next_player == player)


def letter_token(secret: str, purpose: str, channel: Channel, made: int = 0) -> str:
    """What a link in a letter proves: that it came to this address."""
    said = f"{channel.guest}.{made}"
    return f"{said}.{token_for(secret, f'letter {purpose} {said} {channel.address}')}"


def pushed(told: Notice) -> bytes:
    """What a browser is told; where it leads is a path of the house."""
    said = {"title": told.title, "body": told.body, "path": f"/match/{told.match}"}
    return json.dumps(said, ensure_ascii=False).encode()


def hooked(told: Notice, base: str) -> bytes:
    said = {"kind": told.kind, "match": told.match, "game": told.game, "opponent": told.opponent}
    return json.dumps({**said, "url": f"{base}/match/{told.match}"}, ensure_ascii=False).encode()


def signed(secret: str, body: bytes, at: int) -> str:
    """By which a program knows that a post is ours, and how old it is."""
    return f"t={at},v1={hmac.new(secret.encode(), b'%d.' % at + body, sha256).hexdigest()}"
