"""The public games of a server, written out by its operator."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.cli.conftest import Command
from tests.store.rows import opened
from wondertable.core.record import read_record
from wondertable.table import Hall

SCIENCE = Path(__file__).parents[1] / "records" / "duel-science.jsonl"


def test_public_games_are_written_with_their_records(
    place: str, command: Command, tmp_path: Path
) -> None:
    from wondertable.club.library import Library

    with opened(place) as database:
        library = Library(hall := Hall(database), lambda game, state: ())

        async def filled() -> str:
            table_id = await library.bring(SCIENCE.read_bytes(), "ann")
            await library.publish(await hall.find(table_id), "ann")
            await library.bring(SCIENCE.read_bytes(), "ann")
            return table_id

        table_id = asyncio.run(filled())
    (line,) = command("admin", "library", "--database", place).out.splitlines()
    told = json.loads(line)
    assert told["id"] == table_id
    assert read_record(told["record"].encode()).end == read_record(SCIENCE.read_bytes()).end
    assert command("admin", "library", "--game", "seven", "--database", place).out == ""
    file = tmp_path / "games.jsonl"
    ran = command("admin", "library", str(file), "--database", place)
    assert (ran.out, len(file.read_text().splitlines())) == ("Wrote 1 game.\n", 1)
    assert command("admin", "library", str(file), "--database", place).status == 2
