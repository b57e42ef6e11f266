"""A game under way, by the name of its game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from wondertable.bots import Bot
from wondertable.bots.asking import ask
from wondertable.core import play as core
from wondertable.core.course import check_asked
from wondertable.core.game import Game, Options
from wondertable.core.position import Choice
from wondertable.core.rng import Rng
from wondertable.door.record import Record
from wondertable.games import find_game

WORDS: Final = {True: "on", False: "off"}
"""How records write options that are just on or off."""


class Play(core.Play):
    """A game under way. Chance deals by itself, everything is checked, and every line is kept.

    >>> import wondertable as wt
    >>> play = wt.Play("duel", seed=7)
    >>> play
    <Play of duel, 2 seats, ply 0, asked=(0,)>
    >>> [choice.text for choice in play.view(0).choices]
    ['draft appian_way', 'draft colossus', 'draft sphinx', 'draft statue_of_zeus']
    >>> play.do("draft colossus")
    >>> play.asked, play.ply
    ((1,), 1)
    >>> play.do("build baths")
    Traceback (most recent call last):
    ...
    wondertable.core.errors.IllegalAction: Seat 1 may not “build baths” at ply 1: the question is to
    draft a wonder.
    >>> play.undo()
    >>> "draft colossus" in play.choices(0)
    True

    Options are words of the game, with True and False for on and off:

    >>> wt.Play("seven", seats=4, seed=7, cities=True, sides="day").asked
    (0, 1, 2, 3)
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        **options: str | bool,
    ) -> None:
        box = find_game(game) if isinstance(game, str) else game
        super().__init__(box, seats, seed, in_words(options), names)
        self.deal_on()

    @property
    def record(self) -> Record:
        """The record so far; with the seed, and so for everybody to verify, once it is over."""
        known = super().record
        return Record(known.header, known.moves, known.end, known.earlier)

    def ask(self, bot: Bot, seat: int, rng: Rng | None = None) -> Choice:
        """What a bot chooses for a seat that is asked, out of nothing but what it may know.

        >>> import wondertable as wt
        >>> play = wt.Play("duel", seed=7)
        >>> play.ask(wt.find_bot("greedy", play.game), seat=0, rng=wt.Rng(1))
        Choice('draft appian_way', seat=0, coins=0)
        """
        check_asked(self.state, seat, self.ply)
        view = self.view(seat)
        luck = Rng(secrets.randbits(62)) if rng is None else rng
        code = ask(bot, view.state, seat, lambda: self.seen_by(seat), luck)
        return view.choices.of_code(code)


def in_words(options: dict[str, str | bool]) -> Options:
    """Options as games and records have them."""
    return {
        name: WORDS[value] if isinstance(value, bool) else value for name, value in options.items()
    }
