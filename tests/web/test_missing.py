"""A game that is entered but not finished is told when the server starts, not by a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.toy.mini import MINI
from tests.web.guests import settings_in
from wondertable.games import GAMES
from wondertable.text import LANGUAGES, say
from wondertable.web.app import create_app
from wondertable.web.missing import missing
from wondertable.web.scenes import PRESENTERS
from wondertable.web.settings import SettingsError


def test_the_games_of_the_house_lack_nothing() -> None:
    assert [missing(game) for game in GAMES.values()] == [[], [], []]


@pytest.mark.parametrize("presented", [False, True])
def test_a_game_that_lacks_something_is_refused_at_the_start_with_all_that_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, presented: bool
) -> None:
    monkeypatch.setitem(GAMES, "mini", MINI)
    if presented:
        anything: Any = PRESENTERS["duel"]
        monkeypatch.setitem(PRESENTERS, "mini", anything)
    with pytest.raises(SettingsError) as refused:
        create_app(settings_in(tmp_path))
    error = refused.value
    lacking = str(error.args_said["parts"])
    assert ("web/scenes.py: PRESENTERS" in lacking) is not presented
    for part in (
        "web/lobby.py: ART",
        "web/help/glossary.py: MAKERS",
        "web/templates/mini/table.html",
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
