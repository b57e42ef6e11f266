"""Which process has a table: in both kinds of databases, and the locks of PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.store.cluster import Cluster
from wondertable.store import (
    Database,
    StoreAlone,
    StoreConflict,
    StoreInUse,
    add_table,
    delete_table,
    load_table,
    save_table,
    save_used,
)
from wondertable.store import processes as store
from wondertable.store.backend import Session
from wondertable.store.errors import StoreOtherKey
from wondertable.store.processes import Peer, Release

from .rows import ANN, BOT, move, opened, table

A, B = Peer("A", "unix:/a"), Peer("B", "unix:/b")


def session(peer: Peer) -> Session:
    return Session(f"of {peer.id}", ord(peer.id))


def register(database: Database, peer: Peer, key: str = "key", at: float = 100.0) -> None:
    store.register(database, peer, session(peer), key, at)


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    """A database with two processes, which share one connection."""
    with opened(place) as found:
        register(found, A)
        register(found, B)
        yield found


@contextmanager
def serving(url: str, peer: Peer) -> Iterator[Database]:
    """The database of a process of its own, with its locks."""
    database = Database(url)
    with database.together(session(peer)):
        database.open()
        register(database, peer)
        try:
            yield database
        finally:
            database.close()


def late(database: Database, process: str, seconds: float) -> None:
    """Lets a process seem to have been silent for so long."""
    with database.write(fenced=True) as connection:
        connection.exec_driver_sql(
            f"UPDATE processes SET beat = beat - {seconds} WHERE id = '{process}'"
        )


def claimed(database: Database, process: str, living: int = 1) -> list[str]:
    return [one.id for one in store.claim_running(database, process, living)]


def test_a_table_is_taken_over_once(database: Database) -> None:
    add_table(database, table(), [ANN, BOT])
    assert store.claim_table(database, "a", "A", epoch=0, version=1)
    assert not store.claim_table(database, "a", "B", epoch=0, version=1)
    assert not store.claim_table(database, "a", "B", epoch=1, version=1)
    saved = load_table(database, "a")
    assert saved is not None
    assert (saved.table.owner, saved.table.epoch) == ("A", 1)


def test_a_table_that_changed_since_it_was_read_is_read_again(database: Database) -> None:
    add_table(database, table(), [ANN, BOT])
    save_table(database, table(version=2), moves=[move(1)])
    assert not store.claim_table(database, "a", "A", epoch=0, version=1)
    assert store.claim_table(database, "a", "A", epoch=0, version=2)


def test_who_has_an_older_epoch_writes_nothing(database: Database) -> None:
    add_table(database, table(owner="gone"), [ANN, BOT])
    assert claimed(database, "A") == ["a"]
    before = load_table(database, "a")
    with pytest.raises(StoreConflict):
        save_table(database, table(version=2), moves=[move(1)])
    assert not save_used(database, "a", [7.0, 8.0], epoch=0)
    assert not delete_table(database, "a", 0)
    store.release_tables(database, [Release("a", 0, [9.0], 1.0)])
    assert load_table(database, "a") == before
    save_table(database, table(version=2, epoch=1), moves=[move(1)])


def test_tables_of_the_dead_and_of_nobody_are_taken_over_and_those_of_the_living_are_not(
    database: Database,
) -> None:
    for name, owner in (("a", "A"), ("b", "B"), ("c", None), ("d", "dead")):
        add_table(database, table(id=name, owner=owner), [ANN, BOT])
    add_table(database, table(id="e", owner=None, status="waiting"), [ANN, BOT])
    assert claimed(database, "A") == ["c", "d"]
    store.sign_off(database, "B")
    assert claimed(database, "A") == ["b"]
    assert claimed(database, "A") == []


def test_shares_leave_something_for_others(database: Database) -> None:
    for number in range(20):
        add_table(database, table(id=f"t{number:02}"), [ANN, BOT])
    first, second = claimed(database, "A", 2), claimed(database, "B", 2)
    assert len(first) == 10
    assert not set(first) & set(second)


def test_two_who_take_over_at_once_get_different_tables(postgres: str) -> None:
    with serving(postgres, A) as first, serving(postgres, B) as second:
        for number in range(8):
            add_table(first, table(id=f"t{number}"), [ANN, BOT])
        with first.write() as connection:
            held = connection.exec_driver_sql(
                "SELECT id FROM tables ORDER BY id LIMIT 4 FOR UPDATE"
            ).fetchall()
            assert claimed(second, "B", 2) == ["t4", "t5", "t6", "t7"]
            assert [row[0] for row in held] == ["t0", "t1", "t2", "t3"]
        assert claimed(first, "A", 2) == ["t0", "t1", "t2", "t3"]


def test_where_a_table_is(database: Database) -> None:
    add_table(database, table(owner="A"), [ANN, BOT])
    place = store.place_of(database, "a")
    assert place is not None
    assert place.owner == A
    assert place.running
    store.sign_off(database, "A")
    place = store.place_of(database, "a")
    assert place is not None
    assert place.owner is None
    assert store.place_of(database, "none") is None


def test_a_table_is_let_go_with_what_its_clocks_show(database: Database) -> None:
    add_table(database, table(owner="A"), [ANN, BOT])
    store.release_tables(database, [Release("a", 0, [9.0, 1.0], 77.0)])
    saved = load_table(database, "a")
    assert saved is not None
    row = saved.table
    assert (row.owner, row.epoch, row.used, row.clocked) == (None, 1, [9.0, 1.0], 77.0)
    store.release_tables(database, [Release("a", 1)], to="B")
    assert claimed(database, "A") == []


def test_whoever_takes_over_learns_when_the_dead_was_heard_of_last(database: Database) -> None:
    add_table(database, table(owner="A"), [ANN, BOT])
    add_table(database, table(id="b", owner="A"), [ANN, BOT])
    assert store.beat(database, "A", at=123.0)
    store.sign_off(database, "A")
    one = store.claim_table(database, "a", "B", epoch=0, version=1)
    assert one is not None
    assert one.until == 123.0
    assert [rest.until for rest in store.claim_running(database, "B", 1)] == [123.0]


def test_who_is_silent_for_long_is_buried_by_others(database: Database) -> None:
    assert store.beat(database, "A", 1.0)
    late(database, "B", 100)
    found = store.beat(database, "A", 2.0)
    assert found is not None
    assert found.buried == (), "it was not watched yet"
    found = store.beat(database, "A", 2.0, ["B"])
    assert found is not None
    assert found.buried == ("B",)
    assert found.others == ()
    assert store.beat(database, "B", 3.0) is None, "who was buried learns it"


def test_who_was_late_itself_judges_nobody(database: Database) -> None:
    late(database, "A", 100)
    late(database, "B", 100)
    found = store.beat(database, "A", 1.0, ["B"])
    assert found is not None
    assert found.buried == ()
    assert found.others == (B,)


def test_who_has_just_come_back_judges_nobody_by_locks(postgres: str, cluster: Cluster) -> None:
    with serving(postgres, A) as first, serving(postgres, B):
        for peer in (A, B):
            cluster.sql(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                f"WHERE application_name = '{session(peer).name}'"
            )
        found = store.beat(first, "A", 1.0)
        assert found is not None
        assert (found.buried, found.others) == ((), (B,))


def test_a_sign_of_life_counts_whoever_watched_in_vain_before(database: Database) -> None:
    found = store.beat(database, "A", 1.0, ["B"])
    assert found is not None
    assert found.buried == ()


def test_another_key_for_cookies_is_refused_while_others_live(database: Database) -> None:
    with pytest.raises(StoreOtherKey):
        register(database, Peer("C", "unix:/c"), key="other")
    store.sign_off(database, "A")
    store.sign_off(database, "B")
    register(database, Peer("C", "unix:/c"), key="other")


def test_what_one_does_for_all_is_due_once(database: Database) -> None:
    assert store.is_due(database, "purge", 3600)
    assert not store.is_due(database, "purge", 3600)
    assert store.is_due(database, "purge", -1)


def test_changes_are_counted(database: Database) -> None:
    for _ in range(3):
        store.note_change(database, "people")
    found = store.beat(database, "A", 1.0)
    assert found is not None
    assert found.changes == {"people": 3}


def test_who_loses_the_lock_of_its_life_is_dead_at_once(postgres: str) -> None:
    with serving(postgres, A) as first:
        with serving(postgres, B):
            found = store.beat(first, "A", 1.0)
            assert found is not None
            assert (found.buried, found.others) == ((), (B,))
        # as soon as the database knows that the session ended
        while (found := store.beat(first, "A", 2.0)) and not found.buried:
            time.sleep(0.01)
        assert found is not None
        assert found.buried == ("B",)


def test_what_a_buried_process_had_begun_holds_nobody_up(postgres: str) -> None:
    with serving(postgres, A) as first, serving(postgres, B) as second:
        add_table(second, table(owner="B"), [ANN, BOT])
        held = second.write()
        connection = held.__enter__()
        connection.exec_driver_sql("UPDATE tables SET version = 9")
        late(first, "B", 100)
        assert store.beat(first, "A", 1.0, ["B"])
        assert claimed(first, "A") == ["a"]
        with pytest.raises(Exception, match="answer"):
            held.__exit__(None, None, None)
        saved = load_table(first, "a")
        assert saved is not None
        assert saved.table.version == 1


def test_what_only_one_may_do_is_free_again_when_it_dies(postgres: str) -> None:
    with serving(postgres, A) as first:
        with serving(postgres, B) as second:
            assert store.lock(second, "ends")
            assert not store.lock(first, "ends")
            assert store.lock(first, "other")
        while not store.lock(first, "ends"):  # as soon as the database knows that the session ended
            time.sleep(0.01)


def test_one_server_alone_and_several_together_refuse_each_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wondertable.store.postgres.CLAIM_SECONDS", 0.05)
    alone = Database(postgres)
    with serving(postgres, A), alone.alone("http://127.0.0.1:8000/"), pytest.raises(StoreInUse):
        alone.open()
    with alone.alone("http://127.0.0.1:8000/"):
        alone.open()
        with pytest.raises(StoreInUse), serving(postgres, B):
            pass
        alone.close()


def test_a_file_is_served_by_one_process() -> None:
    with pytest.raises(StoreAlone):
        Database("sqlite:///tables.db").together(session(A))
