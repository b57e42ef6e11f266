"""Weights to go on from: all that a training needs of what was learnt before.

The file has the numbers and the figures of every generation; games need not be kept. Inputs that
were added at the end since then begin without a say, so nothing is lost and nothing is gained yet.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from wondertable.bots.errors import BadWeights, OtherWeights
from wondertable.bots.search.net import ROW, Weights
from wondertable.bots.search.weights import Shape, parse_weights


def read_start(path: Path, shape: Shape) -> tuple[Weights, dict[str, Any]]:
    """The weights of a file and their origin, with rows for inputs that it does not know yet."""
    try:
        data = path.read_bytes()
        header = json.loads(data.partition(b"\n")[0])
        known = replace(shape, features=int(header["features"]), inputs=int(header["inputs"]))
    except OSError as error:
        raise BadWeights(path.name, error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError) as error:
        raise BadWeights(path.name, str(error)) from None
    weights, origin = parse_weights(data, known, path.name)
    if known.inputs > shape.inputs or known.features > shape.features:
        raise OtherWeights(path.name, str(known), str(shape))
    return widened(weights, shape.inputs), origin


def widened(weights: Weights, inputs: int) -> Weights:
    """Weights with rows of nothing for the inputs that were added at the end."""
    return Weights(
        weights.first + bytes(inputs * ROW - len(weights.first)),
        weights.second,
        weights.second_bias,
        weights.last,
        weights.last_bias,
        weights.policy,
        weights.policy_bias,
    )
