"""Tables of 7 Wonders over the web: setup, taking back, teams, stand-ins, the end."""

from __future__ import annotations

import json

import pytest

from tests.web.guests import Guest, House, table_of
from wondertable.core.record import read_record
from wondertable.core.replay import verify
from wondertable.games import find_game

SEVEN = {"game": "seven", "name": "Ann", "order": "given", "running_score": "on"}
SEVEN |= {"spectators": "on", "hints": "on", "memory": "on", "team_talk": "on"}
SEVEN |= {"seven-sides": "day"}
TEAMS = {"seven-players": "4", "seven-cities": "on", "seven-teams": "on"}


def opened(ann: Guest, **fields: str) -> str:
    """Opens a table; says its id."""
    return table_of(ann.post("/tables", SEVEN | fields))


def three(house: House, **fields: str) -> tuple[list[Guest], str]:
    """Three people at a table."""
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cat")]
    table_id = opened(guests[0], **fields)
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/t/{table_id}/sit", {"seat": str(seat), "name": guest.name})
    return guests, table_id


def choose(house: House, guest: Guest, table_id: str, verb: str = "") -> None:
    """Makes the first choice of a seat, or the first of a sort."""
    table = house.table(table_id)
    seat = table.seats_of(guest.person)[0]
    view = table.view(seat)
    words = [table.game.write(view, seat, code) for code in view.legal(seat)]
    action = next(word for word in words if word.startswith(verb))
    answer = guest.json(f"/t/{table_id}/do", {"ply": str(table.ply), "action": action})
    assert answer.status_code == 200, answer.text


def play_out(house: House, guests: list[Guest], table_id: str) -> None:
    """Plays to the end from all seats."""
    table = house.table(table_id)
    while table.status != "over":
        for guest in guests:
            if set(table.seats_of(guest.person)) & set(table.asked):
                choose(house, guest, table_id)


def test_the_lobby_offers_the_game_with_its_options(house: House) -> None:
    page = house.guest().get("/").text
    assert 'name="game" value="seven"' in page
    for count in range(3, 8):
        assert f'name="seven-players" value="{count}"' in page
    for option in ("boards", "sides", "cities", "teams", "open_hands"):
        assert f'name="seven-{option}"' in page


def test_one_click_plays_against_as_many_bots_as_wanted(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "seven", "bot": "random", "seven-players": "5"}
    table = house.table(table_of(ann.post("/play", form | {"seven-cities": "on"})))
    assert (table.game.name, len(table.seats), table.options["cities"]) == ("seven", 5, "on")
    assert sum(seat.kind == "bot" for seat in table.seats) == 4
    first = house.table(table_of(ann.post("/play", form | {"first-seven": "on"})))
    assert (first.options["sides"], first.settings.explain) == ("day", True)


@pytest.mark.parametrize(
    "fields",
    [
        {"seven-players": "2"},
        {"seven-players": "8"},
        {"seven-players": "x"},
        {"seven-players": "5", "seven-teams": "on", "seven-cities": "on"},
        {"seven-players": "4", "seven-teams": "on"},
        {"seven-sides": "dusk"},
    ],
)
def test_a_table_that_cannot_be_played_is_refused(house: House, fields: dict[str, str]) -> None:
    assert house.guest("Ann").post("/tables", SEVEN | fields).status_code == 422


def test_people_bots_and_names_share_a_table(house: House) -> None:
    ann = house.guest("Ann")
    fields = {"seven-players": "4", "seat-1": "bot-random", "seat-2": "here", "name-2": "Dad"}
    table = house.table(opened(ann, **fields))
    assert [seat.kind for seat in table.seats] == ["person", "bot", "person", "open"]
    assert table.seats[2].name == "Dad"


def test_partners_keep_their_seats_even_if_seats_are_drawn(house: House) -> None:
    ann = house.guest("Ann")
    names = {f"name-{at}": f"P{at}" for at in (1, 2, 3)}
    seats = {f"seat-{at}": "here" for at in (1, 2, 3)}
    table = house.table(opened(ann, **TEAMS, **names, **seats, order="random"))
    assert [seat.name for seat in table.seats] == ["Ann", "P1", "P2", "P3"]
    assert "Team 2" in house.guest("Bob").get(f"/t/{opened(ann, **TEAMS)}").text


