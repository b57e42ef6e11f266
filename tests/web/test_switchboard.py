"""Requests that another process has to answer: signed, sent on, and tried again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from tests.cli.test_serve import free_port
from tests.web.guests import KEY, House, house_in
from wondertable.store import StoreAlone
from wondertable.store.processes import Peer
from wondertable.table.peers import Membership, Peers
from wondertable.web import switchboard
from wondertable.web.child import place_for, workers_each
from wondertable.web.forwarded import (
    ELSEWHERE_HEADER,
    FORWARDED,
    HEADER,
    Received,
    Seal,
)
from wondertable.web.line import Answer, Broken, Unreached, ask, request_of
from wondertable.web.pages import Site
from wondertable.web.settings import Settings, SettingsError, checked
from wondertable.web.switchboard import Body, Switchboard, home_of, read
from wondertable.web.together import serve_together

OTHER = Peer("other", "unix:/other")
SEAL = Seal(KEY)


def asked(path: str = "/t/abc", method: str = "GET", **fields: Any) -> Scope:
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"accept", b"text/html")],
        "scheme": "http",
        "server": ("testserver", 80),
        "client": ("192.0.2.7", 4711),
        **fields,
    }


class Heard:
    """Takes what an application sends."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    async def send(self, message: Message) -> None:
        self.messages.append(message)

    @property
    def status(self) -> int:
        return int(self.messages[0]["status"])

    @property
    def headers(self) -> dict[str, str]:
        return {k.decode(): v.decode() for k, v in self.messages[0]["headers"]}

    @property
    def body(self) -> bytes:
        return b"".join(message.get("body", b"") for message in self.messages)


def body_of(*parts: bytes) -> Receive:
    left = list(parts) or [b""]

    async def receive() -> Message:
        part = left.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(left)}

    return receive


class Answers:
    """An application that notes what it was asked, and answers from a list."""

    def __init__(self, *elsewhere: bool) -> None:
        self.elsewhere = list(elsewhere)
        self.scopes: list[Scope] = []
        self.bodies: list[bytes] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scopes.append(scope)
        if scope["method"] == "POST":
            self.bodies.append((await read(receive)).whole)
        marked = self.elsewhere.pop(0) if self.elsewhere else False
        headers = [(ELSEWHERE_HEADER.encode(), b"1")] if marked else []
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"from here"})


# What is signed.


async def passed(scope: Scope, inner: int | None = None) -> tuple[Answers, Heard]:
    app, heard = Answers(), Heard()
    await Received(app, SEAL, inner)(scope, body_of(), heard.send)
    return app, heard


def forwarded(scope: Scope, seal: Seal = SEAL, **changed: Any) -> Scope:
    """A request as it comes in from another process."""
    headers = [*scope["headers"], (HEADER, seal.closed(scope))]
    return {**scope, "headers": headers, "client": None, "server": None, **changed}


pytestmark = pytest.mark.anyio


async def test_what_another_process_says_of_a_visitor_is_believed() -> None:
    app, _ = await passed(forwarded(asked(scheme="https")))
    (scope,) = app.scopes
    assert scope[FORWARDED]
    assert scope["client"] == ("192.0.2.7", 4711)
    assert scope["scheme"] == "https"
    assert HEADER not in dict(scope["headers"])


@pytest.mark.parametrize(
    "changed",
    [
        {"path": "/t/xyz", "raw_path": b"/t/xyz"},
        {"query_string": b"as=1"},
        {"method": "POST"},
    ],
)
async def test_a_signature_is_good_for_one_thing_only(changed: dict[str, Any]) -> None:
    app, heard = await passed(forwarded(asked(), **changed))
    assert not app.scopes
    assert heard.status == 403


async def test_who_does_not_know_the_secret_is_not_let_in_where_processes_come_in() -> None:
    for seal in (Seal("another secret key"), SEAL):
        scope = forwarded(asked(), seal)
        if seal is SEAL:
            scope["headers"] = asked()["headers"]
        app, heard = await passed(scope)
        assert not app.scopes
        assert heard.status == 403
    app, heard = await passed(asked(server=("testserver", 8100)), inner=8100)
    assert not app.scopes


async def test_at_the_public_door_a_forged_header_says_nothing() -> None:
    scope = asked()
    for words in (b"junk", b"e30=.00", b"\xff.\xff", SEAL.closed(asked("/me"))):
        app, _ = await passed({**scope, "headers": [*scope["headers"], (HEADER, words)]})
        (seen,) = app.scopes
        assert FORWARDED not in seen
        assert seen["client"] == scope["client"]
        assert HEADER not in dict(seen["headers"])


def test_what_is_sent_on_holds_no_header_of_the_connection() -> None:
    scope = asked(method="POST")
    scope["headers"] += [(b"connection", b"keep-alive"), (b"content-length", b"9")]
    lines = request_of(SEAL, scope, b"ply=1").split(b"\r\n")
    assert lines[0] == b"POST /t/abc HTTP/1.1"
    assert lines.count(b"connection: close") == 1
    assert [one for one in lines if one.startswith(b"content-length")] == [b"content-length: 5"]


