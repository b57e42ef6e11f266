"""Computers have names and faces of their own, which stay; their level is told beside them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.web.guests import House, play_on, table_of
from wondertable.bots import BOTS, USUAL
from wondertable.games import GAMES
from wondertable.table import SeatPlan
from wondertable.web.files import STATIC
from wondertable.web.names import NAMES, face_of, level_of, looks_of, name_for, named, names_of

FACES = set(re.findall(r'<symbol id="f-(\w+)"', (STATIC / "faces.svg").read_text(encoding="utf-8")))
TOOL = Path(__file__).parents[2] / "tools/faces.py"


def test_every_level_has_names_for_a_whole_table_and_no_name_is_given_twice() -> None:
    assert NAMES.keys() == BOTS.keys()
    most = max(game.seats[-1] for game in GAMES.values())
    assert all(len(names) >= most for names in NAMES.values())
    every = [looks_of(name) for names in NAMES.values() for name in names]
    assert len(set(every)) == len(every)
    assert {name.lower() for names in NAMES.values() for name in names} == FACES


def test_the_faces_are_as_their_tool_draws_them() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, check=False)
    assert done.returncode == 0, done.stdout


def test_a_table_of_computers_has_a_name_for_each() -> None:
    plans = named([SeatPlan.of("ann", "Nefer"), *[SeatPlan.of_bot("citizen")] * 6])
    names = [plan.name for plan in plans]
    assert len(set(names)) == 7
    assert names[0] == "Nefer"
    assert set(names[1:]) < set(NAMES["citizen"])


def test_a_computer_for_which_no_name_is_left_is_called_by_its_level() -> None:
    assert name_for("citizen", NAMES["citizen"]) == "citizen"
    assert name_for("a program of others", []) == "a program of others"


def test_a_name_that_was_given_is_kept() -> None:
    assert named([SeatPlan.of_bot("citizen", "Zoe")])[0].name == "Zoe"


def test_names_stay_with_a_table_and_its_rematch_and_stand_wherever_a_computer_is(
    house: House,
) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "bot-novice"})
    table = house.table(table_id)
    name = table.seats[1].name
    assert name in NAMES["novice"]
    play_on(house, [ann], table_id)
    page = ann.get(f"/t/{table_id}").text
    assert f"{name} built" in page
    assert f"faces.svg#f-{name.lower()}" in page
    assert "Computer: Novice" in page
    assert f"7 Wonders Duel with {name} (Novice)" in ann.get("/").text
    again = house.table(table_of(ann.post(f"/t/{table_id}/rematch")))
    assert sorted(seat.name for seat in again.seats) == sorted(["Ann", name])
    record = ann.get(f"/t/{table_id}/record").text
    assert f'"{name} (novice)"' in record.splitlines()[0]


def test_who_is_invited_sees_the_computers_with_their_level(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "seven", "seven-players": "4", "seat-3": "bot-senator"}
    table_id = table_of(ann.post("/tables", form))
    ann.post(f"/t/{table_id}/seat-bot", {"seat": "1", "bot": "senator"})
    names = [seat.name for seat in house.table(table_id).seats if seat.kind == "bot"]
    assert len(set(names)) == 2
    assert set(names) < set(NAMES["senator"])
    page = bob.get(f"/t/{table_id}").text
    for name in names:
        assert f"faces.svg#f-{name.lower()}" in page
    assert page.count("Computer: Senator") == 2


def test_people_have_no_faces_and_old_tables_keep_the_names_they_had(house: House) -> None:
    ann = house.guest("Ann")
    table = house.table(ann.against_bot(**{"seat-1": "here", "name-1": "Nefer"}))
    assert [face_of(seat) for seat in table.seats] == ["", ""]
    portal = house.client.portal
    assert portal
    plans = [SeatPlan.of(ann.person, "Ann"), SeatPlan.of_bot(USUAL), SeatPlan.of_bot(USUAL)]
    old = portal.call(house.site.hall.open, "seven", {}, plans, table.settings, ann.person)
    assert names_of(old.seats, "en") == ("Ann", "Citizen 1", "Citizen 2")
    assert [level_of(seat, "en") for seat in old.seats] == ["", "", ""]
    assert [face_of(seat) for seat in old.seats] == ["", "", ""]