def test_a_choice_is_taken_back_until_the_last_one_is_in(house: House) -> None:
    (ann, bob, cat), table_id = three(house)
    table = house.table(table_id)
    choose(house, ann, table_id, "sell")
    page = ann.get(f"/t/{table_id}").text
    assert 'id="take-back"' in page
    assert "Sell" in page
    assert 'id="take-back"' not in bob.get(f"/t/{table_id}").text
    answer = ann.json(f"/t/{table_id}/retract", {"ply": str(table.ply)})
    assert answer.status_code == 200
    assert 'id="take-back"' not in ann.get(f"/t/{table_id}").text
    for guest in (ann, bob, cat):
        choose(house, guest, table_id)
    answer = ann.json(f"/t/{table_id}/retract", {"ply": str(table.ply - 1)})
    assert answer.status_code == 409


def test_without_a_script_taking_back_leads_to_the_table_again(house: House) -> None:
    (ann, _, _), table_id = three(house)
    choose(house, ann, table_id)
    answer = ann.post(f"/t/{table_id}/retract", {"ply": str(house.table(table_id).ply)})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table_id}")


def test_only_changed_regions_are_sent_while_others_choose(house: House) -> None:
    (ann, bob, cat), table_id = three(house)
    version = house.table(table_id).version
    with ann.live(f"/t/{table_id}/live?on=game") as page:
        page.send_text(json.dumps({"version": version}))
        page.receive_text()
        choose(house, bob, table_id)
        update = json.loads(page.receive_text())
        assert set(update["regions"]) <= {"frame", "seven-top", "seven-ready", "house"}
        choose(house, cat, table_id)
        page.receive_text()
        choose(house, ann, table_id, "sell")
        last: dict[str, object] = {}
        while "seven-hand" not in last:
            last = json.loads(page.receive_text())["regions"]
        assert {"seven-hand", "seven-me", "seven-log"} <= set(last)


