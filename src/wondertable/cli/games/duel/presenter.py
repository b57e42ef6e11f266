"""Duel in the terminal."""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any, Final

from rich.align import Align
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wondertable.cli.card_table import MARKS, STYLES
from wondertable.cli.games.duel.box import LONGEST_ID, box, sheet, title
from wondertable.cli.games.duel.city import city_panel, danger, labelled, tokens, track
from wondertable.cli.games.duel.structure import structure
from wondertable.cli.games.duel.words import (
    ROWS,
    cost,
    effects,
    name,
    price_tag,
    words,
)
from wondertable.cli.presenter import Presenter
from wondertable.core.game import Options
from wondertable.core.state import State
from wondertable.games.duel.actions import (
    CARD_NUMBER,
    Build,
    Destroy,
    Discard,
    Draft,
    RaiseWonder,
    Rebuild,
    Start,
    Take,
)
from wondertable.games.duel.cards import CARDS, WONDERS, Wonder
from wondertable.games.duel.codes import TURN
from wondertable.games.duel.encoding import decode
from wondertable.games.duel.events import (
    PlacedGuild,
    Revealed,
    ShownToken,
    ShownWonder,
)
from wondertable.games.duel.figures import DISCARD_BASE
from wondertable.games.duel.game import duel
from wondertable.games.duel.price import explain_card
from wondertable.games.duel.reasons import QUESTIONS
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import YELLOW
from wondertable.text import choice as say_choice
from wondertable.text.duel import price_parts, price_words

TWO_COLUMNS: Final = 130
"""From this width on, the cities stand beside the structure."""
SIDE: Final = 50
ROOMY: Final = 96
"""From this width on, cards are explained in sentences."""
WIDEST_PRICE: Final = 32
WONDER_COLUMN: Final = 13
LEAST_ROOM: Final = 64
"""With less than this beside the columns of the wonders, they go by letters."""
CARDS_UNCOVERED: Final = 2
"""More cards than these turned up at once are a new structure, which the board shows."""


