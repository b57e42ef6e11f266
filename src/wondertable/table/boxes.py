"""The games from the box that people of this house write down."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final
from weakref import WeakValueDictionary

from wondertable.bots.advice import Advice
from wondertable.core.errors import UnknownGame
from wondertable.core.game import Game
from wondertable.core.record import FORMAT, Header, Move
from wondertable.core.state import CHANCE
from wondertable.store.boxes import (
    add_box,
    boxes_of,
    delete_box,
    load_box,
    purge_boxes,
    save_box,
)
from wondertable.store.rows import BoxRow
from wondertable.table.box_errors import BoxMovedOn, UnknownBox
from wondertable.table.errors import Closing, HintFailed
from wondertable.table.house import House
from wondertable.table.transcript import Transcript, box_header

LOG: Final = logging.getLogger(__name__)
ID_BYTES: Final = 9
AWAKE: Final = 200
"""How many games stay in memory; the others are read again when they are asked for."""


@dataclass
class Box:
    """A game from the box as it stands."""

    row: BoxRow
    transcript: Transcript
    advice: Advice | None = None
    """The hint that was asked for since the last line."""

    @property
    def id(self) -> str:
        """What its address ends with."""
        return self.row.id

    @property
    def at(self) -> int:
        """How many lines were entered: whoever adds one says after how many."""
        return len(self.transcript.written)


@dataclass
class Boxes:
    """Opens games from the box and keeps every line before it is acknowledged."""

    house: House
    _awake: OrderedDict[str, Box] = field(default_factory=OrderedDict)
    _locks: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    async def open(
        self,
        game: str,
        options: Mapping[str, str],
        names: Sequence[str],
        viewer: int | None,
        person: str,
    ) -> Box:
        """A new game of one person; raises SetupError."""
        rules = self._game(game)
        rules.setup(len(names), options)
        transcript = Transcript(rules, box_header(rules, names, options, viewer))
        header = transcript.header
        row = BoxRow(
            secrets.token_urlsafe(ID_BYTES),
            person,
            rules.name,
            rules.rules,
            dict(header.options),
            list(names),
            viewer,
            lines_of(transcript),
            transcript.over,
            1,
            self.house.now(),
        )
        self._still_open()
        await self.house.store(add_box, row)
        return self._keep(Box(row, transcript))

    async def find(self, box_id: str, person: str) -> Box:
        """A game of this person, as it is kept; raises UnknownBox."""
        async with self._lock(box_id):
            return await self._found(box_id, person)

    async def change(
        self, box_id: str, person: str, at: int, change: Callable[[Transcript], object]
    ) -> Box:
        """Changes a game that has just so many lines, and keeps it; else it stays as it is.

        Raises BoxMovedOn, and all that the change raises.
        """
        async with self._lock(box_id):
            box = await self._found(box_id, person)
            if box.at != at:
                raise BoxMovedOn
            self._still_open()
            try:
                change(box.transcript)
                row = replace(
                    box.row,
                    lines=lines_of(box.transcript),
                    done=box.transcript.over,
                    version=box.row.version + 1,
                    updated=self.house.now(),
                )
                await self.house.store(save_box, row)
            except BaseException:
                self._awake.pop(box_id, None)
                raise
            return self._keep(Box(row, box.transcript))

    async def hint(self, box_id: str, person: str, at: int) -> Box:
        """Asks the computer for the best choices of the seat that is asked, if it can know them.

        Raises BoxMovedOn where it cannot, and HintFailed.
        """
        box = await self.find(box_id, person)
        seat = box.transcript.advisable()
        if box.at != at or seat is None:
            raise BoxMovedOn
        if box.advice is None:
            game, view = box.transcript.game, box.transcript.state.view(seat)
            try:
                box.advice = await self.house.thinker.advise(game, view, seat)
            except Exception as error:
                LOG.warning("no hint for the game %s from the box: %r", box_id, error)
                raise HintFailed from None
        return box

    async def of_person(self, person: str) -> list[BoxRow]:
        """The games of somebody, those changed last first."""
        return await self.house.store(boxes_of, person)

    async def delete(self, box_id: str, person: str) -> None:
        """Deletes a game of this person."""
        async with self._lock(box_id):
            await self._found(box_id, person)
            await self.house.store(delete_box, box_id)
            self._awake.pop(box_id, None)

    def forget_person(self, person: str) -> None:
        """Reads somebody's games again when they are asked for."""
        for box_id in [one.id for one in self._awake.values() if one.row.person == person]:
            del self._awake[box_id]

    async def purge(self, older_than: float) -> None:
        """Deletes the games that were kept long enough."""
        if await self.house.store(purge_boxes, older_than):
            self._awake.clear()

    # Small steps.

    def _lock(self, box_id: str) -> asyncio.Lock:
        """Lets one request after the other touch a game."""
        return self._locks.setdefault(box_id, asyncio.Lock())

    async def _found(self, box_id: str, person: str) -> Box:
        box = self._awake.get(box_id)
        if box is None:
            row = await self.house.store(load_box, box_id)
            if row is None:
                raise UnknownBox(box_id)
            box = self._keep(Box(row, self._read(row)))
        if box.row.person != person:
            raise UnknownBox(box_id)
        self._awake.move_to_end(box_id)
        return box

    def _read(self, row: BoxRow) -> Transcript:
        header = Header(FORMAT, row.game, row.rules, row.options, tuple(row.names), None, row.view)
        transcript = Transcript(self._game(row.game), header, row.id)
        transcript.go_on([Move("chance" if seat == CHANCE else seat, do) for seat, do in row.lines])
        return transcript

    def _keep(self, box: Box) -> Box:
        self._awake[box.id] = box
        while len(self._awake) > AWAKE:
            self._awake.popitem(last=False)
        return box

    def _game(self, name: str) -> Game:
        if name not in self.house.games:
            raise UnknownGame(name, ", ".join(self.house.games))
        return self.house.games[name]

    def _still_open(self) -> None:
        if self.house.closing:
            raise Closing


def lines_of(transcript: Transcript) -> list[tuple[int, str]]:
    """The lines of a transcript as the store keeps them."""
    return [(line.move.actor, line.move.do) for line in transcript.written]
