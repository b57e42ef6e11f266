"""What chance does: boards, sides and hands are dealt, and the discard pile is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import count_bits, nth_bit, numbers
from wondertable.core.rng import Rng
from wondertable.core.state import HIDDEN, NOBODY
from wondertable.core.vector import Vector
from wondertable.games.seven.choices import cards_in_play
from wondertable.games.seven.codes import (
    DEAL,
    DEAL_BOARD,
    DEAL_SIDE,
    E_BOARD,
    E_DEALT,
    E_SHOWN,
    E_SIDE,
    NO_BOARD,
    NO_CARD,
    NO_SIDE,
    PLACE_SHIFT,
    QUESTION_SHIFT,
    REBUILD,
    TAKE,
    THING,
    WHOLE,
)
from wondertable.games.seven.figures import BLACK_PER_AGE, EXTRA_GUILDS, GUILDS
from wondertable.games.seven.hand import added, card_in
from wondertable.games.seven.past import laid, pile, with_card
from wondertable.games.seven.tables import ALL, COPIES, DECKS, FIRST_BLACK, FIRST_GUILD
from wondertable.games.seven.turn import ask_all, begin_age, looker

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven


def code(question: i64, place: i64, thing: i64) -> i64:
    """An action of chance."""
    return question << QUESTION_SHIFT | place << PLACE_SHIFT | thing


def next_seat(state: Seven) -> i64:
    """The seat that is dealt to."""
    question: i64 = state.question
    seat: i64 = 0
    while seat < state.seats:
        city = state.cities[seat]
        if question == DEAL_BOARD and city.board == NO_BOARD:
            break
        if question == DEAL_SIDE and city.side == NO_SIDE:
            break
        if question == DEAL and city.held < state.hand_size():
            break
        seat += 1
    return seat


def outcomes(state: Seven) -> list[int]:
    """All that chance may do now."""
    question: i64 = state.question
    if question == DEAL_BOARD:
        boards = numbers(state.boards_left)
        return [code(question, next_seat(state), board) for board in boards]
    if question == DEAL_SIDE:
        return [code(question, next_seat(state), side) for side in range(2)]
    if question == DEAL:
        shares = deck_shares(state)
        seat: i64 = next_seat(state)
        return [code(question, seat, card) for card in range(ALL) if shares[card]]
    if question == TAKE:
        return [code(question, state.shown, 0)]
    place: i64 = place_shown(state)
    card: i64 = laid(state.past, state.seats)[place]
    if card == HIDDEN:
        return [code(question, place, thing) for thing in cards_in_play(state, 1, state.age)]
    return [code(question, place, card)]


def weights(state: Seven) -> list[int]:
    """How likely each of the outcomes is."""
    if state.question == DEAL:
        return [share for share in deck_shares(state) if share]
    return [1] * len(outcomes(state))


def deck_shares(state: Seven) -> list[int]:
    """How likely every card is to be dealt next; guilds and black cards by those still to come."""
    left = undealt(state)
    guilds = [card for card in range(FIRST_GUILD, FIRST_BLACK) if left[card]]
    blacks = [card for card in range(FIRST_BLACK, ALL) if left[card]]
    guild_slots = state.seats + EXTRA_GUILDS - (GUILDS - len(guilds))
    black_slots = state.seats - (BLACK_PER_AGE - len(blacks))
    guild_parts = len(guilds) if guilds and guild_slots > 0 else 1
    black_parts = len(blacks) if blacks and black_slots > 0 else 1
    for card in range(FIRST_GUILD):
        left[card] *= guild_parts * black_parts
    for card in guilds:
        left[card] = guild_slots * black_parts if guild_slots > 0 else 0
    for card in blacks:
        left[card] = black_slots * guild_parts if black_slots > 0 else 0
    return left


def undealt(state: Seven) -> list[int]:
    """How many of every card of this age are in no hand; guilds and black cards: all there are."""
    left = [0] * ALL
    copies = COPIES[state.seats - 3]
    for card in cards_in_play(state, state.age, state.age):
        left[card] = copies[card] if card < FIRST_GUILD else 1
    for city in state.cities:
        slot: i64 = 0
        while slot < city.held:
            held: i64 = card_in(city.hand, slot)
            if held != HIDDEN:
                left[held] -= 1
            slot += 1
    return left


def place_shown(state: Seven) -> i64:
    """The place of the discard pile that is shown next; where a card was taken, what it had.

    A gap would tell everybody from where it was taken, as it did under rules 1.
    """
    left: i64 = state.shown
    if state.rules > 1:
        return left
    place: i64 = 0
    for card in pile(state.past, state.seats):
        if card != NO_CARD:
            if left == 0:
                break
            left -= 1
        place += 1
    return place


def happen(state: Seven, action: i64) -> None:
    """Carries out an action of chance."""
    if action >= WHOLE:
        take_up(state, action & 7, (action - WHOLE) >> 3)
        return
    question: i64 = action >> QUESTION_SHIFT
    place: i64 = (action >> PLACE_SHIFT) & 511
    thing: i64 = action & THING
    if question == DEAL:
        deal_card(state, place, thing)
    elif question == DEAL_BOARD:
        deal_board(state, place, thing)
    elif question == DEAL_SIDE:
        deal_side(state, place, thing)
    elif question == TAKE:
        take_up(state, place, state.cities[place].hand)
    else:
        show(state, place, thing)


def deal_card(state: Seven, seat: i64, card: i64) -> None:
    """Deals a card to a seat, for it alone to see."""
    city = state.cities[seat]
    city.hand = added(city.hand, city.held, card)
    city.held += 1
    if state.journal is not None:
        state.journal.add((E_DEALT, seat, card), state.seers(seat))
    if seat == state.seats - 1 and city.held == state.hand_size():
        ask_all(state)


def deal_board(state: Seven, seat: i64, board: i64) -> None:
    """Gives a board to a seat."""
    state.cities[seat].settle(board)
    state.boards_left &= ~(1 << board)
    if state.journal is not None:
        state.journal.add((E_BOARD, seat, board))
    if seat == state.seats - 1:
        state.ask_sides()


def deal_side(state: Seven, seat: i64, side: i64) -> None:
    """Turns a seat's board to a side."""
    state.cities[seat].side = side
    if state.journal is not None:
        state.journal.add((E_SIDE, seat, side))
    if seat == state.seats - 1:
        begin_age(state, 1)


