"""A fixed deal: what chance answers in a whole game, decided before it begins."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from .figures import BOARDS, HAND_SIZE, SIDES, drawn_cards, drawn_count, fixed_deck
from .seven import SlowSeven


@dataclass(frozen=True)
class Deal:
    """The boards and their sides seat by seat, and the decks of the ages as they are dealt."""

    boards: tuple[str, ...]
    sides: tuple[str, ...]
    ages: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]

    def text(self) -> str:
        """Return the deal as lines of words, as perft files have it."""
        lines = {"boards": self.boards, "sides": self.sides}
        lines |= {f"age{age}": cards for age, cards in enumerate(self.ages, 1)}
        return "".join(f"{word} {' '.join(ids)}\n" for word, ids in lines.items())

    def board(self, seat: int) -> str:
        """Return how chance gives out a board."""
        return f"board {seat} {self.boards[seat]}"

    def side(self, seat: int) -> str:
        """Return how chance turns a board."""
        return f"side {seat} {self.sides[seat]}"

    def card(self, age: int, dealt: int) -> str:
        """Return how chance deals the next card of an age: so many are dealt already."""
        deck = self.ages[age - 1]
        return f"deal {dealt * len(self.boards) // len(deck)} {deck[dealt]}"


def read_deal(words: dict[str, str]) -> Deal:
    """Read a deal from the lines of its text form, by their first words."""
    lines = {word: tuple(text.split()) for word, text in words.items()}
    ages = (lines["age1"], lines["age2"], lines["age3"])
    return Deal(lines["boards"], lines["sides"], ages)


def random_deal(rng: Random, seats: int, *, cities: bool) -> Deal:
    """Shuffle and deal as the rules say (1.1, 1.2, C2.1)."""
    boards = [board.id for board in BOARDS.values() if cities or not board.needs_cities]
    ages = tuple(_deck(rng, age, seats, cities=cities) for age in (1, 2, 3))
    return Deal(
        tuple(rng.sample(boards, seats)),
        tuple(rng.choice(SIDES) for _ in range(seats)),
        (ages[0], ages[1], ages[2]),
    )


def _deck(rng: Random, age: int, seats: int, *, cities: bool) -> tuple[str, ...]:
    deck = fixed_deck(age, seats)
    for colour in ("purple", "black"):
        count = drawn_count(age, colour, seats, cities=cities)
        deck += rng.sample(drawn_cards(age, colour), count) if count else []
    assert len(deck) == seats * HAND_SIZE[cities]
    rng.shuffle(deck)
    return tuple(deck)


def answer_all(game: SlowSeven, deal: Deal) -> None:
    """Let chance act until seats are asked or the game is over."""
    while game.asked() == ["chance"]:
        kind, seat = game.todo[0]
        match kind:
            case "board":
                text = deal.board(seat)
            case "side":
                text = deal.side(seat)
            case "deal":
                text = deal.card(game.age, sum(map(len, game.hands)))
            case _:
                text = game.legal("chance")[0]
        game.play("chance", text)
