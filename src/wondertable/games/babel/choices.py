"""What a seat may choose, and what its numbers mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.bits import BIT, INDEX
from wondertable.core.bits import COUNT as BITS
from wondertable.core.rng import Rng
from wondertable.core.vector import Vector
from wondertable.games.babel.builder import KIND, KIND_BITS, Builder
from wondertable.games.babel.codes import (
    AGAIN,
    BONUS,
    BUILD,
    CARD_EXCHANGE,
    COMPLETE,
    COUNT,
    COUNT_BITS,
    DECIDE,
    DECLINE,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    FAIL,
    FIRST_SHIFT,
    HIDDEN_CHOICE,
    JOKER,
    NO_JOKER,
    NO_TYPE,
    OFFER,
    OFFER_BONUS,
    PASS,
    PLAY,
    SECOND_SHIFT,
    SWAP,
    SWAP_BITS,
    TRADER,
    TURN,
    WAY_SHIFT,
    WRONG_SHIFT,
)
from wondertable.games.babel.figures import DISCS, EXCHANGED, JOKER_CARDS, SPACES, TYPES
from wondertable.games.babel.packed import covers, some, total

if TYPE_CHECKING:
    from wondertable.games.babel.state import Babel


def answers(state: Babel, seat: i64, out: Vector) -> None:
    """The codes with which a seat may answer the question, sorted."""
    question: i64 = state.question
    builder = state.builders[seat]
    if question == OFFER:
        if state.bluff:
            bluffs(state, builder, out)
        else:
            offers(state, builder, out)
    elif question == DECIDE:
        decisions(state, builder, out)
        any_time(builder, out)
    elif question == TURN:
        out.add(PASS)
        discs(state, out)
        any_time(builder, out)
    elif question == EXCHANGE:
        swaps(builder, out)
    else:
        out.add(DECLINE)
        if question == BONUS:
            played_if_held(builder, OFFER_BONUS, out)
        elif question == AGAIN:
            played_if_held(builder, DOUBLE_TURN, out)
        else:
            any_time(builder, out)


def played_if_held(builder: Builder, kind: i64, out: Vector) -> None:
    """The code for playing an action card, where it can be played."""
    if builder.may_play(kind):
        out.add(PLAY + kind)


def any_time(builder: Builder, out: Vector) -> None:
    """The codes for the action cards that can be played at any time (A13)."""
    if builder.held_actions:
        if builder.held:
            played_if_held(builder, CARD_EXCHANGE, out)
        played_if_held(builder, DRAW_THREE, out)


def discs(state: Babel, out: Vector) -> None:
    """The codes for choosing a disc; of those of a wonder that ask for the same, the first."""
    left: i64 = state.left
    while left:
        low: i64 = left & -left
        left ^= low
        space: i64 = INDEX[low % 67]
        if stands_for_itself(state, space):
            out.add(BUILD + space)


def stands_for_itself(state: Babel, space: i64) -> bool:
    """Whether a space has a disc, and no space of its wonder before it has the same."""
    if (state.left >> space) & 1 == 0:
        return False
    before: i64 = space - space % SPACES
    while before < space:
        if (state.left >> before) & 1 and state.board[before] == state.board[space]:
            return False
        before += 1
    return True


# Offers.


def offers(state: Babel, builder: Builder, out: Vector) -> None:
    """All offers of valid cards, alone or with the trader (A02, A03, A04)."""
    sheet = state.sheet
    disc: i64 = state.kind()
    first: i64 = sheet.types[disc]
    second: i64 = sheet.second_types[disc]
    out.add(0)
    b: i64 = 0
    while b <= sheet.second_numbers[disc]:
        a: i64 = 0
        while a <= sheet.numbers[disc]:
            cards: i64 = some(first, a)
            if b:
                cards += some(second, b)
            if cards:
                if not builder.may_hold(cards):
                    break
                code: i64 = b << SECOND_SHIFT | a << FIRST_SHIFT
                out.add(code)
                out.add(code | TRADER)
            a += 1
        b += 1


def bluffs(state: Babel, builder: Builder, out: Vector) -> None:
    """All offers in which wrong cards may lie too; they count against the limit (A04, A05)."""
    sheet = state.sheet
    disc: i64 = state.kind()
    first: i64 = builder.most(sheet.types[disc], sheet.numbers[disc])
    second: i64 = most_of_second(state, builder)
    room: i64 = total(state.needs())
    full = builder.held == total(builder.hand)
    out.add(0)
    for code in wrong_codes(state, builder, room):
        wrong: i64 = wrong_cards(state, code)
        b: i64 = 0
        while b <= second:
            a: i64 = 0
            while a <= first and total(wrong) + a + b <= room:
                laid: i64 = code | b << SECOND_SHIFT | a << FIRST_SHIFT
                if laid and (full or builder.may_hold(wrong + offered_cards(state, laid))):
                    out.add(laid)
                    out.add(laid | TRADER)
                a += 1
            b += 1


def most_of_second(state: Babel, builder: Builder) -> i64:
    """How many cards of a disc's second type can be laid."""
    sheet = state.sheet
    disc: i64 = state.kind()
    second: i64 = sheet.second_types[disc]
    if second == NO_TYPE:
        return 0
    return builder.most(second, sheet.second_numbers[disc])


