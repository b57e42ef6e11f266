"""Where the time of the tests goes: processor seconds of each, whatever else the machine does.

    python -m pytest -n 2 -p benchmarks.cost --cost build/cost.jsonl    takes them down
    python benchmarks/cost.py build/cost.jsonl                          shows them by file

Seconds of the clock depend on who else uses the machine; these do not. A test's own process and all
that it starts count (browser, server, commands), also what has ended meanwhile.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
DEAREST = 25


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the name of the file to which the seconds go."""
    parser.addoption("--cost", metavar="FILE", help="append each test's processor seconds here")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Takes down what a test used, its fixtures included."""
    file = item.config.getoption("--cost")
    before = spent()
    result = yield
    if file:
        line = json.dumps({"test": item.nodeid, "seconds": round(max(0.0, spent() - before), 2)})
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(line + "\n")
    return result


def spent() -> float:
    """Processor seconds of this process and of all that it ever started and waited for."""
    children = defaultdict(list)
    ticks = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        pid = int(stat.parent.name)
        children[int(fields[1])].append(pid)
        ticks[pid] = sum(map(int, fields[11:15]))

    def family(pid: int) -> Iterator[int]:
        yield pid
        for child in children[pid]:
            yield from family(child)

    return sum(ticks.get(pid, 0) for pid in family(os.getpid())) / TICKS


def main() -> None:
    """Shows the seconds of a file: by folder, by file, and the dearest tests."""
    tests = [json.loads(line) for line in Path(sys.argv[1]).read_text().splitlines()]
    print(f"{len(tests)} tests, {sum(test['seconds'] for test in tests):.0f} processor seconds")
    for depth, title in ((2, "folder"), (9, "file")):
        sums: dict[str, list[float]] = defaultdict(list)
        for test in tests:
            place = test["test"].partition("::")[0]
            sums["/".join(place.split("/")[:depth])].append(test["seconds"])
        print(f"\n{'seconds':>8} {'tests':>6}  {title}")
        for place, seconds in sorted(sums.items(), key=lambda row: -sum(row[1]))[:40]:
            print(f"{sum(seconds):8.1f} {len(seconds):6}  {place}")
    print(f"\n{'seconds':>8}  dearest tests")
    for test in sorted(tests, key=lambda test: -test["seconds"])[:DEAREST]:
        print(f"{test['seconds']:8.1f}  {test['test']}")


if __name__ == "__main__":
    main()
