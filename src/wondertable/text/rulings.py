"""How we decide where the rulebooks are silent or disagree: one source for page and document."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wondertable.games import GAMES
from wondertable.text.bundle import bundle, say
from wondertable.text.figures import figures
from wondertable.text.game_text import text_of
from wondertable.text.language import DEFAULT

RULINGS: Final[dict[str, tuple[str, ...]]] = {
    game: text_of(game).rulings for game in GAMES if text_of(game).rulings
}
"""The rulings of each game in the order of the page."""

TABLE: Final = "| ruling | we play | because |\n|---|---|---|"
SOURCE: Final = (
    "<!-- Written by `python -m wondertable.text.rulings > docs/rulings.md` out of "
    "`locales/en/*-rulings.ftl`. -->"
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
    return tuple(ruling(language, game, one) for one in text_of(game).rulings)


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
        yield from ("", *text_of(game).rulings_heading.split("\n"), "", TABLE)
        for row in rulings(DEFAULT, game):
            yield f"| {row.title} | {row.text} | {row.why} |"


if __name__ == "__main__":
    import sys

    sys.stdout.write("\n".join(document()) + "\n")
