"""Tables that cannot be opened: told kindly, kept as they are, and nobody else's burden."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest

from tests.web.guests import Guest, House, house_in

BROKEN = {
    "a line is missing": "DELETE FROM moves WHERE table_id = ? AND number > 5",
    "all lines are missing": "DELETE FROM moves WHERE table_id = ?",
    "a line cannot be": "UPDATE moves SET do = 'x' WHERE table_id = ? AND number = 3",
    "a seat beyond all numbers": "UPDATE moves SET seat = 99 WHERE table_id = ? AND number = 3",
    "another game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "later rules": "UPDATE tables SET rules = 99 WHERE id = ?",
    "strange options": 'UPDATE tables SET options = \'{"x": "y"}\' WHERE id = ?',
    "strange settings": "UPDATE tables SET settings = '{\"clock\": 7}' WHERE id = ?",
    "settings of another kind": "UPDATE tables SET settings = '[]' WHERE id = ?",
    "no seats": "DELETE FROM seats WHERE table_id = ?",
}


def change(folder: Path, sql: str, table_id: str) -> None:
    with sqlite3.connect(folder / "tables.db") as connection:
        assert connection.execute(sql, (table_id,)).rowcount
    connection.close()


def kept(folder: Path, table_id: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(folder / "tables.db") as connection:
        rows = [
            row
            for part, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id"))
            for row in connection.execute(f"SELECT * FROM {part} WHERE {key} = ?", (table_id,))
        ]
    connection.close()
    return rows


@pytest.mark.parametrize("fault", BROKEN)
def test_a_table_that_cannot_be_opened_is_told_and_kept(
    tmp_path: Path, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        broken, whole = ann.against_bot(), ann.against_bot()
    change(tmp_path, BROKEN[fault], broken)
    before = kept(tmp_path, broken)
    with house_in(tmp_path) as house:
        ann.house = house
        page = ann.get(f"/t/{broken}")
        assert page.status_code == 503
        assert "cannot be opened" in page.text
        assert "nothing of it was changed" in page.text
        assert any(broken in record.getMessage() for record in caplog.records)
        lobby = ann.get("/")
        assert lobby.status_code == 200
        assert f"/t/{broken}" in lobby.text
        assert "cannot be opened" in lobby.text
        assert ann.get(f"/t/{whole}").status_code == 200
        assert ann.json(f"/t/{broken}/do", {"ply": "0", "action": "x"}).status_code == 503
        for path in ("record", "replay"):
            assert ann.get(f"/t/{broken}/{path}").status_code == 503
    assert kept(tmp_path, broken) == before


@pytest.mark.parametrize("ply", ["0", "1"])
def test_a_game_that_was_closed_before_it_began_cannot_be_played_on(
    house: House, caplog: pytest.LogCaptureFixture, ply: str
) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    ann.post(f"/t/{table_id}/close")
    with caplog.at_level(logging.ERROR):
        for guest in (ann, house.guest("Eve")):
            answer = guest.json(f"/t/{table_id}/branch", {"ply": ply, "bot": "random"})
            assert answer.status_code in (403, 409, 422), answer.text
    assert not caplog.records


@pytest.mark.parametrize("path", ["record", "replay"])
def test_a_game_that_was_closed_before_it_began_has_no_past(house: House, path: str) -> None:
    ann: Guest = house.guest("Ann")
    table_id = ann.with_friend()
    ann.post(f"/t/{table_id}/close")
    assert ann.get(f"/t/{table_id}/{path}").status_code == 409
