"""How a game looks in the terminal: the contract that every game's presenter fulfils."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wondertable.cli.common import Voice
from wondertable.core.game import Game, Options
from wondertable.core.state import State


class Presenter(ABC):
    """Shows one game in one language.

    `names` are what the players are called, seat by seat; `person` is the seat of who reads this.
    """

    verbs: tuple[str, ...]
    """The help lines on the game's notation, as message ids."""
    notes: tuple[str, ...] = ()
    """What else the help has to say, as message ids."""

    def __init__(
        self, game: Game, voice: Voice, names: tuple[str, ...] = (), person: int | None = None
    ) -> None:
        self.game = game
        self.voice = voice
        self.names = names
        self.person = person

    @abstractmethod
    def board(self, view: State, seat: int, width: int) -> RenderableType:
        """The table as a seat sees it."""

    @abstractmethod
    def question(self, view: State) -> str:
        """What the seat in turn is asked."""

    @abstractmethod
    def choices(self, view: State, seat: int, width: int) -> RenderableType:
        """The legal actions, numbered from 1 in the order of `legal`."""

    @abstractmethod
    def choice(self, view: State, seat: int, action: int) -> str:
        """A legal action in a few words."""

    @abstractmethod
    def explain(self, thing: str) -> RenderableType | None:
        """A thing of the box that goes by this name, or nothing."""

    @abstractmethod
    def box(self, width: int, options: Options | None = None) -> RenderableType:
        """Everything in the box."""

    def news(self, events: Sequence[Any]) -> list[Any]:
        """The events worth a line when the board is shown anyway."""
        return list(events)

    def matching(self, thing: str, ids: Iterable[str]) -> list[str]:
        """The things that go by this id or name; if there are none, those that begin like this."""
        wanted = folded(thing)
        names = {one: folded(self.voice.name(self.game.name, one)) for one in ids}
        exact = [one for one, name in names.items() if wanted in (one, name)]
        return exact or [
            one for one, name in names.items() if one.startswith(wanted) or name.startswith(wanted)
        ]

    def title_of(self, seat: int) -> str:
        """What a player is called on the board."""
        you = f" ({self.voice.say('cli-heading-you')})" if seat == self.person else ""
        return self.names[seat] + you

    def scores(self, state: State) -> Table:
        """Points by category."""
        title = Text(self.voice.say("cli-heading-points"), "bold")
        table = Table(title=title, title_justify="left", box=ROUNDED)
        table.add_column("")
        for seat in range(len(self.names)):
            table.add_column(self.title_of(seat), justify="right")
        points = [state.points(seat) for seat in range(len(self.names))]
        for at, category in enumerate(self.game.categories):
            label = self.voice.say(f"{self.game.name}-points-{category}")
            table.add_row(label, *(str(row[at]) for row in points))
        table.add_section()
        total = self.voice.say("cli-heading-total")
        table.add_row(total, *(str(sum(row)) for row in points), style="bold")
        return table


def folded(words: str) -> str:
    """A name as somebody may type it who knows the words of the notation."""
    return words.casefold().replace(" ", "_")