def wrong_codes(state: Babel, builder: Builder, limit: i64) -> list[int]:
    """The codes of none to so many wrong cards, in ascending order."""
    most = [builder.most(kind, limit) for kind in wrong_types(state)] + [0]
    found: list[int] = []
    for c in range(most[2] + 1):
        for b in range(most[1] + 1):
            for a in range(most[0] + 1):
                if a + b + c <= limit:
                    counts = c << 2 * COUNT_BITS | b << COUNT_BITS | a
                    found.append(counts << WRONG_SHIFT)
    return found


def wrong_types(state: Babel) -> list[int]:
    """The types that the chosen disc does not ask for."""
    sheet = state.sheet
    disc: i64 = state.kind()
    first: i64 = sheet.types[disc]
    second: i64 = sheet.second_types[disc]
    return [kind for kind in range(TYPES) if kind != first and kind != second]


def offered_cards(state: Babel, code: i64) -> i64:
    """The valid cards of an offer."""
    sheet = state.sheet
    disc: i64 = state.kind()
    cards: i64 = some(sheet.types[disc], (code >> FIRST_SHIFT) & COUNT)
    second: i64 = (code >> SECOND_SHIFT) & COUNT
    return cards + some(sheet.second_types[disc], second) if second else cards


def wrong_cards(state: Babel, code: i64) -> i64:
    """The wrong cards of an offer."""
    cards: i64 = 0
    left: i64 = code >> WRONG_SHIFT
    if left:
        for kind in wrong_types(state):
            cards += some(kind, left & COUNT)
            left >>= COUNT_BITS
    return cards


def laid_backs(choice: i64) -> i64:
    """How many cards lie face down in an offer, hidden or not; the trader has a back like them."""
    if choice <= HIDDEN_CHOICE:
        return HIDDEN_CHOICE - choice
    found: i64 = choice & TRADER
    left: i64 = choice >> FIRST_SHIFT
    while left:
        found += left & COUNT
        left >>= COUNT_BITS
    return found


def random_offer(state: Babel, seat: i64, rng: Rng) -> i64:
    """One of the offers of a full state, each as likely."""
    builder = state.builders[seat]
    if state.bluff:
        return random_bluff(state, builder, rng)
    sheet = state.sheet
    disc: i64 = state.kind()
    most: i64 = builder.most(sheet.types[disc], sheet.numbers[disc])
    others: i64 = most_of_second(state, builder)
    drawn: i64 = rng.below(2 * (most + 1) * (others + 1) - 1)
    if drawn == 0:
        return 0
    drawn += 1  # the trader alone is no offer
    pair: i64 = drawn >> 1
    a: i64 = pair % (most + 1)
    b: i64 = pair // (most + 1)
    return b << SECOND_SHIFT | a << FIRST_SHIFT | drawn & TRADER


def random_bluff(state: Babel, builder: Builder, rng: Rng) -> i64:
    """One of the offers with wrong cards or without, by trial."""
    sheet = state.sheet
    disc: i64 = state.kind()
    room: i64 = total(state.needs())
    first: i64 = builder.most(sheet.types[disc], sheet.numbers[disc])
    second: i64 = most_of_second(state, builder)
    wrong = wrong_types(state)
    while True:
        a: i64 = rng.below(first + 1)
        b: i64 = rng.below(second + 1)
        laid: i64 = a + b
        code: i64 = b << SECOND_SHIFT | a << FIRST_SHIFT
        shift: i64 = WRONG_SHIFT
        for kind in wrong:
            cards: i64 = rng.below(builder.most(kind, room) + 1)
            laid += cards
            code |= cards << shift
            shift += COUNT_BITS
        code |= rng.below(2)
        if laid <= room and code != TRADER:
            return code


# Decisions.


def decisions(state: Babel, builder: Builder, out: Vector) -> None:
    """Failing, and all ways to complete the disc (A06, A07)."""
    out.add(FAIL)
    offering: i64 = with_offers(state)
    most: i64 = most_jokers(state, builder)
    if most == 0:
        ways_to_complete(state, builder, offering, NO_JOKER, out)
        return
    for way in joker_ways(state, most):
        ways_to_complete(state, builder, offering, way, out)


def ways_to_complete(state: Babel, builder: Builder, offering: i64, way: i64, out: Vector) -> None:
    """All sets of offers that complete the disc with one way to use jokers."""
    needs: i64 = state.needs()
    joker: i64 = joker_cards(state, way)
    if not covers(needs, joker):
        return
    needs -= joker
    chosen: i64 = 0
    while True:
        if completes(state, builder, chosen, needs):
            out.add(COMPLETE + (chosen | way << WAY_SHIFT))
        if chosen == offering:
            break
        chosen = (chosen - offering) & offering


