"""Bots of one's own: a class in a Python file, named as `mybot.py:MyBot`."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from wondertable.bots.bot import Bot
from wondertable.bots.errors import BadBotFile, NoBotClass, OwnBotFailed, OwnBotIllegal
from wondertable.core.game import Game
from wondertable.core.record import Record, reason_of
from wondertable.core.rng import Rng
from wondertable.core.state import State

FORM: Final = re.compile(r"(.+\.py)(?::(.*))?")


class OwnBot(Bot):
    """The base of a bot in a file of one's own; it gets the game that is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.name = type(self).__name__


def is_own(spec: str) -> bool:
    """Whether this names a file of somebody's own, rather than a bot of the house."""
    return FORM.fullmatch(spec) is not None


def own_bot(spec: str, game: Game) -> OwnBot:
    """A new bot of the class that a file has; runs the file."""
    found = FORM.fullmatch(spec)
    assert found is not None
    file, name = found[1], found[2] or ""
    kinds = classes(loaded(file))
    if name not in kinds:
        raise NoBotClass(file, name, ", ".join(kinds) or "none")
    try:
        return kinds[name](game)
    except Exception as error:
        raise BadBotFile(file, told(error, file)) from error


def classes(module: ModuleType) -> dict[str, type[OwnBot]]:
    """The bots that a file has, by the names of their classes."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, OwnBot) and thing is not OwnBot
    }


@cache
def loaded(file: str) -> ModuleType:
    """A file as a module, which is run once in every process."""
    path = Path(file).resolve()
    try:
        path.read_bytes()
    except OSError as error:
        raise BadBotFile(file, reason_of(error)) from None
    spec = spec_from_file_location(f"own bots of {path}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up there
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise BadBotFile(file, told(error, file)) from error
    return module


def ask_own(bot: OwnBot, view: State, seat: int, record: Callable[[], Record], rng: Rng) -> int:
    """The choice of a bot that may have mistakes: they cost its choice, not the match."""
    legal = view.legal(seat)
    try:
        if bot.by_record:
            action = bot.choose_by_record(view.clone(), seat, record(), rng)
        else:
            action = bot.choose(view.clone(), seat, rng)
        known, said = action in legal, str(action)  # it may be anything, and fail even here
    except Exception as error:
        file = sys.modules[type(bot).__module__].__file__ or ""
        raise OwnBotFailed(bot.name, told(error, file)) from error
    if not known:
        raise OwnBotIllegal(bot.name, said)
    return int(action)


def told(error: BaseException, file: str) -> str:
    """An error of Python in one line, with the place in the file where it came about."""
    kind = f"{type(error).__name__}: {error}"
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if Path(frame.filename) == Path(file).resolve()
    ]
    line = error.lineno if isinstance(error, SyntaxError) else lines[-1] if lines else None
    return " ".join((kind if line is None else f"line {line}, {kind}").split())
