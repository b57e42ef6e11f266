"""No action card for the rest of a turn: one key answers, and tells the others nothing."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.web.babel_worlds import can_be_played, game, played
from tests.web.guests import House
from tests.web.present.babel_scenes import liked
from tests.web.worlds import PEOPLE, TABLE, Moves, guest_of, house_with
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE
from wondertable.games.babel.codes import BONUS, DECIDE, OFFER, TURN, WINDOW
from wondertable.games.babel.game import GAME, babel
from wondertable.games.babel.packed import lacking, total
from wondertable.games.babel.state import Babel
from wondertable.store import load_table


def before_the_offers(
    seats: int, wanted: Callable[[Moves, Babel, int], bool] = lambda *_: True
) -> tuple[Moves, int]:
    """A game up to a question before the offers, and who is asked."""
    for seed in range(40):
        rng, state, moves = Rng(seed, 0), babel(GAME.setup(seats)), Moves()
        while actors := state.actors():
            if state.question == WINDOW and state.waiting and wanted(moves, state, actors[0]):
                return moves, actors[0]
            for seat in actors:
                legal = state.legal(seat)
                action = legal[rng.below(len(legal))] if seat < 0 else liked(state, seat, rng)
                moves.append((seat, GAME.write(state, seat, action)))
                state.apply(seat, action)
    raise AssertionError("no such game")


def press(house: House, seat: int, field: str) -> None:
    """Posts a form with one button, as browsers without scripts do."""
    form = {"ply": str(house.table(TABLE).ply), field: "on"}
    assert guest_of(house, PEOPLE[seat]).post(f"/t/{TABLE}/do", form).status_code == 303


def act(house: House, seat: int, action: str) -> None:
    """Makes a choice."""
    form = {"ply": str(house.table(TABLE).ply), "action": action}
    answer = guest_of(house, PEOPLE[seat]).json(f"/t/{TABLE}/do", form)
    assert answer.status_code == 200, answer.text


def page_of(house: House, seat: int) -> str:
    return guest_of(house, PEOPLE[seat]).get(f"/t/{TABLE}").text


def question(house: House) -> int:
    return int(babel(house.table(TABLE).view(0)).question)


def offer_and_refuse(house: House, seat: int) -> None:
    """Goes on to the refusal of an offer of this seat; whoever else is asked declines."""
    table = house.table(TABLE)
    while question(house) in (WINDOW, OFFER, DECIDE):
        for other in table.asked:
            choices = [
                GAME.write(table.view(other), other, c) for c in table.view(other).legal(other)
            ]
            wanted = {WINDOW: "decline", DECIDE: "fail"}.get(question(house), choices[0])
            if question(house) == OFFER and other == seat:
                wanted = choices[1]
            act(house, other, wanted)


def nothing_to_play_but_something_to_offer(moves: Moves, state: Babel, seat: int) -> bool:
    """The seat will be asked about its refused offer too."""
    fitting = total(state.needs()) > total(lacking(state.needs(), state.builders[seat].hand))
    return len(state.legal(seat)) == 1 and bool(fitting)


def test_one_press_declines_now_and_for_the_rest_of_the_turn() -> None:
    moves, seat = before_the_offers(3, nothing_to_play_but_something_to_offer)
    with house_with(GAME, 3, {}, moves) as house:
        assert 'name="rest"' in page_of(house, seat)
        press(house, seat, "rest")
        table = house.table(TABLE)
        assert seat not in table.asked or question(house) != WINDOW
        assert (
            "You play no action card in this turn." in page_of(house, seat) or seat in table.asked
        )
        offer_and_refuse(house, seat)
        assert table.asked != (seat,) or question(house) != BONUS
        saved = load_table(house.site.hall._house.database, TABLE)
        assert saved is not None
        mine = [move.do for move in saved.moves[len(moves) :] if move.seat == seat]
        assert mine.count("decline") == 2
        finish_turn(house)
        assert 'name="again"' not in page_of(house, seat)
        act(house, table.asked[0], "pass")
        assert not table.lets_by(seat)


def finish_turn(house: House) -> None:
    """Declines until the next turn."""
    while question(house) != TURN:
        for seat in house.table(TABLE).asked:
            act(house, seat, "decline")


def test_who_changes_his_mind_is_asked_again_in_the_same_turn() -> None:
    moves, seat = before_the_offers(3)
    with house_with(GAME, 3, {}, moves) as house:
        press(house, seat, "rest")
        table = house.table(TABLE)
        assert table.lets_by(seat)
        press(house, seat, "again")
        assert not table.lets_by(seat)


def asked_after(state: Babel, first: int) -> list[int]:
    """Who will be asked after the first one."""
    order = [(int(state.active) + at) % 4 for at in range(1, 4)]
    rest = order[order.index(first) + 1 :]
    return [seat for seat in rest if state.builders[seat].held_actions]


def test_it_can_be_said_before_one_is_asked() -> None:
    """Somebody who holds action cards while another is asked, or who waits for offers."""
    moves, first = before_the_offers(4, lambda _, state, seat: bool(asked_after(state, seat)))
    later = asked_after(played(4, {}, moves), first)
    with house_with(GAME, 4, {}, moves) as house:
        assert 'name="rest"' in page_of(house, later[0])
        press(house, later[0], "rest")
        assert "You play no action card in this turn." in page_of(house, later[0])
        assert house.table(TABLE).asked == (first,)
        act(house, first, "decline")
        assert later[0] not in house.table(TABLE).asked or question(house) == OFFER


def with_card(moves: Moves, seat: int, card: str) -> Moves:
    """The same game, in which the last action card that the seat drew is another one."""
    drawn = [
        at
        for at, (who, do) in enumerate(moves)
        if who == CHANCE and do.startswith(f"action {seat}")
    ]
    changed = list(moves)
    changed[drawn[-1]] = (CHANCE, f"action {seat} {card}")
    return changed


def worlds_of(moves: Moves, seat: int) -> list[Moves]:
    """The same game with a card that can be played, and with one that cannot, where it goes."""
    seats = 1 + max(seat for seat, _ in moves)
    worlds = [with_card(moves, seat, card) for card in ("five_points", "draw_three")]
    return [each for each in worlds if can_be_played(seats, {}, each)]


@pytest.mark.parametrize("seats", [3, 4])
def test_what_others_get_is_the_same_whether_a_card_could_have_been_played(seats: int) -> None:
    """Word for word: pages, records, and what is sent to them when the key is pressed."""
    moves, seat = before_the_offers(seats, lambda moves, _, seat: len(worlds_of(moves, seat)) == 2)
    worlds = worlds_of(moves, seat)
    answers = [len(played(seats, {}, each).legal(seat)) for each in worlds]
    assert answers[0] < answers[1]
    got = []
    watcher = next(other for other in range(seats) if other != seat)
    for each in worlds:
        with house_with(GAME, seats, {}, each) as house:
            guest = guest_of(house, PEOPLE[watcher])
            with guest.live(f"/t/{TABLE}/live?on=game") as live:
                live.send_text(json.dumps({"version": 9}))
                heard = [live.receive_text()]
                press(house, seat, "rest")
                heard.append(live.receive_text())
            heard += [guest.get(f"/t/{TABLE}{path}").text for path in ("", "/record", "/replay")]
            got.append(heard)
    assert got[0] == got[1]


def test_a_game_that_asks_no_such_thing_lets_nothing_by() -> None:
    moves = game(3, {}, 1, 20, TURN)
    with house_with(GAME, 3, {}, moves) as house:
        seat = house.table(TABLE).asked[0]
        press(house, seat, "rest")
        assert house.table(TABLE).asked == (seat,)
        assert question(house) == TURN
