"""The library on its pages: what stands there, what is found, collected and brought along."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.web.guests import Guest, House, house_in, play_on
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.games import find_game
from wondertable.table import SeatPlan, Settings, Table

RECORDS = Path(__file__).parents[1] / "records"
SCIENCE = (RECORDS / "duel-science.jsonl").read_bytes()


def call(house: House, work: Any, *args: Any) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(work, *args)


def finished(house: House, **fields: str) -> tuple[Guest, str]:
    """Ann, and a public game against a computer that is over and taken up."""
    ann = house.guest("Ann")
    table = ann.against_bot(public="on", **fields)
    play_on(house, [ann], table)
    call(house, house.site.hall.ends.settle)
    return ann, table


def test_a_public_game_stands_in_the_library_when_it_is_over_and_not_before(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = ann.against_bot(public="on")
    assert "will stand in the library" in ann.get(f"/t/{table}").text
    assert table not in eve.get("/library").text
    play_on(house, [ann], table)
    call(house, house.site.hall.ends.settle)
    page = eve.get("/library").text
    assert f"/t/{table}/replay" in page
    assert "Ann" in page
    assert table in eve.get("/library/records.jsonl").text


def test_other_games_never_stand_there(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.against_bot()
    play_on(house, [ann], table)
    closed = ann.against_bot(public="on")
    ann.post(f"/t/{closed}/close")
    call(house, house.site.hall.ends.settle)
    page = ann.get("/library").text
    assert table not in page
    assert closed not in page
    assert not Settings().public


def test_the_invitation_says_that_the_game_will_be_public(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    page = eve.get(f"/t/{ann.with_friend(public='on')}").text
    assert "<dt>In the library</dt> <dd>yes</dd>" in page
    assert "In the library" not in eve.get(f"/t/{ann.with_friend()}").text.partition("<main")[2]


def test_everybody_may_look_at_a_public_game_that_is_over(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    form = {"name": "Ann", "game": "duel", "seat-1": "bot-random", "order": "given"}
    table = ann.post("/tables", form | {"public": "on"}).headers["location"].removeprefix("/t/")
    assert eve.get(f"/t/{table}").status_code == 403
    play_on(house, [ann], table)
    for page in ("", "/replay", "/record", "/review"):
        assert eve.get(f"/t/{table}{page}").status_code == 200, page


def test_a_sealed_game_stays_out_until_it_is_unsealed(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    plans = [SeatPlan.of(ann.person, "Ann"), SeatPlan.of_bot("random")]
    settings = Settings(public=True, sealed=True)
    options = {"wonders": "first-game"}
    opened: Table = call(house, house.site.hall.open, "duel", options, plans, settings, ann.person)
    play_on(house, [ann], opened.id)
    call(house, house.site.hall.ends.settle)
    for path in ("/library", "/library?game=duel", "/library/records.jsonl"):
        assert opened.id not in eve.get(path).text
    assert eve.post("/library/collect", {"table": opened.id, "on": "on"}).status_code == 404
    call(house, house.table(opened.id).unseal)
    call(house, house.site.library.open_unsealed)
    assert opened.id in eve.get("/library?game=duel").text


@pytest.mark.parametrize(
    ("query", "is_found"),
    [
        ("game=duel", True),
        ("game=seven", False),
        ("game=duel&seats=2&bot=random", True),
        ("bot=oracle", False),
        ("player=ANN", True),
        ("player=Bob", False),
        ("game=duel&o-wonders=first-game", True),
        ("game=duel&o-wonders=draft", False),
        ("game=duel&wonder=pyramids", True),
        ("since=2000-01-01", True),
        ("until=2001-01-01", False),
        ("length=0&reason=points", False),
        ("rated=yes", False),
    ],
)
def test_a_game_is_found_by_what_is_known_of_it(
    shared: tuple[House, str], query: str, *, is_found: bool
) -> None:
    house, table = shared
    assert (f"/t/{table}/replay" in house.guest("Eve").get(f"/library?{query}").text) is is_found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game in a library that several tests look at."""
    with house_in(tmp_path_factory.mktemp("library")) as house:
        _, table = finished(house)
        yield house, table


