"""The help of Tower of Babel: which figures no source confirms, and how to replace them."""

from __future__ import annotations

from wondertable.games.babel.unconfirmed import FIGURES, figures_of
from wondertable.web.games.babel.model import Figure
from wondertable.web.games.babel.sight import Sight


def figures(sight: Sight) -> tuple[Figure, ...]:
    """All figures that no source confirms, as they are in this game."""
    words, used = sight.words, figures_of(sight.view.sheet.text)
    found = []
    for row in FIGURES:
        value = used.values[row.name]
        replaced = value != row.value
        source = (
            words.t("replaced") if replaced else words.say(f"babel-confidence-{row.confidence}")
        )
        found.append(Figure(figure_name(sight, row.name), row.name, shown(sight, value), source))
    return tuple(found)


def figure_name(sight: Sight, name: str) -> str:
    """A figure in words: `row_2` is row 2 of the value table."""
    words = sight.words
    group, _, which = name.partition("_")
    if group == "row":
        return words.t("figure-light") if which == "light" else words.t("figure-row", row=which)
    if group == "bonus":
        return words.t("figure-bonus", count=int(which))
    if group == "two":
        return words.t("figure-two", number=which)
    if group == "discs":
        return words.t("figure-discs", card=words.name(which))
    if group == "copies":
        return words.t("figure-copies", card=words.name(which))
    return words.t("figure-disc-bonus", card=words.name("disc_bonus"))


def shown(sight: Sight, value: tuple[int | str, ...]) -> str:
    """A value, with the names of types."""
    parts = [sight.words.name(part) if isinstance(part, str) else str(part) for part in value]
    return " / ".join(parts)
