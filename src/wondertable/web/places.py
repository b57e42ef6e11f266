"""Where this computer is found: by itself, and by others in its network."""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

HERE: Final = ("127.0.0.1", "localhost", "::1")
"""Names of a computer for itself."""
OWN_PLACE: Final = re.compile(r"(?:127\.0\.0\.1|localhost|\[::1\])(:\d+)?")
EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
"""Hosts that mean every address of a computer; and an address that is nobody's, of their kind."""
ANY_PORT: Final = 9


def own_addresses(host: str) -> list[str]:
    """By what others in the network reach a server that listens on this host; the likeliest first.

    None if it listens for this computer alone, or if there is no network.
    """
    if host not in EVERYWHERE:
        return []
    family, nobody = EVERYWHERE[host]
    found: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((nobody, ANY_PORT))  # sends nothing, but shows which way it would go
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        named = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_DGRAM)
        found += [str(place[0]) for *_, place in named]
    return [one for one in dict.fromkeys(found) if is_for_others(one)]


def is_for_others(address: str) -> bool:
    """Whether another computer can use an address."""
    found = ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified)


def named_for_others(place: str, host: str) -> str:
    """A host with its port, by a name that means the same computer to others in the network.

    Whoever runs a server that listens on `host` may look at it as 127.0.0.1, and sends links.
    """
    found = OWN_PLACE.fullmatch(place)
    others = own_addresses(host) if found else []
    if not found or not others:
        return place
    return f"{bracketed(others[0])}{found[1] or ''}"


def url_of(address: str, port: int) -> str:
    """The address as it is typed into a browser."""
    return f"http://{bracketed(address)}:{port}/"


def bracketed(address: str) -> str:
    """An address in the way in which a port can follow."""
    return f"[{address}]" if ":" in address else address
