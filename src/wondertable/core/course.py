"""A game under way at its plainest: a state, and the one rule of what a decision and a ply are.

Whoever is asked at once decides together: nothing is carried out before all have chosen, and it is
carried out in the order of seats, so that nothing tells who was first. A decision of all who were
asked is one ply; what chance does is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from wondertable.core.errors import GameOver, IllegalAction, NotAsked
from wondertable.core.game import Dealer, Game, seat_word
from wondertable.core.state import CHANCE, Journal, State

Chooser = Callable[[int], int]
"""Says the code of what a seat chooses."""

Act = Callable[[int, int], object]
"""Carries out what a seat has chosen."""


@dataclass(frozen=True)
class Mark:
    """How a course stood, to come back to."""

    state: State
    ply: int
    open: tuple[int, ...]


class Course:
    """Where a game is, and how many decisions led there; above it `Play` keeps the lines.

    Chance is no part of it: a dealer, random numbers, a record or the box say what it does.
    """

    def __init__(self, game: Game, state: State, ply: int = 0) -> None:
        self.game = game
        self.state = state
        self.ply = ply
        """Decisions resolved so far."""
        self.open: list[int] = []
        """The seats that still owe a choice of the decision that some have made."""

    def number(self, seat: int) -> int:
        """The decision that the next line belongs to; what chance does belongs to the last one."""
        return self.ply if seat == CHANCE else self.ply + 1

    def read(self, seat: int, text: str) -> int:
        """The code of a line of notation, if the seat may choose it now."""
        return legal_action(self.game, self.state, seat, text, self.ply)

    def enter(self, seat: int, text: str, journal: Journal | None = None) -> int:
        """Carries out a line of notation, checked; says its code."""
        action = self.read(seat, text)
        self.carry_out(seat, action, journal)
        return action

    def carry_out(self, seat: int, action: int, journal: Journal | None = None) -> None:
        """Lets an action happen that is known to be legal; the last one that is owed ends a ply."""
        if seat == CHANCE:
            self.state.apply(seat, action, journal)
            return
        owed = self.open
        if not owed:
            owed = self.open = self.state.actors()
        self.state.apply(seat, action, journal)
        owed.remove(seat)
        if not owed:
            self.ply += 1

    def deal(self, dealer: Dealer, journal: Journal | None = None) -> None:
        """Lets a dealer do all that chance owes."""
        for action in self.due(dealer):
            self.carry_out(CHANCE, action, journal)

    def due(self, dealer: Dealer) -> Iterator[int]:
        """What a dealer wants chance to do, one after the other; whoever goes on carries it out."""
        while self.state.mover() == CHANCE:
            yield dealer.choose(self.state)

    def decide(self, choose: Chooser, act: Act) -> bool:
        """One ply: asks every seat that owes a choice, and lets all of it happen afterwards.

        False if nobody owes one.
        """
        actors = self.state.actors()
        if len(actors) == 1:  # what follows does the same, in more time
            action = choose(actors[0])
            self.open = actors
            act(actors[0], action)
            return True
        chosen = [(seat, choose(seat)) for seat in actors]
        self.open = actors
        for seat, action in chosen:
            act(seat, action)
        return bool(chosen)

    def play_out(self, deal: Callable[[], object], choose: Chooser, act: Act | None = None) -> None:
        """Plays to the end; `deal` does all that chance owes, `choose` says the code of a seat.

        `act` is for those who want to see every choice carried out; they call `carry_out`.
        """
        act = act or self.carry_out
        deal()
        while self.decide(choose, act):
            deal()

    def mark(self) -> Mark:
        """How things stand now."""
        return Mark(self.state.clone(), self.ply, tuple(self.open))

    def go_back(self, mark: Mark) -> None:
        """Makes things stand as they did; a mark is good for once."""
        self.state, self.ply, self.open = mark.state, mark.ply, list(mark.open)


def play(
    game: Game, state: State, seat: int, text: str, ply: int = 0, journal: Journal | None = None
) -> int:
    """Reads a line of notation, checks it against the rules, carries it out; says its code."""
    return Course(game, state, ply).enter(seat, text, journal)


def legal_action(game: Game, state: State, seat: int, text: str, ply: int = 0) -> int:
    """The code of a line of notation, if the seat may choose it now."""
    check_asked(state, seat, ply)
    action = game.read(state, seat, text)
    if action not in state.legal(seat):
        reason = game.why_not(state, seat, text)
        raise IllegalAction(seat_word(seat), text, ply, reason)
    return action


def check_asked(state: State, seat: int, ply: int = 0) -> None:
    """Raises unless the seat owes a choice.

    A seat that comes from outside may be any number; this keeps it from the compiled engine, which
    takes no more than 64 bits and looks nothing up for seats that are not there.
    """
    actors = state.actors()
    if not actors:
        raise GameOver(seat_word(seat), ply)
    if seat not in actors:
        raise NotAsked(seat_word(seat), ply, words_of(actors))


def words_of(actors: list[int]) -> str:
    """Those who are asked, as messages name them."""
    return ", ".join(seat_word(actor) for actor in actors)


def deal(game: Game, state: State, dealer: Dealer, journal: Journal | None = None) -> list[str]:
    """Lets a dealer do all that chance owes; says what it did, in notation."""
    course = Course(game, state)
    done = []
    for action in course.due(dealer):
        done.append(game.write(state, CHANCE, action))
        course.carry_out(CHANCE, action, journal)
    return done
