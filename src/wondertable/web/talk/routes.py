"""What people do with the talk at a table: speak, not hear somebody any more, complain."""

from __future__ import annotations

import re
from typing import Final

from starlette.responses import JSONResponse, Response

from wondertable.club.complaints import LONGEST_NOTE, REASONS, About
from wondertable.core.state import SPECTATOR
from wondertable.table import Table
from wondertable.table.errors import BadWords, NotSeated
from wondertable.table.talking import PHRASES
from wondertable.web.at_table import found, game_name, looking, own_seat
from wondertable.web.names import names_of
from wondertable.web.pages import Handler, Refusal, Visit, local
from wondertable.web.talk import operator
from wondertable.web.talk.model import name_of, words_of

ABOUT: Final = re.compile(r"([ms])([0-9]{1,6})")
"""Words by their number, or a seat by its own."""


async def say(visit: Visit) -> Response:
    """Says a ready phrase, or words, to everybody at the table."""
    form = await visit.form()
    table = await found(visit)
    seat = seat_of(visit, table)
    phrase, words = form.text("phrase"), form.text("words")
    if phrase and phrase not in PHRASES:
        raise Refusal(422, "web-refused-choice", field="phrase")
    if not phrase and not words.strip():
        raise BadWords(1)
    visit.spend(visit.site.words)
    visit.site.bursts.spend(f"{table.id} {visit.person.id}", visit.address)
    await visit.site.quiet.let_speak(visit.person.id, visit.address)
    names = names_of(table.seats, visit.language)
    name = names[seat] if seat >= 0 else visit.person.name or visit.say("web-default-name")
    number = await table.speak(seat, visit.person.id, name, phrase, words)
    if visit.wants_json:
        return JSONResponse({"version": table.version, "said": number})
    query = visit.request.url.query
    return visit.go(f"/t/{table.id}" + (f"?{query}" if query else ""))


def seat_of(visit: Visit, table: Table) -> int:
    """The seat for which somebody speaks, SPECTATOR for who looked on; raises NotSeated."""
    mine = table.seats_of(visit.person.id)
    if mine and table.status == "waiting":
        return mine[0]
    if mine:
        return own_seat(visit, table)
    looking(visit, table)
    if visit.known is None or table.status == "waiting":
        raise NotSeated
    return SPECTATOR


# About somebody.


async def about(visit: Visit) -> Response:
    """The page about words, or about somebody: not to hear them any more, or to complain."""
    table, one = await meant(visit)
    key = visit.request.path_params["about"]
    return visit.page(
        "talk/about.html",
        heading=visit.say("talk-about", name=one.name),
        game=game_name(visit, table),
        name=one.name,
        said=words_of(visit, one.said) if one.said else "",
        path=f"/t/{table.id}",
        about=key,
        muted=one.person in visit.site.quiet.known(visit.person.id).muted,
        reasons=REASONS,
        longest=LONGEST_NOTE,
    )


async def meant(visit: Visit) -> tuple[Table, About]:
    """The table, and whom the address means; only who may look at the table may ask."""
    table = await found(visit)
    if not (table.seats_of(visit.person.id) or table.host == visit.person.id):
        looking(visit, table)
    asked = ABOUT.fullmatch(visit.request.path_params["about"])
    if asked is None or visit.known is None:
        raise Refusal(404, "talk-nobody")
    kind, number = asked[1], int(asked[2])
    if kind == "s":
        if number >= len(table.seats) or table.seats[number].kind != "person":
            raise Refusal(404, "talk-nobody")
        names = names_of(table.seats, visit.language)
        one = About(table.seats[number].person, names[number])
    else:
        said = next((said for said in table.said if said.number == number), None)
        if said is None:
            raise Refusal(404, "talk-nobody")
        one = About(said.person, name_of(visit, table, said), said)
    if one.person in (None, visit.person.id):
        raise Refusal(404, "talk-nobody")
    return table, one


async def mute(visit: Visit) -> Response:
    """Does not hear somebody any more, or hears them again."""
    form = await visit.form()
    table, one = await meant(visit)
    visit.spend(visit.site.words)
    assert one.person is not None
    if form.ticked("on"):
        await visit.site.quiet.mute(visit.person.id, one.person, one.name)
    else:
        await visit.site.quiet.unmute(visit.person.id, one.person)
    return visit.go(f"/t/{table.id}")


async def complain(visit: Visit) -> Response:
    """Tells whoever looks after the server about words, or about somebody."""
    form = await visit.form()
    table, one = await meant(visit)
    reason, note = form.text("reason"), form.text("note", longest=LONGEST_NOTE)
    if reason not in REASONS:
        raise Refusal(422, "web-refused-choice", field="reason")
    visit.spend(visit.site.reports)
    await visit.site.complaints.complain(table, visit.person.id, one, reason, plain(note))
    if form.ticked("mute"):
        await visit.site.quiet.mute(visit.person.id, one.person, one.name)
    return visit.page("talk/told.html", name=one.name, back=visit.site.path(f"/t/{table.id}"))


def plain(note: str) -> str:
    """A note in which nothing is hidden; its lines stay."""
    return "".join(letter for letter in note.strip() if letter.isprintable() or letter == "\n")


# About oneself.


async def switch(visit: Visit) -> Response:
    """Hears what is said at tables, or nothing."""
    form = await visit.form()
    visit.spend(visit.site.words)
    await visit.site.quiet.switch(visit.person.id, on=form.ticked("on"))
    return visit.go(local(form.text("back", "/me#talk", longest=500)))


async def unmute(visit: Visit) -> Response:
    """Hears somebody again, from one's own page."""
    form = await visit.form()
    visit.spend(visit.site.words)
    others = await visit.site.quiet.muted(visit.person.id)
    at = form.number("muted")
    if not 0 <= at < len(others) or others[at].name != form.text("name"):
        raise Refusal(409, "talk-nobody")
    await visit.site.quiet.unmute(visit.person.id, others[at].other)
    return visit.go("/me#talk")


ROUTES: Final[tuple[tuple[str, str, Handler], ...]] = (
    ("POST", "/t/{table}/talk", say),
    ("GET", "/t/{table}/talk/{about}", about),
    ("POST", "/t/{table}/talk/{about}/mute", mute),
    ("POST", "/t/{table}/talk/{about}/complain", complain),
    ("POST", "/me/talk", switch),
    ("POST", "/me/unmute", unmute),
    ("GET", "/operator", operator.show),
    ("GET", "/operator/link/{secret}", operator.offer),
    ("POST", "/operator/link/{secret}", operator.come_in),
    ("POST", "/operator/out", operator.go_out),
    ("POST", "/operator/{complaint}", operator.act),
)
