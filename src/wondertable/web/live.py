"""Pages that stay up to date: one WebSocket each, over which changed regions are pushed.

The page says which version it shows; whatever changed since then is sent, and from then on every
change. An update is `{"version", "regions", "lines", "title", "turn", "coins", "ply", "moments",
"sounds"}`, see `static/live.js`. A reader who is slow gets the newest state, not every step on the
way; what somebody missed is told, and makes no moment.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import ExitStack, suppress
from typing import Any, Final

import msgspec
from anyio import create_task_group, fail_after
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wondertable.bots.advice import AdvisedChoice
from wondertable.core.errors import WondertableError
from wondertable.table import Changes, Table, UpToDate
from wondertable.table.errors import Elsewhere
from wondertable.web.at_table import found, lifted
from wondertable.web.forwarded import ELSEWHERE_CODE
from wondertable.web.games import PAGES
from wondertable.web.limits import Limit, TooOften
from wondertable.web.moments import drawn, finale_region, latest, moments_of, sounds_of
from wondertable.web.pages import Refusal, Site, Visit
from wondertable.web.present.render import render
from wondertable.web.scene import Scene
from wondertable.web.scenes import Look
from wondertable.web.security import own_origin
from wondertable.web.table_page import (
    GAME,
    HOUSE,
    Playing,
    Waiting,
    house_regions,
    house_state,
    page_of,
    waiting_regions,
)

LONGEST_MESSAGE: Final = 200
MESSAGES: Final = 60
MESSAGE_SECONDS: Final = 30.0
SEND_SECONDS: Final = 30.0
MOST_LINES: Final = 20
"""So many lines are said at most: who was away for long has the log."""

ELSEWHERE: Final = "elsewhere"
"""The kind of the pages that are not kept up to date."""
LAST_VERSION: Final = 2**31
GOING_AWAY: Final = 1001
POLICY: Final = 1008


class Hello(msgspec.Struct, forbid_unknown_fields=True):
    """What a page says: the version that it shows."""

    version: int


Endpoint = Callable[[WebSocket], Awaitable[None]]


def endpoint(site: Site, serve: Callable[[Visit, WebSocket], Awaitable[None]]) -> Endpoint:
    """A way in for pages that stay open: for people of ours, from our pages, and not too many.

    `serve` accepts the connection; what it raises before that refuses it.
    """

    async def connected(websocket: WebSocket) -> None:
        visit = Visit(site, websocket)
        person = visit.known
        if person is None or not own_origin(websocket, site.settings, required=True):
            await websocket.close(POLICY)
            return
        with ExitStack() as places:
            try:
                visit.spend(site.visits)
                places.enter_context(site.places.one(person.id))
                places.enter_context(site.places_by_address.one(visit.address))
                await serve(visit, websocket)
            except Elsewhere:
                if websocket.application_state == WebSocketState.CONNECTING:
                    await websocket.accept()
                await send_elsewhere(websocket)
            except (TooOften, Refusal, WondertableError):
                if websocket.application_state != WebSocketState.CONNECTING:
                    raise
                await websocket.close(POLICY)

    return connected


def live(site: Site) -> Endpoint:
    """The endpoint of live pages."""

    async def serve(visit: Visit, websocket: WebSocket) -> None:
        await websocket.accept()
        try:
            table = await found(visit)
        except Elsewhere:
            raise
        except WondertableError:
            await send(websocket, going(visit, "/?told=gone", LAST_VERSION))
            await websocket.close(GOING_AWAY)
            return
        await Page(visit, websocket, table).serve()

    return endpoint(site, serve)


async def heard(websocket: WebSocket, hear: Callable[[Hello], None]) -> None:
    """Reads what a page says until it says nothing more, or too much."""
    limit = Limit(MESSAGES, MESSAGE_SECONDS)
    try:
        while True:
            message = await websocket.receive_text()
            limit.spend("")
            hear(msgspec.json.decode(message[:LONGEST_MESSAGE], type=Hello))
    except (WebSocketDisconnect, TooOften, msgspec.MsgspecError, KeyError, RuntimeError):
        return


async def send(websocket: WebSocket, update: dict[str, Any]) -> None:
    """Sends an update; who does not take it in time is let go."""
    with fail_after(SEND_SECONDS):
        await websocket.send_text(msgspec.json.encode(update).decode())


def going(visit: Visit, path: str, version: int) -> dict[str, Any]:
    """An update that sends the page elsewhere."""
    html = render("pages/go.html", visit.language, to=visit.site.path(path))
    return {"version": version, "regions": {"house": html.strip()}}


class Page:
    """A page that somebody has open."""

    def __init__(self, visit: Visit, websocket: WebSocket, table: Table) -> None:
        self.visit = visit
        self.websocket = websocket
        self.table = table
        self.kind = visit.request.query_params.get("on", "")
        self.lifted = lifted(visit)
        self.sent: dict[str, str] = {}
        self.house: tuple[Hashable, dict[str, str]] = (None, {})
        self.version = -1
        self.heard = 0
        self.advised: tuple[AdvisedChoice, ...] = ()
        self.over = table.status == "over"
        self.present = False
        self.synced = False
        self.ended = False
        self.woken = asyncio.Event()

    async def serve(self) -> None:
        """Pushes updates until one side has had enough."""
        with self.visit.site.rooms.entered(self.table.id, self.visit.person.id, self.woken):
            async with self.table.watch() as versions, create_task_group() as tasks:
                tasks.start_soon(self.listen)
                tasks.start_soon(self.follow, versions)
                await self.push_all()
                tasks.cancel_scope.cancel()
        await farewell(self.websocket, self.table)

    async def listen(self) -> None:
        """Hears which version the page shows, until it is gone."""
        await heard(self.websocket, lambda hello: self.greet(hello.version))
        self.end()

    async def follow(self, versions: AsyncIterator[int]) -> None:
        """Looks again whenever the table has changed, until it is deleted or the server stops."""
        async for _ in versions:
            self.woken.set()
        self.end()

    def end(self) -> None:
        """Lets the page go."""
        self.ended = True
        self.woken.set()

    def greet(self, version: int) -> None:
        """Notes which version the page shows, and looks what it has missed."""
        if not self.synced:
            self.synced = True
            missed = self.table.since(version)
            self.heard = self.table.lines
            if isinstance(missed, Changes):
                self.heard = missed.changes[0].first - 1
            elif isinstance(missed, UpToDate):
                self.version, self.present = version, True
                _, self.sent, scene = self.shown()
                # Who is here may have changed since the page was made, and a hint may have come.
                game = self.table.game.name
                hint = [f"{game}-hint", f"{game}-sheets"] if scene and scene.hint else []
                for region in (*HOUSE, *hint):
                    self.sent.pop(region, None)
        self.woken.set()

    async def push_all(self) -> None:
        """Pushes what has changed, again and again."""
        while not self.ended:
            await self.woken.wait()
            self.woken.clear()
            if self.synced and not self.ended:
                try:
                    await self.push()
                except (WebSocketDisconnect, TimeoutError, RuntimeError):
                    self.end()

    async def push(self) -> None:
        """Sends what the page does not show yet."""
        version = self.table.version
        out = self.visit.is_signed_out(self.visit.person)
        kind, regions, scene = (ELSEWHERE, {}, None) if out else self.shown()
        if kind != self.kind:
            await send(self.websocket, going(self.visit, f"/t/{self.table.id}", version))
            self.end()
            return
        changed = {id: html for id, html in regions.items() if self.sent.get(id) != html}
        if not changed and version == self.version:
            return
        update: dict[str, Any] = {"version": version, "regions": changed}
        if scene is not None:
            update |= self.news(scene)
        follows = -1 < self.version < version
        self.sent, self.version = regions, version
        await send(self.websocket, update)
        if follows:
            seconds = time.perf_counter() - self.table.changed
            self.visit.site.hall.house.meter.pages.add(seconds)

    def shown(self) -> tuple[str, dict[str, str], Scene | None]:
        """What the page has to be now: of which kind, with which regions."""
        visit, table = self.visit, self.table
        match page_of(visit, table, self.lifted):
            case Waiting(kind):
                return kind, waiting_regions(visit, table), None
            case Playing(look, scene):
                if look.shared:
                    self.lifted = look.viewer
                game = table.game.name
                regions = PAGES[game].presenter.regions(scene)
                last = {"finale": finale_region(game, scene)}
                return GAME, {**regions, **self.housed(look), **last}, scene
            case _:
                return ELSEWHERE, {}, None

    def housed(self, look: Look) -> dict[str, str]:
        """The parts of the house, drawn again only when something about them has changed."""
        state = house_state(self.visit, self.table, look)
        if self.house[0] != state:
            self.house = state, house_regions(self.visit, self.table, look)
        return self.house[1]

    def news(self, scene: Scene) -> dict[str, Any]:
        """What is to be said and seen beside the regions."""
        game = self.table.game.name
        pages = PAGES[game]
        entries = self.table.entries(scene.viewer, self.heard)
        lines = [line.text for line in scene.log if line.entry > self.heard]
        self.heard = self.table.lines
        if scene.hint not in ((), self.advised):
            lines.append(pages.presenter.advice(scene))
        self.advised = scene.hint
        events = [event for entry in entries for event in entry.events]
        return {
            "lines": lines[-MOST_LINES:],
            "title": pages.presenter.title(scene),
            "turn": pages.presenter.turn(scene),
            "coins": pages.flights(events, len(scene.names)),
            "ply": scene.ply,
            **self.seen_and_heard(scene, latest(entries)),
        }

    def seen_and_heard(self, scene: Scene, events: list[Any]) -> dict[str, Any]:
        """The moments and sounds of what happens before the viewer's eyes."""
        over = scene.status == "over"
        present, ended = self.present, over and not self.over
        self.present, self.over = True, over
        if not present:
            return {}
        game = self.table.game.name
        moments = moments_of(game, scene, events, ended=ended)
        sounds = sounds_of(game, events, moments)
        return {"moments": drawn(scene.language, moments), "sounds": sounds}


async def send_elsewhere(websocket: WebSocket) -> None:
    """Lets another process go on with a page, which may be gone already."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await websocket.close(ELSEWHERE_CODE)


async def farewell(websocket: WebSocket, table: Table | None = None) -> None:
    """Closes a connection that may be closed already."""
    if websocket.application_state == WebSocketState.CONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(ELSEWHERE_CODE if table and table.elsewhere else GOING_AWAY)
