"""One game of a match: views only, choices at the same time, and programs that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.programs import EXAMPLE, FIRST, command, program
from tests.toy.mini import MINI, mini
from wondertable.arena.match import new_match
from wondertable.arena.played import Played, play_game
from wondertable.bots import Bot, find_bot
from wondertable.bots.foreign import ForeignBot
from wondertable.core.game import Game
from wondertable.core.play import Play
from wondertable.core.record import Record
from wondertable.core.replay import verify
from wondertable.core.rng import Rng
from wondertable.core.state import CHANCE, HIDDEN, State
from wondertable.games import find_game

DUEL = find_game("duel")


class Spy(Bot):
    """Takes the first action, and keeps what it was shown."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[tuple[bytes, int]] = []
        self.games = 0

    def begin(self) -> None:
        self.games += 1

    def choose(self, view: State, seat: int, rng: Rng) -> int:
        self.shown.append((view.key(), seat))
        return view.legal(seat)[-1]


def play_with(game: Game, *bots: Bot, number: int = 0) -> tuple[Played, Record]:
    match = new_match(game, [bot.name for bot in bots], len(bots), {}, 7)
    return play_game(game, match, number, bots)


def play_foreign(text: str) -> Played:
    """A game between a program and a bot that plays at random."""
    foreign = find_bot(f"exec:{text}", DUEL)
    assert isinstance(foreign, ForeignBot)
    try:
        return play_with(DUEL, foreign, find_bot("random", DUEL))[0]
    finally:
        foreign.end()


@pytest.mark.parametrize("game", [DUEL, MINI], ids=lambda game: game.name)
def test_a_game_of_the_arena_can_be_played_again_choice_by_choice(game: Game) -> None:
    bots = [find_bot("random", game) for _ in range(game.seats[-1])]
    _, record = play_with(game, *bots)
    match = new_match(game, [bot.name for bot in bots], len(bots), {}, 7)
    play = Play(game, len(bots), match.deal_seed(0), names=record.header.seats)
    for move in record.moves:
        if move.actor != CHANCE:
            play.do(move.actor, move.do)
    assert play.record == record


def test_the_record_of_a_game_proves_its_result() -> None:
    played, record = play_with(DUEL, find_bot("greedy", DUEL), find_bot("random", DUEL))
    assert verify(DUEL, record).outcome() == played.outcome
    assert record.end is not None
    assert record.end.seed is not None
    assert record.header.seats == ("greedy", "random")
    choices = [sum(move.seat == seat for move in record.moves) for seat in (0, 1)]
    assert played.choices == tuple(choices)
    assert played.seconds[0] > played.seconds[1] > 0


def test_a_game_depends_on_its_number_and_nothing_else() -> None:
    bots = [find_bot("greedy", DUEL), find_bot("random", DUEL)]
    first = play_with(DUEL, *bots)[1]
    play_with(DUEL, *bots, number=1)
    assert play_with(DUEL, *bots)[1] == first


def test_bots_see_what_their_seat_may_see() -> None:
    spies = [Spy(), Spy(), Spy()]
    play_with(MINI, *spies)
    for at, spy in enumerate(spies):
        views = [mini(MINI.load(key)) for key, _ in spy.shown]
        assert {seat for _, seat in spy.shown} == {at}
        assert all(HIDDEN in view.numbers for view in views[:3])
        assert all(view.numbers[at] != HIDDEN for view in views)


def test_all_who_choose_at_once_are_asked_before_anything_happens() -> None:
    spies = [Spy(), Spy(), Spy()]
    play_with(MINI, *spies)
    for spy in spies:
        first = mini(MINI.load(spy.shown[0][0]))
        assert len(set(first.bids)) == 1
        assert HIDDEN not in first.bids


def test_bots_are_told_that_a_game_begins() -> None:
    spy = Spy()
    for number in range(2):
        play_with(MINI, spy, Spy(), number=number)
    assert spy.games == 2


def test_the_example_of_the_documentation_plays_without_a_fault() -> None:
    played = play_foreign(f"10sims:{command(EXAMPLE)}")
    assert played.forfeits == (0, 0)
    assert played.fault == ""
    assert played.seconds[0] > 0


def test_an_illegal_choice_is_forfeited_and_the_game_goes_on(tmp_path: Path) -> None:
    played = play_foreign(program(tmp_path, 'print("best fly", flush=True)'))
    assert played.forfeits == (played.choices[0], 0)
    assert "“fly”" in played.fault
    assert played.ranks


def test_a_single_failure_costs_a_single_choice(tmp_path: Path) -> None:
    once = tmp_path / "once"
    once.touch()
    fail = f"(os.unlink({str(once)!r}), sys.exit('lost'))"
    go = f"{fail} if os.path.exists({str(once)!r}) else {FIRST}"
    played = play_foreign(program(tmp_path, go))
    assert played.forfeits == (1, 0)
    assert played.fault == "Test does not run: lost."


def test_a_program_that_keeps_failing_is_not_asked_again_in_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    monkeypatch.setenv("HEARD", str(heard))
    played = play_foreign(program(tmp_path, "os._exit(1)"))
    assert played.forfeits == (played.choices[0], 0)
    assert heard.read_text(encoding="utf-8").count("go seat") == 3
