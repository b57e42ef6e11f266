"""A server with results in it, for tests and for looking at its pages."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from sqlalchemy import insert

from wondertable.club.rating import Strength, counted, rating_after
from wondertable.games import GAMES
from wondertable.store import Database, schema
from wondertable.store.results import ProfileRow, RatingRow, ResultRow
from wondertable.store.upsert import put

OTHERS: Final = ("Béla", "Claire", "Dieter", "Emese")
DAY: Final = 86400.0
BEGAN: Final = 1_700_000_000.0
ENDS: Final = {
    "duel": ("civilian", "military", "scientific", "resigned", "time"),
    "seven": ("points",),
    "babel": ("exhausted", "idle"),
}


def with_results(
    database: Database, person: str, games: int, seed: int = 7, name: str = "Ann", others: int = 4
) -> None:
    """Gives somebody so many results against a few others and against bots, some of them rated."""
    rng, rows = Random(seed), list[ResultRow]()
    known: dict[tuple[str, str, str], RatingRow] = {}
    number = 0
    for at in range(games):
        game = rng.choice(("duel", "duel", "duel", "seven", "babel"))
        seats = 2 if game == "duel" else rng.choice((3, 4))
        made = a_game(rng, f"{seed}-{at:05}", game, seats, person, name, others)
        if rng.random() < 0.4:
            number += 1
            before = {
                one.person: Strength(mine.mean, mine.sigma)
                for one in made
                if one.person and (mine := known.get((one.person, game, one.pace)))
            }
            made = counted([replace(one, rated=True) for one in made], before, number)
            for one in made:
                if one.person:
                    key = one.person, game, one.pace
                    played = known[key].games if key in known else 0
                    known[key] = rating_after(one, played + 1)
        rows += made
    with database.write() as connection:
        connection.execute(insert(schema.results), [vars(row) for row in rows])
        for rating in known.values():
            put(connection, schema.ratings, vars(rating))
        people = {row.person: row.name for row in rows if row.person}
        for who, called in people.items():
            put(connection, schema.profiles, vars(ProfileRow(who, f"h-{who[:12]}", called)))


def a_game(
    rng: Random, table: str, game: str, seats: int, person: str, name: str, others: int
) -> list[ResultRow]:
    """A game of somebody whose fortune rises with time."""
    mine, at = rng.randrange(seats), int(table.rpartition("-")[2])
    skill = 1.0 + min(1.0, at / 400)
    weights = [skill if seat == mine else 1.0 for seat in range(seats)]
    winner = rng.choices(range(seats), weights)[0]
    reason = rng.choice(ENDS[game])
    against_bot = rng.random() < 0.5
    pace = rng.choice(("fast", "none"))
    rows = []
    for seat in range(seats):
        points = [max(0, round(rng.gauss(6, 3))) for _ in GAMES[game].categories]
        nth = (at + seat) % others
        other = OTHERS[nth] if nth < len(OTHERS) else f"P{nth}"
        bot = None if seat == mine or not against_bot else ("citizen", "senator")[seat % 2]
        who = person if seat == mine else None if bot else f"p-{other}"
        rows.append(
            ResultRow(
                *(table, seat, who, name if seat == mine else bot or other, bot, game, {}, seats),
                *(pace, BEGAN + at * DAY / 3, BEGAN + at * DAY / 3 + 1800, reason),
                place=1 if seat == winner else 2,
                share=float(seat == winner),
                points=points,
                total=sum(points),
                spent=rng.uniform(200, 900),
                choices=30,
                away=False,
                apart="",
                rated=False,
            )
        )
    return rows
