"""How a bot of any kind is asked."""

from __future__ import annotations

from collections.abc import Callable

from wondertable.bots.bot import Bot
from wondertable.bots.foreign import ForeignBot
from wondertable.bots.own import OwnBot, ask_own
from wondertable.core.record import Record
from wondertable.core.rng import Rng
from wondertable.core.state import State


def ask(bot: Bot, view: State, seat: int, record: Callable[[], Record], rng: Rng) -> int:
    """The bot's choice for a seat, out of what the seat may know.

    `record` makes the record of the seat, for those who need it; they are given its last branch,
    and need not know that anything was taken back. Raises a ForeignError for a program, or a bot of
    one's own, that makes no choice.
    """

    def branch() -> Record:
        return record().last_branch()

    if isinstance(bot, OwnBot):
        return ask_own(bot, view, seat, branch, rng)
    if bot.by_record:
        return bot.choose_by_record(view, seat, branch(), rng)
    return bot.choose(view, seat, rng)


def refuse_seats(bot: Bot, seats: int) -> None:
    """Raises if the bot cannot sit at a table of so many."""
    if isinstance(bot, ForeignBot):
        bot.refuse_seats(seats)


def any_choice(view: State, seat: int, rng: Rng) -> int:
    """A legal choice for a bot that made none."""
    actions = view.legal(seat)
    return actions[rng.below(len(actions))]
