"""A loop whose time stands still until a test lets it pass, so that no test waits or hurries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from .room import PATIENCE


class StillLoop(asyncio.SelectorEventLoop):
    """Calls nothing later that was not let pass; threads and pipes wake it as ever."""

    def __init__(self) -> None:
        self.at = 0.0
        super().__init__()

    def time(self) -> float:
        return self.at


time_stands_still = pytest.mark.parametrize(
    "anyio_backend", [pytest.param(("asyncio", {"loop_factory": StillLoop}), id="still")]
)
"""Marks a test in which only `passes_until` and `StillLoop.at` let time pass."""


def still_loop() -> StillLoop:
    """The loop of the test that runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, StillLoop)
    return loop


async def settled() -> None:
    """Lets everything be done that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)


async def passes_until(true: Callable[[], bool], step: float = 0.01) -> float:
    """Lets time pass until something is so; returns how much time that took."""
    loop, patience = still_loop(), time.monotonic() + PATIENCE
    start = loop.at
    while not true():
        assert time.monotonic() < patience, "what the test waits for does not come"
        loop.at += step
        await settled()
        await asyncio.to_thread(time.sleep, 0.001)
    return loop.at - start
