"""A server for tests, and the people who visit it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
from httpx2 import Response
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from tests.store.empty import database_in
from wondertable.bots import find_bot
from wondertable.bots.advice import Advice, advise
from wondertable.club.notices.push import new_key
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.review.agenda import Task
from wondertable.review.parts import Choice, Luck, Plan
from wondertable.review.review import part_of
from wondertable.store import Database
from wondertable.table import Hall, Table
from wondertable.web.app import create_app
from wondertable.web.pages import Site
from wondertable.web.settings import Settings, checked

KEY = "a secret key for tests"
PUSH_KEY = new_key()
ORIGIN = "http://testserver"


class FirstThinker:
    """Lets every bot take its first legal action, without a process of its own."""

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        """The first legal action in notation."""
        return game.write(view, seat, view.legal(seat)[0])

    async def advise(self, game: Game, view: State, seat: int) -> Advice:
        """A short thought that is the same for the same view."""
        return advise(find_bot("oracle:60sims", game), game, view, seat, Rng(7))

    async def turn(self) -> None:
        """There is nothing to wait for."""

    async def close(self) -> None:
        """There is nothing to end."""


class QuickReviewer:
    """Reviews in this process, with a few simulations for every thought."""

    def __init__(self) -> None:
        self.lost = 0.0
        """What every answer to an exercise loses."""
        self.asked: list[Task] = []

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        """What comes of a task when little is thought about it."""
        self.asked.append(task)
        quick = msgspec.structs.replace(plan, scan=16, verdict=24, luck=1, draws=2)
        return await asyncio.to_thread(part_of, record, quick, task)

    async def loss(self, game: str, view: bytes, seat: int, best: str, tried: str) -> float:
        """What was laid down."""
        return self.lost

    async def close(self) -> None:
        """There is nothing to end."""


def settings_in(folder: Path, **given: Any) -> Settings:
    """Settings with a database in a folder, and generous limits."""
    return checked(
        {
            "database": f"sqlite:///{folder / 'tables.db'}",
            "secret_key": KEY,
            "requests_per_minute": 100_000,
            "moves_per_minute": 100_000,
            "hints_per_minute": 100_000,
            "words_per_minute": 100_000,
            "tables_per_hour": 100_000,
            "tries_per_minute": 100_000,
            "names_per_hour": 100_000,
            "letters_per_hour": 100_000,
            "push_key": PUSH_KEY,
            "reports_per_hour": 100_000,
            "meetings_per_hour": 100_000,
            **given,
        }
    )


@contextmanager
def house_in(folder: Path, **given: Any) -> Iterator[House]:
    """A running server."""
    settings = settings_in(folder, **{"database": database_in(folder), **given})
    hall = Hall(Database(settings.database), thinker=FirstThinker(), reviewer=QuickReviewer())
    app = create_app(settings, hall)
    with TestClient(app, ORIGIN, raise_server_exceptions=True) as client:
        yield House(app, client)


class House:
    """A server in this process."""

    def __init__(self, app: Starlette, client: TestClient) -> None:
        self.app = app
        self.client = client
        self.site: Site = app.state.site

    def guest(self, name: str = "", language: str = "en") -> Guest:
        """Somebody new; who has a name has been in the lobby already."""
        guest = Guest(self, language)
        if name:
            guest.name = name
            guest.get("/")
        return guest

    def table(self, table_id: str) -> Table:
        """A table of the server."""
        portal = self.client.portal
        assert portal is not None
        return portal.call(self.site.hall.find, table_id)

    def table_that(self, table_id: str, true: Callable[[Table], bool]) -> Table:
        """A table of the server, as soon as something is so."""

        async def waited_for() -> Table:
            while not true(table := await self.site.hall.find(table_id)):
                await asyncio.sleep(0.001)
            return table

        portal = self.client.portal
        assert portal is not None
        return portal.call(waited_for)


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, house: House, language: str) -> None:
        self.house = house
        self.cookies: dict[str, str] = {}
        self.language = language
        self.name = "Ann"

    @property
    def person(self) -> str:
        """The id that the cookie holds."""
        person = self.house.site.identity.person_of(self.cookies["wondertable"])
        assert person is not None
        return person.id

    @property
    def csrf(self) -> str:
        """The token for forms."""
        person = self.house.site.identity.person_of(self.cookies.get("wondertable"))
        return self.house.site.identity.csrf_of(person) if person else ""

    def ask(self, method: str, path: str, **given: Any) -> Response:
        """Sends a request with this person's cookies and keeps those that come back."""
        client = self.house.client
        headers = {"accept-language": self.language, **given.pop("headers", {})}
        if self.cookies and "cookie" not in headers:
            headers["cookie"] = "; ".join(f"{key}={value}" for key, value in self.cookies.items())
        client.cookies.clear()
        answer = client.request(method, path, headers=headers, follow_redirects=False, **given)
        client.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            for key, morsel in SimpleCookie(line).items():
                self.cookies[key] = morsel.value
        return answer

    def get(self, path: str, **given: Any) -> Response:
        """Looks at a page."""
        return self.ask("GET", path, **given)

    def post(self, path: str, data: dict[str, Any] | None = None, **given: Any) -> Response:
        """Sends a form with its token."""
        return self.ask("POST", path, data={"csrf": self.csrf, **(data or {})}, **given)

    def json(self, path: str, data: dict[str, Any] | None = None) -> Response:
        """Sends a form as a script does."""
        return self.post(path, data, headers={"accept": "application/json"})

    def live(self, path: str, **headers: str) -> WebSocketTestSession:
        """Opens a live page."""
        sent = {
            "cookie": "; ".join(f"{key}={value}" for key, value in self.cookies.items()),
            "accept-language": self.language,
            "origin": ORIGIN,
            **headers,
        }
        return self.house.client.websocket_connect(
            path, headers={name: value for name, value in sent.items() if value}
        )

    def against_bot(self, **fields: str) -> str:
        """Opens a first game against a bot in which this person begins; says its id."""
        form = {"name": self.name, "game": "duel", "seat-1": "bot-random", "order": "given"}
        form |= {"duel-wonders": "first-game", "running_score": "on", "spectators": "on"}
        form |= {"hints": "on"}
        return table_of(self.post("/tables", form | fields))

    def with_friend(self, **fields: str) -> str:
        """Opens a table that waits for a friend; says its id."""
        return self.against_bot(**{"seat-1": "friend", **fields})

    def act(self, table_id: str, action: str | None = None, **given: Any) -> Response:
        """Does the first thing that is legal, or a given one."""
        table = self.house.table(table_id)
        seat = table.asked[0]
        view = table.view(seat)
        first = table.game.write(view, seat, view.legal(seat)[0])
        form = {"ply": str(table.ply), "action": action or first, **given}
        return self.json(f"/t/{table_id}/do", form)


def table_of(answer: Response) -> str:
    """The id of the table that an answer leads to."""
    assert answer.status_code == 303, answer.text
    found = re.fullmatch(r"/t/([A-Za-z0-9_-]+)", answer.headers["location"])
    assert found, answer.headers["location"]
    return found[1]


def play_on(house: House, players: list[Guest], table_id: str, plies: int | None = None) -> int:
    """Plays first legal actions by turns until the end, or for some plies; says where it stands."""

    def played(table: Table) -> bool:
        return table.status == "over" or (plies is not None and table.ply >= plies)

    def no_bot_first(table: Table) -> bool:
        return played(table) or not table.seats[table.asked[0]].by_bot

    while not played(table := house.table_that(table_id, no_bot_first)):
        holder = table.seats[table.asked[0]].person
        player = next(player for player in players if player.person == holder)
        answer = player.act(table_id)
        assert answer.status_code == 200, answer.text
    return table.ply
