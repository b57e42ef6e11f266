"""Who may what: every route, for everybody, at tables in every state.

A row is a route, a column is somebody, a cell is the status of the answer. A new route fails the
last test until it has a row in `TABLE` or in `ELSEWHERE`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from anyio.from_thread import BlockingPortal
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from tests.web.guests import FirstThinker, Guest, House, house_in
from tests.web.matrix import CLOSED, ELSEWHERE, OVER, PRIVATE, RUNNING, WAITING
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.state import State
from wondertable.table import SeatPlan, Settings, Table

COLUMNS: Final = ("nobody", "stranger", "moved", "away", "guest", "host")
"""`moved` held a seat that went to another device; a bot plays for `away`."""

SEATS: Final = {"host": 0, "guest": 1, "away": 2}

FORMS: Final[dict[str, dict[str, str]]] = {
    "sit": {"seat": "3", "name": "New"},
    "leave": {"seat": "1"},
    "link": {"seat": "1"},
    "allow-hints": {"hints": "on"},
    "close-seat": {"seat": "3"},
    "open-seat": {"seat": "1"},
    "seat-bot": {"seat": "3", "bot": "random"},
    "hand-over": {"seat": "1"},
    "hand-back": {"seat": "2"},
    "branch": {"ply": "0", "bot": "random"},
    "report": {"words": "odd"},
    "say": {"words": "hello"},
    "talk": {"phrase": "hello"},
    "mute": {"on": "on"},
    "complain": {"reason": "spam"},
    "guide": {"step": "1"},
    "do": {"ply": "0", "action": "one of the seat's own"},
    "hint": {"ply": "0"},
    "retract": {"ply": "0"},
    "undo": {"ply": "0", "to": "0"},
    "learn": {"show": "1"},
    "ask-pause": {"days": "3"},
    "answer-pause": {"number": "1"},
    "answer": {"number": "1", "answer": "agree"},
}
"""What is sent with a verb; seat 1 is the guest's, seat 2 that of who is away, seat 3 the last."""


class Still(FirstThinker):
    """Lets no bot choose, so that nothing changes but by requests."""

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        await asyncio.Event().wait()
        raise AssertionError("nothing sets the event")


class Scenery:
    """A server with people, and a table that is set up again whenever somebody has changed it."""

    def __init__(self, house: House, state: str) -> None:
        self.house = house
        house.site.hall._house.thinker = Still()
        self.state = state
        self.people = {name: house.guest(name.title()) for name in COLUMNS[1:]}
        self.people["nobody"] = house.guest()
        self.second = house.guest("Second")
        self.set_up()

    def plan(self, name: str) -> SeatPlan:
        return SeatPlan.of(self.people[name].person, name.title())

    def set_up(self) -> None:
        call, hall = self.portal.call, self.house.site.hall
        waiting = self.state in ("waiting", "closed")
        last = SeatPlan.free() if waiting else SeatPlan.of(self.second.person, "Last")
        plans = [self.plan("host"), self.plan("guest"), self.plan("away"), last]
        settings = Settings(spectators=self.state != "private", stand_in="random")
        options = {} if waiting else {"teams": "on", "cities": "on", "sides": "day"}
        host = self.people["host"].person
        self.table: Table = call(hall.open, "seven", options, plans, settings, host)
        table = self.table
        secret = call(table.renew_secret, 2)
        if waiting:
            call(table.move_seat, secret, self.people["moved"].person)
            self.secret = call(table.renew_secret, 2)
            call(table.move_seat, self.secret, self.people["away"].person)
        else:
            self.secret = call(table.renew_secret, 3)
            call(table.move_seat, self.secret, self.people["moved"].person)
            call(table.move_seat, self.secret, self.second.person)
            call(table.hand_over, 2, host)
        if self.state in ("over", "closed"):
            call(table.close, host)

    @property
    def portal(self) -> BlockingPortal:
        portal = self.house.client.portal
        assert portal is not None
        return portal

    def status(self, name: str, method: str, route: str) -> str:
        """What somebody is answered; whoever is refused has changed nothing."""
        guest, before = self.people[name], self.table.version
        if name == "nobody":
            guest.cookies.clear()
        path = route.format(
            table=self.table.id,
            secret=self.secret,
            deed="close",
            seat="1",
            about="s1",
            name="report-20260101-" + "0" * 32 + ".json",
        )
        if method == "LIVE":
            return live(guest, path)
        form = dict(FORMS.get(route.rpartition("/")[2], {}))
        if form.get("action"):
            form["action"] = self.action(SEATS.get(name, 0))
        if method == "GET":
            answer = guest.get(path, headers={"accept": "application/json"})
        else:
            answer = guest.json(path, form)
        if answer.status_code < 400 and method == "POST":
            self.set_up()
        elif method == "POST":
            assert self.table.version == before, (name, method, route)
        return str(answer.status_code)

    def action(self, seat: int) -> str:
        if self.state not in ("running", "private"):
            return "x"
        view = self.table.view(seat)
        return self.table.game.write(view, seat, view.legal(seat)[0])


