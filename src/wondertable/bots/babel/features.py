"""How Tower of Babel is shown to a network.

No wonder, no type of cards differs from another: an input says what is true of *some* wonder, type
or disc, and is given as often as it is. Choices are told apart in the same way: the rows of the
policy name what a choice amounts to, not its place on the board.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from wondertable.bots.babel.rows import rows_of
from wondertable.bots.babel.worth import (
    PLACES,
    disc_worth,
    discs_among,
    discs_left_on,
    held_of_type,
    hoped,
    level,
    limited,
    place_among,
    scarcest,
)
from wondertable.bots.search.brain import Features
from wondertable.bots.search.net import Sink
from wondertable.core.state import State
from wondertable.core.vecs import vec
from wondertable.games.babel.builder import KIND, KIND_BITS
from wondertable.games.babel.codes import DECIDE, OFFER, WINDOW
from wondertable.games.babel.figures import KINDS, SPACES, TYPES, WONDERS
from wondertable.games.babel.packed import count, lacking, larger, total
from wondertable.games.babel.scoring import (
    card_points,
    open_points,
    paid,
    pieces_on,
)
from wondertable.games.babel.state import Babel

MOST_SEATS: Final = 5
OTHER_SEATS: Final = 4
STAGES: Final = 4
LEADS: Final = 20
GAPS: Final = 6
MOST_HELD: Final = 19
MOST_CARDS: Final = 7
MOST_DISCS: Final = 4
MOST_SHOWN: Final = 7
MOST_SUM: Final = 15
ROLES: Final = 2
"""Whoever builds, and all others."""
WORTHS: Final = 10
WORTH_STEP: Final = 20

# The table.
ALWAYS: Final = 0
SEATS: Final = ALWAYS + 1
OPTIONS: Final = SEATS + 3
ROW: Final = OPTIONS + 3
QUESTION: Final = ROW + 8
SECOND: Final = QUESTION + 8 * ROLES
AWAY: Final = SECOND + 1
SCARCE: Final = AWAY + 5
DISCS_LEFT: Final = SCARCE + 8
# Points.
LEAD: Final = DISCS_LEFT + 25
HOPE: Final = LEAD + STAGES * (2 * LEADS + 1)
RANK: Final = HOPE + STAGES * (2 * LEADS + 1)
GAP: Final = RANK + STAGES * 5
# Cards.
HELD: Final = GAP + OTHER_SEATS * (2 * GAPS + 1)
ACTIONS: Final = HELD + 5 * (MOST_HELD + 1)
ACTIONS_HELD: Final = ACTIONS + KINDS
# Some type.
TYPE: Final = ACTIONS_HELD + OTHER_SEATS
RIVAL_TYPE: Final = TYPE + (MOST_CARDS + 1) * (MOST_DISCS + 1) * (MOST_SHOWN + 1)
KNOWN_TYPE: Final = RIVAL_TYPE + (MOST_CARDS + 1) * (MOST_SHOWN + 1)
# Some wonder.
WONDER: Final = KNOWN_TYPE + (MOST_CARDS + 1) * (MOST_CARDS + 1)
AWARD: Final = WONDER + 4 * SPACES * PLACES
RIVAL_AWARD: Final = AWARD + SPACES
# Some disc on the board.
DISC: Final = RIVAL_AWARD + SPACES
# The disc that was chosen.
CHOSEN: Final = DISC + SPACES * (MOST_CARDS + 1) * (MOST_DISCS + 1)
CHOSEN_WONDER: Final = CHOSEN + ROLES * (MOST_CARDS + 1) * (MOST_CARDS + 1)
CHOSEN_WORTH: Final = CHOSEN_WONDER + ROLES * SPACES * PLACES
BUILDER_WORTH: Final = CHOSEN_WORTH + ROLES * WORTHS
BUILDER_PLACE: Final = BUILDER_WORTH + WORTHS
BUILDER_LACKS: Final = BUILDER_PLACE + SPACES * PLACES
# The offers.
MY_OFFER: Final = BUILDER_LACKS + (MOST_CARDS + 1)
OFFERED: Final = MY_OFFER + 2 * (MOST_CARDS + 1)
LACKING: Final = OFFERED + ROLES * (MOST_SUM + 1)
SOME_OFFER: Final = LACKING + (MOST_CARDS + 1)
INPUTS: Final = SOME_OFFER + 2 * ROLES * (MOST_CARDS + 1)


@final
class BabelFeatures(Features):
    """The inputs and policy rows of Tower of Babel."""

    def __init__(self) -> None:
        self.points: vec[i64] = vec[i64]([0] * MOST_SEATS)  # of all seats, as everybody counts them
        self.hopes: vec[i64] = vec[i64]([0] * MOST_SEATS)  # and what unfinished wonders may bring

    def describe(self, state: State, seat: i64, sink: Sink) -> None:
        """Gives all inputs of a position, seen from a seat."""
        self.begin(state)
        self.show(state, seat, sink)

    def begin(self, state: State) -> None:
        """Counts the points of all seats."""
        assert isinstance(state, Babel)
        seat: i64 = 0
        while seat < state.seats:
            self.points[seat] = open_points(state, seat)
            self.hopes[seat] = hope_of(state, seat)
            seat += 1

    def show(self, state: State, seat: i64, sink: Sink) -> None:
        """Gives all inputs of a position whose points were counted, seen from a seat."""
        assert isinstance(state, Babel)
        sink.add(ALWAYS)
        shown: i64 = discs_among(state, state.left)
        taken: i64 = discs_among(state, state.builders[seat].taken)
        describe_table(state, seat, shown, sink)
        self.describe_points(state, seat, limited(scarcest(shown) - 1, STAGES - 1), sink)
        describe_cards(state, seat, sink)
        describe_types(state, seat, taken, shown, sink)
        describe_wonders(state, seat, taken, sink)
        question: i64 = state.question
        if question == WINDOW or question == OFFER or question == DECIDE:
            describe_chosen(state, seat, taken, shown, sink)
            if question == DECIDE:
                describe_offers(state, seat, sink)

    def describe_points(self, state: Babel, seat: i64, stage: i64, sink: Sink) -> None:
        """The points that everybody can count, and own secret ones: lead, place, and gaps."""
        mine: i64 = self.points[seat] + card_points(state, seat)
        hope: i64 = mine + self.hopes[seat]
        best: i64 = -1000
        best_hope: i64 = -1000
        rank: i64 = 0
        distance: i64 = 1
        while distance < state.seats:
            other: i64 = seat_after(state, seat, distance)
            points: i64 = self.points[other]
            sink.add(GAP + (distance - 1) * (2 * GAPS + 1) + level((points - mine) // 5, GAPS))
            if points > mine:
                rank += 1
            if points > best:
                best = points
            points += self.hopes[other]
            if points > best_hope:
                best_hope = points
            distance += 1
        sink.add(LEAD + stage * (2 * LEADS + 1) + level((mine - best) // 2, LEADS))
        sink.add(HOPE + stage * (2 * LEADS + 1) + level((hope - best_hope) // 2, LEADS))
        sink.add(RANK + stage * 5 + rank)

    def rows(self, state: State, seat: i64, action: i64) -> i64:
        """The rows of the policy for a choice."""
        assert isinstance(state, Babel)
        return rows_of(state, seat, action)


def add_count(sink: Sink, index: i64, number: i64) -> None:
    """A count, unless it is zero."""
    if number > 0:
        sink.add_times(index, number)


def seat_after(state: Babel, seat: i64, distance: i64) -> i64:
    """The seat that is so many places to the left."""
    seat += distance
    return seat if seat < state.seats else seat - state.seats


def describe_table(state: Babel, seat: i64, shown: i64, sink: Sink) -> None:
    """Who plays what, and what is asked."""
    sink.add(SEATS + state.seats - 3)
    if state.two_coloured:
        sink.add(OPTIONS)
    if state.action_cards:
        sink.add(OPTIONS + 1)
    if state.bluff:
        sink.add(OPTIONS + 2)
    sink.add(ROW + state.row)
    role: i64 = 0 if state.active == seat else 1
    sink.add(QUESTION + role * 8 + (state.question & 7))
    if state.second:
        sink.add(SECOND)
    away: i64 = seat - state.active
    sink.add(AWAY + (away if away >= 0 else away + state.seats))
    left: i64 = 0
    spaces: i64 = state.left
    while spaces:
        spaces &= spaces - 1
        left += 1
    sink.add(DISCS_LEFT + left)
    sink.add(SCARCE + limited(scarcest(shown), MOST_SHOWN))


def hope_of(state: Babel, seat: i64) -> i64:
    """What unfinished wonders may bring a seat, in points."""
    first: i64 = state.sheet.first[state.row]
    second: i64 = state.sheet.second[state.row]
    found: i64 = 0
    wonder: i64 = 0
    while wonder < WONDERS:
        left: i64 = discs_left_on(state, wonder)
        if left:
            found += hoped(pieces_on(state, wonder), seat, first, second, left)
        wonder += 1
    return found // 10


def describe_cards(state: Babel, seat: i64, sink: Sink) -> None:
    """How many cards everybody has, and the own action cards."""
    me = state.builders[seat]
    distance: i64 = 0
    while distance < state.seats:
        builder = state.builders[seat_after(state, seat, distance)]
        sink.add(HELD + distance * (MOST_HELD + 1) + limited(builder.held, MOST_HELD))
        if distance:
            add_count(sink, ACTIONS_HELD + distance - 1, builder.held_actions)
        distance += 1
    kind: i64 = 0
    while kind < KINDS:
        add_count(sink, ACTIONS + kind, (me.actions >> (KIND_BITS * kind)) & KIND)
        kind += 1


def describe_types(state: Babel, seat: i64, taken: i64, shown: i64, sink: Sink) -> None:
    """For every type: own cards and discs, what others have, and how many discs show it."""
    hand: i64 = state.builders[seat].hand
    known: i64 = 0
    most: i64 = 0
    for other, builder in enumerate(state.builders):
        if other != seat:
            known += builder.known
            most = larger(most, discs_among(state, builder.taken))
    kind: i64 = 0
    while kind < TYPES:
        cards: i64 = limited(count(hand, kind), MOST_CARDS)
        discs: i64 = limited(count(taken, kind), MOST_DISCS)
        left: i64 = limited(count(shown, kind), MOST_SHOWN)
        sink.add(TYPE + (cards * (MOST_DISCS + 1) + discs) * (MOST_SHOWN + 1) + left)
        theirs: i64 = limited(count(most, kind), MOST_CARDS)
        sink.add(RIVAL_TYPE + theirs * (MOST_SHOWN + 1) + left)
        theirs = limited(count(known, kind), MOST_CARDS)
        sink.add(KNOWN_TYPE + theirs * (MOST_CARDS + 1) + cards)
        kind += 1


def describe_wonders(state: Babel, seat: i64, taken: i64, sink: Sink) -> None:
    """For every wonder: who has how many pieces, and what its discs ask for."""
    hand: i64 = state.builders[seat].hand
    first: i64 = state.sheet.first[state.row]
    second: i64 = state.sheet.second[state.row]
    wonder: i64 = 0
    while wonder < WONDERS:
        left: i64 = discs_left_on(state, wonder)
        if left:
            pieces: i64 = pieces_on(state, wonder)
            at: i64 = (left - 1) * PLACES + place_among(pieces, seat)
            sink.add(WONDER + at * 4 + (state.row >> 1))
            if pieces:
                add_count(sink, AWARD + left - 1, paid(pieces, seat, first, second))
                most: i64 = 0
                other: i64 = 0
                while other < state.seats:
                    if other != seat:
                        points: i64 = paid(pieces, other, first, second)
                        if points > most:
                            most = points
                    other += 1
                add_count(sink, RIVAL_AWARD + left - 1, most)
            space: i64 = SPACES * wonder
            while space < SPACES * (wonder + 1):
                if (state.left >> space) & 1:
                    needs: i64 = state.sheet.needs[state.board[space]]
                    short: i64 = limited(total(lacking(needs, hand)), MOST_CARDS)
                    like: i64 = limited(held_of_type(state, space, taken), MOST_DISCS)
                    at = (left - 1) * (MOST_CARDS + 1) + short
                    sink.add(DISC + at * (MOST_DISCS + 1) + like)
                space += 1
        wonder += 1


def describe_chosen(state: Babel, seat: i64, taken: i64, shown: i64, sink: Sink) -> None:
    """The disc that is to be built: for the builder, and for those who may help."""
    role: i64 = 0 if state.active == seat else 1
    needs: i64 = state.needs()
    whole: i64 = limited(total(needs), MOST_CARDS)
    short: i64 = limited(total(lacking(needs, state.builders[seat].hand)), MOST_CARDS)
    sink.add(CHOSEN + (role * (MOST_CARDS + 1) + whole) * (MOST_CARDS + 1) + short)
    left: i64 = discs_left_on(state, state.wonder())
    pieces: i64 = pieces_on(state, state.wonder())
    at: i64 = role * SPACES + left - 1
    sink.add(CHOSEN_WONDER + at * PLACES + place_among(pieces, seat))
    worth: i64 = disc_worth(state, state.space, taken, shown)
    sink.add(CHOSEN_WORTH + role * WORTHS + limited(worth // WORTH_STEP, WORTHS - 1))
    if role:
        builder = state.builders[state.active]
        worth = disc_worth(state, state.space, discs_among(state, builder.taken), shown)
        sink.add(BUILDER_WORTH + limited(worth // WORTH_STEP, WORTHS - 1))
        sink.add(BUILDER_PLACE + (left - 1) * PLACES + place_among(pieces, state.active))
        sink.add(BUILDER_LACKS + limited(total(lacking(needs, builder.known)), MOST_CARDS))


def describe_offers(state: Babel, seat: i64, sink: Sink) -> None:
    """The offers that lie open."""
    role: i64 = 0 if state.active == seat else 1
    needs: i64 = state.needs()
    together: i64 = 0
    for other, builder in enumerate(state.builders):
        if builder.offer:
            cards: i64 = limited(total(builder.offer), MOST_CARDS)
            together += builder.offer
            if other == seat:
                sink.add(MY_OFFER + builder.trader * (MOST_CARDS + 1) + cards)
            else:
                at: i64 = builder.trader * ROLES + role
                sink.add(SOME_OFFER + at * (MOST_CARDS + 1) + cards)
    sink.add(OFFERED + role * (MOST_SUM + 1) + limited(total(together), MOST_SUM))
    if role == 0:
        have: i64 = together + state.builders[seat].hand
        sink.add(LACKING + limited(total(lacking(needs, have)), MOST_CARDS))
