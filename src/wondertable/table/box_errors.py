"""What can go wrong with a game from the box beside the rules.

WondertableError
└── TableError
    ├── UnknownBox     no game from the box has this id, or it is somebody else's
    ├── BoxMovedOn     it was changed on another page
    └── UnclearEntry   what was typed may mean several things
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.table.errors import TableError


@dataclass(eq=False)
class UnknownBox(TableError):
    key = "error-unknown-box"
    sentence = "There is no game “{box}” from the box here."
    box: str


@dataclass(eq=False)
class BoxMovedOn(TableError):
    key = "error-box-moved-on"
    sentence = "This game was changed on another page; please look again."


@dataclass(eq=False)
class UnclearEntry(TableError):
    key = "error-unclear-entry"
    sentence = "“{text}” may mean: {known}. Please say which one."
    text: str
    known: str
