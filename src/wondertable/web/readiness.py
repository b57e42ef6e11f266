"""Whether a server can do its work now, for who sends people to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from wondertable.store import StoreError
from wondertable.store.database import answers
from wondertable.table import Hall

FRESH: Final = 1.0
"""So long an answer counts: however many ask, the database is asked once a second."""
SECONDS: Final = 3.0


def ready(hall: Hall) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint: 200 while the database answers, else 503."""
    asking = asyncio.Lock()
    known = float("-inf"), ""

    async def why_not() -> str:
        peers = hall.house.peers
        if hall.house.closing or (peers is not None and peers.leaving):
            return "closing"
        try:
            async with asyncio.timeout(SECONDS):
                await hall.house.store(answers)
        except TimeoutError:
            return "slow"
        except StoreError as error:
            return error.key
        return ""

    async def answer(request: Request) -> Response:
        nonlocal known
        async with asking:
            if time.monotonic() - known[0] > FRESH:
                known = time.monotonic(), await why_not()
        if known[1]:
            return JSONResponse({"status": "not ready", "why": known[1]}, 503)
        return JSONResponse({"status": "ready"})

    return answer
