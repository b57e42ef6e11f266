"""The package as others import it."""

from __future__ import annotations

import subprocess
import sys

import pytest

import wondertable.table
from wondertable.core.errors import leaves
from wondertable.table.errors import Stale, TableError


def test_every_public_name_can_be_imported() -> None:
    for name in wondertable.table.__all__:
        assert getattr(wondertable.table, name) is not None
    unknown = "Chair"
    with pytest.raises(AttributeError, match=unknown):
        getattr(wondertable.table, unknown)


def test_a_process_in_which_bots_think_loads_no_database() -> None:
    code = "import sys, wondertable.table.thinker as t; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_every_refusal_has_a_key_and_a_sentence_with_all_its_fields() -> None:
    errors = leaves(TableError)
    assert len({error.key for error in errors}) == len(errors)
    for error in errors:
        fields = getattr(error, "__dataclass_fields__", {})
        assert error.key.startswith("error-")
        assert all(f"{{{name}}}" in error.sentence for name in fields)
    assert Stale(1, 2).values() == {"ply": 1, "now": 2}
