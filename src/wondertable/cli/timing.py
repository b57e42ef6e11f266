"""Processes that are timed in turns, so that a busy machine slows all of them alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

from wondertable.cli.common import Misuse

WORKER: Final = (sys.executable, "-m", "wondertable.cli.bench_worker")
MODES: Final = ("list", "fast")
LONG_ENOUGH: Final = 0.4
"""CPU seconds of one measurement."""
FIRST_TRY: Final = 16
CLONES: Final = {True: 50_000, False: 2_500}
"""Copies in one measurement, of a compiled engine or of one that is not."""
PURE: Final = "WONDERTABLE_PURE"


class Runner:
    """A worker process and what was measured in it, round by round."""

    def __init__(self, wanted: dict[str, Any], label: str, *, pure: bool = False) -> None:
        self.label = label
        environment = {name: value for name, value in os.environ.items() if name != PURE}
        if pure:
            environment[PURE] = "1"
        self.process = subprocess.Popen(
            [*WORKER, json.dumps(wanted)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.games: dict[str, int] = {}
        self.rates: dict[str, list[float]] = {mode: [] for mode in MODES}
        self.clone_ns: list[float] = []
        self.bytes = 0.0
        try:
            self.compiled = bool(self.answer()["compiled"])
        except Misuse:
            self.close()
            raise

    def ask(self, task: str, *numbers: int) -> dict[str, Any]:
        """Sends a request and waits for the answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"task": task, "with": numbers}) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def answer(self) -> dict[str, Any]:
        """The next line of the worker."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        data: dict[str, Any] = json.loads(line) if line else {"error": "–"}
        if "error" in data:
            raise Misuse("cli-error-bench", what=self.label, why=data["error"])
        return data

    def calibrate(self, games: int | None) -> None:
        """Finds out how many games take long enough to be measured well."""
        for mode in MODES:
            count = games or FIRST_TRY
            seconds = self.seconds(mode, 0, count)
            while games is None and seconds < LONG_ENOUGH / 8:
                count *= 4
                seconds = self.seconds(mode, 0, count)
            self.games[mode] = games or max(1, round(count * LONG_ENOUGH / seconds))

    def seconds(self, task: str, seed: int, count: int) -> float:
        """The CPU time of a task, which a coarse clock may not take for nothing."""
        return max(1e-6, float(self.ask(task, seed, count)["seconds"]))

    def measure(self, mode: str, seed: int) -> None:
        """Notes how many games a second the worker plays in this round."""
        games = self.games[mode]
        self.rates[mode].append(games / self.seconds(mode, seed, games))

    def measure_clone(self) -> None:
        """Notes how long a copy takes in this round."""
        count = CLONES[self.compiled]
        self.clone_ns.append(self.seconds("clone", 0, count) / count * 1e9)

    def measure_bytes(self) -> None:
        """Notes what a copy takes while it is kept."""
        self.bytes = float(self.ask("bytes")["bytes"])

    def rate(self, mode: str) -> float:
        """The middle one of all rounds."""
        return median(self.rates[mode])

    def close(self) -> None:
        """Lets the worker end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@dataclass
class Case:
    """A game with a number of players: our builds, and somebody else's module."""

    game: str
    players: int
    options: dict[str, str]
    ours: list[Runner] = field(default_factory=list)
    rival: Runner | None = None

    def runners(self) -> list[Runner]:
        """All that are timed."""
        return [*self.ours, *([self.rival] if self.rival else [])]

    def run_round(self, seed: int) -> None:
        """Measures everything once, one after the other."""
        for mode in MODES:
            for runner in self.runners():
                runner.measure(mode, seed)
        for runner in self.ours:
            runner.measure_clone()

    def measure_bytes(self) -> None:
        """Measures the states of our builds."""
        for runner in self.ours:
            runner.measure_bytes()

    def ratios(self, mode: str) -> tuple[list[float], list[float]]:
        """Round by round: compiled to not compiled, and ours to the rival's."""
        mine = self.ours[0].rates[mode]
        plain = self.ours[1].rates[mode] if self.ours[1:] else []
        theirs = self.rival.rates[mode] if self.rival else []
        return quotients(mine, plain), quotients(mine, theirs)

    def close(self) -> None:
        """Lets all workers end."""
        for runner in self.runners():
            runner.close()


def quotients(above: list[float], below: list[float]) -> list[float]:
    """Pair by pair; none where nothing was measured below."""
    return [a / b for a, b in zip(above, below, strict=True)] if below else []
