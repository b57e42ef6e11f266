"""The page of complaints, for whoever looks after the server.

An operator comes by a link that `wondertable admin reports --link` makes, which is good once. The
browser then keeps a key that it sends to these pages alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from babel.dates import format_datetime
from starlette.responses import Response

from wondertable.club.complaints import SESSION_SECONDS
from wondertable.store.complaints import Complaint, LineRow
from wondertable.store.tables import tables_there
from wondertable.store.talk import silent_until
from wondertable.table.talking import PHRASES
from wondertable.web.pages import Refusal, Visit

COOKIE: Final = "wondertable-operator"
LONGEST_SECRET: Final = 64
DAYS: Final = (1, 7, 30, 365)
"""For how long somebody can be silenced by a press."""


@dataclass(frozen=True)
class Shown:
    """A complaint in the words of the operator."""

    id: str
    when: str
    reason: str
    note: str
    name: str
    person: str
    """The beginning of the id, by which two of the same name are told apart."""
    table: str
    is_there: bool
    lines: tuple[tuple[str, str, bool, bool], ...]
    """Name, words, whether they are those complained of, whether the person said them."""
    knows_address: bool
    silent: bool
    outcomes: tuple[str, ...]


async def show(visit: Visit) -> Response:
    """Complaints that wait, and those that were settled."""
    await refuse_others(visit)
    complaints = visit.site.complaints
    waiting, settled = await complaints.open(), await complaints.settled()
    store = visit.site.hall.house.store
    there = await store(tables_there, {one.row.table_id for one in (*waiting, *settled)})
    shown = [await shown_to(visit, one, there) for one in waiting]
    return visit.page(
        "talk/operator.html",
        waiting=shown,
        settled=[await shown_to(visit, one, there) for one in settled],
        days=DAYS,
    )


async def shown_to(visit: Visit, one: Complaint, there: set[str]) -> Shown:
    """A complaint, as the operator reads it."""
    row, house = one.row, visit.site.hall.house
    silent = await house.store(silent_until, row.about, "") > house.now()
    return Shown(
        row.id,
        format_datetime(datetime.fromtimestamp(row.made, UTC), "medium", locale=visit.language),
        visit.say(f"talk-reason-{row.reason}"),
        row.note,
        row.name,
        row.about[:6],
        row.table_id,
        row.table_id in there,
        tuple(line_of(visit, one, line) for line in one.lines),
        visit.site.quiet.knows_address(row.about),
        silent,
        tuple(outcome_of(visit, said) for said in row.outcome.split()),
    )


def line_of(visit: Visit, one: Complaint, line: LineRow) -> tuple[str, str, bool, bool]:
    """Words in a complaint."""
    words = visit.say(f"talk-phrase-{line.phrase}") if line.phrase in PHRASES else line.words
    name = line.name or visit.say("results-nobody")
    return name, words, line.number == one.row.number, line.person == one.row.about


def outcome_of(visit: Visit, said: str) -> str:
    """What was done, in the words of the operator."""
    kind, _, days = said.partition(":")
    return visit.say("operator-did", what=kind, days=int(days) if days.isdigit() else 0)


# Coming and going.


async def offer(visit: Visit) -> Response:
    """The page behind a link; a mere look at it lets nobody in, as chat programs look."""
    visit.spend(visit.site.tries)
    secret = secret_of(visit)
    return visit.page("talk/come-in.html", action=visit.site.path(f"/operator/link/{secret}"))


async def come_in(visit: Visit) -> Response:
    """Lets somebody in who has a link that is good."""
    await visit.form()
    visit.spend(visit.site.tries)
    key = await visit.site.complaints.let_in(secret_of(visit))
    answer = visit.go("/operator")
    answer.set_cookie(
        COOKIE,
        key,
        max_age=int(SESSION_SECONDS),
        path=visit.site.path("/operator"),
        secure=visit.request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return answer


async def go_out(visit: Visit) -> Response:
    """Lets the operator be one no more."""
    await visit.form()
    key = await refuse_others(visit)
    await visit.site.complaints.let_out(key)
    answer = visit.go("/")
    answer.delete_cookie(COOKIE, path=visit.site.path("/operator"))
    return answer


def secret_of(visit: Visit) -> str:
    """The secret that the address has."""
    secret: str = visit.request.path_params["secret"]
    if len(secret) > LONGEST_SECRET:
        raise Refusal(404, "web-status-reason", status=404)
    return secret


async def refuse_others(visit: Visit) -> str:
    """The key of the operator; raises NotOperator for everybody else."""
    visit.spend(visit.site.tries if COOKIE in visit.request.cookies else visit.site.visits)
    key = visit.request.cookies.get(COOKIE, "")[:LONGEST_SECRET]
    await visit.site.complaints.refuse_others(key)
    return key


# What an operator decides.


async def act(visit: Visit) -> Response:
    """Does something about a complaint."""
    form = await visit.form()
    await refuse_others(visit)
    complaints, complaint = visit.site.complaints, visit.request.path_params["complaint"][:64]
    match form.text("do"):
        case "dismiss":
            await complaints.dismiss(complaint)
        case "silence":
            await complaints.silence(complaint, days_in(form.number("days")))
        case "address":
            await complaints.silence_address(complaint, days_in(form.number("days")))
        case "close":
            await complaints.close_table(complaint)
        case _:
            raise Refusal(422, "web-refused-choice", field="do")
    return visit.go("/operator")


def days_in(days: int) -> int:
    """A number of days that can be chosen; none lets somebody speak again."""
    if days not in (0, *DAYS):
        raise Refusal(422, "web-refused-choice", field="days")
    return days
