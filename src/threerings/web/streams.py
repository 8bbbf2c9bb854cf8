"""Streams that are open: an address may have many, but not all there could be."""

from collections import Counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from threerings.core.game import ThreeRingsError


class TooManyStreams(ThreeRingsError):
    """An address has as many streams open as any may have."""


class OpenStreams:
    """Counts the streams of each address as long as they are open. Each route has its own, and all count together."""

    def __init__(self, app: ASGIApp, most: int, open_from: Counter[str]) -> None:
        self.app = app
        self.most = most
        self.open_from = open_from

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].endswith("/stream"):
            await self.app(scope, receive, send)
            return
        address = scope["client"][0] if scope["client"] else ""
        if self.open_from[address] >= self.most:
            raise TooManyStreams(f"{self.most} streams are open from {address}")
        self.open_from[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open_from[address] -= 1
            if not self.open_from[address]:
                del self.open_from[address]
