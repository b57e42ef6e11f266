"""A database of an earlier commit: it opens, its links go on working, its games are played on."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from tests.web.before import digests, enter, play, stopped_clock
from tests.web.guests import Guest, House, house_in
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.games import GAMES
from wondertable.store import Database, schema

HERE: Final = Path(__file__).parent
LEFT: Final[dict[str, Any]] = json.loads((HERE / "before.json").read_text(encoding="utf-8"))
PATHS: Final[dict[str, str]] = LEFT["paths"]
BOXES: Final = [called for called in PATHS if "from the box" in called]
RUNNING: Final = [
    "duel against the computer",
    "duel from the tenth ply",
    "seven in teams",
    "babel at one screen",
]
BRANCH, CITIES, AGAIN = RUNNING[1], "seven with Cities", "duel again"
GIVEN_UP, WAITS = "duel that was given up", "duel that waits"
PAUSED: Final = "babel with an absent player, paused"
LANGUAGES: Final = {"Ann": "hu", "Bob": "de"}


@dataclass(frozen=True)
class Reopened:
    """A server of today on what the earlier one left, and the people with their old cookies."""

    house: House
    people: dict[str, Guest]

    @property
    def ann(self) -> Guest:
        """The host of all tables."""
        return self.people["Ann"]

    @property
    def bob(self) -> Guest:
        """Who sat down at some of them."""
        return self.people["Bob"]


def unpacked(folder: Path) -> Path:
    """A folder with the database as it was left."""
    dump = gzip.decompress((HERE / "before.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        database.executescript(dump)
    return folder


def id_of(called: str) -> str:
    """The id of a table."""
    return PATHS[called].rpartition("/")[2]


@contextmanager
def server_in(folder: Path) -> Iterator[Reopened]:
    """A server of today on a copy of what was left."""
    with house_in(unpacked(folder)) as house:
        people = {name: house.guest(language=language) for name, language in LANGUAGES.items()}
        for name, guest in people.items():
            guest.cookies |= LEFT["cookies"][name]
        yield Reopened(house, people)


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reopened]:
    """A server at which people only look."""
    with server_in(tmp_path_factory.mktemp("seen")) as reopened:
        yield reopened


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Reopened]:
    """A server at which they play on: every test at tables of its own, so that all stay as left."""
    with server_in(tmp_path_factory.mktemp("played")) as reopened:
        yield reopened


def play_out(reopened: Reopened, called: str) -> None:
    """Plays a game to its end and checks its record, with the deal that its seed makes."""
    play(reopened.house, reopened.people, id_of(called))
    assert reopened.house.table(id_of(called)).status == "over"
    record = read_record(reopened.ann.get(f"{PATHS[called]}/record").content)
    assert record.end is not None
    assert record.end.seed is not None
    assert verify(GAMES[record.header.game], record).outcome() is not None


def test_its_tables_become_those_of_today(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{unpacked(tmp_path)}/tables.db")
    database.open()
    with closing(database), database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_the_records_are_those_of_then(seen: Reopened) -> None:
    assert digests(seen.people, PATHS) == LEFT["records"]


@pytest.mark.parametrize("called", PATHS)
def test_every_page_answers(seen: Reopened, called: str) -> None:
    path = PATHS[called]
    assert seen.ann.get(path).status_code == 200
    shown = {BRANCH: 403, **dict.fromkeys(BOXES, 404)}.get(called, 200)
    for guest in (seen.bob, seen.house.guest()):
        assert guest.get(path).status_code == shown
    if called not in (WAITS, *BOXES):
        guest = seen.ann if called == BRANCH else seen.bob
        assert guest.get(f"{path}/replay?ply=0").status_code == 200


def test_people_find_their_tables_and_games_from_the_box(seen: Reopened) -> None:
    lobby, shelf = (seen.ann.get(page).text for page in ("/", "/box"))
    assert [called for called in PATHS if PATHS[called] not in lobby + shelf] == []
    assert f"{PATHS[GIVEN_UP]}/unhide" in lobby
    assert PATHS[WAITS] in seen.bob.get("/").text


def test_a_rematch_still_leads_to_the_same_table(seen: Reopened) -> None:
    again = seen.bob.post(f"{PATHS['duel of two, over']}/rematch")
    assert again.headers["location"] == PATHS[AGAIN]


def test_clocks_show_what_they_showed(seen: Reopened) -> None:
    assert stopped_clock(seen.house.table(id_of(CITIES))) == LEFT["clock"]


def test_an_invitation_still_lets_somebody_sit_down(played: Reopened) -> None:
    path = PATHS[WAITS]
    assert f'action="{path}/sit"' in played.bob.get(path).text
    assert played.bob.post(f"{path}/sit", {"name": "Bob", "seat": "1"}).status_code == 303
    play(played.house, played.people, id_of(WAITS), 4)
    assert played.house.table(id_of(WAITS)).ply >= 4


def test_a_personal_link_still_moves_a_seat(played: Reopened) -> None:
    phone = played.house.guest("Bob")
    assert phone.post(LEFT["link"]).headers["location"] == PATHS[AGAIN]
    assert played.house.table(id_of(AGAIN)).seats_of(phone.person) == (0,)
    play_out(Reopened(played.house, {**played.people, "Bob": phone}), AGAIN)


def test_what_was_laid_face_down_is_taken_back_and_the_game_goes_on(played: Reopened) -> None:
    table = played.house.table(id_of(CITIES))
    assert 0 in table.laid
    form = {"ply": str(table.ply)}
    assert played.ann.json(f"{PATHS[CITIES]}/retract", form).status_code == 200
    assert 0 not in played.house.table(table.id).laid
    play_out(played, CITIES)


def test_a_paused_game_goes_on_when_the_absent_player_is_back(played: Reopened) -> None:
    path = PATHS[PAUSED]
    assert played.ann.post(f"{path}/resume").status_code == 303
    assert played.bob.post(f"{path}/hand-back", {"seat": "1"}).status_code == 303
    play_out(played, PAUSED)


@pytest.mark.parametrize("called", RUNNING)
def test_a_running_game_is_played_to_its_end(played: Reopened, called: str) -> None:
    play_out(played, called)


@pytest.mark.parametrize("called", BOXES[1:])
def test_a_game_from_the_box_goes_on(played: Reopened, called: str) -> None:
    path, rest = PATHS[called], LEFT["rest"][called]
    before = read_record(played.ann.get(f"{path}/record").content)
    for line in rest:
        enter(played.ann, path, line)
    after = read_record(played.ann.get(f"{path}/record").content)
    assert after.moves[: len(before.moves)] == before.moves
    assert {*rest} <= {move.do for move in after.moves[len(before.moves) :]}
    verify(GAMES[after.header.game], after)
