"""The pad of 7 Wonders Duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from wondertable.core.bits import COUNT
from wondertable.games.duel import scoring
from wondertable.games.duel.cards import CARDS, COLORS, TOKENS, WONDERS, Card
from wondertable.games.duel.city import City
from wondertable.games.duel.codes import MILITARY, SCIENCE
from wondertable.games.duel.effects import PointsPer
from wondertable.games.duel.figures import (
    CAPITAL,
    COINS_PER_POINT,
    GUILDS_DEALT,
    MILITARY_POINTS,
    WONDERS_MAX,
)
from wondertable.games.duel.game import GAME
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import (
    MATHEMATICS,
    POINTS,
    POINTS_EACH,
    POINTS_KIND,
    T_POINTS,
    THREE_COINS,
    W_POINTS,
)
from wondertable.web.pad.model import (
    Cell,
    Choice,
    Entry,
    Group,
    Line,
    Number,
    Pad,
    Score,
    Section,
    decided,
    entered,
    line,
)

CARD: Final = {row.id: at for at, row in enumerate(CARDS)}
WONDER: Final = {row.id: at for at, row in enumerate(WONDERS)}
TOKEN: Final = {row.id: at for at, row in enumerate(TOKENS)}
SHEET: Final = ("blue", "green", "yellow", "purple", "wonders", "tokens")
"""The rows that the sheet has as points."""
WONDERS_EACH: Final = 4
ENDINGS: Final = {"military": MILITARY, "science": SCIENCE}
WHAT: Final = {
    "yellow_card": "yellow",
    "brown_or_grey_card": "brown-grey",
    "wonder": "wonders",
    "blue_card": "blue",
    "green_card": "green",
    "three_coins": "three-coins",
    "red_card": "red",
    "own_progress_token": "tokens",
}
"""What is counted, as the messages call it."""


def state_of(entry: Entry) -> Duel:
    """The end of the game that was entered."""
    state = Duel(City(), City())
    for seat, given in enumerate(entry.seats):
        city = state.city(seat)
        city.coins = given.number("coins")
        if entry.by_cards:
            build(city, given.has)
        else:
            city.points = sum(given.number(row) for row in SHEET)
            city.blue = given.number("blue")
    pawn = entry.table.number("pawn")
    state.pawn = pawn if entry.table.values["ahead"] == "0" else -pawn
    ending = str(entry.table.values["ending"])
    if ending in ENDINGS:
        state.end(ENDINGS[ending], entry.table.number("winner"))
    else:
        scoring.civilian(state)
    return state


def build(city: City, things: tuple[str, ...]) -> None:
    """Puts everything into a city that stands there at the end."""
    for thing in things:
        if thing in CARD:
            city.add_card(CARD[thing])
        elif thing in WONDER:
            city.add_wonder(WONDER[thing])
        else:
            city.add_token(TOKEN[thing])
    for place in range(city.drafted):
        city.raise_wonder(place, 0)


def score(entry: Entry) -> Score:
    """What an entry comes to, by the engine."""
    state = state_of(entry)
    columns = [cells(entry, state, seat) for seat in range(2)]
    totals = tuple(int(scoring.score(state, seat)) for seat in range(2))
    outcome = state.outcome()
    assert outcome is not None
    how = outcome.reason
    if how == "civilian":
        how = decided(totals, outcome.ranks, "blue")
    return Score(
        rows={row: (columns[0][row], columns[1][row]) for row in GAME.categories},
        totals=totals,
        ranks=outcome.ranks,
        how=how,
        notes=tuple(notes(entry)),
    )


def cells(entry: Entry, state: Duel, seat: int) -> dict[str, Cell]:
    """The column of a seat."""
    given, city = entry.seats[seat], state.city(seat)
    coins = int(scoring.count(city, THREE_COINS))
    distance = int(ahead(state, seat))
    military = int(scoring.track_points(distance))
    shared = {
        "coins": Cell(coins, (of_coins(int(city.coins), coins),)),
        "military": Cell(
            military, (line("pawn", distance=distance, points=military),) if military else ()
        ),
    }
    if not entry.by_cards:
        return {row: entered(given.number(row)) for row in SHEET} | shared
    points = dict(zip(GAME.categories, scoring.by_category(state, seat), strict=True))
    found = {row: tuple(explained(state, seat, row, given.has)) for row in SHEET}
    return {row: Cell(points[row], found[row]) for row in SHEET} | shared


def of_coins(coins: int, points: int) -> Line:
    """So many coins."""
    return line("coins", coins=coins, per=COINS_PER_POINT, points=points)


def explained(state: Duel, seat: int, row: str, things: tuple[str, ...]) -> Iterator[Line]:
    """Where the points of a row come from."""
    me, other = state.city(seat), state.city(1 - seat)
    for thing in things:
        if thing in CARD and CARDS[CARD[thing]].color == row:
            card = CARD[thing]
            if POINTS_EACH[card]:
                count = int(scoring.most(me, other, POINTS_KIND[card]))
                each = POINTS_EACH[card]
                yield line(
                    "most",
                    name=thing,
                    what=counted(CARDS[card]),
                    count=count,
                    each=each,
                    points=count * each,
                )
            elif POINTS[card]:
                yield line("thing", name=thing, points=POINTS[card])
        elif thing in WONDER and row == "wonders":
            yield line("thing", name=thing, points=W_POINTS[WONDER[thing]])
        elif thing in TOKEN and row == "tokens":
            yield of_token(me, thing)


def counted(row: Card) -> str:
    """What a guild counts."""
    return next(WHAT[effect.kind] for effect in row.effects if isinstance(effect, PointsPer))


def of_token(city: City, token: str) -> Line:
    """The points of a progress token."""
    if TOKEN[token] != MATHEMATICS:
        return line("thing", name=token, points=T_POINTS[TOKEN[token]])
    points = int(scoring.token_points(city))
    count = COUNT[city.tokens]
    return line("own", name=token, what="tokens", count=count, each=points // count, points=points)


def notes(entry: Entry) -> Iterator[Line]:
    """What the box has not so often."""
    has = [given.has for given in entry.seats]
    times = Counter(thing for things in has for thing in things)
    for thing in [*CARD, *WONDER, *TOKEN]:
        if times[thing] > 1:
            yield line("twice", name=thing)
    for seat, things in enumerate(has):
        built = sum(thing in WONDER for thing in things)
        if built > WONDERS_EACH:
            yield line("wonders", owner=entry.names[seat], count=built, most=WONDERS_EACH)
    built = sum(times[thing] for thing in WONDER)
    if built > WONDERS_MAX:
        yield line("all-wonders", count=built, most=WONDERS_MAX)
    guilds = sum(times[row.id] for row in CARDS if row.color == "purple")
    if guilds > GUILDS_DEALT:
        yield line("guilds", count=guilds, most=GUILDS_DEALT)


def tables() -> dict[str, Any]:
    """Everything the engine knows of points, for a page without a server."""
    mathematics = next(
        effect for effect in TOKENS[MATHEMATICS].effects if isinstance(effect, PointsPer)
    )
    return {
        "categories": list(GAME.categories),
        "sheet": list(SHEET),
        "cards": {
            row.id: {
                "color": row.color,
                "points": POINTS[at],
                "each": POINTS_EACH[at],
                "what": counted(row) if POINTS_EACH[at] else "",
            }
            for row, at in zip(CARDS, CARD.values(), strict=True)
        },
        "colors": {
            "brown-grey": ["brown", "grey"],
            **{color: [color] for color in COLORS},
        },
        "wonders": {id: W_POINTS[at] for id, at in WONDER.items()},
        "tokens": {
            id: {"points": T_POINTS[at], "each": mathematics.each if at == MATHEMATICS else 0}
            for id, at in TOKEN.items()
        },
        "coinsPerPoint": COINS_PER_POINT,
        "track": list(MILITARY_POINTS),
        "most": {"wonders": WONDERS_EACH, "allWonders": WONDERS_MAX, "guilds": GUILDS_DEALT},
    }


PAD: Final = Pad(
    game=GAME,
    flags=(),
    table=(
        Section(
            "end",
            (
                Choice("ending", ("points", "military", "science")),
                Choice("winner", ("0", "1"), of_seats=True),
                Choice("ahead", ("0", "1"), of_seats=True),
                Number("pawn", CAPITAL, icon="pawn"),
            ),
        ),
    ),
    seat=(
        Section(
            "points",
            (
                Number("coins", 199, icon="coin"),
                *(Number(row, 199, "sheet") for row in SHEET),
            ),
        ),
    ),
    groups=(
        *(
            Group(color, tuple(row.id for row in CARDS if row.color == color), color)
            for color in ("blue", "green", "yellow", "purple", "red", "brown", "grey")
        ),
        Group("wonders", tuple(WONDER), "wonder"),
        Group("tokens", tuple(TOKEN), "token"),
    ),
    tables=tables,
    score=score,
)
