"""Learning from mistakes: marked choices as exercises, from the view of their seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from starlette.responses import JSONResponse, Response

from wondertable.core.course import legal_action
from wondertable.review.parts import Choice
from wondertable.store.rows import LessonRow
from wondertable.table import Table
from wondertable.table.reviews import Reviewed
from wondertable.web.at_table import found, game_name
from wondertable.web.games import PAGES
from wondertable.web.pages import Form, Refusal, Visit, whole
from wondertable.web.present.render import render
from wondertable.web.replay import open_look
from wondertable.web.review import table_scene
from wondertable.web.review_model import Place
from wondertable.web.review_rows import Sheet
from wondertable.web.scenes import Look
from wondertable.web.table_page import frame

SOLVED: Final = 0.02
"""So little may be lost by an answer that solves an exercise."""
NEARLY: Final = 0.05

Found = Literal["", "hint", "same", "again", "nearly", "solved", "shown"]
SETTLED: Final = ("solved", "shown")
"""What shows the solution."""


@dataclass(frozen=True)
class Exercise:
    """A marked choice, and how somebody came along with it."""

    number: int
    """From 1."""
    choice: Choice
    lesson: LessonRow | None

    @property
    def found(self) -> str:
        """How it stands; nothing where nothing was tried."""
        return self.lesson.found if self.lesson else ""

    @property
    def settled(self) -> bool:
        """Whether the solution is shown."""
        return self.found in SETTLED


@dataclass(frozen=True)
class Lessons:
    """The exercises of a seat, and the one that is shown."""

    table: Table
    look: Look
    reviewed: Reviewed
    seat: int
    exercises: tuple[Exercise, ...]
    now: Exercise | None

    def path(self, number: int, seat: int | None = None) -> str:
        """Where an exercise is, behind the prefix of the site."""
        whose = self.seat if seat is None else seat
        return f"/t/{self.table.id}/learn?n={number}&seat={whose}"


async def show(visit: Visit) -> Response:
    """An exercise, with the table as its seat saw it."""
    table = await found(visit)
    look = open_look(visit, table)
    reviewed = await visit.site.hall.reviews.find(table)
    if not reviewed.complete:
        return visit.go(f"/t/{table.id}/review")
    lessons = await lessons_of(visit, table, look, reviewed)
    if lessons.now is None:
        return visit.page("review/none.html", **page_context(visit, lessons))
    sheet = sheet_of(visit, lessons, lessons.now)
    scene = table_scene(sheet)
    if not lessons.now.settled:
        action_url = visit.site.path(lessons.path(lessons.now.number))
        scene = replace(scene, playable=True, action_url=action_url, csrf=visit.csrf)
    return visit.page(
        "review/learn.html",
        table_template=f"{table.game.name}/table.html",
        page_title=visit.say("learn-title", game=game_name(visit, table)),
        heading=visit.say("learn-title", game=game_name(visit, table)),
        regions={
            **PAGES[table.game.name].presenter.regions(scene),
            "learn": region(visit, lessons, lessons.now, sheet),
        },
        slots={},
        **page_context(visit, lessons),
    )


def page_context(visit: Visit, lessons: Lessons) -> dict[str, object]:
    """What both pages of exercises need."""
    table = lessons.table
    return {"path": f"/t/{table.id}", "game_name": game_name(visit, table)}


def sheet_of(visit: Visit, lessons: Lessons, exercise: Exercise) -> Sheet:
    """The review at the move of an exercise."""
    path = visit.site.path(f"/t/{lessons.table.id}/review")
    place = Place(exercise.choice.ply, exercise.choice.seat)
    return Sheet(lessons.table, lessons.look, visit.language, lessons.reviewed, path, place)


def region(visit: Visit, lessons: Lessons, exercise: Exercise, sheet: Sheet) -> str:
    """What is asked, what came of it, and the way on."""
    choice, view = exercise.choice, sheet.view
    lesson = exercise.lesson
    tried = lesson.tried if lesson else ""
    count = len(lessons.exercises)
    return render(
        "review/exercise.html",
        visit.language,
        **frame(visit),
        sheet=sheet,
        lessons=lessons,
        exercise=exercise,
        played=sheet.in_words(view, choice.seat, choice.played),
        points=round(100 * choice.loss),
        tried=sheet.in_words(view, choice.seat, tried) if tried else "",
        own=choice.seat == lessons.look.viewer and not lessons.look.shared,
        others=[seat for seat in others_of(sheet) if seat != lessons.seat],
        following=exercise.number % count + 1 if count > 1 else None,
        solved=sum(one.found == "solved" for one in lessons.exercises),
    ).strip()


def others_of(sheet: Sheet) -> list[int]:
    """The seats that have something to learn from."""
    return [seat for seat in range(len(sheet.names)) if sheet.marked(seat)]


async def lessons_of(visit: Visit, table: Table, look: Look, reviewed: Reviewed) -> Lessons:
    """The exercises that the address names."""
    query = visit.request.query_params
    asked = whole(query.get("seat", "")[:4])
    seat = max(look.viewer, 0) if asked is None else asked
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "learn-unknown")
    known = await visit.site.hall.reviews.lessons(table, visit.person.id)
    marked = Sheet(table, look, visit.language, reviewed, "").marked(seat)
    exercises = tuple(
        Exercise(number, choice, known.get(choice.line))
        for number, choice in enumerate(marked, start=1)
    )
    return Lessons(table, look, reviewed, seat, exercises, shown_of(exercises, query.get("n", "")))


def shown_of(exercises: tuple[Exercise, ...], asked: str) -> Exercise | None:
    """The exercise of a number, or the first one that is open."""
    if asked:
        number = whole(asked)
        if number is None or not 1 <= number <= len(exercises):
            raise Refusal(404, "learn-unknown")
        return exercises[number - 1]
    still = [one for one in exercises if not one.settled]
    return next(iter(still or exercises), None)


async def answer(visit: Visit) -> Response:
    """Takes an answer, or gives a hint or the solution."""
    form = await visit.form()
    table = await found(visit)
    look = open_look(visit, table)
    visit.spend(visit.site.hints)
    reviewed = await visit.site.hall.reviews.find(table)
    lessons = await lessons_of(visit, table, look, reviewed)
    if not reviewed.complete or lessons.now is None:
        raise Refusal(409, "learn-unknown")
    exercise = lessons.now
    if not exercise.settled:
        kept = await judged(visit, lessons, exercise, form)
        await visit.site.hall.reviews.learnt(kept)
    if visit.wants_json:
        return JSONResponse({})
    return visit.go(lessons.path(exercise.number))


async def judged(visit: Visit, lessons: Lessons, exercise: Exercise, form: Form) -> LessonRow:
    """How somebody stands after what was sent."""
    row = exercise.lesson or LessonRow(
        visit.person.id, lessons.table.id, exercise.choice.line, "", "", 0, 0.0
    )
    for wish, result in (("hint", "hint"), ("show", "shown")):
        if form.ticked(wish):
            return replace(row, found=result)
    table, choice = lessons.table, exercise.choice
    view = sheet_of(visit, lessons, exercise).view
    code = legal_action(table.game, view, choice.seat, form.choice(), choice.ply - 1)
    tried = table.game.write(view, choice.seat, code)
    result = await found_by(visit, table, choice, view.dump(), tried)
    return replace(row, found=result, tried=tried, tries=row.tries + 1)


async def found_by(visit: Visit, table: Table, choice: Choice, view: bytes, tried: str) -> Found:
    """How good an answer is: what was played has failed, anything near the best solves it."""
    if tried == choice.best:
        return "solved"
    if tried == choice.played:
        return "same"
    lost = await visit.site.hall.reviews.loss(table, view, choice.seat, choice.best, tried)
    if lost <= SOLVED:
        return "solved"
    return "nearly" if lost <= NEARLY else "again"
