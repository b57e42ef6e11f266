"""What just happened, and the whole story: steps, marks on the table, chapters of the log.

A game tells which things on its page an event concerns, by their ids. The marks are laid over the
regions after they were drawn, so that what is kept drawn does not depend on what is new.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from markupsafe import Markup

from wondertable.web.present.onlooker import initial, mark_of
from wondertable.web.present.render import said
from wondertable.web.present.things import Flight, treasury
from wondertable.web.scene import LogLine, Scene

LOG_LINES: Final = 48
"""The log shows the latest lines."""

About = Callable[[Any, int], tuple[str, ...]]
"""Which things on the page an event concerns, by their ids; with the number of seats."""
Flights = Callable[[Sequence[Any], int], list[Flight]]
Opens = Callable[[Any], int]
"""Which age begins with an event; 0 if none does."""

BADGE: Final = Markup(
    '<b class="just"><span aria-hidden="true">{}</span><span class="sr">{}</span></b>'
)
LISTS: Final = ("<ol", "<ul")
"""A list holds nothing but items: its mark is one."""
PILL: Final = Markup(
    '<b class="spent" aria-hidden="true"><s>{}</s><span>{}</span></b><span class="sr">{}</span>'
)


def nothing(event: Any, seats: int) -> tuple[str, ...]:
    """For games that mark nothing."""
    return ()


def no_age(event: Any) -> int:
    """For games without ages."""
    return 0


@dataclass(frozen=True)
class Told:
    """A sentence as the page shows it, with whose deed it is and what it speaks of."""

    number: int
    seat: int
    """Whose deed it tells, or -1."""
    initial: str
    mine: bool
    text: str
    about: tuple[str, ...]
    step: int = 0
    """Its number among what is new, or 0."""


@dataclass(frozen=True)
class Since:
    """What happened since the viewer's last turn."""

    key: str
    """Tells it apart from what was new before."""
    title: str
    steps: tuple[Told, ...]
    quiet: str
    """What is said while nothing is new."""


@dataclass(frozen=True)
class Turn:
    """A ply of the log."""

    title: str
    lines: tuple[Told, ...]


@dataclass(frozen=True)
class Chapter:
    """An age of the log, or what else its game divides it into."""

    title: str
    turns: tuple[Turn, ...]


@dataclass(frozen=True)
class Teller:
    """How a game tells its story."""

    about: About = nothing
    marks: About | None = None
    """Which things bear a mark when they are new; all that an event concerns if not told."""
    chapters: Callable[[Scene], Mapping[int, str]] = lambda scene: {}
    """The titles of chapters, by the number of the line that begins each."""
    faces: bool = True
    """Whether faces stand for computers; not where their letters stand on pieces of the game."""

    def new(self, scene: Scene) -> tuple[LogLine, ...]:
        """The lines that tell what is new to the viewer, without the viewer's own choice."""
        if not scene.since:
            return ()
        lines = lines_from(scene.log, scene.since)
        mine = next((one for one in lines if is_own(scene, one)), None)
        return tuple(line for line in lines if line is not mine)

    def own(self, scene: Scene) -> tuple[LogLine, ...]:
        """The lines that tell what the viewer did in the last turn."""
        if not scene.acted:
            return ()
        lines = lines_from(scene.log, scene.acted)
        return tuple(line for line in lines if is_own(scene, line))

    def told(self, scene: Scene, line: LogLine, step: int = 0) -> Told:
        """A line of the log as it is shown."""
        seat = -1 if line.seat is None else line.seat
        ids = [id for event in line.events for id in self.about(event, len(scene.names))]
        return Told(
            number=line.number,
            seat=seat,
            initial=self.sign(scene, seat) if seat >= 0 else "",
            mine=seat >= 0 and seat == scene.viewer,
            text=line.text,
            about=tuple(dict.fromkeys(ids)),
            step=step,
        )

    def sign(self, scene: Scene, seat: int) -> str:
        """What stands for a seat."""
        return mark_of(scene, seat) if self.faces else initial(scene.names[seat])

    def steps(self, scene: Scene) -> tuple[Told, ...]:
        """What is new, in its order."""
        lines = enumerate(self.new(scene), start=1)
        return tuple(self.told(scene, line, number) for number, line in lines)

    def since(self, scene: Scene) -> Since:
        """The strip that tells what is new."""
        own = self.own(scene)
        quiet = own[0].text if own else said(scene.language, "page-since-none")
        looks_on = scene.viewer < 0 or not scene.action_url
        return Since(
            key=f"{scene.viewer}-{scene.since}",
            title=said(scene.language, "page-since-last" if looks_on else "page-since"),
            steps=self.steps(scene),
            quiet=quiet,
        )

    def story(self, scene: Scene) -> tuple[Chapter, ...]:
        """The latest lines of the log in chapters and turns, the newest first."""
        number_of = {line.number: at for at, line in enumerate(self.new(scene), start=1)}
        titles = self.chapters(scene)
        title, headed = "", []
        for line in scene.log:
            title = titles.get(line.number, title)
            headed.append((title, line))
        found = []
        for title, group in groupby(headed[-LOG_LINES:], lambda one: one[0]):
            turns = [
                Turn(
                    said(scene.language, "page-story-move", ply=ply) if ply else "",
                    tuple(
                        self.told(scene, line, number_of.get(line.number, 0)) for _, line in lines
                    ),
                )
                for ply, lines in groupby(group, lambda one: one[1].ply)
            ]
            found.append(Chapter(title, tuple(reversed(turns))))
        return tuple(reversed(found))

    def events(self, scene: Scene) -> list[Any]:
        """What came of all that is new, and of what the viewer chose together with others."""
        lines = lines_from(scene.log, scene.since) if scene.since else []
        return [event for line in lines for event in line.events]

    def marked_by(self, scene: Scene, line: LogLine) -> list[str]:
        """The ids of what a line puts a mark on."""
        ids = self.marks or self.about
        return [id for event in line.events for id in ids(event, len(scene.names))]

    def marked(
        self,
        scene: Scene,
        regions: Mapping[str, str],
        flights: Flights | None = None,
        coins: Sequence[int] = (),
    ) -> dict[str, str]:
        """The regions with a mark on everything that is new, joined to its step by a number.

        `flights` are the coins that fly in a game, `coins` are what the seats have now.
        """
        numbers = {id: 0 for line in self.own(scene) for id in self.marked_by(scene, line)}
        new = [*enumerate(self.new(scene), start=1)]
        numbers |= {id: at for at, line in reversed(new) for id in self.marked_by(scene, line)}
        moved = flights(self.events(scene), len(scene.names)) if flights is not None else []
        changed = {treasury(one.seat): one for one in changes(moved, coins)}
        marks = {
            id: mark(scene.language, number, changed.get(id)) for id, number in numbers.items()
        }
        return {region: with_marks(html, marks) for region, html in regions.items()}


