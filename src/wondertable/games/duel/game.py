"""7 Wonders Duel as the house knows it."""

from __future__ import annotations

import struct
from typing import Any, Final

from wondertable.core.bits import numbers
from wondertable.core.errors import Reason
from wondertable.core.game import Dealer, Game, Option, Options
from wondertable.core.state import CHANCE, HIDDEN, SPECTATOR, Journal, State
from wondertable.games.duel import actions
from wondertable.games.duel.box import box
from wondertable.games.duel.city import CITY_FIELDS, City, update_prices
from wondertable.games.duel.codes import BUILD, DISCARD, DRAFT_CODE, WONDER_AT
from wondertable.games.duel.cost import card_price, wonder_price
from wondertable.games.duel.deal import DuelDealer
from wondertable.games.duel.encoding import decode, encode
from wondertable.games.duel.events import Event, seen_by
from wondertable.games.duel.figures import CARDS_PER_AGE
from wondertable.games.duel.reasons import why_not
from wondertable.games.duel.state import FIELDS, FORM, Duel, new_duel
from wondertable.games.duel.tables import COVERED_BY, LOW_CARDS


class DuelGame(Game):
    """The game for two."""

    name = "duel"
    place = 1
    all_open = True
    rules = 1
    seats = range(2, 3)
    options = (
        Option("wonders", ("draft", "first-game")),
        Option("level_pawn", ("begins", "chooses")),
    )
    categories = (
        "blue",
        "green",
        "yellow",
        "purple",
        "wonders",
        "tokens",
        "coins",
        "military",
    )

    def new(self, seats: int, options: Options) -> Duel:
        """A state before anything is dealt."""
        return new_duel(
            first_game=options["wonders"] == "first-game",
            chooses=options["level_pawn"] == "chooses",
        )

    def load(self, data: bytes) -> Duel:
        """The state that `dump` wrote down."""
        *ints, slots = struct.unpack(FORM, data)
        state = Duel(City(), City())
        FIELDS.restore(state, ints[: len(FIELDS)])
        for seat in range(2):
            at = len(FIELDS) + len(CITY_FIELDS) * seat
            load_city(state.city(seat), ints[at : at + len(CITY_FIELDS)])
        update_prices(state.me, state.opp)
        load_structure(state, slots)
        return state

    def dealer(self, seed: bytes, seats: int, options: Options) -> Dealer:
        """Chance as a seed decides it."""
        return DuelDealer(seed)

    def write(self, state: State, seat: int, action: int) -> str:
        """An action in notation."""
        return str(decode(duel(state), seat, action))

    def typed(self, state: State, seat: int, action: int) -> actions.Action:
        """An action as a value with fields."""
        return decode(duel(state), seat, action)

    def price(self, state: State, seat: int, action: int) -> int:
        """What an open card, or a wonder over it, costs."""
        position = duel(state)
        if seat == CHANCE or action >= DRAFT_CODE or action & 7 == DISCARD:
            return 0
        if action & 7 == BUILD:
            return int(card_price(position.me, position.card_at(action >> 3)))
        return int(wonder_price(position.me, (action & 7) - WONDER_AT))

    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a line of notation means."""
        return encode(duel(state), seat, actions.parse(seat, text))

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why an action that can be read is not legal now."""
        return why_not(duel(state), actions.parse(seat, text))

    def hide(self, state: State, seat: int, text: str, viewer: int) -> str:
        """What is drawn for the Great Library is for the player in turn alone (W6)."""
        if seat == CHANCE and text.startswith("draw") and duel(state).active != viewer:
            return f"draw {actions.UNSEEN}"
        return text

    def events(self, journal: Journal, viewer: int = SPECTATOR) -> list[Event]:
        """The typed events of a journal that a viewer may know."""
        return seen_by(journal, viewer)

    def box(self, options: Options | None = None) -> dict[str, Any]:
        """The box as plain data."""
        return box()


def duel(state: State) -> Duel:
    """The state, known to be one of Duel."""
    assert isinstance(state, Duel)
    return state


def load_city(city: City, ints: list[int]) -> None:
    """Builds a city again, card by card, without what a card does only once."""
    given = CITY_FIELDS.values(ints)
    high = [LOW_CARDS + at for at in numbers(given["built_high"])]
    for card in numbers(given["built_low"]) + high:
        city.add_card(card)
    for place in range(given["drafted"]):
        city.add_wonder(given["wonders"] >> 4 * place & 15)
    for place in range(city.drafted):
        if given["raised"] >> city.wonder_at(place) & 1:
            city.raise_wonder(place, given["under"] >> 7 * place & HIDDEN)
    for token in numbers(given["tokens"]):
        city.add_token(token)
    CITY_FIELDS.restore(city, ints)


def load_structure(state: Duel, slots: bytes) -> None:
    """Lays the cards out again; a slot that is empty or unknown holds HIDDEN."""
    base = CARDS_PER_AGE * (state.age - 1)
    for slot, card in enumerate(slots):
        if card != HIDDEN:
            state.put(slot, card)
        elif state.present >> slot & 1:
            state.hidden |= 1 << slot
        if state.present >> slot & 1 and not COVERED_BY[base + slot] & state.present:
            state.open |= 1 << slot


GAME: Final = DuelGame()
