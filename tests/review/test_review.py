"""A review comes in parts, is repeated anywhere, and refuses what cannot be reviewed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.review.conftest import GOLDEN, RECORDS, SMALL, outlined, record_of, reviewed
from wondertable.bots.errors import OtherWeights
from wondertable.bots.search.weights import Shape, parse_weights, shipped
from wondertable.core.errors import Edited, NewerRules, WrongEnd
from wondertable.core.play import Play
from wondertable.core.record import Record, Result, read_file
from wondertable.core.replay import redact
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games import find_game
from wondertable.review.agenda import Task, is_suspect, swings
from wondertable.review.curve import TURN, TURNS, curve, shown, size_of, turning_points
from wondertable.review.errors import DamagedReview, NotOfASeat, NotOver, OtherReview
from wondertable.review.kept import read_review, written
from wondertable.review.outline import Asked, Dealt
from wondertable.review.parts import Choice, Luck, Plan, Sums, mark_of
from wondertable.review.plans import plan_of
from wondertable.review.review import Review, part_of, parts_of, review

DUEL = "duel-science"


def told(record: Record, plan: Plan = SMALL) -> list[object]:
    """All parts of a review as they came."""
    return list(review(find_game(record.header.game), record, plan))


def random_record(seed: int = 5, back: int | None = None) -> Record:
    """A random game of Duel, some of which may have been taken back."""
    play, rng = Play(find_game("duel"), 2, seed), Rng(seed)
    play.deal_on()
    taken = False
    while not play.over:
        if back is not None and not taken and play.ply == back + 4:
            play.undo(back)
            taken = True
            continue
        seat = play.asked[0]
        legal = play.state.legal(seat)
        play.do(seat, play.game.write(play.state, seat, legal[int(rng.below(len(legal)))]))
    return play.record


def test_a_suspected_choice_comes_again_by_verdict_and_that_one_stays() -> None:
    parts = told(record_of(DUEL))
    choices = [part for part in parts if isinstance(part, Choice) and part.by != "glance"]
    scanned = [part for part in choices if part.by == "scan"]
    judged = {part.line for part in choices if part.by == "verdict"}
    assert judged == {part.line for part in scanned if is_suspect(part, SMALL)}
    assert not any(part.mark for part in scanned)
    _, kept = reviewed(DUEL)
    left = [part for part in kept if isinstance(part, Choice)]
    assert [part.line for part in left] == sorted(part.line for part in scanned)
    assert {part.line for part in left if part.by == "verdict"} == judged
    lines = [part.line for part in kept if not isinstance(part, Sums)]
    assert lines == sorted(lines)


def test_progress_counts_what_is_done_and_what_is_known() -> None:
    course = Review(outlined(record_of(DUEL)))
    asked = sum(isinstance(step, Asked) for step in course.outline.steps)
    steps = len(course.outline.steps) + asked
    assert (course.done, course.of) == (0, steps)
    for number, part in enumerate(parts_of(course), start=1):
        if not isinstance(part, Sums):
            assert course.done == number
    again = sum(isinstance(part, Choice) and part.by == "verdict" for part in course.parts)
    assert course.done == course.of == steps + again
    assert course.task is None


def test_all_choices_are_glanced_at_first_and_then_what_changed_most() -> None:
    course = Review(outlined(record_of(DUEL)))
    asked = [step for step in course.outline.steps if isinstance(step, Asked)]
    glances = [course.carry_out()[0] for _ in asked]
    assert all(isinstance(one, Choice) and (one.by, one.mark) == ("glance", "") for one in glances)
    assert [point.ply for point in curve(course.about, course.parts)] == [
        step.ply - 1 for step in asked
    ]
    swing = swings(course.outline.steps, dict(course._found), course.about)
    lost = {one.line: one.loss for one in glances if isinstance(one, Choice)}
    seen: list[float] = []
    last: object = None
    while (task := course.task) is not None:
        if task.by == "scan":
            seen.append(swing[task.step])
            line = course.outline.steps[task.step].line
            assert seen[-1] == lost.get(line, seen[-1])
        else:
            assert is_suspect(last, SMALL)
        last = course.carry_out()[0]
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > 0.1
    whole = {part.line: part for part in reviewed(DUEL)[1] if isinstance(part, Choice | Luck)}
    assert {part.line: part for part in course.parts if not isinstance(part, Sums)} == whole


@pytest.mark.parametrize("scan", [16, 32])
def test_a_thorough_plan_judges_everything_at_once(scan: int) -> None:
    plan = msgspec.structs.replace(SMALL, scan=scan)
    course = Review(outlined(record_of(DUEL), plan))
    stages = {part.by for part in parts_of(course) if isinstance(part, Choice)}
    assert ("scan" in stages) == (scan < plan.verdict)
    assert course.done == course.of


def test_other_processes_do_a_task_by_words_and_numbers_alone() -> None:
    record = record_of(DUEL)
    course = Review(outlined(record))
    text = record.text()
    for _ in range(100):
        task = course.task
        assert task is not None
        again = msgspec.json.decode(msgspec.json.encode(task), type=Task)
        part = part_of(text, SMALL, again)
        assert [part] == course.add(part)
    whole = {part.line: part for part in reviewed(DUEL)[1] if isinstance(part, Choice | Luck)}
    found = [part for part in course.parts if isinstance(part, Choice | Luck)]
    settled = [part for part in found if isinstance(part, Luck) or part.by == "verdict"]
    assert len(settled) > 10
    assert settled == [whole[part.line] for part in settled]


def test_a_review_goes_on_from_the_parts_that_were_kept() -> None:
    outline, parts = reviewed(DUEL)
    course = Review(outline)
    for part in parts[:50]:
        assert isinstance(part, Choice | Luck)
        course.add(part)
    assert course.parts == list(parts[:50])
    again = [part for part in parts_of(course) if part not in parts[:50]]
    lines = {part.line for part in again if isinstance(part, Choice | Luck)}
    assert lines == {part.line for part in parts[50:] if isinstance(part, Choice | Luck)}
    assert course.parts == list(parts)


def test_a_record_by_older_rules_is_reviewed_by_them() -> None:
    outline = outlined(record_of("seven-base"))
    assert (outline.about.rules, outline.game.rules) == (1, 1)
    assert find_game("seven").rules > 1
    assert len(outline.steps) > 40


@pytest.mark.parametrize("name", GOLDEN)
def test_a_review_that_is_kept_is_read_again_as_it_was(name: str) -> None:
    outline, parts = reviewed(name)
    text = written(outline.about, parts)
    kept = read_review(text.encode(), wanted=outline.about)
    assert kept.about == outline.about
    assert kept.parts == parts
    assert written(kept.about, kept.parts) == text


def test_of_a_damaged_or_foreign_review_nothing_is_read() -> None:
    outline, parts = reviewed(DUEL)
    data = written(outline.about, parts).encode()
    lines = data.split(b"\n")
    with pytest.raises(DamagedReview, match="its end is missing"):
        read_review(data[:-10])
    with pytest.raises(DamagedReview, match="its end is missing"):
        read_review(b"\n".join(lines[:-2]) + b"\n")
    with pytest.raises(DamagedReview, match="line 3"):
        read_review(b"\n".join([*lines[:2], b'{"part":"guess"}', *lines[3:]]))
    with pytest.raises(DamagedReview, match="line 1"):
        read_review((RECORDS / f"{DUEL}.jsonl").read_bytes())
    newer = msgspec.structs.replace(outline.about, review=99)
    with pytest.raises(DamagedReview, match="another version"):
        read_review(written(newer, parts).encode())
    for other in ({"weights": "0123"}, {"record": "0123"}, {"plan": plan_of("duel")}):
        wanted = msgspec.structs.replace(outline.about, **other)
        with pytest.raises(OtherReview):
            read_review(data, wanted=wanted)


def test_before_the_end_nothing_is_reviewed() -> None:
    record = record_of(DUEL)
    with pytest.raises(NotOver):
        outlined(Record(record.header, record.moves[:60]))
    with pytest.raises(NotOver):
        outlined(replace(record, end=None))
    assert record.end is not None
    nobody = Result((0, 0), record.end.outcome.points)
    closed = type(record.end)("closed", nobody, record.end.seed)
    with pytest.raises(NotOver):
        outlined(Record(record.header, record.moves[:60], closed))


def test_what_an_onlooker_saw_is_refused() -> None:
    record = record_of(DUEL)
    seen = redact(find_game("duel"), record, SPECTATOR)
    with pytest.raises(NotOfASeat):
        outlined(replace(seen, end=record.end))


def test_damaged_records_and_those_of_later_rules_are_refused(tmp_path: Path) -> None:
    record = record_of(DUEL)
    file = tmp_path / "record.jsonl"
    file.write_text(record.text().replace("draft", "drift", 1))
    with pytest.raises(Edited):
        outlined(read_file(file))
    later = msgspec.structs.replace(record.header, rules=99)
    with pytest.raises(NewerRules):
        outlined(replace(record, header=later))
    assert record.end is not None
    turned = Result(record.end.outcome.ranks[::-1], record.end.outcome.points)
    with pytest.raises(WrongEnd):
        outlined(replace(record, end=type(record.end)(record.end.end, turned, record.end.seed)))


def test_weights_for_another_shape_are_refused() -> None:
    data = shipped("duel")
    with pytest.raises(OtherWeights):
        parse_weights(data, Shape("duel", 1, 99, 1, 1), "weights.bin")


@pytest.mark.parametrize("reason", ["resigned", "time"])
def test_giving_up_is_a_term_of_its_own(reason: str) -> None:
    record = record_of(DUEL)
    assert record.end is not None
    lost = Result((2, 1), record.end.outcome.points)
    half = Record(record.header, record.moves[:70], type(record.end)(reason, lost))
    course = Review(outlined(half))
    assert list(parts_of(course))
    parts = course.parts
    last = [part for part in parts if isinstance(part, Choice)][-1]
    first, second = [part for part in parts if isinstance(part, Sums)]
    belief = last.after if last.seat == 0 else 1 - last.after
    later = [part for part in parts if isinstance(part, Luck) and part.line > last.line]
    assert first.given_up == pytest.approx(-belief - sum(part.seats[0] for part in later))
    assert second.given_up == pytest.approx(-first.given_up)
    for one in (first, second):
        assert one.total == pytest.approx(one.result, abs=1e-9)


def test_a_game_that_nobody_began_to_play_adds_up_too() -> None:
    record = record_of(DUEL)
    assert record.end is not None
    begun = [move for move in record.moves[:4] if move.actor < 0]
    lost = Result((2, 1), record.end.outcome.points)
    parts = told(Record(record.header, begun, type(record.end)("resigned", lost)))
    assert [type(part) for part in parts] == [Sums, Sums]


def test_what_was_taken_back_is_left_out() -> None:
    record = random_record(back=12)
    assert record.earlier
    courses = [Review(outlined(record)), Review(outlined(record.last_branch()))]
    assert all(list(parts_of(course)) for course in courses)
    with_back, without = (course.parts for course in courses)
    numbers = {line: at for at, (line, _) in enumerate(record.numbered(), start=2)}
    moved = [
        msgspec.structs.replace(part, line=numbers[part.line])
        for part in with_back
        if isinstance(part, Choice)
    ]
    assert moved == [part for part in without if isinstance(part, Choice)]


def test_marks_begin_at_5_10_and_15_points() -> None:
    losses = (0.0, 0.049, 0.05, 0.099, 0.1, 0.149, 0.15, 1.0)
    assert [mark_of(loss) for loss in losses] == ["", "", "?!", "?!", "?", "?", "??", "??"]


@pytest.mark.parametrize("name", GOLDEN)
def test_the_curve_has_a_point_for_every_decision_and_ends_with_the_result(name: str) -> None:
    outline, parts = reviewed(name)
    points = curve(outline.about, parts)
    plies = {part.ply - 1 for part in parts if isinstance(part, Choice)}
    assert [point.ply for point in points[:-1]] == sorted(plies)
    assert points[-1].values == pytest.approx(outline.result)
    for point in points:
        assert sum(point.values) == pytest.approx(outline.about.team)
        assert sum(point.chances) == pytest.approx(outline.about.team)
    if outline.about.open:
        at = {point.ply: point for point in points[:-1]}
        for part in parts:
            if isinstance(part, Choice):
                point = at[part.ply - 1]
                assert point.values[part.seat] == pytest.approx(part.before)
                told_one = shown(outline.about, part, part.before)
                assert point.chances[part.seat] == pytest.approx(told_one)


def test_turning_points_are_the_five_largest_errors_and_pieces_of_luck_in_their_order() -> None:
    _, parts = reviewed(DUEL)
    turns = turning_points(parts)
    every = sorted(size_of(part) for part in parts if isinstance(part, Choice | Luck))
    assert sorted(size_of(part) for part in turns) == [x for x in every if x >= TURN][-TURNS:]
    assert [part.line for part in turns] == sorted(part.line for part in turns)


def test_marked_choices_say_why() -> None:
    _, parts = reviewed(DUEL)
    marked = [part for part in parts if isinstance(part, Choice) and part.mark]
    assert len(marked) > 5
    assert sum(bool(part.whys) for part in marked) > len(marked) // 2
    rest = [part for part in parts if isinstance(part, Choice) and not part.mark]
    assert not any(part.whys or part.played_whys for part in rest)


def test_what_chance_did_between_two_choices_is_one_piece_of_luck() -> None:
    outline, _ = reviewed(DUEL)
    for step in outline.steps:
        if isinstance(step, Dealt):
            assert step.before.actors() == [-1]
            assert step.after.actors() != [-1]
        else:
            assert isinstance(step, Asked)
            assert step.action in step.view.legal(step.seat)
