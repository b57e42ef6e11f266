"""An entry out of the fields of a form; what cannot be read is told field by field."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from wondertable.web.pad.model import Choice, Entry, Group, Line, Number, Pad, Seat, Section, line

LONGEST_NAME: Final = 40
WAYS: Final = ("sheet", "cards")


class Reader:
    """Reads one form, and collects what is wrong with it."""

    def __init__(self, pad: Pad, fields: Mapping[str, str], default_names: list[str]) -> None:
        self.pad = pad
        self.fields = fields
        self.problems: list[Line] = []
        self.way = "cards" if fields.get("way") == "cards" else "sheet"
        self.flags = frozenset(flag for flag in pad.flags if flag in fields)
        names = [clean(fields.get(f"name-{seat}", "")) for seat in range(self.players())]
        self.names = [name or default_names[seat] for seat, name in enumerate(names)]

    def players(self) -> int:
        """How many play; the least number if it cannot be read."""
        given = self.fields.get("players", "")
        seats = self.pad.seats
        return next((count for count in seats if str(count) == given), seats[0])

    def entry(self) -> Entry:
        """What was entered, as far as it can be read."""
        return Entry(
            way="cards" if self.way == "cards" else "sheet",
            names=tuple(self.names),
            flags=self.flags,
            table=Seat(dict(self.values(self.pad.table, ""))),
            seats=tuple(
                Seat(
                    dict(self.values(self.pad.seat, f"{seat}-", name, seat)),
                    tuple(self.ticked(seat)),
                )
                for seat, name in enumerate(self.names)
            ),
        )

    def asked(self, field: Number | Choice | Group) -> bool:
        """Whether a field belongs to this way of entering."""
        return field.way in ("", self.way) and (not field.flag or field.flag in self.flags)

    def values(
        self, sections: tuple[Section, ...], prefix: str, owner: str = "", seat: int = 0
    ) -> Iterator[tuple[str, int | str]]:
        """The fields that are asked, with what they hold."""
        for section in sections:
            for field in filter(self.asked, section.fields):
                given = self.fields.get(prefix + field.id, "").strip()
                if isinstance(field, Choice):
                    yield field.id, self.word(field, given, owner, seat)
                else:
                    yield field.id, self.number(field, given, owner)

    def number(self, field: Number, given: str, owner: str) -> int:
        """A number; nothing is what the field begins with."""
        if not given:
            return field.start
        if re.fullmatch(r"[0-9]{1,6}", given) and int(given) <= field.most:
            return int(given)
        self.problems.append(
            line("number", owner=owner, field=field.id, given=given[:20], most=field.most)
        )
        return field.start

    def word(self, field: Choice, given: str, owner: str, seat: int) -> str:
        """A word; nothing is what the field begins with."""
        first = field.values[seat % len(field.values)] if field.turned else field.values[0]
        if given and given not in field.values:
            self.problems.append(line("choice", owner=owner, field=field.id, given=given[:20]))
        return given if given in field.values else first

    def ticked(self, seat: int) -> Iterator[str]:
        """What was ticked, in the order of the page."""
        for group in filter(self.asked, self.pad.groups):
            for thing in group.things:
                if f"{seat}-has-{thing}" in self.fields:
                    yield thing


def read(
    pad: Pad, fields: Mapping[str, str], default_names: list[str]
) -> tuple[Entry, tuple[Line, ...]]:
    """The entry, and why it cannot be added up if it cannot."""
    reader = Reader(pad, fields, default_names)
    entry = reader.entry()
    return entry, tuple(reader.problems) or tuple(pad.problems(entry))


def clean(name: str) -> str:
    """A name in one line."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]
