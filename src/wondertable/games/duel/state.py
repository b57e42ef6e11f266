"""The position of a game of 7 Wonders Duel."""

from __future__ import annotations

import struct
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from wondertable.core.bits import BIT, numbers
from wondertable.core.outcome import Outcome
from wondertable.core.packing import Bits, Row
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, NOBODY, Journal, State
from wondertable.core.vector import Vector
from wondertable.games.duel import chance, choices, knowledge, scoring, turn
from wondertable.games.duel.cards import WONDERS
from wondertable.games.duel.city import CITY_FIELDS, City
from wondertable.games.duel.codes import (
    DRAFT,
    DRAFT_CODE,
    E_WON,
    MILITARY,
    OVER,
    SCIENCE,
    SHARED,
    SHOW_TOKENS,
    SHOW_WONDERS,
    START,
    START_CODE,
    TURN,
)
from wondertable.games.duel.draft import pick
from wondertable.games.duel.figures import CARDS_PER_AGE, FIRST_GAME_WONDERS
from wondertable.games.duel.structure import lay_out
from wondertable.games.duel.tables import ALL_TOKENS, ALL_WONDERS, LOW_CARDS

FIELDS: Final = Row(
    "age",
    "active",
    "pending",
    (Bits("again", 1), Bits("chooses", 1), Bits("ending", 2), Bits("winner", plus=4)),
    "present",
    "guilds",
    "unseen",
    "offer",
    "unshown",
    "picks",
    "pawn",
    (Bits("loot", 4), Bits("board", 10), Bits("box", 10), Bits("drawn")),
    "discard_low",
    "discard_high",
)
"""What tells positions apart beside their cities and the cards that lie open."""
FORM: Final = f"<{len(FIELDS) + 2 * len(CITY_FIELDS)}q{CARDS_PER_AGE}s"

