"""Leaderboards: people by the lower end of their ratings, with the computer levels among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from wondertable.club.outcome import PACES
from wondertable.club.rating import LISTED, Strength, anchors
from wondertable.store.results import leaders, profile_of, ratings_of
from wondertable.web.names import bot_name
from wondertable.web.offered import OFFERED, Choice
from wondertable.web.pages import Visit, whole
from wondertable.web.results.words import Seen, game_name, seen

PAGE: Final = 50
"""So many people stand on a page."""


@dataclass(frozen=True)
class Leader:
    """Somebody on the board, or a computer level between two of them."""

    place: int
    """0 for computers, which take no place."""
    name: str
    handle: str
    seen: Seen
    games: int
    low: float
    mine: bool = False


async def board(visit: Visit) -> Response:
    """The page of a game at a pace."""
    store, asked = visit.site.hall.house.store, visit.request.query_params
    games = [game for game in OFFERED if game in anchors()]
    game = asked.get("game", "") if asked.get("game", "") in games else games[0]
    pace = asked.get("pace", "") if asked.get("pace", "") in PACES else PACES[0]
    after = await place_of(visit, asked.get("after", ""))
    passed = max(0, whole(asked.get("from", "")) or 0) if after else 0
    profile = await store(profile_of, person=visit.person.id) if visit.known else None
    found = await store(leaders, game, pace, PAGE + 1, after)
    shown = [
        Leader(
            passed + at,
            name or visit.say("results-nobody"),
            handle,
            seen(Strength(row.mean, row.sigma)),
            row.games,
            row.low or 0.0,
            profile is not None and row.person == profile.person,
        )
        for at, (row, name, handle) in enumerate(found[:PAGE], start=1)
    ]
    more = len(found) > PAGE
    levels = levels_between(
        visit, game, after[0] if after else None, shown[-1].low if more else None
    )
    mine = [
        (seen(Strength(row.mean, row.sigma)), row.games)
        for row in (await store(ratings_of, [visit.person.id]) if visit.known else [])
        if (row.game, row.pace) == (game, pace)
    ]
    return visit.page(
        "results/leaders.html",
        game=game,
        pace=pace,
        games=[Choice(one, game_name(visit, one)) for one in games],
        paces=[Choice(one, visit.say(f"results-pace-{one}")) for one in PACES],
        rows=sorted([*shown, *levels], key=lambda one: -one.low),
        people=bool(shown),
        following=f"/ratings?game={game}&pace={pace}&from={passed + PAGE}"
        f"&after={shown[-1].low!r}~{shown[-1].handle}"
        if more
        else "",
        first=bool(after),
        mine=mine[0] if mine else None,
        needed=LISTED,
        profile=profile,
        tab="ratings",
    )


async def place_of(visit: Visit, text: str) -> tuple[float, str] | None:
    """A place on the board, as an address has it: how low, and whose handle."""
    low, _, handle = text[:80].partition("~")
    try:
        place = float(low)
    except ValueError:
        return None
    found = await visit.site.hall.house.store(profile_of, handle=handle)
    return None if found is None else (place, found.person)


def levels_between(
    visit: Visit, game: str, highest: float | None, lowest: float | None
) -> list[Leader]:
    """The computer levels that stand on this part of the board."""
    return [
        Leader(0, bot_name(visit.language, bot), "", seen(strength), 0, strength.low)
        for bot, strength in anchors()[game].items()
        if (highest is None or strength.low < highest)
        and (lowest is None or strength.low >= lowest)
    ]
