"""What can be chosen when a table is opened: games with their options, bots, clocks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from wondertable import text
from wondertable.core.errors import UnknownGame
from wondertable.core.game import Game
from wondertable.games import GAMES
from wondertable.table import Clock
from wondertable.table.settings import AtEnd
from wondertable.web.games import PAGES
from wondertable.web.names import bot_about, bot_name
from wondertable.web.pages import Visit

OFFERED: Final = {name: game for name, game in GAMES.items() if name in PAGES}
"""The games that have pages."""

LADDER: Final = ("novice", "citizen", "senator", "oracle", "friend")
"""The opponents that are offered at first sight; all others stand behind them."""

CLOCKS: Final[dict[str, Clock | None]] = {
    "none": None,
    "move-1": Clock("per_move", 60),
    "move-3": Clock("per_move", 180),
    "move-day": Clock("per_move", 24 * 3600),
    "move-days": Clock("per_move", 3 * 24 * 3600),
    "game-10": Clock("per_game", 600, 10),
    "game-20": Clock("per_game", 1200, 20),
    "game-60": Clock("per_game", 3600),
}
"""The clocks to choose from."""

AT_END: Final[tuple[AtEnd, ...]] = ("lose", "bot", "random")


@dataclass(frozen=True)
class BotChoice:
    """A bot to choose."""

    id: str
    name: str
    about: str


@dataclass(frozen=True)
class Choice:
    """A value of an option to choose."""

    value: str
    label: str


@dataclass(frozen=True)
class OptionChoice:
    """An option of a game."""

    name: str
    label: str
    about: str
    values: tuple[Choice, ...]


@dataclass(frozen=True)
class GameChoice:
    """A game to choose."""

    id: str
    name: str
    players: str
    about: str
    seats: range
    options: tuple[OptionChoice, ...]
    memory: bool
    """Whether its pages can show what a careful player remembers."""
    teams: bool

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players to choose from; none where there is only one."""
        return tuple(self.seats) if len(self.seats) > 1 else ()


def offered(name: str) -> Game:
    """The game of a name, if there are pages for it."""
    if name not in OFFERED:
        raise UnknownGame(name, ", ".join(OFFERED))
    return OFFERED[name]


def game_choice(language: str, game: Game) -> GameChoice:
    """A game in the words of a language."""
    key = f"web-{game.name}"
    return GameChoice(
        id=game.name,
        name=text.say(language, f"game-{game.name}"),
        players=text.say(language, f"{key}-players"),
        about=text.say(language, f"{key}-about"),
        seats=game.seats,
        options=option_choices(language, game),
        memory=PAGES[game.name].memory,
        teams=has_teams(game),
    )


def option_choices(language: str, game: Game) -> tuple[OptionChoice, ...]:
    """The options of a game, each in the messages that `missing` asks for."""

    def said(name: str) -> str:
        return text.say(language, f"web-{game.name}-{word(name)}")

    return tuple(
        OptionChoice(
            name=option.name,
            label=said(option.name),
            about=said(f"{option.name}-about"),
            values=tuple(Choice(value, said(f"{option.name}-{value}")) for value in option.values),
        )
        for option in game.options
        if len(option.values) > 1
    )


def has_teams(game: Game) -> bool:
    """Whether there are options with which people play in teams."""
    usual = {option.name: option.default for option in game.options}
    return any(
        game.team_size(usual | {option.name: value}) > 1
        for option in game.options
        for value in option.values
    )


def word(name: str) -> str:
    """A name as it stands in message ids."""
    return name.replace("_", "-")


def bot_choices(visit: Visit) -> list[BotChoice]:
    """All bots, as they are registered, and the programs that the operator named."""
    language = visit.language
    return [
        BotChoice(bot, bot_name(language, bot), bot_about(language, bot))
        for bot in visit.site.hall.bots
    ]
