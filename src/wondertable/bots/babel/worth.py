"""What pieces, discs and ways to build are worth in Tower of Babel, in tenths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.games.babel.choices import joker_cards, taken_together
from wondertable.games.babel.codes import COMPLETE, NO_TYPE, SEATS, WAY_SHIFT
from wondertable.games.babel.figures import DISCS, SPACES, TYPES
from wondertable.games.babel.packed import count, some, total
from wondertable.games.babel.scoring import SEAT_BITS, SEAT_UNITS, paid
from wondertable.games.babel.state import Babel

TENTHS: Final = 10
SURE: Final[bytes] = bytes([10, 6, 3, 1])
"""How much, in tenths, the order of the pieces on a wonder means with so many discs left there."""
DISC_UNITS: Final = 4
"""Pieces that a disc brings."""
NEXT_STEP: Final = 4
"""How much, in tenths, the step after the next one of the disc bonus means."""
ANY_DISC: Final = 5
PLACES: Final = 14
"""How pieces lie to each other: see `place_among`."""
MOST_BONUS: Final = 7
"""Discs of one type that the bonus table knows."""


def limited(number: i64, most: i64) -> i64:
    """A number from 0 to a limit."""
    if number > most:
        return most
    return number if number > 0 else 0


def level(number: i64, most: i64) -> i64:
    """A number that may be negative, as one from 0 to twice a limit."""
    return limited(number + most, 2 * most)


# Discs.


def discs_among(state: Babel, spaces: i64) -> i64:
    """The discs of some spaces by type, packed like cards; two-coloured ones count for both."""
    sheet = state.sheet
    found: i64 = 0
    space: i64 = 0
    while spaces:
        if spaces & 1:
            kind: i64 = state.board[space]
            found += some(sheet.types[kind], 1)
            if sheet.second_types[kind] != NO_TYPE:
                found += some(sheet.second_types[kind], 1)
        spaces >>= 1
        space += 1
    return found


def discs_left_on(state: Babel, wonder: i64) -> i64:
    """How many discs a wonder still has."""
    left: i64 = (state.left >> (SPACES * wonder)) & 7
    return (left & 1) + ((left >> 1) & 1) + (left >> 2)


def scarcest(shown: i64) -> i64:
    """How many discs show the type that fewest discs show."""
    least: i64 = DISCS
    kind: i64 = 0
    while kind < TYPES:
        if count(shown, kind) < least:
            least = count(shown, kind)
        kind += 1
    return least


def ends_game(state: Babel, space: i64, shown: i64) -> bool:
    """Whether a disc is the last one that shows its type."""
    kind: i64 = state.board[space]
    second: i64 = state.sheet.second_types[kind]
    if count(shown, state.sheet.types[kind]) == 1:
        return True
    return second != NO_TYPE and count(shown, second) == 1


def held_of_type(state: Babel, space: i64, taken: i64) -> i64:
    """How many discs like that of a space are among those taken; the larger one of two types."""
    kind: i64 = state.board[space]
    second: i64 = state.sheet.second_types[kind]
    held: i64 = count(taken, state.sheet.types[kind])
    if second != NO_TYPE and count(taken, second) > held:
        held = count(taken, second)
    return held


def disc_worth(state: Babel, space: i64, taken: i64, shown: i64) -> i64:
    """What a disc is worth to who has taken such ones: the next step of the bonus, and a hope."""
    kind: i64 = state.board[space]
    second: i64 = state.sheet.second_types[kind]
    best: i64 = step_worth(state, state.sheet.types[kind], taken, shown)
    if second != NO_TYPE:
        other: i64 = step_worth(state, second, taken, shown)
        if other > best:
            best = other
    return best


def step_worth(state: Babel, kind: i64, taken: i64, shown: i64) -> i64:
    """What one more disc of a type is worth."""
    bonus = state.sheet.bonus
    have: i64 = count(taken, kind)
    if have + 2 > MOST_BONUS:
        return ANY_DISC
    worth: i64 = ANY_DISC + TENTHS * (bonus[have + 1] - bonus[have])
    if count(shown, kind) > 1:
        worth += NEXT_STEP * (bonus[have + 2] - bonus[have + 1])
    return worth


# Pieces.


def hoped(pieces: i64, seat: i64, first: i64, second: i64, left: i64) -> i64:
    """What a wonder with such pieces and so many discs may bring a seat.

    The fewer discs are left, the more the order of the pieces counts; else, their share.
    """
    mine: i64 = (pieces >> (SEAT_BITS * seat)) & SEAT_UNITS
    if mine == 0:
        return 0
    sure: i64 = SURE[left]
    worth: i64 = sure * paid(pieces, seat, first, second)
    if left:
        whole: i64 = units_in(pieces) + DISC_UNITS * left
        worth += (TENTHS - sure) * (first + second) * mine // whole
    return worth


def units_in(pieces: i64) -> i64:
    """All pieces together."""
    found: i64 = 0
    while pieces:
        found += pieces & SEAT_UNITS
        pieces >>= SEAT_BITS
    return found


def best_other(pieces: i64, seat: i64) -> i64:
    """The most pieces of any other seat."""
    best: i64 = 0
    other: i64 = 0
    while pieces:
        if other != seat and pieces & SEAT_UNITS > best:
            best = pieces & SEAT_UNITS
        pieces >>= SEAT_BITS
        other += 1
    return best


def place_among(pieces: i64, seat: i64) -> i64:
    """How the pieces of a seat lie to those of others, from 0 to 13: none yet, or by how many."""
    best: i64 = best_other(pieces, seat)
    mine: i64 = (pieces >> (SEAT_BITS * seat)) & SEAT_UNITS
    if mine == 0:
        if best == 0:
            return 0
        return 1 if best < 4 else 2
    return 3 + level(mine - best, 5)


# Ways to complete a disc.


def chosen_seats(action: i64) -> i64:
    """The seats whose offers a decision takes, as bits."""
    return (action - COMPLETE) & SEATS


def own_cards(state: Babel, action: i64) -> i64:
    """The cards that the active player adds."""
    joker: i64 = joker_cards(state, (action - COMPLETE) >> WAY_SHIFT)
    return state.needs() - taken_together(state, chosen_seats(action)) - joker


def new_owner(state: Babel, chosen: i64) -> i64:
    """Who gets the disc: the active player, or the one whose trader is chosen."""
    for seat, builder in enumerate(state.builders):
        if builder.trader and (chosen >> seat) & 1:
            return seat
    return state.active


def new_pieces(state: Babel, chosen: i64) -> i64:
    """The pieces that all seats put on the wonder; a trader's are the active player's."""
    rest: i64 = total(state.needs())
    pieces: i64 = 0
    for seat, builder in enumerate(state.builders):
        if (chosen >> seat) & 1 and builder.trader == 0:
            given: i64 = total(builder.offer)
            pieces += given << (SEAT_BITS * seat)
            rest -= given
    return pieces + (rest << (SEAT_BITS * state.active))


def refused_cards(state: Babel, chosen: i64) -> i64:
    """How many cards of offers are left, each a point for its owner."""
    found: i64 = 0
    for seat, builder in enumerate(state.builders):
        if (chosen >> seat) & 1 == 0:
            found += total(builder.offer)
    return found
