"""`wondertable admin library`: the public games of a server as records, for other programs."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from wondertable.cli.admin import Most, Where, hall_of, opened, say
from wondertable.cli.common import Language, voice_of

if TYPE_CHECKING:
    from typing import TextIO

    from wondertable.store import Database


def library(
    file: Path | None = None,
    /,
    *,
    game: Annotated[str | None, Parameter(help="Only games of this kind.")] = None,
    most: Most = 1000,
    database: Where = None,
    language: Language = None,
) -> int:
    """Writes the games of the library as JSON lines, each with its whole record, the latest first.

    Parameters
    ----------
    file:
        A file that does not exist yet; without one they are written out.
    """
    with opened(database) as found:
        if file is None:
            asyncio.run(written(found, sys.stdout, game, most))
            return 0
        with file.open("x", encoding="utf-8") as out:
            count = asyncio.run(written(found, out, game, most))
    say(voice_of(language), "admin-library-exported", count=count)
    return 0


async def written(database: Database, out: TextIO, game: str | None, most: int) -> int:
    """Writes games, part by part; says how many."""
    from wondertable.club.library import MOST_EXPORTED, Library
    from wondertable.store.library import Wanted

    library = Library(hall_of(database), lambda name, state: ())
    wanted = Wanted((("game", game),) if game else ())
    count, key = 0, None
    while count < most:
        rows = await library.find(wanted, min(MOST_EXPORTED, most - count), key)
        if not rows:
            break
        for row in rows:
            out.write(await library.line(row))
        count, key = count + len(rows), (rows[-1].ended, rows[-1].table_id)
    return count
