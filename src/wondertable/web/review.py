"""The review of a finished game: where it turned, what was luck, what would have been better."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

from anyio import create_task_group
from starlette.responses import JSONResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from wondertable.bots import USUAL
from wondertable.review.collection import shipped
from wondertable.table import Table
from wondertable.table.reviews import Reviewed
from wondertable.web.at_table import found, game_name
from wondertable.web.games import PAGES
from wondertable.web.live import (
    Endpoint,
    Hello,
    endpoint,
    farewell,
    heard,
    send,
)
from wondertable.web.pages import Refusal, Site, Visit, whole
from wondertable.web.present.render import render
from wondertable.web.replay import last_playable, open_look
from wondertable.web.review_model import Place
from wondertable.web.review_rows import Sheet
from wondertable.web.scene import Scene
from wondertable.web.scenes import Look, scene_at
from wondertable.web.table_page import frame

REGIONS: Final = ("head", "progress", "curve", "turns", "choice", "moves", "sums")
"""The parts of a review, each in `review/<name>.html` and in the page as `review-<name>`."""
PAUSE: Final = 0.5
"""Seconds between two updates of a page that waits."""


async def show(visit: Visit) -> Response:
    """A review as far as it is, with the move that the address names."""
    table = await found(visit)
    look = open_look(visit, table)
    reviewed = await visit.site.hall.reviews.find(table)
    sheet = sheet_of(visit, table, look, reviewed)
    regions = {**regions_of(visit, sheet), **table_regions(sheet)}
    title = visit.say("review-title", game=game_name(visit, table))
    if visit.wants_json:
        return JSONResponse({"regions": regions, "title": title, "version": reviewed.done})
    place = sheet.place
    return visit.page(
        "review/review.html",
        table_template=f"{table.game.name}/table.html",
        page_title=title,
        heading=title,
        regions=regions,
        slots={},
        path=f"/t/{table.id}",
        complete=reviewed.complete or reviewed.failed,
        **following(visit, table, reviewed, place),
    )


def following(visit: Visit, table: Table, reviewed: Reviewed, place: Place) -> dict[str, Any]:
    """What lets a page grow with its review."""
    if reviewed.complete:
        return {}
    asked = "" if not visit.request.query_params.get("ply") else place_query(place)
    return {
        "live_url": visit.site.path(f"/t/{table.id}/review/live{asked}"),
        "version": reviewed.done,
    }


def place_query(place: Place) -> str:
    """The query that names a move."""
    return f"?ply={place.ply}&seat={place.seat}"


def sheet_of(visit: Visit, table: Table, look: Look, reviewed: Reviewed) -> Sheet:
    """The review as this person reads it, at the move that the address names."""
    path = visit.site.path(f"/t/{table.id}/review")
    sheet = Sheet(table, look, visit.language, reviewed, path)
    asked = visit.request.query_params.get("ply", "")
    if asked:
        ply = whole(asked)
        if ply is None or not 1 <= ply <= table.ply:
            raise Refusal(404, "web-refused-ply", ply=asked[:9])
        seat = whole(visit.request.query_params.get("seat", "")[:4])
        known = seat is not None and 0 <= seat < len(table.seats)
        sheet.asked = Place(ply, seat if known and seat is not None else sheet.seat_at(ply))
    return sheet


def regions_of(visit: Visit, sheet: Sheet) -> dict[str, str]:
    """The parts of a review, drawn for this person."""
    table, ply = sheet.table, sheet.place.ply
    own = sheet.marked(sheet.look.viewer) if sheet.look.viewer >= 0 else ()
    context = {
        **frame(visit),
        "sheet": sheet,
        "path": f"/t/{table.id}",
        "ending": ending_of(visit, sheet),
        "reviewed": sheet.reviewed,
        "previous": max(1, ply - 1),
        "next": min(table.ply, ply + 1),
        "last": table.ply,
        "playable": ply - 1 <= last_playable(table),
        "favourite": USUAL,
        "own": own,
        "puzzles": bool(shipped(table.game.name).puzzles),
        "share": visit.address_of(f"/t/{table.id}/review{place_query(sheet.place)}"),
    }
    return {
        f"review-{name}": render(f"review/{name}.html", visit.language, **context).strip()
        for name in REGIONS
    }


def ending_of(visit: Visit, sheet: Sheet) -> str:
    """Who won, and in how many moves."""
    ending = sheet.table.ending
    winners = [
        name
        for name, rank in zip(sheet.names, ending.ranks if ending else (), strict=False)
        if rank == 1
    ]
    listed = sheet.t("won", names=", ".join(winners), count=len(winners))
    return f"{listed} · {sheet.t('moves-count', count=sheet.table.ply)}"


def table_regions(sheet: Sheet) -> dict[str, str]:
    """The table before the move that is looked at, as its seat saw it."""
    return PAGES[sheet.table.game.name].presenter.regions(table_scene(sheet))


def table_scene(sheet: Sheet) -> Scene:
    """What a seat saw before its move; nothing of what it could not know then."""
    table, place = sheet.table, sheet.place
    look = Look(place.seat)
    scene = scene_at(table, sheet.view, place.ply - 1, look, sheet.language, last=False)
    return replace(scene, whole=None)


# Growing.


def live(site: Site) -> Endpoint:
    """The endpoint of pages that wait for a review."""

    async def serve(visit: Visit, websocket: WebSocket) -> None:
        table = await found(visit)
        look = open_look(visit, table)
        reviewed = await site.hall.reviews.find(table)
        sheet_of(visit, table, look, reviewed)
        await websocket.accept()
        await Waiting(visit, websocket, table, look, reviewed).serve()

    return endpoint(site, serve)


class Waiting:
    """A page that waits for the rest of a review."""

    def __init__(
        self, visit: Visit, websocket: WebSocket, table: Table, look: Look, reviewed: Reviewed
    ) -> None:
        self.visit = visit
        self.websocket = websocket
        self.table = table
        self.look = look
        self.reviewed = reviewed
        self.sent: dict[str, str] = {}
        self.woken = asyncio.Event()
        self.synced = False
        self.ended = False

    async def serve(self) -> None:
        """Pushes what is new until the page is gone."""
        with self.reviewed.watched(self.woken):
            async with create_task_group() as tasks:
                tasks.start_soon(self.listen)
                await self.push_all()
                tasks.cancel_scope.cancel()
        await farewell(self.websocket, self.table)

    async def listen(self) -> None:
        """Waits until the page is there, and then until it is gone."""
        await heard(self.websocket, self.greet)
        self.ended = True
        self.woken.set()

    def greet(self, hello: Hello) -> None:
        """Begins to push."""
        self.synced = True
        self.woken.set()

    async def push_all(self) -> None:
        """Pushes what has changed, again and again, as long as the game stays over."""
        while not self.ended:
            await self.woken.wait()
            self.woken.clear()
            if self.table.status != "over" or self.is_left:
                return
            if self.synced and not self.ended:
                try:
                    await self.push()
                except (WebSocketDisconnect, TimeoutError, RuntimeError):
                    return
                await asyncio.sleep(PAUSE)

    @property
    def is_left(self) -> bool:
        """Whether nothing more comes here."""
        return self.table.gone or self.table.elsewhere or self.reviewed.gone

    async def push(self) -> None:
        """Sends what the page does not show yet."""
        sheet = sheet_of(self.visit, self.table, self.look, self.reviewed)
        regions = {**regions_of(self.visit, sheet), **table_regions(sheet)}
        changed = {id: html for id, html in regions.items() if self.sent.get(id) != html}
        self.sent = regions
        if changed:
            await send(self.websocket, {"version": self.reviewed.done, "regions": changed})
