"""The line from one process to another: a request there, and what comes of it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import httptools
from starlette.types import Scope
from websockets.asyncio.client import ClientConnection, connect, unix_connect

from wondertable.store.processes import Peer
from wondertable.web.forwarded import HEADER, Seal, address_of

UNIX: Final = "unix:"
CONNECT_SECONDS: Final = 2.0
PIECE: Final = 65536
SAFE: Final = ("GET", "HEAD")
CONTINUE: Final = b"Continue"
HOPS: Final = (
    *(b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"),
    *(b"proxy-authorization", b"expect", b"content-length"),
)
"""Headers that are about one connection only."""
HANDSHAKE: Final = (b"host", b"user-agent")
"""Headers of a live page that the line makes itself, beside those that begin like this:"""
OF_SOCKETS: Final = b"sec-websocket-"


class Unreached(Exception):
    """The other process has heard nothing of the request."""


class Broken(Exception):
    """The other process may have done what it was asked for, and has not said so."""


@dataclass
class Answer:
    """What another process answers."""

    status: int = 0
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytearray = field(default_factory=bytearray)
    complete: bool = False
    begun: bool = False
    """Whether the other process has begun to read what it was sent."""
    going_on: bool = False
    """Whether this is only the word that it reads."""
    only_head: bool = False
    """Whether no body follows, whatever the headers say of one."""

    # The names by which the parser calls.

    def on_header(self, name: bytes, value: bytes) -> None:
        """Takes a header."""
        if not self.going_on and name.lower() not in (b"connection", b"transfer-encoding"):
            self.headers.append((name.lower(), value))

    def on_body(self, piece: bytes) -> None:
        """Takes a piece of the body."""
        self.body += piece

    def on_status(self, words: bytes) -> None:
        """Notes whether it is only said that the rest may come."""
        self.begun, self.going_on = True, words == CONTINUE

    def on_headers_complete(self) -> None:
        """Notes that this was all where only headers were asked for."""
        self.complete = self.only_head and not self.going_on

    def on_message_complete(self) -> None:
        """Notes that this was all."""
        self.complete = not self.going_on


async def ask(peer: Peer, seal: Seal, scope: Scope, body: bytes) -> Answer:
    """What another process answers; raises Unreached or Broken."""
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await opened(peer.address)
    except (OSError, TimeoutError) as error:
        raise Unreached from error
    answer = Answer(only_head=scope["method"] == "HEAD")
    parser = httptools.HttpResponseParser(answer)
    try:
        writer.write(request_of(seal, scope, body))
        await writer.drain()
        while not answer.complete:
            piece = await reader.read(PIECE)
            if not piece:
                raise Broken if answer.begun else Unreached
            parser.feed_data(piece)
        answer.status = parser.get_status_code()
    except (OSError, httptools.HttpParserError) as error:
        raise (Broken if answer.begun else Unreached) from error
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
    return answer


async def opened(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to a process."""
    if address.startswith(UNIX):
        return await asyncio.open_unix_connection(address.removeprefix(UNIX))
    host, _, port = address.rpartition(":")
    return await asyncio.open_connection(host.strip("[]"), int(port))


def request_of(seal: Seal, scope: Scope, body: bytes) -> bytes:
    """A request as it travels."""
    lines = [f"{scope['method']} {address_of(scope)} HTTP/1.1".encode("latin-1")]
    lines += [name + b": " + value for name, value in scope["headers"] if name not in HOPS]
    lines += [HEADER + b": " + seal.closed(scope), b"connection: close"]
    if scope["method"] not in SAFE:
        # Who begins to read says so: what broke before that has changed nothing.
        lines += [b"content-length: %d" % len(body), b"expect: 100-continue"]
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


async def dial(peer: Peer, seal: Seal, scope: Scope) -> ClientConnection:
    """A live page at another process; raises OSError, TimeoutError or InvalidHandshake."""
    headers = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in scope["headers"]
        if name not in (*HOPS, *HANDSHAKE) and not name.startswith(OF_SOCKETS)
    ]
    headers.append((HEADER.decode(), seal.closed(scope).decode()))
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    uri = f"ws://{hosts[0] if hosts else 'localhost'}{address_of(scope)}"
    # What goes from process to process on one machine need not be small.
    plain: dict[str, Any] = {
        **{"compression": None, "max_size": None, "ping_interval": None, "proxy": None},
        **{"open_timeout": CONNECT_SECONDS, "close_timeout": 1, "user_agent_header": None},
    }
    if peer.address.startswith(UNIX):
        path = peer.address.removeprefix(UNIX)
        return await unix_connect(path, uri, additional_headers=headers, **plain)
    host, _, port = peer.address.rpartition(":")
    place: dict[str, Any] = {"host": host.strip("[]"), "port": int(port)}
    return await connect(uri, additional_headers=headers, **place, **plain)
