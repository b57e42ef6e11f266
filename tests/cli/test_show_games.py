"""How games look in the terminal: what is asked of several alike."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command
from tests.cli.looking import presenter_of, shown
from wondertable.games import GAMES
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.seven.cards import ALL_CARDS, BOARDS
from wondertable.text import LANGUAGES

THINGS = [
    *(("seven", row.id) for row in ALL_CARDS[::7]),
    *(("seven", row.id) for row in BOARDS[::3]),
    *(("babel", thing) for thing in (*ACTION_IDS, *TYPE_IDS[:1], *WONDER_IDS[:2])),
]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_presenter_of_its_own(game: str) -> None:
    assert type(presenter_of(game)).__name__ == f"{game.capitalize()}Presenter"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "thing"), THINGS)
def test_things_are_explained_on_sheets(language: str, game: str, thing: str) -> None:
    sheet = presenter_of(game, language).explain(thing)
    assert sheet is not None
    assert f"[{thing}]" in shown(sheet)


@pytest.mark.parametrize(
    ("game", "beginning", "things"),
    [
        ("seven", "trad", ["traders_guild", "trade_center"]),
        ("babel", "d", ["draw_three", "double_turn"]),
    ],
)
def test_things_are_found_by_the_beginning_of_their_names(
    game: str, beginning: str, things: list[str]
) -> None:
    found = presenter_of(game).explain(beginning)
    assert found is not None
    assert all(f"[{thing}]" in shown(found) for thing in things)
    assert presenter_of(game).explain("sphinx") is None


@pytest.mark.parametrize(
    ("game", "typed", "word"),
    [("seven", "1\n" * 40, "Treasury"), ("babel", "2\n1\n" * 150, "Refused offers")],
)
def test_a_game_is_played_and_its_record_verified(
    command: Command, game: str, typed: str, word: str
) -> None:
    words = ("--bots", "random", "--seed", "5", "--record", "a.jsonl")
    out = command("play", game, *words, typed=typed).out
    assert "Result" in out
    assert word in out
    assert command("verify", "a.jsonl").status == 0
    assert "has won by points" in command("replay", "a.jsonl").out


@pytest.mark.parametrize(
    ("game", "words", "complaint"),
    [
        ("seven", ["--players", "2"], "seven is for 3 to 7 players, not for 2."),
        ("seven", ["--players", "8"], "seven is for 3 to 7 players, not for 8."),
        ("seven", ["--players", "5", "--teams", "--cities"], "Teams of seven are for 4, 6 players"),
        ("seven", ["--players", "4", "--teams"], "Teams of seven play with Cities"),
        ("seven", ["--option", "sides=dusk"], "cannot be “dusk”"),
        ("babel", ["--players", "2"], "babel is for 3 to 5 players, not for 2."),
        ("babel", ["--players", "6"], "babel is for 3 to 5 players, not for 6."),
        ("babel", ["--option", "bluff=always"], "cannot be “always”"),
        ("babel", ["--option", "figures=row_2"], "The figure row_2 of babel cannot be replaced"),
    ],
)
def test_tables_that_cannot_be_are_refused(
    command: Command, game: str, words: list[str], complaint: str
) -> None:
    assert complaint in command("simulate", game, "--games", "1", *words).complaint
