"""Looking at what a terminal shows of a game."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from wondertable.cli import presenters
from wondertable.cli.common import Voice
from wondertable.cli.presenter import Presenter
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")


def shown(thing: RenderableType, width: int = 100) -> str:
    """What a terminal shows, without colours."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    console.print(thing)
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def tight(thing: RenderableType, width: int = 100) -> str:
    """What a terminal shows, on lines without double blanks."""
    return "\n".join(" ".join(line.split()) for line in shown(thing, width).splitlines())


def presenter_of(game: str, language: str = "en", seats: int = len(NAMES)) -> Presenter:
    """Shows a game to seat 0."""
    return presenters.presenter_of(find_game(game), Voice(language), NAMES[:seats], 0)


def look_through(
    show: Presenter, state: State, luck: Rng, width: int, *, every: int, alone: bool = False
) -> None:
    """Plays a game by chance, and looks at about one of `every` questions as who is asked sees it.

    With `alone`, it looks at all questions to one seat alone.
    """
    while actors := state.actors():
        if actors == [CHANCE]:
            state.deal(luck)
            continue
        for seat in actors:
            legal = state.legal(seat)
            if luck.below(every) == 0 or (alone and state.mover() >= 0):
                look(show, state.view(seat), seat, width, len(legal))
            state.apply(seat, legal[luck.below(len(legal))])


def look(show: Presenter, view: State, seat: int, width: int, count: int) -> None:
    """Asks that all fits into the terminal, and every choice has its number."""
    assert show.question(view).endswith(".")
    listed = shown(show.choices(view, seat, width), width)
    drawn = shown(show.board(view, seat, width), width)
    assert max(map(len, (listed + drawn).splitlines())) <= width
    assert {str(number + 1) for number in range(count)} <= set(listed.split())
