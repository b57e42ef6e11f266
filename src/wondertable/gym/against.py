"""One seat for the learner, bots of ours on all others."""

from __future__ import annotations

from collections.abc import Sequence

from wondertable.bots import Bot, find_bot, is_foreign
from wondertable.core.rng import Rng
from wondertable.core.state import NOBODY
from wondertable.games import find_game
from wondertable.gym.desk import Desk
from wondertable.gym.errors import WrongSetting
from wondertable.gym.spaces import Space


class Against:
    """Lets bots choose until the learner is asked, or the game is over."""

    def __init__(self, space: Space, desk: Desk, seat: int, opponents: str | Sequence[str]) -> None:
        self.desk = desk
        self.seat = checked_seat(space, seat)
        self.bots = bots_for(space, self.seat, opponents)
        self.luck = Rng(0)

    def begin(self, seed: int) -> None:
        """Another game, up to the learner's first choice."""
        self.desk.begin(Rng(seed))
        self.luck = Rng(seed, 1)
        for bot in self.bots.values():
            bot.begin()
        self.play_on()

    def take(self, number: int) -> None:
        """Carries out what the learner chooses, and what bots choose after it."""
        self.desk.take(self.seat, number)
        self.play_on()

    def play_on(self) -> None:
        """Lets bots choose; each sees what its seat may know."""
        desk = self.desk
        while True:
            seat = desk.seat()
            if seat in (NOBODY, self.seat):
                return
            state = desk.state
            action = self.bots[seat].choose(state.view(seat), seat, self.luck)
            desk.take(seat, desk.numbering.number(state, seat, action))

    @property
    def share(self) -> float:
        """The learner's part of the victory; nothing while the game goes on."""
        outcome = self.desk.state.outcome()
        return 0.0 if outcome is None else outcome.score(self.seat)


def checked_seat(space: Space, seat: int) -> int:
    """A seat of the game; raises WrongSetting."""
    if seat not in range(space.seats):
        raise WrongSetting("seat", str(seat), f"0 to {space.seats - 1}")
    return seat


def bots_for(space: Space, seat: int, opponents: str | Sequence[str]) -> dict[int, Bot]:
    """A bot for every other seat: the same for all, or one after the other."""
    others = [other for other in range(space.seats) if other != seat]
    specs = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(specs) != len(others):
        raise WrongSetting("opponents", ", ".join(specs), f"one bot, or {len(others)}")
    return {other: known_bot(space, spec) for other, spec in zip(others, specs, strict=True)}


def known_bot(space: Space, spec: str) -> Bot:
    """A bot of ours that needs nothing but a view; raises WrongSetting."""
    if not is_foreign(spec):
        bot = find_bot(spec, find_game(space.game.name))
        if not bot.by_record:
            return bot
    raise WrongSetting("opponents", spec, "bots of the house that choose by what lies on the table")
