"""The one sequential owner of a running game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wondertable.core.errors import GameOver, NotAsked
from wondertable.core.game import seat_word
from wondertable.core.record import FORMAT, End, Header, Move, Record, Result
from wondertable.core.replay import redact
from wondertable.core.state import CHANCE, State
from wondertable.store import Saved
from wondertable.store.rows import Note
from wondertable.table import progress
from wondertable.table.clock import SeatClock
from wondertable.table.entry import Ending, Entry
from wondertable.table.errors import (
    BadWords,
    Closing,
    HandedOver,
    HintsOff,
    NothingLaid,
    NotOver,
    Stale,
    TablePaused,
    UnknownTable,
)
from wondertable.table.going import Going
from wondertable.table.hints import Hint
from wondertable.table.house import House
from wondertable.table.progress import Choice, Line, Position
from wondertable.table.seat import is_seen
from wondertable.table.talk import LONGEST_WORDS, Said, Talk
from wondertable.table.thoughts import Question


class Table(Going):
    """One game with people and bots at it.

    Everything that changes it is awaited, is done one after the other, and is on disk before it is
    told. A change that fails has changed nothing. Whoever calls has made sure that the person may
    act for the seat.
    """

    def __init__(self, house: House, saved: Saved) -> None:
        self._seen: dict[int, list[Entry]] = {}
        self._talk = Talk()
        self._letting: dict[int, int] = {}
        super().__init__(house, saved)

    # Looking.

    @property
    def laid(self) -> frozenset[int]:
        """The seats whose choice for this ply lies face down and may be taken back."""
        return frozenset(self._position.laid) if self._position else frozenset()

    @property
    def ending(self) -> Ending | None:
        """How the game ended, with the seed that nobody knew before."""
        row = self._row
        if row.end_reason is None:
            return None
        return Ending(row.end_reason, tuple(row.ranks), row.seed.hex(), row.seed_digest)

    def view(self, viewer: int) -> State:
        """The position as a seat, or SPECTATOR, may see it; raises NotStarted."""
        return self._game_position().state.view(viewer)

    def whole(self) -> State:
        """The position without secrets, which everybody may see once the game is over."""
        if self.status != "over":
            raise NotOver
        return self._game_position().state.clone()

    def entries(self, viewer: int, after: int = 0) -> tuple[Entry, ...]:
        """What happened, as the viewer may know it; only entries with higher numbers."""
        seen = self._seen.setdefault(viewer, [])
        for line in self._lines[len(seen) :]:
            events = tuple(self.game.events(line.journal, viewer))
            seen.append(Entry(line.number, line.ply, line.seat, events, line.choice.note))
        return tuple(seen[after:])

    def record(self, viewer: int) -> Record:
        """The record as the viewer may have it: redacted before the end, whole after it."""
        state = self._game_position().base
        row = self._row
        names = tuple(seat.name for seat in self._seats)
        header = Header(FORMAT, row.game, row.rules, row.options, names, row.seed_digest)
        moves = [Move(line_seat(line), line.choice.do) for line in self._lines]
        if row.end_reason is None:
            return redact(self.game, Record(header, moves), viewer)
        points = tuple(tuple(state.points(seat)) for seat in range(len(names)))
        end = End(row.end_reason, Result(tuple(row.ranks), points), row.seed.hex())
        return Record(header, moves, end)

    def clocks(self) -> tuple[SeatClock | None, ...]:
        """What the clocks of all seats show; none for bots and without a clock."""
        now = self._house.steady()
        return tuple(
            None if self._clocks is None or seat.by_bot else self._clocks.shown(seat.number, now)
            for seat in self.seats
        )

    def hint_of(self, seat: int) -> Hint | None:
        """The hint that a seat was given about the choice that it owes now; for its eyes only."""
        owes = self.status == "running" and seat in self.asked and not self.seats[seat].by_bot
        return self._hints.known(seat, self.ply) if owes else None

    # Talking.

    def heard_by(self, seat: int) -> tuple[Said, ...]:
        """The latest words that a seat has heard."""
        return self._talk.heard_by(seat)

    def say(self, seat: int, text: str, hearers: Collection[int]) -> None:
        """Lets a seat speak to some others, and wakes the pages; raises UnknownSeat or BadWords."""
        self._seat(seat)
        text = " ".join(text.split())
        if not 1 <= len(text) <= LONGEST_WORDS or not is_seen(text):
            raise BadWords(LONGEST_WORDS)
        self._talk.add(seat, text, frozenset(hearers))
        self._wake_watchers()

    # Playing.

    async def hint(self, seat: int, ply: int) -> Hint:
        """The best choices of a seat that owes one; `hint_of` has it until the game moves on.

        Raises HintsOff, HintFailed, or what `submit` raises.
        """
        self._refuse_hint(seat, ply)
        hint = await self._hints.ask(seat, ply)
        self._refuse_hint(seat, ply)
        if hint is None:
            raise Stale(ply, self.ply)
        self._wake_watchers()
        return hint

    async def submit(self, seat: int, text: str, ply: int) -> int:
        """Makes a choice for a seat; says the new version.

        Raises Stale, NotAsked, IllegalAction, UnknownWord, UnknownAction, GameOver, TablePaused,
        NotStarted, HandedOver, UnknownSeat, UnknownTable, Closing or a StoreError.
        """
        return await self._owned(self._submit, seat, text, ply)

    async def retract(self, seat: int, ply: int) -> int:
        """Takes a face-down choice back; raises NothingLaid, Stale, or what `submit` raises."""
        return await self._owned(self._retract, seat, ply)

    def lets_by(self, seat: int) -> bool:
        """Whether a seat plays nothing more in this turn and is not asked any more."""
        return self._letting.get(seat) == self._turns()

    async def let_by(self, seat: int, ply: int) -> int:
        """Lets a seat play nothing for the rest of this turn, now and where it is asked later.

        Whatever it could have played: others see its answers come at once, which must tell nothing
        of its cards. Raises what `submit` raises.
        """
        return await self._owned(self._let_by, seat, ply)

    async def ask_again(self, seat: int) -> int:
        """Lets a seat be asked again in this turn."""
        self._seat(seat)
        self._letting.pop(seat, None)
        self._wake_watchers()
        return self.version

    async def resign(self, seat: int) -> int:
        """Gives the game up for a seat; with more than two at the table, a bot goes on for it."""
        return await self._owned(self._resign, seat)

    async def _submit(self, seat: int, text: str, ply: int) -> int:
        await self._expire()
        position = self._playable(seat, ply)
        if self.seats[seat].by_bot:
            raise HandedOver(str(seat))
        do = progress.canonical(self.game, position, seat, text)
        return await self._choose(seat, do)

    async def _submit_for_bot(self, question: Question, text: str | None, note: Note | None) -> int:
        """Makes a bot's choice, if it is still wanted."""
        seat, ply, bot = question
        position = self._playable(seat, ply)
        if not self.seats[seat].by_bot or self._seat(seat).bot != bot:
            raise Stale(ply, ply)
        if text is None:
            do = progress.any_choice(self.game, position, seat)
        else:
            do = progress.canonical(self.game, position, seat, text)
        return await self._choose(seat, do, note)

    async def _choose(self, seat: int, do: str, note: Note | None = None) -> int:
        position = self._game_position()
        clocks = self._clocks.copy() if self._clocks else None
        spent = 0.0
        if clocks and not self.seats[seat].by_bot:
            spent = clocks.thought(seat, self._house.steady())
        choice = Choice(do, self._house.now(), spent, note)
        dealer = self._dealer()
        advance = progress.choose(self.game, position, seat, choice, dealer, len(self._lines))
        for line in advance[1]:
            if clocks and line.seat != CHANCE:
                clocks.chosen(line.seat, line.choice.spent)
        row = self._row
        outcome = advance[0].state.outcome()
        if outcome is not None:
            row = self._ended(outcome.reason, outcome.ranks)
        return await self._go_by(await self._commit(row, advance=advance, clocks=clocks))

    async def _let_by(self, seat: int, ply: int) -> int:
        await self._expire()
        self._playable(seat, ply)
        if self.seats[seat].by_bot:
            raise HandedOver(str(seat))
        self._letting[seat] = self._turns()
        self._wake_watchers()
        return await self._go_by(self.version)

    async def _go_by(self, version: int) -> int:
        """Answers for a seat that lets this turn go by; says the version that follows."""
        for seat in self.asked if self.status == "running" else ():
            if self.lets_by(seat) and not self.seats[seat].by_bot:
                do = self.game.let_by(self._game_position().state, seat)
                if do:
                    return await self._choose(seat, do)
        return version

    def _turns(self) -> int:
        """How many turns have begun."""
        lines = [line for line in self._lines if line.seat != CHANCE]
        return sum(self.game.opens_turn(line.choice.do) for line in lines)

    async def _retract(self, seat: int, ply: int) -> int:
        await self._expire()
        position = self._playable(seat, ply)
        if seat not in position.laid:
            raise NothingLaid(str(seat))
        return await self._commit(
            self._row, advance=(progress.retract(self.game, position, seat), [])
        )

    async def _resign(self, seat: int) -> int:
        self._game_position()
        self._seat(seat)
        self._refuse_over(seat)
        return await self._give_up(seat, "resigned")

    async def _give_up(self, seat: int, reason: str) -> int:
        if len(self._seats) > 2:
            return await self._sit(self._standing_in(self._seat(seat)))
        ranks = [2 if row.seat == seat else 1 for row in self._seats]
        return await self._commit(self._ended(reason, ranks))

    async def _expire(self) -> None:
        """Acts for the seats whose time is up."""
        while self.status == "running" and self._clocks:
            first = self._clocks.first_out(self._house.steady())
            if first is None or first[1] > 0:
                return
            seat = first[0]
            if self.settings.at_end == "lose":
                await self._give_up(seat, "time")
            elif self.settings.at_end == "bot":
                await self._sit(self._standing_in(self._seat(seat)))
            else:
                await self._choose(
                    seat, progress.any_choice(self.game, self._game_position(), seat), "time"
                )

    # Small steps.

    def _playable(self, seat: int, ply: int) -> Position:
        """The position, if a seat may act at this ply."""
        position = self._game_position()
        self._seat(seat)
        self._refuse_over(seat)
        if ply != position.ply:
            raise Stale(ply, position.ply)
        if self.status == "paused":
            raise TablePaused
        return position

    def _refuse_hint(self, seat: int, ply: int) -> None:
        """Raises if a seat has nothing to ask about."""
        if self._house.closing:
            raise Closing
        if self._gone:
            raise UnknownTable(self.id)
        if not self.settings.hints:
            raise HintsOff
        self._playable(seat, ply)
        if self.seats[seat].by_bot:
            raise HandedOver(str(seat))
        if seat not in self.asked:
            raise NotAsked(seat_word(seat), ply, ", ".join(map(seat_word, self.asked)))

    def _refuse_over(self, seat: int) -> None:
        if self.status == "over":
            raise GameOver(str(seat), self.ply)

    def _restore(self, saved: Saved) -> None:
        self._seen = {}
        super()._restore(saved)


def line_seat(line: Line) -> Any:
    """The seat of a line as records write it."""
    return "chance" if line.seat == CHANCE else line.seat
