"""The two cities of a game: what stands in them, what things cost them, what they are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from .figures import (
    CARDS,
    CONSTANTS,
    MILITARY,
    RESOURCES,
    SETUP,
    TOKENS,
    WONDERS,
    Effect,
    Per,
)


class Cities:
    """What the two seats own, with the pawn between them."""

    def __init__(self) -> None:
        """Found two cities that have nothing but their first coins."""
        self.coins = [int(SETUP["start_coins"])] * 2
        self.pawn = 0
        self.built: list[set[str]] = [set(), set()]
        self.wonders_built: list[set[str]] = [set(), set()]
        self.tokens: list[set[str]] = [set(), set()]

    def price(self, seat: int, thing: str) -> int:
        """Return all coins the seat must pay now for a card or a wonder."""
        if self.is_chained(seat, thing):
            return 0
        cost = CARDS[thing]["cost"] if thing in CARDS else WONDERS[thing]["cost"]
        return cost.get("coins", 0) + self.trade(seat, thing)

    def trade(self, seat: int, thing: str) -> int:
        """Return the part of the price that buys resources: the least over all ways to pay."""
        if self.is_chained(seat, thing):
            return 0
        made = self._fixed_production(seat)
        unit_price = {resource: self.unit_price(seat, resource) for resource in RESOURCES}
        choosers = [e["produces_choice"] for e in self.effects(seat) if "produces_choice" in e]
        totals = []
        for needed in self._discounted_costs(seat, thing):
            for chosen in product(*choosers):
                missing = Counter(needed) - made - Counter(chosen)
                totals.append(sum(unit_price[r] * units for r, units in missing.items()))
        return min(totals)

    def unit_price(self, seat: int, resource: str) -> int:
        """Return what one missing unit of a resource costs the seat (C1, C2)."""
        if any(resource in e.get("trade_fixed_price", []) for e in self.effects(seat)):
            return int(CONSTANTS["trade_fixed_price_coins"])
        units = self._fixed_production(1 - seat)[resource]
        per_unit = CONSTANTS["trade_price_per_opponent_unit"]
        return int(CONSTANTS["trade_base_price"] + per_unit * units)

    def _discounted_costs(self, seat: int, thing: str) -> set[tuple[str, ...]]:
        """Return every list of units left when Masonry or Architecture took some away (C5)."""
        if thing in CARDS:
            cost, kind = CARDS[thing]["cost"], f"{CARDS[thing]['color']}_card"
        else:
            cost, kind = WONDERS[thing]["cost"], "wonder"
        units = [resource for resource in RESOURCES for _ in range(cost.get(resource, 0))]
        discounts = [e["resource_discount"] for e in self.effects(seat) if "resource_discount" in e]
        off = sum(d["resources"] for d in discounts if d["applies_to"] == kind)
        return {
            left
            for size in range(max(0, len(units) - off), len(units) + 1)
            for left in combinations(units, size)
        }

    def _fixed_production(self, seat: int) -> Counter[str]:
        """Return the units that the brown and grey cards of a city make."""
        made: Counter[str] = Counter()
        for card in self.cards(seat, "brown") + self.cards(seat, "grey"):
            made.update(CARDS[card]["effect"]["produces"])
        return made

    def is_chained(self, seat: int, thing: str) -> bool:
        """Tell whether a card is free by a card of the same city (C7)."""
        return thing in CARDS and CARDS[thing]["chain_from"] in self.built[seat]

    def cards(self, seat: int, colour: str) -> list[str]:
        """Return the cards of one colour in a city."""
        return [card for card in self.built[seat] if CARDS[card]["color"] == colour]

    def points(self, seat: int) -> dict[str, int]:
        """Return the points of a seat now, by category (A3)."""
        points = {colour: self._card_points(seat, colour) for colour in ("blue", "green", "yellow")}
        purple = [CARDS[card]["effect"]["vp_per"] for card in self.cards(seat, "purple")]
        points["purple"] = sum(self.reward(seat, per) for per in purple)
        wonders = self.wonders_built[seat]
        points["wonders"] = sum(WONDERS[wonder]["effect"].get("vp", 0) for wonder in wonders)
        points["tokens"] = sum(TOKENS[t]["effect"].get("vp", 0) for t in self.tokens[seat])
        if "mathematics" in self.tokens[seat]:
            each = TOKENS["mathematics"]["effect"]["vp_per"]["each"]
            points["tokens"] += each * len(self.tokens[seat])
        points["coins"] = self._count(seat, "three_coins")
        distance = self.pawn if seat == 0 else -self.pawn
        points["military"] = MILITARY["vp_at_end_by_distance"][str(max(0, min(distance, 8)))]
        return points

    def _card_points(self, seat: int, colour: str) -> int:
        return sum(CARDS[card]["effect"].get("vp", 0) for card in self.cards(seat, colour))

    def reward(self, seat: int, per: Per) -> int:
        """Return coins or points for each thing in the own, or in the larger, city (G1)."""
        seats = (seat,) if per["scope"] == "own_city" else (0, 1)
        return per["each"] * max(self._count(s, per["kind"]) for s in seats)

    def _count(self, seat: int, kind: str) -> int:
        if kind == "wonder":
            return len(self.wonders_built[seat])
        if kind == "three_coins":
            return self.coins[seat] // int(CONSTANTS["coins_per_vp_at_end"])
        colours = kind.removesuffix("_card").split("_or_")
        return sum(len(self.cards(seat, colour)) for colour in colours)

    def effects(self, seat: int) -> Iterator[Effect]:
        """Yield the effects of everything in a city."""
        yield from (CARDS[card]["effect"] for card in self.built[seat])
        yield from (WONDERS[wonder]["effect"] for wonder in self.wonders_built[seat])
        yield from (TOKENS[token]["effect"] for token in self.tokens[seat])
