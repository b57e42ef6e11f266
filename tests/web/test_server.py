"""The process that serves."""

from __future__ import annotations

import asyncio
import gc
import socket
from pathlib import Path

import pytest
import uvicorn

from tests.web.guests import settings_in
from wondertable.store import StoreInUse
from wondertable.store.alone import alone_with
from wondertable.web.app import create_app
from wondertable.web.server import Server, serve, tidy_in


def test_garbage_is_searched_for_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[bool] = []
    monkeypatch.setattr(gc, "collect", lambda: searched.append(True))

    async def wait_a_little() -> None:
        tidy_in(0.01)
        for _ in range(500):
            if len(searched) >= 3:
                return
            await asyncio.sleep(0.01)

    asyncio.run(wait_a_little())
    assert len(searched) >= 3


def test_a_running_server_never_stops_its_pages_to_search_through_everything(
    tmp_path: Path,
) -> None:
    before = gc.get_threshold()
    heard: list[tuple[int, int, int]] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(create_app(settings_in(tmp_path)), log_config=None)

        def ready() -> None:
            heard.append(gc.get_threshold())
            server.should_exit = True

        server = Server(config, ready)
        try:
            server.run(sockets=[listening])
        finally:
            gc.set_threshold(*before)  # what is put aside stays so, as in `tests/conftest.py`
    young, middle, old = heard[0]
    assert young * middle * old > 10**9


def test_no_second_server_starts_on_the_same_database(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, port=0)
    with alone_with(tmp_path / "tables.db", "http://first/"), pytest.raises(StoreInUse) as refused:
        serve(settings, ready=lambda url: None)
    assert refused.value.address == "http://first/"
    assert not (tmp_path / "tables.db").exists()
