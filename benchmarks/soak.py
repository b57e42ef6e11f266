"""Many games one after the other on one server process: its memory has to level off.

Every game is played by new people on live pages, looked back at, and left. Printed is a JSON line
for every so many games, and at the end how much a game leaves behind once memory is level.

    python benchmarks/soak.py --games 600
    python benchmarks/soak.py --game seven --seats 4 --games 200
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path

from load import OPTIONS, Page, Party, serving, sit_down, status_of

TOLD = 10
"""So many lines are printed."""


async def one_game(base: str, game: str, seats: int, number: int) -> int:
    """Plays a game to its end, looks back at it, and leaves; says how many turns it had."""
    party = await sit_down(base, game, seats, number)
    listeners = [asyncio.create_task(page.listen()) for page in party.pages]
    turns = 0
    while not party.over:
        for page in party.pages:  # the first page is a whole one; live regions follow it
            page.regions.pop("page", None) if len(page.regions) > 1 else None
        turns += await party.turn(0.0) is not None
    await asyncio.gather(*(look_back(party, page) for page in party.pages))
    for listener in listeners:
        listener.cancel()
    return turns


async def look_back(party: Party, page: Page) -> None:
    """Looks at the replay and the record, and goes away."""
    for path in ("", "/replay", "/record"):
        (await page.client.get(f"/t/{party.id}{path}")).raise_for_status()
    assert page.socket is not None
    await page.socket.close()
    await page.client.aclose()


async def soak(base: str, process: int, given: argparse.Namespace) -> None:
    """Prints memory while the games go by."""
    numbers = iter(range(given.games))
    turns: Iterator[int] = itertools.count()
    memory: list[float] = []
    every = max(1, given.games // TOLD)
    begun = time.perf_counter()

    async def player() -> None:
        for number in numbers:
            for _ in range(await one_game(base, given.game, given.seats, number)):
                next(turns)
            if (number + 1) % every == 0:
                memory.append(status_of(process, "VmRSS") / 1024)
                told = {
                    "games": number + 1,
                    "minutes": round((time.perf_counter() - begun) / 60, 1),
                    "resident_mb": round(memory[-1]),
                    "threads": status_of(process, "Threads"),
                    "descriptors": len(list(Path(f"/proc/{process}/fd").iterdir())),
                }
                print(json.dumps(told), flush=True)

    await asyncio.gather(*(player() for _ in range(given.at_once)))
    half = len(memory) // 2
    left = (memory[-1] - memory[half]) * 1024 / ((len(memory) - 1 - half) * every)
    print(json.dumps({"turns": next(turns), "kib_per_game_in_the_second_half": round(left, 1)}))


def main() -> None:
    """Starts a server of its own, plays, and stops it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--game", choices=tuple(OPTIONS), default="duel")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--games", type=int, default=600)
    options.add_argument("--at-once", type=int, default=4)
    given = options.parse_args()
    with serving() as (base, process):
        asyncio.run(soak(base, process, given))


if __name__ == "__main__":
    main()
