"""Tables in the middle of a game, laid out from a list of moves, and who looks at them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.web.guests import Guest, House, house_in
from wondertable.core.game import Game
from wondertable.core.state import CHANCE, SPECTATOR
from wondertable.store import MoveRow, SeatRow, TableRow, add_table
from wondertable.table import Settings
from wondertable.table.settings import to_plain
from wondertable.web.identity import Person

Moves = list[tuple[int, str]]
TABLE = "table"
PEOPLE = tuple(Person(letter * 22, f"Seat {letter}") for letter in "ABCDEFG")
EVE = Person("Z" * 22, "Eve")


def person_of(viewer: int) -> Person:
    """Who looks on."""
    return EVE if viewer == SPECTATOR else PEOPLE[viewer]


def told(house: House, person: Person, tries: Sequence[str]) -> list[str]:
    """Everything that somebody can get out of the server, word for word and in order."""
    guest = guest_of(house, person)
    ply = house.table(TABLE).ply
    paths = ("", "/replay", "/record", *(f"/replay?ply={at}" for at in (ply, ply - 1, 2)))
    got = [guest.get(f"/t/{TABLE}{path}").text for path in paths]
    for action in tries:
        answer = guest.json(f"/t/{TABLE}/do", {"ply": str(ply + 50), "action": action})
        got.append(f"{answer.status_code} {answer.text} {sorted(answer.headers.items())}")
    with guest.live(f"/t/{TABLE}/live?on=game") as page:
        page.send_text(json.dumps({"version": 0}))
        got.append(page.receive_text())
    return got


def plies_of(game: Game, seats: int, options: dict[str, str], moves: Moves) -> list[int]:
    """How many decisions were made when each line was done."""
    state = game.setup(seats, options)
    plies, ply = [], 0
    owed: list[int] = []
    for seat, do in moves:
        if seat != CHANCE and not owed:
            owed, ply = state.actors(), ply + 1
        if seat in owed:
            owed.remove(seat)
        state.apply(seat, game.read(state, seat, do))
        plies.append(ply)
    return plies


@contextmanager
def house_with(
    game: Game, seats: int, options: dict[str, str], moves: Moves, **settings: Any
) -> Iterator[House]:
    """A server with a table at which these moves were made."""
    with TemporaryDirectory() as folder, house_in(Path(folder)) as house:
        row = TableRow(
            TABLE, game.name, game.rules, game.chosen(options), to_plain(Settings(**settings)),
            "running", 9, b"s" * 32, "digest", PEOPLE[0].id, 1.0, 2.0, [], None, [], None,
        )  # fmt: skip
        rows = [
            SeatRow(seat, "person", PEOPLE[seat].name, None, PEOPLE[seat].id)
            for seat in range(seats)
        ]
        plies = plies_of(game, seats, options, moves)
        lines = [
            MoveRow(number, ply, seat, do, 3.0, 0.0, None)
            for number, ((seat, do), ply) in enumerate(zip(moves, plies, strict=True), start=1)
        ]
        add_table(house.site.hall._house.database, row, rows, lines)
        yield house


def guest_of(house: House, person: Person) -> Guest:
    """A person who was here before."""
    guest = house.guest()
    guest.cookies["wondertable"] = house.site.identity.cookie_of(person)
    return guest
