"""`wondertable bench`: how fast the engine is, compiled and not."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from wondertable.cli.against import Rival, prepare
from wondertable.cli.bench_gym import bench_gym
from wondertable.cli.common import (
    Figures,
    Json,
    Language,
    Options,
    Players,
    Seed,
    Voice,
    chosen_options,
    chosen_seed,
    put_json,
    terminal,
    voice_of,
    with_figures,
)
from wondertable.cli.game_terminal import terminal_of
from wondertable.cli.switches import Switches
from wondertable.cli.timing import MODES, Case, Runner
from wondertable.core.game import Game
from wondertable.games import GAMES, find_game

Rounds = Annotated[int, Parameter(validator=Number(gte=1))]
Games = Annotated[int | None, Parameter(validator=Number(gte=1), show=False)]


def bench(
    game: str | None = None,
    /,
    *,
    against: Path | None = None,
    gym: bool = False,
    rounds: Rounds = 5,
    games: Games = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    switches: Switches = None,
    figures: Figures = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Measures the engine in CPU time, compiled and not, in turns; figures are medians.

    Parameters
    ----------
    game:
        The game; by default all.
    against:
        A Python file with run(seed, games) and run_fast(seed, games), timed beside ours.
    gym:
        Measure environments and batches for learners instead, beside OpenSpiel if it is installed.
    rounds:
        How often everything is measured.
    """
    voice = voice_of(language)
    if gym:
        return bench_gym(voice, rounds, games, json=json)
    number = chosen_seed(seed) % 2**31
    with tempfile.TemporaryDirectory() as workshop:
        given = chosen_options(option, switches)
        if game is not None:
            given = with_figures(find_game(game), given, figures)
        cases = wanted_cases(game, players, given)
        rival = prepare(against, Path(workshop)) if against else None
        for case in cases:
            try:
                start(case, voice, rival, str(against), games)
                for at in counted(rounds, voice.say("cli-bench-title", rounds=rounds)):
                    case.run_round(number + at)
                case.measure_bytes()
            finally:
                case.close()
    if json:
        put_json(report(cases, against, rival))
    else:
        show(voice, cases, rounds, rival)
    return 0


def wanted_cases(game: str | None, players: int | None, given: dict[str, str]) -> list[Case]:
    """One case for each game and number of players, or those that a game names."""
    cases = []
    for box in [find_game(game)] if game else GAMES.values():
        tables = [(seats, given) for seats in (box.seats if players is None else [players])]
        shown = terminal_of(box.name)
        if players is None and not given and shown is not None and shown.benches:
            tables = list(shown.benches)
        for seats, wanted in tables:
            options = box.chosen(wanted)
            box.setup(seats, options)
            cases.append(Case(box.name, seats, options))
    return cases


def start(case: Case, voice: Voice, rival: Rival | None, file: str, games: int | None) -> None:
    """Starts the workers; without a compiled engine there is one of ours only."""
    wanted = {"game": case.game, "players": case.players, "options": case.options}
    best = Runner(wanted, case.game)
    case.ours.append(best)
    if best.compiled:
        case.ours.append(Runner(wanted, case.game, pure=True))
    if rival:
        place = {"folder": str(rival.folder), "module": rival.module}
        case.rival = Runner(place, file)
    for runner in case.runners():
        runner.calibrate(games)


def counted(rounds: int, title: str) -> Iterable[int]:
    """The numbers of all rounds, with a bar for somebody who waits."""
    if not sys.stderr.isatty():
        return range(rounds)
    return track(range(rounds), title, console=Console(stderr=True), transient=True)


def report(cases: list[Case], against: Path | None, rival: Rival | None) -> dict[str, Any]:
    """All figures for other programs."""
    data: dict[str, Any] = {
        "cases": [
            {
                "game": case.game,
                "players": case.players,
                "options": case.options,
                "compiled": runner.compiled,
                "list_games_per_s": runner.rate("list"),
                "fast_games_per_s": runner.rate("fast"),
                "clone_ns": median(runner.clone_ns),
                "state_bytes": runner.bytes,
            }
            for case in cases
            for runner in case.ours
        ],
        "ratios": ratios(cases),
    }
    if rival and cases[0].rival:
        rates = {f"{mode}_games_per_s": cases[0].rival.rate(mode) for mode in MODES}
        data["against"] = {"file": str(against), "compiled": rival.compiled, **rates}
    return data


def ratios(cases: list[Case]) -> dict[str, float | None]:
    """Medians over all rounds: compiled to not compiled, and ours to the rival's."""
    out: dict[str, float | None] = {}
    for prefix, which in (("", 0), ("against_", 1)):
        for mode in MODES:
            found = [ratio for case in cases for ratio in case.ratios(mode)[which]]
            out[prefix + mode] = median(found) if found else None
    return out


def show(voice: Voice, cases: list[Case], rounds: int, rival: Rival | None) -> None:
    """All figures for people."""
    say = voice.say
    title = Text(say("cli-bench-title", rounds=rounds), "bold")
    table = Table(
        title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True
    )
    for heading in ("case", "build"):
        table.add_column(say(f"cli-bench-{heading}"))
    for mode in MODES:
        heading = f"{say('cli-bench-games')}\n{say(f'cli-bench-{mode}')}"
        table.add_column(heading, justify="right")
    for heading in ("clone", "bytes"):
        table.add_column(say(f"cli-bench-{heading}"), justify="right")
    for case in cases:
        for runner in case.runners():
            table.add_row(*row(voice, case, runner, rival))
    for label, prefix in (("cli-bench-ratio-builds", ""), ("cli-bench-ratio-against", "against_")):
        found = [ratios(cases)[prefix + mode] for mode in MODES]
        if found[0] is not None:
            values = [say("cli-bench-ratio-value", ratio=f"{value:.2f}") for value in found]
            table.add_row("", say(label), *values, style="bold")
    console = terminal()
    console.print(table)
    if not cases[0].ours[0].compiled:
        console.print(say("cli-bench-no-compiled"))
    if rival and not rival.compiled:
        console.print(say("cli-bench-rival-plain"))


def row(voice: Voice, case: Case, runner: Runner, rival: Rival | None) -> list[str]:
    """The figures of one build."""
    compiled = runner.compiled
    about = ", ".join([str(case.players), *unusual(find_game(case.game), case.options)])
    name = f"{voice.say(f'game-{case.game}')} ({about})"
    extra = []
    if rival and runner is case.rival:
        name, compiled = runner.label, rival.compiled
    else:
        extra = [f"{median(runner.clone_ns):.0f}", f"{runner.bytes:.0f}"]
    build = voice.say("cli-bench-compiled" if compiled else "cli-bench-plain")
    return [name, build, *(f"{runner.rate(mode):,.0f}" for mode in MODES), *extra]


def unusual(game: Game, options: dict[str, str]) -> list[str]:
    """The options that are not as usual; of what is switched on or made up, the name is enough."""
    return [
        option.name if value == "on" or value not in option.values else f"{option.name}={value}"
        for option in game.options
        if (value := options[option.name]) != option.default
    ]
