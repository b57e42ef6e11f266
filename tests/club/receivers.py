"""A push service and a mail server to test with: real ones, on this computer alone."""

from __future__ import annotations

import asyncio
import email
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from wondertable.club.notices.push import new_key, written

PUSH_KEY = new_key()


@dataclass(frozen=True)
class Pushed:
    """A message as the browser would have it, and what the service sees of it."""

    data: dict[str, Any]
    headers: dict[str, str]
    device: str


@dataclass
class Device:
    """A browser with the keys of its subscription."""

    name: str
    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def key(self) -> str:
        point = self.private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return written(point)

    @property
    def auth(self) -> str:
        return written(self.secret)

    def read(self, body: bytes) -> dict[str, Any]:
        """What the message says, by the keys that only the browser has."""
        plain = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.secret, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(plain)
        return found


class PushService:
    """Takes messages for its devices, if the server says who it is."""

    def __init__(self) -> None:
        self.devices: dict[str, Device] = {}
        self.messages: list[Pushed] = []
        self.answers: dict[str, list[int]] = {}
        """The statuses that are answered next, by device; then 201."""
        self.asked = 0
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.take(self.path[1:], dict(self.headers), body))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def device(self, name: str) -> Device:
        """A new browser."""
        self.devices[name] = Device(name, f"{self.url}/{name}")
        return self.devices[name]

    def take(self, name: str, headers: dict[str, str], body: bytes) -> int:
        self.asked += 1
        if self.answers.get(name):
            return self.answers[name].pop(0)
        device = self.devices.get(name)
        if device is None:
            return 410
        assert Vapid02.verify(headers["Authorization"])
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        assert len(body) <= 4096
        self.messages.append(Pushed(device.read(body), headers, name))
        return 201

    def of(self, name: str) -> list[dict[str, Any]]:
        """What a device was told."""
        return [one.data for one in self.messages if one.device == name]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Mailboxes:
    """Takes mail for everybody, but for those who are refused."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refused: dict[str, str] = {}
        """What is answered to letters for an address."""
        self.refused_data = ""
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            self._loop.create_server(lambda: SMTP(self, loop=self._loop), "127.0.0.1", 0)
        )
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()

    async def handle_RCPT(
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.refused:
            return self.refused[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refused_data:
            return self.refused_data
        found = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def to(self, address: str) -> list[EmailMessage]:
        """The letters to an address."""
        return [letter for letter in self.letters if letter["To"] == address]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    try:
        yield service
    finally:
        service.close()


@contextmanager
def mailboxes() -> Iterator[Mailboxes]:
    boxes = Mailboxes()
    try:
        yield boxes
    finally:
        boxes.close()


def plain(letter: EmailMessage) -> str:
    """The words of a letter."""
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())
