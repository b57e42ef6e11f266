"""A guided first game: opened with a prepared deal, and taken step by step."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from wondertable.core.errors import UnknownGame
from wondertable.core.seed import numbered_seed
from wondertable.table import Guide, SeatPlan, Settings
from wondertable.web.at_table import found, own_seat
from wondertable.web.games import PAGES
from wondertable.web.names import named
from wondertable.web.pages import Refusal, Visit
from wondertable.web.tables import done

GENTLE: Final = "novice"
GUIDED: Final = tuple(game for game, pages in PAGES.items() if pages.guide is not None)
"""The games in which somebody can be guided."""


async def start(visit: Visit) -> Response:
    """Opens a table for somebody who is to be guided, and goes there."""
    form = await visit.form()
    game = form.text("game")
    plan = PAGES[game].guide if game in PAGES else None
    if plan is None:
        raise UnknownGame(game, ", ".join(GUIDED))
    visit.spend(visit.site.openings)
    name = visit.person.name or visit.say("web-default-name")
    seats = [SeatPlan.of(visit.person.id, name, visit.language)]
    seats += [SeatPlan.of_bot(GENTLE)] * (plan.seats - 1)
    settings = Settings(explain=True, practice=True, spectators=False, guide=Guide())
    options = PAGES[game].first_game
    seed = numbered_seed(plan.seed)
    seats = named(seats)
    table = await visit.site.hall.open(game, options, seats, settings, visit.person.id, seed)
    answer = visit.go(f"/t/{table.id}")
    visit.remember(answer, visit.person)
    return answer


async def step(visit: Visit) -> Response:
    """Goes to a step of the guide, leaves it or takes it up again."""
    form = await visit.form()
    table = await found(visit)
    own_seat(visit, table)
    guide, plan = table.settings.guide, PAGES[table.game.name].guide
    if guide is None or plan is None:
        raise Refusal(409, "web-refused-guide")
    number, away = form.number("step"), form.ticked("away")
    if not 0 <= number <= len(plan.steps):
        raise Refusal(422, "web-refused-choice", field="step")
    return done(visit, table, await table.guide(visit.person.id, Guide(number, away)))