def take_up(state: Seven, seat: i64, hand: i64) -> None:
    """Lets a seat look at the hand that was passed to it; when all have, they choose."""
    state.cities[seat].hand = hand
    state.shown += 1
    if state.shown == state.seats:
        state.shown = 0
        ask_all(state)


def show(state: Seven, place: i64, card: i64) -> None:
    """Shows a card of the discard pile to the seat that looks through it."""
    seat: i64 = looker(state)
    if state.viewer != NOBODY and card != HIDDEN:
        state.past = with_card(state.past, state.seats, place, card)
    state.shown += 1
    if state.journal is not None:
        state.journal.add((E_SHOWN, seat, place, card), 1 << seat)
    left: i64 = -state.shown
    for found in pile(state.past, state.seats):
        if found != NO_CARD or state.rules > 1:
            left += 1
    if left == 0:
        ask_rebuild(state)


def ask_rebuild(state: Seven) -> None:
    """Asks the seat that has looked through the pile which card it builds."""
    state.question = REBUILD
    state.waiting = 1 << looker(state)
    state.shown = 0


def deal(state: Seven, rng: Rng) -> None:
    """Does what is due, all hands of an age at once."""
    if state.question == DEAL:
        deal_hands(state, rng)
    elif state.question == TAKE:
        state.shown = 0
        ask_all(state)
    elif state.journal is None and state.viewer == NOBODY and state.question != DEAL_BOARD:
        if state.question == DEAL_SIDE:
            deal_side(state, next_seat(state), rng.below(2))
        else:
            ask_rebuild(state)
    elif state.question == DEAL_BOARD:
        boards: i64 = state.boards_left
        deal_board(state, next_seat(state), nth_bit(boards, rng.below(count_bits(boards))))
    else:
        actions = outcomes(state)
        happen(state, actions[rng.below(len(actions))])


def deal_hands(state: Seven, rng: Rng) -> None:
    """Deals all cards that are still to be dealt; one after the other gives the same chances."""
    deck = undealt_deck(state, rng)
    places = Vector()
    seat: i64 = 0
    while seat < state.seats:
        left: i64 = state.hand_size() - state.cities[seat].held
        while left > 0:
            places.add(seat)
            left -= 1
        seat += 1
    # The deck is in order; shuffled places make hands in order without sorting.
    owners = places.items
    last: i64 = places.count - 1
    while last > 0:
        at: i64 = rng.below(last + 1)
        kept: i64 = owners[last]
        owners[last] = owners[at]
        owners[at] = kept
        last -= 1
    for place, card in enumerate(deck):
        owner: i64 = owners[place]
        city = state.cities[owner]
        city.hand = added(city.hand, city.held, card)
        city.held += 1
        if state.journal is not None:
            state.journal.add((E_DEALT, owner, card), state.seers(owner))
    ask_all(state)


def undealt_deck(state: Seven, rng: Rng) -> list[int]:
    """The rest of an age's deck in ascending order; guilds and black cards are drawn for it."""
    fresh = True
    for city in state.cities:
        if city.held:
            fresh = False
    if fresh:
        deck = list(DECKS[(state.seats - 3) * 3 + state.age - 1])
        if state.age == 3:
            draw(deck, FIRST_GUILD, GUILDS, state.seats + EXTRA_GUILDS, rng)
        if state.with_cities:
            first: i64 = FIRST_BLACK + BLACK_PER_AGE * (state.age - 1)
            draw(deck, first, BLACK_PER_AGE, state.seats, rng)
        return deck
    left = undealt(state)
    deck = []
    for card in range(FIRST_GUILD):
        deck += [card] * left[card]
    guilds = [card for card in range(FIRST_GUILD, FIRST_BLACK) if left[card]]
    blacks = [card for card in range(FIRST_BLACK, ALL) if left[card]]
    if guilds:
        some_of(deck, guilds, state.seats + EXTRA_GUILDS - (GUILDS - len(guilds)), rng)
    if blacks:
        some_of(deck, blacks, state.seats - (BLACK_PER_AGE - len(blacks)), rng)
    return deck


def draw(deck: list[int], first: i64, count: i64, wanted: i64, rng: Rng) -> None:
    """Adds so many of the cards from a first one on, each as likely, in ascending order."""
    card: i64 = first
    while wanted > 0:
        if rng.below(count) < wanted:
            deck.append(card)
            wanted -= 1
        count -= 1
        card += 1


def some_of(deck: list[int], cards: list[int], wanted: i64, rng: Rng) -> None:
    """Adds so many of these cards, each as likely, in ascending order."""
    count: i64 = len(cards)
    for card in cards:
        if rng.below(count) < wanted:
            deck.append(card)
            wanted -= 1
        count -= 1
