"""Which puzzles somebody wants, and where they are."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final
from urllib.parse import urlencode

from wondertable.bots.themes import THEMES
from wondertable.club.puzzles import daily
from wondertable.review.collection import by_id, shipped
from wondertable.review.levels import FINDERS
from wondertable.review.puzzle import Puzzle
from wondertable.store.puzzles import ANY_DAY
from wondertable.web.offered import OFFERED
from wondertable.web.pages import Refusal, Visit

LEVELS: Final = tuple(range(1, len(FINDERS) + 1))
LONGEST_DAY: Final = len("2026-11-19")


@dataclass(frozen=True)
class Wanted:
    """A choice of puzzles; what is nothing leaves all of them."""

    level: int = 0
    theme: str = ""

    def has(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle is one of them."""
        return self.level in (0, puzzle.level) and self.theme in ("", puzzle.theme)

    @property
    def fields(self) -> dict[str, str]:
        """What stands for it in an address."""
        given = {"level": str(self.level or ""), "theme": self.theme}
        return {name: value for name, value in given.items() if value}


@dataclass(frozen=True)
class Asked:
    """A puzzle that somebody looks at: by itself or as that of a day, out of a choice."""

    game: str
    puzzle: Puzzle
    day: int = ANY_DAY
    wanted: Wanted = Wanted()

    @property
    def number(self) -> int:
        """Its number in the collection, from 1."""
        return list(by_id(self.game)).index(self.puzzle.id) + 1

    @property
    def path(self) -> str:
        """Where it is."""
        return path_of(self.game, self.puzzle.id, self.day, self.wanted)

    @property
    def next(self) -> str:
        """Where the next one of the choice is."""
        fields = {**self.wanted.fields, "after": self.puzzle.id}
        return f"/puzzles/{self.game}/next?{urlencode(fields)}"


def path_of(game: str, puzzle: str, day: int = ANY_DAY, wanted: Wanted = Wanted()) -> str:
    """The address of a puzzle."""
    when = {} if day == ANY_DAY else {"day": date.fromordinal(day).isoformat()}
    query = urlencode({**when, **wanted.fields})
    return f"/puzzles/{game}/{puzzle}{'?' if query else ''}{query}"


def games_with_puzzles() -> list[str]:
    """The games that have pages and a collection."""
    return [game for game in OFFERED if shipped(game).puzzles]


def game_of(visit: Visit) -> str:
    """The game that the address names."""
    game = str(visit.request.path_params["game"])
    if game not in games_with_puzzles():
        raise Refusal(404, "puzzles-no-game")
    return game


def wanted_of(visit: Visit) -> Wanted:
    """The choice that the address names; what it cannot mean is left out."""
    query = visit.request.query_params
    level, theme = query.get("level", ""), query.get("theme", "")
    return Wanted(
        next((one for one in LEVELS if str(one) == level), 0), theme if theme in THEMES else ""
    )


def asked_of(visit: Visit) -> Asked:
    """The puzzle that the address names; one whose day is over counts as any other one."""
    game = game_of(visit)
    puzzle = by_id(game).get(visit.request.path_params["puzzle"])
    if puzzle is None:
        raise Refusal(404, "puzzles-unknown")
    day = day_of(visit)
    if not visit.site.puzzles.is_open(game, puzzle, day):
        day = ANY_DAY
    return Asked(game, puzzle, day, wanted_of(visit))


def day_of(visit: Visit) -> int:
    """The day that the address names."""
    given = visit.request.query_params.get("day", "")
    if not given:
        return ANY_DAY
    try:
        return date.fromisoformat(given[: LONGEST_DAY + 1]).toordinal()
    except ValueError:
        raise Refusal(404, "puzzles-unknown") from None


def of_today(visit: Visit, game: str) -> Asked:
    """Today's puzzle of a game that has puzzles."""
    today = visit.site.puzzles.today()
    puzzle = daily(game, today)
    assert puzzle is not None
    return Asked(game, puzzle, today)
