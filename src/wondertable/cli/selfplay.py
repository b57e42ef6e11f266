"""`wondertable selfplay`: games that bots play among themselves, for learners."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

from wondertable.arena.match import new_match
from wondertable.arena.shards import INDEX, Shards, play_set, read_index
from wondertable.bots.workers import workers_on
from wondertable.cli.arena import INTERRUPTED, OneOrMore, refuse_bots
from wondertable.cli.common import (
    Figures,
    Json,
    Language,
    On,
    Options,
    Players,
    Seed,
    chosen_options,
    chosen_seed,
    put_json,
    terminal,
    voice_of,
    with_figures,
)
from wondertable.games import find_game


def selfplay(
    game: str,
    /,
    *,
    games: OneOrMore,
    folder: Path,
    bots: Sequence[str] = ("greedy",),
    workers: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    on: On = "here",
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    figures: Figures = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Lets bots play among themselves and keeps the records, with an index, for learners.

    Parameters
    ----------
    game:
        The game, such as duel.
    games:
        How many games the folder is to hold in the end.
    folder:
        Where they are kept; the same command goes on where it was stopped.
    bots:
        One bot on all seats, or as for the arena, as in --bots citizen,greedy.
    workers:
        How many games are played at once; by default as many as there are cores, here or
        on the cluster.
    """
    box = find_game(game)
    voice = voice_of(language)
    options = with_figures(box, chosen_options(option), figures)
    known = read_index(folder)[0].seed if seed is None and (folder / INDEX).exists() else None
    number = chosen_seed(seed) if known is None else known
    count = box.seats[0] if players is None else players
    wanted = [word for words in bots for word in words.split(",")]
    seated = wanted * count if len(wanted) == 1 else wanted
    match = new_match(box, seated, players, options, number)
    refuse_bots(box, match, on)
    finished = True
    with workers_on(on, workers) as hands, closing(Shards(match, folder)) as shards:
        try:
            with closing(play_set(shards, games, hands)) as coming:
                for _ in coming:
                    continue
        except KeyboardInterrupt:
            finished = False
        kept = shards.kept
    if json:
        put_json({"folder": str(folder), "games": kept, "seed": number, "finished": finished})
    elif finished:
        terminal().print(voice.say("cli-selfplay-kept", games=kept, folder=str(folder)))
    if not finished:
        console = Console(stderr=True, highlight=False, markup=False)
        stopped = voice.say("cli-selfplay-stopped", games=kept, total=games, folder=str(folder))
        console.print(stopped, soft_wrap=True)
    return 0 if finished else INTERRUPTED
