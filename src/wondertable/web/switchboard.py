"""Sends every request to the process that can answer it, where several serve the same tables.

- What is about a table goes to the process that has it; nobody else may.
- What somebody does elsewhere, and their own pages, go to one process for each person: what is
  known of them in memory for a while is together there, and limits count all that they do.
- All other pages are made where the request came in.

While a table moves, requests wait here for a moment and try again; a live page goes on with the new
owner without the browser noticing.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from wondertable.store import StoreError
from wondertable.store.processes import Peer
from wondertable.table.errors import Elsewhere
from wondertable.web.forwarded import ELSEWHERE_CODE, ELSEWHERE_HEADER, FORWARDED, Seal
from wondertable.web.identity import COOKIE
from wondertable.web.line import SAFE, Answer, Broken, Unreached, ask, dial
from wondertable.web.pages import BODY_SECONDS, LARGEST_BODY, Site, Visit

TABLE: Final = re.compile(r"/t/([A-Za-z0-9_-]{1,64})(?:/|$)")
PERSONAL: Final = re.compile(r"/(me|box|sign-in)(/|$)")
VERSION: Final = re.compile(r'\s*\{\s*"version"\s*:\s*(-?\d{1,15})')
STATIC: Final = "/static/"
PATIENCE: Final = 12.0
"""So long somebody waits for a table that moves."""
AGAIN: Final = 0.05
FORBIDDEN: Final = 403
POLICY: Final = 1008
SERVICE_RESTART: Final = 1012
AWAY: Final = (1001, SERVICE_RESTART, 1006, ELSEWHERE_CODE)
"""Ends of a line after which another process goes on."""
REFRESH_SECONDS: Final = 2


class Switchboard:
    """Sends requests on to other processes."""

    def __init__(self, app: ASGIApp, site: Site, seal: Seal) -> None:
        self.app = app
        self.site = site
        self.seal = seal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        peers = self.site.hall.house.peers
        if peers is None or scope["type"] == "lifespan" or scope["path"].startswith(STATIC):
            await self.app(scope, receive, send)
            return
        if scope.get(FORWARDED):
            await self.meet(scope)
            await self.app(scope, receive, send)
            return
        found = TABLE.match(scope["path"])
        if found is None and not self.is_personal(scope):
            await self.meet(scope)
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await LivePage(self, scope, receive, send, found[1] if found else "").serve()
        else:
            await self.answer(scope, receive, send, found[1] if found else "")

    def is_personal(self, scope: Scope) -> bool:
        """Whether one process is to see all such requests of a person."""
        posted = scope["type"] == "http" and scope["method"] not in SAFE
        return posted or PERSONAL.match(scope["path"]) is not None

    async def meet(self, scope: Scope) -> None:
        """Makes sure of who asks, before a page is made for them here."""
        person = self.site.identity.person_of(HTTPConnection(scope).cookies.get(COOKIE))
        if person is not None:
            with suppress(StoreError):
                await self.site.names.meet(person.id, person.epoch)

    async def place(self, scope: Scope, table: str) -> Peer | None:
        """Who has to answer, if it is another process."""
        if table:
            return await self.site.hall.place(table)
        connection = HTTPConnection(scope)
        person = self.site.identity.person_of(connection.cookies.get(COOKIE))
        whose = person.id if person else connection.client.host if connection.client else ""
        return home_of(self.site, whose)

    # Requests.

    async def answer(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """Answers here or lets another process answer, as soon as it is known who has to."""
        body = await read(receive) if scope["method"] not in SAFE else Body()
        until = asyncio.get_running_loop().time() + PATIENCE
        while True:
            with suppress(Unreached, StoreError):
                if await self.answered(scope, body.again(receive), send, table, body):
                    return
            if table:
                self.site.hall.forget_place(table)
            if asyncio.get_running_loop().time() > until:
                await self.refuse(scope, receive, send, table)
                return
            await asyncio.sleep(AGAIN)

    async def answered(
        self, scope: Scope, receive: Receive, send: Send, table: str, body: Body
    ) -> bool:
        """Tries once; says whether there was an answer. Raises Unreached, or a StoreError."""
        peer = None if body.more else await self.place(scope, table)
        if peer is None:
            held = Held(send)
            await self.meet(scope)
            await self.app(scope, receive, held.send)
            return not held.elsewhere
        try:
            answer = await self.asked(peer, scope, body.whole)
        except Broken:
            if scope["method"] in SAFE:
                return False
            await self.refuse(scope, receive, send, table)
            return True
        if ELSEWHERE_HEADER in Headers(raw=answer.headers):
            return False
        await send(
            {
                "type": "http.response.start",
                "status": answer.status,
                "headers": answer.headers,
            }
        )
        await send({"type": "http.response.body", "body": bytes(answer.body)})
        return True

    async def asked(self, peer: Peer, scope: Scope, body: bytes) -> Answer:
        """What a process answers; one that dies meanwhile is not waited for."""
        peers = self.site.hall.house.peers
        assert peers is not None
        asking = asyncio.create_task(ask(peer, self.seal, scope, body))
        dead = asyncio.create_task(peers.gone(peer.id).wait())
        try:
            await asyncio.wait({asking, dead}, return_when=asyncio.FIRST_COMPLETED)
            if not asking.done():
                raise Broken
            return asking.result()
        finally:
            for task in (asking, dead):
                task.cancel()
            await asyncio.gather(asking, dead, return_exceptions=True)

    async def refuse(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """A page that says that the table is on its way, and tries again by itself."""
        visit = Visit(self.site, Request(scope, receive))
        answer = visit.refused(503, visit.explain(Elsewhere(table)))
        answer.headers["Retry-After"] = str(REFRESH_SECONDS)
        if scope["method"] in SAFE:
            answer.headers["Refresh"] = str(REFRESH_SECONDS)
        await answer(scope, receive, send)


class Held:
    """Passes an answer on, unless it says that another process has to answer."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.elsewhere = False

    async def send(self, message: Message) -> None:
        """Passes a part of the answer on."""
        if message["type"] == "http.response.start":
            self.elsewhere = ELSEWHERE_HEADER in Headers(raw=message["headers"])
        if not self.elsewhere:
            await self._send(message)


