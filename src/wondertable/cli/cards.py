"""`wondertable cards`: what lies in a game's box."""

from __future__ import annotations

from typing import Any

from wondertable.cli.common import (
    Figures,
    Json,
    Language,
    put_json,
    terminal,
    voice_of,
    with_figures,
)
from wondertable.cli.presenters import presenter_of
from wondertable.core.game import Game, Options
from wondertable.games import find_game
from wondertable.text import LANGUAGES, name
from wondertable.text.bundle import bundle, name_id
from wondertable.text.language import DEFAULT


def cards(
    game: str,
    /,
    *,
    figures: Figures = None,
    language: Language = None,
    json: Json = False,
) -> int:
    """Shows the box of a game as a table.

    Parameters
    ----------
    game:
        The game, such as duel.
    """
    box = find_game(game)
    options = with_figures(box, {}, figures)
    if json:
        put_json(named(box, options))
        return 0
    voice = voice_of(language)
    console = terminal()
    console.print(voice.say("cli-cards-heading", game=voice.say(f"game-{game}")), style="bold")
    console.print(presenter_of(box, voice).box(console.width, options))
    return 0


def named(game: Game, options: Options) -> dict[str, Any]:
    """The box as plain data, where every thing that has an id has its names beside it."""
    return named_parts(game.name, game.box(options))


def named_parts(game: str, parts: dict[str, Any]) -> dict[str, Any]:
    """Parts of a box with names; a part may be a box of its own."""
    named: dict[str, Any] = {}
    for part, things in parts.items():
        if has_ids(things):
            named[part] = [with_names(game, thing) for thing in things]
        else:
            inner = isinstance(things, dict) and not {"cards", "list"}.isdisjoint(things)
            named[part] = named_parts(game, things) if inner else things
    return named


def has_ids(things: Any) -> bool:
    """Whether this is a list of things with ids."""
    return isinstance(things, list) and all(
        isinstance(thing, dict) and "id" in thing for thing in things
    )


def with_names(game: str, thing: dict[str, Any]) -> dict[str, Any]:
    """A thing with its name in every language, right after its id; not all things have one."""
    if name_id(game, thing["id"]) not in bundle(DEFAULT).ids():
        return thing
    names = {language: name(language, game, thing["id"]) for language in LANGUAGES}
    return {"id": thing["id"], "name": names} | thing
