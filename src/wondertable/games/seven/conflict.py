"""The conflicts at the end of an age: next door, around absent seats, and between teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import BIT
from wondertable.games.seven.codes import E_ABSENT, E_FOUGHT

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven


def conflicts(state: Seven) -> None:
    """Fights all conflicts of an age; strengths do not change by it, so the order is open."""
    if state.teams:
        team_conflicts(state)
        return
    fighters: list[int] = []
    for seat in range(state.seats):
        city = state.cities[seat]
        if city.diplomacy:
            city.diplomacy -= 1
            if state.journal is not None:
                state.journal.add((E_ABSENT, seat))
        else:
            fighters.append(seat)
    count: i64 = len(fighters)
    if count == 2:
        fight(state, fighters[0], fighters[1], 1)
    elif count > 2:
        at: i64 = 0
        while at < count:
            fight(state, fighters[at], fighters[at + 1 if at + 1 < count else 0], 1)
            at += 1


def team_conflicts(state: Seven) -> None:
    """Fights across the borders of teams: twice the tokens, half of them with diplomacy (5.3)."""
    first: i64 = 1
    while first < state.seats:
        second: i64 = state.left(first)
        worth: i64 = 2 - spend(state, first) - spend(state, second)
        fight(state, first, second, worth)
        first += 2


def spend(state: Seven, seat: i64) -> i64:
    """Discards a diplomacy token, if the seat has one; returns how many."""
    city = state.cities[seat]
    if city.diplomacy == 0:
        return 0
    city.diplomacy -= 1
    if state.journal is not None:
        state.journal.add((E_ABSENT, seat))
    return 1


def fight(state: Seven, first: i64, second: i64, worth: i64) -> None:
    """Compares two cities; the stronger takes victory tokens, the weaker defeat tokens."""
    one = state.cities[first]
    two = state.cities[second]
    winner: i64 = first if one.shields > two.shields else second
    loser: i64 = first + second - winner
    if one.shields == two.shields or worth == 0:
        return
    state.cities[winner].tokens += worth * BIT[8 * state.age]
    state.cities[loser].tokens += worth
    if state.journal is not None:
        state.journal.add((E_FOUGHT, winner, loser, state.age, worth))
