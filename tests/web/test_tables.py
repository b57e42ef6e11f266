"""The pages of a table, and everything people do there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.guests import Guest, House, house_in, play_on
from wondertable.text import LANGUAGES
from wondertable.web import places


def two(house: House, **fields: str) -> tuple[Guest, Guest, str]:
    """Two people at a table whose game has begun; Ann sits first."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend(**fields)
    assert bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"}).status_code == 303
    return ann, bob, table_id


# Waiting and sitting down.


def test_the_host_sees_an_invitation_with_a_link_and_a_code(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    page = ann.get(f"/t/{table_id}").text
    assert f'value="http://testserver/t/{table_id}"' in page
    assert 'class="qr"' in page
    assert "1 seat is free" in page


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])
def test_an_invitation_from_the_computer_of_the_server_leads_others_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    everywhere = host == "0.0.0.0"
    monkeypatch.setattr(
        places, "own_addresses", lambda listening: ["192.168.1.20"] if everywhere else []
    )
    with house_in(tmp_path, host=host) as house:
        ann = house.guest("Ann")
        table_id = ann.with_friend()
        page = ann.get(f"/t/{table_id}", headers={"host": "127.0.0.1:8000"}).text
    name = "192.168.1.20" if everywhere else "127.0.0.1"
    assert f'value="http://{name}:8000/t/{table_id}"' in page
    assert ("Only this computer" in page) != everywhere


def test_whoever_follows_the_link_can_sit_down_and_the_game_begins(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend()
    assert "take a seat" in bob.get(f"/t/{table_id}").text
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    assert house.table(table_id).status == "running"
    for guest in (ann, bob):
        assert 'class="duel"' in guest.get(f"/t/{table_id}").text


def test_a_seat_is_taken_only_once(house: House) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    table_id = ann.with_friend()
    assert bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "0"}).status_code == 409
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    assert eve.post(f"/t/{table_id}/sit", {"name": "Eve", "seat": "1"}).status_code == 409


@pytest.mark.parametrize(("seat", "status"), [("9", 404), ("x", 422), ("", 422), ("-1", 404)])
def test_a_seat_that_is_not_there_cannot_be_taken(house: House, seat: str, status: int) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table_id = ann.with_friend()
    form = {"name": "Bob", "seat": seat}
    assert bob.post(f"/t/{table_id}/sit", form).status_code == status


