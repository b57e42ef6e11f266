"""The program side of the line protocol (docs/protocol.md): one of our bots for other programs."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final

from wondertable import __version__
from wondertable.bots import BOTS, SPARRING, Bot, find_bot
from wondertable.bots.asking import ask
from wondertable.bots.budget import parse_budget
from wondertable.bots.errors import NoBudget
from wondertable.bots.foreign import VERSION
from wondertable.bots.own import is_own
from wondertable.core.errors import UnknownBot, WondertableError
from wondertable.core.game import Game
from wondertable.core.record import Record, read_record
from wondertable.core.replay import Replay, redact
from wondertable.core.rng import Rng
from wondertable.core.seed import read_seed
from wondertable.core.state import State
from wondertable.games import GAMES, find_game

OPTIONS: Final = ("bot", "seed")
SEED_BITS: Final = 62


class Misunderstood(Exception):
    """A line that cannot be obeyed, in a sentence."""


class Engine:
    """Answers line by line; what is wrong is answered with `error`, and the next line may come.

    Whoever starts it may name a bot of their own, `mybot.py:MyBot`; nobody may who talks to it.
    """

    def __init__(self, bot: str, say: Callable[[str], None]) -> None:
        self._level = bot if is_own(bot) else known_level(bot)
        self._say = say
        self._rng = Rng(secrets.randbits(SEED_BITS))
        self._bots: dict[tuple[str, str], Bot] = {}
        self._lines: list[str] = []
        self._block: list[str] | None = None
        self._game: Game | None = None
        self._state: State | None = None
        self._viewer: int | None = None

    def run(self, lines: Iterable[str]) -> None:
        """Obeys line after line, until `quit` or the end of input."""
        for line in lines:
            try:
                if not self.obey(line.strip()):
                    return
            except (Misunderstood, WondertableError) as error:
                self._say(f"error {' '.join(str(error).split())}")

    def obey(self, line: str) -> bool:
        """Carries out one line; False if it was the last one."""
        if self._block is not None:
            if line == "end":
                self._place()
                return True
            if line.startswith("{") or not line:
                self._block.extend([line] if line else [])
                return True
            self._block = None
            self._say("error The position before this line has no end; it is dropped.")
        match line.split():
            case [] | ["legal", *_]:
                pass
            case ["wondertable", version]:
                self._greet(version)
            case ["option", name, value]:
                self._set(name, value)
            case ["position"]:
                self._lines, self._state, self._block = [], None, []
            case ["more"]:
                self._block = []
            case ["go", "seat", seat, *budget] if len(budget) < 2:
                self._go(seat, *budget)
            case ["quit"]:
                return False
            case _:
                raise Misunderstood(f"“{line[:80]}” is not a line of the protocol.")
        return True

    def _greet(self, version: str) -> None:
        if version != str(VERSION):
            raise Misunderstood(f"This engine speaks version {VERSION}, not “{version[:20]}”.")
        games = [f"{game.name} {game.seats[0]} {game.seats[-1]}" for game in GAMES.values()]
        self._say(f"id name Wondertable {__version__} {self._level}")
        self._say(f"option bot {self._level}")
        self._say("option seed random")
        self._say(f"games {' '.join(games)}")
        self._say("ready")

    def _set(self, name: str, value: str) -> None:
        match name:
            case "bot":
                self._level = known_level(value)
            case "seed":
                self._rng = Rng(read_seed(value))
            case _:
                known = ", ".join(OPTIONS)
                raise Misunderstood(f"There is no option “{name[:80]}”; there are: {known}.")

    def _place(self) -> None:
        """Takes a position up, as the lines of its record lead to it; a bad one leaves none."""
        lines = self._lines + (self._block or [])
        self._block, self._lines, self._state = None, [], None
        record = record_of(lines)
        self._game = find_game(record.header.game)
        replay = Replay(self._game, record, "position")
        self._state, self._viewer, self._lines = replay.run(), record.header.view, lines

    def _go(self, word: str, budget: str = "") -> None:
        """Chooses for a seat."""
        if self._state is None or self._game is None:
            raise Misunderstood("There is no position to choose in.")
        actors = self._state.actors()
        if not word.isdecimal() or len(word) > 2 or int(word) not in actors:
            raise Misunderstood(f"Seat {word[:20]} is not asked in this position.")
        seat = int(word)
        if self._viewer not in (None, seat):
            raise Misunderstood(f"The position is that of seat {self._viewer}, not of seat {seat}.")
        game, view = self._game, self._state.view(seat)
        bot = self._bot(game, budget)
        bot.expected = None
        action = ask(bot, view, seat, lambda: self._seen_by(game, seat), self._rng)
        for line in news_of(bot):
            self._say(f"info {line}")
        self._say(f"best {game.write(view, seat, action)}")

    def _seen_by(self, game: Game, seat: int) -> Record:
        """The record of the position as a seat may have it."""
        record = record_of(self._lines)
        return record if self._viewer is not None else redact(game, record, seat)

    def _bot(self, game: Game, budget: str) -> Bot:
        """The bot of the level, with this budget if it takes one."""
        if budget:
            parse_budget(budget)
        spec = self._level
        if budget and not is_own(spec):
            spec = f"{spec.partition(':')[0]}:{budget}"
        if (spec, game.name) not in self._bots:
            try:
                bot = find_bot(spec, game)
            except NoBudget:
                bot = find_bot(self._level, game)
            self._bots[spec, game.name] = bot
        return self._bots[spec, game.name]


def record_of(lines: list[str]) -> Record:
    """The record of a position."""
    return read_record("".join(f"{line}\n" for line in lines).encode(), "position")


def news_of(bot: Bot) -> list[str]:
    """What a bot has found out about its last choice."""
    if bot.expected is None:
        return []
    return [f"expected {' '.join(f'{part:.3f}' for part in bot.expected)}"]


def known_level(spec: str) -> str:
    """The name of a bot of ours, if it can be had."""
    name, colon, budget = spec.partition(":")
    if name not in BOTS and name not in SPARRING:
        raise UnknownBot(name, ", ".join(BOTS))
    if colon:
        parse_budget(budget)
    return spec
