"""`play`: a game in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wondertable.bots import USUAL
from wondertable.core.record import Back, read_file
from wondertable.core.replay import verify
from wondertable.core.state import CHANCE
from wondertable.games import find_game
from wondertable.text import LANGUAGES, say

ALWAYS_FIRST = "1\n" * 99
FIXED = ("play", "duel", "--seed", "7", "--record", "game.jsonl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_typing_numbers(language: str, command: Command) -> None:
    ran = command(*FIXED, "--language", language, typed=ALWAYS_FIRST)
    assert (ran.status, ran.err) == (0, "")
    record = read_file(Path("game.jsonl"))
    assert record.end is not None
    assert verify(find_game("duel"), record).outcome() is not None
    assert say(language, "cli-heading-result") in ran.out
    assert say(language, "cli-saved", file="game.jsonl") in ran.out
    assert say(language, "cli-goodbye") in ran.out
    assert record.header.seed_digest is not None
    assert record.header.seed_digest in ran.out
    assert record.end.seed is not None
    assert record.end.seed in ran.out


def test_the_usual_bot_plays_if_none_is_named(command: Command) -> None:
    command(*FIXED)
    assert read_file(Path("game.jsonl")).header.seats == ("human", USUAL)


def test_a_process_of_its_own_plays_a_whole_game(process: Command, tmp_path: Path) -> None:
    ran = process(*FIXED, "--bots", "random", typed=ALWAYS_FIRST)
    assert (ran.status, ran.err) == (0, "")
    assert read_file(tmp_path / "game.jsonl").end is not None


def test_the_end_of_input_ends_the_game_and_keeps_the_record(command: Command) -> None:
    ran = command(*FIXED, typed="1\n1\n")
    assert (ran.status, ran.err) == (0, "")
    assert "The game is not finished; the record is saved in game.jsonl." in ran.out
    record = read_file(Path("game.jsonl"))
    assert record.end is None
    assert sum(move.seat == 0 for move in record.moves) == 2
    verify(find_game("duel"), record)


def test_quit_ends_the_game_and_nothing_after_it_is_read(command: Command) -> None:
    command(*FIXED, typed="1\nquit\n1\n1\n")
    assert sum(move.seat == 0 for move in read_file(Path("game.jsonl")).moves) == 1


def test_the_seed_stays_secret_until_the_game_is_over(command: Command) -> None:
    ran = command("play", "duel", "--record", "game.jsonl", typed="1\n")
    assert "The seed of the deal was" not in ran.out
    assert "seed" not in Path("game.jsonl").read_text(encoding="utf-8").replace("seed_digest", "")


def test_records_get_new_names_in_a_folder_of_their_own(command: Command) -> None:
    told = [command("play", "duel", typed="").out for _ in range(2)]
    files = sorted(Path("records").iterdir())
    assert len(files) == 2
    for file in files:
        assert re.fullmatch(r"duel-\d{4}-\d\d-\d\d-[0-9a-f]{6}\.jsonl", file.name)
        assert any(out.count(str(file)) == 2 for out in told)


def test_the_folder_of_a_record_is_made_where_needed(command: Command) -> None:
    assert command("play", "duel", "--record", "a/b/game.jsonl").status == 0
    assert read_file(Path("a/b/game.jsonl")).moves


def test_equal_seeds_and_choices_give_equal_games(command: Command) -> None:
    for name in ("a", "b"):
        words = ("play", "duel", "--seed", "3", "--record", f"{name}.jsonl")
        command(*words, typed="1\n" * 9)
    assert Path("a.jsonl").read_bytes() == Path("b.jsonl").read_bytes()


def test_a_fresh_seed_gives_another_game(command: Command) -> None:
    for name in ("a", "b"):
        command("play", "duel", "--record", f"{name}.jsonl", typed="")
    digests = {read_file(Path(f"{name}.jsonl")).header.seed_digest for name in ("a", "b")}
    assert len(digests) == 2


def test_the_record_says_who_sat_where_and_what_was_agreed(command: Command) -> None:
    words = ("--seat", "1", "--bots", "random", "--option", "level_pawn=chooses")
    ran = command(*FIXED, *words, typed="1\n")
    assert "Your opponent has the first turn." in ran.out
    header = read_file(Path("game.jsonl")).header
    assert header.seats == ("random", "human")
    assert header.options == {"wonders": "draft", "level_pawn": "chooses"}


def test_notation_is_taken_and_mistakes_are_explained(command: Command) -> None:
    lines = [
        "build altar",
        "draft atlantis",
        "fly",
        "draft",
        "0",
        "99",
        "9" * 5000,
        "help " + "x" * 5000,
        "\0\ufffd",
        "",
        "Draft  COLOSSUS",
    ]
    ran = command("play", "duel", "--seed", "5", "--record", "game.jsonl", typed="\n".join(lines))
    assert "Seat 0 may not “build altar” at ply 0" in ran.out
    assert "“atlantis” in “draft atlantis” is not a word of the notation" in ran.out
    assert "“fly” in “fly” is not a word of the notation" in ran.out
    assert "“draft” is not an action; write it as in “draft sphinx”." in ran.out
    assert "There is no choice 0;" in ran.out
    assert "There is no choice 99;" in ran.out
    moves = read_file(Path("game.jsonl")).moves
    assert next(move for move in moves if move.seat == 0).do == "draft colossus"


def test_every_listed_number_is_the_action_it_stands_beside(command: Command) -> None:
    first = command(*FIXED, "--option", "wonders=first-game", typed="").out
    Path("game.jsonl").unlink()
    grid = first[first.index("Open cards") :]
    row = next(line for line in grid.splitlines() if "[" in line and "free" in line)
    card = row[row.index("[") + 1 : row.index("]")]
    number = row.split()[-2]
    command(*FIXED, "--option", "wonders=first-game", typed=f"{number}\n")
    moves = read_file(Path("game.jsonl")).moves
    assert next(move for move in moves if move.seat == 0).do == f"build {card}"


def test_help_names_everything_that_can_be_typed(command: Command) -> None:
    out = command(*FIXED, typed="help\n").out
    for word in ("build", "discard", "wonder", "draft", "take", "destroy", "rebuild", "start"):
        assert f"  {word} " in out
    for word in ("board", "list", "log", "help", "quit"):
        assert f"  {word} " in out


@pytest.mark.parametrize(
    ("thing", "words"),
    [
        ("altar", ["Altar [altar]", "❘ blue", "free", "Worth 3 victory points", "Temple"]),
        ("The Sphinx", ["The Sphinx [sphinx]", "1 clay, 1 stone, 2 glass", "another turn"]),
        ("law", ["Law [law]", "scales"]),
        ("merchants", ["Merchants Guild", "★ purple", "whichever city has more"]),
        ("atlantis", ["There is no card, wonder or progress token “atlantis”."]),
    ],
)
def test_help_explains_a_thing_of_the_box(thing: str, words: list[str], command: Command) -> None:
    out = command(*FIXED, typed=f"help {thing}\n").out
    flat = " ".join(out.split())
    for word in words:
        assert word in flat


def test_the_log_tells_what_happened_and_the_board_can_be_seen_again(command: Command) -> None:
    out = command(*FIXED, typed="1\nlog\nboard\nlist\n").out
    assert "Progress tokens on the board: " in out
    assert out.count("Wonders to choose from ─") == 3
    assert "Wonders to choose from: " in out
    assert out.count("Choose a wonder for your city.") == 3
    assert "· Player 1 chose " in out


def test_a_board_says_what_every_open_card_costs(command: Command) -> None:
    out = command(*FIXED, "--option", "wonders=first-game", typed="").out
    assert "Age I" in out
    for mark in "┏┌░⌂◉○":
        assert mark in out
    assert "coins" in out
    assert "free" in out


BABEL = ("play", "babel", "--players", "3", "--bots", "random", "--record", "game.jsonl")


def test_rest_is_explained_and_fits_only_where_action_cards_are_asked_for(command: Command) -> None:
    out = command(*BABEL, "--seed", "3", typed="rest\nhelp\n").out
    assert "“rest” in “rest” is not a word of the notation" in out
    assert "  rest " in out


def test_choices_are_taken_back_and_the_record_has_every_line(command: Command) -> None:
    ran = command(*FIXED, "--bots", "greedy", typed="1\n1\nundo\n1\n1\nundo 3\nquit\n")
    assert (ran.status, ran.err) == (0, "")
    assert "You took your last choice back: this is practice now." in ran.out
    assert "You took your last 3 choices back" in ran.out
    record = read_file(Path("game.jsonl"))
    assert [one.back for one in record.done() if isinstance(one, Back)] == [3, 0]
    assert record.practice
    assert all(move.actor == CHANCE for move in record.moves)
    verify(find_game("duel"), record)


def test_a_game_with_something_taken_back_is_played_to_its_end(command: Command) -> None:
    command(*FIXED, "--bots", "random", typed=f"1\n1\n1\nundo 2\n{ALWAYS_FIRST}")
    record = read_file(Path("game.jsonl"))
    assert record.end is not None
    assert verify(find_game("duel"), record).outcome() is not None
    ran = command("verify", "game.jsonl")
    assert "Something was taken back once; the last branch is told." in ran.out
    assert "nobody stacked the deck" in ran.out
    replayed = command("replay", "game.jsonl")
    assert (replayed.status, replayed.err) == (0, "")
    assert "Something was taken back once" in replayed.out


def test_nothing_is_taken_back_that_was_not_chosen(command: Command) -> None:
    ran = command(*FIXED, typed="undo\n1\nundo 2\nundo 0\nquit\n")
    assert "You have chosen nothing yet that could be taken back." in ran.out
    assert ran.out.count("You have made one choice so far.") == 2
    assert read_file(Path("game.jsonl")).earlier == []


def test_choices_of_all_at_once_are_taken_back_together(command: Command) -> None:
    typed = "1\n1\nundo\n2\nquit\n"
    ran = command(
        "play", "seven", "--seed", "7", "--record", "game.jsonl", "--bots", "random", typed=typed
    )
    assert (ran.status, ran.err) == (0, "")
    record = read_file(Path("game.jsonl"))
    assert len([one for one in record.done() if isinstance(one, Back)]) == 1
    verify(find_game("seven"), record)
