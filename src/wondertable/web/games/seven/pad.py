"""The pad of 7 Wonders, with Cities and teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from wondertable.games.seven import scoring
from wondertable.games.seven.cards import BOARDS, SYMBOLS
from wondertable.games.seven.city import City
from wondertable.games.seven.codes import OVER
from wondertable.games.seven.figures import (
    COINS_PER_POINT,
    DEFEAT,
    EXTRA_GUILDS,
    SET_OF_SYMBOLS,
    TEAM,
    TEAM_SEATS,
    VICTORIES,
)
from wondertable.games.seven.game import GAME
from wondertable.games.seven.science import science
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import (
    BLACK_SHIFT,
    BLUE_SHIFT,
    MASK_SHIFT,
    NUMBER,
    POINTS_COMPLETE,
    POINTS_EACH,
    POINTS_STAGE,
    POINTS_TOKEN,
    POINTS_TOKEN_AGE,
    S_PRINTED,
    STAGE_COUNT,
    WILD_SHIFT,
)
from wondertable.web.games.seven.end import best_masks, best_wild, counts_of
from wondertable.web.games.seven.pad_tables import (
    BOARD,
    COLOR_ORDER,
    MOST_MASKS,
    MOST_SYMBOLS,
    MOST_WILD,
    SCORED,
    copies_of,
    printed_points,
    tables,
    what_of,
    where_of,
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
    Seat,
    Section,
    decided,
    entered,
    line,
)
from wondertable.web.pad.words import Words

SIDES: Final = ("day", "night")
SHEET: Final = ("wonder", "blue", "yellow", "purple", "black")
"""The rows that the sheet has as points."""
EXTRA: Final = ("leaders", "armada")
"""Other expansions whose points the pad of Cities has room for; of them it knows no more."""


def state_of(entry: Entry) -> Seven:
    """The end of the game that was entered."""
    state = Seven([City() for _ in entry.seats])
    state.with_cities = 1 if "cities" in entry.flags else 0
    state.teams = 1 if teams(entry) else 0
    state.question = OVER
    for city, given in zip(state.cities, entry.seats, strict=True):
        city.coins, city.debt = given.number("coins"), given.number("debt")
        city.tokens = given.number("defeats")
        for age in (1, 2, 3):
            city.tokens += given.number(f"victories_{age}") << (8 * age)
        if entry.by_cards:
            build(city, given)
        else:
            write(city, given)
        city.printed += extra_points(given)
    return state


def extra_points(given: Seat) -> int:
    """The points of other expansions. They lie with those of the wonder, as ranks need them."""
    return sum(given.number(row) for row in EXTRA)


def build(city: City, given: Seat) -> None:
    """Puts everything into a city that stands there at the end."""
    city.settle(BOARD[str(given.values["board"])])
    city.side = SIDES.index(str(given.values["side"]))
    for _ in range(min(given.number("stages"), int(city.stages_left()))):
        city.add_stage()
    for thing in given.has:
        city.add_card(NUMBER[thing])


def write(city: City, given: Seat) -> None:
    """Gives a city the symbols and the points of a sheet.

    A city keeps no points of yellow cards and guilds, which follow from its cards; as points are
    all that a sheet has of them, they lie with those of the wonder.
    """
    for at, symbol in enumerate(SYMBOLS):
        city.symbols += given.number(symbol) << (8 * at)
    city.symbols += given.number("wild") << WILD_SHIFT
    city.symbols += given.number("masks") << MASK_SHIFT
    city.printed = sum(given.number(row) for row in ("wonder", "yellow", "purple"))
    city.printed += given.number("blue") << BLUE_SHIFT
    city.printed += given.number("black") << BLACK_SHIFT


def teams(entry: Entry) -> bool:
    """Whether partners win together."""
    return "teams" in entry.flags and len(entry.seats) in TEAM_SEATS


def score(entry: Entry) -> Score:
    """What an entry comes to, by the engine."""
    state = state_of(entry)
    columns = [cells(entry, state, seat) for seat in range(state.seats)]
    totals = [int(scoring.score(state, seat)) for seat in range(state.seats)]
    outcome = state.outcome()
    assert outcome is not None
    sides = totals
    together: tuple[int, ...] = ()
    ranks = list(outcome.ranks)
    if state.teams:
        sides = [sum(totals[at : at + TEAM]) for at in range(0, state.seats, TEAM)]
        together, ranks = tuple(sides), ranks[::TEAM]
    rows = [row for row in GAME.categories if row != "black" or state.with_cities]
    rows += [row for row in EXTRA if row in entry.flags]
    return Score(
        rows={row: tuple(column[row] for column in columns) for row in rows},
        totals=tuple(totals),
        ranks=outcome.ranks,
        how=decided(sides, ranks, "coins"),
        teams=together,
        notes=tuple(notes(entry)),
    )


def cells(entry: Entry, state: Seven, seat: int) -> dict[str, Cell]:
    """The column of a seat."""
    given, me = entry.seats[seat], state.cities[seat]
    left, right = state.cities[state.left(seat)], state.cities[state.right(seat)]
    shared = {
        "treasury": Cell(int(scoring.treasury(me)), tuple(of_treasury(me))),
        "conflicts": Cell(int(scoring.conflict_points(me)), tuple(of_conflicts(me))),
        "green": Cell(int(science(me, left, right)), tuple(of_science(me, left, right))),
        **{row: entered(given.number(row)) for row in EXTRA},
    }
    if not entry.by_cards:
        return {row: entered(given.number(row)) for row in SHEET} | shared
    points = dict(zip(GAME.categories, scoring.by_category(state, seat), strict=True))
    points["wonder"] -= extra_points(given)
    found = {"wonder": tuple(of_stages(me))}
    for row in ("blue", "yellow", "purple", "black"):
        cards = [thing for thing in given.has if SCORED[thing] == row]
        found[row] = tuple(one for thing in cards for one in of_card(thing, me, left, right))
    return {row: Cell(points[row], found[row]) for row in SHEET} | shared


def of_treasury(me: City) -> Iterator[Line]:
    """Coins and debt."""
    coins = int(me.coins)
    yield line("coins", coins=coins, per=COINS_PER_POINT, points=coins // COINS_PER_POINT)
    if me.debt:
        yield line("debt", points=-int(me.debt))


def of_conflicts(me: City) -> Iterator[Line]:
    """Victory and defeat tokens."""
    for age, each in enumerate(VICTORIES, start=1):
        count = int(me.victories(age))
        if count:
            yield line("victories", age=str(age), count=count, each=each, points=count * each)
    defeats = int(me.defeats())
    if defeats:
        yield line("defeats", count=defeats, each=DEFEAT, points=DEFEAT * defeats)


def of_stages(me: City) -> Iterator[Line]:
    """The points of stages that are built."""
    for stage in range(me.stages):
        points = S_PRINTED[me.board * 8 + me.side * 4 + stage]
        if points:
            yield line("stage", number=stage + 1, points=points)


def of_card(thing: str, me: City, left: City, right: City) -> Iterator[Line]:
    """The points of a card, if it has any, and of what it counts."""
    card = NUMBER[thing]
    if not (POINTS_EACH[card] or POINTS_STAGE[card] or POINTS_TOKEN[card] or POINTS_COMPLETE[card]):
        if printed_points(card):
            yield line("thing", name=thing, points=printed_points(card))
        return
    points = int(scoring.counted_points(me, left, right, card))
    if POINTS_COMPLETE[card]:
        yield line("complete" if points else "incomplete", name=thing, points=points)
        return
    each = POINTS_EACH[card] + POINTS_STAGE[card] + POINTS_TOKEN[card]
    what, where = what_of(card), where_of(card)
    if POINTS_TOKEN[card]:
        age = POINTS_TOKEN_AGE[card]
        what, where = f"victories-{age}" if age else "victories", "own"
    yield line(where, name=thing, what=what, count=points // each, each=each, points=points)


def of_science(me: City, left: City, right: City) -> Iterator[Line]:
    """Squares and sets, and what masks and wild symbols are used for."""
    symbols = int(me.symbols)
    own = counts_of(symbols)
    wild, masks = symbols >> WILD_SHIFT & 255, symbols >> MASK_SHIFT
    around = [counts_of(int(city.symbols)) for city in (left, right)]
    copied = best_masks(own, tuple(map(sum, zip(*around, strict=True))), masks, wild)
    with_masks = tuple(map(sum, zip(own, copied, strict=True)))
    chosen = best_wild(with_masks, wild)
    final = tuple(map(sum, zip(with_masks, chosen, strict=True)))
    for key, used in (("masks", copied), ("wild", chosen)):
        if any(used):
            yield line(
                key, symbols=[s for s, n in zip(SYMBOLS, used, strict=True) for _ in range(n)]
            )
    for symbol, count in zip(SYMBOLS, final, strict=True):
        if count:
            yield line("symbol", symbol=symbol, count=count, points=count * count)
    if min(final):
        sets = min(final)
        yield line("sets", count=sets, each=SET_OF_SYMBOLS, points=SET_OF_SYMBOLS * sets)


def notes(entry: Entry) -> Iterator[Line]:
    """What the box has not so often, and what does not fit together."""
    players = len(entry.seats)
    if "teams" in entry.flags and not teams(entry):
        yield line("teams")
    if not entry.by_cards:
        return
    boards = Counter(str(given.values["board"]) for given in entry.seats)
    for board in BOARD:
        if boards[board] > 1:
            yield line("twice", name=board)
    for seat, given in enumerate(entry.seats):
        board, side = str(given.values["board"]), SIDES.index(str(given.values["side"]))
        most = STAGE_COUNT[2 * BOARD[board] + side]
        if given.number("stages") > most:
            yield line("stages", owner=entry.names[seat], name=board, most=most)
    times = Counter(thing for given in entry.seats for thing in given.has)
    for thing in NUMBER:
        most = copies_of(thing, players)
        if times[thing] > most:
            yield line("copies", name=thing, count=times[thing], most=most)
    guilds = sum(times[thing] for thing, color in SCORED.items() if color == "purple")
    if guilds > players + EXTRA_GUILDS:
        yield line("guilds", count=guilds, most=players + EXTRA_GUILDS)


class SevenWords(Words):
    """Boards with two sides, symbols, ages."""

    def value(self, field: Choice, value: str) -> str:
        """A value to choose."""
        if field.id == "board":
            return self.name(value)
        if field.id == "side":
            return self.say(f"seven-side-{value}")
        return super().value(field, value)

    def things(self) -> list[str]:
        """Cards and boards."""
        return super().things() + [row.id for row in BOARDS]

    def spoken_of(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Lines speak of symbols and ages as well."""
        yield from super().spoken_of()
        yield "symbol", {symbol: self.say(f"seven-symbol-{symbol}") for symbol in SYMBOLS}
        yield "age", {age: self.say(f"age-{age}") for age in "123"}


