"""7 Wonders as the house knows it."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any, Final

from wondertable.core.bits import BIT
from wondertable.core.errors import Reason
from wondertable.core.game import Dealer, Game, Option, Options, words
from wondertable.core.state import SPECTATOR, Journal, State
from wondertable.core.witness import Witness
from wondertable.games.seven import actions
from wondertable.games.seven.box import box
from wondertable.games.seven.city import CITY_FIELDS, City
from wondertable.games.seven.codes import BY_PAYING, NO_BOARD, TAKE, WHOLE
from wondertable.games.seven.deal import SevenDealer
from wondertable.games.seven.encoding import decode, encode
from wondertable.games.seven.errors import BadTeams, TeamsNeedCities
from wondertable.games.seven.events import Event, seen_by
from wondertable.games.seven.figures import LEAST_SEATS, MOST_SEATS, TEAM, TEAM_SEATS
from wondertable.games.seven.past import PAST_FIELDS, Past
from wondertable.games.seven.reasons import why_not
from wondertable.games.seven.state import FIELDS, RULES, Seven, new_seven
from wondertable.games.seven.tables import ALL, COINS_ASKED, LOW_CARDS, S_COINS_ASKED
from wondertable.games.seven.turn import free_by, looker
from wondertable.games.seven.witness import SevenWitness

SIDES: Final = ("choose", "day", "night", "random")


class SevenGame(Game):
    """The game for three to seven."""

    name = "seven"
    place = 2
    rules = RULES
    seats = range(LEAST_SEATS, MOST_SEATS + 1)
    options = (
        Option("boards", ("random", "choose")),
        Option("sides", SIDES),
        Option("cities", ("off", "on")),
        Option("teams", ("off", "on")),
        Option("open_hands", ("on", "off")),
    )
    categories = (
        "wonder",
        "treasury",
        "conflicts",
        "blue",
        "yellow",
        "green",
        "purple",
        "black",
    )

    def check(self, seats: int, options: Options) -> None:
        """Teams are of two, at tables of four or six, and play with Cities."""
        if options["teams"] == "on":
            if options["cities"] == "off":
                raise TeamsNeedCities(self.name)
            if seats not in TEAM_SEATS:
                raise BadTeams(self.name, seats, words(str(count) for count in TEAM_SEATS))

    def new(self, seats: int, options: Options) -> Seven:
        """A state before anything is dealt."""
        return new_seven(
            seats,
            SIDES.index(options["sides"]),
            choose_boards=options["boards"] == "choose",
            with_cities=options["cities"] == "on",
            teams=options["teams"] == "on",
            open_hands=options["open_hands"] == "on",
            rules=self.rules,
        )

    def load(self, data: bytes) -> Seven:
        """The state that `dump` wrote down."""
        ints = struct.unpack(f"<{len(data) // 8}q", data)
        state = Seven([City() for _ in range(ints[0])])
        FIELDS.restore(state, ints[: len(FIELDS)])
        at = len(FIELDS)
        for city in state.cities:
            load_city(city, ints[at : at + len(CITY_FIELDS)])
            at += len(CITY_FIELDS)
        state.follow(state.rules)
        while at < len(ints):
            state.past = Past(0, 0, 0, 0, 0, state.past)
            PAST_FIELDS.restore(state.past, ints[at : at + len(PAST_FIELDS)])
            at += len(PAST_FIELDS)
        return state

    def dealer(self, seed: bytes, seats: int, options: Options) -> Dealer:
        """Chance as a seed decides it."""
        boards = int(self.new(seats, options).boards())
        return SevenDealer(seed, seats, boards, with_cities=options["cities"] == "on")

    def write(self, state: State, seat: int, action: int) -> str:
        """An action in notation."""
        return str(decode(seven(state), seat, action))

    def typed(self, state: State, seat: int, action: int) -> actions.Action:
        """An action as a value with fields."""
        return decode(seven(state), seat, action)

    def price(self, state: State, seat: int, action: int) -> int:
        """What a card or a stage costs, the bank's part and the neighbours'; or what is lost."""
        position = seven(state)
        match decode(position, seat, action):
            case actions.Build(card, left, right):
                number = actions.CARD_NUMBER[card]
                free = free_by(position, position.cities[seat], number) != BY_PAYING
                return left + right + (0 if free else COINS_ASKED[number])
            case actions.BuildStage(_, left, right):
                return left + right + S_COINS_ASKED[position.cities[seat].next_stage()]
            case actions.Lose(coins, _):
                return coins
        return 0

    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a line of notation means."""
        return encode(seven(state), seat, actions.parse(seat, text))

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why an action that can be read is not legal now."""
        return why_not(seven(state), seat, actions.parse(seat, text))

    def hide(self, state: State, seat: int, text: str, viewer: int) -> str:
        """A line of notation as a viewer may see it."""
        position = seven(state)
        action = actions.parse(seat, text)
        own = seat >= 0 and viewer >= 0 and bool(position.seers(seat) >> viewer & 1)
        match action:
            case actions.Deal(owner):
                seen = viewer >= 0 and position.seers(owner) >> viewer & 1
                return text if seen else str(actions.Deal(owner, actions.UNSEEN))
            case actions.TakeUp(owner):
                seen = viewer >= 0 and position.seers(owner) >> viewer & 1
                return text if seen else str(actions.TakeUp(owner, (actions.UNSEEN,)))
            case actions.Show(place):
                seen = viewer == looker(position)
                return text if seen else str(actions.Show(place, actions.UNSEEN))
            case actions.BuildStage(_, left, right) if not own:
                return str(actions.BuildStage(actions.UNSEEN, left, right))
            case actions.Sell() if not own:
                return str(actions.Sell(actions.UNSEEN))
            case actions.Leave() if not own:
                return str(actions.Leave(actions.UNSEEN))
        return text

    def reveals(self, state: State, seat: int, text: str) -> bool:
        """Whether a hand is taken up that a view did not have."""
        action = actions.parse(seat, text)
        position = seven(state)
        if not isinstance(action, actions.TakeUp) or position.question != TAKE:
            return False
        return self.read(state, seat, text) >= WHOLE and position.shown == action.seat

    def witness(self, view: State) -> Witness:
        """What a viewer has seen of the cards."""
        return SevenWitness(seven(view))

    def events(self, journal: Journal, viewer: int = SPECTATOR) -> list[Event]:
        """The typed events of a journal that a viewer may know."""
        return seen_by(journal, viewer)

    def team_size(self, options: Options) -> int:
        """Partners sit side by side."""
        return TEAM if options["teams"] == "on" else 1

    def box(self, options: Options | None = None) -> dict[str, Any]:
        """The boxes as plain data."""
        return box()


def seven(state: State) -> Seven:
    """The state, known to be one of 7 Wonders."""
    assert isinstance(state, Seven)
    return state


def load_city(city: City, ints: Sequence[int]) -> None:
    """Builds a city again, card by card, without what a card does only once."""
    given = CITY_FIELDS.values(ints)
    if given["board"] != NO_BOARD:
        city.settle(given["board"])
    city.side = given["side"]
    for card in range(ALL):
        low = card < LOW_CARDS
        if given["low"] & BIT[card] if low else given["high"] & BIT[card - LOW_CARDS]:
            city.add_card(card)
    for _ in range(given["stages"]):
        city.add_stage()
    CITY_FIELDS.restore(city, ints)


GAME: Final = SevenGame()
