"""A game seen again: its record, its positions one by one, and another end to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.responses import JSONResponse, Response

from wondertable.bots import USUAL
from wondertable.core.state import SPECTATOR, State
from wondertable.table import SeatPlan, Table
from wondertable.table.errors import NotOver
from wondertable.web.at_table import found, game_name, looking
from wondertable.web.games import PAGES
from wondertable.web.offered import bot_choices
from wondertable.web.pages import Refusal, Visit, whole
from wondertable.web.practice import may_undo
from wondertable.web.scene import Scene
from wondertable.web.scenes import Look, scene_at


@dataclass(frozen=True)
class Step:
    """A place to go to in a replay."""

    id: str
    ply: int
    path: str
    """The drawing of its button."""
    label: str


DRAWINGS: Final = {
    "first": "M6 5v14M18 6l-8 6 8 6",
    "back": "M15 6l-7 6 7 6",
    "on": "M9 6l7 6-7 6",
    "last": "M18 5v14M6 6l8 6-8 6",
}


async def record(visit: Visit) -> Response:
    """The record as a file: the seat's own before the end, the whole one after it."""
    table = await found(visit)
    look = open_look(visit, table)
    return Response(
        table.record(look.viewer).text(),
        media_type="application/x-ndjson",
        headers={
            "Content-Disposition": f'attachment; filename="{table.game.name}-{table.id}.jsonl"'
        },
    )


def open_look(visit: Visit, table: Table) -> Look:
    """How somebody may look back, if no curtain hangs before the table."""
    look = looking(visit, table)
    if look.curtain:
        raise Refusal(409, "web-refused-curtain")
    return look


async def show(visit: Visit) -> Response:
    """A position of the game, with the way to all others."""
    table = await found(visit)
    look = open_look(visit, table)
    ply = ply_of(visit, table, look.viewer)
    state = table.position(look.viewer, ply)
    scene = scene_at(table, state, ply, look, visit.language, last=ply == table.ply)
    presenter = PAGES[table.game.name].presenter
    regions = presenter.regions(scene)
    title = visit.say("web-replay-title", ply=ply, last=table.ply, game=game_name(visit, table))
    did = done_at(visit, scene, ply)
    if visit.wants_json:
        at = visit.say("web-replay-at", ply=ply, last=table.ply)
        told = {"title": title, "at": at, "did": did}
        return JSONResponse({"ply": ply, "regions": regions, **told})
    over = table.status == "over"
    return visit.page(
        "review/replay.html",
        table_template=f"{table.game.name}/table.html",
        page_title=title,
        heading=visit.say("web-replay-heading", game=game_name(visit, table)),
        regions=regions,
        slots={},
        path=f"/t/{table.id}",
        ply=ply,
        last=table.ply,
        did=did,
        steps=steps(visit, ply, table.ply),
        bots=bot_choices(visit) if over else [],
        favourite=USUAL,
        playable=last_playable(table),
        review=table.ending is not None and 1 in table.ending.ranks,
        undo=may_undo(table, look),
        now=table.ply,
        share=visit.address_of(f"/t/{table.id}/replay?ply={ply}"),
    )


def ply_of(visit: Visit, table: Table, viewer: int) -> int:
    """The ply that is asked for, or the one at which looking back begins."""
    asked = visit.request.query_params.get("ply", "")
    ply = whole(asked) if asked else first_shown(table, viewer)
    if ply is None or not 0 <= ply <= table.ply:
        raise Refusal(404, "web-refused-ply", ply=asked[:9])
    return ply


def first_shown(table: Table, viewer: int) -> int:
    """Where looking back begins: a finished game at its start, else at one's own last choice."""
    if table.status == "over":
        return 0
    own = [entry.ply for entry in table.entries(viewer) if entry.seat == viewer]
    return own[-1] if own else 0


def done_at(visit: Visit, scene: Scene, ply: int) -> str:
    """What was done at a ply, as the log says it."""
    lines = [line.text for line in scene.log if line.ply == ply]
    return " ".join(lines) if ply else visit.say("web-replay-start")


def steps(visit: Visit, ply: int, last: int) -> list[Step]:
    """First, back, on, last."""
    places = {"first": 0, "back": max(0, ply - 1), "on": min(last, ply + 1), "last": last}
    return [Step(id, at, DRAWINGS[id], visit.say(f"web-replay-{id}")) for id, at in places.items()]


async def branch(visit: Visit) -> Response:
    """Plays on from a position of a finished game, against a bot."""
    form = await visit.form()
    table = await found(visit)
    look = looking(visit, table)
    if table.status != "over":
        raise NotOver
    ply = form.number("ply")
    if not 0 <= ply <= table.ply:
        raise Refusal(422, "web-refused-ply", ply=str(ply))
    seat = look.viewer if look.viewer >= 0 else first_asked(table.position(look.viewer, ply))
    visit.spend(visit.site.openings)
    name = visit.person.name or visit.say("web-default-name")
    plan = SeatPlan.of(visit.person.id, name, visit.language)
    again = await visit.site.hall.branch(table.id, ply, seat, plan, form.text("bot", USUAL))
    return visit.go(f"/t/{again.id}")


def first_asked(state: State) -> int:
    """The seat that goes on for somebody who only looked on."""
    actors = state.actors()
    return actors[0] if actors else 0


def last_playable(table: Table) -> int:
    """The last ply from which a finished game can be played on: its end only if it was given up."""
    return table.ply if table.view(SPECTATOR).actors() else table.ply - 1
