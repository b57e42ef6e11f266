"""The cities around the table: what stands in them, what things cost them, what they are worth.

Numbers such as 3.1 or C4.2 are those of the lists in the facts, C for Cities.
"""

from __future__ import annotations

from ..payment import MADE, RAW, Pair, Town, fewest, payments
from .figures import BOARDS, CARDS, START_COINS, TURNS, Card, Cost, Effect, Stage
from .science import best

ROWS = ("wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple", "black")


class Cities:
    """What the seats own; the left neighbour of a seat is the next one."""

    def __init__(self, seats: int, *, cities: bool, teams: bool, rules: int) -> None:
        """Found cities that have nothing but their first coins."""
        self.seats = seats
        self.teams = teams
        self.rules = rules
        self.cities = cities
        self.turn = 0
        self.board = [""] * seats
        self.side = [""] * seats
        self.coins = [START_COINS] * seats
        self.debt = [0] * seats
        self.diplomacy = [0] * seats
        self.stages = [0] * seats
        self.owed = [0] * seats
        self.tokens: list[list[int]] = [[] for _ in range(seats)]
        self.built: list[list[str]] = [[] for _ in range(seats)]

    # What stands in a city.

    def left(self, seat: int) -> int:
        """Return the left neighbour."""
        return (seat + 1) % self.seats

    def right(self, seat: int) -> int:
        """Return the right neighbour."""
        return (seat - 1) % self.seats

    def cards(self, seat: int, *colours: str) -> list[Card]:
        """Return the cards in a city, of these colours if any are named."""
        cards = [CARDS[card] for card in self.built[seat]]
        return [card for card in cards if not colours or card.colour in colours]

    def built_stages(self, seat: int) -> list[Stage]:
        """Return the stages that stand."""
        return list(self._all_stages(seat)[: self.stages[seat]])

    def next_stage(self, seat: int) -> Stage | None:
        """Return the stage that comes next, if there is one."""
        left = self._all_stages(seat)[self.stages[seat] :]
        return left[0] if left else None

    def _all_stages(self, seat: int) -> tuple[Stage, ...]:
        if not self.board[seat] or not self.side[seat]:
            return ()
        return BOARDS[self.board[seat]].stages[self.side[seat]]

    def effects(self, seat: int) -> list[Effect]:
        """Return all effects of a city's cards and stages."""
        things: list[Card | Stage] = [*self.cards(seat), *self.built_stages(seat)]
        return [effect for thing in things for effect in thing.effects]

    def has(self, seat: int, kind: str) -> bool:
        """Tell whether a city has an effect of this type."""
        return any(effect["type"] == kind for effect in self.effects(seat))

    def can(self, seat: int, ability: str) -> bool:
        """Tell whether a stage that stands gives this ability."""
        return any(effect.get("what") == ability for effect in self.effects(seat))

    def total(self, seat: int, kind: str) -> int:
        """Return the sum of the amounts of all effects of this type."""
        return sum(effect["amount"] for effect in self.effects(seat) if effect["type"] == kind)

    def victories(self, seat: int, value: int | None = None) -> int:
        """Return the number of victory tokens, of this value if one is named."""
        return sum(token > 0 and value in (None, token) for token in self.tokens[seat])

    def defeats(self, seat: int) -> int:
        """Return the number of defeat tokens."""
        return sum(token < 0 for token in self.tokens[seat])

    # What things cost.

    def town(self, seat: int) -> Town:
        """Return what the search for payments must know of a city (4.3)."""
        sold = [e for card in self.cards(seat, "brown", "grey") for e in card.effects]
        kept = [e for card in self.cards(seat, "yellow") for e in card.effects]
        kept += [e for stage in self.built_stages(seat) for e in stage.effects]
        return Town(
            start=BOARDS[self.board[seat]].start,
            sells=[frozenset(e["kinds"]) for e in sold if e["type"] == "produce"],
            keeps=[frozenset(e["kinds"]) for e in kept if e["type"] == "produce"],
            owns=set(self.built[seat]),
        )

    def ways(self, seat: int, cost: Cost) -> set[Pair]:
        """Return all ways to pay a cost: the coins to the left and to the right neighbour (2.2)."""
        need = tuple(kind for kind in RAW + MADE for _ in range(cost.get(kind, 0)))
        budget = self.coins[seat] - cost.get("coins", 0)
        if budget < 0:
            return set()
        left, right = self.town(self.left(seat)), self.town(self.right(seat))
        find = fewest if self.teams and self.rules > 1 else payments
        return find(self.town(seat), left, right, need, budget)

    def build_ways(self, seat: int, card: str) -> set[Pair]:
        """Return all ways to pay for building a card of the hand, none where it is forbidden."""
        if self.has_name(seat, card):
            return set()
        if self.is_chained(seat, card) or self.is_free(seat, card):
            return {(0, 0)}
        return self.ways(seat, CARDS[card].cost)

    def stage_ways(self, seat: int) -> set[Pair]:
        """Return all ways to pay for the next stage; an architect leaves only coins (C6.7)."""
        stage = self.next_stage(seat)
        if stage is None:
            return set()
        if self.has(seat, "wonder_stages_cost_no_resources"):
            return self.ways(seat, {"coins": stage.cost.get("coins", 0)})
        return self.ways(seat, stage.cost)

    def has_name(self, seat: int, card: str) -> bool:
        """Tell whether a building of this name stands in the city (3.1)."""
        return CARDS[card].name in [built.name for built in self.cards(seat)]

    def is_chained(self, seat: int, card: str) -> bool:
        """Tell whether a building opens this one by its symbol (3.4)."""
        return any(before in self.built[seat] for before in CARDS[card].chain_from)

    def is_free(self, seat: int, card: str) -> bool:
        """Tell whether a stage of Olympia makes the card free (6)."""
        return (
            (self.can(seat, "free_first_of_color") and not self.cards(seat, CARDS[card].colour))
            or (self.can(seat, "free_first_of_age") and self.turn == 1)
            or (self.can(seat, "free_last_of_age") and self.turn == TURNS[self.cities])
        )

    # What building does at once.

    def gain(self, seat: int, effects: tuple[Effect, ...]) -> None:
        """Give all that a new card or stage gives at once, to whomever."""
        for effect in effects:
            amount = effect.get("amount", 0)
            match effect["type"]:
                case "gain_coins":
                    for other in self._who(seat, effect["who"]):
                        self.coins[other] += amount
                case "coins_per":
                    self.coins[seat] += amount * self.count(seat, effect)
                case "coins_per_card":
                    self.coins[seat] += amount * len(self.cards(seat, effect["color"]))
                case "coins_per_victory_token":
                    self.coins[seat] += amount * self.victories(seat)
                case "coins_per_defeat_token":
                    self.coins[seat] += amount * self.defeats(seat)
                case "discard_defeat_tokens":
                    self.tokens[seat] = [token for token in self.tokens[seat] if token > 0]
                case "gain_victory_token":
                    self.tokens[seat] += [effect["token_value"]] * amount
                case "take_debt":
                    for other in self._who(seat, effect["who"]):
                        self.debt[other] += amount
                case "diplomacy_token":
                    self.diplomacy[seat] += amount

    def owe(self, seat: int, effects: tuple[Effect, ...]) -> None:
        """Add up what others must lose for cards and stages, counted now (C3.7)."""
        for effect in effects:
            if effect["type"] not in ("lose_coins", "lose_coins_per"):
                continue
            for other in self._who(seat, effect["who"]):
                counted = {
                    None: 1,
                    "victory_token": self.victories(other),
                    "wonder_stage": self.stages[other],
                }
                self.owed[other] += effect["amount"] * counted[effect.get("per")]

    def _who(self, seat: int, who: str) -> list[int]:
        return {
            "self": [seat],
            "each_neighbor": [self.left(seat), self.right(seat)],
            "all_other_players": [other for other in range(self.seats) if other != seat],
        }[who]

    def count(self, seat: int, effect: Effect) -> int:
        """Return the number of things that an effect counts in this city and next door."""
        places = {"own": seat, "left": self.left(seat), "right": self.right(seat)}
        where = [places[scope] for scope in effect["scope"]]
        if effect["what"] == "wonder_stage":
            return sum(self.stages[place] for place in where)
        return sum(len(self.cards(place, *effect["colors"])) for place in where)

    # What a city is worth.

    def points(self, seat: int) -> dict[str, int]:
        """Return the points by the rows of the score sheet."""
        return {
            "wonder": sum(
                effect["amount"]
                for stage in self.built_stages(seat)
                for effect in stage.effects
                if effect["type"] == "vp"
            ),
            "treasury": self.coins[seat] // 3 - self.debt[seat],
            "conflicts": sum(self.tokens[seat]),
            "blue": self._card_points(seat, "blue"),
            "yellow": self._card_points(seat, "yellow"),
            "green": self.science(seat),
            "purple": self._card_points(seat, "purple"),
            "black": self._card_points(seat, "black"),
        }

    def science(self, seat: int) -> int:
        """Return the points of all symbols, wild and copied ones chosen best (7, C8)."""
        kinds = [effect["type"] for effect in self.effects(seat)]
        next_door = self.symbols(self.left(seat)) + self.symbols(self.right(seat))
        return best(
            self.symbols(seat),
            kinds.count("science_choice"),
            kinds.count("copy_neighbor_science"),
            next_door,
        )

    def symbols(self, seat: int) -> tuple[str, ...]:
        """Return the symbols on the green cards of a city."""
        effects = [effect for card in self.cards(seat, "green") for effect in card.effects]
        return tuple(sorted(effect["what"] for effect in effects if effect["type"] == "science"))

    def _card_points(self, seat: int, colour: str) -> int:
        effects = [effect for card in self.cards(seat, colour) for effect in card.effects]
        return sum(self._effect_points(seat, effect) for effect in effects)

    def _effect_points(self, seat: int, effect: Effect) -> int:
        match effect["type"]:
            case "vp":
                return int(effect["amount"])
            case "vp_per":
                return int(effect["amount"]) * self.count(seat, effect)
            case "vp_per_card":
                return int(effect["amount"]) * len(self.cards(seat, effect["color"]))
            case "vp_per_victory_token":
                return int(effect["amount"]) * self.victories(seat, effect["token_value"])
            case "vp_if_complete":
                return 0 if self.next_stage(seat) else int(effect["amount"])
        return 0
