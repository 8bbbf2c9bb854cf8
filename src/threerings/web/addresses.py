"""Whose request it is: the address by which limits are counted.

A proxy that is trusted says for whom it speaks (`X-Forwarded-For`), and so does each proxy before it; whatever stands
before the first who is not trusted is only what somebody says of themselves. A home or a phone has a whole /64 of the
addresses of IPv6, so they count as one.
"""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

THIS_MACHINE: Final = ("127.0.0.1", "::1")
LONGEST_WAY: Final = 16
"""So many proxies are followed back: reading thousands of addresses would take everybody's time."""


def network(text: str) -> Network:
    """An address, or a network of them. Raises ValueError."""
    return ip_network(text.strip())


def address(text: str) -> Address | None:
    """An address, perhaps with a port as some proxies write it; None if it is none. IPv4 is never written as IPv6."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


class Proxies:
    """Those who are believed when they say for whom they speak."""

    def __init__(self, trusted: Iterable[str] = THIS_MACHINE) -> None:
        self._networks = tuple(network(text) for text in trusted)

    def trusts(self, peer: Address | None) -> bool:
        return peer is not None and any(peer in network for network in self._networks)

    def caller(self, peer: str, forwarded: str) -> str:
        """By which address to count what a peer sends: the nearest on the way back who is no proxy of ours."""
        found = address(peer)
        for hop in reversed(forwarded.rsplit(",", LONGEST_WAY)[-LONGEST_WAY:]):
            before = address(hop) if self.trusts(found) else None
            if before is None:  # nobody we trust says anything that can be used
                break
            found = before
        return counted_address(found) if found is not None else peer


def counted_address(of: Address) -> str:
    return str(IPv6Network((int(of) >> 64 << 64, 64))) if isinstance(of, IPv6Address) else str(of)