def lines_from(log: Sequence[LogLine], ply: int) -> list[LogLine]:
    """The lines from a ply on, in their order; the rest of a long log is not looked at."""
    first = len(log)
    while first and log[first - 1].ply >= ply:
        first -= 1
    return list(log[first:])


def is_own(scene: Scene, line: LogLine) -> bool:
    """Whether a line tells the viewer's last turn."""
    return line.seat == scene.viewer and line.ply == scene.acted


def ages(opens: Opens, *turns: type) -> Callable[[Scene], Mapping[int, str]]:
    """Chapters that are ages, with what goes before them.

    Where nothing is told of how the first age opens, it opens with the first event of `turns`.
    """

    def chapters(scene: Scene) -> Mapping[int, str]:
        found = (
            {scene.log[0].number: said(scene.language, "page-story-before")} if scene.log else {}
        )
        latest = 0
        for line in scene.log:
            age = max(map(opens, line.events), default=0)
            if not latest and any(isinstance(event, turns) for event in line.events):
                age = 1
            if age:
                latest = age
                found[line.number] = said(scene.language, f"age-{age}")
        return found

    return chapters


# Marks.


@dataclass(frozen=True)
class Change:
    """What became of the coins of a seat: how many there were, and how many more or less."""

    seat: int
    was: int
    more: int


def changes(flights: Iterable[Flight], coins: Sequence[int]) -> tuple[Change, ...]:
    """How the coins of all seats changed by what flew; `coins` are what they have now."""
    found = []
    moved = list(flights)
    for seat, now in enumerate(coins):
        place = treasury(seat)
        more = sum(count for _, to, count in moved if to == place)
        more -= sum(count for source, _, count in moved if source == place)
        if more:
            found.append(Change(seat, now - more, more))
    return tuple(found)


def mark(language: str, number: int, change: Change | None) -> tuple[str, str]:
    """What marks a thing: an attribute, and what it shows; the viewer's own deed has no number."""
    if not number:
        return "data-mine", ""
    now = said(language, "page-just-now")
    shown = BADGE.format(number, now)
    if change is not None:
        sign = f"+{change.more}" if change.more > 0 else f"−{-change.more}"
        were = said(language, "page-coins-were", count=change.was)
        shown += PILL.format(change.was, sign, were)
    return f'data-new="{number}"', shown


def with_marks(html: str, marks: Mapping[str, tuple[str, str]]) -> str:
    """A region with the marks of those things that lie in it."""
    for id, (attribute, shown) in marks.items():
        at = html.find(f' id="{id}"')
        if at >= 0:
            end = html.index(">", at)
            if html.startswith(LISTS, html.rindex("<", 0, at)) and shown:
                shown = f'<li class="new-in">{shown}</li>'
            html = f"{html[:end]} {attribute}>{shown}{html[end + 1 :]}"
    return html
