"""What a construction is worth to a city now: the rules try it on a copy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable.games.seven import effects
from wondertable.games.seven.actions import CARD_NUMBER
from wondertable.games.seven.cards import ALL_CARDS
from wondertable.games.seven.figures import VICTORIES
from wondertable.games.seven.gains import counted_coins
from wondertable.games.seven.scoring import by_category
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import S_COINS, STAGES

TREASURY: Final = 1
"""The row of the score sheet that prices would blur."""


@dataclass(frozen=True)
class Gain:
    """What follows for the one who builds."""

    points: int
    """All rows of the sheet except the treasury."""
    coins: int
    before: int
    """Shields."""
    after: int
    beats: tuple[bool, bool]
    """Whether the left and the right neighbour fall behind by it."""


def card_gain(view: Seven, seat: int, card: str) -> Gain:
    """What building a card brings now."""
    number = CARD_NUMBER[card]
    state = view.clone()
    me = state.cities[seat]
    me.add_card(number)
    left, right = state.cities[state.left(seat)], state.cities[state.right(seat)]
    coins = int(counted_coins(me, left, right, number))
    return changed(view, state, seat, coins, ALL_CARDS[number].effects)


def changed(
    view: Seven, state: Seven, seat: int, coins: int, printed: tuple[effects.Effect, ...]
) -> Gain:
    """The difference between two positions for a seat."""
    before, after = (sum_without_treasury(position, seat) for position in (view, state))
    points = after - before
    for effect in printed:
        if isinstance(effect, effects.VictoryToken):
            points += VICTORIES[effect.age - 1]
        elif isinstance(effect, effects.DiscardDefeats):
            points += int(view.cities[seat].defeats())
    shields = [int(position.cities[seat].shields) for position in (view, state)]
    near = (int(view.cities[other(seat)].shields) for other in (view.left, view.right))
    beats = [shields[0] <= strength < shields[1] for strength in near]
    return Gain(points, coins, shields[0], shields[1], (beats[0], beats[1]))


def sum_without_treasury(state: Seven, seat: int) -> int:
    """All points of a seat but those of coins and debt."""
    rows = by_category(state, seat)
    return sum(rows) - rows[TREASURY]


def stage_gain(view: Seven, seat: int) -> Gain:
    """What building the next stage brings now."""
    state = view.clone()
    me = state.cities[seat]
    stage = int(me.next_stage())
    me.add_stage()
    return changed(view, state, seat, S_COINS[stage], STAGES[stage].effects)
