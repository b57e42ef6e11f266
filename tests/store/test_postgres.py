"""What is PostgreSQL's own: who serves, what goes wrong, and a server that comes and goes."""

from __future__ import annotations

from collections.abc import Iterator

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from wondertable.store import (
    Database,
    StoreAway,
    StoreBusy,
    StoreDenied,
    StoreError,
    StoreFailed,
    StoreFull,
    StoreInUse,
    StoreNeeds,
    StoreNewer,
    StoreReadOnly,
    StoreUnreachable,
    StoreUnreadable,
    add_table,
    load_table,
    save_table,
    schema,
)
from wondertable.store.postgres import words_of

from .cluster import Cluster
from .rows import ANN, BOT, move, opened, table


def test_a_new_database_gets_today_s_tables(new_postgres: str) -> None:
    for _ in range(2):
        with opened(new_postgres) as database, database.read() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_from_the_future_is_refused(new_postgres: str) -> None:
    with opened(new_postgres) as database, database.write() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0099'")
    with pytest.raises(StoreNewer) as refused:
        Database(new_postgres).open()
    assert refused.value.found == "0099"


def test_a_second_server_is_told_where_the_first_one_is(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wondertable.store.postgres.CLAIM_SECONDS", 0.05)
    first, second = Database(postgres), Database(postgres)
    with first.alone("http://127.0.0.1:8000/"), second.alone("http://127.0.0.1:8001/"):
        first.open()
        with pytest.raises(StoreInUse) as refused:
            second.open()
        assert refused.value.address == "http://127.0.0.1:8000/"
        with opened(postgres) as tool:
            add_table(tool, table(), [ANN])
        first.close()
        second.open()
        second.close()


def test_a_server_that_lost_its_session_writes_nothing_once_another_one_serves(
    postgres: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wondertable.store.postgres.CLAIM_SECONDS", 0.05)
    first, second = Database(postgres), Database(postgres)
    with first.alone("http://first/"), second.alone("http://second/"):
        first.open()
        add_table(first, table(), [ANN])
        end_sessions(cluster, "application_name", "http://first/")
        second.open()
        with pytest.raises(StoreInUse):
            save_table(first, table(version=2), moves=[move(1)])
        second.close()
        save_table(first, table(version=2), moves=[move(1)])
        first.close()


def test_a_server_that_lost_its_session_takes_its_place_again(
    postgres: str, cluster: Cluster
) -> None:
    first = Database(postgres)
    with first.alone("http://first/"):
        first.open()
        for version in range(1, 4):
            end_sessions(cluster, "application_name", "http://first/")
            add_table(first, table(id=str(version)), [ANN])
        assert len(end_sessions(cluster, "application_name", "http://first/")) == 1
        first.close()


def end_sessions(cluster: Cluster, what: str, name: str) -> list[tuple[object, ...]]:
    """Ends the sessions with a name, as the operator of a database may."""
    return cluster.sql(
        f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE {what} = '{name}'"
    )


def test_a_session_that_breaks_in_the_middle_of_a_change_undoes_it(
    postgres: str, cluster: Cluster
) -> None:
    def change(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE tables SET version = 9")
        process = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
        cluster.sql(f"SELECT pg_terminate_backend({process}, 5000)")
        connection.exec_driver_sql("UPDATE tables SET version = 10")

    with opened(postgres) as database:
        add_table(database, table(), [ANN])
        with pytest.raises(StoreAway), database.write() as connection:
            change(connection)
        save_table(database, table(version=2))


def test_what_is_held_by_another_program_is_busy(postgres: str) -> None:
    with opened(postgres, busy_seconds=0.05) as database:
        add_table(database, table(), [ANN])
        with psycopg.connect(postgres) as other:
            other.execute("UPDATE tables SET version = 1")
            with pytest.raises(StoreBusy):
                save_table(database, table(version=2))
            other.rollback()
        save_table(database, table(version=2))


def test_a_database_that_can_only_be_read_is_told(postgres: str, cluster: Cluster) -> None:
    name = postgres.split("?")[0].rpartition("/")[2]
    with opened(postgres) as database:
        add_table(database, table(), [ANN])
        cluster.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        try:
            end_sessions(cluster, "datname", name)
            with pytest.raises(StoreReadOnly):
                save_table(database, table(version=2))
            assert load_table(database, "a") is not None
        finally:
            cluster.sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")


@pytest.fixture
def stranger(cluster: Cluster, postgres: str) -> Iterator[str]:
    """The address of the same database for an account that may do nothing there."""
    cluster.sql("CREATE ROLE stranger LOGIN PASSWORD 'a secret'")
    yield postgres.replace("//wondertable@", "//stranger:a%20secret@")
    cluster.sql("DROP ROLE stranger")


def test_an_account_without_permission_is_told_and_its_password_is_not(stranger: str) -> None:
    with pytest.raises(StoreDenied) as refused, opened(stranger):
        pass
    assert "permission denied" in str(refused.value)
    assert "stranger:***@" in str(refused.value)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("/of_", "/no_"), 'database "no_'),
        (("//wondertable@", "//nobody@"), 'role "nobody" does not exist'),
        (("host=/", "host=/nowhere/"), "No such file"),
        (("?host=", "?nonsense=1&host="), "nonsense"),
    ],
)
def test_a_database_that_is_not_there_is_told_in_one_line(
    postgres: str, change: tuple[str, str], why: str
) -> None:
    with pytest.raises(StoreError) as refused:
        Database(postgres.replace(*change)).open()
    assert isinstance(refused.value, StoreUnreachable | StoreFailed)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_database_that_cannot_keep_every_name_is_refused(cluster: Cluster) -> None:
    cluster.sql("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    try:
        with pytest.raises(StoreUnreadable, match="LATIN1"), opened(cluster.url("latin")):
            pass
    finally:
        cluster.sql("DROP DATABASE latin WITH (FORCE)")


def test_without_the_package_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "wondertable.store.postgres", None)
    with pytest.raises(StoreNeeds, match=r'"wondertable\[postgres\]"'):
        Database("postgresql://host/name")


