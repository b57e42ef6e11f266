"""The things of the box of Tower of Babel, and the figures that no source confirms."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wondertable.cli.card_table import empty_table
from wondertable.cli.common import Voice
from wondertable.cli.games.babel.words import cards, name, title
from wondertable.games.babel.cards import ACTION_CARDS, TYPE_IDS, TYPES, WONDER_IDS
from wondertable.games.babel.figures import OTHERS
from wondertable.games.babel.unconfirmed import FIGURES, Figures
from wondertable.text.babel import ACTION_ROWS, card_effect, card_timing

Cell = str | Text


def box(voice: Voice, figures: Figures) -> RenderableType:
    """Everything in the box, table by table."""
    types = [(title(voice, row.id), str(row.copies)) for row in TYPES]
    wonders = [(title(voice, wonder),) for wonder in WONDER_IDS]
    return Group(
        table(voice, "types", ("player-name", "copies"), types),
        table(voice, "wonders", ("player-name",), wonders),
        table(voice, "all-discs", ("asks", "copies"), plain_discs(voice, figures)),
        table(voice, "two-coloured", ("asks",), two_coloured(voice, figures)),
        table(voice, "values", ("row-number", "first", "second", "others"), values(voice, figures)),
        table(voice, "bonus", ("count", "points"), bonus(figures)),
        table(
            voice,
            "actions",
            ("player-name", "copies", "when", "effect"),
            actions(voice, figures),
        ),
        unconfirmed(voice, figures),
    )


def table(
    voice: Voice, heading: str, columns: Iterable[str], rows: Iterable[tuple[Cell, ...]]
) -> Table:
    """A table with a title."""
    made = empty_table(voice.say(f"cli-babel-{heading}"))
    shared = {"player-name": "cli-cards-name", "effect": "cli-cards-effect"}
    for column in columns:
        made.add_column(voice.say(shared.get(column, f"cli-babel-{column}")), overflow="fold")
    for row in rows:
        made.add_row(*row)
    return made


def plain_discs(voice: Voice, figures: Figures) -> list[tuple[Cell, ...]]:
    """The discs of one colour, equal ones together."""
    discs = figures.plain_discs()
    return [
        (cards(voice, ((TYPE_IDS[kind], number),)), str(discs.count((kind, number))))
        for kind, number in sorted(set(discs))
    ]


def two_coloured(voice: Voice, figures: Figures) -> list[tuple[Cell, ...]]:
    """The discs of two colours."""
    return [
        (cards(voice, ((TYPE_IDS[a], m), (TYPE_IDS[b], n))),)
        for a, m, b, n in figures.two_coloured()
    ]


def values(voice: Voice, figures: Figures) -> list[tuple[Cell, ...]]:
    """The value table, the light row last."""
    names = [*(str(row) for row in range(1, 8)), voice.say("cli-babel-light")]
    return [
        (label, str(first), str(second), str(OTHERS))
        for label, (first, second) in zip(names, figures.rows(), strict=True)
    ]


def bonus(figures: Figures) -> list[tuple[Cell, ...]]:
    """The bonus table."""
    return [(str(discs), str(points)) for discs, points in enumerate(figures.bonus()) if discs]


def actions(voice: Voice, figures: Figures) -> list[tuple[Cell, ...]]:
    """The kinds of action cards."""
    return [
        (title(voice, row.id), str(count), card_timing(voice.language, row.id), does)
        for row, count in zip(ACTION_CARDS, figures.copies(), strict=True)
        for does in [card_effect(voice.language, row.id, figures.disc_points)]
    ]


def unconfirmed(voice: Voice, figures: Figures) -> Table:
    """The figures that no source confirms, with how sure they are."""
    rows: list[tuple[Cell, ...]] = []
    for row in FIGURES:
        value = figures.values[row.name]
        source = f"babel-confidence-{row.confidence}"
        if value != row.value:
            source = "cli-babel-replaced"
        rows.append((row.name, " / ".join(map(str, value)), voice.say(source)))
    return table(voice, "unconfirmed", ("figure", "value", "source"), rows)


def sheet(voice: Voice, thing: str, figures: Figures) -> RenderableType:
    """An action card, or another thing, on a sheet of its own."""
    if thing not in ACTION_ROWS:
        return Panel(name(voice, thing), title=title(voice, thing), title_align="left")
    does = card_effect(voice.language, thing, figures.disc_points)
    lines = f"{does}\n{card_timing(voice.language, thing)}"
    return Panel(lines, title=title(voice, thing), title_align="left")
