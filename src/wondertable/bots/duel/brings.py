"""What a card, a wonder, a token or a sale of Duel brings a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wondertable.bots.duel.kinds import Kind
from wondertable.bots.duel.worth import (
    Gain,
    card_gain,
    token_gain,
    wonder_gain,
)
from wondertable.core.bits import numbers
from wondertable.core.why import Why, why
from wondertable.games.duel.actions import (
    CARD_IDS,
    CARD_NUMBER,
    TOKEN_NUMBER,
    WONDER_IDS,
)
from wondertable.games.duel.cards import CARDS, RESOURCES
from wondertable.games.duel.codes import CIVILIAN, MILITARY
from wondertable.games.duel.cost import by_chain, card_price, card_trade, wonder_price
from wondertable.games.duel.encoding import slot_of
from wondertable.games.duel.figures import CAPITAL, DISCARD_BASE, WONDERS_MAX
from wondertable.games.duel.state import Duel
from wondertable.games.duel.tables import (
    AGE_START,
    COINS_ASKED,
    COLOR,
    GREY,
    MADE_CHOICE,
    NONE,
    PRODUCTION,
    RAW_CHOICE,
    W_AGAIN,
    W_COINS,
    W_DESTROYS,
    W_LIBRARY,
    W_MADE_CHOICE,
    W_POINTS,
    W_RAW_CHOICE,
    W_REBUILDS,
    W_SHIELDS,
    YELLOW,
)
from wondertable.games.duel.turn import settle_card

POOR: Final = 3
"""With so few coins the next one counts."""
NEAR: Final = 3
"""So few steps before a capital the pawn is a threat."""

SUCCESSORS: Final = {
    CARD_NUMBER[row.chain_from]: at for at, row in enumerate(CARDS) if row.chain_from
}
"""The card that a card makes free."""


def card_whys(view: Duel, seat: int, card: int) -> Iterator[Why]:
    """What building a card of the structure brings a seat."""
    city = view.city(seat)
    gain = card_gain(view, seat, card)
    yield from gain_whys(gain)
    if gain.coins:
        yield from reach_whys(view, seat, gain.coins - int(card_price(city, card)))
    if by_chain(city, card):
        saved = int(COINS_ASKED[card] + card_trade(city, card))
        if saved:
            yield why(Kind.CHAIN, 140 + 12 * saved, coins=saved)
    later = SUCCESSORS.get(card)
    if later is not None and still_to_come(view, later):
        yield why(Kind.PREPARES, 75, card=CARD_IDS[later])
    yield from good_whys(view, seat, card)


def gain_whys(gain: Gain) -> Iterator[Why]:
    """What the rules say that something brings at once."""
    if gain.wins:
        yield won(MILITARY if gain.wins == "military" else 0)
    if gain.token:
        yield why(Kind.TOKEN, 310)
    if gain.new_symbol:
        yield why(Kind.SYMBOL, 60 + 40 * gain.symbols, symbols=gain.symbols)
    if gain.again:
        yield why(Kind.EXTRA_TURN, 320)
    if gain.moves:
        yield from military_whys(gain)
    if gain.points:
        yield why(Kind.POINTS, 20 * gain.points, points=gain.points)
    if gain.coins:
        yield why(Kind.COINS, 30 + 10 * gain.coins, coins=gain.coins)
    if gain.taken:
        yield why(Kind.TAKES_COINS, 60 + 20 * gain.taken, coins=gain.taken)


def military_whys(gain: Gain) -> Iterator[Why]:
    """What the way of the pawn means."""
    rest = CAPITAL - gain.after
    if gain.looted:
        yield why(Kind.LOOT, 110 + 15 * gain.looted, coins=gain.looted)
    if rest <= NEAR:
        yield why(Kind.NEAR_CAPITAL, 260 - 30 * rest, steps=rest)
    elif gain.before < 0:
        yield why(Kind.PUSHES_BACK, 70 + 25 * -gain.before, steps=gain.moves)
    else:
        yield why(Kind.SHIELDS, 35 * gain.moves + 10 * gain.military, steps=gain.moves)


def good_whys(view: Duel, seat: int, card: int) -> Iterator[Why]:
    """What goods, or fixed prices, do to the prices of both cities."""
    if COLOR[card] > GREY and COLOR[card] != YELLOW:
        return
    after = view.clone()
    if after.active != seat:
        after.swap()
    before = prices(after, seat), prices(after, 1 - seat)
    after.me.coins = 0
    settle_card(after, card)
    now = prices(after, seat), prices(after, 1 - seat)
    saved, wonder = max(
        ((cost - now[0][row], row) for row, cost in before[0].items()), default=(0, 0)
    )
    if saved:
        yield why(Kind.CHEAPER, 60 + 22 * saved, wonder=WONDER_IDS[wonder], coins=saved)
    good = good_of(card)
    if good and not lacks_nothing(view, seat, card):
        yield why(Kind.GOOD, 130 - 30 * int(view.age - 1), good=good)
    if RAW_CHOICE[card] or MADE_CHOICE[card]:
        yield why(Kind.ANY_GOOD, 130 - 30 * int(view.age - 1))
    dearer = sum(now[1].values()) - sum(before[1].values())
    if good and dearer > 1:
        yield why(Kind.DEARER, 40 + 12 * dearer, good=good, coins=dearer)


def prices(view: Duel, seat: int) -> dict[int, int]:
    """What the unbuilt wonders of a seat cost it, by their numbers."""
    city = view.city(seat)
    return {
        int(city.wonder_at(place)): int(wonder_price(city, place))
        for place in numbers(city.unbuilt)
    }


def good_of(card: int) -> str:
    """The good that a card makes, if it makes one."""
    made = PRODUCTION[card]
    return next((good for at, good in enumerate(RESOURCES) if made >> 4 * at & 15), "")


def lacks_nothing(view: Duel, seat: int, card: int) -> bool:
    """Whether a seat makes already what a card makes."""
    made = PRODUCTION[card]
    fields = [at for at in range(len(RESOURCES)) if made >> 4 * at & 15]
    return all(view.city(seat).production >> 4 * at & 15 for at in fields)


def still_to_come(view: Duel, card: int) -> bool:
    """Whether a card of a later age, or of what lies on the table, may still be taken."""
    first = AGE_START[view.age - 1]
    if view.age < len(AGE_START) and card >= AGE_START[view.age]:
        return True
    hidden = card >= first and bool(view.unseen >> (card - first) & 1 and view.hidden)
    return hidden or slot_of(view, card) is not None


def wonder_whys(view: Duel, seat: int, place: int) -> Iterator[Why]:
    """What building a wonder brings."""
    city = view.city(seat)
    wonder = int(city.wonder_at(place))
    last = len(numbers(view.present)) == 1  # then there is no card for another turn
    gains = gain_whys(wonder_gain(view, seat, place))
    yield from (row for row in gains if not (last and row.key == Kind.EXTRA_TURN))
    rival = view.city(1 - seat)
    if city.wonders_built() + rival.wonders_built() + 1 == WONDERS_MAX and rival.unbuilt:
        yield why(Kind.LAST_WONDER, 280)
    if W_DESTROYS[wonder] != NONE:
        lost = [card for card in view.cards_of(1 - seat) if COLOR[card] == W_DESTROYS[wonder]]
        if lost:
            yield why(Kind.DESTROYS, 140, good=good_of(lost[0]))
    if W_REBUILDS[wonder] and view.discarded():
        yield why(Kind.DIGS, 150)
    yield from powers(wonder)


def powers(wonder: int) -> Iterator[Why]:
    """What a wonder does for good, or lets its owner choose."""
    if W_LIBRARY[wonder]:
        yield why(Kind.LIBRARY, 200)
    if W_RAW_CHOICE[wonder] or W_MADE_CHOICE[wonder]:
        yield why(Kind.ANY_GOOD, 130)


def draft_whys(wonder: int) -> Iterator[Why]:
    """What a wonder will bring, whatever it costs."""
    if W_AGAIN[wonder]:
        yield why(Kind.EXTRA_TURN, 320)
    if W_SHIELDS[wonder]:
        yield why(Kind.SHIELDS, 60 * W_SHIELDS[wonder], steps=W_SHIELDS[wonder])
    if W_POINTS[wonder]:
        yield why(Kind.POINTS, 20 * W_POINTS[wonder], points=W_POINTS[wonder])
    if W_COINS[wonder]:
        yield why(Kind.COINS, 30 + 10 * W_COINS[wonder], coins=W_COINS[wonder])
    if W_REBUILDS[wonder]:
        yield why(Kind.DIGS, 150)
    yield from powers(wonder)


def token_whys(view: Duel, seat: int, token: str) -> Iterator[Why]:
    """What a progress token brings; what it does later matters by how much can still be done."""
    yield from gain_whys(token_gain(view, seat, TOKEN_NUMBER[token]))
    wonders = len(numbers(view.city(seat).unbuilt))
    weight = {
        "architecture": 40 * wonders,
        "economy": 100,
        "masonry": 110,
        "mathematics": 60,
        "strategy": 110,
        "theology": 80 * wonders,
        "urbanism": 60,
    }.get(token)
    if weight:
        yield why(Kind.EFFECT, weight, effect=token)


def sale_whys(view: Duel, seat: int) -> Iterator[Why]:
    """What the coins for a card are good for."""
    city = view.city(seat)
    coins = DISCARD_BASE + int(city.count(YELLOW))
    have = int(city.coins)
    yield from reach_whys(view, seat, coins)
    if have <= POOR:
        yield why(Kind.POOR, 150 - 10 * have, coins=coins, rest=have)
    else:
        yield why(Kind.COINS, 30 + 10 * coins, coins=coins)


def won(ending: int) -> Why:
    """The victory that an action brings."""
    if ending == CIVILIAN:
        return why(Kind.WINS_POINTS, 3000)
    return why(Kind.WINS_ARMS if ending == MILITARY else Kind.WINS_SCIENCE, 3000)


def reach_whys(view: Duel, seat: int, coins: int) -> Iterator[Why]:
    """The wonder that so many coins more can pay for."""
    have = int(view.city(seat).coins)
    dear = [(cost, wonder) for wonder, cost in prices(view, seat).items() if cost > have]
    reached = [wonder for cost, wonder in sorted(dear) if cost <= have + coins]
    if reached:
        yield why(Kind.FOR_WONDER, 170, coins=coins, wonder=WONDER_IDS[reached[0]])


def loss_whys(view: Duel, action: int, card: int) -> Iterator[Why]:
    """What the rival of the seat in turn loses with a source of goods: the more, the dearer."""
    rival = 1 - int(view.active)
    after = view.clone()
    after.choose(action)
    dearer = sum(prices(after, rival).values()) - sum(prices(view, rival).values())
    yield why(Kind.DESTROYS, 150 + 10 * dearer, good=good_of(card))
