"""Where a server may send something that a stranger named: to public addresses alone.

Whoever names an endpoint could name a machine behind the server's own wall. So the name is looked
up each time, every address it has must be public, and the connection goes to one of those.
"""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

TRANSLATED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Addresses of IPv6 that stand for one of IPv4."""


class NotPublic(Exception):
    """A name that leads nowhere, or to a place that is not for everybody."""


def public_addresses(host: str, port: int) -> list[str]:
    """The addresses of a name, all of them public; takes a while, so call it in a thread."""
    found = addresses(host, port)
    if not found or not all(is_public(one) for one in found):
        raise NotPublic
    return found


def addresses(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotPublic from None
    return list(dict.fromkeys(str(place[4][0]) for place in places))


def is_public(address: str) -> bool:
    """Whether an address is anybody's on the internet, also if it hides within another one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in (found, *within(found)))


def within(address: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """The addresses of IPv4 to which one of IPv6 may lead."""
    if isinstance(address, IPv4Address):
        return []
    found = [address.ipv4_mapped, address.sixtofour, *(address.teredo or ())]
    if any(address in network for network in TRANSLATED):
        found.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return [one for one in found if one is not None]
