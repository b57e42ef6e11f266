"""Reviews on the pages: after the end, for those who may see the table, and made once."""

from __future__ import annotations

import html
import re
import time
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.guests import Guest, House, QuickReviewer, house_in, play_on, table_of
from wondertable.review.agenda import Task
from wondertable.review.kept import read_review
from wondertable.review.parts import Choice, Luck, Plan, Sums
from wondertable.store.reviews import load_review
from wondertable.table.reviews import Reviewed, words
from wondertable.text import LANGUAGES, say


def finished(house: House, ann: Guest, plies: int | None = None, **fields: str) -> str:
    """A game of Ann against a computer, played to its end or resigned after some plies."""
    table_id = ann.against_bot(**fields)
    play_on(house, [ann], table_id, plies)
    if plies is not None:
        assert ann.json(f"/t/{table_id}/resign").status_code == 200
    return table_id


def reviewed(house: House, guest: Guest, table_id: str) -> Reviewed:
    """The review of a table, once it is complete, and kept where it can be."""
    assert guest.get(f"/t/{table_id}/review").status_code == 200
    reviews = house.site.hall.reviews
    while True:
        found = reviews._known[table_id]
        assert not found.failed
        # It is shown complete before it lies in the store; only then the work rests.
        if found.complete and (reviews._work is None or reviews._work.done()):
            return found
        guest.get(f"/t/{table_id}/review")
        time.sleep(0.002)


def reviewer(house: House) -> QuickReviewer:
    """Who thinks in this house."""
    found = house.site.hall.reviews._reviewer
    assert isinstance(found, QuickReviewer)
    return found


