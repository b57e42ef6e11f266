"""What is refused about the library.

WondertableError
└── LibraryError
    ├── NotInLibrary    a game that does not stand there
    └── CollectionFull  more games than somebody may collect
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import WondertableError


class LibraryError(WondertableError):
    """Something that cannot be done with the library."""


@dataclass(eq=False)
class NotInLibrary(LibraryError):
    key = "error-not-in-library"
    sentence = "This game does not stand in the library, or not any more."


@dataclass(eq=False)
class CollectionFull(LibraryError):
    key = "error-collection-full"
    sentence = "You have collected {most} games, and may have no more; take one out first."
    most: int
