"""Points and the civilian victory: rulings A3, G1 and G3."""

from __future__ import annotations

import pytest

from tests.games.duel.position import asked, do, points, position
from tests.rulebook.table import CARDS, TOKENS, WONDERS, total
from wondertable.core.outcome import Outcome
from wondertable.games.duel.events import Won

NOTHING = {
    "blue": 0,
    "green": 0,
    "yellow": 0,
    "purple": 0,
    "wonders": 0,
    "tokens": 0,
    "coins": 0,
    "military": 0,
}


def test_points_come_from_eight_sources() -> None:
    """Military, four colours, wonders, tokens and coins are added up (A3)."""
    state = position(
        age=3,
        coins=(11, 4),
        built=("palace altar school lighthouse builders_guild", "academy"),
        raised=("pyramids sphinx", "piraeus"),
        tokens=("agriculture", "philosophy"),
        pawn=4,
        open="port gardens",
    )
    assert points(state, 0) == {
        "blue": 7 + 3,
        "green": 1,
        "yellow": 3,
        "purple": 2 * 2,
        "wonders": 9 + 6,
        "tokens": 4,
        "coins": 3,
        "military": 5,
    }
    assert points(state, 1) == NOTHING | {"green": 3, "wonders": 2, "tokens": 7, "coins": 1}


def test_red_brown_and_grey_cards_bring_no_points() -> None:
    """They are worth nothing at the end (A3)."""
    plain = [card for card, row in CARDS.items() if row["color"] in ("red", "brown", "grey")]
    assert len(plain) == 27
    state = position(coins=(2, 2), built=(" ".join(plain), ""), open="altar baths")
    assert points(state, 0) == NOTHING


@pytest.mark.parametrize("card", [card for card, row in CARDS.items() if "vp" in row["effect"]])
def test_a_card_brings_its_printed_points(card: str) -> None:
    """They stand in the column of its colour, for its owner (A3)."""
    row = CARDS[card]
    state = position(coins=(2, 2), built=("", card), open="quarry clay_pit")
    assert points(state, 1) == NOTHING | {row["color"]: row["effect"]["vp"]}
    assert points(state, 0) == NOTHING


@pytest.mark.parametrize("wonder", list(WONDERS))
def test_a_wonder_brings_its_points_when_it_is_built(wonder: str) -> None:
    """An unbuilt wonder is worth nothing (A3)."""
    worth = WONDERS[wonder]["effect"].get("vp", 0)
    built = position(coins=(2, 2), raised=(wonder, ""), open="altar baths")
    assert points(built, 0) == NOTHING | {"wonders": worth}
    unbuilt = position(coins=(2, 2), wonders=(wonder, ""), open="altar baths")
    assert points(unbuilt, 0) == NOTHING


@pytest.mark.parametrize("token", list(TOKENS))
def test_three_tokens_bring_points(token: str) -> None:
    """Agriculture 4, Philosophy 7, Mathematics 3 when it stands alone (A3)."""
    state = position(coins=(2, 2), tokens=(token, ""), open="altar baths")
    worth = {"agriculture": 4, "philosophy": 7, "mathematics": 3}
    assert points(state, 0) == NOTHING | {"tokens": worth.get(token, 0)}


