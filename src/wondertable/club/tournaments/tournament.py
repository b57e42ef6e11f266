"""One tournament as it stands: a value, made of what the store keeps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

import msgspec

from wondertable.club.tournaments.rounds import draw
from wondertable.club.tournaments.standings import standings
from wondertable.club.tournaments.values import Entrant, Meeting, Plan, Result, Standing
from wondertable.store.rows import EntrantRow, KeptTournament, MeetingRow, TournamentStatus
from wondertable.table.settings import Settings, from_plain

BYE: Final = "bye"
"""The reason of a meeting that needs no table."""
LATE: Final = ("swiss", "duplicate")
"""Kinds that somebody can still join when they go on."""


@dataclass(frozen=True)
class Tournament:
    """A tournament with its entrants and meetings."""

    kept: KeptTournament

    @property
    def id(self) -> str:
        """Short, and not to be guessed."""
        return self.kept.row.id

    @property
    def status(self) -> TournamentStatus:
        """Whether it is open, running, over or cancelled."""
        return self.kept.row.status

    @property
    def round(self) -> int:
        """The round that goes on, or was the last."""
        return self.kept.row.round

    @cached_property
    def plan(self) -> Plan:
        """How it is held."""
        return msgspec.convert(self.kept.row.plan, Plan)

    @cached_property
    def settings(self) -> Settings:
        """The settings of its tables."""
        return from_plain(self.kept.row.settings)

    @property
    def rows(self) -> tuple[EntrantRow, ...]:
        """Who plays, by their numbers."""
        return self.kept.entrants

    @cached_property
    def entrants(self) -> list[Entrant]:
        """Who plays, as the rounds are drawn from it."""
        return [Entrant(row.number, row.since, self._until(row)) for row in self.kept.entrants]

    def _until(self, row: EntrantRow) -> int | None:
        """The last round of who has left; whoever wants to be forgotten here has left as well."""
        if row.until is not None or row.bot or row.person:
            return row.until
        return max((one.round for one in self.kept.meetings if row.number in one.seats), default=0)

    @property
    def staying(self) -> int:
        """How many have not left."""
        return sum(row.until is None for row in self.kept.entrants)

    @cached_property
    def meetings(self) -> list[Meeting]:
        """All tables and byes so far."""
        return [meeting_of(row) for row in self.kept.meetings]

    @cached_property
    def finished(self) -> int:
        """The last round all of whose tables have ended."""
        going = {row.round for row in self.kept.meetings if row.reason is None}
        return min(going) - 1 if going else self.round

    @property
    def counted(self) -> list[Meeting]:
        """The meetings that count now: of a duplicate those alone whose round is over."""
        if self.plan.kind != "duplicate":
            return self.meetings
        return [one for one in self.meetings if one.round <= self.finished]

    def shows(self, row: MeetingRow) -> bool:
        """Whether the result of a table may be told: none of a duplicate whose round goes on."""
        return self.plan.kind != "duplicate" or row.round <= self.finished

    @cached_property
    def standings(self) -> list[Standing]:
        """Everybody, the best first."""
        return standings(self.plan, self.entrants, self.counted, self.kept.row.rounds)

    def entrant_of(self, person: str) -> EntrantRow | None:
        """Somebody as an entrant, also one who has left."""
        return next((row for row in self.rows if person and row.person == person), None)

    def can_join(self, most: int) -> bool:
        """Whether somebody new can play."""
        if len(self.rows) >= most:
            return False
        if self.status == "open":
            return True
        late = self.plan.kind in LATE and self.round < self.kept.row.rounds
        return self.status == "running" and late

    def drawn(self, round_number: int) -> list[Meeting]:
        """The tables of a round."""
        return draw(self.plan, self.entrants, self.meetings, round_number, self.kept.row.secret)


def meeting_of(row: MeetingRow) -> Meeting:
    """A table as rounds are drawn from it."""
    result = None
    if row.places is not None:
        result = Result(tuple(row.places), tuple(row.points or ()))
    return Meeting(row.round, tuple(row.seats), row.board, result)