def test_processes_tell_their_keys_apart_without_telling_them() -> None:
    assert Seal("one key of several").print != Seal("another key of them").print
    assert "key" not in Seal("one key of several").print


# The line.


@asynccontextmanager
async def a_process(folder: Path, *said: bytes) -> AsyncIterator[Peer]:
    """A process that says something to whoever asks, and hangs up."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        for words in said:
            writer.write(words)
            await writer.drain()
        writer.close()

    path = f"{folder}/line"
    async with await asyncio.start_unix_server(answer, path):
        yield Peer("a", f"unix:{path}")


GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
FINE = b"HTTP/1.1 200 OK\r\nx-a: 1\r\ncontent-length: 4\r\n\r\n"


async def test_an_answer_comes_over_the_line(tmp_path: Path) -> None:
    async with a_process(tmp_path, GO_ON, FINE, b"bo", b"dy") as peer:
        answer = await ask(peer, SEAL, asked(method="POST"), b"ply=1")
        assert (answer.status, bytes(answer.body)) == (200, b"body")
        assert (b"x-a", b"1") in answer.headers


async def test_who_asks_for_headers_alone_waits_for_no_body(tmp_path: Path) -> None:
    async with a_process(tmp_path, FINE) as peer:
        answer = await ask(peer, SEAL, asked(method="HEAD"), b"")
        assert (answer.status, bytes(answer.body)) == (200, b"")


async def test_what_breaks_before_the_other_reads_has_changed_nothing(tmp_path: Path) -> None:
    with pytest.raises(Unreached):
        await ask(Peer("a", f"unix:{tmp_path}/nobody"), SEAL, asked(), b"")
    async with a_process(tmp_path) as peer:
        with pytest.raises(Unreached):
            await ask(peer, SEAL, asked(method="POST"), b"ply=1")


@pytest.mark.parametrize("said", [[GO_ON], [GO_ON, FINE], [b"no answer at all\r\n"]])
async def test_what_breaks_after_that_may_have_changed_something(
    tmp_path: Path, said: list[bytes]
) -> None:
    async with a_process(tmp_path, *said) as peer:
        with pytest.raises(Broken if said[0] == GO_ON else Unreached):
            await ask(peer, SEAL, asked(method="POST"), b"ply=1")


# Who answers.


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with house_in(tmp_path) as house:
        yield house


@pytest.fixture
def board(house: House, monkeypatch: pytest.MonkeyPatch) -> Board:
    """A switchboard between this process and another one, which answers from a list."""
    hall = house.site.hall
    peers = Peers(hall.house.database, Membership.made("unix:/me", "key"), hall.house.now)
    peers.id, peers.others = "me", {OTHER.id: OTHER}
    monkeypatch.setattr(hall.house, "peers", peers)
    monkeypatch.setattr(switchboard, "AGAIN", 0.0)
    monkeypatch.setattr(switchboard, "ask", Board.ask)
    made = Board(house.site)

    async def place(table: str) -> Peer | None:
        return made.places.pop(0) if len(made.places) > 1 else made.places[0]

    monkeypatch.setattr(hall, "place", place)
    Board.now = made
    return made


class Board:
    """A switchboard with what it leads to."""

    now: Board

    def __init__(self, site: Site) -> None:
        self.here = Answers()
        self.places: list[Peer | None] = [None]
        self.there: list[Callable[[], Awaitable[Answer]]] = []
        self.sent: list[bytes] = []
        self.board = Switchboard(self.here, site, SEAL)

    @staticmethod
    async def ask(peer: Peer, seal: Seal, scope: Scope, body: bytes) -> Answer:
        Board.now.sent.append(body)
        return await Board.now.there.pop(0)()

    async def heard(self, scope: Scope, *body: bytes) -> Heard:
        heard = Heard()
        await self.board(scope, body_of(*body), heard.send)
        return heard


async def fine() -> Answer:
    return Answer(200, [(b"x-by", b"other")], bytearray(b"from there"), complete=True)


async def moved() -> Answer:
    return Answer(503, [(ELSEWHERE_HEADER.encode(), b"1")], bytearray(), complete=True)


async def unreached() -> Answer:
    raise Unreached


async def broken() -> Answer:
    raise Broken


async def silent() -> Answer:
    await asyncio.Event().wait()
    raise AssertionError("nothing sets the event")


async def test_a_table_of_another_process_is_asked_for_there(board: Board) -> None:
    board.places, board.there = [OTHER], [fine]
    assert (await board.heard(asked())).body == b"from there"
    assert not board.here.scopes


async def test_a_table_of_this_process_is_asked_for_here(board: Board) -> None:
    assert (await board.heard(asked())).body == b"from here"


async def test_what_was_sent_on_is_sent_on_by_nobody_else(board: Board) -> None:
    board.places = [OTHER]
    assert (await board.heard({**asked(), FORWARDED: True})).body == b"from here"


async def test_a_choice_follows_its_table_wherever_that_goes(board: Board) -> None:
    board.places, board.there = [OTHER, OTHER, None], [unreached, moved]
    answer = await board.heard(asked("/t/abc/do", "POST"), b"ply=1", b"&action=x")
    assert answer.body == b"from here"
    assert board.sent == [b"ply=1&action=x"] * 2
    assert board.here.bodies == [b"ply=1&action=x"]


async def test_a_table_that_leaves_while_it_is_asked_is_asked_for_elsewhere(board: Board) -> None:
    board.here.elsewhere = [True]
    board.places, board.there = [None, OTHER], [fine]
    assert (await board.heard(asked("/t/abc/do", "POST"), b"ply=1")).body == b"from there"
    assert board.sent == [b"ply=1"]


async def test_a_page_is_asked_for_again_when_its_process_dies(board: Board) -> None:
    board.places, board.there = [OTHER], [broken, broken, fine]
    assert (await board.heard(asked())).body == b"from there"


async def test_a_choice_that_may_have_been_made_is_not_made_again_unasked(board: Board) -> None:
    board.places, board.there = [OTHER], [broken, fine]
    answer = await board.heard(asked("/t/abc/do", "POST"), b"ply=1")
    assert answer.status == 503
    assert b"just moving" in answer.body
    assert "refresh" not in answer.headers
    assert len(board.sent) == 1


async def test_who_waits_in_vain_gets_a_page_that_tries_again(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(switchboard, "PATIENCE", 0.0)
    board.places, board.there = [OTHER], [unreached]
    answer = await board.heard(asked())
    assert answer.status == 503
    assert answer.headers["refresh"] == answer.headers["retry-after"] == "2"
    assert ELSEWHERE_HEADER not in answer.headers


async def test_a_process_that_dies_is_not_waited_for(board: Board, house: House) -> None:
    peers = house.site.hall.house.peers
    assert peers is not None
    board.places, board.there = [OTHER, None], [silent]
    asking = asyncio.create_task(board.heard(asked()))
    while not board.sent:
        await asyncio.sleep(0)
    peers.others.clear()
    peers.gone(OTHER.id).set()
    assert (await asking).body == b"from here"


async def test_a_process_that_has_just_begun_is_asked_like_any_other(
    board: Board, house: House
) -> None:
    peers = house.site.hall.house.peers
    assert peers is not None
    peers.others.clear()
    board.places, board.there = [OTHER], [fine]
    assert (await board.heard(asked("/t/abc/do", "POST"), b"ply=1")).body == b"from there"


async def test_other_pages_are_made_where_they_are_asked_for(board: Board) -> None:
    for path in ("/", "/help", "/tournaments", "/ratings", "/static/x/live.js", "/tables"):
        assert (await board.heard(asked(path))).body == b"from here"


async def test_what_a_person_does_is_done_by_one_process(board: Board, house: House) -> None:
    for number in range(20):
        client = (f"192.0.2.{number}", 1)
        board.there = [fine, fine]
        wanted = b"from there" if home_of(house.site, client[0]) else b"from here"
        for path, method in (("/tables", "POST"), ("/me", "GET")):
            assert (await board.heard(asked(path, method, client=client))).body == wanted


def test_all_processes_say_alike_which_one_it_is(board: Board, house: House) -> None:
    peers = house.site.hall.house.peers
    assert peers is not None
    people = [f"person {number}" for number in range(50)]
    mine = {one for one in people if home_of(house.site, one) is None}
    peers.id, peers.others = OTHER.id, {"me": Peer("me", "unix:/me")}
    theirs = {one for one in people if home_of(house.site, one) is None}
    assert mine | theirs == {*people}
    assert not mine & theirs
    assert mine
    assert theirs
    peers.others = {"me": Peer("me", "unix:/me", leaving=True)}
    assert all(home_of(house.site, one) is None for one in people)


async def test_a_body_that_is_too_large_is_left_to_who_refuses_it() -> None:
    body = await read(body_of(*[b"x" * 30_000] * 4))
    assert body.more
    assert len(body.whole) < 120_000
    again = body.again(body_of(b"rest"))
    assert [len((await again())["body"]) for _ in range(4)] == [30_000, 30_000, 30_000, 4]
    assert not Body().more


# How it is set up.


@pytest.mark.parametrize("wrong", [{"processes": 0}, {"processes": "many"}, {"address": "nowhere"}])
def test_a_wrong_setting_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(SettingsError):
        checked(wrong)


def test_several_processes_cannot_share_a_file(tmp_path: Path) -> None:
    settings = Settings(port=0, database=f"sqlite:///{tmp_path}/tables.db", processes=2)
    with pytest.raises(StoreAlone, match="one process only"):
        serve_together(settings, lambda url: None)


def test_all_processes_together_have_as_many_workers_as_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 9)
    assert [workers_each(processes) for processes in (1, 2, 4, 8, 99)] == [4, 4, 2, 1, 1]


def test_processes_on_other_machines_come_in_at_ports_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(address=f"127.0.0.1:{port}", processes=2)
    for slot in (0, 1):
        place, listening = place_for(settings, slot, str(tmp_path))
        with listening:
            assert place == f"127.0.0.1:{port + slot}"
            assert listening.getsockname()[1] == port + slot


def test_one_process_is_what_a_server_has() -> None:
    assert Settings().processes == 1
