"""Plays the games of a match on all cores."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from wondertable.arena.errors import WorkerGone
from wondertable.arena.match import Match
from wondertable.arena.played import Played, play_game
from wondertable.bots import Bot, find_bot
from wondertable.bots.worker import WorkerPool, leave, settle_in
from wondertable.core.record import Record
from wondertable.games import find_game

T = TypeVar("T")

AHEAD: Final = 2
"""Games that are given out for each worker, so that none has to wait for the next."""
PARTING: Final = 3.0
"""Seconds after which a worker that was asked to end is killed."""


def run(
    match: Match,
    numbers: Iterable[int],
    workers: int,
    folder: Path | None = None,
    *,
    less_luck: bool = False,
) -> Generator[Played, None, None]:
    """Plays numbered games; results come in any order. Closing the iterator ends the workers.

    With a folder the record of every game is written there. One worker is this process itself.
    `less_luck` measures what chance did in every game.
    """
    yield from run_each(
        partial(play_numbered, match, folder=folder, less_luck=less_luck), numbers, workers
    )


def run_each(
    work: Callable[[int], T], numbers: Iterable[int], workers: int
) -> Generator[T, None, None]:
    """The same for anything that is done with the number of a game."""
    if workers == 1:
        for number in numbers:
            yield work(number)
        return
    pool = WorkerPool(workers, settle_down)
    finished = 0
    try:
        for result in results(pool, work, iter(numbers), AHEAD * workers):
            finished += 1
            yield result
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerGone(finished) from None
    finally:
        stop(pool)


def results(
    pool: WorkerPool, work: Callable[[int], T], numbers: Iterator[int], most: int
) -> Iterator[T]:
    """Results as they come; never more than `most` games are given out."""
    waiting: set[Future[T]] = set()
    while True:
        for number in islice(numbers, most - len(waiting)):
            waiting.add(pool.submit(work, number))
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def stop(pool: WorkerPool) -> None:
    """Ends the workers, whatever they do; what they have not finished is lost."""
    for process in pool.tell_to_end():
        process.join(PARTING)
        if process.is_alive():
            process.kill()
    pool.shutdown(cancel_futures=True)


def settle_down() -> None:
    """Prepares a worker of the arena: when it has to end, it ends the programs of others first."""
    settle_in()
    signal.signal(signal.SIGTERM, lambda *_: leave())


def play_numbered(
    match: Match, number: int, folder: Path | None, *, less_luck: bool = False
) -> Played:
    """Plays one game; runs in a worker."""
    played, record = play_recorded(match, number, less_luck=less_luck)
    if folder is not None:
        save(record, folder / f"{match.game}-{match.digest}-{number:06}.jsonl")
    return played


def play_recorded(match: Match, number: int, *, less_luck: bool = False) -> tuple[Played, Record]:
    """Plays one game, and gives its record too."""
    lineup = match.lineup(number)
    bots = [
        kept_bot(match.bots[bot], match.game, bot, lineup[:seat].count(bot))
        for seat, bot in enumerate(lineup)
    ]
    game = find_game(match.game).under(match.rules)
    return play_game(game, match, number, bots, less_luck=less_luck)


@cache
def kept_bot(spec: str, game: str, bot: int, copy: int) -> Bot:
    """A bot, made once in every worker; those who sit at the same table are not the same."""
    return find_bot(spec, find_game(game))


def save(record: Record, path: Path) -> None:
    """Writes a record all at once, so that none is ever cut off."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(record.text(), encoding="utf-8")
    draft.replace(path)
