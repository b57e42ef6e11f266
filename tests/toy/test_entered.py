"""A game moves into terminal and browser by its own folders: no file that was there changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toy.entered import PAGES, RULES, TERMINAL, TEXTS, Ran, commands, enter, visit

RECORD = "game.jsonl"
COMMANDS: dict[str, tuple[tuple[str, ...], str]] = {
    "cards": (("cards", "mini"), ""),
    "cards in data": (("cards", "mini", "--json"), ""),
    "simulate": (("simulate", "mini", "--games", "20", "--seed", "1"), ""),
    "arena": (("arena", "mini", "greedy", "random", "--games", "4", "--workers", "1"), ""),
    "bench": (("bench", "mini", "--rounds", "1", "--games", "1"), ""),
    "play": (
        ("play", "mini", "--bots", "citizen", "--seed", "3", "--record", RECORD),
        "help\nbid 9\nbid 2\n1\n1\n1\n",
    ),
    "play in Hungarian": (("play", "mini", "--bots", "random", "--language", "hu"), "quit\n"),
    "replay": (("replay", RECORD), ""),
    "replay a position": (("replay", RECORD, "--ply", "1", "--language", "de"), ""),
    "verify": (("verify", RECORD), ""),
    "hint": (("hint", RECORD, "--ply", "1", "--budget", "20sims", "--seed", "1"), ""),
    "box": (("box", "mini", "--open", "--file", "box.jsonl"), "deal 0 4\n7\nmay bid 9\nquit\n"),
    "no such game": (("cards", "chess"), ""),
}


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Ran]:
    """All commands in a house with the toy."""
    source = enter(tmp_path_factory.mktemp("house"), RULES, TERMINAL, TEXTS)
    return dict(zip(COMMANDS, commands(source, COMMANDS.values()), strict=True))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("cards", ["Two Towers", "large: 5"]),
        ("cards in data", ['"purses"']),
        ("simulate", ["Two Towers: 20 random games", "Wins of the first player"]),
        ("arena", ["Two Towers: 4 games", "greedy", "points"]),
        ("bench", ["Two Towers (2)"]),
        ("play", ["You play Two Towers", "lay a bid face down", "bid 9 is not possible", "Rounds"]),
        ("play in Hungarian", ["Két torony", "Mennyit ajánlasz?"]),
        ("replay", ["Two Towers: ", "wins the round", "has won.", "Rounds"]),
        ("replay a position", ["Zwei Türme", "Marken"]),
        ("verify", ["finished game", "dealt every card"]),
        ("hint", ["bid "]),
        ("box", ["Two Towers, from the box", "What happens next?", "deal 1 7", "Player 1 may not"]),
    ],
)
def test_a_game_with_folders_of_its_own_is_played_in_the_terminal(
    ran: dict[str, Ran], name: str, said: list[str]
) -> None:
    assert (ran[name].status, ran[name].err) == (0, "")
    for words in said:
        assert words in ran[name].out


def test_it_stands_behind_the_games_of_the_house(ran: dict[str, Ran]) -> None:
    assert "there are: duel, seven, babel, mini." in ran["no such game"].err


def test_a_game_of_which_there_are_only_the_rules_says_what_is_missing(tmp_path: Path) -> None:
    bots = ("greedy", "random", "--games", "2", "--workers", "1")
    simulated, played, matched, told = commands(
        enter(tmp_path, RULES),
        [
            (("simulate", "mini", "--games", "1"), ""),
            (("play", "mini", "--bots", "random", "--record", RECORD), ""),
            (("arena", "mini", *bots, "--records", "games"), ""),
            (("arena", "mini", *bots, "--json"), ""),
        ],
    )
    assert (simulated.status, played.status, matched.status, told.status) == (2, 2, 2, 0)
    for lacking in (simulated, matched):
        assert lacking.err.startswith("The text “game-mini” is missing; docs/adding-a-game.md")
    assert "there is no cli/games/mini/terminal.py" in played.err
    assert not (tmp_path / RECORD).exists()
    assert not (tmp_path / "games").exists()
    assert '"finished": true' in told.out


def test_a_game_with_folders_of_its_own_is_played_in_the_browser(tmp_path: Path) -> None:
    told = visit(enter(tmp_path, RULES, TEXTS, PAGES), "visits.py")
    assert "10 passed" in told
