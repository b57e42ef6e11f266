"""What the pages ask of a game: one object in its folder, found by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from wondertable.core.found import found
from wondertable.core.game import Options
from wondertable.web.help.model import Entry, Fact
from wondertable.web.pad.model import Pad
from wondertable.web.present.advice import Advised
from wondertable.web.present.moments import Moment
from wondertable.web.present.things import Flight
from wondertable.web.scene import Presenter, Scene

CARD_SHEETS: Final = ("icons.css", "cards.css", "cities.css", "art.css")
"""The style sheets of cards, and of cities made of them."""


class GamePresenter(Presenter, Protocol):
    """What the pages ask of a game's presenter beside its regions."""

    def title(self, scene: Scene) -> str:
        """What stands on the browser's tab."""
        ...

    def turn(self, scene: Scene) -> bool:
        """Whether the viewer is asked."""
        ...

    def advice(self, scene: Scene) -> str:
        """The hint of a scene as it is said."""
        ...

    def advised(self, scene: Scene) -> tuple[Advised, ...]:
        """The lines of a scene's hint."""
        ...


def nothing(language: str) -> tuple[()]:
    """For games of which nothing is to be told there."""
    return ()


def no_pictures(language: str) -> Mapping[str, Any]:
    """For games whose help shows no pictures."""
    return {}


def none_fly(events: Sequence[Any], seats: int) -> list[Flight]:
    """For games without coins."""
    return []


def no_moments(scene: Scene, events: Sequence[Any]) -> tuple[Moment, ...]:
    """For games in which nothing is worth a scene."""
    return ()


def no_finale(scene: Scene) -> Moment | None:
    """For games that end without a scene."""
    return None


@dataclass(frozen=True)
class GameHelp:
    """What help tells of a game; each part is made for a language."""

    entries: Callable[[str], tuple[Entry, ...]] = nothing
    """The things of the glossary, drawn by `templates/<game>/things.html`."""
    more: Callable[[str], tuple[Entry, ...]] = nothing
    """What pop-ups know beyond the glossary."""
    pictures: Callable[[str], Mapping[str, Any]] = no_pictures
    """What the pictures of "how to play" (`templates/<game>/how.html`) show."""
    figures: Callable[[str], Sequence[tuple[str, str, Fact]]] = nothing
    """Figures that no source confirms: name in files, what it is, its value and how sure it is."""
    styles: tuple[str, ...] = ()
    """The style sheets of the game's things."""
    last_styles: tuple[str, ...] = ()
    """Those that come after the sheets of all games, to change what they say."""


FREE: Final = "friend"
"""A seat for whoever follows the link."""


@dataclass(frozen=True)
class Preset:
    """A table that the lobby opens with one press; `web-<game>-preset-<id>` says what it is."""

    id: str
    seats: tuple[str, ...]
    """Who sits beside the one who opens it: the names of bots, or FREE."""
    options: Options = field(default_factory=dict)
    """Those that are not as usual."""
    drawing: str = "p-two"
    """The symbol of `presets.svg` that stands for it."""


@dataclass(frozen=True)
class Step:
    """A step of a guided first game: `<game>-guide-<id>` says it, under `<game>-guide-<id>-title`.

    It points at something on the table, and ends by a button or when the person has made so many
    choices.
    """

    id: str
    at: str
    """The selector of what it points at."""
    choices: int = 0


@dataclass(frozen=True)
class FirstGame:
    """A first game in which somebody is guided, against bots that are easy to beat."""

    seats: int
    seed: int
    """Of a deal that fits what the steps tell; the person sits on the first seat."""
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class GamePages:
    """A game as the pages know it; its table is `templates/<game>/table.html`."""

    presenter: GamePresenter
    art: str
    """The drawing of the sprite that stands for the game."""
    quiet: tuple[type, ...] = ()
    """The events that the page shows anyway and nobody wants to hear card by card."""
    starts: tuple[type, ...] = ()
    """The events of a choice that is a turn of its own; nothing where every choice is one."""
    flights: Callable[[Sequence[Any], int], list[Flight]] = none_fly
    """The coins that fly, out of events and the number of seats."""
    moments: Callable[[Scene, Sequence[Any]], tuple[Moment, ...]] = no_moments
    """What of the events of a ply is worth a scene; the scene is what its viewer sees after it."""
    finale: Callable[[Scene], Moment | None] = no_finale
    """The scene of how a game ended."""
    sounds: Mapping[type, str] = field(default_factory=dict)
    """The sounds of events, such as `card` for `static/sounds/card.wav`."""
    picture: str = ""
    """A picture of its own: a file of ours and the symbol in it; else `art` stands alone."""
    first_game: Options = field(default_factory=dict)
    """The options of a first game, if there is one."""
    guide: FirstGame | None = None
    """How somebody is guided through a first game, if there is a way."""
    presets: tuple[Preset, ...] = ()
    """What the lobby offers at one press, the likeliest first."""
    memory: bool = True
    """Whether the page can show what a careful player remembers."""
    things: tuple[str, ...] = ()
    """The style sheets of things that lie on the tables of several games, such as CARD_SHEETS."""
    styles: tuple[str, ...] = ()
    """The style sheets of its own table, behind those of all tables."""
    help: GameHelp = field(default_factory=GameHelp)
    pad: Pad | None = None
    """How points are added up for a game at a real table."""
    wonders: tuple[str, ...] = ()
    """All wonders, by which games can be found in the library; none where all are in every game."""
    wonders_in: Callable[[Any], Sequence[str]] = nothing
    """The wonders that are in play in a position."""


def pages_of(game: str) -> GamePages | None:
    """What `web/games/<game>/pages.py` has; nothing for a game that is not shown here."""
    part = found(f"wondertable.web.games.{game}.pages")
    if part is None:
        return None
    made: GamePages = part.PAGES
    return made
