"""What a table refuses, as values that the pages can say in every language.

    WondertableError
    └── TableError
        ├── UnknownTable       no table of this id
        ├── DamagedTable       a table that cannot be played again from the store
        ├── Elsewhere          a table that another process has
        ├── Closing            the server is about to stop
        ├── BadSetting         a setting with a value that it does not take
        ├── PracticeClock      a clock at a table for practice
        ├── RatedSetting       help at a table whose game is rated
        ├── RatedSeats         two seats of one person at such a table
        ├── RatedGoing         stopping a rated game in another way than giving it up
        ├── BadName            a name that is empty or too long
        ├── BadWords           words to others that are empty or too long
        ├── TalkOff            words at a table that plays without talk
        ├── OnlookersListen    words of somebody who only looks on, while the game goes on
        ├── UnknownSeat        a seat that the table does not have
        ├── SeatTaken          a seat that somebody else holds, or that is closed
        ├── SeatFixed          a seat that cannot be changed any more, or not like this
        ├── SettingsFixed      a setting that cannot be changed once the game has begun
        ├── WrongSecret        a personal link that opens no seat
        ├── NotHost            something that only the host may do
        ├── OthersSeated       a table that is not the host's alone to delete
        ├── NotSeated          something that only those at the table may do
        ├── NotStarted         the game has not begun
        ├── NotOver            the game goes on
        ├── Sealed             a deal that others play as well
        ├── TableOver          a table at which nothing more can be changed
        ├── TablePaused        nobody plays while the table is paused
        ├── NotPaused          a table that goes on cannot be resumed
        ├── HandedOver         a bot plays for this seat
        ├── NothingLaid        no choice lies face down that could be taken back
        ├── NotPractice        taking back at a table that was not opened for it
        ├── RequestOpen        a request while another one waits for its answers
        ├── NoPause            a pause by agreement where there is none
        ├── NoRequest          an answer to a request that is settled by now
        ├── NoReview           a game without a result, of which there is nothing to review
        ├── NotWhole           a record of one seat, where a whole one is needed
        ├── UnfinishedRecord   a record of a game that is not over
        ├── RecordTooLong      a record that is longer than any game
        ├── NotBrought         something for games alone that came here as records
        ├── HintsOff           hints at a table that agreed to do without
        ├── HintFailed         a hint that the computer could not find
        └── Stale              an answer to a question of the past

Illegal actions, and seats that are not asked, are told by the errors of `core`.
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class TableError(WondertableError):
    """Something that cannot be done at this table, or not now."""


@dataclass(eq=False)
class UnknownTable(TableError):
    key = "error-unknown-table"
    sentence = "There is no table “{table}”; perhaps it was deleted."
    table: str


@dataclass(eq=False)
class DamagedTable(TableError):
    key = "error-damaged-table"
    sentence = (
        "The table “{table}” cannot be opened; nothing of it was changed. "
        "Please tell whoever runs this server: {why}"
    )
    table: str
    why: str


@dataclass(eq=False)
class Elsewhere(TableError):
    key = "error-elsewhere"
    sentence = (
        "The table “{table}” is just moving to another process of the server. "
        "Nothing that was confirmed is lost; please try again in a moment."
    )
    table: str


@dataclass(eq=False)
class Closing(TableError):
    key = "error-closing"
    sentence = "The server is about to stop; nothing was changed."


@dataclass(eq=False)
class BadSetting(TableError):
    key = "error-bad-setting"
    sentence = "The setting {setting} cannot be “{value}”; it can be: {known}."
    setting: str
    value: str
    known: str


@dataclass(eq=False)
class PracticeClock(TableError):
    key = "error-practice-clock"
    sentence = "A table for practice has no clock; choose one of the two."


@dataclass(eq=False)
class RatedSetting(TableError):
    key = "error-rated-setting"
    sentence = "A rated game goes without hints, explanations, taking back and prepared deals."


@dataclass(eq=False)
class RatedSeats(TableError):
    key = "error-rated-seats"
    sentence = "In a rated game everybody holds one seat, and only people and rated bots play."


@dataclass(eq=False)
class RatedGoing(TableError):
    key = "error-rated-going"
    sentence = "A rated game is played to its end, or given up; it cannot be stopped otherwise."


@dataclass(eq=False)
class BadName(TableError):
    key = "error-bad-name"
    sentence = "A name has 1 to {longest} characters, all of them printable."
    longest: int


@dataclass(eq=False)
class BadWords(TableError):
    key = "error-bad-words"
    sentence = "What you say has 1 to {longest} characters, all of them printable."
    longest: int


@dataclass(eq=False)
class TalkOff(TableError):
    key = "error-talk-off"
    sentence = "This table plays without talk."


@dataclass(eq=False)
class OnlookersListen(TableError):
    key = "error-onlookers-listen"
    sentence = "Who looks on can say something in the hour after the end of the game."


@dataclass(eq=False)
class UnknownSeat(TableError):
    key = "error-unknown-seat"
    sentence = "There is no seat {seat}; the table has {seats} seats."
    seat: str
    seats: int


@dataclass(eq=False)
class SeatTaken(TableError):
    key = "error-seat-taken"
    sentence = "Seat {seat} is not free."
    seat: str


@dataclass(eq=False)
class SeatFixed(TableError):
    key = "error-seat-fixed"
    sentence = "Seat {seat} cannot be changed like this now."
    seat: str


@dataclass(eq=False)
class SettingsFixed(TableError):
    key = "error-settings-fixed"
    sentence = "What was agreed stands: the game has begun."


@dataclass(eq=False)
class WrongSecret(TableError):
    key = "error-wrong-secret"
    sentence = "This personal link does not open a seat here; perhaps a newer one was made."


@dataclass(eq=False)
class NotHost(TableError):
    key = "error-not-host"
    sentence = "Only the host of the table may do this."


@dataclass(eq=False)
class OthersSeated(TableError):
    key = "error-others-seated"
    sentence = "Others sit at this table too, so it stays; you can hide it from your own list."


@dataclass(eq=False)
class NotSeated(TableError):
    key = "error-not-seated"
    sentence = "Only somebody who sits at the table may do this."


@dataclass(eq=False)
class NotStarted(TableError):
    key = "error-not-started"
    sentence = "The game has not begun; it begins when every seat is taken."


@dataclass(eq=False)
class NotOver(TableError):
    key = "error-not-over"
    sentence = "The game is not over yet."


@dataclass(eq=False)
class Sealed(TableError):
    key = "error-sealed"
    sentence = "Others play the same deal: until the round is over nobody can look back at it."


@dataclass(eq=False)
class TableOver(TableError):
    key = "error-table-over"
    sentence = "The game is over; nothing more can be changed at this table."


@dataclass(eq=False)
class TablePaused(TableError):
    key = "error-table-paused"
    sentence = "The table is paused; the host can resume it."


@dataclass(eq=False)
class NotPaused(TableError):
    key = "error-not-paused"
    sentence = "The table is not paused."


@dataclass(eq=False)
class HandedOver(TableError):
    key = "error-handed-over"
    sentence = "A bot plays for seat {seat}; take the seat back first."
    seat: str


@dataclass(eq=False)
class NothingLaid(TableError):
    key = "error-nothing-laid"
    sentence = "Seat {seat} has no face-down choice that could be taken back."
    seat: str


@dataclass(eq=False)
class NotPractice(TableError):
    key = "error-not-practice"
    sentence = "This table was not opened for practice; what was played here stands."


@dataclass(eq=False)
class RequestOpen(TableError):
    key = "error-request-open"
    sentence = "Somebody has asked to go back already; that has to be answered first."


@dataclass(eq=False)
class NoPause(TableError):
    key = "error-no-pause"
    sentence = (
        "People agree on a pause where the clock gives an hour or more for a choice, "
        "and outside of tournaments; not at this table."
    )


@dataclass(eq=False)
class NoRequest(TableError):
    key = "error-no-request"
    sentence = "That question is settled, or the game went on meanwhile; nothing was changed."


@dataclass(eq=False)
class NoReview(TableError):
    key = "error-no-review"
    sentence = "This game ended without a result, so there is nothing to review."


@dataclass(eq=False)
class NotWhole(TableError):
    key = "error-not-whole"
    sentence = (
        "This is the record of one seat, in which something is hidden; take the whole one, which "
        "there is when the game is over."
    )


@dataclass(eq=False)
class UnfinishedRecord(TableError):
    key = "error-unfinished-record"
    sentence = "This record has no end that fits; bring it along when the game is over."


@dataclass(eq=False)
class RecordTooLong(TableError):
    key = "error-record-too-long"
    sentence = "A record has at most {kilobytes} KB; this is longer than any game."
    kilobytes: int


@dataclass(eq=False)
class NotBrought(TableError):
    key = "error-not-brought"
    sentence = "Only a game that was brought along as a record can be put into the library later."


@dataclass(eq=False)
class HintsOff(TableError):
    key = "error-hints-off"
    sentence = "This table plays without hints."


@dataclass(eq=False)
class HintFailed(TableError):
    key = "error-hint-failed"
    sentence = "The computer found no hint just now; the game goes on, and you may ask again."


@dataclass(eq=False)
class Stale(TableError):
    key = "error-stale"
    sentence = "This answers ply {ply}, but the table is at ply {now}; nothing was changed."
    ply: int
    now: int
