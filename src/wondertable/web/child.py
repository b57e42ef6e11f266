"""One of several processes on one port: it serves, and does what its parent says."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any, Final

from wondertable.core.errors import WondertableError
from wondertable.store import Database
from wondertable.table import Hall
from wondertable.table.peers import Membership
from wondertable.table.thinker import MOST_WORKERS
from wondertable.web.app import create_app, hall_of
from wondertable.web.forwarded import Seal
from wondertable.web.keys import secret_of
from wondertable.web.logs import set_up_log
from wondertable.web.metrics import serve_metrics
from wondertable.web.server import Server, bound, configured, refused
from wondertable.web.settings import Settings, SettingsError, place_in
from wondertable.web.wire import Wire

LOG: Final = logging.getLogger("wondertable.web")
READY: Final = "ready"
LEAVE: Final = "leave"
STOP: Final = "stop"
FRESH_SECONDS: Final = 5.0
"""So long somebody who has connected is waited for, who has asked for nothing yet."""
IDLE_SECONDS: Final = 1.0
"""So long somebody may ask once more who was answered before."""
LOOK_SECONDS: Final = 0.05
BEATS: Final = 5
"""After so many tenths of a second a process tells its parent that it goes on."""


@dataclass(frozen=True)
class Plan:
    """As which of several processes one serves."""

    settings: Settings
    slot: int
    folder: str
    """Where processes of this machine find each other."""


def run(plan: Plan, listening: socket.socket, pipe: Connection) -> None:
    """Serves until it is told to stop; tells the parent why it cannot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    settings = plan.settings
    set_up_log(talkative=True, form=settings.log)
    try:
        with ExitStack() as held:
            serve(plan, held.enter_context(listening), pipe, held)
    except (WondertableError, SettingsError, OSError) as error:
        LOG.error("this process cannot serve: %s", error)
        with suppress(OSError):
            pipe.send(str(error))
        raise SystemExit(1) from None


def serve(plan: Plan, listening: socket.socket, pipe: Connection, held: ExitStack) -> None:
    """Serves beside other processes."""
    settings = plan.settings
    place, inner = place_for(settings, plan.slot, plan.folder)
    held.enter_context(inner)
    database = Database(settings.database)
    member = Membership.made(place, Seal(secret_of(settings)).print)
    held.enter_context(database.together(member.session))
    hall = hall_of(settings, database, member, workers_each(settings.processes))
    port = inner.getsockname()[1] if settings.address else None
    app = create_app(settings, hall, inner=port)
    beside = None
    if settings.metrics:
        host, first = place_in(settings.metrics)
        try:
            told = held.enter_context(bound(host, first + plan.slot))
        except OSError as error:
            raise refused(host, first + plan.slot, error) from None
        beside = partial(serve_metrics, app.state.site, told)
    Serving(configured(app), hall, pipe, beside).run(sockets=[listening, inner])


def workers_each(processes: int) -> int:
    """How many workers a process has for bots: all together as many as one process would have."""
    return max(1, min(MOST_WORKERS, ((os.cpu_count() or 1) - 1) // processes))


class Serving(Server):
    """A server that hears what its parent says."""

    def __init__(self, config: Any, hall: Hall, pipe: Connection, beside: Any) -> None:
        super().__init__(config, lambda: pipe.send(READY), beside)
        self.hall = hall
        self.pipe = pipe
        self.leaving = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A process that is told to end hands its tables over first."""
        if sig != signal.SIGINT:
            self.leaving = True

    async def on_tick(self, counter: int) -> bool:
        """Tells the parent that all is well, and hears what it wants."""
        with suppress(BrokenPipeError):
            if counter % BEATS == 0:
                self.pipe.send("")
        try:
            while self.pipe.poll():
                if self.pipe.recv() == LEAVE:
                    self.leaving = True
                else:
                    self.should_exit = True
        except (EOFError, OSError):
            self.should_exit = True  # the parent is gone, and nobody else would end this process
        if self.leaving and not self.should_exit:
            await self.leave()
        return await super().on_tick(counter)

    async def leave(self) -> None:
        """Hands all tables over, while pages are still served; then stops."""
        with suppress(OSError):
            self.pipe.send(LEAVE)
        try:
            await self.hall.leave()
        except WondertableError as error:
            LOG.error("not all tables were handed over: %s", error)
        await self.linger()
        self.should_exit = True

    async def linger(self) -> None:
        """Answers who has come in and not asked yet, and lets nobody more in.

        To end a connection on which a request is on its way would be an error for who sent it.
        """
        for server in self.servers:
            server.close()
        state = self.server_state
        state.default_headers = [*state.default_headers, (b"connection", b"close")]
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while (passed := loop.time() - begun) < FRESH_SECONDS:
            waiting = [one for one in state.connections if not isinstance(one, Wire)]
            fresh = [one for one in waiting if getattr(one, "cycle", None) is None]
            if not (waiting if passed < IDLE_SECONDS else fresh):
                return
            await asyncio.sleep(LOOK_SECONDS)


def place_for(settings: Settings, slot: int, folder: str) -> tuple[str, socket.socket]:
    """Where other processes reach this one, and a socket that listens there."""
    if not settings.address:
        path = f"{folder}/{slot}"
        Path(path).unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(path)
        return f"unix:{path}", listening
    host, first = place_in(settings.address)
    try:
        listening = bound(host, first + slot)
    except OSError as error:
        raise refused(host, first + slot, error) from None
    return f"{f'[{host}]' if ':' in host else host}:{first + slot}", listening
