"""`wondertable verify`: whether a record can be trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wondertable.cli.common import Json, Language, Voice, open_record, put_json, terminal, voice_of
from wondertable.core.record import Back, Record
from wondertable.core.replay import verified
from wondertable.core.state import CHANCE


def verify(file: Path, /, *, language: Language = None, json: Json = False) -> int:
    """Checks a record: every line's digest, every move, the result, and that the seed dealt it all.

    Parameters
    ----------
    file:
        The record.
    """
    game, record = open_record(file)
    plies = verified(game, record, str(file)).ply
    if json:
        put_json(report(record, plies))
    else:
        tell(voice_of(language), str(file), record, plies)
    return 0


def report(record: Record, plies: int) -> dict[str, Any]:
    """What was found, for other programs."""
    header, end = record.header, record.end
    dealt = sum(move.actor == CHANCE for move in record.moves)
    result = {"ranks": end.outcome.ranks, "points": end.outcome.points} if end else None
    return {
        "sound": True,
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "seats": header.seats,
        "view": header.view,
        "plies": plies,
        "moves": len(record.moves) - dealt,
        "dealt": dealt,
        "taken_back": taken_back(record),
        "end": end.end if end else None,
        "outcome": result,
        "seed_checked": seed_checked(record),
    }


def tell(voice: Voice, file: str, record: Record, plies: int) -> None:
    """What was found, for people."""
    console = terminal()
    what = "cli-verify-finished" if record.end else "cli-verify-unfinished"
    console.print(voice.say(what, file=file, plies=plies), soft_wrap=True)
    console.print(voice.say("cli-verify-seed" if seed_checked(record) else "cli-verify-no-seed"))
    if record.earlier:
        console.print(voice.say("cli-verify-back", count=taken_back(record)))
    if record.header.view is not None:
        console.print(voice.say("cli-verify-view", number=record.header.view + 1))


def taken_back(record: Record) -> int:
    """How often something was taken back; what else is told is about the last branch."""
    return sum(isinstance(one, Back) for one in record.earlier)


def seed_checked(record: Record) -> bool:
    """Whether the record names its seed, so that the deal could be checked."""
    return record.end is not None and record.end.seed is not None
