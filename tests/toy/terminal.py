"""The toy in the terminal: `cli/games/mini/terminal.py`."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from tests.toy.mini import PURSES, ROUNDS, mini
from wondertable.cli.game_terminal import GameTerminal
from wondertable.cli.presenter import Presenter
from wondertable.core.game import Options
from wondertable.core.state import State


class MiniPresenter(Presenter):
    """Shows Two Towers."""

    verbs = ("cli-help-mini-bid", "cli-help-mini-show")

    def board(self, view: State, seat: int, width: int) -> RenderableType:
        """Tokens and points of everybody, and the own number."""
        state = mini(view)
        own = self.voice.say("cli-mini-own", number=state.numbers[seat])
        lines = [
            f"{name}: {self.voice.say('cli-mini-tokens', count=state.tokens[at])}"
            for at, name in enumerate(self.names)
        ]
        return Group(*lines, own)

    def question(self, view: State) -> str:
        """What is asked."""
        return self.voice.say(f"mini-question-{'bid' if mini(view).round < ROUNDS else 'show'}")

    def choices(self, view: State, seat: int, width: int) -> RenderableType:
        """The legal actions with their numbers."""
        table = Table.grid(padding=(0, 1))
        for number, action in enumerate(view.legal(seat), start=1):
            table.add_row(str(number), self.choice(view, seat, action))
        return table

    def choice(self, view: State, seat: int, action: int) -> str:
        """A legal action as it is written."""
        return self.game.write(view, seat, action)

    def explain(self, thing: str) -> RenderableType | None:
        """Nothing in the box has a name."""
        return None

    def box(self, width: int, options: Options | None = None) -> RenderableType:
        """The purses."""
        return "\n".join(f"{purse}: {count}" for purse, count in PURSES.items())


def statistics(state: State) -> dict[str, float]:
    """How often the first seat wins."""
    outcome = state.outcome()
    assert outcome is not None
    return {"first_seat": outcome.score(0)}


TERMINAL: Final = GameTerminal(presenter=MiniPresenter, benches=((2, {}),), statistics=statistics)
