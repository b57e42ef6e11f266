"""Learning from mistakes: exercises of a finished game, and what becomes of answers."""

from __future__ import annotations

import html
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.web.guests import Guest, House, house_in
from tests.web.test_review import finished, reviewed, reviewer
from wondertable.core.state import SPECTATOR
from wondertable.review.parts import Choice
from wondertable.text import LANGUAGES, say

pytestmark = pytest.mark.compiled


@dataclass
class Class:
    """A reviewed game of Ann, of which some choices were marked by hand."""

    house: House
    ann: Guest
    table_id: str
    marked: list[Choice]

    @property
    def path(self) -> str:
        """Where the exercises are."""
        return f"/t/{self.table_id}/learn"

    def others(self, choice: Choice) -> list[str]:
        """What could be answered beside the best and the played choice."""
        table = self.house.table(self.table_id)
        view = table.position(SPECTATOR, choice.ply - 1).view(choice.seat)
        legal = [table.game.write(view, choice.seat, code) for code in view.legal(choice.seat)]
        return [line for line in legal if line not in (choice.best, choice.played)]

    def answer(self, choice: Choice, action: str, number: int = 1) -> str:
        """What the page says of an answer."""
        form = {"ply": str(choice.ply - 1), "action": action}
        sent = self.ann.post(f"{self.path}?n={number}&seat={choice.seat}", form)
        assert sent.status_code == 303, sent.text
        return html.unescape(self.ann.get(sent.headers["location"]).text)


