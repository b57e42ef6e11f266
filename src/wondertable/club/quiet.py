"""Who hears whom: what people want to hear, and whom an operator has silenced."""

from __future__ import annotations

import hmac
import math
from collections import OrderedDict
from typing import Final

from wondertable.club.talk_errors import AddressForgotten, NobodyToMute, Silenced
from wondertable.store.talk import (
    MuteRow,
    Wish,
    mute,
    muted_by,
    purge_said,
    purge_silences,
    set_off,
    silence,
    silence_address,
    silent_until,
    unmute,
    wish_of,
)
from wondertable.table import Hall

DAY: Final = 24 * 3600.0
LONGEST_SILENCE: Final = 3650
"""Days."""
MOST_MUTED: Final = 500
REMEMBERED: Final = 5000
"""So many people's wishes are held in memory, and from where so many spoke."""
FRESH: Final = 30.0
"""Seconds after which a wish is looked up again: another process may have changed it."""
EVERYTHING: Final = Wish()


class Quiet:
    """What people want to hear, and who may speak.

    From where somebody speaks is known in memory alone. Of an address that is silenced, the store
    has a hash that nobody can make without the key of the server.
    """

    def __init__(self, hall: Hall, key: bytes) -> None:
        self._house = hall.house
        self._key = key
        self._wishes: OrderedDict[str, tuple[float, Wish]] = OrderedDict()
        self._spoke_from: OrderedDict[str, str] = OrderedDict()

    # What somebody wants to hear.

    async def wish(self, person: str) -> Wish:
        """What somebody wants to hear; after this `known` has it."""
        read, wish = self._wishes.get(person, (-math.inf, EVERYTHING))
        if self._house.steady() - read >= FRESH:
            wish = await self._house.store(wish_of, person)
            self._wishes[person] = self._house.steady(), wish
            self._wishes.move_to_end(person)
            if len(self._wishes) > REMEMBERED:
                self._wishes.popitem(last=False)
        return wish

    def known(self, person: str) -> Wish:
        """What somebody wants to hear, as it was known last."""
        return self._wishes.get(person, (0.0, EVERYTHING))[1]

    async def switch(self, person: str, *, on: bool) -> None:
        """Lets somebody hear what is said, or nothing at all."""
        await self._house.store(set_off, person, self._house.now(), off=not on)
        self._wishes.pop(person, None)
        await self.wish(person)

    async def mute(self, person: str, other: str | None, name: str) -> None:
        """Lets somebody not hear another one any more, here and anywhere; raises NobodyToMute."""
        if other is None or other == person:
            raise NobodyToMute
        row = MuteRow(person, other, name, self._house.now())
        await self._house.store(mute, row, MOST_MUTED)
        self._wishes.pop(person, None)
        await self.wish(person)

    async def unmute(self, person: str, other: str) -> None:
        """Lets somebody hear another one again."""
        await self._house.store(unmute, person, other)
        self._wishes.pop(person, None)
        await self.wish(person)

    async def muted(self, person: str) -> list[MuteRow]:
        """Whom somebody does not hear."""
        return await self._house.store(muted_by, person)

    # Who may speak.

    async def let_speak(self, person: str, address: str) -> None:
        """Notes from where somebody speaks; raises Silenced for who may say nothing."""
        until = await self._house.store(silent_until, person, self._hashed(address))
        left = until - self._house.now()
        if left > 0:
            raise Silenced(math.ceil(left / DAY))
        self._spoke_from[person] = address
        self._spoke_from.move_to_end(person)
        if len(self._spoke_from) > REMEMBERED:
            self._spoke_from.popitem(last=False)

    async def silence(self, person: str, days: float) -> None:
        """Lets somebody say nothing for some days; none ends it."""
        until = self._house.now() + min(days, LONGEST_SILENCE) * DAY
        await self._house.store(silence, person, until)

    async def silence_address(self, person: str, days: float) -> None:
        """Lets nobody speak from where somebody spoke last; raises AddressForgotten."""
        address = self._spoke_from.get(person)
        if address is None:
            raise AddressForgotten
        until = self._house.now() + min(days, LONGEST_SILENCE) * DAY
        await self._house.store(silence_address, self._hashed(address), until)

    def knows_address(self, person: str) -> bool:
        """Whether it is known from where somebody spoke."""
        return person in self._spoke_from

    async def purge(self, keep: float) -> int:
        """Forgets what was said long ago, and silences that are over; says how much was said."""
        now = self._house.now()
        await self._house.store(purge_silences, now)
        return await self._house.store(purge_said, now - keep)

    def _hashed(self, address: str) -> str:
        return hmac.new(self._key, b"address\0" + address.encode(), "sha256").hexdigest()
