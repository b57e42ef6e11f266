"""The rows of the policy of Tower of Babel: what a choice amounts to, in two words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.bots.babel.worth import (
    PLACES,
    chosen_seats,
    discs_among,
    discs_left_on,
    ends_game,
    held_of_type,
    limited,
    new_owner,
    new_pieces,
    own_cards,
    place_among,
    refused_cards,
)
from wondertable.bots.search.brain import ROW_BITS
from wondertable.games.babel.choices import offered_cards, swapped_cards, wrong_cards
from wondertable.games.babel.codes import (
    BUILD,
    COMPLETE,
    DECIDE,
    EXCHANGE,
    FAIL,
    OFFER,
    PLAY,
    TRADER,
    TURN,
    WAY_SHIFT,
)
from wondertable.games.babel.figures import EXCHANGED, KINDS, SPACES, TYPES
from wondertable.games.babel.packed import count, lacking, total
from wondertable.games.babel.scoring import SEAT_BITS, pieces_on
from wondertable.games.babel.state import Babel

MOST: Final = 7
SIZES: Final = MOST + 1
LIKES: Final = 5
"""Own discs of the same type, from 0 to 4."""
HELPERS: Final = 5
QUESTIONS: Final = 7

# Row 0 is none.
PASS_ROW: Final = 1
BUILD_ROW: Final = PASS_ROW + SIZES
SITE_ROW: Final = BUILD_ROW + SIZES * SIZES * LIKES
PLAY_ROW: Final = SITE_ROW + 2 * SPACES * PLACES
DECLINE_ROW: Final = PLAY_ROW + QUESTIONS * KINDS
OFFER_ROW: Final = DECLINE_ROW + QUESTIONS
GIVE_ROW: Final = OFFER_ROW + 2 * SIZES * SIZES
WRONG_ROW: Final = GIVE_ROW + 2 * SPACES * PLACES
FAIL_ROW: Final = WRONG_ROW + 1
TAKE_ROW: Final = FAIL_ROW + SIZES
RESULT_ROW: Final = TAKE_ROW + SIZES * 2 * 2 * HELPERS
SWAP_ROW: Final = RESULT_ROW + 2 * PLACES * SIZES
KEPT_ROW: Final = SWAP_ROW + EXCHANGED + 1
ROWS: Final = KEPT_ROW + SIZES


def rows_of(state: Babel, seat: i64, action: i64) -> i64:
    """The rows of the policy for a choice."""
    question: i64 = state.question
    if question == OFFER:
        return rows_of_offer(state, seat, action)
    if question == EXCHANGE:
        return rows_of_swap(state, seat, action)
    if action >= PLAY:
        return PLAY_ROW + question * KINDS + action - PLAY
    if question == TURN:
        if action >= BUILD:
            return rows_of_build(state, seat, action - BUILD)
        return PASS_ROW + limited(state.builders[seat].held >> 1, MOST)
    if question == DECIDE:
        if action == FAIL:
            missing: i64 = total(lacking(state.needs(), state.builders[seat].hand))
            return FAIL_ROW + limited(missing, MOST)
        return rows_of_decision(state, seat, action)
    return DECLINE_ROW + question


def rows_of_build(state: Babel, seat: i64, space: i64) -> i64:
    """What a disc asks for and what is missing; how its wonder stands, and whether it ends all."""
    me = state.builders[seat]
    needs: i64 = state.sheet.needs[state.board[space]]
    whole: i64 = limited(total(needs), MOST)
    short: i64 = limited(total(lacking(needs, me.hand)), MOST)
    like: i64 = limited(held_of_type(state, space, discs_among(state, me.taken)), LIKES - 1)
    wonder: i64 = space // SPACES
    site: i64 = (discs_left_on(state, wonder) - 1) * PLACES
    site += place_among(pieces_on(state, wonder), seat)
    site *= 2
    if ends_game(state, space, discs_among(state, state.left)):
        site += 1
    return (BUILD_ROW + (whole * SIZES + short) * LIKES + like) | (SITE_ROW + site) << ROW_BITS


def rows_of_offer(state: Babel, seat: i64, action: i64) -> i64:
    """How many cards are offered for how many, and how the wonder would stand with them."""
    trader: i64 = action & TRADER
    given: i64 = total(offered_cards(state, action))
    whole: i64 = limited(total(state.needs()), MOST)
    row: i64 = OFFER_ROW + (trader * SIZES + limited(given, MOST)) * SIZES + whole
    if wrong_cards(state, action):
        return row | WRONG_ROW << ROW_BITS
    wonder: i64 = state.wonder()
    owner: i64 = state.active if trader else seat
    pieces: i64 = pieces_on(state, wonder) + (given << (SEAT_BITS * owner))
    site: i64 = (trader * SPACES + discs_left_on(state, wonder) - 1) * PLACES
    return row | (GIVE_ROW + site + place_among(pieces, seat)) << ROW_BITS


def rows_of_decision(state: Babel, seat: i64, action: i64) -> i64:
    """What a way to complete costs; how the wonder stands then, and what others get for nothing."""
    chosen: i64 = chosen_seats(action)
    take: i64 = limited(total(own_cards(state, action)), MOST) * 2
    if (action - COMPLETE) >> WAY_SHIFT:
        take += 1
    take *= 2
    if new_owner(state, chosen) != seat:
        take += 1
    helpers: i64 = 0
    rest: i64 = chosen
    while rest:
        rest &= rest - 1
        helpers += 1
    wonder: i64 = state.wonder()
    pieces: i64 = pieces_on(state, wonder) + new_pieces(state, chosen)
    result: i64 = place_among(pieces, seat)
    if discs_left_on(state, wonder) == 1:
        result += PLACES
    result = result * SIZES + limited(refused_cards(state, chosen), MOST)
    return (TAKE_ROW + take * HELPERS + helpers) | (RESULT_ROW + result) << ROW_BITS


def rows_of_swap(state: Babel, seat: i64, action: i64) -> i64:
    """How many cards are exchanged, and how many of one type are kept."""
    cards: i64 = swapped_cards(action)
    kept: i64 = state.builders[seat].hand - cards
    most: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        if count(kept, kind) > most:
            most = count(kept, kind)
        kind += 1
    return (SWAP_ROW + total(cards)) | (KEPT_ROW + limited(most, MOST)) << ROW_BITS