@pytest.mark.parametrize(
    "query",
    [
        "game=x&seats=99&o-wonders=zz&since=never&length=-1",
        "before=nan~x",
        "before=x",
        "bot=" + "x" * 300,
    ],
)
def test_a_search_without_sense_is_answered(shared: tuple[House, str], query: str) -> None:
    assert shared[0].guest("Eve").get(f"/library?{query}").status_code == 200


def test_won_and_lost_are_those_of_the_player(shared: tuple[House, str]) -> None:
    house, table = shared
    eve = house.guest("Eve")
    won = house.table(table).ending.ranks[0] == 1  # type: ignore[union-attr]
    for result, expected in (("won", won), ("lost", not won)):
        page = eve.get(f"/library?player=ann&result={result}").text
        assert (f"/t/{table}/replay" in page) is expected


def test_records_are_whole_and_the_name_of_a_deleted_person_is_gone(house: House) -> None:
    ann, table = finished(house)
    eve = house.guest("Eve")
    (line,) = eve.get("/library/records.jsonl?game=duel").text.splitlines()
    told = json.loads(line)
    assert told["id"] == table
    record = read_record(told["record"].encode())
    assert verify(find_game("duel"), record).outcome() is not None
    assert record.header.seats[0] == "Ann"
    ann.post("/me/delete")
    assert "Ann" not in eve.get("/library").text
    assert f"/t/{table}" in eve.get("/library").text
    assert f"/t/{table}/replay" not in eve.get("/library?player=Ann").text
    assert "Ann" not in eve.get("/library/records.jsonl").text


def test_nobody_takes_all_records_again_and_again(house: House) -> None:
    eve = house.guest("Eve")
    answers = [eve.get("/library/records.jsonl").status_code for _ in range(21)]
    assert answers == [200] * 20 + [429]


def test_a_game_is_collected_and_nobody_else_sees_it(house: House) -> None:
    _, table = finished(house)
    eve, bob = house.guest("Eve"), house.guest("Bob")
    star = {"table": table, "on": "on"}
    assert eve.post("/library/collect", star).status_code == 303
    eve.post("/library/collect", star | {"list": "Best games"})
    assert table in eve.get("/library/mine").text
    assert table in eve.get("/library/mine?list=Best%20games").text
    assert table not in bob.get("/library/mine").text
    assert 'aria-pressed="true"' in eve.get("/library").text
    eve.post("/library/collect", {"table": table})
    assert f"/t/{table}/replay" not in eve.get("/library/mine").text
    assert eve.json("/library/collect", {"table": "none", "on": "on"}).status_code == 404
    assert eve.json("/library/collect", {"table": "a b", "on": "on"}).status_code == 422
    assert eve.json("/library/collect", star | {"list": "\u202e"}).status_code == 422


def test_the_game_of_the_day_is_the_same_for_everybody(house: House) -> None:
    _, table = finished(house)
    eve = house.guest("Eve")
    assert "Game of the day" not in eve.get("/library").text
    now = house.site.hall.house.now
    house.site.hall.house.now = lambda: now() + 86400.0
    house.site.library._chosen = (0, -1e9, None)
    for guest in (eve, house.guest("Bob")):
        assert "Game of the day" in guest.get("/library").text
        assert f"/t/{table}/replay" in guest.get("/").text


# From elsewhere.


def brought(guest: Guest, data: bytes) -> Any:
    """Brings a record along as a file."""
    files = {"file": ("game.jsonl", data, "application/x-ndjson")}
    return guest.ask("POST", "/library/bring", data={"csrf": guest.csrf}, files=files)


def test_a_record_from_elsewhere_is_looked_back_at_and_reviewed_by_who_brought_it(
    house: House,
) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    answer = brought(ann, SCIENCE)
    assert answer.status_code == 303
    path = answer.headers["location"]
    table = path.split("/")[2]
    assert ann.get(path).status_code == 200
    assert ann.get(f"/t/{table}/review").status_code == 200
    assert ann.get(f"/t/{table}").status_code == 200
    again = read_record(ann.get(f"/t/{table}/record").content)
    assert again.end == read_record(SCIENCE).end
    assert verify(find_game("duel"), again).outcome() is not None
    assert table in ann.get("/").text
    for page in ("", "/replay", "/review", "/record"):
        assert eve.get(f"/t/{table}{page}").status_code == 403
    assert table not in eve.get("/library").text
    call(house, house.site.hall.ends.settle)
    assert table not in ann.get("/me/games").text


