"""Every game of the house, and the toy, in all its variants; and random games of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product

import pytest

from tests.toy.mini import MINI
from wondertable import COMPILED
from wondertable.core.game import Game, Options
from wondertable.core.record import FORMAT, Header, Move, Record
from wondertable.core.replay import end_of
from wondertable.core.rng import Rng
from wondertable.core.seed import numbered_seed, seed_digest
from wondertable.core.state import CHANCE, SPECTATOR, State
from wondertable.games import GAMES

ALL_GAMES: tuple[Game, ...] = (*GAMES.values(), MINI)
LONGEST = 1000
"""More lines than any game takes, chance included."""


@dataclass(frozen=True)
class Variant:
    """A game with a number of seats and a value for every option."""

    name: str
    seats: int
    values: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *self.values])

    @property
    def game(self) -> Game:
        """The game itself."""
        return next(game for game in ALL_GAMES if game.name == self.name)

    @property
    def options(self) -> Options:
        """The options by name."""
        names = [option.name for option in self.game.options]
        return dict(zip(names, self.values, strict=True))

    @property
    def viewers(self) -> list[int]:
        """All who look at a game."""
        return [*range(self.seats), SPECTATOR]

    def new(self) -> State:
        """A new game."""
        return self.game.setup(self.seats, self.options)


CHOSEN = {
    "seven": (
        (3, "random night on off on"),
        (4, "choose random on on off"),
        (3, "random choose off off on"),
        (5, "random day off off off"),
        (6, "random random on on on"),
        (7, "random choose off off on"),
        (4, "choose night off off on"),
        (6, "random random off off on"),
        (4, "random day on off on"),
        (5, "choose random on off on"),
        (6, "random day on off on"),
        (7, "random night on off on"),
        (4, "random choose on on on"),
    ),
    "babel": (
        (4, "on on off row_2=9/4,bonus_3=12,two_2=ship/1/crane/4"),
        (3, "on off on usual"),
        (3, "off on off usual"),
        (4, "off off off usual"),
        (5, "on on on usual"),
        (3, "on on off usual"),
        (3, "off off off usual"),
        (3, "on off off usual"),
        (3, "off on on usual"),
        (4, "off on off usual"),
        (4, "on on off usual"),
        (4, "on off off usual"),
        (4, "off off on usual"),
        (5, "off on off usual"),
        (5, "on on off usual"),
        (5, "off off off usual"),
        (5, "on off off usual"),
    ),
}
"""Games with too many combinations: number of seats, and the values of all options."""

DAILY = {"seven": 6, "babel": 5}
"""How many of them, from the first, are for each day: they have every number of seats and every
value between them. The rest is for every release."""

EVERY = 1 if COMPILED else 4
"""The interpreted engine plays one variant in so many, of small tables: time is what it lacks."""
MOST_SEATS = 7 if COMPILED else 4
STEP = 1 if COMPILED else 8
"""Where much is tried in a position, it looks at one in so many."""

FEWER = {"babel": slice(2), "seven": slice(1, 2)}
"""Which of the chosen tables it plays: those with most of the rules."""

LONG = {"seven": 5, "babel": 5} if COMPILED else {"seven": 20, "babel": 20, "duel": 5}
"""Games whose rounds are many: so many times fewer of them are played."""

DECKS = {"babel": {"draw": 100, "action": 15, "show": 0}}
"""Decks that all seats draw from, by the verb, and how many cards they have at first; none where
what is shown was dealt before."""


def variants() -> list[Variant]:
    """Every game with every number of seats and every combination of options, or chosen ones."""
    return [
        Variant(game.name, seats, values)
        for game in ALL_GAMES
        for seats, values in combinations(game)
    ]


def combinations(game: Game) -> list[tuple[int, tuple[str, ...]]]:
    """Numbers of seats with a value for every option."""
    if game.name in CHOSEN:
        rows = [(seats, tuple(values.split())) for seats, values in CHOSEN[game.name]]
        few = [row for row in rows if row[0] <= MOST_SEATS]
        return few if COMPILED else few[FEWER[game.name]]
    return [
        (seats, values)
        for seats in game.seats
        for values in product(*(option.values for option in game.options))
    ][::EVERY]


def daily(variant: Variant) -> bool:
    """Whether a variant is played each day."""
    row = (variant.seats, " ".join(variant.values))
    return variant.name not in CHOSEN or row in CHOSEN[variant.name][: DAILY[variant.name]]


every_variant = pytest.mark.parametrize(
    "variant",
    [pytest.param(one, marks=[] if daily(one) else [pytest.mark.long]) for one in variants()],
    ids=str,
)


def seeds(variant: Variant, count: int) -> range:
    """The numbers of the games to play."""
    return range(-(-count // LONG.get(variant.name, 1)))


@dataclass(frozen=True)
class Played:
    """A game from the first line to the end: what was done, and the state before each line.

    The states are shared by all tests; whoever goes on from one of them clones it.
    """

    moves: tuple[tuple[int, int], ...]
    states: tuple[State, ...]

    @property
    def lines(self) -> list[tuple[State, int, int]]:
        """Every state but the last, with the seat that acts and what it does."""
        return [
            (state, seat, action)
            for state, (seat, action) in zip(self.states[:-1], self.moves, strict=True)
        ]

    @property
    def end(self) -> State:
        """The state after the last line."""
        return self.states[-1]


@cache
def played(variant: Variant, seed: int, deal: int | None = None) -> Played:
    """A random game; the deal is random too, or that of a seed.

    Seats that are asked at once choose in the order of their numbers, as records have it.
    """
    state = variant.new()
    rng = Rng(seed)
    game = variant.game
    dealer = None
    if deal is not None:
        dealer = game.dealer(numbered_seed(deal), variant.seats, variant.options)
    moves: list[tuple[int, int]] = []
    states = [state.clone()]
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE and dealer is not None:
            action = dealer.choose(state)
        else:
            action = pick(state.legal(seat), rng)
        state.apply(seat, action)
        moves.append((seat, action))
        states.append(state.clone())
        assert len(moves) < LONGEST, f"{variant} does not end"
    return Played(tuple(moves), tuple(states))


def pick(items: list[int], rng: Rng) -> int:
    """One of the items at random."""
    return items[rng.below(len(items))]


def record(variant: Variant, seed: int) -> Record:
    """The record of a random game that is dealt by its seed."""
    game = variant.game
    course = played(variant, seed, deal=seed)
    dealt = numbered_seed(seed)
    header = Header(
        FORMAT,
        game.name,
        game.rules,
        variant.options,
        ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil")[: variant.seats],
        seed_digest(dealt),
    )
    moves = [
        Move("chance" if seat == CHANCE else seat, game.write(state, seat, action))
        for state, seat, action in course.lines
    ]
    return Record(header, moves, end_of(course.end, variant.seats, dealt))
