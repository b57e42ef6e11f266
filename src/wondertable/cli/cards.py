"""`wondertable cards`: what lies in a game's box."""

from __future__ import annotations

from typing import Any

from wondertable.cli.common import Json, Language, put_json, terminal, voice_of
from wondertable.cli.presenters import presenter_of
from wondertable.core.game import Game
from wondertable.games import find_game
from wondertable.text import LANGUAGES, name


def cards(game: str, /, *, language: Language = None, json: Json = False) -> int:
    """Shows the box of a game as a table.

    Parameters
    ----------
    game:
        The game, such as duel.
    """
    box = find_game(game)
    if json:
        put_json(named(box))
        return 0
    voice = voice_of(language)
    console = terminal()
    console.print(voice.say("cli-cards-heading", game=voice.say(f"game-{game}")), style="bold")
    console.print(presenter_of(box, voice).box(console.width))
    return 0


def named(game: Game) -> dict[str, Any]:
    """The box as plain data, where every thing that has an id has its names beside it."""
    return named_parts(game.name, game.box())


def named_parts(game: str, parts: dict[str, Any]) -> dict[str, Any]:
    """Parts of a box with names; a part may be a box of its own."""
    named: dict[str, Any] = {}
    for part, things in parts.items():
        if has_ids(things):
            named[part] = [with_names(game, thing) for thing in things]
        else:
            inner = isinstance(things, dict) and "cards" in things
            named[part] = named_parts(game, things) if inner else things
    return named


def has_ids(things: Any) -> bool:
    """Whether this is a list of things with ids."""
    return isinstance(things, list) and all(
        isinstance(thing, dict) and "id" in thing for thing in things
    )


def with_names(game: str, thing: dict[str, Any]) -> dict[str, Any]:
    """A thing with its name in every language, right after its id."""
    names = {language: name(language, game, thing["id"]) for language in LANGUAGES}
    return {"id": thing["id"], "name": names} | thing
