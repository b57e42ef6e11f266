"""What the perft files of all games share: blocks of lines, each with counts by depth."""

from __future__ import annotations

from pathlib import Path

Block = tuple[dict[str, str], dict[int, int]]
"""The lines of a position by their first words, and its counts."""


def read_blocks(path: Path) -> list[Block]:
    """Read all blocks of a perft file."""
    blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    return [_read_block(block.splitlines()) for block in blocks]


def counts_text(counts: dict[int, int]) -> str:
    """Return the lines for counts."""
    return "".join(f"perft {depth} {count}\n" for depth, count in counts.items())


def write_blocks(path: Path, texts: list[str]) -> None:
    """Write blocks as a perft file."""
    path.write_text("\n".join(texts), encoding="utf-8")


def _read_block(lines: list[str]) -> Block:
    words = dict(line.partition(" ")[::2] for line in lines if not line.startswith("perft "))
    counts = [line.split()[1:] for line in lines if line.startswith("perft ")]
    return words, {int(depth): int(count) for depth, count in counts}
