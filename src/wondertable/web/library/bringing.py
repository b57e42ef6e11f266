"""A record from elsewhere, brought along by a file or by its text."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from wondertable.core.errors import WondertableError
from wondertable.store import StoreError
from wondertable.table.bringing import LARGEST_RECORD
from wondertable.web.pages import Visit, status_of

LARGEST_UPLOAD: Final = 4 * LARGEST_RECORD
"""The text of a record grows when a form carries it."""


async def page(visit: Visit) -> Response:
    """The form."""
    return form_page(visit)


def form_page(visit: Visit, status: int = 200, error: str = "", words: str = "") -> Response:
    """The form, with what was wrong."""
    largest = LARGEST_RECORD // 1024
    return visit.page("library/bring.html", status, error=error, words=words, largest=largest)


async def take(visit: Visit) -> Response:
    """Plays a record again and makes a table of it that is over; a mistake is told on the page."""
    form = await visit.form(largest=LARGEST_UPLOAD, files=1)
    visit.spend(visit.site.openings)
    words = form.text("words", longest=LARGEST_RECORD)
    data = form.files.get("file") or mended(words)
    try:
        table_id = await visit.site.library.bring(data, visit.person.id)
    except StoreError:
        raise
    except WondertableError as error:
        return form_page(visit, status_of(error), visit.explain(error), words)
    return visit.go(f"/t/{table_id}/replay")


def mended(words: str) -> bytes:
    """A text as the file that it was: browsers end lines in their own way, and people drop one."""
    plain = words.replace("\r\n", "\n").strip()
    return f"{plain}\n".encode(errors="surrogatepass") if plain else b""
