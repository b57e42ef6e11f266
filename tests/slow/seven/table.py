"""The table of a game: cities, hands, decks and the discard pile, and what is asked of whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from ..compare import Actor
from .cities import Cities
from .figures import (
    BOARDS,
    SIDES,
    Effect,
)

RULES = 2
"""The newest rules; under the first ones losses came earlier and places in the pile were open."""

CHANCE = ("board", "side", "deal", "take", "show")
ONE_SEAT = ("choose", "last", "rebuild")


@dataclass(frozen=True)
class Options:
    """The options of a game, as its first line has them."""

    boards: str = "random"
    sides: str = "choose"
    cities: str = "off"
    teams: str = "off"


class Step(NamedTuple):
    """One thing that happens next; `about` is a seat, a side, a place of the pile or an age."""

    kind: str
    about: int = 0


class Table(Cities):
    """All that lies on the table, with the queue `todo` of what is still to happen."""

    def __init__(self, seats: int, options: Options, rules: int = RULES) -> None:
        """Open a game in which nobody has a board yet."""
        cities, teams = options.cities == "on", options.teams == "on"
        super().__init__(seats, cities=cities, teams=teams, rules=rules)
        self.boards_left = {
            board.id for board in BOARDS.values() if self.cities or not board.needs_cities
        }
        self.age = 0
        self.over = False
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.tucked: list[list[str]] = [[] for _ in range(seats)]
        self.pile: dict[int, str] = {}
        self.laid: list[str] = []
        self.claims: list[tuple[int, tuple[Effect, ...]]] = []
        self.deck: list[str] = []
        self.pools: dict[str, set[str]] = {"purple": set(), "black": set()}
        self.drawn: dict[str, int] = {"purple": 0, "black": 0}
        self.chosen: dict[int, str] = {}
        self.offers: dict[int, list[str]] = {}
        self.digging: list[int] = []
        self.forging: list[int] = []
        everyone = range(seats)
        kind = "board" if options.boards == "random" else "choose"
        self.todo = [Step(kind, seat) for seat in everyone]
        if options.sides == "choose":
            self.todo.append(Step("sides"))
        elif options.sides == "random":
            self.todo += [Step("side", seat) for seat in everyone]
        else:
            self.todo.append(Step("turn boards", SIDES.index(options.sides)))
        self.todo.append(Step("begin age", 1))

    # What is asked.

    def asked(self) -> list[Actor]:
        """Tell who owes a choice: seats, chance, or nobody when the game is over."""
        if self.over:
            return []
        step = self.todo[0]
        if step.kind in CHANCE:
            return ["chance"]
        if step.kind in ONE_SEAT:
            return [step.about]
        debtors = step.kind == "lose"
        return [
            seat
            for seat in range(self.seats)
            if seat not in self.chosen and (not debtors or self.owed[seat])
        ]

    def legal(self, actor: Actor) -> list[str]:
        """Return all actions of an actor in notation, sorted as strings."""
        if actor not in self.asked():
            return []
        if actor == "chance":
            return sorted(self.weights())
        if actor not in self.offers:
            self.offers[actor] = sorted(self._answers(self.todo[0], actor))
        return self.offers[actor]

    def weights(self) -> dict[str, int]:
        """Return what chance may do, and how likely each of it is."""
        step = self.todo[0]
        seat = place = step.about
        match step.kind:
            case "board":
                return {f"board {seat} {board}": 1 for board in self.boards_left}
            case "side":
                return {f"side {seat} {side}": 1 for side in SIDES}
            case "deal":
                return {f"deal {seat} {card}": w for card, w in self._card_weights().items()}
            case "take":
                return {f"take {seat} {' '.join(self.hands[seat])} up": 1}
            case "show":
                return {f"show {place} {self.laid[place]} discarded": 1}
        raise AssertionError(step)

    def _card_weights(self) -> dict[str, int]:
        """Return how likely each card is the next: some of the guilds and black cards are drawn."""
        guilds, black = len(self.pools["purple"]) or 1, len(self.pools["black"]) or 1
        weights = {card: n * guilds * black for card, n in Counter(self.deck).items()}
        weights |= dict.fromkeys(self.pools["purple"], self.drawn["purple"] * black)
        weights |= dict.fromkeys(self.pools["black"], self.drawn["black"] * guilds)
        return {card: weight for card, weight in weights.items() if weight}

    def _answers(self, step: Step, seat: int) -> list[str]:
        match step.kind:
            case "choose":
                return [f"choose {board}" for board in self.boards_left]
            case "sides":
                return [f"side {side}" for side in SIDES]
            case "turn" | "last":
                return self._uses(seat)
            case "lose":
                most = min(self.owed[seat], self.coins[seat])
                return [_loss(coins, self.owed[seat] - coins) for coins in range(most + 1)]
            case "rebuild":
                fitting = [
                    f"rebuild {place} {card}" if self.rules == 1 else f"rebuild {card}"
                    for card, place in self.first_places().items()
                    if not self.has_name(seat, card)
                ]
                return fitting or ["rebuild nothing"]
        raise AssertionError(step)

    def first_places(self) -> dict[str, int]:
        """Return the cards of the pile with the place of the first copy; copies are alike."""
        return {card: place for place, card in sorted(self.pile.items(), reverse=True)}

    def _uses(self, seat: int) -> list[str]:
        """Return what the seat can do with each card of its hand."""
        found = []
        stage_ways = self.stage_ways(seat)
        for card in set(self.hands[seat]):
            found.append(f"sell {card}")
            found += [f"build {card}{_paying(*way)}" for way in self.build_ways(seat, card)]
            found += [f"stage with {card}{_paying(*way)}" for way in stage_ways]
            if self.todo[0].kind == "last":
                found.append(f"discard {card}")
        return found


def _paying(left: int, right: int) -> str:
    """Return the end of a line that says who is paid."""
    parts = [f"{coins} {side}" for coins, side in ((left, "left"), (right, "right")) if coins]
    return f" paying {' '.join(parts)}" if parts else ""


def _loss(coins: int, debt: int) -> str:
    """Return the line for a split of a loss."""
    parts = [f"{count} {what}" for count, what in ((coins, "coins"), (debt, "debt")) if count]
    return f"lose {' '.join(parts)}"
