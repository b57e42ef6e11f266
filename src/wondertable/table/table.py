"""One running game with people and bots at it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from wondertable.bots.advice import Advice
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.state import State
from wondertable.store import Saved, StoreError
from wondertable.store.processes import Release
from wondertable.store.rows import Status
from wondertable.store.talk import SaidRow
from wondertable.table.changes import Answer
from wondertable.table.clock import SeatClock
from wondertable.table.clockwork import Clockwork
from wondertable.table.entry import Ending, Entry
from wondertable.table.errors import BadWords, NotOver, Sealed
from wondertable.table.hints import Hints
from wondertable.table.hosting import Hosting
from wondertable.table.house import House
from wondertable.table.ledger import Ledger
from wondertable.table.moves import Moves
from wondertable.table.past import Past
from wondertable.table.pausing import Pausing, agreed, asked, may_pause, unanswered
from wondertable.table.seat import Seat, free_row, is_seen
from wondertable.table.seats import Seats
from wondertable.table.settings import Guide, Pause, Settings
from wondertable.table.standing import Request
from wondertable.table.talk import LONGEST_WORDS, Said, Talk
from wondertable.table.talking import Talking
from wondertable.table.thinking import Thinking
from wondertable.table.turns import Turn, turns_of
from wondertable.table.undoing import Undoing, waiting_for

LOG: Final = logging.getLogger(__name__)


class Table:
    """One game with people and bots at it, put together from its parts.

    Everything that changes it is awaited, is done one after the other, and is on disk before it is
    told. A change that fails has changed nothing. Whoever calls has made sure that the person may
    act for the seat.

    The parts know the ledger and not the table, which passes on what it is asked: with
    `Ledger.alone` what changes something, at once what only looks. After every change the ledger
    wakes the table, and those parts arrange themselves anew in which something goes on.
    """

    def __init__(self, house: House, saved: Saved) -> None:
        self._ledger = Ledger(house, saved, self)
        self._past = Past(self._ledger)
        self._seats = Seats(self._ledger)
        self._pausing = Pausing(self._ledger)
        self._hosting = Hosting(self._ledger, self._seats, self._pausing)
        self._moves = Moves(self._ledger, self._seats)
        self._undoing = Undoing(self._ledger)
        self._thinking = Thinking(self._ledger, self._moves.submit_for_bot, self._past.record)
        self._hints = Hints(self._ledger)
        self._clockwork = Clockwork(self._ledger, self._pausing.expire, self._moves.expire)
        self._talk = Talk()
        self._talking = Talking(self._ledger)

    # What everybody may ask at any time.

    @property
    def game(self) -> Game:
        """The game, under the rules with which the table was opened."""
        return self._ledger.standing.game

    @property
    def settings(self) -> Settings:
        """What the people agreed on beside the options of the game."""
        return self._ledger.standing.settings

    @property
    def id(self) -> str:
        """Short, and not to be guessed."""
        return self._ledger.id

    @property
    def status(self) -> Status:
        """Whether the table waits for people, is running, paused or over."""
        return self._ledger.standing.status

    @property
    def version(self) -> int:
        """Rises with every visible change."""
        return self._ledger.version

    @property
    def host(self) -> str:
        """The person who opened the table."""
        return self._ledger.standing.row.host

    @property
    def created(self) -> float:
        """When the table was opened, in seconds of Unix time."""
        return self._ledger.standing.row.created

    @property
    def updated(self) -> float:
        """When the table last changed, in seconds of Unix time."""
        return self._ledger.standing.row.updated

    @property
    def options(self) -> dict[str, str]:
        """All options of the game with the values that hold."""
        return dict(self._ledger.standing.row.options)

    @property
    def seed_digest(self) -> str:
        """Known from the start; the seed stands in the ending."""
        return self._ledger.standing.row.seed_digest

    @property
    def rematch_of(self) -> str | None:
        """The table before this one."""
        return self._ledger.standing.row.rematch_of

    @property
    def next_table(self) -> str | None:
        """The rematch, once somebody asked for it."""
        return self._ledger.next_table

    @property
    def changed(self) -> float:
        """When the last change began to be saved, by the clock that measures."""
        return self._ledger.changed

    @property
    def trouble(self) -> StoreError | None:
        """Why bots and clocks cannot go on: the store refuses it. It is tried again by itself."""
        return self._ledger.trouble

    @property
    def gone(self) -> bool:
        """Whether the table was deleted."""
        return self._ledger.gone

    @property
    def elsewhere(self) -> bool:
        """Whether another process has the table by now."""
        return self._ledger.elsewhere

    # The game.

    @property
    def ply(self) -> int:
        """Decisions resolved so far."""
        return self._ledger.standing.ply

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe a choice now, even while the table is paused."""
        return self._ledger.standing.asked

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The people who owe a choice now, in a game that goes on."""
        return turns_of(self._ledger.standing)

    @property
    def laid(self) -> frozenset[int]:
        """The seats whose choice for this ply lies face down and may be taken back."""
        position = self._ledger.standing.position
        return frozenset(position.laid) if position else frozenset()

    @property
    def ending(self) -> Ending | None:
        """How the game ended, with the seed that nobody knew before, unless it is sealed."""
        row = self._ledger.standing.row
        if row.end_reason is None:
            return None
        seed = "" if self.sealed else row.seed.hex()
        return Ending(row.end_reason, tuple(row.ranks), seed, row.seed_digest)

    @property
    def sealed(self) -> bool:
        """Whether the deal stays secret even when the game is over: others play it as well."""
        return self.settings.sealed

    def view(self, viewer: int) -> State:
        """The position as a seat, or SPECTATOR, may see it; raises NotStarted."""
        return self._ledger.standing.begun().state.view(viewer)

    def whole(self) -> State:
        """The position without secrets, which everybody may see once the game is over.

        Raises NotOver, or Sealed.
        """
        if self.status != "over":
            raise NotOver
        if self.sealed:
            raise Sealed
        return self._ledger.standing.begun().state.clone()

    def clocks(self) -> tuple[SeatClock | None, ...]:
        """What the clocks of all seats show; none for bots and without a clock."""
        clocks, at = self._ledger.standing.clocks, self._ledger.house.steady()
        return tuple(
            None if clocks is None or seat.by_bot else clocks.shown(seat.number, at)
            for seat in self.seats
        )

    # The past.

    def entries(self, viewer: int, after: int = 0) -> tuple[Entry, ...]:
        """What happened, as the viewer may know it; only entries with higher numbers."""
        return self._past.entries(viewer, after)

    @property
    def lines(self) -> int:
        """How many lines the record has after its header."""
        return len(self._ledger.standing.lines)

    def record(self, viewer: int) -> Record:
        """The record as the viewer may have it: redacted before the end, whole after it.

        That of a sealed table stays redacted.
        """
        return self._past.record(viewer)

    def position(self, viewer: int, ply: int) -> State:
        """Where the record that the viewer may have stands after so many plies."""
        return self._past.position(viewer, ply)

    # Watching.

    def since(self, version: int) -> Answer:
        """What somebody missed who has seen a version."""
        return self._ledger.since(version)

    @asynccontextmanager
    async def watch(self) -> AsyncIterator[AsyncIterator[int]]:
        """An iterator over newest versions: it never makes the table wait, it may skip some.

        It wakes for every new version and when `trouble` is set; it ends when the table is deleted
        or the server stops. Whoever watches holds the table in memory.
        """
        async with self._ledger.watch() as versions:
            yield versions

    # Talking.

    def heard_by(self, seat: int) -> tuple[Said, ...]:
        """The latest words that a seat has heard."""
        return self._talk.heard_by(seat)

    def say(self, seat: int, text: str, hearers: Collection[int]) -> None:
        """Lets a seat speak to some others, and wakes the pages; raises UnknownSeat or BadWords."""
        self._ledger.standing.seat(seat)
        text = " ".join(text.split())
        if not 1 <= len(text) <= LONGEST_WORDS or not is_seen(text):
            raise BadWords(LONGEST_WORDS)
        self._talk.add(seat, text, frozenset(hearers))
        self._ledger.tell()

    @property
    def said(self) -> tuple[SaidRow, ...]:
        """What was said aloud, the oldest first; `listen` before."""
        return self._talking.said

    @property
    def said_last(self) -> int:
        """The number of the latest words."""
        return self._talking.count

    @property
    def onlookers_speak(self) -> bool:
        """Whether those may speak aloud who hold no seat."""
        return self._talking.onlookers_speak

    async def listen(self) -> None:
        """Reads what was said aloud, once; then `said` has it."""
        await self._talking.read()

    async def speak(self, seat: int, person: str, name: str, phrase: str, words: str) -> int:
        """Says a ready phrase, or else words, so that all hear it; says their number.

        Who holds no seat has one below 0, and is not heard before the end. Raises TalkOff,
        OnlookersListen, BadWords, UnknownSeat or a StoreError.
        """
        return await self._ledger.alone(self._talking.say, seat, person, name, phrase, words)

    # Sitting.

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats; when the game begins, closed ones leave the table and others move up."""
        return self._ledger.standing.shown

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that a person holds, several in a hot-seat game."""
        return self._seats.of(person)

    def others(self, person: str) -> tuple[int, ...]:
        """The seats that other people hold, or that are kept for them."""
        return self._seats.of_others(person)

    def seat_by_secret(self, secret: str) -> int | None:
        """The seat that a secret opens, compared in constant time."""
        return self._seats.by_secret(secret)

    async def take_seat(self, seat: int, person: str, name: str, language: str) -> str:
        """Lets somebody sit on an open seat; says the secret of the personal link.

        The game begins when no seat is open any more. Raises SeatTaken.
        """
        return await self._ledger.alone(self._seats.take, seat, person, name, language)

    async def leave_seat(self, seat: int, person: str) -> int:
        """Opens a person's seat again before the game has begun."""
        return await self._ledger.alone(self._seats.leave, seat, person)

    async def set_language(self, seat: int, language: str) -> int:
        """Changes the language of a seat."""
        return await self._ledger.alone(self._seats.set_language, seat, language)

    def concerns(self, person: str) -> bool:
        """Whether somebody is the host, holds a seat or has one kept, or has said something."""
        return self._seats.concern(person) or self._talking.by(person)

    async def hand_on(self, person: str, to: str | None) -> None:
        """Gives all that somebody has here to another person, or to nobody; see `Hall.hand_on`."""
        await self._ledger.alone(self._hand_on, person, to)

    async def _hand_on(self, person: str, to: str | None) -> None:
        await self._seats.hand_on(person, to)
        await self._talking.hand_on(person, to)

    async def renew_secret(self, seat: int) -> str:
        """A new secret for the personal link; links made before do not work any more."""
        return await self._ledger.alone(self._seats.renew_secret, seat)

    async def move_seat(self, secret: str, person: str) -> int:
        """Lets the holder of a secret go on as another person, on another device; says the seat.

        Who was the host stays the host. Raises WrongSecret.
        """
        return await self._ledger.alone(self._seats.move, secret, person)

    async def close_seat(self, seat: int, by: str) -> int:
        """Takes a seat out of the game before it begins; raises BadSeats if it is needed."""
        closed = replace(free_row(seat), kind="closed")
        return await self._ledger.alone(self._seats.reseat, closed, by)

    async def open_seat(self, seat: int, by: str) -> int:
        """Frees a seat for whoever follows the link, before the game has begun."""
        return await self._ledger.alone(self._seats.reseat, free_row(seat), by)

    async def seat_bot(self, seat: int, bot: str, by: str, name: str = "") -> int:
        """Gives a seat to a bot for good, before the game has begun or while it goes on."""
        return await self._ledger.alone(self._seats.seat_bot, seat, bot, by, name)

    async def hand_over(self, seat: int, by: str, bot: str | None = None) -> int:
        """Lets a bot play for a person who is away: the one named, or the stand-in."""
        return await self._ledger.alone(self._seats.hand_over, seat, by, bot)

    async def hand_back(self, seat: int, by: str) -> int:
        """Lets the person play again; the person may ask for it as well as the host."""
        return await self._ledger.alone(self._seats.hand_back, seat, by)

    # Hosting.

    async def pause(self, by: str) -> int:
        """Stops clocks and moves."""
        return await self._ledger.alone(self._hosting.pause, by)

    async def guide(self, by: str, guide: Guide) -> int:
        """Goes to a step of the guide of a first game, leaves it or takes it up again."""
        return await self._ledger.alone(self._hosting.guide, by, guide)

    async def resume(self, by: str) -> int:
        """Goes on after a pause: for the host, or for anybody if it was agreed on."""
        return await self._ledger.alone(self._hosting.resume, by)

    @property
    def pause_asked(self) -> Pause | None:
        """The pause that waits for the answers of others."""
        return asked(self._ledger.standing, self._ledger.house.now())

    @property
    def pause_agreed(self) -> Pause | None:
        """The pause that all have agreed on, while it lasts."""
        return agreed(self._ledger.standing)

    @property
    def pause_unanswered(self) -> tuple[int, ...]:
        """The seats whose people have yet to answer whether they want to pause."""
        pause = self.pause_asked
        return () if pause is None else unanswered(self._ledger.standing, pause)

    @property
    def may_pause(self) -> bool:
        """Whether its people may agree on a pause."""
        return may_pause(self._ledger.standing)

    async def ask_pause(self, seat: int, days: int) -> int:
        """Asks all people whether they want to pause; raises NoPause, RequestOpen or BadSetting."""
        return await self._ledger.alone(self._pausing.ask, seat, days)

    async def answer_pause(self, seat: int, number: int, *, agrees: bool) -> int:
        """Agrees to the pause of this number, or ends the question; raises NoRequest."""
        return await self._ledger.alone(self._pausing.answer, seat, number, agrees=agrees)

    async def close(self, by: str) -> int:
        """Ends the table without a winner."""
        return await self._ledger.alone(self._hosting.close, by)

    async def publish(self, by: str) -> int:
        """Lets everybody see a game that its host has brought along; names are taken out.

        Raises NotHost, NotBrought, or NoReview if nobody has won.
        """
        return await self._ledger.alone(self._hosting.publish, by)

    async def close_by_house(self) -> int:
        """Ends the table without a winner for whoever looks after the server; raises TableOver."""
        return await self._ledger.alone(self._hosting.close_by_house)

    async def set_hints(self, by: str, *, on: bool) -> int:
        """Lets everybody ask for hints, or nobody, before the game has begun."""
        return await self._ledger.alone(self._hosting.set_hints, by, on=on)

    # Playing.

    def hint_of(self, seat: int) -> Advice | None:
        """The hint that a seat was given about the choice that it owes now; for its eyes only."""
        return self._hints.of(seat)

    async def hint(self, seat: int, ply: int) -> Advice:
        """The best choices of a seat that owes one; `hint_of` has it until the game moves on.

        Raises HintsOff, HintFailed, or what `submit` raises.
        """
        return await self._hints.ask(seat, ply)

    async def submit(self, seat: int, text: str, ply: int) -> int:
        """Makes a choice for a seat; says the new version.

        Raises Stale, NotAsked, IllegalAction, UnknownWord, UnknownAction, GameOver, TablePaused,
        NotStarted, HandedOver, UnknownSeat, UnknownTable, Closing or a StoreError.
        """
        return await self._ledger.alone(self._moves.submit, seat, text, ply)

    async def retract(self, seat: int, ply: int) -> int:
        """Takes a face-down choice back; raises NothingLaid, Stale, or what `submit` raises."""
        return await self._ledger.alone(self._moves.retract, seat, ply)

    # Taking back.

    @property
    def returns(self) -> int:
        """How often something was taken back."""
        return self._ledger.standing.returns

    @property
    def request(self) -> Request | None:
        """What somebody asks of the other people: to go back to a ply."""
        return self._ledger.standing.request

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The seats whose people have yet to answer it."""
        now = self._ledger.standing
        return () if now.request is None else waiting_for(now, now.request)

    def decisions_of(self, seat: int) -> tuple[int, ...]:
        """The plies at which a seat has chosen, the last first."""
        lines = self._ledger.standing.branch
        return tuple(line.ply - 1 for line in reversed(lines) if line.seat == seat)

    async def undo(self, seat: int, to: int, ply: int) -> int:
        """Goes back to a ply if nobody but bots plays with this person, else asks the others.

        A game that was over goes on. Raises NotPractice, RequestOpen, NoSuchPly, TableOver if the
        table was closed or has a rematch, or what `submit` raises.
        """
        return await self._ledger.alone(self._undoing.ask, seat, to, ply)

    async def answer(self, seat: int, number: int, *, agrees: bool) -> int:
        """Agrees to the request of this number, or ends it: refused, or not wanted any more.

        It happens when all others have agreed. Raises NoRequest if it is settled or the game went
        on meanwhile, or what `undo` raises.
        """
        return await self._ledger.alone(self._undoing.answer, seat, number, agrees=agrees)

    def lets_by(self, seat: int) -> bool:
        """Whether a seat plays nothing more in this turn and is not asked any more."""
        return self._moves.lets_by(seat)

    async def let_by(self, seat: int, ply: int) -> int:
        """Lets a seat play nothing for the rest of this turn, now and where it is asked later.

        Whatever it could have played: others see its answers come at once, which must tell nothing
        of its cards. Raises what `submit` raises.
        """
        return await self._ledger.alone(self._moves.let_by, seat, ply)

    async def ask_again(self, seat: int) -> int:
        """Lets a seat be asked again in this turn."""
        return self._moves.ask_again(seat)

    async def resign(self, seat: int) -> int:
        """Gives the game up for a seat; with more than two at the table, a bot goes on for it."""
        return await self._ledger.alone(self._moves.resign, seat)

    async def check_clock(self) -> None:
        """Does what has to be done when a seat's time is up; called by the table's own alarm."""
        await self._clockwork.check()

    async def unseal(self) -> None:
        """Lets everybody see the deal of a game that is over, as of any other."""
        await self._ledger.alone(self._hosting.unseal)

    # For the hall.

    def wake(self) -> None:
        """Lets clocks run and bots think as the table now needs it."""
        self._thinking.arrange()
        self._hints.arrange()
        self._clockwork.arrange()
        self._ledger.house.turned(self)

    def wake_all(self) -> None:
        """The same, and lets every page look again: something about its people has changed."""
        self.wake()
        self._ledger.tell()

    def halt(self, error: StoreError) -> None:
        """Stops the clocks and lets everybody know that the store is away."""
        self._ledger.halt(error)
        self.wake()

    async def go_on(self) -> None:
        """Takes up what was written last, and goes on; the store is there again."""
        if not (self.gone or self.elsewhere):
            await self._ledger.alone(self._ledger.look_again)
        self._ledger.ease()
        self.wake()

    def charge(self, until: float) -> None:
        """Counts the time up to which the process lived that had the table before."""
        self._clockwork.charge(until)

    async def let_go(self) -> Release:
        """Finishes what is being written, and lets nothing more begin: another process goes on."""
        self._stop()
        row, used = await self._ledger.let_go()
        at = self._ledger.house.now() if used is not None else None
        return Release(row.id, row.epoch, used, at)

    def part(self) -> None:
        """Sends those away who watch: another process has the table."""
        self._ledger.part()
        self._stop()

    @property
    def resting(self) -> bool:
        """Whether nothing would be missed if the table were dropped from memory."""
        return not (self._ledger.busy or self._clockwork)

    async def rest(self) -> None:
        """Finishes what is under way and lets nothing more begin; the server stops."""
        self._stop()
        await self._ledger.settle()
        await self._clockwork.save()

    async def followed_by(self, table_id: str | None) -> None:
        """Notes the rematch, or that it was deleted; the store knows, the watchers are told."""
        self._ledger.next_table = table_id
        try:
            await self._ledger.alone(self._ledger.commit)
        except StoreError as error:
            LOG.warning("the watchers of table %s are not told of its rematch: %s", self.id, error)

    async def vanish(self, by: str | None = None) -> None:
        """Deletes the table for its host, or for the house itself (None)."""
        await self._ledger.alone(self._vanish, by)

    async def _vanish(self, by: str | None) -> None:
        await self._hosting.delete(by)
        self.forget()

    def forget(self) -> None:
        """Stops everything at a table that was deleted."""
        self._ledger.forget()
        self._stop()

    def _stop(self) -> None:
        self._thinking.stop()
        self._hints.stop()
        self._clockwork.set_alarm(None)
