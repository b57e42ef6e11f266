"""Playing a record again, checking it, and redacting it to what one seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from wondertable.core.course import Course, Mark, check_asked
from wondertable.core.errors import (
    BadMove,
    NewerRules,
    NoSuchPly,
    WondertableError,
    WrongEnd,
    WrongSeed,
)
from wondertable.core.game import Dealer, Game
from wondertable.core.phrases import (
    NO_END,
    SEED_DIGEST,
    SEED_DIGITS,
    no_way_back,
    rules_of,
    wrong_deal,
)
from wondertable.core.record import Back, Done, End, Move, Record, Result, gathered
from wondertable.core.seed import seed_digest
from wondertable.core.state import CHANCE, SPECTATOR, Journal, State

UNSEEN = "?"
"""Stands in a redacted line for what the viewer may not know."""

TABLE_ENDINGS = ("resigned", "time", "closed")
"""Endings that no rule of a game brings about."""


@dataclass
class Step:
    """A line of a record after it was played."""

    line: int
    ply: int
    """Decision points resolved so far; chance does not count."""
    move: Move
    state: State
    journal: Journal


class Replay(Course):
    """A record being played again, one line after the other."""

    def __init__(self, game: Game, record: Record, name: str = "record") -> None:
        self.record = record
        self.name = name
        header = record.header
        if header.game != game.name:
            raise BadMove(name, 1, f"This is a record of {header.game}, not of {game.name}.")
        if header.rules > game.rules:
            raise NewerRules(name, rules_of(game.name), header.rules, game.rules)
        game = game.under(header.rules)
        try:
            state = game.setup(len(header.seats), header.options)
        except WondertableError as error:
            raise BadMove(name, 1, error) from None
        if header.view is not None:
            if header.view != SPECTATOR and header.view not in range(len(header.seats)):
                raise BadMove(name, 1, f"There is no seat {header.view} to look from.")
            state = state.view(header.view)
        super().__init__(game, state)

    def steps(self, until: int | None = None) -> Iterator[Step]:
        """Plays all moves that stand, or so many plies.

        The state of a step goes on: clone it to keep it.
        """
        for line, move in self.record.numbered():
            if until is not None and self.number(move.actor) > until:
                return
            journal = Journal()
            self.play(line, move, journal)
            yield Step(line, self.ply, move, self.state, journal)

    def walk(self) -> Iterator[tuple[int, Done]]:
        """All lines, those too that were taken back; whoever goes on plays every move of them.

        The state of a line that takes back is what it leads to.
        """
        marks: list[tuple[Mark, int]] = []
        count = 0
        for line, one in enumerate(self.record.done(), start=2):
            if isinstance(one, Back):
                if self.open or one.back >= len(marks) or marks[one.back][1] != one.moves:
                    raise BadMove(self.name, line, no_way_back(one.back, one.moves))
                self.go_back(marks[one.back][0])
                del marks[one.back :]
                count = one.moves
            else:
                if self.record.earlier and one.actor != CHANCE and len(marks) == self.ply:
                    marks.append((self.mark(), count))
                count += 1
            yield line, one

    def play(self, line: int, move: Move, journal: Journal | None = None) -> None:
        """Plays one line."""
        self.carry_out(move.actor, self.action_of(line, move), journal)

    def action_of(self, line: int, move: Move) -> int:
        """The code of a line, if it may be played now; nothing of it was checked before."""
        try:
            return self.read(move.actor, move.do)
        except WondertableError as error:
            raise BadMove(self.name, line, error) from None

    def read(self, seat: int, text: str) -> int:
        """The code of a line that may be played now, or of what the viewer sees of such a line."""
        check_asked(self.state, seat, self.ply)
        if self.is_redacted(seat, text):
            return self.game.read(self.state, seat, text)
        return super().read(seat, text)

    def is_redacted(self, seat: int, text: str) -> bool:
        """Whether a line of a seat that is asked is what the viewer sees of something legal."""
        viewer = self.record.header.view
        if viewer is None:
            return False
        state = self.state
        if UNSEEN not in text.split():
            return self.game.reveals(state, seat, text)
        return any(
            self.game.hide(state, seat, self.game.write(state, seat, action), viewer) == text
            for action in state.legal(seat)
        )

    def check_came_to(self, ply: int) -> None:
        """Raises NoSuchPly if there are not so many plies."""
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(ply, self.ply)

    def run(self, ply: int | None = None) -> State:
        """Plays everything, or as many plies, and says where that is."""
        for _ in self.steps(ply):
            continue
        return self.state


def result_of(state: State, seats: int) -> Result:
    """The outcome of a finished game as a record keeps it."""
    outcome = state.outcome()
    ranks = outcome.ranks if outcome else (0,) * seats
    return Result(ranks, tuple(tuple(state.points(seat)) for seat in range(seats)))


def end_of(state: State, seats: int, seed: bytes | None) -> End:
    """The last line of a record whose game is over."""
    outcome = state.outcome()
    assert outcome is not None
    return End(outcome.reason, result_of(state, seats), seed.hex() if seed else None)


def redact(game: Game, record: Record, viewer: int) -> Record:
    """The record as one seat, or SPECTATOR, may have it before the end."""
    header = msgspec.structs.replace(record.header, view=viewer)
    replay = Replay(game, record)
    done: list[Done] = []
    for line, one in replay.walk():
        if isinstance(one, Back):
            done.append(one)
            continue
        action = replay.action_of(line, one)
        seen = game.hide(replay.state, one.actor, one.do, viewer)
        done.append(Move(one.seat, seen))
        replay.carry_out(one.actor, action)
    return gathered(header, done)


def verify(game: Game, record: Record, name: str = "record") -> State:
    """Checks every move, the end, and that the seed dealt every card; says where it ends."""
    return verified(game, record, name).state


def verified(game: Game, record: Record, name: str = "record") -> Replay:
    """The same, for those who want to know more than the last position."""
    end = record.end
    replay = Replay(game, record, name)
    dealer = dealer_of(game, record, name)
    for line, one in replay.walk():
        if isinstance(one, Back):
            continue
        if dealer is not None and one.actor == CHANCE:
            check_deal(game, dealer, replay, line, one)
        replay.play(line, one)
    if end is not None:
        check_end(replay.state, end, len(record.header.seats), name, len(record.done()) + 2)
    return replay


def dealer_of(game: Game, record: Record, name: str) -> Dealer | None:
    """Chance as the seed of a finished record decides it, once the seed fits its digest."""
    header = record.header
    if record.end is None or record.end.seed is None:
        return None
    line = len(record.done()) + 2
    try:
        seed = bytes.fromhex(record.end.seed)
    except ValueError:
        raise WrongSeed(name, line, SEED_DIGITS) from None
    if seed_digest(seed) != header.seed_digest:
        raise WrongSeed(name, line, SEED_DIGEST)
    return game.under(header.rules).dealer(seed, len(header.seats), game.chosen(header.options))


def check_deal(game: Game, dealer: Dealer, replay: Replay, line: int, move: Move) -> None:
    """Compares what chance did with what the seed says."""
    if replay.state.mover() != CHANCE:
        return
    fixed = game.write(replay.state, CHANCE, dealer.choose(replay.state))
    if fixed != move.do:
        raise WrongSeed(replay.name, line, wrong_deal(move.do, fixed))


def check_end(state: State, end: End, seats: int, name: str, line: int) -> None:
    """Compares the end of a record with where its moves lead."""
    if end.end in TABLE_ENDINGS and state.outcome() is None:
        return
    outcome = state.outcome()
    known = NO_END if outcome is None else in_words(outcome.reason, result_of(state, seats))
    found = in_words(end.end, end.outcome)
    if found != known:
        raise WrongEnd(name, line, found, known)


def in_words(reason: str, result: Result) -> str:
    """An end as an error message tells it."""
    ranks = ", ".join(str(rank) for rank in result.ranks)
    points = ", ".join("+".join(str(part) for part in seat) for seat in result.points)
    return f"{reason} (ranks {ranks}; points {points})"
