"""The hunter: plays Duel for six symbols, and is there to spar with."""

from __future__ import annotations

import pytest

from tests.bots.test_bots import played
from tests.bots.test_fairness import moments
from tests.games.duel.position import position
from wondertable.bots import BOTS, SPARRING, find_bot
from wondertable.bots.engine import known_level
from wondertable.bots.hunter import HunterBot
from wondertable.core.errors import UnknownBot
from wondertable.core.rng import Rng
from wondertable.games import find_game
from wondertable.games.duel.actions import Build
from wondertable.games.duel.game import GAME
from wondertable.games.duel.state import Duel


def test_the_hunter_is_found_by_name_but_not_offered() -> None:
    assert "hunter" in SPARRING
    assert "hunter" not in BOTS
    bot = find_bot("hunter:30sims", GAME)
    assert isinstance(bot, HunterBot)
    assert bot.budget.simulations == 30
    assert known_level("hunter:20ms") == "hunter:20ms"


def test_a_game_without_a_hunter_has_none() -> None:
    with pytest.raises(UnknownBot, match="no bot “hunter”"):
        find_bot("hunter", find_game("babel"))


def test_the_hunter_takes_the_sixth_symbol() -> None:
    five = "apothecary pharmacist scriptorium workshop academy"
    state = position(age=3, coins=(20, 9), built=(five, ""), open="palace university town_hall")
    choice = find_bot("hunter:60sims", GAME).choose(state.view(0), 0, Rng(0))
    assert GAME.write(state, 0, choice) == str(Build("university"))


def test_the_hunter_leaves_points_for_a_symbol() -> None:
    three = "apothecary pharmacist scriptorium"
    state = position(
        age=2, coins=(9, 9), built=(three, ""), open="laboratory statue parade_ground", board="law"
    )
    choice = find_bot("hunter:60sims", GAME).choose(state.view(0), 0, Rng(0))
    assert GAME.write(state, 0, choice) == str(Build("laboratory"))


def test_the_hunter_gathers_more_symbols_than_its_rival() -> None:
    own = theirs = 0
    for seed in range(4):
        bots = [find_bot("hunter:20sims", GAME), find_bot("senator:20sims", GAME)]
        if seed % 2:
            bots.reverse()
        end = played(GAME.setup(), bots, seed)
        assert isinstance(end, Duel)
        counts = [int(end.city(seat).symbols).bit_count() for seat in range(2)]
        own += counts[seed % 2]
        theirs += counts[1 - seed % 2]
    assert own > theirs


def test_the_hunter_knows_no_more_than_its_seat() -> None:
    bot, worlds = find_bot("hunter:12sims", GAME), Rng(7)
    for state in moments("duel", 11):
        seat = state.actors()[-1]
        view = state.view(seat)
        choice = bot.choose(view, seat, Rng(5))
        assert choice == bot.choose(view.fill(worlds).view(seat), seat, Rng(5))
        assert choice in state.legal(seat)
