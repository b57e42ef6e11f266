"""Sensible play of 7 Wonders without search: goods first, points last, and a plan for science."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.brain import Rollout
from wondertable.bots.seven.price import cheapest_way, price_of
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games.seven import chance
from wondertable.games.seven.choices import build_ways, choice_of, next_stage_ways, use_code
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    BUILD,
    EXTRA,
    LOSE,
    OVER,
    SELL,
    SLOT_SHIFT,
    STAGE,
    TURN,
)
from wondertable.games.seven.gains import counted_coins
from wondertable.games.seven.hand import card_in, slot_of
from wondertable.games.seven.scoring import counted_points
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import (
    BLUE,
    BLUE_SHIFT,
    COLOR,
    GREEN,
    KINDS,
    POINTS_COMPLETE,
    POINTS_SCOPE,
    POINTS_TOKEN,
    PRINTED,
    RED,
    SHIELDS,
)
from wondertable.games.seven.turn import play_extra

WISH: Final[bytes] = bytes(
    [12, 12, 5, 10, 6, 8, 0, 6]  # age I: brown, grey, blue, yellow, red, green, purple, black
    + [10, 8, 6, 8, 9, 9, 0, 7]
    + [1, 1, 2, 6, 8, 12, 2, 8]
)
"""How much a card of a colour is wished for, by 8 * (age - 1) + colour."""
SCHOLAR: Final = 6
"""Times as much as others a science-minded player wishes for a green card."""
NEW_KIND: Final = 2
STAGE_WISH: Final = 12
POINT: Final = 3
"""The wish for each point of a card."""
VICTORY: Final = 3
"""The wish for each point of a conflict that a card decides."""


@final
class SevenRollout(Rollout):
    """One player in three is minded for science."""

    def __init__(self) -> None:
        self.minds: i64 = 0  # a bit for each scholar

    def begin(self, rng: Rng) -> None:
        """Draws who is minded for science."""
        self.minds = rng.below(128) & rng.below(128)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A choice drawn by how much it is wished for."""
        assert isinstance(state, Seven)
        question: i64 = state.question
        if question == TURN or question == EXTRA:
            return sensible(state, seat, self.minds, rng)
        actions = state.legal(seat)
        if question == LOSE:
            return actions[-1]  # debt costs more than coins
        return actions[rng.below(len(actions))]

    def play(self, state: State, rng: Rng) -> None:
        """Plays to the end, in place."""
        assert isinstance(state, Seven)
        self.begin(rng)
        minds: i64 = self.minds
        while state.question != OVER:
            if state.waiting == 0:
                chance.deal(state, rng)
            elif state.question == TURN:
                choose_all(state, minds, rng)
            elif state.question == EXTRA:
                seat: i64 = state.mover()
                action: i64 = sensible(state, seat, minds, rng)
                state.waiting = 0
                play_extra(state, choice_of(state, seat, action))
            else:
                for other in state.actors():
                    state.apply(other, self.choose(state, other, rng))


def choose_all(state: Seven, minds: i64, rng: Rng) -> None:
    """All choose a card, and all are turned up."""
    waiting: i64 = state.waiting
    seat: i64 = 0
    while seat < state.seats:
        if (waiting >> seat) & 1:
            state.cities[seat].choice = choice_of(state, seat, sensible(state, seat, minds, rng))
        seat += 1
    state.waiting = 0
    state.resolve()


def sensible(state: Seven, seat: i64, minds: i64, rng: Rng) -> i64:
    """A use of a card drawn by how much it is wished for; `minds` has a bit for each scholar."""
    me = state.cities[seat]
    scholar: i64 = (minds >> seat) & 1
    total: i64 = 0
    chosen: i64 = -1
    slot: i64 = 0
    last: i64 = -1
    while slot < me.held:
        card: i64 = card_in(me.hand, slot)
        ways = build_ways(state, seat, card)
        if ways[0] and card != last:
            number: i64 = cheapest_way(ways)
            wish: i64 = wish_for(state, seat, me, card, scholar)
            wish -= price_of(ways, number)
            if wish < 1:
                wish = 1
            wish *= wish
            total += wish
            if rng.below(total) < wish:
                chosen = slot << SLOT_SHIFT | use_code(BUILD, number)
        last = card
        slot += 1
    stage = next_stage_ways(state, seat)
    slot = rng.below(me.held)
    place: i64 = slot_of(me.hand, me.held, card_in(me.hand, slot)) << SLOT_SHIFT
    if stage[0]:
        number = cheapest_way(stage)
        wish = STAGE_WISH - price_of(stage, number)
        if wish < 1:
            wish = 1
        wish *= wish
        total += wish
        if rng.below(total) < wish:
            return place | use_code(STAGE, number)
    return place | SELL if chosen < 0 else chosen


def wish_for(state: Seven, seat: i64, me: City, card: i64, scholar: i64) -> i64:
    """How much a card that can be paid is wished for."""
    color: i64 = COLOR[card]
    wish: i64 = WISH[8 * (state.age - 1) + color]
    if color == GREEN:
        return wish * SCHOLAR if scholar else wish
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    if color == RED:
        worth: i64 = VICTORY * (2 * state.age - 1)
        wish += worth * decides(me.shields, left.shields, SHIELDS[card])
        wish += worth * decides(me.shields, right.shields, SHIELDS[card])
    elif color == BLUE:
        wish += POINT * (PRINTED[card] >> BLUE_SHIFT)
    elif POINTS_SCOPE[card] or POINTS_TOKEN[card] or POINTS_COMPLETE[card]:
        wish += POINT * counted_points(me, left, right, card)
    elif KINDS[card] & ~me.kinds:
        wish *= NEW_KIND
    return wish + counted_coins(me, left, right, card)


def decides(mine: i64, theirs: i64, more: i64) -> i64:
    """1 if more shields turn a conflict."""
    return 1 if mine <= theirs < mine + more else 0
