"""Buffers of the engine as arrays of NumPy, and actions that come in from outside."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Final

from wondertable.gym.errors import BadActions, WrongSetting
from wondertable.gym.extras import library

library("gymnasium", "gym")

import numpy as np  # noqa: E402  # the extra is asked for first, so that its lack is told
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

if TYPE_CHECKING:
    from wondertable.gym.spaces import Space

Bytes = NDArray[np.uint8]
Masks = NDArray[np.int8]

ON_ILLEGAL: Final = ("default", "raise")
"""What becomes of a number that is not allowed: the lowest that is, or an error."""


def is_strict(on_illegal: str) -> bool:
    """Whether a number that is not allowed is an error."""
    if on_illegal not in ON_ILLEGAL:
        raise WrongSetting("on_illegal", str(on_illegal), ", ".join(ON_ILLEGAL))
    return on_illegal == "raise"


def one_number(action: object, size: int) -> int:
    """A number that was given as an action; raises BadActions."""
    try:
        if isinstance(action, (bool, np.bool_)):
            raise TypeError
        number = operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise BadActions(f"whole numbers from 0 to {size - 1}", type(action).__name__) from None
    if not 0 <= number < size:
        raise BadActions(f"whole numbers from 0 to {size - 1}", str(number))
    return number


def many_numbers(actions: object, count: int, size: int) -> list[int]:
    """A whole number for each of many games; raises BadActions."""
    array = np.asarray(actions)
    wanted = f"whole numbers in an array of shape ({count},)"
    if array.dtype.kind not in "iu":
        raise BadActions(wanted, f"of type {array.dtype}")
    if array.shape != (count,):
        raise BadActions(wanted, f"of shape {array.shape}")
    if count and not 0 <= int(array.min()) <= int(array.max()) < size:
        least, most = int(array.min()), int(array.max())
        raise BadActions(f"whole numbers from 0 to {size - 1}", str(least if least < 0 else most))
    numbers: list[int] = array.tolist()
    return numbers


def observation_space(space: Space) -> spaces.Dict:
    """What one seat sees: bytes, and the mask of what it may choose."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (space.inputs,), np.uint8),
            "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )


def action_space(space: Space) -> spaces.Discrete:
    """What one seat chooses from."""
    return spaces.Discrete(space.actions)
