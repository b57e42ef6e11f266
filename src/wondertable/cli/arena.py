"""`wondertable arena`: a match between bots."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wondertable.arena.match import Match, new_match
from wondertable.arena.played import Played
from wondertable.arena.results import Results, read_results
from wondertable.arena.runner import run
from wondertable.arena.standings import summary_of
from wondertable.bots import find_bot, is_foreign
from wondertable.bots.asking import refuse_seats
from wondertable.bots.errors import OnlyHere
from wondertable.bots.foreign import ForeignBot
from wondertable.bots.workers import Place, workers_on
from wondertable.cli.arena_table import as_data, show
from wondertable.cli.common import (
    Figures,
    Json,
    Language,
    On,
    Options,
    Players,
    Seed,
    Voice,
    chosen_options,
    chosen_seed,
    put_json,
    voice_of,
    with_figures,
)
from wondertable.core.game import Game
from wondertable.games import find_game

INTERRUPTED: Final = 130
OneOrMore = Annotated[int, Parameter(validator=Number(gte=1))]


def arena(
    game: str,
    /,
    *bots: str,
    games: OneOrMore,
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    on: On = "here",
    records: Path | None = None,
    state: Path | None = None,
    less_luck: bool = False,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    figures: Figures = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Plays a match: the same deals with seats exchanged, on all cores; says who is stronger.

    Parameters
    ----------
    game:
        The game, such as duel.
    bots:
        As many bots as players, or two that share the seats: greedy, oracle:100ms, oracle:800sims,
        "exec:PROGRAM with arguments", or mybot.py:MyBot.
    games:
        How many games to play; rounded up, so that every deal is played from all seats.
    workers:
        How many games are played at once; by default as many as there are cores, here or
        on the cluster.
    records:
        A folder for the records of all games.
    state:
        A file that keeps the results; the same command goes on where it was stopped.
    less_luck:
        Measure what chance did in every game, and tell the scores without it too: fewer games
        prove as much, which pays for slow bots.
    """
    box = find_game(game)
    number = kept_seed(state) if seed is None else None
    options = with_figures(box, chosen_options(option), figures)
    match = new_match(box, bots, players, options, chosen_seed(seed) if number is None else number)
    refuse_bots(box, match, on)
    voice = voice_of(language)
    title = "" if json else voice.say(f"game-{box.name}")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    total = match.whole_sets(games)
    with workers_on(on, workers) as hands, closing(Results(match, state)) as results:
        left = [at for at in range(total) if at not in results.played]
        with closing(run(match, left, hands, records, less_luck=less_luck)) as coming:
            finished = play_all(results, coming, total)
        known = [played for played in results.played.values() if played.number < total]
    summary = summary_of(match, known)
    if json:
        put_json(as_data(match, summary, finished=finished))
    elif summary is not None:
        show(voice, title, match, summary)
    if not finished:
        say_stopped(voice, len(known), total, state)
    return 0 if finished else INTERRUPTED


def kept_seed(state: Path | None) -> int | None:
    """The seed of a match that is gone on with."""
    found = None if state is None else read_results(state)
    return None if found is None else found[0].seed


def refuse_bots(game: Game, match: Match, on: Place) -> None:
    """Makes every bot once, so that a mistake is told before anything is played."""
    for spec in match.bots:
        if on != "here" and is_foreign(spec):
            raise OnlyHere(spec)
        bot = find_bot(spec, game)
        try:
            refuse_seats(bot, match.seats)
        finally:
            if isinstance(bot, ForeignBot):
                bot.end()


def play_all(results: Results, coming: Iterable[Played], total: int) -> bool:
    """Keeps results as they come; False if it was interrupted."""
    done = sum(number < total for number in results.played)
    try:
        with shown_progress(results.match, coming, done, total) as played:
            for game in played:
                results.add(game)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def shown_progress(
    match: Match, coming: Iterable[Played], done: int, total: int
) -> Iterator[Iterable[Played]]:
    """The same results, with a bar for somebody who waits."""
    if not sys.stderr.isatty():
        yield coming
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(" – ".join(match.bots), total=total, completed=done)

        def counted() -> Iterator[Played]:
            for played in coming:
                yield played
                progress.advance(task)

        yield counted()


def say_stopped(voice: Voice, games: int, total: int, state: Path | None) -> None:
    """How to go on with a match that was interrupted."""
    console = Console(stderr=True, highlight=False, markup=False)
    message = "cli-arena-stopped" if state is None else "cli-arena-stopped-kept"
    console.print(voice.say(message, games=games, total=total, file=str(state)), soft_wrap=True)
