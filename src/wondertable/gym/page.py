"""The page of a game in the documentation: what learners see, choose and win."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from wondertable.bots.kits import find_kit
from wondertable.gym.spaces import Space, space

MADE: Final = (
    "<!-- Made of the code by `python tools/spaces.py`; a test keeps it equal. Do not edit. -->"
)


def shown(game: str) -> list[tuple[str, Space]]:
    """The tables that a page shows, each with what it is called."""
    rows = space(game).part.tables
    return [(name, space(game, seats, options)) for name, seats, options in rows]


def page(game: str) -> str:
    """The page of a game, in Markdown."""
    usual = space(game)
    part, box = usual.part, usual.game
    seats = f"{box.seats[0]} to {box.seats[-1]}" if len(box.seats) > 1 else str(box.seats[0])
    options = [f"`{option.name}` ({', '.join(option.values)})" for option in box.options]
    lines = [
        MADE,
        "",
        f"# {part.title} for learners",
        "",
        part.about,
        "",
        *table(
            ("", ""),
            [
                ("name", f"`{usual.name}`"),
                ("seats", seats),
                ("options", "; ".join(options)),
                ("observation", f"{usual.inputs} bytes"),
                ("rules", str(box.rules)),
                ("agents", "`seat_0`, `seat_1` …"),
            ],
        ),
        "",
        "## Observation",
        "",
        "Bytes from 0 to 255, as one seat may know the position. Larger counts are 255. "
        "`space(…).layout` has the parts by name.",
        "",
        *table(
            ("from", "bytes", "part", "tells"),
            [
                (str(each.first), str(each.size), f"`{each.name}`", each.about)
                for each in part.layout
            ],
        ),
        "",
        "## Actions",
        "",
        "A number means the same choice in every position, if it is allowed; the mask says so.",
        "",
    ]
    for name, wanted in shown(game):
        lines += [f"{wanted.actions} numbers{name}:", ""]
        rows = [
            (numbers(block.first, block.size), f"`{block.name}`", part.choices[block.name])
            for block in wanted.numbering.blocks()
        ]
        lines += [*table(("numbers", "block", "means"), rows), ""]
    lines += [
        f"Number {usual.idle} is `idle`: the one choice of a seat that waits, where all act in "
        "every step.",
        "",
        "## Rewards and ends",
        "",
        "Nothing before the end; then each seat's share of the victory: 1 for a sole winner, in "
        "equal parts where several win, 0 for all others. Shares add up to 1. A game ends by its "
        f"rules ({', '.join(reasons(game))}); it is never cut off.",
        "",
        "## Versions",
        "",
        *table(("version", "raised for"), [(str(at), why) for at, why in part.history.items()]),
        "",
        "A version rises when a number or a byte would mean something else, or when the same "
        "choices would lead elsewhere: then what was learnt does not fit any more.",
    ]
    return "\n".join(lines) + "\n"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table in Markdown."""
    cells = [list(heads), *map(list, rows)]
    lines = [f"| {' | '.join(row)} |" for row in cells]
    return [lines[0], "|---" * len(cells[0]) + "|", *lines[1:]]


def numbers(first: int, size: int) -> str:
    """Numbers in a row."""
    return str(first) if size == 1 else f"{first} – {first + size - 1}"


def reasons(game: str) -> tuple[str, ...]:
    """How a game ends, as outcomes name it."""
    return find_kit(game).reasons or ("points",)


def digest(game: str) -> str:
    """A short name of all that a version stands for."""
    usual = space(game)
    told = [str(usual.game.rules), str(find_kit(game).shape.features)]
    told += [f"{each.name} {each.first} {each.size}" for each in usual.part.layout]
    for _, wanted in shown(game):
        told += [" ".join(map(str, block)) for block in wanted.numbering.blocks()]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:12]
