"""What a choice of Tower of Babel gives away: pieces to others, or the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from wondertable.bots.babel.worth import discs_among, ends_game
from wondertable.core.why import Why, why
from wondertable.games.babel.actions import Build, Offer, packed_cards
from wondertable.games.babel.codes import BUILD
from wondertable.games.babel.encoding import decode
from wondertable.games.babel.packed import lacking, total
from wondertable.games.babel.scoring import open_points
from wondertable.games.babel.state import Babel


class Given(StrEnum):
    """All that a choice may give away: the ids of their messages."""

    PIECES = "babel-given-pieces"
    ENDS = "babel-given-ends"
    HAND = "babel-given-hand"


def given(view: Babel, seat: int, played: int, better: int) -> Iterator[Why]:
    """All that a choice gives away, and another one would not."""
    match decode(view, seat, played), decode(view, seat, better):
        case Build(), other:
            yield from disc_given(view, seat, played, better if isinstance(other, Build) else None)
        case Offer(cards), Offer(fewer):
            more = int(total(packed_cards(cards)) - total(packed_cards(fewer)))
            if more > 0 and packed_cards(fewer):
                yield why(Given.HAND, 40 + 12 * more, cards=more)


def disc_given(view: Babel, seat: int, played: int, other: int | None) -> Iterator[Why]:
    """What choosing a disc gives away, and another disc would not, if one is chosen at all."""
    fewer = 0 if other is None else foreign(view, seat, other)
    others = foreign(view, seat, played)
    if others > fewer and 2 * others > size(view, played):
        yield why(Given.PIECES, 60 + 15 * (others - fewer), cards=others)
    also = other is not None and ends(view, other)
    if ends(view, played) and not also and not is_ahead(view, seat):
        yield why(Given.ENDS, 260)


def size(view: Babel, action: int) -> int:
    """How many cards a disc asks for."""
    return int(total(view.sheet.needs[view.board[action - BUILD]]))


def foreign(view: Babel, seat: int, action: int) -> int:
    """How many of the cards of a disc others must have."""
    needs = view.sheet.needs[view.board[action - BUILD]]
    return int(total(lacking(needs, view.builders[seat].hand)))


def ends(view: Babel, action: int) -> bool:
    """Whether the game is over if a disc is taken."""
    return bool(ends_game(view, action - BUILD, discs_among(view, view.left)))


def is_ahead(view: Babel, seat: int) -> bool:
    """Whether nobody has more points that everybody can count."""
    points = [int(open_points(view, other)) for other in range(view.seats)]
    return points[seat] == max(points)
