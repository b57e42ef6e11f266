"""The position of a game of 7 Wonders."""

from __future__ import annotations

import struct
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import INDEX, numbers
from wondertable.core.outcome import Outcome
from wondertable.core.packing import Bits, Row
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, SEVERAL, Journal, State
from wondertable.core.vector import Vector
from wondertable.games.seven import chance, choices, knowledge, scoring
from wondertable.games.seven.city import CITY_FIELDS, City
from wondertable.games.seven.codes import (
    BOARD,
    DEAL_BOARD,
    DEAL_SIDE,
    E_READY,
    E_SIDE,
    E_WON,
    EXTRA,
    LOSE,
    NO_CHOICE,
    OVER,
    REBUILD,
    SIDE,
    TURN,
)
from wondertable.games.seven.figures import CITIES_HAND, HAND
from wondertable.games.seven.past import PAST_FIELDS, Past, in_order
from wondertable.games.seven.tables import BASE_BOARDS, PARTNERS
from wondertable.games.seven.turn import (
    begin_age,
    play_extra,
    rebuild,
    resolve_losses,
    resolve_turn,
)

RULES: Final = 2
"""The version of the rules by which games are begun now."""

FIELDS: Final = Row(
    "seats",
    (
        Bits("with_cities", 1),
        Bits("teams", 1),
        Bits("open_hands", 1),
        Bits("sides", 2),
        Bits("rules", plus=-1),
    ),
    "age",
    "turn",
    "question",
    "waiting",
    "boards_left",
    "extra",
    "digger",
    "forger",
    "shown",
    "viewer",
)
"""What tells positions apart beside their cities and their past."""