def live(guest: Guest, path: str) -> str:
    """Whether a live page is let in."""
    try:
        with guest.live(path + "?on=game"):
            return "101"
    except WebSocketDisconnect as error:
        return str(error.code)


def rows_of(text: str) -> dict[tuple[str, str], list[str]]:
    """The rows of a matrix."""
    rows = {}
    for line in text.strip().splitlines():
        method, path, *cells = line.split()
        rows[method, path] = cells
    return rows


TABLE: Final = {
    "waiting": WAITING,
    "running": RUNNING,
    "private": PRIVATE,
    "over": OVER,
    "closed": CLOSED,
}


@pytest.mark.parametrize("state", TABLE)
def test_everybody_may_what_the_matrix_says(tmp_path: Path, state: str) -> None:
    expected = rows_of(TABLE[state])
    with house_in(tmp_path) as house:
        scenery = Scenery(house, state)
        found = {
            (method, path): [scenery.status(name, method, path) for name in COLUMNS]
            for method, path in expected
        }
    told = "\n".join(
        f"{method:5}{path:28}" + "".join(f"{cell:>7}" for cell in cells)
        for (method, path), cells in found.items()
    )
    assert found == expected, told


BOX_FORMS: Final = {
    "/play": {"name": "Ann"},
    "/tables": {"name": "Ann", "game": "duel"},
    "/start": {"name": "Ann", "preset": "duel.bot"},
    "/again": {"name": "Ann"},
    "/guide": {"game": "duel"},
    "/language": {"language": "hu"},
    "/tournaments": {"game": "duel", "title": "Cup", "kind": "swiss"},
    "/tournaments/{tournament}/join": {"name": "Ann"},
    "/tournaments/{tournament}/remove": {"number": "0"},
    "/me/keep": {"name": "Kept"},
    "/me/unmute": {"muted": "0"},
    "/library/collect": {"table": "none", "on": "on"},
    "/library/bring": {"words": "no record"},
    "/operator/{complaint}": {"do": "dismiss"},
    "/me/notices": {"pace": "once", "hour": "18", "zone": "UTC"},
    "/me/notices/device": {"endpoint": "https://127.0.0.1/x", "key": "x", "auth": "x"},
    "/me/notices/address": {"address": "ann@example.org"},
    "/me/holiday": {"days": "3", "ahead": "0"},
    "/sign-in": {"way": "ABCDE FGHJK"},
    "/seek": {"game": "duel", "name": "Ann", "clock-game-10": "on"},
    "/friends/name": {"name": "Ann"},
    "/friends/{verb}": {"who": "x"},
    "/befriend/{secret}": {"name": "Ann"},
    "/challenge": {"game": "duel", "who": "x", "name": "Ann"},
    "/box": {"game": "duel"},
    "/box/{box}/enter": {"typed": "law, agriculture, strategy, masonry, math", "ply": "0"},
    "/box/{box}/undo": {"ply": "5"},
    "/box/{box}/hint": {"ply": "0"},
}


def test_everybody_may_elsewhere_what_the_matrix_says(house: House) -> None:
    expected = rows_of(ELSEWHERE)
    owner, stranger, nobody = house.guest("Ann"), house.guest("Eve"), house.guest()
    box = owner.post("/box", {"game": "duel"}).headers["location"].removeprefix("/box/")
    answer = owner.post("/tournaments", {"game": "duel", "title": "Cup", "kind": "swiss"})
    tournament = answer.headers["location"].removeprefix("/tournaments/")
    for _ in range(3):
        owner.post(f"/tournaments/{tournament}/bot", {"bot": "random"})
    found: dict[tuple[str, str], list[str]] = {}
    for method, route in expected:
        names = {"tournament": tournament, "form": "results.json", "secret": "x", "challenge": "x"}
        names["verb"] = "accept"
        names["complaint"] = "none"
        names |= {"verb": "accept", "token": "nonsense"}
        path = route.format(box=box, game="duel", language="en", person="nobody", **names)
        found[method, route] = cells = []
        for guest in (nobody, stranger, owner):
            nobody.cookies.clear()
            if method == "LIVE":
                cells.append(live(guest, path))
                continue
            answer = guest.json(path, BOX_FORMS.get(route)) if method == "POST" else guest.get(path)
            cells.append(str(answer.status_code))
    told = "\n".join(
        f"{method:5}{path:32}" + "".join(f"{cell:>7}" for cell in cells)
        for (method, path), cells in found.items()
    )
    assert found == expected, told


def test_every_route_stands_in_the_matrix(house: House) -> None:
    routes = set()
    for route in house.app.routes:
        if isinstance(route, WebSocketRoute):
            routes.add(("LIVE", route.path))
        if isinstance(route, Route):
            routes |= {(method, route.path) for method in route.methods or () if method != "HEAD"}
    rows = {row for text in TABLE.values() for row in rows_of(text)}
    for text in TABLE.values():
        assert set(rows_of(text)) == rows
    verbs = {row for row in rows if row not in routes}
    assert all(method == "POST" and path.count("/") == 3 for method, path in verbs)
    assert routes - {("POST", "/t/{table}/{verb}")} == (rows - verbs) | set(rows_of(ELSEWHERE))
