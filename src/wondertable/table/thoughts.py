"""The bots of one table: which of them think, and about what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Question(NamedTuple):
    """What a bot is asked."""

    seat: int
    ply: int
    bot: str


class Thoughts:
    """Keeps exactly the thoughts going that are wanted."""

    def __init__(self, answer: Callable[[Question], Awaitable[None]]) -> None:
        self._answer = answer
        self._tasks: dict[Question, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def want(self, questions: set[Question]) -> None:
        """Starts what is new and gives up what nobody wants to know any more."""
        for question in self._tasks.keys() - questions:
            self._tasks.pop(question).cancel()
        for question in questions - self._tasks.keys():
            task = asyncio.create_task(self._think(question))
            self._tasks[question] = task

    async def _think(self, question: Question) -> None:
        try:
            await self._answer(question)
        finally:
            if self._tasks.get(question) is asyncio.current_task():
                del self._tasks[question]
