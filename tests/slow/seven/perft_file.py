"""Perft files of 7 Wonders: positions, each with the number of ways to go on for some decisions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ..perft_blocks import counts_text, read_blocks, write_blocks
from .deal import Deal, answer_all, read_deal
from .seven import SlowSeven
from .table import RULES, Options


@dataclass(frozen=True)
class Entry:
    """One position: the moves of the seats that lead to it, and its counts by depth.

    Seats that are asked at once choose in the order of their numbers. Entries that name no rules
    are of the first ones.
    """

    id: str
    seats: int
    options: Options
    deal: Deal
    moves: tuple[str, ...]
    counts: dict[int, int]
    rules: int = RULES

    def position(self) -> SlowSeven:
        """Return the position in which seats are asked, or the game is over."""
        game = SlowSeven(self.seats, self.options, self.rules)
        answer_all(game, self.deal)
        for move in self.moves:
            game.play(game.asked()[0], move)
            answer_all(game, self.deal)
        return game

    def text(self) -> str:
        """Return the block of this entry."""
        options = " ".join(f"{name}={value}" for name, value in vars(self.options).items())
        moves = f"moves {'; '.join(self.moves)}".rstrip()
        head = f"id {self.id}\nrules {self.rules}\nseats {self.seats}\noptions {options}\n"
        return f"{head}{self.deal.text()}{moves}\n{counts_text(self.counts)}"


def read_perft(path: Path) -> list[Entry]:
    """Read all entries of a perft file."""
    return [_read_entry(words, counts) for words, counts in read_blocks(path)]


def write_perft(path: Path, entries: list[Entry]) -> None:
    """Write entries as a perft file."""
    write_blocks(path, [entry.text() for entry in entries])


def _read_entry(words: dict[str, str], counts: dict[int, int]) -> Entry:
    options = dict(option.split("=") for option in words["options"].split())
    return Entry(
        id=words["id"],
        seats=int(words["seats"]),
        options=Options(**options),
        deal=read_deal(words),
        moves=tuple(move for move in words["moves"].split("; ") if move),
        counts=counts,
        rules=int(words.get("rules", "1")),
    )