@dataclass
class Body:
    """The body of a request as it was received."""

    messages: list[Message] = field(default_factory=list)
    more: bool = False
    """Whether there is more than any of ours has."""

    @property
    def whole(self) -> bytes:
        """All of it."""
        return b"".join(message.get("body", b"") for message in self.messages)

    def again(self, receive: Receive) -> Receive:
        """Receives it once more, and what follows."""
        left = list(self.messages)

        async def receive_again() -> Message:
            return left.pop(0) if left else await receive()

        return receive_again


async def read(receive: Receive) -> Body:
    """The body of a request; one that is too large, or too slow, is left to who answers it."""
    body, size = Body(), 0
    with suppress(TimeoutError):
        async with asyncio.timeout(BODY_SECONDS):
            while size <= LARGEST_BODY:
                message = await receive()
                body.messages.append(message)
                size += len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body"):
                    return body
    body.more = True
    return body


def home_of(site: Site, whose: str) -> Peer | None:
    """The process that does what a person asks for, if it is another one; all say the same."""
    peers = site.hall.house.peers
    assert peers is not None
    staying = [one for one in peers.others.values() if not one.leaving]
    me = Peer(peers.id, "")
    found = max((*staying, *([] if peers.leaving else [me])), key=drawn_for(whose), default=me)
    return None if found.id == peers.id else found


def drawn_for(whose: str) -> Callable[[Peer], bytes]:
    """Which of several processes is drawn for somebody: the one with the highest lot."""
    return lambda peer: sha256(f"{peer.id} {whose}".encode()).digest()


