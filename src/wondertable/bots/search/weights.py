"""Weights as a file: one line that tells where they come from, then the packed numbers."""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from struct import error as StructError
from struct import pack, unpack_from
from typing import Any, Final

from wondertable.bots.errors import BadWeights, OtherWeights
from wondertable.bots.search.net import HIDDEN_UNITS, POLICY_ROW, ROW, SECOND_UNITS, Weights

FORMAT: Final = 1
MAGIC: Final = "wondertable-weights"
DIGEST_LENGTH: Final = 16


@dataclass(frozen=True)
class Shape:
    """What a network must fit: the game, its rules, and how the game is shown."""

    game: str
    rules: int
    features: int
    """The version of the features; it rises with every change of their meaning."""
    inputs: int
    rows: int

    def __str__(self) -> str:
        return (
            f"{self.game}, rules {self.rules}, features {self.features} "
            f"({self.inputs} inputs, {self.rows} rows)"
        )


def packed(weights: Weights) -> bytes:
    """The numbers one after the other."""
    return b"".join(
        [
            weights.first,
            weights.second,
            weights.second_bias,
            pack(f"<{SECOND_UNITS + 1}f", *weights.last, weights.last_bias),
            weights.policy,
            pack(f"<{len(weights.policy_bias)}f", *weights.policy_bias),
        ]
    )


def unpacked(data: bytes, shape: Shape) -> Weights:
    """The numbers that `packed` laid one after the other."""
    ends = [shape.inputs * ROW, HIDDEN_UNITS * ROW, ROW, 4 * (SECOND_UNITS + 1)]
    ends += [shape.rows * POLICY_ROW, 4 * shape.rows]
    if len(data) != sum(ends):
        raise ValueError("not as many numbers as the network has")
    parts = []
    for length in ends:
        parts.append(data[:length])
        data = data[length:]
    last = unpack_from(f"<{SECOND_UNITS + 1}f", parts[3])
    policy_bias = unpack_from(f"<{shape.rows}f", parts[5])
    return Weights(
        parts[0], parts[1], parts[2], list(last[:-1]), last[-1], parts[4], list(policy_bias)
    )


def write_weights(path: Path, weights: Weights, shape: Shape, origin: dict[str, Any]) -> None:
    """Saves weights with their origin."""
    body = zlib.compress(packed(weights), 9)
    header = {
        MAGIC: FORMAT,
        "game": shape.game,
        "rules": shape.rules,
        "features": shape.features,
        "inputs": shape.inputs,
        "rows": shape.rows,
        "sha256": hashlib.sha256(body).hexdigest(),
        "origin": origin,
    }
    path.write_bytes(json.dumps(header, ensure_ascii=False).encode() + b"\n" + body)


def parse_weights(data: bytes, shape: Shape, name: str) -> tuple[Weights, dict[str, Any]]:
    """The weights of a file and their origin; damaged or foreign ones are refused."""
    line, newline, body = data.partition(b"\n")
    try:
        header = json.loads(line)
        found = Shape(
            header["game"], header["rules"], header["features"], header["inputs"], header["rows"]
        )
        if header[MAGIC] != FORMAT or not newline:
            raise ValueError("another format")
        if hashlib.sha256(body).hexdigest() != header["sha256"]:
            raise ValueError("the numbers do not fit their digest")
        if found != shape:
            raise OtherWeights(name, str(found), str(shape))
        return unpacked(zlib.decompress(body), shape), dict(header["origin"])
    except (ValueError, KeyError, TypeError, zlib.error, StructError) as error:
        raise BadWeights(name, str(error)) from None


def read_weights(path: Path, shape: Shape) -> tuple[Weights, dict[str, Any]]:
    """The weights of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadWeights(path.name, error.strerror or str(error)) from None
    return parse_weights(data, shape, path.name)


def shipped_weights(shape: Shape) -> Weights | None:
    """The weights that the package has for a game; None if it has none."""
    data = shipped(shape.game)
    return parse_weights(data, shape, f"bots/{shape.game}/weights.bin")[0] if data else None


def shipped_digest(game: str) -> str:
    """A short name for the weights that the package has for a game; empty if it has none."""
    data = shipped(game)
    return hashlib.sha256(data.partition(b"\n")[2]).hexdigest()[:DIGEST_LENGTH] if data else ""


def shipped(game: str) -> bytes:
    """The file of weights that the package has for a game; empty if there is none."""
    file = files("wondertable.bots") / game / "weights.bin"
    return file.read_bytes() if file.is_file() else b""
