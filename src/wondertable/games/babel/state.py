"""The position of a game of Tower of Babel."""

from __future__ import annotations

import struct
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import numbers
from wondertable.core.outcome import Outcome
from wondertable.core.packing import Bits, Row
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, SEVERAL, Journal, State
from wondertable.core.vector import Vector
from wondertable.games.babel import chance, choices, knowledge, scoring, turn
from wondertable.games.babel.builder import BUILDER_FIELDS, Builder, actions_total
from wondertable.games.babel.codes import (
    AGAIN,
    BONUS,
    BUILD,
    DECIDE,
    DISC,
    E_LAID_DOWN,
    E_READY,
    EXCHANGE,
    EXHAUSTED,
    NO_CHOICE,
    NO_DISC,
    OFFER,
    OVER,
    PLAY,
    TURN,
)
from wondertable.games.babel.figures import ALL_CARDS, CARDS, DISCS, RULES, SPACES
from wondertable.games.babel.packed import total
from wondertable.games.babel.sheet import Sheet

EMPTY_BOARD: Final = bytes([NO_DISC]) * DISCS
PRIME: Final = 1099511627689
FACTOR: Final = 1000003
BOARD: Final = 0xFFFFFFFF

FIELDS: Final = Row(
    "seats",
    (
        Bits("two_coloured", 1),
        Bits("action_cards", 1),
        Bits("bluff", 1),
        Bits("rules", plus=-1),
    ),
    *("left", "row", "question", "then", "waiting", "active", "asked"),
    *("space", "built", "refusing", "second", "moved", "idle", "due", "discard", "fresh"),
    *("shuffles", "stock", "used", "ended", "viewer"),
)
"""What tells positions apart beside their builders, the board and the printed numbers."""


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Babel(State):
    """Three to five builders around the board, what is asked, and what everybody knows."""

    sheet: Sheet
    seats: i64
    rules: i64  # the version by which the game began
    two_coloured: i64
    action_cards: i64
    bluff: i64
    board: bytes  # the kind of disc of every space, three for each wonder
    left: i64  # spaces that have a disc, as bits
    row: i64  # of the value table, from 0
    question: i64  # see codes.py
    then: i64  # the question that follows when all cards are drawn
    waiting: i64  # seats that owe a choice, as bits
    active: i64  # the seat in turn
    asked: i64  # the seat that is asked about an action card
    space: i64  # of the disc that was chosen
    built: i64  # whether the disc was taken
    refusing: i64  # seats whose refused offers are still to be paid, as bits
    second: i64  # whether this is a second turn by an action card
    moved: i64  # whether a card was drawn or a disc taken in this turn
    idle: i64  # turns in a row in which neither happened
    due: i64  # cards that each seat is to draw, four bits for each
    discard: i64  # building cards, face up
    fresh: i64  # the building deck when it was shuffled last
    shuffles: i64
    stock: i64  # see memory.py
    used: i64  # action cards that were played, four bits for each kind
    ended: i64
    viewer: i64  # NOBODY unless this is a view
    builders: list[Builder]
    journal: Journal | None

    def __init__(self, sheet: Sheet, builders: list[Builder]) -> None:
        self.sheet = sheet
        self.seats = len(builders)
        self.rules = RULES
        self.two_coloured = 0
        self.action_cards = 1
        self.bluff = 0
        self.board = EMPTY_BOARD
        self.left = 0
        self.row = 0
        self.question = DISC
        self.then = TURN
        self.waiting = 0
        self.active = 0
        self.asked = 0
        self.space = 0
        self.built = 0
        self.refusing = 0
        self.second = 0
        self.moved = 0
        self.idle = 0
        self.due = 0
        self.discard = 0
        self.fresh = ALL_CARDS
        self.shuffles = 0
        self.stock = 0
        self.used = 0
        self.ended = 0
        self.viewer = NOBODY
        self.builders = builders
        self.journal = None

    def actors(self) -> list[int]:
        """All seats that owe a choice, chance, or nobody."""
        if self.waiting:
            return numbers(self.waiting)
        return [] if self.question == OVER else [CHANCE]

    def mover(self) -> i64:
        """The one seat that is asked, SEVERAL, CHANCE, or NOBODY."""
        waiting: i64 = self.waiting
        if waiting & (waiting - 1):
            return SEVERAL
        if waiting:
            seat: i64 = 0
            while waiting > 1:
                waiting >>= 1
                seat += 1
            return seat
        return NOBODY if self.question == OVER else CHANCE

    def seat_count(self) -> i64:
        """Three to five."""
        return self.seats

    def legal_into(self, seat: i64, out: Vector) -> None:
        """The codes that the seat may choose."""
        out.clear()
        if seat >= 0:
            if seat < self.seats and (self.waiting >> seat) & 1:
                choices.answers(self, seat, out)
        elif seat == CHANCE and self.waiting == 0 and self.question != OVER:
            out.fill(chance.outcomes(self))

    def considered_into(self, seat: i64, out: Vector) -> None:
        """No offer with wrong cards: all lie open before anybody decides, so they deceive nobody.

        They only show a part of the hand.
        """
        if self.bluff and self.question == OFFER and seat >= 0 and (self.waiting >> seat) & 1:
            out.clear()
            choices.offers(self, self.builders[seat], out)
        else:
            self.legal_into(seat, out)

    def weights_into(self, out: Vector) -> None:
        """How likely each of `legal(CHANCE)` is: by what is left."""
        out.clear()
        if self.waiting == 0 and self.question != OVER:
            out.fill(chance.weights(self))

    def apply(self, seat: i64, action: i64, journal: Journal | None = None) -> None:
        """Lays an offer face down, carries a choice out, or lets chance act."""
        if journal is not None:
            self.journal = journal
        if seat == CHANCE:
            chance.happen(self, action)
        elif self.question == OFFER:
            self.lay(seat, action)
        else:
            self.choose(seat, action)
        if journal is not None:
            self.journal = None

    def lay(self, seat: i64, action: i64) -> None:
        """Lays an offer face down; the last one turns all of them up."""
        self.builders[seat].choice = action
        self.waiting &= ~(1 << seat)
        if self.journal is not None:
            if self.counted():
                self.journal.add((E_LAID_DOWN, seat, choices.laid_backs(action)))
            else:
                self.journal.add((E_READY, seat))
        if self.waiting == 0:
            turn.reveal(self)

    def choose(self, seat: i64, action: i64) -> None:
        """Answers the question to one seat."""
        question: i64 = self.question
        self.waiting = 0
        if question == EXCHANGE:
            turn.exchange(self, seat, action)
        elif question == BONUS:
            turn.answer_bonus(self, seat, action)
        elif question == AGAIN:
            turn.answer_again(self, action)
        elif action >= PLAY:
            turn.play_any_time(self, seat, action - PLAY)
        elif question == TURN:
            if action >= BUILD:
                turn.choose_disc(self, action - BUILD)
            else:
                turn.pass_turn(self)
        elif question == DECIDE:
            turn.decide(self, action)
        else:
            turn.next_window(self)

    def retract(self, seat: i64) -> bool:
        """Takes an offer back before the last one is in."""
        if seat < 0 or seat >= self.seats or self.builders[seat].choice == NO_CHOICE:
            return False
        self.builders[seat].choice = NO_CHOICE
        self.waiting |= 1 << seat
        return True

    def deal(self, rng: Rng, journal: Journal | None = None) -> None:
        """Lets chance act until a seat is asked or the game is over."""
        self.journal = journal
        while self.waiting == 0 and self.question != OVER:
            chance.deal(self, rng)
        self.journal = None

    def clone(self) -> Babel:
        """An independent copy; the board and the printed numbers are shared."""
        copy = Babel(self.sheet, [builder.clone() for builder in self.builders])
        copy.rules = self.rules
        copy.two_coloured = self.two_coloured
        copy.action_cards = self.action_cards
        copy.bluff = self.bluff
        copy.board = self.board
        copy.left = self.left
        copy.row = self.row
        copy.question = self.question
        copy.then = self.then
        copy.waiting = self.waiting
        copy.active = self.active
        copy.asked = self.asked
        copy.space = self.space
        copy.built = self.built
        copy.refusing = self.refusing
        copy.second = self.second
        copy.moved = self.moved
        copy.idle = self.idle
        copy.due = self.due
        copy.discard = self.discard
        copy.fresh = self.fresh
        copy.shuffles = self.shuffles
        copy.stock = self.stock
        copy.used = self.used
        copy.ended = self.ended
        copy.viewer = self.viewer
        return copy

    def key(self) -> bytes:
        """Everything that tells this position from others, as bytes."""
        numbers = FIELDS.numbers(self)
        for builder in self.builders:
            numbers += BUILDER_FIELDS.numbers(builder)
        whole = struct.pack(f"<{len(numbers)}q", *numbers)
        return whole + self.board + self.sheet.text.encode()

    def view(self, seat: i64) -> Babel:
        """A copy without the cards that the seat has not seen."""
        return knowledge.view(self, seat)

    def sight(self, seat: i64) -> i64:
        """A number for what the seat sees of all that chance and choices can change."""
        own = self.builders[seat]
        found: i64 = mixed(self.question | self.asked << 4 | self.waiting << 8, own.hand)
        found = mixed(found, own.actions | self.active << 28)
        found = mixed(found, own.past)
        found = mixed(found, self.left | self.row << 24 | self.space << 28 | self.idle << 34)
        found = mixed(found, self.due | self.used << 20 | self.then << 50)
        found = mixed(found, self.discard | self.shuffles << 32 | self.second << 50)
        found = mixed(found, self.refusing | self.built << 5 | self.moved << 6)
        found = mixed(found, hash(self.board) & BOARD)
        if own.choice >= 0:
            found = mixed(found, own.choice)
        if self.counted():
            for builder in self.builders:
                laid = builder.choice != NO_CHOICE
                found = mixed(found, 1 + choices.laid_backs(builder.choice) if laid else 0)
        for builder in self.builders:
            found = mixed(found, builder.known | builder.held << 32)
            found = mixed(found, builder.offer | builder.trader << 32)
            found = mixed(found, builder.refused | builder.held_actions << 16 | builder.old << 24)
            found = mixed(found, builder.units)
            found = mixed(found, builder.taken | builder.wonders << 24)
            found = mixed(found, builder.doubtful | builder.shown << 32)
        return found

    def fill(self, rng: Rng) -> Babel:
        """A full state that the viewer cannot rule out."""
        return knowledge.fill(self, rng)

    def playout(self, rng: Rng) -> i64:
        """Plays to the end by random choices, without lists where that is quicker."""
        decisions: i64 = 0
        while self.question != OVER:
            waiting: i64 = self.waiting
            if waiting == 0:
                chance.deal(self, rng)
            elif self.question == OFFER:
                seat: i64 = 0
                while waiting:
                    if waiting & 1:
                        self.builders[seat].choice = choices.random_offer(self, seat, rng)
                        decisions += 1
                    waiting >>= 1
                    seat += 1
                self.waiting = 0
                turn.reveal(self)
            else:
                one: i64 = self.mover()
                self.choose(one, choices.random_answer(self, one, rng))
                decisions += 1
        return decisions

    def points(self, seat: i64) -> list[int]:
        """Points by category, as if the game ended now."""
        return scoring.by_category(self, seat)

    def outcome(self) -> Outcome | None:
        """Who won; equal points share the victory (A25)."""
        if self.question != OVER:
            return None
        totals = [scoring.score(self, seat) for seat in range(self.seats)]
        ranks = [1 + sum([other > mine for other in totals]) for mine in totals]
        return Outcome(tuple(ranks), "exhausted" if self.ended == EXHAUSTED else "idle")

    # What the rules are written with.

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left: clockwise the next one."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def counted(self) -> bool:
        """Whether all see how many cards lie face down: where wrong ones may be among them."""
        return self.bluff > 0 and self.rules > 1

    def wonder(self) -> i64:
        """The wonder that was chosen."""
        return self.space // SPACES

    def kind(self) -> i64:
        """The kind of the disc that was chosen."""
        return self.board[self.space]

    def needs(self) -> i64:
        """The cards that the disc asks for."""
        return self.sheet.needs[self.board[self.space]]

    def unseen(self) -> i64:
        """The building deck; in a view, all cards that the viewer has not seen."""
        cards: i64 = ALL_CARDS - self.discard
        for builder in self.builders:
            cards -= builder.hand
        return cards

    def deck_size(self) -> i64:
        """How many building cards are left to draw."""
        size: i64 = CARDS - total(self.discard)
        for builder in self.builders:
            size -= builder.held
        return size

    def actions_drawn(self) -> i64:
        """How many action cards have left their deck."""
        drawn: i64 = actions_total(self.used)
        for builder in self.builders:
            drawn += builder.held_actions
        return drawn


def mixed(found: i64, number: i64) -> i64:
    """A hash with one more number in it."""
    return (found * FACTOR + number + 7) % PRIME


def new_babel(
    sheet: Sheet, seats: i64, rules: i64, *, two_coloured: bool, actions: bool, bluff: bool
) -> Babel:
    """A game before anything is dealt."""
    state = Babel(sheet, [Builder() for _ in range(seats)])
    state.rules = rules
    state.two_coloured = 1 if two_coloured else 0
    state.action_cards = 1 if actions else 0
    state.bluff = 1 if bluff else 0
    return state
