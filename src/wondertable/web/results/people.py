"""What others see of somebody: the name, ratings, and games if they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from wondertable.club.rating import Strength
from wondertable.store.results import (
    Wanted,
    briefs_of,
    games_of,
    others_at,
    profile_of,
    ratings_of,
    results_of,
    show,
)
from wondertable.web.pages import Refusal, Visit
from wondertable.web.results.plots import Curve
from wondertable.web.results.progress import rated
from wondertable.web.results.words import Line, Seen, game_name, line_of, seen

MOST_GAMES: Final = 20


@dataclass(frozen=True)
class Shown:
    """A rating that others see."""

    game: str
    pace: str
    seen: Seen
    games: int
    curve: Curve | None


async def person(visit: Visit) -> Response:
    """The page of somebody."""
    store = visit.site.hall.house.store
    profile = await store(profile_of, handle=visit.request.path_params["person"])
    if profile is None:
        raise Refusal(404, "results-unknown-person")
    mine = profile.person == visit.person.id
    lines, ratings = list[Line](), list[Shown]()
    if profile.ratings or mine:
        ratings = await ratings_shown(visit, profile.person)
    if profile.games or mine:
        rows = await store(results_of, profile.person, Wanted(), MOST_GAMES)
        others = await store(others_at, [row.table_id for row in rows])
        lines = [line_of(visit, row, others[row.table_id], is_open=False) for row in rows]
    played = await store(games_of, profile.person) if profile.games or mine else {}
    return visit.page(
        "results/person.html",
        profile=profile,
        mine=mine,
        may_challenge=not mine and await may_challenge(visit, profile.person),
        ratings=ratings,
        lines=lines,
        played=[(game_name(visit, game), count) for game, count in played.items()],
        tab="person" if mine else "",
    )


async def may_challenge(visit: Visit, person: str) -> bool:
    """Whether who looks may challenge somebody."""
    friends = visit.site.meeting.friends
    return visit.known is not None and await friends.may_challenge(visit.person.id, person)


async def change(visit: Visit) -> Response:
    """Changes what others may see of oneself."""
    form = await visit.form()
    store = visit.site.hall.house.store
    profile = await store(profile_of, person=visit.person.id)
    if profile is None:
        raise Refusal(409, "results-nothing-yet")
    await store(show, visit.person.id, ratings=form.ticked("ratings"), games=form.ticked("games"))
    return visit.go(f"/p/{profile.handle}")


async def ratings_shown(visit: Visit, person: str) -> list[Shown]:
    """The ratings of somebody, each with its curve."""
    store, found = visit.site.hall.house.store, []
    rows = await store(ratings_of, [person])
    steps = {game: await store(briefs_of, person, game) for game in {row.game for row in rows}}
    for row in rows:
        mine = tuple(
            (one.ended, one.mean, one.sigma)
            for one in steps[row.game]
            if one.pace == row.pace and one.mean is not None and one.sigma is not None
        )
        drawn = rated(visit, row.pace, mine).curve if mine else None
        name = game_name(visit, row.game)
        pace = visit.say(f"results-pace-{row.pace}")
        found.append(Shown(name, pace, seen(Strength(row.mean, row.sigma)), row.games, drawn))
    return found
