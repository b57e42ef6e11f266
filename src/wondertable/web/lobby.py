"""The first page: what waits, what can be played, one's own tables and those of others."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from babel.dates import format_timedelta
from starlette.responses import Response

from wondertable import text
from wondertable.bots import USUAL
from wondertable.core.errors import WondertableError
from wondertable.core.state import SPECTATOR
from wondertable.table import Summary, Table
from wondertable.table.errors import DamagedTable, UnknownTable
from wondertable.table.settings import SERIES
from wondertable.web.at_table import TABLE_ID
from wondertable.web.games import PAGES
from wondertable.web.library.lines import lines_of
from wondertable.web.meeting import challenges
from wondertable.web.names import bot_name, levels_of, names_of
from wondertable.web.offered import (
    AT_END,
    CLOCKS,
    LADDER,
    OFFERED,
    Choice,
    bot_choices,
    game_choice,
)
from wondertable.web.pages import Refusal, Visit, local
from wondertable.web.plans import HINTS, PRESETS, TALK, remembered, words_of
from wondertable.web.previews import of_site
from wondertable.web.puzzles.home import card_of
from wondertable.web.scenes import log_of

TOLD: Final = ("deleted", "gone", "nowhere", "out", "forgotten")
"""What the lobby tells somebody who was sent here."""
MOST_NAMED: Final = 3
"""So many others are named in the title of a table; of more only the first ones."""
LOOKED_INTO: Final = 20
"""So many own tables are asked whose turn it is."""


# What the page shows.


@dataclass(frozen=True)
class Press:
    """Something that one press opens."""

    value: str
    title: str
    about: str
    drawing: str


@dataclass(frozen=True)
class Deed:
    """Something to be done about a table, which is asked about first."""

    label: str
    query: str


@dataclass(frozen=True)
class Row:
    """A table in a list."""

    id: str
    game: str
    title: str
    about: str
    mark: str
    said: str
    """What happened last, or who is waited for."""
    mine: bool
    turn: bool
    over: bool
    won: bool
    waiting: bool
    deeds: tuple[Deed, ...]


async def home(visit: Visit) -> Response:
    """The lobby."""
    hall = visit.site.hall
    own = await hall.of_person(visit.person.id) if visit.known else []
    aside = await hall.of_person(visit.person.id, hidden=True) if visit.known else []
    mine = {table.id for table in (*own, *aside)}
    apart = await visit.site.meeting.friends.apart_from(visit.person.id) if visit.known else set()
    others = [
        table
        for table in await hall.open_tables()
        if table.id not in mine and table.game in OFFERED and table.host not in apart
    ]
    going, damaged = await looked_into(visit, own)
    bots = bot_choices(visit)
    rows = [row_of(visit, one, going.get(one.id), damaged=one.id in damaged) for one in own]
    hidden = [row_of(visit, table) for table in aside]
    query = visit.request.query_params
    just_hidden, told = query.get("hidden", ""), query.get("told", "")
    played = {table.game for table in (*own, *aside) if any(table.ranks)}
    last = remembered(visit)
    chosen = await visit.site.library.of_day()
    return visit.page(
        "lobby/lobby.html",
        preview=of_site(visit),
        name=visit.person.name or visit.say("web-default-name"),
        games=[game_choice(visit.language, game) for game in OFFERED.values()],
        bots=bots,
        ladder=[bot for bot in bots if bot.id in LADDER],
        others=[bot for bot in bots if bot.id not in LADDER],
        favourite=USUAL,
        art={name: PAGES[name].art for name in OFFERED},
        pictures={name: PAGES[name].picture for name in OFFERED},
        most_seats=max(game.seats[-1] for game in OFFERED.values()),
        clocks=[Choice(key, visit.say(f"web-clock-{key}")) for key in CLOCKS],
        ends=[Choice(key, visit.say(f"web-at-end-{key}")) for key in AT_END],
        series=SERIES,
        hints=[Choice(key, visit.say(f"web-hints-{key}")) for key in HINTS],
        game_of_day=next(iter(await lines_of(visit, [chosen])), None) if chosen else None,
        talks=[Choice(key, visit.say(f"web-talk-{key}")) for key in TALK],
        firsts=[name for name in OFFERED if PAGES[name].first_game],
        played=played,
        presets=[press(visit, value) for value in PRESETS],
        last=words_of(visit, last) if last else "",
        unfolded="new" in query,
        hidden=hidden,
        just_hidden=next((row for row in hidden if row.id == just_hidden), None),
        told=visit.say(f"web-{told}-now") if told in TOLD else "",
        turns=[row for row in rows if row.turn],
        running=[row for row in rows if not row.over and not row.turn],
        finished=[row for row in rows if row.over],
        challenges=await challenges.drawn(visit),
        open_tables=[row_of(visit, table) for table in others],
        card=await card_of(visit),
    )


async def looked_into(visit: Visit, own: Sequence[Summary]) -> tuple[dict[str, Table], set[str]]:
    """The running tables of this person by their ids, and those that cannot be opened."""
    going, damaged = {}, {table.id for table in own if table.game not in OFFERED}
    for summary in [table for table in own if table.status == "running"][:LOOKED_INTO]:
        try:
            table = await visit.site.hall.look(summary)
        except DamagedTable as error:
            visit.explain(error)
            damaged.add(summary.id)
        except UnknownTable:  # deleted a moment ago
            continue
        else:
            going[table.id] = table
    return going, damaged


def press(visit: Visit, value: str) -> Press:
    """A preset in the words of the reader."""
    game, preset = PRESETS[value]
    bots = [bot_name(visit.language, seat) for seat in preset.seats if seat in visit.site.hall.bots]
    said = f"web-{game}-preset-{preset.id}"
    return Press(
        value,
        visit.say(said, bot=bots[0] if bots else ""),
        visit.say(f"{said}-about"),
        preset.drawing,
    )


def row_of(
    visit: Visit, table: Summary, going: Table | None = None, *, damaged: bool = False
) -> Row:
    """A table in the words of the reader; more is known of one that goes on."""
    person = visit.person.id
    names = names_of(table.seats, visit.language)
    turn = going is not None and bool(set(going.asked) & set(going.seats_of(person)))
    age = max(1, int(time.time() - table.updated))
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    return Row(
        id=table.id,
        game=table.game if table.game in OFFERED else next(iter(OFFERED)),
        title=title_of(visit, table, names),
        about=format_timedelta(-age, add_direction=True, locale=visit.language, threshold=1.2),
        mark=visit.say("web-is-damaged") if damaged else mark_of(visit, table, names),
        said=said_of(visit, going, names, turn=turn) if going and not damaged else "",
        mine=any(seat.person == person for seat in table.seats) or table.host == person,
        turn=turn,
        over=table.status == "over",
        won=any(table.seats[seat].person == person for seat in winners),
        waiting=table.status == "waiting",
        deeds=() if damaged else tuple(deeds_of(visit, table)),
    )


def title_of(visit: Visit, table: Summary, names: Sequence[str]) -> str:
    """The game, and who else plays it."""
    others = [
        name
        for name, seat in zip(names, table.seats, strict=True)
        if seat.kind in ("person", "bot") and seat.person != visit.person.id
    ]
    game = visit.say(f"game-{table.game}") if table.game in OFFERED else table.game
    if not others:
        return game
    levels = {level for level in levels_of(table.seats, visit.language) if level}
    told = f" ({levels.pop()})" if len(levels) == 1 else ""
    if len(others) > MOST_NAMED:
        first = ", ".join(others[: MOST_NAMED - 1])
        rest = len(others) - MOST_NAMED + 1
        return visit.say("web-table-many", game=game, names=first, count=rest) + told
    return visit.say("web-table-with", game=game, names=text.listed(visit.language, others)) + told


def said_of(visit: Visit, table: Table, names: Sequence[str], *, turn: bool) -> str:
    """What happened last, for who is to play; else who is waited for."""
    mine = table.seats_of(visit.person.id)
    if not turn:
        asked = [names[seat] for seat in table.asked]
        listed = text.listed(visit.language, asked)
        return visit.say("web-waits-for", names=listed) if asked else ""
    chosen = [names[seat] for seat in table.laid if seat not in mine]
    if chosen:
        listed = text.listed(visit.language, chosen)
        return visit.say("web-have-chosen", names=listed, count=len(chosen))
    # Who shares a screen is told only what everybody knows: somebody else may sit before it.
    viewer = mine[0] if len(mine) == 1 else SPECTATOR
    log = log_of(table, viewer, visit.language)
    lines = [line.text for line in log if line.seat is not None and line.seat not in mine]
    return lines[-1] if lines else visit.say("web-just-begun")


def deeds_of(visit: Visit, table: Summary) -> list[Deed]:
    """What somebody may want to do about a table of theirs, beside playing."""
    person = visit.person.id
    mine = [seat.number for seat in table.seats if seat.person == person and seat.kind == "person"]
    alone = all(seat.person in (None, person) for seat in table.seats)
    host = table.host == person
    deeds = []
    if table.status == "waiting" and mine and not host:
        deeds.append(Deed(visit.say("web-ask-leave-yes"), f"leave?seat={mine[0]}"))
    if table.status in ("running", "paused") and len(mine) == 1:
        deeds.append(Deed(visit.say("web-resign"), "resign"))
    if host and not alone and table.status != "over":
        waits = table.status == "waiting"
        deeds.append(Deed(visit.say("web-ask-shut-yes" if waits else "web-end-table"), "close"))
    if host and alone:
        deeds.append(Deed(visit.say("web-delete-table"), "delete"))
    return deeds


def mark_of(visit: Visit, table: Summary, names: Sequence[str]) -> str:
    """How a table stands, in a word or two."""
    if table.status == "waiting":
        free = sum(seat.kind == "open" for seat in table.seats)
        return visit.say("web-seats-free", count=free)
    if table.status != "over":
        return visit.say(f"web-is-{table.status}")
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    if not winners:
        return visit.say("web-is-closed")
    if any(table.seats[seat].person == visit.person.id for seat in winners):
        return visit.say("web-you-won")
    return visit.say("web-they-won", names=text.listed(visit.language, [names[w] for w in winners]))


# What the page does.


async def join(visit: Visit) -> Response:
    """Goes to a table of which somebody has the link, or only its end."""
    named = visit.request.query_params.get("table", "")[:500].strip()
    parts = [part for part in re.split(r"[/?#]", named.partition("/t/")[2] or named) if part]
    found = parts[0] if parts else ""
    return visit.go(f"/t/{found}" if TABLE_ID.fullmatch(found) else "/?told=nowhere")


async def delete(visit: Visit) -> Response:
    """Deletes a table of one's own."""
    await visit.form()
    await visit.site.hall.delete(visit.request.path_params["table"], visit.person.id)
    return visit.go("/?told=deleted")


async def hide(visit: Visit) -> Response:
    """Takes a table out of one's own list; the lobby offers the way back."""
    await visit.form()
    table_id = visit.request.path_params["table"]
    await visit.site.hall.hide(table_id, visit.person.id)
    return visit.go(f"/?hidden={table_id}")


async def unhide(visit: Visit) -> Response:
    """Brings a table back into one's own list."""
    await visit.form()
    await visit.site.hall.unhide(visit.request.path_params["table"], visit.person.id)
    return visit.go("/")


async def change_language(visit: Visit) -> Response:
    """Changes the language and comes back."""
    form = await visit.form()
    language = form.text("language")
    if language not in text.LANGUAGES:
        raise Refusal(422, "web-refused-choice", field="language")
    back = local(form.text("back", "/", longest=500))
    table = re.match(r"/t/([A-Za-z0-9_-]+)", back)
    if table is not None:
        await tell_language(visit, table[1], language)
    answer = visit.go(back)
    visit.remember_language(answer, language)
    return answer


async def tell_language(visit: Visit, table_id: str, language: str) -> None:
    """Lets a table know the language of one's seats there; it is no matter if it cannot."""
    with suppress(WondertableError):
        await visit.site.hall.set_language(table_id, visit.person.id, language)
