"""The structure of an age, drawn as it lies on the table: the nearer cards cover the farther."""

from __future__ import annotations

import textwrap
from itertools import groupby
from typing import Final

from rich.text import Text

from wondertable.cli.card_table import MARKS, STYLES
from wondertable.cli.common import Voice
from wondertable.cli.games.duel.words import gist, name, price_tag
from wondertable.games.duel.cards import CARDS, Card
from wondertable.games.duel.figures import LAYOUTS
from wondertable.games.duel.price import explain_card
from wondertable.games.duel.state import Duel

HEIGHT: Final = 4
STEP: Final = 3
"""Rows of cards overlap by one line, as real cards do."""
HALF_CARDS: Final = 12
"""How wide the widest row of any age is."""
NARROWEST_CARD: Final = 10
WIDEST_CARD: Final = 20

OPEN_FRAME: Final = "┏━┓┃┗┛"
COVERED_FRAME: Final = "┌─┐│└┘"
BACK: Final = "░"


def structure(voice: Voice, state: Duel, seat: int, width: int) -> Text:
    """All cards of the age, with the seat's price on those that are open."""
    size = max(NARROWEST_CARD, min(WIDEST_CARD, width * 2 // HALF_CARDS))
    return Painter(voice, state, seat, size).text(width)


class Painter:
    """Draws cards on a sheet of characters with styles, from the far end to the near one."""

    def __init__(self, voice: Voice, state: Duel, seat: int, size: int) -> None:
        self.voice = voice
        self.state = state
        self.city, self.rival = state.city(seat), state.city(1 - seat)
        self.size = size
        rows = LAYOUTS[state.age - 1]
        self.width = size * HALF_CARDS // 2
        height = STEP * len(rows) + HEIGHT - STEP
        self.sheet = [[(" ", "")] * self.width for _ in range(height)]
        places = [(x, row) for row, (xs, _) in enumerate(rows) for x in xs]
        for slot, (x, row) in enumerate(places):
            if state.present >> slot & 1:
                self.draw(slot, (x - 1) * size // 2, row * STEP)

    def text(self, room: int) -> Text:
        """The sheet in the middle of the room, without blanks at the ends of lines."""
        lines = []
        for row in self.sheet:
            line = Text(" " * max(0, (room - self.width) // 2))
            for style, letters in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(letter for letter, _ in letters), style)
            line.rstrip()
            lines.append(line)
        while lines and not lines[-1]:
            lines.pop()
        return Text("\n").join(lines)

    def put(self, x: int, y: int, words: str, style: str = "") -> None:
        """Writes over whatever is there."""
        for at, letter in enumerate(words):
            self.sheet[y][x + at] = (letter, style)

    def draw(self, slot: int, x: int, y: int) -> None:
        """The card of a slot: face down, covered, or open with its price."""
        if self.state.hidden >> slot & 1:
            self.draw_back(x, y, guild=bool(self.state.guilds >> slot & 1))
        else:
            self.draw_face(
                self.state.card_at(slot), x, y, is_open=bool(self.state.open >> slot & 1)
            )

    def draw_face(self, card: int, x: int, y: int, *, is_open: bool) -> None:
        """A card that lies face up."""
        row = CARDS[card]
        style = STYLES[row.color]
        self.outline(x, y, OPEN_FRAME if is_open else COVERED_FRAME, style if is_open else "dim")
        self.put(x + 1, y, MARKS[row.color], f"bold {style}")
        self.put(x + 2, y, caption(self.voice, row, self.size - 4), style)
        for at, line in enumerate(folded(name(self.voice, row.id), self.size - 2)):
            self.put(x + 1, y + 1 + at, line, "bold" if is_open else "")
        if is_open:
            price = price_tag(self.voice, explain_card(self.city, self.rival, card))
            tag = f" {price.plain} "[: self.size - 2]
            left = x + self.size - 1 - len(tag)
            self.put(left, y + HEIGHT - 1, tag, str(price.style))

    def draw_back(self, x: int, y: int, *, guild: bool) -> None:
        """A card that lies face down; a guild shows by its back."""
        style = STYLES["purple"] if guild else "dim"
        self.outline(x, y, COVERED_FRAME, style, BACK)
        if guild:
            word = f" {MARKS['purple']} {self.voice.say('age-guild')} "[: self.size - 2]
            self.put(x + (self.size - len(word)) // 2, y + 1, word, f"bold {style}")

    def outline(self, x: int, y: int, frame: str, style: str, ground: str = " ") -> None:
        """The frame of a card and its ground."""
        left, line, right, side, bottom_left, bottom_right = tuple(frame)
        inside = self.size - 2
        self.put(x, y, left + line * inside + right, style)
        for at in range(1, HEIGHT - 1):
            self.put(x, y + at, side + ground * inside + side, style)
        self.put(x, y + HEIGHT - 1, bottom_left + line * inside + bottom_right, style)


def caption(voice: Voice, row: Card, room: int) -> str:
    """As much of what a card does as fits beside its mark."""
    first, *others = gist(voice, row)
    words = first if len(first) <= room else f"{first[: room - 1]}…"
    for other in others:
        if len(words) + 1 + len(other) <= room:
            words += f" {other}"
    return f" {words} "[: room + 1]


def folded(words: str, width: int) -> list[str]:
    """A name on two lines; a word that is too long is broken with a hyphen."""
    lines: list[str] = []
    for line in textwrap.wrap(words, width, break_long_words=False):
        while len(line) > width:
            lines.append(line[: width - 1] + "-")
            line = line[width - 1 :]
        lines.append(line)
    if len(lines) > 2:
        lines[1] = lines[1][: width - 1].rstrip("-") + "…"
    return lines[:2]