def test_a_record_can_be_pasted_as_browsers_send_it(house: House) -> None:
    ann = house.guest("Ann")
    words = SCIENCE.decode().replace("\n", "\r\n").strip()
    assert ann.post("/library/bring", {"words": words}).status_code == 303


def edited(old: bytes, new: bytes) -> bytes:
    assert old in SCIENCE
    return SCIENCE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"hello\n", "record"),
        (b'{"wondertable":99,"game":"duel"}\n', "version 99"),
        (SCIENCE[: len(SCIENCE) // 2], "record"),
        (SCIENCE.replace(b'"seat":0', b'"seat":1', 1), "line"),
        (b"\n".join(SCIENCE.split(b"\n")[:-2]) + b"\n", "no end"),
        (b"[" * 100_000, "record"),
        (b"x" * (512 * 1024 + 1), "at most 512 KB"),
        (b"\xff\xfe" * 50, "record"),
    ],
)
def test_a_broken_record_is_told_in_a_sentence_and_changes_nothing(
    house: House, data: bytes, words: str
) -> None:
    ann = house.guest("Ann")
    answer = brought(ann, data)
    assert answer.status_code in (413, 422)
    assert words in answer.text
    assert 'role="alert"' in answer.text
    assert "/t/" not in ann.get("/").text.partition("<main")[2]


def test_the_record_of_one_seat_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    table = ann.against_bot()
    data = ann.get(f"/t/{table}/record").content
    answer = brought(ann, data)
    assert answer.status_code == 422
    assert "record of one seat" in answer.text


@pytest.mark.parametrize("ranks", [(1, 1, 1), (9, 9), (0, 0), (2, 2)])
def test_a_result_that_nobody_can_have_is_refused(house: House, ranks: tuple[int, ...]) -> None:
    import msgspec

    record = read_record(SCIENCE)
    assert record.end is not None
    moves = record.moves[:-4]
    cut = type(record)(record.header, moves, None)
    state = verify(find_game("duel"), cut)
    points = tuple(tuple(state.points(seat)) for seat in (0, 1))
    outcome = msgspec.structs.replace(record.end.outcome, ranks=ranks, points=points)
    cut.end = msgspec.structs.replace(record.end, end="resigned", outcome=outcome)
    assert brought(house.guest("Ann"), cut.text().encode()).status_code == 422
    cut.end = msgspec.structs.replace(
        cut.end, outcome=msgspec.structs.replace(outcome, ranks=(1, 2))
    )
    assert brought(house.guest("Bob"), cut.text().encode()).status_code == 303


@pytest.mark.parametrize("name", ["seven-base.jsonl", "babel-base.jsonl"])
def test_records_of_every_game_can_be_brought(house: House, name: str) -> None:
    found = sorted(RECORDS.glob(f"{name.partition('-')[0]}-*.jsonl"))
    ann = house.guest("Ann")
    answer = brought(ann, found[0].read_bytes())
    assert answer.status_code == 303, answer.text
    assert ann.get(answer.headers["location"]).status_code == 200


def test_a_brought_game_comes_into_the_library_when_its_owner_wants_and_without_names(
    house: House,
) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table = brought(ann, SCIENCE).headers["location"].split("/")[2]
    names = read_record(SCIENCE).header.seats
    assert eve.json(f"/t/{table}/publish").status_code == 403
    assert ann.post(f"/t/{table}/publish").status_code == 303
    page = eve.get("/library?game=duel").text
    assert f"/t/{table}/replay" in page
    assert "brought along" in page
    assert names[0] not in eve.get(f"/t/{table}").text.partition("<main")[2]
    assert names[0] not in eve.get(f"/t/{table}/record").text
    own = ann.against_bot()
    assert ann.json(f"/t/{own}/publish").status_code == 409
