"""The invitation: who asks, what is agreed, which seat one gets; and the name is remembered."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import House, play_on, table_of
from wondertable.text import LANGUAGES

TEAMS = {
    "name": "Ann",
    "game": "seven",
    "seven-players": "4",
    "seven-cities": "on",
    "seven-teams": "on",
    "seat-2": "bot-novice",
    "seat-3": "bot-novice",
    "clock": "move-1",
    "at_end": "random",
    "hints": "off",
}


def terms(page: str) -> dict[str, str]:
    """What a page says was agreed."""
    return dict(re.findall(r"<dt>([^<]+)</dt>\s*<dd>([^<]+)</dd>", page))


def test_an_invitation_says_what_one_agrees_to(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    page = bob.get(f"/t/{ann.with_friend(clock='move-1', at_end='lose')}").text
    told = terms(page)
    assert "Ann invites you to play." in page
    assert told["Clock"] == "1 minute a move"
    assert told["When time is up"] == "the game is lost"
    assert told["Wonders"] == "fixed, as for a first game"
    assert (told["Hints"], told["Spectators"]) == ("yes", "yes")
    assert "Teams" not in told
    assert "Memory" not in told


def test_an_invitation_to_a_team_says_who_the_partner_is(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = table_of(ann.post("/tables", TEAMS))
    page = bob.get(f"/t/{table_id}").text
    told = terms(page)
    assert (told["Cities"], told["Teams"]) == ("with Cities", "two by two")
    assert told["When time is up"] == "a random move is made"
    assert (told["Hints"], told["Spectators"], told["Team talk"]) == ("no", "no", "no")
    assert "You get seat 2; your partner is Ann." in page
    assert "Team 1" in page


def test_where_more_than_two_play_nobody_loses_by_the_clock_alone(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = table_of(ann.post("/tables", TEAMS | {"at_end": "lose"}))
    assert terms(bob.get(f"/t/{table_id}").text)["When time is up"] == "the computer takes over"


def test_without_a_clock_no_time_is_up(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    told = terms(bob.get(f"/t/{ann.with_friend()}").text)
    assert told["Clock"] == "no clock"
    assert "When time is up" not in told


def test_an_invitation_says_that_the_game_is_practice_only_where_it_is(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    assert terms(bob.get(f"/t/{ann.with_friend(practice='on')}").text)["Practice"] == "yes"
    assert "Practice" not in terms(bob.get(f"/t/{ann.with_friend()}").text)


def test_who_waits_at_the_table_sees_what_is_agreed_too(house: House) -> None:
    ann = house.guest("Ann")
    page = ann.get(f"/t/{ann.with_friend(clock='game-10')}").text
    assert terms(page)["Clock"] == "10 minutes each, 10 seconds more a move"


def test_the_host_can_allow_hints_while_people_are_missing(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = table_of(ann.post("/start", {"name": "Ann", "preset": "duel.friend"}))
    path = f"/t/{table_id}/allow-hints"
    assert path not in bob.get(f"/t/{table_id}").text
    page = ann.get(f"/t/{table_id}").text
    assert (path in page, "Allow hints" in page, terms(page)["Hints"]) == (True, True, "no")
    ann.post(path, {"hints": "on"})
    assert terms(bob.get(f"/t/{table_id}").text)["Hints"] == "yes"
    assert "Play without hints" in ann.get(f"/t/{table_id}").text
    ann.post(path)
    assert terms(bob.get(f"/t/{table_id}").text)["Hints"] == "no"


def test_the_seat_that_is_free_is_named(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    assert "You get seat 2." in bob.get(f"/t/{ann.with_friend()}").text
    form = {"name": "Ann", "game": "seven", "seven-players": "3"}
    page = bob.get(f"/t/{table_of(ann.post('/tables', form))}").text
    assert "You get seat" not in page
    assert re.findall(r'name="seat" value="(\d)"[^>]*><span>([^<]+)<', page) == [
        ("1", "Seat 2"),
        ("2", "Seat 3"),
    ]
    assert "Free seat</b><small>Seat 3 · anyone with the link" in page
    assert page.index("What is agreed") < page.index("At the table")


@pytest.mark.parametrize("script", [False, True])
def test_the_name_of_who_joins_is_remembered(house: House, *, script: bool) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Bence", "seat": "1"}
    sit = bob.json if script else bob.post
    assert sit(f"/t/{ann.with_friend()}/sit", form).status_code in (200, 303)
    assert 'name="name" value="Bence"' in bob.get(f"/t/{ann.with_friend()}").text
    assert 'value="Bence"' in bob.get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_is_said_in_every_language(house: House, language: str) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob", language)
    page = bob.get(f"/t/{table_of(ann.post('/tables', TEAMS))}").text
    assert len(terms(page)) >= 8
    assert "Ann" in page
    assert not re.search(r"\{ ?\$", page)


def test_a_finished_game_keeps_the_time_of_its_end(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id)
    table = house.table(table_id)
    ended = table.updated
    ann.post(f"/t/{table_id}/rematch")
    ann.post("/language", {"language": "hu", "back": f"/t/{table_id}"})
    assert table.next_table is not None
    assert table.updated == ended
