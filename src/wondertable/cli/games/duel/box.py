"""The things of Duel's box, each with all there is to know about it."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wondertable.cli.card_table import MARKS, STYLES, empty_table
from wondertable.cli.common import Voice
from wondertable.cli.games.duel.words import ROWS, cost, effects, name, words
from wondertable.games.duel.cards import CARDS, GUILD, TOKENS, WONDERS, Age, Card, Token

LONGEST_ID: Final = max(len(row) for row in ROWS) + len("[]")


def title(voice: Voice, thing: str) -> Text:
    """The name of a thing with its mark, and the word of the notation."""
    row = ROWS[thing]
    text = Text()
    if isinstance(row, Card):
        text.append(f"{MARKS[row.color]} ", STYLES[row.color])
    return text.append(name(voice, thing), "bold").append(f" [{thing}]", "dim")


def color(voice: Voice, row: Card) -> Text:
    """The colour of a card, with its mark."""
    return Text(f"{MARKS[row.color]} {voice.say(f'color-{row.color}')}", STYLES[row.color])


def free_by(voice: Voice, row: Card) -> str:
    """The card that makes this one free."""
    return name(voice, row.chain_from) if row.chain_from else ""


def makes_free(voice: Voice, row: Card) -> str:
    """The card that this one makes free."""
    return ", ".join(name(voice, other.id) for other in CARDS if other.chain_from == row.id)


def sheet(voice: Voice, thing: str) -> Panel:
    """A thing on a sheet of its own."""
    row = ROWS[thing]
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    if isinstance(row, Card):
        table.add_row(voice.say("cli-cards-age"), voice.say(f"age-{row.age}"))
        table.add_row(voice.say("cli-cards-color"), color(voice, row))
    if not isinstance(row, Token):
        table.add_row(voice.say("cli-cards-cost"), cost(voice, row.cost))
    table.add_row(voice.say("cli-cards-effect"), effects(voice, row))
    if isinstance(row, Card):
        if row.chain_symbol:
            table.add_row(voice.say("cli-cards-chain-gives"), makes_free(voice, row))
        if row.chain_from:
            table.add_row(voice.say("cli-cards-chain-from"), free_by(voice, row))
    return Panel(table, title=title(voice, thing), title_align="left")


def box(voice: Voice, *, roomy: bool) -> RenderableType:
    """A table for the cards of each age, one for the wonders, one for the progress tokens."""
    tables = [card_table(voice, age, roomy=roomy) for age in (1, 2, 3, GUILD)]
    wonders = empty(voice, "cli-cards-wonders", "name", "cost", "effect")
    for wonder in WONDERS:
        about = cost(voice, wonder.cost), words(voice, wonder, roomy=roomy)
        wonders.add_row(title(voice, wonder.id), *about)
    progress = empty(voice, "cli-cards-tokens", "name", "effect")
    for token in TOKENS:
        progress.add_row(title(voice, token.id), effects(voice, token))
    return Group(*tables, wonders, progress)


def card_table(voice: Voice, age: Age, *, roomy: bool) -> Table:
    """The cards of an age; those that no chain makes free need no column for it."""
    rows = [row for row in CARDS if row.age == age]
    chained = any(row.chain_from for row in rows)
    chain = ("chain-from",) if chained else ()
    table = empty(voice, f"age-{age}", "name", "color", "cost", "effect", *chain)
    for row in rows:
        about = cost(voice, row.cost), words(voice, row, roomy=roomy)
        giver = (free_by(voice, row),) if chained else ()
        table.add_row(title(voice, row.id), color(voice, row), *about, *giver)
    return table


def empty(voice: Voice, heading: str, *columns: str) -> Table:
    """A table without rows."""
    table = empty_table(voice.say(heading))
    for column in columns:
        label = voice.say(f"cli-cards-{column}")
        if column == "name":
            table.add_column(label, min_width=LONGEST_ID, overflow="fold")
        else:
            table.add_column(label, ratio=1 if column == "effect" else None)
    return table
