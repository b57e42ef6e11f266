"""Refuses lines and files that nobody can review, where no formatter does: `make check` runs it.

oxfmt breaks code, but neither comments nor strings; templates have no formatter at all, because
white space between their words can be seen on the page.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
WEB = "src/wondertable/web"
WIDTHS = {
    f"{WEB}/static/**/*.js": 100,
    f"{WEB}/static/**/*.css": 100,
    f"{WEB}/templates/**/*.html": 120,
    "docs/site/*.js": 100,
    "docs/site/*.css": 100,
}
MOST_LINES = 500
"""A longer file draws more than one thing."""


def too_long(home: Path) -> Iterator[str]:
    """Every line that is longer than its kind of file allows, and every file that is too long."""
    for pattern, width in WIDTHS.items():
        for file in sorted(home.glob(pattern)):
            place = file.relative_to(home).as_posix()
            lines = file.read_text(encoding="utf-8").splitlines()
            for number, line in enumerate(lines, start=1):
                if len(line) > width:
                    yield f"{place}:{number}: {len(line)} characters, {width} at most"
            if len(lines) > MOST_LINES:
                yield f"{place}: {len(lines)} lines, {MOST_LINES} at most"


if __name__ == "__main__":
    sys.exit("\n".join(too_long(HOME)) or None)
