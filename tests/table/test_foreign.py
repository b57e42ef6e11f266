"""Programs of others at a table: only those that the operator named, and nothing lost with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import EXAMPLE, command, program
from wondertable.bots import BOTS, is_foreign
from wondertable.core.errors import UnknownBot
from wondertable.core.replay import redact, verify
from wondertable.core.state import SPECTATOR
from wondertable.store.rows import Note
from wondertable.table import Hall, SeatPlan, Table
from wondertable.table.thinker import ProcessThinker

from .room import ANN, BOB, duel, move, no_record, running_hall, until

pytestmark = pytest.mark.anyio


def house(text: str) -> dict[str, Any]:
    """What makes a hall with a program in it."""
    workers = ProcessThinker(20, 1, {"stranger": text})
    return {"thinker": workers, "bots": (*BOTS, "stranger")}


STRANGER = SeatPlan.of_bot("stranger")


async def asked_ann(hall: Hall) -> Table:
    table = await duel(hall, (STRANGER, ANN))
    await until(lambda: table.asked == (1,))
    return table


async def test_a_program_plays_at_a_table(tmp_path: Path) -> None:
    async with running_hall(tmp_path, **house(f"10sims:{command(EXAMPLE)}")) as hall:
        assert hall.bots[-1] == "stranger"
        table = await duel(hall, (STRANGER, ANN))
        while table.status != "over":
            await until(lambda: table.asked in ((1,), ()))
            if table.asked:
                await move(table)
        assert not any(entry.note for entry in table.entries(SPECTATOR))
        verify(table.game, table.record(SPECTATOR))


@pytest.mark.parametrize(
    ("go", "note"),
    [
        ('print("best fly", flush=True)', "bot-failed"),
        ("sys.exit(1)", "bot-failed"),
        ("time.sleep(60)", "bot-slow"),
    ],
)
async def test_a_program_that_fails_is_made_a_legal_choice_for_and_it_is_said_so(
    tmp_path: Path, go: str, note: Note, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_hall(tmp_path, **house(f"1ms:{program(tmp_path, go)}")) as hall:
        table = await asked_ann(hall)
        entry = next(entry for entry in table.entries(SPECTATOR) if entry.seat == 0)
        assert entry.note == note
        assert "stranger" in caplog.text


async def test_a_program_hears_only_what_its_seat_may_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setenv("HEARD", str(heard))
    async with running_hall(tmp_path, **house(program(tmp_path))) as hall:
        table = await asked_ann(hall)
        lines = heard.read_text(encoding="utf-8").splitlines()
        told = lines[lines.index("position") + 1 : lines.index("end")]
        assert '"view":0' in told[0]
        whole = table.record(SPECTATOR)
        mine = table.record(0).text().splitlines()
        assert told == mine[: len(told)]
        assert redact(table.game, whole, SPECTATOR).moves == whole.moves


@pytest.mark.parametrize("bot", ["exec:true", "exec:100ms:true", "mine.py:Mine", "true"])
async def test_visitors_can_never_start_a_program(tmp_path: Path, bot: str) -> None:
    async with running_hall(tmp_path, **house(f"10sims:{command(EXAMPLE)}")) as hall:
        with pytest.raises(UnknownBot):
            await duel(hall, (ANN, SeatPlan.of_bot(bot)))
        table = await duel(hall, (ANN, BOB))
        with pytest.raises(UnknownBot):
            await table.seat_bot(1, bot, "ann")
        with pytest.raises(UnknownBot):
            await table.hand_over(1, "ann", bot)
        if is_foreign(bot):
            with pytest.raises(UnknownBot):
                await ProcessThinker(20, 1).think(table.game, table.view(0), 0, bot, no_record)
