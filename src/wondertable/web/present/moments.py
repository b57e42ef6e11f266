"""Moments: what is worth a short scene of its own, as values.

A game infers them from the events of the last ply and from what its viewer sees; a page shows them
above the table and says their sentence, see `static/moments.js`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from wondertable.web.present.onlooker import Onlooker, initial
from wondertable.web.present.render import said
from wondertable.web.present.things import Ended

Kind = Literal["age", "war", "wonder", "science", "scored", "victory"]
Tone = Literal["good", "bad", "plain"]

MINUS: Final = "−"
STEP_SECONDS: Final = 0.5
"""How long each category is counted; the style sheet knows it too."""
REST_SECONDS: Final = 3.0
"""How long a result stands."""
SIX: Final = ((235, 65), (365, 140), (365, 290), (235, 365), (105, 290), (105, 140))
"""Where the six things of an orbit stand."""


def signed(number: int) -> str:
    """A number of points with its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


@dataclass(frozen=True)
class Player:
    """Somebody in a moment."""

    name: str
    initial: str
    mine: bool


def player(sight: Onlooker, seat: int) -> Player:
    """Somebody as the viewer calls them."""
    return Player(sight.label(seat), initial(sight.name(seat)), seat == sight.you)


@dataclass(frozen=True)
class Figure:
    """Somebody, and what it brought them."""

    who: Player
    text: str
    tone: Tone


@dataclass(frozen=True)
class Moment:
    """A moment in one line: a picture, what happened, and to whom."""

    kind: Kind
    title: str
    text: str = ""
    icon: str = ""
    picture: str = ""
    """A file of `static/` and a symbol in it."""
    figures: tuple[Figure, ...] = ()
    lost: bool = False
    """Whether the viewer plays and somebody else has won."""
    form: ClassVar[str] = "band"
    """The macro of `templates/moments.html` that draws it."""

    @property
    def seconds(self) -> float:
        """How long it stands."""
        return 2.8

    @property
    def said(self) -> str:
        """What a screen reader says."""
        figures = ", ".join(f"{one.who.name} {one.text}" for one in self.figures)
        return sentences(self.title, self.text, figures)


def sentences(*parts: str) -> str:
    """Phrases and sentences, one after the other, each with its full stop."""
    return " ".join(part if part[-1] in ".!?" else f"{part}." for part in parts if part)


@dataclass(frozen=True)
class Side:
    """One city of a fight."""

    who: Player
    shields: int
    token: str
    tone: Tone


@dataclass(frozen=True)
class Fight:
    """Two cities that fought, what came of it, and how clearly."""

    sides: tuple[Side, Side]
    result: str
    margin: str
    told: str
    """All of it in words: what came of it, shields against shields, the tokens."""
    tone: Tone
    """What it means to the viewer."""


@dataclass(frozen=True)
class War(Moment):
    """A war: the viewer's fights are large, those of others one line each."""

    fights: tuple[Fight, ...] = ()
    others: tuple[Fight, ...] = ()
    notes: tuple[str, ...] = ()
    """Who stayed out of it, and what it brought the viewer."""
    form: ClassVar[str] = "war"

    @property
    def seconds(self) -> float:
        """How long it stands."""
        return 5.5

    @property
    def said(self) -> str:
        """What a screen reader says."""
        fights = [fight.told for fight in (*self.fights, *self.others)]
        return sentences(self.title, *fights, *self.notes)


@dataclass(frozen=True)
class Victory(Moment):
    """The end of a game, as its viewer may take it."""

    eyebrow: str = ""
    won: bool = False

    @property
    def seconds(self) -> float:
        """How long it stands."""
        return 6.0


@dataclass(frozen=True)
class Orbit(Victory):
    """A victory by things that were collected; the last one shines."""

    things: tuple[tuple[str, int, int], ...] = ()
    """Their icons, and where each stands."""
    form: ClassVar[str] = "orbit"


@dataclass(frozen=True)
class March(Victory):
    """A victory by arms: a pawn walks along a track into a capital."""

    spaces: tuple[str, ...] = ()
    """The zones of the track, from the viewer's capital to the other one."""
    forward: bool = True
    capitals: tuple[Player, ...] = ()
    form: ClassVar[str] = "march"


@dataclass(frozen=True)
class Step:
    """A category that is counted."""

    name: str
    icon: str
    color: str


@dataclass(frozen=True)
class Part:
    """What a category brings somebody: which step it is, its colour, its points."""

    step: int
    color: str
    points: int
    text: str


@dataclass(frozen=True)
class Row:
    """Somebody whose points are counted."""

    who: Player
    parts: tuple[Part, ...]
    total: int
    place: int
    """1 is best; who shares a victory shares it."""


@dataclass(frozen=True)
class Count(Victory):
    """A victory by points, which are counted category by category."""

    steps: tuple[Step, ...] = ()
    rows: tuple[Row, ...] = ()
    """The winner first."""
    most: int = 1
    """The longest row, in points."""
    form: ClassVar[str] = "count"

    @property
    def seconds(self) -> float:
        """How long it stands."""
        return STEP_SECONDS * len(self.steps) + REST_SECONDS

    @property
    def said(self) -> str:
        """What a screen reader says."""
        totals = ", ".join(f"{row.who.name} {row.total}" for row in self.rows)
        return sentences(self.title, self.text, totals)


def counted(
    sight: Onlooker, order: Sequence[int], end: Ended, *, skip: Sequence[str] = ()
) -> Count:
    """The points of an end, category by category; `order` are the seats of its columns."""
    ranks = sight.scene.ending.ranks if sight.scene.ending is not None else ()
    rows = [row for row in end.rows if any(row.points) and row.id not in skip]
    found = [
        Row(
            who=player(sight, seat),
            parts=tuple(
                Part(step, row.color, row.points[at], str(row.points[at]).replace("-", MINUS))
                for step, row in enumerate(rows)
                if row.points[at]
            ),
            total=end.totals[at],
            place=ranks[seat],
        )
        for at, seat in enumerate(order)
    ]
    found.sort(key=lambda row: (row.place, -row.total))
    longest = [sum(max(part.points, 0) for part in row.parts) for row in found]
    lost = is_lost(sight)
    best = strongest(sight, end) if lost else ""
    return Count(
        kind="victory",
        title=end.title,
        text=sentences(end.text, best),
        icon="crown",
        eyebrow=said(sight.scene.language, "moment-counting"),
        won=end.won,
        lost=lost,
        steps=tuple(Step(row.name, row.icon, row.color) for row in rows),
        rows=tuple(found),
        most=max([*longest, 1]),
    )


def is_lost(sight: Onlooker) -> bool:
    """Whether the viewer plays and somebody else has won."""
    ending = sight.scene.ending
    won = ending.winners if ending is not None else ()
    return sight.you >= 0 and bool(won) and sight.you not in won


def strongest(sight: Onlooker, end: Ended) -> str:
    """Where the viewer was ahead of everybody by most, if anywhere."""
    leads = []
    for row in end.rows:
        mine = row.points[end.yours]
        rest = max(points for at, points in enumerate(row.points) if at != end.yours)
        leads.append((mine - rest, mine, row.name))
    lead, mine, name = max(leads, key=lambda one: one[0], default=(0, 0, ""))
    if lead <= 0 or mine <= 0:
        return ""
    return said(sight.scene.language, "moment-strongest", category=name, points=mine)
