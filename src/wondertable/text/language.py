"""The languages of the table: which one a person reads, and how it joins words to a list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from babel.lists import format_list

LANGUAGES: Final = ("en", "hu", "de")
DEFAULT: Final = "en"

_QUALITY: Final = re.compile(r"\s*q\s*=\s*(0(?:\.\d*)?|1(?:\.0*)?)\s*")


def pick_language(accepted: str | None) -> str:
    """The language of ours that fits best to an Accept-Language header or a locale's name.

    >>> pick_language("de-AT,de;q=0.9"), pick_language("hu_HU.UTF-8"), pick_language("fr")
    ('de', 'hu', 'en')
    """
    best, best_quality = DEFAULT, 0.0
    for wish in (accepted or "").split(","):
        tag, _, parameter = wish.partition(";")
        language = re.split(r"[-_.@]", tag.strip().lower())[0]
        quality = _quality(parameter)
        if language in LANGUAGES and quality > best_quality:
            best, best_quality = language, quality
    return best


def listed(language: str, items: Sequence[str], *, choice: bool = False) -> str:
    """Joins items as the language does: "wood and clay", or "wood or clay" for a choice."""
    return format_list(items, "or" if choice else "standard", locale=language)


def _quality(parameter: str) -> float:
    """How much a wish counts; what cannot be read counts nothing."""
    if not parameter.strip():
        return 1.0
    found = _QUALITY.fullmatch(parameter)
    return float(found[1]) if found else 0.0
