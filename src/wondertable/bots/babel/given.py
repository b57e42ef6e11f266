"""What a choice of Tower of Babel gives away: pieces to others, or the end of the game."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from wondertable.bots.babel.worth import discs_among, ends_game
from wondertable.core.why import Why, why
from wondertable.games.babel.actions import Build
from wondertable.games.babel.codes import BUILD
from wondertable.games.babel.encoding import decode
from wondertable.games.babel.packed import lacking, total
from wondertable.games.babel.scoring import open_points
from wondertable.games.babel.state import Babel


class Given(StrEnum):
    """All that a choice may give away: the ids of their messages."""

    PIECES = "babel-given-pieces"
    ENDS = "babel-given-ends"


def given(view: Babel, seat: int, played: int, better: int) -> Iterator[Why]:
    """All that choosing a disc gives away, and another choice would not."""
    if not isinstance(decode(view, seat, played), Build):
        return
    fewer = foreign(view, seat, better) if isinstance(decode(view, seat, better), Build) else 0
    others = foreign(view, seat, played)
    if others > fewer and 2 * others > size(view, played):
        yield why(Given.PIECES, 60 + 15 * (others - fewer), cards=others)
    also = isinstance(decode(view, seat, better), Build) and ends(view, better)
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
