"""The pad in the words of a language; scripts get the same sentences as patterns with holes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from wondertable import text
from wondertable.text.bundle import bundle
from wondertable.web.pad.model import Choice, Entry, Line, Number, Pad, Score, Value

MINUS: Final = "−"
HOLES: Final = ("pad-line-", "pad-note-", "pad-problem-", "pad-how-", "pad-say-")
"""The beginnings of the ids of everything that a script may say."""
WHAT: Final = "pad-what-"


def dashed(name: str) -> str:
    """An id as it stands in messages."""
    return name.replace("_", "-")


def number(value: int | str) -> str:
    """A number as it is printed."""
    return str(value).replace("-", MINUS) if isinstance(value, int) else value


class Words:
    """The pad of a game in a language."""

    def __init__(self, language: str, pad: Pad) -> None:
        self.language = language
        self.pad = pad
        self.game = pad.name

    def say(self, message: str, /, **args: str) -> str:
        """A message of ours."""
        return text.say(self.language, message, **args)

    def name(self, thing: str) -> str:
        """The name of a thing."""
        return text.name(self.language, self.game, thing)

    def row(self, row: str) -> str:
        """The name of a row of the sheet."""
        if row in self.pad.extra:
            return self.say(f"pad-{self.game}-{row}")
        return self.say(f"{self.game}-points-{row}")

    def label(self, field: Number | Choice) -> str:
        """What stands beside a field."""
        if field.thing:
            return upper_first(self.name(field.thing))
        if field.id in self.pad.game.categories and field.id != "coins":
            return self.row(field.id)
        return self.say(f"pad-{self.game}-{dashed(field.id)}")

    def value(self, field: Choice, value: str) -> str:
        """A value to choose."""
        if field.of_seats:
            return self.say("seat", number=str(int(value) + 1))
        return self.say(f"pad-{self.game}-{field.id}-{value}")

    def arg(self, name: str, value: Value) -> str:
        """What a line speaks of, in words."""
        if isinstance(value, list):
            return ", ".join(self.arg(name.removesuffix("s"), one) for one in value)
        if isinstance(value, int):
            return number(value)
        known = self.vocabulary().get(name, {})
        return known.get(value, value)

    def line(self, group: str, line: Line) -> str:
        """A line in words."""
        args = {name: self.arg(name, value) for name, value in line.args.items()}
        return self.say(f"pad-{group}-{line.key}", **args).strip()

    def vocabulary(self) -> dict[str, dict[str, str]]:
        """The words for every id that a line may speak of, by what the line calls it."""
        return vocabulary(self)

    def fields(self) -> list[Number | Choice]:
        """All fields of the pad."""
        sections = (*self.pad.table, *self.pad.seat)
        return [field for section in sections for field in section.fields]

    def things(self) -> list[str]:
        """All things that a line may name."""
        ticked = [thing for group in self.pad.groups for thing in group.things]
        return ticked + [field.thing for field in self.fields() if field.thing]

    def spoken_of(self) -> Iterator[tuple[str, dict[str, str]]]:
        """What lines speak of, with the words for it."""
        yield "name", {thing: self.name(thing) for thing in self.things()}
        yield "field", {field.id: self.label(field) for field in self.fields()}
        whats = [one for one in sorted(bundle(self.language).ids()) if one.startswith(WHAT)]
        yield "what", {one.removeprefix(WHAT): self.say(one) for one in whats}

    def data(self) -> dict[str, Any]:
        """Everything that a script needs to say the same."""
        return {
            "language": self.language,
            "rows": {row: self.row(row) for row in self.pad.rows},
            "known": self.vocabulary(),
            "patterns": {
                message.removeprefix("pad-"): pattern(self.language, message)
                for message in sorted(bundle(self.language).ids())
                if message.startswith(HOLES)
            },
        }


def words_of(language: str, pad: Pad) -> Words:
    """The pad in a language, in the game's own words if it has some."""
    return (pad.words or Words)(language, pad)


KNOWN: dict[tuple[str, str], dict[str, dict[str, str]]] = {}


def vocabulary(words: Words) -> dict[str, dict[str, str]]:
    """The words of a pad, put together once."""
    key = (words.language, words.game)
    if key not in KNOWN:
        KNOWN[key] = {name: dict(found) for name, found in words.spoken_of()}
    return KNOWN[key]


def pattern(language: str, message: str) -> str:
    """A message with a hole for everything that it speaks of."""
    holes = {name: f"{{{name}}}" for name in bundle(language).signature(message).arguments}
    return text.say(language, message, **holes)


def upper_first(words: str) -> str:
    """A label begins with a capital letter."""
    return words[:1].upper() + words[1:]


# A score in words.

Explained = tuple[str, str, list[str]]
"""A row: its name, its points, its lines."""


@dataclass(frozen=True)
class Result:
    """What the page shows of a score; nothing while there is none."""

    title: str = ""
    how: str = ""
    names: tuple[str, ...] = ()
    rows: tuple[tuple[str, str, list[str]], ...] = ()
    totals: tuple[str, ...] = ()
    leaders: tuple[int, ...] = ()
    teams: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = ()
    explained: tuple[tuple[str, str, list[Explained]], ...] = ()


def shown(words: Words, entry: Entry, score: Score) -> Result:
    """A score as the page shows it."""
    leaders = tuple(seat for seat, rank in enumerate(score.ranks) if rank == 1)
    winners = text.listed(words.language, [entry.names[seat] for seat in leaders])
    return Result(
        title=words.say("pad-say-won" if len(leaders) == 1 else "pad-say-shared", names=winners),
        how=words.say(f"pad-how-{score.how}"),
        names=entry.names,
        rows=tuple(
            (row, words.row(row), [number(cell.points) for cell in cells])
            for row, cells in score.rows.items()
        ),
        totals=tuple(map(number, score.totals)),
        leaders=leaders,
        teams=tuple(
            (text.listed(words.language, entry.names[2 * at : 2 * at + 2]), number(total))
            for at, total in enumerate(score.teams)
        ),
        notes=tuple(words.line("note", one) for one in score.notes),
        explained=tuple(
            (name, number(score.totals[seat]), list(column(words, score, seat)))
            for seat, name in enumerate(entry.names)
        ),
    )


def column(words: Words, score: Score, seat: int) -> Iterator[Explained]:
    """The rows of a seat, line by line."""
    for row, cells in score.rows.items():
        cell = cells[seat]
        lines = [words.line("line", one) for one in cell.lines]
        yield words.row(row), number(cell.points), lines
