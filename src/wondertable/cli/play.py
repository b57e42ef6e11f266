"""`wondertable play`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from wondertable.bots import USUAL, Bot, find_bot
from wondertable.bots.asking import refuse_seats
from wondertable.bots.foreign import PREFIX
from wondertable.cli.common import (
    Figures,
    Language,
    Misuse,
    Options,
    Players,
    Seed,
    all_options,
    player_names,
    seed_number,
    terminal,
    voice_of,
)
from wondertable.cli.presenters import presenter_of
from wondertable.cli.result import own_result_line
from wondertable.cli.sitting import Sitting
from wondertable.cli.switches import Switches
from wondertable.core.errors import FileExists
from wondertable.core.game import Game
from wondertable.core.play import Play
from wondertable.core.record import Header, Writer
from wondertable.core.replay import end_of
from wondertable.core.rng import Rng
from wondertable.games import find_game

FOLDER: Final = Path("records")
PERSON: Final = "human"


def play(
    game: str,
    /,
    *,
    bots: Sequence[str] = (USUAL,),
    seat: int = 0,
    record: Path | None = None,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    switches: Switches = None,
    figures: Figures = None,
    language: Language = None,
) -> int:
    """Plays a game in the terminal against bots; the record is saved.

    Parameters
    ----------
    game:
        The game, such as duel.
    bots:
        The opponents: one for all other seats, or one for each, as in --bots citizen,random;
        "exec:PROGRAM with arguments" and mybot.py:MyBot are of your own.
    seat:
        The seat you take; 0 begins.
    record:
        The file for the record; by default a new one in the folder records.
    """
    box = find_game(game)
    options = all_options(box, option, switches, figures)
    seats = int(box.setup(players, options).seat_count())
    if seat not in range(seats):
        raise Misuse("cli-error-seat", seat=str(seat), last=seats - 1)
    others = opponents(box, bots, seat, seats)
    number = None if seed is None else seed_number(seed)
    names = [others[at].name if at in others else PERSON for at in range(seats)]
    played = Play(box, seats, number, options, names)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # lines can be edited and called back from now on
    voice = voice_of(language)
    presenter = presenter_of(box, voice, player_names(voice, seats), seat)
    path, writer = new_record(record, box.name, played.header)
    thoughts = Rng(secrets.randbits(62) if number is None else number, 1)
    sitting = Sitting(presenter, terminal(), played, seat, others, thoughts, writer)
    try:
        welcome(sitting, path)
        finished = sitting.run()
        if finished:
            writer.write(end_of(played.state, seats, played.seed))
    finally:
        writer.close()
    farewell(sitting, path)
    return 0


def welcome(sitting: Sitting, path: Path) -> None:
    """What a person should know before the first move."""
    console, presenter = sitting.console, sitting.presenter
    say = presenter.voice.say
    against = [f"{presenter.names[at]} ({bot.name})" for at, bot in sitting.bots.items()]
    opponents = presenter.voice.listed(against)
    title = say(f"game-{presenter.game.name}")
    console.print(Text(say("cli-welcome", game=title, opponents=opponents), "bold"))
    console.print(say("cli-seat-first" if sitting.seat == 0 else "cli-seat-second"))
    digest = sitting.play.header.seed_digest or ""
    console.print(say("cli-seed-digest", digest=digest), soft_wrap=True)
    console.print(say("cli-record", file=str(path)), soft_wrap=True)
    console.print(f"{say('cli-ask-help')} {say('cli-leave')}")


def farewell(sitting: Sitting, path: Path) -> None:
    """The result, and where the record is; the seed is told once the game is over."""
    console, presenter = sitting.console, sitting.presenter
    say = presenter.voice.say
    outcome = sitting.play.outcome
    if outcome is None:
        console.print(say("cli-saved-unfinished", file=str(path)), soft_wrap=True)
    else:
        console.print(Rule(Text(say("cli-heading-result"), "bold"), style="dim"))
        console.print(
            Text(
                own_result_line(presenter.voice, presenter.game.name, outcome, sitting.seat), "bold"
            )
        )
        console.print(presenter.scores(sitting.state))
        console.print(say("cli-seed", seed=sitting.play.seed.hex()), soft_wrap=True)
        console.print(say("cli-saved", file=str(path)), soft_wrap=True)
    console.print(say("cli-goodbye"))


def opponents(game: Game, names: Sequence[str], seat: int, seats: int) -> dict[int, Bot]:
    """A bot for every seat but one."""
    wanted = [
        name
        for words in names
        for name in ([words] if words.startswith(PREFIX) else words.split(","))
    ]
    bots = [find_bot(name, game) for name in wanted]
    others = [at for at in range(seats) if at != seat]
    if len(bots) == 1:
        bots = [find_bot(wanted[0], game) for _ in others]
    if len(bots) != len(others):
        raise Misuse("cli-error-bots", given=len(bots), needed=len(others))
    for bot in bots:
        refuse_seats(bot, seats)
    return dict(zip(others, bots, strict=True))


def new_record(given: Path | None, game: str, header: Header) -> tuple[Path, Writer]:
    """A file for the record that was not there before; its folder is made where needed."""
    if given is not None:
        given.parent.mkdir(parents=True, exist_ok=True)
        return given, Writer(given, header)
    while True:
        path = free_path(game)
        try:
            return path, Writer(path, header)
        except FileExists:
            continue


def free_path(name: str) -> Path:
    """A name in the folder of records that no other record has."""
    FOLDER.mkdir(exist_ok=True)
    return FOLDER / f"{name}-{date.today().isoformat()}-{secrets.token_hex(3)}.jsonl"
