"""What the house tells around a game: who plays for whom, whose turn it is, who only looks on."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.web.guests import Guest, House, play_on
from tests.web.present.html import read
from tests.web.test_live import settled, two, update
from tests.web.test_seven import SEVEN, opened, three
from wondertable.text import LANGUAGES, say


def told(guest: Guest, table_id: str, query: str = "") -> str:
    """What somebody reads at a table."""
    answer = guest.get(f"/t/{table_id}{query}")
    assert answer.status_code == 200, answer.text
    return read(answer.text).text


def bar(guest: Guest, table_id: str, query: str = "") -> str:
    """What the bar says that tells whose turn it is."""
    page = guest.get(f"/t/{table_id}{query}").text
    turn = re.search(r'<p class="turn.*?</p>', page, re.DOTALL)
    assert turn
    return read(turn[0]).text


# Seats that the computer plays for somebody.


def test_everybody_reads_that_the_computer_plays_for_somebody(house: House) -> None:
    (ann, bob, cat), table_id = three(house)
    ann.post(f"/t/{table_id}/hand-over", {"seat": "1"})
    eve = house.guest("Eve")
    for guest in (ann, cat, eve):
        assert "Citizen is playing for Bob." in told(guest, table_id)
        assert "Take my seat back" not in told(guest, table_id)
    assert "Citizen is playing for you." in told(bob, table_id)


def test_who_is_played_for_takes_the_seat_back_on_the_page_without_a_script(house: House) -> None:
    (ann, bob, _), table_id = three(house)
    ann.post(f"/t/{table_id}/hand-over", {"seat": "1"})
    page = bob.get(f"/t/{table_id}").text
    notice = page.partition('id="house"')[2].partition("</form>")[0]
    assert "Take my seat back" in notice
    assert f'action="/t/{table_id}/hand-back"' in notice
    assert bob.post(f"/t/{table_id}/hand-back", {"seat": "1"}).status_code == 303
    assert "is playing for you" not in told(bob, table_id)


def test_a_choice_of_the_computer_s_is_not_told_as_one_s_own(house: House) -> None:
    (ann, bob, _), table_id = three(house)
    ann.post(f"/t/{table_id}/hand-over", {"seat": "1"})
    while 1 not in house.table(table_id).laid:
        ann.get(f"/t/{table_id}")
    words = told(bob, table_id)
    assert "Citizen chose this for you" in words
    assert "lies face down until all have chosen" not in words


def test_the_bar_says_who_plays_and_asks_nobody_who_is_played_for(house: House) -> None:
    ann, bob, table_id = two(house)
    ann.post(f"/t/{table_id}/hand-over", {"seat": "1"})
    ann.post(f"/t/{table_id}/pause")
    for guest, words in ((bob, "Szünet"), (ann, "Paused")):
        assert words in bar(guest, table_id)
    ann.post(f"/t/{table_id}/resume")
    assert "Polgár játszik helyetted" in bar(bob, table_id)


def test_a_live_page_hears_at_once_that_the_seat_was_given_away(house: House) -> None:
    ann, bob, table_id = two(house)
    with bob.live(f"/t/{table_id}/live?on=game") as page:
        settled(page, house.table(table_id).version)
        ann.post(f"/t/{table_id}/hand-over", {"seat": "1"})
        assert "hand-back" in update(page)["regions"]["house"]


# Seats of a table that waits.


def test_no_seat_is_offered_to_be_left_out_that_the_teams_need(house: House) -> None:
    ann = house.guest("Ann")
    four = {"seven-players": "4", "seven-cities": "on"}
    assert "Do without" in told(ann, opened(ann, **four))
    assert "Do without" not in told(ann, opened(ann, **four, **{"seven-teams": "on"}))


def test_no_more_seats_are_left_out_than_a_game_can_do_without(house: House) -> None:
    ann = house.guest("Ann")
    table_id = opened(ann, **{"seven-players": "4"})
    assert ann.post(f"/t/{table_id}/close-seat", {"seat": "3"}).status_code == 303
    assert "Do without" not in told(ann, table_id)


def test_what_cannot_be_played_is_told_with_the_name_of_the_game(house: House) -> None:
    form = SEVEN | {"seven-players": "5", "seven-teams": "on", "seven-cities": "on"}
    answer = house.guest("Ann").post("/tables", form)
    assert "Teams of 7 Wonders are for 4, 6 players, not for 5." in read(answer.text).text


# One screen for several people.


def test_at_one_screen_everybody_is_called_by_name_and_the_turn_is_told(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "here", "name-1": "Bob"})
    seen = set()
    for _ in range(6):
        name = ("Ann", "Bob")[house.table(table_id).asked[0]]
        words = told(ann, table_id)
        assert f"It is {name}’s turn: the table lies on {name}’s side now." in words
        assert f"{name} is" in bar(ann, table_id)
        assert "Your turn" not in words
        assert f"City of {name}" in words
        seen.add(name)
        ann.act(table_id)
    assert seen == {"Ann", "Bob"}


def test_at_one_screen_the_end_is_told_by_names(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "here", "name-1": "Bob"})
    asked = house.table(table_id).asked[0]
    assert ann.post(f"/t/{table_id}/resign?as={asked}").status_code == 303
    words = told(ann, table_id)
    loser, winner = ("Ann", "Bob") if asked == 0 else ("Bob", "Ann")
    assert f"{winner} has won" in words
    assert f"{loser} resigned." in words
    for path in ("", "/replay"):
        assert "You" not in re.findall(
            r'<th scope="col"[^>]*>(\w+)</th>', ann.get(f"/t/{table_id}{path}").text
        )


def test_behind_the_curtain_too_the_turn_is_told_by_name(house: House) -> None:
    ann = house.guest("Ann")
    table_id = opened(ann, **{"seat-1": "here", "seat-2": "here", "name-1": "Bob"})
    assert "It is Bob’s turn" in told(ann, table_id, "?as=1")
    assert "Bob is still choosing" in bar(ann, table_id, "?as=1")


def test_who_sits_alone_at_a_screen_is_still_called_you(house: House) -> None:
    ann, _, table_id = two(house)
    assert "Your turn" in bar(ann, table_id)
    assert "the table lies on" not in told(ann, table_id)


# Looking on, looking back, and other ends.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_reads_of_looking_on_and_a_player_does_not(house: House, language: str) -> None:
    ann = house.guest("Ann", language)
    table_id = ann.against_bot()
    words = say(language, "web-look-on")
    assert words in told(house.guest("Eve", language), table_id)
    assert words not in told(ann, table_id)


def test_a_table_that_tries_another_end_says_so_and_its_rematch_does_not(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    assert "What if?" not in told(ann, table_id)
    answer = ann.post(f"/t/{table_id}/branch", {"ply": "10", "bot": "random"})
    again = answer.headers["location"].removeprefix("/t/")
    page = ann.get(f"/t/{again}").text
    assert "This game goes on from move 10 of an earlier one." in read(page).text
    assert f'href="/t/{table_id}"' in page
    play_on(house, [ann], again)
    rematch = ann.post(f"/t/{again}/rematch").headers["location"]
    assert "What if?" not in ann.get(rematch).text


def test_looking_back_at_a_finished_game_begins_at_its_start(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    last = play_on(house, [ann], table_id)
    words = told(ann, table_id, "/replay")
    assert f"Move 0 of {last}" in words
    assert "Before the first move." in words


def test_looking_back_at_a_running_game_begins_with_one_s_own_last_choice(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    last = play_on(house, [ann], table_id, 6)
    own = [entry.ply for entry in house.table(table_id).entries(0) if entry.seat == 0][-1]
    assert f"Move {own} of {last}" in told(ann, table_id, "/replay")


def test_looking_back_says_which_choice_was_made(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 6)
    path = f"/t/{table_id}/replay?ply=3"
    told_by_script = ann.get(path, headers={"accept": "application/json"}).json()["did"]
    assert told_by_script
    did = re.search(r'id="replay-did"[^>]*>(.*?)</p>', ann.get(path).text)
    assert did
    assert unescape(did[1]) == told_by_script


def test_the_list_of_opponents_to_play_on_against_has_a_label(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    page = ann.get(f"/t/{table_id}/replay").text
    assert re.search(r'<label\s+class="against"><span>Against</span><select name="bot">', page)


# Clocks.


@pytest.mark.parametrize(
    ("at_end", "seats", "then"),
    [("lose", 2, "you lose the game"), ("lose", 3, "the computer plays on for you")]
    + [("random", 2, "a move is drawn by lot"), ("bot", 2, "the computer plays on for you")],
)
def test_a_clock_tells_what_follows_when_time_is_up(
    house: House, at_end: str, seats: int, then: str
) -> None:
    clocked = {"clock": "move-1", "at_end": at_end}
    if seats == 2:
        guest, _, table_id = two(house, **clocked)
    else:
        (guest, _, _), table_id = three(house, **clocked)
    assert f"When it is up, {then}." in guest.get(f"/t/{table_id}").text
