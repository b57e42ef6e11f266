"""What a choice of Duel gives away: to the rival, or of one's own coins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wondertable.bots.duel.kinds import Given
from wondertable.bots.duel.rival import plays_on, taken_by, wishes
from wondertable.bots.duel.threats import supremacies
from wondertable.bots.duel.worth import Opened, opened
from wondertable.bots.search.finding import Prospect
from wondertable.core.why import Why, why
from wondertable.games.duel.actions import CARD_IDS, CARD_NUMBER
from wondertable.games.duel.codes import BUILD, DISCARD, DRAFT_CODE, OVER, WONDER_AT
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.state import Duel

DEARER: Final = 2
"""So many coins more are worth a word."""


def given(view: Duel, seat: int, played: Prospect, better: Prospect) -> Iterator[Why]:
    """All that a use of a card gives away, and another one would not."""
    if played.action >= DRAFT_CODE or better.action >= DRAFT_CODE:
        return
    yield from costs(view, seat, played.action, better.action)
    after = chosen(view, played.action)
    if after.pending == OVER or plays_on(after, seat):
        return
    yield from victories(view, seat, after, chosen(view, better.action))
    yield from uncovered(view, seat, played, better)
    reply = taken_by(view, played)
    if reply is not None and reply not in (taken_by(view, better), card_of(view, better.action)):
        yield why(Given.REPLY, 50, card=CARD_IDS[reply])


def chosen(view: Duel, action: int) -> Duel:
    """The position after a choice."""
    after = view.clone()
    after.choose(action)
    return after


def card_of(view: Duel, action: int) -> int:
    """The card that a choice takes off the table."""
    return int(view.card_at(action >> 3))


def victories(view: Duel, seat: int, after: Duel, instead: Duel) -> Iterator[Why]:
    """The victory that the rival could not have in the next turn, but for this choice."""
    before, now = supremacies(view, 1 - seat), supremacies(after, 1 - seat)
    if instead.pending != OVER and not plays_on(instead, seat):
        avoided = supremacies(instead, 1 - seat)
    else:
        avoided = before
    kinds = (
        (Given.ARMS, before.arms, now.arms, avoided.arms),
        (
            Given.SCIENCE,
            before.science,
            now.science,
            avoided.science,
        ),
    )
    for kind, feared, ways, other_ways in kinds:
        built = [action for action in ways if action & 7 == BUILD]
        if built and not feared and not other_ways:
            yield why(kind, 900, card=CARD_IDS[card_of(after, built[0])])


def uncovered(view: Duel, seat: int, played: Prospect, better: Prospect) -> Iterator[Why]:
    """What lies open for the rival after this choice, and not after the other one."""
    now, instead = revealed(view, played.action), revealed(view, better.action)
    expected = taken_by(view, played)
    for card in sorted(set(now.cards) - set(instead.cards)):
        number = CARD_NUMBER[card]
        wish = max((row.weight for row in wishes(view, 1 - seat, number)), default=0)
        if wish:
            weight = wish * 6 // 10 + (80 if number == expected else 0)
            yield why(Given.OPENS, weight, card=card)
    more = now.hidden - instead.hidden
    if more > 0:
        yield why(Given.UNCOVERS, 35 * more, cards=more)


def revealed(view: Duel, action: int) -> Opened:
    """What a choice uncovers."""
    return opened(view, action >> 3)


def costs(view: Duel, seat: int, played: int, better: int) -> Iterator[Why]:
    """The coins that this choice costs more than the other one, if both build."""
    if DISCARD in (played & 7, better & 7):
        return
    more = price(view, seat, played) - price(view, seat, better)
    if more >= DEARER:
        yield why(Given.COSTS, 12 * more, coins=more)


def price(view: Duel, seat: int, action: int) -> int:
    """The coins that a construction costs."""
    city = view.city(seat)
    way = action & 7
    if way == BUILD:
        return int(card_price(city, view.card_at(action >> 3)))
    return int(wonder_price(city, way - WONDER_AT))
