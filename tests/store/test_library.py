"""The library in the database: searches compared with a plain filter, collections, days."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import select

from wondertable.store import Database, add_table, delete_table, purge, save_table
from wondertable.store.belongings import delete_person, move
from wondertable.store.library import (
    Fact,
    GameRow,
    Wanted,
    candidates,
    choose_for_day,
    closed_games,
    collect,
    drop_collected,
    game_of_day,
    games_found,
    games_in_list,
    is_shown,
    keep_game,
    lists_of,
    lists_with,
    open_game,
    seated,
)
from wondertable.store.schema_library import library_facts

from .rows import ANN, BOT, opened, table

KINDS = {"game": "abc", "wonder": "pqrstu", "name": "xyz", "reason": "mn"}


@pytest.fixture
def database(place: str) -> Iterator[Database]:
    with opened(place) as database:
        yield database


def game(database: Database, id: str, *facts: Fact, **fields: object) -> GameRow:
    """A game in the library, with a table."""
    add_table(database, table(id=id, status="over"), [ANN, BOT])
    row = replace(GameRow(id, "duel", 100.0, 60, 0.5), **fields)  # type: ignore[arg-type]
    assert keep_game(database, row, facts)
    return row


def ids(database: Database, *facts: tuple[str, str], **fields: object) -> list[str]:
    wanted = Wanted(facts, **fields)  # type: ignore[arg-type]
    return [row.table_id for row in games_found(database, wanted, 50)]


def test_every_search_finds_what_a_plain_filter_finds(database: Database) -> None:
    random = Random(19)
    games: list[tuple[GameRow, set[tuple[str, str]]]] = []
    for at in range(60):
        facts = {(kind, random.choice(values)) for kind, values in KINDS.items() for _ in range(2)}
        rows = [Fact(kind, value, seat) for kind, value in facts for seat in (0, 1)]
        ended = float(random.randrange(20))
        games.append(
            (game(database, f"t{at:02}", *rows, ended=ended, open=random.random() < 0.9), facts)
        )
    for _ in range(150):
        wanted = tuple(
            (kind, random.choice(KINDS[kind]))
            for kind in random.sample(list(KINDS), random.randrange(4))
        )
        without = tuple(
            (kind, random.choice(KINDS[kind])) for kind in random.sample(list(KINDS), 1)
        )[: random.randrange(2)]
        since = random.choice([None, 3.0, 10.0])
        until = random.choice([None, 12.0, 18.0])
        plain = [
            row
            for row, facts in games
            if row.open
            and set(wanted) <= facts
            and not set(without) & facts
            and (since is None or row.ended >= since)
            and (until is None or row.ended < until)
        ]
        plain.sort(key=lambda row: (row.ended, row.table_id), reverse=True)
        asked = Wanted(wanted, without, since, until)
        found: list[GameRow] = []
        while part := games_found(
            database, asked, 7, (found[-1].ended, found[-1].table_id) if found else None
        ):
            found += part
        assert found == plain, asked


def test_a_game_is_shown_only_when_it_is_open_and_gone_with_its_table(database: Database) -> None:
    game(database, "a", Fact("game", "duel"), open=False)
    assert ids(database) == ids(database, ("game", "duel")) == []
    assert (closed_games(database), is_shown(database, "a")) == (["a"], False)
    assert not collect(database, "ann", "", "a", 1.0, 10)
    open_game(database, "a")
    assert (ids(database), is_shown(database, "a")) == (["a"], True)
    delete_table(database, "a")
    assert ids(database) == []
    assert not keep_game(database, GameRow("a", "duel", 1.0, 1, 0.0), [])


def test_a_game_that_goes_on_leaves_the_library(database: Database) -> None:
    game(database, "a", Fact("game", "duel"))
    choose_for_day(database, 5, "a")
    save_table(database, table(id="a", status="running", version=2), over=False)
    assert ids(database) == []
    assert game_of_day(database, 5) is None


def test_old_tables_go_and_games_of_the_library_stay(database: Database) -> None:
    game(database, "a")
    add_table(database, table(id="b", status="over"), [ANN])
    assert purge(database, 1000.0) == ["b"]
    assert ids(database) == ["a"]


def test_collections_are_private_limited_and_in_their_order(database: Database) -> None:
    for at, id in enumerate("abc"):
        game(database, id, ended=float(at))
    assert collect(database, "ann", "", "a", 1.0, 3)
    assert collect(database, "ann", "", "c", 2.0, 3)
    assert collect(database, "ann", "best", "a", 3.0, 3)
    assert not collect(database, "ann", "", "b", 4.0, 3)
    assert [row.table_id for row in games_in_list(database, "ann", "", 9)] == ["c", "a"]
    assert [(one.list, one.games) for one in lists_of(database, "ann")] == [("", 2), ("best", 1)]
    assert lists_of(database, "bob") == []
    assert {k: sorted(v) for k, v in lists_with(database, "ann", "abc").items()} == {
        "a": ["", "best"],
        "c": [""],
    }
    drop_collected(database, "ann", "", "a")
    assert [row.table_id for row in games_in_list(database, "ann", "", 9)] == ["c"]
    move(database, "ann", "eve")
    assert len(lists_of(database, "eve")) == 2
    delete_person(database, "eve")
    assert lists_of(database, "eve") == []


def test_nobody_finds_a_game_by_the_name_of_somebody_who_is_gone(database: Database) -> None:
    game(database, "a", Fact("name", "ann", 0, "ann"), Fact("game", "duel"))
    assert ids(database, ("name", "ann")) == ["a"]
    delete_person(database, "ann")
    assert ids(database, ("name", "ann")) == []
    assert ids(database, ("game", "duel")) == ["a"]
    with database.read() as connection:
        assert "ann" not in repr(connection.execute(select(library_facts)).all())
    assert seated(database, ["a"])["a"].seats[0].name == ""


def test_the_game_of_a_day_is_chosen_once(database: Database) -> None:
    for id in "ab":
        game(database, id)
    choose_for_day(database, 7, "a")
    choose_for_day(database, 7, "b")
    found = game_of_day(database, 7)
    assert found is not None
    assert found.table_id == "a"
    rows = [one.row.table_id for one in candidates(database, 0.0, 200.0, 8, 30, 9)]
    assert rows == ["b"]
    assert [one.row.table_id for one in candidates(database, 0.0, 200.0, 40, 30, 9)] == ["a", "b"]
    assert candidates(database, 0.0, 100.0, 8, 30, 9) == []
