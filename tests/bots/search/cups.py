"""Small games with known values, to show that the general search is right."""

from __future__ import annotations

from wondertable.core.outcome import Outcome
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, Journal, State

STAY = 0
CALL = 1


class HighCard(State):
    """Each of two seats holds a card from 1 to 5 that it alone sees.

    Seat 0 stays, and wins one time in `stay`, or calls, and wins if its card is higher.
    """

    stay = 2

    def __init__(self) -> None:
        self.cards = [0, 0]
        self.said = -1
        self.luck = -1

    def seat_count(self) -> int:
        return 2

    def actors(self) -> list[int]:
        if 0 in self.cards or (self.said == STAY and self.luck < 0):
            return [CHANCE]
        return [0] if self.said < 0 else []

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if seat == 0:
            return [STAY, CALL]
        if self.said == STAY:
            return list(range(self.stay))
        return [card for card in range(1, 6) if card not in self.cards]

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        if seat == 0:
            self.said = action
        elif self.said == STAY:
            self.luck = action
        else:
            self.cards[self.cards.index(0)] = action

    def clone(self) -> HighCard:
        copy = type(self)()
        copy.cards, copy.said, copy.luck = list(self.cards), self.said, self.luck
        return copy

    def key(self) -> bytes:
        return bytes([*self.cards, self.said + 1, self.luck + 1])

    def view(self, seat: int) -> HighCard:
        copy = self.clone()
        copy.cards = [
            card if at == seat or card == 0 else HIDDEN for at, card in enumerate(self.cards)
        ]
        return copy

    def fill(self, rng: Rng) -> HighCard:
        copy = self.clone()
        left = [card for card in range(1, 6) if card not in self.cards]
        for at, card in enumerate(self.cards):
            if card == HIDDEN:
                copy.cards[at] = left.pop(rng.below(len(left)))
        return copy

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        won = self.luck == 0 if self.said == STAY else self.cards[0] > self.cards[1]
        return Outcome((1, 2) if won else (2, 1), "cards")


class Pennies(State):
    """Two seats choose heads or tails at once. If they match, seat 0 wins with heads for sure and
    with tails every second time; otherwise seat 1 wins. Both mix one heads to two tails; seat 0
    wins one game in three.
    """

    def __init__(self) -> None:
        self.laid = [-1, -1]
        self.luck = -1

    def seat_count(self) -> int:
        return 2

    def actors(self) -> list[int]:
        if -1 in self.laid:
            return [seat for seat in range(2) if self.laid[seat] < 0]
        return [CHANCE] if self.laid == [1, 1] and self.luck < 0 else []

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.actors() else []

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        if seat == CHANCE:
            self.luck = action
        else:
            self.laid[seat] = action

    def retract(self, seat: int) -> bool:
        if self.laid[seat] < 0 or -1 not in self.laid:
            return False
        self.laid[seat] = -1
        return True

    def clone(self) -> Pennies:
        copy = Pennies()
        copy.laid, copy.luck = list(self.laid), self.luck
        return copy

    def key(self) -> bytes:
        return bytes([self.laid[0] + 1, self.laid[1] + 1, self.luck + 1])

    def view(self, seat: int) -> Pennies:
        copy = self.clone()
        if -1 in self.laid:
            copy.laid = [
                laid if at == seat or laid < 0 else HIDDEN for at, laid in enumerate(self.laid)
            ]
        return copy

    def fill(self, rng: Rng) -> Pennies:
        copy = self.clone()
        copy.laid = [rng.below(2) if laid == HIDDEN else laid for laid in self.laid]
        return copy

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        won = self.laid == [0, 0] or (self.laid == [1, 1] and self.luck == 0)
        return Outcome((1, 2) if won else (2, 1), "pennies")


class Nim(State):
    """Seats take one to three stones in turn; whoever takes the last one wins.

    With more than two seats those at an even distance from the winner are its partners.
    """

    def __init__(self, stones: int, seats: int = 2) -> None:
        self.stones, self.seats, self.turn = stones, seats, 0

    def seat_count(self) -> int:
        return self.seats

    def actors(self) -> list[int]:
        return [self.turn] if self.stones else []

    def legal(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.stones) + 1)) if seat in self.actors() else []

    def apply(self, seat: int, action: int, journal: Journal | None = None) -> None:
        self.stones -= action
        self.turn = (self.turn + 1) % self.seats

    def clone(self) -> Nim:
        copy = Nim(self.stones, self.seats)
        copy.turn = self.turn
        return copy

    def key(self) -> bytes:
        return bytes([self.stones, self.turn])

    def view(self, seat: int) -> Nim:
        return self.clone()

    def fill(self, rng: Rng) -> Nim:
        return self.clone()

    def outcome(self) -> Outcome | None:
        if self.stones:
            return None
        last = (self.turn - 1) % self.seats
        return Outcome(tuple(1 + (seat - last) % 2 for seat in range(self.seats)), "nim")
