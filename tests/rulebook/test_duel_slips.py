"""Slips of the two rulebook texts, decided: table 2 of the facts, by line."""

from __future__ import annotations

import pytest

from tests.games.duel.position import (
    asked,
    coins,
    do,
    legal,
    pile,
    points,
    position,
    price,
    wonders_of,
)
from tests.rulebook.table import deal, new_game, of, reveal, show
from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.state import SPECTATOR
from wondertable.games.duel.events import Gained, Removed, Revealed, Started


def test_shipowners_bring_one_coin_a_card() -> None:
    """Not two, as one text has it (slip 1)."""
    state = position(
        age=3,
        coins=(20, 7),
        built=("quarry clay_pool glassworks", ""),
        open="shipowners_guild palace",
    )
    assert of(do(state, "build shipowners_guild"), Gained) == [Gained(0, 3)]


def test_shipowners_count_brown_and_grey_and_not_green() -> None:
    """Four green cards of the opponent do not outweigh two raw ones (slip 2)."""
    state = position(
        age=3,
        coins=(30, 7),
        built=("quarry press", "workshop apothecary scriptorium pharmacist glassworks"),
        open="shipowners_guild palace",
    )
    assert of(do(state, "build shipowners_guild"), Gained) == [Gained(0, 2)]
    assert points(state, 0)["purple"] == 2


def test_it_is_the_opponents_clay_that_makes_clay_dearer() -> None:
    """With stone instead of clay in the other city the example would come to 4 (slip 3)."""
    clay = position(age=3, built=("shelf_quarry", "clay_pool"), open="fortifications palace")
    assert price(clay, "fortifications") == 3 + 2
    stone = position(age=3, built=("shelf_quarry", "quarry"), open="fortifications palace")
    assert price(stone, "fortifications") == 2 + 2


def test_the_shelf_quarry_makes_two_stones_and_the_free_quarry_one() -> None:
    """Only the card of age II fits the example (slip 4)."""
    one = position(age=2, built=("", "quarry"), open="baths walls")
    assert price(one, "baths") == 3
    two = position(age=2, built=("", "shelf_quarry"), open="baths walls")
    assert price(two, "baths") == 4


def test_bricks_are_clay() -> None:
    """A city of 3 clay builds what needs 2 clay, and there is no further good (slip 5)."""
    state = position(age=2, built=("brickyard clay_pool", ""), open="statue garrison")
    assert price(state, "statue") == 0
    assert price(state, "arsenal") == 4


@pytest.mark.parametrize("left", [0, 1])
def test_the_wonder_left_over_may_be_anyones(left: int) -> None:
    """The builder of the seventh or the other player returns it (slip 6)."""
    rows = ("sphinx circus_maximus", "great_library hanging_gardens mausoleum")
    if left == 0:
        wonders = ("colossus pyramids", "")
        raised = (rows[0], f"{rows[1]} piraeus")
    else:
        wonders = ("colossus", "piraeus")
        raised = (f"{rows[0]} pyramids", rows[1])
    state = position(coins=(20, 20), wonders=wonders, raised=raised, open="altar baths")
    events = do(state, "wonder colossus with altar")
    assert of(events, Removed) == [Removed(left, ("pyramids", "piraeus")[left])]
    assert wonders_of(state, 0)[1] == wonders_of(state, 1)[1] == set()


def test_the_unused_tokens_feed_the_great_library() -> None:
    """Those that are neither on the board nor owned are in the box (slip 8)."""
    state = position(
        coins=(20, 20),
        wonders=("great_library", ""),
        board="law economy urbanism",
        tokens=("masonry", "strategy"),
        open="altar baths",
    )
    do(state, "wonder great_library with altar")
    assert {line.split()[1] for line in legal(state)} == {
        "agriculture",
        "architecture",
        "mathematics",
        "philosophy",
        "theology",
    }


def test_a_full_tie_has_no_single_winner() -> None:
    """Shared victory and draw are the same outcome (slip 9)."""
    state = position(age=3, coins=(0, 0), open="port")
    do(state, "discard port")
    outcome = state.outcome()
    assert outcome == Outcome((1, 1), "civilian")
    assert outcome.score(0) == outcome.score(1) == 0.5


