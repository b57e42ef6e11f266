"""What a game lacks before the pages can offer it, each part with where it goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import resources

from wondertable.core.game import Game
from wondertable.text import LANGUAGES
from wondertable.text.bundle import bundle
from wondertable.web.game_pages import nothing
from wondertable.web.games import PAGES
from wondertable.web.offered import word
from wondertable.web.settings import SettingsError


def refuse_unfinished(games: Iterable[Game]) -> None:
    """Raises SettingsError if a game has pages, but not all that they need."""
    shown = [game for game in games if game.name in PAGES]
    lacking = {game.name: parts for game in shown if (parts := missing(game))}
    if lacking:
        names = ", ".join(lacking)
        told = "".join(f"\n  {part}" for parts in lacking.values() for part in parts)
        raise SettingsError("web-games-unfinished", games=names, parts=told)


def missing(game: Game) -> list[str]:
    """All that a game with pages lacks: templates, messages in every language."""
    return [*missing_templates(game.name), *missing_messages(game)]


def missing_templates(game: str) -> Iterator[str]:
    """The templates that a game does not have."""
    folder = resources.files("wondertable.web") / "templates" / game
    explains = PAGES[game].help.entries is not nothing
    for name in ("table.html", "how.html", *(["things.html"] if explains else [])):
        if not folder.joinpath(name).is_file():
            yield f"web/templates/{game}/{name}"


def missing_messages(game: Game) -> Iterator[str]:
    """The messages of the lobby that are not said, by language and file."""
    for language in LANGUAGES:
        known = bundle(language).ids()
        folder = f"text/locales/{language}"
        if f"game-{game.name}" not in known:
            yield f"{folder}/{game.name}-names.ftl: game-{game.name}"
        for message in lobby_messages(game):
            if message not in known:
                yield f"{folder}/{game.name}-lobby.ftl: {message}"


def lobby_messages(game: Game) -> Iterator[str]:
    """The ids of what the lobby says about a game."""
    key = f"web-{game.name}"
    yield f"{key}-players"
    yield f"{key}-about"
    for preset in PAGES[game.name].presets if game.name in PAGES else ():
        yield f"{key}-preset-{preset.id}"
        yield f"{key}-preset-{preset.id}-about"
    for option in game.options:
        if len(option.values) > 1:
            yield f"{key}-{word(option.name)}"
            yield f"{key}-{word(option.name)}-about"
            yield from (f"{key}-{word(option.name)}-{word(value)}" for value in option.values)
