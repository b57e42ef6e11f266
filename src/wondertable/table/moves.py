"""The choices at a table, whoever makes them: people, bots, or the clock."""

from __future__ import annotations

from typing import NamedTuple

from wondertable.core.game import Dealer
from wondertable.core.state import CHANCE
from wondertable.store.rows import Note
from wondertable.table import progress
from wondertable.table.errors import NothingLaid, Stale
from wondertable.table.ledger import Ledger
from wondertable.table.progress import BACK, Choice, Laid, Legal
from wondertable.table.seats import Seats


class Question(NamedTuple):
    """What a bot is asked."""

    seat: int
    ply: int
    bot: str
    returns: int = 0
    """How often something was taken back before; the same ply may come again."""


class Moves:
    """Lets a game go on.

    Whatever is awaited here is called from within `Ledger.alone`. A choice is looked at from its
    seat's own view first, so that no refusal tells what the seat may not know.
    """

    def __init__(self, ledger: Ledger, seats: Seats) -> None:
        self._ledger = ledger
        self._seats = seats
        self._letting: dict[int, tuple[int, int]] = {}
        self._chance: Dealer | None = None

    async def submit(self, seat: int, text: str, ply: int) -> int:
        """Makes a person's choice."""
        await self.expire()
        now = self._ledger.standing
        position = now.playable_by_person(seat, ply)
        return await self._choose(seat, progress.canonical(now.game, position, seat, text))

    async def submit_for_bot(self, question: Question, text: str | None, note: Note | None) -> int:
        """Makes a bot's choice, if it is still wanted; without a text, any choice."""
        now = self._ledger.standing
        seat, ply, bot, returns = question
        position = now.playable(seat, ply)
        wanted = now.shown[seat].by_bot and now.seat(seat).bot == bot
        if not wanted or returns != now.returns or now.request is not None:
            raise Stale(ply, ply)
        if text is None:
            found = progress.any_choice(now.game, position, seat)
        else:
            found = progress.canonical(now.game, position, seat, text)
        return await self._choose(seat, found, note)

    async def retract(self, seat: int, ply: int) -> int:
        """Takes a face-down choice back."""
        await self.expire()
        now = self._ledger.standing
        position = now.playable(seat, ply)
        if seat not in position.laid:
            raise NothingLaid(str(seat))
        return await self._ledger.commit(advance=(progress.retract(now.game, position, seat), []))

    async def resign(self, seat: int) -> int:
        """Gives the game up for a seat."""
        self._ledger.standing.unfinished(seat)
        return await self._give_up(seat, "resigned")

    async def expire(self) -> None:
        """Acts for the seats whose time is up, one after the other."""
        while True:
            now = self._ledger.standing
            if now.status != "running" or now.clocks is None:
                return
            first = now.clocks.first_out(self._ledger.house.steady())
            if first is None or first[1] > 0:
                return
            seat = first[0]
            if now.settings.at_end == "lose":
                await self._give_up(seat, "time")
            elif now.settings.at_end == "bot":
                await self._seats.let_stand_in(seat)
            else:
                any_choice = progress.any_choice(now.game, now.begun(), seat)
                await self._choose(seat, any_choice, "time")

    async def _give_up(self, seat: int, reason: str) -> int:
        """Lets a seat lose against the other one; with more at the table, a bot goes on for it."""
        now = self._ledger.standing
        if len(now.seats) > 2:
            return await self._seats.let_stand_in(seat)
        ranks = [2 if row.seat == seat else 1 for row in now.seats]
        return await self._ledger.commit(now.ended(reason, ranks))

    async def _choose(self, seat: int, found: Legal, note: Note | None = None) -> int:
        """Makes a choice that was looked up in the standing of this moment."""
        now, house = self._ledger.standing, self._ledger.house
        clocks = now.clocks.copy() if now.clocks else None
        spent = 0.0
        if clocks and not now.shown[seat].by_bot:
            spent = clocks.thought(seat, house.steady())
        laid = Laid(Choice(found.do, house.now(), spent, note), found.action)
        advance = progress.choose(now.game, now.begun(), seat, laid, self._dealer(), len(now.lines))
        for line in advance[1]:
            if clocks and line.seat != CHANCE:
                clocks.chosen(line.seat, line.choice.spent)
        outcome = advance[0].state.outcome()
        row = None if outcome is None else now.ended(outcome.reason, outcome.ranks)
        return await self._go_by(await self._ledger.commit(row, advance=advance, clocks=clocks))

    def _dealer(self) -> Dealer:
        """Chance as the seed decides it, made once: it shuffles everything beforehand."""
        if self._chance is None:
            now = self._ledger.standing
            self._chance = now.game.dealer(now.row.seed, len(now.seats), dict(now.row.options))
        return self._chance

    # Seats that let the rest of a turn go by.

    def lets_by(self, seat: int) -> bool:
        """Whether a seat plays nothing more in this turn and is not asked any more."""
        return self._letting.get(seat) == self._turns()

    async def let_by(self, seat: int, ply: int) -> int:
        """Lets a seat play nothing for the rest of this turn, now and where it is asked later."""
        await self.expire()
        self._ledger.standing.playable_by_person(seat, ply)
        self._letting[seat] = self._turns()
        self._ledger.tell()
        return await self._go_by(self._ledger.version)

    def ask_again(self, seat: int) -> int:
        """Lets a seat be asked again in this turn."""
        self._ledger.standing.seat(seat)
        self._letting.pop(seat, None)
        self._ledger.tell()
        return self._ledger.version

    async def _go_by(self, version: int) -> int:
        """Answers for a seat that lets this turn go by; says the version that follows."""
        now = self._ledger.standing
        for seat in now.asked if now.status == "running" else ():
            if self.lets_by(seat) and not now.shown[seat].by_bot:
                position = now.begun()
                text = now.game.let_by(position.state, seat)
                if text:
                    found = progress.canonical(now.game, position, seat, text)
                    return await self._choose(seat, found)
        return version

    def _turns(self) -> tuple[int, int]:
        """How many turns have begun since something was last taken back, and how often it was."""
        now = self._ledger.standing
        chosen = [line.choice.do for line in now.branch if line.seat not in (CHANCE, BACK)]
        return now.returns, sum(now.game.opens_turn(do) for do in chosen)
