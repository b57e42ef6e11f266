"""Sensible play of Tower of Babel without search: what a choice brings, less what it gives away.

All wishes are tenths of a point, for a seat and against the average of the others.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.babel.worth import (
    TENTHS,
    chosen_seats,
    disc_worth,
    discs_among,
    discs_left_on,
    ends_game,
    hoped,
    new_owner,
    new_pieces,
    own_cards,
    refused_cards,
    scarcest,
)
from wondertable.bots.search.brain import Rollout
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games.babel import chance
from wondertable.games.babel.builder import Builder
from wondertable.games.babel.choices import jokers_used, offered_cards, swapped_cards
from wondertable.games.babel.codes import (
    AGAIN,
    BONUS,
    BUILD,
    CARD_EXCHANGE,
    COMPLETE,
    DECIDE,
    DECLINE,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    FAIL,
    JOKER,
    OFFER,
    OFFER_BONUS,
    OVER,
    PASS,
    PLAY,
    TRADER,
    TURN,
    WAY_SHIFT,
)
from wondertable.games.babel.figures import EXCHANGED, JOKER_CARDS, REFUSED, SPACES, TYPES
from wondertable.games.babel.packed import count, lacking, total
from wondertable.games.babel.scoring import SEAT_BITS, card_points, open_points, pieces_on
from wondertable.games.babel.state import Babel

CARD: Final[bytes] = bytes([0, 4, 8, 10, 11, 11, 11])
"""What a card in hand is worth, by how many discs show the scarcest type."""
ACTION_CARD: Final = 50
JOKER_WORTH: Final = 25
SLIP: Final = 12
"""Choices that are nearly as good are taken too."""
THE_END: Final = 100
"""How much it matters that the game ends while one is ahead, or behind."""
GIVEN: Final = 5
"""Cards of a type that others offer when they have ten."""
HARD: Final = 5
"""How much less likely, in tenths, a disc is completed for each card that others must give."""
SECOND_TURN: Final = 50
"""The wish for a disc for which a second turn is taken."""
MANY: Final = 3
"""Refused cards for which offer bonus is played."""
ACCEPTED: Final = 5
"""How often, in ten times, an offer that fits is taken; with a trader less often."""
TRADED: Final = 2


@final
class BabelRollout(Rollout):
    """Every seat plays alike; small slips make games differ."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """The choice with the largest wish, more or less."""
        assert isinstance(state, Babel)
        return sensible(state, seat, rng)

    def play(self, state: State, rng: Rng) -> None:
        """Plays to the end, in place."""
        assert isinstance(state, Babel)
        while state.question != OVER:
            if state.waiting == 0:
                chance.deal(state, rng)
            else:
                for seat in state.actors():
                    state.apply(seat, sensible(state, seat, rng))


def sensible(state: Babel, seat: i64, rng: Rng) -> i64:
    """What is best as far as a seat can tell at first sight."""
    question: i64 = state.question
    me = state.builders[seat]
    if question == OFFER or question == EXCHANGE or question == DECIDE:
        return most_wished(state, seat, rng)
    if question == BONUS:
        return answer_bonus(state, me)
    if question == AGAIN:
        return answer_again(state, seat)
    if has(me, DRAW_THREE):
        return PLAY + DRAW_THREE
    if question == TURN:
        if has(me, CARD_EXCHANGE) and scattered(me):
            return PLAY + CARD_EXCHANGE
        return most_wished(state, seat, rng)
    return DECLINE


def has(builder: Builder, kind: i64) -> bool:
    """Whether an action card is in hand."""
    return builder.held_actions > 0 and builder.may_play(kind)


def scattered(builder: Builder) -> bool:
    """Whether a hand has enough cards, but not many of any type."""
    if builder.held < EXCHANGED:
        return False
    kind: i64 = 0
    while kind < TYPES:
        if 2 * count(builder.hand, kind) > builder.held:
            return False
        kind += 1
    return True


def most_wished(state: Babel, seat: i64, rng: Rng) -> i64:
    """The choice with the largest wish."""
    question: i64 = state.question
    shown: i64 = discs_among(state, state.left)
    best: i64 = 0
    chosen: i64 = -1
    for action in state.considered(seat):
        wish: i64 = rng.below(SLIP)
        if question == OFFER:
            wish += wish_to_offer(state, seat, action, shown)
        elif question == EXCHANGE:
            wish += wish_to_swap(state, seat, action, shown)
        elif action >= PLAY:
            break
        elif question == TURN:
            wish += wish_to_turn(state, seat, action, shown)
        else:
            wish += wish_to_decide(state, seat, action, shown)
        if chosen < 0 or wish > best:
            best = wish
            chosen = action
    return chosen


def card_worth(shown: i64) -> i64:
    """What a card in hand is worth."""
    least: i64 = scarcest(shown)
    return CARD[least if least < len(CARD) else len(CARD) - 1]


# Action cards.


def answer_bonus(state: Babel, me: Builder) -> i64:
    """Plays offer bonus for many cards."""
    if has(me, OFFER_BONUS):
        late = scarcest(discs_among(state, state.left)) == 1
        if total(me.offer) >= MANY or late:
            return PLAY + OFFER_BONUS
    return DECLINE


def answer_again(state: Babel, seat: i64) -> i64:
    """Takes a second turn for a good disc, or before it is too late."""
    if not has(state.builders[seat], DOUBLE_TURN):
        return DECLINE
    shown: i64 = discs_among(state, state.left)
    if scarcest(shown) == 1:
        return PLAY + DOUBLE_TURN
    space: i64 = 0
    while (state.left >> space) > 0:
        there = (state.left >> space) & 1 == 1
        if there and wish_to_turn(state, seat, BUILD + space, shown) > SECOND_TURN:
            return PLAY + DOUBLE_TURN
        space += 1
    return DECLINE


def wish_to_swap(state: Babel, seat: i64, action: i64, shown: i64) -> i64:
    """The wish to exchange cards: those of types with few in hand, or with few discs left."""
    hand: i64 = state.builders[seat].hand
    cards: i64 = swapped_cards(action)
    wish: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        kept: i64 = count(hand, kind) - count(cards, kind)
        wish += kept * kept * (count(shown, kind) + 2)
        kind += 1
    return wish + TENTHS * total(cards)


# The turn.


def wish_to_turn(state: Babel, seat: i64, action: i64, shown: i64) -> i64:
    """The wish to pass, or to build a disc."""
    card: i64 = card_worth(shown)
    if action == PASS:
        return card
    space: i64 = action - BUILD
    me = state.builders[seat]
    needs: i64 = state.sheet.needs[state.board[space]]
    missing: i64 = total(lacking(needs, me.hand))
    own: i64 = total(needs) - missing
    cost: i64 = card * own
    if missing >= JOKER_CARDS and has(me, JOKER):
        missing -= JOKER_CARDS
        own += JOKER_CARDS
        cost += JOKER_WORTH
    supply: i64 = likely_offers(state, seat, needs)
    likely: i64 = TENTHS
    if missing:
        likely = TENTHS - HARD * missing * TENTHS // (supply + 1)
        if likely < 0:
            likely = 0
    pieces: i64 = own << (SEAT_BITS * seat)
    if missing:
        helper: i64 = state.next_seat(seat)
        pieces += (missing - missing // 2) << (SEAT_BITS * helper)
        pieces += (missing // 2) << (SEAT_BITS * state.next_seat(helper))
    wish: i64 = gain(state, space, pieces, seat) - cost
    wish += disc_worth(state, space, discs_among(state, me.taken), shown)
    if ends_game(state, space, shown):
        wish += THE_END if ahead_of_all(state, seat) * TENTHS + wish > 0 else -THE_END
    spare: i64 = supply - TENTHS * missing
    if spare > 0:
        wish -= spare // (state.seats - 1)
    return wish * likely // TENTHS


def likely_offers(state: Babel, seat: i64, needs: i64) -> i64:
    """Tenths of cards that the others may offer for a disc."""
    found: i64 = 0
    for other, builder in enumerate(state.builders):
        if other != seat:
            seen: i64 = total(needs) - total(lacking(needs, builder.known))
            hidden: i64 = builder.held - total(builder.known)
            kind: i64 = 0
            asked: i64 = 0
            while kind < TYPES:
                if count(needs, kind):
                    asked += 1
                kind += 1
            cards: i64 = TENTHS * seen + TENTHS * hidden * asked // TYPES
            if cards > TENTHS * total(needs):
                cards = TENTHS * total(needs)
            found += cards
    return found * GIVEN // TENTHS


def ahead_of_all(state: Babel, seat: i64) -> i64:
    """The points of a seat less those of the best other, as far as everybody can count."""
    best: i64 = -1
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            points: i64 = open_points(state, other)
            if points > best:
                best = points
        other += 1
    return open_points(state, seat) + card_points(state, seat) - best


def gain(state: Babel, space: i64, added: i64, seat: i64) -> i64:
    """What pieces for a disc bring a seat, less what they bring the others on the average."""
    wonder: i64 = space // SPACES
    left: i64 = discs_left_on(state, wonder)
    first: i64 = state.sheet.first[state.row]
    second: i64 = state.sheet.second[state.row]
    before: i64 = pieces_on(state, wonder)
    mine: i64 = 0
    others: i64 = 0
    other: i64 = 0
    while other < state.seats:
        more: i64 = hoped(before + added, other, first, second, left - 1)
        more -= hoped(before, other, first, second, left)
        if other == seat:
            mine = more
        else:
            others += more
        other += 1
    if left == 1 and state.action_cards:
        if seat == state.active:
            mine += ACTION_CARD
        else:
            others += ACTION_CARD
    return mine - others // (state.seats - 1)


# Offers.


def wish_to_offer(state: Babel, seat: i64, action: i64, shown: i64) -> i64:
    """The wish to offer cards: refused ones are points, taken ones are pieces, or the disc."""
    cards: i64 = total(offered_cards(state, action))
    if cards == 0:
        return 0
    builder = state.builders[state.active]
    needs: i64 = state.needs()
    whole: i64 = total(needs)
    hidden: i64 = builder.held - total(builder.known)
    missing: i64 = total(lacking(needs, builder.known)) - (hidden + 1) // 3
    likely: i64 = ACCEPTED
    if cards > missing:
        likely = ACCEPTED * (whole + 1 - cards) // (whole + 1)
    taken: i64 = 0
    if action & TRADER:
        likely = TRADED if cards <= missing else 1
        taken = gain(state, state.space, cards << (SEAT_BITS * state.active), seat)
        me: i64 = discs_among(state, state.builders[seat].taken)
        taken += disc_worth(state, state.space, me, shown)
    else:
        pieces: i64 = cards << (SEAT_BITS * seat)
        pieces += (whole - cards) << (SEAT_BITS * state.active)
        taken = gain(state, state.space, pieces, seat)
        none: i64 = whole << (SEAT_BITS * state.active)
        taken -= gain(state, state.space, none, seat)  # it is completed anyhow
    taken -= cards * card_worth(shown)
    refused: i64 = TENTHS * REFUSED * cards
    return (likely * taken + (TENTHS - likely) * refused) // TENTHS


# Decisions.


def wish_to_decide(state: Babel, seat: i64, action: i64, shown: i64) -> i64:
    """The wish to complete the disc with some offers, or to fail."""
    others: i64 = state.seats - 1
    if action == FAIL:
        return -TENTHS * refused_cards(state, 0) // others
    card: i64 = card_worth(shown)
    chosen: i64 = chosen_seats(action)
    own: i64 = total(own_cards(state, action))
    owner: i64 = new_owner(state, chosen)
    pieces: i64 = new_pieces(state, chosen)
    worth: i64 = disc_worth(
        state, state.space, discs_among(state, state.builders[owner].taken), shown
    )
    wish: i64 = gain(state, state.space, pieces, seat) - card * own
    wish += worth if owner == seat else -worth // others
    wish -= TENTHS * refused_cards(state, chosen) // others
    wish += card * (total(state.needs()) - own) // others  # cards that others have no more
    wish -= JOKER_WORTH * jokers_used((action - COMPLETE) >> WAY_SHIFT)
    if ends_game(state, state.space, shown):
        wish += THE_END if wins_by(state, seat, action) >= 0 else -THE_END
    return wish


def wins_by(state: Babel, seat: i64, action: i64) -> i64:
    """By how many points a seat is ahead when a decision has been carried out."""
    end = state.clone()
    end.choose(seat, action)
    return ahead_of_all(end, seat)
