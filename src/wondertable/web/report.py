"""Reports of suspected errors in the rules: files on this server, sent nowhere."""

from __future__ import annotations

import json
import logging
import os
import re
import secrets
import time
from pathlib import Path
from typing import Any, Final

from anyio import to_thread
from starlette.responses import FileResponse, Response

from wondertable import __version__
from wondertable.store.alone import FOR_THE_OWNER
from wondertable.table import Table
from wondertable.web.at_table import found, looking
from wondertable.web.pages import Refusal, Visit

LOG: Final = logging.getLogger("wondertable.web")
MOST_REPORTS: Final = 2000
LONGEST_WORDS: Final = 2000
NAME: Final = re.compile(r"report-[0-9]{8}-[0-9a-f]{32}\.json")


async def save(visit: Visit) -> Response:
    """Saves a report with what its writer may know of the game."""
    form = await visit.form()
    table = await found(visit)
    look = looking(visit, table)
    if look.curtain:
        raise Refusal(409, "web-refused-curtain")
    words = form.text("words", longest=LONGEST_WORDS)
    ply = form.number("ply") if form.ticked("ply") else table.ply
    visit.spend(visit.site.reports)
    report = report_of(table, look.viewer, ply, words)
    name = f"report-{time.strftime('%Y%m%d')}-{secrets.token_hex(16)}.json"
    folder = visit.site.settings.reports_folder
    await to_thread.run_sync(write, folder, name, json.dumps(report, ensure_ascii=False, indent=1))
    return visit.page(
        "pages/reported.html",
        file=str(folder / name),
        whole=table.status == "over",
        download=visit.site.path(f"/t/{table.id}/report/{name}"),
        back=visit.site.path(f"/t/{table.id}"),
    )


def report_of(table: Table, viewer: int, ply: int, words: str) -> dict[str, Any]:
    """A report as it stands in the file."""
    record = table.record(viewer)
    return {
        "wondertable_report": 1,
        "version": __version__,
        "table": table.id,
        "game": table.game.name,
        "rules": table.game.rules,
        "seat": viewer,
        "ply": ply,
        "status": table.status,
        "words": words,
        "record": record.text().splitlines(),
    }


def write(folder: Path, name: str, text: str) -> None:
    """Writes a report, unless there are too many."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= MOST_REPORTS:
            raise Refusal(507, "web-refused-reports")
        made = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FOR_THE_OWNER)
        with os.fdopen(made, "w", encoding="utf-8") as file:
            file.write(text + "\n")
    except OSError as error:
        LOG.error("the report %s cannot be written: %s", name, error)
        raise Refusal(507, "web-refused-unsaved") from None


async def download(visit: Visit) -> Response:
    """A report again; its name is known to its writer alone."""
    name = visit.request.path_params["name"]
    path = visit.site.settings.reports_folder / name
    if not NAME.fullmatch(name) or not await to_thread.run_sync(path.is_file):
        raise Refusal(404, "web-status-reason", status=404)
    return FileResponse(path, media_type="application/json", filename=name)
