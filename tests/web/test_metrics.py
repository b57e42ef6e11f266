"""Numbers for who watches over a server, its readiness, and its log."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sys
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_serve import WAIT, address, fetched, free_port, started
from tests.web.guests import House, house_in, play_on
from wondertable.store import StoreAway
from wondertable.table.meter import BOUNDS, Spread
from wondertable.web import readiness
from wondertable.web.logs import Lines, Plain, without_passwords
from wondertable.web.metrics import inside, written
from wondertable.web.settings import SettingsError, checked, place_in

LINE = re.compile(r'wondertable_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_in(tmp_path_factory.mktemp("house")) as house:
        yield house


def values(house: House) -> dict[str, float]:
    """The numbers of this moment, by name and labels."""
    found = {}
    for line in written(house.site).splitlines():
        if not line.startswith("#"):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            found[name.removeprefix("wondertable_")] = float(value)
    return found


def test_a_game_shows_in_the_numbers(house: House) -> None:
    before = values(house)
    ann = house.guest("Ann")
    table = ann.against_bot()
    with ann.live(f"/t/{table}/live?on=game") as page:
        page.send_json({"version": 0})
        page.receive_json()
        assert values(house)["pages"] == 1
        play_on(house, [ann], table, 3)
        page.receive_json()
    after = values(house)
    for who in ("person", "bot"):
        name = f'choices_total{{who="{who}"}}'
        assert after[name] > before.get(name, 0)
    saved = 'store_seconds_count{call="save_table"}'
    assert after[saved] > before.get(saved, 0)
    assert after['store_seconds_bucket{call="save_table",le="+Inf"}'] == after[saved]
    assert after['tables{status="running"}'] >= 1
    assert after["page_seconds_count"] > before["page_seconds_count"]
    assert after['answer_seconds_count{status="2xx"}'] > 0
    assert after["store_away"] == 0
    assert after["cpu_seconds_total"] > 0


def test_numbers_tell_nothing_of_people_or_games(house: House) -> None:
    ann = house.guest("Annabella")
    table = ann.against_bot()
    text = written(house.site)
    for secret in ("Annabella", table, ann.person, "greedy"):
        assert secret not in text


def test_times_are_counted_up_to_their_bounds() -> None:
    spread = Spread()
    for seconds in (0.0, BOUNDS[0], 0.3, 100.0):
        spread.add(seconds)
    assert (spread.counts[0], spread.counts[BOUNDS.index(0.5)], spread.counts[-1]) == (2, 1, 1)
    assert inside({"a": "b", "c": "d"}) == '{a="b",c="d"}'


def test_a_server_is_ready_while_its_database_answers(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    guest = house.guest()
    assert (guest.get("/ready").status_code, guest.get("/ready").json()) == (
        200,
        {"status": "ready"},
    )

    def away(database: object) -> None:
        raise StoreAway

    with monkeypatch.context() as patch:
        patch.setattr(readiness, "answers", away)
        answer = guest.get("/ready")
    assert (answer.status_code, answer.json()["why"]) == (503, "error-store-away")
    assert guest.get("/health").status_code == 200, "it lives"
    assert values(house)['store_errors_total{error="error-store-away"}'] == 1
    with monkeypatch.context() as patch:
        patch.setattr(house.site.hall.house, "closing", True)
        assert guest.get("/ready").json()["why"] == "closing"


def test_however_many_ask_the_database_is_asked_once_a_second(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = house.guest()
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    guest.get("/ready")
    asked: list[object] = []
    monkeypatch.setattr(readiness, "answers", asked.append)
    monkeypatch.setattr(readiness, "FRESH", 1000.0)
    for _ in range(20):
        assert guest.get("/ready").status_code == 200
    assert asked == []


def test_numbers_are_told_at_an_address_of_their_own_and_lines_can_be_json(tmp_path: Path) -> None:
    beside = f"127.0.0.1:{free_port()}"
    words = ("--port", str(free_port()), "--metrics", beside, "--log", "json")
    with started(tmp_path, "serve", *words) as process:
        url = address(process)
        fetched(url)
        assert "# TYPE wondertable_tables gauge" in fetched(f"http://{beside}/metrics")
        for wrong in (f"http://{beside}/", f"{url}metrics"):
            with pytest.raises(urllib.error.HTTPError) as refused:
                fetched(wrong)
            assert refused.value.code == 404
            refused.value.close()
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=WAIT)
        assert process.returncode == 0
    lines = [json.loads(line) for line in log.splitlines()]
    (first,) = [line for line in lines if line.get("path") == "/"]
    assert (first["method"], first["status"], first["level"]) == ("GET", 200, "info")


def test_errors_stay_in_their_line_of_json() -> None:
    try:
        asyncio.run(asyncio.wait_for(asyncio.sleep(1), 0))
    except TimeoutError:
        record = logging.LogRecord("a", 40, "p", 1, "two\nlines %s", ("x",), sys.exc_info())
    text = Lines().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["message"], line["level"]) == ("two\nlines x", "error")
    assert "TimeoutError" in line["error"]


@pytest.mark.parametrize("formatter", [Lines(), Plain()])
def test_no_password_of_an_address_gets_into_the_log(formatter: logging.Formatter) -> None:
    words = "failed: postgresql://ann:p%40ss@host/x and postgresql+psycopg://ann:word@/x"
    text = formatter.format(logging.LogRecord("a", 40, "p", 1, words, (), None))
    assert "p%40ss" not in text
    assert "word" not in text
    assert "ann:***@host" in text
    assert without_passwords("at http://127.0.0.1:8000/") == "at http://127.0.0.1:8000/"


@pytest.mark.parametrize("words", ["9464", ":9464", "host", "host:0", "a@host:1", "h:1/x", "h:x"])
def test_a_place_for_metrics_that_is_none_is_refused(words: str) -> None:
    assert place_in("[::1]:9464") == ("::1", 9464)
    with pytest.raises(SettingsError):
        checked({"database": "sqlite:///x.db", "metrics": words})
