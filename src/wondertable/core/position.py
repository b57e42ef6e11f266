"""Positions, views and choices as values that can be printed, compared and looked through.

The engine below knows only states and codes, which are quick; these are for people and programs
that want to read what they do.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, overload

from wondertable.core.errors import NoSuchSeat
from wondertable.core.game import Game
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, SPECTATOR, State, short_key


@dataclass(frozen=True)
class Choice:
    """Something that a seat may do; equal to the same words of the same seat.

    >>> import wondertable as wt
    >>> choice = wt.Play("duel", seed=7).choices(0)[2]
    >>> choice
    Choice('draft sphinx', seat=0, coins=0)
    >>> choice.action
    Draft(wonder='sphinx')
    """

    seat: int
    text: str
    """In notation, as records have it."""
    action: Any = field(compare=False)
    """The same as a value of the game with fields of its own, such as `Build(card='baths')`."""
    coins: int = field(compare=False)
    """What the seat pays for it, to the bank and to others."""
    code: int = field(compare=False)
    """What the engine calls it in this position; `State.apply` takes it."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r}, seat={self.seat}, coins={self.coins})"


class Choices:
    """All that a seat may do in a position: iterates, has a length, and knows what is in it.

    >>> import wondertable as wt
    >>> choices = wt.Play("duel", seed=7).choices(0)
    >>> len(choices)
    4
    >>> "draft sphinx" in choices, "build baths" in choices
    (True, False)
    >>> choices
    <4 choices of seat 0: draft appian_way, draft colossus, draft sphinx, draft statue_of_zeus>
    """

    # No Sequence by name: type checkers would refuse to look for words among choices.

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self.seat = seat
        self._codes = state.legal(seat) if seat in state.actors() and seat != CHANCE else []

    def __len__(self) -> int:
        return len(self._codes)

    def __iter__(self) -> Iterator[Choice]:
        return map(self._choice, self._codes)

    @overload
    def __getitem__(self, at: int) -> Choice: ...
    @overload
    def __getitem__(self, at: slice) -> list[Choice]: ...
    def __getitem__(self, at: int | slice) -> Choice | list[Choice]:
        if isinstance(at, slice):
            return [self._choice(code) for code in self._codes[at]]
        return self._choice(self._codes[at])

    def __contains__(self, choice: object) -> bool:
        """Whether these words, or a choice or a value of the game that has them, are among them."""
        if isinstance(choice, Choice) and choice.seat != self.seat:
            return False
        wanted = " ".join(str(choice).split())
        return any(self._game.write(self._state, self.seat, code) == wanted for code in self._codes)

    def __repr__(self) -> str:
        return f"<{len(self)} choices of seat {self.seat}: {', '.join(map(str, self))}>"

    def of_code(self, code: int) -> Choice:
        """The choice of a code that is known to be among them."""
        return self[self._codes.index(code)]

    def _choice(self, code: int) -> Choice:
        game, state, seat = self._game, self._state, self.seat
        action = game.typed(state, seat, code)
        return Choice(seat, str(action), action, game.price(state, seat, code), code)


class Position:
    """A position of a game that does not change; equal to one in which nothing differs.

    >>> import wondertable as wt
    >>> position = wt.Play("duel", seed=7).position
    >>> position
    Position('duel', asked=(0,), key='3ee820a9')
    >>> position == wt.Play("duel", seed=7).position
    True
    >>> position.points(1)["coins"]
    2
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self._state = state
        self.key = state.key()
        """Bytes that are equal exactly for equal positions."""

    @property
    def state(self) -> State:
        """A copy for the engine: it can be dealt, played out at random and searched, quickly."""
        return self._state.clone()

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice; none when the game is over, or when chance is to act."""
        return tuple(seat for seat in self._state.actors() if seat != CHANCE)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.actors()

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and why; none while the game goes on."""
        return self._state.outcome()

    def points(self, seat: int) -> dict[str, int]:
        """What a seat has, by category."""
        return points_of(self.game, self._state, seat)

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or somebody who only looks on, may know of it."""
        return seen_from(self.game, self._state, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or type(self) is not type(other):
            return NotImplemented
        return (self.game.name, self.key) == (other.game.name, other.key)

    def __hash__(self) -> int:
        return hash((self.game.name, self.key))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self._told())})"

    def _told(self) -> list[str]:
        """What a program that is being written wants to see of it."""
        return [repr(self.game.name), f"asked={self.asked}", f"key={short_key(self._state)!r}"]


class View(Position):
    """A position as one seat sees it, or somebody who only looks on.

    >>> import wondertable as wt
    >>> play = wt.Play("seven", seats=3, seed=7, sides="day")
    >>> view = play.view(0)
    >>> world = view.guess(seed=1)
    >>> world == play.position, world.view(0) == view
    (False, True)
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        super().__init__(game, state)
        self.seat = seat

    @property
    def choices(self) -> Choices:
        """All that the seat may do now; nothing if it is not asked."""
        return Choices(self.game, self._state, self.seat)

    def guess(self, seed: int | None = None) -> Position:
        """A whole position that the seat cannot rule out; a seed gives the same one again."""
        return Position(
            self.game, self._state.fill(Rng(secrets.randbits(62) if seed is None else seed))
        )

    def __eq__(self, other: object) -> bool:
        same = super().__eq__(other)
        return (
            same if same is NotImplemented else same and self.seat == getattr(other, "seat", None)
        )

    def __hash__(self) -> int:
        return hash((self.seat, super().__hash__()))

    def _told(self) -> list[str]:
        return [*super()._told(), f"seat={self.seat}"]


def seen_from(game: Game, state: State, seat: int) -> View:
    """What a seat, or SPECTATOR, may know of a position."""
    if seat != SPECTATOR:
        check_seat(game, state, seat)
    return View(game, state.view(seat), seat)


def points_of(game: Game, state: State, seat: int) -> dict[str, int]:
    """What a seat has, by category."""
    check_seat(game, state, seat)
    return dict(zip(game.categories, state.points(seat), strict=True))


def check_seat(game: Game, state: State, seat: int) -> None:
    """Raises if there is no such seat; the compiled engine would answer all the same."""
    if seat not in range(state.seat_count()):
        raise NoSuchSeat(repr(seat), game.name, int(state.seat_count()) - 1)
