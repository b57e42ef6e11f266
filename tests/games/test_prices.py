"""The price that a choice is told with is what is paid for it when it happens."""

from __future__ import annotations

import pytest

from tests.conformance.games import Variant
from wondertable.core.play import Play
from wondertable.core.rng import Rng
from wondertable.core.state import Journal
from wondertable.games.duel import events as duel
from wondertable.games.seven import events as seven

TABLES = [
    Variant("duel", 2, ("draft", "begins")),
    Variant("seven", 3, ("random", "day", "off", "off", "on")),
    Variant("seven", 4, ("random", "random", "on", "off", "on")),
    Variant("seven", 4, ("random", "random", "on", "on", "on")),
]


def paid(event: object) -> dict[int, int]:
    """What a seat gave away for its choice, as the event has it."""
    match event:
        case duel.Paid(seat, coins, traded, _):
            return {seat: coins + traded}
        case seven.Paid(seat, coins, left, right):
            return {seat: coins + left + right}
        case seven.Lost(seat, coins, _):
            return {seat: coins}
    return {}


@pytest.mark.parametrize("variant", TABLES, ids=str)
@pytest.mark.parametrize("seed", range(5))
def test_a_choice_costs_what_is_paid_for_it(variant: Variant, seed: int) -> None:
    game = variant.game
    play = Play(game, variant.seats, seed, variant.options)
    rng = Rng(seed)
    play.deal_on()
    dearest = 0
    while play.asked:
        told = {}
        journal = Journal()
        for seat in play.asked:
            choices = list(play.choices(seat))
            wanted = max(choices, key=lambda choice: (choice.coins, rng.below(1000)))
            told[seat] = wanted.coins
            play.carry_out(seat, wanted.code, journal)
        play.deal_on()
        found = {}
        for event in (each for viewer in told for each in game.events(journal, viewer)):
            found.update(paid(event))
        assert {seat: coins for seat, coins in told.items() if coins} == {
            seat: coins for seat, coins in found.items() if coins
        }
        dearest = max(dearest, *told.values())
    assert dearest > 3
