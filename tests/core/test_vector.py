"""Rows of numbers without Python ints."""

from __future__ import annotations

from wondertable import COMPILED
from wondertable.core.vecs import octets, reals, table, wholes
from wondertable.core.vector import ROOM, Vector


def filled(*numbers: int) -> Vector:
    """A vector with these numbers."""
    vector = Vector()
    for number in numbers:
        vector.add(number)
    return vector


def test_a_new_vector_is_empty() -> None:
    assert Vector().count == 0
    assert Vector().listed() == []


def test_numbers_stay_in_their_order() -> None:
    vector = filled(7, 2**62 - 1, -3)
    assert vector.listed() == [7, 2**62 - 1, -3]
    assert [vector.at(place) for place in range(vector.count)] == vector.listed()


def test_a_vector_grows_as_it_must() -> None:
    many = list(range(5 * ROOM))
    vector = filled(*many)
    assert vector.listed() == many
    vector.add(-1)
    assert vector.listed() == [*many, -1]


def test_a_vector_is_filled_again_and_again() -> None:
    vector = filled(1, 2, 3)
    vector.fill([9])
    assert vector.listed() == [9]
    vector.clear()
    assert vector.listed() == []
    vector.add(4)
    assert vector.listed() == [4]


def test_bits_become_numbers_counted_from_a_first_one() -> None:
    vector = filled(5)
    vector.add_bits(2**0 | 2**7 | 2**59, 100)
    assert vector.listed() == [5, 100, 107, 159]


def test_a_list_of_a_vector_is_its_own() -> None:
    vector = filled(1)
    listed = vector.listed()
    vector.fill([2])
    assert listed == [1]


def test_the_source_takes_lists_and_the_compiled_engine_machine_integers() -> None:
    assert list(table([3, 2**61])) == [3, 2**61]
    assert isinstance(table([3]), list) != COMPILED


def test_others_look_into_rows_of_bytes_reals_and_whole_numbers() -> None:
    for row, size in ((octets(3), 1), (reals(3), 8), (wholes(3), 8)):
        seen = memoryview(row)
        assert (seen.nbytes, seen.itemsize) == (3 * size, size)
        assert seen.tolist() == [0, 0, 0]
        row[1] = 1
        assert seen.tolist() == [0, 1, 0]
