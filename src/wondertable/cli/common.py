"""What all commands share: their options, their language, their way to the terminal."""

from __future__ import annotations

import json
import os
import secrets
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import Parameter
from rich.console import Console

from wondertable import text
from wondertable.cli.switches import Switched
from wondertable.core.errors import BadMove, BadSeed, UnknownGame, WondertableError
from wondertable.core.game import Game
from wondertable.core.game import Options as Chosen
from wondertable.core.record import Record, read_file
from wondertable.core.seed import LARGEST, read_seed
from wondertable.games import find_game
from wondertable.text import Argument

Players = Annotated[int | None, Parameter(help="How many play.")]
Seed = Annotated[str | None, Parameter(help="A whole number that fixes everything random.")]
Options = Annotated[
    list[str] | None,
    Parameter(name="--option", help="An option of the game as key=value; may be given repeatedly."),
]
Figures = Annotated[
    Path | None,
    Parameter(
        name="--figures",
        help="A TOML file with figures of your box, for a game of which not all are known.",
    ),
]
On = Annotated[
    Literal["here", "ray"],
    Parameter(help="Where games are played: here, or on the cluster of Ray at RAY_ADDRESS."),
]
Language = Annotated[
    Literal["en", "hu", "de"] | None,
    Parameter(help="The language to read; by default that of the environment."),
]
Json = Annotated[bool, Parameter(name="--json", help="Write JSON, for other programs.")]

NARROWEST: Final = 80


class Misuse(Exception):
    """A command that cannot be carried out as it was typed: a message id and its fields."""

    def __init__(self, message_id: str, /, **args: Argument) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.args_said = args


@dataclass(frozen=True)
class Voice:
    """Says everything in one language."""

    language: str

    def say(self, message_id: str, /, **args: Argument) -> str:
        """A message."""
        return text.say(self.language, message_id, **args)

    def explain(self, error: WondertableError) -> str:
        """What went wrong."""
        return text.explain(self.language, error)

    def name(self, game: str, thing: str) -> str:
        """The name of a thing of a game."""
        return text.name(self.language, game, thing)

    def own(self, group: str, game: str, word: str) -> str:
        """The id of a message that a game may have of its own: `group-game-word`, else without."""
        return text.own_id(self.language, group, game, word)

    def listed(self, items: Sequence[str], *, choice: bool = False) -> str:
        """Items joined as the language does."""
        return text.listed(self.language, items, choice=choice)


def voice_of(language: str | None) -> Voice:
    """The language asked for, else that of the environment."""
    if language is None:
        language = text.pick_language(os.environ.get("LC_ALL") or os.environ.get("LANG"))
    return Voice(language)


def voice_for(arguments: Sequence[str]) -> Voice:
    """The language in which a mistake among these arguments is to be told."""
    for at, word in enumerate(arguments):
        given = word.removeprefix("--language=")
        if word == "--language" and at + 1 < len(arguments):
            given = arguments[at + 1]
        if given != word and given in text.LANGUAGES:
            return Voice(given)
    return voice_of(None)


class Terminal(Console):
    """The place where people read."""

    def on_broken_pipe(self) -> None:
        """Leaves it to `main` what becomes of a reader who left."""
        raise BrokenPipeError


def terminal() -> Terminal:
    """A terminal that is never narrower than a board can be drawn."""
    console = Terminal(highlight=False, markup=False, emoji=False)
    if console.width < NARROWEST:
        console.width = NARROWEST
    return console


def put_json(data: Any) -> None:
    """Writes data for other programs."""
    print(json.dumps(data, ensure_ascii=False), file=sys.stdout)


def chosen_options(given: Sequence[str] | None, switches: Switched | None = None) -> dict[str, str]:
    """Options written as key=value, of which the last counts; some are switches too."""
    options = {} if switches is None else switches.options()
    for word in given or ():
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Misuse("cli-error-option", option=word)
        options[key] = value
    return options


def with_figures(game: Game, options: dict[str, str], file: Path | None) -> dict[str, str]:
    """The options, with the figures of a file in place of the usual ones."""
    if file is None:
        return options
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        why = " ".join(str(error).split()).rstrip(".")
        raise Misuse("cli-error-toml", file=str(file), why=why) from None
    return options | game.with_figures(data)


def all_options(
    game: Game, given: Sequence[str] | None, switches: Switched | None, figures: Path | None
) -> Chosen:
    """Every option of a game: as it was asked for, else as usual."""
    return game.chosen(with_figures(game, chosen_options(given, switches), figures))


def seed_number(given: str) -> int:
    """The seed asked for; Python would not read a number of thousands of digits."""
    if len(given) > len(str(LARGEST)):
        raise BadSeed(given)
    return read_seed(given)


def chosen_seed(given: str | None) -> int:
    """The seed asked for, else a fresh one."""
    return secrets.randbelow(LARGEST + 1) if given is None else seed_number(given)


def player_names(voice: Voice, seats: int) -> tuple[str, ...]:
    """What the players are called in the log."""
    return tuple(voice.say("seat", number=seat + 1) for seat in range(seats))


def open_record(path: Path) -> tuple[Game, Record]:
    """A record with its game."""
    record = read_file(path)
    try:
        return find_game(record.header.game), record
    except UnknownGame as error:
        raise BadMove(str(path), 1, error) from None
