"""How I get better: results by game, seats, opponents and kind of victory, points, time, rating."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from wondertable.club.progress import (
    Category,
    Judged,
    Progress,
    Tally,
    categories_of,
    judged_of,
    progress_of,
)
from wondertable.club.rating import Strength
from wondertable.games import GAMES
from wondertable.store.results import Brief, Met, briefs_of, games_of, opponents_of, profile_of
from wondertable.store.reviews import digests_of
from wondertable.web.names import bot_name
from wondertable.web.offered import Choice
from wondertable.web.pages import Visit
from wondertable.web.results.plots import Curve, bars_of, curve_of, decimal
from wondertable.web.results.words import Seen, category_name, duration, game_name, seen

MOST_OPPONENTS: Final = 12
MOST_REVIEWED: Final = 500
"""So many reviews, the latest, are added up."""
MOST_STEPS: Final = 200
"""So many steps of a rating are drawn."""


@dataclass(frozen=True)
class Row:
    """A line of a table: what, how many games, how many of them were won."""

    name: str
    tally: Tally


@dataclass(frozen=True)
class Rated:
    """A rating with its curve."""

    pace: str
    seen: Seen
    games: int
    curve: Curve | None


async def progress(visit: Visit) -> Response:
    """The page."""
    store, person = visit.site.hall.house.store, visit.person.id
    played = await store(games_of, person)
    asked = visit.request.query_params.get("game", "")
    game = asked if asked in played else next(iter(played), "")
    context = await of_game(visit, person, game) if game in GAMES else {"progress": None}
    return visit.page(
        "results/progress.html",
        game=game,
        played=[Choice(one, game_name(visit, one)) for one in played],
        profile=await store(profile_of, person=person),
        tab="progress",
        **context,
    )


async def of_game(visit: Visit, person: str, game: str) -> dict[str, object]:
    """What there is to say about one game."""
    store, language = visit.site.hall.house.store, visit.language
    briefs = await store(briefs_of, person, game)
    found = await asyncio.to_thread(progress_of, briefs)
    met = await store(opponents_of, person, MOST_OPPONENTS, game)
    categories = await compared(visit, game, briefs)
    names = [category_name(visit, game, one.name) for one in categories]
    points = [(at, 100 * part, 0.0) for at, part in found.curve]
    reviewed = await store(digests_of, person, game)
    texts = [(result.ended, digest.text) for result, digest in reversed(reviewed[:MOST_REVIEWED])]
    said = await asyncio.to_thread(judged_of, texts)
    return {
        "judged": said,
        "accuracy": curve_of(
            [(at, exact, 0.0) for at, exact in said.accuracy] if said else [],
            language,
            floor=0,
            top=100,
        ),
        "mistakes": mistakes_of(visit, said) if said else [],
        "progress": found,
        "fair": round(100 * found.fair),
        "by_seats": [
            Row(visit.say("web-plan-players", count=seats), tally)
            for seats, tally in found.seats.items()
        ],
        "by_opponent": [Row(opponent(visit, one), Tally(one.games, one.won)) for one in met],
        "ends": ends_of(visit, found),
        "luck": decimal(100 * said.overall.luck, language) if said else "",
        "bars": bars_of(categories, names, language),
        "points": "" if found.points is None else decimal(found.points, language),
        "thought": "" if not found.seconds else duration(visit, found.seconds),
        "curve": curve_of(points, language, floor=0, top=100, mid=100 * found.fair, unit="\u00a0%"),
        "ratings": [rated(visit, pace, steps) for pace, steps in found.ratings.items()],
    }


async def compared(visit: Visit, game: str, briefs: list[Brief]) -> list[Category]:
    """One's points beside those of everybody, at tables as large as one's own usually are."""
    if not briefs:
        return []
    sizes = [one.seats for one in briefs]
    usual = max(set(sizes), key=sizes.count)
    everybody = await visit.site.results.average(game, usual)
    mine = [one for one in briefs if one.seats == usual]
    return categories_of(GAMES[game].categories, mine, everybody)


def mistakes_of(visit: Visit, said: Judged) -> list[tuple[str, str, str]]:
    """Kinds of mistakes: what they were about, how many a game, what they lost of the chance."""
    games = said.overall.games
    return [
        (
            visit.say("results-theme", theme=theme),
            decimal(kind.count / games, visit.language),
            visit.say("page-hint-chance", percent=decimal(100 * kind.lost / games, visit.language)),
        )
        for theme, kind in said.overall.themes.items()
        if kind.count
    ]


def ends_of(visit: Visit, found: Progress) -> list[tuple[str, int, int]]:
    """How games ended: the kind, how often that was a victory, how often a defeat."""
    kinds = [*found.won_by, *(kind for kind in found.lost_by if kind not in found.won_by)]
    return [
        (
            visit.say("results-how", reason=kind),
            found.won_by.get(kind, 0),
            found.lost_by.get(kind, 0),
        )
        for kind in kinds
    ]


def opponent(visit: Visit, met: Met) -> str:
    """Whom one met."""
    if met.bot is not None:
        return bot_name(visit.language, met.bot)
    return met.name or visit.say("results-nobody")


def rated(visit: Visit, pace: str, steps: tuple[tuple[float, float, float], ...]) -> Rated:
    """A rating and how it came about."""
    strengths = [(at, Strength(mean, sigma)) for at, mean, sigma in steps]
    drawn = [(at, float(one.shown), float(one.margin)) for at, one in strengths[-MOST_STEPS:]]
    return Rated(
        visit.say(f"results-pace-{pace}"),
        seen(strengths[-1][1]),
        len(steps),
        curve_of(drawn, visit.language),
    )
