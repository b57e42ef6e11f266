"""Tables in the database."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from wondertable.store import (
    Database,
    LaidRow,
    SeatRow,
    StoreConflict,
    StoreError,
    add_table,
    delete_table,
    hide_table,
    load_table,
    purge,
    save_table,
    save_used,
    tables_of,
    unfinished_tables,
    unhide_table,
    waiting_tables,
)

from .rows import ANN, BOT, move, opened, table

FREE = SeatRow(1, "open")
LAID = LaidRow(1, 3, "bid 2", 40.0, 2.5, "time")


def ids(database: Database, person: str) -> list[str]:
    return [saved.table.id for saved in tables_of(database, person)]


def test_a_table_comes_back_as_it_was_kept(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [BOT, ANN], [move(2), move(1)])
        save_table(database, table(version=2), laid=[LAID])
    with opened(place) as database:
        saved = load_table(database, "a")
        assert saved is not None
        assert saved.table == table(version=2)
        assert saved.seats == (ANN, BOT)
        assert saved.moves == (move(1), move(2))
        assert saved.laid == (LAID,)
        assert load_table(database, "b") is None


def test_a_change_adds_moves_and_replaces_what_is_given(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN, FREE], [move(1)])
        save_table(database, table(version=2), seats=[ANN, BOT], moves=[move(2)], laid=[LAID])
        save_table(database, table(version=3, status="paused"), moves=[move(3)])
        saved = load_table(database, "a")
        assert saved is not None
        assert saved.table == table(version=3, status="paused")
        assert (saved.seats, saved.laid) == ((ANN, BOT), (LAID,))
        assert saved.moves == (move(1), move(2), move(3))
        save_table(database, table(version=4), laid=[])
        saved = load_table(database, "a")
        assert saved is not None
        assert saved.laid == ()


@pytest.mark.parametrize("version", [1, 3])
def test_a_change_of_another_version_is_a_conflict(place: str, version: int) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN])
        with pytest.raises(StoreConflict):
            save_table(database, table(version=version), moves=[move(1)])
        saved = load_table(database, "a")
        assert saved is not None
        assert (saved.table.version, saved.moves) == (1, ())


def test_a_move_is_never_written_twice(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN], [move(1)])
        before = load_table(database, "a")
        with pytest.raises(StoreConflict):
            save_table(database, table(version=2), seats=[], moves=[move(2), move(1, do="other")])
        assert load_table(database, "a") == before


def test_a_table_has_one_rematch(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [])
        add_table(database, table(id="b", rematch_of="a"), [])
        with pytest.raises(StoreConflict):
            add_table(database, table(id="c", rematch_of="a"), [])
        saved = load_table(database, "a")
        assert saved is not None
        assert saved.next_table == "b"
        delete_table(database, "a")
        saved = load_table(database, "b")
        assert saved is not None
        assert saved.table.rematch_of is None


def test_a_status_that_does_not_exist_is_not_kept(place: str) -> None:
    with opened(place) as database, pytest.raises(StoreError):
        add_table(database, table(status="dreaming"), [])


def test_deleting_a_table_deletes_all_that_belongs_to_it(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN, BOT], [move(1)])
        save_table(database, table(version=2), laid=[LAID])
        assert delete_table(database, "a")
        assert not delete_table(database, "a")
        with database.read() as connection:
            for name in ("tables", "seats", "moves", "laid"):
                count = connection.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one()
                assert (name, count) == (name, 0)


def test_tables_that_were_not_changed_for_long_are_purged(place: str) -> None:
    with opened(place) as database:
        for number in range(4):
            add_table(database, table(id=str(number), updated=float(number)), [ANN], [move(1)])
        assert purge(database, 2.0) == ["0", "1"]
        assert ids(database, "ann") == ["3", "2"]


def test_a_person_s_tables_are_those_hosted_and_those_sat_at(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(id="hosted", host="bob", updated=1.0), [])
        add_table(
            database, table(id="sat at", updated=2.0), [SeatRow(0, "person", "B", None, "bob")]
        )
        add_table(database, table(id="neither"), [ANN])
        assert ids(database, "bob") == ["sat at", "hosted"]


def test_waiting_tables_are_listed_ones_with_a_seat_for_anybody(place: str) -> None:
    kept = SeatRow(1, "open", "Bob", None, "bob")
    hidden = {"listed": False}
    with opened(place) as database:
        add_table(database, table(id="free", status="waiting"), [ANN, FREE])
        add_table(database, table(id="kept", status="waiting"), [ANN, kept])
        add_table(database, table(id="hidden", status="waiting", settings=hidden), [ANN, FREE])
        add_table(database, table(id="running"), [ANN, FREE])
        [saved] = waiting_tables(database)
        assert (saved.table.id, saved.seats) == ("free", (ANN, FREE))


def test_unfinished_tables_are_those_that_are_running(place: str) -> None:
    with opened(place) as database:
        for status in ("waiting", "running", "paused", "over"):
            add_table(database, table(id=status, status=status), [])
        assert unfinished_tables(database) == ["running"]


def test_used_time_is_kept_without_a_new_version(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [])
        save_used(database, "a", [7.0, 8.0])
        saved = load_table(database, "a")
        assert saved is not None
        assert saved.table == table(used=[7.0, 8.0])


def test_many_threads_write_and_nothing_is_lost(place: str) -> None:
    def play(name: str) -> None:
        add_table(database, table(id=name), [ANN])
        for number in range(1, 11):
            save_table(database, table(id=name, version=number + 1), moves=[move(number)])

    with opened(place) as database, ThreadPoolExecutor(8) as threads:
        list(threads.map(play, [f"table {number}" for number in range(16)]))
        for saved in tables_of(database, "ann"):
            whole = load_table(database, saved.table.id)
            assert whole is not None
            assert [row.number for row in whole.moves] == list(range(1, 11))


def test_a_table_is_hidden_from_one_list_and_from_no_other(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(host="bob"), [ANN, BOT])
        assert hide_table(database, "a", "ann")
        assert hide_table(database, "a", "ann"), "hidden twice is hidden"
        assert (ids(database, "ann"), ids(database, "bob")) == ([], ["a"])
        assert [saved.table.id for saved in tables_of(database, "ann", hidden=True)] == ["a"]
        assert tables_of(database, "bob", hidden=True) == []
        assert not unhide_table(database, "a", "bob")
        assert unhide_table(database, "a", "ann")
        assert not unhide_table(database, "a", "ann")
        assert ids(database, "ann") == ["a"]


def test_only_a_table_of_one_s_own_is_hidden(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN, BOT])
        assert not hide_table(database, "a", "eve")
        assert not hide_table(database, "b", "ann")


def test_a_deleted_table_is_hidden_from_nobody_any_more(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), [ANN, BOT])
        hide_table(database, "a", "ann")
        delete_table(database, "a")
        add_table(database, table(), [ANN, BOT])
        assert ids(database, "ann") == ["a"]
