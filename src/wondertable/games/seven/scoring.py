"""The score sheet, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import INDEX
from wondertable.games.seven.city import City
from wondertable.games.seven.figures import (
    COINS_PER_POINT,
    DEFEAT,
    FIRST_VICTORY,
    SECOND_VICTORY,
    TEAM,
    THIRD_VICTORY,
)
from wondertable.games.seven.science import science
from wondertable.games.seven.tables import (
    BLACK,
    BLACK_SHIFT,
    BLUE_SHIFT,
    COLOR,
    HIGH_SCORING,
    LOW_CARDS,
    LOW_SCORING,
    NEXT_DOOR,
    OWN_CITY,
    POINTS_COLORS,
    POINTS_COMPLETE,
    POINTS_EACH,
    POINTS_SCOPE,
    POINTS_STAGE,
    POINTS_TOKEN,
    POINTS_TOKEN_AGE,
    PURPLE,
    YELLOW,
)

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven


def counted_points(me: City, left: City, right: City, card: i64) -> i64:
    """The points that a card is worth for what stands in the cities now."""
    if POINTS_COMPLETE[card]:
        return POINTS_COMPLETE[card] if me.stages_left() == 0 else 0
    if POINTS_TOKEN[card]:
        return POINTS_TOKEN[card] * me.victories(POINTS_TOKEN_AGE[card])
    scope: i64 = POINTS_SCOPE[card]
    colors: i64 = POINTS_COLORS[card]
    found: i64 = 0
    if scope & OWN_CITY:
        found += me.count_all(colors) if colors else me.stages
    if scope & NEXT_DOOR:
        if colors:
            found += left.count_all(colors) + right.count_all(colors)
        else:
            found += left.stages + right.stages
    return found * (POINTS_EACH[card] + POINTS_STAGE[card])


def conflict_points(me: City) -> i64:
    """The sum of all conflict tokens."""
    return (
        FIRST_VICTORY * me.victories(1)
        + SECOND_VICTORY * me.victories(2)
        + THIRD_VICTORY * me.victories(3)
        + DEFEAT * me.defeats()
    )


def treasury(me: City) -> i64:
    """One point for three coins, less the debt (Cities 3.6)."""
    return me.coins // COINS_PER_POINT - me.debt


def counted_by_color(me: City, left: City, right: City, color: i64) -> i64:
    """The points of all cards of a colour that count something; any colour for -1."""
    points: i64 = 0
    cards: i64 = me.low & LOW_SCORING
    first: i64 = 0
    while True:
        while cards:
            bit: i64 = cards & -cards
            cards ^= bit
            card: i64 = first + INDEX[bit % 67]
            if color < 0 or COLOR[card] == color:
                points += counted_points(me, left, right, card)
        if first:
            return points
        first = LOW_CARDS
        cards = me.high & HIGH_SCORING


def score(state: Seven, seat: i64) -> i64:
    """All points of a seat, quickly; `by_category` tells them apart."""
    me = state.cities[seat]
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    printed: i64 = me.printed
    return (
        (printed & 1023)
        + ((printed >> BLUE_SHIFT) & 1023)
        + (printed >> BLACK_SHIFT)
        + treasury(me)
        + conflict_points(me)
        + science(me, left, right)
        + counted_by_color(me, left, right, -1)
    )


def by_category(state: Seven, seat: i64) -> list[int]:
    """The rows of the sheet: wonder, treasury, conflicts, blue, yellow, green, purple, black."""
    me = state.cities[seat]
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    return [
        me.printed & 1023,
        treasury(me),
        conflict_points(me),
        (me.printed >> BLUE_SHIFT) & 1023,
        counted_by_color(me, left, right, YELLOW),
        science(me, left, right),
        counted_by_color(me, left, right, PURPLE),
        (me.printed >> BLACK_SHIFT) + counted_by_color(me, left, right, BLACK),
    ]


def standings(state: Seven) -> list[int]:
    """What decides the ranks, for each seat: points, then coins; partners share theirs."""
    results: list[int] = []
    for seat in range(state.seats):
        results.append(score(state, seat) * 1000 + state.cities[seat].coins)
    if state.teams:
        for first in range(0, state.seats, TEAM):
            together = results[first] + results[first + 1]
            results[first] = together
            results[first + 1] = together
    return results
