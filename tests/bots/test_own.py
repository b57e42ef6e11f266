"""Bots of one's own: a class in a file plays along, and its mistakes are told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from wondertable.bots import find_bot, is_foreign
from wondertable.bots.asking import ask
from wondertable.bots.errors import BadBotFile, BotError, NoBotClass, OwnBotFailed, OwnBotIllegal
from wondertable.bots.own import OwnBot
from wondertable.core.record import Header, Record
from wondertable.core.rng import Rng
from wondertable.core.state import State
from wondertable.games import find_game

GAME = find_game("duel")
HEAD = """from dataclasses import dataclass
from wondertable.bots import OwnBot
class Mine(OwnBot):
    def choose(self, view, seat, rng):
"""
PLACE = len(HEAD.splitlines()) + 1
"""The line on which the body of `choose` begins."""

Maker = Callable[[str], str]


@pytest.fixture
def file(tmp_path: Path) -> Maker:
    """Writes a file of bots and says where it is."""

    def write(text: str) -> str:
        path = tmp_path / "mine.py"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def mine(file: Maker, body: str) -> OwnBot:
    bot = find_bot(f"{file(f'{HEAD}        {body}')}:Mine", GAME)
    assert isinstance(bot, OwnBot)
    return bot


def no_record() -> Record:
    raise AssertionError("nobody asked for the record")


def opening() -> State:
    state = GAME.setup()
    state.deal(Rng(1))
    return state


def test_a_class_in_a_file_chooses(file: Maker) -> None:
    bot = mine(file, "return view.legal(seat)[-1]")
    state = opening()
    seat = state.actors()[0]
    assert ask(bot, state.view(seat), seat, no_record, Rng(1)) == state.legal(seat)[-1]


def test_it_is_told_the_game_and_is_called_like_its_class(file: Maker) -> None:
    bot = mine(file, "return 0")
    assert (bot.game, bot.name) == (GAME, "Mine")


def test_it_can_ask_for_the_record_of_its_seat(file: Maker) -> None:
    text = f"""{HEAD}        raise AssertionError
    by_record = True
    def choose_by_record(self, view, seat, record, rng):
        return view.legal(seat)[len(record.moves)]
"""
    bot = find_bot(f"{file(text)}:Mine", GAME)
    state = opening()
    seat = state.actors()[0]
    record = Record(Header(1, "duel", 1, {}, ("a", "b")))
    assert ask(bot, state.view(seat), seat, lambda: record, Rng(1)) == state.legal(seat)[0]


def test_a_file_may_have_dataclasses_and_several_bots(file: Maker) -> None:
    thing = "@dataclass\nclass Thing:\n    a: int\n"
    text = f"{HEAD}        return 0\n{thing}class Other(Mine):\n    pass\n"
    assert find_bot(f"{file(text)}:Other", GAME).name == "Other"


@pytest.mark.parametrize(
    ("text", "name", "kind", "sentence"),
    [
        (f"{HEAD}        return 0", ":Yours", NoBotClass, "has no bot “Yours”, written as "),
        (f"{HEAD}        return 0", ":Yours", NoBotClass, "; its bots are: Mine."),
        (f"{HEAD}        return 0", "", NoBotClass, "has no bot “”"),
        (f"{HEAD}        return 0", ":OwnBot", NoBotClass, "its bots are: Mine."),
        ("x = 1", ":x", NoBotClass, "its bots are: none."),
        ("\nx = y", ":Mine", BadBotFile, ": line 2, NameError: name 'y' is not defined."),
        ("x =", ":Mine", BadBotFile, ": line 1, SyntaxError: invalid syntax"),
        ("import sys\nsys.exit(3)", ":Mine", BadBotFile, ": line 2, SystemExit: 3."),
        (
            f"{HEAD}        return 0\n    def __init__(self, game):\n        game.nothing",
            ":Mine",
            BadBotFile,
            f": line {PLACE + 2}, AttributeError:",
        ),
    ],
)
def test_a_file_that_has_no_such_bot_is_refused(
    file: Maker, text: str, name: str, kind: type[BotError], sentence: str
) -> None:
    path = file(text)
    with pytest.raises(kind) as refused:
        find_bot(f"{path}{name}", GAME)
    assert str(refused.value).startswith(path)
    assert sentence in str(refused.value)


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadBotFile, match="no such file or directory"):
        find_bot("nowhere/mine.py:Mine", GAME)


def test_an_error_of_the_bot_costs_its_choice_and_says_where_it_was(file: Maker) -> None:
    bot = mine(file, "return 1 // 0")
    view = opening().view(0)
    with pytest.raises(OwnBotFailed) as failed:
        ask(bot, view, 0, no_record, Rng(1))
    assert str(failed.value) == (
        f"Mine failed: line {PLACE}, ZeroDivisionError: integer division or modulo by zero."
    )


def test_an_error_of_a_bot_that_stands_in_no_file_is_told_without_its_place() -> None:
    typed: dict[str, type[OwnBot]] = {}
    exec(f"{HEAD}        return 1 // 0", {"__name__": "typed at a prompt"}, typed)
    with pytest.raises(OwnBotFailed, match=r"^Mine failed: ZeroDivisionError: integer division"):
        ask(typed["Mine"](GAME), opening().view(0), 0, no_record, Rng(1))


@pytest.mark.parametrize("choice", ["-1", "None", "9999"])
def test_an_illegal_choice_is_not_carried_out(file: Maker, choice: str) -> None:
    bot = mine(file, f"return {choice}")
    with pytest.raises(OwnBotIllegal, match=f"Mine chose {choice}, which is none of"):
        ask(bot, opening().view(0), 0, no_record, Rng(1))


@pytest.mark.parametrize("choice", ["10**20", "[0]", "'0'", "0.5", "object()", "type(self)"])
def test_a_choice_that_is_no_number_of_ours_costs_no_more_than_the_choice(
    file: Maker, choice: str
) -> None:
    bot = mine(file, f"return {choice}")
    with pytest.raises(OwnBotIllegal):
        ask(bot, opening().view(0), 0, no_record, Rng(1))


@pytest.mark.parametrize("choice", ["10**5000", "type('Odd', (), {'__eq__': lambda *_: 1 // 0})()"])
def test_a_choice_that_can_be_neither_compared_nor_told_is_an_error_of_the_bot(
    file: Maker, choice: str
) -> None:
    bot = mine(file, f"return {choice}")
    with pytest.raises(OwnBotFailed):
        ask(bot, opening().view(0), 0, no_record, Rng(1))


def test_a_bot_that_plays_on_in_its_view_changes_nothing(file: Maker) -> None:
    bot = mine(file, "first = view.legal(seat)[0]; view.apply(seat, first); return first")
    view = opening().view(0)
    before = view.key()
    assert ask(bot, view, 0, no_record, Rng(1)) == view.legal(0)[0]
    assert view.key() == before


@pytest.mark.parametrize("spec", ["mine.py:Mine", "a folder/mine.py", "exec:true"])
def test_code_of_others_is_told_from_bots_of_the_house(spec: str) -> None:
    assert is_foreign(spec)
    assert not is_foreign("oracle:100ms")
