"""Buffers of the engine as arrays of NumPy."""

from __future__ import annotations

from typing import Any

from wondertable.gym.extras import library

library("numpy", "gym")

import numpy as np  # noqa: E402  # the extra is asked for first, so that its lack is told
from numpy.typing import NDArray  # noqa: E402


def looking(buffer: object, kind: type[Any], *shape: int) -> NDArray[Any]:
    """An array that shows a buffer of the engine as it changes, and cannot be written."""
    array = np.frombuffer(buffer, dtype=kind).reshape(shape)  # type: ignore[call-overload]
    array.flags.writeable = False
    return array  # type: ignore[no-any-return]
