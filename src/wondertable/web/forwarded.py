"""What one process asks of another: signed, so that its word about the visitor is believed."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from binascii import Error as NotBase64
from typing import Any, Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

HEADER: Final = b"x-wondertable-from"
ELSEWHERE_HEADER: Final = "x-wondertable-elsewhere"
"""Marks an answer as one that another process has to give."""
ELSEWHERE_CODE: Final = 4001
"""Ends a live page that another process has to go on with; browsers never see it."""
FORWARDED: Final = "wondertable.forwarded"
"""What stands in the scope of a request that came from another process."""
BY_PROXY: Final = (b"x-forwarded-for", b"x-forwarded-proto", b"forwarded")
"""What proxies say was looked at before; it is not believed twice."""


class Seal:
    """Signs what is forwarded, with a key that follows from the secret of the server."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"forward\0" + secret.encode()).digest()

    @property
    def print(self) -> str:
        """Tells keys apart without telling the key."""
        return hmac.new(self._key, b"print", "sha256").hexdigest()[:16]

    def closed(self, scope: Scope) -> bytes:
        """Who asks for what, signed."""
        words = json.dumps([what_of(scope), list(scope.get("client") or ()), scope["scheme"]])
        return base64.urlsafe_b64encode(words.encode()) + b"." + self._mark(words.encode())

    def opened(self, scope: Scope, sealed: bytes) -> tuple[tuple[str, int] | None, str] | None:
        """Where a request came from and by which scheme, if one of us has signed it."""
        words, _, mark = sealed.partition(b".")
        try:
            plain = base64.urlsafe_b64decode(words)
        except (NotBase64, ValueError):
            return None
        if not hmac.compare_digest(self._mark(plain), mark):
            return None
        what, client, scheme = json.loads(plain)
        if what != what_of(scope):
            return None
        return ((str(client[0]), int(client[1])) if client else None), str(scheme)

    def _mark(self, words: bytes) -> bytes:
        return hmac.new(self._key, words, "sha256").hexdigest().encode()


def what_of(scope: Scope) -> list[str]:
    """What is asked for; a signature for one thing is good for no other."""
    return [scope.get("method", "WS"), address_of(scope)]


def address_of(scope: Scope) -> str:
    """The path and the query, as they came."""
    path = scope.get("raw_path") or scope["path"].encode()
    query = scope.get("query_string", b"")
    found: bytes = path.partition(b"?")[0] + (b"?" + query if query else b"")
    return found.decode("latin-1")


class Received:
    """Believes what other processes say of a visitor, and lets nobody else in where they come in.

    `inner` is the port for other processes; none where they come by a socket in a folder.
    """

    def __init__(self, app: ASGIApp, seal: Seal, inner: int | None) -> None:
        self.app = app
        self.seal = seal
        self.inner = inner

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = [pair for pair in scope["headers"] if pair[0] != HEADER]
        sealed = [value for name, value in scope["headers"] if name == HEADER]
        told = self.seal.opened(scope, sealed[0]) if sealed else None
        if told is None and self.is_inner(scope):
            await refuse(scope, receive, send)
            return
        changed: dict[str, Any] = {"headers": headers}
        if told is not None:
            kept = [pair for pair in headers if pair[0] not in BY_PROXY]
            changed = {"headers": kept, "client": told[0], "scheme": told[1], FORWARDED: True}
        await self.app({**scope, **changed}, receive, send)

    def is_inner(self, scope: Scope) -> bool:
        """Whether a request came in where only other processes do."""
        server = scope.get("server")
        if self.inner is None or server is None:
            return server is None
        return bool(server[1] == self.inner)


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Lets somebody go who is none of us."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    await PlainTextResponse("This address is for processes of the server.", 403)(
        scope, receive, send
    )
