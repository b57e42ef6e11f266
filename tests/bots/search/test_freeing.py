"""Freeing what the engine made overwrites nothing, however deep it lies (see `setup.py`)."""

from __future__ import annotations

import ast
import os
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.search.freeing import ACYCLIC
from wondertable import COMPILED

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src/wondertable"

compiled = pytest.mark.skipif(
    not COMPILED, reason="without the compiled engine all memory is Python's own"
)


def free(*ways: str) -> None:
    """Frees things in some ways, where Python looks at all memory around them."""
    env = os.environ | {
        "PYTHONMALLOC": "debug",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.search.freeing", *ways],
        env=env,
        capture_output=True,
        text=True,
        errors="replace",  # what was overwritten stands in the message
        check=False,
    )
    assert done.returncode == 0, done.stderr


@compiled
def test_nothing_is_overwritten_where_things_are_freed_inside_others() -> None:
    free("inside_lists", "chains", "trees", "broken_off")


@compiled
@pytest.mark.long
@pytest.mark.parametrize("way", ["deepest", "million", "many"])
def test_nothing_is_overwritten_by_large_searches(way: str) -> None:
    free(way)


def test_every_class_that_the_garbage_collector_does_not_know_is_freed_by_a_test() -> None:
    found = {
        ".".join([*file.relative_to(SOURCE).with_suffix("").parts, node.name])
        for file in SOURCE.rglob("*.py")
        if "acyclic" in file.read_text()
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef) and any(map(is_acyclic, node.decorator_list))
    }
    assert found == set(ACYCLIC)


def is_acyclic(decorator: ast.expr) -> bool:
    """Whether a decorator keeps a class from the garbage collector."""
    return isinstance(decorator, ast.Call) and any(
        keyword.arg == "acyclic" for keyword in decorator.keywords
    )


TRACKED = """static void
tree___Search_dealloc(SearchObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, tree___Search_dealloc)
    clear(self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
PLAIN = """static void
tree___Node_dealloc(NodeObject *self)
{
    if (Node_free_instance == NULL) {
        return;
    }
    clear(self);
    done: ;
}
"""
BEGIN, END = "    CPy_TRASHCAN_BEGIN(self, tree___Node_dealloc)\n", "    CPy_TRASHCAN_END(self)\n"
ASKING = PLAIN.replace("    clear(self);\n", f"{BEGIN}    clear(self);\n{END}")


@pytest.fixture
def free_at_once(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """The change that the build makes to mypyc's C."""
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    change: Callable[[str], str] = runpy.run_path(str(ROOT / "setup.py"))["free_at_once"]
    return change


def test_only_what_the_garbage_collector_knows_is_kept_for_later(
    free_at_once: Callable[[str], str],
) -> None:
    assert free_at_once(TRACKED + ASKING + TRACKED) == TRACKED + PLAIN + TRACKED


def test_code_that_is_right_already_stays_as_it_is(free_at_once: Callable[[str], str]) -> None:
    assert free_at_once(TRACKED + PLAIN) == TRACKED + PLAIN


def test_code_of_an_unknown_form_is_refused_rather_than_compiled(
    free_at_once: Callable[[str], str],
) -> None:
    with pytest.raises(ValueError, match="not known here"):
        free_at_once(TRACKED + ASKING.replace("done: ;", "end: ;"))
