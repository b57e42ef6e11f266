"""A deal that a seed has fixed: boards, sides and the decks of all ages before the first move."""

from __future__ import annotations

from wondertable.core.game import Dealer
from wondertable.core.rng import Stream
from wondertable.core.state import State
from wondertable.games.seven.chance import code, next_seat, outcomes
from wondertable.games.seven.codes import DEAL, DEAL_BOARD, DEAL_SIDE
from wondertable.games.seven.figures import BLACK_PER_AGE, EXTRA_GUILDS
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import DECKS, FIRST_BLACK, FIRST_GUILD


class SevenDealer(Dealer):
    """Chance in 7 Wonders, as a seed decides it; what is dealt never depends on what is played."""

    def __init__(self, seed: bytes, seats: int, boards: int, *, with_cities: bool) -> None:
        self.boards = Stream(seed, "boards").shuffled(list(range(boards)))
        sides = Stream(seed, "sides")
        self.sides = [sides.below(2) for _ in range(seats)]
        self.decks = [deck(seed, seats, age, with_cities=with_cities) for age in (1, 2, 3)]

    def choose(self, state: State) -> int:
        """The action of chance in this state."""
        assert isinstance(state, Seven)
        seat = next_seat(state)
        question = int(state.question)
        if question == DEAL_BOARD:
            return code(question, seat, self.boards[seat])
        if question == DEAL_SIDE:
            return code(question, seat, self.sides[seat])
        if question == DEAL:
            at = seat * state.hand_size() + state.cities[seat].held
            return code(question, seat, self.decks[state.age - 1][at])
        return outcomes(state)[0]


def deck(seed: bytes, seats: int, age: int, *, with_cities: bool) -> list[int]:
    """The deck of an age in the order in which it is dealt."""
    cards = list(DECKS[(seats - 3) * 3 + age - 1])
    if age == 3:
        guilds = Stream(seed, "guilds").shuffled(list(range(FIRST_GUILD, FIRST_BLACK)))
        cards += guilds[: seats + EXTRA_GUILDS]
    if with_cities:
        first = FIRST_BLACK + BLACK_PER_AGE * (age - 1)
        black = Stream(seed, f"black {age}").shuffled(list(range(first, first + BLACK_PER_AGE)))
        cards += black[:seats]
    return Stream(seed, f"age {age}").shuffled(cards)
