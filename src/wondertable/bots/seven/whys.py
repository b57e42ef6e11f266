"""Why a choice in 7 Wonders is good: what it brings, and what it does not hand to a neighbour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from wondertable.bots.search.finding import Prospect
from wondertable.bots.seven import tips
from wondertable.bots.seven.given import given
from wondertable.bots.seven.price import cheapest
from wondertable.bots.seven.worth import Gain, card_gain, stage_gain
from wondertable.core.state import HIDDEN, State
from wondertable.core.why import Why, why
from wondertable.games.seven import effects
from wondertable.games.seven.actions import (
    CARD_NUMBER,
    NOT_ANY,
    Build,
    BuildStage,
    Leave,
    Lose,
    Rebuild,
    Sell,
)
from wondertable.games.seven.cards import ALL_CARDS, MANUFACTURED, RAW, RESOURCES, Card, Stage
from wondertable.games.seven.choices import build_ways, next_stage_ways
from wondertable.games.seven.codes import BY_CHAIN, BY_OLYMPIA
from wondertable.games.seven.encoding import decode
from wondertable.games.seven.figures import AGES, SALE, VICTORIES
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import COINS_ASKED, KINDS, NEED, STAGES
from wondertable.games.seven.turn import free_by

POOR: Final = 2
WANTED: Final = 100
"""What matters so much to the next one is better not passed on."""
PRICE: Final = 2
"""Coins that a neighbour pays for a good."""
SOLD_IN: Final = (60, 55, 25)
"""How much a neighbour that will buy matters, by the age."""
LEFT: Final = "left"
RIGHT: Final = "right"


class Kind(StrEnum):
    """All that may speak for a choice: the ids of their messages."""

    CHAIN = "seven-why-chain"
    FREE = "seven-why-free"
    PREPARES = "seven-why-prepares"
    SET = "seven-why-set"
    SCIENCE = "seven-why-science"
    BEATS_BOTH = "seven-why-beats-both"
    BEATS = "seven-why-beats"
    HOLDS = "seven-why-holds"
    GOOD = "seven-why-good"
    SELLS = "seven-why-sells"
    FOR_STAGE = "seven-why-for-stage"
    TRADE = "seven-why-trade"
    COINS = "seven-why-coins"
    POOR = "seven-why-poor"
    POINTS = "seven-why-points"
    GUILD = "seven-why-guild"
    STAGE = "seven-why-stage"
    LAST_STAGE = "seven-why-last-stage"
    POWER = "seven-why-power"
    DEBT = "seven-why-debt"
    DIPLOMACY = "seven-why-diplomacy"
    OTHERS_LOSE = "seven-why-others-lose"
    NO_DEBT = "seven-why-no-debt"
    KEEPS_COINS = "seven-why-keeps-coins"
    DENIES_CHAIN = "seven-why-denies-chain"
    DENIES_SCIENCE = "seven-why-denies-science"
    DENIES_SHIELDS = "seven-why-denies-shields"
    DENIES_POINTS = "seven-why-denies-points"


DENIED: Final = {
    Kind.CHAIN: Kind.DENIES_CHAIN,
    Kind.SET: Kind.DENIES_SCIENCE,
    Kind.SCIENCE: Kind.DENIES_SCIENCE,
    Kind.BEATS_BOTH: Kind.DENIES_SHIELDS,
    Kind.BEATS: Kind.DENIES_SHIELDS,
    Kind.POINTS: Kind.DENIES_POINTS,
    Kind.GUILD: Kind.DENIES_POINTS,
}
"""What it is not to pass on what a card would bring the next one."""

SUCCESSORS: Final = {
    row.id: tuple(other.id for other in ALL_CARDS if row.id in other.chain_from)
    for row in ALL_CARDS
}
"""The cards that a card makes free."""

POWERS: Final[tuple[type, ...]] = (
    effects.BuildFromDiscard,
    effects.PlayLastCard,
    effects.FreeFirstOfColor,
    effects.FreeFirstOfAge,
    effects.FreeLastOfAge,
    effects.ProducesChoice,
    effects.ScienceChoice,
    effects.StagesWithoutResources,
)
"""What cannot be counted now and lasts."""


class SevenReasoner:
    """Finds reasons in 7 Wonders."""

    def whys(self, view: State, seat: int, action: int, others: Sequence[Prospect]) -> list[Why]:
        """All that speaks for an action of a seat that is asked."""
        assert isinstance(view, Seven)
        return list(found(view, seat, action))

    def given(self, view: State, seat: int, played: Prospect, better: Prospect) -> list[Why]:
        """All that a choice gives away, and another one would not."""
        assert isinstance(view, Seven)
        return list(given(view, seat, played.action, better.action))

    def tips(self, view: State, seat: int) -> list[Why]:
        """All that a beginner had better notice before choosing."""
        assert isinstance(view, Seven)
        return list(tips.tips(view, seat))


REASONER: Final = SevenReasoner()


def found(view: Seven, seat: int, action: int) -> Iterator[Why]:
    """Looks at an action from all sides."""
    match decode(view, seat, action):
        case Build(card):
            yield from card_whys(view, seat, card)
            yield from denied(view, seat, card, 5)
        case Rebuild(card) if card != NOT_ANY:
            yield from gain_whys(view, seat, card_gain(view, seat, card), row_of(card))
            yield from goods_whys(view, seat, card)
        case BuildStage(card):
            yield from stage_whys(view, seat)
            yield from denied(view, seat, card, 7)
        case Sell(card):
            yield from coin_whys(view, seat, SALE)
            yield from denied(view, seat, card, 9)
        case Leave(card):
            yield from denied(view, seat, card, 9)
        case Lose(coins, debt):
            if debt == 0:
                yield why(Kind.NO_DEBT, 100, coins=coins)
            else:
                yield why(Kind.KEEPS_COINS, 100, coins=debt)
        case _:
            return


def row_of(card: str) -> Card:
    """A card as it stands in the box."""
    return ALL_CARDS[CARD_NUMBER[card]]


# What things bring.


def card_whys(view: Seven, seat: int, card: str) -> Iterator[Why]:
    """What building a card brings a seat."""
    number = CARD_NUMBER[card]
    free = free_by(view, view.cities[seat], number)
    costs = bool(NEED[number] or COINS_ASKED[number])
    if free == BY_CHAIN and costs:
        yield why(Kind.CHAIN, 160)
    elif free == BY_OLYMPIA and costs:
        yield why(Kind.FREE, 150)
    yield from gain_whys(view, seat, card_gain(view, seat, card), row_of(card))
    yield from goods_whys(view, seat, card)
    later = [row for row in SUCCESSORS[card] if not view.cities[seat].has(CARD_NUMBER[row])]
    if later and view.age < AGES:
        yield why(Kind.PREPARES, 45 + 20 * len(later), card=later[0])


def gain_whys(view: Seven, seat: int, gain: Gain, row: Card | Stage) -> Iterator[Why]:
    """What the rules say that something brings."""
    yield from military_whys(view, seat, gain)
    points = gain.points
    if isinstance(row, Card):
        if row.color == "green" or any(isinstance(e, effects.CopyScience) for e in row.effects):
            yield from science_whys(view, seat, row, points)
            points = 0
        elif row.color == "purple" and points:
            yield why(Kind.GUILD, 22 * points, points=points)
            points = 0
    if points:
        yield why(Kind.POINTS, 20 * points, points=points)
    if gain.coins:
        yield from coin_whys(view, seat, gain.coins)
    yield from black_whys(view, seat, gain, row)


def science_whys(view: Seven, seat: int, row: Card, points: int) -> Iterator[Why]:
    """What a symbol is worth: with those that stand, and for the set of three."""
    after = view.clone()
    me = after.cities[seat]
    before = min(int(me.symbols) >> 8 * at & 255 for at in range(3))
    me.add_card(CARD_NUMBER[row.id])
    sets = min(int(me.symbols) >> 8 * at & 255 for at in range(3))
    if sets > before:
        yield why(Kind.SET, 90 + 20 * points, points=points)
    else:
        yield why(Kind.SCIENCE, 60 + 22 * points, points=points)


def military_whys(view: Seven, seat: int, gain: Gain) -> Iterator[Why]:
    """What shields change in the conflicts at the end of the age."""
    if gain.after <= gain.before:
        return
    victory = VICTORIES[view.age - 1] + 1
    foes = {LEFT: int(view.left(seat)), RIGHT: int(view.right(seat))}
    if view.teams:
        foes = {side: foe for side, foe in foes.items() if foe != view.mate(seat)}
    strengths = {side: int(view.cities[foe].shields) for side, foe in foes.items()}
    beaten = [side for side, foe in strengths.items() if gain.before <= foe < gain.after]
    if len(beaten) > 1:
        yield why(Kind.BEATS_BOTH, 50 * victory + 40, points=VICTORIES[view.age - 1])
    elif beaten:
        yield why(Kind.BEATS, 30 * victory + 40, side=beaten[0], points=VICTORIES[view.age - 1])
    held = [side for side, foe in strengths.items() if gain.before < foe == gain.after]
    if held:
        yield why(Kind.HOLDS, 15 * victory + 20, side=held[0])


def goods_whys(view: Seven, seat: int, card: str) -> Iterator[Why]:
    """What goods and trade make possible."""
    number = CARD_NUMBER[card]
    me = view.cities[seat]
    after = view.clone()
    after.cities[seat].add_card(number)
    before, now = (int(cheapest(next_stage_ways(state, seat))) for state in (view, after))
    if me.stages_left() and now >= 0 and (before < 0 or now < before):
        yield why(Kind.FOR_STAGE, 130 + 10 * max(before - now, 3 if before < 0 else 0))
    fresh = KINDS[number] & ~int(me.kinds)
    makes = any(isinstance(effect, effects.Produces) for effect in row_of(card).effects)
    if fresh and makes:
        good = next(good for at, good in enumerate(RESOURCES) if fresh >> at & 1)
        yield why(Kind.GOOD, 120 - 30 * int(view.age - 1), good=good)
        buyers = len(lacking_neighbours(view, seat, int(fresh)))
        if buyers:
            yield why(Kind.SELLS, SOLD_IN[view.age - 1] * buyers, good=good, buyers=buyers)
    elif fresh:
        yield why(Kind.POWER, 125 - 30 * int(view.age - 1), power="goods")
    for effect in row_of(card).effects:
        if isinstance(effect, effects.Trade):
            found = len(foreign_goods(view, seat, effect))
            yield why(Kind.TRADE, 35 + 30 * found, side=effect.side)


def foreign_goods(view: Seven, seat: int, trade: effects.Trade) -> list[str]:
    """The goods that a seat lacks, and that come cheaper by a way to trade."""
    neighbours = {LEFT: int(view.left(seat)), RIGHT: int(view.right(seat))}
    made = 0
    for side, other in neighbours.items():
        if trade.side in (side, "both"):
            made |= int(view.cities[other].kinds)
    kinds = RAW if trade.kinds == "raw" else MANUFACTURED
    lacked = made & ~int(view.cities[seat].kinds)
    return [good for at, good in enumerate(RESOURCES) if good in kinds and lacked >> at & 1]


def lacking_neighbours(view: Seven, seat: int, kinds: int) -> set[int]:
    """The neighbours that make none of these goods and have coins to buy them; no partner."""
    sides = {int(view.left(seat)), int(view.right(seat))}
    if view.teams:
        sides.discard(int(view.mate(seat)))
    return {
        side
        for side in sides
        if view.cities[side].coins >= PRICE and not view.cities[side].kinds & kinds
    }


def coin_whys(view: Seven, seat: int, coins: int) -> Iterator[Why]:
    """What coins are good for."""
    have = int(view.cities[seat].coins)
    if have <= POOR:
        yield why(Kind.POOR, 90 + 10 * coins - 10 * have, coins=coins, rest=have)
    else:
        yield why(Kind.COINS, 20 + 11 * coins, coins=coins)


def stage_whys(view: Seven, seat: int) -> Iterator[Why]:
    """What the next stage of the wonder brings."""
    me = view.cities[seat]
    row = STAGES[int(me.next_stage())]
    gain = stage_gain(view, seat)
    if gain.points:
        last = me.stages_left() == 1
        kind = Kind.LAST_STAGE if last else Kind.STAGE
        yield why(kind, 50 + 22 * gain.points, points=gain.points)
    rest = Gain(0, gain.coins, gain.before, gain.after, gain.beats)
    yield from gain_whys(view, seat, rest, row)
    for effect in row.effects:
        if isinstance(effect, POWERS):
            yield why(Kind.POWER, 170, power=power_of(effect))


def power_of(effect: object) -> str:
    """The word for what a stage or a card does for good."""
    match effect:
        case effects.BuildFromDiscard():
            return "dig"
        case effects.PlayLastCard():
            return "last"
        case effects.ProducesChoice():
            return "goods"
        case effects.ScienceChoice():
            return "symbol"
        case effects.StagesWithoutResources():
            return "stages"
        case _:
            return "free"


def black_whys(view: Seven, seat: int, gain: Gain, row: Card | Stage) -> Iterator[Why]:
    """What the cards of Cities do to others, and to the conflicts."""
    for effect in row.effects:
        match effect:
            case effects.NeighborsDebt():
                yield why(Kind.DEBT, 90)
            case effects.OthersLose(count):
                yield why(Kind.OTHERS_LOSE, 60 + 25 * count, coins=count)
            case effects.OthersLosePer():
                yield why(Kind.OTHERS_LOSE, 110, coins=0)
            case effects.Diplomacy():
                stronger = [
                    foe
                    for foe in (view.left(seat), view.right(seat))
                    if view.cities[foe].shields > gain.after
                ]
                yield why(Kind.DIPLOMACY, 40 + 70 * len(stronger))
            case _:
                pass


# What is passed on.


def next_owner(view: Seven, seat: int) -> int | None:
    """Who gets what is left of the hand; nobody at the end of an age, nor where a partner does."""
    if view.turn >= view.last_turn():
        return None
    other = int(view.right(seat) if view.age == 2 else view.left(seat))
    return None if view.teams and other == view.mate(seat) else other


def denied(view: Seven, seat: int, card: str, part: int) -> Iterator[Why]:
    """What the next one would do with a card, if it were passed on; in tenths of what it brings."""
    other = next_owner(view, seat)
    if other is None or card not in CARD_NUMBER or CARD_NUMBER[card] == HIDDEN:
        return
    if build_ways(view, other, CARD_NUMBER[card])[0] == 0:
        return
    for wish in card_whys(view, other, card):
        kind = DENIED.get(Kind(wish.key))
        if kind is not None and wish.weight >= WANTED:
            yield why(kind, wish.weight * part // 10, card=card)
