"""A game that is entered but not finished is told when the server starts, not by a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toy.mini import MINI
from tests.web.guests import settings_in
from wondertable.games import GAMES
from wondertable.text import LANGUAGES, UnknownMessage, say
from wondertable.web.app import create_app
from wondertable.web.game_pages import GamePages
from wondertable.web.games import PAGES
from wondertable.web.missing import missing, missing_messages
from wondertable.web.offered import OFFERED, option_choices
from wondertable.web.settings import SettingsError


def test_the_games_of_the_house_lack_nothing() -> None:
    assert [missing(game) for game in GAMES.values()] == [[], [], []]


def test_a_game_without_pages_is_not_offered_and_nothing_is_asked_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "mini", MINI)
    create_app(settings_in(tmp_path))
    assert "mini" not in OFFERED


def test_a_game_that_lacks_something_is_refused_at_the_start_with_all_that_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "mini", MINI)
    duel = PAGES["duel"]
    monkeypatch.setitem(PAGES, "mini", GamePages(duel.presenter, art="tower", help=duel.help))
    with pytest.raises(SettingsError) as refused:
        create_app(settings_in(tmp_path))
    error = refused.value
    lacking = str(error.args_said["parts"])
    for part in (
        "web/templates/mini/table.html",
        "web/templates/mini/how.html",
        "web/templates/mini/things.html",
        *(f"text/locales/{language}/mini-names.ftl: game-mini" for language in LANGUAGES),
        *(f"text/locales/{language}/mini-lobby.ftl: web-mini-players" for language in LANGUAGES),
        "text/locales/hu/mini-lobby.ftl: web-mini-purse",
        "text/locales/de/mini-lobby.ftl: web-mini-purse-about",
        "text/locales/en/mini-lobby.ftl: web-mini-purse-small",
    ):
        assert part in lacking
    for language in LANGUAGES:
        sentence = say(language, error.message_id, **error.args_said)
        assert "mini" in sentence
        assert "docs/adding-a-game.md" in sentence


def test_an_option_without_words_is_told_by_the_message_that_is_missing() -> None:
    """The lobby and the games from the box say the same messages, all of which are asked for."""
    with pytest.raises(UnknownMessage) as refused:
        option_choices("en", MINI)
    assert refused.value.message_id == "web-mini-purse"
    assert "text/locales/en/mini-lobby.ftl: web-mini-purse" in list(missing_messages(MINI))
