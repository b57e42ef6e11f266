"""Who is here, as friends may see it: whoever has asked for a page, or sits before a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from wondertable.club.meeting.friends import NOTED
from wondertable.core.errors import WondertableError
from wondertable.web.pages import Site

LOG: Final = logging.getLogger("wondertable.web")


async def note_now_and_then(site: Site) -> None:
    """Notes that those are here who think at a table and ask for nothing."""
    while True:
        await asyncio.sleep(NOTED)
        try:
            for person in site.rooms.everybody():
                await site.meeting.friends.note(person)
        except WondertableError as error:
            LOG.warning("who is here is noted later: %s", error)
