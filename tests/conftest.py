"""What all tests share: memory that is not looked through for garbage again and again."""

from __future__ import annotations

import gc
from typing import Final

import pytest

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
