"""How long a search of the library takes where there are many games.

    python benchmarks/library.py [GAMES [DATABASE]]

Prints, for each search, the CPU and clock milliseconds of the page, and the clock milliseconds of
the store alone: the median of many, after one that was not counted. DATABASE is the address of an
empty database; by default it is a file that is deleted afterwards.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from sqlalchemy import insert

from tests.store.rows import table
from tests.web.guests import House, house_in
from wondertable.store import Database, schema
from wondertable.store.library import Wanted, games_found
from wondertable.store.schema_library import library, library_facts
from wondertable.web.games import PAGES

TIMES = 15
PART = 5_000
FIRST = 1_700_000_000.0
BOTS = (("novice", 30), ("citizen", 25), ("senator", 20), ("oracle", 20), ("random", 5))
REASONS = (("civilian", 68), ("military", 17), ("scientific", 10), ("resigned", 5))


def some(random: Random, of: tuple[tuple[str, int], ...]) -> str:
    """One of some values, by their weights."""
    return random.choices([value for value, _ in of], [weight for _, weight in of])[0]


def facts_of(random: Random, at: int) -> list[tuple[str, str, int]]:
    """What a game might be found by; some names are common, most are rare."""
    game = random.choices(("duel", "seven", "babel"), (60, 30, 10))[0]
    seats = 2 if game == "duel" else random.randrange(3, 6)
    name = f"player{int(random.paretovariate(0.6)) % 5000}"
    found = [
        ("game", game, 0),
        ("seats", str(seats), 0),
        ("length", str(random.randrange(1, 6) * 20), 0),
        ("reason", some(random, REASONS) if game == "duel" else "points", 0),
        ("option", f"{game}:wonders={random.choice(('draft', 'first-game'))}", 0),
        ("name", name, 0),
        *(("bot", some(random, BOTS), seat) for seat in range(1, seats)),
    ]
    if random.random() < 0.5:
        found.append(("name-won", name, 0))
    wonders = PAGES[game].wonders
    if wonders:
        drafted = random.sample(wonders, 8 if game == "duel" else seats)
        found += [("wonder", f"{game}:{wonder}", 0) for wonder in drafted]
    return found


def fill(database: Database, games: int) -> None:
    """So many games with their tables."""
    random = Random(5)
    for first in range(0, games, PART):
        tables: list[dict[str, Any]] = []
        seats: list[dict[str, Any]] = []
        rows: list[dict[str, Any]] = []
        facts: list[dict[str, Any]] = []
        for at in range(first, min(games, first + PART)):
            id, ended = f"g{at:07}", FIRST + 60.0 * at
            known = facts_of(random, at)
            game = known[0][1]
            fields = {"id": id, "game": game, "status": "over", "ranks": [1, 2], "host": ""}
            tables.append(vars(table(**fields, end_reason="civilian", updated=ended)))
            for seat in (0, 1):
                seats.append(
                    {
                        **{"table_id": id, "seat": seat, "kind": "person", "name": f"P{at}"},
                        **{"bot": None, "person": None, "secret_hash": None, "language": "en"},
                        "handed_over": False,
                    }
                )
            rows.append(
                {
                    **{"table_id": id, "game": game, "ended": ended, "length": 60},
                    **{"margin": random.random(), "open": True},
                }
            )
            facts += [
                {
                    **{"table_id": id, "kind": kind, "value": value, "seat": seat},
                    **{"ended": ended, "person": None},
                }
                for kind, value, seat in known
            ]
        with database.write() as connection:
            for where, values in (
                *((schema.tables, tables), (schema.seats, seats)),
                *((library, rows), (library_facts, facts)),
            ):
                connection.execute(insert(where), values)


SEARCHES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    "the newest": ("", ()),
    "a game": ("game=duel", (("game", "duel"),)),
    "a game that is rare": ("game=babel", (("game", "babel"),)),
    "two common facts": ("bot=oracle&game=duel", (("bot", "oracle"), ("game", "duel"))),
    "a wonder and an end": (
        "game=duel&wonder=pyramids&reason=scientific",
        (("game", "duel"), ("wonder", "duel:pyramids"), ("reason", "scientific")),
    ),
    "a player who is rare": ("player=player3001", (("name", "player3001"),)),
    "a player who is common": ("player=player1&result=won", (("name", "player1"),)),
    "five facts": (
        "game=duel&wonder=sphinx&reason=military&bot=random&length=40",
        (
            *(("game", "duel"), ("wonder", "duel:sphinx"), ("reason", "military")),
            *(("bot", "random"), ("length", "40")),
        ),
    ),
    "nothing is so": ("game=babel&reason=military", (("game", "babel"), ("reason", "military"))),
}


def measure(house: House, games: int) -> None:
    """Asks for every page and says how long it takes."""
    eve, database = house.guest("Eve"), house.site.hall.house.database
    middle = f"&before={FIRST + 30.0 * games!r}~x"
    for name, (query, facts) in SEARCHES.items():
        for where, more in (("", ""), (", from the middle", middle)):
            path = f"/library?{query}{more}"
            eve.get(path)
            cpu, clock, store = [], [], []
            for _ in range(TIMES):
                began, day = time.process_time(), time.perf_counter()
                answer = eve.get(path)
                cpu.append(1000 * (time.process_time() - began))
                clock.append(1000 * (time.perf_counter() - day))
                assert answer.status_code == 200
                day = time.perf_counter()
                before = (FIRST + 30.0 * games, "x") if more else None
                games_found(database, Wanted(facts), 31, before)
                store.append(1000 * (time.perf_counter() - day))
            told = f"{median(cpu):6.1f} ms CPU {median(clock):6.1f} ms, store {median(store):6.1f}"
            print(f"{name + where:44} {told} ms", flush=True)


def main() -> None:
    """Fills a database and asks."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    given = {"database": sys.argv[2]} if len(sys.argv) > 2 else {}
    with tempfile.TemporaryDirectory() as folder, house_in(Path(folder), **given) as house:
        fill(house.site.hall.house.database, games)
        measure(house, games)


if __name__ == "__main__":
    main()
