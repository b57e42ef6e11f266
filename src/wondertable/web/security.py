"""What every request passes through: forwarded headers, the prefix, safe headers, the log."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wondertable.table.meter import Meter
from wondertable.web.forwarded import FORWARDED
from wondertable.web.settings import Settings

LOG: Final = logging.getLogger("wondertable.access")

HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
SECRETS: Final = re.compile(r"/(seat|report|link|befriend|confirm|stop)/[^/?]+")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "connect-src 'self'"
)
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # With `no-referrer` browsers would post forms with the origin "null".
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Exception):
    """A body with more bytes than any form of ours has."""


class Doorman:
    """Strips the prefix, puts safe headers on every answer, and writes the log."""

    def __init__(self, app: ASGIApp, settings: Settings, meter: Meter) -> None:
        self.app = app
        self.meter = meter
        self.prefix = settings.prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope = without_prefix(scope, self.prefix)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                put_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        finally:
            seconds = time.perf_counter() - begun
            self.meter.answers[f"{status // 100}xx"].add(seconds)
            if not scope.get(FORWARDED):  # the process that was asked by the browser has a line
                log_line(scope, status, seconds)


def without_prefix(scope: Scope, prefix: str) -> Scope:
    """The scope as if the server stood at the root; a proxy may have stripped the prefix itself."""
    path = scope["path"]
    if prefix and (path == prefix or path.startswith(prefix + "/")):
        return {**scope, "path": path[len(prefix) :] or "/"}
    return scope


def put_headers(scope: Scope, headers: MutableHeaders) -> None:
    """Adds what browsers need to know to keep a page safe."""
    policy = POLICY
    host = Headers(scope=scope).get("host", "")
    if HOST.fullmatch(host):
        # Not every browser takes a socket to the page's own host for 'self'.
        policy += f" {'wss' if scope['scheme'] == 'https' else 'ws'}://{host}"
    headers["Content-Security-Policy"] = policy
    for name, value in HEADERS.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


def log_line(scope: Scope, status: int, seconds: float) -> None:
    """Writes one line a person can read; secrets in addresses stay secret."""
    client = scope.get("client")
    path = printable(SECRETS.sub(r"/\1/…", scope["path"]))
    method, address = scope["method"], client[0] if client else "-"
    values = {"method": method, "path": path, "status": status, "address": address}
    LOG.info(
        "%s %s %d %.0f ms %s",
        *(method, path, status, seconds * 1000, address),
        extra={"values": {**values, "ms": round(seconds * 1000, 1)}},
    )


def printable(text: str) -> str:
    """The text in which nothing can begin a new line of the log."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)[:300]


def own_origin(connection: HTTPConnection, settings: Settings, *, required: bool) -> bool:
    """Whether a request comes from a page of ours, as far as its browser says."""
    origin = connection.headers.get("origin")
    if origin is None:
        return not required
    if settings.origin and origin == settings.origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = connection.headers.get("host", "")
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def limited(receive: Receive, largest: int) -> Callable[[], Awaitable[Message]]:
    """Receives a body until it has too many bytes."""
    size = 0

    async def receive_some() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > largest:
            raise TooLarge
        return message

    return receive_some
