"""The levels: one search, with less or more of it."""

from __future__ import annotations

import pytest

from tests.games.duel.position import position
from wondertable.bots import BOTS, USUAL, find_bot
from wondertable.bots.kits import KITS, find_kit
from wondertable.bots.levels import LEVELS, SearchBot, plausible, weights_of
from wondertable.bots.search.brain import RolloutBrain
from wondertable.bots.search.finding import Finding, Prospect
from wondertable.core.rng import Rng
from wondertable.games import GAMES
from wondertable.games.duel.actions import Build
from wondertable.games.duel.game import GAME


def finding(*expected: float, shares: tuple[float, ...] | None = None) -> Finding:
    """Choices with what may be expected of them."""
    parts = shares or (1 / len(expected),) * len(expected)
    prospects = [Prospect(at, parts[at], value, parts[at]) for at, value in enumerate(expected)]
    return Finding(tuple(prospects), (0.5, 0.5), 100)


def test_levels_have_the_same_names_in_every_game() -> None:
    assert list(BOTS) == [
        "random",
        "greedy",
        "novice",
        "citizen",
        "senator",
        "oracle",
        "friend",
        "rollout",
    ]
    assert USUAL in BOTS
    for game in GAMES.values():
        for level in LEVELS:
            assert find_bot(level.name, game).name == level.name


def test_a_budget_takes_the_place_of_the_level_s_own() -> None:
    bot = find_bot("oracle:50sims", GAME)
    assert isinstance(bot, SearchBot)
    assert bot.budget.simulations == 50
    own = find_bot("oracle", GAME)
    assert isinstance(own, SearchBot)
    assert own.budget.seconds == 1.0


@pytest.mark.parametrize("name", ["citizen", "senator", "oracle:400sims", "rollout:400sims"])
def test_a_victory_that_is_there_is_taken(name: str) -> None:
    state = position(age=3, pawn=7, coins=(9, 9), open="palace pretorium town_hall")
    choice = find_bot(name, GAME).choose(state.view(0), 0, Rng(0))
    assert GAME.write(state, 0, choice) == str(Build("pretorium"))


def test_a_bot_says_what_every_seat_may_expect() -> None:
    state = position(age=3, pawn=7, coins=(9, 9), open="palace pretorium town_hall")
    bot = find_bot("senator", GAME)
    assert isinstance(bot, SearchBot)
    found = bot.find(state.view(0), 0, Rng(0))
    assert found.expected[0] > 0.9
    assert sum(found.expected) == pytest.approx(1)
    assert found.best.expected > 0.99


def test_a_careless_bot_takes_anything_that_does_not_look_foolish() -> None:
    found = finding(0.9, 0.6, 0.1, shares=(0.8, 0.15, 0.05))
    drawn = [plausible(found, Rng(seed)).action for seed in range(200)]
    assert 0.4 < drawn.count(0) / 200 < 0.6
    assert 2 not in drawn


def test_rollout_has_learnt_nothing() -> None:
    bot = find_bot("rollout", GAME)
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.brain, RolloutBrain)


def test_the_weights_that_come_with_the_package_fit() -> None:
    for game in KITS:
        assert weights_of(game) is not None


def test_a_game_without_a_kit_is_played_out_at_random() -> None:
    kit = find_kit("duel")
    assert kit.secrets is False
    assert isinstance(kit.brain(None), RolloutBrain)
