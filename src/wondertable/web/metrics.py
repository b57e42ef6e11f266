"""Numbers for those who watch over a server, in the words of Prometheus, at an own address.

Nothing of people or games is in them, but how busy a server is need not be known to everybody
either: so they are never among the pages.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from socket import socket
from typing import Final

from wondertable import __version__
from wondertable.table.meter import BOUNDS, Spread
from wondertable.table.thinker import ProcessThinker
from wondertable.web.pages import Site

ASK_SECONDS: Final = 5.0
LONGEST_LINE: Final = 4096
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"

Labels = Mapping[str, str]
Value = tuple[Labels, float]


async def serve_metrics(site: Site, listening: socket) -> asyncio.Server:
    """Answers whoever asks for /metrics there."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, ValueError):
            async with asyncio.timeout(ASK_SECONDS):
                asked = (await reader.readline()).split()
                while (await reader.readline()).strip():
                    pass
                known = asked[:1] == [b"GET"] and asked[1:2] == [b"/metrics"]
                body = written(site).encode() if known else b"There is only /metrics.\n"
                status = "200 OK" if known else "404 Not Found"
                head = f"HTTP/1.1 {status}\r\nContent-Type: {TEXT}\r\nContent-Length: {len(body)}"
                writer.write(f"{head}\r\nConnection: close\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, sock=listening, limit=LONGEST_LINE)


def written(site: Site) -> str:
    """All numbers of this moment."""
    return "\n".join(lines(site)) + "\n"


def lines(site: Site) -> Iterator[str]:
    """Line by line."""
    house, meter = site.hall.house, site.hall.house.meter
    yield from one("info", "gauge", "The version.", [({"version": __version__}, 1)])
    tables = site.hall.in_memory()
    yield from one("tables", "gauge", "Tables in memory.", by("status", tables))
    yield from one("pages", "gauge", "Live pages.", [({}, site.places.taken)])
    yield from one("store_away", "gauge", "Whether it is away.", [({}, site.hall.store_is_away)])
    if house.peers is not None:
        living = 1 + len(house.peers.others)
        yield from one("processes", "gauge", "Processes that live.", [({}, living)])
    if isinstance(house.thinker, ProcessThinker):
        waits = {"waits": house.thinker.waiting, "thinks": house.thinker.thinking}
        yield from one("thoughts", "gauge", "Bots and hints.", by("state", waits))
    yield from one("choices_total", "counter", "Choices made.", by("who", meter.choices))
    yield from one("store_errors_total", "counter", "What failed.", by("error", meter.refused))
    yield from spread("store_seconds", "Calls of the store.", "call", meter.store)
    yield from spread("answer_seconds", "Requests.", "status", meter.answers)
    yield from spread("page_seconds", "From a choice to a page.", "", {"": meter.pages})
    yield from process()


def process() -> Iterator[str]:
    """What the process itself uses; what a system does not tell is left out."""
    yield from one("cpu_seconds_total", "counter", "Of this process.", [({}, time.process_time())])
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        yield from one("memory_bytes", "gauge", "Resident.", [({}, memory)])
        files = len(os.listdir("/proc/self/fd"))
        yield from one("descriptors", "gauge", "Open files and sockets.", [({}, files)])


def by(label: str, counted: Mapping[str, float]) -> Iterable[Value]:
    """Numbers that are told apart by a word."""
    return [({label: word}, number) for word, number in sorted(counted.items())]


def one(name: str, kind: str, about: str, values: Iterable[Value]) -> Iterator[str]:
    """A metric with all that is told apart in it."""
    yield f"# HELP wondertable_{name} {about}"
    yield f"# TYPE wondertable_{name} {kind}"
    for labels, value in values:
        yield f"wondertable_{name}{inside(labels)} {value:.17g}"


def spread(name: str, about: str, label: str, spreads: Mapping[str, Spread]) -> Iterator[str]:
    """Times as a histogram."""
    yield f"# HELP wondertable_{name} {about}"
    yield f"# TYPE wondertable_{name} histogram"
    for word, times in sorted(spreads.items()):
        labels = {label: word} if label else {}
        for bound, count in zip((*BOUNDS, "+Inf"), accumulate(times.counts), strict=True):
            yield f"wondertable_{name}_bucket{inside({**labels, 'le': str(bound)})} {count}"
        yield f"wondertable_{name}_sum{inside(labels)} {times.seconds:.9g}"
        yield f"wondertable_{name}_count{inside(labels)} {sum(times.counts)}"


def inside(labels: Labels) -> str:
    """Labels in braces; their words are our own and need no quoting."""
    return (
        "{" + ",".join(f'{name}="{word}"' for name, word in labels.items()) + "}" if labels else ""
    )
