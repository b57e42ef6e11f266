"""What the reasons of all games are asked."""

from __future__ import annotations

from wondertable.bots.search.finding import Prospect
from wondertable.bots.whys import reasoner_of, reasons, tips, whys
from wondertable.core.game import Options
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.core.why import Why
from wondertable.games import find_game


def kinds(rows: tuple[Why, ...]) -> list[str]:
    """The ids of reasons."""
    return [row.key for row in rows]


def told_instead(name: str, state: State, seat: int, better: str, played: str) -> tuple[Why, ...]:
    """Why a choice is better than another one."""
    game = find_game(name)
    one, other = (legal_action(game, state, seat, line) for line in (better, played))
    return reasons(name, state.view(seat), seat, one, other)


def given_away(name: str, state: State, seat: int, better: str, played: str) -> list[Why]:
    """All that a choice gives away, and a better one would not."""
    game, reasoner = find_game(name), reasoner_of(name)
    assert reasoner is not None
    one, other = (
        Prospect(legal_action(game, state, seat, line), 0.5, 0.5, 0.5) for line in (better, played)
    )
    return list(reasoner.given(state.view(seat), seat, other, one))


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
        allowed = view.legal(seat)
        for action in allowed[::4]:
            assert whys(name, view, seat, action) == whys(name, other, seat, action)
            why = reasons(name, view, seat, action, allowed[-1])
            assert why == reasons(name, other, seat, action, allowed[-1])
            asked += 1
        assert tips(name, view, seat) == tips(name, other, seat)
        assert view.key() == before
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return asked
