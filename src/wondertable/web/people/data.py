"""The section of what is stored of somebody: to be taken along, or deleted."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from starlette.responses import Response

from wondertable.store.belongings import count, everything_of
from wondertable.web.asking import Question, asked
from wondertable.web.pages import Visit
from wondertable.web.people.devices import gone
from wondertable.web.people.parts import part


async def draw(visit: Visit) -> str:
    """What one can do about all that is stored."""
    return part(visit, "people/data.html")


async def export(visit: Visit) -> Response:
    """Everything that is stored of somebody, without the secrets of games that go on."""
    visit.spend(visit.site.namings)
    found = await visit.site.hall.house.store(everything_of, visit.person.id)
    tables = {str(row["table_id"]) for row in found.get("seats", [])}
    told = {
        "format": "wondertable-person/1",
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "name": visit.person.name,
        "records": sorted(visit.address_of(f"/t/{table}/record") for table in tables),
        "stored": found,
    }
    return Response(
        msgspec.json.format(msgspec.json.encode(told), indent=1),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="wondertable-me.json"'},
    )


async def ask_to_delete(visit: Visit) -> Response:
    """The question before everything is deleted."""
    found = await visit.site.hall.house.store(count, visit.person.id)
    follows = [visit.say("people-delete-running"), visit.say("people-delete-finished")]
    if visit.kept is not None:
        follows.insert(0, visit.say("people-delete-name", name=visit.person.name))
    if any(table not in ("tables", "seats", "people") for table in found):
        follows.append(visit.say("people-delete-own"))
    follows.append(visit.say("web-ask-cannot-undo"))
    question = Question(
        "people-delete-asks", tuple(follows), "people-delete-yes", "delete", at_table=False
    )
    return asked(visit, question, "/me", "/me")


async def delete(visit: Visit) -> Response:
    """Deletes all that is stored of somebody, and lets the browser be nobody's."""
    await visit.form()
    visit.spend(visit.site.namings)
    await visit.site.names.delete(visit.person.id)
    return gone(visit, "/?told=forgotten")
