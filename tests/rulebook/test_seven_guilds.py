"""Points of the guilds: rulings 7.5 to 7.7 of the base game."""

from __future__ import annotations

import pytest

from tests.games.seven.position import do, points, position

COLOURS = {
    "brown": "lumber_yard sawmill mine",
    "grey": "loom_1 press_1 glassworks_1",
    "blue": "altar theater palace",
    "yellow": "tavern forum marketplace",
    "red": "stockade walls circus",
    "green": "workshop library lodge",
    "purple": "scientists_guild decorators_guild builders_guild",
}
NEIGHBOURS = [
    ("workers_guild", "brown", 1),
    ("craftsmens_guild", "grey", 2),
    ("traders_guild", "yellow", 1),
    ("philosophers_guild", "green", 1),
    ("spies_guild", "red", 1),
    ("magistrates_guild", "blue", 1),
]


def some(colour: str, count: int) -> str:
    """Cards of one colour."""
    return " ".join(COLOURS[colour].split()[:count])


@pytest.mark.parametrize(("guild", "colour", "each"), NEIGHBOURS)
@pytest.mark.parametrize(("left", "right"), [(0, 0), (1, 0), (0, 2), (3, 2)])
def test_a_neighbour_guild_counts_its_colour_next_door(
    guild: str, colour: str, each: int, left: int, right: int
) -> None:
    """On both sides together; grey cards are worth 2 (seven 7.5)."""
    state = position(age=3, built={0: guild, 1: some(colour, left), 2: some(colour, right)})
    assert points(state, 0)["purple"] == each * (left + right)


@pytest.mark.parametrize(("guild", "colour", "each"), NEIGHBOURS)
def test_a_neighbour_guild_counts_no_other_colour(guild: str, colour: str, each: int) -> None:
    """Purple cards neither (seven 7.5)."""
    others = " ".join(cards for name, cards in COLOURS.items() if name != colour)
    state = position(age=3, built={0: guild, 1: others, 2: others})
    assert points(state, 0)["purple"] == 0


@pytest.mark.parametrize(("guild", "colour", "each"), NEIGHBOURS)
def test_a_neighbour_guild_never_counts_the_own_city(guild: str, colour: str, each: int) -> None:
    """Nor cities farther away (seven 7.5)."""
    state = position(
        seats=5,
        age=3,
        built={0: f"{guild} {some(colour, 3)}", 2: some(colour, 2), 3: some(colour, 1)},
    )
    assert points(state, 0)["purple"] == 0


@pytest.mark.parametrize(
    ("built", "worth"),
    [
        ("", 1),
        ("lumber_yard", 2),
        ("loom_1", 2),
        ("spies_guild", 2),
        ("altar tavern stockade workshop", 1),
        ("lumber_yard sawmill loom_1 spies_guild", 5),
    ],
)
def test_shipowners_count_own_brown_grey_and_purple_cards(built: str, worth: int) -> None:
    """Themselves included, neighbours not (seven 7.6)."""
    state = position(
        age=3, built={0: f"shipowners_guild {built}", 1: "quarry press_1", 2: "foundry"}
    )
    assert points(state, 0)["purple"] == worth


@pytest.mark.parametrize(
    ("stages", "worth"),
    [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 1), ((0, 2, 0, 1), 3), ((3, 3, 0, 3), 9), ((0, 0, 3, 0), 0)],
)
def test_builders_count_stages_of_three_cities(
    stages: tuple[int, int, int, int], worth: int
) -> None:
    """The own one and both neighbours', nobody else's (seven 7.6)."""
    state = position(seats=4, age=3, built={0: "builders_guild"}, stages=dict(enumerate(stages)))
    assert points(state, 0)["purple"] == worth


@pytest.mark.parametrize(
    ("board", "all_stages"),
    [
        ("babylon:night", 2),
        ("rhodos:night", 2),
        ("gizah", 3),
        ("ephesos:night", 3),
        ("gizah:night", 4),
    ],
)
def test_decorators_bring_7_for_a_finished_wonder_only(board: str, all_stages: int) -> None:
    """Whether it has two, three or four stages (seven 7.6)."""
    for done in range(all_stages + 1):
        state = position(
            age=3, boards={0: board}, built={0: "decorators_guild"}, stages={0: done, 1: 3, 2: 3}
        )
        assert points(state, 0)["purple"] == (7 if done == all_stages else 0)


def test_decorators_look_at_the_end_of_the_game() -> None:
    """A last stage after the guild is in time (seven 7.6)."""
    state = position(
        age=3,
        turn=6,
        built={0: "decorators_guild stone_pit quarry"},
        stages={0: 2},
        hands={0: "palace"},
    )
    assert points(state, 0)["purple"] == 0
    do(state, {0: "stage with palace"})
    assert points(state, 0)["purple"] == 7


def test_guilds_count_what_comes_after_them() -> None:
    """Points are those of the end (seven 7.5)."""
    state = position(age=3, built={0: "magistrates_guild", 1: "theater"}, hands={1: "gardens"})
    assert points(state, 0)["purple"] == 1
    do(state, {1: "build gardens"})
    assert points(state, 0)["purple"] == 2


def test_the_scientists_guild_is_purple() -> None:
    """No green card for Philosophers, a purple one for Shipowners (seven 7.7)."""
    state = position(age=3, built={0: "philosophers_guild", 1: "scientists_guild", 2: "workshop"})
    assert points(state, 0)["purple"] == 1
    own = position(age=3, built={0: "shipowners_guild scientists_guild"})
    assert points(own, 0)["purple"] == 2
    assert points(own, 0)["green"] == 1
