"""Tasks done on a cluster of Ray, which the extra `ray` can talk to.

The cluster is there before (docs/cluster.md): nothing is started here, and what is under way there
for others is left alone.
"""

from __future__ import annotations

import os
import platform
import re
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from wondertable.bots.build import Build, own_build
from wondertable.bots.errors import NoCluster, NoRay, OtherBuild
from wondertable.bots.task import Parcel
from wondertable.bots.workers import Order, Workers
from wondertable.core.phrases import NONE
from wondertable.core.record import reason_of

AHEAD: Final = 2
"""Tasks that are given out for each core, so that none has to wait for the next."""
ADDRESS: Final = "RAY_ADDRESS"
FOUND: Final = "auto"
"""The address of a cluster that this machine belongs to."""

HOST_AND_PORT: Final = re.compile(r"([^/]+):(\d{1,5})")
ANSWER: Final = 10.0
"""Seconds within which the cluster has to take a call."""

Ref = Any
"""What Ray gives for something that is not there yet."""


class Cluster(Workers):
    """All cores of a cluster, or as many as are wanted."""

    def __init__(self, count: int | None = None) -> None:
        self._ray = connected()
        try:
            self._build = own_build()
            compare(self._ray, self._build)
            cores = int(self._ray.cluster_resources().get("CPU", 0))
            self._most = count or max(1, AHEAD * cores)
            # Ray would do lost tasks again too, but not say so.
            self._do = self._ray.remote(num_cpus=1, max_retries=0)(carry_out)
        except BaseException:
            self._ray.shutdown()
            raise
        self._busy: dict[Ref, Order] = {}
        self._sent: dict[Parcel, Ref] = {}

    def room(self) -> int:
        """As many as are not given out."""
        return self._most - len(self._busy)

    def give(self, order: Order) -> None:
        """Gives it to the cluster; parcels go there once."""
        task = order.task
        for parcel in task.parcels:
            if parcel not in self._sent:
                self._sent[parcel] = self._ray.put(parcel)
        parcels = [self._sent[parcel] for parcel in task.parcels]
        self._busy[self._do.remote(self._build, task.work, task.values, *parcels)] = order

    def come(self) -> Iterator[tuple[Order, bytes | None]]:
        """Answers of all that have one."""
        errors = self._ray.exceptions
        self._ray.wait(list(self._busy), num_returns=1)
        ready, _ = self._ray.wait(list(self._busy), num_returns=len(self._busy), timeout=0)
        for ref in ready:
            order = self._busy.pop(ref)
            try:
                answer = self._ray.get(ref)
            except errors.RayTaskError as error:
                raise error.cause from error
            except errors.RayError:  # the worker has ended, or its machine, or memory ran out
                answer = None
            yield order, answer

    def drop(self) -> None:
        """Stops what is being done, and takes back what waits."""
        for ref in self._busy:
            self._ray.cancel(ref, force=True)
        self._busy.clear()

    def close(self) -> None:
        """Leaves the cluster."""
        self.drop()
        self._sent.clear()
        self._ray.shutdown()


def carry_out(
    build: Build, work: Callable[..., bytes], values: tuple[object, ...], *parcels: Parcel
) -> bytes:
    """Does a task on the cluster, unless another program runs there: machines may join later."""
    if own_build() != build:
        raise OtherBuild(platform.node(), own_build().told, build.told)
    return work(*values, *parcels)


def connected() -> ModuleType:
    """Ray, as part of a cluster; raises NoRay or NoCluster."""
    address = os.environ.get(ADDRESS) or FOUND
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise NoRay from None
    try:
        call(address)
        with not_heard():
            ray.init(address=address, log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise NoCluster(address, words_of(error)) from None
    return ray


def call(address: str) -> None:
    """Raises an OSError if nobody listens there; Ray would try for minutes."""
    found = HOST_AND_PORT.fullmatch(address)
    if found is not None:
        socket.create_connection((found[1].strip("[]"), int(found[2])), ANSWER).close()


def words_of(error: Exception) -> str:
    """Why it did not go, without a full stop."""
    if isinstance(error, OSError) and error.errno:
        return reason_of(error)
    return " ".join(str(error).split()).rstrip(".")


@contextmanager
def not_heard() -> Iterator[None]:
    """Keeps what Ray's own code writes while it tries to join off the screen."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def compare(ray: ModuleType, wanted: Build) -> None:
    """Asks every machine that works what it runs; raises OtherBuild if it is something else."""
    asked = {
        node["NodeManagerHostname"]: looking_on(ray, node["NodeID"])
        for node in ray.nodes()
        if node["Alive"] and node["Resources"].get("CPU")
    }
    for name, found in zip(asked, ray.get(list(asked.values())), strict=True):
        if found is None or Build(*found) != wanted:
            raise OtherBuild(name, Build(*found).told if found else NONE, wanted.told)


def looking_on(ray: ModuleType, node: str) -> Ref:
    """Asks a machine for its build; None if it has not got this program."""

    def look() -> Sequence[Any] | None:
        # A function within a function travels as it is: nothing of ours need be there.
        try:
            from wondertable.bots.build import own_build
        except ImportError:
            return None
        return tuple(own_build())

    strategies = import_module("ray.util.scheduling_strategies")
    there = strategies.NodeAffinitySchedulingStrategy(node, soft=False)
    return ray.remote(num_cpus=0, scheduling_strategy=there)(look).remote()
