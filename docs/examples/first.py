"""The smallest bot."""

from wondertable.bots import OwnBot
from wondertable.core.rng import Rng
from wondertable.core.state import State


class First(OwnBot):
    """Takes the first of its choices."""

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        return view.legal(seat)[0]
