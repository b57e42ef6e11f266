"""A turn: all cards are used at once; then gains, what else is due, and losses, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import BIT
from wondertable.core.state import NOBODY
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    ANY_PLACE,
    BUILT,
    BY_CHAIN,
    BY_OLYMPIA,
    BY_PAYING,
    CARD_SHIFT,
    COINS,
    DEAL,
    E_AGE,
    E_BUILT,
    E_EXTRA,
    E_LEFT,
    E_LOOKS,
    E_LOST,
    E_NOTHING,
    E_PAID,
    E_PASSED,
    E_SOLD,
    E_STAGED,
    E_USED,
    EXTRA,
    FROM_PILE,
    LEFT_OVER,
    LEFT_SHIFT,
    LOSE,
    NO_CARD,
    NO_CHOICE,
    NOTHING,
    P_EXTRA,
    P_LAPSE,
    P_LEFT,
    P_LOOK,
    P_TAKE,
    P_TURN,
    PLACE_SHIFT,
    SHOW,
    SOLD,
    STAGED,
    TAKE,
    THING,
    TURN,
    WAY_SHIFT,
)
from wondertable.games.seven.conflict import conflicts
from wondertable.games.seven.figures import AGES, SALE
from wondertable.games.seven.gains import act, act_stage, demand_coins
from wondertable.games.seven.hand import card_in, hidden_hand, slot_of, without
from wondertable.games.seven.past import Past, discarded_count, with_card
from wondertable.games.seven.tables import (
    ACTS,
    COINS_ASKED,
    COLOR,
    FREE_BY,
    FREE_COLOR,
    FREE_FIRST,
    FREE_LAST,
    LAST_CARD,
    LOSSES,
    S_COINS_ASKED,
    S_LOSSES,
)

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven


def free_by(state: Seven, me: City, card: i64) -> i64:
    """Why a card costs this city nothing, not even coins: BY_CHAIN, BY_OLYMPIA, or BY_PAYING."""
    if me.chains & FREE_BY[card]:
        return BY_CHAIN
    flags: i64 = me.flags
    if flags & FREE_COLOR and me.count(COLOR[card]) == 0:
        return BY_OLYMPIA
    if flags & FREE_FIRST and state.turn == 0:
        return BY_OLYMPIA
    if flags & FREE_LAST and state.turn == state.last_turn():
        return BY_OLYMPIA
    return BY_PAYING


def resolve_turn(state: Seven) -> None:
    """Turns all choices up: first everything is placed and paid, then it acts."""
    node = Past(P_TURN, state.age, state.turn, 0, 0, state.past)
    remember_hands(state, node)
    stages: i64 = 0  # the stage that each seat builds, as a number from its city before
    cards: i64 = 0
    ways: i64 = 0
    acting: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        me = state.cities[seat]
        choice: i64 = me.choice
        card: i64 = choice >> CARD_SHIFT
        way: i64 = (choice >> WAY_SHIFT) & 3
        cards |= card << (7 * seat)
        ways |= way << (2 * seat)
        give_up(me, card)
        me.choice = NO_CHOICE
        if way == STAGED:
            stages |= me.next_stage() << (7 * seat)
            acting = 1
        elif way == BUILT and ACTS[card]:
            acting = 1
        use(state, seat, card, way, choice)
        seat += 1
    node.cards = cards
    node.ways = ways
    state.past = node
    if acting:
        act_all(state, cards, ways, stages)
    if state.turn == state.last_turn():
        leave_last_cards(state)
    close(state)


def remember_hands(state: Seven, node: Past) -> None:
    """Notes in a view what its viewer holds, and sees of a partner's hand."""
    if state.viewer >= 0:
        node.own = state.cities[state.viewer].hand
        if state.sees_mate():
            node.mate = state.cities[state.mate(state.viewer)].hand


def give_up(me: City, card: i64) -> None:
    """Takes a card out of the hand; in a view it may be one of the hidden ones, which are last."""
    slot: i64 = slot_of(me.hand, me.held, card)
    me.held -= 1
    me.hand = without(me.hand, slot if slot <= me.held else me.held)


