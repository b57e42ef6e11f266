"""The process that serves: its socket, its log, its start and its stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from wondertable.store import Database
from wondertable.web.app import create_app, hall_of
from wondertable.web.metrics import serve_metrics
from wondertable.web.places import url_of
from wondertable.web.settings import Settings, SettingsError, place_in
from wondertable.web.wire import Wire

STOP_SECONDS: Final = 10
"""How long requests under way are waited for when the server stops."""
LARGEST_MESSAGE: Final = 4096
BACKLOG: Final = 256
YOUNG: Final = (20_000, 20, 1_000_000)
"""After how many new objects the youngest are searched for rings of garbage; the oldest never."""
TIDY_SECONDS: Final = 600.0
SHOWN_HOSTS: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
LAST_PORT: Final = 65535
NEXT_PORTS: Final = 20
"""How many ports after the wanted one are tried before any is taken."""


class Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        beside: Callable[[], Awaitable[asyncio.Server]] | None = None,
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.beside = beside
        self.kept: asyncio.Server | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and tells."""
        await super().startup(sockets)
        if self.started:
            gc.freeze()
            gc.set_threshold(*YOUNG)
            tidy_in(TIDY_SECONDS)
            if self.beside is not None:
                self.kept = await self.beside()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops, and what was beside it last."""
        await super().shutdown(sockets)
        if self.kept is not None:
            self.kept.close()


def tidy_in(seconds: float) -> None:
    """Searches all objects for rings of garbage, again and again.

    Left alone, Python does so every few seconds, and a search through all that a hundred tables
    keep stops every page for half a second.
    """

    def tidy() -> None:
        gc.collect()
        tidy_in(seconds)

    asyncio.get_running_loop().call_later(seconds, tidy)


def serve(settings: Settings, ready: Callable[[str], None], *, any_port: bool = False) -> bool:
    """Serves until it is told to stop; says whether it had started.

    With `any_port` another port is taken if the wanted one is not to be had.
    """
    with ExitStack() as held:
        listening = held.enter_context(listen(settings, any_port=any_port))
        beside = metrics_socket(settings, held)
        database = Database(settings.database)
        held.enter_context(database.alone(address(settings, listening)))
        # Tried once, so that a mistake is told in a sentence before anything starts.
        database.open()
        database.close()
        app = create_app(settings, hall_of(settings, database))
        metrics = partial(serve_metrics, app.state.site, beside) if beside else None
        server = Server(configured(app), lambda: ready(address(settings, listening)), metrics)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        return server.started


def configured(app: Starlette) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def metrics_socket(settings: Settings, held: ExitStack) -> socket.socket | None:
    """Where metrics are asked for, if anywhere."""
    if not settings.metrics:
        return None
    host, port = place_in(settings.metrics)
    try:
        return held.enter_context(bound(host, port))
    except OSError as error:
        raise refused(host, port, error) from None


def listen(settings: Settings, *, any_port: bool) -> socket.socket:
    """A socket at the wanted place."""
    host, port = settings.host, settings.port
    try:
        return bound(host, port)
    except OSError as error:
        if any_port and error.errno == errno.EADDRINUSE:
            return next_bound(host, port)
        raise refused(host, port, error) from None


def refused(host: str, port: int, error: OSError) -> SettingsError:
    """Why a place is not to be had."""
    # A name that is not found has a negative code, which the system has no words for.
    code = error.errno or 0
    why = os.strerror(code) if code > 0 else str(error.strerror or error)
    return SettingsError("web-serve-port", host=host, port=str(port), why=why.lower())


def next_bound(host: str, port: int) -> socket.socket:
    """A socket at one of the next ports that is free, or at any."""
    for other in range(port + 1, min(port + NEXT_PORTS, LAST_PORT) + 1):
        with suppress(OSError):
            return bound(host, other)
    return bound(host, 0)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=BACKLOG)


def address(settings: Settings, listening: socket.socket) -> str:
    """Where the tables are, as a person types it into a browser."""
    if settings.public_url:
        return settings.public_url
    port: Any = listening.getsockname()[1]
    return url_of(SHOWN_HOSTS.get(settings.host, settings.host), port)
