"""Every registered bot plays Tower of Babel, with three to five seats and all options."""

from __future__ import annotations

import pytest

from tests.games.babel.position import position
from wondertable.bots import BOTS, find_bot
from wondertable.core.play import legal_action
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.babel.choices import wrong_cards
from wondertable.games.babel.game import GAME

PLAIN = ("random", "greedy")
PLIES = 120
"""Choices that slow bots make before the rest is played at random."""


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {}),
        (4, {"two_coloured": "on"}),
        (5, {"action_cards": "off"}),
        (5, {}),
        (3, {"figures": "row_2=9/4,bonus_3=12,discs_ship=2/3/5/7/8/9"}),
        (3, {"bluff": "on"}),
    ],
    ids=str,
)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_makes_legal_choices(name: str, seats: int, options: dict[str, str]) -> None:
    bot = find_bot(name if name in PLAIN else f"{name}:4sims", GAME)
    state = GAME.setup(seats, options)
    rng = Rng(seats)
    chosen = 0
    while (actors := state.actors()) and chosen < PLIES:
        if actors == [CHANCE]:
            state.deal(rng)
            continue
        choices = [(seat, bot.choose(state.view(seat), seat, rng)) for seat in actors]
        for seat, action in choices:
            assert action in state.legal(seat)
            state.apply(seat, action)
            chosen += 1
    state.playout(rng)
    assert state.outcome() is not None


@pytest.mark.parametrize("name", [name for name in BOTS if name != "random"])
def test_no_bot_lays_wrong_cards_since_they_can_deceive_nobody_who_decides(name: str) -> None:
    """All offers lie open before anybody chooses among them; a wrong card only shows a hand."""
    bot = find_bot(name if name in PLAIN else f"{name}:8sims", GAME)
    state = position(
        hands={1: "1 ship 3 camel 2 crane", 2: "3 stonemason"},
        discs={"pyramids": "3 ship"},
        bluff=True,
    )
    build = legal_action(GAME, state, 0, "build pyramids 3 ship")
    state.apply(0, build)
    for luck in range(12):
        for seat in (1, 2):
            action = bot.choose(state.view(seat), seat, Rng(luck))
            assert wrong_cards(state, action) == 0, GAME.write(state, seat, action)


def test_greedy_beats_random_players() -> None:
    wins = 0.0
    games = 12
    for game in range(games):
        state = GAME.setup(3)
        rng = Rng(7, game)
        bots = [find_bot("greedy" if seat == game % 3 else "random", GAME) for seat in range(3)]
        while actors := state.actors():
            if actors == [CHANCE]:
                state.deal(rng)
                continue
            choices = [(seat, bots[seat].choose(state.view(seat), seat, rng)) for seat in actors]
            for seat, action in choices:
                state.apply(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.score(game % 3)
    assert wins > games / 2
