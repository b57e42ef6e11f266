"""The sections of somebody's own page. A room that has something to say there adds its own.

A section has a drawing function, which gives the HTML below the title; nothing leaves it out.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from wondertable.web.meeting import friends
from wondertable.web.notices import holidays
from wondertable.web.notices import section as notices
from wondertable.web.pages import Visit
from wondertable.web.people import data, devices, naming, ways
from wondertable.web.talk import section as talk

Draw = Callable[[Visit], Awaitable[str]]


@dataclass(frozen=True)
class Section:
    """A part of the page: its anchor, the message that is its title, and what draws it."""

    id: str
    title: str
    draw: Draw


@dataclass(frozen=True)
class Drawn:
    """A section in the words of the reader."""

    id: str
    title: str
    html: Markup


SECTIONS: Final[tuple[Section, ...]] = (
    Section("name", "people-name", naming.draw),
    Section("ways", "people-ways", ways.draw),
    Section("devices", "people-devices", devices.draw),
    Section("friends", "meet-friends", friends.draw),
    Section("talk", "talk-title", talk.draw),
    Section("notices", "notices-title", notices.draw),
    Section("holidays", "holiday-title", holidays.draw),
    Section("data", "people-data", data.draw),
)
"""In the order in which they stand on the page."""


async def drawn(visit: Visit) -> list[Drawn]:
    """The sections that have something to say to this person."""
    found = []
    for section in SECTIONS:
        html = await section.draw(visit)
        if html.strip():
            found.append(Drawn(section.id, visit.say(section.title), Markup(html)))
    return found
