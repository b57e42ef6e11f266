"""Opponents that are programs of others, spoken to by the line protocol (docs/protocol.md)."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from wondertable.bots.bot import Bot
from wondertable.bots.budget import Budget, parse_budget
from wondertable.bots.errors import (
    BadProgram,
    ForeignGone,
    ForeignIllegal,
    ForeignRefused,
    ForeignSeats,
    ForeignSilent,
    ForeignSlow,
    ForeignUnreadable,
)
from wondertable.bots.program import Ended, Program
from wondertable.core.errors import NotationError
from wondertable.core.game import Game
from wondertable.core.phrases import listed_or_none, phrase
from wondertable.core.record import Record, reason_of
from wondertable.core.rng import Rng
from wondertable.core.state import State

PREFIX: Final = "exec:"
VERSION: Final = 1
USUAL: Final = Budget(seconds=1.0)
GREETING_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 3.0
"""How much longer than its budget a program may take until its answer is there."""
SIMULATION_SECONDS: Final = 60.0
"""The same for a budget in simulations, which no clock measures."""
BUDGET: Final = re.compile(r"\d+(?:\.\d+)?(?:ms|s|sims)")
LONGEST_NAME: Final = 60
LONGEST_ANSWER: Final = 200
NO_PROGRAM: Final = phrase("no-program", "there is no program")
UNFINISHED: Final = {
    "No closing quotation": phrase("no-quotation", "no closing quotation"),
    "No escaped character": phrase("no-escaped", "no escaped character"),
}
"""What `shlex` says of a command that is not complete."""


def read_command(text: str) -> tuple[Budget, list[str]]:
    """The budget and the words of `PROGRAM with arguments` or `100ms:PROGRAM with arguments`."""
    head, colon, rest = text.partition(":")
    timed = bool(colon and BUDGET.fullmatch(head))
    try:
        words = shlex.split(rest if timed else text)
    except ValueError as error:
        raise BadProgram(text, UNFINISHED.get(str(error), str(error).lower())) from None
    if not words:
        raise BadProgram(text, NO_PROGRAM)
    return parse_budget(head) if timed else USUAL, words


def patience_of(budget: Budget) -> float:
    """Seconds until an answer counts as missing."""
    return SIMULATION_SECONDS if budget.simulations else budget.seconds + GRACE_SECONDS


class ForeignBot(Bot):
    """A program; it is started when it is needed first, and again after it failed.

    It is given the record of its seat, which is all that may reach a program of others.
    """

    name = "exec"
    by_record = True

    def __init__(self, game: Game, text: str) -> None:
        self.budget, self.command = read_command(text)
        self.patience = patience_of(self.budget)
        self.name = shlex.join(self.command)
        self._game = game
        self._program: Program | None = None
        self._games: dict[str, tuple[int, int]] = {}
        self._sent: list[str] = []

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        """Is never asked: a program replays what led to a view, and a view does not hold that."""
        raise TypeError("a foreign bot chooses by the record of its seat; see `ask`")

    def refuse_seats(self, seats: int) -> None:
        """Starts the program, and raises if it does not play this game with so many."""
        self._started()
        least, most = self._games.get(self._game.name, (0, -1))
        if not least <= seats <= most:
            known = [f"{name} {low}-{high}" for name, (low, high) in self._games.items()]
            raise ForeignSeats(self.name, self._game.name, seats, listed_or_none(known))

    def choose_by_record(self, view: State, seat: int, record: Record, rng: Rng) -> int:
        """The program's choice; the record is redacted to the seat and leads to the view."""
        self.refuse_seats(len(record.header.seats))
        program = self._started()
        lines = record.text().splitlines()
        question = list(self._question(lines, view, seat))
        self._sent = []
        with self._guarded(program, self.patience, ForeignSlow):
            program.send(question)
            answer = self._answer(program)
        self._sent = lines
        return self._legal(view, seat, answer)

    def end(self) -> None:
        """Lets the program go."""
        program, self._program, self._sent = self._program, None, []
        if program is not None:
            program.end()

    def _started(self) -> Program:
        if self._program is not None and self._program.alive:
            return self._program
        self.end()
        try:
            program = Program(self.command)
        except OSError as error:
            raise ForeignGone(self.name, reason_of(error)) from None
        self._program = program
        with self._guarded(program, GREETING_SECONDS, ForeignSilent):
            program.send([f"wondertable {VERSION}"])
            self._hear_greeting(program)
        return program

    @contextmanager
    def _guarded(
        self, program: Program, seconds: float, late: type[ForeignSilent | ForeignSlow]
    ) -> Iterator[None]:
        """Ends a program that takes too long, and returns what became of it."""
        try:
            with program.limit(seconds):
                yield
        except Ended:
            why = program.last_words()
            self.end()
            if program.overdue:
                raise late(self.name, f"{seconds:g}") from None
            raise ForeignGone(self.name, why) from None

    def _hear_greeting(self, program: Program) -> None:
        self._games = {}
        while True:
            match program.read().split():
                case ["id", "name", *words] if words:
                    self.name = " ".join(words)[:LONGEST_NAME]
                case ["games", *words]:
                    self._games |= read_games(words)
                case ["ready"]:
                    return

    def _question(self, lines: list[str], view: State, seat: int) -> Iterator[str]:
        """The position, or what it has more than the one before; the choices; the question."""
        known = len(self._sent)
        goes_on = bool(known) and lines[:known] == self._sent
        yield "more" if goes_on else "position"
        yield from lines[known:] if goes_on else lines
        yield "end"
        for action in view.legal(seat):
            yield f"legal {self._game.write(view, seat, action)}"
        yield f"go seat {seat} {self.budget}"

    def _answer(self, program: Program) -> str:
        """What the program writes after `best`; other lines are for people who look on."""
        while True:
            word, _, rest = program.read().strip().partition(" ")
            if word == "best":
                return rest.strip()[:LONGEST_ANSWER]
            if word == "error":
                raise ForeignRefused(self.name, rest.strip()[:LONGEST_ANSWER])

    def _legal(self, view: State, seat: int, text: str) -> int:
        try:
            action = self._game.read(view, seat, text)
        except NotationError as error:
            raise ForeignUnreadable(self.name, text, error) from None
        if action not in view.legal(seat):
            reason = self._game.why_not(view, seat, text)
            raise ForeignIllegal(self.name, text, reason)
        return action


def read_games(words: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The games that a program names, each with its least and most seats; nonsense is left out."""
    games = {}
    for at in range(0, len(words) - 2, 3):
        name, least, most = words[at : at + 3]
        if least.isdecimal() and most.isdecimal() and len(least + most) <= 4:
            games[name] = int(least), int(most)
    return games
