"""What a network is shown of the races for six symbols and for the capital.

Cards, symbols and prices are inputs of their own (see `features.py`); but that a sixth symbol can
be had now, that the only card which keeps it covered must not be taken, or that six can no longer
be had at all, follows from many of them together, and a small network does not find it out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.bots.search.net import Sink, at_most
from wondertable.core.bits import COUNT, INDEX
from wondertable.games.duel.city import City
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.figures import CAPITAL, CARDS_PER_AGE, SYMBOLS_TO_WIN
from wondertable.games.duel.military import ahead
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import (
    AGE_START,
    COLOR,
    COVERED_BY,
    COVERS,
    GREEN,
    LAW,
    LAW_SYMBOL,
    LOW_CARDS,
    RED,
    SHIELDS,
    STRATEGY,
    SYMBOL,
    THEOLOGY,
    W_AGAIN,
    W_LIBRARY,
    W_REBUILDS,
    W_SHIELDS,
)

MOST_OWNED: Final = 5
"""The sixth symbol ends the game."""
MOST_SHIELDS: Final = 3
"""On one card."""

# A block of inputs for each city; where nothing is to be had, there is no input.
HOPELESS: Final = 0
HOPE: Final = HOPELESS + 1
"""By symbols owned: whether six or all seven may still be had."""
NOW: Final = HOPE + 2 * 6
"""By symbols owned: new ones that can be had in the next turn, up to three."""
SEEN: Final = NOW + 4 * 6
"""By symbols owned: new ones that lie on the table for all to see."""
PAIR: Final = SEEN + 7 * 6
"""A pair can be had in the next turn; without and with Law on the board."""
DIG: Final = PAIR + 2
"""New symbols in the discard pile for the Mausoleum, up to three; out of reach and payable."""
LIBRARY: Final = DIG + 8
"""Law is in the box for the Great Library; out of reach and payable."""
EXTRA: Final = LIBRARY + 2
"""Wonders that can be paid now and play again, up to three."""
ARMS: Final = EXTRA + 4
"""Steps to the capital that the next turn can leave, up to nine."""
MARCH: Final = ARMS + 10
"""Steps to the capital that all shields on show would leave, up to nine."""
WINS: Final = MARCH + 10
"""Open cards that would win at once, up to three."""
STRIKE: Final = WINS + 4
"""A wonder would win at once; nobody can take it away."""
UNDER: Final = STRIKE + 1
"""Winning cards that a single turn uncovers, up to two."""
SAFE: Final = UNDER + 3
"""Open cards to take that leave the rival no victory on show, up to four."""
SURE: Final = SAFE + 5
"""The same, and no victory that may lie face down."""
SIDE: Final = SURE + 5
RACE_INPUTS: Final = 2 * SIDE

GREENS: Final[tuple[int, ...]] = tuple(
    [
        sum(1 << card - start for card in range(start, end) if COLOR[card] == GREEN)
        for start, end in ((0, 23), (23, 46), (46, 73))
    ]
)
REDS: Final[tuple[int, ...]] = tuple(
    [
        sum(1 << card - start for card in range(start, end) if COLOR[card] == RED)
        for start, end in ((0, 23), (23, 46), (46, 73))
    ]
)
"""The cards of a colour in each age, as bits from its first card."""
GREEN_LOW: Final = 0x1E0000F000
GREEN_HIGH: Final = 0x1E0
assert (GREENS[0] | GREENS[1] << 23, GREENS[2]) == (GREEN_LOW, GREEN_HIGH)
LATER: Final[bytes] = bytes([0b111111, 0b110000, 0])
"""The symbols that cards of later ages have, by age - 1."""
assert all(COLOR[card] != GREEN or (LATER[1] >> SYMBOL[card] & 1) for card in range(46, 73))


def describe_race(state: Duel, me: City, opp: City, seat: i64, base: i64, sink: Sink) -> None:
    """Both races, seen from a seat."""
    if state.age == 0:
        return
    known: i64 = state.present & ~state.hidden
    greens: i64 = 0
    reds: i64 = 0
    while known:
        low: i64 = known & -known
        known ^= low
        color: i64 = COLOR[state.card_at(INDEX[low % 67])]
        if color == GREEN:
            greens |= low
        elif color == RED:
            reds |= low
    mine: i64 = describe_side(state, me, seat, greens, reds, base, sink)
    theirs: i64 = describe_side(state, opp, 1 - seat, greens, reds, base + SIDE, sink)
    if theirs:
        describe_safety(state, theirs, base, sink)
    if mine:
        describe_safety(state, mine, base + SIDE, sink)


def describe_side(
    state: Duel, city: City, seat: i64, greens: i64, reds: i64, base: i64, sink: Sink
) -> i64:
    """What one city may hope for; returns the slots of the cards on show that would win."""
    steps: i64 = CAPITAL - ahead(state, seat)
    science: i64 = science_on_show(state, city, greens)
    arms: i64 = arms_on_show(state, city, reds, steps)
    wonders: i64 = describe_wonders(state, city, steps, base, sink)
    describe_science(state, city, science, wonders, base, sink)
    describe_arms(steps, arms, wonders, base, sink)
    wins: i64 = science >> SLOTS | arms >> SLOTS
    if wins:
        describe_wins(state, wins, base, sink)
    return wins | face_down(state, city, steps)


# What is found out about cards and wonders is packed into one number:
# symbols on show or in reach lowest, then these, and the slots of cards that win on top.
TO_HAVE: Final = 7
"""Symbols that can be had in the next turn."""
PAIRED: Final = 14
"""Whether a pair can be had; of a wonder, whether it wins at once."""
MOST: Final = 15
"""The most shields that the next turn can bring, in four bits."""
ALL: Final = 19
"""All shields on show, in six bits."""
SLOTS: Final = 25
SEVEN: Final = 127
FACE_DOWN: Final = 1 << 20
"""Stands among the slots of winning cards for one that may lie face down."""


def science_on_show(state: Duel, city: City, greens: i64) -> i64:
    """The symbols on the table, those that can be had now, a pair, and cards that win."""
    owned: i64 = city.symbols
    last: bool = COUNT[owned] >= MOST_OWNED
    law: i64 = (state.board >> LAW) & 1
    found: i64 = 0
    while greens:
        low: i64 = greens & -greens
        greens ^= low
        card: i64 = state.card_at(INDEX[low % 67])
        symbol: i64 = 1 << SYMBOL[card]
        found |= symbol
        is_open: bool = state.open & low != 0
        if (is_open or last) and card_price(city, card) <= city.coins:
            if owned & symbol == 0:
                if is_open:
                    found |= symbol << TO_HAVE
                if last:
                    found |= low << SLOTS
            elif state.board:
                if is_open:
                    found |= 1 << PAIRED | (law << LAW_SYMBOL) << TO_HAVE
                if last and law:
                    found |= low << SLOTS
    return found


def arms_on_show(state: Duel, city: City, reds: i64, steps: i64) -> i64:
    """The most shields that can be had now, all on the table, and cards that win."""
    more: i64 = 1 if city.has(STRATEGY) else 0
    most: i64 = 0
    shown: i64 = 0
    wins: i64 = 0
    while reds:
        low: i64 = reds & -reds
        reds ^= low
        card: i64 = state.card_at(INDEX[low % 67])
        shields: i64 = SHIELDS[card] + more
        shown += shields
        is_open: bool = state.open & low != 0
        if (is_open or shields >= steps) and card_price(city, card) <= city.coins:
            if is_open and shields > most:
                most = shields
            if shields >= steps:
                wins |= low
    return most << MOST | shown << ALL | wins << SLOTS


def describe_wonders(state: Duel, city: City, steps: i64, base: i64, sink: Sink) -> i64:
    """What unbuilt wonders are good for: symbols in reach and to have now, shields, a victory."""
    extra: i64 = 0
    most: i64 = 0
    shown: i64 = 0
    found: i64 = 0
    place: i64 = 0
    while place < city.drafted:
        if (city.unbuilt >> place) & 1:
            wonder: i64 = city.wonder_at(place)
            payable: i64 = 1 if wonder_price(city, place) <= city.coins else 0
            shields: i64 = W_SHIELDS[wonder]
            shown += shields
            if payable:
                if W_AGAIN[wonder] or city.has(THEOLOGY):
                    extra += 1
                if shields > most:
                    most = shields
                if shields >= steps:
                    found |= 1 << PAIRED
            if W_REBUILDS[wonder]:
                found |= describe_digging(state, city, payable, base, sink)
            elif W_LIBRARY[wonder] and (state.box >> LAW) & 1:
                found |= 1 << LAW_SYMBOL
                sink.add(base + LIBRARY + payable)
        place += 1
    if extra:
        sink.add(base + EXTRA + at_most(extra, 3))
    if (found >> PAIRED) & 1:
        sink.add(base + STRIKE)
    return found | most << MOST | shown << ALL


def describe_digging(state: Duel, city: City, payable: i64, base: i64, sink: Sink) -> i64:
    """What the Mausoleum would bring out of the discard pile."""
    dug: i64 = symbols_in(state) & ~city.symbols
    if dug == 0:
        return 0
    count: i64 = COUNT[dug]
    sink.add(base + DIG + 4 * payable + at_most(count, 3))
    if payable == 0:
        return dug
    wins: i64 = 1 if COUNT[city.symbols] >= MOST_OWNED else 0
    return dug | dug << TO_HAVE | wins << PAIRED


def describe_science(
    state: Duel, city: City, shown: i64, wonders: i64, base: i64, sink: Sink
) -> None:
    """How many symbols can be had: in the next turn, of what is on show, at all."""
    owned: i64 = city.symbols
    count: i64 = COUNT[owned]
    if count > MOST_OWNED:
        count = MOST_OWNED
    law: i64 = (state.board >> LAW) & 1
    if (shown >> PAIRED) & 1:
        sink.add(base + PAIR + law)
    reach: i64 = owned | (shown | wonders) & SEVEN | LATER[state.age - 1] | law << LAW_SYMBOL
    first: i64 = AGE_START[state.age - 1]
    left: i64 = state.unseen & GREENS[state.age - 1]
    while left:
        low: i64 = left & -left
        left ^= low
        reach |= 1 << SYMBOL[first + INDEX[low % 67]]
    if COUNT[reach] < SYMBOLS_TO_WIN:
        sink.add(base + HOPELESS)
        return
    sink.add(base + HOPE + 2 * count + (COUNT[reach] - SYMBOLS_TO_WIN))
    fresh: i64 = COUNT[((shown | wonders) >> TO_HAVE) & SEVEN]
    if fresh:
        sink.add(base + NOW + 4 * count + at_most(fresh, 3))
    fresh = COUNT[shown & SEVEN & ~owned]
    if fresh:
        sink.add(base + SEEN + 7 * count + fresh)


def describe_arms(steps: i64, shown: i64, wonders: i64, base: i64, sink: Sink) -> None:
    """How near the capital is after the next turn, and after all shields on show."""
    most: i64 = (shown >> MOST) & 15
    other: i64 = (wonders >> MOST) & 15
    if other > most:
        most = other
    if most:
        rest: i64 = steps - most
        if rest < 0:
            rest = 0
        sink.add(base + ARMS + at_most(rest, 9))
    rest = steps - ((shown >> ALL) & 63) - ((wonders >> ALL) & 63)
    if rest < 9:
        if rest < 0:
            rest = 0
        sink.add(base + MARCH + rest)


def symbols_in(state: Duel) -> i64:
    """The symbols in the discard pile."""
    found: i64 = 0
    low: i64 = 0
    left: i64 = state.discard_low & GREEN_LOW
    while left:
        low = left & -left
        left ^= low
        found |= 1 << SYMBOL[INDEX[low % 67]]
    left = state.discard_high & GREEN_HIGH
    while left:
        low = left & -left
        left ^= low
        found |= 1 << SYMBOL[LOW_CARDS + INDEX[low % 67]]
    return found


def describe_wins(state: Duel, wins: i64, base: i64, sink: Sink) -> None:
    """How many of the cards that would win lie open, and how many will after a single turn."""
    count: i64 = 0
    under: i64 = 0
    start: i64 = CARDS_PER_AGE * (state.age - 1)
    while wins:
        low: i64 = wins & -wins
        wins ^= low
        if state.open & low:
            count += 1
        else:
            above: i64 = COVERED_BY[start + INDEX[low % 67]] & state.present
            if above & (above - 1) == 0 and above & state.open:
                under += 1
    if count:
        sink.add(base + WINS + at_most(count, 3))
    if under:
        sink.add(base + UNDER + at_most(under, 2))


def face_down(state: Duel, city: City, steps: i64) -> i64:
    """Whether a card that nobody has seen would win."""
    last: bool = COUNT[city.symbols] >= MOST_OWNED
    more: i64 = 1 if city.has(STRATEGY) else 0
    if state.hidden == 0 or not (last or steps <= MOST_SHIELDS + more):
        return 0
    law: bool = (state.board >> LAW) & 1 == 1
    first: i64 = AGE_START[state.age - 1]
    left: i64 = state.unseen & (GREENS[state.age - 1] | REDS[state.age - 1])
    while left:
        low: i64 = left & -left
        left ^= low
        card: i64 = first + INDEX[low % 67]
        wins: bool = False
        if COLOR[card] == RED:
            wins = SHIELDS[card] + more >= steps
        elif last:
            wins = (city.symbols >> SYMBOL[card]) & 1 == 0 or law
        if wins and card_price(city, card) <= city.coins:
            return FACE_DOWN
    return 0


def describe_safety(state: Duel, wins: i64, base: i64, sink: Sink) -> None:
    """How many open cards can be taken without leaving the other side one that wins."""
    safe: i64 = 0
    sure: i64 = 0
    start: i64 = CARDS_PER_AGE * (state.age - 1)
    slots: i64 = state.open
    while slots:
        low: i64 = slots & -slots
        slots ^= low
        present: i64 = state.present & ~low
        opened: i64 = state.open & ~low
        under: i64 = COVERS[start + INDEX[low % 67]]
        while under:
            next_one: i64 = under & -under
            under ^= next_one
            if COVERED_BY[start + INDEX[next_one % 67]] & present == 0:
                opened |= next_one
        if wins & opened == 0:
            safe += 1
            if wins & FACE_DOWN == 0 or opened & state.hidden == 0:
                sure += 1
    sink.add(base + SAFE + at_most(safe, 4))
    sink.add(base + SURE + at_most(sure, 4))
