"""Deals of tables that are the same in every run: what needs luck would fail now and then."""

from __future__ import annotations

import random

import pytest

from wondertable.core.seed import SEED_BYTES
from wondertable.table import hall


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and drawn seats follow from the name of the test, another one for every table."""
    source = random.Random(request.node.nodeid)
    monkeypatch.setattr(hall, "fresh_seed", lambda: source.randbytes(SEED_BYTES))
    monkeypatch.setattr(hall, "SystemRandom", lambda: source)
