"""What a review claims is true: sums add up, luck favours nobody, and only what was seen counts."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from zlib import crc32

import pytest

from tests.review import heap
from tests.review.conftest import GOLDEN, outlined, record_of, reviewed
from wondertable.core.play import Play
from wondertable.core.record import Record
from wondertable.core.replay import redact
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, State
from wondertable.games import find_game
from wondertable.review.chance import luck, outcomes
from wondertable.review.judge import Judge
from wondertable.review.outline import Asked
from wondertable.review.parts import Choice, Luck, Plan, Sums, mark_of
from wondertable.review.review import Review, choice_of, parts_of, review

DEALS = 500
EVENTS = 3
"""Pieces of luck of each deal, among which is all that is laid out at first."""
FIRST = {"wonders": "first-game"}

each_record = pytest.mark.parametrize("name", GOLDEN)


@each_record
def test_all_terms_of_every_seat_add_up_to_its_result(name: str) -> None:
    outline, parts = reviewed(name)
    found = [part for part in parts if isinstance(part, Sums)]
    assert [one.seat for one in found] == list(range(len(outline.about.seats)))
    for one in found:
        assert one.total == pytest.approx(one.result, abs=1e-9)
        assert one.result == outline.result[one.seat]


@each_record
def test_terms_of_the_sums_are_those_that_were_told_move_by_move(name: str) -> None:
    outline, parts = reviewed(name)
    for one in parts:
        if isinstance(one, Sums):
            choices = [part for part in parts if isinstance(part, Choice)]
            lucky = [part.seats[one.seat] for part in parts if isinstance(part, Luck)]
            own = [part.loss for part in choices if part.seat == one.seat]
            assert one.errors == pytest.approx(sum(own), abs=1e-9)
            assert one.luck == pytest.approx(sum(lucky), abs=1e-9)
            assert one.choices == len(own)
            if outline.about.open:
                rest = sum(part.loss for part in choices) - sum(own)
                assert one.gifts == pytest.approx(rest, abs=1e-9)
                assert one.others == 0.0
            else:
                assert (one.gifts, one.second) == (0.0, 0.0)


@each_record
def test_luck_of_all_seats_adds_up_to_nothing_and_no_choice_gains(name: str) -> None:
    _, parts = reviewed(name)
    assert sum(isinstance(part, Luck) for part in parts) > 2
    for part in parts:
        if isinstance(part, Luck):
            assert sum(part.seats) == pytest.approx(0.0, abs=1e-9)
        elif isinstance(part, Choice):
            assert part.loss >= 0.0
            assert part.loss == pytest.approx(part.before - part.after, abs=1e-12)
            assert (part.best == part.played) == (part.loss == 0.0)
            due = mark_of(part.loss, missed=part.missed)
            assert part.mark == (due if part.by == "verdict" else "")


@each_record
def test_a_single_legal_choice_is_not_judged(name: str) -> None:
    outline, parts = reviewed(name)
    asked = [step for step in outline.steps if isinstance(step, Asked)]
    assert {step.line for step in asked} == {p.line for p in parts if isinstance(p, Choice)}
    assert all(len(step.view.legal(step.seat)) > 1 for step in asked)


def biased(state: State) -> tuple[float, ...]:
    """A judge who knows nothing, and likes seat 0."""
    first = 0.95 if crc32(state.key()) % 3 else 0.35
    return (first, 1.0 - first)


def by_sight(state: State) -> tuple[float, ...]:
    """A judge who looks at nothing but what may be chosen, and likes seat 1."""
    seen = sum(state.legal(state.mover())) if state.mover() >= 0 else 0
    first = 0.6 * (seen % 101) / 101
    return (first, 1.0 - first)


@pytest.mark.compiled
@pytest.mark.parametrize("judge", [biased, pytest.param(by_sight, marks=pytest.mark.long)])
def test_luck_has_mean_zero_over_many_deals_even_with_a_biased_judge(judge: object) -> None:
    game = find_game("duel")
    glance = biased if judge is biased else by_sight
    found = []
    for deal in range(DEALS):
        rng, dealer = Rng(7, deal), game.dealer(deal.to_bytes(32, "big"), 2, game.chosen(FIRST))
        state, total, events = game.setup(2, FIRST), 0.0, 0
        while events < EVENTS:
            if state.mover() == CHANCE:
                before = state.clone()
                while state.mover() == CHANCE:
                    state.apply(CHANCE, dealer.choose(state))
                brought, _, _ = luck(before, state, glance, rng, draws=4)
                assert sum(brought) == pytest.approx(0.0, abs=1e-12)
                total += brought[0]
                events += 1
            else:
                actions = state.legal(state.mover())
                state.apply(state.mover(), actions[int(rng.below(len(actions)))])
        found.append(total)
    mean = sum(found) / DEALS
    deviation = sqrt(sum((one - mean) ** 2 for one in found) / (DEALS - 1))
    assert deviation > 0.02
    assert abs(mean) < 3 * deviation / sqrt(DEALS)


def test_outcomes_that_can_be_gone_through_are_all_there_with_their_chances() -> None:
    state = heap.Heap()
    found, exact = outcomes(state, Rng(1), 5)
    assert exact
    laid = sorted((heap.load(one.key()).stones, odds) for one, odds in found)
    assert [size for size, _ in laid] == list(heap.SIZES)
    assert [odds for _, odds in laid] == pytest.approx([1 / len(heap.SIZES)] * len(heap.SIZES))
    many, all_of_them = outcomes(find_game("duel").setup(), Rng(1), 5)
    assert not all_of_them
    assert [odds for _, odds in many] == [0.2] * 5


@pytest.mark.parametrize("name", ["duel-science", "seven-2-base", "babel-base-2"])
def test_who_sees_the_same_is_judged_the_same_whatever_is_hidden(name: str) -> None:
    """Everything that a seat cannot see is exchanged; the judge says the same."""
    outline, parts = reviewed(name)
    judge = Judge(outline.game, outline.about.team)
    scanned = {p.line: p for p in parts if isinstance(p, Choice) and p.by == "scan"}
    steps = [step for step in outline.steps if step.line in scanned]
    for step in steps[:: max(1, len(steps) // 8)]:
        assert isinstance(step, Asked)
        other = step.view.fill(Rng(step.line, 5)).view(step.seat)
        again = choice_of(judge, outline, replace(step, view=other), "scan")
        assert again == scanned[step.line]


def seen_by(record: Record, seat: int) -> Record:
    """The finished record as a seat wrote it down."""
    game = find_game(record.header.game).under(record.header.rules)
    known = redact(game, record, seat)
    assert record.end is not None
    known.end = type(record.end)(record.end.end, record.end.outcome)
    return known


@pytest.mark.parametrize(("name", "seat"), [("duel-science", 1), ("seven-2-base", 0)])
def test_the_record_of_a_seat_gets_the_marks_that_the_whole_one_gets(name: str, seat: int) -> None:
    _, whole = reviewed(name)
    record = seen_by(record_of(name), seat)
    course = Review(outlined(record))
    for _ in parts_of(course):
        continue
    own = [part for part in course.parts if not isinstance(part, Sums)]
    assert own == [p for p in whole if isinstance(p, Choice) and p.seat == seat]
    (sums,) = [part for part in course.parts if isinstance(part, Sums)]
    assert (sums.seat, sums.luck, sums.second, sums.gifts) == (seat, 0.0, 0.0, 0.0)
    assert sums.total == pytest.approx(sums.result, abs=1e-9)


def heap_record(seed: int, *choices: int) -> Record:
    """A game of Heap with these choices, then with the first one that is legal."""
    play = Play(heap.HEAP, 2, seed)
    play.deal_on()
    left = list(choices)
    while not play.over:
        seat = play.asked[0]
        wanted = left.pop(0) if left else 1
        legal = play.state.legal(seat)
        play.do(seat, str(wanted if wanted in legal else legal[0]))
    return play.record


@pytest.mark.usefixtures("_heap")
def test_losses_are_exact_where_every_value_is_known() -> None:
    plan = Plan("toy", scan=40, verdict=80, luck=40)
    losses = set()
    for seed in range(12):
        record = heap_record(seed, *[(1, 2, heap.GAMBLE)[seed % 3]] * 2)
        stones = heap.NOT_LAID
        left = {}
        for line, move in record.numbered():
            left[line] = stones
            if int(move.do) >= 10:
                stones = int(move.do) - 10
            elif move.actor != CHANCE:
                stones -= int(move.do) if move.do != str(heap.GAMBLE) else 0
        for part in review(heap.HEAP, record, plan):
            if isinstance(part, Choice) and part.by != "glance":
                here = left[part.line]
                assert part.proved
                assert part.before == pytest.approx(heap.worth(here), abs=1e-9)
                assert part.after == pytest.approx(heap.after(here, int(part.played)), abs=1e-9)
                losses.add(round(part.loss, 6))
    assert losses >= {0.25, 0.5}


@pytest.mark.usefixtures("_heap")
def test_luck_is_exact_where_every_value_is_known() -> None:
    plan = Plan("toy", scan=40, verdict=80, luck=40)
    worths = {size: heap.worth(size) for size in heap.SIZES}
    mean = sum(worths.values()) / len(worths)
    for seed in range(4):
        record = heap_record(seed)
        (laid,) = [int(move.do) - 10 for move in record.moves if int(move.do) >= 10]
        found = [part for part in review(heap.HEAP, record, plan) if isinstance(part, Luck)]
        assert found[0].exact
        assert found[0].seats[0] == pytest.approx(worths[laid] - mean, abs=1e-9)


@pytest.mark.usefixtures("_heap")
def test_a_certain_win_that_was_missed_has_two_question_marks() -> None:
    plan = Plan("toy", scan=40, verdict=80, luck=40)
    for seed in range(40):
        record = heap_record(seed, 2, heap.GAMBLE)
        if int(record.moves[0].do) - 10 != 4:
            continue
        missed = [
            part
            for part in review(heap.HEAP, record, plan)
            if isinstance(part, Choice) and part.by == "verdict" and part.before == 1.0
        ]
        assert [(part.best, part.played, part.mark) for part in missed] == [("2", "3", "??")]
        return
    pytest.fail("no deal has four stones")


@pytest.mark.usefixtures("_heap")
@pytest.mark.parametrize(
    ("odds", "mark"), [((85, 15), "??"), ((97, 3), "??"), ((99, 1), "??"), ((999, 1), "")]
)
def test_a_certain_win_that_was_missed_has_them_however_good_the_played_choice_was(
    odds: tuple[int, int], mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is below half a point cannot be told from a win that was not proved."""
    monkeypatch.setattr(heap, "ODDS", odds)
    plan = Plan("toy", scan=40, verdict=80, luck=40)
    seed = next(seed for seed in range(40) if heap_record(seed).moves[0].do == "12")
    record = heap_record(seed, heap.GAMBLE)
    choices = [part for part in review(heap.HEAP, record, plan) if isinstance(part, Choice)]
    last = choices[-1]
    assert (last.before, last.best, last.played) == (1.0, "2", str(heap.GAMBLE))
    assert last.loss == pytest.approx(odds[1] / sum(odds))
    assert (last.mark, last.missed) == (mark, bool(mark))
