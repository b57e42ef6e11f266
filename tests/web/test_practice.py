"""Tables for practice: the badge, the way back, the question to the others; all without scripts."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tests.web.guests import Guest, House, play_on
from tests.web.test_tables import two
from wondertable.core.record import Back, read_record
from wondertable.core.replay import verify
from wondertable.text import LANGUAGES, say
from wondertable.web.scenes import log_of

PRACTICE = {"practice": "on"}


def alone(house: House, plies: int = 6) -> tuple[Guest, str]:
    """Somebody who practises against a bot."""
    ann = house.guest("Ann")
    table_id = ann.against_bot(**PRACTICE)
    play_on(house, [ann], table_id, plies)
    own_turn(house, table_id)
    return ann, table_id


def own_turn(house: House, table_id: str) -> None:
    """Waits until the bot has chosen."""
    while house.table(table_id).asked[:1] != (0,):
        continue


def fields(page: str, form: str) -> dict[str, str]:
    """The hidden fields of the form of a verb."""
    found = re.search(rf'<form[^>]*action="[^"]*/{form}(?:\?as=\d)?"(.*?)</form>', page, re.S)
    assert found, form
    return dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', found[1]))


def section(page: str, name: str) -> str:
    """What a section of the table of Duel shows."""
    found = re.search(rf'<section[^>]* id="duel-{name}".*?</section>', page, re.S)
    assert found, name
    return unescape(found[0])


def test_a_table_for_practice_says_what_that_means_and_others_do_not(house: House) -> None:
    ann = house.guest("Ann")
    plain = ann.get(f"/t/{ann.against_bot()}").text
    assert "practice" not in plain.partition("<main")[2]
    assert 'id="undo"' not in plain
    for language in LANGUAGES:
        ann.language = language
        page = ann.get(f"/t/{ann.against_bot(**PRACTICE)}").text
        assert say(language, "web-practice-about") in page
        assert 'id="undo"' not in page  # nothing was chosen yet


def test_play_at_once_has_a_switch_for_practice(house: House) -> None:
    ann = house.guest("Ann")
    assert 'name="quick_practice"' in ann.get("/").text
    for ticked in (True, False):
        form = {"name": "Ann", "game": "duel"} | ({"quick_practice": "on"} if ticked else {})
        answer = ann.post("/play", form)
        assert house.table(answer.headers["location"][3:]).settings.practice is ticked


def test_the_last_choice_is_undone_by_a_plain_form(house: House) -> None:
    ann, table_id = alone(house)
    table = house.table(table_id)
    last = table.decisions_of(0)[0]
    page = ann.get(f"/t/{table_id}").text
    assert f'id="undo" name="to" value="{last}"' in page
    sent = {**fields(page, "undo"), "to": str(last)}
    answer = ann.post(f"/t/{table_id}/undo", sent)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table_id}")
    table = house.table(table_id)
    assert (table.ply, table.asked, table.returns) == (last, (0,), 1)
    log = ann.get(f"/t/{table_id}").text
    assert "The game went back to here" in log
    assert ann.post(f"/t/{table_id}/undo", sent).status_code == 409


def test_the_choices_before_are_listed_with_what_they_were(house: House) -> None:
    ann, table_id = alone(house)
    page = ann.get(f"/t/{table_id}").text
    plies = house.table(table_id).decisions_of(0)
    ways = re.findall(r'name="to" value="(\d+)"', page)
    assert [int(to) for to in ways] == list(plies)
    told = re.findall(r'name="to" value="\d+"><span class="n">(\d+)</span><span>(.*?)</span>', page)
    assert all(text.startswith("You ") or "Ann" in text for _, text in told)
    assert [int(number) for number, _ in told] == [ply + 1 for ply in plies[1:]]


def test_from_the_replay_the_game_goes_back_to_any_ply(house: House) -> None:
    ann, table_id = alone(house)
    page = ann.get(f"/t/{table_id}/replay?ply=1").text
    assert 'id="undo-here"' in page
    assert 'name="to" value="1"' in page
    ann.post(f"/t/{table_id}/undo", {**fields(page, "undo"), "to": "1"})
    own_turn(house, table_id)
    table = house.table(table_id)
    assert table.returns == 1
    record = read_record(ann.get(f"/t/{table_id}/record").content)
    assert [one.back for one in record.done() if isinstance(one, Back)] == [1]
    verify(table.game, record)
    now = ann.get(f"/t/{table_id}/replay").text
    assert f'max="{table.ply}"' in now


def test_a_finished_game_is_reopened(house: House) -> None:
    ann, table_id = alone(house)
    play_on(house, [ann], table_id)
    page = ann.get(f"/t/{table_id}").text
    last = house.table(table_id).decisions_of(0)[0]
    ann.post(f"/t/{table_id}/undo", {**fields(page, "undo"), "to": str(last)})
    assert house.table(table_id).status == "running"
    assert ann.get(f"/t/{table_id}").status_code == 200


def test_the_others_are_asked_and_agree_without_scripts(house: House) -> None:
    ann, bob, table_id = two(house, **PRACTICE)
    play_on(house, [ann, bob], table_id, 3)
    page = ann.get(f"/t/{table_id}").text
    assert "Ask to undo my last choice" in page
    to = house.table(table_id).decisions_of(0)[0]
    ann.post(f"/t/{table_id}/undo", {**fields(page, "undo"), "to": str(to)})
    waiting = ann.get(f"/t/{table_id}").text
    assert "Ann would like to undo all from here on" in waiting
    assert "Still to answer: Bob." in waiting
    assert "Never mind" in waiting
    assert 'value="agree"' not in waiting
    assert 'id="undo"' not in waiting
    asked = bob.get(f"/t/{table_id}").text
    assert 'name="answer" value="agree"' in asked
    onlooker = house.guest("Cat").get(f"/t/{table_id}").text
    assert "Ann would like to undo" in onlooker
    assert 'name="answer"' not in onlooker
    sent = fields(asked, "answer")
    answer = bob.post(f"/t/{table_id}/answer", {**sent, "answer": "agree"})
    assert answer.status_code == 303
    assert house.table(table_id).ply == to


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_a_request_is_refused_or_withdrawn(house: House, who: str) -> None:
    ann, bob, table_id = two(house, **PRACTICE)
    play_on(house, [ann, bob], table_id, 3)
    ann.json(f"/t/{table_id}/undo", {"ply": "3", "to": "0"})
    guest = {"ann": ann, "bob": bob}[who]
    sent = fields(guest.get(f"/t/{table_id}").text, "answer")
    assert guest.json(f"/t/{table_id}/answer", {**sent, "answer": "refuse"}).status_code == 200
    table = house.table(table_id)
    assert (table.request, table.ply) == (None, 3)
    late = bob.json(f"/t/{table_id}/answer", {"number": sent["number"], "answer": "agree"})
    assert late.status_code == 409
    assert "settled" in late.json()["error"]


def test_a_question_reaches_every_open_page_and_goes_with_a_choice(house: House) -> None:
    ann, bob, table_id = two(house, **PRACTICE)
    play_on(house, [ann, bob], table_id, 3)
    with bob.live(f"/t/{table_id}/live?on=game") as page:
        page.send_json({"version": house.table(table_id).version})
        page.receive_json()
        ann.json(f"/t/{table_id}/undo", {"ply": "3", "to": "0"})
        assert "Ann would like to undo" in page.receive_json()["regions"]["house"]
        play_on(house, [ann, bob], table_id, 4)
        assert "Ann would like" not in page.receive_json()["regions"]["house"]


def test_an_open_page_is_told_that_the_game_went_back_and_what_follows(house: House) -> None:
    ann, bob, table_id = two(house, **PRACTICE)
    play_on(house, [ann, bob], table_id, 4)
    with bob.live(f"/t/{table_id}/live?on=game") as page:
        page.send_json({"version": house.table(table_id).version})
        page.receive_json()
        ann.json(f"/t/{table_id}/undo", {"ply": "4", "to": "1"})
        number = page.receive_json()["version"]
        bob.json(f"/t/{table_id}/answer", {"number": str(number), "answer": "agree"})
        back = page.receive_json()
        assert back["lines"] == [say("en", "web-went-back", ply=1)]
        play_on(house, [ann, bob], table_id, 2)
        assert page.receive_json()["lines"]


def test_the_log_says_that_the_game_went_back_and_the_strip_tells_nothing_that_was_undone(
    house: House,
) -> None:
    ann, bob, table_id = two(house, **PRACTICE)
    play_on(house, [ann, bob], table_id, 4)
    log = log_of(house.table(table_id), 0, "en")
    stands = [line.text for line in log if line.ply == 2]
    undone = [line.text for line in log if line.ply > 2]
    before = ann.get(f"/t/{table_id}").text
    assert undone[-1] in section(before, "since")
    ann.json(f"/t/{table_id}/undo", {"ply": "4", "to": "2"})
    sent = fields(bob.get(f"/t/{table_id}").text, "answer")
    bob.json(f"/t/{table_id}/answer", {**sent, "answer": "agree"})
    back = say("en", "web-went-back", ply=2)
    for guest in (ann, bob, house.guest("Cat")):
        page = guest.get(f"/t/{table_id}").text
        told, strip = section(page, "log"), section(page, "since")
        assert told.count(back) == 1
        assert [text for text in stands if told.count(text) != 1] == []
        assert [text for text in undone if text in told or text in strip] == []
    strip = section(ann.get(f"/t/{table_id}").text, "since")
    assert [text for text in [*stands, back] if text not in strip] == []


def test_a_clock_and_practice_do_not_go_together(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "duel", "seat-1": "friend", "clock": "move-60", **PRACTICE}
    page = ann.get("/").text
    clock = re.findall(r'<option value="([\w-]+)">', page.partition('name="clock"')[2])[1]
    answer = ann.post("/tables", {**form, "clock": clock})
    assert answer.status_code == 409
    assert "has no clock" in answer.text


@pytest.mark.parametrize("to", ["-1", "99", "x", "", "9" * 40])
def test_nobody_goes_back_to_nonsense(house: House, to: str) -> None:
    ann, table_id = alone(house, 2)
    ply = house.table(table_id).ply
    answer = ann.json(f"/t/{table_id}/undo", {"ply": str(ply), "to": to})
    assert answer.status_code in (409, 422)
    assert house.table(table_id).returns == 0
