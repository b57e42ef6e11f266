"""Where a game at a table stands and how it came there; pure, a choice makes a new position."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from wondertable.core.course import Course, Mark, legal_action
from wondertable.core.errors import NoSuchPly, UnknownAction
from wondertable.core.game import Dealer, Game
from wondertable.core.state import CHANCE, Journal, State
from wondertable.store.rows import Note

BACK: Final = -3
"""Whose line it is, instead of a seat, that takes back what was played since a ply."""
BACK_TO: Final = "back "
"""How the store writes such a line, before the ply."""
MOST_DIGITS: Final = 9


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


def branch_of(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines that led to where the game is, and those that brought it back to one of them."""
    branch: list[Line] = []
    for line in lines:
        if line.seat == BACK:
            while branch and branch[-1].ply > line.ply:
                branch.pop()
        branch.append(line)
    return tuple(branch)


def taken_back(
    game: Game, seats: int, options: dict[str, str], lines: Sequence[Line], to: int, at: float
) -> Advance:
    """The decision of an earlier ply, as it stood before anybody chose, and the line that says so.

    Nothing is dealt anew: what chance did before that decision stands.
    """
    course = Course(game, game.setup(seats, options))
    for line in branch_of(lines):
        if line.seat != BACK and line.ply <= to:
            course.enter(line.seat, line.choice.do)
    back = Line(len(lines) + 1, to, BACK, Choice(f"{BACK_TO}{to}", at), Journal())
    return Position(course.state, {}, course.state, course.ply), [back]


def replayed(
    game: Game,
    seats: int,
    options: dict[str, str],
    moves: Iterable[tuple[int, Choice]],
    laid: dict[int, Choice],
) -> Advance:
    """The position that stored moves lead to; raises an error of `core` if they cannot."""
    course = Course(game, game.setup(seats, options))
    moves = list(moves)
    returns = any(seat == BACK for seat, _ in moves)
    marks: list[Mark] = []
    lines: list[Line] = []
    for seat, choice in moves:
        if seat == BACK:
            to = back_to(choice.do, len(marks) - 1)
            course.go_back(marks[to])
            del marks[to:]
            lines.append(Line(len(lines) + 1, to, BACK, choice, Journal()))
            continue
        if returns and seat != CHANCE and len(marks) == course.ply:
            marks.append(course.mark())
        action = course.read(seat, choice.do)
        lines.append(carried_out(course, seat, choice, action, len(lines)))
    base, ply = course.state, course.ply
    lying = Course(game, base.clone(), ply)
    checked = {seat: Laid(laid[seat], lying.enter(seat, laid[seat].do)) for seat in sorted(laid)}
    return Position(base, checked, lying.state, ply), lines


def back_to(text: str, last: int) -> int:
    """The ply that a stored line leads back to."""
    word = text.removeprefix(BACK_TO)
    if not word.isdecimal() or len(word) > MOST_DIGITS:
        raise UnknownAction(text, f"{BACK_TO}0")
    if int(word) > last:
        raise NoSuchPly(int(word), last)
    return int(word)


def carried_out(course: Course, seat: int, choice: Choice, action: int, written: int) -> Line:
    """Carries out a choice that is known to be legal; says the line that comes of it."""
    ply = course.number(seat)
    journal = Journal()
    course.carry_out(seat, action, journal)
    return Line(written + 1, ply, seat, choice, journal)
