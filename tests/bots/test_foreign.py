"""Programs of others as opponents: what they are told, and what becomes of those that fail."""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.programs import EXAMPLE, FIRST, GREETING, command, program
from tests.toy.mini import MINI
from wondertable.bots import Budget, find_bot, foreign
from wondertable.bots.asking import ask, refuse_seats
from wondertable.bots.errors import (
    BadBudget,
    BadProgram,
    ForeignGone,
    ForeignIllegal,
    ForeignRefused,
    ForeignSeats,
    ForeignSilent,
    ForeignSlow,
    ForeignUnreadable,
)
from wondertable.bots.foreign import ForeignBot, read_command, read_games
from wondertable.bots.program import RUNNING
from wondertable.core.game import Game
from wondertable.core.play import deal, play
from wondertable.core.record import FORMAT, Header, Move, Record, read_record
from wondertable.core.replay import Replay, redact
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game

DUEL = find_game("duel")


class Sitting:
    """A game with one program at it."""

    def __init__(self, game: Game, seats: int, seed: bytes = b"s" * 32) -> None:
        self.game = game
        options = game.chosen({})
        self.header = Header(FORMAT, game.name, game.rules, options, ("a",) * seats)
        self.moves: list[Move] = []
        self.state: State = game.setup(seats, options)
        self.dealer = game.dealer(seed, seats, options)
        self.deal()

    def deal(self) -> None:
        self.moves += [Move("chance", do) for do in deal(self.game, self.state, self.dealer)]

    def record(self, seat: int) -> Record:
        return redact(self.game, Record(self.header, self.moves), seat)

    def ask(self, bot: ForeignBot, seat: int = 0) -> str:
        view = self.state.view(seat)
        action = ask(bot, view, seat, lambda: self.record(seat), Rng(1))
        return self.game.write(view, seat, action)

    def do(self, seat: int, text: str) -> None:
        self.moves.append(Move(seat, text))
        play(self.game, self.state, seat, text)


Started = list[ForeignBot]


@pytest.fixture
def started() -> Iterator[Started]:
    """Programs that end with the test."""
    bots: Started = []
    yield bots
    for bot in bots:
        bot.end()


def bot_of(started: Started, text: str, game: Game = DUEL) -> ForeignBot:
    bot = find_bot(f"exec:{text}", game)
    assert isinstance(bot, ForeignBot)
    started.append(bot)
    return bot


def test_the_example_of_the_documentation_plays_a_whole_game(started: Started) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 30
    bot = bot_of(started, f"10sims:{command(EXAMPLE)}")
    sitting = Sitting(DUEL, 2)
    while actors := sitting.state.actors():
        sitting.do(actors[0], sitting.ask(bot, actors[0]))
        sitting.deal()
    assert sitting.state.outcome() is not None
    assert bot.name == "Eager"


def test_a_program_is_told_the_record_of_its_seat_its_choices_and_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: Started
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setenv("HEARD", str(heard))
    bot = bot_of(started, f"20ms:{program(tmp_path)}")
    sitting = Sitting(DUEL, 2)
    choice = sitting.ask(bot)
    lines = heard.read_text(encoding="utf-8").splitlines()
    record = sitting.record(0)
    view = sitting.state.view(0)
    legal = [f"legal {DUEL.write(view, 0, action)}" for action in view.legal(0)]
    block = ["position", *record.text().splitlines(), "end"]
    assert lines == ["wondertable 1", *block, *legal, "go seat 0 20ms"]
    assert choice == legal[0].removeprefix("legal ")


def test_the_next_question_tells_only_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: Started
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setenv("HEARD", str(heard))
    bot = bot_of(started, program(tmp_path))
    sitting = Sitting(DUEL, 2)
    sitting.do(0, sitting.ask(bot))
    sitting.deal()
    heard.write_text("")
    first = sitting.record(1)
    sitting.ask(bot, 1)
    assert heard.read_text(encoding="utf-8").splitlines()[0] == "position"
    sitting.do(1, DUEL.write(sitting.state, 1, sitting.state.legal(1)[0]))
    sitting.deal()
    heard.write_text("")
    sitting.ask(bot, 1)
    lines = heard.read_text(encoding="utf-8").splitlines()
    whole = sitting.record(1).text().splitlines()
    assert lines[0] == "more"
    assert lines[1 : lines.index("end")] == whole[len(first.text().splitlines()) :]


def test_no_program_is_told_what_its_seat_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, started: Started
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setenv("HEARD", str(heard))
    told = []
    for seed in (b"s", b"t"):
        sitting = Sitting(MINI, 3, seed * 32)
        numbers = [move.do.split()[2] for move in sitting.moves]
        bot = bot_of(started, program(tmp_path), MINI)
        sitting.ask(bot, 1)
        lines = heard.read_text(encoding="utf-8").splitlines()
        heard.unlink()
        bot.end()
        deals = [json.loads(line)["do"] for line in lines if '"do"' in line]
        assert deals == ["deal 0 ?", f"deal 1 {numbers[1]}", "deal 2 ?"]
        told.append(lines)
    assert told[0] != told[1]


