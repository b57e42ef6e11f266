"""Who is here, as friends may see it: whoever has asked for a page, or sits before a table."""

from __future__ import annotations

import asyncio

from wondertable.club.meeting.friends import NOTED
from wondertable.web.pages import Site


async def note_now_and_then(site: Site) -> None:
    """Notes that those are here who think at a table and ask for nothing."""
    while True:
        await asyncio.sleep(NOTED)
        await note_those_at_tables(site)


async def note_those_at_tables(site: Site) -> None:
    """Notes that those are here who have a page of a table open."""
    for person in site.rooms.everybody():
        await site.meeting.friends.note(person)
