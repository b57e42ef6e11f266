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
NOT_YET = tuple(
    f"{WEB}/templates/{name}"
    for name in (
        "duel/*.html",
        "play.html",
        "babel/ask.html",
        "babel/end.html",
        "babel/kept.html",
        "babel/table.html",
        "game.html",
        "help/duel-things.html",
        "help/duel.html",
        "help/entry.html",
        "help/seven-things.html",
        "help/seven.html",
        "seven/board.html",
        "seven/end.html",
        "seven/hand.html",
        "seven/hands.html",
        "seven/kept.html",
        "seven/macros.html",
        "seven/question.html",
        "seven/ready.html",
        "seven/top.html",
    )
)
"""Templates that are being rebuilt; this list is to shrink to nothing."""


def too_long(home: Path) -> Iterator[str]:
    """Every line that is longer than its kind of file allows, as `file:line: how long`."""
    spared = {file for pattern in NOT_YET for file in home.glob(pattern)}
    for pattern, width in WIDTHS.items():
        for file in sorted(set(home.glob(pattern)) - spared):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                if len(line) > width:
                    place = file.relative_to(home).as_posix()
                    yield f"{place}:{number}: {len(line)} characters, {width} at most"


if __name__ == "__main__":
    sys.exit("\n".join(too_long(HOME)) or None)
