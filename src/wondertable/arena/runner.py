"""Plays the games of a match on all cores, or on a cluster."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec

from wondertable.arena.match import Match
from wondertable.arena.played import Played, play_game
from wondertable.bots import Bot, find_bot
from wondertable.bots.task import Task, a_game
from wondertable.bots.workers import Workers
from wondertable.core.record import Record
from wondertable.games import find_game


class Told(msgspec.Struct, frozen=True):
    """What a worker tells of a game."""

    played: Played
    record: str = ""
    """Its text, where that is wanted."""


def run(
    match: Match,
    numbers: Iterable[int],
    workers: Workers,
    folder: Path | None = None,
    *,
    less_luck: bool = False,
) -> Generator[Played, None, None]:
    """Plays numbered games; results come in any order. Nothing goes on when it is closed.

    With a folder the record of every game is written there, before its result comes. `less_luck`
    measures what chance did in every game.
    """
    games = tasks(match, numbers, records=folder is not None, less_luck=less_luck)
    with closing(workers.each(games)) as coming:
        for _, answer in coming:
            told = msgspec.msgpack.decode(answer, type=Told)
            if folder is not None:
                save(told.record, folder / file_name(match, told.played.number))
            yield told.played


def tasks(
    match: Match, numbers: Iterable[int], *, records: bool, less_luck: bool
) -> Iterator[Task]:
    """A task for every game."""
    for number in numbers:
        yield Task(a_game(number), play_numbered, (match, number, records, less_luck))


def play_numbered(match: Match, number: int, records: bool, less_luck: bool) -> bytes:  # noqa: FBT001
    """Plays one game; runs in a worker."""
    played, record = play_recorded(match, number, less_luck=less_luck)
    return msgspec.msgpack.encode(Told(played, record.text() if records else ""))


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


def file_name(match: Match, number: int) -> str:
    """Where the record of a game is written."""
    return f"{match.game}-{match.digest}-{number:06}.jsonl"


def save(record: str, path: Path) -> None:
    """Writes a record all at once, so that none is ever cut off."""
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(record, encoding="utf-8")
    draft.replace(path)
