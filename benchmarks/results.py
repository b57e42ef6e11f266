"""How long pages of results take where there is much: somebody's 5,000 games, 100,000 on a board.

    python benchmarks/results.py [GAMES [PEOPLE]]

Prints CPU and clock milliseconds of each page, the median of many, after one that was not counted.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from sqlalchemy import insert

from tests.web.guests import House, house_in
from tests.web.results import with_results
from wondertable.store import Database, schema

TIMES = 15
PART = 10_000


def with_leaders(database: Database, people: int) -> None:
    """So many people with a rating in Duel."""
    for first in range(0, people, PART):
        some = range(first, min(people, first + PART))
        with database.write() as connection:
            connection.execute(
                insert(schema.ratings),
                [
                    {
                        **{"person": f"q{at:07}", "game": "duel", "pace": "fast", "games": 9},
                        **{"mean": 25 + at % 977 / 50, "sigma": 2.0, "changed": 1.0},
                        "low": 21 + at % 977 / 50,
                    }
                    for at in some
                ],
            )
            connection.execute(
                insert(schema.profiles),
                [
                    {
                        **{"person": f"q{at:07}", "handle": f"q{at:07}", "name": f"Player {at}"},
                        **{"ratings": True, "games": False},
                    }
                    for at in some
                ],
            )


def measure(house: House, paths: dict[str, str], who: str) -> None:
    """Asks for every page and says how long it takes."""
    ann = house.guest("Ann")
    with_results(house.site.hall.house.database, ann.person, int(who), others=40)
    for name, path in paths.items():
        ann.get(path)
        cpu, clock = [], []
        for _ in range(TIMES):
            began, day = time.process_time(), time.perf_counter()
            answer = ann.get(path)
            cpu.append(1000 * (time.process_time() - began))
            clock.append(1000 * (time.perf_counter() - day))
            assert answer.status_code == 200
        print(f"{name:44} {median(cpu):6.1f} ms CPU {median(clock):6.1f} ms", flush=True)


def main() -> None:
    """Fills a database and asks."""
    games = sys.argv[1] if len(sys.argv) > 1 else "5000"
    people = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    with tempfile.TemporaryDirectory() as folder, house_in(Path(folder)) as house:
        with_leaders(house.site.hall.house.database, people)
        board = "/ratings?game=duel&pace=fast"
        middle = f"{board}&after=30.0~q{people // 2:07}&from={people // 2}"
        measure(
            house,
            {
                "my games": "/me/games",
                "my games, narrowed": "/me/games?opponent=senator&result=won",
                "my games, from the middle": "/me/games?before=1760000000~x~0",
                "how I get better": "/me/progress?game=duel",
                "leaderboard": board,
                "leaderboard, from the middle": middle,
            },
            games,
        )


if __name__ == "__main__":
    main()
