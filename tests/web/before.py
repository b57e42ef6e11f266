"""What a server of an earlier commit left: `before.sql.gz`, and in `before.json` who was there.

It was made by this file with the code of e3bf425, the last commit before the rooms were built anew:

    PYTHONPATH=EARLIER/src:EARLIER python tests/web/before.py tests/web

where EARLIER is a clone of that commit. Only what that commit has too may be imported here.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import itertools
import json
import re
import sqlite3
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from starlette.testclient import TestClient

from tests.table.typing import BABEL, DUEL, SEVEN, original, typed_lines
from tests.web.guests import ORIGIN, FirstThinker, Guest, House, settings_in, table_of
from wondertable.core.game import Game
from wondertable.core.record import Record
from wondertable.core.state import State
from wondertable.store import Database
from wondertable.table import Hall, Table
from wondertable.web.app import create_app

NEVER: Final = 10_000
"""More plies than any game has."""
BEGUN: Final = 1_790_000_000
FORMS: Final[dict[str, dict[str, str]]] = {
    "duel against the computer": {"game": "duel", "seat-1": "bot-greedy"},
    "duel of two, over": {"game": "duel", "duel-wonders": "first-game"},
    "duel that waits": {"game": "duel", "listed": "on"},
    "duel that was given up": {"game": "duel"},
    "seven with Cities": {
        "game": "seven",
        "seven-cities": "on",
        "seven-open_hands": "off",
        "seat-2": "bot-greedy",
        "clock": "game-20",
        "at_end": "bot",
    },
    "seven in teams": {
        "game": "seven",
        "seven-players": "4",
        "seven-cities": "on",
        "seven-teams": "on",
        "seat-2": "bot-greedy",
        "seat-3": "bot-random",
        "team_talk": "on",
    },
    "seven at one screen, over": {
        "game": "seven",
        "seat-1": "here",
        "name-1": "Cleo",
        "seat-2": "bot-random",
    },
    "babel at one screen": {
        "game": "babel",
        "seat-1": "here",
        "name-1": "Cleo",
        "seat-2": "bot-greedy",
        "babel-two_coloured": "on",
        "babel-bluff": "on",
        "clock": "move-day",
    },
    "babel with an absent player, paused": {"game": "babel", "seat-2": "bot-greedy"},
    "babel, over": {"game": "babel", "babel-action_cards": "off", "seat-2": "bot-random"},
}
PLIES: Final = {"duel against the computer": 30, "seven with Cities": 9, "seven in teams": 12}
"""How far tables were played that were not over; others as far as `FEW`."""
FEW: Final = 14
LINES: Final = 12
"""How much was written down of games from the box; so much more is kept to go on with."""


def some_choice(game: Game, view: State, seat: int) -> str:
    """A choice by which games differ, and which is the same for the same view."""
    choices = view.legal(seat)
    return game.write(view, seat, choices[zlib.crc32(view.key()) % len(choices)])


class SomeThinker(FirstThinker):
    """Bots that do not think either."""

    async def think(
        self, game: Game, view: State, seat: int, bot: str, record: Callable[[], Record]
    ) -> str:
        """Some choice."""
        return some_choice(game, view, seat)


@contextmanager
def still_house_in(folder: Path) -> Iterator[House]:
    """A server whose clocks tick only when they are looked at."""
    settings = settings_in(folder)
    now, steady = itertools.count(BEGUN), itertools.count()
    hall = Hall(
        Database(settings.database),
        thinker=SomeThinker(),
        now=lambda: float(next(now)),
        steady=lambda: next(steady) / 8,
    )
    app = create_app(settings, hall)
    with TestClient(app, ORIGIN) as client:
        yield House(app, client)


def play(house: House, people: dict[str, Guest], table_id: str, plies: int = NEVER) -> None:
    """Lets people choose until a game is over, or asked after some plies."""

    def seat_asked(table: Table) -> int | None:
        return next((seat for seat in table.asked if not table.seats[seat].by_bot), None)

    def somebody_asked(table: Table) -> bool:
        return table.status != "running" or seat_asked(table) is not None

    while (table := house.table_that(table_id, somebody_asked)).status == "running":
        seat = seat_asked(table)
        if seat is None or table.ply >= plies:
            return
        holder = next(one for one in people.values() if one.person == table.seats[seat].person)
        choice = some_choice(table.game, table.view(seat), seat)
        form = {"ply": str(table.ply), "action": choice}
        answer = holder.json(f"/t/{table_id}/do?as={seat}", form)
        assert answer.status_code == 200, answer.text


def digests(people: dict[str, Guest], paths: dict[str, str]) -> dict[str, str]:
    """What everybody's records are, by what they are called and whose they are."""
    return {
        f"{called}, {name}": hashlib.sha256(answer.content).hexdigest()
        for called, path in paths.items()
        for name, guest in people.items()
        if (answer := guest.get(f"{path}/record")).status_code == 200
    }


