"""Tables of Tower of Babel over the web: setup, offers in parts, taking back, the end."""

from __future__ import annotations

import json

import pytest

from tests.web.babel_worlds import game
from tests.web.guests import Guest, House, table_of
from tests.web.worlds import PEOPLE, TABLE, guest_of, house_with
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.games.babel.codes import DECIDE, OFFER, TURN
from wondertable.games.babel.game import GAME, babel

BABEL = {"game": "babel", "name": "Ann", "order": "given", "running_score": "on"}
BABEL |= {"spectators": "on", "hints": "on", "memory": "on"}


def three(house: House, **fields: str) -> tuple[list[Guest], str]:
    """Three people at a table."""
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cat")]
    table_id = table_of(guests[0].post("/tables", BABEL | fields))
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/t/{table_id}/sit", {"seat": str(seat), "name": guest.name})
    return guests, table_id


def do(house: House, guest: Guest, table_id: str, **parts: str) -> None:
    """Makes a choice that is legal."""
    form = {"ply": str(house.table(table_id).ply)}
    form |= {name.replace("_", "-"): value for name, value in parts.items()}
    answer = guest.json(f"/t/{table_id}/do", form)
    assert answer.status_code == 200, answer.text


def words(house: House, table_id: str, seat: int) -> list[str]:
    """What a seat may do."""
    view = house.table(table_id).view(seat)
    return [GAME.write(view, seat, code) for code in view.legal(seat)]


def play_on(house: House, guests: list[Guest], table_id: str, question: int | None) -> None:
    """Plays until something is asked, or to the end."""
    table = house.table(table_id)
    number = 0
    while table.status != "over" and (
        question is None or babel(table.view(0)).question != question
    ):
        for seat in table.asked:
            choices = words(house, table_id, seat)
            number += 7
            do(house, guests[seat], table_id, action=choices[number % len(choices)])


def test_the_lobby_offers_the_game_with_its_options_but_not_its_figures(house: House) -> None:
    page = house.guest().get("/").text
    assert 'name="game" value="babel"' in page
    for count in (3, 4, 5):
        assert f'name="babel-players" value="{count}"' in page
    assert 'name="babel-players" value="6"' not in page
    for option in ("two_coloured", "action_cards", "bluff"):
        assert f'name="babel-{option}"' in page
    assert 'name="babel-figures"' not in page


def test_one_click_plays_against_bots_and_a_first_game_leaves_action_cards_out(
    house: House,
) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "babel", "bot": "random", "babel-players": "5"}
    table = house.table(table_of(ann.post("/play", form | {"babel-two_coloured": "on"})))
    assert (table.game.name, len(table.seats), table.options["two_coloured"]) == ("babel", 5, "on")
    first = house.table(table_of(ann.post("/play", form | {"first-babel": "on"})))
    assert (first.options["action_cards"], first.settings.explain) == ("off", True)


@pytest.mark.parametrize(
    "fields", [{"babel-players": "2"}, {"babel-players": "6"}, {"babel-bluff": "perhaps"}]
)
def test_a_table_that_cannot_be_played_is_refused(house: House, fields: dict[str, str]) -> None:
    assert house.guest("Ann").post("/tables", BABEL | fields).status_code == 422


def test_a_disc_and_an_offer_are_put_together_of_parts(house: House) -> None:
    guests, table_id = three(house, **{"babel-bluff": "on"})
    table = house.table(table_id)
    build = next(word for word in words(house, table_id, 0) if word.startswith("build"))
    do(house, guests[0], table_id, action="build", action_1=build.removeprefix("build "))
    held = babel(table.view(1)).builders[1].hand
    kind = next(at for at in range(4) if held >> 8 * at & 127)
    name = ("camel", "crane", "ship", "stonemason")[kind]
    parts = {f"action_{kind + 1}": f"1 {name}", "action_9": "with trader"}
    do(house, guests[1], table_id, action="offer", **parts)
    assert "with the trader" in guests[1].get(f"/t/{table_id}").text
    do(house, guests[2], table_id, action="offer nothing")
    assert babel(table.view(0)).question == DECIDE


def test_what_cannot_be_offered_is_refused_with_a_reason(house: House) -> None:
    guests, table_id = three(house)
    play_on(house, guests, table_id, OFFER)
    table = house.table(table_id)
    seat = table.asked[0]
    form = {"ply": str(table.ply), "action": "offer", "action-1": "9 camel"}
    answer = guests[seat].json(f"/t/{table_id}/do", form)
    assert answer.status_code == 422
    assert answer.json()["error"]


