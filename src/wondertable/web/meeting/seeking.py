"""Play with anybody: what one wants, the page on which one waits, and what it is told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from math import isinf
from typing import Any, Final

from anyio import create_task_group
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from wondertable.club.meeting.seekers import Place
from wondertable.club.meeting.wishes import ANYBODY, COMPUTER, SPANS, WIDER, Wish, reach
from wondertable.club.outcome import pace_of
from wondertable.core.errors import WondertableError
from wondertable.core.game import Game
from wondertable.web.games import PAGES
from wondertable.web.limits import Limit, TooOften
from wondertable.web.live import (
    LAST_VERSION,
    MESSAGE_SECONDS,
    MESSAGES,
    Endpoint,
    endpoint,
    farewell,
    going,
    send,
)
from wondertable.web.meeting.parts import (
    TIMED,
    clock_choices,
    game_asked,
    game_choices,
    one_of,
    options_for_strangers,
    region,
)
from wondertable.web.offered import Choice, offered
from wondertable.web.pages import Form, Refusal, Site, Visit

ANY: Final = "any"
USUAL_CLOCKS: Final = ("game-10", "game-20")
RATED: Final[dict[str, tuple[bool, ...]]] = {
    "any": (True, False),
    "no": (False,),
    "yes": (True,),
}
LOOK: Final = 2.0
"""Seconds until a page that waits is looked at again."""


@dataclass(frozen=True)
class Waiting:
    """How the search of somebody stands, in words."""

    game: str
    terms: tuple[str, ...]
    art: str
    others: int
    least: int
    """The range of strengths; 0 and 0 where anybody will do."""
    most: int
    grows: bool
    bots: bool
    wider: int = int(WIDER)
    """After so many seconds the range grows."""
    anybody: int = int(ANYBODY) // 60
    """After so many minutes anybody will do."""


async def show(visit: Visit) -> Response:
    """The form for who does not wait; the waiting page; or the table that was found."""
    seekers = visit.site.meeting.seekers
    place = await seekers.place_of(visit.person.id) if visit.known else None
    if place is None:
        return visit.page("meeting/seek.html", **form_of(visit, game_asked(visit)))
    if place.row.table_id is not None:
        await seekers.arrived(visit.person.id)
        return visit.go(f"/t/{place.row.table_id}")
    await seekers.pair()
    return visit.page(
        "meeting/waiting.html",
        regions={"seek-now": drawn(visit, place)},
        live_url=visit.site.path("/seek/live"),
        version=0,
    )


def form_of(visit: Visit, game: Game) -> dict[str, Any]:
    """What can be chosen."""
    return {
        "game": game.name,
        "games": game_choices(visit),
        "counts": tuple(game.seats) if len(game.seats) > 1 else (),
        "options": options_for_strangers(visit, game),
        "clocks": clock_choices(visit, TIMED),
        "usual_clocks": USUAL_CLOCKS,
        "rated": [Choice(key, visit.say(f"meet-rated-{key}")) for key in RATED],
        "spans": [
            Choice(str(span), visit.say("meet-span", span=span) if span else visit.say("meet-any"))
            for span in SPANS
        ],
        "minute": int(COMPUTER),
        "name": visit.person.name or visit.say("web-default-name"),
    }


async def seek(visit: Visit) -> Response:
    """Begins to wait."""
    form = await visit.form()
    game = offered(form.text("game"))
    wish = wish_of(form, game)
    name = visit.named(form.text("name"))
    visit.spend(visit.site.meetings)
    await visit.site.meeting.seekers.seek(
        visit.person.id,
        name,
        visit.language,
        game.name,
        wish,
        clocks=tuple(TIMED.values()),
        house=visit.site.identity.veiled(visit.address),
    )
    answer = visit.go("/seek")
    visit.remember_name(answer, name)
    return answer


async def leave(visit: Visit) -> Response:
    """Waits no more."""
    await visit.form()
    await visit.site.meeting.seekers.leave(visit.person.id)
    return visit.go("/seek")


def wish_of(form: Form, game: Game) -> Wish:
    """What the form wants; an option that it does not name is as usual."""
    options = {}
    for option in game.options:
        value = form.text(f"option-{option.name}", option.default)
        options[option.name] = option.values if value == ANY else (value,)
    clocks = tuple(clock for key, clock in TIMED.items() if form.ticked(f"clock-{key}"))
    if not clocks:
        raise Refusal(422, "meet-refused-clock")
    return Wish(
        seats_of(form, game),
        options,
        clocks,
        RATED[one_of(form, "rated", RATED, "any")],
        int(one_of(form, "span", map(str, SPANS), "0")),
        form.ticked("bots"),
    )


def seats_of(form: Form, game: Game) -> tuple[int, ...]:
    """How many may play: all numbers from the least to the most."""
    if len(game.seats) == 1:
        return tuple(game.seats)
    least = form.number("least") if "least" in form.fields else game.seats[0]
    most = form.number("most") if "most" in form.fields else game.seats[-1]
    seats = tuple(count for count in game.seats if min(least, most) <= count <= max(least, most))
    if not seats:
        raise Refusal(422, "web-refused-choice", field="least")
    return seats


def drawn(visit: Visit, place: Place) -> str:
    """The part of the waiting page that changes."""
    return region(visit, "meeting/seek-now.html", waiting=waiting_of(visit, place))


def waiting_of(visit: Visit, place: Place) -> Waiting:
    """How a search stands."""
    row, wish = place.row, place.wish
    waited = visit.site.hall.house.now() - row.since
    wide = reach(wish.span, waited)
    strengths = [row.strengths[pace_of(clock)] for clock in wish.clocks]
    return Waiting(
        visit.say(f"game-{row.game}"),
        tuple(terms_in(visit, row.game, wish)),
        PAGES[row.game].art,
        place.others,
        0 if isinf(wide) else round(min(strengths) - wide),
        0 if isinf(wide) else round(max(strengths) + wide),
        grows=not isinf(wide),
        bots=wish.bots,
    )


def terms_in(visit: Visit, game: str, wish: Wish) -> list[str]:
    """What somebody waits for, in words; what is as usual is not said."""
    words = []
    if len(offered(game).seats) > 1:
        least, most = wish.seats[0], wish.seats[-1]
        words.append(
            visit.say("web-plan-players", count=most)
            if least == most
            else visit.say("meet-players", least=least, most=most)
        )
    keys = {clock: key for key, clock in TIMED.items()}
    words += [visit.say(f"web-clock-{keys[clock]}") for clock in wish.clocks if clock in keys]
    if wish.rated != RATED["any"]:
        words.append(visit.say("meet-rated-yes" if wish.rated[0] else "meet-rated-no"))
    for option in options_for_strangers(visit, offered(game)):
        chosen, usual = wish.options[option.name], option.values[0].value
        if len(chosen) == 1 and chosen[0] != usual:
            words += [one.label for one in option.values if one.value == chosen[0]]
    return words


# Kept up to date.


def live(site: Site) -> Endpoint:
    """The endpoint of pages that wait for others."""

    async def serve(visit: Visit, websocket: WebSocket) -> None:
        await websocket.accept()
        await Page(visit, websocket).serve()

    return endpoint(site, serve)


class Page:
    """A waiting page that somebody has open; while it is, they stay in the queue."""

    def __init__(self, visit: Visit, websocket: WebSocket) -> None:
        self.visit = visit
        self.websocket = websocket
        self.woken = asyncio.Event()
        self.ended = False
        self.sent = ""

    async def serve(self) -> None:
        """Tells how the search stands until somebody is found, or the page is gone."""
        seekers = self.visit.site.meeting.seekers
        seekers.watch(self.woken, self.visit.person.id)
        try:
            async with create_task_group() as tasks:
                tasks.start_soon(self.listen)
                await self.push_all()
                tasks.cancel_scope.cancel()
        finally:
            seekers.unwatch(self.woken)
        await farewell(self.websocket)

    async def listen(self) -> None:
        """Reads what the page says until it says nothing more, or too much."""
        limit = Limit(MESSAGES, MESSAGE_SECONDS)
        try:
            while True:
                await self.websocket.receive_text()
                limit.spend("")
        except (WebSocketDisconnect, TooOften, KeyError, RuntimeError):
            self.ended = True
            self.woken.set()

    async def push_all(self) -> None:
        """Looks again and again."""
        while not self.ended and not self.visit.site.hall.house.closing:
            try:
                if await self.push():
                    return
            except (WebSocketDisconnect, TimeoutError, RuntimeError, WondertableError):
                return
            try:
                await asyncio.wait_for(self.woken.wait(), LOOK)
            except TimeoutError:
                continue
            self.woken.clear()

    async def push(self) -> bool:
        """Sends what the page does not show yet; says whether it is sent elsewhere."""
        visit = self.visit
        out = visit.is_signed_out(visit.person)
        place = None if out else await visit.site.meeting.seekers.place_of(visit.person.id)
        if place is None or place.row.table_id is not None:
            await send(self.websocket, going(visit, "/seek", LAST_VERSION))
            return True
        html = drawn(visit, place)
        if html != self.sent:
            self.sent = html
            await send(self.websocket, {"version": 0, "regions": {"seek-now": html}})
        return False