def test_the_host_may_put_a_bot_on_a_free_seat_instead(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    answer = ann.post(f"/t/{table_id}/seat-bot", {"seat": "1", "bot": "greedy"})
    assert answer.status_code == 303
    assert house.table(table_id).status == "running"


def test_a_game_for_two_cannot_do_without_a_seat(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    assert ann.post(f"/t/{table_id}/close-seat", {"seat": "1"}).status_code == 422


def test_a_table_closed_before_its_game_says_so(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.with_friend()
    ann.post(f"/t/{table_id}/close")
    page = ann.get(f"/t/{table_id}")
    assert page.status_code == 200
    assert "closed this table" in page.text
    assert ann.get(f"/t/{table_id}/replay").status_code == 409
    assert ann.get(f"/t/{table_id}/record").status_code == 409


# Playing.


def test_a_move_by_script_is_answered_with_the_version(house: House) -> None:
    ann, _, table_id = two(house)
    before = house.table(table_id).version
    answer = ann.act(table_id)
    assert answer.status_code == 200
    assert answer.json() == {"version": before + 1}


def test_a_move_by_form_leads_back_to_the_table(house: House) -> None:
    ann, _, table_id = two(house)
    table = house.table(table_id)
    view = table.view(0)
    action = table.game.write(view, 0, view.legal(0)[0])
    answer = ann.post(f"/t/{table_id}/do", {"ply": "0", "action": action})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table_id}")


def test_a_whole_game_is_played_by_forms(house: House) -> None:
    ann, bob, table_id = two(house)
    play_on(house, [ann, bob], table_id)
    page = ann.get(f"/t/{table_id}").text
    assert "Play again" in page
    assert house.table(table_id).seed_digest in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stale_move_is_refused_with_a_reason_in_the_language(house: House, language: str) -> None:
    ann, _, table_id = two(house)
    ann.language = language
    answer = ann.json(f"/t/{table_id}/do", {"ply": "7", "action": "discard altar"})
    assert answer.status_code == 409
    assert "7" in answer.json()["error"]


def test_a_move_sent_twice_counts_once(house: House) -> None:
    ann, _, table_id = two(house)
    table = house.table(table_id)
    view = table.view(0)
    form = {"ply": "0", "action": table.game.write(view, 0, view.legal(0)[0])}
    assert ann.json(f"/t/{table_id}/do", form).status_code == 200
    assert ann.json(f"/t/{table_id}/do", form).status_code == 409
    assert table.ply == 1


@pytest.mark.parametrize(
    "action", ["build pyramids", "wonder sphinx with altar", "fly away", "", "build \x00", "draw ?"]
)
def test_an_illegal_move_is_refused_and_changes_nothing(house: House, action: str) -> None:
    ann, _, table_id = two(house)
    answer = ann.json(f"/t/{table_id}/do", {"ply": "0", "action": action})
    assert answer.status_code == 422
    assert answer.json()["error"]
    assert house.table(table_id).ply == 0


def test_an_illegal_move_by_form_is_a_page_with_the_way_back(house: House) -> None:
    ann, _, table_id = two(house)
    answer = ann.post(f"/t/{table_id}/do", {"ply": "0", "action": "fly away"})
    assert answer.status_code == 422
    assert f'href="/t/{table_id}"' in answer.text


def test_somebody_who_is_not_asked_cannot_move(house: House) -> None:
    _, bob, table_id = two(house)
    assert bob.act(table_id).status_code == 409


def test_a_stranger_cannot_move_for_a_seat(house: House) -> None:
    _, _, table_id = two(house)
    eve = house.guest("Eve")
    for path in ("do", "resign", "retract", "rematch"):
        answer = eve.json(f"/t/{table_id}/{path}", {"ply": "0", "action": "discard altar"})
        assert answer.status_code == 403


def test_naming_another_seat_in_the_address_does_not_give_it(house: House) -> None:
    _, bob, table_id = two(house)
    answer = bob.json(f"/t/{table_id}/do?as=0", {"ply": "0", "action": "discard altar"})
    assert answer.status_code == 409
    eve = house.guest("Eve")
    assert eve.json(f"/t/{table_id}/do?as=0", {"ply": "0", "action": "x"}).status_code == 403


def test_nothing_lies_face_down_in_duel(house: House) -> None:
    ann, _, table_id = two(house)
    assert ann.json(f"/t/{table_id}/retract", {"ply": "0"}).status_code == 409


def test_resigning_ends_the_game(house: House) -> None:
    ann, _, table_id = two(house)
    assert ann.json(f"/t/{table_id}/resign").status_code == 200
    ending = house.table(table_id).ending
    assert ending is not None
    assert (ending.reason, ending.winners) == ("resigned", (1,))
    assert ann.json(f"/t/{table_id}/resign").status_code == 409


# The host.


def test_the_host_can_pause_resume_and_end_and_others_cannot(house: House) -> None:
    ann, bob, table_id = two(house)
    for verb in ("pause", "resume", "close"):
        assert bob.json(f"/t/{table_id}/{verb}").status_code == 403
    assert ann.json(f"/t/{table_id}/pause").status_code == 200
    assert ann.act(table_id).status_code == 409
    assert ann.json(f"/t/{table_id}/pause").status_code == 409
    assert ann.json(f"/t/{table_id}/resume").status_code == 200
    assert ann.act(table_id).status_code == 200
    assert ann.json(f"/t/{table_id}/close").status_code == 200
    assert house.table(table_id).status == "over"


def test_a_bot_stands_in_for_somebody_and_gives_the_seat_back(house: House) -> None:
    ann, bob, table_id = two(house)
    assert bob.json(f"/t/{table_id}/hand-over", {"seat": "0"}).status_code == 403
    assert ann.json(f"/t/{table_id}/hand-over", {"seat": "1"}).status_code == 200
    assert house.table(table_id).seats[1].handed_over
    assert bob.act(table_id).status_code == 409
    assert bob.json(f"/t/{table_id}/hand-back", {"seat": "1"}).status_code == 200
    assert not house.table(table_id).seats[1].handed_over


def test_what_no_host_can_do_is_not_found(house: House) -> None:
    ann, _, table_id = two(house)
    assert ann.json(f"/t/{table_id}/conquer", {"seat": "1"}).status_code == 404


# Looking on.


def test_a_spectator_sees_the_game_but_no_forms(house: House) -> None:
    _, _, table_id = two(house)
    page = house.guest("Eve").get(f"/t/{table_id}").text
    assert 'class="duel"' in page
    assert f'action="/t/{table_id}/do"' not in page
    assert "/resign" not in page


def test_spectators_can_be_forbidden(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "order": "given"}
    table_id = ann.post("/tables", form).headers["location"].removeprefix("/t/")
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    eve = house.guest("Eve")
    for path in ("", "/replay", "/record"):
        answer = eve.get(f"/t/{table_id}{path}")
        assert answer.status_code == 403
        assert "only for those who play" in answer.text
    assert eve.post(f"/t/{table_id}/report", {"ply": "0", "words": "x"}).status_code == 403
    assert bob.get(f"/t/{table_id}").status_code == 200


@pytest.mark.parametrize(
    "table_id", ["nothing", "x" * 200, "%00", "..%2f..%2fetc", "a%0ab", "ä", "%ff", "'"]
)
def test_an_unknown_table_is_not_found(house: House, table_id: str) -> None:
    ann = house.guest("Ann")
    for path in ("", "/replay", "/record"):
        assert ann.get(f"/t/{table_id}{path}").status_code == 404
    assert ann.json(f"/t/{table_id}/do", {"ply": "0", "action": "x"}).status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_a_table_renders_in_every_language(house: House, language: str) -> None:
    ann, bob = house.guest("Ann", language), house.guest("Bob", language)
    table_id = ann.with_friend(**{"duel-wonders": "draft"})
    pages = [ann.get(f"/t/{table_id}"), bob.get(f"/t/{table_id}")]
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    pages.append(ann.post(f"/t/{table_id}/link", {"seat": "0"}))
    for plies in (0, 3, 8, 30, None):
        play_on(house, [ann, bob], table_id, plies)
        pages += [ann.get(f"/t/{table_id}"), house.guest("Eve", language).get(f"/t/{table_id}")]
        pages.append(bob.get(f"/t/{table_id}/replay"))
    pages.append(bob.post(f"/t/{table_id}/report", {"ply": "0", "words": "hm"}))
    for page in pages:
        assert page.status_code == 200
        assert f'<html lang="{language}"' in page.text
        assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\bsrc=)", page.text)


# Personal links.


def link_of(page: str) -> str:
    """The personal link on a page."""
    found = re.search(r'value="http://testserver(/t/[\w-]+/seat/[\w-]+)"', page)
    assert found
    return found[1]


def test_a_personal_link_moves_a_seat_to_another_device(house: House) -> None:
    ann, _, table_id = two(house)
    link = link_of(ann.post(f"/t/{table_id}/link", {"seat": "0"}).text)
    phone = house.guest("Ann")
    assert "Go on as Ann" in phone.get(link).text
    assert phone.json(f"/t/{table_id}/do", {"ply": "0", "action": "x"}).status_code == 403
    assert phone.post(link).headers["location"] == f"/t/{table_id}"
    assert phone.act(table_id).status_code == 200
    assert ann.json(f"/t/{table_id}/resign").status_code == 403


def test_a_mere_look_at_a_personal_link_moves_nothing(house: House) -> None:
    ann, _, table_id = two(house)
    link = link_of(ann.post(f"/t/{table_id}/link", {"seat": "0"}).text)
    house.guest("Eve").get(link)
    assert house.table(table_id).seats_of(ann.person) == (0,)


def test_a_newer_personal_link_ends_the_older_one(house: House) -> None:
    ann, _, table_id = two(house)
    older = link_of(ann.post(f"/t/{table_id}/link", {"seat": "0"}).text)
    ann.post(f"/t/{table_id}/link", {"seat": "0"})
    phone = house.guest("Ann")
    assert phone.get(older).status_code == 403
    assert phone.post(older).status_code == 403


def test_nobody_gets_a_personal_link_of_another_seat(house: House) -> None:
    ann, bob, table_id = two(house)
    assert bob.post(f"/t/{table_id}/link", {"seat": "0"}).status_code == 403
    assert ann.post(f"/t/{table_id}/link", {"seat": "1"}).status_code == 403
    assert ann.post(f"/t/{table_id}/link", {"seat": "9"}).status_code == 403


@pytest.mark.parametrize("secret", ["x", "A" * 22, "A" * 500, "%00", "ä"])
def test_a_wrong_secret_opens_nothing(house: House, secret: str) -> None:
    _, _, table_id = two(house)
    eve = house.guest("Eve")
    assert eve.get(f"/t/{table_id}/seat/{secret}").status_code == 403
    assert eve.post(f"/t/{table_id}/seat/{secret}").status_code == 403


# Playing again.


def test_a_rematch_waits_for_the_other_and_swaps_seats(house: House) -> None:
    ann, bob, table_id = two(house)
    assert ann.post(f"/t/{table_id}/rematch").status_code == 409
    ann.post(f"/t/{table_id}/resign")
    again = ann.post(f"/t/{table_id}/rematch").headers["location"].removeprefix("/t/")
    assert house.table(again).status == "waiting"
    assert "Join the next game" in bob.get(f"/t/{table_id}").text
    assert (
        house.guest("Eve").post(f"/t/{again}/sit", {"name": "Eve", "seat": "0"}).status_code == 409
    )
    assert bob.post(f"/t/{table_id}/rematch").headers["location"] == f"/t/{again}"
    table = house.table(again)
    assert table.status == "running"
    assert [seat.name for seat in table.seats] == ["Bob", "Ann"]


def test_a_rematch_against_a_bot_begins_at_once(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    again = ann.post(f"/t/{table_id}/rematch").headers["location"].removeprefix("/t/")
    assert house.table(again).status == "running"


# One screen for two.


def test_two_at_one_screen_play_by_turns_without_a_curtain_while_nothing_is_secret(
    house: House,
) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "here", "name-1": "Bob"})
    for _ in range(4):
        asked = house.table(table_id).asked[0]
        page = ann.get(f"/t/{table_id}").text
        assert f'action="/t/{table_id}/do?as={asked}"' in page
        assert ann.act(table_id).status_code == 200
