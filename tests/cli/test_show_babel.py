"""How Tower of Babel looks in the terminal, and how figures of a box are put in."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Command
from tests.cli.looking import NAMES, look_through, presenter_of, shown, tight
from tests.games.babel.position import build, do, give, position
from wondertable.cli.common import Voice
from wondertable.cli.result import own_result_line, result_line
from wondertable.cli.sitting import Sitting
from wondertable.core.outcome import Outcome
from wondertable.core.play import Play
from wondertable.core.record import Writer
from wondertable.core.rng import Rng
from wondertable.games import find_game
from wondertable.games.babel.cards import ACTION_IDS, TYPE_IDS, WONDER_IDS
from wondertable.games.babel.codes import BONUS
from wondertable.games.babel.events import Passed, Ready
from wondertable.games.babel.state import Babel
from wondertable.games.babel.unconfirmed import FIGURES
from wondertable.text import LANGUAGES

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "babel.json").read_text(encoding="utf-8")
)
TOWER = "tower_of_babel"
FILE = "bonus_3 = 12\nrow_2 = [9, 4]\n"

presenter = partial(presenter_of, "babel")


def choices(state: Babel, seat: int = 0) -> str:
    """What a seat may do, on lines without double blanks."""
    lines = tight(presenter().choices(state, seat, 100)).splitlines()
    return "\n".join(filter(None, lines))


def board(state: Babel, seat: int = 0, language: str = "en") -> str:
    """The table without double blanks."""
    return " ".join(shown(presenter(language).board(state, seat, 110), 110).split())


@pytest.mark.parametrize("width", [80, pytest.param(120, marks=pytest.mark.long)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_whole_games_fit_into_the_terminal(language: str, width: int, seats: int) -> None:
    options = {"two_coloured": "on"}
    show = presenter(language, seats)
    for seed in range(2):
        state = find_game("babel").setup(seats, options)
        look_through(show, state, Rng(width, seed), width, every=12)
        assert len(shown(show.scores(state)).splitlines()) > 6


def test_the_table_shows_wonders_players_and_hands() -> None:
    state = position(
        hands={0: "2 ship", 1: "3 ship"},
        actions={0: "joker five_points"},
        discs={TOWER: "5 ship, 4 ship", "pyramids": ""},
        discard="2 camel",
    )
    out = board(state)
    assert "Turn of Ada" in out
    assert "[tower_of_babel] 5 ships; 4 ships" in out
    assert "[pyramids] finished" in out
    assert "Value table, row 1: 8 / 4 / 3 · Deck: 93 · Discards: 2 camels" in out
    assert "Your hand: 2 ships" in out
    assert "Your action cards: Joker, Five points" in out


def test_offers_are_shown_when_they_lie_open() -> None:
    state = position(hands={0: "5 ship", 1: "3 ship"}, discs={TOWER: "5 ship, 4 ship"})
    do(state, 0, f"build {TOWER} 5 ship")
    do(state, 1, "offer 2 ship with trader")
    assert "laid" in board(state)
    assert "with trader" not in board(state)
    do(state, 2, "offer nothing")
    out = board(state)
    assert "2 ships, with trader" in " ".join(out.split())
    assert "Ada wanted to build at Tower of Babel and asked for 5 ships." in out
    assert choices(state).split("\n") == [
        "1 Leave the disc",
        "2 Accept nobody and add 5 own cards",
        "3 Accept Bob and add 3 own cards; Bob takes the disc",
    ]


@pytest.mark.parametrize(
    ("offer", "words"),
    [
        ("nothing", "0 cards, face down"),
        ("1 camel", "1 card, face down"),
        ("1 ship 1 camel with trader", "3 cards, face down"),
    ],
)
def test_with_bluff_the_cards_that_lie_face_down_are_counted(offer: str, words: str) -> None:
    state = position(hands={1: "1 ship 1 camel"}, discs={TOWER: "5 ship"}, bluff=True)
    do(state, 0, f"build {TOWER} 5 ship")
    do(state, 1, f"offer {offer}")
    assert words in " ".join(board(state.view(0)).split())


def test_two_jokers_of_one_build_are_counted() -> None:
    state = position(actions={0: "joker joker"}, discs={TOWER: "4 ship"})
    build(state, f"{TOWER} 4 ship")
    assert "Accept nobody; 2 jokers as 4 ships" in choices(state)


def test_every_choice_has_words() -> None:
    state = position(
        hands={0: "1 ship", 1: "3 ship"}, actions={0: "joker"}, discs={TOWER: "3 ship, 4 ship"}
    )
    assert "1 Pass" in choices(state)
    assert "Build at Tower of Babel: 3 ships" in choices(state)
    do(state, 0, f"build {TOWER} 3 ship")
    assert "Offer 2 ships with the trader" in choices(state, 1)
    assert "Offer nothing" in choices(state, 1)
    do(state, 1, "offer nothing")
    do(state, 2, "offer nothing")
    assert "Accept nobody and add 1 own card; joker as 2 ships" in choices(state)
    give(state, 0, "card_exchange")
    assert "Play Card exchange" in choices(state)
    do(state, 0, "play card_exchange")
    assert "Exchange 1 ship" in choices(state)
    assert presenter().question(state).startswith("Choose up to 5")


def test_action_cards_in_their_windows() -> None:
    state = position(hands={1: "1 ship"}, actions={1: "draw_three"}, discs={TOWER: "3 ship"})
    do(state, 0, f"build {TOWER} 3 ship")
    assert choices(state, 1).split("\n") == ["1 Play nothing", "2 Play Draw three"]
    assert presenter().question(state) == "Before the offers: play an action card, or decline."


def test_a_used_up_value_table_is_told() -> None:
    state = position(row=8)
    assert "The value table is used up." in board(state)


def test_taken_discs_are_listed_by_type() -> None:
    state = position(two_coloured=True, discs={TOWER: ""})
    assert "×" in board(state)


def test_known_cards_of_others_are_shown() -> None:
    state = position(hands={0: "5 ship", 1: "3 ship"}, discs={TOWER: "5 ship, 4 ship"})
    build(state, f"{TOWER} 5 ship", {1: "2 ship"})
    do(state, 0, "accept nobody with 5 own")
    assert "2 ships" in board(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_the_figures_that_no_source_confirms(language: str) -> None:
    found = presenter(language).explain("figures")
    assert found is not None
    text = shown(found, 120)
    assert all(row.name in text for row in FIGURES)


def test_the_help_names_the_figures(command: Command) -> None:
    out = " ".join(
        command("play", "babel", "--bots", "random", typed="help\nhelp figures\n").out.split()
    )
    assert "rows 2 to 7 of the value table" in out
    assert "--figures FILE" in out
    assert "disc_bonus_points" in out


def test_what_everybody_sees_is_no_news() -> None:
    assert presenter().news([Ready(1), Passed(0)]) == [Passed(0)]


def test_a_game_with_other_figures_keeps_them_in_its_record(command: Command) -> None:
    Path("box.toml").write_text(FILE, encoding="utf-8")
    command(
        *("play", "babel", "--bots", "random", "--seed", "5", "--record", "a.jsonl"),
        *("--figures", "box.toml"),
        typed="1\n" * 300,
    )
    Path("box.toml").unlink()
    report = json.loads(command("verify", "a.jsonl", "--json").out)
    assert report["sound"]
    assert report["options"]["figures"] == "row_2=9/4,bonus_3=12"


def test_equals_win_together() -> None:
    outcome = Outcome((3, 1, 1), "exhausted")
    assert result_line(Voice("en"), "babel", outcome, NAMES) == "Bob and Cleo share the victory."
    assert own_result_line(Voice("en"), "babel", outcome, 2) == "You share the victory."
    assert (
        own_result_line(Voice("en"), "babel", outcome, 0)
        == "You have lost: somebody has more points."
    )
    alone = Outcome((2, 1, 2), "idle")
    assert result_line(Voice("de"), "babel", alone, NAMES) == "Bob hat nach Punkten gewonnen."


def test_random_play_is_measured(command: Command) -> None:
    words = ("simulate", "babel", "--games", "30", "--seed", "1")
    data = json.loads(command(*words, "--json").out)
    figures = ["decisions", "legal", "points", "wonders", "discs", "refused"]
    assert list(data) == ["game", "games", "seed", "options", "players", *figures]
    assert data["players"] == 3
    assert 0 < data["wonders"]["mean"] <= 7
    assert 6 <= data["discs"]["mean"] <= 21
    out = command(*words).out
    assert "Wonders finished in a game" in out
    assert "Points of a player for refused offers" in out


def test_figures_of_a_file_are_played_with(command: Command) -> None:
    Path("box.toml").write_text(FILE, encoding="utf-8")
    words = ("simulate", "babel", "--games", "2", "--seed", "1", "--json")
    data = json.loads(command(*words, "--figures", "box.toml").out)
    assert data["options"]["figures"] == "row_2=9/4,bonus_3=12"
    by_option = command(*words, "--option", "figures=row_2=9/4,bonus_3=12").out
    assert json.loads(by_option) == data


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("row_2 = 9\n", "The figure row_2 of babel cannot be replaced like this: it needs 2 whole"),
        ("row_1 = [9, 4]\n", "babel has no figure “row_1” to replace; there are: row_2,"),
        ("row_2 = [9,\n", "box.toml is not a TOML file: "),
        ("copies_joker = 4\n", "all copies together must be 15."),
    ],
)
def test_wrong_figures_are_refused(command: Command, content: str, complaint: str) -> None:
    Path("box.toml").write_text(content, encoding="utf-8")
    for words in (["simulate", "babel", "--games", "1"], ["play", "babel"], ["cards", "babel"]):
        assert complaint in command(*words, "--figures", "box.toml").complaint


def test_a_file_of_figures_that_cannot_be_used_is_named(command: Command) -> None:
    Path("box.toml").write_bytes(b"\xff\xfe")
    simulate = ["simulate", "babel", "--games", "1", "--figures"]
    assert "box.toml is not a TOML file" in command(*simulate, "box.toml").complaint
    assert "none.toml: no such file" in command(*simulate, "none.toml").complaint
    Path("box.toml").write_text(FILE, encoding="utf-8")
    assert (
        "duel has no figures to replace."
        in command(*("simulate", "duel", "--games", "1", "--figures", "box.toml")).complaint
    )
    assert (
        "lässt sich so nicht ersetzen: nötig sind 2 ganze Zahlen"
        in command(
            *("simulate", "babel", "--games", "1", "--language", "de"),
            *("--option", "figures=row_2=9"),
        ).complaint
    )


def test_the_cards_are_those_of_the_facts_with_their_names(command: Command) -> None:
    data = json.loads(command("cards", "babel", "--json").out)
    for group in ("types", "wonders", "discs"):
        assert [row["id"] for row in data[group]] == [row["id"] for row in FACTS[group]]
    for mine, theirs in (
        (data["types"], FACTS["types"]),
        (data["wonders"], FACTS["wonders"]),
        (data["actionCards"]["list"], FACTS["actionCards"]["list"]),
    ):
        for row, known in zip(mine, theirs, strict=True):
            assert row["name"]["en"] == known["name"]["en"]
            assert row["name"]["hu"] == known["name"]["hu"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", ["80", "140"])
def test_the_tables_show_every_thing(
    language: str, width: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    out = command("cards", "babel", "--language", language).out
    assert max(map(len, out.splitlines())) <= int(width)
    for thing in (*TYPE_IDS, *WONDER_IDS, *ACTION_IDS):
        assert f"[{thing}]" in out
    for row in FIGURES:
        assert row.name in out


def test_the_tables_show_the_figures_of_a_file(command: Command) -> None:
    Path("box.toml").write_text(FILE, encoding="utf-8")
    out = command("cards", "babel", "--figures", "box.toml").out
    assert out.count("replaced") == 2
    data = json.loads(command("cards", "babel", "--figures", "box.toml", "--json").out)
    assert data["bonusTable"][2] == {"discs": 3, "points": 12}


def test_rest_answers_all_questions_about_action_cards_until_the_next_turn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    state = position(
        active=1,
        hands={0: "1 ship", 1: "5 ship"},
        actions={0: "five_points"},
        discs={TOWER: "5 ship, 3 camel"},
    )
    play = Play(find_game("babel"), 3, bytes(32))
    play.state = state
    file = Writer(tmp_path / "game.jsonl", play.header)
    table = Sitting(presenter(), Console(), play, 0, {}, Rng(1), file)
    typed = iter(["rest"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))

    def act(seat: int, words: str) -> None:
        table.carry_out(seat, play.read(seat, words))

    act(1, f"build {TOWER} 5 ship")
    table.carry_out(0, table.choice(0))
    act(0, "offer 1 ship")
    act(2, "offer nothing")
    act(1, "accept nobody with 5 own")
    assert (state.question, table.letting) == (BONUS, True)
    table.carry_out(0, table.choice(0))
    assert [move.do for move in play.moves if move.seat == 0] == [
        "decline",
        "offer 1 ship",
        "decline",
    ]
    state.deal(Rng(1))
    act(2, "pass")
    assert not table.letting
    file.close()
