"""The whole recipe: sensible games, then generations of self-play, each tested against the last."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from shutil import copyfile
from typing import Any, Final, Protocol

from wondertable.bots.errors import OtherTraining
from wondertable.bots.kits import find_kit
from wondertable.bots.search.kit import Sitting
from wondertable.bots.search.net import Weights
from wondertable.bots.search.weights import write_weights
from wondertable.bots.task import Parcel, Task, a_deal, parcel, sensible_games, studied_games
from wondertable.bots.train.calibration import calibration
from wondertable.bots.train.games import Study
from wondertable.bots.train.samples import Samples, read_samples
from wondertable.bots.train.start import read_start
from wondertable.bots.train.workers import play_match, play_sensibly, play_studied, score_in
from wondertable.bots.workers import Workers

LOG: Final = "log.jsonl"
PLAN: Final = "plan.json"
START: Final = "start.bin"
HELD_OUT: Final = 20
"""One file of games in so many is kept apart, to measure what was learnt."""


@dataclass(frozen=True)
class Plan:
    """What a training does; equal plans give equal weights."""

    game: str
    sittings: tuple[Sitting, ...]
    seed: int = 1
    generations: int = 4
    sensible_games: int = 120_000
    games: int = 6000
    simulations: int = 300
    led: float = 0.5
    """The part of the games that the rollout begins."""
    hot: int = 20
    """Decisions that are drawn by their visits; later ones are played sharper."""
    rare: float = 0.0
    """The part of the games that begin with a position of the kit's rare kind."""
    league: float = 0.0
    """The part of the games in which one seat is a hunter's, a rollout's or an older version's."""
    window: int = 3
    """How many generations of self-play a network learns from."""
    epochs: int = 3
    rate: float = 1.5e-3
    """How quickly it learns; the quicker, the more it forgets of what it knew."""
    match_games: int = 200
    match_simulations: int = 200


class Learner(Protocol):
    """What learns; `fit.py` has the one that needs PyTorch."""

    def learn(self, samples: Samples, epochs: int, rate: float, *, policy: bool) -> None:
        """Learns from positions."""
        ...

    def losses(self, samples: Samples) -> dict[str, float]:
        """How well it does on positions that it has not seen."""
        ...

    def weights(self) -> Weights:
        """What it has learnt, in whole numbers."""
        ...

    def begin(self, weights: Weights) -> None:
        """Takes over what weights in whole numbers know."""
        ...

    def save(self, path: Path) -> None:
        """Saves what it has learnt, to go on later."""
        ...

    def load(self, path: Path) -> None:
        """Goes back to what was saved."""
        ...


class Watcher(Protocol):
    """Gets news of the training."""

    def begin(self, step: str, generation: int, total: int) -> None:
        """A step begins."""
        ...

    def advance(self, count: int) -> None:
        """A part of the step is done."""
        ...

    def note(self, entry: dict[str, Any]) -> None:
        """A step is done, with its figures."""
        ...


