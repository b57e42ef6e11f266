"""Series of games: what everybody has, when they are decided, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from tests.table.room import ANN, BOB, running_hall
from wondertable.table import Settings, Table
from wondertable.table.errors import BadSetting, NotOver
from wondertable.table.series import (
    games_played,
    halves_of,
    halves_won,
    is_decided,
    leaders_of,
    series_after,
)
from wondertable.table.settings import Series, checked

pytestmark = pytest.mark.anyio


@dataclass
class Game:
    """A game in teams of a size."""

    size: int

    def team_size(self, options: dict[str, str]) -> int:
        return self.size


@dataclass
class Ending:
    ranks: tuple[int, ...]


@dataclass
class Stood:
    """What a series asks of a table."""

    settings: Settings
    seats: list[int]
    ending: Ending | None
    game: Game
    options: dict[str, str]


def table(series: Series | None, ranks: tuple[int, ...], seats: int = 2, size: int = 1) -> Table:
    ending = Ending(ranks) if ranks else None
    stood: Any = Stood(Settings(series=series), [0] * seats, ending, Game(size), {})
    return cast(Table, stood)


async def test_a_victory_is_two_halves_and_a_shared_one_is_one_half_each() -> None:
    assert halves_won((1, 2)) == (2, 0)
    assert halves_won((1, 1)) == (1, 1)
    assert halves_won((2, 1, 1)) == (0, 1, 1)
    assert halves_won((0, 0)) == ()
    assert halves_won((1, 1, 2, 2), 2) == (2, 2, 0, 0)
    assert halves_won((1, 1, 1, 1), 2) == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("games", "number", "before", "ranks", "decided", "leaders"),
    [
        (3, 1, (), (1, 2), False, (0,)),
        (3, 2, (2, 0), (1, 2), True, (0,)),
        (3, 2, (2, 0), (2, 1), False, (0, 1)),
        (3, 2, (2, 0), (1, 1), False, (0,)),
        (3, 3, (3, 1), (2, 1), True, (0, 1)),
        (3, 3, (2, 2), (2, 1), True, (1,)),
        (3, 3, (2, 2), (0, 0), False, (0, 1)),
        (5, 3, (4, 0), (1, 2), True, (0,)),
        (5, 4, (4, 2), (2, 1), False, (0, 1)),
        (3, 2, (0, 2, 0), (2, 1, 3), True, (1,)),
        (5, 3, (2, 2, 0), (3, 2, 1), False, (0, 1, 2)),
        (5, 4, (2, 2, 2), (1, 2, 3), False, (0,)),
        (5, 5, (4, 2, 2), (2, 1, 3), True, (0, 1)),
    ],
)
async def test_a_series_is_decided_when_nobody_can_catch_up_or_all_is_played(
    games: int,
    number: int,
    before: tuple[int, ...],
    ranks: tuple[int, ...],
    decided: bool,  # noqa: FBT001
    leaders: tuple[int, ...],
) -> None:
    stood = table(Series(games, number, before), ranks, len(ranks))
    assert is_decided(stood) == decided
    assert leaders_of(stood) == leaders


async def test_a_game_that_nobody_has_won_is_played_again() -> None:
    stood = table(Series(3, 2, (2, 0)), (0, 0))
    assert games_played(stood) == 1
    assert series_after(stood, 1, 0) == Series(3, 2, (0, 2))


async def test_seats_go_round_and_what_everybody_has_goes_with_them() -> None:
    stood = table(Series(5, 1), (1, 2, 2), 3)
    assert series_after(stood, 1, 0) == Series(5, 2, (0, 0, 2))
    assert series_after(stood, 1, 3) == Series(5, 2, (0, 0, 2)), "one that goes on is not changed"


async def test_partners_have_what_their_team_has() -> None:
    stood = table(Series(3, 2, (2, 2, 0, 0)), (1, 1, 3, 3), 4, size=2)
    assert halves_of(stood) == (4, 4, 0, 0)
    assert is_decided(stood)
    assert leaders_of(stood) == (0, 1)


async def test_after_a_series_comes_one_game_or_another_series() -> None:
    for stood in (table(Series(3, 2, (2, 0)), (1, 2)), table(None, (1, 2))):
        assert series_after(stood, 1, 0) is None
        assert series_after(stood, 1, 5) == Series(5)


async def test_a_table_that_has_other_seats_begins_the_count_anew() -> None:
    assert halves_of(table(Series(3, 2, (2, 0, 0)), ())) == (0, 0)


@pytest.mark.parametrize("games", [0, 2, 4, -3, 99])
async def test_a_series_has_three_or_five_games(games: int) -> None:
    with pytest.raises(BadSetting):
        checked(Settings(series=Series(games)))


async def test_all_who_are_ready_get_the_same_next_game_of_the_series(tmp_path: Path) -> None:
    async with running_hall(tmp_path) as hall:
        settings = Settings(series=Series(3))
        first = await hall.open("duel", {}, [ANN, BOB], settings, "ann")
        with pytest.raises(NotOver):
            await hall.rematch(first.id, "ann")
        await first.resign(1)
        again = await hall.rematch(first.id, "bob")
        assert (await hall.rematch(first.id, "ann", 5)).id == again.id
        assert again.settings.series == Series(3, 2, (0, 2))
        assert [seat.person for seat in again.seats] == ["bob", "ann"]
        await again.take_seat(1, "ann", "Ann", "en")
        await again.resign(0)
        assert is_decided(again)
        last = await hall.rematch(again.id, "ann")
        assert last.settings.series is None
