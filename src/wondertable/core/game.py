"""What the rest of the house needs to know of a game beside its state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import dataclass
from typing import Any, Self

from wondertable.core.errors import BadOption, BadSeats, NoFigures, Reason, UnknownOption
from wondertable.core.phrases import a_range, listed_or_none
from wondertable.core.state import CHANCE, Journal, State
from wondertable.core.witness import Witness

Options = dict[str, str]


@dataclass(frozen=True)
class Option:
    """Something that players agree on before the game, with the values it can take."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The first value."""
        return self.values[0]

    def kept(self, value: str) -> str | None:
        """A value as records keep it; None if the option does not take it."""
        return value if value in self.values else None


class Dealer(ABC):
    """Chance with its mind made up: a seed fixes every card of every slot beforehand."""

    @abstractmethod
    def choose(self, state: State) -> int:
        """The action of chance in this state."""


class Game(ABC):
    """A game of the house: its options, its notation, and how its states are made."""

    name: str
    rules: int
    """Rises when the same moves would lead elsewhere than before."""
    seats: range
    options: tuple[Option, ...]
    categories: tuple[str, ...]
    """What `State.points` lists."""
    place: int = 100
    """Where the game stands among all games; those with equal places go by their names."""
    all_open: bool = False
    """Whether nearly everything lies open, so that whoever writes a game down sees all of it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}, rules {self.rules}>"

    def under(self, rules: int) -> Self:
        """The same game by the rules of an older version, with which a record or table began."""
        if rules == self.rules:
            return self
        older = copy(self)
        older.rules = rules
        return older

    @abstractmethod
    def new(self, seats: int, options: Options) -> State:
        """A state before anything is dealt, by `rules`; `setup` checks arguments and calls this."""

    @abstractmethod
    def load(self, data: bytes) -> State:
        """The state that `dump` wrote down."""

    @abstractmethod
    def dealer(self, seed: bytes, seats: int, options: Options) -> Dealer:
        """Chance as a seed decides it."""

    @abstractmethod
    def write(self, state: State, seat: int, action: int) -> str:
        """An action in notation."""

    @abstractmethod
    def read(self, state: State, seat: int, text: str) -> int:
        """The action that a line of notation means; it need not be legal."""

    def typed(self, state: State, seat: int, action: int) -> Any:
        """An action as a value with fields, whose words are its notation; else just the words."""
        return self.write(state, seat, action)

    def price(self, state: State, seat: int, action: int) -> int:
        """The coins that a seat pays for an action, to the bank and to others."""
        return 0

    @abstractmethod
    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why an action that can be read is not legal now."""

    @abstractmethod
    def hide(self, state: State, seat: int, text: str, viewer: int) -> str:
        """A line of notation as a viewer may see it; the state is the one before it."""

    def reveals(self, state: State, seat: int, text: str) -> bool:
        """Whether a line holds news for the viewer of a view: then it is taken as it stands."""
        return False

    def witness(self, view: State) -> Witness:
        """What the viewer of a view, or somebody who sees everything, can say of the next line."""
        return Witness()

    def let_by(self, state: State, seat: int) -> str:
        """How a seat answers who is asked but wants to play nothing in this turn; else nothing."""
        return ""

    def opens_turn(self, text: str) -> bool:
        """Whether a line of notation begins a turn: what was let by before is asked again."""
        return False

    @abstractmethod
    def events(self, journal: Journal, viewer: int) -> list[Any]:
        """The typed events of a journal that a viewer may know."""

    def team_size(self, options: Options) -> int:
        """How many seats in a row win or lose together."""
        return 1

    def partners(self, seat: int, options: Options) -> list[int]:
        """The other seats of a seat's team."""
        size = self.team_size(options)
        first = seat // size * size
        return [mate for mate in range(first, first + size) if mate != seat]

    @abstractmethod
    def box(self, options: Options | None = None) -> dict[str, Any]:
        """The box as plain data, with the ids and fields that the facts use; names are added."""

    def with_figures(self, data: Mapping[str, Any]) -> Options:
        """The options that replace printed figures by those of a file, where no source is sure."""
        raise NoFigures(self.name)

    def chosen(self, options: Mapping[str, str]) -> Options:
        """All options with the values that hold: those given, else the defaults."""
        known = {option.name: option for option in self.options}
        chosen = {name: option.default for name, option in known.items()}
        for name, value in options.items():
            if name not in known:
                raise UnknownOption(self.name, name, listed_or_none(list(known)))
            kept = known[name].kept(value)
            if kept is None:
                raise BadOption(self.name, name, value, ", ".join(known[name].values))
            chosen[name] = kept
        return chosen

    def check(self, seats: int, options: Options) -> None:
        """Raises a SetupError for options that do not go together, or not with so many seats."""
        return None

    def setup(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> State:
        """A checked new game."""
        count = self.seats[0] if seats is None else seats
        if count not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            known = str(least) if least == most else a_range(least, most)
            raise BadSeats(self.name, count, known)
        chosen = self.chosen(options or {})
        self.check(count, chosen)
        return self.new(count, chosen)


def seat_word(seat: int) -> str:
    """A seat as records and messages write it."""
    return "chance" if seat == CHANCE else str(seat)


def words(items: Iterable[str]) -> str:
    """A list of words for an error message."""
    return ", ".join(items)
