"""Everything that can go wrong, as one tree of values.

    WondertableError
    ├── SetupError
    │   ├── UnknownGame        a game that is not in the registry
    │   ├── UnknownBot         a bot that is not in the registry
    │   ├── UnknownOption      an option that the game does not have
    │   ├── BadOption          a value that the option does not take
    │   ├── BadSeats           a number of players that the game does not take
    │   ├── NoFigures          figures for a game whose figures are all known
    │   └── BadSeed            a seed that is no whole number in range
    ├── NotationError
    │   ├── UnknownWord        a word that means nothing here
    │   └── UnknownAction      words that make no action
    ├── PlayError
    │   ├── IllegalAction      readable, but against the rules now
    │   ├── NotAsked           a seat that owes no choice
    │   ├── NoSuchSeat         a seat that the game does not have
    │   ├── NoSuchPly          a decision that a record does not come to
    │   ├── SeveralAsked       a choice of one of several seats, and nobody said whose
    │   ├── NothingToUndo      nobody has chosen anything yet
    │   └── GameOver           nothing more can be done
    └── RecordError
        ├── Unreadable         a file that cannot be opened
        ├── Unwritable         a file that cannot be made
        ├── NotARecord         something else altogether
        ├── CutOff             the last line is incomplete
        ├── Edited             a line that does not fit those before it
        ├── NewerRules         written by a later version
        ├── BadMove            a line that cannot be played
        ├── WrongEnd           an end that the moves do not lead to
        ├── WrongSeed          a seed that does not fit its digest or its deal
        └── FileExists         a file that would be overwritten

Other rooms, and games, add errors of their own in files of this name.

Every error has a sentence with its fields in it; the pages say the same sentence in the reader's
language under the message id `key`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from wondertable.core.phrases import Phrase

Field = str | int


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal: a message id with its fields, and the English sentence.

    A field may hold several things, which are told one after the other.
    """

    key: str
    sentence: str
    values: tuple[tuple[str, Field | tuple[str, ...]], ...] = ()

    def __str__(self) -> str:
        told = {
            field: ", ".join(value) if isinstance(value, tuple) else value
            for field, value in self.values
        }
        return self.sentence.format(**told)


class WondertableError(Exception):
    """The root of the tree."""

    key: ClassVar[str] = ""
    sentence: ClassVar[str] = ""

    def values(self) -> dict[str, Field]:
        """The fields of the sentence; a reason stands for its own sentence."""
        return {
            field.name: value if isinstance(value, int) else str(value)
            for field in fields(self)  # type: ignore[arg-type]  # every leaf is a dataclass
            for value in [getattr(self, field.name)]
        }

    def __str__(self) -> str:
        return self.sentence.format(**self.values())


class SetupError(WondertableError):
    """A game that cannot be set up like this."""


@dataclass(eq=False)
class UnknownGame(SetupError):
    key = "error-unknown-game"
    sentence = "There is no game “{game}”; there are: {known}."
    game: str
    known: str


@dataclass(eq=False)
class UnknownBot(SetupError):
    key = "error-unknown-bot"
    sentence = "There is no bot “{bot}”; there are: {known}."
    bot: str
    known: str


@dataclass(eq=False)
class UnknownOption(SetupError):
    key = "error-unknown-option"
    sentence = "{game} has no option “{option}”; its options are: {known}."
    game: str
    option: str
    known: str


@dataclass(eq=False)
class BadOption(SetupError):
    key = "error-bad-option"
    sentence = "The option {option} of {game} cannot be “{value}”; it can be: {known}."
    game: str
    option: str
    value: str
    known: str


@dataclass(eq=False)
class BadSeats(SetupError):
    key = "error-bad-seats"
    sentence = "{game} is for {known} players, not for {seats}."
    game: str
    seats: int
    known: str


@dataclass(eq=False)
class NoFigures(SetupError):
    key = "error-no-figures"
    sentence = "{game} has no figures to replace."
    game: str


@dataclass(eq=False)
class BadSeed(SetupError):
    key = "error-bad-seed"
    sentence = "The seed “{seed}” is not a whole number from 0 to 2^63 - 1."
    seed: str


class NotationError(WondertableError):
    """Words that cannot be read as an action."""


