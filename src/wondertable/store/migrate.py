"""Brings a database to the newest revision, and refuses one from the future."""

from __future__ import annotations

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from wondertable.store.errors import StoreNewer

SCRIPTS = "wondertable.store:migrations"


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings, with the connection that it shall use."""
    config = Config()
    config.set_main_option("script_location", SCRIPTS)
    config.attributes["connection"] = connection
    return config


@cache
def revisions() -> ScriptDirectory:
    """The migrations that there are; a process reads them once."""
    return ScriptDirectory.from_config(configuration())


def migrate(connection: Connection, file: str, to: str = "head") -> None:
    """Runs the migrations that are due, in the transaction of the connection."""
    scripts = revisions()
    newest = scripts.get_current_head() or "none"
    found = MigrationContext.configure(connection).get_current_revision()
    if found == newest:
        return
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise StoreNewer(file, found, newest)
    command.upgrade(configuration(connection), to)
