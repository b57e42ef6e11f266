"""A game under way: where it is, the lines that led there, and the record that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, overload

from wondertable.core.course import Course, check_asked, deal, legal_action, play, words_of
from wondertable.core.errors import (
    BadSeats,
    GameOver,
    NoSuchPly,
    NothingToUndo,
    SeveralAsked,
    UnknownAction,
)
from wondertable.core.game import Game, seat_word
from wondertable.core.outcome import Outcome
from wondertable.core.position import Choice, Choices, Position, View, points_of, seen_from
from wondertable.core.record import FORMAT, Back, Done, Header, Move, Record, standing
from wondertable.core.replay import end_of, redact
from wondertable.core.seed import sealed, seed_digest
from wondertable.core.state import CHANCE, SPECTATOR, Journal, State

__all__ = ["Play", "check_asked", "deal", "legal_action", "play"]


@dataclass(frozen=True)
class Decision:
    """How things stood before a decision, and after how many lines."""

    state: State
    ply: int
    lines: int


class Play(Course):
    """A game under way that its seed deals; every line of it is kept.

    `do` is checked, and chance follows by itself; `carry_out` and what else is inherited takes
    codes that are known to be legal, and leaves chance to `deal_on`.
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, str] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        chosen = game.chosen(options or {})
        state = game.setup(seats, chosen)
        super().__init__(game, state)
        self.seats = int(state.seat_count())
        self.seed = sealed(seed)
        self.dealer = game.dealer(self.seed, self.seats, chosen)
        called = tuple(names or map(str, range(self.seats)))
        if len(called) != self.seats:
            raise BadSeats(game.name, len(called), str(self.seats))
        digest = seed_digest(self.seed)
        self.header = Header(FORMAT, game.name, game.rules, chosen, called, digest)
        self.moves: list[Move] = []
        """The moves that led to where the game is."""
        self.earlier: list[Done] = []
        """All lines up to the last one that took something back."""
        self._decisions: list[Decision] = []

    # What there is to see.

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice: one, or all who choose at once; none at the end."""
        return tuple(seat for seat in self.state.actors() if seat != CHANCE)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.actors()

    @property
    def outcome(self) -> Outcome | None:
        """Who won, and why; none while the game goes on."""
        return self.state.outcome()

    @property
    def position(self) -> Position:
        """Where the game is, with all that nobody sees."""
        return Position(self.game, self.state.clone())

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or somebody who only looks on, may know."""
        return seen_from(self.game, self.state, seat)

    def choices(self, seat: int) -> Choices:
        """All that a seat may do now."""
        return self.view(seat).choices

    def points(self, seat: int) -> dict[str, int]:
        """What a seat has by now, by category."""
        return points_of(self.game, self.state, seat)

    @property
    def record(self) -> Record:
        """The record so far, without what lies face down; with the seed once the game is over."""
        end = end_of(self.state, self.seats, self.seed) if self.over else None
        return Record(self.header, self.resolved, end, list(self.earlier))

    def seen_by(self, seat: int) -> Record:
        """The lines as a seat, or somebody who only looks on, may have them before the end."""
        known = Record(self.header, self.resolved, earlier=list(self.earlier))
        return redact(self.game, known, seat)

    @property
    def resolved(self) -> list[Move]:
        """The lines of all decisions that everybody has made."""
        return self.moves[: self._decisions[-1].lines] if self.open else list(self.moves)

    # What can be done.

    @overload
    def do(self, choice: object, /) -> None: ...
    @overload
    def do(self, seat: int, choice: object, /) -> None: ...
    def do(self, *words: Any) -> None:
        """Does what a seat chooses: a choice, its notation, a value of the game, or its code.

        The seat may be left out where one alone is asked, or where a `Choice` tells it. Where
        several are asked at once, nothing happens before the last of them has chosen.
        Raises NotationError or PlayError; then nothing has changed.
        """
        self.deal_on()
        seat, choice = words if len(words) > 1 else (self._seat_of(words[0]), words[0])
        self.carry_out(seat, self.code_of(seat, choice))
        self.deal_on()

    def code_of(self, seat: int, choice: object) -> int:
        """The code of a choice in any form, if the seat may make it now."""
        if not isinstance(choice, int):
            return self.read(seat, str(choice))
        check_asked(self.state, seat, self.ply)
        legal = self.state.legal(seat)
        if choice not in legal:
            raise UnknownAction(str(choice), self.game.write(self.state, seat, legal[0]))
        return choice

    def deal_on(self, journal: Journal | None = None) -> None:
        """Lets chance do what it owes, as the seed has it."""
        self.deal(self.dealer, journal)

    def carry_out(self, seat: int, action: int, journal: Journal | None = None) -> None:
        """Lets an action happen that is known to be legal, and keeps its line."""
        if seat != CHANCE and (not self._decisions or self._decisions[-1].ply < self.ply):
            self._decisions.append(Decision(self.state.clone(), self.ply, len(self.moves)))
        line = self.game.write(self.state, seat, action)
        super().carry_out(seat, action, journal)
        self.moves.append(Move("chance" if seat == CHANCE else seat, line))
        if seat != CHANCE and not self.open:
            first = self._decisions[-1].lines
            self.moves[first:] = sorted(self.moves[first:], key=lambda move: move.actor)

    def undo(self, to: int | None = None) -> None:
        """Takes the last decision back, or all since a ply, with what chance dealt after it.

        Where some have chosen and others not yet, their choices are taken back first. `moves` are
        then those that stand; the record keeps every line, and has one more that says so. The seed
        deals the same again.
        """
        if not self._decisions:
            raise NothingToUndo(self.game.name)
        last = self._decisions[-1].ply
        to = last if to is None else to
        if not 0 <= to <= last:
            raise NoSuchPly(to, last)
        before, done = self._decisions[to], self.resolved
        if len(done) > before.lines:  # what lies face down is in no record
            self.earlier += [*done[standing(self.earlier) :], Back(to, before.lines)]
        del self._decisions[to:]
        del self.moves[before.lines :]
        self.state, self.ply, self.open = before.state, before.ply, []

    def __repr__(self) -> str:
        where = f"asked={self.asked}" if not self.over else f"outcome={self.outcome}"
        return f"<Play of {self.game.name}, {self.seats} seats, ply {self.ply}, {where}>"

    def _seat_of(self, choice: object) -> int:
        """The seat whose choice it must be."""
        if isinstance(choice, Choice):
            return choice.seat
        actors = self.state.actors()
        if not actors:
            raise GameOver(seat_word(0), self.ply)
        if len(actors) > 1:
            raise SeveralAsked(str(choice), self.ply, words_of(actors))
        return actors[0]
