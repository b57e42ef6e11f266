"""Perft files: positions, each with the number of ways to go on for some decisions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast

from .deal import Deal, answer_all, read_deal
from .duel import SlowDuel
from .perft_blocks import counts_text, read_blocks, write_blocks


@dataclass(frozen=True)
class Options:
    """The options of a game, as the referee takes them."""

    wonders: Literal["draft", "first-game"] = "draft"
    level_pawn: Literal["begins", "chooses"] = "begins"


@dataclass(frozen=True)
class Entry:
    """One position: the moves of the seats that lead to it, and its counts by depth."""

    id: str
    options: Options
    deal: Deal
    moves: tuple[str, ...]
    counts: dict[int, int]

    def position(self) -> SlowDuel:
        """Return the position in which a seat is to act, or the game is over."""
        game = SlowDuel(self.options.wonders, self.options.level_pawn)
        answer_all(game, self.deal)
        for move in self.moves:
            game.play(move)
            answer_all(game, self.deal)
        return game

    def text(self) -> str:
        """Return the block of this entry."""
        options = f"wonders={self.options.wonders} level_pawn={self.options.level_pawn}"
        moves = f"moves {'; '.join(self.moves)}".rstrip()
        head = f"id {self.id}\noptions {options}\n"
        return f"{head}{self.deal.text()}{moves}\n{counts_text(self.counts)}"


def read_perft(path: Path) -> list[Entry]:
    """Read all entries of a perft file."""
    return [_read_entry(words, counts) for words, counts in read_blocks(path)]


def write_perft(path: Path, entries: list[Entry]) -> None:
    """Write entries as a perft file."""
    write_blocks(path, [entry.text() for entry in entries])


def _read_entry(words: dict[str, str], counts: dict[int, int]) -> Entry:
    deal = ("tokens", "wonders", "age1", "age2", "age3", "library")
    return Entry(
        id=words["id"],
        options=_read_options(words["options"]),
        deal=read_deal("\n".join(f"{word} {words[word]}" for word in deal)),
        moves=tuple(move for move in words["moves"].split("; ") if move),
        counts=counts,
    )


def _read_options(text: str) -> Options:
    words = dict(option.split("=") for option in text.split())
    wonders = cast("Literal['draft', 'first-game']", words["wonders"])
    return Options(wonders, cast("Literal['begins', 'chooses']", words["level_pawn"]))
