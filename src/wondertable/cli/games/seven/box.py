"""The things of the boxes of 7 Wonders and Cities, each with all there is to know about it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wondertable.cli.card_table import empty_table
from wondertable.cli.common import Voice
from wondertable.cli.games.seven.words import (
    BOARD_ROWS,
    CARD_ROWS,
    cost,
    effects,
    gist,
    name,
    title,
)
from wondertable.games.seven.cards import BLACK_CARDS, BOARDS, CARDS, GUILDS, Board, Card, Stage


def sheet(voice: Voice, thing: str) -> Panel:
    """A card or a board on a sheet of its own."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    if thing in BOARD_ROWS:
        board = BOARD_ROWS[thing]
        table.add_row(voice.say("cli-seven-start"), voice.say(f"resource-{board.start}"))
        for side, stages in sides(voice, board):
            for number, stage in enumerate(stages, start=1):
                words = f"{cost(voice, stage.cost)} → {effects(voice, stage)}"
                table.add_row(f"{side} {number}", words)
        return Panel(table, title=board_title(voice, board), title_align="left")
    row = CARD_ROWS[thing]
    table.add_row(voice.say("cli-cards-age"), voice.say(f"age-{row.age}"))
    table.add_row(voice.say("cli-cards-color"), voice.say(f"color-{row.color}"))
    table.add_row(voice.say("cli-cards-cost"), cost(voice, row.cost))
    table.add_row(voice.say("cli-cards-effect"), effects(voice, row))
    if row.chain_gives:
        table.add_row(voice.say("cli-cards-chain-gives"), names(voice, row.chain_gives))
    if row.chain_from:
        table.add_row(voice.say("cli-cards-chain-from"), names(voice, row.chain_from))
    return Panel(table, title=title(voice, thing), title_align="left")


def sides(voice: Voice, board: Board) -> list[tuple[str, tuple[Stage, ...]]]:
    """Both sides of a board, with their words."""
    day, night = voice.say("seven-side-day"), voice.say("seven-side-night")
    return [(day, board.day), (night, board.night)]


def board_title(voice: Voice, board: Board) -> Text:
    """The name of a board and the word of the notation."""
    return Text(name(voice, board.id), "bold").append(f" [{board.id}]", "dim")


def names(voice: Voice, cards: tuple[str, ...]) -> str:
    """Cards by name."""
    return ", ".join(name(voice, card) for card in cards)


def box(voice: Voice) -> RenderableType:
    """A table for the cards of each age, for guilds, black cards and boards."""
    groups = [(f"age-{age}", [row for row in CARDS if row.age == age]) for age in (1, 2, 3)]
    groups += [("seven-points-purple", list(GUILDS)), ("seven-points-black", list(BLACK_CARDS))]
    tables = [card_table(voice, heading, rows) for heading, rows in groups]
    boards = empty(voice, "cli-seven-boards", "name", "cost", "effect")
    for board in BOARDS:
        boards.add_row(board_title(voice, board), voice.say(f"resource-{board.start}"), "")
        for side, stages in sides(voice, board):
            for number, stage in enumerate(stages, start=1):
                boards.add_row(f"  {side} {number}", cost(voice, stage.cost), gist(voice, stage))
    return Group(*tables, boards)


def card_table(voice: Voice, heading: str, rows: list[Card]) -> Table:
    """Cards with their cost and what they do."""
    table = empty(voice, heading, "name", "cost", "effect", "chain-from")
    for row in rows:
        chain = names(voice, row.chain_from)
        table.add_row(title(voice, row.id), cost(voice, row.cost), gist(voice, row), chain)
    return table


def empty(voice: Voice, heading: str, *columns: str) -> Table:
    """A table without rows."""
    table = empty_table(voice.say(heading))
    for column in columns:
        table.add_column(voice.say(f"cli-cards-{column}"), overflow="fold")
    return table