SIDES_CHOSEN: Final = 0
SIDES_DAY: Final = 1
SIDES_NIGHT: Final = 2
SIDES_RANDOM: Final = 3


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Seven(State):
    """Three to seven cities around a table, what is asked, and what has been done."""

    seats: i64
    rules: i64  # the version by which the game was begun
    with_cities: i64
    teams: i64
    open_hands: i64
    sides: i64  # option sides: chosen, day, night, random
    age: i64
    turn: i64  # of the age, from 0
    question: i64  # see codes.py
    waiting: i64  # seats that owe a choice, as bits
    boards_left: i64
    extra: i64  # 1 + the seat that is to play its last card, or 0
    digger: i64  # 1 + the seat whose stage builds from the discard pile, or 0
    forger: i64  # 1 + the seat whose Forging Agency does, or 0
    shown: i64  # cards of the pile that were shown, or hands that were taken up
    viewer: i64  # NOBODY unless this is a view
    cities: list[City]
    past: Past | None
    journal: Journal | None

    def __init__(self, cities: list[City]) -> None:
        self.seats = len(cities)
        self.rules = RULES
        self.with_cities = 0
        self.teams = 0
        self.open_hands = 0
        self.sides = 0
        self.age = 0
        self.turn = 0
        self.question = DEAL_BOARD
        self.waiting = 0
        self.boards_left = 0
        self.extra = 0
        self.digger = 0
        self.forger = 0
        self.shown = 0
        self.viewer = NOBODY
        self.cities = cities
        self.past = None
        self.journal = None

    def actors(self) -> list[int]:
        """All seats that owe a choice, chance, or nobody."""
        if self.waiting:
            return numbers(self.waiting)
        return [] if self.question == OVER else [CHANCE]

    def mover(self) -> i64:
        """The one seat that is asked, SEVERAL, CHANCE, or NOBODY."""
        waiting: i64 = self.waiting
        if waiting:
            return SEVERAL if waiting & (waiting - 1) else INDEX[waiting % 67]
        return NOBODY if self.question == OVER else CHANCE

    def seat_count(self) -> i64:
        """Three to seven."""
        return self.seats

    def legal_into(self, seat: i64, out: Vector) -> None:
        """The codes that the seat may choose."""
        out.clear()
        if seat >= 0:
            if seat < self.seats and (self.waiting >> seat) & 1:
                choices.answers(self, seat, out)
        elif seat == CHANCE and self.waiting == 0 and self.question != OVER:
            out.fill(chance.outcomes(self))

    def weights_into(self, out: Vector) -> None:
        """How likely each of `legal(CHANCE)` is."""
        out.clear()
        if self.waiting == 0 and self.question != OVER:
            out.fill(chance.weights(self))

    def apply(self, seat: i64, action: i64, journal: Journal | None = None) -> None:
        """Lays a choice face down, or lets chance act; the last choice resolves all."""
        if journal is not None:
            self.journal = journal
        if seat == CHANCE:
            chance.happen(self, action)
        else:
            self.choose(seat, action)
        if journal is not None:
            self.journal = None

    def choose(self, seat: i64, action: i64) -> None:
        """Answers the question for a seat."""
        question: i64 = self.question
        if question == REBUILD:
            self.waiting = 0
            rebuild(self, action)
        elif question == EXTRA:
            self.waiting = 0
            play_extra(self, choices.choice_of(self, seat, action))
        elif question == BOARD:
            self.waiting = 0
            chance.deal_board(self, seat, action)
            if seat < self.seats - 1:
                self.waiting = 1 << (seat + 1)
        else:
            if question == TURN:
                action = choices.choice_of(self, seat, action)
            self.cities[seat].choice = action
            self.waiting &= ~(1 << seat)
            if self.journal is not None:
                self.journal.add((E_READY, seat))
            if self.waiting == 0:
                self.resolve()

    def resolve(self) -> None:
        """Turns up the choices of all."""
        if self.question == TURN:
            resolve_turn(self)
        elif self.question == LOSE:
            resolve_losses(self)
        else:
            for seat in range(self.seats):
                city = self.cities[seat]
                city.side = city.choice
                city.choice = NO_CHOICE
                if self.journal is not None:
                    self.journal.add((E_SIDE, seat, city.side))
            begin_age(self, 1)

    def retract(self, seat: i64) -> bool:
        """Takes a face-down choice back before the last one is in."""
        if seat < 0 or seat >= self.seats or self.cities[seat].choice == NO_CHOICE:
            return False
        self.cities[seat].choice = NO_CHOICE
        self.waiting |= 1 << seat
        return True

    def deal(self, rng: Rng, journal: Journal | None = None) -> None:
        """Lets chance act until a seat is asked or the game is over."""
        self.journal = journal
        while self.waiting == 0 and self.question != OVER:
            chance.deal(self, rng)
        self.journal = None

    def clone(self) -> Seven:
        """An independent copy; the past never changes, so it is shared."""
        copy = Seven([city.clone() for city in self.cities])
        copy.rules = self.rules
        copy.with_cities = self.with_cities
        copy.teams = self.teams
        copy.open_hands = self.open_hands
        copy.sides = self.sides
        copy.age = self.age
        copy.turn = self.turn
        copy.question = self.question
        copy.waiting = self.waiting
        copy.boards_left = self.boards_left
        copy.extra = self.extra
        copy.digger = self.digger
        copy.forger = self.forger
        copy.shown = self.shown
        copy.viewer = self.viewer
        copy.past = self.past
        return copy

    def key(self) -> bytes:
        """Everything that tells this position from others, as bytes."""
        numbers = FIELDS.numbers(self)
        for city in self.cities:
            numbers += CITY_FIELDS.numbers(city)
        for node in in_order(self.past):
            numbers += PAST_FIELDS.numbers(node)
        return struct.pack(f"<{len(numbers)}q", *numbers)

    def view(self, seat: i64) -> Seven:
        """A copy with HIDDEN for all cards that the seat has not seen."""
        return knowledge.view(self, seat)

    def sight(self, seat: i64) -> i64:
        """A number for what the seat sees of this turn; what it saw before does not change."""
        return knowledge.sight(self, seat)

    def meaning(self, seat: i64, action: i64) -> i64:
        """The card instead of its place in the hand; ways to pay are the same in every world."""
        if self.question != TURN and self.question != EXTRA:
            return action
        return choices.named(self, seat, action)

    def fill(self, rng: Rng) -> Seven:
        """A full state that the viewer cannot rule out, each as likely."""
        return knowledge.fill(self, rng)

    def playout(self, rng: Rng) -> i64:
        """Plays to the end by random choices."""
        decisions: i64 = 0
        while self.question != OVER:
            waiting: i64 = self.waiting
            if waiting == 0:
                chance.deal(self, rng)
                continue
            question: i64 = self.question
            seat: i64 = 0
            while waiting:
                if waiting & 1:
                    decisions += 1
                    if question == TURN:
                        self.cities[seat].choice = choices.random_choice(self, seat, rng)
                    elif question == LOSE:
                        me = self.cities[seat]
                        most: i64 = me.coins if me.coins < me.owed else me.owed
                        me.choice = rng.below(most + 1)
                    elif question == SIDE:
                        self.cities[seat].choice = rng.below(2)
                    elif question == EXTRA:
                        self.waiting = 0
                        play_extra(self, choices.random_choice(self, seat, rng))
                    else:
                        actions = self.legal(seat)
                        self.choose(seat, actions[rng.below(len(actions))])
                waiting >>= 1
                seat += 1
            if question == TURN or question == LOSE or question == SIDE:
                self.waiting = 0
                self.resolve()
        return decisions

    def points(self, seat: i64) -> list[int]:
        """Points by category, in the order of the game's `categories`."""
        if self.age == 0:
            return [0, 0, 0, 0, 0, 0, 0, 0]
        return scoring.by_category(self, seat)

    def outcome(self) -> Outcome | None:
        """Who won, by points and then by coins; partners win together."""
        if self.question != OVER:
            return None
        results = scoring.standings(self)
        ranks = [1 + sum([other > mine for other in results]) for mine in results]
        return Outcome(tuple(ranks), "points")

    # What the rules are written with.

    def left(self, seat: i64) -> i64:
        """The left neighbour: the next seat."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def right(self, seat: i64) -> i64:
        """The right neighbour: the seat before."""
        return seat - 1 if seat > 0 else self.seats - 1

    def mate(self, seat: i64) -> i64:
        """The partner in a team of two: seats 0 and 1, 2 and 3, and so on."""
        return seat ^ 1

    def hand_size(self) -> i64:
        """How many cards each seat is dealt."""
        return CITIES_HAND if self.with_cities else HAND

    def last_turn(self) -> i64:
        """The number of the last turn of an age."""
        return CITIES_HAND - 2 if self.with_cities else HAND - 2

    def boards(self) -> i64:
        """How many boards the boxes have."""
        return BASE_BOARDS + 2 if self.with_cities else BASE_BOARDS

    def sees_mate(self) -> bool:
        """Whether partners show each other their hands."""
        return self.teams == 1 and self.open_hands == 1

    def seers(self, seat: i64) -> i64:
        """The seats that see the hand of a seat, as bits."""
        mask: i64 = 1 << seat
        if self.sees_mate():
            mask |= 1 << self.mate(seat)
        return mask

    def follow(self, rules: i64) -> None:
        """Plays by a version of the rules; since the second, partners may feed each other."""
        self.rules = rules
        if self.teams and rules > 1:
            for city in self.cities:
                city.flags |= PARTNERS

    def ask_sides(self) -> None:
        """Turns the boards to the side that the option names; then the first age begins."""
        if self.sides == SIDES_CHOSEN:
            self.question = SIDE
            self.waiting = (1 << self.seats) - 1
        elif self.sides == SIDES_RANDOM:
            self.question = DEAL_SIDE
        else:
            for city in self.cities:
                city.side = self.sides - SIDES_DAY
            begin_age(self, 1)

    def end(self) -> None:
        """Ends the game; nothing more is asked."""
        self.question = OVER
        self.waiting = 0
        if self.journal is not None:
            results = scoring.standings(self)
            most = max(results)
            winners: i64 = 0
            for seat in range(self.seats):
                if results[seat] == most:
                    winners |= 1 << seat
            self.journal.add((E_WON, winners))


def new_seven(
    seats: i64,
    sides: i64,
    *,
    choose_boards: bool,
    with_cities: bool,
    teams: bool,
    open_hands: bool,
    rules: i64 = RULES,
) -> Seven:
    """A game before anything is dealt."""
    state = Seven([City() for _ in range(seats)])
    state.sides = sides
    state.with_cities = 1 if with_cities else 0
    state.teams = 1 if teams else 0
    state.open_hands = 1 if open_hands else 0
    state.follow(rules)
    state.boards_left = (1 << state.boards()) - 1
    if choose_boards:
        state.question = BOARD
        state.waiting = 1
    return state
