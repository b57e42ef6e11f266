"""What a seat knows: all that lies open, and which tokens it draws for the Great Library (W6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.bits import numbers
from wondertable.core.rng import Rng
from wondertable.games.duel.chance import HIDDEN_DRAW, draw_hidden
from wondertable.games.duel.tables import ALL_TOKENS

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel

PRIME: Final = 0x6A09E671
"""Folds words; powers of two have no pattern modulo this one, so slots do not cancel out."""


def view(state: Duel, seat: i64) -> Duel:
    """What a seat, or a spectator, may look at."""
    copy = state.clone()
    if state.active != seat:
        visible: i64 = state.drawn & ALL_TOKENS
        copy.drawn = state.drawn - visible + HIDDEN_DRAW * len(numbers(visible))
    return copy


def sight(state: Duel, seat: i64) -> i64:
    """A number for what chance has shown: cards, backs of guilds, wonders and tokens."""
    shown: i64 = state.guilds << 10 | state.board
    drawn: i64 = 0
    if state.active == seat:
        drawn = state.drawn
    return (
        (state.low_slots % PRIME) * 0x9E3779B
        + (state.mid_slots % PRIME) * 0xC2B2AE3
        + (state.top_slots % PRIME) * 0x85EBCA6
        + ((state.offer << 10 | drawn) % PRIME) * 0x27D4EB2
        + (shown % PRIME) * 0x165667B
    )


def fill(state: Duel, rng: Rng) -> Duel:
    """A world that the viewer cannot rule out: the hidden tokens are any of those in the box."""
    copy = state.clone()
    draw_hidden(copy, rng)
    return copy