IDS: Final = [row.id for row in WONDERS]
FIRST_WONDERS: Final = [[IDS.index(id) for id in row] for row in FIRST_GAME_WONDERS]


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Duel(State):
    """Two cities, the structure between them, and what is asked."""

    age: i64
    active: i64  # the seat in turn, whose city is `me`
    pending: i64  # stack of questions, see codes.py
    again: i64  # the player in turn will play again
    present: i64  # slots that still have a card
    open: i64  # slots with a card that nothing covers
    hidden: i64  # slots whose card nobody has seen
    guilds: i64  # slots that show a guild's back
    low_slots: i64  # the cards in slots 0..6, 8 bits each; 0 while hidden
    mid_slots: i64  # slots 7..13
    top_slots: i64  # slots 14..19
    unseen: i64  # cards of this age that nobody has seen, as bits from its first card
    offer: i64  # wonders on show in the draft
    unshown: i64  # wonders that have not been on show
    picks: i64  # wonders taken so far
    pawn: i64  # distance from the centre, positive towards seat 1's capital
    loot: i64  # looting tokens left: seat 0's two, then seat 1's two
    board: i64  # progress tokens to be won
    box: i64  # progress tokens out of play
    drawn: i64  # tokens drawn from the box to choose from
    discard_low: i64
    discard_high: i64
    chooses: i64  # option level_pawn: 1 = the player who took the last card chooses
    ending: i64
    winner: i64
    me: City
    opp: City
    journal: Journal | None

    def __init__(self, me: City, opp: City) -> None:
        self.age = 0
        self.active = 0
        self.pending = SHOW_TOKENS
        self.again = 0
        self.present = 0
        self.open = 0
        self.hidden = 0
        self.guilds = 0
        self.low_slots = 0
        self.mid_slots = 0
        self.top_slots = 0
        self.unseen = 0
        self.offer = 0
        self.unshown = ALL_WONDERS
        self.picks = 0
        self.pawn = 0
        self.loot = 15
        self.board = 0
        self.box = ALL_TOKENS
        self.drawn = 0
        self.discard_low = 0
        self.discard_high = 0
        self.chooses = 0
        self.ending = 0
        self.winner = NOBODY
        self.me = me
        self.opp = opp
        self.journal = None

    @property
    def question(self) -> i64:
        """What is asked now; those below it on the stack wait."""
        return self.pending & 15

    def actors(self) -> list[int]:
        """The player in turn, chance, or nobody."""
        mover: i64 = self.mover()
        return [] if mover == NOBODY else [mover]

    def mover(self) -> i64:
        """The player in turn, CHANCE, or NOBODY."""
        top: i64 = self.question
        if top < SHOW_TOKENS:
            return self.active
        return NOBODY if top == OVER else CHANCE

    def seat_count(self) -> i64:
        """Two."""
        return 2

    def legal_into(self, seat: i64, out: Vector) -> None:
        """The codes that the seat may choose."""
        out.clear()
        if seat == self.active and self.pending == TURN:
            choices.turn_choices(self, out)
        elif seat == self.mover() and seat != NOBODY:
            if seat == CHANCE:
                chance.outcomes(self, out)
            else:
                choices.answers(self, out)

    def apply(self, seat: i64, action: i64, journal: Journal | None = None) -> None:
        """Carries out an action."""
        if journal is not None:
            self.journal = journal
        if seat == CHANCE:
            chance.happen(self, action)
        else:
            self.choose(action)
        if journal is not None:
            self.journal = None

    def choose(self, action: i64) -> None:
        """Carries out a choice of the player in turn."""
        if self.pending == TURN:
            turn.use(self, action >> 3, action & 7)
        elif self.question == DRAFT:
            pick(self, action - DRAFT_CODE)
        elif self.question == START:
            turn.start(self, action - START_CODE)
        else:
            turn.answer(self, action)
            if self.pending == TURN:
                turn.close(self)

    def deal(self, rng: Rng, journal: Journal | None = None) -> None:
        """Lets chance act until a player is asked or the game is over."""
        self.journal = journal
        while self.mover() == CHANCE:
            chance.deal(self, rng)
        self.journal = None

    def clone(self) -> Duel:
        """An independent copy."""
        copy = Duel(self.me.clone(), self.opp.clone())
        copy.age = self.age
        copy.active = self.active
        copy.pending = self.pending
        copy.again = self.again
        copy.present = self.present
        copy.open = self.open
        copy.hidden = self.hidden
        copy.guilds = self.guilds
        copy.low_slots = self.low_slots
        copy.mid_slots = self.mid_slots
        copy.top_slots = self.top_slots
        copy.unseen = self.unseen
        copy.offer = self.offer
        copy.unshown = self.unshown
        copy.picks = self.picks
        copy.pawn = self.pawn
        copy.loot = self.loot
        copy.board = self.board
        copy.box = self.box
        copy.drawn = self.drawn
        copy.discard_low = self.discard_low
        copy.discard_high = self.discard_high
        copy.chooses = self.chooses
        copy.ending = self.ending
        copy.winner = self.winner
        return copy

    def key(self) -> bytes:
        """Everything that tells this position from others, as bytes."""
        known: i64 = self.present & ~self.hidden
        slots = bytes(
            [self.card_at(at) if known >> at & 1 else HIDDEN for at in range(CARDS_PER_AGE)]
        )
        numbers = FIELDS.numbers(self, guilds=self.guilds & self.hidden)
        for seat in range(2):
            numbers += CITY_FIELDS.numbers(self.city(seat))
        return struct.pack(FORM, *numbers, slots)

    def view(self, seat: i64) -> Duel:
        """A copy without the Great Library's tokens, unless the seat itself draws them (W6)."""
        return knowledge.view(self, seat)

    def sight(self, seat: i64) -> i64:
        """A number for what chance has shown: cards, backs of guilds, wonders and tokens."""
        return knowledge.sight(self, seat)

    def fill(self, rng: Rng) -> Duel:
        """A full state: the Great Library's hidden tokens are any of those in the box."""
        return knowledge.fill(self, rng)

    def playout(self, rng: Rng) -> i64:
        """Plays to the end by random choices; cards are dealt ahead, since nobody looks."""
        decisions: i64 = 0
        chance.deal_ahead(self, rng)
        while self.pending != OVER:
            self.choose(choices.random_choice(self, rng))
            decisions += 1
            if self.question >= SHOW_TOKENS:
                chance.deal_ahead(self, rng)
        return decisions

    def points(self, seat: i64) -> list[int]:
        """Points by category, in the order of the game's `categories`."""
        return scoring.by_category(self, seat)

    def outcome(self) -> Outcome | None:
        """Who won and why."""
        if self.pending != OVER:
            return None
        reason = (
            "military"
            if self.ending == MILITARY
            else "science"
            if self.ending == SCIENCE
            else "civilian"
        )
        if self.winner == SHARED:
            return Outcome((1, 1), reason)
        return Outcome((1, 2) if self.winner == 0 else (2, 1), reason)

    # What the rules are written with.

    def city(self, seat: i64) -> City:
        """The city of a seat."""
        return self.me if seat == self.active else self.opp

    def cards_of(self, seat: i64) -> list[int]:
        """The cards in a seat's city, ascending."""
        city = self.city(seat)
        high = [LOW_CARDS + at for at in numbers(city.built_high)]
        return numbers(city.built_low) + high

    def discarded(self) -> list[int]:
        """The discard pile, ascending."""
        high = [LOW_CARDS + at for at in numbers(self.discard_high)]
        return numbers(self.discard_low) + high

    def card_at(self, slot: i64) -> i64:
        """The card that lies, or lay, in a slot that is not hidden."""
        if slot < 7:
            return (self.low_slots >> (8 * slot)) & 127
        if slot < 14:
            return (self.mid_slots >> (8 * slot - 56)) & 127
        return (self.top_slots >> (8 * slot - 112)) & 127

    def put(self, slot: i64, card: i64) -> None:
        """Lays a card into a hidden slot."""
        if slot < 7:
            self.low_slots |= card << (8 * slot)
        elif slot < 14:
            self.mid_slots |= card << (8 * slot - 56)
        else:
            self.top_slots |= card << (8 * slot - 112)

    def ask(self, question: i64) -> None:
        """Puts a question on the stack."""
        self.pending = self.pending << 4 | question

    def answered(self) -> None:
        """Takes the question on top off the stack."""
        self.pending >>= 4

    def swap(self) -> None:
        """Hands the turn to the other player."""
        me = self.me
        self.me = self.opp
        self.opp = me
        self.active = 1 - self.active

    def end(self, ending: i64, winner: i64) -> None:
        """Ends the game; nothing more is asked."""
        self.pending = OVER
        self.again = 0
        self.ending = ending
        self.winner = winner
        if self.journal is not None:
            self.journal.add((E_WON, winner, ending))

    def add_discard(self, card: i64) -> None:
        """Lays a card on the discard pile."""
        if card < LOW_CARDS:
            self.discard_low |= BIT[card]
        else:
            self.discard_high |= 1 << (card - LOW_CARDS)

    def remove_discard(self, card: i64) -> None:
        """Takes a card out of the discard pile."""
        if card < LOW_CARDS:
            self.discard_low &= ~BIT[card]
        else:
            self.discard_high &= ~(1 << (card - LOW_CARDS))


def new_duel(*, first_game: bool, chooses: bool) -> Duel:
    """A game before anything is dealt: drafted wonders, or those of the first game (S1, S2)."""
    state = Duel(City(), City())
    state.chooses = 1 if chooses else 0
    if first_game:
        for seat in range(2):
            for wonder in FIRST_WONDERS[seat]:
                state.city(seat).add_wonder(wonder)
                state.unshown &= ~(1 << wonder)
        state.pending = TURN
        lay_out(state, 1)
    else:
        state.pending = DRAFT
        state.ask(SHOW_WONDERS)
    state.ask(SHOW_TOKENS)
    return state
