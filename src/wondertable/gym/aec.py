"""PettingZoo: one agent after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from wondertable.core.state import NOBODY
from wondertable.gym.arrays import Bytes, action_space, observation_space
from wondertable.gym.errors import Finished, NoAgent, NotReset
from wondertable.gym.extras import library
from wondertable.gym.seen import Seen, made

library("pettingzoo", "gym")

from pettingzoo import AECEnv  # noqa: E402  # the extra is asked for first


class AEC(AECEnv):
    """A game for agents `seat_0`, `seat_1` …, each of which sees what its seat may know.

    Where several choose at the same time they are asked one after the other, and none sees what
    another has chosen. Rewards come at the end: the share of the victory.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        on_illegal: str = "default",
    ) -> None:
        super().__init__()
        self._game = made(game, seats, options, on_illegal)
        self.space = self._game.space
        self.metadata = {
            "name": self.space.name,
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = self.space.agents
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.space) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.space) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (self.space.seats * self.space.inputs,), np.uint8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent chooses from."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another game."""
        self._game.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"illegal": 0} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.desk.seat()]

    def observe(self, agent: str) -> Seen:
        """What an agent sees and may choose now."""
        if not self._game.begun:
            raise NotReset(self.space.name)
        return self._game.look(self._seat[self._known(agent)])

    def state(self) -> Bytes:
        """What all seats see together, for training only."""
        if not self._game.begun:
            raise NotReset(self.space.name)
        seen = [self._game.look(seat)["observation"] for seat in range(self.space.seats)]
        return np.concatenate(seen)

    def step(self, action: Any) -> None:
        """Carries out a number for the agent that is selected."""
        game = self._game
        if not self.agents:
            raise (Finished if game.begun else NotReset)(self.space.name)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat[agent]
        number = game.number(seat, action)
        self.infos[agent]["illegal"] = game.illegal[seat]
        self._cumulative_rewards[agent] = 0.0
        game.take(seat, number)
        following = game.desk.seat()
        if following != NOBODY:
            self.agent_selection = self.possible_agents[following]
            return
        self.rewards = dict(zip(self.agents, game.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def close(self) -> None:
        """Nothing is to be given back."""

    def _known(self, agent: str) -> str:
        """An agent of the game; raises NoAgent."""
        if agent not in self._seat:
            raise NoAgent(self.space.name, str(agent), ", ".join(self.possible_agents))
        return agent