def lesson(house: House, language: str = "en") -> Class:
    """A game in which two choices of Ann, and one of the computer, were mistakes."""
    ann = house.guest("Ann", language)
    table_id = finished(house, ann, 20)
    made = reviewed(house, ann, table_id)
    table = house.table(table_id)
    marked: list[Choice] = []
    parts = list(made.parts)
    for at, part in enumerate(parts):
        wanted = 2 if isinstance(part, Choice) and part.seat == 0 else 1
        if not isinstance(part, Choice) or sum(c.seat == part.seat for c in marked) >= wanted:
            continue
        view = table.position(SPECTATOR, part.ply - 1).view(part.seat)
        legal = [table.game.write(view, part.seat, code) for code in view.legal(part.seat)]
        rest = [line for line in legal if line != part.played]
        if len(rest) < 2:
            continue
        worse = Choice(
            *(part.line, part.ply, part.seat, part.phase, 0.6, 0.45),
            played=part.played,
            best=rest[0],
            loss=0.15,
            mark="??",
            by="verdict",
        )
        parts[at] = worse
        marked.append(worse)
    for at, part in enumerate(parts):
        if isinstance(part, Choice) and part not in marked and part.mark:
            parts[at] = type(part)(
                *(part.line, part.ply, part.seat, part.phase, part.before, part.after),
                played=part.played,
                best=part.best,
                loss=0.0,
                mark="",
                by="verdict",
            )
    made.course, made.kept = None, tuple(parts)
    return Class(house, ann, table_id, sorted(marked, key=lambda one: one.line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exercise_shows_the_position_and_the_move_that_failed(
    house: House, language: str
) -> None:
    room = lesson(house, language)
    page = html.unescape(room.ann.get(room.path).text)
    assert say(language, "learn-heading", number=1, count=2) in page
    assert '<b class="rv-mark">??</b>' in page
    assert f'action="{room.path}?n=1&seat=0"' in page
    assert say(language, "learn-how") in page
    assert 'class="alts"' not in page


def test_the_best_choice_solves_it_and_shows_the_solution(house: House) -> None:
    room = lesson(house)
    mine = next(choice for choice in room.marked if choice.seat == 0)
    page = room.answer(mine, mine.best)
    assert "Solved: " in page
    assert 'class="alts"' in page
    assert say("en", "learn-next") in page
    assert f'action="{room.path}?n=1' not in page  # it cannot be answered again


@pytest.mark.parametrize(
    ("lost", "words"), [(0.02, "Solved: "), (0.04, "Nearly: "), (0.06, "Not yet: ")]
)
def test_other_answers_are_judged_by_what_they_lose(house: House, lost: float, words: str) -> None:
    room = lesson(house)
    mine = next(choice for choice in room.marked if choice.seat == 0 and room.others(choice))
    number = [one for one in room.marked if one.seat == 0].index(mine) + 1
    reviewer(house).lost = lost
    page = room.answer(mine, room.others(mine)[0], number)
    assert words in page
    assert ('class="alts"' in page) == (words == "Solved: ")


def test_the_move_that_was_played_fails(house: House) -> None:
    room = lesson(house)
    mine = next(choice for choice in room.marked if choice.seat == 0)
    page = room.answer(mine, mine.played)
    assert "that is what was played" in page
    assert 'class="alts"' not in page


def test_what_is_not_legal_there_is_refused_with_the_reason(house: House) -> None:
    room = lesson(house)
    answer = room.ann.json(f"{room.path}?n=1&seat=0", {"ply": "0", "action": "build nonsense"})
    assert answer.status_code == 422
    assert room.ann.json(f"{room.path}?n=9&seat=0", {"action": "x"}).status_code == 404
    assert room.ann.get(f"{room.path}?n=0&seat=0").status_code == 404
    assert room.ann.get(f"{room.path}?seat=7").status_code == 404


def test_a_hint_and_the_solution_are_given_when_they_are_asked_for(house: House) -> None:
    room = lesson(house)
    room.ann.post(f"{room.path}?n=1&seat=0", {"hint": "1"})
    page = html.unescape(room.ann.get(f"{room.path}?n=1&seat=0").text)
    assert "A hint." in page
    assert 'class="alts"' not in page
    room.ann.post(f"{room.path}?n=1&seat=0", {"show": "1"})
    page = html.unescape(room.ann.get(f"{room.path}?n=1&seat=0").text)
    assert say("en", "learn-shown") in page
    assert 'class="alts"' in page


def test_progress_is_kept_for_each_person(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        room = lesson(house)
        mine = next(choice for choice in room.marked if choice.seat == 0)
        room.answer(mine, mine.best)
        assert 'class="solved"' in room.ann.get(f"{room.path}?n=2&seat=0").text
        eve = house.guest("Eve")
        assert 'class="solved"' not in eve.get(f"{room.path}?n=2&seat=0").text
        portal = house.client.portal
        assert portal is not None
        table = house.table(room.table_id)
        kept = portal.call(house.site.hall.reviews.lessons, table, room.ann.person)
        assert [row.found for row in kept.values()] == ["solved"]


def test_the_mistakes_of_others_are_there_on_request(house: House) -> None:
    room = lesson(house)
    rival = house.table(room.table_id).seats[1].name
    page = html.unescape(room.ann.get(room.path).text)
    assert f'href="{room.path}?n=1&seat=1"' in page
    there = html.unescape(room.ann.get(f"{room.path}?n=1&seat=1").text)
    assert rival in there
    assert say("en", "learn-heading", number=1, count=1) in there


def test_an_exercise_shows_what_the_seat_saw_and_no_more(house: House) -> None:
    room = lesson(house)
    for choice in room.marked:
        page = room.ann.get(f"{room.path}?n=1&seat={choice.seat}").text
        assert "duel-end" not in page or 'id="duel-end" hidden' in page


def test_without_marks_there_is_nothing_to_practise(house: House) -> None:
    room = lesson(house)
    made = house.site.hall.reviews._known[room.table_id]
    made.kept = tuple(p for p in made.kept if not (isinstance(p, Choice) and p.mark))
    page = room.ann.get(room.path)
    assert page.status_code == 200
    assert html.escape(say("en", "learn-none")) in page.text


def test_exercises_wait_for_the_review(house: House) -> None:
    ann = house.guest("Ann")
    table_id = finished(house, ann, 12)
    answer = ann.get(f"/t/{table_id}/learn")
    assert (answer.status_code, answer.headers.get("location")) == (303, f"/t/{table_id}/review")
