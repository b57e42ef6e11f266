"""No bot of any game knows more than its seat: equal views and seeds give equal choices."""

from __future__ import annotations

import pytest

from wondertable.bots import BOTS, find_bot
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game

PLAIN = ("random", "greedy")
TABLES = {
    "duel": ("duel", 2, {}),
    "seven": ("seven", 3, {}),
    "seven with Cities": ("seven", 5, {"cities": "on"}),
    "seven in teams": ("seven", 4, {"cities": "on", "teams": "on"}),
    "babel": ("babel", 3, {}),
    "babel with two-coloured discs": ("babel", 5, {"two_coloured": "on"}),
}
each_table = pytest.mark.parametrize("table", TABLES)
each_bot = pytest.mark.parametrize(
    "name", [name if name in PLAIN else f"{name}:12sims" for name in BOTS]
)


def moments(table: str, seed: int) -> list[State]:
    """Positions of a random game, one in six of those in which somebody is asked."""
    game, seats, options = TABLES[table]
    state = find_game(game).setup(seats, options)
    rng = Rng(seed)
    met: list[State] = []
    while actors := state.actors():
        if actors[0] == CHANCE:
            state.deal(rng)
            continue
        met.append(state.clone())
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
    return met[::6]


@each_table
@each_bot
def test_equal_views_and_seeds_give_equal_choices(name: str, table: str) -> None:
    bot = find_bot(name, find_game(TABLES[table][0]))
    worlds = Rng(7)
    for state in moments(table, 11):
        seat = state.actors()[-1]
        view = state.view(seat)
        other = view.fill(worlds).view(seat)
        choice = bot.choose(view, seat, Rng(5))
        assert choice == bot.choose(other, seat, Rng(5))
        assert choice in state.legal(seat)


@each_table
@each_bot
def test_a_bot_leaves_its_view_as_it_is(name: str, table: str) -> None:
    bot = find_bot(name, find_game(TABLES[table][0]))
    for state in moments(table, 3):
        seat = state.actors()[0]
        view = state.view(seat)
        before = view.key()
        bot.choose(view, seat, Rng(4))
        assert view.key() == before
