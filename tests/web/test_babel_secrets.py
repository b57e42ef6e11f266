"""What a viewer of Tower of Babel gets depends on nothing hidden from it, byte for byte."""

from __future__ import annotations

import json

import pytest

from tests.web.babel_worlds import can_be_played, game, other_world, played
from tests.web.present.babel_scenes import ALL_OPTIONS
from tests.web.worlds import PEOPLE, TABLE, guest_of, house_with, person_of, told
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games.babel.choices import laid_backs
from wondertable.games.babel.codes import DECIDE, OFFER, TURN
from wondertable.games.babel.game import GAME

TRIES = ("offer 2 ship with trader", "play joker", "accept 1 with 2 own", "swap 1 camel", "dance")
TABLES = [(3, {}, 30, TURN), (4, ALL_OPTIONS, 44, OFFER), (5, {"two_coloured": "on"}, 60, DECIDE)]


@pytest.mark.parametrize(("seats", "options", "plies", "question"), TABLES)
def test_equal_views_give_equal_pages_records_and_updates_to_every_viewer(
    seats: int, options: dict[str, str], plies: int, question: int
) -> None:
    for viewer in (*range(seats), SPECTATOR):
        moves = game(seats, options, 30 + viewer, plies, question)
        changed = other_world(seats, options, moves, viewer, Rng(viewer + 5))
        got = []
        for each in (moves, changed):
            with house_with(GAME, seats, options, each) as house:
                got.append(told(house, person_of(viewer), TRIES))
        assert got[0] == got[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_hidden_action_cards_change_nothing_for_others(viewer: int) -> None:
    """The draw of an action card becomes the draw of another one."""
    for seed in range(60):
        moves = game(3, {}, seed, 40, TURN)
        drawn = [at for at, (_, do) in enumerate(moves) if do.startswith("action")]
        for at in drawn:
            owner = int(moves[at][1].split()[1])
            for card in ("five_points", "disc_bonus"):
                changed = list(moves)
                changed[at] = (moves[at][0], f"action {owner} {card}")
                if owner == viewer or changed == moves or not can_be_played(3, {}, changed):
                    continue
                one, two = played(3, {}, moves), played(3, {}, changed)
                if one.view(viewer).key() != two.view(viewer).key():
                    continue
                got = []
                for each in (moves, changed):
                    with house_with(GAME, 3, {}, each) as house:
                        got.append(told(house, person_of(viewer), TRIES))
                assert got[0] == got[1]
                return
    raise AssertionError("no such game")


@pytest.mark.parametrize("bluff", ["off", "on"])
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_an_offer_that_lies_face_down_is_told_to_nobody_else(viewer: int, bluff: str) -> None:
    """With bluff, all are told how many cards lie there, and nothing else of them."""
    options = {"bluff": bluff}
    moves = game(4, options, 5, 24, OFFER)
    state = played(4, options, moves)
    offering = next(
        seat for seat in state.actors() if seat != viewer and len(state.legal(seat)) > 4
    )
    codes = state.legal(offering)
    if bluff == "on":
        codes = [code for code in codes if laid_backs(code) == 3]
    words = [GAME.write(state, offering, code) for code in codes]
    assert len(words) > 3
    got = []
    for choice in (words[0], words[len(words) // 2], words[-1]):
        with house_with(GAME, 4, options, moves) as house:
            ply = house.table(TABLE).ply
            watcher, chooser = guest_of(house, person_of(viewer)), guest_of(house, PEOPLE[offering])
            with watcher.live(f"/t/{TABLE}/live?on=game") as page:
                page.send_text(json.dumps({"version": 9}))
                page.receive_text()
                form = {"ply": str(ply), "action": choice}
                assert chooser.json(f"/t/{TABLE}/do", form).status_code == 200
                update = json.loads(page.receive_text())
            assert {"babel-top", "babel-players"} <= set(update["regions"])
            assert update["lines"] == []
            assert set(update["regions"]) <= {
                *("babel-top", "babel-players", "babel-ask", "house", "table-menu"),
            }
            got.append([json.dumps(update), *told(house, person_of(viewer), TRIES)])
    assert all(each == got[0] for each in got)


def test_who_holds_the_cards_sees_the_difference() -> None:
    moves = game(4, {}, 3, 30, TURN)
    changed = other_world(4, {}, moves, 0, Rng(1))
    pages = []
    for each in (moves, changed):
        with house_with(GAME, 4, {}, each) as house:
            pages.append([guest_of(house, PEOPLE[s]).get(f"/t/{TABLE}").text for s in range(4)])
    assert pages[0][0] == pages[1][0]
    assert pages[0] != pages[1]