def test_the_discard_pile_is_public() -> None:
    """Both players and everybody else may look through it (slip 10)."""
    state = position(discarded="tavern walls", open="altar baths")
    do(state, "discard altar")
    for viewer in (0, 1, SPECTATOR):
        assert pile(state.view(viewer)) == {"tavern", "walls", "altar"}


@pytest.mark.parametrize(("pawn", "worth"), [(0, 0), (2, 2), (3, 5), (5, 5), (6, 10), (8, 10)])
def test_military_points_change_at_distances_1_3_and_6(pawn: int, worth: int) -> None:
    """The texts give the points and not the distances (slip 11)."""
    state = position(pawn=-pawn, open="altar baths")
    assert points(state, 1)["military"] == worth


def test_the_fixed_price_starts_with_the_next_turn() -> None:
    """Glass costs 1 coin in the turn after the Customs House (slip 12)."""
    state = position(
        age=2,
        coins=(8, 7),
        built=("", "glassworks glass_blower"),
        open="customs_house apothecary walls altar",
    )
    assert price(state, "apothecary") == 4
    do(state, "build customs_house", "discard walls")
    assert price(state, "apothecary") == 1
    do(state, "build apothecary")
    assert coins(state, 0) == 8 - 4 - 1


def test_yellow_cards_of_age_3_count_the_own_city() -> None:
    """What is built there, the Lighthouse itself included (slip 13)."""
    state = position(
        age=3,
        coins=(20, 7),
        built=("guard_tower", "stable garrison palisade tavern forum"),
        open="armory lighthouse palace port",
    )
    assert of(do(state, "build armory"), Gained) == [Gained(0, 1)]
    do(state, "discard palace")
    assert of(do(state, "build lighthouse"), Gained) == [Gained(0, 2)]


@pytest.mark.parametrize(("richest", "worth"), [(8, 2), (9, 3), (11, 3)])
def test_moneylenders_round_down(richest: int, worth: int) -> None:
    """Coins that make no full set of 3 are lost (slip 14)."""
    state = position(
        age=3, coins=(1, richest), built=("moneylenders_guild", ""), open="palace port"
    )
    assert points(state, 0)["purple"] == worth


def test_fixed_wonders_are_a_choice_of_the_table() -> None:
    """First games may skip the draft; then each player has his four (slip 15)."""
    state = new_game(wonders="first-game")
    show(state, "law economy masonry strategy urbanism")
    assert all(line.startswith("reveal 0 ") for line in legal(state))
    assert wonders_of(state, 0) == (
        set(),
        {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"},
    )
    assert wonders_of(state, 1) == (
        set(),
        {"circus_maximus", "piraeus", "appian_way", "colossus"},
    )
    deal(state, Rng(1))
    assert asked(state) == 0
    usual = new_game()
    deal(usual, Rng(1))
    assert all(line.startswith("draft ") for line in legal(usual))


def test_cards_are_turned_up_after_the_action_is_completely_done() -> None:
    """A pair found by the Mausoleum is settled to its end first (slip 16)."""
    state = position(
        age=2,
        coins=(20, 7),
        built=("scriptorium", ""),
        wonders=("mausoleum", ""),
        discarded="library",
        board="law economy",
        slots={18: "walls", 15: "?", 19: "temple"},
    )
    events = do(state, "wonder mausoleum with walls", "rebuild library", "take economy")
    assert of(events, Revealed) == []
    assert asked(state) == "chance"
    reveal(state, "brewery")
    assert asked(state) == 1


def test_scriptorium_and_pharmacist_bring_no_points() -> None:
    """Not every green card brings some (slip 18)."""
    state = position(built=("scriptorium pharmacist", "workshop apothecary"), open="altar baths")
    assert points(state, 0)["green"] == 0
    assert points(state, 1)["green"] == 2


def test_the_wording_of_2015_holds_unless_the_table_says_otherwise() -> None:
    """Pawn in the middle: the last player begins, and chooses only by the switch (slip 19)."""
    state = position(active=1, open="altar")
    events = do(state, "build altar") + deal(state, Rng(1))
    assert of(events, Started) == [Started(1, 2)]
    state = position(active=1, open="altar", level_pawn="chooses")
    events = do(state, "build altar") + deal(state, Rng(1))
    assert of(events, Started) == []
    assert asked(state) == 1
    assert legal(state) == ["start 0", "start 1"]
