"""Opening tables: as the form says, by one press, or as the last time."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from wondertable.club.meeting.errors import TooManyListed
from wondertable.club.rating import anchors
from wondertable.table import Table
from wondertable.table.errors import RatedSeats
from wondertable.web.game_pages import FREE
from wondertable.web.games import PAGES
from wondertable.web.pages import Refusal, Visit
from wondertable.web.plans import (
    BOT,
    Plan,
    against_bots,
    as_first_game,
    by_form,
    by_preset,
    remember,
    remembered,
    seat_plans,
)

MOST_OF_ONE: Final = 3
"""So many of somebody's tables may wait in the list of open tables."""


async def play(visit: Visit) -> Response:
    """Opens a table against the computer and goes there."""
    form = await visit.form()
    plan = against_bots(form)
    first = form.ticked(f"first-{plan.game}") and bool(PAGES[plan.game].first_game)
    return await opened(visit, plan, form.text("name"), first=first)


async def create(visit: Visit) -> Response:
    """Opens a table as the form describes it."""
    form = await visit.form()
    return await opened(visit, by_form(visit, form), form.text("name"), first=False)


async def start(visit: Visit) -> Response:
    """Opens one of the tables for which everything is set."""
    form = await visit.form()
    plan = by_preset(form.text("preset"))
    return await opened(visit, plan, form.text("name"), first=await is_first(visit, plan))


async def again(visit: Visit) -> Response:
    """Opens a table like the last one."""
    form = await visit.form()
    plan = remembered(visit)
    if plan is None:
        raise Refusal(409, "web-refused-again")
    return await opened(visit, plan, form.text("name"), first=await is_first(visit, plan))


async def is_first(visit: Visit, plan: Plan) -> bool:
    """Whether it is somebody's first game of its kind, against the computer alone."""
    return plan.alone and plan.game not in await played(visit)


async def played(visit: Visit) -> set[str]:
    """The games of which somebody has played one to its end."""
    if visit.known is None:
        return set()
    hall, person = visit.site.hall, visit.person.id
    tables = [*await hall.of_person(person), *await hall.of_person(person, hidden=True)]
    return {table.game for table in tables if any(table.ranks)}


async def opened(visit: Visit, plan: Plan, name: str, *, first: bool) -> Response:
    """Opens a table and goes there; the browser keeps the name, and what was wanted."""
    name = visit.named(name)
    visit.spend(visit.site.openings)
    if plan.settings.rated:
        refuse_without_rating(plan)
    if plan.settings.listed and FREE in plan.seats:
        await refuse_flood(visit)
    wanted = as_first_game(plan) if first and not plan.settings.rated else plan
    table: Table = await visit.site.hall.open(
        wanted.game,
        wanted.options,
        seat_plans(visit, wanted, name),
        wanted.settings,
        visit.person.id,
    )
    answer = visit.go(f"/t/{table.id}")
    visit.remember_name(answer, name)
    remember(visit, answer, plan)
    return answer


async def refuse_flood(visit: Visit) -> None:
    """Refuses another table in the list of open tables for who has enough of them there."""
    tables = await visit.site.hall.open_tables()
    if sum(table.host == visit.person.id for table in tables) >= MOST_OF_ONE:
        raise TooManyListed(MOST_OF_ONE)
    visit.spend(visit.site.listings)


def refuse_without_rating(plan: Plan) -> None:
    """Refuses a rated table at which a computer would sit that has no rating."""
    rated = anchors().get(plan.game, {})
    bots = [seat.removeprefix(BOT) for seat in plan.seats if seat.startswith(BOT)]
    if any(bot not in rated for bot in bots):
        raise RatedSeats