def use(state: Seven, seat: i64, card: i64, way: i64, choice: i64) -> None:
    """Builds a card or a stage and pays for it, or sells the card."""
    me = state.cities[seat]
    if way == SOLD:
        me.coins += SALE
        if state.journal is not None:
            state.journal.add((E_SOLD, seat, SALE))
            state.journal.add((E_USED, seat, card), state.seers(seat))
        return
    left: i64 = (choice >> LEFT_SHIFT) & COINS
    right: i64 = choice & COINS
    bank: i64 = 0
    reason: i64 = BY_PAYING
    if way == BUILT:
        reason = free_by(state, me, card)
        if reason == BY_PAYING:
            bank = COINS_ASKED[card]
        me.add_card(card)
    else:
        bank = S_COINS_ASKED[me.next_stage()]
        me.add_stage()
    me.coins -= bank + left + right
    if left:
        state.cities[state.left(seat)].coins += left
    if right:
        state.cities[state.right(seat)].coins += right
    if state.journal is not None:
        if way == BUILT:
            state.journal.add((E_BUILT, seat, card, reason))
        else:
            state.journal.add((E_STAGED, seat, me.stages))
            state.journal.add((E_USED, seat, card), state.seers(seat))
        if bank + left + right:
            state.journal.add((E_PAID, seat, bank, left, right))


def act_all(state: Seven, cards: i64, ways: i64, stages: i64) -> None:
    """Lets everything that was placed act; what others are to lose is counted later."""
    seat: i64 = 0
    while seat < state.seats:
        way: i64 = (ways >> (2 * seat)) & 3
        if way == BUILT:
            card: i64 = (cards >> (7 * seat)) & THING
            if ACTS[card]:
                act(state, seat, card)
                state.cities[seat].claim += LOSSES[card]
        elif way == STAGED:
            stage: i64 = (stages >> (7 * seat)) & THING
            act_stage(state, seat, stage)
            state.cities[seat].claim += S_LOSSES[stage]
        seat += 1


def leave_last_cards(state: Seven) -> None:
    """Discards the last card of every hand unpaid, except where the city may play it."""
    cards: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        me = state.cities[seat]
        if me.flags & LAST_CARD:
            cards |= NO_CARD * BIT[7 * seat]
            state.extra = seat + 1
        else:
            card: i64 = card_in(me.hand, 0)
            cards |= card << (7 * seat)
            me.hand = 0
            me.held = 0
            if state.journal is not None:
                state.journal.add((E_LEFT, seat, card), state.seers(seat))
        seat += 1
    state.past = Past(P_LEFT, state.age, state.turn, cards, 0, state.past)


def close(state: Seven) -> None:
    """Goes on when something has acted; under rules 1 its losses came first."""
    if state.rules > 1 or not ask_losses(state):
        proceed(state)


def ask_losses(state: Seven) -> bool:
    """Asks everybody who owes coins how to lose them; False if nobody does."""
    owing: i64 = demand_coins(state)
    if owing == 0:
        return False
    state.question = LOSE
    state.waiting = owing
    return True


def resolve_losses(state: Seven) -> None:
    """Takes the coins that each seat has chosen to lose; the rest becomes debt (Cities 3.3)."""
    seat: i64 = 0
    while seat < state.seats:
        me = state.cities[seat]
        if me.owed:
            coins: i64 = me.choice
            me.coins -= coins
            me.debt += me.owed - coins
            if state.journal is not None:
                state.journal.add((E_LOST, seat, coins, me.owed - coins))
            me.owed = 0
            me.choice = NO_CHOICE
        seat += 1
    proceed(state)


def proceed(state: Seven) -> None:
    """Goes on with what is due: Babylon's last card, Halikarnassos, the Forging Agency, losses."""
    if state.extra:
        state.question = EXTRA
        state.waiting = 1 << (state.extra - 1)
        if state.journal is not None:
            state.journal.add((E_EXTRA, state.extra - 1))
        return
    if state.digger:
        if look(state, state.digger - 1):
            return
        state.digger = 0
    if state.forger:
        if look(state, state.forger - 1):
            return
        state.forger = 0
    if state.rules == 1 or not ask_losses(state):
        end_turn(state)


