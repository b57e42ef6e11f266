"""What Duel tells a search about its end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.search.endings import FAR, Endings
from wondertable.core.bits import COUNT, count_bits
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games.duel import chance
from wondertable.games.duel.codes import DRAW, OVER, REBUILD, REVEAL, SHARED, TOKEN
from wondertable.games.duel.figures import CAPITAL, SYMBOLS_TO_WIN
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import W_LIBRARY, W_REBUILDS

REACH: Final = 4
"""Steps that the pawn makes at most by one choice: three shields, and Strategy."""
ORDERS: Final = 6.0
"""In how many orders the same three tokens are drawn."""


@final
class DuelEndings(Endings):
    """Reads the position itself."""

    def score(self, state: State, seat: i64) -> float:
        """The seat's part of the victory."""
        assert isinstance(state, Duel)
        if state.winner == SHARED:
            return 0.5
        return 1.0 if state.winner == seat else 0.0

    def deal(self, state: State, rng: Rng) -> float:
        """Cards that are turned up and tokens that are drawn; nobody counts all ways to lay out."""
        assert isinstance(state, Duel)
        odds = 1.0
        while state.mover() == CHANCE:
            top: i64 = state.question
            if top != REVEAL and top != DRAW:
                state.deal(rng)
                return 0.0
            odds /= float(count_bits(chance.possible(state)))
            chance.deal(state, rng)
            if top == DRAW and state.question != DRAW:
                odds *= ORDERS
        return odds

    def at_once(self, state: State) -> i64:
        """A choice that wins by arms or science before the rival is asked."""
        assert isinstance(state, Duel)
        symbols: i64 = COUNT[state.me.symbols]
        near: bool = ahead(state, state.active) >= CAPITAL - REACH
        if symbols < SYMBOLS_TO_WIN - 1 and not near:
            return -1
        return winning(state)

    def rest(self, state: State) -> i64:
        """By the number of cards that are left."""
        assert isinstance(state, Duel)
        if state.age < 3:
            return FAR
        cards: i64 = count_bits(state.present)
        hidden: i64 = count_bits(state.hidden)
        if cards >= len(SIZE) or hidden >= len(LUCK):
            return FAR
        rest: i64 = SIZE[cards] * LUCK[hidden]
        if cards > 1:
            rest *= DIGGING if may_build(state, W_REBUILDS) else 1
            rest *= DRAWING if may_build(state, W_LIBRARY) else 1
        return rest

    def key(self, state: State) -> i64:
        """Folds all that can still matter; discarded cards do so while somebody may dig them up."""
        assert isinstance(state, Duel)
        more: i64 = state.present & (state.present - 1)
        if more & (more - 1) == 0:
            return 0  # it takes longer to look for it than to play two cards
        me = state.me
        opp = state.opp
        total: i64 = (state.low_slots % PRIME) * 0x2545F49
        total += (state.mid_slots % PRIME) * 0x3C6EF37
        total += (state.top_slots % PRIME) * 0x2A5B7C1
        total += (state.present << 2 | state.active << 1 | state.again) * 0x31C8E21
        total += (state.unseen % PRIME) * 0x29AF3D5
        total += (state.pending % PRIME) * 0x36D5A8B
        total += ((state.pawn + 16) << 4 | state.loot) * 0x2F1B4E3
        total += (state.board << 10 | state.box) * 0x3A91C57
        total += (state.drawn | me.coins << 12) * 0x27E4D0D
        total += (me.built_low % PRIME) * 0x34B9F6F
        total += (me.built_high % PRIME) * 0x2C8D1A7
        total += (me.unbuilt << 22 | me.raised << 10 | me.tokens) * 0x3E5A2B9
        total += (opp.built_low % PRIME) * 0x2873F1B
        total += (opp.built_high % PRIME) * 0x3917ED3
        total += (opp.unbuilt << 22 | opp.raised << 10 | opp.tokens) * 0x2D6C885
        total += (opp.coins << 7 | 1) * 0x32FA96D
        if may_build(state, W_REBUILDS):
            total += (state.discard_low % PRIME) * 0x3B40C4F
            total += (state.discard_high % PRIME) * 0x25D3A61
        return total


SIZE: Final = (1, 2, 4, 8, 20, 30, 60, 100, 150, 300, 600, 1200)
"""Positions that are looked at in half of the games, by the cards that are left."""
LUCK: Final = (1, 6, 30, 300)
"""How many times more there are, by the cards that lie face down."""
DIGGING: Final = 10
DRAWING: Final = 10
"""How many times more, while the Mausoleum or the Great Library can still be built."""
PRIME: Final = 0x6A09E671
"""Powers of two have no pattern modulo this one."""


def may_build(state: Duel, kind: bytes) -> bool:
    """Whether somebody still has a wonder of a kind to build."""
    place: i64 = 0
    me = state.me
    opp = state.opp
    while place < 4:
        if (me.unbuilt >> place) & 1 and kind[me.wonder_at(place)]:
            return True
        if (opp.unbuilt >> place) & 1 and kind[opp.wonder_at(place)]:
            return True
        place += 1
    return False


def winning(state: Duel) -> i64:
    """A choice by which the seat in turn wins within this turn; -1 if there is none."""
    seat: i64 = state.active
    for action in state.legal(seat):
        after = state.clone()
        after.choose(action)
        top: i64 = after.question
        won: bool = after.pending == OVER and after.winner == seat
        if won or ((top == TOKEN or top == REBUILD) and winning(after) >= 0):
            return action
    return -1
