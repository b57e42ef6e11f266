"""What the things and choices of Tower of Babel are called, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from wondertable.cli.common import Voice
from wondertable.games.babel.actions import Action, Cards
from wondertable.games.babel.state import Babel
from wondertable.text.babel import babel_choice, cards_in_words, traders_of


def name(voice: Voice, thing: str) -> str:
    """The name of a wonder, a type or an action card."""
    return voice.name("babel", thing)


def title(voice: Voice, thing: str) -> Text:
    """The name of a thing, and the word of the notation."""
    return Text(name(voice, thing), "bold").append(f" [{thing}]", "dim")


def cards(voice: Voice, counts: Cards) -> str:
    """Building cards with how many there are of each type."""
    return cards_in_words(voice.language, counts)


def words(voice: Voice, state: Babel, action: Action, names: Sequence[str]) -> str:
    """A choice in a few words."""
    return babel_choice(voice.language, action, names, traders_of(state))
