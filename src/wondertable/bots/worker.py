"""Processes in which bots think: they leave interrupts to their parent, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from wondertable.bots.program import end_programs


def settle_in() -> None:
    """Prepares a worker: an interrupt is the parent's to handle, whose end is the worker's end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
