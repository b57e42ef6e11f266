"""Results added up: what they say of how somebody comes on."""

from __future__ import annotations

import msgspec
import pytest

from wondertable.club.progress import (
    MOST_POINTS,
    SMOOTH,
    categories_of,
    curve_of,
    judged_of,
    progress_of,
    thinned,
)
from wondertable.review.many import Digest, Mistakes
from wondertable.store.results import Brief

BRIEF = Brief("t", 0, 100.0, 2, "fast", "civilian", 1, 1.0, [4, 6], 10, 60.0, 30, None, None)


def brief(at: int, **fields: object) -> Brief:
    return BRIEF._replace(table_id=f"t{at}", ended=100.0 + at, **fields)  # type: ignore[arg-type]


def test_victories_are_counted_by_seats_first_seat_and_kind() -> None:
    found = progress_of(
        [
            brief(1),
            brief(2, share=0.0, place=2, seat=1, reason="military"),
            brief(3, share=0.5, seats=3, reason="points"),
            brief(4, share=0.0, place=3, seats=3, seat=2, reason="points"),
        ]
    )
    assert (found.all.games, found.all.won, found.all.percent) == (4, 1.5, 38)
    assert {seats: tally.won for seats, tally in found.seats.items()} == {2: 1.0, 3: 0.5}
    assert (found.first.games, found.first.percent) == (2, 75)
    assert (found.other.games, found.other.percent) == (2, 0)
    assert found.won_by == {"civilian": 1, "points": 1}
    assert found.lost_by == {"military": 1, "points": 1}
    assert found.fair == pytest.approx((1 / 2 + 1 / 2 + 1 / 3 + 1 / 3) / 4)
    assert (found.points, found.seconds) == (10, 2.0)


def test_nothing_adds_up_to_nothing() -> None:
    found = progress_of([])
    assert (found.all.percent, found.points, found.seconds, found.curve) == (0, None, None, ())


def test_the_curve_is_the_mean_of_games_in_a_row() -> None:
    briefs = [brief(at, share=float(at >= SMOOTH)) for at in range(2 * SMOOTH)]
    curve = curve_of(briefs)
    assert curve[0] == (briefs[SMOOTH - 1].ended, 0.0)
    assert curve[-1] == (briefs[-1].ended, 1.0)
    assert [part for _, part in curve] == sorted(part for _, part in curve)
    assert curve_of(briefs[: SMOOTH - 1]) == ()


@pytest.mark.parametrize("count", [1, MOST_POINTS, MOST_POINTS + 1, 5 * MOST_POINTS + 3])
def test_many_points_are_thinned_and_the_last_one_stays(count: int) -> None:
    points = thinned(list(range(count)))
    assert len(points) <= MOST_POINTS + 1
    assert points[-1] == count - 1
    assert points == sorted(set(points))


def test_points_stand_beside_those_of_everybody_where_anybody_has_any() -> None:
    names = ("blue", "green", "black")
    briefs = [brief(1, points=[4, 6, 0]), brief(2, points=[6, 0, 0]), brief(3, points=None)]
    blue, green = categories_of(names, briefs, [[2, 2, 0], [4, 4, 0]])
    assert (blue.name, blue.mine, blue.everybody) == ("blue", 5, 3)
    assert (green.name, green.mine, green.everybody) == ("green", 3, 3)
    assert [one.everybody for one in categories_of(names, briefs, [])] == [None, None]


def test_ratings_are_told_by_pace_step_by_step() -> None:
    found = progress_of(
        [brief(1, mean=26.0, sigma=8.0), brief(2), brief(3, pace="slow", mean=24.0, sigma=8.1)]
    )
    assert found.ratings == {"fast": ((101.0, 26.0, 8.0),), "slow": ((103.0, 24.0, 8.1),)}


def test_reviews_say_how_exact_somebody_is_and_what_goes_wrong() -> None:
    def digest(accuracy: float) -> str:
        kept = Digest(
            *("duel", 2, 1, 0, "w", 10, 0.2, accuracy, 0.1, 1.0, {"?": 1}),
            themes={"science": Mistakes(1, 0.2)},
            phases={},
        )
        return msgspec.json.encode(kept).decode()

    found = judged_of([(1.0, digest(80.0)), (2.0, "{}"), (3.0, digest(90.0))])
    assert found is not None
    assert (found.overall.games, found.overall.accuracy) == (2, 85.0)
    assert found.overall.themes == {"science": Mistakes(2, 0.4)}
    assert found.accuracy == ((1.0, 80.0), (3.0, 85.0))
    assert judged_of([]) is None
