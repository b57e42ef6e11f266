"""Tower of Babel as the house knows it."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any, Final

from wondertable.core.errors import Reason
from wondertable.core.game import Dealer, Game, Option, Options
from wondertable.core.state import SPECTATOR, Journal, State
from wondertable.core.witness import Witness
from wondertable.games.babel import actions
from wondertable.games.babel.box import box
from wondertable.games.babel.builder import BUILDER_FIELDS, Builder
from wondertable.games.babel.codes import AGAIN, BONUS, WINDOW
from wondertable.games.babel.deal import BabelDealer
from wondertable.games.babel.encoding import decode, encode
from wondertable.games.babel.events import Event, seen_by
from wondertable.games.babel.figures import DISCS, LEAST_SEATS, MOST_SEATS, RULES
from wondertable.games.babel.reasons import why_not
from wondertable.games.babel.state import FIELDS, Babel, new_babel
from wondertable.games.babel.unconfirmed import (
    AS_BUILT,
    FiguresOption,
    figures_of,
    replaced,
    sheet_of,
)
from wondertable.games.babel.witness import BabelWitness

INT: Final = 8


class BabelGame(Game):
    """The game for three to five."""

    name = "babel"
    place = 3
    rules = RULES
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    options = (
        Option("two_coloured", ("off", "on")),
        Option("action_cards", ("on", "off")),
        Option("bluff", ("off", "on")),
        FiguresOption("figures", (AS_BUILT,)),
    )
    categories = ("refused", "wonders", "unfinished", "discs", "cards")

    def new(self, seats: int, options: Options) -> Babel:
        """A state before anything is dealt."""
        return new_babel(
            sheet_of(options["figures"]),
            seats,
            self.rules,
            two_coloured=options["two_coloured"] == "on",
            actions=options["action_cards"] == "on",
            bluff=options["bluff"] == "on",
        )

    def load(self, data: bytes) -> Babel:
        """The state that `dump` wrote down."""
        (seats,) = struct.unpack_from("<q", data)
        size = len(FIELDS) + len(BUILDER_FIELDS) * seats
        ints = struct.unpack_from(f"<{size}q", data)
        board, text = data[INT * size : INT * size + DISCS], data[INT * size + DISCS :]
        state = Babel(sheet_of(text.decode()), [Builder() for _ in range(seats)])
        state.board = board
        FIELDS.restore(state, ints[: len(FIELDS)])
        at = len(FIELDS)
        for builder in state.builders:
            BUILDER_FIELDS.restore(builder, ints[at : at + len(BUILDER_FIELDS)])
            at += len(BUILDER_FIELDS)
        return state

    def dealer(self, seed: bytes, seats: int, options: Options) -> Dealer:
        """Chance as a seed decides it."""
        return BabelDealer(seed, self.new(seats, options))

    def write(self, state: State, seat: int, action: int) -> str:
        """An action in notation."""
        return str(decode(babel(state), seat, action))

    def typed(self, state: State, seat: int, action: int) -> actions.Action:
        """An action as a value with fields."""
        return decode(babel(state), seat, action)

    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a line of notation means."""
        return encode(babel(state), seat, actions.parse(seat, text))

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why an action that can be read is not legal now."""
        return why_not(babel(state), seat, actions.parse(seat, text))

    def hide(self, state: State, seat: int, text: str, viewer: int) -> str:
        """A line of notation as a viewer may see it."""
        match actions.parse(seat, text):
            case actions.DrawCard(owner) if owner != viewer:
                return str(actions.DrawCard(owner, actions.UNSEEN))
            case actions.DrawAction(owner) if owner != viewer:
                return str(actions.DrawAction(owner, actions.UNSEEN))
        return text

    def let_by(self, state: State, seat: int) -> str:
        """No action card, where one is asked for; whether one could be played does not matter."""
        asked = seat in state.actors() and babel(state).question in (WINDOW, BONUS, AGAIN)
        return str(actions.Decline()) if asked else ""

    def opens_turn(self, text: str) -> bool:
        """Passing or choosing a disc begins a turn, the second one of a double turn too."""
        return text.split()[0] in ("pass", "build")

    def witness(self, view: State) -> Witness:
        """What a viewer has seen of the cards."""
        return BabelWitness(babel(view))

    def events(self, journal: Journal, viewer: int = SPECTATOR) -> list[Event]:
        """The typed events of a journal that a viewer may know."""
        return seen_by(journal, viewer)

    def with_figures(self, data: Mapping[str, Any]) -> Options:
        """The option that replaces figures by those of a file."""
        return {"figures": replaced(data).text}

    def box(self, options: Options | None = None) -> dict[str, Any]:
        """The box as plain data, with the figures that hold."""
        return box(figures_of((options or {}).get("figures", AS_BUILT)))


def babel(state: State) -> Babel:
    """The state, known to be one of Tower of Babel."""
    assert isinstance(state, Babel)
    return state


GAME: Final = BabelGame()
