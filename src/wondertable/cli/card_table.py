"""How cards of a colour and tables of a box look in a terminal, whatever the game."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

MARKS: Final = {
    "brown": "■",
    "grey": "◆",
    "blue": "❘",
    "yellow": "●",
    "red": "✕",
    "green": "▲",
    "purple": "★",
    "black": "◐",
}
"""The rulebook's marks for those who cannot tell colours; nothing is told by colour alone."""

STYLES: Final = {
    "brown": "color(137)",
    "grey": "color(245)",
    "blue": "color(69)",
    "yellow": "color(178)",
    "red": "color(167)",
    "green": "color(71)",
    "purple": "color(134)",
    "black": "color(102)",
}
"""Middle tones that can be read on light and dark ground."""


def empty_table(heading: str) -> Table:
    """A table of things of the box, without columns and rows."""
    return Table(
        title=Text(heading, "bold"),
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        collapse_padding=True,
    )
