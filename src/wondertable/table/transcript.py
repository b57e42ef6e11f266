"""A game that is played with the real box, written down line by line.

What comes of it is a record like any other: whole if whoever writes sees everything, as in Duel, or
redacted to the seat of who writes. Chance is an actor: what the box showed is entered like a move.
Lines that could be nothing else, such as the cards that others are dealt, write themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from wondertable.core.course import Mark, check_asked
from wondertable.core.errors import (
    BadMove,
    GameOver,
    IllegalAction,
    Reason,
    WondertableError,
)
from wondertable.core.game import Game, seat_word
from wondertable.core.record import FORMAT, Header, Move, Record
from wondertable.core.replay import Replay, end_of
from wondertable.core.state import CHANCE, SPECTATOR, Journal, State
from wondertable.core.witness import Handful


@dataclass(frozen=True)
class Expected:
    """What is to be entered next."""

    seat: int
    """Whose choice it is, or CHANCE for what the box shows."""
    lines: tuple[str, ...]
    """All answers in notation; none where things of the handful make the line."""
    handful: Handful | None
    """Things that can be entered together."""


@dataclass(frozen=True)
class Ruling:
    """The answer to "may I do that?"."""

    seat: int
    text: str
    lines: tuple[str, ...] = ()
    """The ways in which it may be done."""
    reason: Reason | None = None
    """Why it may not be done."""


@dataclass(frozen=True)
class Written:
    """A line that was entered, with what it brought about."""

    move: Move
    ply: int
    """Decisions resolved before it."""
    typed: bool
    """False for a line that wrote itself."""
    events: tuple[Any, ...]


def box_header(
    game: Game, names: Sequence[str], options: Mapping[str, str], viewer: int | None
) -> Header:
    """The first line of a record of a game from the box; nobody has a seed for it."""
    return Header(FORMAT, game.name, game.rules, game.chosen(options), tuple(names), None, viewer)


class Transcript:
    """The record of a game from the box while it is being written."""

    def __init__(self, game: Game, header: Header, name: str = "record") -> None:
        self.game = game
        self.header = header
        self.written: list[Written] = []
        self._replay = Replay(game, Record(header), name)
        self._before: list[Mark] = []
        self._expected: Expected | None = None
        self._write_what_is_sure()

    @classmethod
    def of(cls, game: Game, record: Record, name: str = "record") -> Transcript:
        """A transcript that goes on from a record; raises BadMove where a line does not fit."""
        transcript = cls(game, record.header, name)
        transcript.go_on(record.moves)
        return transcript

    def go_on(self, moves: Sequence[Move]) -> None:
        """Enters the lines of a record; those that wrote themselves meanwhile must be the same."""
        for at, move in enumerate(moves):
            line = at + 2
            if at < len(self.written):
                if self.written[at].move != move:
                    raise BadMove(self._replay.name, line, f"“{move.do}” cannot be here.")
                continue
            try:
                self.enter(move.do, move.actor)
            except WondertableError as error:
                raise BadMove(self._replay.name, line, error) from None

    @property
    def viewer(self) -> int | None:
        """The seat from which the game is seen; none if everything is."""
        return self.header.view

    @property
    def state(self) -> State:
        """The position as far as it is known; not to be changed."""
        return self._replay.state

    @property
    def ply(self) -> int:
        """How many decisions were resolved."""
        return self._replay.ply

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.header.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.actors()

    def record(self) -> Record:
        """The record so far; choices that were made at once stand in the order of seats."""
        moves: list[Move] = []
        for (chance, _), block in groupby(
            self.written, lambda line: (line.move.actor == CHANCE, line.ply)
        ):
            lines = [line.move for line in block]
            moves += lines if chance else sorted(lines, key=lambda move: move.actor)
        end = end_of(self.state, self.seats, None) if self.over else None
        return Record(self.header, moves, end)

    # What comes next.

    def expects(self) -> Expected | None:
        """What is to be entered next; nothing once the game is over.

        Where several choose at once, the seat of who writes comes first.
        """
        if self._expected is None and not self.over:
            actors = self.state.actors()
            seat = self.viewer if self.viewer in actors else actors[0]
            assert seat is not None
            handful = self.game.witness(self.state).handful() if seat == CHANCE else None
            whole = handful is not None and handful.whole
            lines = () if whole else tuple(self.answers(seat))
            self._expected = Expected(seat, lines, handful)
        return self._expected

    def answers(self, seat: int) -> Iterator[str]:
        """All lines that may be entered for a seat, or for chance, as the record has them."""
        game, state = self.game, self.state
        witness = game.witness(state)
        found: dict[str, None] = {}
        for action in state.legal(seat):
            line = self.seen(seat, game.write(state, seat, action))
            if line not in found and witness.rules_out(seat, line) is None:
                found[line] = None
                yield line

    def seen(self, seat: int, text: str) -> str:
        """A line as whoever writes sees it."""
        if self.viewer is None:
            return text
        return self.game.hide(self.state, seat, text, self.viewer)

    def line_of(self, seat: int, text: str) -> str:
        """A line as the record will have it; raises NotationError or PlayError if it cannot be."""
        game, state = self.game, self.state
        check_asked(state, seat, self.ply)
        line = self.seen(seat, text)
        action = self._replay.read(seat, line)
        why_not = game.witness(state).rules_out(seat, line)
        if why_not is not None:
            raise IllegalAction(seat_word(seat), line, self.ply, why_not)
        return game.write(state, seat, action)

    def may(self, text: str, seat: int | None = None) -> Ruling:
        """Whether a seat may do something now, and if not why; raises NotationError, GameOver."""
        seat = self.asked_seat() if seat is None else seat
        text = " ".join(text.split())
        if seat not in self.state.actors():
            return Ruling(seat, text, reason=self._why_not_asked(seat, text))
        begun = f"{text} "
        lines = [line for line in self.answers(seat) if line == text or line.startswith(begun)]
        try:
            return Ruling(seat, text, tuple(lines) or (self.line_of(seat, text),))
        except IllegalAction as error:
            return Ruling(seat, text, reason=error.reason)

    def asked_seat(self) -> int:
        """The seat that a question of who writes is about: that which is asked, else the own."""
        expected = self.expects()
        if expected is not None and expected.seat != CHANCE:
            return expected.seat
        return self.viewer if self.viewer is not None and self.viewer >= 0 else 0

    def advisable(self) -> int | None:
        """The seat that can be given a hint now, out of what is known."""
        expected = self.expects()
        if expected is None or expected.seat == CHANCE:
            return None
        return expected.seat if self.viewer in (None, expected.seat) else None

    # Writing.

    def enter(self, text: str, seat: int | None = None) -> list[Written]:
        """Writes a line down, and those that follow from it; says which.

        Raises NotationError, IllegalAction, NotAsked or GameOver; then nothing is changed.
        """
        if seat is None:
            expected = self.expects()
            seat = self.asked_seat() if expected is None else expected.seat
        line = self.line_of(seat, " ".join(text.split()))
        count = len(self.written)
        self._write(seat, line, typed=True)
        self._write_what_is_sure()
        return self.written[count:]

    def enter_all(self, lines: Sequence[str]) -> list[Written]:
        """Writes several lines down, or none of them if one cannot be."""
        count = len(self.written)
        try:
            for line in lines:
                self.enter(line)
        except WondertableError:
            while len(self.written) > count:
                self._take_line_back()
            raise
        return self.written[count:]

    def enter_things(self, things: Sequence[str]) -> list[Written]:
        """Writes down what was shown together."""
        expected = self.expects()
        if expected is None or expected.handful is None:
            raise GameOver(seat_word(CHANCE), self.ply)
        return self.enter_all(expected.handful.lines(list(things)))

    def take_back(self) -> bool:
        """Takes back the line that was entered last; False if there is none."""
        if not any(line.typed for line in self.written):
            return False
        while not self._take_line_back().typed:
            continue
        return True

    # Small steps.

    def _write(self, seat: int, line: str, *, typed: bool) -> None:
        replay = self._replay
        before = replay.mark()
        journal = Journal()
        move = Move("chance" if seat == CHANCE else seat, line)
        replay.play(len(self.written) + 2, move, journal)
        self._before.append(before)
        self.written.append(Written(move, before.ply, typed, self._events(journal)))
        self._expected = None

    def _write_what_is_sure(self) -> None:
        """Writes what chance cannot but do."""
        while True:
            expected = self.expects()
            if expected is None or expected.seat != CHANCE or len(expected.lines) != 1:
                return
            self._write(CHANCE, expected.lines[0], typed=False)

    def _take_line_back(self) -> Written:
        self._replay.go_back(self._before.pop())
        self._expected = None
        return self.written.pop()

    def _events(self, journal: Journal) -> tuple[Any, ...]:
        """What whoever writes knows of the events."""
        if self.viewer is not None:
            return tuple(self.game.events(journal, self.viewer))
        everything = Journal()
        for event in journal.events:
            everything.add(event)
        return tuple(self.game.events(everything, SPECTATOR))

    def _why_not_asked(self, seat: int, text: str) -> Reason:
        """Why a seat that is not asked may do nothing: what must come first."""
        if self.state.actors() != [CHANCE]:
            check_asked(self.state, seat, self.ply)
        return self.game.why_not(self.state, seat, text)