PAD: Final = Pad(
    game=GAME,
    flags=("cities", "teams", *EXTRA),
    table=(),
    seat=(
        Section(
            "wonder",
            (
                Choice("board", tuple(row.id for row in BOARDS), "cards", turned=True),
                Choice("side", SIDES, "cards"),
                Number("stages", 4, "cards", icon="wonder"),
            ),
        ),
        Section(
            "treasury",
            (
                Number("coins", 199, icon="coin"),
                Number("debt", 99, flag="cities", icon="debt"),
            ),
        ),
        Section(
            "conflicts",
            (
                *(Number(f"victories_{age}", 20, icon="shield") for age in (1, 2, 3)),
                Number("defeats", 40, icon="loss"),
            ),
        ),
        Section(
            "points",
            tuple(Number(row, 199, "sheet", "cities" if row == "black" else "") for row in SHEET),
        ),
        Section(
            "science",
            (
                *(
                    Number(symbol, MOST_SYMBOLS[symbol], "sheet", icon=f"sci-{symbol}")
                    for symbol in SYMBOLS
                ),
                Number("wild", MOST_WILD, "sheet", icon="choice"),
                Number("masks", MOST_MASKS, "sheet", "cities", icon="mask"),
            ),
        ),
        Section("others", tuple(Number(row, 199, flag=row) for row in EXTRA)),
    ),
    extra=EXTRA,
    words=SevenWords,
    groups=tuple(
        Group(
            color,
            tuple(thing for thing, its in SCORED.items() if its == color),
            color,
            flag="cities" if color == "black" else "",
        )
        for color in COLOR_ORDER
    ),
    tables=tables,
    score=score,
)