class LivePage:
    """A live page of a browser, wherever its table is."""

    def __init__(
        self, board: Switchboard, scope: Scope, receive: Receive, send: Send, table: str
    ) -> None:
        self.board = board
        self.scope = scope
        self.receive = receive
        self.send = send
        self.table = table
        self.said: asyncio.Queue[Message] = asyncio.Queue(maxsize=32)
        self.accepted = False
        self.ended = False
        self.greeted = False
        self.version = -1

    async def serve(self) -> None:
        """Lets one process after the other go on with the page."""
        loop = asyncio.get_running_loop()
        await self.receive()  # the wish to connect
        hearing = asyncio.create_task(self.hear())
        until = loop.time() + PATIENCE
        try:
            while not self.ended and loop.time() < until:
                if await self.followed():
                    until = loop.time() + PATIENCE
                self.board.site.hall.forget_place(self.table)
                if not self.ended:
                    await asyncio.sleep(AGAIN)
            if not self.ended:
                await self.send({"type": "websocket.close", "code": SERVICE_RESTART})
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    async def hear(self) -> None:
        """Takes in what the browser says, until it says goodbye."""
        while True:
            message = await self.receive()
            if message["type"] == "websocket.receive":
                self.note(message.get("text") or "")
            await self.said.put(message)
            if message["type"] == "websocket.disconnect":
                return

    def note(self, words: str) -> None:
        """Notes which version the browser shows."""
        found = VERSION.match(words)
        if found is not None:
            self.greeted = True
            self.version = max(self.version, int(found[1]))

    async def followed(self) -> bool:
        """Lets the owner of the table serve the page; says whether it did for a while."""
        try:
            peer = await self.board.place(self.scope, self.table)
        except StoreError:
            return False
        if peer is None:
            return await self.here()
        try:
            return await self.there(peer)
        except (OSError, TimeoutError):
            return False

    def hello(self) -> str | None:
        """What the browser would say if it connected again."""
        return f'{{"version":{self.version}}}' if self.greeted and self.accepted else None

    # Here.

    async def here(self) -> bool:
        """Serves the page in this process."""
        first: list[Message] = [{"type": "websocket.connect"}]
        hello, served, elsewhere = self.hello(), False, False
        if hello is not None:
            first.append({"type": "websocket.receive", "text": hello})

        async def receive() -> Message:
            if not first:
                return await self.said.get()
            return first.pop(0)

        async def send(message: Message) -> None:
            nonlocal served, elsewhere
            if message["type"] == "websocket.close" and message.get("code") == ELSEWHERE_CODE:
                elsewhere = True
                return
            served = served or message["type"] == "websocket.send"
            await self.tell(message)

        await self.board.meet(self.scope)
        await self.board.app(self.scope, receive, send)
        self.ended = self.ended or not elsewhere
        return served

    async def tell(self, message: Message) -> None:
        """Tells the browser something; that it is welcome, once."""
        kind = message["type"]
        if kind == "websocket.accept":
            if self.accepted:
                return
            self.accepted = True
            message = {"type": kind}
        elif kind == "websocket.send":
            found = VERSION.match((message.get("text") or "")[:40])
            self.version = max(self.version, int(found[1]) if found else -1)
        elif kind == "websocket.close":
            self.ended = True
        await self.send(message)

    # There.

    async def there(self, peer: Peer) -> bool:
        """Serves the page by another process."""
        peers = self.board.site.hall.house.peers
        assert peers is not None
        try:
            line = await dial(peer, self.board.seal, self.scope)
        except InvalidStatus as error:
            if error.response.status_code == FORBIDDEN:
                await self.tell({"type": "websocket.close", "code": POLICY})
            return False
        except InvalidHandshake:
            return False
        hello, served = self.hello(), False
        await self.tell({"type": "websocket.accept"})
        if hello is not None:
            await line.send(hello)

        async def outward() -> None:
            while True:
                message = await self.said.get()
                if message["type"] == "websocket.disconnect":
                    self.ended = True
                    return
                await line.send(message.get("text") or message.get("bytes") or "")

        async def inward() -> None:
            nonlocal served
            async for words in line:
                served = True
                await self.tell({"type": "websocket.send", "text": words})

        async def alive() -> None:
            await peers.gone(peer.id).wait()

        work: list[Callable[[], Awaitable[None]]] = [outward, inward, alive]
        tasks = [asyncio.ensure_future(one()) for one in work]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                found = task.exception()
                if found is not None and not isinstance(found, ConnectionClosed):
                    self.ended = True
                    raise found
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await line.close()
        code = line.close_code
        if not self.ended and code not in (None, *AWAY):
            await self.tell({"type": "websocket.close", "code": code})
        return served
