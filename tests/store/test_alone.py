"""One server for one database, a file that stays where it is, and that only its owner reads."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from wondertable.store import (
    StoreError,
    StoreInUse,
    StoreMoved,
    StoreUnreadable,
    add_table,
    load_table,
    save_table,
)
from wondertable.store.alone import alone_with
from wondertable.store.copies import backup

from .rows import ANN, BOT, move, opened, table


def test_a_second_server_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    database = tmp_path / "new" / "tables.db"
    with (
        alone_with(database, "http://127.0.0.1:8000/"),
        pytest.raises(StoreInUse) as refused,
        alone_with(database, "http://127.0.0.1:8001/"),
    ):
        pass
    assert (refused.value.file, refused.value.address) == (str(database), "http://127.0.0.1:8000/")


def test_after_the_first_server_a_second_one_may_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    for address in ("http://first/", "http://second/"):
        with alone_with(database, address):
            assert (tmp_path / "tables.db.lock").read_text() == address


def test_a_lock_that_nobody_holds_any_more_keeps_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").write_text("http://killed/")
    with alone_with(tmp_path / "tables.db", "http://next/"):
        assert (tmp_path / "tables.db.lock").read_text() == "http://next/"


def test_a_lock_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").mkdir()
    with pytest.raises(StoreUnreadable), alone_with(tmp_path / "tables.db", "http://here/"):
        pass


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")
def test_nobody_but_the_owner_reads_the_database_or_its_backup(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with opened(tmp_path) as database, database.alone("http://here/"):
            add_table(database, table(), [ANN, BOT])
            backup(database, tmp_path / "copy.db")
            files = sorted(tmp_path.iterdir())
            assert len(files) == 5
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    finally:
        os.umask(before)


def test_the_permissions_that_an_operator_chose_are_left(tmp_path: Path) -> None:
    with opened(tmp_path) as database:
        path = Path(database.place)
    path.chmod(0o640)
    with opened(tmp_path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name == "nt", reason="Windows deletes no file that is open")
@pytest.mark.parametrize("way", ["deleted", "moved", "replaced"])
def test_nothing_is_written_into_a_file_that_nobody_would_find_again(
    tmp_path: Path, way: str
) -> None:
    with opened(tmp_path) as database:
        add_table(database, table(), [ANN, BOT])
        elsewhere = tmp_path / "elsewhere.db"
        path = Path(database.place)
        path.rename(elsewhere)
        if way == "deleted":
            elsewhere.unlink()
        if way == "replaced":
            path.write_bytes(b"")
        for _ in range(2):
            with pytest.raises(StoreMoved) as refused:
                save_table(database, table(version=2), moves=[move(1)])
            assert refused.value.file == str(path)
        if way == "moved":
            elsewhere.rename(path)
            save_table(database, table(version=2), moves=[move(1)])
    if way == "moved":
        with opened(tmp_path) as database:
            saved = load_table(database, "a")
            assert saved is not None
            assert len(saved.moves) == 1


def test_a_database_that_is_damaged_while_it_is_used_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as database:
        add_table(database, table(), [ANN, BOT])
    with opened(tmp_path) as database:
        path = Path(database.place)
        size = path.stat().st_size
        with path.open("r+b") as file:
            file.write(os.urandom(size))
        with pytest.raises(StoreError):
            load_table(database, "a")
        with pytest.raises(StoreError):
            save_table(database, table(version=2))
