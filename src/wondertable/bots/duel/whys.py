"""Why a choice in Duel is good: what it brings, what it keeps from the rival, what it avoids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from wondertable.bots.duel import tips
from wondertable.bots.duel.brings import (
    card_whys,
    draft_whys,
    gain_whys,
    good_whys,
    loss_whys,
    sale_whys,
    token_whys,
    won,
    wonder_whys,
)
from wondertable.bots.duel.given import given
from wondertable.bots.duel.kinds import Kind
from wondertable.bots.duel.rival import plays_on, structure_whys
from wondertable.bots.duel.threats import supremacies
from wondertable.bots.duel.worth import (
    rebuild_gain,
)
from wondertable.bots.search.finding import Prospect
from wondertable.core.state import State
from wondertable.core.why import Why, why
from wondertable.games.duel.actions import (
    CARD_NUMBER,
    WONDER_NUMBER,
    Build,
    Destroy,
    Discard,
    Draft,
    RaiseWonder,
    Rebuild,
    Start,
    Take,
)
from wondertable.games.duel.codes import DRAFT_CODE, WONDER_AT
from wondertable.games.duel.encoding import decode_choice
from wondertable.games.duel.state import Duel


class DuelReasoner:
    """Finds reasons in Duel."""

    def whys(self, view: State, seat: int, action: int, others: Sequence[Prospect]) -> list[Why]:
        """All that speaks for an action of the seat in turn."""
        assert isinstance(view, Duel)
        return list(found(view, seat, action, others))

    def given(self, view: State, seat: int, played: Prospect, better: Prospect) -> list[Why]:
        """All that a choice gives away, and another one would not."""
        assert isinstance(view, Duel)
        return list(given(view, seat, played, better))

    def tips(self, view: State, seat: int) -> list[Why]:
        """All that a beginner had better notice before choosing."""
        assert isinstance(view, Duel)
        return list(tips.tips(view, seat))


REASONER: Final = DuelReasoner()


def found(view: Duel, seat: int, action: int, others: Sequence[Prospect]) -> Iterator[Why]:
    """Looks at an action from all sides."""
    yield from victory(view, seat, action)
    match decode_choice(view, action):
        case Build(card):
            yield from card_whys(view, seat, CARD_NUMBER[card])
            yield from structure_whys(view, seat, action, others)
        case Discard(card):
            yield from sale_whys(view, seat)
            yield from structure_whys(view, seat, action, others)
        case RaiseWonder():
            yield from wonder_whys(view, seat, (action & 7) - WONDER_AT)
            yield from structure_whys(view, seat, action, others)
        case Draft(wonder):
            yield from draft_whys(WONDER_NUMBER[wonder])
        case Take(token):
            yield from token_whys(view, seat, token)
        case Rebuild(card):
            yield from gain_whys(rebuild_gain(view, seat, CARD_NUMBER[card]))
            yield from good_whys(view, seat, CARD_NUMBER[card])
        case Destroy(card):
            yield from loss_whys(view, action, CARD_NUMBER[card])
        case Start(starter):
            yield why(Kind.BEGINS if starter == seat else Kind.LETS_BEGIN, 50)


# The end of the game.


def victory(view: Duel, seat: int, action: int) -> Iterator[Why]:
    """The game that an action wins, or that it keeps the rival from winning at once."""
    after = view.clone()
    after.choose(action)
    outcome = after.outcome()
    if outcome is not None:
        if outcome.score(seat) == 1.0:
            yield won(int(after.ending))
        return
    if action >= DRAFT_CODE or plays_on(after, seat):
        return
    feared = supremacies(view, 1 - seat)
    left = supremacies(after, 1 - seat)
    if feared.arms and not left.arms:
        yield why(Kind.STOPS_ARMS, 900)
    if feared.science and not left.science:
        yield why(Kind.STOPS_SCIENCE, 900)
