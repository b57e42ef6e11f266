"""A match: who plays what, with which deals, from which seats."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from wondertable.arena.errors import BadLineup
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed

FORMAT: Final = 1
DIGEST_LENGTH: Final = 8
LUCK_BITS: Final = 62

Lineup = tuple[int, ...]
"""Which bot sits on each seat."""


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how the games of a match go; how many are played is not part of it.

    Games are numbered. A *set* is one deal played with every lineup, one game after the other.
    """

    arena: int
    game: str
    rules: int
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    team: int = 1
    """How many seats in a row win or lose together."""

    @property
    def lineups(self) -> list[Lineup]:
        """The ways in which every deal is played."""
        return lineups(len(self.bots), self.seats, self.team)

    @property
    def digest(self) -> str:
        """A short name that no other match has."""
        whole = hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()
        return whole[:DIGEST_LENGTH]

    def lineup(self, number: int) -> Lineup:
        """Who sits where in a game."""
        known = self.lineups
        return known[number % len(known)]

    def deal_seed(self, number: int) -> bytes:
        """The seed of a game's deal: the same for all games of a set."""
        return self._hash("deal", number // len(self.lineups))

    def luck(self, number: int, seat: int) -> Rng:
        """The random numbers of the bot on a seat, which depend on no other game or seat."""
        drawn = int.from_bytes(self._hash("luck", number, seat)[:8], "big")
        return Rng(drawn >> (64 - LUCK_BITS))

    def whole_sets(self, games: int) -> int:
        """A number of games, rounded up to whole sets."""
        size = len(self.lineups)
        return -(-games // size) * size

    def _hash(self, label: str, *numbers: int) -> bytes:
        words = " ".join([label, *map(str, numbers)])
        return hashlib.sha256(numbered_seed(self.seed) + words.encode()).digest()


def new_match(
    game: Game, bots: Sequence[str], seats: int | None, options: Mapping[str, str], seed: int
) -> Match:
    """A match that can be played; raises a SetupError or BadLineup."""
    chosen = game.chosen(options)
    game.setup(seats, chosen)
    count = game.seats[0] if seats is None else seats
    if len(bots) not in (2, count):
        raise BadLineup(game.name, count, len(bots))
    team = game.team_size(chosen)
    return Match(FORMAT, game.name, game.rules, tuple(bots), count, chosen, seed, team)


def lineups(bots: int, seats: int, team: int = 1) -> list[Lineup]:
    """All rotations: everybody sits everywhere, and partners stay together.

    Two bots at a larger table: one copy of the first among copies of the second, on every seat,
    and the other way round; of two teams each is one bot.
    """
    if bots == seats:
        return [
            tuple((seat + turn) % bots for seat in range(seats)) for turn in range(0, seats, team)
        ]
    teams = seats // team
    places = [
        tuple(lonely if at == place else 1 - lonely for at in range(teams))
        for lonely in ((0,) if teams == bots else (0, 1))
        for place in range(teams)
    ]
    return [tuple(bot for bot in place for _ in range(team)) for place in places]
