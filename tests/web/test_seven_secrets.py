"""What a viewer of 7 Wonders gets depends on nothing hidden from that viewer, byte for byte."""

from __future__ import annotations

import json

import pytest

from tests.web.present.seven_scenes import CITIES, TEAMS
from tests.web.seven_worlds import game, other_world, played
from tests.web.worlds import PEOPLE, TABLE, Moves, guest_of, house_with, person_of, told
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games.seven.game import GAME

TRIES = ("sell altar", "build palace", "stage with tavern paying 2 left", "lose 1 coins", "dance")
TABLES = [(3, {}, 9), (5, CITIES, 17), (7, CITIES, 11), (4, TEAMS, 14)]
CHOICES = ("build", "sell", "stage")


def worlds(
    seats: int, options: dict[str, str], plies: int, viewer: int, seed: int
) -> tuple[Moves, Moves]:
    """Two games with different hidden cards that look the same to a viewer, soon after a ply."""
    for attempt in range(40):
        moves = game(seats, options, seed, plies + attempt // 4)
        changed = other_world(seats, options, moves, viewer, Rng(attempt, seed))
        one, two = (played(seats, options, each) for each in (moves, changed))
        assert one.view(viewer).key() == two.view(viewer).key()
        if one.key() != two.key():
            return moves, changed
    raise AssertionError("no other world")


@pytest.mark.parametrize(("seats", "options", "plies"), TABLES)
def test_equal_views_give_equal_pages_records_and_updates_to_every_viewer(
    seats: int, options: dict[str, str], plies: int
) -> None:
    for viewer in (*range(seats), SPECTATOR):
        got = []
        for moves in worlds(seats, options, plies, viewer, 30 + viewer):
            with house_with(GAME, seats, options, moves) as house:
                got.append(told(house, person_of(viewer), TRIES))
        assert got[0] == got[1]


@pytest.mark.parametrize(("seats", "options", "plies"), TABLES[1:])
def test_what_others_lay_face_down_is_not_told_before_all_have_chosen(
    seats: int, options: dict[str, str], plies: int
) -> None:
    moves = game(seats, options, 5, plies)
    state = played(seats, options, moves)
    words = [GAME.write(state, 1, code) for code in state.legal(1)]
    choices = [next(w for w in words if w.startswith(verb)) for verb in CHOICES if any(
        w.startswith(verb) for w in words)]  # fmt: skip
    assert len(choices) > 1
    for viewer in (0, 2, SPECTATOR):
        got = []
        for choice in choices:
            with house_with(GAME, seats, options, moves) as house:
                form = {"ply": str(house.table(TABLE).ply), "action": choice}
                answer = guest_of(house, PEOPLE[1]).json(f"/t/{TABLE}/do", form)
                assert answer.status_code == 200
                got.append([answer.text, *told(house, person_of(viewer), TRIES)])
        assert all(each == got[0] for each in got)


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_an_update_after_a_choice_is_the_same_whatever_was_chosen(viewer: int) -> None:
    moves = game(5, CITIES, 5, 12)
    state = played(5, CITIES, moves)
    words = [GAME.write(state, 1, code) for code in state.legal(1)]
    updates = []
    for choice in (words[0], words[-1]):
        with house_with(GAME, 5, CITIES, moves) as house:
            ply = house.table(TABLE).ply
            watcher, chooser = guest_of(house, person_of(viewer)), guest_of(house, PEOPLE[1])
            with watcher.live(f"/t/{TABLE}/live?on=game") as page:
                page.send_text(json.dumps({"version": 9}))
                page.receive_text()
                chooser.json(f"/t/{TABLE}/do", {"ply": str(ply), "action": choice})
                update = json.loads(page.receive_text())
        assert set(update["regions"]) <= {
            "frame",
            "seven-top",
            "seven-ready",
            "house",
            "table-menu",
        }
        assert {"seven-top", "seven-ready"} <= set(update["regions"])
        assert update["lines"] == []
        updates.append(update)
    assert updates[0] == updates[1]


@pytest.mark.parametrize("which", range(2))
def test_who_holds_the_cards_sees_the_difference(which: int) -> None:
    moves, changed = worlds(5, CITIES, 10, 0, which)
    pages = []
    for each in (moves, changed):
        with house_with(GAME, 5, CITIES, each) as house:
            pages.append([guest_of(house, PEOPLE[s]).get(f"/t/{TABLE}").text for s in range(5)])
    assert pages[0][0] == pages[1][0]
    assert pages[0] != pages[1]


def test_team_talk_reaches_the_partner_and_changes_nothing_for_others() -> None:
    moves = game(4, TEAMS, 8, 8)
    got: dict[int, list[list[str]]] = {}
    for words in ("", "take the glass"):
        with house_with(GAME, 4, TEAMS, moves) as house:
            if words:
                answer = guest_of(house, PEOPLE[0]).json(f"/t/{TABLE}/say", {"words": words})
                assert answer.status_code == 200
            for viewer in (0, 1, 2, 3, SPECTATOR):
                got.setdefault(viewer, []).append(told(house, person_of(viewer), TRIES))
    for viewer in (2, 3, SPECTATOR):
        assert got[viewer][0] == got[viewer][1]
    for viewer in (0, 1):
        assert "take the glass" in got[viewer][1][0]
        assert "take the glass" in got[viewer][1][-1]
