"""What all tests share: memory that is not looked through for garbage again and again, and the
databases of both kinds.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from tests.store.cluster import Cluster

YOUNG: Final = (10_000, 10, 10)
"""After how many new objects the youngest are searched for rings of garbage."""


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Puts aside what stays to the end: a search through twelve thousand tests takes longer than
    most of them, and Python would search through all of it every few seconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    """The PostgreSQL of this run, which other processes that run tests use too."""
    pytest.importorskip("psycopg", reason="the extra `postgres` is not installed")
    from tests.store import cluster

    if why := cluster.missing():
        pytest.skip(why)
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        return cluster.shared(folder.parent, os.getppid())
    return cluster.shared(folder, os.getpid())


@pytest.fixture(scope="session")
def own_database(cluster: Cluster) -> str:
    """The name of a database for the tests of this process."""
    name = f"of_{os.getpid()}"
    cluster.sql(f"CREATE DATABASE {name} TEMPLATE empty")
    return name


@pytest.fixture
def postgres(cluster: Cluster, own_database: str) -> str:
    """The address of a database of PostgreSQL in which there is nothing yet."""
    from wondertable.store.schema import metadata

    names = [table.name for table in reversed(metadata.sorted_tables)]
    cluster.sql("; ".join(f"DELETE FROM {name}" for name in names), own_database)
    return cluster.url(own_database)


@pytest.fixture
def new_postgres(cluster: Cluster, own_database: str) -> Iterator[str]:
    """The address of a database of PostgreSQL without any table."""
    name = f"new_{own_database}"
    cluster.sql(f"CREATE DATABASE {name}")
    yield cluster.url(name)
    cluster.sql(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of both kinds one after the other."""
    from tests.store.empty import database_in

    if request.param == "sqlite":
        return database_in(tmp_path)
    found: str = request.getfixturevalue("postgres")
    return found
