"""What a page of a game is made from. A presenter reads a scene and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from wondertable.bots.advice import AdvisedChoice
from wondertable.core.state import State
from wondertable.table.clock import SeatClock
from wondertable.table.entry import Ending


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log, in the viewer's language."""

    number: int
    ply: int
    seat: int | None
    """Whose deed it tells."""
    text: str
    events: tuple[Any, ...] = ()
    """What it tells, as the game's typed events."""
    entry: int = 0
    """The last entry of the table that it may tell of."""


@dataclass(frozen=True)
class Words:
    """What somebody said to the partner."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True)
class Scene:
    """A position as one viewer may see it."""

    view: State
    viewer: int
    """The seat that looks on, or SPECTATOR."""
    language: str
    names: tuple[str, ...]
    ply: int
    status: Literal["running", "paused", "over"]
    log: tuple[LogLine, ...]
    clocks: tuple[SeatClock | None, ...]
    ending: Ending | None
    running_score: bool
    explain: bool
    """A first game: short explanations on the way."""
    playable: bool
    """Whether the viewer may act here; False in replays, while paused, and behind the curtain."""
    action_url: str
    """Where forms with the fields `ply`, `action` and `csrf` are posted to."""
    csrf: str
    hint_url: str = ""
    """Where a form with `ply` and `csrf` asks for a hint; nothing where none is given."""
    hint: tuple[AdvisedChoice, ...] = ()
    """The best choices, once the viewer asked for them."""
    show_url: str = ""
    """With the number of a line of the hint, where its choice is shown without scripts."""
    retract_url: str = ""
    """Where a form with `ply` and `csrf` takes the viewer's face-down choice back; else nothing."""
    letting: bool = False
    """Whether the viewer plays nothing more in this turn and is not asked any more."""
    memory: bool = True
    """Whether the page remembers for the viewer which cards went by."""
    whole: State | None = None
    """The position without secrets, once the game is over."""
    events: tuple[Any, ...] = ()
    """All that happened, as the game's typed events that the viewer knows of."""
    faces: tuple[str, ...] = ()
    """The symbols that show who sits where; empty for people, whose letters stand for them."""
    acted: int = 0
    """The ply of the viewer's last turn; 0 before it."""
    since: int = 0
    """The first ply of which all is new to the viewer; 0 where nothing is told to be new."""
    time_up: Literal["", "lose", "bot", "random"] = ""
    """What follows when the viewer's time is up; nothing where there is no clock."""
    shared: bool = False
    """Whether several people look at this screen by turns, so that everybody is called by name."""
    stand_ins: tuple[str, ...] = ()
    """For every seat the bot that plays for its person now, by name; nothing where nobody does."""
    chat: tuple[Words, ...] = ()
    """What partners said to each other; for their eyes only."""
    chat_url: str = ""
    """Where a form with `words` and `csrf` speaks to the partner; nothing where nobody can."""


class Presenter(Protocol):
    """Turns a scene into the regions of a page, by the id of each region's outer element."""

    game: str

    def regions(self, scene: Scene) -> dict[str, str]:
        """The HTML of every region; equal scenes give equal bytes."""
        ...
