"""What can be wrong with figures that are to replace those of Tower of Babel.

SetupError
├── UnknownFigure      a figure that the game does not have, or that is certain
└── BadFigure          a figure of a wrong shape
"""

from __future__ import annotations

from dataclasses import dataclass

from wondertable.core.errors import SetupError
from wondertable.core.phrases import Phrase


@dataclass(eq=False)
class UnknownFigure(SetupError):
    key = "error-unknown-figure"
    sentence = "{game} has no figure “{figure}” to replace; there are: {known}."
    game: str
    figure: str
    known: str


@dataclass(eq=False)
class BadFigure(SetupError):
    key = "error-bad-figure"
    sentence = "The figure {figure} of {game} cannot be replaced like this: {why}."
    game: str
    figure: str
    why: Phrase