def test_nothing_of_a_review_can_be_had_before_the_end(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    table_id = ann.against_bot()
    play_on(house, [ann], table_id, 6)
    for guest in (ann, eve):
        for path in ("review", "review?ply=2", "learn"):
            answer = guest.get(f"/t/{table_id}/{path}")
            assert answer.status_code == 409
            assert "The game is not over yet." in answer.text
        with (
            pytest.raises(WebSocketDisconnect),
            guest.live(f"/t/{table_id}/review/live") as page,
        ):
            page.receive_text()
    assert ann.json(f"/t/{table_id}/learn", {"show": "1"}).status_code == 409
    assert reviewer(house).asked == []
    assert "/review" not in ann.get(f"/t/{table_id}").text


def test_a_game_that_goes_on_after_its_end_takes_its_review_back(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot(practice="on")
    last = play_on(house, [ann], table_id)
    reviewed(house, ann, table_id)
    table = house.table(table_id)
    to = table.decisions_of(0)[0]
    assert ann.json(f"/t/{table_id}/undo", {"ply": str(last), "to": str(to)}).status_code == 200
    assert house.table(table_id).status == "running"
    assert ann.get(f"/t/{table_id}/review").status_code == 409


def test_who_may_not_look_on_gets_no_review(house: House) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": "duel", "seat-1": "bot-random", "order": "given"}
    table_id = table_of(ann.post("/tables", form))
    assert not house.table(table_id).settings.spectators
    ann.json(f"/t/{table_id}/resign")
    assert house.guest("Eve").get(f"/t/{table_id}/review").status_code == 403
    assert house.guest("Eve").get(f"/t/{table_id}/learn").status_code == 403
    assert ann.get(f"/t/{table_id}/review").status_code == 200


def test_a_game_without_a_result_has_nothing_to_review(house: House) -> None:
    ann = house.guest("Ann")
    table_id = ann.against_bot()
    assert ann.json(f"/t/{table_id}/close").status_code == 200
    answer = ann.get(f"/t/{table_id}/review")
    assert answer.status_code == 409
    assert "without a result" in answer.text
    assert f"/t/{table_id}/review" not in ann.get(f"/t/{table_id}").text


@pytest.mark.compiled
def test_a_review_is_made_once_for_everybody_and_kept(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        table_id = finished(house, ann)
        made = reviewed(house, ann, table_id)
        thoughts = len(reviewer(house).asked)
        assert house.guest("Eve").get(f"/t/{table_id}/review").status_code == 200
        assert len(reviewer(house).asked) == thoughts
        names = (made.about.record, made.about.weights, words(made.about.plan))
        row = load_review(house.site.hall._house.database, *names)
        assert row is not None
        assert list(read_review(row.text.encode(), wanted=made.about).parts)[-2:] == [
            part for part in made.parts if isinstance(part, Sums)
        ]
        cookies = ann.cookies
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        ann.cookies = cookies
        page = ann.get(f"/t/{table_id}/review")
        assert page.status_code == 200
        assert "<progress" not in page.text
        assert reviewer(house).asked == []


def test_of_a_review_that_was_begun_nothing_is_kept(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        table_id = finished(house, ann, 12)
        ann.get(f"/t/{table_id}/review")
        found = house.site.hall.reviews._known[table_id]
        names = (found.about.record, found.about.weights, words(found.about.plan))
        complete = found.complete
    with house_in(tmp_path) as house:
        kept = load_review(house.site.hall._house.database, *names)
        assert complete or kept is None


def test_a_review_that_cannot_be_read_is_made_again(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        table_id = finished(house, ann, 12)
        reviewed(house, ann, table_id)
        cookies = ann.cookies
        with house.site.hall._house.database.write() as connection:
            connection.exec_driver_sql("UPDATE reviews SET text = substr(text, 1, 400)")
    with house_in(tmp_path) as house:
        ann = house.guest("Ann")
        ann.cookies = cookies
        reviewed(house, ann, table_id)
        assert reviewer(house).asked != []


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_everything_without_scripts(house: House, language: str) -> None:
    ann = house.guest("Ann", language)
    table_id = finished(house, ann)
    made = reviewed(house, ann, table_id)
    page = ann.get(f"/t/{table_id}/review").text
    for message in ("review-turns", "review-moves", "review-sums", "review-trust"):
        assert html.escape(say(language, message)) in page
    assert say(language, "review-chance-yours") in page
    choices = [part for part in made.parts if isinstance(part, Choice)]
    assert len(re.findall(r'id="row-move-', page)) == house.table(table_id).ply
    for choice in (choices[0], choices[len(choices) // 2], choices[-1]):
        there = ann.get(f"/t/{table_id}/review?ply={choice.ply}&seat={choice.seat}").text
        assert f'id="row-move-{choice.ply}-{choice.seat}"' in there
        assert there.count('class="num"') >= 1
        assert f'name="ply"\n  value="{choice.ply - 1}"' in there
    assert "<noscript>" not in page


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["seven", "babel"])
def test_games_with_hidden_hands_are_reviewed_from_the_view_of_each_seat(
    house: House, game: str
) -> None:
    ann = house.guest("Ann")
    form = {"name": "Ann", "game": game, f"{game}-players": "3", "order": "given"}
    form |= {"seat-1": "bot-random", "seat-2": "bot-random", "spectators": "on"}
    table_id = table_of(ann.post("/tables", form))
    play_on(house, [ann], table_id, 6)
    for seat in house.table(table_id).seats_of(ann.person):
        assert ann.json(f"/t/{table_id}/resign").status_code == 200, seat
    if house.table(table_id).status != "over":
        house.table_that(table_id, lambda table: table.status == "over")
    made = reviewed(house, ann, table_id)
    choice = next(part for part in made.parts if isinstance(part, Choice) and part.seat == 1)
    page = ann.get(f"/t/{table_id}/review?ply={choice.ply}&seat=1")
    assert page.status_code == 200
    assert say("en", "review-chances") in html.unescape(page.text)
    assert say("en", "review-sum-others") in page.text


def test_what_was_given_up_is_named(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann, 12)
    reviewed(house, ann, table_id)
    assert say("en", "review-sum-given-up") in ann.get(f"/t/{table_id}/review").text


def test_moves_that_are_not_there_are_not_found(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann, 12)
    last = house.table(table_id).ply
    for wrong in ("0", "-1", str(last + 1), "x", "9" * 30):
        assert ann.get(f"/t/{table_id}/review?ply={wrong}").status_code == 404
    assert ann.get(f"/t/{table_id}/review?ply=1&seat=9").status_code == 200


def test_a_page_that_waits_reloads_itself_and_grows(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann, 12)
    page = ann.get(f"/t/{table_id}/review").text
    assert '<noscript><meta http-equiv="refresh"' in page
    assert f'data-live="/t/{table_id}/review/live"' in page
    with ann.live(f"/t/{table_id}/review/live") as live:
        live.send_json({"version": 0})
        while "is-done" not in live.receive_json()["regions"].get("review-progress", ""):
            pass
    assert house.site.hall.reviews._known[table_id].complete


def test_the_end_of_a_game_and_looking_back_lead_to_the_review(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann, 12)
    link = f'href="/t/{table_id}/review"'
    assert link in ann.get(f"/t/{table_id}").text
    assert link in ann.get(f"/t/{table_id}/replay").text
    assert 'class="curve' not in ann.get(f"/t/{table_id}").text
    reviewed(house, ann, table_id)
    assert 'class="curve' in ann.get(f"/t/{table_id}").text


def test_a_reviewer_that_fails_is_told_and_tried_again(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann, 12)
    house.site.hall.reviews._reviewer = Failing()
    ann.get(f"/t/{table_id}/review")
    while not house.site.hall.reviews._known[table_id].failed:
        time.sleep(0.002)
    house.site.hall.reviews._reviewer = QuickReviewer()
    reviewed(house, ann, table_id)


class Failing(QuickReviewer):
    """Comes to no end."""

    async def part(self, record: str, plan: Plan, task: Task) -> Choice | Luck:
        raise TimeoutError