def with_offers(state: Babel) -> i64:
    """The seats that made an offer, as bits."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.builders[seat].offer:
            mask |= 1 << seat
        seat += 1
    return mask


def most_jokers(state: Babel, builder: Builder) -> i64:
    """How many jokers a seat can use for the disc, as far as a viewer can tell."""
    if builder.held_actions == 0:
        return 0
    held: i64 = builder.most_actions(JOKER)
    unused: i64 = state.sheet.copies[JOKER] - ((state.used >> (KIND_BITS * JOKER)) & KIND)
    fitting: i64 = total(state.needs()) // JOKER_CARDS
    return min(held, unused, fitting)


def joker_ways(state: Babel, most: i64) -> list[int]:
    """The ways to use no joker, one, or up to so many."""
    found: list[int] = []
    two = state.sheet.second_types[state.kind()] != NO_TYPE
    jokers: i64 = 0
    while jokers <= most:
        first: i64 = jokers * jokers
        found += range(first, first + (JOKER_CARDS * jokers if two else 0) + 1)
        jokers += 1
    return found


def jokers_used(way: i64) -> i64:
    """How many jokers a way uses."""
    jokers: i64 = 0
    while (jokers + 1) * (jokers + 1) <= way:
        jokers += 1
    return jokers


def completes(state: Babel, builder: Builder, chosen: i64, needs: i64) -> bool:
    """Whether the chosen offers and own cards make exactly what jokers leave to be found."""
    cards: i64 = 0
    traders: i64 = 0
    left: i64 = chosen
    seat: i64 = 0
    while left:
        if left & 1:
            other = state.builders[seat]
            cards += other.offer
            traders += other.trader
        left >>= 1
        seat += 1
    if traders > 1:
        return False
    return covers(needs, cards) and builder.may_hold(needs - cards)


def taken_together(state: Babel, chosen: i64) -> i64:
    """The cards of the chosen offers."""
    cards: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if (chosen >> seat) & 1:
            cards += state.builders[seat].offer
        seat += 1
    return cards


def joker_cards(state: Babel, way: i64) -> i64:
    """What jokers stand for: each exactly two cards of types that the disc asks for (A08, A09)."""
    if way == NO_JOKER:
        return 0
    jokers: i64 = jokers_used(way)
    second: i64 = way - jokers * jokers
    cards: i64 = some(state.sheet.types[state.kind()], JOKER_CARDS * jokers - second)
    if second:
        cards += some(state.sheet.second_types[state.kind()], second)
    return cards


# Cards to exchange.


def swaps(builder: Builder, out: Vector) -> None:
    """All ways to exchange one to five cards, in ascending order."""
    most = [builder.most(kind, EXCHANGED) for kind in range(TYPES)]
    for d in range(most[3] + 1):
        for c in range(most[2] + 1):
            for b in range(most[1] + 1):
                for a in range(most[0] + 1):
                    if 0 < a + b + c + d <= EXCHANGED:
                        code: i64 = a | b << SWAP_BITS | c << 2 * SWAP_BITS | d << 3 * SWAP_BITS
                        if builder.may_hold(swapped_cards(code)):
                            out.add(code)


def swapped_cards(code: i64) -> i64:
    """The cards that are exchanged."""
    cards: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        cards += some(kind, (code >> (SWAP_BITS * kind)) & SWAP)
        kind += 1
    return cards


# Random choices for playouts.


def random_answer(state: Babel, seat: i64, rng: Rng) -> i64:
    """One of the answers of a full state, each as likely; by trial where that is quick."""
    builder = state.builders[seat]
    question: i64 = state.question
    if builder.held_actions == 0:
        if question == TURN:
            return random_turn(state, rng)
        if question == DECIDE:
            return random_decision(state, builder, rng)
    found = Vector()
    answers(state, seat, found)
    return found.at(rng.below(found.count))


def random_turn(state: Babel, rng: Rng) -> i64:
    """Passing or a disc, each as likely."""
    while True:
        drawn: i64 = rng.below(DISCS + 1)
        if drawn == PASS or stands_for_itself(state, drawn - BUILD):
            return drawn


def random_decision(state: Babel, builder: Builder, rng: Rng) -> i64:
    """Failing or a way to complete the disc without a joker, each as likely."""
    offering: i64 = with_offers(state)
    needs: i64 = state.needs()
    while True:
        drawn: i64 = rng.below(BIT[BITS[offering]] + 1)
        if drawn == FAIL:
            return FAIL
        chosen: i64 = spread(drawn - COMPLETE, offering)
        if completes(state, builder, chosen, needs):
            return COMPLETE + chosen


def spread(number: i64, mask: i64) -> i64:
    """One of the sets within a mask, counted from 0 in ascending order."""
    found: i64 = 0
    while number:
        low: i64 = mask & -mask
        mask ^= low
        if number & 1:
            found |= low
        number >>= 1
    return found
