"""`wondertable simulate`: random self-play and its statistics."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Sequence
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from wondertable.cli.common import (
    Figures,
    Json,
    Language,
    Options,
    Players,
    Seed,
    Voice,
    all_options,
    chosen_seed,
    put_json,
    terminal,
    voice_of,
)
from wondertable.cli.game_terminal import Statistics, no_statistics, terminal_of
from wondertable.cli.switches import Switches
from wondertable.core.course import Course
from wondertable.core.game import Game
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game

Figure = dict[str, float | None]


def simulate(
    game: str,
    /,
    *,
    games: Annotated[int, Parameter(validator=Number(gte=1))],
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    switches: Switches = None,
    figures: Figures = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Plays random games and says what they are like on average, with standard errors.

    Parameters
    ----------
    game:
        The game, such as duel.
    games:
        How many games to play.
    """
    box = find_game(game)
    options = all_options(box, option, switches, figures)
    start = box.setup(players, options)
    number = chosen_seed(seed)
    voice = voice_of(language)
    name = voice.say(f"game-{game}")
    title = voice.say("cli-simulate-heading", game=name, games=games, seed=str(number))
    shown = terminal_of(game)
    measured = shown.statistics if shown else no_statistics
    found = averages(
        [play_out(box, start.clone(), Rng(number, at), measured) for at in counted(games, title)]
    )
    if json:
        given = {"game": game, "games": games, "seed": number, "options": options}
        put_json({**given, "players": players or box.seats[0], **found})
    else:
        show(voice, game, title, found)
    return 0


def counted(games: int, title: str) -> Iterable[int]:
    """The numbers of all games, with a bar for somebody who waits."""
    if not sys.stderr.isatty():
        return range(games)
    return track(range(games), title, console=Console(stderr=True), transient=True)


def play_out(game: Game, state: State, rng: Rng, statistics: Statistics) -> dict[str, float]:
    """Plays one game: its decisions, its legal actions at all of them, and its statistics."""
    offered: list[int] = []
    legal, below, note = state.legal, rng.below, offered.append

    def choose(seat: int) -> int:
        actions = legal(seat)
        count = len(actions)
        note(count)
        return actions[below(count)]

    Course(game, state).play_out(lambda: state.deal(rng), choose)
    return {"decisions": len(offered), "legal": sum(offered), **statistics(state)}


def averages(rows: Sequence[dict[str, float]]) -> dict[str, Figure]:
    """The mean of every figure over all games; legal actions are counted per decision."""
    figures = {name: [row[name] for row in rows] for name in rows[0]}
    found = {name: mean(values) for name, values in figures.items()}
    return {**found, "legal": ratio(figures["legal"], figures["decisions"])}


def mean(values: Sequence[float]) -> Figure:
    """A mean and its standard error."""
    return ratio(values, [1.0] * len(values))


def ratio(above: Sequence[float], below: Sequence[float]) -> Figure:
    """A quotient of two sums over games, and its standard error by the delta method."""
    count = len(above)
    share = math.fsum(above) / math.fsum(below)
    if count == 1:
        return {"mean": share, "se": None}
    squares = math.fsum((a - share * b) ** 2 for a, b in zip(above, below, strict=True))
    error = math.sqrt(squares / (count - 1) / count) / (math.fsum(below) / count)
    return {"mean": share, "se": error}


def show(voice: Voice, game: str, title: str, figures: dict[str, Figure]) -> None:
    """The figures as a table."""
    table = Table(title=Text(title, "bold"), box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("cli-simulate-figure"))
    table.add_column(voice.say("cli-simulate-mean"), justify="right")
    table.add_column(voice.say("cli-simulate-error"), justify="right")
    for key, figure in figures.items():
        label = voice.say(voice.own("cli-simulate", game, key.replace("_", "-")))
        table.add_row(label, rounded(figure["mean"]), rounded(figure["se"]))
    terminal().print(table)


def rounded(value: float | None) -> str:
    """A figure with as many decimals as help."""
    return "–" if value is None else f"{value:.4f}"
