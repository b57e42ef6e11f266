"""Complaints about what was said: made by people, settled by an operator; and who that is."""

from __future__ import annotations

import hashlib
import logging
import secrets
from dataclasses import dataclass
from typing import Final

from wondertable.club.quiet import DAY, Quiet
from wondertable.club.talk_errors import (
    NobodyToMute,
    NotOperator,
    UnknownComplaint,
    WrongLink,
)
from wondertable.store.complaints import (
    Complaint,
    ComplaintRow,
    LineRow,
    add_key,
    complaint,
    complaints_kept,
    drop_keys,
    keep_complaint,
    key_counts,
    note_outcome,
    purge_complaints,
    settle,
    take_key,
)
from wondertable.store.talk import SaidRow
from wondertable.table import Hall, Table

LOG: Final = logging.getLogger("wondertable.operator")

REASONS: Final = ("insult", "hate", "spam", "cheating", "name", "other")
"""Why somebody complains; messages say it."""
AROUND: Final = 10
"""So much of what was said before the words, and after them, comes along."""
LONGEST_NOTE: Final = 500
MOST_SHOWN: Final = 100
SETTLED_DAYS: Final = 30.0
"""So long a complaint is kept that was settled."""
KEY_BYTES: Final = 32
LINK_SECONDS: Final = 15 * 60.0
SESSION_SECONDS: Final = 12 * 3600.0


@dataclass(frozen=True)
class About:
    """Whom, and what, somebody complains of."""

    person: str | None
    name: str
    said: SaidRow | None = None


class Complaints:
    """Takes complaints, and does what an operator decides; all of it stands in the log."""

    def __init__(self, hall: Hall, quiet: Quiet) -> None:
        self._hall = hall
        self._house = hall.house
        self._quiet = quiet

    async def complain(
        self, table: Table, person: str, about: About, reason: str, note: str
    ) -> None:
        """Takes a complaint, with what was said around it; one who complains twice is told nothing.

        Raises NobodyToMute where nobody else is meant.
        """
        if about.person is None or about.person == person:
            raise NobodyToMute
        number = about.said.number if about.said else 0
        row = ComplaintRow(
            secrets.token_urlsafe(9),
            self._house.now(),
            person,
            about.person,
            about.name,
            table.id,
            number,
            reason,
            note,
        )
        lines = [LineRow(one.number, one.person, one.name, one.phrase, one.words, one.at)
                 for one in around(table, about)]  # fmt: skip
        if await self._house.store(keep_complaint, row, lines):
            LOG.warning("complaint %s at table %s: %s", row.id, table.id, reason)

    async def open(self) -> list[Complaint]:
        """Those that wait, the oldest first."""
        return await self._house.store(complaints_kept, MOST_SHOWN)

    async def settled(self) -> list[Complaint]:
        """Those that were settled, the latest first."""
        return await self._house.store(complaints_kept, MOST_SHOWN, settled=True)

    async def find(self, complaint_id: str) -> Complaint:
        """A complaint; raises UnknownComplaint."""
        found = await self._house.store(complaint, complaint_id)
        if found is None:
            raise UnknownComplaint
        return found

    # What an operator does.

    async def dismiss(self, complaint_id: str) -> None:
        """Does nothing about it."""
        await self.find(complaint_id)
        await self._settle(complaint_id, "dismissed")

    async def silence(self, complaint_id: str, days: int) -> None:
        """Lets the person say nothing for some days."""
        found = await self.find(complaint_id)
        await self._quiet.silence(found.row.about, days)
        await self._settle(complaint_id, f"silenced:{days}")

    async def silence_address(self, complaint_id: str, days: int) -> None:
        """Lets nobody speak from where the person spoke; raises AddressForgotten."""
        found = await self.find(complaint_id)
        await self._quiet.silence_address(found.row.about, days)
        await self._settle(complaint_id, f"address:{days}")

    async def close_table(self, complaint_id: str, *, beside: bool = False) -> None:
        """Ends the table without a winner; `beside` says that the server runs elsewhere."""
        found = await self.find(complaint_id)
        find = self._hall.look_up if beside else self._hall.find
        table = await find(found.row.table_id)
        await table.close_by_house()
        await self._settle(complaint_id, "closed")

    async def _settle(self, complaint_id: str, outcome: str) -> None:
        await self._house.store(note_outcome, complaint_id, outcome)
        await self._house.store(settle, complaint_id, self._house.now())
        LOG.warning("complaint %s: %s", complaint_id, outcome)

    async def purge(self, keep: float) -> int:
        """Forgets what was settled, and what nobody has settled for long."""
        now = self._house.now()
        settled = now - min(keep, SETTLED_DAYS * DAY)
        return await self._house.store(purge_complaints, settled, now - keep)

    # Who is an operator.

    async def make_link(self) -> str:
        """The secret of a link that lets somebody in once, and soon."""
        secret = secrets.token_urlsafe(KEY_BYTES)
        now = self._house.now()
        await self._house.store(add_key, hashed(secret), "link", now + LINK_SECONDS, now)
        LOG.warning("a link for an operator was made")
        return secret

    async def let_in(self, secret: str) -> str:
        """The key of a session for who has a link, which is good no more; raises WrongLink."""
        now = self._house.now()
        if not await self._house.store(take_key, hashed(secret), now):
            raise WrongLink
        key = secrets.token_urlsafe(KEY_BYTES)
        await self._house.store(add_key, hashed(key), "session", now + SESSION_SECONDS, now)
        LOG.warning("an operator has come in")
        return key

    async def refuse_others(self, key: str) -> None:
        """Raises NotOperator for who has no session."""
        now = self._house.now()
        if not key or not await self._house.store(key_counts, hashed(key), "session", now):
            raise NotOperator

    async def let_out(self, key: str = "") -> int:
        """Ends a session, or all of them with all links; says how many."""
        LOG.warning("operators were signed out")
        return await self._house.store(drop_keys, hashed(key) if key else "")


def hashed(secret: str) -> str:
    """What the store keeps of a key; it has too many bits to be guessed, so one round does."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def around(table: Table, about: About) -> list[SaidRow]:
    """What was said around the words, or by the person."""
    said = table.said
    if about.said is None:
        return [one for one in said if one.person == about.person][-AROUND:]
    at = next((at for at, one in enumerate(said) if one.number == about.said.number), 0)
    return list(said[max(0, at - AROUND) : at + AROUND + 1])
