"""Tables that were begun by older rules: shown as ever, and played to their end by these rules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.web.before import play
from tests.web.guests import KEY, House, house_in
from wondertable.core.record import Record, read_file, read_record
from wondertable.core.replay import Replay, verify
from wondertable.games import GAMES
from wondertable.store import Database, MoveRow, SeatRow, TableRow, add_table
from wondertable.table import Settings
from wondertable.table.settings import to_plain
from wondertable.web.identity import COOKIE, Identity, Person

RECORDS: Final = {
    file.stem: read_file(file) for file in (Path(__file__).parents[1] / "records").glob("*.jsonl")
}
OLD: Final = sorted(
    name
    for name, record in RECORDS.items()
    if record.header.rules < GAMES[record.header.game].rules
)
ANN: Final = Person("a" * 22, "Ann")
PART: Final = 0.85
"""So much of each game was played before."""


def begun(name: str, record: Record) -> tuple[TableRow, list[SeatRow], list[MoveRow]]:
    """A table as it was kept in the middle of a game, with one person on all its seats."""
    header, end = record.header, record.end
    assert end is not None
    assert end.seed is not None
    steps = list(Replay(GAMES[header.game], record).steps())
    plies = [step.ply for step in steps]
    kept = [ply <= PART * plies[-1] for ply in plies]
    row = TableRow(
        name, header.game, header.rules, header.options, to_plain(Settings()), "running", 1,
        bytes.fromhex(end.seed), header.seed_digest or "", ANN.id, 1.0, 2.0, [], None, [], None,
    )  # fmt: skip
    seats = [SeatRow(at, "person", one, None, ANN.id) for at, one in enumerate(header.seats)]
    moves = [
        MoveRow(number, ply, move.actor, move.do, 3.0, 0.0, None)
        for number, (move, ply) in enumerate(zip(record.moves, plies, strict=True), start=1)
        if kept[number - 1]
    ]
    return row, seats, moves


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a table of each old record; every test plays at its own."""
    folder = tmp_path_factory.mktemp("old")
    database = Database(f"sqlite:///{folder}/tables.db")
    database.open()
    with closing(database):
        for name in OLD:
            add_table(database, *begun(name, RECORDS[name]))
    with house_in(folder) as house:
        yield house


def test_there_is_a_golden_record_of_every_rules_version() -> None:
    for game in GAMES.values():
        of_it = [one.header for one in RECORDS.values() if one.header.game == game.name]
        assert {header.rules for header in of_it} == {*range(1, game.rules + 1)}


@pytest.mark.parametrize("name", OLD)
def test_a_table_of_older_rules_is_shown_and_played_to_its_end(house: House, name: str) -> None:
    ann = house.guest()
    ann.cookies[COOKIE] = Identity(KEY).cookie_of(ANN)
    table = house.table(name)
    rules = RECORDS[name].header.rules
    assert (table.game.rules, table.status) == (rules, "running")
    for path in (f"/t/{name}?as={table.asked[0]}", f"/t/{name}/replay?as={table.asked[0]}&ply=3"):
        assert ann.get(path).status_code == 200
    play(house, {"Ann": ann}, name)
    ended = read_record(ann.get(f"/t/{name}/record").content)
    assert ended.header.rules == rules
    assert verify(GAMES[ended.header.game], ended).outcome() is not None
