"""7 Wonders in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wondertable.cli.games.seven.box import board_title, box, sheet
from wondertable.cli.games.seven.city import city_panel
from wondertable.cli.games.seven.words import BOARD_ROWS, CARD_ROWS, cost, gist, title
from wondertable.cli.presenter import Presenter
from wondertable.core.game import Options
from wondertable.core.state import State
from wondertable.games.seven.actions import (
    NOT_ANY,
    Action,
    Build,
    BuildStage,
    Choose,
    Leave,
    Lose,
    Rebuild,
    Sell,
)
from wondertable.games.seven.encoding import decode
from wondertable.games.seven.events import Dealt, HandsPassed, Ready, Shown
from wondertable.games.seven.figures import SALE
from wondertable.games.seven.game import seven
from wondertable.games.seven.past import discarded_count
from wondertable.games.seven.price import Price, explain_card, explain_way
from wondertable.games.seven.reasons import QUESTIONS
from wondertable.games.seven.state import Seven
from wondertable.text.seven import price_words

QUIET: Final = (Dealt, HandsPassed, Ready, Shown)
"""What the board or the list of choices shows anyway."""


class SevenPresenter(Presenter):
    """Shows 7 Wonders."""

    verbs = (
        "cli-help-seven-build",
        "cli-help-seven-stage",
        "cli-help-seven-sell",
        "cli-help-seven-discard",
        "cli-help-seven-rebuild",
        "cli-help-seven-lose",
        "cli-help-seven-side",
        "cli-help-seven-choose",
    )

    def board(self, view: State, seat: int, width: int) -> RenderableType:
        """All cities, the own one last, beside its question."""
        state = seven(view)
        say = self.voice.say
        heading = say("cli-seven-setup")
        if state.age:
            heading = (
                f"{say(f'age-{state.age}')} · {say('cli-seven-turn', turn=int(state.turn) + 1)}"
            )
        pile = int(discarded_count(state.past, state.seats))
        order = [(seat + at) % int(state.seats) for at in range(1, int(state.seats) + 1)]
        panels = [city_panel(self.voice, state, at, self.place(state, seat, at)) for at in order]
        return Group(
            Rule(Text(heading, "bold"), style="dim"),
            *panels,
            Text(f"{say('cli-heading-discard')}: {pile}", "dim"),
        )

    def place(self, state: Seven, seat: int, other: int) -> str:
        """What a player is called, and where he sits."""
        title = self.title_of(other)
        if other == seat:
            return title
        if other == state.left(seat):
            title += f" ← {self.voice.say('cli-seven-left')}"
        if other == state.right(seat):
            title += f" → {self.voice.say('cli-seven-right')}"
        return title

    def question(self, view: State) -> str:
        """What is asked."""
        return self.voice.say(f"seven-question-{QUESTIONS[int(seven(view).question)][0]}")

    def choices(self, view: State, seat: int, width: int) -> RenderableType:
        """The legal actions with their numbers; the cards of a hand are explained once each."""
        state = seven(view)
        table = Table(box=SIMPLE_HEAD, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold")
        table.add_column(ratio=1)
        last = ""
        for number, code in enumerate(state.legal(seat), start=1):
            action = decode(state, seat, code)
            used = action.card if isinstance(action, Build | BuildStage | Sell | Leave) else last
            if used != last:
                last = used
                table.add_row("", self.held_card(used))
                price = explain_card(state, seat, used)
                if not price.payable:
                    table.add_row("", Text(self.price(state, seat, price), "dim"))
            table.add_row(str(number), self.way(state, seat, action))
        return table

    def held_card(self, card: str) -> Text:
        """A card of the hand, with what it costs and does."""
        row = CARD_ROWS[card]
        line = title(self.voice, card).append(f" {cost(self.voice, row.cost)}", "italic")
        return line.append(f" → {gist(self.voice, row)}", "dim")

    def choice(self, view: State, seat: int, action: int) -> str:
        """A legal action in a few words, with the card that it uses."""
        state = seven(view)
        chosen = decode(state, seat, action)
        words = self.way(state, seat, chosen).plain
        if isinstance(chosen, Build | BuildStage | Sell | Leave):
            return f"{self.voice.name('seven', chosen.card)} – {words}"
        return words

    def way(self, state: Seven, seat: int, action: Action) -> Text:
        """An action in words."""
        say = self.voice.say
        match action:
            case Build():
                price = self.price(state, seat, explain_way(state, seat, action))
                return Text(f"{say('cli-way-build')}: {price}")
            case BuildStage():
                words = say("cli-seven-stage", stage=int(state.cities[seat].stages) + 1)
                price = self.price(state, seat, explain_way(state, seat, action))
                return Text(f"{words}: {price}")
            case Sell():
                return Text(say("cli-seven-sell", coins=SALE))
            case Leave():
                return Text(say("cli-seven-leave"))
            case Lose(coins, debt):
                return Text(say("cli-seven-lose", coins=coins, debt=debt))
            case Rebuild(card) if card != NOT_ANY:
                return self.held_card(card)
            case Choose(board):
                return board_title(self.voice, BOARD_ROWS[board])
            case _:
                return Text(str(action))

    def price(self, state: Seven, seat: int, price: Price) -> str:
        """A price in words, or why it cannot be paid."""
        left, right = self.names[state.left(seat)], self.names[state.right(seat)]
        return price_words(self.voice.language, price, left, right)

    def explain(self, thing: str) -> RenderableType | None:
        """A card or board found by its id, its name, or the beginning of either."""
        found = self.matching(thing, [*CARD_ROWS, *BOARD_ROWS])
        return Group(*(sheet(self.voice, id) for id in found)) if found else None

    def news(self, events: Sequence[Any]) -> list[Any]:
        """Leaves out what is shown anyway."""
        return [event for event in events if not isinstance(event, QUIET)]

    def box(self, width: int, options: Options | None = None) -> RenderableType:
        """Everything in the boxes."""
        return box(self.voice)
