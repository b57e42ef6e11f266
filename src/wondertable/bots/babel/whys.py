"""Why a choice in Tower of Babel is good: cards, pieces, discs, and what they pay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from wondertable.bots.babel import tips
from wondertable.bots.babel.given import given, is_ahead
from wondertable.bots.babel.worth import (
    chosen_seats,
    discs_among,
    discs_left_on,
    ends_game,
    held_of_type,
    new_owner,
    new_pieces,
)
from wondertable.bots.search.finding import Prospect
from wondertable.core.state import State
from wondertable.core.why import Why, why
from wondertable.games.babel.actions import (
    Accept,
    Build,
    Decline,
    Fail,
    Offer,
    Pass,
    Play,
    Swap,
    packed_cards,
)
from wondertable.games.babel.cards import WONDER_IDS
from wondertable.games.babel.codes import BUILD
from wondertable.games.babel.encoding import decode
from wondertable.games.babel.figures import REFUSED, SPACES
from wondertable.games.babel.packed import lacking, total
from wondertable.games.babel.scoring import (
    MOST,
    SEAT_BITS,
    SEAT_UNITS,
    SECOND,
    paid,
    pieces_on,
    place,
)
from wondertable.games.babel.state import Babel


class Kind(StrEnum):
    """All that may speak for a choice: the ids of their messages."""

    ALONE = "babel-why-alone"
    MANY = "babel-why-many"
    LEADS = "babel-why-leads"
    SECOND = "babel-why-second"
    PIECES = "babel-why-pieces"
    FINISHES = "babel-why-finishes"
    DISC = "babel-why-disc"
    ENDS = "babel-why-ends"
    CARD = "babel-why-card"
    KEEPS_HAND = "babel-why-keeps-hand"
    TRADER = "babel-why-trader"
    REFUSED = "babel-why-refused"
    SPARES = "babel-why-spares"
    KEEPS_AWAY = "babel-why-keeps-away"
    FAILS = "babel-why-fails"
    EFFECT = "babel-why-effect"
    SAVES = "babel-why-saves"
    NEW_CARDS = "babel-why-new-cards"


class BabelReasoner:
    """Finds reasons in Tower of Babel."""

    def whys(self, view: State, seat: int, action: int, others: Sequence[Prospect]) -> list[Why]:
        """All that speaks for an action of a seat that is asked."""
        assert isinstance(view, Babel)
        return list(found(view, seat, action))

    def given(self, view: State, seat: int, played: Prospect, better: Prospect) -> list[Why]:
        """All that a choice gives away, and another one would not."""
        assert isinstance(view, Babel)
        return list(given(view, seat, played.action, better.action))

    def tips(self, view: State, seat: int) -> list[Why]:
        """All that a beginner had better notice before choosing."""
        assert isinstance(view, Babel)
        return list(tips.tips(view, seat))


REASONER: Final = BabelReasoner()


def found(view: Babel, seat: int, action: int) -> Iterator[Why]:
    """Looks at an action from all sides."""
    match decode(view, seat, action):
        case Pass():
            yield why(Kind.CARD, 80)
        case Build():
            yield from build_whys(view, seat, action - BUILD)
        case Offer(cards, trader):
            yield from offer_whys(view, seat, packed_cards(cards), trader=trader)
        case Accept(_, own):
            yield from accept_whys(view, seat, chosen_seats(action), own)
        case Fail():
            yield why(Kind.FAILS, 80)
            yield from kept_discs(view, 0)
        case Play(card):
            yield why(Kind.EFFECT, 100, effect=card)
        case Decline():
            yield why(Kind.SAVES, 50)
        case Swap():
            yield why(Kind.NEW_CARDS, 60)


def build_whys(view: Babel, seat: int, space: int) -> Iterator[Why]:
    """What choosing a disc promises, with the cards of one's own hand."""
    needs = view.sheet.needs[view.board[space]]
    size = int(total(needs))
    own = size - int(total(lacking(needs, view.builders[seat].hand)))
    wonder = space // SPACES
    if own == size:
        yield why(Kind.ALONE, 150)
    elif 2 * own >= size:
        yield why(Kind.MANY, 50 + 12 * own, cards=own, all=size)
    pieces = int(pieces_on(view, wonder)) + (own << SEAT_BITS * seat)
    yield from wonder_whys(view, seat, wonder, pieces, own)
    yield from disc_whys(view, seat, space, Kind.DISC)
    shown = discs_among(view, view.left)
    if ends_game(view, space, shown) and is_ahead(view, seat):
        yield why(Kind.ENDS, 260)


