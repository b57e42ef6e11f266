"""Processes in which bots think: they leave interrupts to their parent, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import Process
from typing import ParamSpec, TypeVar

from wondertable.bots.program import end_programs

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """What is started here starts without hearing interrupts; those who start it lose none."""
    if sys.platform == "win32":  # there they cannot be held back
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in() -> None:
    """Prepares a worker: an interrupt is the parent's to handle, whose end is the worker's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """Ends the worker when its parent is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        leave()


def leave() -> None:
    """Ends this process at once, and the programs that it started."""
    end_programs()
    os._exit(0)


class WorkerPool(ProcessPoolExecutor):
    """Processes that leave interrupts to their parent from their first moment on.

    A worker is busy with imports before it can settle in: an interrupt then would end it with a
    traceback on the screen of a person who only stopped a command.
    """

    def __init__(self, count: int, prepare: Callable[[], None] = settle_in) -> None:
        super().__init__(count, multiprocessing.get_context("spawn"), initializer=prepare)

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Gives work to a worker, which this may start."""
        with interrupts_held_back():
            return super().submit(work, *args, **kwargs)

    def tell_to_end(self) -> list[Process]:
        """Tells every worker to end, whatever it does; these are the workers."""
        processes = list(self._processes.values()) if self._processes else []
        for process in processes:
            process.terminate()
        return processes
