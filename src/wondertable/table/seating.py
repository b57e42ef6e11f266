"""Who sits at a table, and what the host may do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wondertable.core.game import Game
from wondertable.store import SeatRow, TableRow
from wondertable.table.clock import Clocks
from wondertable.table.errors import (
    NotHost,
    NotPaused,
    NotStarted,
    SeatFixed,
    SeatTaken,
    TableOver,
    TablePaused,
    WrongSecret,
)
from wondertable.table.owner import Owner
from wondertable.table.progress import Advance, begin
from wondertable.table.seat import clean_name, free_row, matching, new_secret, secret_hash


class Seating(Owner):
    """A table seen as a ring of seats."""

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds, several in a hot-seat game."""
        return tuple(
            row.seat for row in self._seats if row.kind == "person" and row.person == person
        )

    def others(self, person: str) -> tuple[int, ...]:
        """The seats that other people hold, or that are kept for them."""
        return tuple(row.seat for row in self._seats if row.person not in (None, person))

    def seat_by_secret(self, secret: str) -> int | None:
        """The seat that a secret opens, compared in constant time."""
        return matching(secret, [row.secret_hash for row in self._seats])

    async def take_seat(self, seat: int, person: str, name: str, language: str) -> str:
        """Lets somebody sit on an open seat; says the secret of the personal link.

        The game begins when no seat is open any more. Raises SeatTaken.
        """
        return await self._owned(self._take_seat, seat, person, name, language)

    async def leave_seat(self, seat: int, person: str) -> int:
        """Opens a person's seat again before the game has begun."""
        return await self._owned(self._leave_seat, seat, person)

    async def set_language(self, seat: int, language: str) -> int:
        """Changes the language of a seat."""
        return await self._owned(self._set_language, seat, language)

    async def renew_secret(self, seat: int) -> str:
        """A new secret for the personal link; links made before do not work any more."""
        return await self._owned(self._renew_secret, seat)

    async def move_seat(self, secret: str, person: str) -> int:
        """Lets the holder of a secret go on as another person, on another device; says the seat.

        Who was the host stays the host. Raises WrongSecret.
        """
        return await self._owned(self._move_seat, secret, person)

    async def close_seat(self, seat: int, by: str) -> int:
        """Takes a seat out of the game before it begins; raises BadSeats if it is needed."""
        return await self._owned(self._reseat, seat, by, replace(free_row(seat), kind="closed"))

    async def open_seat(self, seat: int, by: str) -> int:
        """Frees a seat for whoever follows the link, before the game has begun."""
        return await self._owned(self._reseat, seat, by, free_row(seat))

    async def seat_bot(self, seat: int, bot: str, by: str) -> int:
        """Gives a seat to a bot for good, before the game has begun or while it goes on."""
        return await self._owned(self._seat_bot, seat, bot, by)

    async def hand_over(self, seat: int, by: str, bot: str | None = None) -> int:
        """Lets a bot play for a person who is away: the one named, or the stand-in."""
        return await self._owned(self._hand_over, seat, by, bot)

    async def hand_back(self, seat: int, by: str) -> int:
        """Lets the person play again; the person may ask for it as well as the host."""
        return await self._owned(self._hand_back, seat, by)

    async def pause(self, by: str) -> int:
        """Stops clocks and moves."""
        return await self._owned(self._pause, by)

    async def resume(self, by: str) -> int:
        """Goes on after a pause."""
        return await self._owned(self._resume, by)

    async def close(self, by: str) -> int:
        """Ends the table without a winner."""
        return await self._owned(self._close, by)

    # What these do once they have the table for themselves.

    async def _take_seat(self, seat: int, person: str, name: str, language: str) -> str:
        row = self._seat(seat)
        if self.status != "waiting" or row.kind != "open" or row.person not in (None, person):
            raise SeatTaken(str(seat))
        secret = new_secret()
        sitting = SeatRow(
            seat, "person", clean_name(name), None, person, secret_hash(secret), language
        )
        await self._sit(sitting)
        return secret

    async def _leave_seat(self, seat: int, person: str) -> int:
        row = self._seat(seat)
        if self.status != "waiting" or row.kind != "person" or row.person != person:
            raise SeatFixed(str(seat))
        return await self._sit(free_row(seat))

    async def _set_language(self, seat: int, language: str) -> int:
        return await self._sit(replace(self._seat(seat), language=language))

    async def _renew_secret(self, seat: int) -> str:
        row = self._seat(seat)
        if row.kind != "person":
            raise SeatFixed(str(seat))
        secret = new_secret()
        await self._sit(replace(row, secret_hash=secret_hash(secret)))
        return secret

    async def _move_seat(self, secret: str, person: str) -> int:
        seat = self.seat_by_secret(secret)
        if seat is None:
            raise WrongSecret
        row = self._seat(seat)
        host = person if row.person == self.host else self.host
        if row.person != person:
            seats = self._with(replace(row, person=person))
            await self._commit(replace(self._row, host=host), seats=seats)
        return seat

    async def _reseat(self, seat: int, by: str, row: SeatRow) -> int:
        self._only_host(by)
        self._seat(seat)
        if self.status != "waiting":
            raise SeatFixed(str(seat))
        return await self._sit(row)

    async def _seat_bot(self, seat: int, bot: str, by: str) -> int:
        self._only_host(by)
        self._seat(seat)
        self._not_over()
        return await self._sit(replace(free_row(seat), kind="bot", name=bot, bot=self._bot(bot)))

    async def _hand_over(self, seat: int, by: str, bot: str | None) -> int:
        self._only_host(by)
        self._not_over()
        row = self._seat(seat)
        if row.kind != "person" or self.status == "waiting":
            raise SeatFixed(str(seat))
        return await self._sit(self._standing_in(row, bot))

    async def _hand_back(self, seat: int, by: str) -> int:
        row = self._seat(seat)
        if by != row.person:
            self._only_host(by)
        self._not_over()
        if not row.handed_over:
            raise SeatFixed(str(seat))
        return await self._sit(replace(row, handed_over=False, bot=None))

    async def _pause(self, by: str) -> int:
        self._only_host(by)
        self._started()
        if self.status != "running":
            raise TablePaused
        clocks = self._clocks.copy() if self._clocks else None
        if clocks:
            clocks.run((), self._house.steady())
        return await self._commit(replace(self._row, status="paused"), clocks=clocks)

    async def _resume(self, by: str) -> int:
        self._only_host(by)
        self._started()
        if self.status != "paused":
            raise NotPaused
        return await self._commit(replace(self._row, status="running"))

    async def _close(self, by: str) -> int:
        self._only_host(by)
        self._not_over()
        return await self._commit(self._ended("closed", [0] * len(self._seats)))

    # Small steps.

    async def _sit(self, row: SeatRow) -> int:
        """Changes one seat; a waiting table on which no seat is open any more begins."""
        seats = self._with(row)
        if self.status != "waiting":
            return await self._commit(self._row, seats=seats)
        ready = ready_seats(self.game, self.options, seats)
        if ready is None:
            return await self._commit(self._row, seats=seats)
        return await self._commit(
            replace(self._row, status="running"),
            seats=ready,
            advance=self._first_deal(len(ready)),
            clocks=Clocks(self.settings.clock, len(ready)) if self.settings.clock else None,
        )

    def _first_deal(self, seats: int) -> Advance:
        dealer = self.game.dealer(self._row.seed, seats, self.options)
        return begin(self.game, seats, self.options, dealer, self._house.now())

    def _with(self, changed: SeatRow) -> Sequence[SeatRow]:
        return [changed if row.seat == changed.seat else row for row in self._seats]

    def _standing_in(self, row: SeatRow, bot: str | None = None) -> SeatRow:
        return replace(row, handed_over=True, bot=self._bot(bot or self.settings.stand_in))

    def _bot(self, bot: str) -> str:
        return self._house.known_bot(bot)

    def _ended(self, reason: str, ranks: Sequence[int]) -> TableRow:
        return replace(self._row, status="over", end_reason=reason, ranks=list(ranks))

    def _only_host(self, by: str) -> None:
        if by != self.host:
            raise NotHost

    def _started(self) -> None:
        """Refuses what makes sense only while a game goes on."""
        if self.status == "waiting":
            raise NotStarted
        self._not_over()

    def _not_over(self) -> None:
        if self.status == "over":
            raise TableOver


def ready_seats(
    game: Game, options: dict[str, str], rows: Sequence[SeatRow]
) -> Sequence[SeatRow] | None:
    """The seats that play, closed ones left out, once none is open; raises BadSeats."""
    playing = [row for row in rows if row.kind != "closed"]
    game.setup(len(playing), options)
    if any(row.kind == "open" for row in playing):
        return None
    return [replace(row, seat=number) for number, row in enumerate(playing)]