@dataclass
class Training:
    """A training in a folder; what is there already is not done again."""

    plan: Plan
    folder: Path
    learner: Learner
    workers: Workers
    watcher: Watcher
    command: str = ""
    start: Path | None = None
    """Weights to go on from; without, it begins with sensible games."""
    output: Path | None = None
    """Where the weights of every generation that is accepted are copied to."""
    clock: Callable[[], float] = time.monotonic
    entries: list[dict[str, Any]] = field(default_factory=list)
    parts: list[dict[str, Any]] = field(default_factory=list)
    """The commands and plans of trainings that this one goes on from."""

    def run(self) -> Path:
        """Does all that is still to be done; returns where the weights are."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.check_plan()
        first = self.take_up()
        log = self.folder / LOG
        if log.exists():
            self.entries += [json.loads(line) for line in log.read_text().splitlines()]
        for generation in range(first, first + self.plan.generations + 1):
            if not self.done(generation):
                self.generation(generation)
        return self.weights_of(self.best())

    def take_up(self) -> int:
        """Takes up the training that the weights to start from come from; returns how far it was.

        The weights are copied once, so that they may be replaced by better ones meanwhile.
        """
        own = self.folder / START
        if self.start is not None and not own.exists():
            copyfile(self.start, own)
        if not own.exists():
            return 0
        shape = find_kit(self.plan.game).shape
        weights, origin = read_start(own, shape)
        self.entries = [dict(entry) for entry in origin["generations"]]
        last = max(self.entries, key=lambda entry: int(entry["generation"]))
        last["accepted"] = True
        earlier = {name: origin[name] for name in ("command", "plan")}
        self.parts = [*origin.get("parts", []), {**earlier, "until": last["generation"]}]
        first = int(last["generation"])
        if not self.state_of(first).exists():
            self.learner.begin(weights)
            write_weights(self.weights_of(first), weights, shape, origin)
            self.learner.save(self.state_of(first))
        return first

    def check_plan(self) -> None:
        """Refuses to go on with a training of another plan; it may only become longer."""
        plan = asdict(self.plan)
        file = self.folder / PLAN
        wanted = json.loads(json.dumps(plan))
        if file.exists():
            found = json.loads(file.read_text())
            for name, value in wanted.items():
                if name != "generations" and found.get(name) != value:
                    raise OtherTraining(str(self.folder), name, str(found.get(name)), str(value))
        file.write_text(json.dumps(wanted, indent=1) + "\n")

    # What is there.

    def done(self, generation: int) -> dict[str, Any] | None:
        """What the log holds about a generation."""
        for entry in self.entries:
            if entry["generation"] == generation:
                return entry
        return None

    def best(self) -> int:
        """The last generation that was accepted."""
        return max(int(entry["generation"]) for entry in self.entries if taken(entry))

    def elders(self) -> tuple[Path, ...]:
        """The weights of accepted generations before the best one, as far as they are here."""
        accepted = sorted(int(entry["generation"]) for entry in self.entries if taken(entry))
        files = [self.weights_of(generation) for generation in accepted[:-1]]
        return tuple(file for file in files if file.exists())

    def weights_of(self, generation: int) -> Path:
        """The weights of a generation."""
        return self.folder / f"net-{generation}.bin"

    def state_of(self, generation: int) -> Path:
        """What the learner knew after a generation."""
        return self.folder / f"net-{generation}.state"

    # What is to be done.

    def generation(self, generation: int) -> None:
        """Plays, learns, tests, and writes it all down."""
        begin = self.clock()
        games = self.play(generation)
        played = self.clock()
        training, held = self.read(generation)
        if generation:
            self.learner.load(self.state_of(self.best()))
        total = self.plan.epochs
        self.watcher.begin("learn", generation, total)
        # Where the policy speaks for others, it begins with what is sensible.
        kit = find_kit(self.plan.game)
        policy = generation > 0 or kit.secrets
        self.learner.learn(training, total, self.plan.rate, policy=policy)
        weights = self.learner.weights()
        losses: dict[str, Any] = {}
        if len(held):
            losses = {
                **self.learner.losses(held),
                "calibration": calibration(weights, held, kit),
            }
        self.learner.save(self.state_of(generation))
        learnt = self.clock()
        figures = {
            "generation": generation,
            "games": games,
            "positions": len(training),
            "held_out": len(held),
            **losses,
            **(self.ways_to_play() if generation else {}),
            "playing_s": round(played - begin, 1),
            "learning_s": round(learnt - played, 1),
        }
        write_weights(self.weights_of(generation), weights, kit.shape, self.origin(figures))
        score = self.match(generation) if generation else 1.0
        self.note({**figures, "score": round(score, 4), "accepted": score >= 0.5})
        if self.output is not None and score >= 0.5:
            copyfile(self.weights_of(generation), self.output)

    def ways_to_play(self) -> dict[str, float]:
        """How the games of a generation are played, for its figures."""
        plan = self.plan
        return {
            "simulations": plan.simulations,
            "led": plan.led,
            "rare": plan.rare,
            "league": plan.league,
        }

    def play(self, generation: int) -> int:
        """Plays the games of a generation that are still missing; returns how many there are."""
        plan = self.plan
        games = plan.games if generation else plan.sensible_games
        chunk = max(1, min(50 if generation else 2000, games // HELD_OUT))
        folder = self.folder / f"gen-{generation}"
        folder.mkdir(exist_ok=True)
        self.watcher.begin("play", generation, games)
        brains = (self.weights_of(self.best()), *self.elders()) if generation else ()
        parcels = tuple(map(parcel, brains))
        tasks: dict[Task, tuple[Path, int]] = {}
        for first in range(0, games, chunk):
            file = folder / f"{first:07}.samples"
            count = min(chunk, games - first)
            if file.exists():
                self.watcher.advance(count)
            else:
                tasks[self.games_task(generation, first, count, parcels)] = file, count
        with closing(self.workers.each(list(tasks))) as coming:
            for task, positions in coming:
                file, count = tasks[task]
                save(positions, file)
                self.watcher.advance(count)
        return games

    def games_task(
        self, generation: int, first: int, count: int, parcels: tuple[Parcel, ...]
    ) -> Task:
        """Some games of a generation: sensible ones at first, then those of the search."""
        plan = self.plan
        values = (plan.game, plan.sittings, plan.seed * 1000 + generation, first, count)
        if generation == 0:
            name = sensible_games(first)
            return Task(name, play_sensibly, values)
        study = Study(
            plan.simulations, led=plan.led, hot=plan.hot, rare=plan.rare, league=plan.league
        )
        name = studied_games(first)
        return Task(name, play_studied, (*values, study), parcels)

    def read(self, generation: int) -> tuple[Samples, Samples]:
        """The positions to learn from, and those that are kept apart to test it."""
        training, held = Samples(), Samples()
        for at, file in self.files(generation):
            (held if at % HELD_OUT == HELD_OUT - 1 else training).extend(read_samples(file))
        return training, held

    def files(self, generation: int) -> Iterator[tuple[int, Path]]:
        """The games that a generation learns from, each with its number within its own."""
        first = max(1, generation - self.plan.window + 1) if generation else 0
        for number in range(first, generation + 1):
            yield from enumerate(sorted((self.folder / f"gen-{number}").glob("*.samples")))

    def match(self, generation: int) -> float:
        """The score of new weights against the best so far, on the same deals from all seats."""
        plan = self.plan
        pairs = plan.match_games // 2
        self.watcher.begin("match", generation, pairs)
        rivals = (self.weights_of(generation), self.weights_of(self.best()))
        parcels = tuple(map(parcel, rivals))
        tasks = [self.match_task(generation, pair, parcels) for pair in range(pairs)]
        scores: dict[Task, float] = {}
        with closing(self.workers.each(tasks)) as coming:
            for task, answer in coming:
                scores[task] = score_in(answer)
                self.watcher.advance(1)
        return sum(scores[task] for task in tasks) / pairs

    def match_task(self, generation: int, pair: int, parcels: tuple[Parcel, ...]) -> Task:
        """One deal of the match."""
        plan = self.plan
        sitting = plan.sittings[pair % len(plan.sittings)]
        seed = plan.seed * 1_000_000 + generation * 10_000 + pair
        name = a_deal(pair)
        return Task(name, play_match, (plan.game, sitting, seed, plan.match_simulations), parcels)

    def origin(self, figures: dict[str, Any]) -> dict[str, Any]:
        """Where weights come from."""
        earlier = [
            {name: value for name, value in entry.items() if name != "calibration"}
            for entry in self.entries
        ]
        return {
            "command": self.command,
            "plan": asdict(self.plan),
            **({"parts": self.parts} if self.parts else {}),
            "generations": [*earlier, figures],
        }

    def note(self, entry: dict[str, Any]) -> None:
        """Writes the figures of a generation down."""
        self.entries.append(entry)
        with (self.folder / LOG).open("a") as log:
            log.write(json.dumps(entry) + "\n")
        self.watcher.note(entry)


def save(positions: bytes, file: Path) -> None:
    """Writes positions down, whole or not at all."""
    half = file.with_suffix(".part")
    half.write_bytes(positions)
    half.replace(file)


def taken(entry: dict[str, Any]) -> bool:
    """Whether a generation was accepted."""
    return bool(entry.get("accepted"))
