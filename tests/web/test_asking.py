"""Nothing is lost by one press: what ends or deletes something asks first and says what follows."""

from __future__ import annotations

import re

import pytest

from tests.web.guests import Guest, House, play_on, table_of
from tests.web.test_live import two, update
from wondertable.text import LANGUAGES, say

ONE_PRESS = re.compile(r'<form[^>]*action="[^"]*/(resign|close|leave|delete)["?]')
"""A form on a page that is no question."""


def three(house: House) -> tuple[Guest, Guest, str]:
    """Ann hosts a game of 7 Wonders with Bob and a bot."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "seven", "seven-players": "3", "order": "given"}
    form |= {"seat-1": "friend", "seat-2": "bot-random", "spectators": "on"}
    table_id = table_of(ann.post("/tables", form))
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    return ann, bob, table_id


def question(guest: Guest, table_id: str, deed: str, query: str = "") -> str:
    """The page that asks."""
    answer = guest.get(f"/t/{table_id}/ask/{deed}{query}")
    assert answer.status_code == 200, answer.text
    return answer.text


def test_no_page_ends_or_deletes_anything_by_one_press(house: House) -> None:
    ann, bob, table_id = two(house)
    alone, waiting = ann.against_bot(), ann.with_friend()
    bob.post(f"/t/{waiting}/sit", {"name": "Bob", "seat": "1"})
    seven = three(house)
    pages = [(ann, "/"), (ann, f"/t/{table_id}"), (bob, f"/t/{table_id}"), (ann, f"/t/{alone}")]
    pages += [(ann, f"/t/{ann.with_friend()}"), (seven[0], f"/t/{seven[2]}"), (ann, "/box")]
    ann.post("/box", {"game": "duel", "view": "0"})
    for guest, path in pages:
        page = guest.get(path).text
        assert not ONE_PRESS.search(page), path


def test_resigning_with_two_says_who_wins(house: House) -> None:
    ann, bob, table_id = two(house)
    assert f'href="/t/{table_id}/ask/resign"' in ann.get(f"/t/{table_id}").text
    page = question(ann, table_id, "resign")
    assert "Bob wins" in page
    assert "cannot be undone" in page
    assert f'action="/t/{table_id}/resign"' in page
    assert house.table(table_id).status == "running"
    assert "a győztes: Ann" in question(bob, table_id, "resign")


def test_resigning_with_three_says_that_a_bot_goes_on_and_the_seat_can_be_had_back(
    house: House,
) -> None:
    _, bob, table_id = three(house)
    page = question(bob, table_id, "resign")
    assert "Citizen plays on in your place" in page
    assert "take your seat back" in page
    assert "cannot be undone" not in page


def test_at_a_shared_screen_the_question_is_about_the_seat_that_is_asked(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(**{"seat-1": "here", "name-1": "Bob"})
    ann.act(table_id)
    page = question(ann, table_id, "resign", "?as=1")
    assert "Ann wins" in page
    assert f'action="/t/{table_id}/resign?as=1"' in page
    assert f'href="/t/{table_id}?as=1"' in page


def test_ending_for_all_names_those_who_are_told(house: House) -> None:
    ann, bob, table_id = three(house)
    assert f'href="/t/{table_id}/ask/close"' in ann.get(f"/t/{table_id}").text
    assert "/ask/close" not in bob.get(f"/t/{table_id}").text
    page = question(ann, table_id, "close")
    name = house.table(table_id).seats[2].name
    assert f"without a winner for everybody: Ann, Bob, and {name}" in page
    assert "told on their pages" in page
    assert bob.get(f"/t/{table_id}/ask/close").status_code == 403
    assert "told" not in question(ann, ann.against_bot(), "close")


def test_who_is_at_a_game_that_is_ended_for_all_reads_it_on_the_own_page(house: House) -> None:
    ann, bob, table_id = two(house)
    with bob.live(f"/t/{table_id}/live?on=game") as page:
        page.send_json({"version": house.table(table_id).version})
        update(page)
        ann.post(f"/t/{table_id}/close")
        while "duel-end" not in (seen := update(page)["regions"]):
            pass
    for end in (seen["duel-end"], bob.get(f"/t/{table_id}").text):
        assert "A házigazda lezárta a játszmát." in end
        assert "#crown" not in end.partition('id="duel-end"')[2].partition("</section>")[0]


@pytest.mark.parametrize("game", ["seven", "babel"])
def test_an_end_without_a_winner_wears_no_crown(house: House, game: str) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": game, "seat-1": "bot-random", "seat-2": "bot-random"}
    table_id = table_of(ann.post("/tables", form | {f"{game}-players": "3"}))
    ann.post(f"/t/{table_id}/close")
    end = ann.get(f"/t/{table_id}").text.partition(f'id="{game}-end"')[2].partition("</header>")[0]
    assert "The host ended the game." in end
    assert "#crown" not in end


def test_leaving_before_the_game_begins_asks_first(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "seven", "seven-players": "3", "order": "given"}
    table_id = table_of(ann.post("/tables", form | {"seat-1": "friend", "seat-2": "friend"}))
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    assert f'href="/t/{table_id}/ask/leave?seat=1"' in bob.get(f"/t/{table_id}").text
    page = question(bob, table_id, "leave", "?seat=1")
    assert "Your seat becomes free" in page
    assert 'name="seat" value="1"' in page
    assert house.table(table_id).seats_of(bob.person) == (1,)
    bob.post(f"/t/{table_id}/leave", {"seat": "1"})
    assert house.table(table_id).seats_of(bob.person) == ()
    assert bob.get(f"/t/{table_id}/ask/leave?seat=1").status_code == 409
    assert ann.get(f"/t/{table_id}/ask/leave?seat=x").status_code == 422


def test_a_table_of_one_s_own_is_deleted_after_a_question(house: House) -> None:
    ann = house.guest("Ann")
    running, waiting = ann.against_bot(), ann.with_friend()
    assert f'href="/t/{waiting}/ask/delete"' in ann.get(f"/t/{waiting}").text
    page = question(ann, running, "delete")
    assert f"7 Wonders Duel with {house.table(running).seats[1].name}" in page
    assert "not over yet" in page
    assert "cannot be undone" in page
    for table_id in (running, waiting):
        answer = ann.post(f"/t/{table_id}/delete")
        assert (answer.status_code, answer.headers["location"]) == (303, "/?told=deleted")
        assert ann.get(f"/t/{table_id}").status_code == 404
    assert "The table was deleted." in ann.get("/?told=deleted").text


@pytest.mark.parametrize("state", ["waiting", "running", "paused", "over"])
def test_nobody_deletes_a_table_at_which_others_sit(house: House, state: str) -> None:
    ann, bob, table_id = three(house)
    if state == "waiting":
        form = {"name": "Ann", "game": "seven", "seven-players": "3"}
        table_id = table_of(ann.post("/tables", form | {"seat-1": "friend", "seat-2": "friend"}))
        bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    elif state == "paused":
        ann.post(f"/t/{table_id}/pause")
    elif state == "over":
        ann.post(f"/t/{table_id}/close")
    assert house.table(table_id).status == state
    for guest, status in ((ann, 409), (bob, 403)):
        for answer in (
            guest.get(f"/t/{table_id}/ask/delete"),
            guest.post(f"/t/{table_id}/delete"),
        ):
            assert answer.status_code == status
    assert "hide it from your own list" in ann.post(f"/t/{table_id}/delete").text
    assert "/ask/delete" not in ann.get(f"/t/{table_id}").text
    assert house.table(table_id).status == state


def test_a_waiting_table_with_others_is_closed_and_they_are_told(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    form = {"name": "Ann", "game": "seven", "seven-players": "3", "order": "given"}
    table_id = table_of(ann.post("/tables", form | {"seat-1": "friend", "seat-2": "friend"}))
    bob.post(f"/t/{table_id}/sit", {"name": "Bob", "seat": "1"})
    assert f'href="/t/{table_id}/ask/close"' in ann.get(f"/t/{table_id}").text
    page = question(ann, table_id, "close")
    assert "does not begin" in page
    assert "Bob will be told" in page
    ann.post(f"/t/{table_id}/close")
    assert "closed this table" in bob.get(f"/t/{table_id}").text


def test_who_looks_on_at_a_deleted_table_is_told_in_the_lobby(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/delete")
    with eve.live(f"/t/{table_id}/live?on=game") as page:
        assert 'data-go="/?told=gone"' in update(page)["regions"]["house"]
    assert "was deleted by its host" in eve.get("/?told=gone").text


def test_after_the_next_table_was_deleted_one_can_play_again(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    again = table_of(ann.post(f"/t/{table_id}/rematch"))
    ann.post(f"/t/{again}/delete")
    assert table_of(ann.post(f"/t/{table_id}/rematch")) not in (table_id, again)


@pytest.mark.parametrize("deed", ["resign", "close"])
def test_a_question_about_a_game_that_is_over_is_refused(house: House, deed: str) -> None:
    ann, bob, table_id = two(house)
    play_on(house, [ann, bob], table_id)
    assert ann.get(f"/t/{table_id}/ask/{deed}").status_code == 409


def test_a_question_nobody_knows_is_not_found(house: House) -> None:
    ann = house.guest("Ann")
    assert ann.get(f"/t/{ann.against_bot()}/ask/explode").status_code == 404


def test_strangers_are_asked_nothing(house: House) -> None:
    _, _, table_id = two(house)
    eve = house.guest("Eve")
    for deed in ("resign", "close", "delete"):
        assert eve.get(f"/t/{table_id}/ask/{deed}").status_code == 403


def test_the_safe_answer_comes_first_and_has_the_focus(house: House) -> None:
    ann, _, table_id = two(house)
    page = question(ann, table_id, "resign")
    safe, sure = page.index("autofocus"), page.index(f'action="/t/{table_id}/resign"')
    assert page.count("autofocus") == 1
    assert safe < sure


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_asked_in_the_language_of_the_page(house: House, language: str) -> None:
    ann = house.guest("Ann", language)
    table_id = ann.against_bot()
    for deed in ("resign", "close", "delete"):
        assert say(language, f"web-ask-{deed}") in question(ann, table_id, deed)


def test_a_game_from_the_box_is_deleted_after_a_question(house: House) -> None:
    ann = house.guest("Ann")
    path = ann.post("/box", {"game": "duel", "view": "0"}).headers["location"]
    assert f'href="{path}/ask/delete"' in ann.get("/box").text
    page = ann.get(f"{path}/ask/delete").text
    assert "all that you wrote down" in page
    assert f'action="{path}/delete"' in page
    assert house.guest("Bob").get(f"{path}/ask/delete").status_code == 404


# Hiding.


def test_a_table_is_hidden_from_one_s_own_list_alone_and_comes_back(house: House) -> None:
    ann, bob, table_id = two(house)
    link = f'href="/t/{table_id}"'
    assert f'action="/t/{table_id}/hide"' in bob.get("/").text
    answer = ann.post(f"/t/{table_id}/hide")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/?hidden={table_id}")
    page = ann.get(f"/?hidden={table_id}").text
    assert "“7 Wonders Duel with Bob” is hidden from your list" in page
    assert page.count(f'action="/t/{table_id}/unhide"') == 2
    assert f'action="/t/{table_id}/hide"' not in page
    assert house.table(table_id).status == "running"
    assert link in bob.get("/").text
    assert "is hidden from" not in bob.get(f"/?hidden={table_id}").text
    assert ann.get(f"/t/{table_id}").status_code == 200
    back = ann.post(f"/t/{table_id}/unhide")
    assert back.headers["location"] == "/"
    page = ann.get("/").text
    assert f'action="/t/{table_id}/hide"' in page
    assert "Hidden tables" not in page


def test_hidden_tables_that_nobody_else_sits_at_can_be_deleted_from_there(house: House) -> None:
    ann, _, table_id = two(house)
    alone = ann.against_bot()
    for one in (alone, table_id):
        ann.post(f"/t/{one}/hide")
        ann.post(f"/t/{one}/hide")
    page = ann.get("/").text
    assert f'href="/t/{alone}/ask/delete"' in page
    assert f'href="/t/{table_id}/ask/delete"' not in page


def test_nobody_hides_a_table_of_others(house: House) -> None:
    ann = house.guest("Ann")
    eve = house.guest("Eve")
    for table_id in (ann.against_bot(), "nothing"):
        assert eve.post(f"/t/{table_id}/hide").status_code == 404


def test_who_has_finished_a_game_and_hidden_it_is_no_beginner(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    ann.post(f"/t/{table_id}/resign")
    ann.post(f"/t/{table_id}/hide")
    assert 'name="first-duel" checked' not in ann.get("/").text
