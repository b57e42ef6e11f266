"""How a wonder is put together: what is always there, and pieces that are built one by one.

Everything stands once in a file, as a group; the pictures of its states are uses of these groups.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.kit import Kind, Part, Scene
from art.shared import SKY

Piece = tuple[Part, ...]
"""A piece that stands. Its first part is its outline too, dashed as long as it does not stand;
with ink d it is nothing else."""


@dataclass(frozen=True)
class Wonder:
    """A wonder from back to front; what appears at its completion belongs to its last piece."""

    base: tuple[Part, ...]
    pieces: tuple[Piece, ...]
    front: tuple[Part, ...] = ()
    work: tuple[Part, ...] = ()
    """What is there only between its first stage and its last."""


def groups(name: str, wonder: Wonder) -> dict[str, tuple[Part, ...]]:
    """The drawings of which all states of a wonder are made, by their ids."""
    ids = {f"w-{name}-b": wonder.base}
    for at, piece in enumerate(wonder.pieces):
        ids[f"w-{name}-{at}"] = tuple(part for part in piece if part[0] != "d")
        ids[f"w-{name}-{at}d"] = (("d", piece[0][1]),)
    ids[f"w-{name}-f"] = wonder.front
    ids[f"w-{name}-w"] = wonder.work
    return {id: parts for id, parts in ids.items() if parts}


def standing(pieces: int, stages: int, built: int) -> int:
    """How many pieces stand by so many stages of so many: with fewer stages, some come together."""
    return (2 * built * pieces + stages - 1) // (2 * stages)


def state(name: str, wonder: Wonder, kind: Kind, stages: int, built: int) -> Scene:
    """A wonder of which so many stages of so many are built."""
    there = standing(len(wonder.pieces), stages, built)
    pieces = [f"{at}{'' if at < there else 'd'}" for at in range(len(wonder.pieces))]
    drawn = (
        *(("b",) if wonder.base else ()),
        *pieces,
        *(("f",) if wonder.front else ()),
        *(("w",) if wonder.work and 0 < built < stages else ()),
    )
    return Scene(kind, (SKY, *(f"w-{name}-{which}" for which in drawn)))