def test_an_offer_is_taken_back_until_the_last_one_is_in(house: House) -> None:
    guests, table_id = three(house)
    play_on(house, guests, table_id, OFFER)
    table = house.table(table_id)
    first, second = table.asked
    do(house, guests[first], table_id, action="offer nothing")
    assert 'id="take-back"' in guests[first].get(f"/t/{table_id}").text
    assert 'id="take-back"' not in guests[second].get(f"/t/{table_id}").text
    ply = {"ply": str(table.ply)}
    assert guests[first].json(f"/t/{table_id}/retract", ply).status_code == 200
    assert 'id="take-back"' not in guests[first].get(f"/t/{table_id}").text
    do(house, guests[first], table_id, action="offer nothing")
    do(house, guests[second], table_id, action="offer nothing")
    assert guests[first].json(f"/t/{table_id}/retract", ply).status_code == 409


def test_only_who_has_laid_is_sent_while_others_offer(house: House) -> None:
    guests, table_id = three(house)
    play_on(house, guests, table_id, OFFER)
    table = house.table(table_id)
    first, second = table.asked
    with guests[first].live(f"/t/{table_id}/live?on=game") as page:
        page.send_text(json.dumps({"version": table.version}))
        page.receive_text()
        do(house, guests[second], table_id, action="offer nothing")
        update = json.loads(page.receive_text())
    assert {"babel-top", "babel-players"} <= set(update["regions"])
    assert set(update["regions"]) <= {"babel-top", "babel-players", "house"}


def test_the_end_lays_everything_open_and_leads_on(house: House) -> None:
    guests, table_id = three(house)
    play_on(house, guests, table_id, None)
    page = guests[1].get(f"/t/{table_id}").text
    for phrase in ("Score sheet", "Disc bonus", "What was left in the hands"):
        assert phrase in page
    record = read_record(guests[0].get(f"/t/{table_id}/record").content)
    assert verify(GAME, record).outcome() is not None
    last = house.table(table_id).ply
    for ply in range(0, last + 1, 9):
        assert guests[0].get(f"/t/{table_id}/replay?ply={ply}").status_code == 200
    branch = guests[0].post(f"/t/{table_id}/branch", {"ply": "4", "bot": "random"})
    assert house.table(table_of(branch)).seats[1].kind == "bot"
    again = house.table(table_of(guests[0].post(f"/t/{table_id}/rematch")))
    assert [seat.name for seat in again.seats] == ["Bob", "Cat", "Ann"]


def test_one_screen_for_three_is_passed_on_with_a_curtain(house: House) -> None:
    ann = house.guest("Ann")
    seats = {"seat-1": "here", "seat-2": "here", "name-1": "Bob"}
    table_id = table_of(ann.post("/tables", BABEL | seats))
    assert "Pass the device to Ann" in ann.get(f"/t/{table_id}").text
    assert 'class="bhand"' in ann.get(f"/t/{table_id}?as=0").text
    build = next(word for word in words(house, table_id, 0) if word.startswith("build"))
    form = {"ply": str(house.table(table_id).ply), "action": build}
    assert ann.json(f"/t/{table_id}/do?as=0", form).status_code == 200
    assert "Pass the device to Bob" in ann.get(f"/t/{table_id}").text


def test_a_hint_is_given_and_told(house: House) -> None:
    guests, table_id = three(house)
    ply = str(house.table(table_id).ply)
    assert guests[0].json(f"/t/{table_id}/hint", {"ply": ply}).status_code == 200
    assert 'class="tip best"' in guests[0].get(f"/t/{table_id}").text
    assert 'class="tip' not in guests[1].get(f"/t/{table_id}").text


def test_a_table_goes_on_by_the_rules_with_which_it_began() -> None:
    moves = game(3, {}, 1, 20, TURN)
    for rules in (1, 2):
        with house_with(GAME.under(rules), 3, {}, moves) as house:
            table = house.table(TABLE)
            assert (table.game.rules, babel(table.view(0)).rules) == (rules, rules)
            seat = table.asked[0]
            form = {"ply": str(table.ply), "action": "pass"}
            assert guest_of(house, PEOPLE[seat]).json(f"/t/{TABLE}/do", form).status_code == 200
            assert babel(table.view(0)).rules == rules
            assert table.record(0).header.rules == rules
    assert babel(GAME.setup(3)).rules == 2
