"""Draws the pictures of cards: `python tools/draw.py`, then look at build/scenes/index.html.

    python tools/draw.py            writes the sprites below static/, and the sheet that shows them
    python tools/draw.py --check    says whether the sprites are what the scenes say

A sprite holds the cards of a game's age, or its wonders. The symbol of a card is `s-` and its id;
that of a wonder ends with how much of it is built: `s-w-gizah-4-2` is the second of four stages.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "tools"), str(HOME / "src")]

from art.kit import Kind, Scene  # noqa: E402
from art.scenes import CARDS, babel, wonders, wonders_2  # noqa: E402
from art.sheet import sheet  # noqa: E402
from art.wonders import Wonder, groups, state  # noqa: E402
from art.writing import MOST_BYTES, MOST_OF_WONDERS, File, sprite, symbol  # noqa: E402

from wondertable.games.babel.cards import WONDERS as BABEL_WONDERS  # noqa: E402
from wondertable.games.babel.figures import SPACES  # noqa: E402
from wondertable.games.duel.cards import CARDS as DUEL_CARDS  # noqa: E402
from wondertable.games.duel.cards import WONDERS as DUEL_WONDERS  # noqa: E402
from wondertable.games.seven.cards import ALL_CARDS as SEVEN_CARDS  # noqa: E402
from wondertable.games.seven.cards import BOARDS  # noqa: E402

STATIC: Final = HOME / "src" / "wondertable" / "web" / "static"
SHEET: Final = HOME / "build" / "scenes"
WONDER_FILE: Final = "wonders.svg"
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
WONDERS: Final[dict[str, Wonder]] = {**wonders.WONDERS, **wonders_2.WONDERS, **babel.WONDERS}
SAME_WONDER: Final = {
    "alexandria": "lighthouse",
    "babylon": "gardens",
    "ephesos": "temple",
    "gizah": "pyramids",
    "great_lighthouse": "lighthouse",
    "halikarnassos": "mausoleum",
    "hanging_gardens": "gardens",
    "olympia": "zeus",
    "rhodos": "colossus",
    "statue_of_zeus": "zeus",
    "temple_of_artemis": "temple",
}
"""What a wonder is called in the games, and as a drawing."""


def wanted() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every sprite of cards: its file below static/, and the ids of its cards."""
    for age in (1, 2, 3):
        duel = tuple(c.id for c in DUEL_CARDS if c.age == age or (age == 3 and c.age == "guild"))
        yield f"duel/scenes-{age}.svg", duel
        yield f"seven/scenes-{age}.svg", tuple(c.id for c in SEVEN_CARDS if c.age == age)


def picture(card: str) -> Scene | None:
    """The picture of a card, if it is drawn."""
    return CARDS.get(SAME.get(card, card))


def states(id: str, kind: Kind, stages: int, symbol_id: str) -> dict[str, Scene]:
    """A wonder with none of its stages built, with one, and so on."""
    name = SAME_WONDER.get(id, id)
    return {
        f"w-{symbol_id}-{built}": state(name, WONDERS[name], kind, stages, built)
        for built in range(stages + 1)
    }


def seven_wonders() -> dict[str, Scene]:
    """The boards by the numbers of stages that their sides have, and by how many are built."""
    scenes: dict[str, Scene] = {}
    for board in BOARDS:
        for stages in sorted({len(board.day), len(board.night)}):
            scenes |= states(board.id, "sand", stages, f"{board.id}-{stages}")
    return scenes


def duel_wonders() -> dict[str, Scene]:
    """Wonders as they stand when they are built; until then the page shows them pale."""
    names = {wonder.id: SAME_WONDER.get(wonder.id, wonder.id) for wonder in DUEL_WONDERS}
    return {f"w-{id}": state(name, WONDERS[name], "sand", 1, 1) for id, name in names.items()}


def babel_wonders() -> dict[str, Scene]:
    """Wonders by the discs that are taken of them, and the people who build them."""
    scenes: dict[str, Scene] = {}
    for wonder in BABEL_WONDERS:
        scenes |= states(wonder.id, "clay", SPACES, wonder.id)
    return scenes | babel.SCENES


def files() -> dict[str, File]:
    """What every file holds, by its place below static/."""
    held: dict[str, File] = {}
    for place, cards in wanted():
        drawn = {card: scene for card in cards if (scene := picture(card)) is not None}
        held[place] = (drawn, {})
    drawings = {id: parts for name in WONDERS for id, parts in groups(name, WONDERS[name]).items()}
    for game, scenes in (
        ("seven", seven_wonders()),
        ("duel", duel_wonders()),
        ("babel", babel_wonders()),
    ):
        used = {part for scene in scenes.values() for part in scene.parts if isinstance(part, str)}
        mine = {id: parts for id, parts in drawings.items() if id in used}
        held[f"{game}/{WONDER_FILE}"] = (scenes, mine)
    return held


def sprites() -> dict[str, str]:
    """Every file that is written, by its place below static/."""
    return {place: sprite(*held) for place, held in files().items()}


def faults() -> Iterator[str]:
    """Cards without a picture, and pictures and files that are too heavy."""
    missing = [card for _, cards in wanted() for card in cards if picture(card) is None]
    if missing:
        yield f"not drawn: {', '.join(dict.fromkeys(missing))}"
    for name, drawn in (CARDS | babel.SCENES).items():
        size = len(symbol(name, drawn))
        if size > MOST_BYTES:
            yield f"{name}: {size} bytes, {MOST_BYTES} at most"
    for place, text in sprites().items():
        if place.endswith(WONDER_FILE) and len(text) > MOST_OF_WONDERS:
            yield f"{place}: {len(text)} bytes, {MOST_OF_WONDERS} at most"


def main() -> None:
    """Writes or compares the files, and names what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    found = list(faults())
    for place, text in sprites().items():
        file = STATIC / place
        if not given.check:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            found.append(f"{place} is not what the scenes say: run python tools/draw.py")
    if not given.check:
        SHEET.mkdir(parents=True, exist_ok=True)
        held = {place: file for place, file in files().items() if place.endswith(WONDER_FILE)}
        (SHEET / "index.html").write_text(sheet(CARDS, STATIC, held), encoding="utf-8")
    print("\n".join(found) or "All pictures are there.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
