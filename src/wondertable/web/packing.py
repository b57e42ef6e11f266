"""Answers travel compressed, except where their length could tell a secret.

Whoever reads lengths on the line, and can make somebody's browser ask for pages with words of their
own in the address, guesses what else stands on a page (BREACH). So what holds secrets is packed
only if the browser says that no other site asked for it. See `docs/decisions.md`.
"""

from __future__ import annotations

import gzip
import re
from functools import cached_property
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from wondertable.web.files import static_files

LEVEL: Final = 6
"""A page of 100 kB takes one millisecond; higher levels take twice that for two in a hundred."""
FOREVER: Final = "public, max-age=31536000, immutable"
DENSE: Final = (".png", ".wav")
"""Files that are compressed by themselves, or hardly become shorter."""
SHEET: Final = ".css"
FOR_AUTHORS: Final = re.compile(rb"/\*.*?\*/\s*|(?<=\n)\s+", re.DOTALL)
"""Comments and indentation; no text in a sheet of ours goes over two lines."""
OURS: Final = ("same-origin", "none")
"""Who browsers say has asked: a page of ours, or the person by hand."""


class Packer(GZipMiddleware):
    """Compresses answers for who can read them, if nobody else asked for them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        dense = scope.get("path", "").endswith(DENSE)
        if scope["type"] == "http" and not dense and asked_by_person(scope):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def asked_by_person(scope: Scope) -> bool:
    """Whether no other site made the browser ask.

    On plain http browsers do not say, but there whoever reads lengths reads everything.
    """
    site = Headers(scope=scope).get("sec-fetch-site")
    return scope["scheme"] == "http" if site is None else site in OURS


class Files(StaticFiles):
    """Files of ours; their address changes with what stands in them, so browsers may keep them."""

    @cached_property
    def packed(self) -> dict[str, bytes]:
        """Every file compressed, once, unless it is so by itself; nothing in them is secret."""
        return {
            path: gzip.compress(sent(path, file.read_bytes()), mtime=0)
            for path, file in static_files().items()
            if not path.endswith(DENSE)
        }

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, to be kept."""
        answer = await super().get_response(path, scope)
        headers = Headers(scope=scope)
        wanted = "gzip" in headers.get("accept-encoding", "") and "range" not in headers
        if answer.status_code == 200 and path in self.packed and wanted:
            answer = repacked(answer, self.packed[path])
        elif answer.status_code == 200 and path.endswith(SHEET):
            answer = instead(answer, gzip.decompress(self.packed[path]))
        answer.headers["Cache-Control"] = FOREVER
        return answer


def sent(path: str, content: bytes) -> bytes:
    """What is sent of a file: of a style sheet without what only its authors read."""
    return FOR_AUTHORS.sub(b"", content) if path.endswith(SHEET) else content


def instead(answer: Response, content: bytes) -> Response:
    """The same answer with another content."""
    other = Response(content, media_type=answer.media_type)
    for name in ("last-modified", "etag"):
        other.headers[name] = answer.headers[name]
    return other


def repacked(answer: Response, content: bytes) -> Response:
    """The same answer with its content compressed."""
    packed = instead(answer, content)
    packed.headers["Content-Encoding"] = "gzip"
    packed.headers["Vary"] = "Accept-Encoding"
    return packed
