"""Async tests run on asyncio, as the server does."""

from __future__ import annotations

import pytest

from tests.deals import same_deals as same_deals


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