@pytest.mark.parametrize(
    ("state", "meant"),
    [
        ("53100", StoreFull),
        ("40001", StoreBusy),
        ("40P01", StoreBusy),
        ("57P03", StoreAway),
        ("53300", StoreAway),
        ("08006", StoreAway),
        ("28P01", StoreDenied),
        ("58030", StoreFailed),
    ],
)
def test_errors_are_told_apart_by_their_state(
    postgres: str, state: str, meant: type[StoreError]
) -> None:
    with opened(postgres) as database:
        raised = f"DO $$ BEGIN RAISE EXCEPTION 'it broke' USING ERRCODE = '{state}'; END $$"
        with pytest.raises(meant), database.write() as connection:
            connection.exec_driver_sql(raised)


def test_of_many_lines_the_one_is_told_that_says_why() -> None:
    error = psycopg.OperationalError(
        'connection failed: connection to server at "::1", port 1 failed: Connection refused\n'
        "\tIs the server running on that host and accepting TCP/IP connections?"
    )
    assert words_of(error) == "Connection refused"


def test_a_server_that_is_stopped_and_started_is_waited_for() -> None:
    cluster = Cluster.made({})
    try:
        cluster.start()
        with opened(cluster.url()) as database:
            add_table(database, table(), [ANN, BOT])
            for how, version in (("fast", 2), ("immediate", 3)):
                cluster.stop(how)
                with pytest.raises(StoreAway):
                    save_table(database, table(version=version), moves=[move(version)])
                with pytest.raises(StoreAway):
                    load_table(database, "a")
                cluster.start()
                save_table(database, table(version=version), moves=[move(version)])
            saved = load_table(database, "a")
            assert saved is not None
            assert [row.number for row in saved.moves] == [2, 3]
        cluster.stop()
        with pytest.raises(StoreUnreachable):
            Database(cluster.url()).open()
    finally:
        cluster.remove()
