"""Several processes on one port: a small parent that starts them, and starts them again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from wondertable.bots.worker import interrupts_held_back
from wondertable.store import Database
from wondertable.table.peers import Membership
from wondertable.web.child import LEAVE, READY, STOP, Plan, run
from wondertable.web.keys import secret_of
from wondertable.web.server import address, listen
from wondertable.web.settings import Settings, SettingsError

LOG: Final = logging.getLogger("wondertable.web")
LOOK_SECONDS: Final = 0.1
HUNG_LOOKS: Final = 70
"""A process that said nothing at so many looks is ended; by then others have its tables. Looks are
counted and not seconds: on a machine that is too busy they come later as well."""
GOING_LOOKS: Final = 600
YOUNG_SECONDS: Final = 10.0
"""Who dies sooner is started again later and later."""
LONGEST_WAIT: Final = 30.0
STOP_SECONDS: Final = 60.0
"""So long a process may take to hand its tables over."""


@dataclass(eq=False)
class Child:
    """One of the processes that serve."""

    slot: int
    process: BaseProcess
    pipe: Connection
    born: float
    silent: int = 0
    """At how many looks it has said nothing."""
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    why: str = ""
    """Why it could not start."""
    kept: bool = False
    """Whether another one takes its place when it dies: once it has served."""
    patience: int = HUNG_LOOKS
    """At how many looks it may say nothing."""
    leaving: bool = False
    """Whether it is to go, so that nobody takes its place."""

    def tell(self, word: str) -> None:
        """Tells it what to do."""
        with suppress(OSError):
            self.pipe.send(word)


class Parent:
    """Keeps so many processes serving, until it is told to stop."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: Path) -> None:
        self.settings = settings
        self.listening = listening
        self.folder = folder
        self.children: list[Child] = []
        self.stopping = False
        self._context = multiprocessing.get_context("spawn")
        self._tasks: set[asyncio.Task[None]] = set()
        self._early_deaths = 0
        self._rolling = asyncio.Lock()

    async def run(self, ready: Callable[[], None]) -> None:
        """Starts all, and comes back when all are gone; raises SettingsError if none can start."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stop)
        loop.add_signal_handler(signal.SIGHUP, self.begin_again)
        looking = asyncio.create_task(self.look_on())
        try:
            first = [self.start() for _ in range(self.settings.processes)]
            for child in first:
                await self.is_up(child)
            failed = next((child.why for child in first if not child.ready.is_set()), None)
            if failed is not None and not self.stopping:
                self.stop()
            elif failed is None:
                ready()
            await self.all_gone()
            if failed:
                raise SettingsError("web-serve-process", why=failed)
        finally:
            looking.cancel()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(looking, *self._tasks, return_exceptions=True)
            for child in self.children:
                child.process.kill()

    # Starting and stopping.

    def start(self) -> Child:
        """Starts a process at the first place that is free."""
        taken = {child.slot for child in self.children}
        slot = next(slot for slot in range(len(taken) + 1) if slot not in taken)
        ours, theirs = self._context.Pipe()
        plan = Plan(self.settings, slot, str(self.folder))
        process = self._context.Process(target=run, args=(plan, self.listening, theirs))
        with interrupts_held_back():
            process.start()
        theirs.close()
        child = Child(slot, process, ours, time.monotonic())
        self.children.append(child)
        return child

    def stop(self) -> None:
        """Lets all end what is under way, and go."""
        self.stopping = True
        for child in self.children:
            child.leaving, child.patience = True, GOING_LOOKS
            child.tell(STOP)

    def begin_again(self) -> None:
        """Puts new processes in the place of all, one after the other."""
        self.do(self.roll())

    async def roll(self) -> None:
        """Starts a new process, lets an old one hand over what it has, and so on for all."""
        async with self._rolling:
            for old in [child for child in self.children if not child.leaving]:
                if self.stopping:
                    return
                new = self.start()
                await self.is_up(new)
                if not new.ready.is_set():
                    LOG.error("a new process does not start (%s); the old ones stay", new.why)
                    return
                await self.dismiss(old)
            LOG.info("all processes are new")

    async def dismiss(self, child: Child) -> None:
        """Lets a process hand over what it has, and go."""
        child.leaving, child.patience = True, GOING_LOOKS
        child.tell(LEAVE)
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await child.gone.wait()
        except TimeoutError:
            LOG.error("process %s does not go; it is ended", child.process.pid)
            child.process.kill()
            await child.gone.wait()

    async def is_up(self, child: Child) -> None:
        """Waits until a process serves, or is gone."""
        waits = [asyncio.ensure_future(one.wait()) for one in (child.ready, child.gone)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()

    async def all_gone(self) -> None:
        """Waits until no process is left, and none is to come."""
        while self.children or not self.stopping:
            await asyncio.sleep(LOOK_SECONDS)

    # Looking after them.

    async def look_on(self) -> None:
        """Hears what processes say, and sees who dies or hangs."""
        while True:
            now = time.monotonic()
            for child in list(self.children):
                self.hear(child)
                if not child.process.is_alive():
                    self.bury(child, now)
                elif child.ready.is_set() and child.silent > child.patience:
                    LOG.error("process %s hangs; it is ended", child.process.pid)
                    child.process.kill()
            await asyncio.sleep(LOOK_SECONDS)

    def hear(self, child: Child) -> None:
        """Takes in what a process says."""
        child.silent += 1
        with suppress(EOFError, OSError):
            while child.pipe.poll():
                word = child.pipe.recv()
                child.silent = 0
                if word == READY:
                    child.kept = True
                    child.ready.set()
                elif word == LEAVE:
                    child.patience = GOING_LOOKS  # it ends what is under way, and says no more
                elif word:
                    child.why = str(word)

    def bury(self, child: Child, now: float) -> None:
        """Notes that a process is gone, and starts another one if it was not to go."""
        self.children.remove(child)
        child.process.join()
        child.pipe.close()
        child.gone.set()
        if child.leaving or self.stopping or not child.kept:
            return
        code = child.process.exitcode
        LOG.error("process %s ended by itself (%s); another one starts", child.process.pid, code)
        young = now - child.born < YOUNG_SECONDS
        self._early_deaths = self._early_deaths + 1 if young else 0
        self.do(self.start_after(min(LONGEST_WAIT, 2.0**self._early_deaths - 1)))

    async def start_after(self, seconds: float) -> None:
        """Starts a process after a while."""
        await asyncio.sleep(seconds)
        if not self.stopping:
            self.start().kept = True

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def serve_together(settings: Settings, ready: Callable[[str], None]) -> bool:
    """Serves by several processes until it is told to stop; says whether they had started."""
    if not hasattr(socket, "AF_UNIX") or not hasattr(signal, "SIGHUP"):
        raise SettingsError("web-serve-process", why="Unix")
    started = False

    def tell() -> None:
        nonlocal started
        started = True
        ready(address(settings, listening))

    with ExitStack() as held:
        listening = held.enter_context(listen(settings, any_port=False))
        # Tried once, so that a mistake is told in a sentence before anything starts.
        database = Database(settings.database)
        with database.together(Membership.made("parent", "").session):
            database.open()
            database.close()
        secret_of(settings)
        folder = Path(tempfile.mkdtemp(prefix="wondertable-"))
        held.callback(shutil.rmtree, folder, ignore_errors=True)
        asyncio.run(Parent(settings, listening, folder).run(tell))
    return started