def test_the_record_that_a_program_gets_replays_to_the_view_of_its_seat(started: Started) -> None:
    sitting = Sitting(MINI, 3)
    record = read_record(sitting.record(2).text().encode())
    assert Replay(MINI, record).run().key() == sitting.state.view(2).key()


@pytest.mark.parametrize(
    ("go", "error", "words"),
    [
        ('print("best fly away", flush=True)', ForeignUnreadable, "Test chose “fly away”. “fly”"),
        ('print("best discard altar", flush=True)', ForeignIllegal, "which is not allowed: "),
        ('print("best", flush=True)', ForeignUnreadable, "Test chose “”."),
        ('print("error no idea", flush=True)', ForeignRefused, "Test makes no choice: no idea."),
        ('sys.exit("I am lost")', ForeignGone, "Test does not run: I am lost."),
        ("os._exit(3)", ForeignGone, "Test does not run: status 3."),
        ("os.close(1); time.sleep(60)", ForeignGone, "does not run: it closed its output."),
        ("1 / 0", ForeignGone, "ZeroDivisionError: division by zero."),
    ],
)
def test_a_program_that_makes_no_legal_choice_is_told_of(
    tmp_path: Path, started: Started, go: str, error: type[Exception], words: str
) -> None:
    bot = bot_of(started, program(tmp_path, go))
    with pytest.raises(error) as caught:
        Sitting(DUEL, 2).ask(bot)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "go",
    [
        "time.sleep(60)",
        'while True: print("info still here", flush=True)',
        'while True: os.write(1, b"x" * 65536)',
        'while True: os.write(2, b"x" * 65536)',
        "os.fork() or time.sleep(60); time.sleep(60)",
    ],
)
def test_a_slow_program_is_ended_and_started_again(
    tmp_path: Path, started: Started, go: str
) -> None:
    once = tmp_path / "once"
    once.touch()
    first = f"exec({go!r})"
    go = f"({first} if os.path.exists({str(once)!r}) else {FIRST})"
    bot = bot_of(started, f"20ms:{program(tmp_path, go)}")
    bot.patience = 0.4
    sitting = Sitting(DUEL, 2)
    with pytest.raises(ForeignSlow, match=r"Test did not choose within 0\.4 s\."):
        sitting.ask(bot)
    assert not any(program.alive for program in RUNNING)
    once.unlink()
    bot.patience = 10
    assert sitting.ask(bot)


def test_a_silent_program_is_ended(
    tmp_path: Path, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foreign, "GREETING_SECONDS", 0.3)
    bot = bot_of(started, program(tmp_path, greeting="pass"))
    with pytest.raises(ForeignSilent, match=r"did not answer the greeting within 0\.3 s\."):
        Sitting(DUEL, 2).ask(bot)


def test_a_program_that_is_not_there_is_told_of(started: Started) -> None:
    with pytest.raises(ForeignGone, match=r"nowhere/bot does not run: no such file or directory\."):
        refuse_seats(bot_of(started, "nowhere/bot"), 2)


@pytest.mark.parametrize(
    ("games", "known"), [("mini 2 3", "mini 2-3"), ("duel 3 4", "duel 3-4"), ("duel", "none")]
)
def test_a_table_that_a_program_cannot_sit_at_is_refused(
    tmp_path: Path, started: Started, games: str, known: str
) -> None:
    bot = bot_of(started, program(tmp_path, greeting=GREETING.replace("duel 2 2 mini 2 3", games)))
    with pytest.raises(ForeignSeats) as caught:
        refuse_seats(bot, 2)
    assert str(caught.value) == f"Test does not play duel with 2 players; it plays: {known}."


def test_a_command_is_split_without_a_shell() -> None:
    assert read_command("100ms:bot 'a b' $HOME;x") == (
        Budget(seconds=0.1),
        ["bot", "a b", "$HOME;x"],
    )
    assert read_command("800sims:bot") == (Budget(simulations=800), ["bot"])
    assert read_command("C:bot") == (Budget(seconds=1.0), ["C:bot"])


@pytest.mark.parametrize("text", ["", "  ", "100ms:", "bot 'open"])
def test_a_command_that_names_no_program_is_refused(text: str) -> None:
    with pytest.raises(BadProgram):
        find_bot(f"exec:{text}", DUEL)


def test_a_budget_of_zero_is_refused() -> None:
    with pytest.raises(BadBudget):
        find_bot("exec:0ms:bot", DUEL)


def test_nonsense_among_the_games_is_left_out() -> None:
    words = ["duel", "2", "2", "seven", "x", "7", "babel", "3", "99999", "mini", "2"]
    assert read_games(words) == {"duel": (2, 2)}


def test_a_program_is_never_asked_by_a_view(started: Started) -> None:
    bot = bot_of(started, f"10sims:{command(EXAMPLE)}")
    with pytest.raises(TypeError):
        bot.choose(DUEL.setup(), 0, Rng(1))


def test_a_program_ends_with_its_bot(tmp_path: Path) -> None:
    bot = find_bot(f"exec:{program(tmp_path)}", DUEL)
    assert isinstance(bot, ForeignBot)
    Sitting(DUEL, 2).ask(bot)
    assert bot._program is not None
    process = bot._program._process
    del bot
    gc.collect()
    assert process.wait(5) < 0
