"""What the house sends to addresses that strangers have given it: by https, to public addresses, and to no others.

The name is looked up once, and the connection goes to just what was found and looked at: a name that resolves
otherwise a moment later leads nowhere else. Nobody is followed who says that it is elsewhere, and of an answer no
more is read than its first line and its headers.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from ipaddress import IPv6Address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from threerings.core.game import ThreeRingsError
from threerings.web.addresses import Address, address
from threerings.web.limits import LONGEST_ADDRESS

PATIENCE: Final = 10.0
"""Seconds for all of it."""
NAMES: Final = ThreadPoolExecutor(4, "names")
"""Who looks up names: some take long, and nothing else has to wait for them."""
MOST_READ: Final = 32 * 1024
PASSAGES: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))
"""Addresses of IPv6 behind which lies any of IPv4."""
PORTS: Final = {"https": 443, "http": 80}


class BadAddress(ThreeRingsError):
    """Somewhere nobody has to send anything."""


def is_public(found: Address) -> bool:
    """Whether it is an address of the internet at large, and of no network of ours."""
    passage = isinstance(found, IPv6Address) and (found.teredo or any(found in network for network in PASSAGES))
    return found.is_global and not found.is_multicast and not passage


def checked_url(url: str, anywhere: bool = False) -> SplitResult:
    """An address that may be sent to, as far as it can be told before its name is looked up. Raises BadAddress."""
    try:
        place = urlsplit(url)
        host, port = place.hostname or "", place.port
    except ValueError:
        raise BadAddress("no address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_ADDRESS
    if not plain or not host or place.username is not None or port == 0 or place.scheme not in PORTS:
        raise BadAddress("no address")
    if not anywhere and (place.scheme != "https" or host == "localhost" or host.endswith((".localhost", ".local"))):
        raise BadAddress("not by https, or not public")
    number = address(f"[{host}]" if ":" in host else host)
    if number is not None and not (anywhere or is_public(number)):
        raise BadAddress("not public")
    return place


async def looked_up(host: str, port: int, anywhere: bool) -> str:
    """Where a name leads. Raises BadAddress or OSError."""
    asked = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(NAMES, asked)
    numbers = [
        address(f"[{number}]" if ":" in number else number) for *_, (number, *_) in found if isinstance(number, str)
    ]
    if not numbers or not all(number is not None and (anywhere or is_public(number)) for number in numbers):
        raise BadAddress("not public")
    return str(numbers[0])


@cache
def encryption() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(url: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool = False) -> int:
    """Send something; the status of the answer. Raises BadAddress or OSError, also if it takes too long."""
    place = checked_url(url, anywhere)
    host, port = place.hostname or "", place.port or PORTS[place.scheme]
    async with asyncio.timeout(PATIENCE):
        number = await looked_up(host, port, anywhere)
        secure = place.scheme == "https"
        reader, writer = await asyncio.open_connection(
            number, port, ssl=encryption() if secure else None, server_hostname=host if secure else None
        )
        try:
            said = {"host": place.netloc, "content-length": str(len(body)), "connection": "close", **headers}
            target = (place.path or "/") + (f"?{place.query}" if place.query else "")
            return await exchanged(
                reader, writer, h11.Request(method="POST", target=target, headers=[*said.items()]), body
            )
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def exchanged(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> int:
    """The status of the answer. Raises OSError."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(part) or b"")
    await writer.drain()
    try:
        while not isinstance(event := line.next_event(), h11.Response):
            if event is h11.NEED_DATA:
                line.receive_data(await reader.read(MOST_READ))
            elif not isinstance(event, h11.InformationalResponse):
                raise ConnectionResetError("no answer")
    except h11.ProtocolError as error:
        raise ConnectionAbortedError(str(error)) from None
    return event.status_code
