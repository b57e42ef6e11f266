"""Who sits where at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wondertable.core.game import Game
from wondertable.store import SeatRow
from wondertable.table.clock import Clocks
from wondertable.table.errors import RatedSeats, SeatFixed, SeatTaken, WrongSecret
from wondertable.table.ledger import Ledger
from wondertable.table.progress import Advance, begin
from wondertable.table.seat import clean_name, free_row, matching, new_secret, secret_hash


class Seats:
    """The seats of a table: who holds them, who is away, where a bot plays.

    Whatever is awaited here is called from within `Ledger.alone`. The game begins with the change
    that leaves no seat open: seats, first deal and clocks are one commit.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds, several in a hot-seat game."""
        seats = self._ledger.standing.seats
        return tuple(row.seat for row in seats if row.kind == "person" and row.person == person)

    def of_others(self, person: str) -> tuple[int, ...]:
        """The seats that other people hold, or that are kept for them."""
        seats = self._ledger.standing.seats
        return tuple(row.seat for row in seats if row.person not in (None, person))

    def by_secret(self, secret: str) -> int | None:
        """The seat that a secret opens, compared in constant time."""
        return matching(secret, [row.secret_hash for row in self._ledger.standing.seats])

    # For people.

    async def take(self, seat: int, person: str, name: str, language: str) -> str:
        """Lets somebody sit on an open seat; says the secret of the personal link."""
        now = self._ledger.standing
        row = now.seat(seat)
        if now.status != "waiting" or row.kind != "open" or row.person not in (None, person):
            raise SeatTaken(str(seat))
        if now.settings.rated and self.of(person):
            raise RatedSeats
        secret = new_secret()
        sitting = SeatRow(
            seat, "person", clean_name(name), None, person, secret_hash(secret), language
        )
        await self.sit(sitting)
        return secret

    async def leave(self, seat: int, person: str) -> int:
        """Opens a person's seat again before the game has begun."""
        now = self._ledger.standing
        row = now.seat(seat)
        if now.status != "waiting" or row.kind != "person" or row.person != person:
            raise SeatFixed(str(seat))
        return await self.sit(free_row(seat))

    async def set_language(self, seat: int, language: str) -> int:
        """Changes the language of a seat."""
        return await self.sit(replace(self._ledger.standing.seat(seat), language=language))

    async def renew_secret(self, seat: int) -> str:
        """A new secret for the personal link."""
        row = self._ledger.standing.seat(seat)
        if row.kind != "person":
            raise SeatFixed(str(seat))
        secret = new_secret()
        await self.sit(replace(row, secret_hash=secret_hash(secret)))
        return secret

    async def move(self, secret: str, person: str) -> int:
        """Gives the seat of a secret to another person; who was the host stays the host."""
        seat = self.by_secret(secret)
        if seat is None:
            raise WrongSecret
        now = self._ledger.standing
        row = now.seat(seat)
        host = person if row.person == now.row.host else now.row.host
        if row.person != person:
            seats = now.with_seat(replace(row, person=person))
            await self._ledger.commit(replace(now.row, host=host), seats=seats)
        return seat

    # For the host.

    async def reseat(self, row: SeatRow, by: str) -> int:
        """Opens or closes a seat before the game has begun."""
        now = self._ledger.standing
        now.refuse_guest(by)
        now.seat(row.seat)
        if now.status != "waiting":
            raise SeatFixed(str(row.seat))
        return await self.sit(row)

    async def seat_bot(self, seat: int, bot: str, by: str, name: str = "") -> int:
        """Gives a seat to a bot for good; it is called by its own name if it is given none."""
        now = self._ledger.standing
        now.refuse_guest(by)
        now.seat(seat)
        now.refuse_over()
        now.refuse_rated()
        known = self._ledger.house.known_bot(bot)
        return await self.sit(
            replace(free_row(seat), kind="bot", name=clean_name(name or bot), bot=known)
        )

    async def hand_over(self, seat: int, by: str, bot: str | None) -> int:
        """Lets a bot play for a person who is away."""
        now = self._ledger.standing
        now.refuse_guest(by)
        now.refuse_over()
        now.refuse_rated()
        row = now.seat(seat)
        if row.kind != "person" or now.status == "waiting":
            raise SeatFixed(str(seat))
        return await self.let_stand_in(seat, bot)

    async def hand_back(self, seat: int, by: str) -> int:
        """Lets the person play again."""
        now = self._ledger.standing
        row = now.seat(seat)
        if by != row.person:
            now.refuse_guest(by)
        now.refuse_over()
        if not row.handed_over or row.person is None:
            raise SeatFixed(str(seat))
        return await self.sit(replace(row, handed_over=False, bot=None))

    # For all tables of a person at once.

    def concern(self, person: str) -> bool:
        """Whether somebody is the host, holds a seat, or has one kept."""
        now = self._ledger.standing
        return now.row.host == person or any(row.person == person for row in now.seats)

    async def hand_on(self, person: str, to: str | None) -> None:
        """Gives all that somebody has at the table to another person, or to nobody.

        Nobody has no name, and keeps no seat free; the host is then whoever else sits there.
        """
        now = self._ledger.standing
        seats = [handed_on(row, to) if row.person == person else row for row in now.seats]
        others = (row.person for row in seats if row.kind == "person" and row.person)
        host = (to or next(others, "")) if now.row.host == person else now.row.host
        await self._ledger.commit(replace(now.row, host=host), seats=seats)

    # For all of these, and for who gives up.

    async def let_stand_in(self, seat: int, bot: str | None = None) -> int:
        """Lets a bot play for a seat: the one named, or the stand-in of the table."""
        now = self._ledger.standing
        known = self._ledger.house.known_bot(bot or now.settings.stand_in)
        return await self.sit(replace(now.seat(seat), handed_over=True, bot=known))

    async def sit(self, row: SeatRow) -> int:
        """Changes one seat; a waiting table on which no seat is open any more begins."""
        now = self._ledger.standing
        seats = now.with_seat(row)
        if now.status != "waiting":
            return await self._ledger.commit(seats=seats)
        ready = ready_seats(now.game, dict(now.row.options), seats)
        if ready is None:
            return await self._ledger.commit(seats=seats)
        clock = now.settings.clock
        return await self._ledger.commit(
            replace(now.row, status="running"),
            seats=ready,
            advance=self._first_deal(len(ready)),
            clocks=Clocks(clock, len(ready)) if clock else None,
        )

    def _first_deal(self, seats: int) -> Advance:
        game, row = self._ledger.standing.game, self._ledger.standing.row
        dealer = game.dealer(row.seed, seats, dict(row.options))
        return begin(game, seats, dict(row.options), dealer, self._ledger.house.now())


def handed_on(row: SeatRow, to: str | None) -> SeatRow:
    """A seat in the hands of another person, or of nobody."""
    if to is not None:
        return replace(row, person=to)
    if row.kind == "open":
        return free_row(row.seat)
    return replace(row, person=None, name="", secret_hash=None)


def ready_seats(
    game: Game, options: dict[str, str], rows: Sequence[SeatRow]
) -> Sequence[SeatRow] | None:
    """The seats that play, closed ones left out, once none is open; raises BadSeats."""
    playing = [row for row in rows if row.kind != "closed"]
    game.setup(len(playing), options)
    if any(row.kind == "open" for row in playing):
        return None
    return [replace(row, seat=number) for number, row in enumerate(playing)]
