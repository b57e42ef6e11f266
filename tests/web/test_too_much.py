"""Requests that are too large, too slow or too many, and a store that fails under a page."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Scope
from starlette.websockets import WebSocketDisconnect

from tests.web.guests import ORIGIN, Guest, House, house_in
from wondertable.store.errors import StoreBusy, StoreError, StoreFailed, StoreFull
from wondertable.web import live, pages

FORM = "application/x-www-form-urlencoded"


@pytest.fixture
def ann(house: House) -> Guest:
    return house.guest("Ann")


def asked(guest: Guest, kind: str, path: str) -> Scope:
    """A request as the server hands it to the application."""
    cookie = f"wondertable={guest.cookies['wondertable']}"
    headers = {"host": "testserver", "origin": ORIGIN, "cookie": cookie, "content-type": FORM}
    return {
        "type": kind,
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"on=game",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "scheme": "ws" if kind == "websocket" else "http",
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "root_path": "",
        "http_version": "1.1",
        "subprotocols": [],
        "extensions": {},
        "asgi": {"version": "3.0"},
    }


def called(house: House, work: Callable[[], Any]) -> Any:
    portal = house.client.portal
    assert portal is not None
    return portal.call(work)


# Too large.


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "x"])
def test_a_compressed_body_is_never_unpacked(ann: Guest, encoding: str) -> None:
    bomb = gzip.compress(b"name=" + b"A" * 20_000_000)
    assert len(bomb) < 64 * 1024
    sent = {"content-type": FORM, "content-encoding": encoding, "x-csrf": ann.csrf}
    answer = ann.ask("POST", "/play", content=bomb, headers=sent)
    assert answer.status_code in (400, 413, 422)


@pytest.mark.parametrize("kind", ["application/json", FORM, "text/plain", "multipart/form-data"])
def test_a_deep_body_is_only_refused(ann: Guest, kind: str) -> None:
    deep = b"[" * 30_000 + b"]" * 30_000
    for path in ("/play", "/box", "/pad/seven"):
        sent = {"content-type": kind, "x-csrf": ann.csrf}
        assert ann.ask("POST", path, content=deep, headers=sent).status_code < 500


@pytest.mark.parametrize("message", ['{"version":' * 30, "[" * 199, '{"version": 1e999}'])
def test_a_deep_message_ends_the_live_page_only(ann: Guest, message: str) -> None:
    table_id = ann.against_bot()
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        page.send_text(message)
        with pytest.raises(WebSocketDisconnect):
            page.receive_text()
    assert ann.get(f"/t/{table_id}").status_code == 200


# Too slow.


def test_a_body_that_never_ends_is_given_up(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "BODY_SECONDS", 0.01)
    told: list[Message] = []

    async def trickle() -> Message:
        if not told:
            await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        told.append(message)

    async def slow() -> None:
        await house.app(asked(ann, "http", "/play"), trickle, send)

    called(house, slow)
    assert told[0]["status"] == 408


def test_a_page_that_takes_nothing_is_let_go(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SEND_SECONDS", 0.01)
    table_id = ann.against_bot()
    sent: list[str] = []
    hello: Message = {"type": "websocket.receive", "text": '{"version": 0}'}
    said = iter([{"type": "websocket.connect"}, hello])

    async def receive() -> Message:
        for message in said:
            return message
        await asyncio.Event().wait()
        raise AssertionError("nothing sets the event")

    async def send(message: Message) -> None:
        sent.append(message["type"])
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()

    async def connected() -> None:
        await house.app(asked(ann, "websocket", f"/t/{table_id}/live"), receive, send)

    called(house, connected)
    assert sent == ["websocket.accept", "websocket.send", "websocket.close"]
    assert house.site.rooms._rooms == {}
    assert not house.table(table_id)._ledger._watchers


# Too many.


def test_only_so_many_live_pages_from_one_address(tmp_path: Path) -> None:
    with house_in(tmp_path, connections=1) as house:
        ann = house.guest("Ann")
        table_id = ann.against_bot()
        pages_open = [house.guest(f"Eve {at}").live(f"/t/{table_id}/live") for at in range(9)]
        held = [page.__enter__() for page in pages_open[:8]]
        assert len(held) == 8
        with pytest.raises(WebSocketDisconnect) as refused:
            pages_open[8].__enter__()
        assert refused.value.code == 1008
        for page in pages_open[:8]:
            page.__exit__(None, None, None)
        with house.guest("Eve").live(f"/t/{table_id}/live"):
            pass


def test_tables_and_games_from_the_box_are_counted_together(tmp_path: Path) -> None:
    with house_in(tmp_path, tables_per_hour=2) as house:
        ann = house.guest("Ann")
        assert ann.post("/box", {"game": "duel"}).status_code == 303
        assert ann.post("/play", {"name": "Ann"}).status_code == 303
        assert ann.post("/box", {"game": "duel"}).status_code == 429
        assert ann.post("/tables", {"name": "Ann", "game": "duel"}).status_code == 429


def test_a_forged_address_buys_nothing_without_a_trusted_proxy(tmp_path: Path) -> None:
    with house_in(tmp_path, tables_per_hour=1) as house:
        statuses = []
        for at in range(5):
            guest = house.guest("Ann")
            forged = {"x-forwarded-for": f"10.0.0.{at}", "x-real-ip": f"10.0.0.{at}"}
            statuses.append(guest.post("/play", {"name": "Ann"}, headers=forged).status_code)
        assert statuses == [303, 303, 303, 303, 429]


# The store fails.


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (StoreFull(), 507, "no room left"),
        (StoreBusy(), 503, "busy"),
        (StoreFailed("attempt to write a readonly database"), 503, "readonly"),
    ],
)
def test_a_store_that_fails_is_told_and_the_page_goes_on(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch,
    error: StoreError, status: int, words: str,
) -> None:  # fmt: skip
    table_id = ann.against_bot()
    database = house.site.hall._house.database
    before = house.table(table_id).version

    def fails(**how: bool) -> None:
        raise error

    monkeypatch.setattr(database, "write", fails)
    answer = ann.act(table_id)
    assert answer.status_code == status
    assert words in answer.json()["error"]
    assert house.table(table_id).version == before
    assert ann.get(f"/t/{table_id}").status_code == 200
    monkeypatch.undo()
    assert ann.act(table_id).status_code == 200


def test_a_database_that_is_moved_away_is_told_and_nothing_acknowledged_is_lost(
    tmp_path: Path,
) -> None:
    with house_in(tmp_path) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        table_id = ann.with_friend()
        bob.post(f"/t/{table_id}/sit", {"seat": "1", "name": "Bob"})
        assert ann.act(table_id).status_code == 200
        acknowledged = house.table(table_id).ply
        file, away = tmp_path / "tables.db", tmp_path / "away.db"
        file.rename(away)
        mover = ann if 0 in house.table(table_id).asked else bob
        answer = mover.act(table_id)
        assert answer.status_code == 503
        assert "moved or deleted" in answer.json()["error"]
        assert house.table(table_id).ply == acknowledged
        away.rename(file)
        assert mover.act(table_id).status_code == 200
    with house_in(tmp_path) as house:
        assert house.table(table_id).ply == acknowledged + 1


def test_a_database_that_is_damaged_under_the_server_is_told(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        table_id = ann.against_bot()
    size = (tmp_path / "tables.db").stat().st_size
    with house_in(tmp_path) as house:
        ann.house = house
        with (tmp_path / "tables.db").open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * (size - 4096))
        for path in ("/", f"/t/{table_id}", "/t/another"):
            assert ann.get(path).status_code in (200, 404, 503)
        assert ann.post("/play", {"name": "Ann"}).status_code in (303, 503)
