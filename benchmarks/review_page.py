"""How soon a review shows its first turning point, and whether it slows bots at other tables.

    python benchmarks/review_page.py --games 5 --tables 8 --seconds 40

A server of its own; people play games of Duel to their end as fast as it goes. Then a review is
opened as a browser does, page and socket, and the clock stops at the first turning point. Then
people play against `senator` at some tables, by turns while nothing is reviewed and while one
review after the other is made, and it is measured how long they wait until it is their turn again.
What comes of it depends on the machine; the ratio and the processor time less so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.load import LIVE, Party, cpu_seconds, open_page, serving, sit_down, told, visitor

FOUND = '<ol class="moves"'
"""What the list of turning points has as soon as there is one."""
ENDED = 'data-question="end"'
ROUNDS = 3
PAUSE = 2.0
"""So long people think at most, in seconds."""
BOT = "senator"


async def finished(base: str, number: int) -> Party:
    """A game of Duel that two people played to its end, by chance."""
    party = await sit_down(base, "duel", 2, number)
    hearing = [asyncio.create_task(page.listen()) for page in party.pages]
    while not party.over:
        for page in party.pages:
            page.regions.pop("page", None) if len(page.regions) > 1 else None
        await party.turn(0.0)
    for task in hearing:
        task.cancel()
    return party


@dataclass(frozen=True)
class Seen:
    """After how many seconds a review showed something, and what the server had thought by then."""

    first: float
    whole: float
    first_cpu: float
    whole_cpu: float


async def watched(base: str, process: int, party: Party) -> Seen:
    """Opens a review as a browser does, and stays until it is complete."""
    page, begun, used = party.pages[0], time.perf_counter(), all_cpu(process)
    first: tuple[float, float] | None = None

    def spent() -> tuple[float, float]:
        return time.perf_counter() - begun, all_cpu(process) - used

    html = (await page.client.get(f"/t/{party.id}/review", timeout=120)).text
    live = LIVE.search(html)
    if FOUND in html.partition('id="review-turns"')[2].partition("</section>")[0]:
        first = spent()
    if live is not None:
        cookies = "; ".join(f"{key}={value}" for key, value in page.client.cookies.items())
        address = base.replace("http", "ws", 1) + live[1].replace("&amp;", "&")
        given: Any = {"origin": base, "additional_headers": {"cookie": cookies}}
        async with connect(address, **given) as socket:
            await socket.send(json.dumps({"version": 0}))
            async for message in socket:
                regions = json.loads(message)["regions"]
                if first is None and FOUND in regions.get("review-turns", ""):
                    first = spent()
                if "is-done" in regions.get("review-progress", ""):
                    break
    whole = spent()
    first = first or whole
    return Seen(first[0], whole[0], first[1], whole[1])


def all_cpu(process: int) -> float:
    """How much processor time a process and those that it started have used."""
    found = cpu_seconds(process)
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        with suppress(FileNotFoundError):
            found += all_cpu(int(child))
    return found


async def against_bot(base: str, number: int) -> Party:
    """A table of Duel against a bot."""
    page = await visitor(base)
    form = {"csrf": page.csrf, "game": "duel", "name": f"Cy {number}", "seat-1": f"bot-{BOT}"}
    opened = await page.client.post("/tables", data=form | {"order": "given"})
    table = opened.headers["location"].split("/t/")[1].split("/")[0]
    await open_page(base, table, page)
    return Party(table, [page])


async def waits(party: Party, until: float) -> list[float]:
    """How long somebody waited after each choice until it was their turn again."""
    page, found = party.pages[0], []
    while time.perf_counter() < until and not party.over:
        await asyncio.sleep(random.random() * PAUSE)
        page.regions.pop("page", None) if len(page.regions) > 1 else None
        choice = page.choice()
        if choice is None:
            party.over = True
            break
        begun = time.perf_counter()
        version = await party.choose(page, *choice)
        await page.reached(version)
        while page.choice() is None and ENDED not in "".join(page.regions.values()):
            await page.news.wait()
        found.append(time.perf_counter() - begun)
        party.over = page.choice() is None
    return found


async def phase(base: str, tables: int, seconds: float, number: int) -> list[float]:
    """What people waited at some new tables; who has finished begins anew."""
    until = time.perf_counter() + seconds

    async def at_tables(place: int) -> list[float]:
        found: list[float] = []
        while time.perf_counter() < until:
            party = await against_bot(base, 1000 * number + place)
            hearing = asyncio.create_task(party.pages[0].listen())
            found += await waits(party, until)
            hearing.cancel()
            assert party.pages[0].socket is not None
            await party.pages[0].socket.close()
        return found

    found = await asyncio.gather(*map(at_tables, range(tables)))
    return [seconds for some in found for seconds in some]


async def reviewing(base: str, process: int, games: list[Party]) -> None:
    """Has one review made after the other."""
    while games:
        await watched(base, process, games.pop())


async def measure(base: str, process: int, given: argparse.Namespace) -> None:
    """Prints the figures as JSON lines."""
    games = [await finished(base, number) for number in range(given.games)]
    for _ in range(given.first):
        seen = await watched(base, process, games.pop())
        print(json.dumps({name: round(value, 2) for name, value in vars(seen).items()}))
    quiet: list[float] = []
    busy: list[float] = []
    for number in range(ROUNDS):
        quiet += await phase(base, given.tables, given.seconds / ROUNDS, 2 * number)
        others = asyncio.create_task(reviewing(base, process, games))
        busy += await phase(base, given.tables, given.seconds / ROUNDS, 2 * number + 1)
        if others.done():
            print(json.dumps({"note": "the games to review ran out: take more --games"}))
        others.cancel()
        with suppress(asyncio.CancelledError):
            await others
    print(json.dumps(told("no review", quiet, given.seconds)))
    print(json.dumps(told("reviews running", busy, given.seconds)))
    ratio = statistics.median(busy) / statistics.median(quiet)
    at = [sorted(one)[int(0.95 * (len(one) - 1))] for one in (quiet, busy)]
    print(json.dumps({"p50 ratio": round(ratio, 2), "p95 ratio": round(at[1] / at[0], 2)}))


def main() -> None:
    """Starts a server of its own, measures, and stops it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=12, help="played to be reviewed")
    options.add_argument("--first", type=int, default=3, help="reviews whose first point is timed")
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--seconds", type=float, default=60.0)
    given = options.parse_args()
    with serving(WONDERTABLE_BOT_PACE="0") as (base, process):
        asyncio.run(measure(base, process, given))


if __name__ == "__main__":
    main()
