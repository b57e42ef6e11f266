"""The front door: `import wondertable` gives a few names, and what it says of them is true."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import wondertable
import wondertable as wt
from tests.docs.conftest import HOUSE
from wondertable.cli.app import COMMANDS
from wondertable.core.errors import NoSuchPly, NoSuchSeat, NotAsked

SHOWN = (
    "wondertable",
    "wondertable.bots.own",
    "wondertable.core.position",
    "wondertable.door.match",
    "wondertable.door.play",
    "wondertable.door.record",
    "wondertable.text.language",
)
"""The modules whose docstrings have examples."""

ROOMS = ("arena.runner", "arena.results", "bots", "cli.app", "door.match")
"""What a plain install is for: bots, the arena and the terminal."""

SERVER = {
    *("sqlalchemy", "alembic", "anyio", "starlette", "jinja2", "uvicorn", "websockets"),
    *("multipart", "python_multipart", "itsdangerous", "segno", "uvloop", "httptools"),
    *("webauthn", "confusable_homoglyphs", "networkx", "py_vapid", "http_ece", "tzdata"),
}
"""What only tables in the browser need."""


def python(program: str) -> str:
    """What a program prints that was started anew."""
    words = [sys.executable, "-c", program]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", SHOWN)
def test_the_examples_of_a_module_do_what_they_say(name: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    found = doctest.testmod(import_module(name), optionflags=flags)
    assert found.attempted > 0
    assert found.failed == 0


def test_every_module_with_examples_is_tried() -> None:
    source = Path(wondertable.__file__).parent
    with_examples = {
        file.relative_to(source.parent).with_suffix("").as_posix().replace("/", ".")
        for file in source.rglob("*.py")
        if ">>> " in file.read_text(encoding="utf-8")
    }
    assert {name.removesuffix(".__init__") for name in with_examples} == set(SHOWN)


def test_a_star_brings_all_names_of_the_front_door_and_no_others() -> None:
    names: dict[str, object] = {}
    exec("from wondertable import *", names)
    names.pop("__builtins__")
    assert sorted(names) == sorted(wondertable.__all__) == dir(wondertable)
    assert len(names) <= 21


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Bord'"):
        _ = wondertable.Bord  # type: ignore[attr-defined]  # as a type checker says too


def test_every_name_has_a_docstring() -> None:
    told = [name for name in wondertable.__all__ if not name.isupper() and name != "__version__"]
    compiled = {"Rng", "State"} if wondertable.COMPILED else set()  # mypyc keeps none of a class
    untold = {name for name in told if not getattr(wondertable, name).__doc__}
    assert untold == compiled


def test_pydoc_tells_all_names() -> None:
    words = [sys.executable, "-m", "pydoc", "wondertable"]
    page = subprocess.run(words, capture_output=True, encoding="utf-8", check=True).stdout
    for name in ("class Play", "class Record", "class View", "match(", "read(", "find_bot("):
        assert name in page


def test_the_package_alone_imports_none_of_its_rooms() -> None:
    program = "import sys, wondertable; print([m for m in sys.modules if m.startswith('wonder')])"
    assert json.loads(python(program).replace("'", '"')) == [
        "wondertable._engine",
        "wondertable._lazy",
        "wondertable",
    ]


def test_a_plain_install_needs_no_web_and_no_database() -> None:
    rooms = [*ROOMS, *(f"cli.{command}" for command in COMMANDS if command != "serve")]
    names = ", ".join(f"wondertable.{room}" for room in rooms)
    program = f"import sys, {names}; print(*sys.modules)"
    assert {module.partition(".")[0] for module in python(program).split()} & SERVER == set()


def test_what_only_the_server_needs_is_an_extra() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    plain = {module_of(one) for one in project["dependencies"]}
    extra = {module_of(one) for one in project["optional-dependencies"]["server"]}
    assert plain & SERVER == set()
    assert extra <= SERVER
    assert "wondertable[server]" in project["optional-dependencies"]["dev"]


def module_of(requirement: str) -> str:
    """The module that a requirement brings."""
    name = requirement.partition(">")[0].partition("=")[0].partition(";")[0].strip()
    return name.replace("-", "_")


def test_what_is_printed_says_what_it_is() -> None:
    play = wt.Play("duel", seed=7, names=["Ann", "Bob"])
    assert repr(play.game) == "<DuelGame duel, rules 1>"
    assert repr(wt.find_bot("greedy", "duel")) == "<GreedyBot greedy>"
    assert repr(play.record) == "<Record of duel with Ann, Bob: 9 moves>"
    assert str(play.record) == play.record.text()
    while not play.over:
        play.do(play.choices(play.asked[0])[0])
    assert repr(play.record).endswith(f" moves, {play.outcome and play.outcome.reason}>")


def test_a_bot_is_asked_for_a_seat_that_owes_a_choice() -> None:
    play = wt.Play("duel", seed=7)
    bot = wt.find_bot("greedy", play.game)
    with pytest.raises(NotAsked):
        play.ask(bot, 1)
    with pytest.raises(NotAsked):
        play.ask(bot, 5)


def test_a_record_has_the_plies_and_seats_that_it_has() -> None:
    play = wt.Play("duel", seed=7)
    play.do(play.choices(0)[0])
    record = play.record
    assert record.at(1) == play.position
    for ply in (2, 999, -1):
        with pytest.raises(NoSuchPly, match="its last one is 1"):
            record.at(ply)
    assert record.seen_by(wt.SPECTATOR).header.view == wt.SPECTATOR
    for seat in (2, -1):
        with pytest.raises(NoSuchSeat, match="the last one is 1"):
            record.seen_by(seat)