@pytest.mark.parametrize(("treasury", "worth"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_three_coins_are_worth_a_point(treasury: int, worth: int) -> None:
    """The rest is lost (A3)."""
    state = position(coins=(treasury, 0), open="altar baths")
    assert points(state, 0)["coins"] == worth


@pytest.mark.parametrize(
    ("guild", "counted"),
    [
        ("merchants_guild", "tavern brewery forum"),
        ("magistrates_guild", "altar theater baths"),
        ("scientists_guild", "workshop school apothecary"),
        ("tacticians_guild", "guard_tower stable walls"),
        ("shipowners_guild", "quarry clay_pool glassworks"),
    ],
)
def test_a_guild_brings_a_point_for_each_card_of_the_larger_city(guild: str, counted: str) -> None:
    """Its owner gets the points, whichever city has more (G1)."""
    for built in ((f"{guild} {counted}", ""), (guild, counted)):
        state = position(age=3, coins=(2, 2), built=built, open="palace port")
        assert points(state, 0)["purple"] == 3
        assert points(state, 1)["purple"] == 0
    one, *two = counted.split()
    state = position(
        age=3, coins=(2, 2), built=(f"{guild} {one}", " ".join(two)), open="palace port"
    )
    assert points(state, 0)["purple"] == 2


@pytest.mark.parametrize(
    ("own", "opponent", "worth"),
    [
        ("", "", 0),
        ("sphinx", "", 2),
        ("sphinx", "pyramids colossus", 4),
        ("sphinx pyramids colossus piraeus", "mausoleum", 8),
    ],
)
def test_the_builders_guild_brings_2_points_for_each_wonder_of_the_larger_city(
    own: str, opponent: str, worth: int
) -> None:
    """Built wonders count, unbuilt ones do not (G3)."""
    state = position(
        age=3,
        built=("builders_guild", ""),
        wonders=("", "appian_way"),
        raised=(own, opponent),
        open="palace port",
    )
    assert points(state, 0)["purple"] == worth


@pytest.mark.parametrize(
    ("own", "opponent", "guild", "treasury"), [(8, 1, 2, 2), (8, 14, 4, 2), (2, 2, 0, 0)]
)
def test_the_moneylenders_guild_counts_the_richest_treasury(
    own: int, opponent: int, guild: int, treasury: int
) -> None:
    """A point for each 3 coins, rounded down, beside those for the own coins (G3)."""
    state = position(
        age=3, coins=(own, opponent), built=("moneylenders_guild", ""), open="palace port"
    )
    assert points(state, 0)["purple"] == guild
    assert points(state, 0)["coins"] == treasury


@pytest.mark.parametrize(("treasury", "ranks"), [(9, (1, 2)), (15, (2, 1))])
def test_most_points_win_after_age_3(treasury: int, ranks: tuple[int, int]) -> None:
    """The last card ends the game; blue points matter only in a tie (A3)."""
    state = position(
        age=3, coins=(7, treasury), built=("palace", ""), raised=("", "sphinx"), open="port"
    )
    events = do(state, "discard port")
    assert total(points(state, 0)) == 7 + 3
    assert total(points(state, 1)) == 6 + treasury // 3
    assert events[-1] == Won(ranks.index(1), "civilian")
    assert asked(state) is None
    assert state.outcome() == Outcome(ranks, "civilian")


def test_the_last_card_is_settled_before_points_are_counted() -> None:
    """A token that the last card earned still counts (A3)."""
    state = position(
        age=3,
        coins=(20, 0),
        built=("academy", "palace town_hall"),
        board="philosophy law",
        open="study",
    )
    do(state, "build study")
    assert state.outcome() is None
    do(state, "take philosophy")
    assert points(state, 0) == NOTHING | {"green": 6, "tokens": 7, "coins": 4}
    assert state.outcome() == Outcome((1, 2), "civilian")


@pytest.mark.parametrize("better", [0, 1])
def test_a_tie_goes_to_most_points_of_blue_cards(better: int) -> None:
    """Points count and not cards: one Palace beats Altar and Theater (A3)."""
    built = ("palace", "altar theater")
    state = position(
        age=3,
        active=better,
        coins=(3, 0) if better else (0, 3),
        built=built[::-1] if better else built,
        open="port",
    )
    events = do(state, "discard port")
    assert total(points(state, 0)) == total(points(state, 1)) == 7
    assert events[-1] == Won(better, "civilian")
    assert state.outcome() == Outcome((2, 1) if better else (1, 2), "civilian")


def test_a_tie_in_blue_points_as_well_is_shared() -> None:
    """Both win, although one has more blue cards (A3)."""
    state = position(age=3, coins=(0, 0), built=("pantheon", "altar theater"), open="port")
    events = do(state, "discard port")
    assert total(points(state, 0)) == total(points(state, 1)) == 6
    assert events[-1] == Won(2, "civilian")
    outcome = state.outcome()
    assert outcome == Outcome((1, 1), "civilian")
    assert outcome.winners == (0, 1)
