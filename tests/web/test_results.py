"""Pages of results: one's games, how one comes on, what others see, leaderboards."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from tests.web.guests import Guest, House, house_in, play_on, table_of
from tests.web.results import with_results
from wondertable.review.many import Digest, Mistakes
from wondertable.store import schema
from wondertable.store.ends import owed_ends
from wondertable.store.results import (
    Wanted,
    profile_of,
    ratings_of,
    results_of,
    results_of_table,
)
from wondertable.store.rows import DigestRow
from wondertable.table import Table


@pytest.fixture
def rich(tmp_path: Path) -> Iterator[tuple[House, Guest]]:
    """Somebody with a hundred results."""
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        with_results(house.site.hall.house.database, ann.person, 100)
        yield house, ann


def over(house: House, table: Table) -> None:
    """Waits until everybody knows that a game is over."""
    database = house.site.hall.house.database
    house.table_that(table.id, lambda _: not owed_ends(database, 9))


def rows_in(page: str) -> list[str]:
    return re.findall(r"<tr[^>]*>(?:(?!</tr>).)*?<time.*?</tr>", page, re.DOTALL)


def test_a_game_that_goes_on_stands_first_and_a_finished_one_below(house: House) -> None:
    ann = house.guest("Ann")
    assert "You have not finished a game here yet" in ann.get("/me/games").text
    table = house.table(table_of(ann.post("/play", {"name": "Ann", "bot": "random"})))
    assert f"/t/{table.id}" in ann.get("/me/games").text
    ann.post(f"/t/{table.id}/resign", {"seat": str(table.seats_of(ann.person)[0])})
    over(house, table)
    page = ann.get("/me/games").text
    (line,) = rows_in(page)
    assert "7 Wonders Duel" in line
    assert "lost" in line
    assert "given up" in line
    assert f'href="/t/{table.id}"' in line
    house.table(table.id)
    ann.post(f"/t/{table.id}/delete")
    (line,) = rows_in(ann.get("/me/games").text)
    assert f'href="/t/{table.id}"' not in line


def test_a_long_list_goes_on_by_keys_and_shows_every_game_once(
    rich: tuple[House, Guest],
) -> None:
    _, ann = rich
    path, lines = "/me/games", list[str]()
    while path:
        page = ann.get(path).text
        lines += rows_in(page)
        older = re.search(r'rel="next" href="([^"]+)"', page)
        path = older[1].replace("&amp;", "&") if older else ""
    assert len(lines) == 100


@pytest.mark.parametrize(
    ("query", "said", "never"),
    [
        ("game=babel", "Tower of Babel", "Duel"),
        ("opponent=citizen", "Citizen", "Claire, Dieter"),
        ("result=won", "won", "lost"),
        ("reason=scientific", "by science", "by arms"),
        ("seats=3", "of 3", "of 4"),
    ],
)
def test_a_list_can_be_narrowed(
    rich: tuple[House, Guest], query: str, said: str, never: str
) -> None:
    _, ann = rich
    rows = rows_in(ann.get(f"/me/games?{query}").text)
    assert rows
    assert any(said in row for row in rows)
    assert not any(never in row for row in rows)


@pytest.mark.parametrize(
    "query", ["before=x", "before=nan~a~0", "before=1~%00~9", "seats=99", "game=../x", "rated=x"]
)
def test_what_makes_no_sense_in_an_address_is_left_out(
    rich: tuple[House, Guest], query: str
) -> None:
    _, ann = rich
    assert ann.get(f"/me/games?{query}").status_code == 200
    assert ann.get(f"/ratings?after={query}&from={query}").status_code == 200


def test_all_results_can_be_taken_along(rich: tuple[House, Guest]) -> None:
    _, ann = rich
    rows = ann.get("/me/games.json").json()
    assert len(rows) == 100
    assert {row["name"] for row in rows} == {"Ann"}
    assert "person" not in rows[0]
    table = list(csv.DictReader(io.StringIO(ann.get("/me/games.csv").text)))
    assert [row["table_id"] for row in table] == [row["table_id"] for row in rows]


def test_no_cell_of_an_export_is_a_formula(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        with_results(house.site.hall.house.database, ann.person, 1, name="=1+1")
        (row,) = csv.DictReader(io.StringIO(ann.get("/me/games.csv").text))
        assert row["name"] == "'=1+1"


def test_nobody_reads_the_results_of_others(rich: tuple[House, Guest]) -> None:
    house, _ = rich
    eve = house.guest("Eve")
    assert rows_in(eve.get("/me/games").text) == []
    assert eve.get("/me/games.json").json() == []


def test_progress_is_told_for_each_game_with_plots_and_tables(
    rich: tuple[House, Guest],
) -> None:
    _, ann = rich
    page = ann.get("/me/progress").text
    for heading in ("Victories over time", "Where the points come from", "By opponent"):
        assert heading in page
    assert page.count('<svg class="rs-curve"') >= 2
    assert "Military" in page
    other = ann.get("/me/progress?game=babel").text
    assert "Finished wonders" in other
    assert "Military" not in other


def test_progress_tells_what_the_reviews_said(rich: tuple[House, Guest]) -> None:
    house, ann = rich
    database = house.site.hall.house.database
    mine = results_of(database, ann.person, Wanted(game="duel"), 3)
    assert "What the reviews say" not in ann.get("/me/progress?game=duel").text
    digest = Digest(
        *("duel", 2, 1, 0, "w", 10, 0.2, 84.0, -0.031, 1.0, {"?": 1}),
        themes={"science": Mistakes(3, 0.3)},
        phases={},
        missed=2,
    )
    with database.write() as connection:
        for one in mine:
            row = DigestRow(one.table_id, one.seat, "r", 1.0, msgspec.json.encode(digest).decode())
            connection.execute(insert(schema.digests), vars(row))
    page = ann.get("/me/progress?game=duel").text
    assert "Of 3 games that were reviewed" in page
    assert "\u22123.1%" in page
    assert re.search(r"science</th><td class=\"n\">3.0</td><td class=\"n\">30.0%</td>", page)
    assert "What the reviews say" not in ann.get("/me/progress?game=babel").text


def test_who_has_no_results_is_told_what_will_stand_here(house: House) -> None:
    assert "Once you have finished games" in house.guest("Ann").get("/me/progress").text


def test_others_see_ratings_and_games_only_as_far_as_somebody_allows(
    rich: tuple[House, Guest],
) -> None:
    house, ann = rich
    profile = profile_of(house.site.hall.house.database, person=ann.person)
    assert profile is not None
    path, eve = f"/p/{profile.handle}", house.guest("Eve")
    page = eve.get(path).text
    assert "<h1>Ann</h1>" in page
    assert "rs-now" in page
    assert rows_in(page) == []
    assert ann.person not in page
    ann.post("/me/shown", {"games": "on"})
    page = eve.get(path).text
    assert "rs-now" not in page
    assert len(rows_in(page)) == 20
    assert "/ratings" in ann.get(path).text
    board = eve.get("/ratings?game=duel&pace=fast").text
    assert "Ann" not in board
    ann.post("/me/shown", {"ratings": "on"})
    assert "Ann" in eve.get("/ratings?game=duel&pace=fast").text


def test_a_leaderboard_names_people_and_the_computers_between_them(
    rich: tuple[House, Guest],
) -> None:
    house, ann = rich
    page = ann.get("/ratings?game=duel&pace=fast").text
    rows = re.findall(r'<th scope="row">(.*?)</th>', page, re.DOTALL)
    assert any("Citizen" in row for row in rows)
    assert any(">Ann<" in row for row in rows)
    assert "My rating" in page
    assert "p-B" not in page
    empty = house.guest("Eve").get("/ratings?game=seven&pace=slow").text
    assert "Nobody stands here yet" in empty


def test_a_rated_table_is_opened_by_a_switch_and_makes_ratings(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "rated": "on", "hints": "on"}
    table = house.table(table_of(ann.post("/tables", form)))
    assert (table.settings.rated, table.settings.hints) == (True, False)
    assert "Rated" in bob.get(f"/t/{table.id}").text
    bob.post(f"/t/{table.id}/sit", {"seat": "1", "name": "Bob"})
    house.site.addresses.note = lambda *_: None  # type: ignore[method-assign]
    play_on(house, [ann, bob], table.id, 6)
    ann.post(f"/t/{table.id}/resign", {"seat": "0"})
    over(house, table)
    known = ratings_of(house.site.hall.house.database, [ann.person, bob.person])
    assert {one.games for one in known} == {1}


def test_who_plays_from_one_address_makes_no_ratings(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "rated": "on"}
    table = house.table(table_of(ann.post("/tables", form)))
    bob.post(f"/t/{table.id}/sit", {"seat": "1", "name": "Bob"})
    play_on(house, [ann, bob], table.id, 6)
    ann.post(f"/t/{table.id}/resign", {"seat": "0"})
    over(house, table)
    rows = results_of_table(house.site.hall.house.database, table.id)
    assert {one.why for one in rows} == {"address"}


@pytest.mark.parametrize(
    "form",
    [
        {"seat-1": "bot-friend"},
        {"seat-1": "here"},
        {"seat-1": "friend", "practice": "on"},
        {"seat-1": "friend", "explain": "on"},
    ],
)
def test_a_rated_table_that_could_not_count_is_refused(house: House, form: dict[str, str]) -> None:
    ann = house.guest("Ann")
    answer = ann.post("/tables", {"name": "Ann", "game": "duel", "rated": "on", **form})
    assert answer.status_code == 409
    assert "rated game" in answer.text
