"""The site as an app: its manifest, the page without a connection, and the worker that keeps both.

The worker keeps the score pad and one page that says that there is no connection; never a table,
and nothing that belongs to one. See `docs/decisions.md`.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any, Final

from starlette.responses import JSONResponse, Response

from wondertable import __version__, text
from wondertable.web.files import STATIC
from wondertable.web.pad.routes import FILES, PADS, tables_url
from wondertable.web.pages import Visit
from wondertable.web.present.render import static_url
from wondertable.web.previews import about

LIGHT: Final = "#f7f3ea"
"""The colour of the bar, for the frame that a system draws around it."""
ICONS: Final = (
    ("favicon.svg", "any", "any"),
    *((f"app/icon-{size}.png", f"{size}x{size}", "any") for size in (192, 512)),
    *((f"app/maskable-{size}.png", f"{size}x{size}", "maskable") for size in (192, 512)),
)


async def manifest(visit: Visit) -> Response:
    """What a system needs to know to install the site, in the language of the address."""
    named = visit.request.query_params.get("language", "")
    language = named if named in text.LANGUAGES else visit.language
    root = visit.site.path("/")
    data: dict[str, Any] = {
        "id": root,
        "start_url": root,
        "scope": root,
        "name": "Wondertable",
        "short_name": "Wondertable",
        "description": about(language),
        "lang": language,
        "display": "standalone",
        "theme_color": LIGHT,
        "background_color": LIGHT,
        "icons": [
            {"src": static_url(file), "sizes": sizes, "purpose": purpose, "type": kind_of(file)}
            for file, sizes, purpose in ICONS
        ],
        "shortcuts": [{"name": text.say(language, "pad-title"), "url": visit.site.path("/pad")}],
    }
    return JSONResponse(data, media_type="application/manifest+json")


def kind_of(file: str) -> str:
    """The type of a picture."""
    return "image/svg+xml" if file.endswith(".svg") else "image/png"


async def offline(visit: Visit) -> Response:
    """The page that is shown where there is no connection."""
    return visit.page("pages/offline.html")


async def worker(visit: Visit) -> Response:
    """The script that keeps the pad, and the page for when there is no connection."""
    root = visit.site.path("/")
    alone = visit.site.path("/offline")
    pages = [visit.site.path("/pad"), *(visit.site.path(f"/pad/{name}") for name in PADS)]
    kept = [tables_url(visit, name) for name in PADS] + [static_url(file) for file in FILES]
    named = " ".join([__version__, *pages, *kept])
    version = hashlib.sha256(named.encode()).hexdigest()[:12]
    icons = {"ICON": static_url(ICONS[1][0]), "ROOT": root}
    values = {"CACHE": f"kept-{version}", "OFFLINE": alone, "PAGES": pages, "KEPT": kept, **icons}
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in values.items())
    answer = Response(head + worker_script(), media_type="text/javascript")
    answer.headers["Service-Worker-Allowed"] = root
    return answer


@cache
def worker_script() -> str:
    """What the worker does; where things are stands before it."""
    return (STATIC / "worker.js").read_text(encoding="utf-8")
