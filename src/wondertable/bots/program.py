"""Another program that is talked to line by line, and that is ended when it takes too long."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO, Final
from weakref import WeakSet, finalize

from wondertable.core.phrases import phrase

LONGEST_LINE: Final = 65_536
LONGEST_WORDS: Final = 200
"""So many letters of a program's last words are shown."""
PARTING: Final = 1.0
"""Seconds in which a program that was ended has to be gone."""
CLOSED_OUTPUT: Final = phrase("closed-output", "it closed its output")

RUNNING: Final[WeakSet[Program]] = WeakSet()


class Ended(Exception):
    """The program is not there any more."""


class Program:
    """A running program; raises OSError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: an interrupt at the terminal is not for it, and whatever it starts
        # can be ended with it.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._complaints: list[str] = []
        self._listener = threading.Thread(
            target=listen, args=(self._process.stderr, self._complaints), daemon=True
        )
        self._listener.start()
        self._end = finalize(self, end, self._process, self._listener)
        self.overdue = False
        RUNNING.add(self)

    @property
    def alive(self) -> bool:
        """Whether it can be talked to."""
        return self._end.alive and self._process.poll() is None

    @contextmanager
    def limit(self, seconds: float) -> Iterator[None]:
        """Ends the program if what is done within takes longer; `overdue` is true afterwards."""
        alarm = threading.Timer(seconds, self._time_is_up)
        alarm.daemon = True
        alarm.start()
        try:
            yield
        finally:
            alarm.cancel()

    def send(self, lines: Iterable[str]) -> None:
        """Writes lines; raises Ended."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise Ended from None

    def read(self) -> str:
        """The next line; raises Ended."""
        assert self._process.stdout is not None
        try:
            line = self._process.stdout.readline(LONGEST_LINE)
        except (OSError, ValueError):
            raise Ended from None
        if not line:
            raise Ended
        return line.decode("utf-8", "replace").rstrip("\r\n")

    def last_words(self) -> str:
        """The last line of its complaints, else its status; the program is ended."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        status = self._process.poll()
        self.end()
        if self._complaints:
            return self._complaints[-1][:LONGEST_WORDS]
        return (
            CLOSED_OUTPUT if status is None else phrase("status", "status {status}", status=status)
        )

    def end(self) -> None:
        """Ends the program and all that it started."""
        self._end()

    def _time_is_up(self) -> None:
        self.overdue = True
        kill(self._process)


def end_programs() -> None:
    """Ends all programs that were started by this process."""
    for program in list(RUNNING):
        program.end()


def listen(stream: IO[bytes], heard: list[str]) -> None:
    """Keeps the last line of what a program complains about."""
    with suppress(OSError, ValueError):
        while line := stream.readline(LONGEST_LINE):
            words = line.decode("utf-8", "replace").strip()
            if words:
                heard[:] = [words]


def end(process: subprocess.Popen[bytes], listener: threading.Thread) -> None:
    """Ends a process and closes its streams, except a stream that somebody still reads."""
    kill(process)
    with suppress(subprocess.TimeoutExpired):
        process.wait(PARTING)
    listener.join(PARTING)
    streams = [process.stdin, process.stdout, None if listener.is_alive() else process.stderr]
    for stream in streams:
        if stream is not None:
            with suppress(OSError):
                stream.close()


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kills a process with all of its session, where the system has such."""
    if process.poll() is not None:
        return
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