def settle(ann: Guest, bob: Guest, called: str) -> str:
    """Opens a table and lets Bob sit down where there is a seat for him; says its id."""
    form = {"name": "Ann", "order": "given", "spectators": "on", "hints": "on", **FORMS[called]}
    table_id = table_of(ann.post("/tables", form))
    if FORMS[called].get("seat-1") is None and "waits" not in called:
        answer = bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
        assert answer.status_code == 303, answer.text
    return table_id


def opened(house: House, people: dict[str, Guest]) -> dict[str, str]:
    """Opens all tables and plays them as far as they were played; says their ids."""
    ann, bob = people["Ann"], people["Bob"]
    ids = {called: settle(ann, bob, called) for called in FORMS}
    for called, table_id in ids.items():
        play(house, people, table_id, NEVER if "over" in called else PLIES.get(called, FEW))
    over = ids["duel of two, over"]
    ids["duel again"] = table_of(ann.post(f"/t/{over}/rematch"))
    assert table_of(bob.post(f"/t/{over}/rematch")) == ids["duel again"]
    ids["duel from the tenth ply"] = table_of(
        ann.post(f"/t/{over}/branch", {"ply": "10", "bot": "greedy"})
    )
    play(house, people, ids["duel from the tenth ply"], 16)
    return ids


def do_the_rest(house: House, people: dict[str, Guest], ids: dict[str, str]) -> str:
    """What people did beside playing; says the personal link that one of them made."""
    ann, bob = people["Ann"], people["Bob"]
    paused = f"/t/{ids['babel with an absent player, paused']}"
    deeds = [
        bob.post(f"/t/{ids['duel that was given up']}/resign"),
        ann.post(f"/t/{ids['duel that was given up']}/hide"),
        ann.post(f"{paused}/hand-over", {"seat": "1"}),
        ann.post(f"{paused}/pause"),
    ]
    table = house.table(ids["seven with Cities"])
    while not {0, 1} <= {*table.asked}:
        play(house, people, table.id, table.ply + 1)
    laid = {"ply": str(table.ply), "action": some_choice(table.game, table.view(0), 0)}
    deeds.append(ann.post(f"/t/{table.id}/do", laid))
    assert [deed.status_code for deed in deeds] == [303] * len(deeds)
    (seat,) = house.table(ids["duel again"]).seats_of(bob.person)
    link = bob.post(f"/t/{ids['duel again']}/link", {"seat": str(seat)})
    found = re.search(rf'value="{ORIGIN}(/t/[^"]+/seat/[^"]+)"', html.unescape(link.text))
    assert found, link.text
    return found[1]


def stopped_clock(table: Table) -> float:
    """How much time is left to the first seat, which has laid its choice."""
    clock = table.clocks()[0]
    assert clock is not None
    assert not clock.runs
    return clock.seconds


def enter(guest: Guest, path: str, line: str) -> None:
    """Writes a line of a game from the box down."""
    ply = re.search(r'name="ply" value="(\d+)"', guest.get(path).text)
    assert ply
    answer = guest.post(f"{path}/enter", {"ply": ply[1], "typed": line})
    assert answer.status_code == 303, answer.text


def written_down(ann: Guest) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Writes games from the box down; says where they are, and how they go on."""
    paths, rest = {}, {}
    for variant, viewer in ((DUEL, None), (SEVEN, 1), (BABEL, 1)):
        form = {"game": variant.name, "players": str(variant.seats), **variant.options}
        form |= {"view": "all" if viewer is None else str(viewer)}
        form.pop("figures", None)
        path = ann.post("/box", form).headers["location"]
        lines = list(typed_lines(original(variant, viewer)))
        most = len(lines) if viewer is None else LINES
        for line in lines[:most]:
            enter(ann, path, line)
        called = f"{variant.name} from the box"
        paths[called], rest[called] = path, lines[most : most + LINES]
    return paths, rest


def make(folder: Path) -> None:
    """Lets people play on a server, and writes down what it leaves."""
    with tempfile.TemporaryDirectory() as place:
        with still_house_in(Path(place)) as house:
            people = {"Ann": house.guest("Ann", "hu"), "Bob": house.guest("Bob", "de")}
            ids = opened(house, people)
            link = do_the_rest(house, people, ids)
            paths = {called: f"/t/{table_id}" for called, table_id in ids.items()}
            boxes, rest = written_down(people["Ann"])
            paths |= boxes
            left: dict[str, Any] = {
                "paths": paths,
                "cookies": {name: guest.cookies for name, guest in people.items()},
                "link": link,
                "rest": rest,
                "clock": stopped_clock(house.table(ids["seven with Cities"])),
                "records": digests(people, paths),
            }
        with closing(sqlite3.connect(Path(place) / "tables.db")) as database:
            dump = "\n".join(database.iterdump())
    told = json.dumps(left, indent=1, ensure_ascii=False)
    (folder / "before.json").write_text(told + "\n", encoding="utf-8")
    (folder / "before.sql.gz").write_bytes(gzip.compress(dump.encode(), 9, mtime=0))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
