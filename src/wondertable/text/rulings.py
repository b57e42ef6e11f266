"""How we decide where the rulebooks are silent or disagree: one source for page and document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wondertable.text.bundle import bundle, say
from wondertable.text.figures import figures
from wondertable.text.language import DEFAULT

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    "duel": (
        *("t4", "c4", "c7", "e1", "e3", "m3", "m5-p2", "w1", "w3", "w4-w5", "w6"),
        *("l1", "g1", "g2", "a2", "a3"),
    ),
    "seven": (
        *("payment", "coins", "choice", "same-turn", "last-turn", "babylon", "olympia", "pile"),
        *("order", "free", "open-hands", "committed", "partner", "forced", "per-loss", "debt"),
        *("cache", "kinds", "two-fight", "ties"),
    ),
    "babel": (
        *("a01", "a02-a03", "a04", "a05", "a06-a07", "a08-a09-a10", "a11-a12", "a13", "asking"),
        *("exchange", "a14-a15", "a16-a17", "a18", "a19", "a20", "a21", "a22-a27", "a23"),
        *("a24", "a25", "a26"),
    ),
}
"""The rulings of each game in the order of the page."""

HEADINGS: Final = {
    "duel": "## 7 Wonders Duel\n\nEach line is a test in `tests/rulebook`, under the same letters.",
    "seven": "## 7 Wonders and Cities\n\n"
    "Numbers are those of the lists in `tests/facts` and of the rulebook tests.",
    "babel": "## Tower of Babel\n\n"
    "Numbers are those of `tests/facts/babel.json`; each is quoted by a test in "
    "`tests/rulebook/test_babel_*.py`.\n"
    "Figures that no source confirms: [Tower of Babel](babel.md).",
}
TABLE: Final = "| ruling | we play | because |\n|---|---|---|"
SOURCE: Final = (
    "<!-- Written by `python -m wondertable.text.rulings > docs/rulings.md` out of "
    "`locales/en/rulings-*.ftl`. -->"
)


@dataclass(frozen=True)
class Ruling:
    """A decision of ours, and its reason."""

    id: str
    title: str
    """A word, or the letters under which tests quote it."""
    text: str
    why: str


def rulings(language: str, game: str) -> tuple[Ruling, ...]:
    """All decisions for a game in a language."""
    return tuple(ruling(language, game, one) for one in RULINGS[game])


def ruling(language: str, game: str, one: str) -> Ruling:
    """One decision in a language."""
    message = f"ruling-{game}-{one}"
    numbers = dict(figures(game))
    titled = f"{message}-title" in bundle(language).ids()
    return Ruling(
        id=one,
        title=say(language, f"{message}-title") if titled else letters(one),
        text=say(language, message, **numbers),
        why=say(language, f"{message}-why", **numbers),
    )


def letters(one: str) -> str:
    """The letters of a ruling as people write them: `m5-p2` is M5, P2."""
    return one.upper().replace("-", ", ")


def document() -> Iterator[str]:
    """The lines of `docs/rulings.md`."""
    yield from (SOURCE, "", "# How we decide where the rulebooks are silent or disagree")
    for game in RULINGS:
        yield from ("", *HEADINGS[game].split("\n"), "", TABLE)
        for row in rulings(DEFAULT, game):
            yield f"| {row.title} | {row.text} | {row.why} |"


if __name__ == "__main__":
    import sys

    sys.stdout.write("\n".join(document()) + "\n")
