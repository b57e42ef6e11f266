"""Options of games that are off or on, as words of the command line: --cities for cities=on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, make_dataclass
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from wondertable.core.game import Game
from wondertable.games import GAMES

VALUES: Final = ("off", "on")
"""Of options with these values, a switch is the second one."""


@dataclass(frozen=True)
class Switched:
    """The switches of a command, a field for each."""

    def options(self) -> dict[str, str]:
        """Those that were given, as options."""
        _, given = VALUES
        return {switch.name: given for switch in fields(self) if getattr(self, switch.name)}


def switches_of(games: Iterable[Game]) -> list[str]:
    """The names of all options that can be switched on."""
    options = [option for game in games for option in game.options]
    return list(dict.fromkeys(option.name for option in options if option.values == VALUES))


def switch(name: str) -> tuple[str, object, bool]:
    """A field for an option, with the word and the help that cyclopts makes of it."""
    about = Parameter(negative="", help=f"Short for --option {name}=on.")
    default: bool = field(default=False)
    return name, Annotated[bool, about], default


if TYPE_CHECKING:
    Switches = Switched | None
else:
    made = make_dataclass(
        "Switches",
        [switch(name) for name in switches_of(GAMES.values())],
        bases=(Switched,),
        frozen=True,
        namespace={"__module__": __name__},  # cyclopts passes over what belongs to nobody
    )
    Switches = Annotated[made | None, Parameter(name="*")]
