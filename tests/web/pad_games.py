"""Random games that are over, as somebody at the table would enter them into the pad."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle

from wondertable.core.bits import numbers
from wondertable.core.rng import Rng
from wondertable.core.state import Journal, State
from wondertable.games import GAMES
from wondertable.games.babel.builder import KIND, KIND_BITS
from wondertable.games.babel.cards import TYPE_IDS, WONDER_IDS
from wondertable.games.babel.codes import DISC_BONUS, FIVE_POINTS, NO_TYPE
from wondertable.games.babel.events import Finished, PutPieces
from wondertable.games.babel.figures import DISCS
from wondertable.games.babel.game import babel
from wondertable.games.babel.state import Babel
from wondertable.games.duel.cards import CARDS, TOKENS, WONDERS
from wondertable.games.duel.game import duel
from wondertable.games.seven.cards import ALL_CARDS, BOARDS, SYMBOLS
from wondertable.games.seven.game import seven
from wondertable.games.seven.tables import MASK_SHIFT, WILD_SHIFT

Fields = dict[str, str]

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "duel": [(2, {}), (2, {"wonders": "first-game"})],
    "seven": [
        *((players, {}) for players in range(3, 8)),
        *((players, {"cities": "on"}) for players in range(3, 8)),
        *((players, {"cities": "on", "teams": "on"}) for players in (4, 6)),
    ],
    "babel": [
        *((players, {}) for players in (3, 4, 5)),
        *((players, {"two_coloured": "on"}) for players in (3, 4, 5)),
        (4, {"figures": "row_2=9/4,row_light=7/5,bonus_3=12,disc_bonus_points=3"}),
        (3, {"action_cards": "off"}),
    ],
}
ROW_NAMES = ("row_2", "row_3", "row_4", "row_5", "row_6", "row_7", "row_light")


@dataclass(frozen=True)
class Finish:
    """A game that is over: how it is entered in both ways, and what the engine says."""

    cards: Fields
    sheet: Fields
    points: list[dict[str, int]]
    ranks: list[int]
    reason: str

    @property
    def totals(self) -> list[int]:
        """All points of every seat."""
        return [sum(column.values()) for column in self.points]


@cache
def finishes(name: str, count: int) -> tuple[Finish, ...]:
    """So many random games of a game, at all its tables in turn."""
    tables = cycle(SETUPS[name])
    return tuple(finish(name, *next(tables), number) for number in range(count))


def finish(name: str, players: int, options: dict[str, str], number: int) -> Finish:
    """A random game to its end."""
    game = GAMES[name]
    state = game.setup(players, options)
    rng = Rng(2026, number)
    common, cards, sheet = ENTER[name](state, rng)
    outcome = state.outcome()
    assert outcome is not None
    common |= {"players": str(players)} | {flag: on for flag, on in options.items() if on == "on"}
    return Finish(
        cards=common | cards | {"way": "cards"},
        sheet=common | sheet | {"way": "sheet"},
        points=[
            dict(zip(game.categories, state.points(seat), strict=True)) for seat in range(players)
        ],
        ranks=list(outcome.ranks),
        reason=outcome.reason,
    )


Entered = tuple[Fields, Fields, Fields]
"""What is entered in both ways, only as cards, and only on the sheet."""


def points_of(state: State, name: str, rows: tuple[str, ...]) -> Fields:
    """The points that are entered as they are."""
    found: Fields = {}
    for seat in range(state.seat_count()):
        points = dict(zip(GAMES[name].categories, state.points(seat), strict=True))
        found |= {f"{seat}-{row}": str(points[row]) for row in rows}
    return found


def enter_duel(state: State, rng: Rng) -> Entered:
    """Cities of Duel."""
    state.playout(rng)
    end = duel(state)
    outcome = state.outcome()
    assert outcome is not None
    common = {"pawn": str(abs(int(end.pawn))), "ahead": "0" if end.pawn > 0 else "1"}
    common["ending"] = "points" if outcome.reason == "civilian" else outcome.reason
    common["winner"] = str(outcome.ranks.index(1))
    cards: Fields = {}
    for seat in range(2):
        city = end.city(seat)
        common[f"{seat}-coins"] = str(city.coins)
        things = [CARDS[card].id for card in end.cards_of(seat)]
        things += [WONDERS[at].id for at in numbers(city.raised)]
        things += [TOKENS[at].id for at in numbers(city.tokens)]
        cards |= {f"{seat}-has-{thing}": "on" for thing in things}
    rows = ("blue", "green", "yellow", "purple", "wonders", "tokens")
    return common, cards, points_of(state, "duel", rows)


def enter_seven(state: State, rng: Rng) -> Entered:
    """Cities of 7 Wonders."""
    state.playout(rng)
    common: Fields = {}
    cards: Fields = {}
    sheet = points_of(state, "seven", ("wonder", "blue", "yellow", "purple", "black"))
    for seat, city in enumerate(seven(state).cities):
        common |= {f"{seat}-coins": str(city.coins), f"{seat}-debt": str(city.debt)}
        common |= {f"{seat}-victories_{age}": str(city.victories(age)) for age in (1, 2, 3)}
        common[f"{seat}-defeats"] = str(city.defeats())
        cards[f"{seat}-board"] = BOARDS[city.board].id
        cards[f"{seat}-side"] = ("day", "night")[city.side]
        cards[f"{seat}-stages"] = str(city.stages)
        cards |= {f"{seat}-has-{row.id}": "on" for at, row in enumerate(ALL_CARDS) if city.has(at)}
        symbols = int(city.symbols)
        for at, symbol in enumerate(SYMBOLS):
            sheet[f"{seat}-{symbol}"] = str(symbols >> 8 * at & 255)
        sheet[f"{seat}-wild"] = str(symbols >> WILD_SHIFT & 255)
        sheet[f"{seat}-masks"] = str(symbols >> MASK_SHIFT)
    return common, cards, sheet


def enter_babel(state: State, rng: Rng) -> Entered:
    """Pieces, discs and cards of Tower of Babel, with what stood on wonders that were finished."""
    end = babel(state)
    pieces: defaultdict[str, int] = defaultdict(int)
    common = dict(figures(end))
    cards: Fields = {}
    gone: Fields = {}
    for event in played(state, rng):
        match event:
            case PutPieces(seat, wonder, units):
                pieces[f"{seat}-pieces_{wonder}"] += units
            case Finished(wonder, row):
                cards[f"built_{wonder}"] = str(row)
                for name in [name for name in pieces if name.endswith(f"-pieces_{wonder}")]:
                    gone[name] = str(pieces.pop(name))
            case _:
                pass
    common |= {name: str(units) for name, units in pieces.items()}
    for seat, builder in enumerate(end.builders):
        common[f"{seat}-refused"] = str(builder.refused)
        for kind, name in ((FIVE_POINTS, "five_points"), (DISC_BONUS, "disc_bonus")):
            common[f"{seat}-{name}"] = str(builder.actions >> KIND_BITS * kind & KIND)
        common |= discs(end, seat)
    return common, cards | gone, points_of(state, "babel", ("wonders",))


def played(state: State, rng: Rng) -> Iterator[object]:
    """A random game, with everything that happens."""
    game = GAMES["babel"]
    while actors := state.actors():
        for seat in actors:
            actions = state.legal(seat)
            journal = Journal()
            state.apply(seat, actions[rng.below(len(actions))], journal)
            yield from game.events(journal, -2)


def discs(end: Babel, seat: int) -> Fields:
    """The discs of a seat."""
    found: defaultdict[str, int] = defaultdict(int)
    ticked: Fields = {}
    for space in range(DISCS):
        if end.builders[seat].taken >> space & 1:
            kind = end.board[space]
            if end.sheet.second_types[kind] == NO_TYPE:
                found[f"{seat}-discs_{TYPE_IDS[end.sheet.types[kind]]}"] += 1
            else:
                ticked[f"{seat}-has-two_{kind - int(end.sheet.plain_kinds) + 1}"] = "on"
    return {name: str(count) for name, count in found.items()} | ticked


def figures(end: Babel) -> Iterator[tuple[str, str]]:
    """The numbers of the box."""
    for at, name in enumerate(ROW_NAMES, start=1):
        yield f"{name}_first", str(end.sheet.first[at])
        yield f"{name}_second", str(end.sheet.second[at])
    for count in (3, 5, 6, 7):
        yield f"bonus_{count}", str(end.sheet.bonus[count])
    yield "disc_bonus_points", str(end.sheet.disc_points)


ENTER: dict[str, Callable[[State, Rng], Entered]] = {
    "duel": enter_duel,
    "seven": enter_seven,
    "babel": enter_babel,
}

assert len(WONDER_IDS) == 8
