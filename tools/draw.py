"""Draws the pictures of cards: `python tools/draw.py`, then look at build/scenes/index.html.

    python tools/draw.py            writes the sprites below static/, and the sheet that shows them
    python tools/draw.py --check    says whether the sprites are what the scenes say

A sprite holds the cards of a game's age; the symbol of a card is `s-` and the card's id.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "tools"), str(HOME / "src")]

from art.kit import Scene  # noqa: E402
from art.scenes import CARDS  # noqa: E402
from art.sheet import sheet  # noqa: E402
from art.writing import MOST_BYTES, sprite, symbol  # noqa: E402

from wondertable.games.duel.cards import CARDS as DUEL_CARDS  # noqa: E402
from wondertable.games.seven.cards import ALL_CARDS as SEVEN_CARDS  # noqa: E402

STATIC: Final = HOME / "src" / "wondertable" / "web" / "static"
SHEET: Final = HOME / "build" / "scenes"
SAME: Final = {
    "loom_1": "loom",
    "loom_2": "loom",
    "glassworks_1": "glassworks",
    "glassworks_2": "glassworks",
    "press_1": "press",
    "press_2": "press",
    "stables": "stable",
}
"""Cards that share the picture of another."""


def wanted() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every sprite of cards: its file below static/, and the ids of its cards."""
    for age in (1, 2, 3):
        duel = tuple(c.id for c in DUEL_CARDS if c.age == age or (age == 3 and c.age == "guild"))
        yield f"duel/scenes-{age}.svg", duel
        yield f"seven/scenes-{age}.svg", tuple(c.id for c in SEVEN_CARDS if c.age == age)


def picture(card: str) -> Scene | None:
    """The picture of a card, if it is drawn."""
    return CARDS.get(SAME.get(card, card))


def sprites() -> dict[str, str]:
    """Every file that is written, by its place below static/."""
    files = {}
    for place, cards in wanted():
        drawn = {card: scene for card in cards if (scene := picture(card)) is not None}
        files[place] = sprite(drawn, {})
    return files


def faults(scenes: Mapping[str, Scene]) -> Iterator[str]:
    """Cards without a picture, and pictures that are too heavy."""
    missing = [card for _, cards in wanted() for card in cards if picture(card) is None]
    if missing:
        yield f"not drawn: {', '.join(dict.fromkeys(missing))}"
    for name, drawn in scenes.items():
        size = len(symbol(name, drawn))
        if size > MOST_BYTES:
            yield f"{name}: {size} bytes, {MOST_BYTES} at most"


def main() -> None:
    """Writes or compares the files, and names what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    found = list(faults(CARDS))
    for place, text in sprites().items():
        file = STATIC / place
        if not given.check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(f"{place} is not what the scenes say: run python tools/draw.py")
    if not given.check:
        SHEET.mkdir(parents=True, exist_ok=True)
        (SHEET / "index.html").write_text(sheet(CARDS, STATIC), encoding="utf-8")
    print("\n".join(found) or "All pictures are there.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
