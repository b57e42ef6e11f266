"""Series of games: what everybody has, whether that decides it, and what follows.

A victory counts two halves; those who share it have one each. Partners have what their team has.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from wondertable.table.settings import Series

if TYPE_CHECKING:
    from wondertable.table.table import Table

WON = 2
SHARED = 1


def halves_of(table: Table) -> tuple[int, ...]:
    """What every seat of a series has, with this game if it has a winner."""
    series, seats = table.settings.series, len(table.seats)
    before = series.halves if series is not None and len(series.halves) == seats else (0,) * seats
    size = table.game.team_size(table.options)
    now = halves_won(ranks_of(table), size)
    return tuple(was + won for was, won in zip(before, now or (0,) * seats, strict=True))


def halves_won(ranks: Sequence[int], team_size: int = 1) -> tuple[int, ...]:
    """What a game brings every seat; nothing where nobody has won."""
    teams = {seat // team_size for seat, rank in enumerate(ranks) if rank == 1}
    if not teams:
        return ()
    won = WON if len(teams) == 1 else SHARED
    return tuple(won if seat // team_size in teams else 0 for seat in range(len(ranks)))


def games_played(table: Table) -> int:
    """How many games of a series are played; one that nobody has won is played again."""
    series = table.settings.series
    if series is None:
        return 0
    return series.number - (1 not in ranks_of(table))


def is_decided(table: Table) -> bool:
    """Whether a series is over: nobody can catch up any more, or all games are played."""
    series = table.settings.series
    if series is None:
        return False
    left = series.games - games_played(table)
    size = table.game.team_size(table.options)
    ranked = sorted(halves_of(table)[::size], reverse=True)
    return left <= 0 or (len(ranked) > 1 and ranked[0] - ranked[1] > WON * left)


def leaders_of(table: Table) -> tuple[int, ...]:
    """The seats that have most in a series."""
    halves = halves_of(table)
    return tuple(seat for seat, each in enumerate(halves) if each == max(halves))


def series_after(table: Table, by: int, games: int) -> Series | None:
    """To which series the next game belongs, with the seats turned by so many."""
    series = table.settings.series
    if series is None or is_decided(table):
        return Series(games) if games else None
    halves = halves_of(table)
    return Series(series.games, games_played(table) + 1, (*halves[by:], *halves[:by]))


def ranks_of(table: Table) -> tuple[int, ...]:
    """The ranks of a game that is over."""
    return () if table.ending is None else table.ending.ranks