class DuelPresenter(Presenter):
    """Shows Duel."""

    verbs = (
        "cli-help-build",
        "cli-help-discard",
        "cli-help-wonder",
        "cli-help-draft",
        "cli-help-take",
        "cli-help-destroy",
        "cli-help-rebuild",
        "cli-help-start",
    )

    def board(self, view: State, seat: int, width: int) -> RenderableType:
        """The structure, the track and both cities; in the draft, the wonders on show."""
        state = duel(view)
        wide = width >= TWO_COLUMNS
        middle = width - SIDE - 1 if wide else width
        heading = self.voice.say(f"age-{state.age}" if state.age else "cli-heading-draft")
        parts: list[RenderableType] = [Rule(Text(heading, "bold"), style="dim")]
        if state.age:
            parts.append(structure(self.voice, state, seat, middle))
        parts += ["", *self.commons(state, seat)]
        cities = [
            city_panel(self.voice, state, at, self.title_of(at), roomy=width >= ROOMY)
            for at in (seat, 1 - seat)
        ]
        if not wide:
            return Group(*parts, beside(cities))
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=middle)
        table.add_column(width=SIDE)
        table.add_row(Group(*parts), Group(*cities))
        return table

    def commons(self, state: Duel, seat: int) -> list[RenderableType]:
        """What belongs to nobody: the track, the tokens on the board, the discard pile."""
        discarded = [CARDS[card] for card in state.discarded()]
        pile = labelled(self.voice, "cli-heading-discard", str(len(discarded)))
        for row in discarded:
            pile.append(f" {MARKS[row.color]}", STYLES[row.color])
        board = tokens(self.voice, state.board)
        return [
            Align.center(track(state, seat, self.names)),
            Align.center(Text(danger(self.voice, state, self.names), "dim")),
            "",
            labelled(self.voice, "cli-heading-board-tokens", board),
            pile,
        ]

    def question(self, view: State) -> str:
        """What is asked."""
        return self.voice.say(f"duel-question-{QUESTIONS[duel(view).question][0]}")

    def choices(self, view: State, seat: int, width: int) -> RenderableType:
        """A grid of cards and what to do with them, or a list of answers."""
        state = duel(view)
        if state.question == TURN:
            return self.turn(state, seat, width)
        table = Table(box=SIMPLE_HEAD, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column()
        for number, code in enumerate(state.legal(seat), start=1):
            table.add_row(str(number), self.answer(state, seat, code))
        return table

    def choice(self, view: State, seat: int, action: int) -> str:
        """A choice as on a button."""
        return say_choice(self.voice.language, "duel", decode(duel(view), seat, action), self.names)

    def answer(self, state: Duel, seat: int, code: int) -> RenderableType:
        """An answer to a question, with what it is about."""
        match decode(state, seat, code):
            case Start(starter):
                return Text(self.names[starter])
            case Draft(thing) | Take(thing) | Destroy(thing) | Rebuild(thing):
                return self.entry(thing)
            case action:
                return Text(str(action))

    def entry(self, thing: str) -> Text:
        """A thing with its id, its cost and all it does."""
        row = ROWS[thing]
        text = title(self.voice, thing)
        if isinstance(row, Wonder):
            text.append(f" {cost(self.voice, row.cost)}", "italic")
        return text.append(f"\n{effects(self.voice, row)}", "dim")

    def turn(self, state: Duel, seat: int, width: int) -> RenderableType:
        """The open cards down, the ways to use them across, a number where they meet."""
        cells = numbered(state, seat)
        wonders = [row.id for row in WONDERS if any(row.id in cell for cell in cells.values())]
        room = width - WONDER_COLUMN * len(wonders)
        headings = [name(self.voice, wonder) for wonder in wonders]
        table = Table(
            box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True, caption_justify="left"
        )
        if room < LEAST_ROOM:
            letters = string.ascii_uppercase[: len(wonders)]
            pairs = zip(letters, headings, strict=True)
            table.caption = " · ".join(f"{letter}: {heading}" for letter, heading in pairs)
            headings = list(letters)
            room = width
        coins = DISCARD_BASE + state.city(seat).count(YELLOW)
        table.add_column(
            self.voice.say("cli-heading-open-cards"), min_width=LONGEST_ID, overflow="fold", ratio=1
        )
        table.add_column(self.voice.say("cli-heading-price"), max_width=WIDEST_PRICE)
        table.add_column(self.voice.say("cli-way-build"), justify="center")
        table.add_column(self.voice.say("cli-way-discard", coins=coins), justify="center")
        for heading in headings:
            table.add_column(heading, justify="center", max_width=WONDER_COLUMN - 3)
        for card, cell in cells.items():
            row = [cell.get(way, "–") for way in ("build", "discard", *wonders)]
            marks = [Text(mark, "dim" if mark == "–" else "bold") for mark in row]
            table.add_row(self.open_card(card, room), self.price(state, seat, card, room), *marks)
        return table

    def open_card(self, card: str, width: int) -> Text:
        """An open card and what it does, in sentences where there is room."""
        about = words(self.voice, ROWS[card], roomy=width >= ROOMY)
        return title(self.voice, card).append(f"\n{about}", "dim")

    def price(self, state: Duel, seat: int, card: str, width: int) -> Text:
        """What a card costs the seat now; where there is room, where that comes from."""
        price = explain_card(state.city(seat), state.city(1 - seat), CARD_NUMBER[card])
        if not price.total:
            return Text(price_words(self.voice.language, price), "bold")
        text = price_tag(self.voice, price)
        if price.short:
            text.append(f" {self.voice.say('cli-too-dear')}")
        if width >= ROOMY:
            parts = price_parts(self.voice.language, price, self.names[1 - seat])
            text.append(f"\n{'; '.join(map(str, parts))}", "dim")
        return text

    def explain(self, thing: str) -> RenderableType | None:
        """A card, wonder or token found by its id, its name, or the beginning of either."""
        found = self.matching(thing, ROWS)
        return Group(*(sheet(self.voice, row) for row in found)) if found else None

    def news(self, events: Sequence[Any]) -> list[Any]:
        """Leaves out what is laid out at the start of the draft or of an age."""
        dealt = sum(isinstance(event, Revealed) for event in events) > CARDS_UNCOVERED
        quiet = (ShownToken, ShownWonder, PlacedGuild) + ((Revealed,) if dealt else ())
        return [event for event in events if not isinstance(event, quiet)]

    def box(self, width: int, options: Options | None = None) -> RenderableType:
        """Everything in the box."""
        return box(self.voice, roomy=width >= ROOMY)


def numbered(state: Duel, seat: int) -> dict[str, dict[str, str]]:
    """For each open card and each way to use it, the number of the choice."""
    cells: dict[str, dict[str, str]] = {}
    for number, code in enumerate(state.legal(seat), start=1):
        match decode(state, seat, code):
            case Build(card):
                cells.setdefault(card, {})["build"] = str(number)
            case Discard(card):
                cells.setdefault(card, {})["discard"] = str(number)
            case RaiseWonder(wonder, card):
                cells.setdefault(card, {})[wonder] = str(number)
            case action:
                raise AssertionError(f"{action} is no way to use a card")
    return cells


def beside(items: list[Panel]) -> Table:
    """Things side by side, equally wide."""
    table = Table.grid(expand=True)
    for _ in items:
        table.add_column(ratio=1)
    table.add_row(*items)
    return table
