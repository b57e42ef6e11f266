"""PettingZoo: all agents at once; those who are not asked are idle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from wondertable.core.state import NOBODY
from wondertable.gym.arrays import action_space, observation_space, one_number
from wondertable.gym.errors import BadActions, IllegalNumber, NoAgent
from wondertable.gym.extras import library
from wondertable.gym.seen import Seen, made

library("pettingzoo", "gym")

from pettingzoo import ParallelEnv  # noqa: E402  # the extra is asked for first

Infos = dict[str, dict[str, Any]]


class Parallel(ParallelEnv):
    """A game in which every agent acts in every step.

    A step is a decision of all seats that are asked; the mask of any other seat has one number, to
    be idle. Rewards come at the end: the share of the victory.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        on_illegal: str = "default",
    ) -> None:
        self._game = made(game, seats, options, on_illegal)
        self.space = self._game.space
        self.metadata = {"name": self.space.name, "render_modes": []}
        self.render_mode = None
        self.possible_agents = self.space.agents
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.space) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.space) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent chooses from."""
        return self.action_spaces[self._known(agent)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        """Another game: what all see, and how often they chose what is not allowed."""
        self._game.reset(seed)
        self.agents = list(self.possible_agents)
        return self._looks(), self._infos()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Carries out a number for every agent."""
        game = self._game
        game.check_under_way()
        if not isinstance(actions, dict) or set(actions) != set(self.agents):
            found = ", ".join(map(str, actions)) if isinstance(actions, dict) else str(actions)
            raise BadActions(f"a number for each of {', '.join(self.agents)}", found or "none")
        asked = game.table.asked()
        numbers = [one_number(actions[agent], self.space.actions) for agent in self.agents]
        for seat, number in enumerate(numbers):
            if seat not in asked and number != self.space.idle:
                if game.strict:
                    raise IllegalNumber(seat, number, 1)
                game.illegal[seat] += 1
        for seat, number in [(seat, game.number(seat, numbers[seat])) for seat in asked]:
            game.take(seat, number)
        over = game.desk.seat() == NOBODY
        agents = self.agents
        seen, infos = self._looks(), self._infos()
        rewards = dict(zip(agents, game.table.rewards(), strict=True))
        ended = dict.fromkeys(agents, over)
        if over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(agents, False), infos

    def close(self) -> None:
        """Nothing is to be given back."""

    def _looks(self) -> dict[str, Seen]:
        """What everybody sees."""
        return {
            agent: self._game.look(seat, idle=True)
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> Infos:
        """How often everybody chose what is not allowed."""
        return {
            agent: {"illegal": illegal}
            for agent, illegal in zip(self.possible_agents, self._game.illegal, strict=True)
        }

    def _known(self, agent: str) -> str:
        """An agent of the game; raises NoAgent."""
        if agent not in self.observation_spaces:
            raise NoAgent(self.space.name, str(agent), ", ".join(self.possible_agents))
        return agent
