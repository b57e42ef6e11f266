"""Points: wonders, refused offers, discs, action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.games.babel.builder import KIND, KIND_BITS, Builder
from wondertable.games.babel.codes import (
    DISC_BONUS,
    E_BONUS,
    E_CARDS,
    E_ENDED,
    E_UNFINISHED,
    E_WON,
    FIVE_POINTS,
    NO_TYPE,
)
from wondertable.games.babel.figures import DISCS, END_POINTS, LIGHT_ROW, OTHERS, TYPES, WONDERS
from wondertable.games.babel.packed import count, some

if TYPE_CHECKING:
    from wondertable.games.babel.state import Babel


SEAT_BITS: Final = 8
SEAT_UNITS: Final = 255

ABSENT: Final = 0
MOST: Final = 1
TIED: Final = 2
SECOND: Final = 3
OTHER: Final = 4
PLACES: Final = ("absent", "most", "tied", "second", "other")
"""The places on a wonder in words, by number."""


def pieces_on(state: Babel, wonder: i64) -> i64:
    """The pieces of all seats on a wonder: eight bits for each seat."""
    pieces: i64 = 0
    shift: i64 = 0
    for builder in state.builders:
        pieces |= builder.units_on(wonder) << shift
        shift += SEAT_BITS
    return pieces


def place(pieces: i64, seat: i64) -> i64:
    """The place of a seat among those who have pieces on a wonder.

    Of all who tie for second, nobody is second.
    """
    mine: i64 = (pieces >> (SEAT_BITS * seat)) & SEAT_UNITS
    if mine == 0:
        return ABSENT
    above: i64 = 0
    level: i64 = 0
    while pieces:
        units: i64 = pieces & SEAT_UNITS
        if units > mine:
            above += 1
        elif units == mine:
            level += 1
        pieces >>= SEAT_BITS
    if above == 0:
        return MOST if level == 1 else TIED
    return SECOND if above == 1 and level == 1 else OTHER


def paid(pieces: i64, seat: i64, first: i64, second: i64) -> i64:
    """What a wonder with such pieces pays a seat: a tie for most, the second value."""
    found: i64 = place(pieces, seat)
    if found == MOST:
        return first
    if found == TIED or found == SECOND:
        return second
    return OTHERS if found == OTHER else 0


def place_word(units: dict[int, int], seat: i64) -> str:
    """The place of a seat on a wonder in a word, by the pieces of every seat that has some."""
    pieces: i64 = 0
    for other, mine in units.items():
        pieces |= mine << (SEAT_BITS * other)
    return PLACES[place(pieces, seat)]


def award(state: Babel, wonder: i64, row: i64, seat: i64) -> i64:
    """What a seat scores for a wonder by a row of the value table."""
    sheet = state.sheet
    return paid(pieces_on(state, wonder), seat, sheet.first[row], sheet.second[row])


def unfinished(state: Babel, seat: i64) -> i64:
    """The points for all wonders with pieces, by the light row."""
    points: i64 = 0
    if state.builders[seat].units:
        wonder: i64 = 0
        while wonder < WONDERS:
            points += award(state, wonder, LIGHT_ROW, seat)
            wonder += 1
    return points


def discs_taken(builder: Builder) -> i64:
    """How many discs a seat has."""
    found: i64 = 0
    left: i64 = builder.taken
    while left:
        left &= left - 1
        found += 1
    return found


def disc_bonus(state: Babel, seat: i64) -> i64:
    """The points for discs of one type, two-coloured ones assigned as is best (A22)."""
    sheet = state.sheet
    taken: i64 = state.builders[seat].taken
    counts: i64 = 0
    double: list[int] = []
    space: i64 = 0
    while space < DISCS:
        if (taken >> space) & 1:
            kind: i64 = state.board[space]
            if sheet.second_types[kind] == NO_TYPE:
                counts += some(sheet.types[kind], 1)
            else:
                double.append(kind)
        space += 1
    best: i64 = 0
    ways: i64 = 1 << len(double)
    way: i64 = 0
    while way < ways:
        points: i64 = bonus_of(state, assigned(state, counts, double, way))
        if points > best:
            best = points
        way += 1
    return best


def assigned(state: Babel, counts: i64, double: list[int], way: i64) -> i64:
    """The discs by type when each two-coloured one counts for its first or its second type."""
    for kind in double:
        types = state.sheet.second_types if way & 1 else state.sheet.types
        counts += some(types[kind], 1)
        way >>= 1
    return counts


def bonus_of(state: Babel, counts: i64) -> i64:
    """The points for so many discs of every type."""
    points: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        points += state.sheet.bonus[count(counts, kind)]
        kind += 1
    return points


def card_points(state: Babel, seat: i64) -> i64:
    """The points for action cards that score at the end; the others are void (A17, A27)."""
    builder = state.builders[seat]
    bonus: i64 = (builder.actions >> (KIND_BITS * DISC_BONUS)) & KIND
    fives: i64 = (builder.actions >> (KIND_BITS * FIVE_POINTS)) & KIND
    points: i64 = fives * END_POINTS
    if bonus:
        points += bonus * state.sheet.disc_points * discs_taken(builder)
    return points


def by_category(state: Babel, seat: i64) -> list[int]:
    """Points by category, in the order of the game's `categories`."""
    builder = state.builders[seat]
    return [
        builder.refused,
        builder.wonders,
        unfinished(state, seat),
        disc_bonus(state, seat),
        card_points(state, seat),
    ]


def open_points(state: Babel, seat: i64) -> i64:
    """The points of a seat that everybody can count: all but those of action cards."""
    builder = state.builders[seat]
    points: i64 = builder.refused + builder.wonders + unfinished(state, seat)
    return points + disc_bonus(state, seat)


def score(state: Babel, seat: i64) -> i64:
    """All points of a seat."""
    return open_points(state, seat) + card_points(state, seat)


def final_events(state: Babel) -> None:
    """Tells how the final scoring went."""
    journal = state.journal
    assert journal is not None
    journal.add((E_ENDED, state.ended))
    wonder: i64 = 0
    while wonder < WONDERS:
        for seat in range(state.seats):
            points: i64 = award(state, wonder, LIGHT_ROW, seat)
            if points:
                journal.add((E_UNFINISHED, seat, wonder, points))
        wonder += 1
    most: i64 = -1
    winners: i64 = 0
    for seat in range(state.seats):
        bonus: i64 = disc_bonus(state, seat)
        if bonus:
            journal.add((E_BONUS, seat, bonus))
        cards: i64 = card_points(state, seat)
        if cards:
            journal.add((E_CARDS, seat, cards))
        whole: i64 = score(state, seat)
        if whole > most:
            most = whole
            winners = 0
        if whole == most:
            winners |= 1 << seat
    journal.add((E_WON, winners))
