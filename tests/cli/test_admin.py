"""Looking after tables from the terminal, beside a server or without one."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.store.empty import database_in
from tests.store.rows import ANN, BOT, move, opened, table
from tests.table.room import duel, running_hall
from tests.table.room import move as play
from wondertable.store import Database, StoreConflict, add_table, load_table


@pytest.fixture
def filled(place: str) -> str:
    """A database of each kind with two tables."""
    with opened(place) as database:
        add_table(database, table(), [ANN, BOT], [move(1)])
        add_table(database, table(id="b", status="over", updated=30.0), [ANN, BOT])
    return place


def test_tables_are_listed_for_people_and_for_programs(filled: str, command: Command) -> None:
    ran = command("admin", "list", "--database", filled, "--language", "hu")
    assert ran.status == 0
    assert "véget ért" in ran.out
    assert "Ann, greedy" in ran.out
    ran = command("admin", "list", "--database", filled, "--status", "running", "--json")
    (found,) = json.loads(ran.out)
    assert (found["id"], found["status"], found["seats"]) == ("a", "running", ["Ann", "greedy"])


def test_the_database_is_that_of_the_settings_where_none_is_named(
    place: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WONDERTABLE_DATABASE", place)
    assert json.loads(command("admin", "list", "--json").out) == []


def test_old_tables_are_purged_and_others_stay(filled: str, command: Command) -> None:
    with opened(filled) as database:
        add_table(database, table(id="new", updated=4e9), [ANN])
    ran = command("admin", "purge", "--days", "1", "--database", filled)
    assert (ran.status, ran.out) == (0, "Deleted 2 tables.\n")
    ran = command("admin", "list", "--database", filled, "--json")
    assert [found["id"] for found in json.loads(ran.out)] == ["new"]


def test_a_backup_is_made_and_restored_where_nothing_is_yet(
    filled: str, command: Command, tmp_path: Path
) -> None:
    file = tmp_path / "copy.db"
    ran = command("admin", "backup", str(file), "--database", filled)
    assert ran.out == f"7 rows were copied into {file} and compared with where they came from.\n"
    again = f"sqlite:///{tmp_path}/again.db"
    ran = command("admin", "restore", str(file), "--database", again)
    assert ran.status == 0
    with opened(filled) as before, opened(again) as after:
        assert load_table(before, "a") == load_table(after, "a")
    ran = command("admin", "restore", str(file), "--database", filled)
    assert "is not empty" in ran.complaint
    ran = command("admin", "restore", "nowhere.db", "--database", again)
    assert "nowhere.db" in ran.complaint


def test_everything_moves_to_postgresql_and_back(
    postgres: str, command: Command, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    with opened(url) as database:
        add_table(database, table(), [ANN, BOT], [move(1)])
        saved = load_table(database, "a")
    back = f"sqlite:///{tmp_path}/back.db"
    for source, target in ((url, postgres), (postgres, back)):
        assert command("admin", "move", source, target).status == 0
    with opened(back) as database:
        assert load_table(database, "a") == saved


def test_nothing_is_moved_from_under_a_server(command: Command, tmp_path: Path) -> None:
    url = database_in(tmp_path)
    with Database(url).alone("http://here/"):
        ran = command("admin", "move", url, f"sqlite:///{tmp_path}/other.db")
    assert "http://here/" in ran.complaint


def test_a_table_is_closed_and_its_record_written_beside_a_running_server(
    place: str, tmp_path: Path, command: Command
) -> None:
    async def served() -> None:
        async with running_hall(tmp_path, database=Database(place)) as hall:
            one = await duel(hall)
            await play(one)
            ran = await asyncio.to_thread(command, "admin", "export", one.id, "--database", place)
            assert len(ran.out.splitlines()) == 1 + one.lines
            words = ("admin", "close", one.id, "--database", place)
            ran = await asyncio.to_thread(command, *words)
            assert (ran.status, ran.out) == (0, "Closed 1 table.\n")
            with pytest.raises(StoreConflict):
                await play(one)
            assert one.status == "over"

    asyncio.run(served())


def test_a_table_that_does_not_exist_is_told(place: str, command: Command) -> None:
    for deed in ("close", "export"):
        assert "nowhere" in command("admin", deed, "nowhere", "--database", place).complaint
