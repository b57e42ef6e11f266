"""Web Push: messages to a browser by the service that its maker runs (RFC 8030, 8188, 8291, 8292).

The service learns when something is sent, and not what: the message is encrypted for the browser.
"""

from __future__ import annotations

import base64
import http.client
import os
import re
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final
from urllib.parse import urlsplit

from wondertable.club.notices.errors import BadEndpoint
from wondertable.club.notices.public import NotPublic, addresses, public_addresses
from wondertable.club.notices.sending import Outcome, Take
from wondertable.store.wishes import SubscriptionRow

SECONDS: Final = 10.0
"""So long one step of sending may take, such as connecting."""
ALL_SECONDS: Final = 30.0
"""So long all of it may take, however slowly the other side answers."""
HTTPS: Final = 443
LONGEST_ENDPOINT: Final = 1000
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
KEY_BYTES: Final = 32
TOKEN_SECONDS: Final = 12 * 3600
"""So long the word of this server counts with a service."""
LARGEST: Final = 3000
"""Bytes of a message: services take 4096 of what is encrypted."""
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
FAILURES: Final = (OSError, http.client.HTTPException, ssl.SSLError)


@dataclass(frozen=True)
class Endpoint:
    """Where a message goes."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Whom the word of this server is for."""
        usual = self.port == (HTTPS if self.scheme == "https" else 80)
        return f"{self.scheme}://{self.host}" + ("" if usual else f":{self.port}")


class Push:
    """Sends messages; what it does takes a while, so call it in a thread.

    `key` is the private key by which services know this server, `contact` whom they may ask about
    it, `now` the time of day. `anywhere` sends to every address and without https: for tests alone.
    """

    def __init__(
        self, key: str, contact: str, now: Callable[[], float], *, anywhere: bool = False
    ) -> None:
        self.anywhere = anywhere
        self._key = key
        self._contact = contact
        self._now = now

    @cached_property
    def _signer(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_raw(self._key.encode())

    @cached_property
    def public_key(self) -> str:
        """What a browser needs to take messages of this server, and of no other."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point: bytes = self._signer.public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return written(point)

    def check(self, endpoint: str, key: str, auth: str) -> None:
        """Raises BadEndpoint for a subscription to which nothing can or may be sent."""
        try:
            self._places(self._read(endpoint))
            point_of(key)
            if len(read(auth)) != AUTH_BYTES:
                raise BadEndpoint
        except (NotPublic, ValueError):
            raise BadEndpoint from None

    def send(
        self, to: SubscriptionRow, message: bytes, topic: str, ttl: int, take: Take
    ) -> Outcome:
        """Sends a message; one with the same topic that still waits somewhere gives way to it."""
        try:
            place = self._read(to.endpoint)
            found = self._places(place)
            body = encrypted(message, to.key, to.auth)
        except (BadEndpoint, ValueError):
            return Outcome.GONE
        except NotPublic:
            return Outcome.LATER  # names are not found for a while, too
        headers = self._headers(place, topic, ttl)
        try:
            with connected(place, found[0]) as connection:
                if not take():
                    return Outcome.TAKEN
                connection.request("POST", place.path, body, headers)
                return outcome_of(connection.getresponse().status)
        except FAILURES:
            return Outcome.LATER

    def _read(self, endpoint: str) -> Endpoint:
        """An endpoint in its parts; raises BadEndpoint."""
        if len(endpoint) > LONGEST_ENDPOINT or not re.fullmatch(r"[!-~]+", endpoint):
            raise BadEndpoint
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise BadEndpoint from None
        secure = parts.scheme == "https" and port in (None, HTTPS)
        if not (secure or self.anywhere) or parts.username or not parts.hostname:
            raise BadEndpoint
        usual = HTTPS if parts.scheme == "https" else http.client.HTTP_PORT
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        return Endpoint(parts.scheme, parts.hostname, port or usual, path)

    def _places(self, place: Endpoint) -> list[str]:
        """The addresses of an endpoint, as they are at this moment; raises NotPublic."""
        look_up = addresses if self.anywhere else public_addresses
        return look_up(place.host, place.port)

    def _headers(self, place: Endpoint, topic: str, ttl: int) -> dict[str, str]:
        claims = {
            "aud": place.origin,
            "exp": int(self._now()) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._signer.sign(claims)
        return {
            "Host": place.origin.partition("://")[2],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(ttl),
            "Topic": topic,
            "Urgency": "normal",
            **signed,
        }


def new_key() -> str:
    """A private key for a server."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return written(number.to_bytes(KEY_BYTES, "big"))


def is_key(words: str) -> bool:
    """Whether these are a private key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        found = read(words)
        ec.derive_private_key(int.from_bytes(found, "big"), ec.SECP256R1())
    except ValueError:
        return False
    return len(found) == KEY_BYTES


def encrypted(message: bytes, key: str, auth: str) -> bytes:
    """A message as only the browser can read it that has the other half of this key."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    point_of(key)
    body: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=read(key),
        auth_secret=read(auth),
        version="aes128gcm",
    )
    return body


def point_of(key: str) -> Any:
    """The public key of a browser; raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec

    found = read(key)
    if len(found) != POINT_BYTES:
        raise ValueError("no point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found)


def outcome_of(status: int) -> Outcome:
    """What a service means."""
    if 200 <= status < 300:
        return Outcome.SENT
    if status in GONE:
        return Outcome.GONE
    return Outcome.LATER if status in LATER or status >= 500 else Outcome.REFUSED


@contextmanager
def connected(place: Endpoint, address: str) -> Iterator[http.client.HTTPConnection]:
    """A connection to the address that was looked at; it leads nowhere else, and not for ever."""
    held = [socket.create_connection((address, place.port), SECONDS)]
    alarm = threading.Timer(ALL_SECONDS, hang_up, [held])
    alarm.daemon = True
    alarm.start()
    try:
        if place.scheme == "https":
            secure = ssl.create_default_context()
            held[0] = wrapped = secure.wrap_socket(
                held[0], server_hostname=place.host, do_handshake_on_connect=False
            )
            wrapped.do_handshake()
        connection = http.client.HTTPConnection(place.host, place.port, timeout=SECONDS)
        connection.sock = held[0]
        yield connection
    finally:
        alarm.cancel()
        held[0].close()


def hang_up(held: list[socket.socket]) -> None:
    """Ends a connection from outside; who reads from it finds nothing more."""
    with suppress(OSError):
        held[0].shutdown(socket.SHUT_RDWR)


def written(found: bytes) -> str:
    """Bytes as browsers and services write them."""
    return base64.urlsafe_b64encode(found).decode().rstrip("=")


def read(words: str) -> bytes:
    """The bytes of such words; raises ValueError."""
    if not re.fullmatch(r"[A-Za-z0-9_-]*={0,2}", words):
        raise ValueError("not base64")
    plain = words.rstrip("=")
    return base64.urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
