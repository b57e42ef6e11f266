"""What learners see tells nothing that their seat may not know."""

from __future__ import annotations

import pytest

from tests.gym.variants import VARIANTS, Variant, every_variant, named
from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY
from wondertable.gym.spaces import Table, space

POSITIONS = 150
"""Of every variant, each day."""
MANY = 10_000
"""Of every game, before every release."""


def look_at(variant: Variant, wanted: int, seed: int) -> int:
    """Compares what all seats see of positions, of their views, and of worlds that fit; counts."""
    table = Table(space(*variant))
    rng = Rng(seed)
    seats = range(variant[1])
    looked = game = 0
    while looked < wanted:
        table.begin(seed + game)
        game += 1
        while True:
            truth = table.state
            for seat in seats:
                seen = table.seen(seat)
                view = truth.view(seat)
                for other in (view, view.fill(rng)):
                    table.desk.turn_to(other, Rng(0))
                    assert table.seen(seat) == seen
                table.desk.turn_to(truth, Rng(looked))
            looked += 1
            asked = table.desk.seat()
            if asked == NOBODY:
                break
            numbers = table.space.numbering.legal(truth, asked)
            table.desk.take(asked, numbers[rng.below(len(numbers))])
    return looked


@every_variant
def test_equal_views_give_equal_observations_and_masks(variant: Variant) -> None:
    assert look_at(variant, POSITIONS, seed=1) >= POSITIONS


@pytest.mark.long
@pytest.mark.parametrize("game", ["duel", "seven", "babel"])
def test_in_ten_thousand_positions_nothing_leaks(game: str) -> None:
    some = [variant for variant in VARIANTS if variant[0] == game]
    looked = sum(look_at(variant, MANY // len(some) + 1, seed=100) for variant in some)
    assert looked >= MANY


def test_the_variants_have_names_of_their_own() -> None:
    assert len({named(variant) for variant in VARIANTS}) == len(VARIANTS)
