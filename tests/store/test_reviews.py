"""Reviews and exercises in the database."""

from __future__ import annotations

from dataclasses import replace

from wondertable.store import delete_table
from wondertable.store.reviews import keep_lesson, keep_review, lessons_of, load_review
from wondertable.store.rows import LessonRow, ReviewRow
from wondertable.store.tables import add_table

from .rows import ANN, BOT, opened, table

ROW = ReviewRow("r", "w", "usual", "a", 5.0, "all of it\n")
LESSON = LessonRow("ann", "a", 12, "again", "build baths", 1, 6.0)


def test_a_review_is_found_by_its_record_its_weights_and_its_plan(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), (ANN, BOT), ())
        keep_review(database, ROW)
        assert load_review(database, "r", "w", "usual") == ROW
        assert load_review(database, "r", "w", "deep") is None
        assert load_review(database, "r", "x", "usual") is None
        assert load_review(database, "s", "w", "usual") is None


def test_a_review_that_is_made_again_takes_the_place_of_the_old_one(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), (ANN, BOT), ())
        keep_review(database, ROW)
        again = replace(ROW, made=9.0, text="better\n")
        keep_review(database, again)
        assert load_review(database, "r", "w", "usual") == again


def test_lessons_are_kept_for_each_person_and_choice(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), (ANN, BOT), ())
        keep_lesson(database, LESSON)
        keep_lesson(database, replace(LESSON, line=3))
        solved = replace(LESSON, found="solved", tries=2)
        keep_lesson(database, solved)
        keep_lesson(database, replace(LESSON, person="bob"))
        assert lessons_of(database, "ann", "a") == [replace(LESSON, line=3), solved]


def test_nothing_of_a_table_outlives_it(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), (ANN, BOT), ())
        keep_review(database, ROW)
        keep_lesson(database, LESSON)
        delete_table(database, "a")
        assert load_review(database, "r", "w", "usual") is None
        assert lessons_of(database, "ann", "a") == []
