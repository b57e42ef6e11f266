"""Every sentence a person reads, in every language of the table."""

from __future__ import annotations

from wondertable.text.bundle import (
    Argument,
    MissingArgument,
    TextError,
    UnfitArgument,
    UnknownLanguage,
    UnknownMessage,
    name,
    own_id,
    say,
)
from wondertable.text.choices import choice
from wondertable.text.counted import counted
from wondertable.text.effects import cost_line, effect_lines
from wondertable.text.explain import explain, explain_reason
from wondertable.text.language import LANGUAGES, listed, pick_language
from wondertable.text.log import Sentence, line, story

__all__ = [
    "LANGUAGES",
    "Argument",
    "MissingArgument",
    "Sentence",
    "TextError",
    "UnfitArgument",
    "UnknownLanguage",
    "UnknownMessage",
    "choice",
    "cost_line",
    "counted",
    "effect_lines",
    "explain",
    "explain_reason",
    "line",
    "listed",
    "name",
    "own_id",
    "pick_language",
    "say",
    "story",
]
