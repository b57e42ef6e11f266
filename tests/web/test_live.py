"""Live pages: what is pushed to whom, and when."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.web.guests import Guest, House, house_in
from wondertable.web.rooms import Rooms


def two(house: House, **fields: str) -> tuple[Guest, Guest, str]:
    """Two people at a table whose game has begun; Ann sits first."""
    ann, bob = house.guest("Ann"), house.guest("Bob", "hu")
    table_id = ann.with_friend(**fields)
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    return ann, bob, table_id


def hello(page: WebSocketTestSession, version: int) -> None:
    page.send_text(json.dumps({"version": version}))


def update(page: WebSocketTestSession) -> dict[str, Any]:
    data = json.loads(page.receive_text())
    assert isinstance(data, dict)
    return data


def settled(page: WebSocketTestSession, version: int) -> dict[str, Any]:
    """Greets, and takes the first answer: who is here."""
    hello(page, version)
    return update(page)


def reached(page: WebSocketTestSession, version: int) -> dict[str, Any]:
    """The update that brings a page to a version; what comes before it is only who is here."""
    while True:
        data = update(page)
        if data["version"] >= version:
            return data


def test_a_page_that_is_up_to_date_gets_nothing_of_the_game(house: House) -> None:
    ann, _, table_id = two(house)
    version = house.table(table_id).version
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        first = settled(page, version)
        assert set(first["regions"]) == {"table-menu", "table-links", "coach", "house", "talk"}
        hello(page, version)
        ann.act(table_id)
        assert update(page)["version"] == version + 1


def test_a_move_reaches_both_pages_each_in_its_language(house: House) -> None:
    ann, bob, table_id = two(house)
    version = house.table(table_id).version
    with (
        ann.live(f"/t/{table_id}/live?on=game") as mine,
        bob.live(f"/t/{table_id}/live?on=game") as theirs,
    ):
        settled(mine, version)
        settled(theirs, version)
        ann.act(table_id)
        ours, his = reached(mine, version + 1), reached(theirs, version + 1)
    assert ours["version"] == his["version"] == version + 1
    assert (ours["turn"], his["turn"]) == (False, True)
    assert "duel-log" in ours["regions"]
    assert ours["lines"]
    assert any("Ann" in line for line in his["lines"])
    assert ours["lines"] != his["lines"]
    assert his["title"] != ours["title"]


def test_only_regions_that_changed_are_sent(house: House) -> None:
    ann, _, table_id = two(house)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        settled(page, house.table(table_id).version)
        ann.json(f"/t/{table_id}/pause")
        changed = update(page)["regions"]
    assert "duel-top" in changed
    assert "duel-track" not in changed


def test_who_missed_something_gets_it_with_its_lines(house: House) -> None:
    ann, bob, table_id = two(house)
    version = house.table(table_id).version
    ann.act(table_id)
    bob.act(table_id)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        missed = settled(page, version)
    assert missed["version"] == version + 2
    assert "duel-board" in missed["regions"]
    assert any("Ann" in line for line in missed["lines"])


@pytest.mark.parametrize("version", [0, -5, 10**9])
def test_who_missed_too_much_gets_everything_and_nothing_is_read_out(
    house: House, version: int
) -> None:
    ann, _, table_id = two(house)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        fresh = settled(page, version)
    assert "duel-board" in fresh["regions"]
    assert fresh["lines"] == [] or version == 0


def test_a_waiting_page_is_sent_to_the_game_when_it_begins(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend()
    version = house.table(table_id).version
    with ann.live(f"/t/{table_id}/live?on=invite") as page:
        hello(page, version)
        assert set(update(page)["regions"]) == {"talk"}
        bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
        seen = update(page)
    assert f'data-go="/t/{table_id}"' in seen["regions"]["house"]


def test_a_waiting_page_shows_who_sits_down(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    eve = house.guest("Eve")
    with eve.live(f"/t/{table_id}/live?on=join") as page:
        hello(page, house.table(table_id).version - 1)
        assert 'id="waiting"' in update(page)["regions"]["waiting"]


def test_a_page_of_a_deleted_table_is_let_go(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    with ann.live(f"/t/{table_id}/live?on=invite") as page:
        hello(page, house.table(table_id).version)
        update(page)
        ann.post(f"/t/{table_id}/delete")
        with pytest.raises(WebSocketDisconnect):
            update(page)


def test_a_page_of_a_table_that_is_gone_is_sent_to_the_lobby(house: House) -> None:
    ann = house.guest("Ann")
    with ann.live("/t/nothing/live?on=game") as page:
        assert 'data-go="/?told=gone"' in update(page)["regions"]["house"]
        with pytest.raises(WebSocketDisconnect):
            update(page)


def test_a_spectator_gets_updates_unless_spectators_are_forbidden(house: House) -> None:
    ann, _, table_id = two(house)
    eve = house.guest("Eve")
    with eve.live(f"/t/{table_id}/live?on=game") as page:
        seen = settled(page, 0)
        assert seen["turn"] is False
        assert "/do" not in json.dumps(seen)
    form = {"name": "Ann", "game": "duel", "seat-1": "bot-random", "order": "given"}
    private = ann.post("/tables", form).headers["location"].removeprefix("/t/")
    with eve.live(f"/t/{private}/live?on=game") as page:
        seen = settled(page, 0)
        assert list(seen["regions"]) == ["house"]
        assert "data-go" in seen["regions"]["house"]


def test_a_page_whose_seat_went_elsewhere_becomes_a_spectator_s(house: House) -> None:
    ann, _, table_id = two(house)
    table = house.table(table_id)
    secret = house.client.portal.call(table.renew_secret, 0)  # type: ignore[union-attr]
    phone = house.guest("Ann")
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        settled(page, house.table(table_id).version)
        phone.post(f"/t/{table_id}/seat/{secret}")
        seen = update(page)
    assert "/do" not in json.dumps(seen)
    assert seen["turn"] is False


@pytest.mark.parametrize("origin", ["https://evil.example", "null", ""])
def test_no_live_page_from_another_site(house: House, origin: str) -> None:
    ann, _, table_id = two(house)
    with (
        pytest.raises(WebSocketDisconnect),
        ann.live(f"/t/{table_id}/live?on=game", origin=origin),
    ):
        pass


def test_no_live_page_without_a_cookie(house: House) -> None:
    _, _, table_id = two(house)
    with (
        pytest.raises(WebSocketDisconnect),
        house.guest().live(f"/t/{table_id}/live?on=game", cookie=""),
    ):
        pass


def test_only_so_many_live_pages_for_one_person(tmp_path: Path) -> None:
    with house_in(tmp_path, connections=2) as house:
        ann = house.guest("Ann")
        path = f"/t/{ann.against_bot()}/live?on=game"
        with (
            ann.live(path),
            ann.live(path),
            pytest.raises(WebSocketDisconnect),
            ann.live(path),
        ):
            pass
        with ann.live(path):
            pass


@pytest.mark.parametrize(
    "message", ["", "x", "[]", '{"version": "1"}', '{"version": 1, "x": 2}', "1" * 5000, "null"]
)
def test_what_is_no_greeting_ends_the_connection(house: House, message: str) -> None:
    ann, _, table_id = two(house)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        page.send_text(message)
        with pytest.raises(WebSocketDisconnect):
            page.receive_text()


def test_bytes_end_the_connection(house: House) -> None:
    ann, _, table_id = two(house)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        page.send_bytes(b"\xff")
        with pytest.raises(WebSocketDisconnect):
            page.receive_text()


def test_who_talks_too_much_is_let_go(house: House) -> None:
    ann, _, table_id = two(house)
    version = house.table(table_id).version
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        for _ in range(80):
            hello(page, version)
        with pytest.raises(WebSocketDisconnect):
            reached(page, version + 1)


def test_coins_fly_to_where_they_are_paid(house: House) -> None:
    ann, _, table_id = two(house)
    table = house.table(table_id)
    view = table.view(0)
    actions = [table.game.write(view, 0, code) for code in view.legal(0)]
    discard = next(action for action in actions if action.startswith("discard"))
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        settled(page, table.version)
        ann.act(table_id, discard)
        assert update(page)["coins"] == [["bank", "coins-0", 2]]


def test_trouble_with_the_store_is_told(house: House) -> None:
    from wondertable.store.errors import StoreFull

    ann, _, table_id = two(house)
    table = house.table(table_id)
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        settled(page, table.version)
        house.client.portal.call(table._ledger.tell_trouble, StoreFull())  # type: ignore[union-attr]
        assert "nothing is lost" in update(page)["regions"]["house"]


# Who is here.


def test_others_learn_who_is_away_and_who_came(house: House) -> None:
    ann, bob, table_id = two(house)
    ann.act(table_id)
    version = house.table(table_id).version
    with ann.live(f"/t/{table_id}/live?on=game") as mine:
        assert "Bob is away" in settled(mine, version)["regions"]["house"]
        with bob.live(f"/t/{table_id}/live?on=game") as theirs:
            hello(theirs, version)
            seen = update(mine)["regions"]
    assert "away" not in seen["house"]
    assert "online" in seen["table-menu"]


def test_somebody_who_left_a_moment_ago_still_counts_as_present() -> None:
    import asyncio

    async def visit() -> tuple[bool, bool, bool]:
        time = 100.0
        rooms = Rooms(grace=10.0, now=lambda: time)
        with rooms.entered("table", "ann", asyncio.Event()):
            here = "ann" in rooms.present("table")
        just_left = "ann" in rooms.present("table")
        time = 111.0
        return here, just_left, "ann" in rooms.present("table")

    assert asyncio.run(visit()) == (True, True, False)


def test_others_are_woken_when_somebody_is_gone_for_good() -> None:
    import asyncio

    async def visit() -> bool:
        rooms = Rooms(grace=0.01)
        woken = asyncio.Event()
        with rooms.entered("table", "bob", woken):
            with rooms.entered("table", "ann", asyncio.Event()):
                await asyncio.wait_for(woken.wait(), 5)
                woken.clear()
            await asyncio.wait_for(woken.wait(), 5)
            return "ann" in rooms.present("table")

    assert asyncio.run(visit()) is False


def test_the_end_is_a_moment_for_who_sees_it_and_not_for_who_comes_back(house: House) -> None:
    ann, bob, table_id = two(house)
    version = house.table(table_id).version
    with (
        ann.live(f"/t/{table_id}/live?on=game") as mine,
        bob.live(f"/t/{table_id}/live?on=game") as theirs,
    ):
        settled(mine, version)
        settled(theirs, version)
        ann.act(table_id)
        plain = reached(mine, version + 1)
        assert (plain["moments"], plain["ply"]) == ([], 1)
        assert plain["sounds"][0] == "card"  # what else is heard depends on the card
        reached(theirs, version + 1)
        bob.post(f"/t/{table_id}/resign")
        ours, his = reached(mine, version + 2), reached(theirs, version + 2)
    [won], [lost] = ours["moments"], his["moments"]
    assert (won["kind"], lost["kind"]) == ("victory", "victory")
    assert won["said"] != lost["said"]
    assert " lost" not in won["html"].partition("\n")[0]
    assert " lost" in lost["html"].partition("\n")[0]
    assert won["html"] in ours["regions"]["finale"]
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        missed = settled(page, version + 1)
    assert "moments" not in missed
    assert "sounds" not in missed
    assert won["html"] in ann.get(f"/t/{table_id}").text
