"""The application: its routes, its beginning and its end."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from wondertable import __version__
from wondertable.bots import BOTS
from wondertable.core.errors import WondertableError
from wondertable.games import GAMES
from wondertable.store import Database
from wondertable.table import Hall
from wondertable.table.peers import Membership
from wondertable.table.thinker import ProcessThinker
from wondertable.web import (
    asking,
    box,
    guide,
    installed,
    learn,
    lobby,
    opening,
    replay,
    report,
    review,
    tables,
    tournaments,
    undoing,
)
from wondertable.web.forwarded import Received, Seal
from wondertable.web.help import routes as help_pages
from wondertable.web.keys import secret_of
from wondertable.web.library.bringing import LARGEST_UPLOAD, take
from wondertable.web.library.routes import ROUTES as LIBRARY
from wondertable.web.live import live
from wondertable.web.meeting import presence
from wondertable.web.meeting.routes import ROUTES as MEETING
from wondertable.web.meeting.seeking import live as live_seeking
from wondertable.web.missing import refuse_unfinished
from wondertable.web.notices.routes import ROUTES as NOTICES
from wondertable.web.packing import LEVEL, Files, Packer
from wondertable.web.pad import routes as pad
from wondertable.web.pages import Handler, Site, Visit
from wondertable.web.people.routes import ROUTES as PEOPLE
from wondertable.web.present.render import serve_static_at, static_version
from wondertable.web.puzzles import home as all_puzzles
from wondertable.web.puzzles import solve
from wondertable.web.readiness import ready
from wondertable.web.results import games as my_games
from wondertable.web.results import leaders, people, progress
from wondertable.web.security import Doorman, put_headers
from wondertable.web.settings import DAY, Settings
from wondertable.web.switchboard import Switchboard
from wondertable.web.talk.routes import ROUTES as TALK

LOG: Final = logging.getLogger("wondertable.web")
PURGE_SECONDS: Final = 3600.0


def create_app(
    settings: Settings, hall: Hall | None = None, *, inner: int | None = None
) -> Starlette:
    """The site with its tables, ready to be served.

    Where several processes serve the same tables, `inner` is the port at which this one hears the
    others, if they do not come by a socket in a folder.
    """
    refuse_unfinished(GAMES.values())
    hall = hall or hall_of(settings, Database(settings.database))
    secret = secret_of(settings)
    site = Site(settings, hall, secret)
    together = [Seal(secret)] if hall.house.peers is not None else []
    base = f"/static/{static_version()}"
    serve_static_at(settings.prefix + base)
    app = Starlette(
        routes=[Mount(base, Files(packages=[("wondertable.web", "static")])), *routes(site)],
        middleware=[
            *(Middleware(Received, seal=seal, inner=inner) for seal in together),
            Middleware(ProxyHeadersMiddleware, trusted_hosts=settings.trusted_proxies),
            Middleware(Doorman, settings=settings, meter=hall.house.meter),
            *(Middleware(Switchboard, site=site, seal=seal) for seal in together),
            Middleware(Packer, compresslevel=LEVEL),
        ],
        exception_handlers={HTTPException: site_error(site), Exception: site_error(site)},
        lifespan=lifespan_of(site),
    )
    app.router.redirect_slashes = False
    app.state.site = site
    return app


def hall_of(
    settings: Settings,
    database: Database,
    membership: Membership | None = None,
    workers: int | None = None,
) -> Hall:
    """The tables of a server with these settings, which may be one of several processes."""
    return Hall(
        database,
        keep=settings.keep,
        pace=settings.bot_pace,
        thinker=ProcessThinker(settings.bot_seconds, workers, settings.foreign_bots),
        bots=(*BOTS, *settings.foreign_bots),
        membership=membership,
    )


def routes(site: Site) -> list[BaseRoute]:
    """Everything that can be asked for."""

    def get(path: str, handler: Handler) -> Route:
        return Route(path, site.endpoint(handler), methods=["GET"])

    def post(path: str, handler: Handler) -> Route:
        return Route(path, site.endpoint(handler), methods=["POST"])

    return [
        get("/", lobby.home),
        get("/join", lobby.join),
        get("/manifest.webmanifest", installed.manifest),
        get("/offline", installed.offline),
        get("/worker.js", installed.worker),
        post("/play", opening.play),
        post("/tables", opening.create),
        post("/start", opening.start),
        post("/again", opening.again),
        post("/guide", guide.start),
        post("/language", lobby.change_language),
        Route("/health", health, methods=["GET"]),
        Route("/ready", ready(site.hall), methods=["GET"]),
        get("/help", help_pages.index),
        get("/help/{game}", help_pages.how),
        get("/help/{game}/glossary", help_pages.show_glossary),
        get("/help/{game}/rulings", help_pages.show_rulings),
        get("/help/{game}/tips/{language}", help_pages.tips),
        get("/box", box.home),
        post("/box", box.create),
        get("/box/{box}", box.show),
        get("/box/{box}/record", box.record),
        get("/box/{box}/ask/delete", box.ask_to_delete),
        post("/box/{box}/enter", box.enter),
        post("/box/{box}/undo", box.undo),
        post("/box/{box}/hint", box.hint),
        post("/box/{box}/delete", box.delete),
        get("/tournaments", tournaments.home),
        post("/tournaments", tournaments.create),
        get("/tournaments/{tournament}", tournaments.show),
        get("/tournaments/{tournament}/{form}", tournaments.export),
        post("/tournaments/{tournament}/join", tournaments.join),
        post("/tournaments/{tournament}/leave", tournaments.leave),
        post("/tournaments/{tournament}/remove", tournaments.remove),
        post("/tournaments/{tournament}/bot", tournaments.add_bot),
        post("/tournaments/{tournament}/begin", tournaments.begin),
        post("/tournaments/{tournament}/cancel", tournaments.cancel),
        get("/pad", pad.index),
        get("/pad/{game}", pad.show),
        post("/pad/{game}", pad.add_up),
        get("/pad/{game}/tables.json", pad.tables),
        get("/me/games", my_games.games),
        get("/me/games.csv", my_games.as_csv),
        get("/me/games.json", my_games.as_json),
        get("/me/progress", progress.progress),
        post("/me/shown", people.change),
        get("/p/{person}", people.person),
        get("/ratings", leaders.board),
        get("/puzzles", all_puzzles.home),
        get("/puzzles/{game}/{puzzle}", solve.show),
        post("/puzzles/{game}/{puzzle}", solve.answer),
        *(
            Route(path, site.endpoint(do), methods=[method])
            for method, path, do in (*PEOPLE, *MEETING, *NOTICES)
        ),
        WebSocketRoute("/seek/live", live_seeking(site)),
        *(Route(path, site.endpoint(do), methods=[method]) for method, path, do in TALK),
        *(Route(path, site.endpoint(do), methods=[method]) for method, path, do in LIBRARY),
        Route("/library/bring", site.endpoint(take, LARGEST_UPLOAD), methods=["POST"]),
        get("/t/{table}", tables.show),
        WebSocketRoute("/t/{table}/live", live(site)),
        get("/t/{table}/ask/{deed}", asking.ask),
        get("/t/{table}/record", replay.record),
        get("/t/{table}/replay", replay.show),
        get("/t/{table}/review", review.show),
        get("/t/{table}/learn", learn.show),
        post("/t/{table}/learn", learn.answer),
        WebSocketRoute("/t/{table}/review/live", review.live(site)),
        get("/t/{table}/seat/{secret}", tables.offer_seat),
        get("/t/{table}/report/{name}", report.download),
        post("/t/{table}/seat/{secret}", tables.move_seat),
        post("/t/{table}/do", tables.do),
        post("/t/{table}/hint", tables.hint),
        post("/t/{table}/retract", tables.retract),
        post("/t/{table}/undo", undoing.undo),
        post("/t/{table}/answer", undoing.answer),
        post("/t/{table}/say", tables.say),
        post("/t/{table}/guide", guide.step),
        post("/t/{table}/resign", tables.resign),
        post("/t/{table}/sit", tables.sit),
        post("/t/{table}/leave", tables.leave),
        post("/t/{table}/rematch", tables.rematch),
        post("/t/{table}/branch", replay.branch),
        post("/t/{table}/link", tables.make_link),
        post("/t/{table}/report", report.save),
        post("/t/{table}/delete", lobby.delete),
        post("/t/{table}/hide", lobby.hide),
        post("/t/{table}/unhide", lobby.unhide),
        post("/t/{table}/{verb}", tables.host),
    ]


async def health(request: Request) -> Response:
    """Says that the server is there, for those who watch over it."""
    return JSONResponse({"status": "ok", "version": __version__})


def site_error(site: Site) -> Any:
    """Tells what no handler has told: addresses that lead nowhere, and our own mistakes."""

    async def told(request: Request, error: Exception) -> Response:
        visit = Visit(site, request)
        if isinstance(error, HTTPException):
            answer = visit.refused(error.status_code)
            answer.headers.update(error.headers or {})
            return answer
        answer = visit.refused(500)
        # What goes wrong outside of every page is answered outside of the doorman too.
        put_headers(request.scope, answer.headers)
        return answer

    return told


def lifespan_of(site: Site) -> Any:
    """Starts the hall with the server, and stops it when everything under way is done."""
    hall, held = site.hall, site.tournaments

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.start()
        await held.start()
        await site.names.start()
        await site.meeting.start()
        await site.library.start()
        await site.notices.start()
        purging = asyncio.create_task(purge_now_and_then(site))
        noting = asyncio.create_task(presence.note_now_and_then(site))
        try:
            yield
        finally:
            for task in (purging, noting):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await site.notices.stop()
            await site.meeting.stop()
            await held.stop()
            await site.library.stop()
            await hall.stop()

    return lifespan


async def purge_now_and_then(site: Site) -> None:
    """Deletes tables, tournaments, and people who do not come any more, kept long enough."""
    while True:
        await asyncio.sleep(PURGE_SECONDS)
        try:
            await site.names.write_seen()
            if not await site.hall.house.is_due("purge", 0.9 * PURGE_SECONDS):
                continue  # another process has done it
            gone = await site.hall.purge()
            if site.settings.keep is not None:
                await site.tournaments.purge(time.time() - site.settings.keep)
            await site.meeting.purge()
            await site.puzzles.purge()
            await site.library.open_unsealed()
            left = await site.names.purge()
            if site.settings.keep is not None:
                await site.quiet.purge(site.settings.keep)
                await site.complaints.purge(site.settings.keep)
            await site.wishes.purge(time.time() - site.settings.keep_names_days * DAY)
            await site.holidays.purge()
        except WondertableError as error:
            LOG.error("old tables and people were not deleted: %s", error)
        else:
            LOG.info("%d old tables and %d people were deleted", len(gone), len(left))
