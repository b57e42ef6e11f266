"""How updates of live pages travel: compressed quickly, by what was sent a moment ago."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14,
    client_max_window_bits=12,
    compress_settings={"level": 2, "memLevel": 6},
)
"""A wide window finds what was sent before, so that a quick level is enough: 96 kB a page."""


class Wire(WebSocketsSansIOProtocol):
    """The connection of a live page; uvicorn itself has no setting for its compression."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [DEFLATE]
