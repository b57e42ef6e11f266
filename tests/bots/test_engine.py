"""The program side of the line protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.test_foreign import Sitting
from wondertable.bots.engine import Engine
from wondertable.core.errors import UnknownBot
from wondertable.core.play import legal_action
from wondertable.core.record import Record, read_file
from wondertable.games import find_game

DUEL = find_game("duel")
RECORDS = Path(__file__).parents[1] / "records"


def answers(*lines: str, bot: str = "random") -> list[str]:
    """What an engine says to some lines."""
    said: list[str] = []
    Engine(bot, said.append).run(f"{line}\n" for line in lines)
    return said


def position(record: Record) -> list[str]:
    """A record as the house tells it."""
    return ["position", *record.text().splitlines(), "end"]


def test_a_greeting_is_answered_with_name_options_games_and_ready() -> None:
    name, *rest = answers("wondertable 1")
    assert name.startswith("id name Wondertable ")
    assert rest == [
        "option bot random",
        "option seed random",
        "games duel 2 2 seven 3 7 babel 3 5",
        "ready",
    ]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("budget", ["", "10ms", "20sims"])
def test_a_choice_is_legal_notation(bot: str, budget: str) -> None:
    sitting = Sitting(DUEL, 2)
    (best,) = answers(*position(sitting.record(0)), f"go seat 0 {budget}", bot=bot)
    assert best.startswith("best ")
    legal_action(DUEL, sitting.state, 0, best.removeprefix("best "))


def test_a_bot_that_searches_says_what_every_seat_may_expect() -> None:
    lines = position(Sitting(DUEL, 2).record(0))
    info, best = answers(*lines, "go seat 0 5sims", bot="citizen")
    first, second = [float(word) for word in info.removeprefix("info expected ").split()]
    assert first + second == pytest.approx(1, abs=0.002)
    assert best.startswith("best ")


def test_whoever_starts_it_may_name_a_bot_of_their_own_and_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "import wondertable as wt\n"
        "class Last(wt.Bot):\n"
        "    def choose(self, view, seat, rng):\n"
        "        return view.legal(seat)[-1]\n",
        encoding="utf-8",
    )
    sitting = Sitting(DUEL, 2)
    lines = [*position(sitting.record(0)), "go seat 0 10ms"]
    last = DUEL.write(sitting.state, 0, sitting.state.legal(0)[-1])
    assert answers(*lines, bot=f"{file}:Last") == [f"best {last}"]
    (refused,) = answers(f"option bot {file}:Last")
    assert refused.startswith("error There is no bot")


def test_a_position_goes_on_by_more_lines() -> None:
    sitting = Sitting(DUEL, 2)
    before = sitting.record(1).text().splitlines()
    sitting.do(0, DUEL.write(sitting.state, 0, sitting.state.legal(0)[0]))
    sitting.deal()
    more = sitting.record(1).text().splitlines()[len(before) :]
    assert more
    (best,) = answers("position", *before, "end", "more", *more, "end", "go seat 1 10ms")
    legal_action(DUEL, sitting.state, 1, best.removeprefix("best "))


def test_a_whole_record_is_looked_at_with_the_eyes_of_the_seat() -> None:
    record = read_file(RECORDS / "duel-civilian.jsonl")
    first = next(at for at, move in enumerate(record.moves) if move.seat == 0)
    start = Record(record.header, record.moves[:first])
    assert answers(*position(start), "go seat 0")[0].startswith("best ")


def test_equal_seeds_give_equal_choices() -> None:
    lines = [*position(Sitting(DUEL, 2).record(0)), *["go seat 0"] * 8]
    assert answers("option seed 5", *lines) == answers("option seed 5", *lines)
    assert answers("option seed 5", *lines) != answers("option seed 6", *lines)


def test_the_bot_can_be_changed() -> None:
    said = answers("option bot greedy", "wondertable 1")
    assert "option bot greedy" in said


def test_quit_ends_it_and_nothing_after_is_read() -> None:
    assert answers("quit", "wondertable 1") == []


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        answers(bot="stockfish")


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["fly"], "“fly” is not a line of the protocol."),
        (["wondertable 2"], "speaks version 1, not “2”"),
        (["option speed 3"], "There is no option “speed”; there are: bot, seed."),
        (["option bot stockfish"], "There is no bot “stockfish”"),
        (["option bot exec:true"], "There is no bot “exec”"),
        (["option seed x"], "The seed “x” is not a whole number"),
        (["go seat 0"], "There is no position to choose in."),
        (["more", "end"], "position, line 1"),
        (["position", "end"], "the file is empty"),
        (["position", "{}", "end"], "has no “wondertable”"),
        (["position", "{{{", "end"], "the first line is not JSON"),
        (["position", "{", "go seat 0"], "has no end; it is dropped."),
        (["go"], "“go” is not a line"),
        (["go seat"], "is not a line"),
        (["\x00\x01 ‮"], "is not a line"),
        (["x" * 100_000], "is not a line"),
    ],
)
def test_a_bad_line_is_answered_with_an_error_and_the_next_one_is_obeyed(
    lines: list[str], words: str
) -> None:
    said = answers(*lines, "wondertable 1")
    assert said[0].startswith("error ")
    assert words in said[0]
    assert len(said[0]) < 500
    assert said[-1] == "ready"


@pytest.mark.parametrize(
    ("go", "words"),
    [
        ("go seat 1", "Seat 1 is not asked"),
        ("go seat x", "Seat x is not asked"),
        ("go seat 0 0ms", "A bot cannot think for “0ms”"),
        ("go seat 0 soon", "A bot cannot think for “soon”"),
        ("go seat 0 1s 2s", "is not a line of the protocol"),
    ],
)
def test_a_question_that_makes_no_sense_is_answered_with_an_error(go: str, words: str) -> None:
    said = answers(*position(Sitting(DUEL, 2).record(0)), go, "go seat 0")
    assert words in said[0]
    assert said[1].startswith("best ")


def test_the_position_of_another_seat_is_refused() -> None:
    (said,) = answers(*position(Sitting(DUEL, 2).record(1)), "go seat 0")
    assert said == "error The position is that of seat 1, not of seat 0."


def test_an_edited_position_is_refused() -> None:
    lines = position(Sitting(DUEL, 2).record(0))
    lines[2] = lines[2].replace("show", "hide")
    said = answers(*lines, "go seat 0")
    assert "the record was edited" in said[0]
    assert said[1] == "error There is no position to choose in."
