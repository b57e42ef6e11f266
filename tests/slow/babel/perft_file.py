"""Perft files of Tower of Babel: positions, each with the number of ways to go on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..perft_blocks import counts_text, read_blocks, write_blocks
from .babel import SlowBabel
from .table import Options


@dataclass(frozen=True)
class Entry:
    """One position: all lines that lead to it, those of chance too, and its counts by depth.

    Seats that are asked at once choose in the order of their numbers.
    """

    id: str
    seats: int
    options: Options
    lines: tuple[str, ...]
    counts: dict[int, int]
    rules: int = 1

    def position(self) -> SlowBabel:
        """Return the position."""
        game = SlowBabel(self.seats, self.options, self.rules)
        for line in self.lines:
            game.play(game.asked()[0], line)
        return game

    def text(self) -> str:
        """Return the block of this entry."""
        options = " ".join(f"{name}={value}" for name, value in vars(self.options).items())
        head = f"id {self.id}\nseats {self.seats}\noptions {options}\n"
        head += f"rules {self.rules}\n" if self.rules > 1 else ""
        return f"{head}lines {'; '.join(self.lines)}\n{counts_text(self.counts)}"


def read_perft(path: Path) -> list[Entry]:
    """Read all entries of a perft file."""
    return [
        Entry(
            id=words["id"],
            seats=int(words["seats"]),
            options=Options(**dict(option.split("=") for option in words["options"].split())),
            lines=tuple(words["lines"].split("; ")),
            counts=counts,
            rules=int(words.get("rules", "1")),
        )
        for words, counts in read_blocks(path)
    ]


def write_perft(path: Path, entries: list[Entry]) -> None:
    """Write entries as a perft file."""
    write_blocks(path, [entry.text() for entry in entries])