def look(state: Seven, seat: i64) -> bool:
    """Lets a seat look through the discard pile; False if it is empty."""
    if discarded_count(state.past, state.seats) == 0:
        return False
    state.past = Past(P_LOOK, state.age, state.turn, 0, seat, state.past)
    state.question = SHOW
    state.waiting = 0
    state.shown = 0
    if state.journal is not None:
        state.journal.add((E_LOOKS, seat))
    return True


def looker(state: Seven) -> i64:
    """The seat that looks through the pile."""
    return state.digger - 1 if state.digger else state.forger - 1


def rebuild(state: Seven, action: i64) -> None:
    """Builds a card of the discard pile free of cost, with all that it does at once."""
    seat: i64 = looker(state)
    me = state.cities[seat]
    if state.digger:
        state.digger = 0
    else:
        state.forger = 0
    if action == NOTHING:
        node = Past(P_LAPSE, state.age, state.turn, 0, seat, state.past)
        node.own = me.low
        node.mate = me.high
        state.past = node
        if state.journal is not None:
            state.journal.add((E_NOTHING, seat))
        proceed(state)
        return
    card: i64 = action & THING
    place: i64 = ANY_PLACE
    before = state.past
    if state.rules == 1:
        place = action >> PLACE_SHIFT
        if state.viewer != NOBODY:
            before = with_card(before, state.seats, place, card)
    state.past = Past(P_TAKE, state.age, state.turn, card, place * 8 + seat, before)
    me.add_card(card)
    if state.journal is not None:
        state.journal.add((E_BUILT, seat, card, FROM_PILE))
    act_alone(state, seat, card)


def act_alone(state: Seven, seat: i64, card: i64) -> None:
    """Lets one card act."""
    if ACTS[card]:
        act(state, seat, card)
        state.cities[seat].claim += LOSSES[card]
    close(state)


def play_extra(state: Seven, choice: i64) -> None:
    """Uses the last card of an age as a turn of its own, or leaves it."""
    seat: i64 = state.extra - 1
    state.extra = 0
    me = state.cities[seat]
    card: i64 = choice >> CARD_SHIFT
    way: i64 = (choice >> WAY_SHIFT) & 3
    state.past = Past(P_EXTRA, state.age, state.turn, card, way + 4 * seat, state.past)
    me.hand = 0
    me.held = 0
    if way == LEFT_OVER:
        if state.journal is not None:
            state.journal.add((E_LEFT, seat, card), state.seers(seat))
        close(state)
        return
    stage: i64 = me.next_stage()
    use(state, seat, card, way, choice)
    if way == BUILT:
        act_alone(state, seat, card)
    else:
        if way == STAGED:
            act_stage(state, seat, stage)
        close(state)


def end_turn(state: Seven) -> None:
    """Passes the hands on; or fights the conflicts and lets the next age begin."""
    if state.turn < state.last_turn():
        pass_hands(state)
        state.turn += 1
        state.question = TAKE
        state.shown = 0
        return
    conflicts(state)
    if state.age == AGES:
        state.end()
    else:
        begin_age(state, state.age + 1)


def begin_age(state: Seven, age: i64) -> None:
    """Has the hands of an age dealt."""
    state.age = age
    state.turn = 0
    state.question = DEAL
    state.waiting = 0
    if state.journal is not None:
        state.journal.add((E_AGE, age))


def ask_all(state: Seven) -> None:
    """Asks every seat to choose a card."""
    state.question = TURN
    state.waiting = (1 << state.seats) - 1


def pass_hands(state: Seven) -> None:
    """Hands go to the left in ages I and III, to the right in age II (2.6)."""
    cities = state.cities
    last: i64 = state.seats - 1
    seat: i64
    if state.age == 2:
        kept: i64 = cities[0].hand
        seat = 0
        while seat < last:
            cities[seat].hand = cities[seat + 1].hand
            seat += 1
        cities[last].hand = kept
    else:
        kept = cities[last].hand
        seat = last
        while seat > 0:
            cities[seat].hand = cities[seat - 1].hand
            seat -= 1
        cities[0].hand = kept
    if state.viewer != NOBODY:
        for city in cities:
            city.hand = hidden_hand(city.held)
    if state.journal is not None:
        state.journal.add((E_PASSED, state.age))
