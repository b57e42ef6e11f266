"""What the tests of the server share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deals import same_deals as same_deals
from tests.web.guests import House, house_in


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server with an empty database."""
    with house_in(tmp_path) as house:
        yield house
