"""All puzzles: today's, those of a level or theme, and how somebody comes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from wondertable.bots.themes import THEMES
from wondertable.club.puzzles import SETTLED, SOLVED
from wondertable.review.collection import shipped
from wondertable.review.puzzle import Puzzle
from wondertable.store.puzzles import ANY_DAY
from wondertable.web.games import PAGES
from wondertable.web.pages import Visit
from wondertable.web.plans import remembered
from wondertable.web.previews import USUAL, made
from wondertable.web.puzzles.riddle import Riddle
from wondertable.web.puzzles.solve import riddle_of
from wondertable.web.puzzles.wanted import LEVELS, Wanted, games_with_puzzles, of_today, path_of

TOLD: Final = ("done",)
"""What the page tells somebody who was sent here."""
CAME: Final = ("solved", "nearly", "again", "shown")
"""What is counted of what came of puzzles."""


@dataclass(frozen=True)
class Tally:
    """How somebody came along with some of the puzzles."""

    value: str
    """What stands for them in a form."""
    name: str
    href: str
    of: int
    came: Mapping[str, int]

    @property
    def solved(self) -> int:
        """How many are solved."""
        return self.came["solved"]

    @property
    def bars(self) -> list[tuple[str, float, float]]:
        """The parts of a bar of a hundred: what came, from where, how long."""
        found, at = [], 0.0
        for kind in CAME:
            width = 100 * self.came[kind] / self.of
            if width:
                found.append((kind, round(at, 1), round(width, 1)))
            at += width
        return found


@dataclass(frozen=True)
class Dot:
    """A puzzle in the list of all."""

    number: int
    href: str
    found: str
    said: str


@dataclass(frozen=True)
class Part:
    """The puzzles of a game as somebody stands with them."""

    game: str
    today: Riddle
    all: Tally
    levels: tuple[Tally, ...]
    themes: tuple[Tally, ...]
    dots: tuple[Dot, ...]


async def home(visit: Visit) -> Response:
    """The page of all puzzles."""
    told = visit.request.query_params.get("told", "")
    parts = [await part_of(visit, game) for game in games_with_puzzles()]
    return visit.page(
        "puzzles/home.html",
        preview=made(
            visit, visit.say("puzzles-title"), visit.say("puzzles-about"), "/puzzles", USUAL
        ),
        parts=parts,
        streak=await streak_of(visit),
        told=visit.say(f"puzzles-{told}-now") if told in TOLD else "",
        art={part.game: PAGES[part.game].art for part in parts},
        pictures={part.game: PAGES[part.game].picture for part in parts},
    )


async def streak_of(visit: Visit) -> int:
    """On how many days in a row this person solved one."""
    return await visit.site.puzzles.streak(visit.person.id) if visit.known else 0


async def part_of(visit: Visit, game: str) -> Part:
    """The puzzles of a game."""
    found = await visit.site.puzzles.best(visit.person.id, game) if visit.known else {}
    puzzles = shipped(game).puzzles

    def tally(name: str, wanted: Wanted, some: Iterable[Puzzle]) -> Tally:
        came = [found.get(one.id, "") for one in some]
        value = wanted.theme or str(wanted.level)
        href = path_of(game, "next", ANY_DAY, wanted)
        return Tally(
            value,
            name[:1].upper() + name[1:],
            href,
            len(came),
            {kind: came.count(kind) for kind in CAME},
        )

    levels = {level: [one for one in puzzles if one.level == level] for level in LEVELS}
    themes = {theme: [one for one in puzzles if one.theme == theme] for theme in THEMES}
    return Part(
        game=game,
        today=await riddle_of(visit, of_today(visit, game)),
        all=tally(visit.say("puzzles-all"), Wanted(), puzzles),
        levels=tuple(
            tally(visit.say(f"puzzles-level-{level}"), Wanted(level=level), some)
            for level, some in levels.items()
            if some
        ),
        themes=tuple(
            tally(visit.say(f"puzzles-theme-{theme}"), Wanted(theme=theme), some)
            for theme, some in themes.items()
            if some
        ),
        dots=tuple(
            dot(visit, game, number, puzzle, found.get(puzzle.id, ""))
            for number, puzzle in enumerate(puzzles, start=1)
        ),
    )


def dot(visit: Visit, game: str, number: int, puzzle: Puzzle, found: str) -> Dot:
    """A puzzle in the list of all."""
    said = visit.say(f"puzzles-is-{found}") if found in CAME else ""
    return Dot(number, path_of(game, puzzle.id), found if found in CAME else "", said)


# The card on the start page.


@dataclass(frozen=True)
class Card:
    """Today's puzzle in a line."""

    game: str
    level: int
    href: str
    streak: int
    solved: bool


async def card_of(visit: Visit) -> Card | None:
    """Today's puzzle: of the game that was played last or the first one, if it is open still."""
    last = remembered(visit)
    played = last.game if last else ""
    games = sorted(games_with_puzzles(), key=lambda game: game != played)
    riddles = [await riddle_of(visit, of_today(visit, game)) for game in games]
    if not riddles:
        return None
    riddle = next((one for one in riddles if one.row.found not in SETTLED), riddles[0])
    return Card(
        riddle.asked.game,
        riddle.asked.puzzle.level,
        riddle.asked.path if not riddle.settled else "/puzzles",
        await streak_of(visit),
        riddle.row.found == SOLVED,
    )
