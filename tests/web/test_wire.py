"""How updates of live pages travel."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from wondertable.web.wire import Wire

BROWSER: Any = [("client_max_window_bits", None)]
"""What browsers offer."""
NARROW: Any = [("server_max_window_bits", "10")]
"""What somebody offers who has little memory."""


async def connected() -> Wire:
    """A connection at its beginning."""
    config = uvicorn.Config("wondertable.web.wire:Wire", log_config=None)
    return Wire(config, ServerState(), {})


def agreed(offered: Any) -> PerMessageDeflate:
    """What a connection agrees upon with who offers this."""
    (factory,) = asyncio.run(connected()).conn.available_extensions or ()
    _, extension = factory.process_request_params(offered, [])
    assert isinstance(extension, PerMessageDeflate)
    return extension


def test_an_update_that_repeats_one_of_eight_kilobytes_before_it_is_packed_small() -> None:
    deflate = agreed(BROWSER)
    update = " ".join(str(number**3) for number in range(1000)).encode()
    first, second = (deflate.encode(Frame(Opcode.TEXT, update)) for _ in range(2))
    assert len(update) > 2 * 2**12
    assert len(first.data) > 20 * len(second.data)


def test_nobody_gets_a_wider_window_than_they_offer() -> None:
    assert agreed(NARROW).local_max_window_bits == 10
