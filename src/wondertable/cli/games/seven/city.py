"""A city of 7 Wonders in the terminal."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wondertable.cli.card_table import MARKS, STYLES
from wondertable.cli.common import Voice
from wondertable.cli.games.seven.words import cost, gist, name
from wondertable.games.seven.cards import ALL_CARDS, BOARDS, COLORS, SYMBOLS
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import NO_BOARD, NO_CHOICE, NO_SIDE
from wondertable.games.seven.state import Seven

BUILT: Final = "✓"
UNBUILT: Final = "○"
CHOSEN: Final = "✔"


def city_panel(voice: Voice, state: Seven, seat: int, title: str) -> Panel:
    """Everything that lies in front of a player."""
    city = state.cities[seat]
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    table.add_row("", Text(standing(voice, state, seat), "bold"))
    for color in COLORS:
        rows = [row for at, row in enumerate(ALL_CARDS) if row.color == color and city.has(at)]
        if rows:
            mark = Text(f"{MARKS[color]} {len(rows)}", f"bold {STYLES[color]}")
            table.add_row(mark, ", ".join(name(voice, row.id) for row in rows))
    for sign, line in stages(voice, city):
        table.add_row(sign, line)
    chosen = f" {CHOSEN}" if city.choice != NO_CHOICE else ""
    return Panel(table, title=Text(title + chosen, "bold"), title_align="left")


def standing(voice: Voice, state: Seven, seat: int) -> str:
    """Coins, points, shields, symbols, tokens and debt in one line."""
    city = state.cities[seat]
    parts = [
        voice.say("coins", count=int(city.coins)),
        voice.say("cli-brief-points", count=sum(state.points(seat))),
        voice.say("shields", count=int(city.shields)),
    ]
    counts = [(symbol, int(city.symbols) >> 8 * at & 255) for at, symbol in enumerate(SYMBOLS)]
    parts += [f"{voice.say(f'seven-symbol-{symbol}')} {count}" for symbol, count in counts if count]
    tokens = [f"+{value} × {city.victories(age)}" for age, value in ((1, 1), (2, 3), (3, 5))]
    parts += [part for part in tokens if not part.endswith(" 0")]
    if city.defeats():
        parts.append(f"−1 × {city.defeats()}")
    if city.debt:
        parts.append(voice.say("cli-seven-debt", count=int(city.debt)))
    if city.diplomacy:
        parts.append(voice.say("cli-seven-diplomacy", count=int(city.diplomacy)))
    return " · ".join(parts)


def stages(voice: Voice, city: City) -> list[tuple[str, Text]]:
    """The board and its stages, built or not."""
    if city.board == NO_BOARD:
        return []
    board = BOARDS[city.board]
    start = voice.say(f"resource-{board.start}")
    title = Text(f"{name(voice, board.id)} ({start})", "bold")
    if city.side == NO_SIDE:
        return [("", title)]
    side = voice.say(f"seven-side-{('day', 'night')[city.side]}")
    lines = [("", title.append(f" · {side}", "dim"))]
    for at, row in enumerate((board.day, board.night)[city.side]):
        mark = BUILT if at < city.stages else UNBUILT
        words = f"{cost(voice, row.cost)} → {gist(voice, row)}"
        lines.append((mark, Text(words, "" if at < city.stages else "dim")))
    return lines
