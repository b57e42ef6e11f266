"""The positions with known reasons are legal, and so are the choices in them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duel import position as duel
from tests.games.seven import position as seven
from tests.review.known import Known
from tests.review.known_reasons import KNOWN, MISSING, NOTHING_LOST
from wondertable.core.bits import numbers
from wondertable.games import GAMES
from wondertable.games.duel.actions import CARD_NUMBER
from wondertable.games.duel.state import Duel
from wondertable.games.seven.actions import CARD_IDS
from wondertable.games.seven.figures import AGES, LEAST_SEATS
from wondertable.games.seven.state import Seven
from wondertable.games.seven.tables import DECKS, FIRST_GUILD

POSED = [
    pytest.param(game, known, id=f"{game}: {known.name}")
    for kind in (KNOWN, NOTHING_LOST)
    for game, several in kind.items()
    for known in several
]


@pytest.mark.parametrize(("game", "known"), POSED)
def test_the_seat_is_asked_and_may_do_both(game: str, known: Known) -> None:
    state = known.place()
    assert known.seat in state.actors()
    allowed = {GAMES[game].write(state, known.seat, code) for code in state.legal(known.seat)}
    assert {known.better, known.played} <= allowed


@pytest.mark.parametrize(("game", "known"), POSED)
def test_no_card_is_there_more_often_than_in_the_box(game: str, known: Known) -> None:
    state = known.place()
    if isinstance(state, Duel):
        assert max(cards_on_the_table(state).values()) == 1
        assert state.me.tokens & state.opp.tokens == 0
        assert len(numbers(state.board | state.me.tokens | state.opp.tokens)) == 5
    elif isinstance(state, Seven):
        assert not cards_of_all(state) - cards_of_the_decks(state)
    else:
        assert game == "babel", "the position of Babel counts discs and cards itself"


def test_there_are_sixty_with_a_reason_and_eight_without() -> None:
    several = [known for kind in KNOWN.values() for known in kind]
    well_played = [known for kind in NOTHING_LOST.values() for known in kind]
    assert {game: len(kind) for game, kind in KNOWN.items()} == {
        "duel": 34,
        "seven": 16,
        "babel": 10,
    }
    assert len(well_played) == 8
    assert all(known.better != known.played for known in several)
    assert all(known.better == known.played for known in well_played)
    assert {known.reason for known in several} >= MISSING
    names = [known.name for known in several + well_played]
    assert len(set(names)) == len(names)


def cards_on_the_table(state: Duel) -> Counter[int]:
    """How often each card lies open or stands somewhere."""
    open_slots = numbers(state.present & ~state.hidden)
    ids = duel.cards(state, 0), duel.cards(state, 1), duel.pile(state)
    return Counter([int(state.card_at(slot)) for slot in open_slots]) + Counter(
        CARD_NUMBER[id] for cards in ids for id in cards
    )


def cards_of_all(state: Seven) -> Counter[str]:
    """How often each card of the decks stands somewhere or is held."""
    seats = range(state.seats)
    held = [id for seat in seats for id in seven.hand(state, seat)]
    built = [id for seat in seats for id in seven.cards(state, seat)]
    return Counter(
        id for id in held + built + seven.pile(state) if CARD_IDS.index(id) < FIRST_GUILD
    )


def cards_of_the_decks(state: Seven) -> Counter[str]:
    """How often each card is in the decks for so many seats."""
    first = (int(state.seats) - LEAST_SEATS) * AGES
    return Counter(CARD_IDS[card] for deck in DECKS[first : first + AGES] for card in deck)
