"""Every error says who, what and where, in a sentence made of its fields."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from string import Formatter

import pytest

from wondertable.core import errors
from wondertable.core.errors import BadSeed, Reason, WondertableError, leaves
from wondertable.core.phrases import Phrase, phrase
from wondertable.games.babel import errors as babel_errors
from wondertable.games.seven import errors as seven_errors

SAMPLES: dict[str, str | int | Reason | WondertableError] = {
    "str": "a word",
    "int": 42,
    "Phrase": phrase("number", "a number from 0 to {last}", last=9),
    "str | WondertableError": BadSeed("x"),
    "Reason": Reason("a-key", "{card} is covered", (("card", "altar"),)),
}

CORE = [
    leaf
    for leaf in leaves()
    if leaf.__module__ in (errors.__name__, babel_errors.__name__, seven_errors.__name__)
]
"""Other rooms add errors of their own, which their tests and the translations cover."""

every_leaf = pytest.mark.parametrize("leaf", CORE, ids=lambda leaf: leaf.__name__)


def sample(leaf: type[WondertableError]) -> WondertableError:
    """An error of a kind, made with positional arguments."""
    return leaf(*(SAMPLES[str(field.type)] for field in fields(leaf)))  # type: ignore[arg-type]


@every_leaf
def test_an_error_has_a_key_of_its_own(leaf: type[WondertableError]) -> None:
    words = re.findall("[A-Z][a-z]*", leaf.__name__)
    assert leaf.key == "-".join(["error", *words]).lower()
    assert [other for other in leaves() if other.key == leaf.key] == [leaf]


@every_leaf
def test_a_sentence_has_exactly_the_fields_of_its_error(leaf: type[WondertableError]) -> None:
    named = {name for _, name, _, _ in Formatter().parse(leaf.sentence) if name is not None}
    assert named == {field.name for field in fields(leaf)}  # type: ignore[arg-type]


@every_leaf
def test_an_error_says_its_sentence(leaf: type[WondertableError]) -> None:
    error = sample(leaf)
    text = str(error)
    assert all(str(value) in text for value in error.values().values())
    assert all(isinstance(value, (str, int)) for value in error.values().values())
    assert "{" not in text


@every_leaf
def test_an_error_passes_through_a_context_manager(leaf: type[WondertableError]) -> None:
    @contextmanager
    def passing() -> Iterator[None]:
        yield

    error = sample(leaf)
    with pytest.raises(leaf) as caught, passing():
        raise error
    assert caught.value is error


@every_leaf
def test_an_error_can_be_sent_to_another_process(leaf: type[WondertableError]) -> None:
    error = sample(leaf)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is leaf
    assert again.values() == error.values()
    assert str(again) == str(error)


@every_leaf
def test_two_errors_with_the_same_fields_are_two_errors(leaf: type[WondertableError]) -> None:
    assert sample(leaf) != sample(leaf)
    assert len({sample(leaf), sample(leaf)}) == 2


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    assert errors.__doc__ is not None
    drawn = re.findall(r"[├└]── ([A-Z]\w+)", errors.__doc__)
    below = WondertableError.__subclasses__()
    groups = [group for group in below if group.__module__ == errors.__name__]
    tree = [
        kind.__name__
        for group in groups
        for kind in (group, *leaves(group))
        if kind.__module__ == errors.__name__
    ]
    assert drawn == tree


def test_a_reason_stands_in_the_sentence_of_its_error() -> None:
    reason = Reason("duel-reason-covered", "{card} is covered", (("card", "altar"),))
    error = errors.IllegalAction("1", "build altar", 14, reason)
    assert str(error) == "Seat 1 may not “build altar” at ply 14: altar is covered."
    assert error.values()["reason"] == "altar is covered"


def test_a_phrase_is_sent_to_another_process_with_its_message() -> None:
    sent = phrase("range", "{low} to {high}", low=1, high=5)
    again = pickle.loads(pickle.dumps(sent))
    assert isinstance(again, Phrase)
    assert (again, again.key, again.values) == (sent, sent.key, sent.values)


def test_a_reason_tells_several_things_one_after_the_other() -> None:
    reason = Reason("a-key", "covered by {covers}", (("covers", ("altar", "baths")),))
    assert str(reason) == "covered by altar, baths"


def test_leaves_of_a_branch_are_only_its_own() -> None:
    assert leaves(errors.NotationError) == [errors.UnknownWord, errors.UnknownAction]
