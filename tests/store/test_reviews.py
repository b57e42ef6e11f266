"""Reviews and exercises in the database."""

from __future__ import annotations

from dataclasses import replace

from tests.club.results import game
from wondertable.store import delete_table
from wondertable.store.results import forget_results, keep_results
from wondertable.store.reviews import (
    digests_of,
    keep_lesson,
    keep_review,
    lessons_of,
    load_review,
)
from wondertable.store.rows import DigestRow, LessonRow, ReviewRow
from wondertable.store.tables import add_table

from .rows import ANN, BOT, opened, table

ROW = ReviewRow("r", "w", "usual", "a", 5.0, "all of it\n")
DIGEST = DigestRow("a", 0, "r", 5.0, "ann")
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


def test_digests_are_found_by_the_person_who_sat_there_the_newest_game_first(
    place: str,
) -> None:
    with opened(place) as database:
        add_table(database, table(), (ANN, BOT), ())
        for number, ended in (("a", 100.0), ("b", 200.0)):
            keep_results(database, game(number, "ann", "bob", ended=ended), [], [])
        keep_results(database, game("c", "ann", "cat", game="seven", ended=300.0), [], [])
        keep_review(database, ROW, [DIGEST, replace(DIGEST, seat=1, text="bob")])
        keep_review(database, replace(ROW, record="s"), [replace(DIGEST, table_id="b")])
        assert [(one.table_id, row) for one, row in digests_of(database, "ann")] == [
            ("b", replace(DIGEST, table_id="b")),
            ("a", DIGEST),
        ]
        assert [row.text for _, row in digests_of(database, "bob", "duel")] == ["bob"]
        assert digests_of(database, "ann", "seven") == []
        assert digests_of(database, "cat") == []
        keep_review(database, ROW, [replace(DIGEST, text="again")])
        assert [row.text for _, row in digests_of(database, "ann")] == ["ann", "again"]


def test_a_digest_outlives_its_table_and_goes_when_the_game_goes_on(place: str) -> None:
    with opened(place) as database:
        add_table(database, table(), (ANN, BOT), ())
        keep_results(database, game("a", "ann", "bob"), [], [])
        keep_review(database, ROW, [DIGEST])
        delete_table(database, "a")
        assert [row for _, row in digests_of(database, "ann")] == [DIGEST]
        with database.write() as connection:
            forget_results(connection, "a")
        keep_results(database, game("a", "ann", "bob"), [], [])
        assert digests_of(database, "ann") == []


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
