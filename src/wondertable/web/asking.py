"""Questions before something is lost: what follows, a way back, and a form that does it.

They are pages, so that they work without scripts; `static/ask.js` shows the same in a dialog.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from starlette.responses import Response

from wondertable import text
from wondertable.core.errors import GameOver
from wondertable.table import Table
from wondertable.table.errors import NotHost, OthersSeated, SeatFixed, TableOver
from wondertable.web.at_table import found, game_name, lifted, own_seat
from wondertable.web.names import bot_name, names_of
from wondertable.web.pages import Refusal, Visit, whole


@dataclass(frozen=True)
class Question:
    """A question: the message that asks, what follows, and what a yes does."""

    asks: str
    follows: tuple[str, ...]
    """Sentences of the reader's language."""
    yes: str
    does: str
    """The verb of the form, with its query."""
    at_table: bool = True
    """Whether one is at the table afterwards, too."""
    fields: dict[str, str] = field(default_factory=dict)


async def ask(visit: Visit) -> Response:
    """The question before a deed at a table."""
    table = await found(visit)
    deed = visit.request.path_params["deed"]
    if deed not in QUESTIONS:
        raise Refusal(404, "web-status-reason", status=404)
    question = QUESTIONS[deed](visit, table)
    path = f"/t/{table.id}"
    seat = lifted(visit)
    back = path + ("" if seat is None else f"?as={seat}") if question.at_table else "/"
    return asked(visit, question, path, back)


def asked(visit: Visit, question: Question, path: str, back: str) -> Response:
    """The page of a question."""
    return visit.page(
        "pages/ask.html",
        question=question,
        action=visit.site.path(f"{path}/{question.does}"),
        back=visit.site.path(back),
    )


def resigning(visit: Visit, table: Table) -> Question:
    """Whether to give the game up."""
    seat = own_seat(visit, table)
    if table.status not in ("running", "paused"):
        raise GameOver(str(seat), table.ply)
    names = names_of(table.seats, visit.language)
    if len(names) > 2:
        bot = bot_name(visit.language, table.settings.stand_in)
        follows = [
            visit.say("web-ask-resign-played", bot=bot),
            visit.say("web-ask-resign-back"),
        ]
    else:
        follows = [
            visit.say("web-ask-resign-lost", winner=names[1 - seat]),
            visit.say("web-ask-cannot-undo"),
        ]
    shared = "" if lifted(visit) is None else f"?as={seat}"
    return Question("web-ask-resign", tuple(follows), "web-ask-resign-yes", f"resign{shared}")


def closing(visit: Visit, table: Table) -> Question:
    """Whether to end the game for all, or the table before it has begun."""
    only_host(visit, table)
    if table.status == "over":
        raise TableOver
    names = names_of(table.seats, visit.language)
    others = [names[seat] for seat in table.others(visit.person.id)]
    if table.status == "waiting":
        follows = [visit.say("web-ask-shut-all")]
        if others:
            told = text.listed(visit.language, others)
            follows.append(visit.say("web-ask-shut-told", names=told))
        return Question("web-ask-shut", tuple(follows), "web-ask-shut-yes", "close")
    follows = [visit.say("web-ask-close-alone")]
    if others:
        everybody = text.listed(visit.language, names)
        follows = [
            visit.say("web-ask-close-all", names=everybody),
            visit.say("web-ask-close-told"),
        ]
    follows.append(visit.say("web-ask-close-kept"))
    return Question("web-ask-close", tuple(follows), "web-ask-close-yes", "close")


def leaving(visit: Visit, table: Table) -> Question:
    """Whether to leave a seat before the game has begun."""
    seat = whole(visit.request.query_params.get("seat", "")[:4])
    if seat is None:
        raise Refusal(422, "web-refused-number", field="seat")
    if table.status != "waiting" or seat not in table.seats_of(visit.person.id):
        raise SeatFixed(str(seat))
    follows = (visit.say("web-ask-leave-free"), visit.say("web-ask-leave-back"))
    fields = {"seat": str(seat)}
    return Question("web-ask-leave", follows, "web-ask-leave-yes", "leave", fields=fields)


def deleting(visit: Visit, table: Table) -> Question:
    """Whether to delete a table at which nobody else sits."""
    only_host(visit, table)
    if table.others(visit.person.id):
        raise OthersSeated
    names = names_of(table.seats, visit.language)
    others = [name for name, seat in zip(names, table.seats, strict=True) if seat.kind == "bot"]
    title = game_name(visit, table)
    if others:
        listed = text.listed(visit.language, others)
        title = visit.say("web-table-with", game=title, names=listed)
    follows = [visit.say("web-ask-delete-gone", title=title)]
    if table.status in ("running", "paused"):
        follows.append(visit.say("web-ask-delete-running"))
    follows += [visit.say("web-ask-cannot-undo"), visit.say("web-ask-delete-hide")]
    yes = "web-ask-delete-yes"
    return Question("web-ask-delete", tuple(follows), yes, "delete", at_table=False)


def only_host(visit: Visit, table: Table) -> None:
    """Refuses everybody but the host."""
    if table.host != visit.person.id:
        raise NotHost


QUESTIONS: Final[dict[str, Callable[[Visit, Table], Question]]] = {
    "resign": resigning,
    "close": closing,
    "leave": leaving,
    "delete": deleting,
}
"""What is asked about before it is done."""
