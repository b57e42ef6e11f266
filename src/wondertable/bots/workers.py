"""Who does tasks: this process, others on this machine, or a cluster, behind one face.

A worker that dies costs nothing: its task is done again. Only a task that has ended three of them
is given up, because it would end the next ones too.
"""

from __future__ import annotations

import os
import pickle
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, Literal, Self

from wondertable.bots.errors import WorkerGone
from wondertable.bots.task import Task
from wondertable.bots.worker import interrupts_held_back, leave, settle_in

DEATHS: Final = 3
"""After so many workers that ended at one task it is not tried again."""
PARTING: Final = 3.0
"""Seconds after which a worker that was asked to end is killed."""

Place = Literal["here", "ray"]
"""Where tasks are done."""


@dataclass(eq=False)
class Order:
    """A task that was given out, and how many workers have ended at it."""

    task: Task
    deaths: int = 0


class Workers(ABC):
    """Whoever does tasks; closing it ends them, whatever they do."""

    def each(self, tasks: Iterable[Task]) -> Generator[tuple[Task, bytes], None, None]:
        """What comes of tasks, in any order; they are given out in theirs, when there is room.

        What a task raises is raised here. Nothing goes on when the generator is closed.
        """
        rest = iter(tasks)
        again: deque[Order] = deque()
        busy = 0
        try:
            while True:
                while self.room() > 0 and (order := following(again, rest)):
                    self.give(order)
                    busy += 1
                if not busy:
                    return
                for done, answer in self.come():
                    busy -= 1
                    if answer is not None:
                        yield done.task, answer
                    else:
                        again.append(mourned(done))
        finally:
            self.drop()

    @abstractmethod
    def room(self) -> int:
        """How many tasks may be given out now."""

    @abstractmethod
    def give(self, order: Order) -> None:
        """Gives a task out."""

    @abstractmethod
    def come(self) -> Iterator[tuple[Order, bytes | None]]:
        """Waits for the next answers; None is the answer of a worker that ended."""

    @abstractmethod
    def drop(self) -> None:
        """Stops all that is being done."""

    def close(self) -> None:
        """Ends the workers."""
        self.drop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def following(again: deque[Order], rest: Iterator[Task]) -> Order | None:
    """What is given out next: first what was lost."""
    if again:
        return again.popleft()
    task = next(rest, None)
    return None if task is None else Order(task)


def mourned(order: Order) -> Order:
    """The same once more, unless too many workers have ended at it."""
    order.deaths += 1
    if order.deaths >= DEATHS:
        raise WorkerGone(order.task.name, order.deaths)
    return order


class Here(Workers):
    """This process itself, one task after the other."""

    def __init__(self) -> None:
        self._next: Order | None = None

    def room(self) -> int:
        """One, unless it was given."""
        return 0 if self._next else 1

    def give(self, order: Order) -> None:
        """Keeps it until the answer is wanted."""
        self._next = order

    def come(self) -> Iterator[tuple[Order, bytes | None]]:
        """Does it."""
        order, self._next = self._next, None
        assert order is not None
        yield order, order.task.run()

    def drop(self) -> None:
        """Nothing is done that nobody waits for."""
        self._next = None


@dataclass(eq=False)
class Hand:
    """A process that works, and the way to it."""

    process: SpawnProcess
    pipe: Connection


class Processes(Workers):
    """Processes on this machine, each with one task at a time: so it is known who died of what."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._idle: list[Hand] = []
        self._busy: dict[Connection, tuple[Hand, Order]] = {}

    def room(self) -> int:
        """As many as have nothing to do."""
        return self._count - len(self._busy)

    def give(self, order: Order) -> None:
        """Gives it to somebody who waits, or to a new one."""
        hand = self._idle.pop() if self._idle else hired()
        self._busy[hand.pipe] = hand, order
        with suppress(OSError):  # if it has ended, no answer will come
            hand.pipe.send(order.task)

    def come(self) -> Iterator[tuple[Order, bytes | None]]:
        """Answers of all that have one."""
        for pipe in wait(list(self._busy)):
            assert isinstance(pipe, Connection)
            hand, order = self._busy[pipe]
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                answer = None
            del self._busy[pipe]
            if answer is None:
                dismiss([hand])
            else:
                self._idle.append(hand)
            if isinstance(answer, Exception):
                raise answer
            yield order, answer

    def drop(self) -> None:
        """Ends who is busy."""
        dismiss([hand for hand, _ in self._busy.values()])
        self._busy.clear()

    def pids(self) -> list[int]:
        """The processes, those first that work."""
        hands = [hand for hand, _ in self._busy.values()] + self._idle
        return [hand.process.pid or 0 for hand in hands]

    def close(self) -> None:
        """Ends all."""
        self.drop()
        dismiss(self._idle)
        self._idle.clear()


def hired() -> Hand:
    """A new process that waits for tasks."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work_off, args=(theirs,))
    try:
        with interrupts_held_back():
            process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return Hand(process, ours)


def dismiss(hands: list[Hand]) -> None:
    """Ends processes, whatever they do."""
    for hand in hands:
        hand.process.terminate()
        hand.pipe.close()
    for hand in hands:
        hand.process.join(PARTING)
        if hand.process.is_alive():
            hand.process.kill()
            hand.process.join()


def work_off(pipe: Connection) -> None:
    """What a process does until it is ended."""
    settle_down()
    while True:
        try:
            pipe.send(answer_of(pipe))
        except (EOFError, OSError):
            leave()  # nobody waits any more


def answer_of(pipe: Connection) -> bytes | Exception:
    """What comes of the next task, or the error that it raised."""
    data = pipe.recv_bytes()
    try:
        task: Task = pickle.loads(data)
        return task.run()
    except Exception as error:
        return portable(error)


def portable(error: Exception) -> Exception:
    """An error that can be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def settle_down() -> None:
    """Prepares a worker: when it has to end, it ends the programs of others first."""
    settle_in()
    signal.signal(signal.SIGTERM, lambda *_: leave())


def workers_on(place: Place, count: int | None = None) -> Workers:
    """Workers, as many as there are cores if nobody says; raises a WorkersError."""
    if place == "ray":
        from wondertable.bots.cluster import Cluster

        return Cluster(count)
    wanted = count or os.cpu_count() or 1
    return Here() if wanted == 1 else Processes(wanted)
