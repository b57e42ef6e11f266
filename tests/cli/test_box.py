"""`box`: a game from the box, written down in the terminal."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.conftest import Command
from tests.conformance.games import Variant
from tests.table.typing import BABEL, DUEL, SEVEN, last_view, original, typed_lines
from wondertable.cli.box_sitting import BoxSitting, Paper
from wondertable.cli.common import Voice
from wondertable.cli.presenters import presenter_of
from wondertable.core.record import Record, read_file
from wondertable.core.replay import verify
from wondertable.table.box_words import BoxWords
from wondertable.table.transcript import Transcript, box_header
from wondertable.text import LANGUAGES, name, say

FILE = Path("game.jsonl")
NAMES = {2: "Ann,Bob", 3: "Ann,Bob,Cleo"}


def words(variant: Variant, *more: str) -> list[str]:
    """The command for a game that is written down."""
    options = [f"--option={key}={value}" for key, value in variant.options.items()]
    players = [f"--players={variant.seats}", f"--names={NAMES[variant.seats]}", f"--file={FILE}"]
    return ["box", variant.name, *players, *options, *more]


def begun(known: Record, lines: int) -> str:
    """The first lines that somebody types."""
    return "".join(f"{line}\n" for line in islice(typed_lines(known), lines))


def test_a_duel_record_that_is_typed_in_equals_the_original(command: Command) -> None:
    known = original(DUEL, None)
    ran = command(*words(DUEL), typed="".join(f"{line}\n" for line in typed_lines(known)))
    assert (ran.status, ran.err) == (0, "")
    assert FILE.read_text(encoding="utf-8") == known.text()
    assert say("en", "cli-heading-result") in ran.out
    for check in ("verify", "replay"):
        assert command(check, str(FILE)).status == 0


@pytest.mark.parametrize("variant", [SEVEN, BABEL], ids=str)
def test_what_a_seat_sees_is_typed_in_and_gives_its_view_and_record(
    variant: Variant, command: Command
) -> None:
    known = original(variant, 1)
    lines = "".join(f"{line}\n" for line in typed_lines(known))
    ran = command(*words(variant, "--seat=1"), typed=lines)
    assert (ran.status, ran.err) == (0, "")
    assert FILE.read_text(encoding="utf-8") == known.text()
    assert verify(variant.game, read_file(FILE)).key() == last_view(variant, 1).key()
    for check in ("verify", "replay"):
        assert command(check, str(FILE)).status == 0


def test_every_line_is_saved_and_the_file_is_gone_on_with(command: Command) -> None:
    known = original(DUEL, None)
    for count in (4, 11):
        ran = command(*words(DUEL), typed=begun(known, count)[len(begun(known, count - 4)) :])
        assert "The game is not finished; the record is saved in game.jsonl." in ran.out
        if count == 4:
            assert read_file(FILE).moves == known.moves[:4]
            command(*words(DUEL), typed=begun(known, 7)[len(begun(known, 4)) :])
    assert read_file(FILE).moves[:11] == known.moves[:11]


def test_wrong_entries_are_refused_with_a_reason_and_lose_nothing(command: Command) -> None:
    typed = "show law\nshow law\nshow sphinx\nreveal 3 baths\nnonsense\n99\n0\nbuild altar\nm\n"
    ran = command(*words(DUEL), typed=typed)
    assert ran.out.count("is not among those to choose from") == 2
    assert "the question is to lay a progress token on the board" in ran.out
    assert "“nonsense” in “nonsense” is not a word of the notation" in ran.out
    assert "There is no choice 99;" in ran.out
    assert "“m” may mean: " in ran.out
    assert [move.do for move in read_file(FILE).moves] == ["show law"]


def test_undo_takes_back_line_by_line(command: Command) -> None:
    ran = command(*words(DUEL), typed="law\nstrategy\nundo\nundo\nundo\nmasonry\n")
    assert "There is nothing to undo." in ran.out
    assert [move.do for move in read_file(FILE).moves] == ["show masonry"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_the_language_are_taken_several_at_once(language: str, command: Command) -> None:
    tokens = ("law", "agriculture", "strategy", "urbanism", "masonry")
    typed = ", ".join(name(language, "duel", token).upper() for token in tokens)
    ran = command(*words(DUEL, f"--language={language}"), typed=f"{typed}\nhelp\n")
    assert ran.err == ""
    assert [move.do for move in read_file(FILE).moves] == [f"show {token}" for token in tokens]
    assert say(language, "box-ask-duel-show-wonders") in ran.out


def test_a_list_with_a_mistake_is_refused_as_a_whole(command: Command) -> None:
    command(*words(DUEL), typed="law, agriculture, law\n")
    assert read_file(FILE).moves == []


def test_a_hand_is_typed_by_names_that_two_ages_share(command: Command) -> None:
    typed = "gizah\nbabylon\nephesos\nday\nday\nday\n"
    typed += "Altar, Baths, Stockade, Loom, Press, Glassworks, Barracks\n"
    command(*words(SEVEN), typed=typed)
    dealt = [move.do for move in read_file(FILE).moves if move.do.startswith("deal 0")]
    assert dealt[3] == "deal 0 loom_1"
    assert len(dealt) == 7


def dealt_seven() -> str:
    """Three cities and a hand, typed."""
    cards = "altar, baths, stockade, loom_1, press_1, glassworks_1, theater"
    return f"gizah\nbabylon\nephesos\nday\nday\nday\n{cards}\n"


def test_may_is_answered_with_the_rule(command: Command) -> None:
    asked = (
        "may build baths?\nmay Build Altar\nmay build barracks\nmay stage with altar\nmay fly?\n"
    )
    ran = command(*words(SEVEN), typed=dealt_seven() + asked)
    assert "Yes, Ann may: Build Baths – paid with own goods." in ran.out
    assert "Yes, Ann may: Build Altar – free." in ran.out
    assert "No, Ann may not: Barracks is not in this hand." in ran.out
    assert "The rule: In a turn you use one card of the hand that you hold." in ran.out
    assert "The rule: Resources come from your own city" in ran.out
    assert "“fly” in “fly” is not a word of the notation" in ran.out


def test_a_hint_the_score_and_the_table_can_be_had_while_writing(command: Command) -> None:
    asked = "hint\nscore\nboard\nlog\nhelp altar\nhelp nothing_at_all\nlist\nsell altar\nhint\n"
    ran = command(*words(SEVEN, "--budget=20sims"), typed=dealt_seven() + asked)
    assert (ran.status, ran.err) == (0, "")
    for heading in ("cli-hint-choice", "cli-heading-points", "cli-box-no-hint"):
        assert say("en", heading) in ran.out
    assert "Which board does Cleo have?" in ran.out
    assert "What does Bob do?" in ran.out


def test_an_unfinished_file_cannot_be_lost_to_a_full_disk(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    command(*words(DUEL), typed="law\n")
    fsync = os.fsync
    calls: list[int] = []

    def fails_later(number: int) -> None:
        calls.append(number)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        fsync(number)

    monkeypatch.setattr(os, "fsync", fails_later)
    ran = command(*words(DUEL), typed="masonry\nstrategy\n")
    assert "game.jsonl cannot be written: no space left on device." in ran.out
    assert [move.do for move in read_file(FILE).moves] == ["show law", "show strategy"]


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--seat=3"], "There is no seat 3; the seats are numbered from 0 to 2."),
        (["--seat=1", "--open"], "give --seat or --open, not both"),
        (["--budget=soon"], "A bot cannot think for “soon”"),
        (["--option=sides=up"], "The option sides of seven cannot be “up”"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(
    more: list[str], complaint: str, command: Command
) -> None:
    assert complaint in command(*words(SEVEN, *more)).complaint


def test_everybody_is_named_or_nobody(command: Command) -> None:
    told = command("box", "seven", "--names=Ann").complaint
    assert told == "3 players need 3 names, but 1 were given."
    command("box", "duel", "--file=new.jsonl")
    assert read_file(Path("new.jsonl")).header.seats == ("Player 1", "Player 2")


def test_other_records_are_not_gone_on_with(command: Command, finished: Path) -> None:
    assert "was dealt by a seed" in command("box", "duel", f"--file={finished}").complaint
    assert "not of seven" in command("box", "seven", f"--file={finished}").complaint


def test_the_tabulator_completes_names_lines_and_commands() -> None:
    game, names = DUEL.game, ("Ann", "Bob")
    sitting = BoxSitting(
        presenter_of(game, Voice("de"), names),
        Console(),
        BoxWords("de", game, names),
        Transcript(game, box_header(game, names, {}, None)),
        Paper(FILE),
        "1s",
    )
    assert sitting.completions(name("de", "duel", "law")[:4]) == [name("de", "duel", "law")]
    assert sitting.completions("show la") == ["show law"]
    assert sitting.completions("un") == ["undo"]
    assert sitting.completion(" un", 0) == " undo"
    assert sitting.completion(" un", 1) is None
