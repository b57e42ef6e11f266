"""What a seat may choose, and how a choice lies face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.bits import BIT
from wondertable.core.rng import Rng
from wondertable.core.state import HIDDEN
from wondertable.core.vector import Vector
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import (
    BOARD,
    BUILD,
    BUILT,
    BY_PAYING,
    CARD_SHIFT,
    EXTRA,
    FIFTEEN,
    LEAVE,
    LEFT_OVER,
    LEFT_SHIFT,
    LOSE,
    MORE_SHIFT,
    NO_CARD,
    NOTHING,
    OPEN,
    PLACE_SHIFT,
    REBUILD,
    SELL,
    SIDE,
    SLOT_SHIFT,
    SOLD,
    STAGE,
    STAGED,
    TURN,
    WAY_SHIFT,
)
from wondertable.games.seven.cost import card_ways, stage_ways
from wondertable.games.seven.hand import card_in
from wondertable.games.seven.past import pile
from wondertable.games.seven.tables import AGE, ALL, COPIES, FIRST_BLACK, FIRST_GUILD
from wondertable.games.seven.turn import free_by
from wondertable.games.seven.ways import Ways, pair_of

if TYPE_CHECKING:
    from wondertable.games.seven.state import Seven

BOTH_SIDES: Final = 3


def build_ways(state: Seven, seat: i64, card: i64) -> Ways:
    """All ways in which a seat may build a card now."""
    left = state.cities[state.left(seat)]
    return ways_between(state, state.cities[seat], left, state.cities[state.right(seat)], card)


def ways_between(state: Seven, me: City, left: City, right: City, card: i64) -> Ways:
    """All ways in which a city may build a card between its neighbours."""
    if me.has_name(card):
        return 0, 0, 0
    if free_by(state, me, card) != BY_PAYING:
        return 1, 1, 0
    return card_ways(me, left, right, card)


def next_stage_ways(state: Seven, seat: i64) -> Ways:
    """All ways in which a seat may build its next stage now."""
    left = state.cities[state.left(seat)]
    return stage_ways(state.cities[seat], left, state.cities[state.right(seat)])


def answers(state: Seven, seat: i64, out: Vector) -> None:
    """All that a seat that is asked may choose, ascending."""
    question: i64 = state.question
    if question == TURN or question == EXTRA:
        turn_choices(state, seat, out)
    elif question == LOSE:
        me = state.cities[seat]
        coins: i64 = 0
        while coins <= me.coins and coins <= me.owed:
            out.add(coins)
            coins += 1
    elif question == REBUILD:
        out.fill(rebuild_choices(state, seat))
    elif question == SIDE:
        out.add_bits(BOTH_SIDES, 0)
    else:
        assert question == BOARD
        out.add_bits(state.boards_left, 0)


def turn_choices(state: Seven, seat: i64, out: Vector) -> None:
    """Every card of the hand, to sell, to build or to put under the next stage, however paid."""
    me = state.cities[seat]
    hand: i64 = me.hand
    held: i64 = me.held
    if card_in(hand, held - 1) == HIDDEN:
        out.fill(hidden_choices(state, seat))
        return
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    stages: i64 = stage_ways(me, left, right)[0]
    leave: i64 = 1 if state.question == EXTRA else 0
    many = False
    slot: i64 = 0
    last: i64 = -1
    while slot < held:
        card: i64 = (hand >> (7 * slot)) & 127
        code: i64 = slot << SLOT_SHIFT
        slot += 1
        if card == last:
            continue
        last = card
        out.add(code | SELL)
        count: i64 = ways_between(state, me, left, right, card)[0]
        way: i64 = 0
        while way < count:
            out.add(code | use_code(BUILD, way))
            way += 1
        if count > FIFTEEN:
            many = True
        way = 0
        while way < stages:
            out.add(code | use_code(STAGE, way))
            way += 1
        if leave:
            out.add(code | LEAVE)
    if many or stages > FIFTEEN:
        out.fill(sorted(out.listed()))


def use_code(first: i64, way: i64) -> i64:
    """The code of one of the ways to build a card (`first` is BUILD) or a stage (STAGE)."""
    if way < FIFTEEN:
        return first + way
    return (way // FIFTEEN) << MORE_SHIFT | (first + way % FIFTEEN)


def way_of_code(first: i64, action: i64) -> i64:
    """The number of the way to pay that an action has."""
    return (action & 31) - first + FIFTEEN * (action >> MORE_SHIFT)


def slot_of_code(action: i64) -> i64:
    """The slot of the hand that an action has."""
    return (action >> SLOT_SHIFT) & 7


def hidden_choices(state: Seven, seat: i64) -> list[int]:
    """What a seat may choose as far as a viewer can tell who does not see its hand."""
    out = [OPEN | card_choice(HIDDEN, SOLD, 0, 0)]
    if state.question == EXTRA:
        out.append(OPEN | card_choice(HIDDEN, LEFT_OVER, 0, 0))
    stages: Ways = next_stage_ways(state, seat)
    for way in range(stages[0]):
        out.append(OPEN | paid(HIDDEN, STAGED, stages, way))
    for card in cards_in_play(state, state.age, state.age):
        ways: Ways = build_ways(state, seat, card)
        for way in range(ways[0]):
            out.append(OPEN | paid(card, BUILT, ways, way))
    out.sort()
    return out


def cards_in_play(state: Seven, first: i64, last: i64) -> list[int]:
    """The cards that decks of these ages may have."""
    copies = COPIES[state.seats - 3]
    found: list[int] = []
    for card in range(ALL):
        if first <= AGE[card] <= last:
            guild = FIRST_GUILD <= card < FIRST_BLACK
            black = card >= FIRST_BLACK and state.with_cities
            if copies[card] or guild or black:
                found.append(card)
    return found


def rebuild_choices(state: Seven, seat: i64) -> list[int]:
    """The cards of the discard pile that a seat may build; NOTHING where there is none."""
    if state.rules > 1:
        return named_choices(state, seat)
    me = state.cities[seat]
    out: list[int] = []
    seen: list[int] = []
    hidden: list[int] = []
    for place, card in enumerate(pile(state.past, state.seats)):
        if card == HIDDEN:
            hidden.append(place)
        elif card != NO_CARD and card not in seen and not me.has_name(card):
            seen.append(card)
            out.append(place << PLACE_SHIFT | card)
    if hidden:
        names = [card for card in cards_in_play(state, 1, state.age) if not me.has_name(card)]
        out += [spot << PLACE_SHIFT | card for spot in hidden for card in names]
        out.sort()
    if hidden or not out:
        out.append(NOTHING)
    return out


def named_choices(state: Seven, seat: i64) -> list[int]:
    """What a seat may build out of the pile: cards, of which equal ones are one."""
    me = state.cities[seat]
    lying = pile(state.past, state.seats)
    unknown = HIDDEN in lying
    cards = cards_in_play(state, 1, state.age) if unknown else lying
    out = [card for card in sorted(set(cards)) if card != NO_CARD and not me.has_name(card)]
    if unknown or not out:
        out.append(NOTHING)
    return out


def card_choice(card: i64, way: i64, left: i64, right: i64) -> i64:
    """The use of a card as it lies face down."""
    return card << CARD_SHIFT | way << WAY_SHIFT | left << LEFT_SHIFT | right


def choice_of(state: Seven, seat: i64, action: i64) -> i64:
    """An action of a turn as it lies face down."""
    if action & OPEN:
        return action ^ OPEN
    card: i64 = card_in(state.cities[seat].hand, slot_of_code(action))
    use: i64 = action & 31
    if use == SELL:
        return card_choice(card, SOLD, 0, 0)
    if use == LEAVE:
        return card_choice(card, LEFT_OVER, 0, 0)
    if use >= STAGE:
        return paid(card, STAGED, next_stage_ways(state, seat), way_of_code(STAGE, action))
    return paid(card, BUILT, build_ways(state, seat, card), way_of_code(BUILD, action))


def named(state: Seven, seat: i64, action: i64) -> i64:
    """An action of a turn with its card in the place of the slot."""
    if action & OPEN:
        return action
    card: i64 = card_in(state.cities[seat].hand, slot_of_code(action))
    return action >> MORE_SHIFT << CARD_SHIFT | card << SLOT_SHIFT | (action & 31)


def paid(card: i64, way: i64, ways: Ways, number: i64) -> i64:
    """The use of a card by one of the ways to pay for it."""
    return card << CARD_SHIFT | way << WAY_SHIFT | pair_of(ways, number)


def random_choice(state: Seven, seat: i64, rng: Rng) -> i64:
    """A uniformly random choice of a turn, counted but not listed."""
    me = state.cities[seat]
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    hand: i64 = me.hand
    held: i64 = me.held
    stage: Ways = stage_ways(me, left, right)
    leave: i64 = 1 if state.question == EXTRA else 0
    each: i64 = 1 + stage[0] + leave
    total: i64 = 0
    counts: i64 = 0  # ways to build the card of each slot, 7 bits each; 127 for a second copy
    slot: i64 = 0
    last: i64 = -1
    while slot < held:
        card: i64 = (hand >> (7 * slot)) & 127
        if card == last:
            counts |= 127 * BIT[7 * slot]
        else:
            last = card
            count: i64 = ways_between(state, me, left, right, card)[0]
            counts |= count << (7 * slot)
            total += each + count
        slot += 1
    at: i64 = rng.below(total)
    slot = 0
    while True:
        builds: i64 = (counts >> (7 * slot)) & 127
        if builds != 127:
            if at < each + builds:
                break
            at -= each + builds
        slot += 1
    card = (hand >> (7 * slot)) & 127
    if at < builds:
        return paid(card, BUILT, ways_between(state, me, left, right, card), at)
    at -= builds
    if at < stage[0]:
        return paid(card, STAGED, stage, at)
    if at == stage[0]:
        return card_choice(card, SOLD, 0, 0)
    return card_choice(card, LEFT_OVER, 0, 0)
