"""OpenSpiel: the games with chance as it is, information states, observations, and resampling.

`import wondertable.gym.spiel` registers them: `pyspiel.load_game("wondertable_duel_v1")`, or with
seats and options `wondertable_seven_v1(seats=7,options=cities:on;boards:choose)`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final
from urllib.parse import quote, unquote

from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, NOBODY, SEVERAL, State
from wondertable.games import find_game
from wondertable.gym.errors import IllegalNumber, WrongSetting
from wondertable.gym.extras import library
from wondertable.gym.looking import looking
from wondertable.gym.spaces import Space, Table, games, part_of, space

library("pyspiel", "spiel")

import numpy as np  # noqa: E402  # the extra is asked for first
import pyspiel  # noqa: E402

MOST_OUTCOMES: Final = 512
"""More than chance ever has to choose from at once; its actions are places in that list."""
LONGEST: Final = 2000
LARGEST_SEED: Final = 2**31 - 1


Line = tuple[State, int, int]
"""What somebody did, after the position before it."""

Key = tuple[str, int, str]
"""A game, its seats (0 for as few as can be), and its options as OpenSpiel has them."""


@cache
def known_space(key: Key) -> Space:
    """What a game and its positions have in common, which copies of them leave where it is."""
    game, seats, options = key
    return space(game, seats or None, read(options))


class Past:
    """A position and how it came about; positions of the past are shared, and never change."""

    def __init__(self, game: str, state: State, lines: list[Line]) -> None:
        self.game = game
        self.state = state
        self.lines = lines
        self.open: list[int] = []
        """The seats that still owe a choice of a decision that others have made."""
        self.since = 0
        """How many lines there were before that decision."""
        self.told: list[str] | None = None
        """The lines as one seat knows them, in a world that this seat made up."""

    def __deepcopy__(self, memory: dict[int, Any]) -> Past:
        copy = Past(self.game, self.state.clone(), list(self.lines))
        copy.open, copy.since, copy.told = list(self.open), self.since, self.told
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        lines = [(state.dump(), seat, code) for state, seat, code in self.lines]
        return restored, (self.game, self.state.dump(), lines, self.open, self.since, self.told)

    def apply(self, seat: int, code: int) -> None:
        """Carries out a code and remembers it."""
        if seat != CHANCE and not self.open:
            self.open, self.since = self.state.actors(), len(self.lines)
        self.lines.append((self.state.clone(), seat, code))
        self.state.apply(seat, code)
        if seat != CHANCE:
            self.open.remove(seat)

    def known(self, wanted: Space, viewer: int) -> str:
        """All that a seat has seen, line by line, and what it sees now."""
        lines = list(self.told or [])
        for at, (state, seat, code) in enumerate(self.lines):
            if seat not in (CHANCE, viewer) and self.open and at >= self.since:
                continue  # it lies face down
            text = wanted.game.write(state, seat, code)
            who = "chance" if seat == CHANCE else str(seat)
            lines.append(f"{who}: {wanted.game.hide(state, seat, text, viewer)}")
        return "\n".join([*lines, self.state.view(viewer).key().hex()])


def restored(
    game: str,
    state: bytes,
    lines: list[tuple[bytes, int, int]],
    owing: list[int],
    since: int,
    told: list[str] | None,
) -> Past:
    """What was pickled."""
    load = find_game(game).load
    past = Past(game, load(state), [(load(data), seat, code) for data, seat, code in lines])
    past.open, past.since, past.told = owing, since, told
    return past


class SpielGame(pyspiel.Game):
    """A game of the house as OpenSpiel knows games; all choices come one after the other."""

    kind: pyspiel.GameType
    house: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.key = (self.house, int(given.get("seats", 0)), str(given.get("options", "")))
        wanted = known_space(self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=wanted.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=wanted.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        """A game before anything is dealt."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        """What writes observations; make it once."""
        if params:
            raise WrongSetting("params", str(params), "none")
        return SpielObserver(known_space(self.key))


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.key = game.key
        self.past = Past(self.space.game.name, self.space.start(), [])

    @property
    def space(self) -> Space:
        """The game as learners see it."""
        return known_space(self.key)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody."""
        mover = int(self.past.state.mover())
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if mover == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.past.state.actors()[0] if mover == SEVERAL else mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return int(self.past.state.mover()) == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers that a seat may choose, sorted."""
        if player != self.current_player():
            return []
        return self.space.numbering.legal(self.past.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, as places in a list, and how likely it is."""
        weights = self.past.state.weights()
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        """Carries out a number, or what chance does."""
        state = self.past.state
        if int(state.mover()) == CHANCE:
            outcomes = state.legal(CHANCE)
            if not 0 <= action < len(outcomes):
                raise IllegalNumber(CHANCE, action, len(outcomes))
            self.past.apply(CHANCE, outcomes[action])
            return
        seat = self.current_player()
        legal = self._legal_actions(seat)
        if action not in legal:
            raise IllegalNumber(seat, action, len(legal))
        self.past.apply(seat, self.space.code(state, seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the notation of the game."""
        state, wanted = self.past.state, self.space
        if player == pyspiel.PlayerId.CHANCE:
            return wanted.game.write(state, CHANCE, state.legal(CHANCE)[action])
        return wanted.write(state, player, action)

    def returns(self) -> list[float]:
        """The share of the victory."""
        outcome = self.past.state.outcome()
        if outcome is None:
            return [0.0] * self.space.seats
        return [outcome.score(seat) for seat in range(self.space.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen so far: its redacted record, and its view."""
        return self.past.known(self.space, self._seat(player))

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        return self.past.state.view(self._seat(player)).key().hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another position that the seat cannot tell from this one; `sampler` draws below 1."""
        copy: SpielState = self.clone()
        known = self.past.known(self.space, player).split("\n")[:-1]
        world = self.past.state.view(player).fill(Rng(int(sampler() * LARGEST_SEED)))
        past = Past(self.past.game, world, [])
        past.open, past.told = list(self.past.open), known
        copy.past = past
        return copy

    def __str__(self) -> str:
        return self.past.state.key().hex()

    def _seat(self, player: int | None) -> int:
        """The seat that is meant; without one it is who is asked."""
        return self.current_player() if player is None else player


class SpielObserver:
    """Writes what a seat sees into a tensor, whole and by parts."""

    def __init__(self, wanted: Space) -> None:
        self.table = Table(wanted)
        self.tensor = np.zeros(wanted.inputs, np.float32)
        self.dict = {name: self.tensor[part] for name, part in wanted.layout.items()}
        self._cells = looking(self.table.observation, np.uint8, wanted.inputs)

    def set_from(self, state: SpielState, player: int) -> None:
        """Looks at a position from a seat."""
        self.table.desk.turn_to(state.past.state, Rng(0))
        self.table.look(player)
        self.tensor[:] = self._cells

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in words."""
        return str(state.observation_string(player))


def read(text: str) -> dict[str, str]:
    """The options of a parameter: name:value, with semicolons between them."""
    options = {}
    for word in filter(None, text.split(";")):
        name, colon, value = word.partition(":")
        if not colon:
            raise WrongSetting("options", word, "name:value;name:value")
        options[name] = unquote(value)
    return options


def written(options: dict[str, str]) -> str:
    """Options as a parameter; what OpenSpiel would take for its own is written as in addresses."""
    return ";".join(f"{name}:{quote(value)}" for name, value in options.items())


def register(game: str) -> str:
    """Makes a game known to OpenSpiel; says its name there."""
    box = space(game).game
    part = part_of(game)
    assert part is not None
    name = space(game).name
    kind = pyspiel.GameType(
        short_name=name,
        long_name=part.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": box.seats[0], "options": ""},
    )
    pyspiel.register_game(kind, type(f"Spiel_{game}", (SpielGame,), {"kind": kind, "house": game}))
    return name


NAMES: Final = tuple(register(game) for game in games())
"""What can be loaded."""