def test_partners_talk_in_private_and_only_partners(house: House) -> None:
    guests = [house.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    table_id = opened(guests[0], **TEAMS)
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/t/{table_id}/sit", {"seat": str(seat), "name": guest.name})
    ann, bob, cat, _ = guests
    assert ann.json(f"/t/{table_id}/say", {"words": "glass?"}).status_code == 200
    assert "glass?" in bob.get(f"/t/{table_id}").text
    assert "glass?" not in cat.get(f"/t/{table_id}").text
    assert "glass?" not in house.guest("Eve").get(f"/t/{table_id}").text
    assert ann.json(f"/t/{table_id}/say", {"words": ""}).status_code == 422
    assert house.guest("Eve").json(f"/t/{table_id}/say", {"words": "hi"}).status_code == 403


def test_nobody_talks_where_there_are_no_teams_or_talk_is_off(house: House) -> None:
    (ann, _, _), table_id = three(house)
    assert ann.json(f"/t/{table_id}/say", {"words": "hi"}).status_code == 409
    quiet = SEVEN | TEAMS | {f"seat-{at}": "here" for at in (1, 2, 3)}
    del quiet["team_talk"]
    silent = table_of(ann.post("/tables", quiet))
    answer = ann.json(f"/t/{silent}/say?as=0", {"words": "hi"})
    assert answer.status_code == 409


def test_the_end_lays_everything_open_and_leads_on(house: House) -> None:
    guests, table_id = three(house)
    play_out(house, guests, table_id)
    page = guests[1].get(f"/t/{table_id}").text
    for words in ("Score sheet", "Conflicts", "What lay under the wonders", "Sold:"):
        assert words in page
    record = read_record(guests[0].get(f"/t/{table_id}/record").content)
    assert verify(find_game("seven"), record).outcome() is not None
    last = house.table(table_id).ply
    for ply in range(0, last + 1, 5):
        assert guests[0].get(f"/t/{table_id}/replay?ply={ply}").status_code == 200
    branch = guests[0].post(f"/t/{table_id}/branch", {"ply": "4", "bot": "random"})
    assert house.table(table_of(branch)).seats[1].kind == "bot"
    again = house.table(table_of(guests[0].post(f"/t/{table_id}/rematch")))
    assert [seat.name for seat in again.seats] == ["Bob", "Cat", "Ann"]


def test_a_rematch_keeps_partners_together(house: House) -> None:
    ann = house.guest("Ann")
    names = {f"name-{at}": f"P{at}" for at in (1, 2, 3)}
    table_id = opened(ann, **TEAMS, **names, **{f"seat-{at}": "here" for at in (1, 2, 3)})
    ann.post(f"/t/{table_id}/close")
    again = house.table(table_of(ann.post(f"/t/{table_id}/rematch")))
    assert [seat.name for seat in again.seats] == ["P2", "P3", "Ann", "P1"]


def test_an_absent_person_is_played_for_and_comes_back(house: House) -> None:
    (ann, bob, cat), table_id = three(house)
    assert "Bob, Cat are away" in ann.get(f"/t/{table_id}").text
    assert bob.post(f"/t/{table_id}/hand-over", {"seat": "2"}).status_code == 403
    assert ann.post(f"/t/{table_id}/hand-over", {"seat": "1"}).status_code == 303
    table = house.table(table_id)
    choose(house, ann, table_id)
    choose(house, cat, table_id)
    while table.ply < 1:
        bob.get(f"/t/{table_id}")
    assert bob.post(f"/t/{table_id}/hand-back", {"seat": "1"}).status_code == 303
    assert not table.seats[1].by_bot


def test_who_resigns_is_played_for_and_the_others_go_on(house: House) -> None:
    (_, bob, _), table_id = three(house)
    assert bob.post(f"/t/{table_id}/resign").status_code == 303
    table = house.table(table_id)
    assert (table.status, table.seats[1].handed_over) == ("running", True)


def test_one_screen_for_three_is_passed_on_with_a_curtain(house: House) -> None:
    ann = house.guest("Ann")
    table_id = opened(ann, **{"seat-1": "here", "seat-2": "here", "name-1": "Bob"})
    assert "Pass the device to Ann" in ann.get(f"/t/{table_id}").text
    for seat in range(3):
        page = ann.get(f"/t/{table_id}?as={seat}").text
        assert 'class="fan' in page
        table = house.table(table_id)
        view = table.view(seat)
        action = table.game.write(view, seat, view.legal(seat)[0])
        form = {"ply": str(table.ply), "action": action}
        assert ann.json(f"/t/{table_id}/do?as={seat}", form).status_code == 200
    assert house.table(table_id).ply == 1


def test_a_choice_is_taken_back_from_before_the_curtain(house: House) -> None:
    ann = house.guest("Ann")
    table_id = opened(ann, **{"seat-1": "here", "seat-2": "here", "name-1": "Bob"})
    table = house.table(table_id)
    view = table.view(0)
    form = {"ply": str(table.ply), "action": table.game.write(view, 0, view.legal(0)[0])}
    assert "takes the choice back" not in ann.get(f"/t/{table_id}").text
    assert ann.json(f"/t/{table_id}/do?as=0", form).status_code == 200
    curtain = ann.get(f"/t/{table_id}").text
    assert "Pass the device to Bob" in curtain
    assert "Ann takes the choice back" in curtain
    back = ann.post(f"/t/{table_id}/retract?as=0", {"ply": str(table.ply)})
    assert back.headers["location"].endswith(f"/t/{table_id}?as=0")
    assert house.table(table_id).asked == (0, 1, 2)
    assert 'class="fan' in ann.get(f"/t/{table_id}?as=0").text


def test_nobody_takes_back_the_choice_of_somebody_else(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table_id = opened(ann, **{"seat-1": "here", "seat-2": "here", "name-1": "Bob"})
    table = house.table(table_id)
    view = table.view(0)
    form = {"ply": str(table.ply), "action": table.game.write(view, 0, view.legal(0)[0])}
    assert ann.json(f"/t/{table_id}/do?as=0", form).status_code == 200
    refused = eve.json(f"/t/{table_id}/retract?as=0", {"ply": str(table.ply)})
    assert refused.status_code in (403, 409)
    assert house.table(table_id).asked == (1, 2)


def test_without_memory_the_page_does_not_help(house: House) -> None:
    ann = house.guest("Ann")
    form = {key: value for key, value in SEVEN.items() if key != "memory"}
    seats = {"seat-1": "bot-random", "seat-2": "bot-random"}
    plain = table_of(ann.post("/tables", form | seats))
    assert '<section id="seven-hands" hidden>' in ann.get(f"/t/{plain}").text
    helped = table_of(ann.post("/tables", SEVEN | seats))
    assert '<section id="seven-hands" hidden>' not in ann.get(f"/t/{helped}").text
