"""Where a game at a table stands and how it came there; pure, a choice makes a new position."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from wondertable.core.course import Course, legal_action
from wondertable.core.game import Dealer, Game
from wondertable.core.state import CHANCE, Journal, State
from wondertable.store.rows import Note


@dataclass(frozen=True)
class Choice:
    """What a seat has chosen, in notation, and how long it took."""

    do: str
    at: float
    spent: float = 0.0
    note: Note | None = None


class Legal(NamedTuple):
    """A choice that was looked up among the legal ones: as records write it, and its code."""

    do: str
    action: int


class Laid(NamedTuple):
    """A choice that lies face down, with the code that was found when it was laid."""

    choice: Choice
    action: int


@dataclass(frozen=True)
class Line:
    """A line of the record with what it brought about."""

    number: int
    ply: int
    seat: int
    choice: Choice
    journal: Journal


@dataclass(frozen=True)
class Position:
    """A decision point: the state when it opened, the choices that lie face down, and both."""

    base: State
    laid: dict[int, Laid]
    state: State
    ply: int

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that still owe a choice."""
        return tuple(self.state.actors())


Advance = tuple[Position, list[Line]]


def begin(game: Game, seats: int, options: dict[str, str], dealer: Dealer, at: float) -> Advance:
    """The first decision of a new game, and what was dealt before it."""
    state = game.setup(seats, options)
    lines = dealt(game, state, dealer, 0, 0, at)
    return Position(state, {}, state, 0), lines


def canonical(game: Game, position: Position, seat: int, text: str) -> Legal:
    """A legal choice as records write it; an error can tell no more than the seat's own view."""
    view = position.state.view(seat)
    action = legal_action(game, view, seat, text, position.ply)
    return Legal(game.write(view, seat, action), action)


def any_choice(game: Game, position: Position, seat: int) -> Legal:
    """One of the seat's legal choices, for when nobody else chooses."""
    action = secrets.choice(position.state.legal(seat))
    return Legal(game.write(position.state, seat, action), action)


def choose(
    game: Game, position: Position, seat: int, new: Laid, dealer: Dealer, written: int
) -> Advance:
    """Lays a choice; the last one that is owed resolves the ply, and chance follows it.

    Choices are carried out in the order of seats, so that nothing tells who was first. Each was
    looked up when it was laid; what others lay face down since changes nothing about that.
    """
    laid = {**position.laid, seat: new}
    if set(laid) != set(position.base.actors()):
        return laid_out(game, position, laid), []
    course = Course(game, position.base.clone(), position.ply)
    lines: list[Line] = []
    for actor in sorted(laid):
        choice, action = laid[actor]
        lines.append(carried_out(course, actor, choice, action, written + len(lines)))
    state, ply = course.state, course.ply
    lines += dealt(game, state, dealer, ply, written + len(lines), new.choice.at)
    return Position(state, {}, state, ply), lines


def retract(game: Game, position: Position, seat: int) -> Position:
    """The same decision without the face-down choice of a seat."""
    laid = {other: choice for other, choice in position.laid.items() if other != seat}
    return laid_out(game, position, laid)


def laid_out(game: Game, position: Position, laid: dict[int, Laid]) -> Position:
    """A decision with these choices face down."""
    course = Course(game, position.base.clone(), position.ply)
    for seat in sorted(laid):
        course.carry_out(seat, laid[seat].action)
    return Position(position.base, laid, course.state, position.ply)


def dealt(
    game: Game, state: State, dealer: Dealer, ply: int, written: int, at: float
) -> list[Line]:
    """Lets chance act in place until a seat is asked or the game is over."""
    course = Course(game, state, ply)
    lines: list[Line] = []
    for action in course.due(dealer):
        choice = Choice(game.write(state, CHANCE, action), at)
        lines.append(carried_out(course, CHANCE, choice, action, written + len(lines)))
    return lines


def replayed(
    game: Game,
    seats: int,
    options: dict[str, str],
    moves: Iterable[tuple[int, Choice]],
    laid: dict[int, Choice],
) -> Advance:
    """The position that stored moves lead to; raises an error of `core` if they cannot."""
    course = Course(game, game.setup(seats, options))
    lines: list[Line] = []
    for seat, choice in moves:
        action = course.read(seat, choice.do)
        lines.append(carried_out(course, seat, choice, action, len(lines)))
    base, ply = course.state, course.ply
    lying = Course(game, base.clone(), ply)
    checked = {seat: Laid(laid[seat], lying.enter(seat, laid[seat].do)) for seat in sorted(laid)}
    return Position(base, checked, lying.state, ply), lines


def carried_out(course: Course, seat: int, choice: Choice, action: int, written: int) -> Line:
    """Carries out a choice that is known to be legal; says the line that comes of it."""
    ply = course.number(seat)
    journal = Journal()
    course.carry_out(seat, action, journal)
    return Line(written + 1, ply, seat, choice, journal)
