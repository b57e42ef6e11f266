"""Writes the pages of the documentation that say what learners see and choose."""

from __future__ import annotations

from pathlib import Path

from wondertable.gym.page import page
from wondertable.gym.spaces import games

DOCS = Path(__file__).parents[1] / "docs"


def main() -> None:
    """Writes a page for every game."""
    for game in games():
        path = DOCS / f"gym-{game}.md"
        path.write_text(page(game), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
