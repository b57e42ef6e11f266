"""The pad of Tower of Babel."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from wondertable.games.babel import scoring
from wondertable.games.babel.builder import KIND_BITS, Builder
from wondertable.games.babel.cards import TYPE_IDS, WONDER_IDS
from wondertable.games.babel.codes import DISC_BONUS, FIVE_POINTS, NO_DISC, NO_TYPE, OVER
from wondertable.games.babel.figures import DISCS, END_POINTS, LIGHT_ROW, OTHERS, ROWS
from wondertable.games.babel.game import GAME
from wondertable.games.babel.packed import count, some
from wondertable.games.babel.sheet import Sheet
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import USUAL, replaced, sheet_of
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
from wondertable.web.pad.words import Words

MOST_PIECES: Final = 30
MOST_POINTS: Final = 99
TWO: Final = tuple(f"two_{at + 1}" for at in range(len(USUAL.two_coloured())))
PAIRS: Final = tuple(f"row_{row}" for row in (*range(2, ROWS + 1), "light"))
SINGLES: Final = (*(f"bonus_{discs}" for discs in (3, 5, 6, 7)), "disc_bonus_points")

FIGURE: Final = re.compile(r"row_(?P<row>\w+)_(?P<place>first|second)|bonus_(?P<discs>[0-9])")
TYPED: Final = ("type", "first", "second")
"""What a line calls types."""


def sheet(entry: Entry) -> Sheet:
    """The printed numbers, as those who have the box correct them."""
    number = entry.table.number
    pairs = {name: [number(f"{name}_first"), number(f"{name}_second")] for name in PAIRS}
    return sheet_of(replaced(pairs | {name: number(name) for name in SINGLES}).text)


def state_of(entry: Entry) -> Babel:
    """The end of the game that was entered."""
    state = Babel(sheet(entry), [Builder() for _ in entry.seats])
    state.question = OVER
    lay_discs(state, entry)
    for builder, given in zip(state.builders, entry.seats, strict=True):
        builder.refused = given.number("refused")
        builder.wonders = given.number("wonders")
        builder.actions = given.number("disc_bonus") << (KIND_BITS * DISC_BONUS)
        builder.actions += given.number("five_points") << (KIND_BITS * FIVE_POINTS)
        for wonder, name in enumerate(WONDER_IDS):
            builder.put(wonder, given.number(f"pieces_{name}"))
    return state


def lay_discs(state: Babel, entry: Entry) -> None:
    """Gives everybody their discs; the spaces that they lay on do not matter any more."""
    board = bytearray([NO_DISC] * DISCS)
    space = 0
    for builder, given in zip(state.builders, entry.seats, strict=True):
        kinds = [plain_kind(state.sheet, at) for at, n in own_discs(given.values) for _ in range(n)]
        kinds += [int(state.sheet.plain_kinds) + TWO.index(thing) for thing in given.has]
        for kind in kinds:
            board[space] = kind
            builder.taken |= 1 << space
            space += 1
    state.board = bytes(board)


def own_discs(values: dict[str, int | str]) -> list[tuple[int, int]]:
    """How many discs of one colour somebody has, by type."""
    return [(at, int(values.get(f"discs_{name}", 0))) for at, name in enumerate(TYPE_IDS)]


def plain_kind(printed: Sheet, disc_type: int) -> int:
    """Some kind of disc that has one type."""
    return printed.types.index(disc_type)


def problems(entry: Entry) -> list[Line]:
    """More discs of a type, or of all, than the box has."""
    plain = plain_discs(two_coloured="two_coloured" in entry.flags)
    found = []
    for at, name in enumerate(TYPE_IDS):
        together = sum(own_discs(given.values)[at][1] for given in entry.seats)
        if together > plain[at]:
            found.append(line("discs", type=name, count=together, most=plain[at]))
    times = Counter(thing for given in entry.seats for thing in given.has)
    found += [line("twice", name=thing) for thing in TWO if times[thing] > 1]
    return found


def plain_discs(*, two_coloured: bool) -> list[int]:
    """How many discs of one colour there are, by type."""
    printed = USUAL.sheet()
    discs = printed.discs(1 if two_coloured else 0)
    return [
        sum(
            discs[kind]
            for kind in range(printed.plain_kinds)
            if printed.types[kind] == at and printed.second_types[kind] == NO_TYPE
        )
        for at in range(len(TYPE_IDS))
    ]


def score(entry: Entry) -> Score:
    """What an entry comes to, by the engine."""
    state = state_of(entry)
    finished = finish(state, entry)
    columns = []
    for seat, given in enumerate(entry.seats):
        points = dict(zip(GAME.categories, scoring.by_category(state, seat), strict=True))
        lines = {
            "unfinished": tuple(of_unfinished(state, seat)),
            "discs": tuple(of_discs(state, seat)),
            "cards": tuple(of_cards(state, seat)),
        }
        column = {row: Cell(points[row], found) for row, found in lines.items()}
        column["refused"] = entered(given.number("refused"))
        column["wonders"] = (
            Cell(points["wonders"], tuple(finished[seat]))
            if entry.by_cards
            else entered(given.number("wonders"))
        )
        columns.append(column)
    totals = tuple(int(scoring.score(state, seat)) for seat in range(state.seats))
    outcome = state.outcome()
    assert outcome is not None
    return Score(
        rows={row: tuple(column[row] for column in columns) for row in GAME.categories},
        totals=totals,
        ranks=outcome.ranks,
        how=decided(totals, outcome.ranks, "shared"),
        notes=tuple(notes(entry)),
    )


def finish(state: Babel, entry: Entry) -> list[list[Line]]:
    """Scores the finished wonders and gives their pieces back; says who got what for which."""
    told: list[list[Line]] = [[] for _ in entry.seats]
    for wonder, name in enumerate(WONDER_IDS):
        row = entry.table.number(f"built_{name}")
        if not row:
            continue
        points = [int(scoring.award(state, wonder, row - 1, seat)) for seat in range(state.seats)]
        for seat in range(state.seats):
            if points[seat]:
                told[seat].append(award_line("built", state, wonder, seat, points[seat], row))
        for seat, builder in enumerate(state.builders):
            builder.wonders += points[seat]
            builder.clear(wonder)
    return told


def award_line(kind: str, state: Babel, wonder: int, seat: int, points: int, row: int = 0) -> Line:
    """The points of a seat for a wonder, and its place among those who built there."""
    pieces = {at: int(builder.units_on(wonder)) for at, builder in enumerate(state.builders)}
    numbers: dict[str, Any] = {"row": row} if row else {}
    return line(
        f"{kind}-{scoring.place_word(pieces, seat)}",
        name=WONDER_IDS[wonder],
        pieces=pieces[seat],
        points=points,
        **numbers,
    )


def of_unfinished(state: Babel, seat: int) -> Iterator[Line]:
    """Wonders that still have pieces, by the light row."""
    for wonder in range(len(WONDER_IDS)):
        points = int(scoring.award(state, wonder, LIGHT_ROW, seat))
        if points:
            yield award_line("open", state, wonder, seat, points)


def of_discs(state: Babel, seat: int) -> Iterator[Line]:
    """Two-coloured discs as they count best, then every type."""
    printed, taken = state.sheet, state.builders[seat].taken
    kinds = [state.board[space] for space in range(DISCS) if taken >> space & 1]
    double = [kind for kind in kinds if printed.second_types[kind] != NO_TYPE]
    plain = sum(some(printed.types[kind], 1) for kind in kinds if kind not in double)
    ways = [scoring.assigned(state, plain, double, way) for way in range(1 << len(double))]
    points = [int(scoring.bonus_of(state, counts)) for counts in ways]
    way = points.index(max(points))
    for at, kind in enumerate(double):
        types = (printed.types[kind], printed.second_types[kind])
        yield line(
            "two",
            first=TYPE_IDS[types[0]],
            second=TYPE_IDS[types[1]],
            type=TYPE_IDS[types[way >> at & 1]],
        )
    for at, name in enumerate(TYPE_IDS):
        found = int(count(ways[way], at))
        if found:
            yield line("discs", type=name, count=found, points=printed.bonus[found])


def of_cards(state: Babel, seat: int) -> Iterator[Line]:
    """Action cards that score."""
    builder = state.builders[seat]
    fives = builder.actions >> (KIND_BITS * FIVE_POINTS) & 15
    bonus = builder.actions >> (KIND_BITS * DISC_BONUS) & 15
    if fives:
        yield line(
            "five", name="five_points", count=fives, each=END_POINTS, points=fives * END_POINTS
        )
    if bonus:
        discs, each = int(scoring.discs_taken(builder)), int(state.sheet.disc_points)
        yield line(
            "bonus",
            name="disc_bonus",
            count=bonus,
            discs=discs,
            each=each,
            points=bonus * discs * each,
        )


def notes(entry: Entry) -> Iterator[Line]:
    """Two wonders cannot be finished at one time."""
    rows = Counter(entry.table.number(f"built_{name}") for name in WONDER_IDS)
    for row in range(1, ROWS + 1):
        if rows[row] > 1:
            yield line("rows", row=row)


def tables() -> dict[str, Any]:
    """Everything the engine knows of points, for a page without a server."""
    return {
        "categories": list(GAME.categories),
        "wonders": list(WONDER_IDS),
        "types": list(TYPE_IDS),
        "firstRow": list(USUAL.rows()[0]),
        "pairs": list(PAIRS),
        "others": OTHERS,
        "bonus": list(USUAL.bonus()),
        "rowCount": ROWS,
        "endPoints": END_POINTS,
        "two": {
            name: [TYPE_IDS[first], TYPE_IDS[second]]
            for name, (first, _, second, _) in zip(TWO, USUAL.two_coloured(), strict=True)
        },
        "plain": {"off": plain_discs(two_coloured=False), "on": plain_discs(two_coloured=True)},
    }


def figures() -> Iterator[Number]:
    """The numbers that no source confirms, to be corrected by those who have the box."""
    for name in PAIRS:
        first, second = USUAL.numbers(name)
        yield Number(f"{name}_first", MOST_POINTS, start=first)
        yield Number(f"{name}_second", MOST_POINTS, start=second)
    for name in SINGLES:
        yield Number(name, MOST_POINTS, start=USUAL.numbers(name)[0])


class BabelWords(Words):
    """Discs of two types, wonders in the order in which they were built, printed figures."""

    def name(self, thing: str) -> str:
        """The name of a wonder, a card, a type or a two-coloured disc."""
        if thing in TWO:
            return " / ".join(super(BabelWords, self).name(one) for one in tables()["two"][thing])
        return super().name(thing)

    def label(self, field: Number | Choice) -> str:
        """What stands beside a field; figures have a message for each sort."""
        found = FIGURE.fullmatch(field.id)
        if found is None:
            return super().label(field)
        if found["discs"]:
            return self.say("pad-babel-bonus", discs=found["discs"])
        which = "light" if found["row"] == "light" else "row"
        return self.say(f"pad-babel-{which}-{found['place']}", row=found["row"])

    def value(self, field: Choice, value: str) -> str:
        """A value to choose."""
        if not field.id.startswith("built_"):
            return super().value(field, value)
        if value == "0":
            return self.say("pad-babel-not-built")
        return self.say("pad-babel-built", row=value)

    def spoken_of(self) -> Iterator[tuple[str, dict[str, str]]]:
        """Lines speak of types as well."""
        yield from super().spoken_of()
        for name in TYPED:
            yield name, {one: self.name(one) for one in TYPE_IDS}


PAD: Final = Pad(
    game=GAME,
    flags=("two_coloured",),
    table=(
        Section(
            "built",
            tuple(
                Choice(f"built_{name}", tuple(map(str, range(ROWS + 1))), "cards", thing=name)
                for name in WONDER_IDS
            ),
        ),
        Section("figures", tuple(figures()), folded=True, about="pad-babel-figures-about"),
    ),
    seat=(
        Section(
            "points",
            (Number("refused", 499), Number("wonders", 499, "sheet")),
        ),
        Section(
            "pieces",
            tuple(Number(f"pieces_{name}", MOST_PIECES, thing=name) for name in WONDER_IDS),
            about="pad-babel-pieces-about",
        ),
        Section("discs", tuple(Number(f"discs_{name}", 6, thing=name) for name in TYPE_IDS)),
        Section(
            "cards",
            (
                Number("five_points", 9, thing="five_points"),
                Number("disc_bonus", 9, thing="disc_bonus"),
            ),
        ),
    ),
    groups=(Group("two", TWO, "wonder", way="", flag="two_coloured"),),
    tables=tables,
    score=score,
    problems=problems,
    words=BabelWords,
)