@dataclass(eq=False)
class UnknownWord(NotationError):
    key = "error-unknown-word"
    sentence = "“{word}” in “{text}” is not a word of the notation here; {known} would be."
    word: str
    text: str
    known: str


@dataclass(eq=False)
class UnknownAction(NotationError):
    key = "error-unknown-action"
    sentence = "“{text}” is not an action; write it as in “{example}”."
    text: str
    example: str


class PlayError(WondertableError):
    """An action that cannot be taken now."""


@dataclass(eq=False)
class IllegalAction(PlayError):
    key = "error-illegal-action"
    sentence = "Seat {seat} may not “{action}” at ply {ply}: {reason}."
    seat: str
    action: str
    ply: int
    reason: Reason


@dataclass(eq=False)
class NotAsked(PlayError):
    key = "error-not-asked"
    sentence = "Seat {seat} is not asked at ply {ply}; the choice is with {asked}."
    seat: str
    ply: int
    asked: str


@dataclass(eq=False)
class NoSuchSeat(PlayError):
    key = "error-no-such-seat"
    sentence = "There is no seat {seat} in this game of {game}; the last one is {last}."
    seat: str
    game: str
    last: int


@dataclass(eq=False)
class NoSuchPly(PlayError):
    key = "error-no-such-ply"
    sentence = "The record has no ply {ply}; its last one is {last}."
    ply: int
    last: int


@dataclass(eq=False)
class SeveralAsked(PlayError):
    key = "error-several-asked"
    sentence = "At ply {ply} the choice is with seats {asked}; say which of them does “{action}”."
    action: str
    ply: int
    asked: str


@dataclass(eq=False)
class NothingToUndo(PlayError):
    key = "error-nothing-to-undo"
    sentence = "There is nothing to take back: nobody has chosen anything in {game} yet."
    game: str


@dataclass(eq=False)
class GameOver(PlayError):
    key = "error-game-over"
    sentence = "The game is over after {ply} plies; seat {seat} can do nothing more."
    seat: str
    ply: int


class RecordError(WondertableError):
    """A record that cannot be read, or not be trusted."""


@dataclass(eq=False)
class Unreadable(RecordError):
    key = "error-unreadable"
    sentence = "{file} cannot be read: {why}."
    file: str
    why: str


@dataclass(eq=False)
class Unwritable(RecordError):
    key = "error-unwritable"
    sentence = "{file} cannot be written: {why}."
    file: str
    why: str


@dataclass(eq=False)
class NotARecord(RecordError):
    key = "error-not-a-record"
    sentence = "{file}, line {line}: this is not a record of Wondertable ({why})."
    file: str
    line: int
    why: str


@dataclass(eq=False)
class CutOff(RecordError):
    key = "error-cut-off"
    sentence = "{file}, line {line}: the record is cut off in the middle of a line."
    file: str
    line: int


@dataclass(eq=False)
class Edited(RecordError):
    key = "error-edited"
    sentence = "{file}, line {line}: the line does not fit those before it; the record was edited."
    file: str
    line: int


@dataclass(eq=False)
class NewerRules(RecordError):
    key = "error-newer-rules"
    sentence = (
        "{file}, line 1: written with version {found} of {what}; this program knows up to {known}."
    )
    file: str
    what: Phrase
    found: int
    known: int


@dataclass(eq=False)
class BadMove(RecordError):
    key = "error-bad-move"
    sentence = "{file}, line {line}: {why}"
    file: str
    line: int
    why: str | WondertableError


@dataclass(eq=False)
class WrongEnd(RecordError):
    key = "error-wrong-end"
    sentence = "{file}, line {line}: the record says {found}, but its moves lead to {known}."
    file: str
    line: int
    found: str
    known: str


@dataclass(eq=False)
class WrongSeed(RecordError):
    key = "error-wrong-seed"
    sentence = "{file}, line {line}: {why}."
    file: str
    line: int
    why: Phrase


@dataclass(eq=False)
class FileExists(RecordError):
    key = "error-file-exists"
    sentence = "{file} is there already and stays as it is; choose another name."
    file: str


def leaves(root: type[WondertableError] = WondertableError) -> list[type[WondertableError]]:
    """All errors that can be raised, in the order of the tree."""
    below = root.__subclasses__()
    return [leaf for child in below for leaf in leaves(child)] if below else [root]
