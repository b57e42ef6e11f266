"""What the people at a table have agreed on, in words: for who is invited, and for who waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wondertable.table import Table
from wondertable.web.games import PAGES
from wondertable.web.meeting.series import series_words
from wondertable.web.names import names_of
from wondertable.web.offered import CLOCKS, option_choices
from wondertable.web.pages import Visit
from wondertable.web.talk import model as talk

FOR_TEAMS: Final = ("open_hands",)
"""Options that mean nothing where everybody plays alone; `start.css` hides them there."""


FLAGS: Final = ("explain", "practice", "rated", "public")
"""Settings of which only is told where they are on."""


@dataclass(frozen=True)
class Term:
    """One thing that was agreed on."""

    label: str
    value: str


def terms_of(visit: Visit, table: Table) -> list[Term]:
    """All that was agreed on: the options of the game, the clock, and what is allowed."""
    return [*option_terms(visit, table), *clock_terms(visit, table), *other_terms(visit, table)]


def option_terms(visit: Visit, table: Table) -> Iterator[Term]:
    """The options of the game."""
    teams = in_teams(table)
    for option in option_choices(visit.language, table.game):
        if teams or option.name not in FOR_TEAMS:
            chosen = table.options.get(option.name)
            yield from (
                Term(option.label, value.label) for value in option.values if value.value == chosen
            )


def clock_terms(visit: Visit, table: Table) -> Iterator[Term]:
    """How long one may think, and what follows."""
    settings = table.settings
    keys = [key for key, clock in CLOCKS.items() if clock == settings.clock]
    if keys:
        yield Term(visit.say("web-clock"), visit.say(f"web-clock-{keys[0]}"))
    if settings.clock is not None:
        # Among more than two a seat cannot lose alone: the computer goes on for it.
        alone = settings.at_end == "lose" and len(table.seats) > 2
        end = "bot" if alone else settings.at_end
        yield Term(visit.say("web-at-end"), visit.say(f"web-at-end-{end}"))


def other_terms(visit: Visit, table: Table) -> Iterator[Term]:
    """What the pages show, and who may look on."""
    settings = table.settings
    switches = {
        "hints": settings.hints,
        "spectators": settings.spectators,
        "running-score": settings.running_score,
    }
    if talk.can_be_held(table) or not settings.talks:
        switches["talk"] = settings.talks
    if PAGES[table.game.name].memory:
        switches["memory"] = settings.memory
    if in_teams(table):
        switches["team-talk"] = settings.team_talk
    if settings.series is not None:
        yield Term(visit.say("meet-series"), series_words(visit, table))
    switches |= {name: True for name in FLAGS if getattr(settings, name)}
    for name, on in switches.items():
        yield Term(visit.say(f"web-{name}"), visit.say("web-yes" if on else "web-no"))


def in_teams(table: Table) -> bool:
    """Whether people win and lose together."""
    return table.game.team_size(table.options) > 1


def partners_of(visit: Visit, table: Table, seat: int) -> list[str]:
    """The names of those with whom a seat wins or loses; nobody who is not there yet."""
    names = names_of(table.seats, visit.language)
    mates = table.game.partners(seat, table.options)
    return [names[mate] for mate in mates if table.seats[mate].kind in ("person", "bot")]
