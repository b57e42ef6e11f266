"""The open tables of a server, and how the list is kept from floods."""

from __future__ import annotations

from typing import Any

from tests.web.guests import House
from tests.web.meeting import ids_in, listed, words
from tests.web.results import with_results
from wondertable.store import schema
from wondertable.web.limits import Allowance

# Open tables.


def test_open_tables_can_be_narrowed(house: House) -> None:
    ann, bob, eve = (house.guest(name) for name in ("Ann", "Bob", "Eve"))
    quick = listed(ann, clock="game-10", rated="on")
    seven = listed(
        bob, **{"game": "seven", "seven-cities": "on", "seat-2": "friend", "seven-players": "3"}
    )
    for query, found in (
        ("", {quick, seven}),
        ("game=duel", {quick}),
        ("seats=3", {seven}),
        ("pace=fast", {quick}),
        ("pace=none", {seven}),
        ("rated=no", {seven}),
        ("cities=yes", {seven}),
        ("teams=yes", set()),
        ("least=1000", set()),
        ("game=../x&seats=x&pace=y&least=-9", {quick, seven}),
    ):
        assert ids_in(eve.get(f"/tables?{query}").text) == found, query
    assert ids_in(ann.get("/tables").text) == {seven}, "one's own table is not for oneself"
    answer = eve.get("/tables?game=duel", headers={"accept": "application/json"}).json()
    assert ids_in(answer["regions"]["open-tables"]) == {quick}


def test_the_rating_of_who_sits_there_is_told_if_it_is_shown(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    database = house.site.hall.house.database
    with_results(database, ann.person, 100)
    table = listed(ann)
    with database.write() as connection:
        connection.execute(
            schema.ratings.insert(),
            {
                **{"person": ann.person, "game": "duel", "pace": "none", "mean": 30.0},
                **{"sigma": 1.0, "games": 9, "changed": 1.0, "low": 28.0},
            },
        ) if not has_rating(connection, ann.person) else connection.execute(
            schema.ratings.update().values(mean=30.0, sigma=1.0)
        )
    assert "1650" in eve.get("/tables").text
    assert ids_in(eve.get("/tables?least=1600&most=1700").text) == {table}
    assert ids_in(eve.get("/tables?most=1600").text) == set()
    with database.write() as connection:
        connection.execute(schema.profiles.update().values(ratings=False))
    assert "1650" not in eve.get("/tables").text
    assert ids_in(eve.get("/tables?least=1600").text) == set()
    assert ids_in(eve.get("/tables").text) == {table}


def has_rating(connection: Any, person: str) -> bool:
    known = schema.ratings.c
    query = schema.ratings.select().where(
        known.person == person, known.game == "duel", known.pace == "none"
    )
    return connection.execute(query).first() is not None


def test_nobody_floods_the_list(house: House) -> None:
    ann = house.guest("Ann")
    for _ in range(3):
        listed(ann)
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "listed": "on"}
    answer = ann.post("/tables", form)
    assert answer.status_code == 409
    assert "3 of your tables wait in the list already" in words(answer.text)
    assert len(ids_in(house.guest("Eve").get("/tables").text)) == 3
    ann.with_friend()
    house.site.listings = Allowance(1, 3600.0)
    statuses = [house.guest(f"Guest {at}").post("/tables", form).status_code for at in range(5)]
    assert statuses == [303] * 4 + [429], "one address is limited too"
