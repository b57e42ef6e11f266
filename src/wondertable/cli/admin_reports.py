"""`wondertable admin reports`: what people report about each other, read and settled here."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from wondertable.cli.admin import Where, hall_of, opened, say
from wondertable.cli.common import Json, Language, Voice, put_json, voice_of

if TYPE_CHECKING:
    from wondertable.club.complaints import Complaints
    from wondertable.store import Database
    from wondertable.store.complaints import Complaint

Deed = Literal["dismiss", "silence", "close"]
Days = Annotated[int, Parameter(validator=Number(gte=0, lte=3650), help="For so many days.")]


def reports(
    report: str | None = None,
    /,
    *,
    do: Annotated[Deed | None, Parameter(help="What to do about a report.")] = None,
    days: Days = 7,
    settled: Annotated[bool, Parameter(help="Those that were settled.")] = False,
    link: Annotated[bool, Parameter(help="Makes a link to the page of reports.")] = False,
    sign_out: Annotated[bool, Parameter(help="Signs out everybody from that page.")] = False,
    database: Where = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Shows what people report about each other, and settles it.

    `--link` makes a link that signs a browser in; it works once, within a quarter of an hour. To
    silence somebody for 0 days lets them speak again.

    Parameters
    ----------
    report:
        The id of a report.
    """
    voice = voice_of(language)
    with opened(database) as found:
        if link:
            secret = asyncio.run(complaints_in(found).make_link())
            print(f"{address()}/operator/link/{secret}")
            say(voice, "admin-reports-link")
        elif sign_out:
            say(voice, "admin-reports-out", count=asyncio.run(complaints_in(found).let_out()))
        elif report is not None and do is not None:
            asyncio.run(done(found, report, do, days))
            say(voice, "admin-reports-done")
        else:
            rows = asyncio.run(shown(found, report, settled=settled))
            if json:
                put_json([about(one) for one in rows])
            else:
                show(voice, rows)
    return 0


def complaints_in(database: Database) -> Complaints:
    """The complaints of a database; addresses are known to the server alone."""
    from wondertable.club.complaints import Complaints
    from wondertable.club.quiet import Quiet

    hall = hall_of(database)
    return Complaints(hall, Quiet(hall, b""))


def address() -> str:
    """Where the server of this computer is reached."""
    import os

    from wondertable.web.places import url_of
    from wondertable.web.settings import load_settings

    settings = load_settings(os.environ, {})
    return settings.public_url.rstrip("/") or url_of(settings.host, settings.port).rstrip("/")


async def done(database: Database, report: str, do: Deed, days: int) -> None:
    """Does something about a report."""
    complaints = complaints_in(database)
    if do == "dismiss":
        await complaints.dismiss(report)
    elif do == "silence":
        await complaints.silence(report, days)
    else:
        await complaints.close_table(report, beside=True)


async def shown(database: Database, report: str | None, *, settled: bool) -> list[Complaint]:
    """One report, those that wait, or those that were settled."""
    complaints = complaints_in(database)
    if report is not None:
        return [await complaints.find(report)]
    return await (complaints.settled() if settled else complaints.open())


def about(one: Complaint) -> dict[str, Any]:
    """A report, for other programs: without the ids of people."""
    values = asdict(one.row)
    for name in ("by", "about"):
        del values[name]
    lines = [{k: v for k, v in asdict(line).items() if k != "person"} for line in one.lines]
    return values | {"lines": lines}


def show(voice: Voice, rows: list[Complaint]) -> None:
    """Reports, for people."""
    if not rows:
        say(voice, "operator-none")
    for one in rows:
        row = one.row
        when = datetime.fromtimestamp(row.made).isoformat(" ", "minutes")
        reason = voice.say(f"talk-reason-{row.reason}")
        print(f"{row.id}  {when}  {voice.say('operator-about', name=row.name, reason=reason)}")
        print(f"  {voice.say('admin-column-id')}: {row.table_id}")
        for line in one.lines:
            words = voice.say(f"talk-phrase-{line.phrase}") if line.phrase else line.words
            mark = ">" if line.number == row.number else " "
            print(f"  {mark} {line.name or voice.say('results-nobody')}: {words}")
        if row.note:
            print(f"  “{' '.join(row.note.split())}”")
        for said in row.outcome.split():
            kind, _, days = said.partition(":")
            print(f"  = {voice.say('operator-did', what=kind, days=int(days or 0))}")
