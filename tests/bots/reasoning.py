"""What the reasons of all games are asked."""

from __future__ import annotations

from wondertable.bots.whys import tips, whys
from wondertable.core.game import Options
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.core.why import Why
from wondertable.games import find_game


def kinds(rows: tuple[Why, ...]) -> list[str]:
    """The ids of reasons."""
    return [row.key for row in rows]


def compared(name: str, seats: int, options: Options) -> int:
    """Plays a random game, and asks that equal views give equal reasons and are left as they are.

    Says for how many choices it was asked.
    """
    game = find_game(name)
    state = game.setup(seats, options)
    rng, worlds = Rng(12), Rng(7)
    asked = 0
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.deal(rng)
            continue
        seat = actors[0]
        view = state.view(seat)
        other = view.fill(worlds).view(seat)
        before = view.key()
        for action in view.legal(seat)[::4]:
            assert whys(name, view, seat, action) == whys(name, other, seat, action)
            asked += 1
        assert tips(name, view, seat) == tips(name, other, seat)
        assert view.key() == before
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return asked