def wonder_whys(view: Babel, seat: int, wonder: int, pieces: int, own: int) -> Iterator[Why]:
    """What pieces on a wonder mean: points if its last disc goes, else a place for later."""
    rank = place(pieces, seat)
    if discs_left_on(view, wonder) == 1:
        points = award(view, pieces, seat)
        if points:
            yield why(Kind.FINISHES, 50 + 18 * points, points=points)
        if own and rank == MOST:
            yield why(Kind.LEADS, 120, wonder=WONDER_IDS[wonder])
    elif own and rank == MOST:
        yield why(Kind.LEADS, 120, wonder=WONDER_IDS[wonder])
    elif own and rank == SECOND:
        yield why(Kind.SECOND, 80, wonder=WONDER_IDS[wonder])
    elif own:
        yield why(Kind.PIECES, 30 + 10 * own, pieces=own)


def disc_whys(view: Babel, seat: int, space: int, kind: Kind) -> Iterator[Why]:
    """What a disc is worth with those of its type that one has."""
    have = int(held_of_type(view, space, discs_among(view, view.builders[seat].taken)))
    points = view.sheet.bonus[have + 1] - view.sheet.bonus[have]
    if points:
        yield why(kind, 40 + 18 * points, discs=have + 1, points=points)


def offer_whys(view: Babel, seat: int, cards: int, *, trader: bool) -> Iterator[Why]:
    """What an offer may bring: pieces or the disc if it is taken, points if it is refused."""
    count = int(total(cards))
    if count == 0:
        yield why(Kind.KEEPS_HAND, 60)
        return
    wonder = int(view.wonder())
    if trader:
        yield from disc_whys(view, seat, int(view.space), Kind.TRADER)
    else:
        pieces = int(pieces_on(view, wonder)) + (count << SEAT_BITS * seat)
        yield from wonder_whys(view, seat, wonder, pieces, count)
    yield why(Kind.REFUSED, 30 + 15 * count * REFUSED, points=count * REFUSED)


def accept_whys(view: Babel, seat: int, chosen: int, own: int) -> Iterator[Why]:
    """What a way to complete the disc brings: pieces, the disc, cards that stay in the hand."""
    wonder = int(view.wonder())
    pieces = int(pieces_on(view, wonder)) + int(new_pieces(view, chosen))
    before = int(view.builders[seat].units_on(wonder))
    mine = (pieces >> SEAT_BITS * seat) & SEAT_UNITS
    yield from wonder_whys(view, seat, wonder, pieces, mine - before)
    if new_owner(view, chosen) == seat:
        yield from disc_whys(view, seat, int(view.space), Kind.DISC)
    given = int(total(view.needs())) - own
    if given:
        yield why(Kind.SPARES, 40 + 12 * given, cards=given)
    yield from kept_whys(view, wonder, chosen, mine)


def kept_whys(view: Babel, wonder: int, chosen: int, mine: int) -> Iterator[Why]:
    """What offers that are not taken would have given the others: the disc, points, or pieces."""
    yield from kept_discs(view, chosen)
    before = int(pieces_on(view, wonder))
    for other, builder in enumerate(view.builders):
        offer = int(total(builder.offer))
        if not offer or builder.trader or chosen >> other & 1:
            continue
        theirs = int(builder.units_on(wonder)) + offer
        if discs_left_on(view, wonder) == 1:
            ways = chosen | 1 << other, chosen
            taken, left = (award(view, before + int(new_pieces(view, way)), other) for way in ways)
            if taken > left:
                more = taken - left
                yield why(Kind.KEEPS_AWAY, 40 + 18 * more, what="points", points=more)
        elif theirs >= mine - offer:  # with these pieces they would be level, or ahead
            yield why(Kind.KEEPS_AWAY, 70 + 10 * theirs, what="pieces", points=0)


def kept_discs(view: Babel, chosen: int) -> Iterator[Why]:
    """What the disc would bring those whose traders are not taken."""
    for other, builder in enumerate(view.builders):
        if builder.trader and not chosen >> other & 1:
            for row in disc_whys(view, other, int(view.space), Kind.KEEPS_AWAY):
                points = dict(row.values)["points"]
                yield why(Kind.KEEPS_AWAY, row.weight, what="disc", points=points)


def award(view: Babel, pieces: int, seat: int) -> int:
    """What a wonder with such pieces pays a seat now."""
    return int(paid(pieces, seat, view.sheet.first[view.row], view.sheet.second[view.row]))
