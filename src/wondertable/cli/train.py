"""`wondertable train`: learn a game by playing it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from shutil import copyfile
from typing import Annotated, Any, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wondertable.bots.errors import NoFeatures, NoTorch
from wondertable.bots.kits import KITS, find_kit
from wondertable.bots.search.kit import Kit
from wondertable.bots.train.recipe import Learner, Plan, Training
from wondertable.bots.workers import workers_on
from wondertable.cli.common import Language, On, Seed, Voice, seed_number, terminal, voice_of
from wondertable.games import find_game

FOLDER: Final = Path("training")
QUICK: Final[dict[str, float]] = {
    "sensible_games": 6000,
    "games": 400,
    "simulations": 100,
    "match_games": 200,
    "match_simulations": 100,
}
FURTHER: Final[dict[str, float]] = {"epochs": 2, "rate": 5e-4}
"""What goes on from weights knows more already than a few thousand games can teach it."""
PLACES: Final = ("--folder", "--output", "--from")
PLACES_IS: Final = tuple(f"{place}=" for place in PLACES)
OneOrMore = Annotated[int, Parameter(validator=Number(gte=1))]


def train(
    game: str,
    /,
    *,
    generations: OneOrMore = 4,
    quick: bool = False,
    games: OneOrMore | None = None,
    simulations: OneOrMore | None = None,
    start: Annotated[Path | None, Parameter(name="--from")] = None,
    folder: Path | None = None,
    output: Path | None = None,
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    on: On = "here",
    seed: Seed = None,
    language: Language = None,
) -> int:
    """Learns a game: sensible games first, then self-play, each generation against the last.

    Parameters
    ----------
    game:
        The game, such as duel.
    generations:
        How often to play against oneself and to learn from it.
    quick:
        Few games, to see that all works; what is learnt is weak.
    games:
        How many games each generation plays against itself and others.
    simulations:
        How many simulations it has for each choice of them.
    start:
        Weights to go on from, such as those of the package; without, it begins from nothing.
    folder:
        Where games, weights and the log are kept; the same command goes on where it was stopped.
    output:
        A file for the best weights, written whenever a generation is accepted; by default they
        stay in the folder.
    workers:
        How many games are played at once; by default as many as there are cores, here or
        on the cluster.
    """
    find_game(game)
    if game not in KITS:
        raise NoFeatures(game, ", ".join(KITS))
    kit = find_kit(game)
    number = 1 if seed is None else seed_number(seed)
    amounts = {**kit.plan, **(QUICK if quick else {}), **(FURTHER if start else {})}
    amounts |= {"games": games} if games else {}
    amounts |= {"simulations": simulations} if simulations else {}
    plan = Plan(game, kit.sittings, seed=number, generations=generations, **amounts)
    place = folder or FOLDER / (f"{game}-quick" if quick else game)
    voice = voice_of(language)
    with Reporter(voice) as reporter:
        learner = new_learner(kit, number, reporter)
        with workers_on(on, workers) as hands:
            best = Training(
                plan, place, learner, hands, reporter, command_line(), start, output
            ).run()
    if output is not None:
        copyfile(best, output)
    terminal().print(voice.say("cli-train-done", file=str(output or best)), soft_wrap=True)
    return 0


def new_learner(kit: Kit, seed: int, reporter: Reporter) -> Learner:
    """The learner that needs PyTorch."""
    try:
        from wondertable.bots.train.fit import TorchLearner
    except ImportError:
        raise NoTorch from None
    shape, ways = kit.shape, len(kit.reasons)
    return TorchLearner(shape.inputs, shape.rows, seed, reporter.advance, ways)


def command_line() -> str:
    """The command as it was typed, for the origin of the weights; folders are nobody's business."""
    words = sys.argv[1:]
    kept, skip = [], False
    for word in words:
        if skip or word.startswith(PLACES_IS):
            skip = False
        elif word in PLACES:
            skip = True
        else:
            kept.append(word)
    return shlex.join(["wondertable", *kept])


class Reporter:
    """Shows how training goes: a bar on a terminal, and the figures of every generation."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.lines = terminal()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        console = Console(stderr=True)
        shown = sys.stderr.isatty()
        self.progress = Progress(
            *columns, TimeRemainingColumn(), console=console, transient=True, disable=not shown
        )
        self.task = self.progress.add_task("", total=None)

    def __enter__(self) -> Reporter:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def begin(self, step: str, generation: int, total: int) -> None:
        """A step begins."""
        words = self.voice.say(f"cli-train-{step}", generation=generation)
        self.progress.reset(self.task, total=total, description=words)

    def advance(self, count: int) -> None:
        """A part of the step is done."""
        self.progress.advance(self.task, count)

    def note(self, entry: dict[str, Any]) -> None:
        """The figures of a generation, in one line."""
        say = self.voice.say
        words = [
            say("cli-train-generation", generation=entry["generation"]),
            say("cli-train-games", games=entry["games"], positions=entry["positions"]),
        ]
        if "value_loss" in entry:
            value, whole = f"{entry['value_loss']:.4f}", f"{entry['whole_value_loss']:.4f}"
            words.append(
                say(
                    "cli-train-loss", value=value, whole=whole, policy=f"{entry['policy_loss']:.4f}"
                )
            )
        if entry["generation"]:
            score = f"{100 * entry['score']:.1f}"
            words.append(say("cli-train-score", score=score))
            words.append(say("cli-train-accepted" if entry["accepted"] else "cli-train-refused"))
        self.lines.print(" · ".join(words), soft_wrap=True)
