"""`wondertable box`: a game that is played with the real box, written down in the terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from wondertable.bots.budget import parse_budget
from wondertable.cli.box_sitting import BoxSitting, Paper
from wondertable.cli.common import (
    Figures,
    Language,
    Misuse,
    Options,
    Players,
    Voice,
    all_options,
    open_record,
    player_names,
    terminal,
    voice_of,
)
from wondertable.cli.play import free_path
from wondertable.cli.presenters import presenter_of
from wondertable.cli.switches import Switches
from wondertable.core.game import Game
from wondertable.games import find_game
from wondertable.table.box_words import BoxWords
from wondertable.table.seat import clean_name
from wondertable.table.transcript import Transcript, box_header


def box(
    game: str,
    /,
    *,
    seat: int | None = None,
    everything: Annotated[bool, Parameter(name="--open", negative="")] = False,
    names: str | None = None,
    file: Path | None = None,
    budget: str = "1s",
    players: Players = None,
    option: Options = None,
    switches: Switches = None,
    figures: Figures = None,
    language: Language = None,
) -> int:
    """Writes down a game that is played with the real box: asks what happens, step by step.

    Parameters
    ----------
    game:
        The game, such as duel.
    seat:
        The seat whose cards you see; 0 begins. In duel you see everything unless you name a seat.
    everything:
        You see the cards of all players.
    names:
        Who sits where, as in --names Ann,Bob.
    file:
        The file for the record, saved after every line; one that is there already is gone on with.
    budget:
        How long to think about a hint: 500ms, 2s of CPU time, or 800sims.
    """
    rules = find_game(game)
    adviser = parse_budget(budget)
    voice = voice_of(language)
    if file is not None and file.exists():
        transcript = reopened(rules, file)
    else:
        options = all_options(rules, option, switches, figures)
        seats = chosen_names(voice, names, players or rules.seats[0])
        viewer = chosen_viewer(rules, seat, len(seats), everything=everything)
        transcript = Transcript(rules, box_header(rules, seats, options, viewer))
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # lines can be edited and called back from now on
    path = file or free_path(f"{rules.name}-box")
    names_said = transcript.header.seats
    presenter = presenter_of(rules, voice, names_said, transcript.viewer)
    words = BoxWords(voice.language, rules, names_said)
    sitting = BoxSitting(presenter, terminal(), words, transcript, Paper(path), str(adviser))
    sitting.paper.save(transcript.record())
    welcome(sitting, voice)
    finished = sitting.run()
    key = "cli-saved" if finished else "cli-saved-unfinished"
    sitting.console.print(voice.say(key, file=str(path)), soft_wrap=True)
    return 0


def welcome(sitting: BoxSitting, voice: Voice) -> None:
    """What somebody should know before the first line."""
    say, console = voice.say, sitting.console
    title = say("box-page-title", game=say(f"game-{sitting.transcript.game.name}"))
    console.print(Text(title, "bold"))
    console.print(say("cli-record", file=str(sitting.paper.path)), soft_wrap=True)
    console.print(f"{say('cli-box-ask-help')} {say('box-saved')}")


def reopened(game: Game, file: Path) -> Transcript:
    """A transcript that goes on from its file."""
    found, record = open_record(file)
    if found.name != game.name:
        raise Misuse("cli-box-other-game", file=str(file), found=found.name, game=game.name)
    if record.header.seed_digest is not None:
        raise Misuse("cli-box-dealt", file=str(file))
    return Transcript.of(game, record, str(file))


def chosen_viewer(game: Game, seat: int | None, seats: int, *, everything: bool) -> int | None:
    """Whose cards are seen; none if all are."""
    if seat is not None and seat not in range(seats):
        raise Misuse("cli-error-seat", seat=str(seat), last=seats - 1)
    if seat is not None and everything:
        raise Misuse("cli-box-seat-or-open")
    if everything or (seat is None and game.all_open):
        return None
    return seat or 0


def chosen_names(voice: Voice, given: str | None, players: int) -> tuple[str, ...]:
    """What the players are called."""
    if given is None:
        return player_names(voice, players)
    names = tuple(clean_name(name) for name in given.split(","))
    if len(names) != players:
        raise Misuse("cli-box-names", given=len(names), needed=players)
    return names
