"""`wondertable puzzles`: positions with one clearly best choice, sought in games of bots."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from wondertable.bots import BOTS, needs_record
from wondertable.cli.arena import INTERRUPTED, OneOrMore
from wondertable.cli.common import (
    Json,
    Language,
    Misuse,
    Options,
    Players,
    Seed,
    chosen_options,
    put_json,
    seed_number,
    terminal,
    voice_of,
)
from wondertable.core.errors import UnknownBot
from wondertable.core.game import Game
from wondertable.games import find_game
from wondertable.review.collection import Collection, checked, grow, opened, write
from wondertable.review.puzzle import Tally

FIRST: Final = "1"
"""The seed of a search that names none."""

Count = Iterator[int]


def puzzles(
    game: str,
    /,
    *,
    games: OneOrMore | None = None,
    out: Path | None = None,
    check: Path | None = None,
    bots: Sequence[str] = ("senator", "citizen"),
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Makes puzzles: positions of games between bots in which one choice is clearly the best.

    Parameters
    ----------
    game:
        The game, such as duel.
    games:
        How many games are searched in the end; the same command goes on where it was stopped.
    out:
        The collection that grows, a file of JSON lines; other seats, options or seeds add to it.
    check:
        A collection that is judged again with today's weights; what is no puzzle any more goes.
    bots:
        Who plays, seat by seat in turn.
    """
    box = find_game(game)
    voice = voice_of(language)
    if check is not None and (games, out) == (None, None):
        known, finished = looked_again(box, check)
        path = check
    elif check is None and games is not None and out is not None:
        fresh = search_of(box, bots, players, chosen_options(option), seed)
        known, finished = grown(box, out, fresh, games)
        path = out
    else:
        raise Misuse("cli-error-puzzles")
    if json:
        put_json({"file": str(path), "finished": finished, **figures(known)})
    elif finished:
        levels = Counter(puzzle.level for puzzle in known.puzzles)
        listed = ", ".join(f"{level}: {levels[level]}" for level in sorted(levels))
        count = len(known.puzzles)
        told = voice.say("cli-puzzles-kept", count=count, levels=listed or "0", file=str(path))
        terminal().print(told, soft_wrap=True)
    if not finished:
        console = Console(stderr=True, highlight=False, markup=False)
        console.print(voice.say("cli-puzzles-stopped", file=str(path)), soft_wrap=True)
    return 0 if finished else INTERRUPTED


def search_of(
    game: Game,
    bots: Sequence[str],
    players: int | None,
    options: dict[str, str],
    seed: str | None,
) -> Tally:
    """A search that can be begun, or gone on with."""
    named = tuple(word for words in bots for word in words.split(","))
    for word in named:
        if word.partition(":")[0] not in BOTS:
            raise UnknownBot(word, ", ".join(BOTS))
        if needs_record(word):
            raise Misuse("cli-error-puzzles-bot", bot=word)
    game.setup(players, options)
    count = game.seats[0] if players is None else players
    return Tally(named, count, options, seed_number(seed or FIRST))


def grown(game: Game, path: Path, fresh: Tally, games: int) -> tuple[Collection, bool]:
    """The collection after a search, and whether that came to its end."""
    begun = opened(path, game).tally(fresh).games
    with counted(path.name, games, begun) as count:
        try:
            for known in grow(path, game, fresh, games):
                count(known.tally(fresh).games, len(known.puzzles))
        except KeyboardInterrupt:
            return opened(path, game), False
    return opened(path, game), True


def looked_again(game: Game, path: Path) -> tuple[Collection, bool]:
    """The collection by today's weights; stopped in the middle, the file stays as it was."""
    known = opened(path, game)
    total = len(known.puzzles)
    with counted(path.name, total, 0) as count:
        try:
            for number, _ in enumerate(checked(known, game), start=1):
                count(number, len(known.puzzles))
        except KeyboardInterrupt:
            return opened(path, game), False
    write(path, known)
    return known, True


@contextmanager
def counted(name: str, total: int, begun: int) -> Iterator[Any]:
    """A bar for somebody who waits: how far it is, and how many puzzles there are."""
    if not sys.stderr.isatty():
        yield lambda done, kept: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=total, completed=begun)

        def count(done: int, kept: int) -> None:
            progress.update(task, completed=done, description=f"{name} ({kept})")

        yield count


def figures(known: Collection) -> dict[str, Any]:
    """What was searched and kept, for other programs."""
    return {
        "games": sum(one.games for one in known.searched),
        "positions": sum(one.positions for one in known.searched),
        "promising": sum(one.promising for one in known.searched),
        "looked": sum(one.looked for one in known.searched),
        "puzzles": len(known.puzzles),
        "levels": dict(sorted(Counter(one.level for one in known.puzzles).items())),
        "themes": dict(sorted(Counter(one.theme for one in known.puzzles).items())),
    }
