"""Whether the tests are steady: `make test` ten times in a row, three of them on a busy machine.

    python benchmarks/steady.py                  ten runs; the same command goes on if broken off
    python benchmarks/steady.py --runs 3 --busy 1

A run is a row of `build/steady/<commit>.jsonl` as soon as it is over; its output stays beside it.
The rows belong to the commit that lies in the folder: another one begins a table of its own. Busy
runs (spread over the ten) have a loop on every core beside them that does nothing but count.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOUSE = Path(__file__).parents[1]
FOLDER = HOUSE / "build" / "steady"
PASSED = re.compile(r"^(?:=+ )?(\d+) passed", re.MULTILINE)
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)

Row = dict[str, object]


def git(*words: str) -> str:
    """What git answers."""
    done = subprocess.run(["git", *words], cwd=HOUSE, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def count() -> None:
    """Keeps a core busy."""
    while True:
        sum(range(100_000))


@contextmanager
def busy_cores(*, wanted: bool) -> Iterator[None]:
    """Keeps every core busy meanwhile."""
    loops = [multiprocessing.Process(target=count, daemon=True) for _ in range(os.cpu_count() or 1)]
    loops = loops if wanted else []
    for loop in loops:
        loop.start()
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.join()


def run(number: int, log: Path, *, busy: bool) -> Row:
    """Runs all tests once and says how it went."""
    start = time.monotonic()
    with busy_cores(wanted=busy), log.open("w", encoding="utf-8") as out:
        status = subprocess.run(["make", "test"], cwd=HOUSE, stdout=out, stderr=out).returncode
    text = log.read_text(encoding="utf-8", errors="replace")
    return {
        "run": number,
        "busy": busy,
        "status": status,
        "seconds": round(time.monotonic() - start),
        "passed": [int(passed) for passed in PASSED.findall(text)],
        "failed": FAILED.findall(text),
    }


def shown(row: Row) -> str:
    """A row of the table."""
    minutes, seconds = divmod(int(str(row["seconds"])), 60)
    beside = "busy loops" if row["busy"] else "nothing"
    how = "green" if row["status"] == 0 else f"FAILED {row['failed']}"
    return f"| {row['run']} | {beside} | {minutes} min {seconds:02} s | {row['passed']} | {how} |"


def main() -> None:
    """Runs what is missing, and shows the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=3, help="how many of them on a busy machine")
    given = parser.parse_args()
    if git("status", "--porcelain"):
        sys.exit("There are changes that are not committed: the rows would belong to no commit.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    table = FOLDER / f"{git('rev-parse', '--short', 'HEAD')}.jsonl"
    lines = table.read_text(encoding="utf-8").splitlines() if table.exists() else []
    rows: list[Row] = [json.loads(line) for line in lines]
    for row in rows:
        print(shown(row))
    busy_ones = {given.runs - at * given.runs // given.busy for at in range(given.busy)}
    for number in range(len(rows) + 1, given.runs + 1):
        log = table.with_suffix(f".{number}.log")
        row = run(number, log, busy=number in busy_ones)
        rows.append(row)
        with table.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        print(shown(row), flush=True)
    sys.exit(any(row["status"] for row in rows))


if __name__ == "__main__":
    main()
