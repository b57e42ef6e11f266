"""Counting for coins and points, and the civilian victory (rulings L1 to G3, A3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.bits import COUNT
from wondertable.games.duel.city import City
from wondertable.games.duel.codes import CIVILIAN, SHARED
from wondertable.games.duel.figures import COINS_PER_POINT, MILITARY_POINTS
from wondertable.games.duel.military import ahead
from wondertable.games.duel.tables import (
    BLUE,
    BROWN,
    BROWN_OR_GREY,
    COLOR,
    FIRST_GUILD,
    GREEN,
    GREY,
    LOW_CARDS,
    MATHEMATICS,
    POINTS,
    POINTS_EACH,
    POINTS_KIND,
    PURPLE,
    T_POINTS,
    T_POINTS_EACH,
    W_POINTS,
    WONDER,
    YELLOW,
)

if TYPE_CHECKING:
    from wondertable.games.duel.state import Duel

TRACK_POINTS: Final[bytes] = bytes(MILITARY_POINTS)


def count(city: City, kind: i64) -> i64:
    """How many things of a kind a city has."""
    if kind < BROWN_OR_GREY:
        return city.count(kind)
    if kind == BROWN_OR_GREY:
        return city.count(BROWN) + city.count(GREY)
    if kind == WONDER:
        return city.wonders_built()
    return city.coins // COINS_PER_POINT


def most(a: City, b: City, kind: i64) -> i64:
    """The count of the city that has more (G1)."""
    mine: i64 = count(a, kind)
    theirs: i64 = count(b, kind)
    return mine if mine > theirs else theirs


def guild_points(city: City, other: City) -> i64:
    """The points of all guilds in a city."""
    points: i64 = 0
    guilds: i64 = city.built_high >> (FIRST_GUILD - LOW_CARDS)
    guild: i64 = FIRST_GUILD
    while guilds:
        if guilds & 1:
            points += POINTS_EACH[guild] * most(city, other, POINTS_KIND[guild])
        guilds >>= 1
        guild += 1
    return points


def token_points(city: City) -> i64:
    """What the tokens are worth beyond their printed points: Mathematics (P5)."""
    return T_POINTS_EACH[MATHEMATICS] * COUNT[city.tokens] if city.has(MATHEMATICS) else 0


def track_points(distance: i64) -> i64:
    """The points of the player towards whose opponent the pawn has moved (M1)."""
    return TRACK_POINTS[distance] if distance > 0 else 0


def score(state: Duel, seat: i64) -> i64:
    """All points of a seat, quickly; `by_category` tells them apart."""
    city = state.city(seat)
    other = state.city(1 - seat)
    return (
        city.points
        + city.coins // COINS_PER_POINT
        + track_points(ahead(state, seat))
        + guild_points(city, other)
        + token_points(city)
    )


def by_category(state: Duel, seat: i64) -> list[int]:
    """Points of blue, green, yellow and purple cards, wonders, tokens, coins and military."""
    city = state.city(seat)
    colors = [0] * 7
    for card in state.cards_of(seat):
        colors[COLOR[card]] += POINTS[card]
    wonders: i64 = 0
    for number in range(12):
        if city.raised >> number & 1:
            wonders += W_POINTS[number]
    tokens: i64 = token_points(city)
    for number in range(10):
        if city.has(number):
            tokens += T_POINTS[number]
    return [
        colors[BLUE],
        colors[GREEN],
        colors[YELLOW],
        colors[PURPLE] + guild_points(city, state.city(1 - seat)),
        wonders,
        tokens,
        city.coins // COINS_PER_POINT,
        track_points(ahead(state, seat)),
    ]


def civilian(state: Duel) -> None:
    """Ends the game by points, then by the points of blue cards; else both win (A3)."""
    first: i64 = score(state, 0)
    second: i64 = score(state, 1)
    if first == second:
        first = state.city(0).blue
        second = state.city(1).blue
    if first > second:
        state.end(CIVILIAN, 0)
    elif first < second:
        state.end(CIVILIAN, 1)
    else:
        state.end(CIVILIAN, SHARED)
