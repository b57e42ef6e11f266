"""Games seen again: records, positions, and other ends."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.guests import House, play_on
from wondertable.bots import BOTS, USUAL
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.core.state import SPECTATOR
from wondertable.games import find_game


def test_the_record_of_a_finished_game_is_whole_and_can_be_verified(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    answer = house.guest("Eve").get(f"/t/{table_id}/record")
    assert f'filename="duel-{table_id}.jsonl"' in answer.headers["content-disposition"]
    record = read_record(answer.content)
    assert record.header.view is None
    assert record.end is not None
    assert verify(find_game("duel"), record).outcome() is not None


def test_before_the_end_a_record_is_that_of_the_seat(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 5)
    own = read_record(ann.get(f"/t/{table_id}/record").content)
    assert (own.header.view, own.end) == (0, None)
    seen = read_record(house.guest("Eve").get(f"/t/{table_id}/record").content)
    assert seen.header.view == SPECTATOR


def test_every_ply_can_be_looked_at(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    last = play_on(house, [ann], table_id)
    for ply in range(0, last + 1, 7):
        page = ann.get(f"/t/{table_id}/replay?ply={ply}")
        assert page.status_code == 200
        assert f"Move {ply} of {last}" in page.text
        assert f'action="/t/{table_id}/do"' not in page.text
    assert f"Move {last} of {last}" in ann.get(f"/t/{table_id}/replay?ply={last}").text


def test_a_script_gets_one_position_as_regions(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    last = play_on(house, [ann], table_id, 6)
    path = f"/t/{table_id}/replay?ply=3"
    data = ann.get(path, headers={"accept": "application/json"}).json()
    assert data["ply"] == 3
    assert data["at"] == f"Move 3 of {last}"
    assert 'id="duel-board"' in data["regions"]["duel-board"]


@pytest.mark.parametrize("ply", ["-1", "999", "x", "1.5", "9" * 40, "%00"])
def test_a_ply_that_is_not_there_is_not_found(house: House, ply: str) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    assert ann.get(f"/t/{table_id}/replay?ply={ply}").status_code == 404


def test_the_steps_lead_to_the_moves_around(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    last = play_on(house, [ann], table_id, 6)
    page = ann.get(f"/t/{table_id}/replay?ply=3").text
    for ply in (0, 2, 4, last):
        assert f'href="/t/{table_id}/replay?ply={ply}"' in page


def test_the_seed_is_not_shown_before_the_end(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    ending = house.table(table_id).ending
    assert ending is not None
    assert ending.seed in ann.get(f"/t/{table_id}").text
    running = ann.against_bot()
    seed = house.table(running)._ledger.standing.row.seed.hex()
    for path in ("", "/replay", "/record"):
        assert seed not in ann.get(f"/t/{running}{path}").text


def test_all_bots_are_offered_for_playing_on_and_the_usual_one_first(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    page = ann.get(f"/t/{table_id}/replay").text
    offered = re.findall(r'<option value="([\w-]+)"( selected)?>', page)
    assert [bot for bot, _ in offered] == list(BOTS)
    assert [bot for bot, selected in offered if selected] == [USUAL]


def test_a_game_can_be_played_on_from_a_move_against_a_bot(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    answer = ann.post(f"/t/{table_id}/branch", {"ply": "10", "bot": "random"})
    again = house.table(answer.headers["location"].removeprefix("/t/"))
    assert again.seats_of(ann.person) == (0,)
    assert again.entries(0)[:10] == house.table(table_id).entries(0)[:10]
    assert eve.get(f"/t/{again.id}").status_code == 403
    play_on(house, [ann], again.id)
    record = read_record(ann.get(f"/t/{again.id}/record").content)
    verify(find_game("duel"), record)


def test_a_spectator_plays_on_for_the_seat_that_is_asked(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    answer = eve.post(f"/t/{table_id}/branch", {"ply": "7", "bot": "random"})
    again = house.table(answer.headers["location"].removeprefix("/t/"))
    assert len(again.seats_of(eve.person)) == 1


def test_a_game_that_was_given_up_can_be_played_on_from_its_last_move(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 4)
    ann.post(f"/t/{table_id}/resign")
    ply = str(house.table(table_id).ply)
    assert ann.post(f"/t/{table_id}/branch", {"ply": ply}).status_code == 303


@pytest.mark.parametrize(
    ("form", "status"),
    [({"ply": "999"}, 422), ({"ply": "-1"}, 422), ({}, 422), ({"ply": "1", "bot": "x"}, 422)],
)
def test_playing_on_from_nowhere_is_refused(
    house: House, form: dict[str, str], status: int
) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    assert ann.post(f"/t/{table_id}/branch", form).status_code == status


def test_a_finished_position_cannot_be_played_on(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    last = play_on(house, [ann], table_id)
    assert ann.post(f"/t/{table_id}/branch", {"ply": str(last)}).status_code == 409


def test_before_the_end_nobody_can_play_on_and_learn_the_deal(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    assert ann.post(f"/t/{table_id}/branch", {"ply": "0"}).status_code == 409
    assert "Play on from here" not in ann.get(f"/t/{table_id}/replay").text


# Reports.


def reports(house: House) -> list[Path]:
    folder = house.site.settings.reports_folder
    return sorted(folder.iterdir()) if folder.exists() else []


def test_a_report_holds_the_words_and_the_seat_s_own_record(house: House) -> None:
    import json

    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 4)
    words = 'The "Altar" <b>was</b> too dear.\nTruly.'
    page = ann.post(f"/t/{table_id}/report", {"ply": "4", "words": words})
    assert page.status_code == 200
    (file,) = reports(house)
    report = json.loads(file.read_text(encoding="utf-8"))
    assert (report["ply"], report["seat"], report["table"]) == (4, 0, table_id)
    assert report["words"].split() == words.split()
    record = read_record(("\n".join(report["record"]) + "\n").encode())
    assert (record.header.view, record.end) == (0, None)
    assert ann.person not in file.read_text(encoding="utf-8")
    again = ann.get(f"/t/{table_id}/report/{file.name}")
    assert again.json() == report


def test_after_the_end_a_report_holds_the_whole_record(house: House) -> None:
    import json

    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    house.guest("Eve").post(f"/t/{table_id}/report", {"ply": "0", "words": "hm"})
    (file,) = reports(house)
    record = read_record(("\n".join(json.loads(file.read_text())["record"]) + "\n").encode())
    assert record.end is not None


@pytest.mark.parametrize("name", ["x", "..%2f..%2fsecret.key", "report-20260101-0.json", "%00"])
def test_only_reports_can_be_downloaded(house: House, name: str) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    assert ann.get(f"/t/{table_id}/report/{name}").status_code == 404


def test_a_report_that_is_too_long_is_refused(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    form = {"ply": "0", "words": "x" * 2001}
    assert ann.post(f"/t/{table_id}/report", form).status_code == 413
    assert reports(house) == []


def test_a_full_folder_takes_no_more_reports(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wondertable.web.report.MOST_REPORTS", 1)
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    form = {"ply": "0", "words": "x"}
    assert ann.post(f"/t/{table_id}/report", form).status_code == 200
    assert ann.post(f"/t/{table_id}/report", form).status_code == 507


def test_a_folder_that_cannot_be_written_is_told(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    house.site.settings.reports_folder.write_text("a file", encoding="utf-8")
    answer = ann.post(f"/t/{table_id}/report", {"ply": "0", "words": "x"})
    assert answer.status_code == 507
