"""Refuses lines that nobody can review, where no formatter breaks them: `make check` runs it.

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


def too_long(home: Path) -> Iterator[str]:
    """Every line that is longer than its kind of file allows, as `file:line: how long`."""
    for pattern, width in WIDTHS.items():
        for file in sorted(home.glob(pattern)):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                if len(line) > width:
                    place = file.relative_to(home).as_posix()
                    yield f"{place}:{number}: {len(line)} characters, {width} at most"


if __name__ == "__main__":
    sys.exit("\n".join(too_long(HOME)) or None)
